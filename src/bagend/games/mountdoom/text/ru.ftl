title = Путь к Роковой горе
aim = Вместе приведите хранителей Кольца к Роковой горе, пока не кончилась их отвага и не пришёл последний назгул.
about = Кооперативное путешествие с кубиками для 1–4 игроков. Выбирайте кубики, встречайте то, что они приносят, и держите Братство поближе к Фродо и Сэму.

## Nouns

seat-north = Север
    .gen = Севера
    .dat = Северу
    .acc = Север
    .ins = Севером
    .gender = m
seat-east = Восток
    .gen = Востока
    .dat = Востоку
    .acc = Восток
    .ins = Востоком
    .gender = m
seat-south = Юг
    .gen = Юга
    .dat = Югу
    .acc = Юг
    .ins = Югом
    .gender = m
seat-west = Запад
    .gen = Запада
    .dat = Западу
    .acc = Запад
    .ins = Западом
    .gender = m

# Each figure at the beginning of a sentence, the endings of its verbs (попадают and доходят, попадает and доходит), and its cases.
figure-ring-bearers = хранители Кольца
    .start = Хранители Кольца
    .s = ют
    .es = ят
    .does = остаются
    .gen = хранителей Кольца
    .dat = хранителям Кольца
    .acc = хранителей Кольца
    .ins = хранителями Кольца
    .gender = p
figure-merry-pippin = Мерри и Пиппин
    .start = Мерри и Пиппин
    .s = ют
    .es = ят
    .does = остаются
    .gen = Мерри и Пиппина
    .dat = Мерри и Пиппину
    .acc = Мерри и Пиппина
    .ins = Мерри и Пиппином
    .gender = p
figure-aragorn = Арагорн
    .start = Арагорн
    .s = ет
    .es = ит
    .does = остаётся
    .gen = Арагорна
    .dat = Арагорну
    .acc = Арагорна
    .ins = Арагорном
    .gender = m
figure-legolas = Леголас
    .start = Леголас
    .s = ет
    .es = ит
    .does = остаётся
    .gen = Леголаса
    .dat = Леголасу
    .acc = Леголаса
    .ins = Леголасом
    .gender = m
figure-gimli = Гимли
    .start = Гимли
    .s = ет
    .es = ит
    .does = остаётся
    .gen = Гимли
    .dat = Гимли
    .acc = Гимли
    .ins = Гимли
    .gender = m
figure-nazgul = назгул
    .start = Назгул
    .s = ет
    .es = ит
    .does = остаётся
    .gen = назгула
    .dat = назгулу
    .acc = назгула
    .ins = назгулом
    .gender = m

die-orange = оранжевый
    .start = Оранжевый
    .gen = оранжевого
    .ins = оранжевым
die-violet = фиолетовый
    .start = Фиолетовый
    .gen = фиолетового
    .ins = фиолетовым
die-blue = синий
    .start = Синий
    .gen = синего
    .ins = синим
die-green = зелёный
    .start = Зелёный
    .gen = зелёного
    .ins = зелёным
die-red = красный
    .start = Красный
    .gen = красного
    .ins = красным
die-first-black = первый чёрный
    .start = Первый чёрный
    .gen = первого чёрного
    .ins = первым чёрным
die-second-black = второй чёрный
    .start = Второй чёрный
    .gen = второго чёрного
    .ins = вторым чёрным
black-first = первый
black-second = второй

# .at and .to bring their own preposition.
stage-lothlorien = Лотлориэн
    .gen = Лотлориэна
    .at = в Лотлориэне
    .to = в Лотлориэн
stage-rohan = Рохан
    .gen = Рохана
    .at = в Рохане
    .to = в Рохан
stage-helms-deep = Хельмова Падь
    .gen = Хельмовой Пади
    .at = в Хельмовой Пади
    .to = в Хельмову Падь
stage-gondor = Гондор
    .gen = Гондора
    .at = в Гондоре
    .to = в Гондор
stage-minas-morgul = Минас-Моргул
    .gen = Минас-Моргула
    .at = в Минас-Моргуле
    .to = в Минас-Моргул
stage-mount-doom = Роковая гора
    .gen = Роковой горы
    .at = в жерле Роковой горы
    .to = к Роковой горе

face-merry-pippin = кинжалы хоббитов
face-aragorn = меч Арагорна
face-legolas = лук Леголаса
face-gimli = топор Гимли
face-sauron = Око
face-gandalf = посох Гэндальфа

way-left = влево
way-right = вправо
gift-courage = отвага
gift-token = его жетон

# .kind tells who is called from what is applied.
helper-arwen = Арвен
    .acc = Арвен
    .kind = ally
helper-elrond = Элронд
    .acc = Элронда
    .kind = ally
helper-theoden = Король Теоден
    .acc = короля Теодена
    .kind = ally
helper-galadriel = Галадриэль
    .acc = Галадриэль
    .kind = ally
helper-eowyn = Эовин
    .acc = Эовин
    .kind = ally
helper-eomer = Эомер
    .acc = Эомера
    .kind = ally
helper-faramir = Фарамир
    .acc = Фарамира
    .kind = ally
helper-treebeard = Древобород
    .acc = Древоборода
    .kind = ally
helper-boromir = Боромир
    .acc = Боромира
    .kind = ally
helper-power = Мощь Гэндальфа
    .acc = Мощь Гэндальфа
    .kind = gandalf
helper-trick = Уловка Гэндальфа
    .acc = Уловку Гэндальфа
    .kind = gandalf
helper-support = Поддержка Гэндальфа
    .acc = Поддержку Гэндальфа
    .kind = gandalf
helper-vision = Видение Гэндальфа
    .acc = Видение Гэндальфа
    .kind = gandalf
helper-wrath = Гнев Гэндальфа
    .acc = Гнев Гэндальфа
    .kind = gandalf

# A card as its title stands; .acc as it is met inside a sentence.
card-cave-troll = Пещерный тролль
    .acc = пещерного тролля
