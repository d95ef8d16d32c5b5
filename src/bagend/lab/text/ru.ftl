# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: игра
progress-arena = { $game }: арена
progress-suite = { $game }: тактика
progress-training = { $game }: обучение
progress-reviewing = { $game }: разбор
progress-fuzzing = { $game }: проверка наугад
progress-following = { $game }: партии по ходам
progress-thinking = { $game }: боты, которые думают наперёд
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done } из { $total }
progress-done-left = { $what }: { $done } из { $total }, осталось около { $minutes ->
    [0] минуты
    [1] минуты
    [one] { $minutes } минуты
    [few] { $minutes } минут
   *[many] { $minutes } минут
 }
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
simulate-figure = доля или среднее (95-процентный интервал)
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
arena-wins = победы (95-процентный интервал)
arena-rating = рейтинг (95-процентный интервал)
arena-advantage = преимущество: { $seat }
arena-pair = пара
arena-score = счёт (95-процентный интервал)
arena-against = { $bot } против { $other }
suite-title = { $title }: позиций с доказанными ответами — { $positions }, каждая задана { $times } раза
suite-found = найдено лучших ответов
suite-exhaustive = полный перебор
suite-turn = перебран весь ход
suite-forced = победа или поражение сразу
suite-search = долгий поиск
plot-simulations = симуляции
plot-score = счёт против { $bot }, 95-процентный интервал
plot-share = доля выигранных партий, 95-процентный интервал
plot-rating = рейтинг, 95-процентный интервал
plot-rounds = раунды
plot-loss = логарифмические потери на новых партиях
plot-network = нейросеть
plot-blind = догадка вслепую
plot-ahead = дальше — собственные партии

## What bagend train says at the end

