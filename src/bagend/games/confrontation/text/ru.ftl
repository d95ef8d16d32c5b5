title = Противостояние
aim = Свет тайно ведёт Фродо в Мордор; Тьма ищет его, чтобы победить, или вводит трёх персонажей в Шир.
about = Дуэль скрытых персонажей для двоих. До самого боя никто не знает, кто где стоит.

## Nouns

seat-light = Свет
    .gen = Света
    .dat = Свету
    .acc = Свет
    .ins = Светом
    .gender = m
seat-dark = Тьма
    .gen = Тьмы
    .dat = Тьме
    .acc = Тьму
    .ins = Тьмой
    .gender = f

# .at, .to and .from bring their own preposition.
region-shire = Шир
    .gen = Шира
    .acc = Шир
    .at = в Шире
    .to = в Шир
    .from = из Шира
region-arthedain = Артедайн
    .gen = Артедайна
    .acc = Артедайн
    .at = в Артедайне
    .to = в Артедайн
    .from = из Артедайна
region-cardolan = Кардолан
    .gen = Кардолана
    .acc = Кардолан
    .at = в Кардолане
    .to = в Кардолан
    .from = из Кардолана
region-rhudaur = Рудаур
    .gen = Рудаура
    .acc = Рудаур
    .at = в Рудауре
    .to = в Рудаур
    .from = из Рудаура
region-eregion = Эрегион
    .gen = Эрегиона
    .acc = Эрегион
    .at = в Эрегионе
    .to = в Эрегион
    .from = из Эрегиона
region-enedwaith = Энедвайт
    .gen = Энедвайта
    .acc = Энедвайт
    .at = в Энедвайте
    .to = в Энедвайт
    .from = из Энедвайта
region-high-pass = Высокий перевал
    .gen = Высокого перевала
    .acc = Высокий перевал
    .at = на Высоком перевале
    .to = на Высокий перевал
    .from = с Высокого перевала
region-misty-mountains = Мглистые горы
    .gen = Мглистых гор
    .acc = Мглистые горы
    .at = в Мглистых горах
    .to = в Мглистые горы
    .from = из Мглистых гор
region-moria = Мория
    .gen = Мории
    .acc = Морию
    .at = в Мории
    .to = в Морию
    .from = из Мории
region-gap-of-rohan = Роханское ущелье
    .gen = Роханского ущелья
    .acc = Роханское ущелье
    .at = в Роханском ущелье
    .to = в Роханское ущелье
    .from = из Роханского ущелья
region-mirkwood = Лихолесье
    .gen = Лихолесья
    .acc = Лихолесье
    .at = в Лихолесье
    .to = в Лихолесье
    .from = из Лихолесья
region-fangorn = Фангорн
    .gen = Фангорна
    .acc = Фангорн
    .at = в Фангорне
    .to = в Фангорн
    .from = из Фангорна
region-rohan = Рохан
    .gen = Рохана
    .acc = Рохан
    .at = в Рохане
    .to = в Рохан
    .from = из Рохана
region-dagorlad = Дагорлад
    .gen = Дагорлада
    .acc = Дагорлад
    .at = на Дагорладе
    .to = на Дагорлад
    .from = с Дагорлада
region-gondor = Гондор
    .gen = Гондора
    .acc = Гондор
    .at = в Гондоре
    .to = в Гондор
    .from = из Гондора
region-mordor = Мордор
    .gen = Мордора
    .acc = Мордор
    .at = в Мордоре
    .to = в Мордор
    .from = из Мордора

place-shire = Шир
place-arthedain = Артедайн
place-cardolan = Кардолан
place-rhudaur = Рудаур
place-eregion = Эрегион
place-enedwaith = Энедвайт
place-high-pass = Высокий перевал
place-misty-mountains = Мглистые горы
place-moria = Мория
place-gap-of-rohan = Роханское ущелье
place-mirkwood = Лихолесье
place-fangorn = Фангорн
place-rohan = Рохан
place-dagorlad = Дагорлад
place-gondor = Гондор
place-mordor = Мордор

figure-frodo = Фродо
    .start = Фродо
    .gen = Фродо
    .dat = Фродо
    .acc = Фродо
    .ins = Фродо
    .gender = m
figure-sam = Сэм
    .start = Сэм
    .gen = Сэма
    .dat = Сэму
    .acc = Сэма
    .ins = Сэмом
    .gender = m
figure-pippin = Пиппин
    .start = Пиппин
    .gen = Пиппина
    .dat = Пиппину
    .acc = Пиппина
    .ins = Пиппином
    .gender = m
figure-merry = Мерри
    .start = Мерри
    .gen = Мерри
    .dat = Мерри
    .acc = Мерри
    .ins = Мерри
    .gender = m
