title = The Confrontation
aim = Light brings Frodo to Mordor in secret; Dark finds and defeats him first, or puts three figures into the Shire.
about = A duel of hidden figures for two. Nobody knows who stands where until swords are drawn.

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

text-frodo = Attacked, he may slip sideways before cards.
text-sam = With Frodo he counts 5 and may fight in his place.
text-pippin = Attacking, he may fall back before cards.
text-merry = Defeats the Witch-king at once.
text-gandalf = Dark plays his card first, openly.
text-aragorn = May attack any adjacent region.
text-legolas = Defeats the Flying Nazgûl at once.
text-gimli = Defeats the Orcs at once.
text-boromir = He and his enemy both fall.
text-balrog = In Moria he may strike down whoever takes the tunnel.
text-shelob = After a victory she returns to Gondor.
text-witch-king = May attack sideways.
text-flying-nazgul = May attack a lone Light figure anywhere.
text-black-rider = May ride any distance forward to attack.
text-saruman = May forbid cards.
text-orcs = Attacking, they defeat the first figure at once.
text-warg = The Light figure’s text is ignored.
text-cave-troll = Dark’s card counts nothing.

## Questions

prompt-arrange = { $seat } sets up in secret.
prompt-place = { $seat }, who begins where? { $count ->
    [one] One region is empty.
   *[other] { $count } regions are empty.
 }
prompt-ready = { $seat }, is everybody where you want them?
prompt-scatter = Chance puts a figure on the board.
prompt-turn = { $seat }, which figure moves?
prompt-turn-on = { $seat }, where does Shadowfax carry your figure next?
prompt-tunnel = { $seat }, somebody walks through the tunnel of Moria. Does the Balrog strike?
prompt-tunnel-watched = { $seat }, somebody walks through the tunnel of Moria. What do you do?
prompt-challenge = { $seat }, whom do you fight in { $region }?
prompt-opponent = Chance says who answers the challenge.
prompt-text = { $seat }, { $light } meets { $dark }. What does { $light } do before the cards?
prompt-saruman = { $seat }, does Saruman forbid the cards against { $light }?
prompt-card = { $seat }, which card do you play: { $light } against { $dark }?
prompt-magic = { $seat }, which card of your pile does Magic become: { $light } against { $dark }?
prompt-retreat = { $seat_key ->
    [light] { $seat }, where shall { $light } retreat to?
   *[dark] { $seat }, where shall { $dark } retreat to?
 }
prompt-over-none = The match is over.
prompt-over-mordor = Frodo has reached Mordor. Light wins.
prompt-over-frodo = Frodo has fallen. Dark wins.
prompt-over-shire = Three Dark figures stand in the Shire. Dark wins.
prompt-over-stuck = A side that cannot move has lost.

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
verb-any = Any hidden one
verb-stay = Stay
verb-flee = Retreat
verb-substitute = Sam steps in
verb-unite = Stand together
verb-forbid = No cards
verb-allow = Cards
verb-play = Play
verb-fetch = Fetch
verb-forgo = Fetch nothing

answer-place = { $figure_start } to { $region }
answer-arrange = Ready-made set-up: { $arrangement }
answer-scatter = Let chance place the rest
answer-ready = Ready: so they shall stand
answer-move = Move { $figure } to { $region }
answer-attack = Attack { $region } with { $figure }
answer-ride = Shadowfax carries { $figure } to { $region }
answer-return = Bring Gandalf back to Fangorn
answer-look = Look into { $region }
answer-recall = Recall { $figure } to Mordor
answer-strike = The Balrog strikes
answer-spare = Nothing happens
answer-name = Fight { $figure }
answer-point = Fight stand { $stand }
answer-any = Fight one that you do not know
answer-stay = Stay
answer-flee = Go to { $region }
answer-substitute = Sam fights in Frodo’s place
answer-unite = Show Frodo: Sam counts 5
answer-forbid = No cards
answer-allow = Cards may be played
answer-play = Play { $card }
answer-fetch = Fetch { $card }
answer-forgo = Fetch nothing

meaning-place = Puts { $figure } in { $region }. When the five outer regions are full, the other four stay at home.
meaning-arrange = Puts all nine figures in their places at once.
meaning-scatter = Every figure without a place is equally likely to come to the next empty region.
meaning-ready = Your opponent will see your stands, but not who they are.
meaning-move = Moves { $figure } to { $region }, hidden.
meaning-attack = Shows { $figure } and fights { $count ->
    [one] the enemy there.
   *[other] the { $count } enemies there, one after the other.
 }