card-saruman = Саруман
    .acc = Сарумана
card-nazgul = Назгул
    .acc = назгула
card-balrog = Балрог Мории
    .acc = Балрога Мории
card-moria-orc = Морийский орк
    .acc = морийского орка
card-arwen = Арвен
    .acc = Арвен
card-elrond = Элронд
    .acc = Элронда
card-orc-hordes = Полчища орков
    .acc = полчища орков
card-wargs = Варги
    .acc = варгов
card-theoden = Король Теоден
    .acc = короля Теодена
card-uruk-hai = Урук-хаи
    .acc = урук-хаев
card-galadriel = Галадриэль
    .acc = Галадриэль
card-eowyn = Эовин
    .acc = Эовин
card-grima = Грима Гнилоуст
    .acc = Гриму Гнилоуста
card-eomer = Эомер
    .acc = Эомера
card-grond = Гронд
    .acc = Гронд
card-eye-of-sauron = Око Саурона
    .acc = Око Саурона
card-faramir = Фарамир
    .acc = Фарамира
card-treebeard = Древобород
    .acc = Древоборода
card-witch-king = Король-чародей
    .acc = короля-чародея
card-mumakil = Мумаки
    .acc = мумаков
card-haradrim = Харадримы
    .acc = харадримов
card-denethor = Денетор
    .acc = Денетора
card-army-of-the-dead = Армия мёртвых
    .acc = Армию мёртвых
card-mouth-of-sauron = Голос Саурона
    .acc = Голоса Саурона
card-gollums-deceit = Коварство Голлума
    .acc = Коварство Голлума
card-phial-of-galadriel = Фиал Галадриэли
    .acc = Фиал Галадриэли
card-gollums-madness = Безумие Голлума
    .acc = Безумие Голлума
card-shelob = Шелоб
    .acc = Шелоб
card-shelobs-sting = Жало Шелоб
    .acc = Жало Шелоб
card-power-of-the-ring = Власть Кольца
    .acc = Власть Кольца
card-eagles = Орлы
    .acc = орлов

## What a card does, in a few words

effect-cave-troll = один бой; поражение: −2
effect-saruman = приходят 2 урук-хая
effect-nazgul = поставьте назгула
effect-balrog = −3, без Гэндальфа до Хельмовой Пади
effect-moria-orc = один бой; поражение: −1
effect-arwen = отменяет одну клетку с событием
effect-elrond = перебрасывает кубик из последнего броска
effect-orc-hordes = один бой; поражение: −2
effect-wargs = отвага −2
effect-theoden = приводит спутника к цели этапа
effect-uruk-hai = бой с каждым в Изенгарде; поражение: −1
effect-galadriel = перед боем Кольцо — на клетку { $galadriel }
effect-eowyn = при 6 сражает короля-чародея
effect-grima = { $allies ->
    [all] уходят все союзники
   *[one] уходит один союзник
 }
effect-eomer = выигрывает один бой
effect-grond = отвага −3
effect-eye-of-sauron = Кольцо падает на клетку { $eye }
effect-faramir = хранители Кольца скачут на 2–4 клетки
effect-treebeard = +2 или стережёт Изенгард
effect-witch-king = кубик за него и каждого назгула; нечётное: −1
effect-mumakil = { $battles ->
    [one] один бой; поражение: −{ $hearts }
    [few] { $battles } боя; каждое поражение: −{ $hearts }
   *[many] { $battles } боёв; каждое поражение: −{ $hearts }
 }
effect-haradrim = отвага −2
effect-denethor = перебросьте кубик на планшете
effect-army-of-the-dead = накрывает соседнюю карту
effect-mouth-of-sauron = бои до двух побед подряд; поражение: −1
effect-gollums-deceit = отвага −2
effect-phial-of-galadriel = отвага +2
effect-gollums-madness = отвага −1
effect-shelob = −1, стоим на месте
effect-shelobs-sting = −1 при 2–3 на кубике, −2 при 4–6
effect-power-of-the-ring = −5, если на кубике 6
effect-eagles = отвага +1
effect-boromir = повторяет проигранный бой с урук-хаем
effect-power = поворачивает чёрный кубик
effect-trick = поворачивает цветной кубик
effect-support = пять кубиков, ход одним
effect-vision = показывает первую карту нового этапа
effect-wrath = убирает карту после встречи

shown-black-1 = чёрный 1
shown-black-2 = чёрный 2
shown-black-3 = чёрный 3
shown-black-4 = чёрный 4
shown-black-5 = чёрный 5
shown-black-6 = чёрный 6
shown-orange-1 = оранжевый 1
shown-orange-2 = оранжевый 2
shown-orange-3 = оранжевый 3
shown-orange-4 = оранжевый 4
shown-orange-5 = оранжевый 5
shown-orange-6 = оранжевый 6
shown-violet-1 = фиолетовый 1
shown-violet-2 = фиолетовый 2
shown-violet-3 = фиолетовый 3
shown-violet-4 = фиолетовый 4
shown-violet-5 = фиолетовый 5
shown-violet-6 = фиолетовый 6
shown-blue-1 = синий 1
shown-blue-2 = синий 2
shown-blue-3 = синий 3
shown-blue-4 = синий 4
shown-blue-5 = синий 5
shown-blue-6 = синий 6
shown-green-1 = зелёный 1
shown-green-2 = зелёный 2
shown-green-3 = зелёный 3
shown-green-4 = зелёный 4
shown-green-5 = зелёный 5
shown-green-6 = зелёный 6
shown-red-1 = красный 1
shown-red-2 = красный 2
shown-red-3 = красный 3
shown-red-4 = красный 4
shown-red-5 = красный 5
shown-red-6 = красный 6

## Questions

