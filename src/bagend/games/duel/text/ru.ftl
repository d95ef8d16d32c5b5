title = Дуэль за Средиземье
aim = Завершите поход Кольца, привлеките шесть народов или присутствуйте во всех регионах: хватит одного.
about = Дуэль Братства и Саурона за пирамиду карт. Каждый ход берите карту или занимайте знаковое место — и так три главы.

## Nouns

seat-fellowship = Братство
    .start = Братство
    .mid = Братство
    .gen = Братства
    .mid_gen = Братства
    .dat = Братству
    .acc = Братство
    .ins = Братством
    .pre = Братстве
    .gender = n
seat-sauron = Саурон
    .start = Саурон
    .mid = Саурон
    .gen = Саурона
    .mid_gen = Саурона
    .dat = Саурону
    .acc = Саурона
    .ins = Сауроном
    .pre = Сауроне
    .gender = m

skill-ruse = Хитрость
    .gen = Хитрости
    .acc = Хитрость
skill-strength = Сила
    .gen = Силы
    .acc = Силу
skill-courage = Отвага
    .gen = Отваги
    .acc = Отвагу
skill-knowledge = Знание
    .gen = Знания
    .acc = Знание
skill-leadership = Лидерство
    .gen = Лидерства
    .acc = Лидерство

race-elves = Эльфы
    .gen = эльфов
    .dat = эльфам
    .acc = эльфов
    .ins = эльфами
race-ents = Энты
    .gen = энтов
    .dat = энтам
    .acc = энтов
    .ins = энтами
race-hobbits = Хоббиты
    .gen = хоббитов
    .dat = хоббитам
    .acc = хоббитов
    .ins = хоббитами
race-humans = Люди
    .gen = людей
    .dat = людям
    .acc = людей
    .ins = людьми
race-dwarves = Гномы
    .gen = гномов
    .dat = гномам
    .acc = гномов
    .ins = гномами
race-wizards = Волшебники
    .gen = волшебников
    .dat = волшебникам
    .acc = волшебников
    .ins = волшебниками

region-lindon = Линдон
    .gen = Линдона
    .dat = Линдону
    .acc = Линдон
    .ins = Линдоном
    .pre = Линдоне
region-arnor = Арнор
    .gen = Арнора
    .dat = Арнору
    .acc = Арнор
    .ins = Арнором
    .pre = Арноре
region-rhovanion = Рованион
    .gen = Рованиона
    .dat = Рованиону
    .acc = Рованион
    .ins = Рованионом
    .pre = Рованионе
region-enedwaith = Энедвайт
    .gen = Энедвайта
    .dat = Энедвайту
    .acc = Энедвайт
    .ins = Энедвайтом
    .pre = Энедвайте
region-rohan = Рохан
    .gen = Рохана
    .dat = Рохану
    .acc = Рохан
    .ins = Роханом
    .pre = Рохане
region-gondor = Гондор
    .gen = Гондора
    .dat = Гондору
    .acc = Гондор
    .ins = Гондором
    .pre = Гондоре
region-mordor = Мордор
    .gen = Мордора
    .dat = Мордору
    .acc = Мордор
    .ins = Мордором
    .pre = Мордоре

# The colour of one card; .nom_pl is that of several.
colour-grey = Серая
    .nom_pl = Серые
colour-yellow = Жёлтая
    .nom_pl = Жёлтые
colour-blue = Синяя
    .nom_pl = Синие
colour-green = Зелёная
    .nom_pl = Зелёные
colour-red = Красная
    .nom_pl = Красные
colour-purple = Фиолетовая
    .nom_pl = Фиолетовые

chain-fish = рыба
    .gen = рыбы
    .acc = рыбу
    .ins = рыбой
chain-horse = конь
    .gen = коня
    .acc = коня
    .ins = конём
chain-backpack = рюкзак
    .gen = рюкзака
    .acc = рюкзак
    .ins = рюкзаком
chain-anvil = наковальня
    .gen = наковальни
    .acc = наковальню
    .ins = наковальней
chain-harp = арфа
    .gen = арфы
    .acc = арфу
    .ins = арфой
chain-horseshoe = подкова
    .gen = подковы
    .acc = подкову
    .ins = подковой
chain-pot = котелок
    .gen = котелка
    .acc = котелок
    .ins = котелком
chain-bow = лук
    .gen = лука
    .acc = лук
    .ins = луком
chain-helmet = шлем
    .gen = шлема
    .acc = шлем
    .ins = шлемом
chain-sword = меч
    .gen = меча
    .acc = меч
    .ins = мечом
chain-chest = сундук
    .gen = сундука
    .acc = сундук
    .ins = сундуком
chain-campfire = костёр
    .gen = костра
    .acc = костёр
    .ins = костром
chain-bedroll = скатка
    .gen = скатки
    .acc = скатку
    .ins = скаткой
chain-scroll = свиток
    .gen = свитка
    .acc = свиток
    .ins = свитком
chain-acorn = жёлудь
    .gen = жёлудя
    .acc = жёлудь
    .ins = жёлудем
chain-armor = доспех
    .gen = доспеха
    .acc = доспех
    .ins = доспехом
chain-axe = топор
    .gen = топора
    .acc = топор
    .ins = топором

tile-barad-dur = Барад-Дур
    .start = Барад-Дур
    .gen = Барад-Дура
    .acc = Барад-Дур
    .gender = m
tile-bree = Бри
    .start = Бри
    .gen = Бри
    .acc = Бри
    .gender = n
tile-erebor = Эребор
    .start = Эребор
    .gen = Эребора
    .acc = Эребор
    .gender = m
tile-grey-havens = Серые Гавани
    .start = Серые Гавани
    .gen = Серых Гаваней
    .acc = Серые Гавани
    .gender = p
tile-helms-deep = Хельмова Падь
    .start = Хельмова Падь
    .gen = Хельмовой Пади
    .acc = Хельмову Падь
    .gender = f
tile-isengard = Изенгард
    .start = Изенгард
    .gen = Изенгарда
    .acc = Изенгард
    .gender = m
tile-minas-tirith = Минас-Тирит
    .start = Минас-Тирит
    .gen = Минас-Тирита
    .acc = Минас-Тирит
    .gender = m

# A card, its accusative and genitive; .short is its name alone.
card-c1-01 = серая карта «Хитрость»
    .acc = серую карту «Хитрость»
    .gen = серой карты «Хитрость»
    .short = «Хитрость»
card-c1-02 = серая карта «Хитрость»
    .acc = серую карту «Хитрость»
    .gen = серой карты «Хитрость»
    .short = «Хитрость»
card-c1-03 = серая карта «Сила»
    .acc = серую карту «Сила»
    .gen = серой карты «Сила»
    .short = «Сила»
card-c1-04 = серая карта «Сила»
    .acc = серую карту «Сила»
    .gen = серой карты «Сила»
    .short = «Сила»
card-c1-05 = серая карта «Отвага»
    .acc = серую карту «Отвага»
    .gen = серой карты «Отвага»
    .short = «Отвага»
card-c1-06 = серая карта «Отвага»
    .acc = серую карту «Отвага»
    .gen = серой карты «Отвага»
    .short = «Отвага»
