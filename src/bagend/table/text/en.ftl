# The words of the pages.  What the server itself says is further down.

page-brand = Bag End
page-not-affiliated = A hobby project. Not affiliated with, nor endorsed by, the publishers of these games or the rights holders of Middle-earth.
page-skip-link = Skip to the content

## The first page

page-home-heading = Pull up a chair
page-home-games = The games
page-home-lead = Middle-earth board games in the browser: alone against the machine, or with friends by link. No account, no e‑mail.
page-who-sits = Who sits where?
page-bots-rating = A bot’s number is its rating: a hundred points more win about 64 of 100 matches.
page-bots-share = A bot’s number says how often it wins when it plays alone.
page-seat-me = Me
page-seat-friend = A friend, by link
page-seat-empty = Nobody
page-options = Options
page-own-box = Values of your own box
page-own-box-help = These values could not be read from any rulebook we have. If you own the game, correct them here.
page-box-file = Or paste your option file
page-box-file-help = A TOML file: one line for each option, such as key = value. What it says overrides the fields above.
page-source = Source: { $source } ({ $percent } % sure).
page-start = Play
page-rules-link = Read the rules
page-rules = Rules
page-error-home = Back to the first page

## The table

page-match-links = This match
page-settings = Settings
page-speed = Speed
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = at once
page-confirm-taps = A second tap confirms
page-sound = Sounds
page-skip-story = Skip
page-bar-label = Your answer
page-clear = Clear
page-answers = Answers
page-all-answers = All { $count } answers as a list
page-hint = Choose on the board or in the list.
page-hint-parts = Choose on the board what belongs together, or take an answer from the list.
page-hint-carry = Choose what moves and then where, or drag it there; the list has every answer too.
page-carry = Now choose where it goes.
page-not-yet = Something is still missing: { $title } ({ $clause }).
page-panes = Parts of the board
page-pane-answers = something to choose
page-waiting-for = Waiting for { $seat } …
page-begin = Begin
page-look-again = Look again
page-undo = Undo
page-undo-help = Takes your last answer back, as long as nothing was rolled or shown since.
page-take-back = Take back
page-take-back-help = Goes back to your last question, whatever happened since. The dice will fall as they did.
page-hint-ask = Hint
page-explain = Explain every choice
page-hint-thinking = Thinking of a hint …
page-suggest-as = Suggest: { $answer }
page-withdraw = Withdraw my suggestion
page-withdraw-as = Withdraw: { $answer }
page-suggest-help = It is not your turn. Suggest a move: everyone will see it.
page-resign = Resign
page-resign-sure = Do you really want to give up your seat?
page-resign-yes = Yes, resign
page-resign-as = Yes, { $seat } resigns
page-hand-over = Hand the screen to { $seat }
page-curtain = This is { $seat }’s screen.
page-curtain-help = Only { $seat } should look. Everybody else: turn away, please.
page-lift = I am { $seat }
page-rematch = Rematch
page-second-game = Second game, sides exchanged
page-second-game-go = Go to the second game
page-rematch-go = Go to the rematch
page-replay = Replay
page-seats = Seats
page-asked = to answer
page-you = you
page-person = friend
page-person-away = friend, away
page-seat-open = still open
page-spectator = You are watching.
page-log = What happened
page-in-words = The table in words
page-invite = Waiting for your friends
page-invite-help = Send each of them the link of one seat. The first to open it sits there; the match begins when all seats are taken.
page-invite-here = This address works on this computer only. For friends elsewhere start the table with --host 0.0.0.0 and open it by this computer’s name in your network.
page-invite-link = Link for { $seat }
page-invite-of = The link for { $seat }
page-copy = Copy
page-copied = Copied
page-copy-yourself = Press Ctrl+C
page-lost-line = Connection lost. Trying again …
page-back = Connected again.
page-gone = This match cannot be reached any more. Load the page again.
page-sending = Your answer will be sent when the connection is back.

## Fairness

page-fair = Fair dice
page-fair-help = All luck comes from a secret that was fixed before the first roll, mixed with a number from every seat. Its hash is shown now, the secret itself when the match is over; then anybody can check every roll.
page-commitment = Hash of the secret
page-secret = The secret
page-verify = Check the dice
page-verdict-fair = All { $draws } draws follow from the secret, and the secret fits its hash.
page-verdict-unfair = Something is wrong: not all of the { $draws } draws follow from the secret.
page-verify-yourself = Do not take our word for it: when the match is over, download the journal and check it at home with a file that knows nothing of any game and needs only Python:
page-verdict-none = This browser cannot check them here. Download the journal and run: bagend verify FILE

## Keeping

