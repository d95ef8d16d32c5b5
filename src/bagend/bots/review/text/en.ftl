# What a review says, at the table and in the terminal.  A point is one percent of a sure win.
review-percent = { $percent }%
review-points = { $points ->
    [one] { $sign }{ $points } point
   *[other] { $sign }{ $points } points
 }
review-team = The company

## What decided the match, in one sentence.
review-headline-threw = { $you ->
    [yes] You threw the game away at move { $move }.
   *[no] { $seat } threw the game away at move { $move }.
 }
review-headline-luck = { $you ->
    [yes] You won, and luck helped you most.
   *[no] { $seat } won, and luck helped most.
 }
review-headline-play = { $you ->
    [yes] You won because you played better.
   *[no] { $seat } won by playing better.
 }
review-headline-resigned = { $you ->
    [yes] You resigned with a { $percent }% chance of winning.
   *[no] { $seat } resigned with a { $percent }% chance of winning.
 }
review-headline-close = Neither luck nor a single move decided this game.
review-headline-shared = The victory was shared.
review-headline-nobody = Nobody won.
review-headline-team-won = The quest succeeded.
review-headline-team-won-luck = The quest succeeded, and luck helped a lot.
review-headline-team-lost-luck = The quest failed: luck was against you.
review-headline-team-lost-choices = The quest failed, and better moves might have saved it.
review-headline-team-lost = The quest failed. It was a hard one from the start.

## How it went for one seat.
review-luck-good = { $you ->
    [yes] Luck was on your side: it gave you { $points } points.
   *[no] Luck was on { $seat }’s side: it gave { $points } points.
 }
review-luck-bad = { $you ->
    [yes] Luck was against you: it cost you { $points } points.
   *[no] Luck was against { $seat }: it cost { $points } points.
 }
review-luck-even = { $you ->
    [yes] Luck was about even for you.
   *[no] Luck was about even for { $seat }.
 }
review-no-luck = There was no luck in this game.
review-choices-best = { $you ->
    [yes] You played almost as well as our best bot.
   *[no] { $seat } played almost as well as our best bot.
 }
review-choices-some = { $you ->
    [yes] Your choices cost you { $points } points compared with our best bot.
   *[no] { $seat }’s choices cost { $points } points compared with our best bot.
 }
review-mistakes = { $count ->
    [0] None of { $choices } choices was a mistake.
    [one] One of { $choices } choices was a mistake.
   *[other] { $count } of { $choices } choices were mistakes.
 }

## Turning points.
review-turn-luck = Move { $move }: luck
review-turn-choice = Move { $move }: { $seat } chooses
review-turn-setup = Move { $move }: the secret set-up
review-turn-resigned = Move { $move }: { $seat } resigns
review-turn-swing = { $seat }, chance of winning: { $before }% before, { $after }% after.
review-chose = { $you ->
    [yes] You chose: { $given }.
   *[no] { $seat } chose: { $given }.
 }
review-better = Better: { $best }. It wins about { $points ->
    [one] one more game
   *[other] { $points } more games
 } in 100.
review-why-wins = That wins at once.
review-why-loses = The move played loses at once.
review-why-lets = The move played lets { $seat } win at once.
review-why = What it does: { $effect }

## Accounts and answers.
review-start = Start
review-account-luck = Luck
review-account-choices = Own choices
review-account-others = Others’ choices
review-account-unforeseen = Unforeseen
review-result = Result
review-answer-played = played
review-answer-best = best
review-hidden = The curve knows everything that was hidden. What a choice cost is judged only by what that player could see.
review-open = Nothing was hidden in this game: the curve knows what everyone knew.
review-unforeseen = Unforeseen is what neither luck nor choices explain: hidden things, and what the bot that judges notices only later.
review-judge = Chances are estimates by the search of our best bot, with { $simulations } simulations for each position.
