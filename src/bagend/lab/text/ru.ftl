# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: игра
progress-arena = { $game }: арена
progress-reviewing = { $game }: разбор
progress-fuzzing = { $game }: проверка наугад
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done } из { $total }
progress-fault = { $fault } Эту партию он проигрывает.
progress-forfeits = { $count ->
    [one] { $count } партия проиграна по вине самого бота.
    [few] { $count } партии проиграны по вине самого бота.
   *[many] { $count } партий проиграно по вине самого бота.
 }

## Figures with the interval they lie in 95 times of 100

interval-rate = { $rate } ({ $low }–{ $high })
interval-mean = { $mean } ({ $low }–{ $high }), не больше { $most }

## The table of bagend simulate

simulate-title = { $title }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
 }, зерно { $seed }
simulate-figure = доля или среднее (интервал 95 %)
simulate-wins = побеждает { $seat } ({ $bot })
simulate-shared = общие победы
simulate-forfeits = проиграно по вине бота
simulate-undecided = не решено (предел ходов и случайных исходов: { $longest })
simulate-length = ходов и случайных исходов на партию

## The tables and plots of bagend arena

arena-title-bots = { $title }: { $matches ->
    [one] по { $matches } партии
    [few] по { $matches } партии
   *[many] по { $matches } партий
 } на бота, зерно { $seed }
arena-title-pairs = { $title }: { $matches ->
    [one] по { $matches } партии
    [few] по { $matches } партии
   *[many] по { $matches } партий
 } на пару, зерно { $seed }
arena-bot = бот
arena-wins = победы (интервал 95 %)
arena-rating = рейтинг (интервал 95 %)
arena-advantage = преимущество: { $seat }
arena-pair = пара
arena-score = счёт (интервал 95 %)
arena-against = { $bot } против { $other }
plot-simulations = симуляции
plot-score = счёт против { $bot }, интервал 95 %
plot-share = доля выигранных партий, интервал 95 %
plot-rating = рейтинг, интервал 95 %

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Идёт замер
bench-measuring-steps = Замер шагов: около минуты
bench-measuring-envs = Замер сред: около минуты
bench-measuring-search = Замер поиска: около минуты
bench-measuring-levels = Замер уровней, игра { $game }: минута или две
bench-measuring-starts = Замер запуска: около трёх минут
bench-measuring-gpu = Замер на GPU, игра { $game }: около минуты, а если ещё ничего не скомпилировано — несколько минут
bench-title-steps = За секунду CPU на одном ядре, медиана пяти запусков
bench-title-search = Поиск: каждая симуляция доигрывает одну случайную партию до конца
bench-title-levels = Время CPU на ход, одно ядро { $processor }
bench-title-starts = Запуск: секунды CPU нового процесса до первого хода
bench-title-gpu = За секунду на одном { $gpu }, медиана пяти запусков
bench-game = игра
bench-what = что
bench-level = уровень
bench-steps = шагов/с
bench-moves = ходов/с
bench-games = партий/с
bench-simulations-per-second = симуляций/с
bench-steps-in-each = шагов в каждой
bench-simulations = симуляций
bench-positions = позиций
bench-mean = среднее, мс
bench-slowest = худшее, мс
bench-seconds = с
bench-same = как на CPU
bench-same-yes = да
bench-same-no = НЕТ
bench-at-once = партий сразу
bench-playouts = случайные партии, { $mode }
bench-greedy = партии бота greedy, { $mode }
bench-env = пакетная среда с наблюдениями
bench-search = поиск, { $kind }
bench-search-peer = поиск, { $kind } на C++
bench-rollouts = случайные партии на C++
bench-gpu-games = партии бота { $bot }
bench-gpu-steps = по одному решению за раз
bench-start-import = import bagend, { $cache ->
    [cold] с нуля
   *[warm] из кеша
 }
bench-start-table = { $game }: что нужно столу, компиляция { $cache ->
    [cold] с нуля
   *[warm] из кеша
 }
bench-start-bots = { $game }: что нужно ботам, компиляция { $cache ->
    [cold] с нуля
   *[warm] из кеша
 }
bench-start-playouts = { $game }: случайные партии, компиляция { $cache ->
    [cold] с нуля
   *[warm] из кеша
 }

## What bagend fuzz finds

fuzz-clean = Партий: { $matches }, ходов: { $answers }. Ни сбоев, ни тупиков, ни бесконечных партий, ни неверных отмен.
fuzz-found = { $what } (зерно { $seed }); см. { $file }.
fuzz-refused = допустимый ход отклонён: { $reason }
fuzz-crash = сбой: { $error }
fuzz-endless = бесконечная партия, ходов и случайных исходов: { $count }
fuzz-dead-end = тупик: нет ни одного допустимого хода
fuzz-undo-draw = отмена через случайный исход
fuzz-undo-state = отмена не восстанавливает состояние

## What bagend verify finds

verify-dice = Кубики
verify-rules = Правила
verify-finding = { $what }: { $sentence }
verify-compare = Сравните строку commitment в записи партии с хешем, который вы видели до первого случайного исхода: это можете сделать только вы.
verify-fair = { $draws ->
    [1] Единственный случайный исход следует из секрета, а секрет соответствует хешу, показанному до него.
   *[other] Случайных исходов: { $draws }. Все они следуют из секрета, а секрет соответствует хешу, показанному до первого из них.
 }
