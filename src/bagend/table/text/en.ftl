# The words of the pages.  What the server itself says is further down.

page-brand = Bag End
page-not-affiliated = A hobby project. Not affiliated with, nor endorsed by, the publishers of these games or the rights holders of Middle-earth.
page-skip-link = Skip to the content

## The first page

page-home-heading = Pull up a chair
page-home-lead = Middle-earth board games in your browser. Play against the computer, or invite friends with a link. No account, no e‑mail.
page-level = Computer opponent
page-level-together = Computer companions
page-character = Or a character
page-character-none = none
page-character-line = { $name }: { $about }
page-side = You play
page-side-random = Random
page-players = Players
page-player-count = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
page-with-friend = With a friend
page-at-screen = On this screen
page-seats-and-options = Seats and options
page-who-sits = Who sits where?
page-seat-any = As chosen above
page-bots-rating = Each bot shows its rating. A bot rated 100 points higher wins about 64 games in 100.
page-bots-share = Each bot shows how often it wins on its own.
page-seat-me = Me
page-seat-friend = A friend (invite by link)
page-seat-empty = Nobody
page-own-box = Values from your own copy
page-own-box-help = We could not find these values in any rulebook. If you own the game, you can correct them here.
page-box-file = Or paste an option file
page-box-file-help = A TOML file with one option per line, such as key = value. It overrides the fields above.
page-source = Source: { $source } ({ $percent }% sure).
page-start = Play
page-mine = Your games
mine-unknown = Open it to see how it stands.
mine-alone = { $seats }, alone
mine-shared = { $seats } on one screen
mine-with = { $seats } with { $others }
mine-against = { $seats } against { $others }
mine-other = { $seat } ({ $player })
mine-person = a friend
mine-forget = Remove
mine-forget-help = Removes it from this list. The game itself stays, and its link still works.
mine-more = Show more of your games
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
 }
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
 }
ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
 }
page-rules-link = How to play
page-rules = Rules
page-error-home = Back to the home page
page-offline = You are offline
page-offline-help = The table cannot be reached just now. Your games are safe there, and you can go on when you are back online.
page-offline-again = Try again
page-app-about = Middle-earth board games at one table

## Learning a game

learn-ways = Learn this game
learn-guide = Learn in 5 minutes
learn-how-to-play = How to play
learn-aid = Player aid
learn-rules = The rules by number
how-of = How to play { $title }
aid-of = Player aid: { $title }
how-clauses = In the rules
how-examples = Worked examples
how-examples-help = Real positions. The rules of this table worked them out.
example-before = The board before
example-answer = The answer
example-refused = Not allowed
example-after = The board after
guide-of = Learn { $title }
guide-about = A short guided game on the real board: { $steps } moves, about five minutes. You make every move, and you are told why. You can leave at any time and go on later.
guide-begin = Begin
guide-again = Begin again
guide-go-on = Go on where you were
guide-step = Step { $step } of { $steps }
guide-over = Well done
guide-next = Next
guide-back = Back
guide-new = New to it? Learn in 5 minutes
practice = Play on from here
practice-help = A new game from this position, with new dice. This game stays as it is.
practice-side = You play
practice-level = Against
practice-go = Play on
drawer-name = How to play, and the player aid
drawer-help = How to play, and everything there is to look up. The key H opens the player aid.
drawer-close = Close
drawer-wait = One moment …
drawer-none = This cannot be reached just now.

## The table