figure-gandalf = Гэндальф
    .start = Гэндальф
    .gen = Гэндальфа
    .dat = Гэндальфу
    .acc = Гэндальфа
    .ins = Гэндальфом
    .gender = m
figure-aragorn = Арагорн
    .start = Арагорн
    .gen = Арагорна
    .dat = Арагорну
    .acc = Арагорна
    .ins = Арагорном
    .gender = m
figure-legolas = Леголас
    .start = Леголас
    .gen = Леголаса
    .dat = Леголасу
    .acc = Леголаса
    .ins = Леголасом
    .gender = m
figure-gimli = Гимли
    .start = Гимли
    .gen = Гимли
    .dat = Гимли
    .acc = Гимли
    .ins = Гимли
    .gender = m
figure-boromir = Боромир
    .start = Боромир
    .gen = Боромира
    .dat = Боромиру
    .acc = Боромира
    .ins = Боромиром
    .gender = m
figure-balrog = Балрог
    .start = Балрог
    .gen = Балрога
    .dat = Балрогу
    .acc = Балрога
    .ins = Балрогом
    .gender = m
figure-shelob = Шелоб
    .start = Шелоб
    .gen = Шелоб
    .dat = Шелоб
    .acc = Шелоб
    .ins = Шелоб
    .gender = f
figure-witch-king = король-чародей
    .start = Король-чародей
    .gen = короля-чародея
    .dat = королю-чародею
    .acc = короля-чародея
    .ins = королём-чародеем
    .gender = m
figure-flying-nazgul = крылатый назгул
    .start = Крылатый назгул
    .gen = крылатого назгула
    .dat = крылатому назгулу
    .acc = крылатого назгула
    .ins = крылатым назгулом
    .gender = m
figure-black-rider = Чёрный Всадник
    .start = Чёрный Всадник
    .gen = Чёрного Всадника
    .dat = Чёрному Всаднику
    .acc = Чёрного Всадника
    .ins = Чёрным Всадником
    .gender = m
figure-saruman = Саруман
    .start = Саруман
    .gen = Сарумана
    .dat = Саруману
    .acc = Сарумана
    .ins = Саруманом
    .gender = m
figure-orcs = орки
    .start = Орки
    .gen = орков
    .dat = оркам
    .acc = орков
    .ins = орками
    .gender = p
figure-warg = варг
    .start = Варг
    .gen = варга
    .dat = варгу
    .acc = варга
    .ins = варгом
    .gender = m
figure-cave-troll = пещерный тролль
    .start = Пещерный тролль
    .gen = пещерного тролля
    .dat = пещерному троллю
    .acc = пещерного тролля
    .ins = пещерным троллем
    .gender = m

short-frodo = Фродо
short-sam = Сэм
short-pippin = Пиппин
short-merry = Мерри
short-gandalf = Гэндальф
short-aragorn = Арагорн
short-legolas = Леголас
short-gimli = Гимли
short-boromir = Боромир
short-balrog = Балрог
short-shelob = Шелоб
short-witch-king = Чародей
short-flying-nazgul = Назгул
short-black-rider = Всадник
short-saruman = Саруман
short-orcs = Орки
short-warg = Варг
short-cave-troll = Тролль

# .nom and .acc as they stand inside a sentence: a number is called by its Russian card name.
card-1 = 1
    .nom = единица
    .acc = единицу
    .ins = единицей
card-2 = 2
    .nom = двойка
    .acc = двойку
    .ins = двойкой
card-3 = 3
    .nom = тройка
    .acc = тройку
    .ins = тройкой
card-4 = 4
    .nom = четвёрка
    .acc = четвёрку
    .ins = четвёркой
card-5 = 5
    .nom = пятёрка
    .acc = пятёрку
    .ins = пятёркой
card-6 = 6
    .nom = шестёрка
    .acc = шестёрку
    .ins = шестёркой
card-magic = Магия
    .nom = Магия
    .acc = Магию
    .ins = Магией
card-eye = Око Саурона
    .nom = Око Саурона
    .acc = Око Саурона
    .ins = Оком Саурона
card-retreat = Отступление
    .nom = Отступление
    .acc = Отступление
    .ins = Отступлением
card-sacrifice = Благородная жертва
    .nom = Благородная жертва
    .acc = Благородную жертву
    .ins = Благородной жертвой
card-cloak = Эльфийский плащ
    .nom = Эльфийский плащ
    .acc = Эльфийский плащ
    .ins = Эльфийским плащом

special-shadowfax = Светозар
special-gandalf = Гэндальф Белый
special-palantir = Палантир
special-recall = Возвращение в Мордор

arrangement-vanguard = Авангард
arrangement-spearhead = Остриё копья
arrangement-quiet-road = Тихая дорога
arrangement-gatekeepers = Стражи врат
arrangement-hunt = Охота
arrangement-wolves = Волки

