title = The Confrontation
aim = Light brings Frodo to Mordor in secret; Dark finds and defeats him first, or puts three figures into the Shire.
about = A duel of hidden figures for two. Nobody knows who stands where until they fight.

## Nouns

seat-light = Light
seat-dark = Dark

region-shire = the Shire
region-arthedain = Arthedain
region-cardolan = Cardolan
region-rhudaur = Rhudaur
region-eregion = Eregion
region-enedwaith = Enedwaith
region-high-pass = the High Pass
region-misty-mountains = the Misty Mountains
region-moria = Moria
region-gap-of-rohan = the Gap of Rohan
region-mirkwood = Mirkwood
region-fangorn = Fangorn
region-rohan = Rohan
region-dagorlad = Dagorlad
region-gondor = Gondor
region-mordor = Mordor

place-shire = Shire
place-arthedain = Arthedain
place-cardolan = Cardolan
place-rhudaur = Rhudaur
place-eregion = Eregion
place-enedwaith = Enedwaith
place-high-pass = High Pass
place-misty-mountains = Misty Mountains
place-moria = Moria
place-gap-of-rohan = Gap of Rohan
place-mirkwood = Mirkwood
place-fangorn = Fangorn
place-rohan = Rohan
place-dagorlad = Dagorlad
place-gondor = Gondor
place-mordor = Mordor

figure-frodo = Frodo
    .start = Frodo
figure-sam = Sam
    .start = Sam
figure-pippin = Pippin
    .start = Pippin
figure-merry = Merry
    .start = Merry
figure-gandalf = Gandalf
    .start = Gandalf
figure-aragorn = Aragorn
    .start = Aragorn
figure-legolas = Legolas
    .start = Legolas
figure-gimli = Gimli
    .start = Gimli
figure-boromir = Boromir
    .start = Boromir
figure-balrog = the Balrog
    .start = The Balrog
figure-shelob = Shelob
    .start = Shelob
figure-witch-king = the Witch-king
    .start = The Witch-king
figure-flying-nazgul = the Flying Nazgûl
    .start = The Flying Nazgûl
figure-black-rider = the Black Rider
    .start = The Black Rider
figure-saruman = Saruman
    .start = Saruman
figure-orcs = the Orcs
    .start = The Orcs
figure-warg = the Warg
    .start = The Warg
figure-cave-troll = the Cave Troll
    .start = The Cave Troll

short-frodo = Frodo
short-sam = Sam
short-pippin = Pippin
short-merry = Merry
short-gandalf = Gandalf
short-aragorn = Aragorn
short-legolas = Legolas
short-gimli = Gimli
short-boromir = Boromir
short-balrog = Balrog
short-shelob = Shelob
short-witch-king = Witch-king
short-flying-nazgul = Nazgûl
short-black-rider = Rider
short-saruman = Saruman
short-orcs = Orcs
short-warg = Warg
short-cave-troll = Troll

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-magic = Magic
card-eye = the Eye of Sauron
card-retreat = Retreat
card-sacrifice = Noble Sacrifice
card-cloak = the Elven Cloak

special-shadowfax = Shadowfax
special-gandalf = Gandalf the White
special-palantir = the Palantír
special-recall = Recall to Mordor

arrangement-vanguard = Vanguard
arrangement-spearhead = Spearhead
arrangement-quiet-road = Quiet road
arrangement-gatekeepers = Gatekeepers
arrangement-hunt = Hunt
arrangement-wolves = Wolves

## What each figure does

text-frodo = When attacked, he may slip sideways before cards.
text-sam = With Frodo, he has strength 5 and may fight for him.
text-pippin = When attacking, he may fall back before cards.
text-merry = Defeats the Witch-king at once.
text-gandalf = Dark plays first, face up.
text-aragorn = May attack any adjacent region.
text-legolas = Defeats the Flying Nazgûl at once.
text-gimli = Defeats the Orcs at once.
text-boromir = He and his enemy both fall.
text-balrog = In Moria he may strike down whoever takes the tunnel.
text-shelob = After a win, she goes to Gondor, or falls if it has no room.
text-witch-king = May attack sideways.
text-flying-nazgul = May attack a lone Light figure anywhere.
text-black-rider = May ride any distance forward to attack.
text-saruman = May forbid cards.
text-orcs = When attacking, they defeat the first figure at once.
text-warg = The Light figure’s text has no effect.
text-cave-troll = Dark’s card has no effect.

