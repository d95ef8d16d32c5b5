# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: playing
progress-arena = { $game }: arena
progress-suite = { $game }: tactics
progress-training = { $game }: training
progress-reviewing = { $game }: reviewing
progress-fuzzing = { $game }: fuzzing
progress-following = { $game }: following games move by move
progress-thinking = { $game }: bots that think ahead
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done } of { $total }
progress-done-left = { $what }: { $done } of { $total }, about { $minutes ->
    [0] a minute
    [one] a minute
   *[other] { $minutes } minutes
 } left
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
simulate-figure = share or mean (95% interval)
simulate-wins = { $seat } ({ $bot }) wins
simulate-shared = shared wins
simulate-forfeits = lost by a bot’s own fault
simulate-undecided = undecided after { $longest } moves and draws
simulate-length = moves and draws per game

## The tables and plots of bagend arena

arena-title-bots = { $title }: { $matches } games per bot, seed { $seed }
arena-title-pairs = { $title }: { $matches } games per pair, seed { $seed }
arena-bot = bot
arena-wins = wins (95% interval)
arena-rating = rating (95% interval)
arena-advantage = advantage of { $seat }
arena-pair = pair
arena-score = score (95% interval)
arena-against = { $bot } against { $other }
suite-title = { $title }: { $positions } positions with proven answers, each asked { $times } times
suite-found = best answers found
suite-exhaustive = searched to the end
suite-turn = searched to the end of the turn
suite-forced = won or lost at once
suite-search = long search
plot-simulations = simulations
plot-score = score against { $bot }, 95% interval
plot-share = share of games won, 95% interval
plot-rating = rating, 95% interval
plot-rounds = rounds
plot-loss = logarithmic loss on new games
plot-network = network
plot-blind = blind guess
plot-ahead = from here on, its own games

## What bagend train says at the end

train-done = The network is in { $file }. In the last round its logarithmic loss on new games was { $loss }, that of a blind guess { $blind }. The bot { $bot } plays with it.

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Measuring
bench-measuring-steps = Measuring steps: about a minute
bench-measuring-envs = Measuring environments: about a minute
bench-measuring-search = Measuring searches: about a minute
bench-measuring-levels = Measuring the levels of { $game }: a minute or two
bench-measuring-starts = Measuring start-up: about three minutes
bench-measuring-gpu = Measuring { $game } on the GPU: about a minute, several where nothing is compiled yet
bench-title-steps = Per CPU second on one core, median of five runs
bench-title-envs = Environments: per CPU second, each move with its observation
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
bench-ratio = ours are faster by
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
bench-env-peer = environment, random moves with observations
bench-search = search, { $kind }
bench-search-peer = search, { $kind } in C++
bench-rollouts = random rollouts in C++
bench-gpu-games = { $bot } games
bench-gpu-steps = one decision at a time
bench-server-filling = Preparing { $matches } games for the server
bench-server-compiling = Waiting for the server’s rules to be compiled
bench-server-opening = { $matches } games, two pages each: opening them, then playing for about two minutes
bench-title-server = One server and its pages on this machine
bench-server-people = people
bench-server-bots = people, bots thinking
bench-server-spectators = { $count } watching one game
bench-server-live = live games
bench-server-pages = open pages
bench-server-answers = moves
bench-server-by-bots = of these by bots
bench-server-unanswered = moves that never arrived
bench-server-median = until the opponent has a move: median ms
bench-server-p95 = 95th percentile ms
bench-server-p99 = 99th percentile ms
bench-server-slowest = slowest ms
bench-server-cpu = server’s CPU ms per move
bench-server-core = server’s share of a core, %
bench-server-pages-core = pages’ share of a core, %
bench-server-sent = KB sent per move
bench-server-memory = KiB of memory per game
bench-server-growth = KiB more per move
bench-server-receive = of a move: reading it, ms
bench-server-rules = rules, ms
bench-server-store = waiting for the disk, ms
bench-server-draw = drawing, ms
bench-server-tell = putting into words, ms
bench-server-encode = writing JSON, ms
bench-server-send = compressing and sending, ms
bench-server-held-up = { $spent } ({ $count } × at least { $least } ms)
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
    [one] The only draw follows from the secret, and the secret matches the hash shown before it.
   *[other] All { $draws } draws follow from the secret, and the secret matches the hash shown before the first draw.
 }
verify-fair-later = { $given ->
    [one] The first draw
   *[other] The first { $given } draws
 } came with the match, from another one or from a lesson, and cannot be checked. All { $draws } later draws follow from the secret, and the secret matches the hash shown before the first draw.