page-match-links = This game
page-settings = Settings
page-speed = Speed
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = instant
page-confirm-taps = Confirm with a second tap
page-sound = Sounds
page-language = Language
page-language-browser = as the browser
page-theme = Colours
page-theme-system = as the system
page-theme-light = light
page-theme-dark = dark
page-text = Text
page-text-normal = normal
page-text-large = large
page-text-largest = very large
page-looks-save = Save
clause-sentence = { $title }.
page-skip-story = Skip
page-skipped = Your click skipped the story. Nothing was played: choose now.
page-bar-label = Your move
page-clear = Clear
page-answers = Your choices
page-hint = Choose on the board or from the list.
page-hint-parts = Choose the pieces you want on the board, or pick from the list.
page-hint-carry = Choose what to move, then where to – or drag it there. The list has every choice too.
page-carry = Now choose where it goes.
page-not-yet = Choose { $count } more. { $title }.
page-panes = Parts of the board
page-pane-answers = something to choose
page-begin = Start
page-look-again = Refresh
page-undo = Undo
page-explore = Explain what is on the board
page-explore-help = Tap anything on the board, or go round it with the arrow keys, to see what it is and does. Escape ends it.
page-hint-ask = Hint
page-explain = Explain every choice
page-hint-thinking = Looking for a hint …
page-suggest-as = Suggest: { $answer }
page-withdraw = Withdraw my suggestion
page-withdraw-as = Withdraw: { $answer }
page-suggest-help = It is not your turn. Suggest a move: everyone will see it.
page-resign = Resign
page-resign-sure = Do you really want to give up?
page-resign-yes = Yes, resign
page-resign-as = Yes, { $seat } resigns
page-hand-over = Pass the screen to { $seat }
page-curtain = { $seat }’s turn
page-curtain-help = Only { $seat } should look now. Everyone else, please look away.
page-lift = I am { $seat }
page-rematch = Rematch
page-second-game = Second game, swap sides
page-second-game-go = Go to the second game
page-rematch-go = Go to the rematch
page-replay = Replay
page-seats = Players
page-asked = to move
page-turn = { $seat }’s turn
page-turn-own = Your turn
page-dangers = Dangers
page-you = you
page-person = player
page-person-away = player, offline
page-named-you = { $name } (you)
page-named-away = { $name }, offline
page-seat-open = open seat
page-spectator = You are watching.
page-log = Game log
page-look-back = Show the board at this point
page-past = You are looking at an earlier position.
page-past-back = Back to now
page-away = While you were away
page-away-close = Go on
page-result = Result
page-another-game = Another game
page-share = Share
page-see-board = See the board
page-in-words = The board in words
page-invite = Waiting for your friends
page-invite-help = Send each friend the link to one seat. The first to open it takes the seat. The game starts when every seat is taken.
page-invite-here = This address works on this computer only. To play with friends elsewhere, start the table with --host 0.0.0.0 and open it by this computer’s name on your network.
page-invite-link = Link for { $seat }
page-copy = Copy
page-copied = Copied
page-copy-yourself = Press Ctrl+C to copy
page-lost-line = Connection lost. Reconnecting …
page-back = Reconnected.
page-gone = This game is no longer available. Please reload the page.
page-sending = Your move will be sent when you are back online.

## People

page-people = People
page-name = Your name
page-name-of = Name of { $seat }
page-name-save = Save
page-name-saved = Saved.
page-name-help = Up to 24 characters. Leave it empty to be called by your seat.
page-talk = Say something
page-mute = Hide what others say
page-says = { $name } says: { $words }
page-tell-me = Tell me when it’s my turn
page-tell-me-blocked = Your browser blocks notifications from this page. You can allow them in its settings.
page-tell-me-title = It’s your turn
page-share-watch = Invite people to watch
page-share-heading = Scan or send this link
page-share-qr = QR code of the link
page-share-send = Send …
page-share-open = QR code
page-share-close = Close
page-clock-low = { $count ->
    [one] You have { $count } second left.
   *[other] You have { $count } seconds left.
 }
page-sending-now = Sending …
page-sending-again = Still sending. Trying again …

## Clocks