## Questions

prompt-arrange = { $seat } sets up in secret.
prompt-place = { $seat }, place your figures: { $count ->
    [one] one region is still empty.
   *[other] { $count } regions are still empty.
 }
prompt-ready = { $seat }, is everybody where you want them?
prompt-scatter = Chance puts a figure on the board.
prompt-turn = { $seat }, which figure do you move?
prompt-turn-on = { $seat }, where does the figure on Shadowfax go next?
prompt-tunnel = { $seat }, a Light figure is in the tunnel of Moria. Does the Balrog strike?
prompt-tunnel-watched = { $seat }, a Light figure is in the tunnel of Moria. Does it get through?
prompt-challenge = { $seat }, whom do you fight in { $region }?
prompt-opponent = Chance draws one of the defenders.
prompt-text = { $seat }, { $light } meets { $dark }. What does { $light } do before the cards?
prompt-saruman = { $seat }, does Saruman forbid the cards against { $light }?
prompt-card = { $seat }, which card do you play? { $light_start } fights { $dark }.
prompt-magic = { $seat }, which of your discarded cards does Magic become? { $light_start } fights { $dark }.
prompt-retreat = { $seat_key ->
    [light] { $seat }, where does { $light } retreat to?
   *[dark] { $seat }, where does { $dark } retreat to?
 }
prompt-over-none = The game is over.
prompt-over-mordor = Frodo has reached Mordor. Light wins.
prompt-over-frodo = Frodo has fallen. Dark wins.
prompt-over-shire = Three Dark figures stand in the Shire. Dark wins.
prompt-over-stuck = { $loser } cannot move. { $winner } wins.

## Answers

verb-place = Place
verb-arrange = Ready-made
verb-scatter = By chance
verb-ready = Ready
verb-move = Move
verb-ride = Shadowfax
verb-return = Gandalf the White
verb-look = Palantír
verb-recall = Recall
verb-strike = Strike
verb-spare = Stay hidden
verb-name = Challenge
verb-point = Point at
verb-any = An unknown one
verb-stay = Stay
verb-flee = Retreat
verb-substitute = Sam steps in
verb-unite = Stand together
verb-forbid = No cards
verb-allow = Cards
verb-play = Play
verb-fetch = Magic becomes
verb-forgo = No effect

answer-place = { $figure_start } to { $region }
answer-arrange = Ready-made set-up: { $arrangement }
answer-scatter = Let chance place the rest
answer-ready = Ready
answer-move = Move { $figure } to { $region }
answer-attack = Attack { $region } with { $figure }
answer-ride = Shadowfax carries { $figure } to { $region }
answer-return = Bring Gandalf back to Fangorn
answer-look = Look into { $region }
answer-recall = Recall { $figure } to Mordor
answer-strike = The Balrog strikes
answer-spare = Let the traveller pass
answer-name = Fight { $figure }
answer-point = Fight stand { $stand }
answer-any = Fight an unknown figure
answer-stay = Stay
answer-flee = Go to { $region }
answer-substitute = Sam fights in Frodo’s place
answer-unite = Show Frodo beside Sam
answer-forbid = No cards
answer-allow = Cards may be played
answer-play = Play { $card }
answer-fetch = Magic becomes { $card }
answer-forgo = Magic stays without effect

## What an answer is about