train-done = Нейросеть записана в { $file }. В последнем раунде её логарифмические потери на новых партиях — { $loss }, а у догадки вслепую — { $blind }. С ней играет бот { $bot }.

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Идёт замер
bench-measuring-steps = Замер шагов: около минуты
bench-measuring-envs = Замер сред: около минуты
bench-measuring-search = Замер поиска: около минуты
bench-measuring-levels = Замер уровней, игра { $game }: минута или две
bench-measuring-starts = Замер запуска: около трёх минут
bench-measuring-gpu = Замер на GPU, игра { $game }: около минуты, а если ещё ничего не скомпилировано — несколько минут
bench-title-steps = За секунду CPU на одном ядре, медиана пяти запусков
bench-title-envs = Среды: за секунду CPU, каждый ход с наблюдением
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
bench-ratio = наши быстрее в
bench-simulations-per-second = симуляций/с
bench-steps-in-each = шагов в каждой
bench-simulations = симуляций
bench-positions = позиций
bench-mean = среднее, мс
bench-slowest = худшее, мс
bench-seconds = с
bench-same = совпало с CPU
bench-same-yes = да
bench-same-no = НЕТ
bench-at-once = партий сразу
bench-playouts = случайные партии, { $mode }
bench-greedy = партии бота greedy, { $mode }
bench-env = пакетная среда с наблюдениями
bench-env-peer = среда, случайные ходы с наблюдениями
bench-search = поиск, { $kind }
bench-search-peer = поиск, { $kind } на C++
bench-rollouts = случайные партии на C++
bench-gpu-games = партии бота { $bot }
bench-gpu-steps = по одному решению за раз
bench-server-filling = Готовим партии для сервера: { $matches }
bench-server-compiling = Сервер компилирует правила
bench-server-opening = Партий: { $matches }, у каждой две страницы; сначала открываем их, потом играем около двух минут
bench-title-server = Один сервер и его страницы на этой машине
bench-server-people = люди
bench-server-bots = люди, боты думают
bench-server-spectators = зрителей у одной партии: { $count }
bench-server-live = идущих партий
bench-server-pages = открытых страниц
bench-server-answers = ходов
bench-server-by-bots = из них ходов ботов
bench-server-unanswered = ходов, которые не дошли
bench-server-median = пока ход дойдёт до соперника: медиана, мс
bench-server-p95 = 95-й процентиль, мс
bench-server-p99 = 99-й процентиль, мс
bench-server-slowest = худшее, мс
bench-server-cpu = время CPU сервера на ход, мс
bench-server-core = доля ядра у сервера, %
bench-server-pages-core = доля ядра у страниц, %
bench-server-sent = отправлено КБ на ход
bench-server-memory = КиБ памяти на партию
bench-server-growth = прирост КиБ на ход
bench-server-receive = из хода: чтение, мс
bench-server-rules = правила, мс
bench-server-store = ожидание диска, мс
bench-server-draw = рисование, мс
bench-server-tell = составление фраз, мс
bench-server-encode = запись JSON, мс
bench-server-send = сжатие и отправка, мс
bench-server-held-up = { $spent } ({ $count } × не менее { $least } мс)
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
verify-no-secret = В этой записи партии нет секрета. Стол добавляет его, когда партия окончена; у симулированной партии секрета нет.
verify-bad-secret = Секрет в этой записи партии — не шестнадцатеричное число.
verify-other-hash = Секрет не соответствует хешу, показанному до первого случайного исхода ({ $shown }).
verify-no-hash = Секрет не с чем сравнить: в этой записи партии не сказано, какой хеш был показан до первого случайного исхода.
verify-given = По заголовку заранее заданных случайных исходов { $given }, а всего их { $draws }.
verify-no-pick = В строке случайного исхода № { $number } не сказано, какой это вариант и из скольких: { $line }
verify-wrong-pick = Случайный исход № { $number } ({ $answer }) — вариант { $pick } из { $outcomes }, а должен быть вариант { $due }.
verify-hidden = Некоторые ходы скрыты, поэтому партию нельзя сыграть заново. Проверьте её ещё раз, когда она будет окончена.
verify-audience = Ответ № { $line } ({ $written }) должны видеть: { $due }, а не { $audience }.
verify-holds = Ходов и случайных исходов: { $count }. Все они соответствуют правилам ({ $title }, версия { $version }): места и параметры существуют, каждый ход допустим, и каждый случайный исход записан в соответствии со своим вариантом. { $ending }
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
error-unknown-clause = Ни в одной игре нет пункта, толкования или примера «{ $clause }»; попробуйте { $some } — либо откройте страницу правил игры.

## Simulations that cannot be run

error-bots-for-seats = Мест: { $seats }, а ботов названо: { $bots }.
error-gpu-bot = Бот «{ $bot }» не играет на GPU; ожидается { $known }.
error-no-benchmark = Нет замера «{ $rows }»; ожидается { $known }.
error-server-not-open = Сервер не открылся.
error-server-not-compiled = Сервер не успел скомпилировать правила.
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
error-arena-even = Половина партий играется со сменой мест, поэтому число партий ({ $matches }) должно быть чётным.
error-arena-pair = «{ $pair }» — не пара ботов этой арены; пишите A:B.
error-no-suite = Для игры { $game } ещё нет тактических задач.
error-results-not = { $file } — не файл результатов арены.
error-results-other = В { $file } результаты другой арены: её параметры, места, зерно или версия отличаются.
error-results-budgets = В { $file } партии ботов с разными бюджетами: { $bots }.

## Networks that cannot be trained

error-training-other = { $file } — не от этого обучения: отличаются игра, раунды, число партий в раунде, зерно или версия; удалите его или выберите другой --out.

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

## The page of bagend report.  Its head:

report-title = { $title }: отчёт лаборатории
report-about = Для этой страницы боты сыграли { $total ->
    [one] { $total } партию
    [few] { $total } партии
   *[many] { $total } партий
 }, из них { $main } — для основных показателей; зерно { $seed }, версия правил { $version }.