card-c1-07 = серая карта «Знание»
    .acc = серую карту «Знание»
    .gen = серой карты «Знание»
    .short = «Знание»
card-c1-08 = серая карта «Лидерство»
    .acc = серую карту «Лидерство»
    .gen = серой карты «Лидерство»
    .short = «Лидерство»
card-c1-09 = жёлтая карта «2 монеты»
    .acc = жёлтую карту «2 монеты»
    .gen = жёлтой карты «2 монеты»
    .short = «2 монеты»
card-c1-10 = жёлтая карта «2 монеты»
    .acc = жёлтую карту «2 монеты»
    .gen = жёлтой карты «2 монеты»
    .short = «2 монеты»
card-c1-11 = жёлтая карта «2 монеты»
    .acc = жёлтую карту «2 монеты»
    .gen = жёлтой карты «2 монеты»
    .short = «2 монеты»
card-c1-12 = жёлтая карта «2 монеты»
    .acc = жёлтую карту «2 монеты»
    .gen = жёлтой карты «2 монеты»
    .short = «2 монеты»
card-c1-13 = синяя карта «1 шаг»
    .acc = синюю карту «1 шаг»
    .gen = синей карты «1 шаг»
    .short = «1 шаг»
card-c1-14 = синяя карта «1 шаг»
    .acc = синюю карту «1 шаг»
    .gen = синей карты «1 шаг»
    .short = «1 шаг»
card-c1-15 = синяя карта «1 шаг»
    .acc = синюю карту «1 шаг»
    .gen = синей карты «1 шаг»
    .short = «1 шаг»
card-c1-16 = синяя карта «1 шаг»
    .acc = синюю карту «1 шаг»
    .gen = синей карты «1 шаг»
    .short = «1 шаг»
card-c1-17 = зелёная карта «Гномы»
    .acc = зелёную карту «Гномы»
    .gen = зелёной карты «Гномы»
    .short = «Гномы»
card-c1-18 = зелёная карта «Эльфы»
    .acc = зелёную карту «Эльфы»
    .gen = зелёной карты «Эльфы»
    .short = «Эльфы»
card-c1-19 = зелёная карта «Люди»
    .acc = зелёную карту «Люди»
    .gen = зелёной карты «Люди»
    .short = «Люди»
card-c1-20 = зелёная карта «Хоббиты»
    .acc = зелёную карту «Хоббиты»
    .gen = зелёной карты «Хоббиты»
    .short = «Хоббиты»
card-c1-21 = красная карта «отряд в Гондоре или Рохане»
    .acc = красную карту «отряд в Гондоре или Рохане»
    .gen = красной карты «отряд в Гондоре или Рохане»
    .short = «отряд в Гондоре или Рохане»
card-c1-22 = красная карта «отряд в Энедвайте или Рованионе»
    .acc = красную карту «отряд в Энедвайте или Рованионе»
    .gen = красной карты «отряд в Энедвайте или Рованионе»
    .short = «отряд в Энедвайте или Рованионе»
card-c1-23 = красная карта «отряд в Линдоне или Арноре»
    .acc = красную карту «отряд в Линдоне или Арноре»
    .gen = красной карты «отряд в Линдоне или Арноре»
    .short = «отряд в Линдоне или Арноре»
card-c2-01 = серая карта «Знание»
    .acc = серую карту «Знание»
    .gen = серой карты «Знание»
    .short = «Знание»
card-c2-02 = серая карта «Лидерство»
    .acc = серую карту «Лидерство»
    .gen = серой карты «Лидерство»
    .short = «Лидерство»
card-c2-03 = серая карта «Отвага ×2»
    .acc = серую карту «Отвага ×2»
    .gen = серой карты «Отвага ×2»
    .short = «Отвага ×2»
card-c2-04 = серая карта «Сила ×2»
    .acc = серую карту «Сила ×2»
    .gen = серой карты «Сила ×2»
    .short = «Сила ×2»
card-c2-05 = серая карта «Хитрость ×2»
    .acc = серую карту «Хитрость ×2»
    .gen = серой карты «Хитрость ×2»
    .short = «Хитрость ×2»
card-c2-06 = серая карта «Лидерство или Знание»
    .acc = серую карту «Лидерство или Знание»
    .gen = серой карты «Лидерство или Знание»
    .short = «Лидерство или Знание»
card-c2-07 = серая карта «Хитрость, Сила или Отвага»
    .acc = серую карту «Хитрость, Сила или Отвага»
    .gen = серой карты «Хитрость, Сила или Отвага»
    .short = «Хитрость, Сила или Отвага»
card-c2-08 = жёлтая карта «3 монеты»
    .acc = жёлтую карту «3 монеты»
    .gen = жёлтой карты «3 монеты»
    .short = «3 монеты»
card-c2-09 = жёлтая карта «4 монеты»
    .acc = жёлтую карту «4 монеты»
    .gen = жёлтой карты «4 монеты»
    .short = «4 монеты»
card-c2-10 = синяя карта «1 шаг»
    .acc = синюю карту «1 шаг»
    .gen = синей карты «1 шаг»
    .short = «1 шаг»
card-c2-11 = синяя карта «1 шаг»
    .acc = синюю карту «1 шаг»
    .gen = синей карты «1 шаг»
    .short = «1 шаг»
card-c2-12 = синяя карта «2 шага»
    .acc = синюю карту «2 шага»
    .gen = синей карты «2 шага»
    .short = «2 шага»
card-c2-13 = синяя карта «2 шага»
    .acc = синюю карту «2 шага»
    .gen = синей карты «2 шага»
    .short = «2 шага»
card-c2-14 = синяя карта «1 шаг»
    .acc = синюю карту «1 шаг»
    .gen = синей карты «1 шаг»
    .short = «1 шаг»
card-c2-15 = зелёная карта «Гномы»
    .acc = зелёную карту «Гномы»
    .gen = зелёной карты «Гномы»
    .short = «Гномы»
card-c2-16 = зелёная карта «Эльфы»
    .acc = зелёную карту «Эльфы»
    .gen = зелёной карты «Эльфы»
    .short = «Эльфы»
card-c2-17 = зелёная карта «Люди»
    .acc = зелёную карту «Люди»
    .gen = зелёной карты «Люди»
    .short = «Люди»
card-c2-18 = зелёная карта «Хоббиты»
    .acc = зелёную карту «Хоббиты»
    .gen = зелёной карты «Хоббиты»
    .short = «Хоббиты»
card-c2-19 = красная карта «2 отряда в Гондоре или Мордоре»
    .acc = красную карту «2 отряда в Гондоре или Мордоре»
    .gen = красной карты «2 отряда в Гондоре или Мордоре»
    .short = «2 отряда в Гондоре или Мордоре»
card-c2-20 = красная карта «2 отряда в Линдоне или Энедвайте»
    .acc = красную карту «2 отряда в Линдоне или Энедвайте»
    .gen = красной карты «2 отряда в Линдоне или Энедвайте»
    .short = «2 отряда в Линдоне или Энедвайте»
card-c2-21 = красная карта «2 отряда в Мордоре или Рохане»
    .acc = красную карту «2 отряда в Мордоре или Рохане»
    .gen = красной карты «2 отряда в Мордоре или Рохане»
    .short = «2 отряда в Мордоре или Рохане»
