title = Journey to Mordor
aim = Race your hobbit to Mordor by pushing your luck with five dice, before the Nazgûl catch him.
about = A dice race for two to four. Keep at least one die of every roll, and a Nazgûl whenever one shows.

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

face-ring = Ring
face-gandalf = Gandalf
face-weapon = Weapon
face-orc = Orc
face-tree = White Tree
face-of-die = { $symbol } ({ $die })
face-nazgul-yellow = yellow Nazgûl
face-nazgul-red = red Nazgûl
face-nazgul-blue = blue Nazgûl
face-nazgul-green = green Nazgûl
face-nazgul-black = black Nazgûl

place-bag-end = Bag End
place-rivendell = Rivendell
place-moria = Moria
place-lothlorien = Lothlórien
place-rohan = Rohan
place-helms-deep = Helm’s Deep
place-gondor = Gondor
place-minas-tirith = Minas Tirith
place-shelobs-lair = Shelob’s Lair
place-mordor = Mordor

## The rule of each place on the advanced side

rule-rivendell = equal symbols may be kept
rule-moria = Gandalf has no effect
rule-lothlorien = each Weapon counts as two
rule-rohan = every roll may be rolled again once
rule-helms-deep = each Orc counts as two
rule-gondor = no Nazgûl can hit you this turn
rule-minas-tirith = every Nazgûl you keep hits you
rule-shelobs-lair = one Ring less: you need two to reach Mordor

## Questions

prompt-begin = Who goes first?
prompt-roll = { $seat } rolls.
prompt-keep = { $ruled ->
    [yes] { $seat }, which dice do you keep? Here { $rule }.
   *[no] { $seat }, which dice do you keep?
 }
prompt-split = { $seat }, which square of your Nazgûl path does Gandalf split?
prompt-over-none = The match is over.
prompt-over-mordor = { $winners } reached Mordor and wins.
prompt-over-most-left = { $count ->
    [one] { $winners } reached Mordor with the most of the Nazgûl path left, and wins.
   *[other] { $winners } reached Mordor with equally much of the Nazgûl path left, and share the victory.
 }
prompt-over-survivor = { $winners } is the last hobbit left, and wins.
prompt-over-lost = The Nazgûl caught every hobbit. Everybody has lost.

## Answers

verb-keep = Keep
verb-reroll = Roll again
verb-split = Split
verb-refrain = Leave it
answer-keep = Keep { $shown }
answer-reroll = Roll all these dice again
answer-split = Split square { $square }
answer-refrain = Split none

meaning-keep = Rolls { $count ->
    [one] the { $dice } die
   *[other] { $count } dice
 } again.
meaning-all = All dice are kept: rolling ends and they take effect.
meaning-tree = The White Tree ends your rolling: only kept dice take effect.
meaning-nazgul = Nazgûl against { $targets }.
meaning-reroll = Rolls every die of this roll again; the second result stands.
meaning-split = Makes two halves of this square, so that your Nazgûl path is one segment longer.
meaning-refrain = Leaves your Nazgûl path as it is.

## What is told

event-began = { $seat } goes first.
event-turn = { $seat_key ->
   *[other] { $seat }’s turn, standing at { $place }.
 }
event-rolled = { $seat } rolls { $shown }.
event-kept = { $seat } keeps { $shown }.
event-rerolled = { $seat } rolls the same dice again.
event-stopped = The White Tree: { $seat } stops rolling.
event-held-up = { $orcs ->
    [one] An Orc holds
   *[other] { $orcs } Orcs hold
 } { $seat } up, against { $weapons ->
    [0] no Weapon
    [one] one Weapon
   *[other] { $weapons } Weapons
 }: { $rings ->
    [one] his Ring counts
   *[other] his { $rings } Rings count
 } for nothing.
event-crossed = { $place_key ->
    [mordor] { $seat } reaches Mordor!
   *[other] { $seat } reaches { $place }.
 }
event-stuck = Shelob takes { $seat }’s only Ring: two are needed to reach Mordor.
event-split = Gandalf splits square { $square } of { $seat }’s Nazgûl path.
event-refrained = { $seat } leaves the Nazgûl path as it is.
event-idle = { $seat } began this turn in { $place }, where Gandalf cannot help.
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
event-lost = The Nazgûl have caught every hobbit. Everybody has lost.
event-survived = { $seat } is the last hobbit left, and wins.

## The view in words

heading-dice = Dice
state-no-dice = No dice rolled yet this turn.
state-die-kept = { $symbol } ({ $die }), kept
state-die-loose = { $symbol } ({ $die })
state-place = At { $place }: { $crossed ->
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
ending-most-left = reached Mordor with the most of the Nazgûl path left
ending-survivor = the last hobbit left
ending-lost = everybody was caught

## Options

option-side = Side of the sheet
    .help = On the advanced side the place where a hobbit begins his turn bends a rule.
option-side-basic = basic
option-side-advanced = advanced
option-first = Who goes first
    .help = At a real table: whoever read or watched the story last.
option-first-random = chance decides
option-first-frodo = Frodo
option-first-sam = Sam
option-first-merry = Merry
option-first-pippin = Pippin
option-last_survivor = The last survivor wins
    .help = A variant of the Polish rulebook: you also win when everybody else has been caught.
option-choose_split = Choose the square that Gandalf splits
    .help = Otherwise he splits the leftmost empty square, which is never worse.
option-squares = Squares of the Nazgûl path
    .help = Reconstructed: the rulebooks’ pictures are lost. Count them on your own sheet.
option-coloured_die = Faces of the coloured dice
    .help = Reconstructed: one symbol is doubled, most likely the Ring.
option-coloured_die-nazgul = { symbol-nazgul }
option-coloured_die-ring = { symbol-ring }
option-coloured_die-gandalf = { symbol-gandalf }
option-coloured_die-weapon = { symbol-weapon }
option-coloured_die-orc = { symbol-orc }
option-black_die = Faces of the black die
    .help = Reconstructed from the six symbols.
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

measure-turns = turns a match
measure-turns-any = matches with a turn
measure-eliminated = hobbits caught a match
measure-eliminated-any = matches in which somebody is caught
