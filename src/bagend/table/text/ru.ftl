# The words of the pages.  What the server itself says is further down.

page-brand = Бэг-Энд
page-not-affiliated = Любительский проект. Не связан с издателями этих игр и правообладателями Средиземья и не одобрен ими.
page-skip-link = Перейти к содержимому

## The first page

page-home-heading = Присаживайтесь к столу
page-home-lead = Настольные игры о Средиземье в вашем браузере. Играйте против компьютера или пригласите друзей по ссылке. Без регистрации и электронной почты.
page-level = Компьютерный соперник
page-level-together = Компьютерные спутники
page-character = Или персонаж
page-character-none = нет
page-character-line = { $name }: { $about }
page-side = Ваше место
page-side-random = Случайно
page-players = Игроки
page-player-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
 }
page-with-friend = С другом
page-at-screen = На этом экране
page-seats-and-options = Места и параметры
page-who-sits = Кто где сидит?
page-seat-any = Как выбрано выше
page-bots-rating = Рядом с каждым ботом указан его рейтинг. Бот, чей рейтинг на 100 очков выше, выигрывает примерно 64 партии из 100.
page-bots-share = Рядом с каждым ботом указано, как часто он побеждает в одиночку.
page-seat-me = Я
page-seat-friend = Друг (по ссылке)
page-seat-empty = Никто
page-own-box = Значения из вашей коробки
page-own-box-help = Этих значений мы не нашли ни в одной книге правил. Если у вас есть эта игра, исправьте их здесь.
page-box-file = Или вставьте файл параметров
page-box-file-help = Файл TOML, по одному параметру в строке, например key = value. Он заменяет значения полей выше.
page-source = Источник: { $source } (уверенность { $percent } %).
page-start = Играть
page-mine = Ваши партии
mine-unknown = Откройте, чтобы узнать, как идёт партия.
mine-alone = { $seats }, в одиночку
mine-shared = { $seats } на одном экране
mine-with = { $seats }; вместе с вами: { $others }
mine-against = { $seats }; против вас: { $others }
mine-other = { $seat } ({ $player })
mine-person = друг
mine-forget = Убрать
mine-forget-help = Убирает партию из этого списка. Сама партия остаётся, и её ссылка по-прежнему работает.
mine-more = Показать другие ваши партии
ago-now = только что
ago-minutes = { $count ->
    [1] минуту назад
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[many] { $count } минут назад
 }
ago-hours = { $count ->
    [1] час назад
    [one] { $count } час назад
    [few] { $count } часа назад
   *[many] { $count } часов назад
 }
ago-days = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
   *[many] { $count } дней назад
 }
page-rules-link = Как играть
page-rules = Правила
page-error-home = На главную страницу
page-offline = Вы не в сети
page-offline-help = Сейчас стол недоступен. Ваши партии там сохранены, и вы сможете продолжить, когда связь восстановится.
page-offline-again = Попробовать ещё раз
page-app-about = Настольные игры о Средиземье за одним столом

## Learning a game

learn-ways = Изучить эту игру
learn-guide = Научиться за 5 минут
learn-how-to-play = Как играть
learn-aid = Памятка
learn-rules = Правила по пунктам
how-of = Как играть: { $title }
aid-of = Памятка: { $title }
how-clauses = В правилах
how-examples = Разобранные примеры
how-examples-help = Настоящие позиции. Всё в них вычислено по правилам этого стола.
example-before = Поле до хода
example-answer = Ответ
example-refused = Так нельзя
example-after = Поле после хода
guide-of = Научиться играть: { $title }
guide-about = { $steps ->
    [one] Короткая учебная партия на настоящем поле: { $steps } ход, около пяти минут.
    [few] Короткая учебная партия на настоящем поле: { $steps } хода, около пяти минут.
   *[many] Короткая учебная партия на настоящем поле: { $steps } ходов, около пяти минут.
 } Каждый ход делаете вы, и вам объясняют, зачем он нужен. Можно прерваться в любой момент и продолжить позже.
