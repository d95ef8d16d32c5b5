terminal-welcome =
    { $title }. Введите номер хода или сам ход; ? — справка.
    Броски кубиков определяет секрет; его хеш: { $commitment }.
terminal-watch =
    { $title }. Играют боты; чтобы их остановить, нажмите Ctrl-C.
    Броски кубиков определяет секрет; его хеш: { $commitment }.
terminal-curtain-down = Сейчас на экран смотрит только { $seat }. Нажмите Enter, чтобы очистить экран.
terminal-curtain-up = { $seat }, нажмите Enter, когда будете готовы.
terminal-ask = {"> "}
terminal-help =
    {"  "}число       сделать этот ход
    {"  "}слова       сделать ход, как он записан в скобках
    {"  "}hint        показать подсказку: лучшие ходы
    {"  "}read        описать поле словами
    {"  "}undo        отменить свой последний ход
    {"  "}save ФАЙЛ   сохранить партию
    {"  "}quit        выйти из партии
terminal-unknown = «{ $typed }» — не ход. Введите число от 1 до { $most }, ход, как он записан в скобках, или ? для справки.
terminal-hinting = Ищем подсказку…
terminal-thinks = { $who } думает… (в первый раз дольше)
terminal-chance = { $percent ->
    [0] побеждает меньше чем в 1 % случаев
    [100] побеждает больше чем в 99 % случаев
   *[other] побеждает примерно в { $percent } % случаев
 }
terminal-guess = быстрая догадка (для настоящих подсказок установите bagend[fast])
terminal-fault = { $sentence } Поэтому { $seat } проигрывает.
terminal-resigned = { $seat } сдаётся.
terminal-saved = Сохранено: { $file }.
error-player-twice = Место «{ $seat }» указано дважды.
error-player = Не удалось прочесть «{ $setting }»; ожидается { $seat }=human, { $seat }=bot или { $seat }=bot:ИМЯ (имя бота).
error-watch = Чтобы только смотреть, отдайте все места ботам.
error-saved-seats = Места сохранённой партии: { $seats }.
error-too-few-moves = { $file }: ходов и случайных исходов здесь { $count }, меньше чем { $to }.
error-option-setting = Не удалось прочесть параметр «{ $setting }»; ожидается KEY=VALUE.
error-resume-options = Параметры и кубики сохранённой партии уже заданы: не указывайте --option, --box и --seed.
error-resume-game = В { $file } партия игры { $saved }, а не { $game }.

## bagend games: a list for people; after seats, bots and options stands what there is

games-seats = места
games-seats-taken = { $seats } (не меньше { $fewest })
games-bots = боты
games-bot = { $bot } ({ $strength })
games-legend-share = доля выигранных партий
games-legend-rating = на 100 очков рейтинга больше — около 64 побед в 100 партиях
games-options = параметры
games-option = { $about }: { $expected } (по умолчанию { $default })
games-moves = ходы
games-things = что упоминается в ходах
games-view = view: что видит бот

## bagend backup, restore and prune

keeping-copied = { $count ->
    [one] Скопирована { $count } партия в { $file }.
    [few] Скопированы { $count } партии в { $file }.
   *[many] Скопировано { $count } партий в { $file }.
 }
keeping-restored = { $count ->
    [one] Восстановлена { $count } партия.
    [few] Восстановлены { $count } партии.
   *[many] Восстановлено { $count } партий.
 }
keeping-deleted = { $count ->
    [one] Удалена { $count } партия.
    [few] Удалены { $count } партии.
   *[many] Удалено { $count } партий.
 }

## bagend art: a page of every symbol and colour

art-title = Графика Бэг-Энда
art-heading = { $light ->
    [dark] Графика Бэг-Энда, тёмные цвета
   *[light] Графика Бэг-Энда, светлые цвета
 }
art-shared = общее для игр
art-palette = Палитра
art-contrast = Контраст
art-type = Шрифт
art-pair = { $upper } на { $lower }: { $contrast } (не меньше { $least })

## Help: what each command does.  A sentence is made of it: a capital first letter and a full stop are added.