report-warning = Боты — не люди: другой игрок играет иначе и получает другие результаты. И то, что сопутствует победе, не обязательно к ней приводит.
report-intervals = Линия, проходящая через точку, — это 95-процентный интервал: если сыграть все эти партии снова с другим зерном, примерно 95 таких линий из 100 будут содержать истинное значение для этих ботов. Для долей это интервал Уилсона. Показателей здесь сравнивается много, поэтому несколько линий не содержат своего значения просто случайно.
report-again = Такую же страницу ещё раз создаст команда
report-table = Те же данные в таблице
report-what = что
report-value = значение
report-interval = 95-процентный интервал
report-of = учтено
report-games = партии
report-between = от { $low } до { $high }
report-label-group = { $label }: { $group }
report-nothing = Партий так мало, что считать здесь нечего.
report-some = На графике { $shown ->
    [one] по { $shown } самому высокому и самому низкому значению
    [few] по { $shown } самых высоких и самых низких значения
   *[many] по { $shown } самых высоких и самых низких значений
 }; в таблице есть все.

## What a figure rests on, below it

report-all-seats = { $bot } на всех местах
report-on-seat = { $seat } — { $bot }
report-made-of = { $matches ->
    [one] По { $matches } партии
    [few] По { $matches } партиям
   *[many] По { $matches } партиям
 }: { $bots }.
report-made-of-parts = { $matches ->
    [one] По { $matches } обычной партии
    [few] По { $matches } обычным партиям
   *[many] По { $matches } обычным партиям
 } и { $part ->
    [one] { $part } партии
    [few] { $part } партиям
   *[many] { $part } партиям
 } каждого другого вида: { $bots }.
report-made-of-levels = На всех местах один и тот же бот; { $matches ->
    [one] по { $matches } партии
    [few] по { $matches } партии
   *[many] по { $matches } партий
 } на каждого быстрого бота.
report-made-of-pairs = { $matches ->
    [one] По { $matches } партии
    [few] По { $matches } партиям
   *[many] По { $matches } партиям
 } каждой пары быстрых ботов, половина — со сменой сторон.
report-few = Боты, которые думают наперёд, медленные: у них { $matches ->
    [one] всего по { $matches } партии
    [few] всего по { $matches } партии
   *[many] всего по { $matches } партий
 } каждого вида.
report-none = Боты, которые думают наперёд, здесь не играли: они участвуют в отчётах, где не меньше 10 000 партий.
report-tables-apart = { $matches ->
    [one] По { $matches } партии
    [few] По { $matches } партиям
   *[many] По { $matches } партиям
 }: { $bots }; каждый играет с каждым за обе стороны и сам с собой.
report-tables-together = { $matches ->
    [one] По { $matches } партии
    [few] По { $matches } партиям
   *[many] По { $matches } партиям
 }: { $bots }; каждый на всех местах.
report-made-of-arena = Сыграно не для этой страницы: { $matches ->
    [one] по { $matches } партии
    [few] по { $matches } партии
   *[many] по { $matches } партий
 } на пару или на бота, версия правил { $version }; сохранённые результаты команды { $command }.

## Who wins

report-winning = Кто побеждает
report-sides = Победы по сторонам
report-sides-not = Таковы успехи этих ботов. Сторона, за которую боту легче играть хорошо, побеждает здесь чаще, чем побеждала бы у людей.
report-shared = Общая победа засчитана всем, кто её делит; таких партий { $share }.
report-together = все вместе
report-players = Победы по числу игроков
report-player-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
report-players-not = Боты не разговаривают друг с другом. Люди за полным столом могут помогать друг другу или объединиться против кого-то.
report-levels = Победы по уровням
report-levels-not = Уровни различаются не только силой, но и тем, как они думают. Мало партий — длинные линии: сравнивайте только те, что не перекрываются.

report-players-lead = Места заняты в обычном порядке.
report-levels-apart = На обоих местах один и тот же бот.
report-levels-together = На всех местах один и тот же бот; все побеждают или проигрывают вместе.