page-keep = Download and share
page-journal = The journal
page-picture-svg = A picture of the position (SVG)
page-picture-png = A picture of the position (PNG)
page-own-link = Your own seat: { $seat }
page-own-link-help = The link of a seat opens it on any device; whoever has it can play there.
page-watch = A link for spectators
page-reconstructed = Reconstructed values
page-reconstructed-help = These values could not be read from any rulebook we have; they are our best guess, or what you set.

## Replay

page-replay-of = Replay: { $title }
page-replay-step = Step { $step } of { $steps }
page-replay-first = First
page-replay-back = Back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = Next
page-replay-last = Last
page-replay-eyes = Seen by
page-replay-everybody = a spectator
page-replay-go = Show
page-replay-table = Back to the table
page-replay-beginning = The beginning
page-replay-controls = Step through the match

## Rules

page-rules-of = The rules of { $title }
page-rules-rulings = Our rulings
page-rules-rulings-help = Where the rulebooks are silent or differ.
page-contents = Contents
## What the table tells

log-undone = { $seat } takes an answer back.
log-taken-back = { $seat } goes back to before the last answer.
log-resigned = { $seat } resigns.
log-gave-up = { $seat } gave up. The quest has failed.
log-taken-over = { $seat } leaves the table; a bot plays on.

prompt-waiting = Waiting until every seat is taken.
prompt-beginning = Everybody is here; the match begins.
prompt-resigned = { $seat } resigned: { $winner } wins.
prompt-gave-up-own = You gave up. The quest has failed.
prompt-undecided = The match has become too long and ends undecided.

prompt-hand-over = { $seat } is next.

prompt-set-up = You are ready. Waiting for { $seat } …
prompt-luck-later = The draw falls when it is your turn to set up. Waiting for { $seat } …

meanwhile-setting-up = { $seat } is setting up too.
meanwhile-set-up = { $seat } has set up and waits.

series-first = First of two games: after it the sides are exchanged, and the points of both count.
series-first-over = After the first of two games: { $points }.
series-second = Second of two games, sides exchanged. Points so far: { $points }.
series-won = Points of both games: { $points }. The series is won by { $player }.
series-drawn = Points of both games: { $points }. The series is a draw.
series-wins = Matches won: { $points }.
series-points = { $player }: { $points }
series-before = { $seat } before

hint-words = Best chances:
hint-answer = { $place }. { $answer }, { $chance }.
hint-chance = { $percent ->
    [0] less than 1 %
    [100] more than 99 %
   *[other] about { $percent } %
 }
hint-rough = The bots are still getting ready. A quick guess: { $answer }.

suggestion-words = { $seat } suggests: { $answer }.
suggestion-own = You suggest: { $answer }.

bot-uniform = Bot: wanders
bot-novice = Bot: novice
bot-greedy = Bot: greedy
bot-scout = Bot: scout
bot-ranger = Bot: ranger
bot-wizard = Bot: wizard
bot-other = Bot: { $name }
bot-unready = { $bot } (still getting ready; { $rival } stands in)
bot-with-rating = { $bot } · { $rating }
bot-with-share = { $bot } · { $share } %

## Why something was refused

refusal-stale = The match has gone on since: this is what is asked now.
refusal-not-your-turn = It is not your turn.
refusal-not-seated = You only watch here; whoever has the link of a seat can play.
refusal-not-begun = The match has not begun yet.
refusal-your-turn = You are asked yourself: give your answer.
refusal-no-suggestion = You can suggest a move only in a cooperative game, while another person is choosing.
refusal-no-hint = No hint here: somebody else plays against you, and it would be unfair.
refusal-hint-too-slow = No hint was found in time. Please ask again in a moment.
refusal-not-over = That can only be done when the match is over.
refusal-illegal-action = That is not allowed here: { $title } ({ $clause }).
refusal-unknown-notation = There is no such answer in this game.
refusal-nothing-to-undo = There is nothing to undo: something was rolled or shown since, or another seat was asked.
refusal-bad-message = The table could not read that, and nothing has changed.
refusal-too-much = That was too much at once, and nothing has changed.
refusal-too-many-matches = Very many matches are being made here just now. Nothing you chose is lost: press Play again in a moment.
refusal-not-saved = The table could not write that down, so it did not happen. Please try again.

why-allowed = That may be answered here.

error-no-such-match = There is no such match at this table.
error-no-such-seat = This link opens no seat.
error-no-such-page = There is no such page at this table.
error-server = Something went wrong at the table. The match itself is safe; look again in a moment.
error-heading = { $status ->
    [404] Nobody is here
    [500] The table wobbles
   *[other] That did not work
 }