card-c2-22 = красная карта «2 отряда в Арноре или Рованионе»
    .acc = красную карту «2 отряда в Арноре или Рованионе»
    .gen = красной карты «2 отряда в Арноре или Рованионе»
    .short = «2 отряда в Арноре или Рованионе»
card-c2-23 = красная карта «2 отряда в Линдоне или Рохане»
    .acc = красную карту «2 отряда в Линдоне или Рохане»
    .gen = красной карты «2 отряда в Линдоне или Рохане»
    .short = «2 отряда в Линдоне или Рохане»
card-c3-01 = жёлтая карта «5 монет»
    .acc = жёлтую карту «5 монет»
    .gen = жёлтой карты «5 монет»
    .short = «5 монет»
card-c3-02 = жёлтая карта «5 монет»
    .acc = жёлтую карту «5 монет»
    .gen = жёлтой карты «5 монет»
    .short = «5 монет»
card-c3-03 = синяя карта «2 шага»
    .acc = синюю карту «2 шага»
    .gen = синей карты «2 шага»
    .short = «2 шага»
card-c3-04 = синяя карта «2 шага»
    .acc = синюю карту «2 шага»
    .gen = синей карты «2 шага»
    .short = «2 шага»
card-c3-05 = синяя карта «2 шага»
    .acc = синюю карту «2 шага»
    .gen = синей карты «2 шага»
    .short = «2 шага»
card-c3-06 = синяя карта «2 шага»
    .acc = синюю карту «2 шага»
    .gen = синей карты «2 шага»
    .short = «2 шага»
card-c3-07 = синяя карта «3 шага»
    .acc = синюю карту «3 шага»
    .gen = синей карты «3 шага»
    .short = «3 шага»
card-c3-08 = зелёная карта «Волшебники»
    .acc = зелёную карту «Волшебники»
    .gen = зелёной карты «Волшебники»
    .short = «Волшебники»
card-c3-09 = зелёная карта «Волшебники»
    .acc = зелёную карту «Волшебники»
    .gen = зелёной карты «Волшебники»
    .short = «Волшебники»
card-c3-10 = зелёная карта «Энты»
    .acc = зелёную карту «Энты»
    .gen = зелёной карты «Энты»
    .short = «Энты»
card-c3-11 = зелёная карта «Энты»
    .acc = зелёную карту «Энты»
    .gen = зелёной карты «Энты»
    .short = «Энты»
card-c3-12 = красная карта «3 отряда в Энедвайте или Рохане»
    .acc = красную карту «3 отряда в Энедвайте или Рохане»
    .gen = красной карты «3 отряда в Энедвайте или Рохане»
    .short = «3 отряда в Энедвайте или Рохане»
card-c3-13 = красная карта «3 отряда в Гондоре или Арноре»
    .acc = красную карту «3 отряда в Гондоре или Арноре»
    .gen = красной карты «3 отряда в Гондоре или Арноре»
    .short = «3 отряда в Гондоре или Арноре»
card-c3-14 = красная карта «3 отряда в Энедвайте или Арноре»
    .acc = красную карту «3 отряда в Энедвайте или Арноре»
    .gen = красной карты «3 отряда в Энедвайте или Арноре»
    .short = «3 отряда в Энедвайте или Арноре»
card-c3-15 = красная карта «3 отряда в Рованионе или Гондоре»
    .acc = красную карту «3 отряда в Рованионе или Гондоре»
    .gen = красной карты «3 отряда в Рованионе или Гондоре»
    .short = «3 отряда в Рованионе или Гондоре»
card-c3-16 = красная карта «3 отряда в Линдоне или Мордоре»
    .acc = красную карту «3 отряда в Линдоне или Мордоре»
    .gen = красной карты «3 отряда в Линдоне или Мордоре»
    .short = «3 отряда в Линдоне или Мордоре»
card-c3-17 = красная карта «3 отряда в Рованионе или Мордоре»
    .acc = красную карту «3 отряда в Рованионе или Мордоре»
    .gen = красной карты «3 отряда в Рованионе или Мордоре»
    .short = «3 отряда в Рованионе или Мордоре»
card-c3-18 = фиолетовая карта «убрать отряд, отнять монету, переместить отряд»
    .acc = фиолетовую карту «убрать отряд, отнять монету, переместить отряд»
    .gen = фиолетовой карты «убрать отряд, отнять монету, переместить отряд»
    .short = «убрать отряд, отнять монету, переместить отряд»
card-c3-19 = фиолетовая карта «отнять монету, 2 перемещения»
    .acc = фиолетовую карту «отнять монету, 2 перемещения»
    .gen = фиолетовой карты «отнять монету, 2 перемещения»
    .short = «отнять монету, 2 перемещения»
card-c3-20 = фиолетовая карта «убрать 2 отряда, отнять монету»
    .acc = фиолетовую карту «убрать 2 отряда, отнять монету»
    .gen = фиолетовой карты «убрать 2 отряда, отнять монету»
    .short = «убрать 2 отряда, отнять монету»
card-c3-21 = фиолетовая карта «убрать отряд, отнять 2 монеты»
    .acc = фиолетовую карту «убрать отряд, отнять 2 монеты»
    .gen = фиолетовой карты «убрать отряд, отнять 2 монеты»
    .short = «убрать отряд, отнять 2 монеты»
card-c3-22 = фиолетовая карта «убрать отряд, 2 перемещения»
    .acc = фиолетовую карту «убрать отряд, 2 перемещения»
    .gen = фиолетовой карты «убрать отряд, 2 перемещения»
    .short = «убрать отряд, 2 перемещения»
card-c3-23 = фиолетовая карта «3 перемещения»
    .acc = фиолетовую карту «3 перемещения»
    .gen = фиолетовой карты «3 перемещения»
    .short = «3 перемещения»

token-elves-yellow-turn = жетон эльфов «ход за жёлтую»
    .short = «ход за жёлтую»
    .does = Ещё один ход за каждую разыгранную жёлтую карту.
token-elves-red-anywhere = жетон эльфов «красные куда угодно»
    .short = «красные куда угодно»
    .does = Все отряды красной карты можно разместить в любом одном регионе.
token-elves-any-skill = жетон эльфов «любой навык»
    .short = «любой навык»
    .does = Один любой навык каждый ход.
token-ents-turn = жетон энтов «ещё один ход»
    .short = «ещё один ход»
    .does = Один раз: ещё один ход.
token-ents-raze = жетон энтов «снос крепости»
    .short = «снос крепости»
    .does = Один раз: снос крепости соперника.
token-ents-three = жетон энтов «три действия»
    .short = «три действия»
    .does = Один раз: три действия, каждое на выбор — переместить отряд, убрать отряд соперника или отнять у соперника монету.
token-hobbits-eagle = жетон хоббитов «орлиное перо»
    .short = «орлиное перо»
    .does = Считается одним из шести народов.
token-hobbits-blue-unit = жетон хоббитов «отряд за синюю»
    .short = «отряд за синюю»
    .does = Отряд в любом регионе за каждую разыгранную синюю карту.
token-hobbits-chain-coins = жетон хоббитов «монеты за цепочки»
    .short = «монеты за цепочки»
    .does = 3 монеты за каждую карту, разыгранную по цепочке.