clock-field = Clock
clock-none = No clock
clock-move = { $time } per move
clock-match = { $time } each for the whole game
clock-time = { $unit ->
    [seconds] { $count } seconds
    [day] { $count } day
   *[minutes] { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
 }
clock-zero-move = If your time for a move runs out, a bot makes that move for you.
clock-zero-match = If your time runs out, a bot plays the rest of the game for you.
clock-zero-match-each = If your time for the whole game runs out, a bot plays the rest of it for you.
clock-fair = Bots use no time, and time stands still while the server is off.

## Greetings

reaction-hello = Hello!
reaction-luck = Good luck!
reaction-well = Well played!
reaction-thanks = Thanks!
reaction-oops = Oops!
reaction-thinking = Let me think …

## Fairness

page-fair = Fair dice
page-fair-help = All dice and cards come from a secret that was fixed before the first roll and mixed with a number from every player. You can see its hash now, and the secret itself when the game is over. Then anyone can check every roll.
page-commitment = Hash of the secret
page-secret = Secret
page-verify = Check the dice
page-verdict-fair = All { $draws } draws follow from the secret, and the secret matches its hash.
page-verdict-unfair = Something is wrong: not all of the { $draws } draws follow from the secret.
page-verify-yourself = You need not trust us: when the game is over, download the game record and check it yourself with this small program. It knows no game and needs only Python:
page-verdict-given = The first { $given } draws came with this game, from another one or from a lesson, and cannot be checked.
page-verdict-none = This browser cannot check them. Download the game record and run: bagend verify FILE

## Keeping

page-keep = Download and share
page-journal = Game record
page-picture-svg = Picture of the board (SVG)
page-picture-png = Picture of the board (PNG)
page-own-link = Your seat: { $seat }
page-own-link-help = The link to a seat opens it on any device. Anyone who has it can play for you.
page-watch = Link for spectators
page-reconstructed = Values we had to guess
page-reconstructed-help = We could not find these values in any rulebook. They are our best guess, or what you entered.

## Replay

page-review = Review
page-review-of = Review: { $title }
page-review-making = The bots are looking at your game.
page-review-cold = They are still warming up. This takes about a minute, once.
page-review-percent = { $percent }% done
page-review-wait = You can leave this page and come back. The review is kept with the game.
page-review-curve = Chances of winning
page-review-curve-help = Circles are choices, diamonds are luck. Click anywhere on the curve to see that moment in the replay. A point is one more win in 100 games.
page-review-course = { $start }% → { $end }%
page-review-mark = Turning point { $number }. { $title }
page-review-seats = Players
page-review-start = Chance at the start
page-review-result = Result
page-review-turns = Turning points
page-review-calm = No single move or roll changed much.
page-review-answers = What the other moves were worth
page-review-answer = Move
page-review-worth = Chance
page-review-see = Show in the replay
page-review-picture = The board before this move, with the better move marked
page-review-all = Every step ({ $count })
page-review-luck = Luck
page-review-setup = Set-up
page-review-resigned = Resigned
page-review-column-move = No.
page-review-column-who = Who
page-review-column-what = What happened
page-review-column-best = Better
page-review-column-cost = Cost
page-review-column-chance = Chance
page-review-json = Download as JSON
page-replay-of = Replay: { $title }
page-replay-step = Step { $step } of { $steps }
page-replay-first = First
page-replay-back = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = Next
page-replay-last = Last
page-replay-eyes = View as
page-replay-everybody = Spectator
page-replay-go = Show
page-replay-table = Back to the game
page-replay-beginning = Start of the game
page-replay-controls = Step through the game

## Rules

page-rules-of = Rules of { $title }
page-rules-rulings = Our rulings
page-rules-rulings-help = Where the rulebooks are silent or disagree.
page-contents = Contents
## What the table tells

log-undone = { $seat } takes back a move.
log-taken-back = { $seat } takes back the last move.
log-resigned = { $seat } resigns.
log-gave-up = { $seat } gave up. The quest has failed.
log-late = Time is up for { $seat }. A bot makes this move.
log-timeout = Time is up for { $seat }. A bot plays on.
log-taken-over = { $seat } has left. A bot takes over.

prompt-waiting = Waiting for all players to join.
prompt-beginning = Everyone is here. The game begins.
prompt-resigned = { $seat } resigned: { $winner } wins.
prompt-gave-up-own = You gave up. The quest has failed.
prompt-undecided = The game went on for too long and ends in a draw.

prompt-hand-over = { $seat } is next.

status-thinking = { $seat } is thinking …
status-waiting = Waiting for { $seat } …

ending-won = You win!
ending-won-shared = You share the victory!
ending-lost = You lose
ending-won-together = You have won!
ending-lost-together = The quest has failed
ending-of-others = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
 }