command-bagend = четыре настольные игры о Средиземье: играть, симулировать, измерять
command-table = открыть стол в браузере (по умолчанию)
command-play = играть в терминале
command-games = показать игры, их места, параметры и ботов
command-simulate = дать ботам сыграть много партий и подсчитать результаты
command-arena = определить рейтинг ботов: каждый играет с каждым
command-train = обучить нейросеть для ботов игры
command-report = создать страницу данных об игре: кто побеждает, как и что этому сопутствует
command-schema = вывести схему JSON для того, что команда записывает как JSON
command-replay = вывести сохранённую партию или нарисовать одну из её позиций
command-review = разобрать оконченную партию: шансы, переломные моменты, удача и мастерство
command-verify = проверить сохранённую партию: кубики были честными, а все ходы — допустимыми
command-art = показать все символы, цвета и буквы на одной странице
command-where = найти правило: что в нём сказано, какой код его соблюдает и какие тесты это проверяют
command-fuzz = играть наугад и искать сбои, тупики, бесконечные партии и неверные отмены
command-backup = скопировать все партии в один файл, даже пока стол открыт
command-restore = скопировать партии из резервной копии в пустую базу данных
command-prune = удалить партии, в которых давно ничего не происходило
command-completion = вывести скрипт автодополнения команд, параметров и игр для вашей оболочки
command-bench = выполнить замеры и сравнить с OpenSpiel

## Help: what stands after a command or an option

argument-help = показать эту справку и выйти
argument-version = показать версию программы и выйти
argument-lang = язык: { $known } (по умолчанию: язык вашей системы)
argument-host = адрес, по которому открыт стол (по умолчанию: 127.0.0.1, только этот компьютер)
argument-port = порт, на котором открыт стол (по умолчанию: 8710)
argument-database = где хранятся партии: sqlite:///FILE или postgresql://HOST/NAME (по умолчанию: в вашей папке данных)
argument-no-browser = не открывать браузер
argument-processes = число процессов сервера с одной общей базой данных PostgreSQL (по умолчанию: 1)
argument-bot-workers = число процессов для ботов (по умолчанию: 1)
argument-log-json = писать журнал сбоев строками JSON
argument-bot = ваш собственный бот: ИМЯ=module:Class или ИМЯ=path/to/file.py:Class, то есть модуль или файл; см. docs/your-own-bot.md
argument-bot-seconds = сколько секунд ваш собственный бот может думать над ходом (по умолчанию: 10)
argument-game = см. bagend games
argument-option = см. bagend games
argument-seed = зерно, чтобы повторить сыгранное (по умолчанию: 0)
argument-seed-new = зерно, чтобы повторить сыгранное (по умолчанию: каждый раз новое)
argument-box = файл TOML с параметрами вашей коробки
argument-jobs = число процессов; результаты от него не зависят (по умолчанию: 1)
argument-seat = human, bot или bot:ИМЯ (человек, бот или бот с этим именем); остальные места заполняются сами
argument-watch = только смотреть: все места займут боты
argument-resume = продолжить сохранённую партию
argument-games-game = только эта игра, а также что видят и могут делать её боты
argument-games-json = вывести JSON
argument-simulate-matches = число партий (по умолчанию: 10000)
argument-simulate-bots = один бот на все места или по одному на место, через запятую (по умолчанию: uniform)
argument-simulate-seats = занятые места, через запятую (по умолчанию: все)
argument-device = cuda играет на NVIDIA GPU; результаты от этого не зависят (по умолчанию: cpu)
argument-cluster = играть на кластере Ray: auto (запущенный здесь) или ray://HOST:PORT
argument-simulate-rows = записывать по строке на партию (.csv, .jsonl или .parquet) и продолжать с последней
argument-journals = сохранять запись каждой партии
argument-simulate-json = записать результат как JSON (- — стандартный вывод)
argument-arena-matches = партий на пару, половина со сменой мест (по умолчанию: 400)
argument-arena-bots = боты, через запятую (по умолчанию: все)
argument-arena-seats = занятые места, через запятую (по умолчанию: как можно меньше)
argument-against = играть только против этого бота
argument-pairs = играть только этими парами
argument-results = сохранять результаты здесь и продолжать с них
argument-suite = без партий: сколько доказанных ответов находит каждый бот
argument-plot = нарисовать график рейтингов
argument-arena-json = записать рейтинги как JSON (- — стандартный вывод)
argument-rounds = раундов обучения (по умолчанию: 200)
argument-train-matches = партий в раунде (по умолчанию: 60000)
argument-train-until = остановиться после этого раунда с тем, что уже выучено; без этого ключа обучение продолжится
argument-train-out = сохранить нейросеть сюда и продолжать отсюда (по умолчанию: GAME.npz)
argument-train-plot = нарисовать график логарифмических потерь по раундам
argument-report-matches = партий для основных показателей (по умолчанию: 100000, а если бот думает наперёд — 200)
argument-report-bots = один бот на все места или по одному на место, через запятую (по умолчанию: лучший из тех, что отвечают сразу)
argument-report-out = куда записать страницу (по умолчанию: GAME.html; - — стандартный вывод)
argument-report-json = записать показатели ещё и как JSON (- — стандартный вывод)
argument-schema-name = команда, которая записывает этот JSON
argument-journal = сохранённая партия
argument-svg = нарисовать позицию как SVG
argument-to = остановиться после N ходов и случайных исходов
argument-review-json = записать разбор как JSON (- — стандартный вывод)
argument-review-seconds = сколько примерно секунд думать (по умолчанию: 30)
argument-art-out = куда записать (по умолчанию: art.html)
argument-clause = пункт (J-36), толкование (MQ-69) или разобранный пример (JT-4)
argument-fuzz-seconds = сколько секунд (по умолчанию: 30)
argument-fuzz-seed = зерно (по умолчанию: 0)
argument-fuzz-out = папка для записей неудачных партий (по умолчанию: fuzz)
argument-shell = ваша оболочка
argument-bench-json = записать числа как JSON (- — стандартный вывод)
argument-bench-rows = какие замеры выполнить, через запятую: steps, envs, search, levels, starts, server (сервер под нагрузкой), gpu (по умолчанию: все, кроме server и gpu)
argument-bench-write = обновить таблицы в этом документе; они стоят в нём между <!-- bench ИМЯ --> и <!-- end -->
argument-bench-seconds = секунд CPU на одно число (по умолчанию: 1)
argument-bench-matches = сколько партий сразу ведёт сервер во время замера (по умолчанию: 2000)
argument-backup-file = новый файл
argument-restore-file = файл резервной копии, созданный командой bagend backup
argument-days = сколько дней ничего не происходило