prompt-begin = Кто старше всех?
prompt-gandalf = { $seat } берёт карту Гэндальфа.
prompt-card = Открывается карта.
prompt-roll = { $seat } бросает кубики.
prompt-support = { $seat } бросает все пять кубиков Братства.
prompt-die = { $seat } бросает кубик.
prompt-combat = { $seat } бросает боевой кубик.
prompt-pair = { $seat }, выберите два кубика для броска: каждый может переместить фигуру своего цвета.
prompt-first-side = { $seat }, какие два кубика положить на сторону 1? Сначала вы встретите карту чёрного кубика, затем пойдёт фигура.
prompt-third = { $seat }, какой цветной кубик добавить ко второму броску, для стороны 2?
prompt-second-side = { $seat }, какой цветной кубик положить на сторону 2, чтобы переместить его фигуру?
prompt-choose = { $seat }, какой из пяти кубиков переместит свою фигуру?
prompt-stride = { $seat }, ячейка пуста: на сколько клеток переместить { $figure_acc }?
prompt-event = { $seat }, { $figure } останавлива{ $figure_s }ся на { $event ->
    [heart] чёрном сердце
   *[nazgul] клетке назгула
 }. Позвать Арвен, чтобы отменить событие?
prompt-fight = { $seat }, бой ({ $card }): бросить боевой кубик или сначала использовать карту?
prompt-offer = { $seat }, посох Гэндальфа! Отдать карту Гэндальфа, чтобы выиграть этот бой?
prompt-boromir = { $seat }, этот урук-хай победил. Пусть Боромир сразится с ним ещё раз?
prompt-peril = { $seat }, отвага вот-вот кончится. Взять 2 отваги у Древоборода?
prompt-grima = { $seat }, Грима лишает вас союзника. Кого вы отпустите?
prompt-denethor = { $seat }, из-за Денетора нужно перебросить кубик. Какой?
prompt-march = { $seat }, какую карту накроет Армия мёртвых?
prompt-eowyn = { $seat }, шестёрка! Пусть Эовин сразит короля-чародея?
prompt-wrath = { $seat }, убрать { $card_acc } Гневом Гэндальфа?
prompt-rolled = { $seat }, на чёрном кубике { $pips }. Оставить так?
prompt-theoden = { $seat }, этап заканчивается. Пусть Теоден ещё приведёт спутника?
prompt-vision = { $seat }, посмотреть первую карту нового этапа ({ $stage }) с Видением Гэндальфа?
prompt-seen = { $seat }, это { $card }. Вернуть карту наверх или убрать?
prompt-convert = { $seat }, каждая отданная сейчас карта станет 1 отвагой. Какую отдать?
prompt-over-none = Партия окончена.
prompt-over-crater = Кольцо сгорело в огне Роковой горы. Победили все!
prompt-over-courage = У хранителей Кольца кончилась отвага. Все проиграли.
prompt-over-nazgul = В Минас-Моргул пришёл последний назгул. Все проиграли.

## Answers

verb-roll = Бросить
verb-place = Положить
verb-add = Добавить
verb-choose = Выбрать
verb-stride = Переместить
verb-pass = Дальше
verb-give = Отдать
verb-banish = Отпустить
verb-reroll = Перебросить
verb-march = Двинуть Армию
verb-return = Вернуть
verb-discard = Убрать
verb-convert = Обменять на отвагу
verb-use = Использовать
verb-elrond = Элронд
verb-power = Мощь Гэндальфа
verb-trick = Уловка Гэндальфа
verb-theoden = Теоден
verb-faramir = Фарамир
verb-treebeard = Древобород

answer-roll = Бросить { $dice }
answer-place = Положить чёрный { $pips } и { $die } { $steps }
answer-place-twin = { $black_key ->
    [first] Положить чёрный { $pips } и { $die } { $steps }
   *[second] Положить другой чёрный { $pips } и { $die } { $steps }: без разницы
 }
answer-add = Добавить { $die } кубик ({ $figure })
answer-choose = { $die_start } { $steps }: переместить { $figure_acc }
answer-stride = { $steps ->
    [0] Остаться на месте
    [one] Переместить на { $steps } клетку
    [few] Переместить на { $steps } клетки
   *[many] Переместить на { $steps } клеток
 }
answer-pass-fight = Бросить боевой кубик
answer-pass-offer = Ничего не отдавать и проиграть бой
answer-pass-boromir = Признать бой проигранным
answer-pass-event = Пусть событие произойдёт
answer-pass-peril = Принять поражение
answer-pass-eowyn = Удержать Эовин
answer-pass-wrath = Оставить карту
answer-pass-rolled = Оставить кубик как есть
answer-pass-theoden = Приберечь Теодена
answer-pass-vision = Не смотреть
answer-pass-convert = Оставить остальные карты
answer-give = Отдать { $helper_acc }
answer-banish = Отпустить { $helper_acc }
answer-reroll = Перебросить { $die } кубик
answer-march = Двинуть Армию { $way }
answer-return = Вернуть карту наверх
answer-discard = Убрать карту из игры
answer-convert = Обменять на отвагу: { $helper }
answer-use = { $helper_kind ->
    [ally] Позвать { $helper_acc }
   *[gandalf] Применить { $helper_acc }
 }
answer-elrond = Элронд: перебросить { $die } кубик
answer-power = Мощь Гэндальфа: повернуть { $black } чёрный кубик на { $pips }
answer-trick = Уловка Гэндальфа: повернуть { $die } кубик на { $pips }
answer-theoden = Теоден: привести { $figure_acc } { $stage_to }
answer-faramir = Фарамир: хранители Кольца скачут на { $steps } клетки
answer-treebeard = { $gift_key ->
    [courage] Древобород: получить 2 отваги
   *[token] Древобород: стеречь Изенгард
 }

## What the dice and cards of an answer do

