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

## The rule of each place on the advanced side

rule-rivendell = you may keep equal symbols from one roll
rule-moria = Gandalf has no effect
rule-lothlorien = each Weapon counts as two
rule-rohan = after each roll you may reroll all its dice once
rule-helms-deep = each Orc counts as two
rule-gondor = no Nazgûl can hit you this turn
rule-minas-tirith = every Nazgûl you keep hits you
rule-shelobs-lair = one of your Rings is lost, so you need two to reach Mordor

## Questions

prompt-begin = Who goes first?
prompt-roll = { $seat } rolls.
prompt-keep = { $place_key ->
    [bag-end] { $seat }, which dice do you keep?
   *[other] { $seat }, which dice do you keep? { $place }: { $rule }.
 }
prompt-split = { $gandalfs ->
    [one] { $seat }, which square of your Nazgûl path does Gandalf split? You have one Gandalf left.
   *[other] { $seat }, which square of your Nazgûl path does Gandalf split? You have { $gandalfs } Gandalfs left.
 }
prompt-over-none = The game is over.
prompt-over-mordor = { $winners } reached Mordor and wins.
prompt-over-most-left = { $count ->
    [one] { $winners } reached Mordor with the most segments left, and wins.
   *[other] { $winners } reached Mordor with the same number of segments left, and share the victory.
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
event-split = Gandalf splits square { $square } of { $seat }’s Nazgûl path: { $left } segments left.
event-refrained = { $seat } leaves { $gandalfs ->
    [one] a Gandalf
   *[other] { $gandalfs } Gandalfs
 } unused.
event-idle = { $seat } began this turn { $place_at }, where Gandalf cannot help.
event-marked = The { $die } Nazgûl comes after { $seat }: { $left ->
    [0] the path is full.
    [one] one segment left.
   *[other] { $left } segments left.
 }
event-spared = Gondor shelters { $seat } from the { $die } Nazgûl.
event-arrived = The Ring is at Mount Doom. Unless the Nazgûl still catch { $seat }, this round is the last.
event-out = The Nazgûl have caught { $seat }.
event-won = { $seat } wins with { $left ->
    [one] one segment
   *[other] { $left } segments
 } to spare.
event-lost = The Nazgûl have caught every hobbit. Everyone loses.
event-survived = { $seat } is the last hobbit left, and wins.

## The view in words

heading-dice = Dice
state-no-dice = No dice rolled yet this turn.
state-die-kept = { $symbol } ({ $die }), kept
state-die-loose = { $symbol } ({ $die })
state-place = { $place }: { $crossed ->
    [0] no space crossed yet.
    [one] one space of nine crossed.
   *[other] { $crossed } spaces of nine crossed.
 }
state-path = Nazgûl path: { $left } of { $length } segments left{ $halves ->
    [0] .
    [one] , one square split.
   *[other] , { $halves } squares split.
 }
state-out = Out: caught by the Nazgûl.
state-won = Winner!
state-active = It is this hobbit’s turn.

## Endings

ending-mordor = reached Mordor
ending-most-left = reached Mordor with the most segments left
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
option-coloured_die = Faces of the coloured dice
    .help = Our best guess: one symbol appears twice, most likely the Ring. The English box calls the Weapon “Fellowship”.
option-coloured_die-nazgul = { symbol-nazgul }
option-coloured_die-ring = { symbol-ring }
option-coloured_die-gandalf = { symbol-gandalf }
option-coloured_die-weapon = { symbol-weapon }
option-coloured_die-orc = { symbol-orc }
option-black_die = Faces of the black die
    .help = Our best guess: one face for each of the six symbols.
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
