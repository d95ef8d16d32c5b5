title = Бросок в Мордор
aim = Испытайте удачу с пятью кубиками и приведите своего хоббита в Мордор, пока его не настигли назгулы.
about = Гонка с кубиками для 2–4 игроков. После каждого броска откладывайте хотя бы один кубик, а если выпал назгул — обязательно назгула.

## Nouns

seat-frodo = Фродо
    .gen = Фродо
    .dat = Фродо
    .acc = Фродо
    .ins = Фродо
    .gender = m
seat-sam = Сэм
    .gen = Сэма
    .dat = Сэму
    .acc = Сэма
    .ins = Сэмом
    .gender = m
seat-merry = Мерри
    .gen = Мерри
    .dat = Мерри
    .acc = Мерри
    .ins = Мерри
    .gender = m
seat-pippin = Пиппин
    .gen = Пиппина
    .dat = Пиппину
    .acc = Пиппина
    .ins = Пиппином
    .gender = m

# .acc: with an animate masculine noun (a Nazgûl); .neuter: with a neuter one (a Ring), nominative and accusative.
die-yellow = жёлтый
    .start = Жёлтый
    .gen = жёлтого
    .acc = жёлтого
    .neuter = жёлтое
    .pre = жёлтом
die-red = красный
    .start = Красный
    .gen = красного
    .acc = красного
    .neuter = красное
    .pre = красном
die-blue = синий
    .start = Синий
    .gen = синего
    .acc = синего
    .neuter = синее
    .pre = синем
die-green = зелёный
    .start = Зелёный
    .gen = зелёного
    .acc = зелёного
    .neuter = зелёное
    .pre = зелёном
die-black = чёрный
    .start = Чёрный
    .gen = чёрного
    .acc = чёрного
    .neuter = чёрное
    .pre = чёрном

# The symbol as a label; .nom and .acc as they stand inside a sentence.
symbol-ring = Кольцо
    .nom = кольцо
    .acc = кольцо
    .gender = n
symbol-gandalf = Гэндальф
    .nom = Гэндальф
    .acc = Гэндальфа
    .gender = m
symbol-weapon = Воин
    .nom = воин
    .acc = воина
    .gender = m
symbol-orc = Орк
    .nom = орк
    .acc = орка
    .gender = m
symbol-nazgul = Назгул
    .nom = назгул
    .acc = назгула
    .gender = m
symbol-tree = Белое древо
    .nom = Белое древо
    .acc = Белое древо
    .gender = n

face-ring = кольцо
    .acc = кольцо
face-gandalf = Гэндальф
    .acc = Гэндальфа
face-weapon = воин
    .acc = воина
face-orc = орк
    .acc = орка
face-tree = Белое древо
    .acc = Белое древо
face-ring-2 = два кольца
    .acc = два кольца
face-ring-3 = три кольца
    .acc = три кольца
face-ring-4 = четыре кольца
    .acc = четыре кольца
face-ring-5 = пять колец
    .acc = пять колец
face-gandalf-2 = два Гэндальфа
    .acc = двух Гэндальфов
face-gandalf-3 = три Гэндальфа
    .acc = трёх Гэндальфов
face-gandalf-4 = четыре Гэндальфа
    .acc = четырёх Гэндальфов
face-gandalf-5 = пять Гэндальфов
    .acc = пять Гэндальфов
face-weapon-2 = два воина
    .acc = двух воинов
face-weapon-3 = три воина
    .acc = трёх воинов
face-weapon-4 = четыре воина
    .acc = четырёх воинов
face-weapon-5 = пять воинов
    .acc = пять воинов
face-orc-2 = два орка
    .acc = двух орков
face-orc-3 = три орка
    .acc = трёх орков
face-orc-4 = четыре орка
    .acc = четырёх орков
face-orc-5 = пять орков
    .acc = пять орков
face-tree-2 = два Белых древа
    .acc = два Белых древа
face-tree-3 = три Белых древа
    .acc = три Белых древа
face-tree-4 = четыре Белых древа
    .acc = четыре Белых древа
face-tree-5 = пять Белых древ
    .acc = пять Белых древ