about-roll = Вы бросаете эти два кубика и оба чёрных.
about-add = Вы бросите его вместе с { $die_ins } и оставшимся чёрным кубиком.
about-place = { met-slot } { $move }.
about-place-second = После стороны 1, если ничего не изменится, ячейка { $slot }: { $met }. { $move }.
about-power = Ячейка { $pips }: { $met }.
about-trick = { $move }.
about-elrond = Считается новый результат.
about-reroll = Считается новый результат.
about-boromir = На этот раз бой проигран, только если выпадет Око.
about-support = Вы выберете один из пяти кубиков и переместите его фигуру.
about-vision = Первую карту увидят все; вы вернёте её или уберёте.
about-token = Пока его жетон в Изенгарде, каждый выигранный бой с урук-хаями прогоняет одного из них, а вождя — последним.
about-return = Она ляжет в ячейку 1, и все будут её знать.
about-convert = Карта будет потрачена.
about-march = Она накроет { $card_acc }. Пока Армия там, эту карту нельзя встретить.
about-march-unknown = Она накроет карту, которую никто не видел.
about-fight = { $support } Поражение стоит { $hearts ->
    [one] { $hearts } отвагу.
    [few] { $hearts } отваги.
   *[many] { $hearts } отваги.
 }
state-support = { $count ->
    [0] Хранителей Кольца никто не поддерживает.
   *[other] { $who_gender ->
        [m] Хранителей Кольца поддерживает { $who }.
       *[plural] Хранителей Кольца поддерживают { $who }.
    }
 }
about-stays = Карта остаётся: { $card_acc } можно встретить снова.
about-unseen = Выкладываются шесть карт: в ячейках 2–5 открыто, в 1 и 6 рубашкой вверх.
met-empty = { $figure_key ->
    [nazgul] пустая, поэтому приходит назгул
   *[other] пустая, поэтому { $figure } { $figure_gender ->
        [p] могут
       *[m] может
    } пройти до 2 клеток
 }
met-slot = Ячейка { $slot }: { $met }.
met-again = то, что останется в этой ячейке после первого кубика
met-unknown = карта, которую никто не видел
met-card = { $card } ({ $effect })
move-stays = { $figure_start } { $figure_does } на месте
move-waits = { $figure_start } проход{ $figure_es } мимо Минас-Моргула, в зону ожидания
move-reaches = { $figure_start } доход{ $figure_es } { $reward ->
    [courage] точно до { $stage_gen }: +1 к отваге
    [card] точно до { $stage_gen }: карта Гэндальфа
   *[none] до { $stage_gen }
 }
move-heart = { $figure_start } попада{ $figure_s } на чёрное сердце
move-nazgul = { $figure_start } попада{ $figure_s } на клетку назгула
move-plain = { $figure_start } продвига{ $figure_s }ся на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
 }

lack-moment = Карту «{ $helper }» сейчас использовать нельзя.

## What is decided next

then-gandalf = Затем берётся карта Гэндальфа.
then-card = Затем открывается карта.
then-roll = Затем бросают кубики.
then-support = Затем бросают все пять кубиков Братства.
then-die = Затем бросают кубик.
then-combat = Затем бросают боевой кубик.
then-pair = Затем бросает { $seat }.

## What is told

event-began = Начинает { $seat }; Боромир встаёт рядом с { $young_ins }.
event-drew = { $seat } берёт { $helper_acc }.
event-missed = Карта Гэндальфа не получена: верхнюю, не открывая, убирают в коробку.
event-stage = Начинается путь { $stage_to }.
event-dealt = Ячейка { $slot }: { $card }.
event-turn = Ходит { $seat }.
event-rolled = { $seat } бросает кубики: { $shown }.
event-placed = { $seat } кладёт на сторону { $side } кубики: { $shown }.
event-turned-up = В ячейке { $slot } открывается карта: { $card }.
event-met = Ячейка { $slot }: Братство встречает { $card_acc }.
event-joined = { $helper } присоединяется к { $seat_dat }.
event-lost = { $amount ->
    [one] Потеряна { $amount } отвага: осталось { $left }.
    [few] Потеряно { $amount } отваги: осталось { $left }.
   *[many] Потеряно { $amount } отваги: осталось { $left }.
 }
event-gained = { $amount ->
    [0] Отвага больше не растёт: { $left } — предел шкалы.
    [one] Получена { $amount } отвага: теперь { $left }.
    [few] Получено { $amount } отваги: теперь { $left }.
   *[many] Получено { $amount } отваги: теперь { $left }.
 }
event-nazgul = Назгул приходит в Минас-Моргул: там уже { $placed } из 9.
event-no-nazgul = Назгулы больше не приходят.
event-mustered = { $amount ->
    [0] Саруману больше некого послать: все урук-хаи в Изенгарде.
    [one] В Изенгард приходит { $amount } урук-хай: теперь их там { $total }.
    [few] В Изенгард приходят { $amount } урук-хая: теперь их там { $total }.
   *[many] В Изенгард приходят { $amount } урук-хаев: теперь их там { $total }.
 }
event-repelled = Урук-хай покидает Изенгард: { $total ->
    [one] остался только { $total }.
    [few] осталось { $total }.
   *[many] осталось { $total }.
 }
event-chief-fell = Пал их вождь. Изенгард свободен!
event-fights = { $fights ->
    [1] Один бой.
    [one] { $fights } бой.
    [few] { $fights } боя.
   *[many] { $fights } боёв.
 }
event-combat = На боевом кубике — { $face }.
event-fought = Бой выигран.
event-beaten = Бой проигран.
event-gave = Отдана карта: { $helper }.
event-shadow = Тень Балрога: Гэндальфа нет до самой Хельмовой Пади.
event-shadow-lifted = Гэндальф вернулся.
event-eye = { $lost ->
    [0] Око ничего не меняет: Кольцо уже на клетке { $left }.
    [one] Око тянет Кольцо вниз: потеряна { $lost } отвага, осталось { $left }.
    [few] Око тянет Кольцо вниз: потеряно { $lost } отваги, осталось { $left }.
   *[many] Око тянет Кольцо вниз: потеряно { $lost } отваги, осталось { $left }.
 }