## What each figure does

text-frodo = Если его атакуют, может ускользнуть вбок до карт.
text-sam = Рядом с Фродо имеет силу 5 и может сражаться за него.
text-pippin = Атакуя, может отступить до карт.
text-merry = Сразу побеждает короля-чародея.
text-gandalf = Тьма разыгрывает карту первой, в открытую.
text-aragorn = Может атаковать любой соседний регион.
text-legolas = Сразу побеждает крылатого назгула.
text-gimli = Сразу побеждает орков.
text-boromir = Погибает вместе со своим врагом.
text-balrog = В Мории может сразить любого, кто идёт туннелем.
text-shelob = Победив, уходит в Гондор, а если там нет места, погибает.
text-witch-king = Может атаковать вбок.
text-flying-nazgul = Может атаковать одинокого персонажа Света где угодно.
text-black-rider = Может проскакать вперёд сколько угодно, чтобы атаковать.
text-saruman = Может запретить карты.
text-orcs = Атакуя, сразу побеждают первого персонажа.
text-warg = Свойство персонажа Света не действует.
text-cave-troll = Карта Тьмы не действует.

## Questions

prompt-arrange = { $seat } тайно расставляет персонажей.
prompt-place = { $count ->
    [one] { $seat }, расставьте персонажей: осталось заполнить { $count } регион.
    [few] { $seat }, расставьте персонажей: осталось заполнить { $count } региона.
    [many] { $seat }, расставьте персонажей: осталось заполнить { $count } регионов.
   *[other] { $seat }, расставьте персонажей: осталось заполнить { $count } региона.
 }
prompt-ready = { $seat }, все стоят там, где вы хотите?
prompt-scatter = Случай ставит персонажа на поле.
prompt-turn = { $seat }, какого персонажа вы перемещаете?
prompt-turn-on = { $seat }, куда дальше идёт персонаж на Светозаре?
prompt-tunnel = { $seat }, персонаж Света в туннеле Мории. Нанесёт ли Балрог удар?
prompt-tunnel-watched = { $seat }, персонаж Света в туннеле Мории. Пройдёт ли он?
prompt-challenge = { $seat }, с кем вы сразитесь { $region_at }?
prompt-opponent = Случай выбирает одного из защитников.
prompt-text = { $seat }, { $light } против { $dark_gen }. Что делает { $light } до карт?
prompt-saruman = { $seat }, запретит ли Саруман карты? Против него { $light }.
prompt-card = { $seat }, какую карту вы разыграете? { $light_start } сражается с { $dark_ins }.
prompt-magic = { $seat }, какой картой из сброса станет Магия? { $light_start } сражается с { $dark_ins }.
prompt-retreat = { $seat_key ->
    [light] { $seat }, куда отступает { $light }?
   *[dark] { $dark_gender ->
        [p] { $seat }, куда отступают { $dark }?
       *[other] { $seat }, куда отступает { $dark }?
     }
 }
prompt-over-none = Партия окончена.
prompt-over-mordor = Фродо добрался до Мордора. Свет победил.
prompt-over-frodo = Фродо погиб. Тьма победила.
prompt-over-shire = В Шире три персонажа Тьмы. Тьма победила.
prompt-over-stuck = { $loser } не может сделать ход. Побеждает { $winner }.

## Answers

verb-place = Поставить
verb-arrange = Готовая расстановка
verb-scatter = Наугад
verb-ready = Готово
verb-move = Идти
verb-ride = Светозар
verb-return = Гэндальф Белый
verb-look = Палантир
verb-recall = Вернуть
verb-strike = Ударить
verb-spare = Затаиться
verb-name = Сразиться
verb-point = Указать
verb-any = Неизвестный
verb-stay = Остаться
verb-flee = Отступить
verb-substitute = Сэм за Фродо
verb-unite = Встать рядом
verb-forbid = Без карт
verb-allow = С картами
verb-play = Разыграть
verb-fetch = Магия станет
verb-forgo = Без действия

answer-place = { $figure_start } — { $region_to }
answer-arrange = Готовая расстановка: «{ $arrangement }»
answer-scatter = Остальных расставить наугад
answer-ready = Готово
answer-move = Переместить { $figure_acc } { $region_to }
answer-attack = Послать { $figure_acc } в атаку на { $region_acc }
answer-ride = Отвезти { $figure_acc } на Светозаре { $region_to }
answer-return = Вернуть Гэндальфа в Фангорн
answer-look = Посмотреть, кто { $region_at }
answer-recall = Вернуть { $figure_acc } в Мордор
answer-strike = Нанести удар Балрогом
answer-spare = Пропустить путника
answer-name = Сразиться с { $figure_ins }
answer-point = Сразиться с фишкой { $stand }
answer-any = Сразиться с неизвестным персонажем
answer-stay = Остаться
answer-flee = Уйти { $region_to }
answer-substitute = Сразиться Сэмом вместо Фродо
answer-unite = Показать Фродо рядом с Сэмом
answer-forbid = Без карт
answer-allow = Разрешить карты
answer-play = Разыграть { $card_acc }
answer-fetch = Магия станет { $card_ins }
answer-forgo = Оставить Магию без действия

