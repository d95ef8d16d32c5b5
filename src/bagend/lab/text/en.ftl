# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: playing
progress-arena = { $game }: arena
progress-reviewing = { $game }: reviewing
progress-fuzzing = { $game }: fuzzing
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done } of { $total }
progress-fault = { $fault } It loses that game.
progress-forfeits = { $count ->
    [one] { $count } game was lost by a bot’s own fault.
   *[other] { $count } games were lost by a bot’s own fault.
 }

## Figures with the interval they lie in 95 times of 100

interval-rate = { $rate } ({ $low }–{ $high })
interval-mean = { $mean } ({ $low }–{ $high }), at most { $most }

## The table of bagend simulate

simulate-title = { $title }: { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
 }, seed { $seed }
simulate-figure = share or mean (95 % interval)
simulate-wins = { $seat } ({ $bot }) wins
simulate-shared = shared wins
simulate-forfeits = lost by a bot’s own fault
simulate-undecided = undecided after { $longest } moves and draws
simulate-length = moves and draws per game

## The tables and plots of bagend arena

arena-title-bots = { $title }: { $matches } games per bot, seed { $seed }
arena-title-pairs = { $title }: { $matches } games per pair, seed { $seed }
arena-bot = bot
arena-wins = wins (95 % interval)
arena-rating = rating (95 % interval)
arena-advantage = advantage of { $seat }
arena-pair = pair
arena-score = score (95 % interval)
arena-against = { $bot } against { $other }
plot-simulations = simulations
plot-score = score against { $bot }, 95 % interval
plot-share = share of games won, 95 % interval
plot-rating = rating, 95 % interval

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Measuring
bench-measuring-steps = Measuring steps: about a minute
bench-measuring-envs = Measuring environments: about a minute
bench-measuring-search = Measuring searches: about a minute
bench-measuring-levels = Measuring the levels of { $game }: a minute or two
bench-measuring-starts = Measuring start-up: about three minutes
bench-measuring-gpu = Measuring { $game } on the GPU: about a minute, several where nothing is compiled yet
bench-title-steps = Per CPU second on one core, median of five runs
bench-title-search = Searches: each simulation plays one random game to the end
bench-title-levels = CPU time per move, one core of { $processor }
bench-title-starts = Start-up: CPU seconds of a fresh process before its first move
bench-title-gpu = Per second on one { $gpu }, median of five runs
bench-game = game
bench-what = what
bench-level = level
bench-steps = steps/s
bench-moves = moves/s
bench-games = games/s
bench-simulations-per-second = simulations/s
bench-steps-in-each = steps in each
bench-simulations = simulations
bench-positions = positions
bench-mean = mean ms
bench-slowest = slowest ms
bench-seconds = s
bench-same = same as on the CPU
bench-same-yes = yes
bench-same-no = NO
bench-at-once = games at once
bench-playouts = random playouts, { $mode }
bench-greedy = greedy matches, { $mode }
bench-env = batched environment with observations
bench-search = search, { $kind }
bench-search-peer = search, { $kind } in C++
bench-rollouts = random rollouts in C++
bench-gpu-games = { $bot } games
bench-gpu-steps = one decision at a time
bench-start-import = import bagend, { $cache ->
    [cold] cold
   *[warm] from cache
 }
bench-start-table = { $game }: what a table needs, compiled, { $cache ->
    [cold] cold
   *[warm] from cache
 }
bench-start-bots = { $game }: what its bots need, compiled, { $cache ->
    [cold] cold
   *[warm] from cache
 }
bench-start-playouts = { $game }: random playouts, compiled, { $cache ->
    [cold] cold
   *[warm] from cache
 }

## What bagend fuzz finds

fuzz-clean = { $matches } games, { $answers } moves: no crash, no dead end, no endless game, no bad undo.
fuzz-found = { $what } (seed { $seed }); see { $file }.
fuzz-refused = a legal move was refused: { $reason }
fuzz-crash = crash: { $error }
fuzz-endless = endless: { $count } moves and draws
fuzz-dead-end = dead end: no legal move
fuzz-undo-draw = undo across a draw
fuzz-undo-state = undo does not restore the state

## What bagend verify finds

verify-dice = Dice
verify-rules = Rules
verify-finding = { $what }: { $sentence }
verify-compare = Compare the commitment in the journal with the hash you saw before the first draw: only you can do that.
verify-fair = { $draws ->
    [one] The only draw follows from the secret, and the secret fits the hash shown before it.
   *[other] All { $draws } draws follow from the secret, and the secret fits the hash shown before the first draw.
 }