face-of-die = { $symbol_gender ->
    [n] { $die_neuter }
   *[m] { $die }
 } { $symbol_nom }
    .acc = { $symbol_gender ->
        [n] { $die_neuter }
       *[m] { $die_acc }
    } { $symbol_acc }
face-nazgul-yellow = жёлтый назгул
    .acc = жёлтого назгула
face-nazgul-red = красный назгул
    .acc = красного назгула
face-nazgul-blue = синий назгул
    .acc = синего назгула
face-nazgul-green = зелёный назгул
    .acc = зелёного назгула
face-nazgul-black = чёрный назгул
    .acc = чёрного назгула

place-bag-end = Бэг-Энд
    .at = в Бэг-Энде
    .gen = Бэг-Энда
place-rivendell = Ривенделл
    .at = в Ривенделле
    .gen = Ривенделла
place-moria = Мория
    .at = в Мории
    .gen = Мории
place-lothlorien = Лотлориэн
    .at = в Лотлориэне
    .gen = Лотлориэна
place-rohan = Рохан
    .at = в Рохане
    .gen = Рохана
place-helms-deep = Хельмова Падь
    .at = в Хельмовой Пади
    .gen = Хельмовой Пади
place-gondor = Гондор
    .at = в Гондоре
    .gen = Гондора
place-minas-tirith = Минас-Тирит
    .at = в Минас-Тирите
    .gen = Минас-Тирита
place-shelobs-lair = Логово Шелоб
    .at = в Логове Шелоб
    .gen = Логова Шелоб
place-mordor = Мордор
    .at = в Мордоре
    .gen = Мордора

## What a question reminds of, as short as it can be

reminder-nazgul = Одного назгула надо отложить.
reminder-rivendell = Одинаковые символы можно откладывать вместе.
reminder-moria = Гэндальф не действует.
reminder-lothlorien = Каждый воин считается за двух.
reminder-rohan = Весь бросок можно один раз перебросить.
reminder-helms-deep = Каждый орк считается за двух.
reminder-gondor = Назгулы на вас не действуют.
reminder-minas-tirith = Все назгулы действуют на вас.
reminder-shelobs-lair = Чтобы пройти, нужно два кольца.

## Questions

prompt-begin = Кто ходит первым?
prompt-roll = { $seat } бросает кубики.
prompt-keep = { $seat }, какие кубики вы откладываете?
prompt-split = { $gandalfs ->
    [1] { $seat }, какое деление Гэндальф разделит надвое?
    [one] { $seat }, какое деление Гэндальф разделит надвое? Он может разделить { $gandalfs } деление.
    [few] { $seat }, какое деление Гэндальф разделит надвое? Он может разделить { $gandalfs } деления.
    [many] { $seat }, какое деление Гэндальф разделит надвое? Он может разделить { $gandalfs } делений.
   *[other] { $seat }, какое деление Гэндальф разделит надвое? Он может разделить { $gandalfs } деления.
 }
prompt-over-none = Партия окончена.
prompt-over-mordor = Победа: { $winners } в Мордоре!
prompt-over-most-left = { $count ->
    [1] Победа: { $winners } в Мордоре, и от него назгулы отстали сильнее всего.
   *[other] { $winners } в Мордоре, и назгулы отстали от них одинаково: они делят победу.
 }
prompt-over-survivor = Победа: { $winners } — последний уцелевший хоббит.
prompt-over-lost = Назгулы настигли всех хоббитов. Все проиграли.

## Answers

verb-keep = Отложить
verb-reroll = Перебросить
verb-split = Разделить
verb-refrain = Не делить
answer-keep = Отложить { $shown_acc }
answer-reroll = Перебросить все эти кубики
answer-split = Разделить { $square }-е деление
answer-refrain = { $split ->
    [0] Не делить ни одного деления
   *[other] Больше не делить ни одного деления
 }

about-nazgul = { $die_start } назгул подействует на { $seat_acc }.
about-sheltered = Гондор укроет { $seat_acc } от { $die_gen } назгула.

# The captions before it say who rolls.
then-roll = { "" }

## What is told