## What an answer is about

about-arrange-vanguard = Для спокойного начала: бойцы идут впереди, а Фродо ждёт в Шире с Сэмом, Пиппином и Гэндальфом.
about-arrange-spearhead = Для быстрого броска: Фродо и Сэм выступают сразу, вслед за Гэндальфом, Арагорном и Боромиром.
about-arrange-quiet-road = Для блефа: Пиппин идёт впереди, будто он Фродо, а сам Фродо дома с Сэмом, Мерри и Арагорном.
about-arrange-gatekeepers = Для крепкой защиты: сильные держат дороги в Мордор, а за ними ждут три назгула.
about-arrange-hunt = Для погони: три назгула стоят впереди и с первого хода готовы ударить далеко.
about-arrange-wolves = Для жестоких боёв: впереди варг, орки и Балрог; мало кто из персонажей Света устоит против них.
about-ready = Соперник увидит ваши фишки, но не узнает, кто есть кто.
about-tunnel = { $danger ->
    [no] Персонаж в Мории — не Балрог.
    [sure] В Мории Балрог, и он может сразить { $figure_acc }.
   *[maybe] Персонаж в Мории может оказаться Балрогом и сразить { $figure_acc }.
 }
about-defender = Защитник: { $who }.
about-defender-many = { $number ->
    [one] Защитник — кто-то из { $number } персонажа.
    [few] Защитник — кто-то из { $number } персонажей.
    [many] Защитник — кто-то из { $number } персонажей.
   *[other] Защитник — кто-то из { $number } персонажа.
 }
about-defenders = Защитников: { $count }. Это могут быть { $who }. Бои идут один за другим.
about-defenders-many = { $number ->
    [one] Защитников: { $count } из { $number } возможного персонажа. Бои идут один за другим.
    [few] Защитников: { $count } из { $number } возможных персонажей. Бои идут один за другим.
    [many] Защитников: { $count } из { $number } возможных персонажей. Бои идут один за другим.
   *[other] Защитников: { $count } из { $number } возможного персонажа. Бои идут один за другим.
 }
about-at-once = { $end ->
    [win] Победа ещё до карт, если это { $who }.
    [loss] Поражение ещё до карт, если это { $who }.
   *[both] Оба погибают ещё до карт, если это { $who }.
 }
about-at-once-except = { $end ->
    [win] Победа ещё до карт, если только это не { $who }.
    [loss] Поражение ещё до карт, если только это не { $who }.
   *[both] Оба погибают ещё до карт, если только это не { $who }.
 }
about-at-once-always = { $end ->
    [win] Победа ещё до карт, кто бы там ни стоял.
    [loss] Поражение ещё до карт, кто бы там ни стоял.
   *[both] Оба погибают ещё до карт, кто бы там ни стоял.
 }
about-shelob = Победив, она вернётся в Гондор.
about-shelob-lost = Победив, она погибнет и сама: в Гондоре для неё нет места.
about-ride = Сначала один шаг, затем ход тем же персонажем. Карта будет использована.
about-return = Это ваш ход. Карта будет использована.
about-look = Вы увидите всех персонажей Света в этом регионе, а потом сделаете ход; если в этот ход атакуете там же, сами выберете, с кем сразиться. Карта будет использована.
about-recall = Это ваш ход. Карта будет использована.
about-walker = Путник: { $who }.
about-walker-many = { $number ->
    [one] Путник — кто-то из { $number } персонажа.
    [few] Путник — кто-то из { $number } персонажей.
    [many] Путник — кто-то из { $number } персонажей.
   *[other] Путник — кто-то из { $number } персонажа.
 }
about-sam = Рядом с Фродо у Сэма сила 5.
about-void = Не действует: с пещерным троллем ваша карта не считается.
about-number = Прибавляет { $card }: сумма { $total } против { $void ->
    [1] { $rival }.
   *[other] { $rival } и карты соперника{ $unless ->
        [cloak] , если только карта не встретит Эльфийский плащ.
       *[none] .
     }
 }
about-magic-empty = Не действует: ваш сброс пуст.
about-magic = { $when ->
    [first] До того как Свет разыграет карту, вы
    [now] Вы
   *[open] Когда обе карты будут открыты, вы
 } { $must ->
    [0] можете положить
   *[other] должны положить
 } вместо Магии карту из своего сброса{ $unless ->
    [eye] , если только она не встретит Око Саурона.
   *[none] .
 }
