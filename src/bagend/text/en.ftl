terminal-welcome =
    { $title }. Type the number of a move, or the move itself; ? for help.
    The dice follow from a secret; its hash is { $commitment }.
terminal-watch =
    { $title }. The bots play; Ctrl-C stops them.
    The dice follow from a secret; its hash is { $commitment }.
terminal-curtain-down = Only { $seat } may look now. Press Enter to clear the screen.
terminal-curtain-up = { $seat }, press Enter when you are ready.
terminal-ask = {"> "}
terminal-help =
    {"  "}a number    play that move
    {"  "}words       play a move as written in brackets
    {"  "}hint        show the best moves
    {"  "}read        describe the board in sentences
    {"  "}undo        take back your last move
    {"  "}save FILE   save the game
    {"  "}quit        leave the game
terminal-unknown = “{ $typed }” is not a move. Type a number from 1 to { $most }, a move as written in brackets, or ? for help.
terminal-hinting = Looking for a hint …
terminal-thinks = { $who } is thinking … (slower the first time)
terminal-chance = { $percent ->
    [0] wins less than 1% of the time
    [100] wins more than 99% of the time
   *[other] wins about { $percent }% of the time
 }
terminal-guess = a quick guess (install bagend[fast] for real hints)
terminal-fault = { $sentence } So { $seat } loses.
terminal-resigned = { $seat } resigned.
terminal-saved = Saved to { $file }.
error-player-twice = The seat “{ $seat }” is given twice.
error-player = Cannot read “{ $setting }”; expected { $seat }=human, { $seat }=bot or { $seat }=bot:NAME.
error-watch = To watch, leave all seats to bots.
error-saved-seats = The seats of the saved game are { $seats }.
error-too-few-moves = { $file } has { $count } moves and draws, fewer than { $to }.
error-option-setting = Cannot read the option “{ $setting }”; expected KEY=VALUE.
error-resume-options = A saved game keeps its options and its dice: leave out --option, --box and --seed.
error-resume-game = { $file } is a game of { $saved }, not of { $game }.

## bagend games: a list for people; after seats, bots and options stands what there is

games-seats = seats
games-seats-taken = { $seats } (at least { $fewest })
games-bots = bots
games-bot = { $bot } ({ $strength })
games-legend-share = share of games won
games-legend-rating = 100 rating points more: about 64 wins in 100 games
games-options = options
games-option = { $about }: { $expected } (default { $default })
games-moves = moves
games-things = what moves speak of
games-view = view: what a bot sees

## bagend backup, restore and prune

keeping-copied = { $count ->
    [one] { $count } game copied into { $file }.
   *[other] { $count } games copied into { $file }.
 }
keeping-restored = { $count ->
    [one] { $count } game restored.
   *[other] { $count } games restored.
 }
keeping-deleted = { $count ->
    [one] { $count } game deleted.
   *[other] { $count } games deleted.
 }

## bagend art: a page of every symbol and colour

art-title = The art of Bag End
art-heading = { $light ->
    [dark] The art of Bag End, dark
   *[light] The art of Bag End, light
 }
art-shared = shared
art-palette = Palette
art-contrast = Contrast
art-type = Type
art-pair = { $upper } on { $lower }: { $contrast } (at least { $least })

## Help: what each command does.  A sentence is made of it: a capital first letter and a full stop are added.

command-bagend = four Middle-earth board games: play them, simulate them, measure them
command-table = open the table in your browser (the default)
command-play = play in the terminal
command-games = list the games with their seats, options and bots
command-simulate = let bots play many games and count the results
command-arena = rate the bots: each plays every other
command-train = train a network for the bots of a game
command-report = make a page of figures about a game: who wins, how, and what goes with it
command-schema = print the JSON schema of what a command writes as JSON
command-replay = print a saved game, or draw one of its positions
command-review = look at a finished game again: chances, turning points, luck and skill
command-verify = check a saved game: its dice were fair and every move was legal
command-art = show every symbol, colour and letter on one page
command-where = look up a rule: what it says, the code that enforces it, and its tests
command-fuzz = play at random and look for crashes, dead ends, endless games and bad undo
command-backup = copy all games into one file, also while the table is open
command-restore = copy the games of a backup into an empty database
command-prune = delete the games in which nothing has happened for a while
command-completion = print a script that completes commands, options and games in your shell
command-bench = run the benchmarks, side by side with OpenSpiel

## Help: what stands after a command or an option

