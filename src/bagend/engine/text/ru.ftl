then-hidden = Что будет дальше, зависит от того, чего вы не видите.
list-of-pairs = { $first }, а также { $last }
option-yes = да
option-no = нет
cited-clause = { $number }: { $says }.
cited-ruling = { $number }: { $says }

## What is refused

error-unknown-language = Нет языка «{ $language }»; ожидается { $known }.
error-illegal-action = «{ $answer }» здесь нельзя. { $reason } { $lack }
error-journal-illegal = Ответ № { $line } ({ $written }) здесь недопустим. { $reason }
error-cannot-write = Не удалось записать { $file }: { $reason }.
error-cannot-read = Не удалось прочесть { $file }: { $reason }.
error-unknown-game = Нет игры «{ $game }»; ожидается { $known }.

## Seats and turns

error-unknown-seat = В игре { $game } нет места «{ $seat }»; ожидается { $known }.
error-no-seat-number = В игре { $game } нет места номер { $seat }.
error-seat-twice = Одно и то же место названо дважды: { $names }.
error-too-few-seats = { $fewest ->
    [one] Для игры { $game } нужно хотя бы { $fewest } место, а не { $count }.
    [few] Для игры { $game } нужно хотя бы { $fewest } места, а не { $count }.
   *[many] Для игры { $game } нужно хотя бы { $fewest } мест, а не { $count }.
 }
error-seed = Зерно должно быть целым числом, а не «{ $seed }».
error-match-over = Партия окончена.
error-no-secret = Сейчас отвечает CHANCE, а в этой партии нет секрета, который определил бы случайный исход.
error-not-asked = Сейчас отвечает не { $who }, а { $seat }.
error-spectator-not-asked = Сейчас отвечает не зритель, а { $seat }.
error-nothing-to-undo = Отменять нечего: с тех пор бросали кубики, что-то открыли или сходил игрок с другого места.
error-nothing-to-take-back = Пока нечего брать назад.
error-other-version = Эта партия сыграна по правилам версии { $version } (игра { $game }); программа играет по версиям от { $oldest } до { $newest }.
error-mode = Для BAGEND_MODE ожидается { $known }, а не «{ $mode }».
error-match-mode = Режим партии: ожидается { $known }, а не «{ $mode }».

## Answers that cannot be read.  What was expected is one of the messages below, or a list of words to be typed.

error-no-action = Нет действия { $answer }; ожидается число от 0 до { $most }.
error-unreadable-answer = Не удалось прочесть «{ $answer }»: ожидается запись хода или его номер.
error-unknown-verb = Не удалось прочесть «{ $answer }»: ожидается { $known }.
error-unknown-form = Не удалось прочесть «{ $answer }»: ожидается «{ $wanted }».
error-unknown-noun = Не удалось прочесть «{ $token }» в ответе «{ $answer }»: ожидается { $expected }.
expected-some = что-то из списка через +: { $names }
expected-number = число от { $least } до { $most }
expected-dice = { $dice ->
    [one] { $dice } знак: - или грань от 1 до { $faces }
    [few] { $dice } знака, каждый из них: - или грань от 1 до { $faces }
   *[many] { $dice } знаков, каждый из них: - или грань от 1 до { $faces }
 }
expected-like = что-то вроде { $example }
expected-several-like = одно или несколько обозначений вроде { $example }, через +
expected-whole = целое число от { $least } до { $most }
expected-listing = { $count } из списка: { $names }
expected-listing-wrong = { $count } из списка: { $names } («{ $wrong }» в нём нет)

## Options

error-unknown-option = Нет параметра «{ $option }»; ожидается { $known }.
error-no-options = Нет параметра «{ $option }»: здесь нет никаких параметров.
error-option-value = Параметр «{ $option }» не может иметь значение «{ $value }»; ожидается { $expected }.
error-option-seat = Параметр «{ $option }» не может иметь значение «{ $value }»: это место не занято.
error-option-coins = Параметр «{ $option }» не может иметь значение { $value }: у каждой стороны в начале монет: { $coins }.
error-option-file = Не удалось прочесть файл параметров { $file }: { $reason }.
error-option-file-line = { $file }, строка { $line }: { $reason }
error-option-file-toml = { $file }: это не файл TOML: { $reason }.
error-option-file-long = { $most ->
    [one] { $file }: слишком длинно; в файле параметров может быть не больше { $most } символа.
    [few] { $file }: слишком длинно; в файле параметров может быть не больше { $most } символов.
   *[many] { $file }: слишком длинно; в файле параметров может быть не больше { $most } символов.
 }