about-eye = Если Свет разыграет карту с текстом, она не подействует.
about-retreat-none = Не действует: отступать некуда.
about-retreat = { $must ->
    [0] Может вывести
   *[other] Выводит
 } { $figure_acc } из боя { $regions_to }{ $unless ->
    [eye] , если только карта не встретит Око Саурона.
   *[none] .
 }
about-sacrifice = Оба персонажа погибают{ $unless ->
    [eye] , если только карта не встретит Око Саурона.
    [retreat] , если только карта не встретит Отступление.
    [either] , если только карта не встретит Око Саурона или Отступление.
   *[none] .
 }{ $end ->
    [loss] {" "}Если погибнет Фродо, вы проиграете.
   *[none] {""}
 }
about-cloak = Число Тьмы не считается{ $unless ->
    [eye] , если только карта не встретит Око Саурона.
   *[none] .
 }
about-cloak-void = Не действует: карта пещерного тролля и так не считается.

## What comes next

then-arrange = { $seat } тоже тайно расставляет персонажей.
then-scatter = Затем случай расставляет остальных; шансы у всех равны.
# Whose turn it is was just told.
then-turn = {""}
then-tunnel = Затем { $seat } решает, что произойдёт в Мории.
then-challenge = Затем { $seat } выбирает, с кем сразиться.
then-opponent = Затем случай выбирает одного из неизвестных защитников.
then-text = Затем { $seat } решает, применить ли свойство своего персонажа.
then-saruman = Затем { $seat } решает, разыгрывать ли карты.
then-card = Затем { $seat } разыгрывает карту.
then-magic = Затем { $seat } выбирает, какой картой станет Магия.
then-retreat = Затем { $seat } выбирает, куда отступить.

## What is told

event-placed = { $figure_start } { $region_at }.
event-at-home = Остальные четверо остаются дома, { $region_at }.
event-arranged = { $seat_gender ->
    [f] { $seat } готова.
   *[m] { $seat } готов.
 }
event-turn = Ходит { $seat }.
event-moved = { $seat } перемещает персонажа { $start_from } { $to_to }.
event-mover = Это { $figure }.
event-tunnel = { $seat } посылает персонажа в туннель Мории.
event-quiet = В Мории всё тихо.
event-struck = В Мории восстаёт Балрог и сражает путника.
event-attacked = { $seat } атакует { $region_acc } { $start_from }.
event-battle = Бой { $region_at }: { $attacker } против { $defender_gen }.
event-silenced = Против варга свойство { $figure_gen } не действует.
event-stood = { $figure_start } остаётся.
event-slipped = { $figure_start } ускользает { $start_from } { $to_to }.
event-stepped-in = Сэм заслоняет Фродо и сражается вместо него.
event-united = Фродо показывается рядом с Сэмом.
event-slew = { $figure_start } сразу побеждает { $victim_acc }.
event-both-fell = { $figure_start } и { $victim } погибают вместе.
event-overran = Орки сминают { $victim_acc }.
event-forbade = Саруман запрещает карты.
event-allowed = Саруман позволяет картам решить исход.
event-laid = { $seat } кладёт карту рубашкой вверх.
event-played = { $seat } разыгрывает { $card_acc }.
event-fetched = Магия { $seat_gen } становится { $card_ins }.
event-without-effect = Карта { $seat_gen } ({ $card }) не действует.
event-cloaked = Под Эльфийским плащом { $card_nom } Тьмы не считается.
event-cancelled = Око Саурона отменяет { $card_acc }.
event-retreated = { $figure_key ->
    [orcs] Орки отступают { $start_from } { $to_to }.
   *[one] { $figure_start } отступает { $start_from } { $to_to }.
 }
event-sacrificed = Благородная жертва: погибают { $figure } и { $victim }.
event-defeated = { $figure_key ->
    [orcs] Орки побеждают { $victim_acc }: { $more } против { $less }.
   *[one] { $figure_start } побеждает { $victim_acc }: { $more } против { $less }.
 }
event-tied = { $figure_start } и { $victim } погибают вместе: { $strength } против { $strength }.
event-fell = { $figure_start } погибает.
event-took-back = Все девять карт использованы: обе стороны берут свои карты обратно.
event-went-home = Шелоб уползает обратно в Гондор.
event-no-home = Для Шелоб нет места в Гондоре.
event-rode = Светозар приходит на помощь Свету.
event-came-back = Гэндальф возвращается Белым и встаёт в Фангорне.
event-looked = Тьма смотрит в палантир и видит, кто { $region_at }.
event-saw = Палантир показывает { $figure_acc } { $region_at }.
event-recalled = Тьма возвращает персонажа { $start_from } в Мордор.
event-ended = { $ending_key ->
    [mordor] Фродо добрался до Мордора. Побеждает { $seat }.
    [frodo] Хранитель Кольца погиб. Побеждает { $seat }.
    [shire] В Шире три персонажа Тьмы. Побеждает { $seat }.
   *[stuck] Другая сторона не может сделать ход. Побеждает { $seat }.
 }