token-humans-yellow-quest = жетон людей «шаг за жёлтую»
    .short = «шаг за жёлтую»
    .does = Шаг похода за каждую разыгранную жёлтую карту.
token-humans-red-unit = жетон людей «ещё один за красную»
    .short = «ещё один за красную»
    .does = Ещё один отряд за каждую разыгранную красную карту.
token-humans-double-discard = жетон людей «двойной сброс»
    .short = «двойной сброс»
    .does = Вдвое больше монет за каждую сброшенную карту.
token-dwarves-no-surcharge = жетон гномов «без надбавки»
    .short = «без надбавки»
    .does = Ваши крепости не делают знаковые места дороже ни на монету.
token-dwarves-landmark-turn = жетон гномов «ход за место»
    .short = «ход за место»
    .does = Ещё один ход за каждое занятое знаковое место.
token-dwarves-green-moves = жетон гномов «перемещения за зелёную»
    .short = «перемещения за зелёную»
    .does = Два перемещения за каждую разыгранную зелёную карту.
token-wizards-quest = жетон волшебников «2 шага»
    .short = «2 шага»
    .does = Один раз: два шага похода.
token-wizards-units = жетон волшебников «2 отряда»
    .short = «2 отряда»
    .does = Один раз: два отряда в одном регионе или в двух.
token-wizards-search = жетон волшебников «карта из сброса»
    .short = «карта из сброса»
    .does = Один раз: карта из сброса, разыгранная бесплатно.

matter-elves-yellow-turn = { token-elves-yellow-turn }
matter-elves-red-anywhere = { token-elves-red-anywhere }
matter-elves-any-skill = { token-elves-any-skill }
matter-ents-turn = { token-ents-turn }
matter-ents-raze = { token-ents-raze }
matter-ents-three = { token-ents-three }
matter-hobbits-eagle = { token-hobbits-eagle }
matter-hobbits-blue-unit = { token-hobbits-blue-unit }
matter-hobbits-chain-coins = { token-hobbits-chain-coins }
matter-humans-yellow-quest = { token-humans-yellow-quest }
matter-humans-red-unit = { token-humans-red-unit }
matter-humans-double-discard = { token-humans-double-discard }
matter-dwarves-no-surcharge = { token-dwarves-no-surcharge }
matter-dwarves-landmark-turn = { token-dwarves-landmark-turn }
matter-dwarves-green-moves = { token-dwarves-green-moves }
matter-wizards-quest = { token-wizards-quest }
matter-wizards-units = { token-wizards-units }
matter-wizards-search = { token-wizards-search }
matter-pair = парный союз
matter-different = тройной союз
matter-none = ничего
matter-skill = навык
matter-one-of = навык на выбор
matter-race = народ
matter-coins = монеты
matter-quest = шаги похода
matter-units = отряды
matter-muster = отряды
matter-bonus-unit = отряд
matter-fortress = крепость
matter-move = перемещение
matter-remove = удаление отряда
matter-fine = потеря монеты соперником
matter-manoeuvre = действие
matter-raze = снос крепости
matter-turn = ещё один ход
matter-bonus-turn = ещё один ход
matter-strip = серая карта соперника
matter-search = карта из сброса
matter-envoy = жетон

## What an effect lets a side do

does-skill = { $count ->
    [1] { $skill } каждый ход
   *[other] { $skill } ×{ $count } каждый ход
 }
does-one-of = один навык на выбор каждый ход ({ $skills })
does-race = поддержка { $race_gen }
does-coins = { $coins }
does-quest = { $count ->
    [one] { $count } шаг похода
    [few] { $count } шага похода
    [many] { $count } шагов похода
   *[other] { $count } шага похода
 }
does-units = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
 } в { $regions_pre }
does-anywhere = любой регион
    .gen = любого региона
    .dat = любому региону
    .acc = любой регион
    .ins = любым регионом
    .pre = любом регионе
does-fortress = крепость в { $region_pre }
does-move = { $count ->
    [1] перемещение отряда
    [one] { $count } перемещение
    [few] { $count } перемещения
    [many] { $count } перемещений
   *[other] { $count } перемещения
 }
does-remove = удаление { $count ->
    [1] отряда соперника
    [one] { $count } отряда соперника
    [few] { $count } отрядов соперника
    [many] { $count } отрядов соперника
   *[other] { $count } отряда соперника
 }
does-fine = потеря соперником { $count ->
    [1] монеты
    [one] { $count } монеты
    [few] { $count } монет
    [many] { $count } монет
   *[other] { $count } монеты
 }
does-raze = снос крепости соперника
does-bonus-turn = ещё один ход
does-strip = сброс серой карты соперника
does-search = бесплатный розыгрыш карты из сброса
does-envoy = один из двух верхних жетонов любого народа
coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
 }

## Questions

prompt-deal = Открываются карты.
prompt-unveil = Открывается знаковое место.
prompt-look = { $seat_start } просматривает сброс.
prompt-reveal = Открывается жетон.
prompt-turn = { $seat_start }: возьмите карту или займите знаковое место.
prompt-place = { $seat_start }: где разместить { $count ->
    [1] отряд
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
 }?
prompt-move = { $count ->
    [one] { $seat_start }: какой отряд и куда переместить?
    [few] { $seat_start }: какой отряд и куда переместить? Осталось { $count } перемещения.
    [many] { $seat_start }: какой отряд и куда переместить? Осталось { $count } перемещений.
   *[other] { $seat_start }: какой отряд и куда переместить? Осталось { $count } перемещения.
 }
prompt-remove = { $count ->
    [one] { $seat_start }: откуда убрать отряд соперника?
    [few] { $seat_start }: откуда убрать отряд соперника? Осталось убрать { $count } отряда.
    [many] { $seat_start }: откуда убрать отряд соперника? Осталось убрать { $count } отрядов.
   *[other] { $seat_start }: откуда убрать отряд соперника? Осталось убрать { $count } отряда.
 }
prompt-manoeuvre = { $count ->
    [one] { $seat_start }: переместить отряд, убрать отряд соперника, отнять монету или ничего не делать?
    [few] { $seat_start }: переместить отряд, убрать отряд соперника, отнять монету или ничего не делать? Осталось { $count } действия.
    [many] { $seat_start }: переместить отряд, убрать отряд соперника, отнять монету или ничего не делать? Осталось { $count } действий.
   *[other] { $seat_start }: переместить отряд, убрать отряд соперника, отнять монету или ничего не делать? Осталось { $count } действия.
 }
prompt-raze = { $seat_start }: какую крепость соперника снести?
prompt-bonus-turn = { $seat_start }: сделать после этого ещё один ход?
prompt-strip = { $seat_start }: какую серую карту сбросит соперник?
prompt-search = { $seat_start }: какую карту из сброса разыграть?
prompt-envoy = { $seat_start }: выберите народ и оставьте себе один из двух его верхних жетонов.
prompt-keep = { $seat_start }: какой жетон оставить себе?
prompt-order = { $seat_start }: выберите, что выполнить первым.
prompt-over-none = Партия окончена.
prompt-over-ring = { $winners_key ->
    [fellowship] Кольцо уничтожено: Братство побеждает.
   *[other] Назгулы настигли хранителя Кольца: Саурон побеждает.
 }