guide-begin = Начать
guide-again = Начать заново
guide-go-on = Продолжить с того же места
guide-step = Шаг { $step } из { $steps }
guide-over = Отлично!
guide-next = Дальше
guide-back = Назад
guide-new = Впервые играете? Научитесь за 5 минут
practice = Играть с этой позиции
practice-help = Новая партия с этой позиции, с новыми кубиками. Эта партия останется как есть.
practice-side = Ваше место
practice-level = Уровень бота
practice-go = Играть дальше
drawer-name = Как играть и памятка
drawer-help = Как играть и всё, что может понадобиться. Клавиша H открывает памятку.
drawer-close = Закрыть
drawer-wait = Минутку…
drawer-none = Сейчас это недоступно.

## The table

page-match-links = Эта партия
page-settings = Настройки
page-speed = Скорость
page-speed-slow = медленно
page-speed-normal = обычно
page-speed-fast = быстро
page-speed-instant = мгновенно
page-confirm-taps = Подтверждать вторым касанием
page-sound = Звуки
page-language = Язык
page-language-browser = как в браузере
page-theme = Цвета
page-theme-system = как в системе
page-theme-light = светлые
page-theme-dark = тёмные
page-text = Текст
page-text-normal = обычный
page-text-large = крупный
page-text-largest = очень крупный
page-looks-save = Сохранить
clause-sentence = { $title }.
page-skip-story = Пропустить
page-skipped = Вы пропустили рассказ о событиях. Ход ещё не сделан: выбирайте.
page-bar-label = Ваш ход
page-clear = Очистить
page-answers = Ваши варианты
page-hint = Выберите на поле или из списка.
page-hint-parts = Отметьте нужное на поле или выберите из списка.
page-hint-carry = Выберите, что переместить, а затем куда — или просто перетащите. Все варианты есть и в списке.
page-carry = Теперь выберите куда.
page-not-yet = Осталось выбрать: { $count }. { $title }.
page-panes = Части поля
page-pane-answers = есть из чего выбрать
page-begin = Начать
page-look-again = Обновить
page-undo = Отменить
page-explore = Объяснить, что на поле
page-explore-help = Коснитесь чего угодно на поле или обойдите его стрелками, чтобы узнать, что это и зачем. Escape завершает осмотр.
page-hint-ask = Подсказка
page-explain = Объяснить каждый вариант
page-hint-thinking = Ищем подсказку…
page-suggest-as = Предложить: { $answer }
page-withdraw = Отозвать моё предложение
page-withdraw-as = Отозвать: { $answer }
page-suggest-help = Сейчас не ваш ход. Предложите ход: его увидят все.
page-resign = Сдаться
page-resign-sure = Вы действительно хотите сдаться?
page-resign-yes = Да, сдаться
page-resign-as = Да, { $seat } сдаётся
page-hand-over = Передать экран: { $seat }
page-curtain = Ходит { $seat }
page-curtain-help = Сейчас на экран смотрит только { $seat }. Остальные, пожалуйста, отвернитесь.
page-lift = Я — { $seat }
page-rematch = Реванш
page-second-game = Вторая партия, смена сторон
page-second-game-go = Перейти ко второй партии
page-rematch-go = Перейти к реваншу
page-replay = Повтор
page-seats = Игроки
page-asked = ходит
page-turn = Ходит { $seat }
page-turn-own = Ваш ход
page-dangers = Опасности
page-you = вы
page-person = игрок
page-person-away = игрок не в сети
page-named-you = { $name } (вы)
page-named-away = { $name }, не в сети
page-seat-open = свободное место
page-spectator = Вы наблюдаете за партией.
page-log = Журнал партии
page-look-back = Показать поле в этот момент
page-past = Вы смотрите на более раннюю позицию.
page-past-back = К текущей позиции
page-away = Пока вас не было
page-away-close = Продолжить
page-result = Результат
page-another-game = Другая игра
page-share = Поделиться
page-see-board = Показать поле
page-in-words = Поле словами
page-invite = Ждём ваших друзей
page-invite-help = Отправьте каждому другу ссылку на одно место. Место достанется тому, кто откроет её первым. Партия начнётся, когда все места будут заняты.
page-invite-here = Этот адрес работает только на этом компьютере. Чтобы играть с друзьями на других компьютерах, запустите стол с --host 0.0.0.0 и откройте его по имени этого компьютера в вашей сети.
page-invite-link = Ссылка: { $seat }
page-copy = Скопировать
page-copied = Скопировано
page-copy-yourself = Нажмите Ctrl+C, чтобы скопировать
page-lost-line = Связь потеряна. Подключаемся снова…
page-back = Связь восстановлена.
page-gone = Эта партия больше недоступна. Пожалуйста, обновите страницу.
page-sending = Ваш ход будет отправлен, когда вы снова будете в сети.