## The view in words

heading-battle = Бой { $region_at }
heading-last-battle = Последний бой — { $region_at }
heading-board = На поле
heading-land = Местность
state-fighter = { $seat }: { $figure }, сила { $strength }.
state-played = Карта { $seat_gen }: { $card }.
state-total = Сумма { $seat_gen }: { $strength } + { $added } = { $total }.
state-laid = Карта { $seat_gen } лежит рубашкой вверх.
state-region = { $region }: { $here }
state-empty = Фишек ещё нет.
state-hidden = { $count ->
    [1] фишка { $side_gen }
    [one] { $count } фишка { $side_gen }
    [few] { $count } фишки { $side_gen }
    [many] { $count } фишек { $side_gen }
   *[other] { $count } фишки { $side_gen }
 }
state-seen = { $figure } (известно сопернику)
state-hand = Карты на руке: { $cards }
state-pile = Сброс: { $cards }
state-lost = Побеждённые: { $figures }
state-none-lost = Никто ещё не побеждён.
state-special = Особые карты: { $cards }
state-won = Победа!
state-active = Ход этой стороны.
state-limit = { $limit ->
    [1] Не больше одного персонажа каждой стороны: { $regions }
    [one] Не больше { $limit } персонажа каждой стороны: { $regions }
    [few] Не больше { $limit } персонажей каждой стороны: { $regions }
    [many] Не больше { $limit } персонажей каждой стороны: { $regions }
   *[other] Не больше { $limit } персонажа каждой стороны: { $regions }
 }
state-river = По реке, только для Света: { $start_from } { $to_to }
state-tunnel = Через туннель Мории, только для Света: { $start_from } { $to_to }

## What is drawn

piece-limit = { $limit ->
    [1] Здесь может стоять не больше одного персонажа каждой стороны.
    [one] Здесь может стоять не больше { $limit } персонажа каждой стороны.
    [few] Здесь может стоять не больше { $limit } персонажей каждой стороны.
    [many] Здесь может стоять не больше { $limit } персонажей каждой стороны.
   *[other] Здесь может стоять не больше { $limit } персонажа каждой стороны.
 }
piece-shire = Тьма побеждает, когда здесь стоят три её персонажа.
piece-mordor = Свет побеждает, когда сюда приходит Фродо.
piece-moria = Если Балрог в Мории, он может сразить любого, кто идёт туннелем.
piece-gondor = Сюда Шелоб возвращается после каждого выигранного боя.
piece-ways = { $seat } идёт отсюда { $regions_to }.
piece-by-river = По реке Свет может пойти и { $to_to }.
piece-by-tunnel = Через туннель Свет может пойти и { $to_to }.
piece-sideways = Сбоку: { $regions }. Вбок ведёт только свойство или карта.
piece-mountain = В горах вбок не ходит никто.
piece-here = Сейчас здесь: { $here }.
piece-nobody = Сейчас здесь никого нет.
piece-river-name = Андуин
piece-river = Свет может идти вниз по реке: из Лихолесья в Фангорн и из Фангорна в Рохан. Тьма не может.
piece-tunnel-name = Туннель Мории
piece-tunnel = Свет может пройти туннелем из Эрегиона в Фангорн, но не обратно. Тьма не может.
piece-strength = Сила { $strength }.
piece-at = Сейчас { $region_at }.
piece-defeated = Среди побеждённых.
piece-unplaced = Место ещё не выбрано.
piece-known = Соперник знает, кто это.
piece-guessed = { $count ->
    [one] Для соперника это может быть любой из { $count } персонажа.
    [few] Для соперника это может быть любой из { $count } персонажей.
    [many] Для соперника это может быть любой из { $count } персонажей.
   *[other] Для соперника это может быть любой из { $count } персонажа.
 }
piece-hiding = Скрытая фишка { $regions_at }.
piece-stand = Скрытый персонаж { $side_gen }
piece-could = Возможно, это { $who }.
piece-card = { $seat }: { $card }
piece-laid-name = Карта { $seat_gen } рубашкой вверх
piece-laid = Её откроют, когда обе стороны разыграют по карте.
piece-in-hand = На руке у { $seat_gen }.
piece-discarded = В сбросе. { $seat } вернёт эту карту на руку, когда будут использованы все девять.
piece-played = Разыграна в этом бою.
piece-special = Её можно использовать один раз.
piece-battle-name = Бой
piece-no-battle = Боёв ещё не было.
piece-battle = Когда персонаж приходит к врагу, показывают обоих. Сначала действуют свойства, затем каждая сторона разыгрывает карту; у кого сумма меньше, тот погибает.
piece-light = Свет побеждает, когда Фродо входит в Мордор или когда Тьма не может сделать ход.
piece-dark = Тьма побеждает, когда Фродо погибает, когда в Шире стоят три её персонажа или когда Свет не может сделать ход.
piece-side = Осталось: { $figures ->
    [one] { $figures } персонаж
    [few] { $figures } персонажа
    [many] { $figures } персонажей
   *[other] { $figures } персонажа
 }; на руке: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
 }.