ending-nobody = Nobody wins

prompt-set-up = You are ready. Waiting for { $seat } …
prompt-luck-later = The draw is made when it is your turn to set up. Waiting for { $seat } …

meanwhile-setting-up = { $seat } is setting up too.
meanwhile-set-up = { $seat } is ready and waiting.

series-first = First of two games: you swap sides for the second.
series-first-over = Points after the first of two games: { $points }.
series-second = Second of two games, sides swapped. Points so far: { $points }.
series-won = { $kind ->
    [you] Points from both games: { $points }. You win the series.
    [rival] Points from both games: { $points }. Your opponent wins the series.
    [bot] Points from both games: { $points }. The bot wins the series.
    [bots] Points from both games: { $points }. { $seat }’s bot wins the series.
    [name] Points from both games: { $points }. { $name } wins the series.
    [player] Points from both games: { $points }. { $seat }’s player wins the series.
   *[seat] Points from both games: { $points }. { $seat } wins the series.
 }
series-drawn = Points from both games: { $points }. The series is a draw.
series-wins = Games won: { $points }.
series-points = { $kind ->
    [you] you { $points }
    [rival] your opponent { $points }
    [bot] the bot { $points }
    [bots] { $seat }’s bot { $points }
    [name] { $name } { $points }
    [player] { $seat }’s player { $points }
   *[seat] { $seat } { $points }
 }

hint-words = Best moves, with your chance of winning:
hint-answer = { $place }. { $answer }, { $chance }.
hint-chance = { $percent ->
    [0] less than 1%
    [100] more than 99%
   *[other] about { $percent }%
 }
hint-rough = The bots are still starting up. A quick guess: { $answer }.

suggestion-words = { $seat } suggests: { $answer }.
suggestion-own = You suggest: { $answer }.

name-bot = bot
level-uniform = Beginner
level-novice = Absent-minded
level-newcomer = Easy
level-greedy = Medium
level-scout = Hard
level-ranger = Expert
level-wizard = Master
level-ring = Ring-seeker
level-races = Envoy
level-conquest = Conqueror
level-runner = Runner
level-rush = Onslaught
level-turtle = Homebody
level-hunter = Hunter
level-hasty = Hasty hobbit
level-careful = Careful hobbit
level-cautious = Cautious Fellowship
level-bold = Bold Fellowship
character-ring = Wants the Ring above all, and pays any price for a step.
character-races = Courts every people: all six races win.
character-conquest = Sends units wherever there is land to take.
character-runner = Makes straight for its goal and avoids every fight.
character-rush = Brings everyone forward, the last first.
character-turtle = Stays at home and lets you come.
character-hunter = Attacks whoever is within reach.
character-hasty = Grabs every Ring and never looks back.
character-careful = Keeps clear of Nazgûl and Orcs, and arrives late.
character-cautious = Saves its courage and keeps its companions close.
character-bold = Hurries the Ring-bearers on and trusts to luck.
bot-label = Bot: { $level }
bot-unready = Bot: { $level } (starting up; { $rival } plays for now)
bot-with-strength = { $bot } ({ $strength })
bot-rating = rating { $rating }
bot-share = wins { $share }%

## Why something was refused