## Help: what stands for a value, in capitals

value-command = КОМАНДА
value-game = ИГРА
value-file = ФАЙЛ
value-folder = ПАПКА
value-number = N
value-language = ЯЗЫК
value-host = АДРЕС
value-port = ПОРТ
value-database = БАЗА
value-own-bot = ИМЯ=ГДЕ
value-option = KEY=VALUE
value-seat = МЕСТО=ИГРОК
value-seats = МЕСТА
value-bot = БОТ
value-bots = БОТЫ
value-pairs = A:B,C:D
value-address = АДРЕС
value-clause = ПУНКТ
value-rows = ЗАМЕРЫ

## How the command is used, and what is wrong with what was typed

usage-usage = использование:
usage-commands = команды
usage-arguments = позиционные аргументы
usage-options = параметры
usage-wrong = { $command }: { $sentence }. См. { $command } --help.
usage-argument = аргумент { $name }: { $sentence }
usage-unknown = неизвестные аргументы: { $names }
usage-required = не хватает обязательных аргументов: { $names }
usage-choice = недопустимый вариант «{ $value }» (возможны: { $choices })
usage-ambiguous = неоднозначный параметр { $option }: подходят { $matches }
usage-no-value = лишнее значение «{ $value }»
usage-one-value = ожидается одно значение
usage-one-at-most = ожидается не больше одного значения
usage-one-at-least = ожидается хотя бы одно значение
usage-whole = должно быть целым числом, 0 или больше, а не «{ $given }»
usage-above-zero = должно быть целым числом больше 0
