# What a review says, at the table and in the terminal.  A point is one percent of a sure win.
review-percent = { $percent } %
review-points = { $points ->
    [one] { $sign }{ $points } пункт
    [few] { $sign }{ $points } пункта
   *[many] { $sign }{ $points } пунктов
 }
review-team = Отряд

## What decided the match, in one sentence.
review-headline-threw = { $you ->
    [yes] Вы упустили победу на { $move }-м ходу.
   *[no] { $seat } упускает победу на { $move }-м ходу.
 }
review-headline-luck = { $you ->
    [yes] Вы победили, и больше всего вам помогла удача.
   *[no] { $seat } побеждает — прежде всего благодаря удаче.
 }
review-headline-play = { $you ->
    [yes] Вы победили, потому что играли лучше.
   *[no] { $seat } побеждает благодаря лучшей игре.
 }
review-headline-resigned = { $you ->
    [yes] Вы сдались, когда шанс на победу был { $percent } %.
   *[no] { $seat } сдаётся при шансе на победу { $percent } %.
 }
review-headline-close = Эту партию не решили ни удача, ни один-единственный ход.
review-headline-shared = Победа оказалась общей.
review-headline-nobody = Никто не победил.
review-headline-team-won = Поход удался.
review-headline-team-won-luck = Поход удался, и удача очень помогла.
review-headline-team-lost-luck = Поход не удался: удача была против вас.
review-headline-team-lost-choices = Поход не удался, но более точные ходы могли бы его спасти.
review-headline-team-lost = Поход не удался. Он с самого начала был трудным.

## How it went for one seat.
review-luck-good = { $you ->
    [yes] Удача была на вашей стороне: она дала вам { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
   *[no] { $seat }: удача помогла и дала { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
 }
review-luck-bad = { $you ->
    [yes] Удача была против вас: она отняла у вас { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
   *[no] { $seat }: удача подвела и отняла { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
 }
review-luck-even = { $you ->
    [yes] Удача вам не помогла и не помешала.
   *[no] { $seat }: удача не помогла и не помешала.
 }
review-no-luck = В этой партии от удачи ничего не зависело.
review-choices-best = { $you ->
    [yes] Вы играли почти так же хорошо, как наш лучший бот.
   *[no] { $seat } играет почти так же хорошо, как наш лучший бот.
 }
review-choices-some = { $you ->
    [yes] По сравнению с нашим лучшим ботом ваши решения стоили вам { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
   *[no] { $seat }: по сравнению с нашим лучшим ботом решения стоили { $points ->
        [one] { $points } пункт
        [few] { $points } пункта
       *[many] { $points } пунктов
    }.
 }
review-mistakes = { $count ->
    [0] Решений: { $choices }, ошибок нет.
   *[other] Решений: { $choices }, из них ошибок: { $count }.
 }

## Turning points.
review-turn-luck = Ход { $move }: удача
review-turn-choice = Ход { $move }: выбирает { $seat }
review-turn-setup = Ход { $move }: тайная расстановка
review-turn-resigned = Ход { $move }: { $seat } сдаётся
review-turn-swing = { $seat }, шанс на победу: { $before } % до хода, { $after } % после.
review-chose = { $you ->
    [yes] Вы выбрали: { $given }.
   *[no] { $seat } выбирает: { $given }.
 }
review-better = Лучше: { $best }. Это примерно на { $points ->
    [one] { $points } победу
    [few] { $points } победы
   *[many] { $points } побед
 } больше в 100 партиях.
review-why-wins = Это сразу приносит победу.
review-why-loses = Сделанный ход сразу проигрывает.
review-why-lets = После сделанного хода { $seat } может сразу победить.
review-why = Что это даёт: { $effect }

## Accounts and answers.
review-start = Начало
review-account-luck = Удача
review-account-choices = Свои решения
review-account-others = Чужие решения
review-account-unforeseen = Непредвиденное
review-result = Результат
review-answer-played = сыграно
review-answer-best = лучше всего
review-hidden = Кривая учитывает всё, что было скрыто. Цена решения оценивается только по тому, что мог видеть сам игрок.
review-open = В этой игре ничего не было скрыто: кривая учитывает то же, что знали все.
review-unforeseen = Непредвиденное — то, чего не объясняют ни удача, ни решения: всё скрытое и то, что бот-судья замечает лишь позже.
review-judge = Шансы — это оценки, которые даёт поиск нашего лучшего бота; симуляций на каждую позицию: { $simulations }.