prompt-over-races = { $winners_key ->
    [fellowship] Шесть народов на стороне Братства: Братство побеждает.
   *[other] Шесть народов на стороне Саурона: Саурон побеждает.
 }
prompt-over-conquest = { $winners_key ->
    [fellowship] Братство владеет всем Средиземьем и побеждает.
   *[other] Саурон владеет всем Средиземьем и побеждает.
 }
prompt-over-majority = Три главы окончены: { $winners } присутствует в большем числе регионов и побеждает.
prompt-over-shared = Три главы окончены: обе стороны присутствуют в равном числе регионов и делят победу.

## Answers

verb-play = Разыграть
verb-chain = Разыграть по цепочке
verb-discard = Сбросить за монеты
verb-take = Занять знаковое место
verb-place = Разместить отряды
verb-move = Переместить отряд
verb-remove = Убрать отряд
verb-fine = Отнять монету
verb-raze = Снести крепость
verb-again = Ещё один ход
verb-decline = Отказаться
verb-strip = Сбросить серую карту
verb-revive = Разыграть из сброса
verb-court = Выбрать народ
verb-keep = Оставить жетон
verb-first = Выполнить первым
answer-play = Разыграть { $card_acc } { $price ->
    [0] бесплатно
    [one] за { $price } монету
    [few] за { $price } монеты
    [many] за { $price } монет
   *[other] за { $price } монеты
 }
answer-chain = Разыграть { $card_acc } по цепочке бесплатно
answer-discard = Сбросить { $card_acc } { $coins ->
    [one] за { $coins } монету
    [few] за { $coins } монеты
    [many] за { $coins } монет
   *[other] за { $coins } монеты
 }
answer-take = Занять { $tile_acc } { $price ->
    [0] бесплатно
    [one] за { $price } монету
    [few] за { $price } монеты
    [many] за { $price } монет
   *[other] за { $price } монеты
 }
answer-place = В { $region_pre }
answer-move = Из { $region_gen } в { $to_acc }
answer-remove = Убрать отряд из { $region_gen }
answer-fine = Лишить соперника монеты
answer-raze = Крепость в { $region_pre }
answer-again = Сделать ещё один ход
answer-decline = Отказаться
answer-strip = Сбросить { $card_acc }
answer-revive = Разыграть { $card_acc }
answer-court = { $race }
answer-keep = Оставить себе { $token }
answer-first = Сначала { $matter }
card-with-symbol = { $card } с символом «{ $chain }»
    .acc = { $card_acc } с символом «{ $chain }»
    .gen = { $card_gen } с символом «{ $chain }»
card-alike = { $card } ({ $number } из { $count } одинаковых)
    .acc = { $card_acc } ({ $number } из { $count } одинаковых)
    .gen = { $card_gen } ({ $number } из { $count } одинаковых)
card-in-slot = { $card } в ячейке { $slot }
    .acc = { $card_acc } в ячейке { $slot }
    .gen = { $card_gen } в ячейке { $slot }
unseen-card = закрытая карта
    .acc = закрытую карту
    .gen = закрытой карты
unseen-cards = { $count ->
    [1] закрытая карта
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
    [many] { $count } закрытых карт
   *[other] { $count } закрытой карты
 }
    .acc = { $count ->
        [1] закрытую карту
        [one] { $count } закрытую карту
        [few] { $count } закрытые карты
        [many] { $count } закрытых карт
       *[other] { $count } закрытой карты
    }
    .gen = { $count ->
        [1] закрытой карты
        [one] { $count } закрытой карты
        [few] { $count } закрытых карт
        [many] { $count } закрытых карт
       *[other] { $count } закрытой карты
    }
no-card = отсутствующая карта
    .acc = отсутствующую карту
    .gen = отсутствующей карты

## What an answer is about

about-cost-skills = Стоимость: { $cost }. Недостающие навыки: { $lack }.
about-cost = Стоимость: { $cost }.
about-surcharge = { $coins ->
    [1] Надбавка за вашу крепость
   *[other] Надбавка за ваши крепости
 }: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }.
about-chain = У вас есть нужный символ: { $chain }.
about-lets = Эффект: { $effects }.
who-you = вы
about-muster = С вашими жетонами: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
 } в { $regions_pre }.
about-sets-off = Приводит в действие: { $matters }.
about-symbol = Её символ «{ $chain }» позже позволит разыграть бесплатно { $cards_acc }.
about-frees = Освобождает { $cards_acc }.
about-strip = Её навыки больше не считаются.
about-court = { $count ->
    [1] Его единственный жетон станет вашим.
   *[other] Вы оставите себе один из двух его верхних жетонов.
 }
about-first = Остальное выполняется потом.
cost-nothing = бесплатно
cost-no-skill = нет, навыков хватает
cost-or-chain = { $cost } (или символ «{ $chain }»)

## What stands in the way of a refused answer

lack-no-card = Ячейка { $slot } пуста.
lack-covered = Она накрыта: сначала нужно взять { $cards_acc }.
lack-chainless = У этой карты нет символа цепочки.
lack-chain = У вас нет символа «{ $chain }».
lack-skills = Вам не хватает { $skills_gen }. Цена — { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
 }, а у вас { $coins ->
    [0] ни одной
   *[other] { $coins }
 }.
lack-coins = Цена — { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
 }, а у вас { $coins ->
    [0] ни одной
   *[other] { $coins }
 }.

lack-place = { $count ->
    [1] Отряд
   *[other] Отряды
 } можно разместить только в { $regions_pre }.
lack-neighbour = { $region } не граничит с { $to_ins }.
lack-unit = У вас нет отрядов в { $region_pre }.
lack-remove = У { $seat_gen } нет отрядов в { $region_pre }.
lack-raze = У { $seat_gen } нет крепости в { $region_pre }.
lack-fine = У { $seat_gen } нет монет: терять нечего.
lack-strip = Сбросить можно только разыгранные серые карты { $seat_mid_gen }, а { $card } к ним не относится.
lack-revive = В сбросе нет { $card_gen }.
lack-court = У { $race_gen } не осталось жетонов.
lack-keep = Оставить себе можно только жетон, который сейчас открыт.

## What is decided next

then-deal = Затем открываются карты.
then-look = Затем вы увидите отложенные карты.
then-reveal = Затем открывается жетон.
# The event before it says whose turn it is.
then-turn = { "" }

## What is told

event-chapter = Выкладывается глава { $chapter }.
event-laid = Выложена { $card }.
event-turned-up = Открыта { $card }.
event-unveiled = Открыто знаковое место: { $tile }.
event-turn = { $seat_key ->
    [sauron] Ходит Саурон.
   *[other] Ходит Братство.
 }
event-played = { $seat_start } разыгрывает { $card_acc } { $coins ->
    [0] бесплатно
    [one] за { $coins } монету
    [few] за { $coins } монеты
    [many] за { $coins } монет
   *[other] за { $coins } монеты
 }.
event-chained = { $seat_start } разыгрывает { $card_acc } по цепочке.
event-discarded = { $seat_start } сбрасывает { $card_acc } и берёт { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }.
event-took = { $seat_start } занимает { $tile_acc } { $coins ->
    [0] бесплатно
    [one] за { $coins } монету
    [few] за { $coins } монеты
    [many] за { $coins } монет
   *[other] за { $coins } монеты
 }.
