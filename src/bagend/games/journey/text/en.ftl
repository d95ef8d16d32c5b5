title = Journey to Mordor
aim = Race your hobbit to Mordor by pushing your luck with five dice, before the Nazgûl catch up.
about = A dice race for two to four. Keep at least one die from every roll, and a Nazgûl whenever one shows.

## Nouns

seat-frodo = Frodo
seat-sam = Sam
seat-merry = Merry
seat-pippin = Pippin

die-yellow = yellow
die-red = red
die-blue = blue
die-green = green
die-black = black

symbol-ring = Ring
symbol-gandalf = Gandalf
symbol-weapon = Weapon
symbol-orc = Orc
symbol-nazgul = Nazgûl
symbol-tree = White Tree

face-ring = a Ring
face-gandalf = a Gandalf
face-weapon = a Weapon
face-orc = an Orc
face-tree = the White Tree
face-ring-2 = two Rings
face-ring-3 = three Rings
face-ring-4 = four Rings
face-ring-5 = five Rings
face-gandalf-2 = two Gandalfs
face-gandalf-3 = three Gandalfs
face-gandalf-4 = four Gandalfs
face-gandalf-5 = five Gandalfs
face-weapon-2 = two Weapons
face-weapon-3 = three Weapons
face-weapon-4 = four Weapons
face-weapon-5 = five Weapons
face-orc-2 = two Orcs
face-orc-3 = three Orcs
face-orc-4 = four Orcs
face-orc-5 = five Orcs
face-tree-2 = two White Trees
face-tree-3 = three White Trees
face-tree-4 = four White Trees
face-tree-5 = five White Trees
face-of-die = the { $die } { $symbol }
face-nazgul-yellow = the yellow Nazgûl
face-nazgul-red = the red Nazgûl
face-nazgul-blue = the blue Nazgûl
face-nazgul-green = the green Nazgûl
face-nazgul-black = the black Nazgûl

place-bag-end = Bag End
    .at = at Bag End
place-rivendell = Rivendell
    .at = in Rivendell
place-moria = Moria
    .at = in Moria
place-lothlorien = Lothlórien
    .at = in Lothlórien
place-rohan = Rohan
    .at = in Rohan
place-helms-deep = Helm’s Deep
    .at = at Helm’s Deep
place-gondor = Gondor
    .at = in Gondor
place-minas-tirith = Minas Tirith
    .at = in Minas Tirith
place-shelobs-lair = Shelob’s Lair
    .at = in Shelob’s Lair
place-mordor = Mordor
    .at = in Mordor

## What a question reminds of, as short as it can be

reminder-nazgul = One must be a Nazgûl.
reminder-rivendell = Equal symbols may be kept.
reminder-moria = Gandalf has no effect.
reminder-lothlorien = Each Weapon counts as two.
reminder-rohan = All may be rerolled once.
reminder-helms-deep = Each Orc counts as two.
reminder-gondor = No Nazgûl can hit you.
reminder-minas-tirith = Every Nazgûl hits you.
reminder-shelobs-lair = It takes two Rings to move.

## Questions

prompt-begin = Who goes first?
prompt-roll = { $seat } rolls.
prompt-keep = { $seat }, which dice do you keep?
prompt-split = { $gandalfs ->
    [one] { $seat }, which square does Gandalf split?
   *[other] { $seat }, which square does Gandalf split? He may split { $gandalfs }.
 }
prompt-over-none = The game is over.
prompt-over-mordor = { $winners } reached Mordor and wins.
prompt-over-most-left = { $count ->
    [one] { $winners } reached Mordor furthest ahead of the Nazgûl, and wins.
   *[other] { $winners } reached Mordor equally far ahead of the Nazgûl, and share the victory.
 }
prompt-over-survivor = { $winners } is the last hobbit left, and wins.
prompt-over-lost = The Nazgûl caught every hobbit. Everyone loses.

## Answers

verb-keep = Keep
verb-reroll = Roll again
verb-split = Split
verb-refrain = Don’t split
answer-keep = Keep { $shown }
answer-reroll = Roll all these dice again
answer-split = Split square { $square }
answer-refrain = { $split ->
    [0] Split no square
   *[other] Split no more squares
 }