verify-fair-later = { $given ->
    [one] The first draw
   *[other] The first { $given } draws
 } came with the match, from another one or from a lesson, and cannot be checked. All { $draws } later draws follow from the secret, and the secret fits the hash shown before the first draw.
verify-no-secret = The secret is not in this journal: it is shown when the match is over.
verify-bad-secret = The secret in this journal is not a hexadecimal number.
verify-other-hash = The secret does not fit the hash shown before the first draw ({ $shown }).
verify-no-hash = The secret cannot be compared: this journal does not say which hash was shown before the first draw.
verify-given = The header speaks of { $given } given draws, but there are only { $draws }.
verify-no-pick = Draw { $number } does not say which pick of how many it was: { $line }
verify-wrong-pick = Draw { $number } ({ $answer }) is pick { $pick } of { $outcomes }, but should be pick { $due }.
verify-hidden = Some moves are hidden, so the match cannot be replayed. Check it again when it is over.
verify-audience = Answer { $line } ({ $written }) should be shown to { $due }, not to { $audience }.
verify-holds = All { $count } moves and draws follow the rules of { $title }, version { $version }: the seats and options exist, every move was legal, and every draw is written down as what its pick stands for. { $ending }
verify-resigned = { $seat } resigned.
verify-not-over = The match is not over.
error-not-a-journal = { $file } is not a journal.

## What bagend where shows: a heading, then labels and what stands after them

where-heading = { $number }, { $title }: { $what }
where-chapter = chapter “{ $section }”
where-our-ruling = our ruling
where-worked-example = worked example
where-rule = Rule
where-ruling = Ruling
where-elsewhere = Where
where-question = Question
where-reason = Reason
where-option = Option
where-clause = Clause
where-example = Example
where-source = Source
where-code = Code
where-test = Test
error-unknown-clause = There is no clause, ruling or example “{ $clause }” in any game; try { $some }, or see a game’s rules page.

## Simulations that cannot be run

error-bots-for-seats = There are { $seats } seats, but { $bots } bots were named.
error-gpu-bot = The bot “{ $bot }” does not play on a GPU; expected { $known }.
error-no-benchmark = There is no benchmark “{ $rows }”; expected { $known }.
error-cluster-unreached = Cannot reach the Ray cluster “{ $address }”: { $reason }.
error-cluster-lost = The cluster lost a block for good: { $reason }.
error-no-matplotlib = A plot needs Matplotlib: pip install 'bagend[lab]'.
error-no-scipy = Intervals need SciPy: pip install 'bagend[lab]'.
error-no-statsmodels = Ratings need statsmodels: pip install 'bagend[lab]'.
error-no-openspiel = This benchmark compares with OpenSpiel: pip install 'bagend[bench]'.
error-no-ray = A cluster needs Ray: pip install 'bagend[cluster]'.
error-no-pyarrow = Parquet files need PyArrow: pip install 'bagend[data]'.

## Arenas that cannot be played

error-arena-stranger = “{ $bot }” is not one of the bots in this arena.
error-arena-twice = A bot is listed twice.
error-arena-two = An arena of this game needs at least two bots and exactly two seats.
error-arena-even = Half the games are played with seats swapped, so { $matches } must be even.
error-arena-pair = “{ $pair }” is not a pair of bots in this arena; write A:B.
error-results-not = { $file } is not a file of arena results.
error-results-other = { $file } holds results of a different arena: its options, seats, seed or version differ.
error-results-budgets = { $file } holds games of { $bots } with different budgets.

## Files of rows, one for each game

error-rows-kind = Cannot tell what kind of file { $file } is; its name should end in { $known }.
error-rows-complete = { $file } is complete already; delete it, or choose another name.
error-rows-columns = { $file } holds other columns than this run has.
error-rows-too-many = { $file } holds { $done } games, more than the { $matches } asked for.
error-rows-other = { $file } holds rows of another run: its game, bots, options, seed or version differ.
error-rows-unread = { $file } holds a row that cannot be read.
error-rows-kept = Cannot write { $file }: { $reason }. { $done ->
    [one] { $done } game is kept; run the same command again to go on.
   *[other] { $done } games are kept; run the same command again to go on.
 }