refusal-stale = The game has moved on. This is the current position.
refusal-not-your-turn = It is not your turn.
refusal-not-seated = You are watching this game. To play, open the link to a seat.
refusal-not-begun = The game has not started yet.
refusal-your-turn = It is your turn: make your move.
refusal-no-suggestion = You can suggest a move only in a cooperative game, while another person is choosing.
refusal-no-hint = No hints here: you are playing against another person, and it would be unfair.
refusal-hint-too-slow = No hint was found in time. Please try again in a moment.
refusal-over-there = The game is already over at that point. Choose an earlier position to play on from.
refusal-in-set-up = You cannot play on from the middle of the secret set-up. Choose a later position.
refusal-too-many-reviews = Too many reviews are waiting right now. Please try again in a minute.
refusal-review-failed = This game could not be reviewed. The game itself is safe, and its replay works.
refusal-not-over = You can only do that when the game is over.
refusal-illegal-action = You cannot do that here: { $title } ({ $clause }).
refusal-unknown-notation = There is no such move in this game.
refusal-nothing-to-undo = There is nothing to undo: something has been rolled or revealed since, or another player has moved.
refusal-bad-message = The server could not read that. Nothing has changed.
refusal-too-much = Too many requests at once. Nothing has changed.
refusal-too-many-matches = Too many games are being started right now. Your choices are kept: press Play again in a moment.
refusal-bad-name = Please use 1 to 24 visible characters for your name.
refusal-name-taken = That name could be mistaken for someone else here. Please choose another.
refusal-too-soon = One moment: you have just said something.
refusal-enough-said = You have already said enough in this game.
refusal-enough-renamed = You have changed your name often enough in this game.
refusal-not-saved = Your move could not be saved. Please try again.
refusal-unreachable = The table cannot reach its games just now. Nothing is lost; please try again in a moment.
error-database-lost = The games of this table cannot be read: its database is damaged or gone. Please tell whoever runs the table.

why-allowed = You can do that here.
why-not-now = Not now: { $title } ({ $clause }).

error-no-such-match = There is no such game here.
error-no-such-seat = This link does not lead to a seat.
error-no-such-page = Page not found.
error-server = Something went wrong on the server. Your game is safe: please try again in a moment.
error-heading = { $status ->
    [404] Not found
    [500] Something went wrong
   *[other] That did not work
 }

## Forms that cannot be taken as they are

error-choose-players = { $fewest ->
    [one] Choose at least one player.
   *[other] Choose at least { $fewest } players.
 }
error-unknown-company = Unknown way to play “{ $company }”; expected { $known }.
error-unknown-side = There is no seat “{ $seat }”; expected { $known }.
error-no-seat-here = There is no seat “{ $seat }” in this match; expected { $known }.
error-player-count = There is no game for “{ $given }” players; expected { $known }.
error-player-type = Unknown player type “{ $player }”; expected { $known }.
error-clock = Choose one of the clocks in the list.
error-older-rules = This match was begun with rules that this version can no longer play.
error-not-saved = The table could not save that: { $reason }.
form-option-file = The option file
error-another-step = { $objection }

## Requests that go no further

error-method = This address cannot be used that way.
error-too-many-requests = Too many requests at once. Please wait a moment.
error-bad-address = The address of this table cannot be read.
error-foreign-form = This form was not sent from this table.
error-form-too-long = This form is too long.
error-form-incomplete = This form did not arrive completely.
error-form-too-slow = This form took too long to arrive.

## Starting the table, and its database.  A person reads this in the terminal.

server-open = The table is open at { $address } (Ctrl-C closes it).
error-processes = Several processes need a database they can share: --database postgresql://HOST/NAME.
error-port = There is no port { $port }; expected 0 to { $last }.
error-host = There is no address “{ $host }” on this machine to listen on.
error-listen = Cannot listen on { $host } port { $port }: { $reason }. Try another --port.
error-database-address = Cannot read the database’s address; expected { $known }.
error-database = Cannot use the database { $file }: { $reason }.
error-database-write = Cannot write the database { $file }: { $reason }.
error-database-format = The database { $file } was made by another version of bagend (format { $found }, not { $own }).
error-database-older = { $file } was made by another version of bagend; open the table once to convert it.
error-database-in-use = The database { $file } is in use by another table.
error-database-names = The database { $file } has a second name (a hard link). Delete one of the two: using both would corrupt it.
error-database-filled = { $count ->
    [one] The database holds { $count } game already; choose an empty one.
   *[other] The database holds { $count } games already; choose an empty one.
 }
error-postgres = Cannot use the PostgreSQL database: { $reason }.
error-postgres-format = The database was made by another version of bagend (format { $found }, not { $own }).
error-postgres-extra = PostgreSQL needs one more package: pip install 'bagend[postgres]'.
error-no-database = There is no database { $file }.
error-no-file = There is no file { $file }.
error-file-exists = { $file } exists already; choose another name.