about-nazgul = The { $die } Nazgûl will hit { $seat }.
about-sheltered = Gondor will shelter { $seat } from the { $die } Nazgûl.

# The captions before it say who rolls.
then-roll = { "" }

## What is told

event-began = { $seat } goes first.
event-turn = { $seat }’s turn, { $place_at }.
event-rolled = { $seat } rolls { $shown }.
event-kept = { $again ->
    [0] { $seat } keeps { $shown }.
    [one] { $seat } keeps { $shown }, then rolls the last die again.
   *[other] { $seat } keeps { $shown }, then rolls the other { $again } dice again.
 }
event-rerolled = { $seat } rolls the same dice again; the second result will stand.
event-stopped = The White Tree: { $seat } stops rolling, and only kept dice count.
event-held-up = { $orcs ->
    [one] An Orc holds
   *[other] { $orcs } Orcs hold
 } { $seat } up{ $place_key ->
    [helms-deep] , counting double at Helm’s Deep
   *[other] {""}
 }, against { $weapons ->
    [0] no Weapon
    [one] one Weapon
   *[other] { $weapons } Weapons
 }{ $place_key ->
    [lothlorien] , though Weapons count double in Lothlórien
   *[other] {""}
 }: no Ring counts.
event-crossed = { $place_key ->
    [mordor] { $seat } reaches Mordor!
   *[other] { $seat } reaches { $place }.
 }
event-stuck = Shelob takes { $seat }’s only Ring: two are needed to reach Mordor.
event-split = Gandalf splits square { $square } of { $seat }’s Nazgûl path: the Nazgûl now need { $left ->
    [one] one step
   *[other] { $left } steps
 } to catch him.
event-refrained = { $seat } leaves { $gandalfs ->
    [one] a Gandalf
   *[other] { $gandalfs } Gandalfs
 } unused.
event-idle = { $seat } began this turn { $place_at }, where Gandalf cannot help.
event-marked = The { $die } Nazgûl takes { $left ->
    [0] the last step towards { $seat }.
    [one] a step towards { $seat }: one more, and he is caught.
   *[other] a step towards { $seat }: { $left } more, and he is caught.
 }
event-spared = Gondor shelters { $seat } from the { $die } Nazgûl.
event-arrived = The Ring is at Mount Doom. Unless the Nazgûl still catch { $seat }, this round is the last.
event-out = The Nazgûl have caught { $seat }.
event-won = { $seat } wins, with the Nazgûl { $left ->
    [one] one step
   *[other] { $left } steps
 } behind.
event-lost = The Nazgûl have caught every hobbit. Everyone loses.
event-survived = { $seat } is the last hobbit left, and wins.

## The view in words

heading-dice = Dice
state-no-dice = No dice rolled yet this turn.
state-die-kept = { $symbol } ({ $die }), kept
state-die-loose = { $symbol } ({ $die })
state-place = { $spaces ->
    [0] { $seat } is { $place_at }.
    [one] { $seat } is { $place_at }, one space from Mordor.
   *[other] { $seat } is { $place_at }, { $spaces } spaces from Mordor.
 }
state-path = { $out ->
    [1] { event-out }
   *[other] { $left ->
        [0] The Nazgûl have caught up with { $seat }.
        [one] The Nazgûl need only one more step to catch { $seat }.
       *[other] The Nazgûl need { $left } more steps to catch { $seat }.
     }
 }{ $halves ->
    [0] {""}
    [one] {" "}Gandalf has split one square of the path.
   *[other] {" "}Gandalf has split { $halves } squares of the path.
 }
state-won = Winner!
state-active = It is { $seat }’s turn.

## How near victory is, and how a game went

meter-mordor = Mordor
meter-nazgul = Nazgûl
figure-turns = Turns played
figure-in = { $left ->
    [one] { $seat }, one step ahead of the Nazgûl
   *[other] { $seat }, { $left } steps ahead of the Nazgûl
 }
figure-out = { $seat }, caught

## What is drawn, for whoever points at it