about-arrange-vanguard = For a safe start: the fighters go ahead, and Frodo waits in the Shire with Sam, Pippin and Gandalf.
about-arrange-spearhead = For a fast advance: Frodo and Sam set out at once, close behind Gandalf, Aragorn and Boromir.
about-arrange-quiet-road = For a bluff: Pippin goes ahead as if he were Frodo, who stays at home with Sam, Merry and Aragorn.
about-arrange-gatekeepers = For a firm defence: the strong hold the roads to Mordor, and the three Nazgûl wait behind them.
about-arrange-hunt = For the chase: the three Nazgûl start in front, ready to strike far ahead from the first turn.
about-arrange-wolves = For hard fights: the Warg, the Orcs and the Balrog lead, and few figures of Light can stand against them.
about-ready = Your opponent will see your stands, but not who they are.
about-tunnel = { $danger ->
    [no] The figure in Moria is not the Balrog.
    [sure] The Balrog is in Moria and may strike { $figure } down.
   *[maybe] The figure in Moria may be the Balrog, who could strike { $figure } down.
 }
about-defender = The defender is { $who }.
about-defender-many = The defender is one of { $number } figures.
about-defenders = { $count } defenders, out of { $who }, fought one after the other.
about-defenders-many = { $count } defenders, out of { $number } figures, fought one after the other.
about-at-once = { $end ->
    [win] A win before any card against { $who }.
    [loss] A loss before any card against { $who }.
   *[both] Both fall before any card against { $who }.
 }
about-at-once-except = { $end ->
    [win] A win before any card, except against { $who }.
    [loss] A loss before any card, except against { $who }.
   *[both] Both fall before any card, except against { $who }.
 }
about-at-once-always = { $end ->
    [win] A win before any card, whoever it is.
    [loss] A loss before any card, whoever it is.
   *[both] Both fall before any card, whoever it is.
 }
about-shelob = If she wins, she returns to Gondor.
about-shelob-lost = If she wins, she falls too: there is no room for her in Gondor.
about-ride = One step first; then the same figure makes its move. The card is used up.
about-return = This is your move. The card is used up.
about-look = You see every Light figure there, then you move; if you attack there this turn, you choose whom to fight. The card is used up.
about-recall = This is your move. The card is used up.
about-walker = The traveller is { $who }.
about-walker-many = The traveller is one of { $number } figures.
about-sam = With Frodo beside him, Sam has strength 5.
about-void = No effect: with the Cave Troll, your card does not count.
about-number = Adds { $card }: a total of { $total } against { $void ->
    [1] { $rival }.
   *[0] { $rival } and a card{ $unless ->
        [cloak] , unless it meets the Elven Cloak.
       *[none] .
     }
 }
about-magic-empty = No effect: your discard pile is empty.
about-magic = { $when ->
    [first] Before Light plays, you
    [now] You
   *[open] Once both cards are open, you
 } { $must ->
    [0] may put
   *[1] must put
 } a card from your discard pile in its place{ $unless ->
    [eye] , unless it meets the Eye of Sauron.
   *[none] .
 }
about-eye = If Light plays a text card, it has no effect.
about-retreat-none = No effect: there is nowhere to retreat to.
about-retreat = { $must ->
    [0] May take
   *[1] Takes
 } { $figure } out of the battle, to { $regions }{ $unless ->
    [eye] , unless it meets the Eye of Sauron.
   *[none] .
 }
about-sacrifice = Both figures fall{ $unless ->
    [eye] , unless it meets the Eye of Sauron.
    [retreat] , unless it meets a Retreat.
    [either] , unless it meets the Eye of Sauron or a Retreat.
   *[none] .
 }{ $end ->
    [loss] {" "}If Frodo falls, you lose.
   *[none] {""}
 }
about-cloak = Dark’s number does not count{ $unless ->
    [eye] , unless this meets the Eye of Sauron.
   *[none] .
 }
about-cloak-void = No effect: the Cave Troll’s card does not count anyway.

## What comes next

then-arrange = { $seat } sets up in secret too.
then-scatter = Chance then places the others; each is equally likely.
# Whose turn it is was just told.
then-turn = {""}
then-tunnel = { $seat } then decides what happens in Moria.
then-challenge = { $seat } then chooses whom to fight.
then-opponent = Chance then picks one of the unknown defenders.
then-text = { $seat } then decides whether to use its figure’s text.
then-saruman = { $seat } then says whether cards are played.
then-card = { $seat } then plays a card.
then-magic = { $seat } then chooses what its Magic becomes.
then-retreat = { $seat } then chooses where to retreat to.