event-joined = { $race } встают на сторону { $seat_mid_gen }.
event-gained = { $seat_start } { $coins ->
    [0] ничего не берёт: банк пуст
    [one] берёт { $coins } монету
    [few] берёт { $coins } монеты
    [many] берёт { $coins } монет
   *[other] берёт { $coins } монеты
 }.
event-advanced = { $seat_key ->
    [sauron] Назгулы скачут дальше: шаг { $step } из 14.
   *[other] Фродо и Сэм идут дальше: шаг { $step } из 14.
 }
event-placed = { $seat_start } размещает { $units ->
    [1] отряд
    [one] { $units } отряд
    [few] { $units } отряда
    [many] { $units } отрядов
   *[other] { $units } отряда
 } в { $region_pre }.
event-lapsed = { $matter_key ->
    [units] У { $seat_gen } не осталось отрядов: размещать нечего.
    [move] У { $seat_gen } нет отрядов: перемещать нечего.
    [remove] { $seat_key ->
        [sauron] У Братства нет отрядов: убирать нечего.
       *[other] У Саурона нет отрядов: убирать нечего.
     }
    [fine] { $seat_key ->
        [sauron] У Братства нет монет: терять нечего.
       *[other] У Саурона нет монет: терять нечего.
     }
    [raze] { $seat_key ->
        [sauron] У Братства нет крепостей: сносить нечего.
       *[other] У Саурона нет крепостей: сносить нечего.
     }
    [strip] { $seat_key ->
        [sauron] У Братства нет серых карт: сбрасывать нечего.
       *[other] У Саурона нет серых карт: сбрасывать нечего.
     }
    [turn] { $seat_start } и так сделает ещё один ход; дополнительные ходы не складываются.
    [bonus-turn] { $seat_start } и так сделает ещё один ход; дополнительные ходы не складываются.
    [envoy] Там не осталось жетонов.
    [manoeuvre] Нечего перемещать и убирать, и монет у соперника нет.
   *[other] Не даёт результата: { $matter }.
 }
event-fought = Столкновение в { $region_pre }: обе стороны забирают { $units ->
    [1] по одному отряду
    [one] по { $units } отряду
    [few] по { $units } отряда
    [many] по { $units } отрядов
   *[other] по { $units } отряда
 }.
event-moved = { $seat_start } перемещает отряд из { $region_gen } в { $to_acc }.
event-removed = { $seat_start } теряет отряд в { $region_pre }.
event-fined = { $seat_start } теряет монету.
event-built = { $seat_start } строит крепость в { $region_pre }.
event-razed = { $seat_start } теряет крепость в { $region_pre }.
event-again = { $seat_start } сделает ещё один ход.
event-declined = { $seat_start } отказывается.
event-stripped = { $seat_start } { $seat_gender ->
    [n] должно
   *[m] должен
 } сбросить { $card_acc }.
event-searched = { $seat_start } просматривает сброс.
event-saw = Среди отложенных карт — { $card }.
event-revived = { $seat_start } разыгрывает { $card_acc } из сброса.
event-paired = Два символа { $race_gen }: { $seat_mid } заключает союз.
event-united = Три разных народа: { $seat_mid } заключает союз.
event-courted = { $seat_start } выбирает { $race_acc }.
event-shown = Открыт { $token }.
event-kept = { $seat_start } оставляет себе { $token }.
event-returned = Возвращён на верх стопки { $token }.
event-won-ring = { $seat_key ->
    [sauron] Назгулы настигают Фродо и Сэма: Саурон побеждает.
   *[other] Кольцо падает в огонь: Братство побеждает.
 }
event-won-races = { $seat_start } побеждает при поддержке шести народов.
event-won-conquest = { $seat_start } присутствует во всех семи регионах и побеждает.
event-won-majority = { $seat_start } присутствует в { $regions ->
    [one] { $regions } регионе
    [few] { $regions } регионах
    [many] { $regions } регионах
   *[other] { $regions } региона
 } против { $others } и побеждает.
event-shared = Обе стороны присутствуют в { $regions ->
    [one] { $regions } регионе
    [few] { $regions } регионах
    [many] { $regions } регионах
   *[other] { $regions } региона
 } и делят победу.

## The view in words

heading-display = Глава { $chapter }: раскладка
state-slot = Ячейка { $slot }: { $card }. Стоимость: { $cost }.{ $symbol } { $free } { $price }
state-slot-down = Ячейка { $slot }: закрытая карта. { $free }
state-symbol = {" "}Символ для будущих цепочек: { $chain }.
state-free = Её можно взять.
state-covered = Она накрыта: на ней { $slots }.
state-slots = { $count ->
    [1] карта ячейки { $slots }
   *[other] карты ячеек { $slots }
 }
state-slots-none = Раскладка пуста.
state-price = Цена для Братства: { $fellowship }; для Саурона: { $sauron }.
state-price-chain = 0 монет (цепочка)
state-price-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }
heading-landmarks = Знаковые места
state-tile = { $tile_start }: { $effects }. Стоимость: { $cost }. { $price }
state-tiles-left = { $count ->
    [0] Закрытых больше нет.
    [1] Ещё одно лежит рубашкой вверх.
    [one] Ещё { $count } лежит рубашкой вверх.
    [few] Ещё { $count } лежат рубашкой вверх.
    [many] Ещё { $count } лежат рубашкой вверх.
   *[other] Ещё { $count } лежат рубашкой вверх.
 }
heading-map = Средиземье
state-region = { $region } (соседи: { $neighbours }): { $held }.
state-region-empty = никого
state-region-held = у { $seat_mid_gen } { $held }
state-units = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
 }
state-fortress = крепость
heading-quest = Поход Кольца
state-quest-fellowship = Фродо и Сэм: шаг { $step } из 14.
state-quest-sauron = Назгулы: шаг { $step } из 14, отставание от Кольца — { $gap }.
state-bonus = Бонусные клетки: { $spaces }.
heading-stacks = Жетоны союзов
state-stack = { $race }: { $count ->
    [0] в стопке нет жетонов
    [one] в стопке { $count } жетон
    [few] в стопке { $count } жетона
    [many] в стопке { $count } жетонов
   *[other] в стопке { $count } жетона
 }.
state-stack-known = { $race }: в стопке { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
 }, сверху { $token }.
state-shown = Сейчас открыты: { $tokens }.
heading-discard = Сброс
state-discarded = Известно обеим сторонам: { $cards }.
state-several = { $count ->
    [1] { $card }
    [one] { $card } ({ $count } раз)
    [few] { $card } ({ $count } раза)
    [many] { $card } ({ $count } раз)
   *[other] { $card } ({ $count } раза)
 }
state-discarded-none = Ни одна карта в нём не известна обеим сторонам.
state-aside = { $count ->
    [0] Отложенных карт этой главы там нет.
    [1] Одна карта этой главы отложена туда рубашкой вверх.
    [one] { $count } карта этой главы отложена туда рубашкой вверх.
    [few] { $count } карты этой главы отложены туда рубашкой вверх.
    [many] { $count } карт этой главы отложено туда рубашкой вверх.
   *[other] { $count } карты этой главы отложены туда рубашкой вверх.
 }