does-number = Прибавляет { $number } к силе своего персонажа.
does-magic = Становится картой из сброса своей стороны.
does-eye = Карта с текстом, разыгранная Светом, не действует.
does-retreat = { $seat_key ->
    [light] Персонаж Света выходит из боя и отходит на один регион назад, если там нет врагов и есть место.
   *[dark] Персонаж Тьмы выходит из боя и уходит вбок, если там нет врагов и есть место.
 }
does-sacrifice = Погибают оба персонажа, если персонаж Тьмы не вышел из боя.
does-cloak = Число Тьмы не считается.
does-shadowfax = Перед вашим ходом один персонаж делает шаг вперёд в регион без врагов; затем ходит он же.
does-gandalf = Вместо хода побеждённый Гэндальф возвращается в Фангорн, если там нет персонажей Тьмы.
does-palantir = Перед своим ходом вы видите всех персонажей Света в одном регионе, но не в Шире.
does-recall = Вместо хода один ваш персонаж переносится в Мордор, если там нет персонажей Света.

## How near victory is

meter-mordor-label = Мордор
meter-mordor = { $steps ->
    [1] Фродо в одном ходе от Мордора.
    [one] До Мордора Фродо нужен самое меньшее { $steps } ход.
    [few] До Мордора Фродо нужно самое меньшее { $steps } хода.
    [many] До Мордора Фродо нужно самое меньшее { $steps } ходов.
   *[other] До Мордора Фродо нужно самое меньшее { $steps } хода.
 }
meter-mordor-hidden = { $steps ->
    [1] В одном ходе от Мордора стоит фишка, под которой может быть Фродо.
    [one] До Мордора Фродо нужен самое меньшее { $steps } ход.
    [few] До Мордора Фродо нужно самое меньшее { $steps } хода.
    [many] До Мордора Фродо нужно самое меньшее { $steps } ходов.
   *[other] До Мордора Фродо нужно самое меньшее { $steps } хода.
 }
meter-mordor-done = Фродо добрался до Мордора.
meter-mordor-lost = Фродо погиб.
meter-frodo-label = Фродо
meter-frodo = { $count ->
    [1] Тьма знает, где Фродо.
    [one] { $viewer ->
        [0] Для Тьмы Фродо может быть под любой из { $count } фишки.
       *[other] Фродо может быть под любой из { $count } фишки.
     }
    [few] { $viewer ->
        [0] Для Тьмы Фродо может быть под любой из { $count } фишек.
       *[other] Фродо может быть под любой из { $count } фишек.
     }
    [many] { $viewer ->
        [0] Для Тьмы Фродо может быть под любой из { $count } фишек.
       *[other] Фродо может быть под любой из { $count } фишек.
     }
   *[other] { $viewer ->
        [0] Для Тьмы Фродо может быть под любой из { $count } фишки.
       *[other] Фродо может быть под любой из { $count } фишки.
     }
 }
meter-shire-label = Шир
meter-shire = { $count ->
    [0] В Шире нет персонажей Тьмы; трое принесли бы ей победу.
    [1] В Шире один персонаж Тьмы; трое принесли бы ей победу.
    [2] В Шире два персонажа Тьмы; третий принесёт ей победу.
   *[other] В Шире три персонажа Тьмы.
 }
meter-stuck-label = Тупик
meter-stuck = { $count ->
    [0] Ни один персонаж { $seat_gen } не может ходить.
    [one] Ходить может ещё { $count } персонаж { $seat_gen }; если не сможет никто, { $seat } проиграет.
    [few] Ходить могут ещё { $count } персонажа { $seat_gen }; если не сможет никто, { $seat } проиграет.
    [many] Ходить могут ещё { $count } персонажей { $seat_gen }; если не сможет никто, { $seat } проиграет.
   *[other] Ходить могут ещё { $count } персонажа { $seat_gen }; если не сможет никто, { $seat } проиграет.
 }
meter-stuck-helped = Ни один персонаж { $seat_gen } не может ходить, но поможет особая карта.
meter-stuck-done = { $seat } не может сделать ход.

holding-figures = { $count ->
    [one] остался { $count } персонаж
    [few] осталось { $count } персонажа
    [many] осталось { $count } персонажей
   *[other] осталось { $count } персонажа
 }
holding-cards = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
 }