## What is told

event-placed = { $figure_start } in { $region }.
event-at-home = The other four stay at home in { $region }.
event-arranged = { $seat } is ready.
event-turn = { $seat }’s turn.
event-moved = { $seat } moves a figure from { $start } to { $to }.
event-mover = It is { $figure }.
event-tunnel = { $seat } sends a figure into the tunnel of Moria.
event-quiet = Nothing stirs in Moria.
event-struck = The Balrog rises in Moria and strikes the traveller down.
event-attacked = { $seat } attacks { $region } from { $start }.
event-battle = Battle in { $region }: { $attacker } against { $defender }.
event-silenced = Against the Warg, the text of { $figure } has no effect.
event-stood = { $figure_start } stays.
event-slipped = { $figure_start } slips away from { $start } to { $to }.
event-stepped-in = Sam steps in front of Frodo and fights in his place.
event-united = Frodo shows himself at Sam’s side.
event-slew = { $figure_start } defeats { $victim } at once.
event-both-fell = { $figure_start } and { $victim } fall together.
event-overran = The Orcs overrun { $victim }.
event-forbade = Saruman forbids the cards.
event-allowed = Saruman lets the cards decide.
event-laid = { $seat } lays a card face down.
event-played = { $seat } plays { $card }.
event-fetched = { $seat }’s Magic becomes { $card }.
event-without-effect = { $seat }’s card, { $card }, has no effect.
event-cloaked = Under the Elven Cloak, Dark’s { $card } does not count.
event-cancelled = The Eye of Sauron cancels { $card }.
event-retreated = { $figure_key ->
    [orcs] The Orcs retreat
   *[one] { $figure_start } retreats
 } from { $start } to { $to }.
event-sacrificed = A noble sacrifice: { $figure } and { $victim } fall.
event-defeated = { $figure_key ->
    [orcs] The Orcs defeat
   *[one] { $figure_start } defeats
 } { $victim }, { $more } to { $less }.
event-tied = { $figure_start } and { $victim } fall together, { $strength } to { $strength }.
event-fell = { $figure_start } falls.
event-took-back = All nine cards are used: both sides take theirs back.
event-went-home = Shelob creeps back to Gondor.
event-no-home = Shelob finds no room in Gondor.
event-rode = Shadowfax comes to Light’s aid.
event-came-back = Gandalf returns as the White and stands in Fangorn.
event-looked = Dark looks through the Palantír into { $region }.
event-saw = The Palantír shows { $figure } in { $region }.
event-recalled = Dark recalls a figure from { $start } to Mordor.
event-ended = { $ending_key ->
    [mordor] Frodo has reached Mordor. { $seat } wins.
    [frodo] The Ring-bearer is lost. { $seat } wins.
    [shire] Three Dark figures stand in the Shire. { $seat } wins.
   *[stuck] The other side cannot move. { $seat } wins.
 }

## The view in words

heading-battle = Battle in { $region }
heading-last-battle = The last battle, in { $region }
heading-board = On the board
heading-land = The land
state-fighter = { $seat }: { $figure }, strength { $strength }.
state-played = { $seat } has played { $card }.
state-total = { $seat }’s total is { $strength } + { $added } = { $total }.
state-laid = { $seat }’s card lies face down.
state-region = { $region }: { $here }
state-empty = No stands yet.
state-hidden = { $count ->
    [one] a { $side } stand
   *[other] { $count } { $side } stands
 }
state-seen = { $figure } (known to your opponent)
state-hand = Cards in hand: { $cards }
state-pile = Discarded: { $cards }
state-lost = Defeated: { $figures }
state-none-lost = Nobody has been defeated.
state-special = Special cards: { $cards }
state-won = Winner!
state-active = It is this side’s turn.
state-limit = At most { $limit } of each side: { $regions }
state-river = By river, for Light alone: from { $start } to { $to }
state-tunnel = Through the tunnel of Moria, for Light alone: from { $start } to { $to }

## What is drawn

piece-limit = { $limit ->
    [one] At most one figure of each side can stand here.
   *[other] At most { $limit } figures of each side can stand here.
 }