verify-no-secret = The secret is not in this journal. A table adds it after the match; a simulated match has none.
verify-bad-secret = The secret in this journal is not a hexadecimal number.
verify-other-hash = The secret does not match the hash shown before the first draw ({ $shown }).
verify-no-hash = The secret cannot be compared: this journal does not say which hash was shown before the first draw.
verify-given = The header mentions { $given } given draws, but there are only { $draws }.
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
error-server-not-open = The server did not open.
error-server-not-compiled = The server’s rules were not compiled in time.
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
error-no-suite = There are no tactics for { $game } yet.
error-results-not = { $file } is not a file of arena results.
error-results-other = { $file } holds results of a different arena: its options, seats, seed or version differ.
error-results-budgets = { $file } holds games of { $bots } with different budgets.

## Networks that cannot be trained

error-training-other = { $file } is not from this training: its game, rounds, games per round, seed or version differ; delete it, or choose another --out.

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

## The page of bagend report.  Its head:

report-title = { $title }: a report from the lab
report-about = { $total } games between bots were played for this page, { $main } of them for the main figures, with seed { $seed } and version { $version } of the rules.
report-warning = Bots are not people: another player plays otherwise and gets other results. And what goes together with winning need not be what wins.
report-intervals = A line through a dot is a 95% interval: if all these games were played again with another seed, about 95 of 100 such lines would contain the true value for these bots. For shares it is Wilson’s. Many figures are compared here, so a few lines miss their value by chance alone.
report-again = The same page is made again by
report-table = The figures as a table
report-what = what
report-value = value
report-interval = 95% interval
report-of = counted
report-games = games
report-between = { $low } to { $high }
report-label-group = { $label }: { $group }
report-nothing = In so few games there was none to count.
report-some = Drawn are the { $shown } highest and the { $shown } lowest; the table has all.

## What a figure rests on, below it

report-all-seats = { $bot } on all seats
report-on-seat = { $seat } { $bot }
report-made-of = { $matches ->
    [one] From { $matches } game
   *[other] From { $matches } games
 }: { $bots }.
report-made-of-parts = From { $matches } games as they are usually played and { $part } of each other kind: { $bots }.
report-made-of-levels = The same bot on all seats, from { $matches } games of each quick bot.
report-made-of-pairs = From { $matches } games of each pair of quick bots, half of them with sides swapped.
report-few = Bots that think ahead are slow: of these there are only { $matches } games each way.
report-none = Bots that think ahead were not played: they take part in reports of at least 10,000 games.
report-tables-apart = From { $matches } games: { $bots }, each against each on both sides, and against itself.
report-tables-together = From { $matches } games: { $bots }, each on all seats.
report-made-of-arena = Not played for this page: { $matches } games per pair or bot, by version { $version } of the rules, kept from { $command }.

## Who wins

report-winning = Who wins
report-sides = Wins by side
report-sides-not = This is how these bots fare. A side that is easier for a bot to play well wins more often here than it would among people.
report-shared = Shared wins count for everyone who shares: { $share } of the games.
report-together = everyone together
report-players = Wins by number of players
report-player-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
report-players-not = Bots do not talk to each other. People at a full table may help each other, or gang up.
report-levels = Wins by level
report-levels-not = The levels differ in how they think, not only in how well. Few games mean long lines: compare only what does not overlap.

report-players-lead = The seats are taken in their usual order.
report-levels-apart = Both seats have the same bot.
report-levels-together = All seats have the same bot, and win or lose together.

report-ways = How games end
report-endings = Endings
report-endings-not = It says how games end, not which way is the best to try: a bot takes the way that it looks for.
report-undecided = undecided after { $longest } moves and draws

report-how-long = How long games take
report-length = Turns in a game
report-length-lead = The mean is { $mean } turns ({ $low } to { $high }), with { $answers } moves and draws in all.
report-length-not = Turns are not minutes: bots do not hesitate. Where many numbers occur, a bar stands for several.
report-turns = turns

report-beginning = Moving first
report-beginning-together = All win or lose together, so nobody has an advantage over anybody by moving first.
report-beginning-side = { $seat } always moves first, so what that is worth cannot be told apart from what the side is worth. This side wins { $share } of the games.
report-order = Wins by who begins
report-order-not = The seats are drawn by chance, so only the order differs; but people may play otherwise when they are last.
report-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 }

## What goes with winning