meaning-win = The Ring is at Mount Doom: Light wins.
meaning-ride = { $figure_start } goes to { $region } first and then makes the move of this turn. The card is used up.
meaning-return = Instead of a move, Gandalf stands in Fangorn again. The card is used up.
meaning-look = You see every Light figure in { $region } before you move. The card is used up.
meaning-recall = Instead of a move, brings { $figure } to Mordor. The card is used up.
meaning-strike = The Balrog shows himself and defeats the walker without a battle.
meaning-spare = The walker goes on to Fangorn; nobody learns who is in Moria.
meaning-name = Seen this turn: so you may choose to fight { $figure }.
meaning-point = Stands in one region are mixed: any of them may be anybody.
meaning-any = Chance draws one of the stands that you cannot tell apart.
meaning-stay = The battle goes on.
meaning-flee = Leaves the battle for { $region }; nobody is defeated and no cards are played.
meaning-stay-card = Retreat then counts nothing, and the battle goes on.
meaning-flee-card = Leaves the battle for { $region }; nobody is defeated.
meaning-substitute = Both are shown. Sam fights with strength 5.
meaning-unite = Both are shown, and Sam fights with strength 5.
meaning-forbid = Only the strengths of the figures count. Nobody plays a card.
meaning-allow = Both play a card as usual.
meaning-play-number = Adds { $card } to your figure’s strength.
meaning-fetch-number = Adds { $card } to your figure’s strength. The card then goes back to your pile.
meaning-forgo = Magic then counts nothing.
card-magic-text = Becomes any card of your discard pile, once you see what your opponent played.
card-eye-text = If Light played a text card, it has no effect.
card-retreat-text = Your figure leaves the battle: Light backwards, Dark sideways.
card-sacrifice-text = Both figures are defeated, unless Dark’s figure retreats.
card-cloak-text = Dark’s number card counts nothing.

## What is told

event-placed = Placed in { $region }: { $figure }.
event-arranged = { $seat } is ready.
event-turn = { $seat }’s turn.
event-moved = { $seat } moves a figure from { $start } to { $to }.
event-mover = (Face down: { $figure }.)
event-tunnel = { $seat } sends a figure into the tunnel of Moria.
event-quiet = Nothing stirs in Moria.
event-struck = The Balrog rises in Moria and strikes { $figure } down.
event-attacked = { $seat } attacks { $region }.
event-battle = Battle in { $region }: { $attacker } against { $defender }.
event-silenced = Against the Warg the text of { $figure } has no effect.
event-stood = { $figure_start } stays.
event-slipped = { $figure_start } slips away from { $start } to { $to }.
event-stepped-in = Sam stands before Frodo and fights in his place, with strength 5.
event-united = Frodo is with Sam, who fights with strength 5.
event-slew = { $figure_start } defeats { $victim } at once.
event-both-fell = { $figure_start } and { $victim } fall together.
event-overran = The Orcs overrun { $victim }.
event-forbade = Saruman forbids the cards.
event-laid = { $seat } lays a card face down.
event-played = { $seat } plays { $card }.
event-fetched = { $seat }’s Magic becomes { $card }.
event-without-effect = { $seat }’s { $card } has no effect.
event-cancelled = The Eye of Sauron looks through { $card }.
event-retreated = Retreat from { $start } to { $to }: { $figure }.
event-sacrificed = A noble sacrifice: both fall.
event-compared = Light has { $light }, Dark { $dark }.
event-fell = Defeated: { $figure }.
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
    [frodo] Frodo has fallen. { $seat } wins.
    [shire] Three Dark figures stand in the Shire. { $seat } wins.
   *[stuck] The other side cannot move. { $seat } wins.
 }

## The view in words

heading-battle = Battle in { $region }
heading-board = On the board
state-fighter = { $seat }: { $figure }, strength { $strength }
state-played = { $seat } has played { $card }.
state-laid = { $seat }’s card lies face down.
state-region = { $region }: { $here }
state-empty = No stand to be seen yet.
state-hidden = a { $side } stand
state-seen = { $figure } (known to your opponent)
state-hand = Cards in hand: { $cards }
state-pile = Discarded: { $cards }
state-lost = Defeated: { $figures }
state-none-lost = Nobody is defeated.
state-special = Special cards: { $cards }
state-won = Winner!
state-active = It is this side’s turn.

## Endings

ending-none = undecided
ending-mordor = Frodo reached Mordor
ending-frodo = Frodo was defeated
ending-shire = three Dark figures in the Shire
ending-stuck = the other side could not move

## Options

option-light_cards = Special cards of Light
    .help = A variant, also as a handicap: the weaker player gets one or both.
option-light_cards-none = none
option-light_cards-shadowfax = Shadowfax
option-light_cards-gandalf = Gandalf the White
option-light_cards-both = both
option-dark_cards = Special cards of Dark
    .help = A variant, also as a handicap: the weaker player gets one or both.
option-dark_cards-none = none
option-dark_cards-palantir = the Palantír
option-dark_cards-recall = Recall to Mordor
option-dark_cards-both = both
option-opponent_choice = Which of several defenders is fought
    .help = Stands in one region are mixed, so the odds are the same; only the question differs.
option-opponent_choice-random = chance draws one
option-opponent_choice-named = the attacker points at a stand
option-upstream_retreat = Retreats may go up the Anduin
    .help = The river gives Light two more moves; some read it as forbidding retreats against the stream.
option-compulsory_retreat = A Retreat card must be carried out
    .help = Otherwise whoever played it may stay, and the card counts nothing.
option-magic_must_replace = Magic must fetch a card
    .help = The Polish rules say that it may; the English ones that it must.
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
board-step-shown = Shown
board-step-texts = Texts
board-step-cards = Cards
board-step-result = Result

## What the lab counts

measure-turns = turns a match
measure-turns-any = matches with a turn
measure-defeated = figures defeated a match
measure-defeated-any = matches in which somebody is defeated
measure-points_light = points of Light a match
measure-points_light-any = matches in which Light scores
measure-points_dark = points of Dark a match
measure-points_dark-any = matches in which Dark scores