error-option-file-dot = { $file }: точка вне кавычек; ожидаются строки вида key = value.
error-option-file-digits = { $most ->
    [one] { $file }: число длиннее { $most } цифры.
    [few] { $file }: число длиннее { $most } цифр.
   *[many] { $file }: число длиннее { $most } цифр.
 }
error-option-file-deep = { $file }: слишком много вложенных скобок; ожидаются строки вида key = value.

## Journals: saved matches, line by line.  The words header, secret, commitment, draw and pick mean parts of that file.

error-journal-format = Строка { $line }: ожидается «{ $format }», а стоит «{ $got }».
error-journal-field = Строка { $line }: поля заголовка «{ $field }» не бывает.
error-journal-version = Версия игры должна быть числом, а не «{ $value }».
error-journal-once = Поле «{ $field }» должно быть названо в заголовке ровно один раз.
error-journal-words = { $due ->
    [one] Строка { $line }: после «{ $field }» ожидается { $due } слово, а не { $got }.
    [few] Строка { $line }: после «{ $field }» ожидается { $due } слова, а не { $got }.
   *[many] Строка { $line }: после «{ $field }» ожидается { $due } слов, а не { $got }.
 }
error-journal-given = Строка { $line }: случайных исходов: { $draws }, поэтому задать заранее «{ $value }» из них нельзя.
error-journal-twice = Строка { $line }: { $field } «{ $name }» встречается дважды.
error-journal-line = Строка { $line }: ожидаются место, те, кому виден ответ, и сам ответ, а стоит «{ $row }».
error-journal-draw = Строка { $line }: случайный исход должен заканчиваться на «= k/n», а стоит «{ $row }».
error-journal-secret = Секрет в заголовке — не шестнадцатеричное число.
error-journal-stranger = В заголовке названо «{ $name }», но такого места в этой партии нет.
error-journal-turn = Ответ № { $line } ({ $written }): здесь отвечает { $due }, а не { $seat }.
error-journal-after-end = Ответ № { $line } ({ $written }): партия к этому времени уже окончена.
error-journal-unread = Ответ № { $line } ({ $written }): { $reason }
error-journal-outcomes = { $outcomes ->
    [1] Ответ № { $line } ({ $written }): здесь возможен только { $outcomes } исход.
    [one] Ответ № { $line } ({ $written }): здесь { $outcomes } равновероятный исход.
    [few] Ответ № { $line } ({ $written }): здесь { $outcomes } равновероятных исхода.
   *[many] Ответ № { $line } ({ $written }): здесь { $outcomes } равновероятных исходов.
 }
error-journal-pick = Ответ № { $line } ({ $written }): вариант { $pick } из { $outcomes } — это другой исход.

## GPUs

error-no-driver = На этом компьютере нет драйвера NVIDIA.
error-no-gpu = Драйвер NVIDIA не находит на этом компьютере GPU.
error-gpu-memory = На GPU слишком мало свободной памяти для стольких партий сразу.
error-driver-old = Драйвер NVIDIA слишком старый: нужна версия 580 или новее.
error-driver-fails = Сбой драйвера NVIDIA в { $call }: { $reason }.
gpu-status = ошибка { $status }
error-gpu-entry = В коде для GPU нет точки входа: удалите его из кеша компиляции.
error-gpu-extra = Чтобы играть на GPU, установите numba-cuda: pip install {"'"}bagend[gpu]{"'"}.

## What the operating system says, after “Cannot write FILE:” and the like

system-no-file = нет такого файла или папки
system-no-permission = нет прав доступа
system-is-folder = это папка
system-not-folder = это не папка
system-exists = файл уже существует
system-full = на устройстве нет места
system-read-only = файловая система доступна только для чтения
system-in-use = адрес уже занят
system-not-here = такого адреса на этом компьютере нет
system-not-text = это не текстовый файл