report-ways = Чем кончаются партии
report-endings = Исходы
report-endings-not = Здесь видно, чем кончаются партии, а не к чему лучше стремиться: бот идёт тем путём, который ищет.
report-undecided = не решено (предел ходов и случайных исходов: { $longest })

report-how-long = Сколько длятся партии
report-length = Ходов в партии
report-length-lead = Среднее число ходов: { $mean } (от { $low } до { $high }); отдельных решений и случайных исходов: { $answers }.
report-length-not = Ходы — не минуты: боты не раздумывают. Если разных значений много, один столбец объединяет несколько.
report-turns = ходы

report-beginning = Право первого хода
report-beginning-together = Все побеждают или проигрывают вместе, поэтому первый ход никому не даёт преимущества перед другими.
report-beginning-side = Первый ход всегда за одной стороной ({ $seat }), поэтому нельзя отделить, что даёт первый ход, а что — сама сторона. Эта сторона выигрывает { $share } партий.
report-order = Победы по порядку хода
report-order-not = Места распределены случайно, поэтому различается только порядок; но люди, которые ходят последними, могут играть иначе.
report-place = { $place ->
    [1] первый
    [2] второй
    [3] третий
   *[other] четвёртый
 }

## What goes with winning

report-special = Что сопутствует победе
report-base = Пунктирная линия — доля по всем партиям.
report-card = { $card } (глава { $chapter })
report-cards = Карты в конце партии и как часто побеждал их владелец
report-cards-not = Карта — не обязательно причина победы: кто впереди, тот может позволить себе больше; в партии, которая кончилась рано, нет карт поздних глав; а некоторые карты эти боты любят больше, чем следовало бы.
report-tokens = Жетоны союзов и как часто побеждал их владелец
report-tokens-not = Жетон — не обязательно причина победы: чтобы его получить, нужны зелёные карты, а бот оставляет себе то, что ему нравится, а не то, что лучше. Короткие линии — у жетонов, которые берут часто.
report-landmarks = Знаковые места и как часто побеждал их владелец
report-landmarks-not = Знаковое место — не обязательно причина победы: кто впереди, тот может заплатить за большее их число.
report-setups = Расстановки и как часто побеждал Свет
report-setups-not = Это наши готовые расстановки; боты выбирают их случайно. Насколько расстановка хороша, зависит от того, как играют после неё.
report-setups-pair = { $light } — { $dark }
report-own-setup = другая
report-battles = Боёв, в которых эта сторона разыграла карту: { $count }.
report-battles-light = Боевые карты Света
report-battles-light-not = Кто разыгрывает карту, тот и выбирает момент: сильные карты берегут для важных боёв. Поэтому исход решает не только карта, и отсюда не видно, насколько выгодно её беречь.
report-battles-dark = Боевые карты Тьмы
report-battles-dark-not = Кто разыгрывает карту, тот и выбирает момент: сильные карты берегут для важных боёв. Поэтому исход решает не только карта, и отсюда не видно, насколько выгодно её беречь.
report-foe-falls = погибает враг
report-own-falls = погибает свой персонаж
report-lost = Где проигрывают
report-lost-lead = Этап, на котором кончилась отвага или пришёл последний назгул.
report-lost-not = Ошибка могла случиться раньше: отваги, потерянной в начале, не хватает в конце.
report-behind = Оставленные спутники
report-behind-lead = Как часто выигрывали партии, дошедшие до последнего этапа, в зависимости от того, сколько спутников не пришло в Минас-Моргул.
report-behind-not = Оставить их решили сами боты, и каждый такой спутник чего-то стоит или что-то сберегает. У людей, которые ведут с собой больше спутников, может выйти иначе.
report-companions = { $count ->
    [0] никто не оставлен
    [one] оставлен { $count } спутник
    [few] оставлены { $count } спутника
   *[many] оставлено { $count } спутников
 }
report-reached = До последнего этапа { $count ->
    [one] дошла { $count } партия.
    [few] дошли { $count } партии.
   *[many] дошло { $count } партий.
 }