event-banished = Слова Гримы прогоняют { $helper_acc }.
event-black-die = На чёрном кубике — { $pips }.
event-empty = Ячейка { $slot } пуста; её символ — { $figure }.
event-moved = { $figure_start } продвига{ $figure_s }ся на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
   *[many] { $steps } клеток
 }, { $step ->
    [0] до { $stage_gen }.
   *[other] до клетки { $step } на пути { $stage_to }.
 }
event-waits = { $figure_start } проход{ $figure_es } мимо Минас-Моргула, в зону ожидания.
event-stood = { $figure_start } { $figure_does } на месте.
event-event = { $figure_start } вызыва{ $figure_s } событие этой клетки.
event-shielded = Арвен защищает { $figure_acc }: клетка не действует.
event-safe = Там уже кто-то стоит: для { $figure_gen } клетка безопасна.
event-exact = Точное попадание.
event-used = { $helper_kind ->
    [ally] { $seat } зовёт на помощь { $helper_acc }.
   *[gandalf] { $seat } применяет { $helper_acc }.
 }
event-rerolled = { $die_start } кубик теперь показывает { $pips }.
event-web = Хранители Кольца запутались в паутине Шелоб и остаются на месте.
event-marched = Армия мёртвых накрывает ячейку { $slot }.
event-removed = Карта убрана из игры: { $card }.
event-bonus = { $steps ->
    [0] В Минас-Моргуле нет никого, кто помог бы им пройти дальше.
    [one] Спутник в Минас-Моргуле помогает хранителям Кольца пройти ещё { $steps } клетку.
    [few] Спутники в Минас-Моргуле помогают хранителям Кольца пройти ещё { $steps } клетки.
   *[many] Спутники в Минас-Моргуле помогают хранителям Кольца пройти ещё { $steps } клеток.
 }
event-peeked = Первая карта этапа: { $card }.
event-returned = Снова наверху стопки: { $card }.
event-galadriel = Кольцо переходит на клетку Галадриэли: отвага { $left }.
event-eowyn = Эовин сражает короля-чародея. Назгулы больше не страшны.
event-treebeard = Древобород стережёт Изенгард.
event-won = Кольцо падает в огонь Роковой горы. Победили все!
event-lost-hope = У хранителей Кольца кончилась отвага. Все проиграли.
event-lost-nazgul = Пришёл последний назгул. Все проиграли.
event-no-uruk = Изенгард свободен: урук-хаев нет, боя не будет.

## The view in words

heading-journey = Путешествие
heading-track = Ряд встреч
heading-dice = Кубики
heading-cards = Союзники и карты Гэндальфа
heading-dangers = Отвага и опасности
state-stage = На пути { $stage_to }.
state-turn = Ходит { $seat }.
state-figure = { $figure_start }: { $where }.
where-rivendell = в Ривенделле
where-step = { $step ->
    [0] { $stage_at }
   *[other] клетка { $step } на пути { $stage_to }
 }
where-waiting = в зоне ожидания
state-courage = Отвага: { $courage } из { $top }; Око на клетке { $eye }, Галадриэль на клетке { $galadriel }.
state-nazgul = { $nazgul ->
    [one] В Минас-Моргуле король-чародей, первый из 9 назгулов.
    [few] В Минас-Моргуле { $nazgul } из 9 назгулов, среди них король-чародей.
   *[many] В Минас-Моргуле { $nazgul } из 9 назгулов, среди них король-чародей.
 }
state-no-nazgul = Король-чародей мёртв, и назгулы больше не страшны.
state-isengard = { $total ->
    [0] Изенгард свободен.
    [one] В Изенгарде { $total } урук-хай — вождь.
    [few] В Изенгарде { $total } урук-хая.
   *[many] В Изенгарде { $total } урук-хаев.
 }
state-treebeard = Древобород стережёт Изенгард.
state-shadow = Гэндальфа нет до Хельмовой Пади.
state-slot-card = Ячейка { $slot }: { $card } ({ $effect }).
state-slot-known = Ячейка { $slot }: { $card }, рубашкой вверх, но всем известно.
state-slot-down = Ячейка { $slot }: карта, которую никто не видел.
state-slot-empty = Ячейка { $slot }: пусто; символ — { $figure }.
state-slot-army = Ячейка { $slot }: Армия мёртвых, накрывает { $known ->
    [yes] { $card_acc }.
   *[no] карту, которую никто не видел.
 }
state-tile = Сторона { $side }: { $dice }.
state-loose = Выпало: { $dice }.
state-no-dice = Все кубики в запасе.
state-helper = { $helper } (лежит перед { $seat_ins }): { $effect }.
state-helper-now = { state-helper } { state-usable }
state-usable = Можно использовать сейчас.
state-no-helpers = Карт нет.
state-stack = { $count ->
    [0] Стопка карт Гэндальфа пуста.
    [one] В стопке { $count } карта Гэндальфа.
    [few] В стопке { $count } карты Гэндальфа.
   *[many] В стопке { $count } карт Гэндальфа.
 }

## What is drawn, for whoever points at it

rule-crater = Когда хранители Кольца доходят до жерла Роковой горы, вы все побеждаете.
rule-courage = Когда Кольцо доходит до чёрного сердца, отвага кончается, и вы все проигрываете.
rule-nazgul = Когда приходит девятый назгул, вы все проигрываете.

piece-space = { $step ->
    [-1] Ривенделл
    [0] { $stage }
   *[other] Клетка { $step } на пути { $stage_to }
 }