event-began = { $seat } ходит первым.
event-turn = Ходит { $seat }. Он { $place_at }.
event-rolled = { $seat } бросает кубики: { $shown }.
event-kept = { $again ->
    [0] { $seat } откладывает { $shown_acc }.
    [1] { $seat } откладывает { $shown_acc }, затем перебрасывает последний кубик.
    [one] { $seat } откладывает { $shown_acc }, затем перебрасывает остальные кубики ({ $again }).
    [few] { $seat } откладывает { $shown_acc }, затем перебрасывает остальные { $again } кубика.
    [many] { $seat } откладывает { $shown_acc }, затем перебрасывает остальные { $again } кубиков.
   *[other] { $seat } откладывает { $shown_acc }, затем перебрасывает остальные { $again } кубика.
 }
event-rerolled = { $seat } перебрасывает эти кубики; второй результат останется.
event-stopped = Белое древо: { $seat } больше не бросает кубики. Действуют только отложенные.
event-held-up = { $orcs ->
    [1] Орк задерживает { $seat_acc }
    [one] { $orcs } орк задерживает { $seat_acc }
    [few] { $orcs } орка задерживают { $seat_acc }
    [many] { $orcs } орков задерживают { $seat_acc }
   *[other] { $orcs } орка задерживают { $seat_acc }
 }{ $place_key ->
    [helms-deep] {" "}(в Хельмовой Пади каждый считается за двух)
   *[other] {""}
 }, { $weapons ->
    [0] а воинов нет
    [1] а воин только один
    [one] а воинов только { $weapons }
    [few] а воинов только { $weapons }
    [many] а воинов только { $weapons }
   *[other] а воинов только { $weapons }
 }{ $place_key ->
    [lothlorien] , хотя в Лотлориэне воин и считается за двух
   *[other] {""}
 }: кольца не действуют.
event-crossed = { $place_key ->
    [mordor] { $seat } добирается до Мордора!
   *[other] { $seat } добирается до { $place_gen }.
 }
event-stuck = Шелоб отнимает у { $seat_gen } единственное кольцо: чтобы добраться до Мордора, нужно два.
event-split = Гэндальф делит надвое { $square }-е деление пути назгулов: чтобы настичь { $seat_acc }, им { $left ->
    [1] остался один шаг.
    [one] остался { $left } шаг.
    [few] осталось { $left } шага.
    [many] осталось { $left } шагов.
   *[other] осталось { $left } шага.
 }
event-refrained = { $gandalfs ->
    [1] { $seat } не использует Гэндальфа.
    [one] { $seat } не использует { $gandalfs } Гэндальфа.
    [few] { $seat } не использует { $gandalfs } Гэндальфов.
    [many] { $seat } не использует { $gandalfs } Гэндальфов.
   *[other] { $seat } не использует { $gandalfs } Гэндальфа.
 }
event-idle = { $seat } начал этот ход { $place_at }, где Гэндальф не может помочь.
event-marked = { $left ->
    [0] { $die_start } назгул делает последний шаг к { $seat_dat }.
    [1] { $die_start } назгул делает шаг к { $seat_dat }: ещё один — и хоббит настигнут.
    [one] { $die_start } назгул делает шаг к { $seat_dat }: ещё { $left } шаг — и хоббит настигнут.
    [few] { $die_start } назгул делает шаг к { $seat_dat }: ещё { $left } шага — и хоббит настигнут.
    [many] { $die_start } назгул делает шаг к { $seat_dat }: ещё { $left } шагов — и хоббит настигнут.
   *[other] { $die_start } назгул делает шаг к { $seat_dat }: ещё { $left } шага — и хоббит настигнут.
 }
event-spared = Гондор укрывает { $seat_acc } от { $die_gen } назгула.
event-arrived = Кольцо — у Огненной горы. Если назгулы не успеют настичь { $seat_acc }, этот круг последний.
event-out = Назгулы настигли { $seat_acc }.
event-won = { $left ->
    [one] Побеждает { $seat }: назгулы отстали на { $left } шаг.
    [few] Побеждает { $seat }: назгулы отстали на { $left } шага.
    [many] Побеждает { $seat }: назгулы отстали на { $left } шагов.
   *[other] Побеждает { $seat }: назгулы отстали на { $left } шага.
 }
event-lost = Назгулы настигли всех хоббитов. Все проиграли.
event-survived = Побеждает { $seat } — последний уцелевший хоббит.

## The view in words