piece-shire = Dark wins when three of its figures stand here.
piece-mordor = Light wins when Frodo comes here.
piece-moria = If the Balrog is in Moria, he may strike down whoever takes the tunnel.
piece-gondor = Shelob goes back here whenever she has won a battle.
piece-ways = { $seat } moves on to { $regions }.
piece-by-river = By river, Light may also go to { $to }.
piece-by-tunnel = Through the tunnel, Light may also go to { $to }.
piece-sideways = Beside it: { $regions }. Only a text or a card leads sideways.
piece-mountain = In the mountains, nobody goes sideways.
piece-here = Here now: { $here }.
piece-nobody = Nobody is here now.
piece-river-name = The Anduin
piece-river = Light may go down the river, from Mirkwood to Fangorn and from Fangorn to Rohan. Dark may not.
piece-tunnel-name = The tunnel of Moria
piece-tunnel = Light may go through the tunnel from Eregion to Fangorn, never back. Dark may not.
piece-strength = Strength { $strength }.
piece-at = Now in { $region }.
piece-defeated = Defeated.
piece-unplaced = Not placed yet.
piece-known = Your opponent knows who this is.
piece-guessed = To your opponent, this may be any of { $count } figures.
piece-hiding = Hidden, in { $regions }.
piece-stand = A hidden { $side } figure
piece-could = This may be { $who }.
piece-card = { $seat }: { $card }
piece-laid-name = { $seat }’s card, face down
piece-laid = It is turned up when both sides have played.
piece-in-hand = In { $seat }’s hand.
piece-discarded = Discarded. { $seat } takes it back when all nine cards are used.
piece-played = Played in this battle.
piece-special = It can be used once.
piece-battle-name = Battle
piece-no-battle = No battle has been fought yet.
piece-battle = When a figure moves to an enemy, both are shown. Texts come first, then each side plays a card, and the lower total falls.
piece-light = Light wins when Frodo enters Mordor, or when Dark cannot move.
piece-dark = Dark wins when Frodo falls, when three of its figures stand in the Shire, or when Light cannot move.
piece-side = It has { $figures ->
    [one] one figure
   *[other] { $figures } figures
 } left, and { $cards ->
    [one] one card
   *[other] { $cards } cards
 } in hand.

does-number = Adds { $number } to the strength of its figure.
does-magic = Becomes a card from its owner’s discard pile.
does-eye = Light’s text card has no effect.
does-retreat = { $seat_key ->
    [light] Light’s figure leaves the battle and goes back one region, if one without enemies has room.
   *[dark] Dark’s figure leaves the battle and goes sideways, if a region without enemies has room.
 }
does-sacrifice = Both figures fall, unless Dark’s has left the battle.
does-cloak = Dark’s number does not count.
does-shadowfax = Before your move, one figure takes a step forward to a region without enemies; then the same figure moves.
does-gandalf = Instead of a move, Gandalf returns from defeat to Fangorn, if no Dark figure is there.
does-palantir = Before your move, you see every Light figure in one region, but not in the Shire.
does-recall = Instead of a move, one of your figures goes to Mordor, if no Light figure is there.

## How near victory is

meter-mordor-label = Mordor
meter-mordor = { $steps ->
    [one] Frodo is one move from Mordor.
   *[other] Frodo is at least { $steps } moves from Mordor.
 }
meter-mordor-hidden = { $steps ->
    [one] A stand that may be Frodo is one move from Mordor.
   *[other] Frodo is at least { $steps } moves from Mordor.
 }
meter-mordor-done = Frodo has reached Mordor.
meter-mordor-lost = Frodo has fallen.
meter-frodo-label = Frodo
meter-frodo = { $count ->
    [one] Dark knows where Frodo is.
   *[other] { $viewer ->
        [0] To Dark, Frodo
       *[other] Frodo
     } may be on any of { $count } stands.
 }
meter-shire-label = Shire
meter-shire = { $count ->
    [0] No Dark figure is in the Shire; three would win.
    [1] One Dark figure is in the Shire; three would win.
    [2] Two Dark figures are in the Shire; a third wins.
   *[3] Three Dark figures are in the Shire.
 }