holding-special = { $card }: карта ещё не использована

## A finished match in numbers

key-turns = Ходы
key-left = Осталось персонажей { $seat_gen }
key-of = { $count } из { $all }
key-frodo-place = Фродо
key-at = { $region_at }
key-fell = погиб
key-hidden = остался скрытым

## The player aid

aid-figures = { $seat }: персонажи
aid-figure = { $figure }, { $strength }. { $does }
aid-hand = { $seat }: карты
aid-numbers = Числа: { $numbers }. Каждое прибавляется к силе своего персонажа.
aid-card = { $card_key ->
    [eye] Око Саурона
    [cloak] Эльфийский плащ
    [palantir] Палантир
   *[other] { $card }
 }. { $does }
aid-roads = Дороги
aid-forward = Ход ведёт на один регион вперёд: Свет идёт к Мордору, Тьма — к Ширу.
aid-limits = Сколько места в регионе
aid-limit-homes = { $limit ->
    [one] Шир и Мордор вмещают { $limit } персонажа одной стороны.
    [few] Шир и Мордор вмещают { $limit } персонажей одной стороны.
    [many] Шир и Мордор вмещают { $limit } персонажей одной стороны.
   *[other] Шир и Мордор вмещают { $limit } персонажа одной стороны.
 }
aid-limit-mountains = { $limit ->
    [one] Горные регионы вмещают { $limit } персонажа одной стороны.
    [few] Горные регионы вмещают { $limit } персонажей одной стороны.
    [many] Горные регионы вмещают { $limit } персонажей одной стороны.
   *[other] Горные регионы вмещают { $limit } персонажа одной стороны.
 }
aid-limit-others = { $limit ->
    [one] Все остальные регионы вмещают { $limit } персонажа одной стороны.
    [few] Все остальные регионы вмещают { $limit } персонажей одной стороны.
    [many] Все остальные регионы вмещают { $limit } персонажей одной стороны.
   *[other] Все остальные регионы вмещают { $limit } персонажа одной стороны.
 }
aid-end = Победа
aid-specials = Особые карты (параметр партии)

## Endings

ending-none = не решено
ending-mordor = Фродо добрался до Мордора
ending-frodo = Фродо побеждён
ending-shire = три персонажа Тьмы в Шире
ending-stuck = другая сторона не могла сделать ход

## Options

option-light_cards = Особые карты Света
    .help = Вариант игры или фора: более слабый игрок получает одну или обе.
option-light_cards-none = нет
option-light_cards-shadowfax = Светозар
option-light_cards-gandalf = Гэндальф Белый
option-light_cards-both = обе
option-dark_cards = Особые карты Тьмы
    .help = Вариант игры или фора: более слабый игрок получает одну или обе.
option-dark_cards-none = нет
option-dark_cards-palantir = Палантир
option-dark_cards-recall = Возвращение в Мордор
option-dark_cards-both = обе
option-opponent_choice = С кем из нескольких защитников сражаются
    .help = Фишки в одном регионе перемешаны, поэтому шансы одинаковы; разница только в вопросе.
option-opponent_choice-random = решает случай
option-opponent_choice-named = атакующий указывает на фишку
option-upstream_retreat = Отступать можно вверх по Андуину
    .help = Река даёт Свету два дополнительных хода. Некоторые понимают это как запрет отступать против течения.
option-compulsory_retreat = Разыграв карту «Отступление», нужно отступить
    .help = Иначе тот, кто разыграл карту, может остаться, и она не действует.
option-magic_must_replace = Магия обязана стать картой из сброса
    .help = По польским правилам может, по английским — должна.
option-retreat_stops_sacrifice = Невыполненное Отступление отменяет Благородную жертву
    .help = Тогда никто не погибает, а если оба ещё там, они сражаются снова.
option-eye_stops_magic = Око Саурона отменяет Магию
    .help = Магия — карта с текстом. Иначе она становится картой из сброса, и Око отменяет ту, если на ней текст.

## Board

board-label = Противостояние: Средиземье от Шира до Мордора
board-standing = { $figure_start }, { $region_at }
board-riding = Светозар для { $figure_gen }, { $region_at }
board-waiting = { $figure_start }: место ещё не выбрано
board-reminder = { $figure }. { $text }
board-cards = Карты { $seat_gen }
pane-map = Карта мира
pane-battle = Бой
pane-figures = Персонажи

## What the lab counts

measure-turns = ходов за партию
measure-turns-any = партии хотя бы с одним ходом
measure-defeated = побеждённых персонажей за партию
measure-defeated-any = партии, в которых кто-то побеждён
measure-points_light = очков Света за партию
measure-points_light-any = партии, в которых Свет получает очки
measure-points_dark = очков Тьмы за партию
measure-points_dark-any = партии, в которых Тьма получает очки