piece-rivendell = Отсюда вышло Братство.
piece-destination = Цель этапа: когда сюда приходят хранители Кольца, этап заканчивается и выкладываются новые карты встреч.
piece-gift = Если оранжевый кубик приводит хранителей Кольца точно к цели этапа, тот, кто его бросил, берёт карту Гэндальфа.
piece-morgul = Каждый спутник, который стоит здесь в конце этапа, помогает хранителям Кольца пройти на 1 клетку дальше. Кто прошёл бы мимо, попадает в зону ожидания.
piece-exact = Спутник, которого кубик привёл точно к цели этапа, приносит 1 отвагу.
piece-plain = Клетка без опасностей. Здесь может стоять сколько угодно фигур.
piece-heart = Чёрное сердце: если здесь останавливается фигура, вы теряете 1 отвагу.
piece-nazgul-space = Клетка назгула: если здесь останавливается фигура, в Минас-Моргул приходит ещё один назгул.
piece-safe = Если здесь уже стоит другая фигура, ничего не происходит.
piece-unsafe = Это происходит, даже если здесь уже стоит другая фигура.
piece-here = Сейчас здесь: { $who }.
piece-ahead = { $ahead ->
    [one] На { $ahead } клетку впереди хранителей Кольца.
    [few] На { $ahead } клетки впереди хранителей Кольца.
   *[many] На { $ahead } клеток впереди хранителей Кольца.
 }
piece-figure = { $figure_start }
piece-bearers = Фродо и Сэм, которые несут Кольцо.
piece-moved-by = { $die_start } кубик перемещает { $figure_acc } на столько клеток, сколько выпало.
piece-moves = Цветной кубик перемещает фигуру своего цвета на столько клеток, сколько выпало.
piece-last-stage = На последнем этапе вы в свой ход бросаете один чёрный кубик, встречаете его карту и перемещаете хранителей Кольца на 1 клетку. Больше никто не идёт.
piece-supporter = Спутник поддерживает хранителей Кольца в бою, если стоит на их клетке или впереди, вплоть до цели этапа.
piece-supports = { $figure_start } сейчас их поддержива{ $figure_s }.
piece-supports-not = { $figure_start } сейчас { $figure_does } в стороне: поддержки нет.
piece-waiting = Зона ожидания
piece-waiting-does = Сюда попадает спутник, который прошёл бы мимо Минас-Моргула. Больше он не участвует: не поддерживает хранителей Кольца и не добавляет им клетку.

piece-courage = { $at ->
    [0] Чёрное сердце
   *[other] Отвага { $at }
 }
piece-track = Кольцо на шкале отваги
piece-ring = Кольцо показывает, сколько отваги осталось у хранителей Кольца.
piece-eye = Глазом отмечена клетка, на которую Кольцо тянет Око Саурона.
piece-galadriel = Звездой отмечена клетка, на которую Кольцо переносит Галадриэль.
piece-end = Это конец шкалы.
piece-nazgul = { $who ->
    [king] Король-чародей из Ангмара
    [rider] Назгул
    [all] Девять назгулов
   *[free] Свободная клетка для назгула
 }
piece-nazgul-come = Назгулы приходят из-за своей карты, клетки назгула на пути или пустой ячейки с их символом и никогда не уходят.
piece-uruk = { $who ->
    [chief] Вождь урук-хаев
    [warrior] Воин урук-хаев
   *[free] Свободная клетка для урук-хая
 }
piece-isengard = Карта Сарумана посылает урук-хаев в Изенгард. Когда вы встречаете карту урук-хаев, вы сражаетесь с каждым, кто там есть.
piece-treebeard = Жетон Древоборода
piece-gandalf = Жетон Гэндальфа

piece-slot-card = Ячейка { $slot }: { $card }
piece-slot-empty = Ячейка { $slot }: пусто
piece-slot-unseen = Ячейка { $slot }: карта, которую никто не видел
piece-slot-number = Вы встречаете эту карту, когда на чёрном кубике выпадает { $slot }.
piece-symbol = { $figure_key ->
    [nazgul] Когда на чёрном кубике выпадает { $slot }, в Минас-Моргул приходит назгул.
   *[other] Когда на чёрном кубике выпадает { $slot }, можно переместить { $figure_acc } на расстояние до 2 клеток.
 }
piece-unseen = Тогда её и открывают. { $count ->
    [one] Это может быть только { $cards }.
    [few] Возможные карты: { $cards }.
   *[many] Возможные карты: { $cards }.
 }
piece-known = Она лежит рубашкой вверх, но все её знают.
piece-covered = Её накрыла Армия мёртвых: сейчас её нельзя встретить.
piece-leaves = Затем она выбывает из игры.
piece-stays = Она остаётся здесь, и её можно встретить снова.
piece-combat = Боевой кубик
piece-fight = В бою вы бросаете боевой кубик. Оружие спутника, который поддерживает хранителей Кольца, приносит победу; посох Гэндальфа — тоже, если вы отдаёте карту Гэндальфа. Всё остальное — поражение.
piece-army = Когда на чёрном кубике выпадает её номер, Армия идёт дальше.

piece-side-name = Сторона { $side } планшета кубиков
piece-side = { $side ->
    [1] Она действует первой: вы встречаете карту в ячейке, номер которой на чёрном кубике, затем перемещаете фигуру цветного кубика.
   *[other] Она действует после стороны 1: чёрный кубик снова приносит карту, затем цветной перемещает другую фигуру.
 }
piece-side-empty = Сейчас здесь ничего нет.
piece-die = { $die_start } кубик
piece-black = Чёрный кубик
piece-meets = Чёрный кубик — это встреча: вы встречаете карту в ячейке, номер которой выпал.
piece-shows = Выпало { $pips }. { $what }
piece-pool = Вы бросаете два цветных кубика, один из них кладёте на сторону 1, а другой бросаете снова, вместе с третьим, для стороны 2.

piece-helper = { $helper }
piece-staff = Или отдайте её, когда на боевом кубике выпадет посох Гэндальфа: так вы выиграете бой.
piece-holder = Лежит перед { $seat_ins }.
piece-cards = В свой ход можно использовать любую из этих карт, перед кем бы она ни лежала.
piece-cards-own = В свой ход можно использовать своих союзников и все карты Гэндальфа.
piece-once = Каждую карту можно использовать один раз. Флажком отмечены те, что можно использовать сейчас.
piece-stack = Стопка карт Гэндальфа