heading-dice = Кубики
state-no-dice = В этот ход кубики ещё не бросали.
state-die-kept = { $symbol_gender ->
    [n] { $symbol } ({ $die } кубик), отложено
   *[m] { $symbol } ({ $die } кубик), отложен
 }
state-die-loose = { $symbol } ({ $die } кубик)
state-place = { $spaces ->
    [0] { $seat } { $place_at }.
    [one] { $seat } { $place_at }, до Мордора { $spaces } деление.
    [few] { $seat } { $place_at }, до Мордора { $spaces } деления.
    [many] { $seat } { $place_at }, до Мордора { $spaces } делений.
   *[other] { $seat } { $place_at }, до Мордора { $spaces } деления.
 }
state-path = { $out ->
    [1] { event-out }
   *[other] { $left ->
        [0] Назгулы настигли { $seat_acc }.
        [1] Назгулам остался всего один шаг, чтобы настичь { $seat_acc }.
        [one] Назгулам остался { $left } шаг, чтобы настичь { $seat_acc }.
        [few] Назгулам осталось { $left } шага, чтобы настичь { $seat_acc }.
        [many] Назгулам осталось { $left } шагов, чтобы настичь { $seat_acc }.
       *[other] Назгулам осталось { $left } шага, чтобы настичь { $seat_acc }.
     }
 }{ $halves ->
    [0] {""}
    [one] {" "}Гэндальф разделил надвое { $halves } деление пути.
    [few] {" "}Гэндальф разделил надвое { $halves } деления пути.
    [many] {" "}Гэндальф разделил надвое { $halves } делений пути.
   *[other] {" "}Гэндальф разделил надвое { $halves } деления пути.
 }
state-won = Победа!
state-active = Ходит { $seat }.

## How near victory is, and how a game went

meter-mordor = Мордор
meter-nazgul = Назгулы
figure-turns = Сыграно ходов
figure-in = { $left ->
    [one] { $seat }: назгулы отстали на { $left } шаг
    [few] { $seat }: назгулы отстали на { $left } шага
    [many] { $seat }: назгулы отстали на { $left } шагов
   *[other] { $seat }: назгулы отстали на { $left } шага
 }
figure-out = { $seat }: настигнут назгулами

## What is drawn, for whoever points at it

piece-die = { $symbol } на { $die_pre } кубике
piece-die-unrolled = { $die_start } кубик
piece-die-faces = Грани этого кубика: { $faces_nom }.
piece-die-loose = { $seat } пока не отложил этот кубик.
piece-die-again = { $seat } сейчас перебросит этот кубик.
piece-die-kept = В этот ход { $seat } отложил этот кубик.
piece-die-idle = { $seat } не отложил этот кубик, поэтому он не действует.
piece-tray = Лоток для кубиков
piece-slots = Отложенные кубики
piece-slots-empty = { $seat } ещё не отложил ни одного кубика.
piece-slots-kept = { $seat } отложил { $shown_acc }.
piece-slots-worth = { $spaces ->
    [0] С одними этими кубиками { $seat } не сдвинется с места.
    [one] С одними этими кубиками { $seat } пройдёт { $spaces } деление.
    [few] С одними этими кубиками { $seat } пройдёт { $spaces } деления.
    [many] С одними этими кубиками { $seat } пройдёт { $spaces } делений.
   *[other] С одними этими кубиками { $seat } пройдёт { $spaces } деления.
 }
piece-sheet = Поле { $seat_gen }
piece-sheet-does = Круглые деления — дорога в Мордор. Каждое квадратное деление или половина разделённого — шаг назгулов.
piece-hobbit-does = Приведите { $seat_acc } в Мордор, пока его не настигли назгулы. Его цвет — { $die }.
piece-nazgul = Назгулы, идущие за { $seat_ins }
piece-start = Отсюда выходят все хоббиты. Это место не считается делением пути.
piece-place-reached = { $ahead ->
    [-1] { $seat } уже прошёл это место.
    [0] { $seat } здесь.
    [1] { $seat } придёт сюда следующим шагом.
    [one] До этого места { $seat_dat } осталось { $ahead } деление.
    [few] До этого места { $seat_dat } осталось { $ahead } деления.
    [many] До этого места { $seat_dat } осталось { $ahead } делений.
   *[other] До этого места { $seat_dat } осталось { $ahead } деления.
 }