report-road = Отвага на протяжении пути
report-road-lead = Средняя отвага в начале каждого этапа в выигранных и в проигранных партиях. Партии, проигранные до этого этапа, в нём не учтены.
report-road-not = Это не совет беречь отвагу: выигрывает тот, кто дошёл, а оставшаяся отвага ничего не даёт.
report-won = выигранные
report-lost-games = проигранные
report-courage = отвага
report-pace = Темп
report-pace-lead = Как часто побеждал хоббит в зависимости от того, где он был после { $rounds ->
    [one] { $rounds } своего хода
    [few] { $rounds } своих ходов
   *[many] { $rounds } своих ходов
 }.
report-pace-not = По большей части это удача с кубиками. Кто впереди, тот побеждает чаще, но это не значит, что надо спешить.
report-hits = Отметки назгулов
report-hits-lead = Как часто побеждал хоббит в зависимости от того, сколько делений его пути назгулов было отмечено в конце.
report-hits-not = В долгой партии отметок больше, кто бы ни победил, а на разделённом пути для них больше места.
report-marks = { $count ->
    [0] нет отметок
    [one] { $count } отметка
    [few] { $count } отметки
   *[many] { $count } отметок
 }

## Variants and doubtful component values

report-variants-title = Варианты
report-variants-results = Что меняют варианты
report-variants-results-not = Боты не учитывают вариант, если о нём не говорится в их простых правилах; люди бы к нему приспособились.
report-variants-turns = Как варианты меняют длину партии
report-variants-turns-not = Ходы — не минуты, а боты не приспосабливаются.
report-doubts-title = Неподтверждённые значения компонентов
report-no-doubts = В этой игре нет неподтверждённых значений компонентов, от которых что-то зависит.
report-doubts-results = Что меняют неподтверждённые значения
report-doubts-results-not = Здесь видно, насколько важна эта неопределённость, а не какое значение напечатано на компонентах из коробки. Боты созданы для обычных значений.
report-doubts-turns = Как неподтверждённые значения меняют длину партии
report-doubts-turns-not = Ходы — не минуты, а боты созданы для обычных значений.
report-share-of = Доля партий: { $what }. Пунктирная линия — обычная игра.
report-focus-won = выиграно
report-focus-seat = побеждает { $seat }, в том числе вместе с другими
report-option-now = { $option }: { $value }
report-option-other = … { $value }
report-now = как обычно
report-otherwise = иначе
report-yes = да
report-no = нет
report-instead = { $name } (обычно { $usual })
report-times = { $name } × { $count }

## Luck and skill

report-skill = Удача и мастерство
report-stronger = Очки более сильного бота
report-stronger-lead = За обе стороны вместе. Партия, которую никто не выиграл в одиночку, даёт каждому пол-очка; пунктирная линия — равная борьба.
report-stronger-not = Шаг между уровнями такой, каким мы его сделали. Насколько лучшие игроки-люди сильнее этих ботов, неизвестно.
report-explained = Чем объясняются результаты
report-explained-apart = Дисперсия результатов: между парами ботов, между сторонами и остаток. Остаток — это удача вместе с тем, что боты решают случайно.
report-explained-together = Дисперсия результатов: между ботами и остаток. Остаток — это удача вместе с тем, что боты решают случайно.
report-explained-not = Всё зависит от того, какие боты участвуют: добавьте слабого — и сила объяснит больше. У равных остаются только стороны и удача.
report-explained-strength = сила ботов
report-explained-side = сторона
report-explained-suits = сторона, более удобная одному из ботов
report-explained-rest = остаток: удача
report-rating = рейтинг
report-arena-ratings = Рейтинги всех уровней
report-arena-ratings-not = На 100 очков рейтинга больше — это около 64 очков в 100 партиях друг с другом, а не с людьми.
report-arena-rates = Победы всех уровней
report-arena-rates-not = Здесь видно, как часто каждый уровень побеждает за столом в одиночку, а не насколько хорошо он помог бы вам.