state-aside-known = { $lookers ->
    [1] Отложено, известно только вам: { $cards }.
   *[other] Отложено, известно обеим сторонам: { $cards }.
 }
state-coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
 }, в запасе { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
    [many] { $units } отрядов
   *[other] { $units } отряда
 }.
state-skills = Навыки: { $skills }.
state-skills-none = пока ни одного навыка
state-skill = { $count ->
    [1] { $skill }
   *[other] { $skill } ×{ $count }
 }
    .gen = { $count ->
        [1] { $skill_gen }
       *[other] { $skill_gen } ×{ $count }
    }
state-one-of = на выбор { $skills }
state-cards = { $colour_nom_pl } карты: { $cards }.
state-no-cards = Карт пока нет.
state-chains = Символы цепочек: { $chains }.
state-tokens = Жетоны: { $tokens }.
state-tiles = Знаковые места: { $tiles }.
state-presence = Присутствие в регионах: { $count } из 7; народы: { $races } из 6.
state-active = Сейчас ходит эта сторона.
state-won = Эта сторона победила.

## What is drawn, for whoever points at it

piece-card = { $colour } карта { $card_short }
piece-down = Закрытая карта
piece-down-what = { $count ->
    [1] Это единственная карта этой главы, которую ещё не видели.
    [one] Это одна из { $count } карты этой главы, которые ещё не видели.
    [few] Это одна из { $count } карт этой главы, которые ещё не видели.
    [many] Это одна из { $count } карт этой главы, которые ещё не видели.
   *[other] Это одна из { $count } карт этой главы, которые ещё не видели.
 }
piece-down-when = Она откроется в конце хода, который её освободит.
piece-price = { $price ->
    [0] Для вас бесплатно.
    [one] Цена для вас: { $price } монета.
    [few] Цена для вас: { $price } монеты.
    [many] Цена для вас: { $price } монет.
   *[other] Цена для вас: { $price } монеты.
 }
piece-price-lack = Цена для вас: { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
 }, потому что не хватает { $lack_gen }.
piece-price-chain = Для вас бесплатно: у вас есть символ «{ $chain }».
piece-price-other = Цена для { $seat_gen }: { $price }.
piece-played = Карта разыграна, её владелец — { $seat_mid }. Эффект: { $effects }.
piece-taken = Место занято, его владелец — { $seat_mid }. Эффект: { $effects }.
piece-in-pile = Лежит в сбросе.
piece-cards-left = { $count ->
    [0] Карт не осталось.
    [one] Осталась { $count } карта.
    [few] Осталось { $count } карты.
    [many] Осталось { $count } карт.
   *[other] Осталось { $count } карты.
 }
piece-next-chapter = После последней выкладывается глава { $chapter }.
piece-last-chapter = После последней побеждает сторона, которая присутствует в большем числе регионов.
piece-pile = Здесь рубашкой вверх лежат сброшенные карты. Просмотреть их позволяет только эффект.

piece-held = У { $seat_gen } здесь { $held }.
piece-nobody = Здесь никого нет.
piece-region-tile = Крепость здесь строит знаковое место { $tile }.
piece-neighbours = Отсюда отряды перемещаются в { $neighbours_acc }.
piece-units = { $seat_key ->
    [sauron] Отряды Саурона в { $region_pre }
   *[other] Отряды Братства в { $region_pre }
 }
piece-units-count = { $count ->
    [one] { $count } отряд удерживает
    [few] { $count } отряда удерживают
    [many] { $count } отрядов удерживают
   *[other] { $count } отряда удерживают
 } { $region_acc } для { $seat_mid_gen }.
piece-conflict = Когда встречаются отряды двух сторон, обе забирают по одному, пока хотя бы у одной не останется ни одного.
piece-fortress = { $seat_key ->
    [sauron] Крепость Саурона в { $region_pre }
   *[other] Крепость Братства в { $region_pre }
 }
piece-fortress-holds = С ней { $seat_mid } присутствует в { $region_pre } даже без отрядов, и столкновения её не затрагивают.
piece-fortress-price = С ней каждое следующее знаковое место для { $seat_mid_gen } дороже на 1 монету.
piece-quest = Синие карты ведут Фродо и Сэма к вулкану, а назгулов — к Фродо и Сэму.
character = { $seat_key ->
    [sauron] Назгулы
   *[other] Фродо и Сэм
 }
piece-space = { $seat_key ->
    [sauron] Назгулы, шаг { $step }
   *[other] Фродо и Сэм, шаг { $step }
 }
piece-space-end = { $seat_key ->
    [sauron] Здесь назгулы настигают Фродо и Сэма, и Саурон побеждает.
   *[other] Здесь Кольцо падает в огонь, и Братство побеждает.
 }
piece-space-bonus = Бонус для { $seat_mid_gen }, если дойти до этой клетки или пройти её: { $effect }.
piece-space-plain = Здесь ничего не происходит.
piece-space-start = { $seat_key ->
    [sauron] Отсюда назгулы начинают погоню.
   *[other] Отсюда Фродо и Сэм отправляются в путь.
 }
piece-space-here = { $seat_key ->
    [sauron] Назгулы сейчас здесь.
   *[other] Фродо и Сэм сейчас здесь.
 }
piece-space-ahead = { $seat_key ->
    [sauron] Назгулам
   *[other] Фродо и Сэму
 } досюда ещё { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
 }.
piece-space-behind = { $seat_key ->
    [sauron] Назгулы
   *[other] Фродо и Сэм
 } её уже прошли.
piece-next-bonus = До следующего бонуса { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
 }: { $effect }.

piece-symbols = Зелёные карты { $race_gen }: у Братства { $fellowship }, у Саурона { $sauron }.
piece-pair = Две такие карты позволяют оставить себе один из двух верхних жетонов.
piece-tokens-left = { $count ->
    [0] Жетонов не осталось.
    [one] Остался { $count } жетон.
    [few] Осталось { $count } жетона.
    [many] Осталось { $count } жетонов.
   *[other] Осталось { $count } жетона.
 }
piece-top = Сверху лежит { $token }
piece-token = { $race }: { $token }
piece-token-owner = Он у { $seat_gen }.
piece-token-top = Он лежит наверху своей стопки.
piece-token-shown = Сейчас он открыт: один из открытых жетонов можно оставить себе.
piece-pair-alliance = Две зелёные карты одного народа позволяют оставить себе один из двух верхних жетонов этого народа.
piece-three-alliance = Зелёные карты трёх разных народов позволяют оставить себе верхний жетон одного из них.

piece-purse = Монеты
piece-coins = У { $seat_gen } { $coins }.
piece-income = За сброшенную карту в этой главе: { $coins }.
piece-supply = Отряды в запасе
piece-supply-left = У { $seat_gen } в запасе { $count ->
    [0] не осталось отрядов
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
 }.
piece-supply-back = Сюда возвращаются отряды, которые забрали или убрали.
piece-skill = { $count ->
    [0] У { $seat_gen } нет { $skill_gen }.
   *[other] { $skill } у { $seat_gen }: { $count }.
 }