## What cards do, in whole sentences

does-lose = { $a ->
    [one] Вы теряете { $a } отвагу.
    [few] Вы теряете { $a } отваги.
   *[many] Вы теряете { $a } отваги.
 }
does-gain = { $a ->
    [one] Вы получаете { $a } отвагу.
    [few] Вы получаете { $a } отваги.
   *[many] Вы получаете { $a } отваги.
 }
does-nazgul = В Минас-Моргул приходит ещё один назгул.
does-muster = { $a ->
    [one] В Изенгард приходит ещё { $a } урук-хай.
    [few] В Изенгард приходят ещё { $a } урук-хая.
   *[many] В Изенгард приходят ещё { $a } урук-хаев.
 }
does-fight = { $a ->
    [one] Один бой; поражение стоит { $b ->
        [one] { $b } отвагу.
        [few] { $b } отваги.
       *[many] { $b } отваги.
    }
    [few] { $a } боя; каждое поражение стоит { $b ->
        [one] { $b } отвагу.
        [few] { $b } отваги.
       *[many] { $b } отваги.
    }
   *[many] { $a } боёв; каждое поражение стоит { $b ->
        [one] { $b } отвагу.
        [few] { $b } отваги.
       *[many] { $b } отваги.
    }
 }
does-uruk-hai = Вы сражаетесь с каждым урук-хаем в Изенгарде; каждый проигранный бой стоит { $b ->
    [one] { $b } отвагу
    [few] { $b } отваги
   *[many] { $b } отваги
 }. Если там никого нет, вы получаете 1 отвагу.
does-cull = Если вы выиграли хотя бы один из этих боёв, один воин покидает Изенгард.
does-mouth = Вы сражаетесь, пока не победите два раза подряд; каждый проигранный бой стоит { $b ->
    [one] { $b } отвагу.
    [few] { $b } отваги.
   *[many] { $b } отваги.
 }
does-shadow = Гэндальфа нет, пока хранители Кольца не дойдут до Хельмовой Пади: его карты нельзя использовать, и его посох не выигрывает бои.
does-eye = Кольцо падает на клетку { $eye } шкалы отваги, если оно ещё не ниже.
does-grima = { $allies ->
    [all] Вы теряете всех своих союзников.
   *[one] Вы теряете одного из своих союзников.
 }
does-witch-king = Вы бросаете чёрный кубик за него и за каждого назгула в Минас-Моргуле; каждое нечётное число стоит 1 отвагу.
does-table-0 = Вы бросаете чёрный кубик: 2 или 3 стоит 1 отвагу, 4 и больше — 2.
does-table-1 = Вы бросаете чёрный кубик: шестёрка стоит 5 отваги.
does-web = В этот ход хранители Кольца остаются на месте.
does-denethor = Вы обязаны перебросить один из цветных кубиков на планшете.
does-army = Она переходит на ближайшую карту слева или справа. Накрытую карту нельзя встретить.
does-ally = Вы берёте этого союзника. { $helper }

does-arwen = Когда фигура останавливается на чёрном сердце или клетке назгула, Арвен не даёт там ничему случиться.
does-elrond = После броска Элронд позволяет перебросить один из кубиков.
does-theoden = В любой момент до последнего этапа Теоден приводит спутника к цели его этапа.
does-galadriel = Перед броском в бою Галадриэль переносит Кольцо на клетку { $galadriel } шкалы отваги.
does-eowyn = Когда за короля-чародея выпадает шестёрка, Эовин сражает его, и назгулы больше не страшны.
does-eomer = Вместо броска в бою Эомер просто выигрывает этот бой.
does-faramir = Перед вашим первым броском Фарамир перемещает хранителей Кольца на 2, 3 или 4 клетки.
does-treebeard = В любой момент Древобород даёт вам 2 отваги или встаёт на страже Изенгарда.
does-boromir = После проигранного боя с урук-хаем Боромир сражается с ним ещё раз и проигрывает, только если выпало Око.
does-power = После броска вы поворачиваете чёрный кубик на любое число.
does-trick = После броска вы поворачиваете цветной кубик на любое число.
does-support = Перед первым броском вы бросаете все пять цветных кубиков и перемещаете фигуру одного из них.
does-vision = Перед новым этапом вы смотрите его первую карту и возвращаете её или убираете.
does-wrath = После встречи вы убираете её карту из игры.

## The reference cards

aid-turn = Ход
aid-spaces = Клетки
aid-fights = Бой
aid-dangers = { heading-dangers }
aid-cards = { heading-cards }
aid-end = Минас-Моргул и дальше
aid-dice = Кубики
aid-combat-die = На боевом кубике: { $faces }.
aid-allies = Союзники
aid-gandalf = Карты Гэндальфа
aid-card = { $card }. { $does }
aid-encounters = Встречи: { $stage }
aid-encounter = { $name }: { $effect }.

## How it stands

meter-road = Путь
meter-road-line = { $left ->
    [0] Хранители Кольца дошли до жерла.
    [one] Хранителям Кольца осталась { $left } клетка. { rule-crater }
    [few] Хранителям Кольца осталось { $left } клетки. { rule-crater }
   *[many] Хранителям Кольца осталось { $left } клеток. { rule-crater }
 }
meter-courage = Отвага
meter-courage-line = { $courage ->
    [0] Отваги не осталось.
    [one] Осталась { $courage } отвага. { rule-courage }
    [few] Осталось { $courage } отваги. { rule-courage }
   *[many] Осталось { $courage } отваги. { rule-courage }
 }
meter-nazgul-line = { $now } { rule-nazgul }
holding-allies = { $count ->
    [0] Нет союзников
    [one] { $count } союзник: { $cards }
    [few] { $count } союзника: { $cards }
   *[many] { $count } союзников: { $cards }
 }