argument-help = show this help message and exit
argument-version = show program’s version number and exit
argument-lang = language: { $known } (default: that of your system)
argument-host = address to listen on (default: 127.0.0.1, this computer only)
argument-port = port to listen on (default: 8710)
argument-database = where games are saved: sqlite:///FILE or postgresql://HOST/NAME (default: in your data folder)
argument-no-browser = do not open a browser
argument-processes = server processes, over one PostgreSQL database (default: 1)
argument-bot-workers = processes for the bots (default: 1)
argument-log-json = log errors as lines of JSON
argument-bot = a bot of your own: NAME=module:Class or NAME=path/to/file.py:Class; see docs/your-own-bot.md
argument-bot-seconds = how many seconds a bot of your own may think about a move (default: 10)
argument-game = see bagend games
argument-option = see bagend games
argument-seed = seed, to repeat what was played (default: 0)
argument-seed-new = seed, to repeat what was played (default: a new one each time)
argument-box = TOML file with the options of your own box
argument-jobs = processes; results do not depend on it (default: 1)
argument-seat = human, bot or bot:NAME; remaining seats are filled automatically
argument-watch = only watch: bots take all seats
argument-resume = continue a saved game
argument-games-game = only this game, and what its bots see and may do
argument-games-json = print JSON
argument-simulate-matches = number of games (default: 10000)
argument-simulate-bots = one bot for all seats, or one per seat, comma-separated (default: uniform)
argument-simulate-seats = seats in play, comma-separated (default: all)
argument-device = cuda plays on an NVIDIA GPU; results do not depend on it (default: cpu)
argument-cluster = play on a Ray cluster: auto (the one running here) or ray://HOST:PORT
argument-simulate-rows = write a row per game (.csv, .jsonl or .parquet) and resume from it
argument-journals = save every game as a journal
argument-simulate-json = write the result as JSON (- for standard output)
argument-arena-matches = games per pair, half with seats swapped (default: 400)
argument-arena-bots = bots, comma-separated (default: all)
argument-arena-seats = seats in play, comma-separated (default: as few as possible)
argument-against = only play against this bot
argument-pairs = only play these pairs
argument-results = save results here and resume from them
argument-suite = no games: how many proven answers each bot finds
argument-plot = plot the ratings
argument-arena-json = write the ratings as JSON (- for standard output)
argument-rounds = rounds of training (default: 200)
argument-train-matches = games per round (default: 60000)
argument-train-until = stop after this round, with what has been learnt so far; run again without it to go on
argument-train-out = save the network here and resume from here (default: GAME.npz)
argument-train-plot = plot the logarithmic loss, round by round
argument-report-matches = games for the main figures (default: 100000, and 200 if a bot thinks ahead)
argument-report-bots = one bot for all seats, or one per seat, comma-separated (default: the best that answers at once)
argument-report-out = where to write the page (default: GAME.html; - for standard output)
argument-report-json = also write the figures as JSON (- for standard output)
argument-schema-name = the command that writes it
argument-journal = a saved game
argument-svg = draw the position as SVG
argument-to = stop after N moves and draws
argument-review-json = write the review as JSON (- for standard output)
argument-review-seconds = for about how many seconds to think (default: 30)
argument-art-out = where to write it (default: art.html)
argument-clause = a clause (J-36), a ruling (MQ-69) or a worked example (JT-4)
argument-fuzz-seconds = for how many seconds (default: 30)
argument-fuzz-seed = seed (default: 0)
argument-fuzz-out = folder for the journals of failures (default: fuzz)
argument-shell = the shell you use
argument-bench-json = write the figures as JSON (- for standard output)
argument-bench-rows = benchmarks to run, comma-separated: steps, envs, search, levels, starts, server, gpu (default: all but server and gpu)
argument-bench-write = bring the tables of this document up to date; they stand in it between <!-- bench NAME --> and <!-- end -->
argument-bench-seconds = CPU seconds per figure (default: 1)
argument-bench-matches = live games while the server is measured (default: 2000)
argument-backup-file = the new file
argument-restore-file = a file that bagend backup made
argument-days = the number of days in which nothing has happened

## Help: what stands for a value, in capitals

value-command = COMMAND
value-game = GAME
value-file = FILE
value-folder = FOLDER
value-number = N
value-language = LANGUAGE
value-host = HOST
value-port = PORT
value-database = DATABASE
value-own-bot = NAME=WHERE
value-option = KEY=VALUE
value-seat = SEAT=PLAYER
value-seats = SEATS
value-bot = BOT
value-bots = BOTS
value-pairs = A:B,C:D
value-address = ADDRESS
value-clause = CLAUSE
value-rows = ROWS

## How the command is used, and what is wrong with what was typed

usage-usage = usage:
usage-commands = commands
usage-arguments = positional arguments
usage-options = options
usage-wrong = { $command }: { $sentence }. See { $command } --help.
usage-argument = argument { $name }: { $sentence }
usage-unknown = unrecognized arguments: { $names }
usage-required = the following arguments are required: { $names }
usage-choice = invalid choice: “{ $value }” (choose from { $choices })
usage-ambiguous = ambiguous option: { $option } could match { $matches }
usage-no-value = ignored explicit argument “{ $value }”
usage-one-value = expected one argument
usage-one-at-most = expected at most one argument
usage-one-at-least = expected at least one argument
usage-whole = must be a whole number, 0 or more, not “{ $given }”
usage-above-zero = must be a whole number above 0