piece-skill-use = Навыками оплачивают карты и знаковые места, и навыки не тратятся. Недостающий навык стоит 1 монету.
piece-choice = { $seat_start } может каждый ход использовать один из этих навыков.
piece-cards = { $colour_nom_pl } карты
piece-cards-count = У { $seat_gen } их { $count }.
piece-cards-grey = Они дают навыки, которыми оплачивают карты и знаковые места.
piece-cards-yellow = Они дают монеты.
piece-cards-blue = Они продвигают поход Кольца.
piece-cards-green = Они привлекают народы. Две карты одного народа или первые три карты разных народов приносят жетон, шесть разных — победу.
piece-cards-red = Они размещают отряды в Средиземье.
piece-cards-purple = Они перемещают ваши отряды, убирают отряды соперника и отнимают у него монеты.
piece-chain = Символ цепочки: { $chain }
piece-chain-plays = С ним { $seat_mid } разыгрывает бесплатно { $cards_acc }.
piece-chain-stays = Он не тратится.

## How near victory is

meter-ring-label = { $seat_key ->
    [sauron] Погоня
   *[other] Поход
 }
meter-ring = { $seat_key ->
    [sauron] { $left ->
        [0] Назгулы настигли Фродо и Сэма.
        [one] Назгулы отстают от Фродо и Сэма на { $left } шаг: пройдено { $value } из { $goal }.
        [few] Назгулы отстают от Фродо и Сэма на { $left } шага: пройдено { $value } из { $goal }.
        [many] Назгулы отстают от Фродо и Сэма на { $left } шагов: пройдено { $value } из { $goal }.
       *[other] Назгулы отстают от Фродо и Сэма на { $left } шага: пройдено { $value } из { $goal }.
     }
   *[other] { $left ->
        [0] Фродо и Сэм дошли до вулкана.
        [one] Фродо и Сэму до вулкана { $left } шаг: пройдено { $value } из { $goal }.
        [few] Фродо и Сэму до вулкана { $left } шага: пройдено { $value } из { $goal }.
        [many] Фродо и Сэму до вулкана { $left } шагов: пройдено { $value } из { $goal }.
       *[other] Фродо и Сэму до вулкана { $left } шага: пройдено { $value } из { $goal }.
     }
 }
meter-races-label = Народы
meter-races = { $value ->
    [0] На стороне { $seat_mid_gen } пока нет народов, а для победы нужно { $goal }.
    [one] На стороне { $seat_mid_gen } { $value } народ из { $goal }.
    [few] На стороне { $seat_mid_gen } { $value } народа из { $goal }.
    [many] На стороне { $seat_mid_gen } { $value } народов из { $goal }.
   *[other] На стороне { $seat_mid_gen } { $value } народа из { $goal }.
 }
meter-conquest-label = Регионы
meter-conquest = { $seat_start } { $value ->
    [0] не присутствует ни в одном из { $goal } регионов
    [one] присутствует в { $value } регионе из { $goal }
    [few] присутствует в { $value } регионах из { $goal }
    [many] присутствует в { $value } регионах из { $goal }
   *[other] присутствует в { $value } региона из { $goal }
 }.
meter-majority-label = Карты
meter-majority = { $left ->
    [0] Глава 3 окончена: побеждает тот, кто присутствует в большем числе регионов;
    [one] В главе 3 осталась { $left } карта. Затем победит тот, кто присутствует в большем числе регионов;
    [few] В главе 3 осталось { $left } карты. Затем победит тот, кто присутствует в большем числе регионов;
    [many] В главе 3 осталось { $left } карт. Затем победит тот, кто присутствует в большем числе регионов;
   *[other] В главе 3 осталось { $left } карты. Затем победит тот, кто присутствует в большем числе регионов;
 } { $lead ->
    [0] у сторон поровну, { $regions } : { $others }.
   *[other] { $seat_mid } впереди, { $regions } : { $others }.
 }
holding-choice = Каждый ход на выбор: { $skills }

## Key figures of a match

figure-ring = Шаги, Братство : Саурон
figure-races = Народы, Братство : Саурон
figure-conquest = Регионы, Братство : Саурон
figure-turns = Ходы
figure-both = { $fellowship } : { $sauron }

## Player aid

aid-ways = Пути к победе
aid-way-quest = Кольцо: Фродо и Сэм доходят до вулкана (побеждает Братство) или назгулы настигают их (побеждает Саурон).
aid-way-races = Народы: зелёные карты шести разных народов.
aid-way-regions = Средиземье: отряды или крепости во всех семи регионах.
aid-way-last = Если после главы 3 никто не победил, побеждает тот, кто присутствует в большем числе регионов.
aid-cards = Карты
aid-colour = { $colour_nom_pl } карты. { $does }
aid-skills = Навыки
aid-costs = Стоимость
aid-chain = Если на одной из ваших карт есть символ, который новая карта называет своей ценой, новую карту вы разыгрываете бесплатно.
aid-discard = Сброшенная карта приносит столько монет, каков номер главы.
aid-region = { $region } граничит с { $neighbours_ins }.
aid-alliances = Союзы
aid-token = { $token }. { $does }
aid-tile = { $tile_start }: { $effects }. Стоимость: { $cost }.
aid-surcharge = Каждое знаковое место дороже на 1 монету за каждую вашу крепость на поле.
aid-bonus = шаг { $step } — { $effect }

## Endings

ending-ring = поход Кольца
ending-races = поддержка шести народов
ending-conquest = присутствие во всех регионах
ending-majority = присутствие в большем числе регионов после главы 3
ending-shared = присутствие в равном числе регионов после главы 3: победа делится

## Options

option-free_order = Эффекты в любом порядке
    .help = Иначе эффекты карты или знакового места выполняются в напечатанном порядке, крепость знакового места — первой.
option-stack_turns = Дополнительные ходы складываются
    .help = Иначе несколько эффектов «ещё один ход» за один ход дают только один дополнительный ход.
option-landmarks = Знаковые места новой главы
    .help = В начале каждой новой главы открытые знаковые места дополняются до трёх или открываются ещё три.
option-landmarks-refill = дополнить до трёх
option-landmarks-add = ещё три
option-coin_cap = Монеты в банке
    .help = 0: банк неисчерпаем. 30: он выплачивает только то, что осталось от тридцати монет из коробки.
    .source = в правилах указано 30 монет, но о нехватке ничего не сказано; их номиналы неизвестны
option-fellowship_coins = Монеты Братства в начале
    .help = Три, как во всех опубликованных списках.
    .source = пять опубликованных списков
option-sauron_coins = Монеты Саурона в начале
    .help = Две, потому что Саурон ходит первым.
    .source = пять опубликованных списков

## Board

board-label = Дуэль за Средиземье: раскладка, карта мира, поход и обе стороны
board-chapter = Глава { $chapter }
board-quest = Поход Кольца
board-turn = ходит
board-won = победа
pane-display = Карты
pane-map = Карта мира
pane-sides = Зоны

## What the lab counts

measure-turns = ходов за партию
measure-turns-any = партии хотя бы с одним ходом
measure-landmarks = занятых знаковых мест за партию
measure-landmarks-any = партии, в которых занято знаковое место
measure-tokens = полученных жетонов за партию
measure-tokens-any = партии, в которых получен жетон