meter-stuck-label = Block
meter-stuck = { $count ->
    [0] No { $seat } figure can move.
    [one] One { $seat } figure can still move; if none can, { $seat } loses.
   *[other] { $count } { $seat } figures can still move; if none can, { $seat } loses.
 }
meter-stuck-helped = No { $seat } figure can move, but a special card still helps.
meter-stuck-done = { $seat } cannot move.

holding-figures = { $count ->
    [one] one figure left
   *[other] { $count } figures left
 }
holding-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
 }
holding-special = { $card }: not used yet

## A finished match in numbers

key-turns = Turns
key-left = { $seat } figures left
key-of = { $count } of { $all }
key-frodo-place = Frodo
key-at = in { $region }
key-fell = fell
key-hidden = still hidden

## The player aid

aid-figures = { $seat }: figures
aid-figure = { $figure }, { $strength }. { $does }
aid-hand = { $seat }: cards
aid-numbers = Numbers: { $numbers }. Each is added to the strength of its figure.
aid-card = { $card_key ->
    [eye] The Eye of Sauron
    [cloak] The Elven Cloak
    [palantir] The Palantír
   *[other] { $card }
 }: { $does }
aid-roads = Roads
aid-forward = A move leads one region forward: Light goes towards Mordor, Dark towards the Shire.
aid-limits = Room in a region
aid-limit-homes = The Shire and Mordor hold { $limit } figures of a side.
aid-limit-mountains = The mountains hold { $limit } figure of a side.
aid-limit-others = All other regions hold { $limit } figures of a side.
aid-end = Winning
aid-specials = Special cards (an option)

## Endings

ending-none = undecided
ending-mordor = Frodo reached Mordor
ending-frodo = Frodo was defeated
ending-shire = three Dark figures in the Shire
ending-stuck = the other side could not move

## Options

option-light_cards = Special cards of Light
    .help = A variant or a handicap: the weaker player gets one or both.
option-light_cards-none = none
option-light_cards-shadowfax = Shadowfax
option-light_cards-gandalf = Gandalf the White
option-light_cards-both = both
option-dark_cards = Special cards of Dark
    .help = A variant or a handicap: the weaker player gets one or both.
option-dark_cards-none = none
option-dark_cards-palantir = the Palantír
option-dark_cards-recall = Recall to Mordor
option-dark_cards-both = both
option-opponent_choice = Which of several defenders is fought
    .help = Stands in one region are mixed, so the odds are the same; only the question differs.
option-opponent_choice-random = chance draws one
option-opponent_choice-named = the attacker points at a stand
option-upstream_retreat = Retreats may go up the Anduin
    .help = The river gives Light two more moves. Some readers take it to forbid retreats upstream.
option-compulsory_retreat = A Retreat card must be carried out
    .help = Otherwise whoever played it may stay, and the card has no effect.
option-magic_must_replace = Magic must fetch a card
    .help = The Polish rules say it may; the English rules say it must.
option-retreat_stops_sacrifice = A Retreat that is not carried out stops a Noble Sacrifice
    .help = Then nobody falls, and if both are still there they fight again.
option-eye_stops_magic = The Eye of Sauron stops Magic
    .help = Magic is a text card. Otherwise it fetches a card, and the Eye cancels that if it has a text.

## Board

board-label = The Confrontation: Middle-earth from the Shire to Mordor
board-standing = { $figure_start }, in { $region }
board-riding = Shadowfax for { $figure }, in { $region }
board-waiting = { $figure_start }, not placed yet
board-reminder = { $figure }: { $text }
board-cards = { $seat }’s cards
pane-map = Map
pane-battle = Battle
pane-figures = Figures

## What the lab counts

measure-turns = turns per game
measure-turns-any = games with a turn
measure-defeated = figures defeated per game
measure-defeated-any = games in which someone is defeated
measure-points_light = points for Light per game
measure-points_light-any = games in which Light scores
measure-points_dark = points for Dark per game
measure-points_dark-any = games in which Dark scores