verify-fair-later = { $given ->
    [1] Первый случайный исход взят из другой партии или из урока, и проверить его нельзя.
   *[other] Первые случайные исходы (их { $given }) взяты из другой партии или из урока, и проверить их нельзя.
 } Все последующие (их { $draws }) следуют из секрета, а секрет соответствует хешу, показанному до первого случайного исхода.
verify-no-secret = В этой записи партии нет секрета: его показывают, когда партия окончена.
verify-bad-secret = Секрет в этой записи партии — не шестнадцатеричное число.
verify-other-hash = Секрет не соответствует хешу, показанному до первого случайного исхода ({ $shown }).
verify-no-hash = Секрет не с чем сравнить: в этой записи партии не сказано, какой хеш был показан до первого случайного исхода.
verify-given = По заголовку заранее заданных случайных исходов { $given }, а всего их { $draws }.
verify-no-pick = В строке случайного исхода № { $number } не сказано, какой это вариант и из скольких: { $line }
verify-wrong-pick = Случайный исход № { $number } ({ $answer }) — вариант { $pick } из { $outcomes }, а должен быть вариант { $due }.
verify-hidden = Некоторые ходы скрыты, поэтому партию нельзя сыграть заново. Проверьте её ещё раз, когда она будет окончена.
verify-audience = Ответ № { $line } ({ $written }) должны видеть: { $due }, а не { $audience }.
verify-holds = Ходов и случайных исходов: { $count }. Все они следуют правилам ({ $title }, версия { $version }): места и параметры существуют, каждый ход допустим, и каждый случайный исход записан так, как велит его вариант. { $ending }
verify-resigned = { $seat } сдаётся.
verify-not-over = Партия не окончена.
error-not-a-journal = { $file } — не запись партии.

## What bagend where shows: a heading, then labels and what stands after them

where-heading = { $number }, { $title }: { $what }
where-chapter = глава «{ $section }»
where-our-ruling = наше толкование
where-worked-example = разобранный пример
where-rule = Правило
where-ruling = Толкование
where-elsewhere = Где
where-question = Вопрос
where-reason = Причина
where-option = Параметр
where-clause = Пункт
where-example = Пример
where-source = Источник
where-code = Код
where-test = Тест
error-unknown-clause = Ни в одной игре нет пункта, толкования или примера «{ $clause }»; попробуйте { $some } или откройте страницу правил игры.

## Simulations that cannot be run

error-bots-for-seats = Мест: { $seats }, а ботов названо: { $bots }.
error-gpu-bot = Бот «{ $bot }» не играет на GPU; ожидается { $known }.
error-no-benchmark = Нет замера «{ $rows }»; ожидается { $known }.
error-cluster-unreached = Нет связи с кластером Ray «{ $address }»: { $reason }.
error-cluster-lost = Кластер безвозвратно потерял блок: { $reason }.
error-no-matplotlib = Для графика нужен Matplotlib: pip install {"'"}bagend[lab]{"'"}.
error-no-scipy = Для интервалов нужен SciPy: pip install {"'"}bagend[lab]{"'"}.
error-no-statsmodels = Для рейтингов нужен statsmodels: pip install {"'"}bagend[lab]{"'"}.
error-no-openspiel = Этот замер сравнивает с OpenSpiel: pip install {"'"}bagend[bench]{"'"}.
error-no-ray = Для кластера нужен Ray: pip install {"'"}bagend[cluster]{"'"}.
error-no-pyarrow = Для файлов Parquet нужен PyArrow: pip install {"'"}bagend[data]{"'"}.

## Arenas that cannot be played

error-arena-stranger = Бота «{ $bot }» на этой арене нет.
error-arena-twice = Один из ботов указан дважды.
error-arena-two = Для арены этой игры нужны хотя бы два бота и ровно два места.
error-arena-even = Половина партий играется со сменой мест, поэтому число { $matches } должно быть чётным.
error-arena-pair = «{ $pair }» — не пара ботов этой арены; пишите A:B.
error-results-not = { $file } — не файл результатов арены.
error-results-other = В { $file } результаты другой арены: её параметры, места, зерно или версия отличаются.
error-results-budgets = В { $file } партии ботов с разными бюджетами: { $bots }.

## Files of rows, one for each game

error-rows-kind = Непонятно, что за файл { $file }; его имя должно заканчиваться на { $known }.
error-rows-complete = { $file } уже закончен; удалите его или выберите другое имя.
error-rows-columns = В { $file } не те столбцы, что в этом запуске.
error-rows-too-many = В { $file } уже больше партий ({ $done }), чем запрошено ({ $matches }).
error-rows-other = В { $file } строки другого запуска: его игра, боты, параметры, зерно или версия отличаются.
error-rows-unread = В { $file } есть строка, которую не удалось прочесть.
error-rows-kept = Не удалось записать { $file }: { $reason }. { $done ->
    [one] Сохранена { $done } партия; чтобы продолжить, выполните ту же команду ещё раз.
    [few] Сохранены { $done } партии; чтобы продолжить, выполните ту же команду ещё раз.
   *[many] Сохранено { $done } партий; чтобы продолжить, выполните ту же команду ещё раз.
 }