## People

page-people = Общение
page-name = Ваше имя
page-name-of = Имя: { $seat }
page-name-save = Сохранить
page-name-saved = Сохранено.
page-name-help = Не больше 24 символов. Оставьте пустым, чтобы вместо имени стояло название вашего места.
page-talk = Сказать что-нибудь
page-mute = Не показывать, что говорят другие
page-says = { $name } говорит: { $words }
page-tell-me = Сообщить, когда мой ход
page-tell-me-blocked = Ваш браузер блокирует уведомления с этой страницы. Их можно разрешить в его настройках.
page-tell-me-title = Ваш ход
page-share-watch = Пригласить зрителей
page-share-heading = Отсканируйте или отправьте эту ссылку
page-share-qr = QR-код ссылки
page-share-send = Отправить…
page-share-open = QR-код
page-share-close = Закрыть
page-clock-low = { $count ->
    [one] У вас осталась { $count } секунда.
    [few] У вас осталось { $count } секунды.
   *[many] У вас осталось { $count } секунд.
 }
page-sending-now = Отправляем…
page-sending-again = Всё ещё отправляем. Пробуем снова…

## Clocks

clock-field = Часы
clock-none = Без часов
clock-move = { $time } на ход
clock-match = { $time } каждому на всю партию
clock-time = { $unit ->
    [seconds] { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }
    [day] { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
   *[minutes] { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
 }
clock-zero-move = Если ваше время на ход выйдет, этот ход за вас сделает бот.
clock-zero-match = Если ваше время выйдет, партию за вас доиграет бот.
clock-zero-match-each = Если выйдет ваше время на всю партию, её за вас доиграет бот.
clock-fair = Боты времени не тратят, а пока сервер выключен, время стоит.

## Greetings

reaction-hello = Привет!
reaction-luck = Удачи!
reaction-well = Отличная игра!
reaction-thanks = Спасибо!
reaction-oops = Ой!
reaction-thinking = Дайте подумать…

## Fairness

page-fair = Честные кубики
page-fair-help = Все броски кубиков и карты определяет секрет, который был задан до первого броска и смешан с числом от каждого игрока. Хеш секрета виден уже сейчас, а сам секрет — после окончания партии. Тогда любой сможет проверить каждый бросок.
page-commitment = Хеш секрета
page-secret = Секрет
page-verify = Проверить кубики
page-verdict-fair = Проверено случайных исходов: { $draws }. Все они следуют из секрета, а секрет соответствует своему хешу.
page-verdict-unfair = Что-то не так: не все случайные исходы (их { $draws }) следуют из секрета.
page-verify-yourself = Верить нам на слово не нужно: когда партия окончена, скачайте запись партии и проверьте её сами этой маленькой программой. Она не знает правил ни одной игры, и ей нужен только Python:
page-verdict-given = Первые случайные исходы (их { $given }) взяты из другой партии или из урока, и проверить их нельзя.
page-verdict-none = Этот браузер не может их проверить. Скачайте запись партии и выполните: bagend verify ФАЙЛ

## Keeping

page-keep = Скачать и поделиться
page-journal = Запись партии
page-picture-svg = Картинка поля (SVG)
page-picture-png = Картинка поля (PNG)
page-own-link = Ваше место: { $seat }
page-own-link-help = Ссылка на место открывает его на любом устройстве. Любой, у кого она есть, может играть за вас.
page-watch = Ссылка для зрителей
page-reconstructed = Значения, которые пришлось угадать
page-reconstructed-help = Этих значений мы не нашли ни в одной книге правил. Это наша лучшая догадка или то, что ввели вы.

## Replay

page-review = Разбор
page-review-of = Разбор: { $title }
page-review-making = Боты изучают вашу партию.
page-review-cold = Они ещё разогреваются. Это займёт около минуты и нужно только один раз.
page-review-percent = Готово { $percent } %
page-review-wait = Можно закрыть эту страницу и вернуться позже. Разбор хранится вместе с партией.
page-review-curve = Шансы на победу
page-review-curve-help = Кружки — это решения, ромбы — удача. Щёлкните в любом месте кривой, чтобы увидеть этот момент в повторе. Пункт — это ещё одна победа на 100 партий.
page-review-course = { $start } % → { $end } %
page-review-mark = Переломный момент { $number }. { $title }
page-review-seats = Игроки
page-review-start = Шанс в начале
page-review-result = Результат
page-review-turns = Переломные моменты
page-review-calm = Отдельные ходы и броски мало что изменили.
page-review-answers = Чего стоили другие ходы
page-review-answer = Ход
page-review-worth = Шанс
page-review-see = Показать в повторе
page-review-picture = Поле перед этим ходом; лучший ход отмечен
page-review-all = Все шаги ({ $count })
page-review-luck = Удача
page-review-setup = Расстановка
page-review-resigned = Партия сдана
page-review-column-move = №
page-review-column-who = Кто
page-review-column-what = Что произошло
page-review-column-best = Лучше
page-review-column-cost = Цена
page-review-column-chance = Шанс
page-review-json = Скачать как JSON
page-replay-of = Повтор: { $title }
page-replay-step = Шаг { $step } из { $steps }
page-replay-first = В начало
page-replay-back = Назад
page-replay-play = Смотреть
page-replay-pause = Пауза
page-replay-on = Вперёд
page-replay-last = В конец
page-replay-eyes = Чьими глазами
page-replay-everybody = Зритель
page-replay-go = Показать
page-replay-table = Вернуться к партии
page-replay-beginning = Начало партии
page-replay-controls = Партия шаг за шагом

## Rules

page-rules-of = Правила: { $title }
page-rules-rulings = Наши толкования
page-rules-rulings-help = Там, где книги правил молчат или расходятся.
page-contents = Содержание
## What the table tells

log-undone = { $seat } берёт ход назад.
log-taken-back = { $seat } берёт назад свой последний ход.
log-resigned = { $seat } сдаётся.
log-gave-up = { $seat } сдаётся. Поход не удался.
log-late = Время вышло: { $seat }. Этот ход делает бот.
log-timeout = Время вышло: { $seat }. Дальше играет бот.
log-taken-over = { $seat } выходит из-за стола. Дальше играет бот.

prompt-waiting = Ждём, пока соберутся все игроки.
prompt-beginning = Все в сборе. Партия начинается.
prompt-resigned = { $seat } сдаётся, побеждает { $winner }.
prompt-gave-up-own = Вы сдались. Поход не удался.
prompt-undecided = Партия слишком затянулась и заканчивается вничью.

prompt-hand-over = Теперь ходит { $seat }.

status-thinking = { $seat } думает…
status-waiting = Ждём: { $seat }…

ending-won = Вы победили!
ending-won-shared = Общая победа!
ending-lost = Вы проиграли
ending-won-together = Победа!
ending-lost-together = Поход не удался
ending-of-others = Победа: { $winners }
ending-nobody = Никто не победил

prompt-set-up = Вы готовы. Ждём: { $seat }…
prompt-luck-later = Жребий будет брошен, когда подойдёт ваша очередь расставлять. Ждём: { $seat }…

meanwhile-setting-up = { $seat } тоже занимается расстановкой.
meanwhile-set-up = { $seat } уже ждёт: расстановка готова.

series-first = Первая из двух партий: потом смена сторон.
series-first-over = Очки после первой из двух партий: { $points }.
series-second = Вторая из двух партий, стороны поменялись. Очки на этот момент: { $points }.
series-won = { $kind ->
    [you] Очки за обе партии: { $points }. Вы выиграли серию.
    [rival] Очки за обе партии: { $points }. Серию выиграл ваш соперник.
    [bot] Очки за обе партии: { $points }. Серию выиграл бот.
    [bots] Очки за обе партии: { $points }. Серию выиграл бот ({ $seat }).
    [name] Очки за обе партии: { $points }. { $name } выигрывает серию.
    [player] Очки за обе партии: { $points }. Серию выиграл игрок ({ $seat }).
   *[seat] Очки за обе партии: { $points }. { $seat } выигрывает серию.
 }
series-drawn = Очки за обе партии: { $points }. Серия закончилась вничью.
series-wins = Выиграно партий: { $points }.
series-points = { $kind ->
    [you] вы — { $points }
    [rival] ваш соперник — { $points }
    [bot] бот — { $points }
    [bots] бот ({ $seat }) — { $points }
    [name] { $name } — { $points }
    [player] игрок ({ $seat }) — { $points }
   *[seat] { $seat } — { $points }
 }

hint-words = Лучшие ходы и ваш шанс на победу:
hint-answer = { $place }. { $answer }, { $chance }.
hint-chance = { $percent ->
    [0] меньше 1 %
    [100] больше 99 %
   *[other] около { $percent } %
 }
hint-rough = Боты ещё запускаются. Быстрая догадка: { $answer }.

suggestion-words = { $seat } предлагает: { $answer }.
suggestion-own = Вы предлагаете: { $answer }.

name-bot = бот
level-uniform = Новичок
level-novice = Рассеянный
level-newcomer = Лёгкий
level-greedy = Средний
level-scout = Сложный
level-ranger = Эксперт
level-wizard = Мастер
level-ring = Искатель Кольца
level-races = Посланник
level-conquest = Завоеватель
level-runner = Бегун
level-rush = Натиск
level-turtle = Домосед
level-hunter = Охотник
level-hasty = Торопливый хоббит
level-careful = Осторожный хоббит
level-cautious = Осторожное Братство
level-bold = Смелое Братство
character-ring = Жаждет Кольца больше всего и за каждый шаг платит любую цену.
character-races = Ищет дружбы всех шести народов: вместе они приносят победу.
character-conquest = Посылает отряды всюду, где есть что занять.
character-runner = Идёт прямо к цели и избегает любого боя.
character-rush = Ведёт вперёд всех, начиная с последних.
character-turtle = Остаётся дома и ждёт вас.
character-hunter = Нападает на каждого, до кого может дотянуться.
character-hasty = Хватает каждое кольцо и не оглядывается.
character-careful = Держится подальше от назгулов и орков, поэтому приходит поздно.
character-cautious = Бережёт отвагу и держит спутников рядом.
character-bold = Торопит хранителей Кольца и полагается на удачу.
bot-label = Бот: { $level }
bot-unready = Бот: { $level } (запускается; пока играет «{ $rival }»)
bot-with-strength = { $bot } ({ $strength })
bot-rating = рейтинг { $rating }
bot-share = побед: { $share } %

## Why something was refused

refusal-stale = Партия уже ушла вперёд. Вот текущая позиция.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-seated = Вы наблюдаете за этой партией. Чтобы играть, откройте ссылку на место.
refusal-not-begun = Партия ещё не началась.
refusal-your-turn = Сейчас ваш ход: сделайте его.
refusal-no-suggestion = Предложить ход можно только в кооперативной игре, пока выбирает другой человек.
refusal-no-hint = Здесь подсказок нет: вы играете против другого человека, и это было бы нечестно.
refusal-hint-too-slow = Подсказка не нашлась вовремя. Попробуйте ещё раз через минутку.
refusal-over-there = Там партия уже окончена. Чтобы играть дальше, выберите более раннюю позицию.
refusal-in-set-up = С середины тайной расстановки играть дальше нельзя. Выберите более позднюю позицию.
refusal-too-many-reviews = Сейчас слишком много разборов ждут своей очереди. Попробуйте ещё раз через минуту.
refusal-review-failed = Эту партию разобрать не удалось. Сама партия цела, и её повтор работает.
refusal-not-over = Это можно сделать только после окончания партии.
refusal-illegal-action = Здесь так нельзя: { $title } ({ $clause }).
refusal-unknown-notation = В этой игре нет такого хода.
refusal-nothing-to-undo = Отменять нечего: с тех пор бросали кубики, что-то открыли или сходил другой игрок.
refusal-bad-message = Сервер не смог это прочесть. Ничего не изменилось.
refusal-too-much = Слишком много запросов сразу. Ничего не изменилось.
refusal-too-many-matches = Сейчас начинается слишком много партий. Ваш выбор сохранён: нажмите «Играть» ещё раз через минутку.
refusal-bad-name = Имя должно состоять из 1–24 видимых символов.
refusal-name-taken = С этим именем вас могут здесь принять за другого. Пожалуйста, выберите другое имя.
refusal-too-soon = Минутку: вы только что уже что-то сказали.
refusal-enough-said = В этой партии вы сказали уже достаточно.
refusal-enough-renamed = В этой партии вы уже достаточно раз меняли имя.
refusal-not-saved = Ваш ход не удалось сохранить. Попробуйте ещё раз.
refusal-unreachable = Сейчас у стола нет доступа к партиям. Ничего не потеряно; попробуйте ещё раз через минутку.
error-database-lost = Партии этого стола прочитать нельзя: его база данных повреждена или пропала. Пожалуйста, сообщите тому, кто держит стол.

why-allowed = Здесь так можно.
why-not-now = Сейчас нельзя: { $title } ({ $clause }).

error-no-such-match = Такой партии здесь нет.
error-no-such-seat = Эта ссылка не ведёт ни к какому месту.
error-no-such-page = Страница не найдена.
error-server = На сервере что-то пошло не так. Ваша партия цела: попробуйте ещё раз через минутку.
error-heading = { $status ->
    [404] Не найдено
    [500] Что-то пошло не так
   *[other] Не получилось
 }

## Forms that cannot be taken as they are

error-choose-players = { $fewest ->
    [1] Выберите хотя бы одного игрока.
    [one] Выберите хотя бы { $fewest } игрока.
    [few] Выберите хотя бы { $fewest } игроков.
   *[many] Выберите хотя бы { $fewest } игроков.
 }
error-unknown-company = Неизвестный способ игры «{ $company }»; ожидается { $known }.
error-unknown-side = Нет места «{ $seat }»; ожидается { $known }.
error-no-seat-here = В этой партии нет места «{ $seat }»; ожидается { $known }.
error-player-count = Число игроков не может быть «{ $given }»; ожидается { $known }.
error-player-type = Неизвестный вид игрока «{ $player }»; ожидается { $known }.
error-clock = Выберите часы из списка.
error-older-rules = Эта партия начата по правилам, по которым эта версия больше не играет.
error-not-saved = Стол не смог это записать: { $reason }.
form-option-file = Файл параметров
error-another-step = { $objection }

## Requests that go no further

error-method = Этот адрес нельзя использовать таким образом.
error-too-many-requests = Слишком много запросов сразу. Пожалуйста, подождите немного.
error-bad-address = Не удалось прочесть адрес этого стола.
error-foreign-form = Эта форма отправлена не с этого стола.
error-form-too-long = Эта форма слишком длинная.
error-form-incomplete = Эта форма пришла не целиком.
error-form-too-slow = Эта форма шла слишком долго.

## Starting the table, and its database.  A person reads this in the terminal.

server-open = Стол открыт: { $address } (Ctrl-C закрывает его).
error-processes = Нескольким процессам нужна общая база данных: --database postgresql://HOST/NAME.
error-port = Порта { $port } не бывает; ожидается число от 0 до { $last }.
error-host = На этом компьютере нет адреса «{ $host }», по которому можно открыть стол.
error-listen = Не удалось открыть стол: { $host }, порт { $port }: { $reason }. Попробуйте другой --port.
error-database-address = Не удалось прочесть адрес базы данных; ожидается { $known }.
error-database = Не удалось открыть базу данных { $file }: { $reason }.
error-database-write = Не удалось записать базу данных { $file }: { $reason }.
error-database-format = База данных { $file } создана другой версией bagend (формат { $found }, а не { $own }).
error-database-older = Файл { $file } создан другой версией bagend; откройте стол один раз, чтобы его преобразовать.
error-database-in-use = Базой данных { $file } пользуется другой стол.
error-database-names = У базы данных { $file } есть второе имя (жёсткая ссылка). Удалите одно из двух: если пользоваться обоими, база испортится.
error-database-filled = { $count ->
    [one] В базе данных уже есть { $count } партия; выберите пустую.
    [few] В базе данных уже есть { $count } партии; выберите пустую.
   *[many] В базе данных уже есть { $count } партий; выберите пустую.
 }
error-postgres = Не удалось открыть базу данных PostgreSQL: { $reason }.
error-postgres-format = База данных создана другой версией bagend (формат { $found }, а не { $own }).
error-postgres-extra = Для PostgreSQL нужен ещё один пакет: pip install {"'"}bagend[postgres]{"'"}.
error-no-database = Нет базы данных { $file }.
error-no-file = Нет файла { $file }.
error-file-exists = { $file } уже существует; выберите другое имя.