piece-square = { $half ->
    [0] { $square }-е деление пути назгулов ({ $seat })
    [1] Первая половина { $square }-го деления пути назгулов ({ $seat })
   *[other] Вторая половина { $square }-го деления пути назгулов ({ $seat })
 }
piece-square-reached = { $hits ->
    [0] Отмечено: назгулы уже дошли досюда.
    [1] Это деление отметит следующий назгул, который подействует на { $seat_acc }.
    [one] Чтобы отметить это деление, нужен ещё { $hits } назгул.
    [few] Чтобы отметить это деление, нужно ещё { $hits } назгула.
    [many] Чтобы отметить это деление, нужно ещё { $hits } назгулов.
   *[other] Чтобы отметить это деление, нужно ещё { $hits } назгула.
 }

## The player aid

aid-symbols = Символы
aid-symbol = { $symbol }. { $does }
aid-colours = Цвета
aid-colour = Цвет { $seat_gen } — { $die }.
aid-dice = Кубики
aid-coloured-die = Каждый цветной кубик: { $faces_nom }.
aid-black-die = Чёрный кубик: { $faces_nom }.
aid-limits = Ограничения
aid-squares = { $squares ->
    [one] На пути назгулов { $squares } деление.
    [few] На пути назгулов { $squares } деления.
    [many] На пути назгулов { $squares } делений.
   *[other] На пути назгулов { $squares } деления.
 }
aid-places = Места на усложнённой стороне

## Endings

ending-mordor = Мордор достигнут
ending-most-left = Мордор достигнут, назгулы отстали сильнее всего
ending-survivor = последний уцелевший хоббит
ending-lost = настигнуты все

## Options

option-side = Сторона игрового поля
    .help = На усложнённой стороне место, где хоббит начинает ход, меняет одно правило на этот ход.
option-side-basic = обычная
option-side-advanced = усложнённая
option-first = Кто ходит первым
    .help = По правилам — тот, кто последним читал или смотрел эту историю.
option-first-random = случайный игрок
option-first-frodo = Фродо
option-first-sam = Сэм
option-first-merry = Мерри
option-first-pippin = Пиппин
option-last_survivor = Последний уцелевший побеждает
    .help = Вариант из польских правил: вы побеждаете и тогда, когда назгулы настигли всех остальных.
option-choose_split = Выбирать, какое деление разделит Гэндальф
    .help = Иначе он делит надвое самое левое пустое деление; лучшего выбора не бывает.
option-squares = Делений на пути назгулов
    .help = Наша лучшая догадка: в доступных нам правилах нет рисунков. Посчитайте деления на своём игровом поле.
    .source = немецкий покупатель пишет, что этот путь короче; шесть делений — восстановлено с помощью симуляции
option-coloured_die = Грани цветных кубиков
    .help = Наша лучшая догадка: один символ встречается дважды, скорее всего кольцо. В английской коробке воин называется Fellowship («братство»).
    .source = пять символов на шести гранях, значит, один повторяется; что это кольцо — восстановлено с помощью симуляции
option-coloured_die-nazgul = { symbol-nazgul }
option-coloured_die-ring = { symbol-ring }
option-coloured_die-gandalf = { symbol-gandalf }
option-coloured_die-weapon = { symbol-weapon }
option-coloured_die-orc = { symbol-orc }
option-black_die = Грани чёрного кубика
    .help = Наша лучшая догадка: по одной грани на каждый из шести символов.
    .source = шесть символов на шести гранях
option-black_die-nazgul = { symbol-nazgul }
option-black_die-ring = { symbol-ring }
option-black_die-gandalf = { symbol-gandalf }
option-black_die-weapon = { symbol-weapon }
option-black_die-orc = { symbol-orc }
option-black_die-tree = { symbol-tree }

## Board

board-label = Бросок в Мордор: игровые поля хоббитов и кубики
board-die = { $die_start } кубик: { $symbol_nom }
board-out = настигнут
board-won = победитель

## What the lab counts

measure-turns = ходов за партию
measure-turns-any = партии хотя бы с одним ходом
measure-eliminated = настигнутых хоббитов за партию
measure-eliminated-any = партии, в которых кого-то настигли
