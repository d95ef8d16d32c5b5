## Bots that cannot be had

error-unknown-bot = Для игры { $game } нет бота «{ $bot }»; ожидается { $known }.
error-tree-budget = Не удалось прочесть «{ $bot }»; ожидается tree:N или playout:N, где N от 1 до { $most }.
error-no-network = Ни один бот игры { $game } не использует нейросеть; её используют боты игр { $known }.
error-network-bot = Бот «{ $bot }» не использует нейросеть; перед @ укажите такого, который её использует, например wizard или tree:1024.
error-network-not = { $file } — не нейросеть, созданная командой bagend train.
error-network-other = Нейросеть { $file } не подходит для игры { $game }: она для другой игры или для другой версии bagend.
error-not-finished = Эта партия не окончена, а разбор рассказывает то, чего до конца никому нельзя знать.

## Bots of your own: Python classes that somebody wrote

error-own-bot-setting = Не удалось прочесть бота «{ $bot }»; ожидается ИМЯ=module:Class или ИМЯ=path/to/file.py:Class, где после знака равенства стоит модуль или файл.
error-own-bot-games = Бот «{ $bot }» не знает игры { $game }; он играет в { $games }.
error-own-bot-load = Не удалось загрузить бота «{ $bot }»: { $reason }.
error-own-bot-class = Не удалось загрузить бота «{ $bot }»: в { $place } нет класса { $class } с методом choose.
error-own-bot-make = Не удалось создать бота «{ $bot }»: { $reason }.
error-own-bot-file = Не удалось загрузить бота из { $bot }: нет такого файла.
own-bot-raised = { $what } ({ $file }, строка { $line })
error-bot-seconds = { $setting }: ожидается число секунд больше 0, а не «{ $value }».
error-fault-slow = { $seconds ->
    [one] Бот { $bot } думал дольше { $seconds } секунды.
    [few] Бот { $bot } думал дольше { $seconds } секунд.
    [many] Бот { $bot } думал дольше { $seconds } секунд.
   *[other] Бот { $bot } думал дольше { $seconds } секунды.
 }
error-fault-raised = Бот { $bot } вызвал ошибку { $reason }.
error-fault-answer = Бот { $bot } ответил { $answer }, а такого хода у него нет.

## The games as environments for learning programs

error-env-seats = Места, за которые вы играете, должны быть среди занятых: { $seats }.
error-env-bot = «{ $seat }» здесь — не место бота.