holding-gandalf = { $count ->
    [0] Нет карт Гэндальфа
    [one] { $count } карта Гэндальфа: { $cards }
    [few] { $count } карты Гэндальфа: { $cards }
   *[many] { $count } карт Гэндальфа: { $cards }
 }
result-stage = Достигнутый этап
result-turns = Ходы
result-courage = Осталось отваги
result-of = { $count } из { $all }

## Endings

ending-crater = Кольцо упало в огонь
ending-courage = кончилась отвага
ending-nazgul = пришёл последний назгул

## Options

option-oldest = Кто ходит первым
    .help = За настоящим столом — самый старший игрок; он же берёт первую карту Гэндальфа.
option-oldest-first-seat = первое место
option-oldest-random = решает случай
option-oldest-north = Север
option-oldest-east = Восток
option-oldest-south = Юг
option-oldest-west = Запад
option-youngest = У кого Боромир
    .help = За настоящим столом — у самого младшего игрока. Важно, только если союзники служат лишь своему месту.
option-youngest-last-seat = последнее место
option-youngest-north = Север
option-youngest-east = Восток
option-youngest-south = Юг
option-youngest-west = Запад
option-easier = Проще: союзники в беде
    .help = Перед последним этапом каждый неиспользованный союзник и каждая неиспользованная карта Гэндальфа дают 1 отвагу.
option-own_allies = Сложнее: союзники служат своему месту
    .help = Союзника может использовать только тот, кто его встретил. Карты Гэндальфа по-прежнему служат всем.
option-no_protection = Сложнее: без защиты
    .help = Клетки с событиями действуют на каждую фигуру, которая там останавливается, даже рядом с другой.
option-easier_spends = В простом режиме карты тратятся
    .help = Другое прочтение правил: карта, обменянная на отвагу, убирается в коробку.
option-any_exact = Считается любое точное попадание
    .help = Другое прочтение: символы ячеек, Теоден и Фарамир тоже приносят отвагу или карту Гэндальфа.
option-bonus_exact = Дополнительные клетки только за точное попадание
    .help = Другое прочтение: хранителям Кольца помогают только спутники, которые пришли в Минас-Моргул точным результатом.
option-theoden_onward = Теоден ведёт дальше и с цели этапа
    .help = Другое прочтение его карты: спутника, который стоит на цели этапа, можно привести к следующей.
option-grima = Грима прогоняет
    .help = В правилах не сказано, сколько союзников вы теряете.
option-grima-one = одного союзника
option-grima-all = всех союзников
option-courage_top = Верх шкалы отваги
    .help = Восстановлено. Сосчитайте клетки на своём поле; самый нижний кружок — 1.
    .source = реконструкция: при любом числе от 13 до 20 игра идёт одинаково
option-eye_space = Клетка Ока
    .help = Восстановлено. Считайте от самого нижнего кружка шкалы отваги.
    .source = реконструкция: по словам обзора, Око роняет Кольцо почти до низа
option-galadriel_space = Клетка Галадриэли
    .help = Восстановлено. Считайте от самого нижнего кружка шкалы отваги.
    .source = реконструкция: должна отличаться от начальной и давать выгоду с третьего этапа
option-slot_symbols = Символы под шестью ячейками
    .help = Восстановлено, кроме второго. Посмотрите на своём поле.
    .source = ячейка 2: польские правила; остальные: реконструкция
option-slot_symbols-ring-bearers = хранители Кольца
option-slot_symbols-merry-pippin = Мерри и Пиппин
option-slot_symbols-aragorn = Арагорн
option-slot_symbols-legolas = Леголас
option-slot_symbols-gimli = Гимли
option-slot_symbols-nazgul = назгул
option-last_steps = Клетки от Минас-Моргула до жерла
    .help = Из расшифровки, которая здесь менее надёжна.
    .source = любительская расшифровка игры, где все этапы одной ширины
option-haradrim_leave = Харадримы выбывают после одной встречи
    .help = В расшифровке там нет символа удаления, но это может быть опиской.
    .source = любительская расшифровка игры, где любая другая потеря без боя отмечена удалением
option-mumakil_battles = Бои с мумаками
    .help = По расшифровке — два.
    .source = любительская расшифровка игры
option-mumakil_hearts = Потеря отваги за каждый проигранный бой с мумаками
    .help = В расшифровке два сердца; возможно, они на оба боя вместе.
    .source = любительская расшифровка игры: два сердца, прочитано как два за каждый бой

## Board

board-label = Путь к Роковой горе: путь, ряд встреч, кубики и карты
board-rivendell = Ривенделл
board-waiting = ждут
board-isengard = Изенгард
board-nazgul = Назгулы
board-courage = Отвага
board-cards = Карты
board-side = Сторона { $side }
board-twin = без разницы
board-combat = { $fights ->
    [one] { $fights } бой: с отметкой можно победить
    [few] { $fights } боя: с отметкой можно победить
   *[many] { $fights } боёв: с отметкой можно победить
 }
board-meet = встреча
board-move = ход
board-use = пора
pane-path = Путь
pane-track = Встречи
pane-cards = Карты

## What the lab counts

measure-turns = ходов за партию
measure-turns-any = партии хотя бы с одним ходом
measure-courage = оставшаяся отвага
measure-courage-any = партии, в которых осталась отвага
measure-lost-lothlorien = поражения на пути в Лотлориэн
measure-lost-lothlorien-any = партии, проигранные там
measure-lost-rohan = поражения на пути в Рохан
measure-lost-rohan-any = партии, проигранные там
measure-lost-helms-deep = поражения на пути в Хельмову Падь
measure-lost-helms-deep-any = партии, проигранные там
measure-lost-gondor = поражения на пути в Гондор
measure-lost-gondor-any = партии, проигранные там
measure-lost-minas-morgul = поражения на пути в Минас-Моргул
measure-lost-minas-morgul-any = партии, проигранные там
measure-lost-mount-doom = поражения на пути к Роковой горе
measure-lost-mount-doom-any = партии, проигранные там