report-special = What goes with winning
report-base = The dashed line is the share of all games.
report-card = { $card } (chapter { $chapter })
report-cards = Cards at the end, and how often their owner won
report-cards-not = A card need not be why its owner won: who is ahead can afford more, a game that ends early has no cards of later chapters, and these bots like some cards more than they should.
report-tokens = Alliance tokens, and how often their owner won
report-tokens-not = A token need not be why its owner won: it takes green cards to get one, and a bot keeps what it likes, not what is best. Short lines come from tokens that are taken often.
report-landmarks = Landmarks, and how often their owner won
report-landmarks-not = A landmark need not be why its owner won: who is ahead can pay for more of them.
report-setups = Set-ups, and how often Light won
report-setups-not = They are our ready-made set-ups, chosen at random by these bots. How good a set-up is hangs on how it is played afterwards.
report-setups-pair = { $light } against { $dark }
report-own-setup = another one
report-battles = There were { $count } battles in which this side played a card.
report-battles-light = Battle cards of Light
report-battles-light-not = Whoever plays a card chooses when: strong cards are kept for important battles. So it is not the card alone that decides, nor how much it is worth to keep it.
report-battles-dark = Battle cards of Dark
report-battles-dark-not = Whoever plays a card chooses when: strong cards are kept for important battles. So it is not the card alone that decides, nor how much it is worth to keep it.
report-foe-falls = the enemy falls
report-own-falls = their own figure falls
report-lost = Where games are lost
report-lost-lead = The stage in which courage ran out or the last Nazgûl came.
report-lost-not = What went wrong may have gone wrong earlier: courage lost at the start is missed at the end.
report-behind = Companions left behind
report-behind-lead = How often games were won that reached the last stage, by how many companions had not come to Minas Morgul.
report-behind-not = It was a decision of the bots to leave them, and each costs or saves other things besides. People who take more companions along may fare otherwise.
report-companions = { $count ->
    [0] nobody left behind
    [one] { $count } companion left behind
   *[other] { $count } companions left behind
 }
report-reached = Of these, { $count } reached the last stage.
report-road = Courage over the road
report-road-lead = The mean courage at the start of each stage, in games that were won and in games that were lost. Games that were lost before a stage are not in it.
report-road-not = It is no advice to save courage: games are won by arriving, and courage that is left over does nothing.
report-won = won
report-lost-games = lost
report-courage = courage
report-pace = Pace
report-pace-lead = How often a hobbit won, by where it stood after { $rounds } turns of its own.
report-pace-not = Most of it is luck with the dice. That who is ahead wins more often does not say that hurrying is right.
report-hits = Nazgûl marks
report-hits-lead = How often a hobbit won, by how many segments of its Nazgûl path were marked in the end.
report-hits-not = A longer game has more marks whoever wins it, and a split path has room for more.
report-marks = { $count ->
    [0] no mark
    [one] { $count } mark
   *[other] { $count } marks
 }

## Variants and doubtful component values

report-variants-title = Variants
report-variants-results = What variants change
report-variants-results-not = The bots do not know of a variant unless their rules of thumb ask for it: people would adapt to it.
report-variants-turns = What variants do to the length
report-variants-turns-not = Turns are not minutes, and the bots do not adapt.
report-doubts-title = Doubtful component values
report-no-doubts = No component value of this game that matters is in doubt.
report-doubts-results = What doubtful values would change
report-doubts-results-not = It says how much a doubt matters, not which value is printed in the box. The bots were made for the usual values.
report-doubts-turns = What doubtful values would do to the length
report-doubts-turns-not = Turns are not minutes, and the bots were made for the usual values.
report-share-of = Share of games: { $what }. The dashed line is the game as it is usually played.
report-focus-won = won
report-focus-seat = { $seat } wins, alone or shared
report-option-now = { $option }: { $value }
report-option-other = … { $value }
report-now = as usual
report-otherwise = otherwise
report-yes = yes
report-no = no
report-instead = { $name } instead of { $usual }
report-times = { $name } × { $count }

## Luck and skill

report-skill = Luck and skill
report-stronger = Points of the stronger bot
report-stronger-lead = Both sides together. A game that nobody won alone is half a point for each; the dashed line is an even match.
report-stronger-not = The steps between levels are as large as we made them. How far the best people are above these bots is not known.
report-explained = What explains the results
report-explained-apart = The variance of results: between pairs of bots, between sides, and what is left over. That is luck, with what the bots decide by chance.
report-explained-together = The variance of results: between bots, and what is left over. That is luck, with what the bots decide by chance.
report-explained-not = It hangs on which bots take part: add a weaker one, and strength explains more. Among equals only sides and luck are left.
report-explained-strength = strength of the bots
report-explained-side = side
report-explained-suits = side that suits one bot better
report-explained-rest = left over: luck
report-rating = rating
report-arena-ratings = Ratings of all levels
report-arena-ratings-not = 100 points more mean about 64 points in 100 games against each other, not against people.
report-arena-rates = Wins of all levels
report-arena-rates-not = It is how often each level wins alone at the table, not how well it would help you.