piece-die = { $symbol } on the { $die } die
piece-die-unrolled = The { $die } die
piece-die-faces = The faces of this die: { $faces }.
piece-die-loose = { $seat } has not kept it yet.
piece-die-again = { $seat } is about to roll it again.
piece-die-kept = { $seat } has kept it this turn.
piece-die-idle = { $seat } did not keep it, so it has no effect.
piece-tray = The dice tray
piece-slots = Kept dice
piece-slots-empty = { $seat } has kept no dice yet.
piece-slots-kept = { $seat } has kept { $shown }.
piece-slots-worth = { $spaces ->
    [0] These dice alone would not move { $seat }.
    [one] These dice alone would take { $seat } one space further.
   *[other] These dice alone would take { $seat } { $spaces } spaces further.
 }
piece-sheet = { $seat }’s sheet
piece-sheet-does = The round spaces are the road to Mordor. Each square, or half of a split one, is a step of the Nazgûl.
piece-hobbit-does = Take { $seat } to Mordor before the Nazgûl catch him. His colour is { $die }.
piece-nazgul = The Nazgûl after { $seat }
piece-start = All hobbits start here. It is not a space to cross.
piece-place-reached = { $ahead ->
    [-1] { $seat } has left it behind.
    [0] { $seat } is here.
    [1] { $seat } comes here next.
   *[other] { $seat } is { $ahead } spaces away.
 }
piece-square = { $half ->
    [0] Square { $square } of { $seat }’s Nazgûl path
    [1] First half of square { $square } of { $seat }’s Nazgûl path
   *[other] Second half of square { $square } of { $seat }’s Nazgûl path
 }
piece-square-reached = { $hits ->
    [0] It is marked: the Nazgûl have come this far.
    [one] The next Nazgûl that hits { $seat } marks it.
   *[other] It takes { $hits } more Nazgûl to mark it.
 }

## The player aid

aid-symbols = Symbols
aid-symbol = { $symbol }: { $does }
aid-colours = Colours
aid-colour = { $seat } is { $die }.
aid-dice = Dice
aid-coloured-die = Each coloured die: { $faces }.
aid-black-die = The black die: { $faces }.
aid-limits = Limits
aid-squares = A Nazgûl path has { $squares } squares.
aid-places = Places, on the advanced side

## Endings

ending-mordor = reached Mordor
ending-most-left = reached Mordor furthest ahead of the Nazgûl
ending-survivor = the last hobbit left
ending-lost = everyone was caught

## Options

option-side = Side of the sheet
    .help = On the advanced side, the place where a hobbit starts a turn changes a rule for that turn.
option-side-basic = basic
option-side-advanced = advanced
option-first = Who goes first
    .help = The rulebook says: whoever read or watched the story last.
option-first-random = at random
option-first-frodo = Frodo
option-first-sam = Sam
option-first-merry = Merry
option-first-pippin = Pippin
option-last_survivor = The last survivor wins
    .help = A variant from the Polish rulebook: you also win if everyone else has been caught.
option-choose_split = Choose which square Gandalf splits
    .help = Otherwise he splits the leftmost empty square; no other choice is ever better.
option-squares = Squares of the Nazgûl path
    .help = Our best guess: the rulebooks we have lack their pictures. Count the squares on your own sheet.
    .source = a German customer says it is the shorter path; six is a reconstruction by simulation
option-coloured_die = Faces of the coloured dice
    .help = Our best guess: one symbol appears twice, most likely the Ring. The English box calls the Weapon “Fellowship”.
    .source = five symbols on six faces, so one is doubled; that it is the Ring is a reconstruction by simulation
option-coloured_die-nazgul = { symbol-nazgul }
option-coloured_die-ring = { symbol-ring }
option-coloured_die-gandalf = { symbol-gandalf }
option-coloured_die-weapon = { symbol-weapon }
option-coloured_die-orc = { symbol-orc }
option-black_die = Faces of the black die
    .help = Our best guess: one face for each of the six symbols.
    .source = six symbols on six faces
option-black_die-nazgul = { symbol-nazgul }
option-black_die-ring = { symbol-ring }
option-black_die-gandalf = { symbol-gandalf }
option-black_die-weapon = { symbol-weapon }
option-black_die-orc = { symbol-orc }
option-black_die-tree = { symbol-tree }

## Board

board-label = Journey to Mordor: the hobbits’ sheets and the dice
board-die = { $die } die: { $symbol }
board-out = caught
board-won = the winner

## What the lab counts

measure-turns = turns per game
measure-turns-any = games with a turn
measure-eliminated = hobbits caught per game
measure-eliminated-any = games in which someone is caught
