title = Adventure to Mount Doom
aim = Lead the Ring-bearers to Mount Doom together, before their courage runs out or the last Nazgûl arrives.
about = A cooperative dice journey for one to four. Choose the dice, meet what they bring, and keep the Fellowship close to Frodo and Sam.

## Nouns

seat-north = North
seat-east = East
seat-south = South
seat-west = West

# Each figure at the beginning of a sentence, and the endings of its verbs.
figure-ring-bearers = the Ring-bearers
    .start = The Ring-bearers
    .s = { "" }
    .es = { "" }
    .does = do
figure-merry-pippin = Merry and Pippin
    .start = Merry and Pippin
    .s = { "" }
    .es = { "" }
    .does = do
figure-aragorn = Aragorn
    .start = Aragorn
    .s = s
    .es = es
    .does = does
figure-legolas = Legolas
    .start = Legolas
    .s = s
    .es = es
    .does = does
figure-gimli = Gimli
    .start = Gimli
    .s = s
    .es = es
    .does = does
figure-nazgul = a Nazgûl

die-orange = orange
die-violet = violet
die-blue = blue
die-green = green
die-red = red
die-first-black = first black
die-second-black = second black
black-first = first
black-second = second

stage-lothlorien = Lothlórien
stage-rohan = Rohan
stage-helms-deep = Helm’s Deep
stage-gondor = Gondor
stage-minas-morgul = Minas Morgul
stage-mount-doom = Mount Doom

face-merry-pippin = the hobbits’ daggers
face-aragorn = Aragorn’s sword
face-legolas = Legolas’ bow
face-gimli = Gimli’s axe
face-sauron = the Eye
face-gandalf = Gandalf’s staff

way-left = left
way-right = right
gift-courage = courage
gift-token = his token

helper-arwen = Arwen
helper-elrond = Elrond
helper-theoden = King Théoden
helper-galadriel = Galadriel
helper-eowyn = Éowyn
helper-eomer = Éomer
helper-faramir = Faramir
helper-treebeard = Treebeard
helper-boromir = Boromir
helper-power = Gandalf’s Power
helper-trick = Gandalf’s Trick
helper-support = Gandalf’s Support
helper-vision = Gandalf’s Vision
helper-wrath = Gandalf’s Wrath

card-cave-troll = the Cave Troll
card-saruman = Saruman
card-nazgul = the Nazgûl
card-balrog = the Balrog of Moria
card-moria-orc = the Moria Orc
card-arwen = Arwen
card-elrond = Elrond
card-orc-hordes = the Orc Hordes
card-wargs = the Wargs
card-theoden = King Théoden
card-uruk-hai = the Uruk-hai
card-galadriel = Galadriel
card-eowyn = Éowyn
card-grima = Gríma Wormtongue
card-eomer = Éomer
card-grond = Grond
card-eye-of-sauron = the Eye of Sauron
card-faramir = Faramir
card-treebeard = Treebeard
card-witch-king = the Witch-king of Angmar
card-mumakil = the Mûmakil
card-haradrim = the Haradrim
card-denethor = Denethor
card-army-of-the-dead = the Army of the Dead
card-mouth-of-sauron = the Mouth of Sauron
card-gollums-deceit = Gollum’s Deceit
card-phial-of-galadriel = the Phial of Galadriel
card-gollums-madness = Gollum’s Madness
card-shelob = Shelob
card-shelobs-sting = Shelob’s Sting
card-power-of-the-ring = the Power of the Ring
card-eagles = the Eagles

## What a card does, in a few words

effect-cave-troll = one fight; lost: −2
effect-saruman = 2 Uruk-hai come
effect-nazgul = place a Nazgûl
effect-balrog = −3, no Gandalf until Helm’s Deep
effect-moria-orc = one fight; lost: −1
effect-arwen = stops one event space
effect-elrond = rerolls a die just rolled
effect-orc-hordes = one fight; lost: −2
effect-wargs = courage −2
effect-theoden = brings a companion to its destination
effect-uruk-hai = a fight for each in Isengard; lost: −1
effect-galadriel = before a fight: the Ring to { $galadriel }
effect-eowyn = a 6 slays the Witch-king
effect-grima = { $allies ->
    [all] all allies are lost
   *[one] one ally is lost
 }
effect-eomer = wins one fight
effect-grond = courage −3
effect-eye-of-sauron = the Ring falls to { $eye }
effect-faramir = Ring-bearers ride 2 to 4
effect-treebeard = +2, or guards Isengard
effect-witch-king = a die for him and each Nazgûl; odd: −1
effect-mumakil = { $battles ->
    [one] one fight; lost: −{ $hearts }
   *[other] { $battles } fights; each lost: −{ $hearts }
 }
effect-haradrim = courage −2
effect-denethor = reroll a die on the tile
effect-army-of-the-dead = covers a card beside it
effect-mouth-of-sauron = fights until two in a row are won; each lost: −1
effect-gollums-deceit = courage −2
effect-phial-of-galadriel = courage +2
effect-gollums-madness = courage −1
effect-shelob = −1, no move
effect-shelobs-sting = a die: 2–3 −1, 4–6 −2
effect-power-of-the-ring = a die: 6 costs 5
effect-eagles = courage +1
effect-boromir = repeats a lost fight with Uruk-hai
effect-power = sets a black die
effect-trick = sets a coloured die
effect-support = five dice, one moves
effect-vision = sees the next stage’s first card
effect-wrath = removes a card just met

shown-black-1 = black 1
shown-black-2 = black 2
shown-black-3 = black 3
shown-black-4 = black 4
shown-black-5 = black 5
shown-black-6 = black 6
shown-orange-1 = orange 1
shown-orange-2 = orange 2
shown-orange-3 = orange 3
shown-orange-4 = orange 4
shown-orange-5 = orange 5
shown-orange-6 = orange 6
shown-violet-1 = violet 1
shown-violet-2 = violet 2
shown-violet-3 = violet 3
shown-violet-4 = violet 4
shown-violet-5 = violet 5
shown-violet-6 = violet 6
shown-blue-1 = blue 1
shown-blue-2 = blue 2
shown-blue-3 = blue 3
shown-blue-4 = blue 4
shown-blue-5 = blue 5
shown-blue-6 = blue 6
shown-green-1 = green 1
shown-green-2 = green 2
shown-green-3 = green 3
shown-green-4 = green 4
shown-green-5 = green 5
shown-green-6 = green 6
shown-red-1 = red 1
shown-red-2 = red 2
shown-red-3 = red 3
shown-red-4 = red 4
shown-red-5 = red 5
shown-red-6 = red 6

## Questions

prompt-begin = Who is the oldest?
prompt-gandalf = { $seat } draws a Gandalf card.
prompt-card = A card is turned up.
prompt-roll = { $seat } rolls.
prompt-support = { $seat } rolls all five Fellowship dice.
prompt-die = { $seat } rolls a die.
prompt-combat = { $seat } rolls the combat die.
prompt-pair = { $seat }, choose two dice to roll: each can move the figure of its colour.
prompt-first-side = { $seat }, which two dice go on side 1? You meet the black die’s card, then move.
prompt-third = { $seat }, which coloured die joins the second roll, for side 2?
prompt-second-side = { $seat }, which coloured die goes on side 2, to move its figure?
prompt-choose = { $seat }, which of the five dice moves its figure?
prompt-stride = { $seat }, the slot is empty: how far { $figure_does } { $figure } move?
prompt-event = { $seat }, { $figure } end{ $figure_s } on { $event ->
    [heart] a black heart
   *[nazgul] a Nazgûl space
 }. Let Arwen stop the event?
prompt-fight = { $seat }, a fight against { $card }: roll the combat die, or use a card first?
prompt-offer = { $seat }, Gandalf’s staff! Give up a Gandalf card to win this fight?
prompt-boromir = { $seat }, this Uruk-hai has won. Let Boromir fight it again?
prompt-peril = { $seat }, courage is about to run out. Use Treebeard’s 2 courage?
prompt-grima = { $seat }, Gríma costs you an ally. Which one do you let go?
prompt-denethor = { $seat }, which die does Denethor make you roll again?
prompt-march = { $seat }, which card does the Army of the Dead cover?
prompt-eowyn = { $seat }, a 6! Let Éowyn strike the Witch-king down?
prompt-wrath = { $seat }, remove { $card } with Gandalf’s Wrath?
prompt-rolled = { $seat }, the black die shows { $pips }. Keep it?
prompt-theoden = { $seat }, this stage is ending. Let Théoden bring a companion on first?
prompt-vision = { $seat }, look at the first card of { $stage } with Gandalf’s Vision?
prompt-seen = { $seat }, put { $card } back on top, or remove it?
prompt-convert = { $seat }, each card you give up now becomes 1 courage. Which one?
prompt-over-none = The game is over.
prompt-over-crater = The Ring is in the fire of Mount Doom. Everyone wins!
prompt-over-courage = The Ring-bearers’ courage has run out. Everyone loses.
prompt-over-nazgul = The last Nazgûl has come to Minas Morgul. Everyone loses.

## Answers

verb-roll = Roll
verb-place = Place
verb-add = Add
verb-choose = Choose
verb-stride = Move
verb-pass = Go on
verb-give = Give up
verb-banish = Let go
verb-reroll = Roll again
verb-march = March
verb-return = Put back
verb-discard = Remove
verb-convert = Turn into courage
verb-use = Use
verb-elrond = Elrond
verb-power = Gandalf’s Power
verb-trick = Gandalf’s Trick
verb-theoden = Théoden
verb-faramir = Faramir
verb-treebeard = Treebeard

answer-roll = Roll { $dice }
answer-place = Place black { $pips } and { $die } { $steps }
answer-place-twin = { $black_key ->
    [first] Place black { $pips } and { $die } { $steps }
   *[second] Place the other black { $pips } and { $die } { $steps }: no difference
 }
answer-add = Add the { $die } die ({ $figure })
answer-choose = { $die } { $steps }: move { $figure }
answer-stride = { $steps ->
    [0] Stay
    [one] Move one space
   *[other] Move { $steps } spaces
 }
answer-pass-fight = Roll the combat die
answer-pass-offer = Give up none and lose the fight
answer-pass-boromir = Accept the lost fight
answer-pass-event = Let the event happen
answer-pass-peril = Accept the end
answer-pass-eowyn = Hold Éowyn back
answer-pass-wrath = Leave the card
answer-pass-rolled = Keep the die
answer-pass-theoden = Keep Théoden
answer-pass-vision = Don’t look
answer-pass-convert = Keep the other cards
answer-give = Give up { $helper }
answer-banish = Let { $helper } go
answer-reroll = Roll the { $die } die again
answer-march = March to the { $way }
answer-return = Put it back on top
answer-discard = Remove it from the game
answer-convert = Turn { $helper } into courage
answer-use = Use { $helper }
answer-elrond = Elrond: roll the { $die } die again
answer-power = Gandalf’s Power: turn the { $black } black die to { $pips }
answer-trick = Gandalf’s Trick: turn the { $die } die to { $pips }
answer-theoden = Théoden: bring { $figure } to { $stage }
answer-faramir = Faramir: the Ring-bearers ride { $steps } spaces
answer-treebeard = { $gift_key ->
    [courage] Treebeard: gain 2 courage
   *[token] Treebeard: guard Isengard
 }

## What the dice and cards of an answer do

about-roll = You take these two and both black dice.
about-add = It joins the { $die } die and the black die left over.
about-place = { met-slot } { $move }.
about-place-second = After side 1, as things stand: slot { $slot }, { $met }. { $move }.
about-power = A { $pips } meets { $met }.
about-trick = { $move }.
about-elrond = The new result counts.
about-reroll = The new result counts.
about-boromir = This time only the Eye loses.
about-support = You choose one of the five dice and move its figure.
about-vision = Everyone sees the first card; you put it back or remove it.
about-token = With his token in Isengard, every fight won against Uruk-hai drives one away, the chief last.
about-return = It will lie in slot 1, and everyone knows it.
about-convert = The card is used up.
about-march = It covers { $card }, which cannot be met while the Army lies there.
about-march-unknown = It covers a card nobody has seen.
about-fight = { $support } Losing costs { $hearts } courage.
state-support = { $count ->
    [0] Nobody supports the Ring-bearers.
   *[other] Supported by { $who }.
 }
about-stays = { $card_key ->
   *[other] The card stays: { $card } can be met again.
 }
about-unseen = Six cards are laid out: slots 2 to 5 open, 1 and 6 face down.
met-empty = { $figure_key ->
    [nazgul] an empty slot, so a Nazgûl comes
   *[other] an empty slot, so { $figure } may move up to 2 spaces
 }
met-slot = Slot { $slot }: { $met }.
met-again = whatever the first die leaves in that slot
met-unknown = a card nobody has seen
met-card = { $card } ({ $effect })
move-stays = { $figure_start } { $figure_does } not move
move-waits = { $figure_start } go{ $figure_es } past Minas Morgul, to the waiting area
move-reaches = { $figure_start } reach{ $figure_es } { $stage }{ $reward ->
    [courage] {" "}exactly: +1 courage
    [card] {" "}exactly: a Gandalf card
   *[none] {""}
 }
move-heart = { $figure_start } move{ $figure_s } onto a black heart
move-nazgul = { $figure_start } move{ $figure_s } onto a Nazgûl space
move-plain = { $figure_start } move{ $figure_s } { $steps ->
    [one] one space
   *[other] { $steps } spaces
 }

lack-moment = { $helper } cannot be used at this moment.

## What is decided next

then-gandalf = Then a Gandalf card is drawn.
then-card = Then a card is turned up.
then-roll = Then the dice are rolled.
then-support = Then all five Fellowship dice are rolled.
then-die = Then a die is rolled.
then-combat = Then the combat die is rolled.
then-pair = Then { $seat } rolls.

## What is told

event-began = { $seat } goes first; Boromir stands by { $young }.
event-drew = { $seat } draws { $helper }.
event-missed = No Gandalf card: the top one goes to the box unseen.
event-stage = The way to { $stage } begins.
event-dealt = { $card_key ->
   *[other] Slot { $slot }: { $card }.
 }
event-turn = { $seat }’s turn.
event-rolled = { $seat } rolls { $shown }.
event-placed = { $seat } places { $shown } on side { $side }.
event-turned-up = The card in slot { $slot } is { $card }.
event-met = Slot { $slot }: the Fellowship meets { $card }.
event-joined = { $helper } joins { $seat }.
event-lost = { $amount } courage lost: { $left } left.
event-gained = { $amount ->
    [0] No courage to gain: { $left } is all the track holds.
   *[other] { $amount } courage gained: { $left } now.
 }
event-nazgul = A Nazgûl comes to Minas Morgul: { $placed } of 9 are there.
event-no-nazgul = No more Nazgûl come.
event-mustered = { $amount ->
    [0] Saruman has no more Uruk-hai to send.
    [one] One Uruk-hai comes to Isengard: { $total } there.
   *[other] { $amount } Uruk-hai come to Isengard: { $total } there.
 }
event-repelled = An Uruk-hai leaves Isengard: { $total ->
    [one] only one is left.
   *[other] { $total } are left.
 }
event-chief-fell = Their chief falls. Isengard is free!
event-fights = { $fights ->
    [one] One fight.
   *[other] { $fights } fights.
 }
event-combat = The combat die shows { $face }.
event-fought = The fight is won.
event-beaten = The fight is lost.
event-gave = { $helper } is given up.
event-shadow = The Balrog’s shadow keeps Gandalf away until Helm’s Deep.
event-shadow-lifted = Gandalf is back.
event-eye = { $lost ->
    [0] The Eye changes nothing: the Ring is at { $left } already.
   *[other] The Eye draws the Ring down: { $lost } courage lost, { $left } left.
 }
event-banished = Gríma’s words drive { $helper } away.
event-black-die = The black die shows { $pips }.
event-empty = Slot { $slot } is empty and shows { $figure }.
event-moved = { $figure_start } move{ $figure_s } { $steps ->
    [one] one space
   *[other] { $steps } spaces
 }, { $step ->
    [0] to { $stage }.
   *[other] to step { $step } on the way to { $stage }.
 }
event-waits = { $figure_start } go{ $figure_es } past Minas Morgul, to the waiting area.
event-stood = { $figure_start } { $figure_does } not move.
event-event = { $figure_start } trigger{ $figure_s } the event on the space.
event-shielded = Arwen keeps { $figure } safe: the space has no effect.
event-safe = Someone is already there: the space is safe for { $figure }.
event-exact = An exact arrival.
event-used = { $seat } uses { $helper }.
event-rerolled = The { $die } die now shows { $pips }.
event-web = Caught in Shelob’s web, the Ring-bearers do not move.
event-marched = The Army of the Dead covers slot { $slot }.
event-removed = { $card_key ->
   *[other] Out of the game: { $card }.
 }
event-bonus = { $steps ->
    [0] Nobody waits in Minas Morgul to help them on.
    [one] A companion in Minas Morgul helps the Ring-bearers one space on.
   *[other] Companions in Minas Morgul help the Ring-bearers { $steps } spaces on.
 }
event-peeked = The first card of the stage is { $card }.
event-returned = Back on the stack: { $card }.
event-galadriel = The Ring moves to Galadriel’s space: { $left } courage.
event-eowyn = Éowyn strikes the Witch-king down. The Nazgûl are no longer a threat.
event-treebeard = Treebeard guards Isengard.
event-won = The Ring falls into the fire of Mount Doom. Everyone wins!
event-lost-hope = The Ring-bearers’ courage has run out. Everyone loses.
event-lost-nazgul = The last Nazgûl has come. Everyone loses.
event-no-uruk = Isengard is free: no Uruk-hai to fight.

## The view in words

heading-journey = The journey
heading-track = Encounter track
heading-dice = Dice
heading-cards = Allies and Gandalf cards
heading-dangers = Courage and dangers
state-stage = On the way to { $stage }.
state-turn = It is { $seat }’s turn.
state-figure = { $figure_start }: { $where }.
where-rivendell = in Rivendell
where-step = { $step ->
    [0] at { $stage }
   *[other] step { $step } on the way to { $stage }
 }
where-waiting = in the waiting area
state-courage = Courage { $courage } of { $top }; the Eye is at { $eye }, Galadriel at { $galadriel }.
state-nazgul = { $nazgul ->
    [one] The Witch-king, the first of 9 Nazgûl, is in Minas Morgul.
   *[other] { $nazgul } of 9 Nazgûl are in Minas Morgul, the Witch-king among them.
 }
state-no-nazgul = The Witch-king is dead, and the Nazgûl are no longer a threat.
state-isengard = { $total ->
    [0] Isengard is free.
    [one] One Uruk-hai in Isengard, the chief.
   *[other] { $total } Uruk-hai in Isengard.
 }
state-treebeard = Treebeard guards Isengard.
state-shadow = Gandalf is away until Helm’s Deep.
state-slot-card = Slot { $slot }: { $card }: { $effect }.
state-slot-known = Slot { $slot }: { $card }, face down but known to all.
state-slot-down = Slot { $slot }: a card nobody has seen.
state-slot-empty = Slot { $slot }: empty, shows { $figure }.
state-slot-army = Slot { $slot }: the Army of the Dead, covering { $known ->
    [yes] { $card }.
   *[no] a card nobody has seen.
 }
state-tile = Side { $side }: { $dice }.
state-loose = Rolled: { $dice }.
state-no-dice = All dice are in the pool.
state-helper = { $helper }, in front of { $seat }: { $effect }.
state-helper-now = { state-helper } { state-usable }
state-usable = May be used now.
state-no-helpers = No cards.
state-stack = { $count ->
    [0] The Gandalf stack is empty.
    [one] One Gandalf card in the stack.
   *[other] { $count } Gandalf cards in the stack.
 }

## What is drawn, for whoever points at it

rule-crater = When the Ring-bearers reach the crater of Mount Doom, you all win.
rule-courage = When the Ring reaches the black heart, courage has run out and you all lose.
rule-nazgul = When the ninth Nazgûl comes, you all lose.

piece-space = { $step ->
    [-1] Rivendell
    [0] { $stage }
   *[other] Step { $step } on the way to { $stage }
 }
piece-rivendell = The Fellowship set out from here.
piece-destination = A destination: when the Ring-bearers come here, the stage ends and new encounter cards are laid out.
piece-gift = If the orange die brings the Ring-bearers exactly to a destination, whoever rolled it draws a Gandalf card.
piece-morgul = Each companion here when the stage ends helps the Ring-bearers one space on. Whoever would go further lands in the waiting area.
piece-exact = A companion whose die leads exactly to a destination brings 1 courage.
piece-plain = A space without dangers. Any number of figures may share it.
piece-heart = A black heart: a figure that ends its move here costs you 1 courage.
piece-nazgul-space = A Nazgûl space: when a figure ends its move here, another Nazgûl comes to Minas Morgul.
piece-safe = Nothing happens if another figure stands here already.
piece-unsafe = That happens even if another figure stands here already.
piece-here = Here now: { $who }.
piece-ahead = { $ahead ->
    [one] One space ahead of the Ring-bearers.
   *[other] { $ahead } spaces ahead of the Ring-bearers.
 }
piece-figure = { $figure_start }
piece-bearers = Frodo and Sam, who carry the Ring.
piece-moved-by = The { $die } die moves { $figure } as many spaces as it shows.
piece-moves = A coloured die moves the figure of its colour as many spaces as it shows.
piece-last-stage = In the last stage you roll one black die a turn, meet its card, and move the Ring-bearers one space. Nobody else goes on.
piece-supporter = A companion supports the Ring-bearers in fights from their space up to the destination of the stage.
piece-supports = { $figure_start } support{ $figure_s } them now.
piece-supports-not = { $figure_start } { $figure_does } not support them now.
piece-waiting = The waiting area
piece-waiting-does = A companion whose move would lead past Minas Morgul comes here. It takes no further part: no support, and no step for the Ring-bearers.

piece-courage = { $at ->
    [0] The black heart
   *[other] Courage { $at }
 }
piece-track = The Ring on the courage track
piece-ring = The Ring shows how much courage the Ring-bearers have left.
piece-eye = The eye marks the space to which the Eye of Sauron draws the Ring down.
piece-galadriel = The star marks the space to which Galadriel moves the Ring.
piece-end = This is the end of the track.
piece-nazgul = { $who ->
    [king] The Witch-king of Angmar
    [rider] A Nazgûl
    [all] The nine Nazgûl
   *[free] A free space for a Nazgûl
 }
piece-nazgul-come = Nazgûl come by their card, by a Nazgûl space on the path, or by an empty slot with their sign, and never leave.
piece-uruk = { $who ->
    [chief] The chief of the Uruk-hai
    [warrior] An Uruk-hai warrior
   *[free] A free space for an Uruk-hai
 }
piece-isengard = Saruman’s card sends Uruk-hai to Isengard. When you meet the Uruk-hai card, you fight each one that is there.
piece-treebeard = Treebeard’s token
piece-gandalf = Gandalf’s token

piece-slot-card = Slot { $slot }: { $card }
piece-slot-empty = Slot { $slot }: empty
piece-slot-unseen = Slot { $slot }: a card nobody has seen
piece-slot-number = You meet it when a black die shows { $slot }.
piece-symbol = { $figure_key ->
    [nazgul] When a black die shows { $slot }, a Nazgûl comes to Minas Morgul.
   *[other] When a black die shows { $slot }, you may move { $figure } up to 2 spaces.
 }
piece-unseen = It is turned up then. { $count ->
    [one] It can only be { $cards }.
   *[other] It is one of these: { $cards }.
 }
piece-known = It lies face down, but everyone knows it.
piece-covered = The Army of the Dead covers it: it cannot be met now.
piece-leaves = Then it leaves the game.
piece-stays = It stays here, and can be met again.
piece-combat = The combat die
piece-fight = In a fight you roll the combat die. The weapon of a companion who supports the Ring-bearers wins, and so does Gandalf’s staff if you give up a Gandalf card. Anything else loses.
piece-army = When a black die shows its number, it marches on.

piece-side-name = Side { $side } of the dice tile
piece-side = { $side ->
    [1] It is resolved first: you meet the card in the slot that the black die shows, then you move the figure of the coloured die.
   *[2] It is resolved after side 1: the black die brings a card again, then the coloured die moves another figure.
 }
piece-side-empty = Nothing lies here now.
piece-die = The { $die } die
piece-black = A black die
piece-meets = A black die brings an encounter: you meet the card in the slot whose number it shows.
piece-shows = It shows { $pips }. { $what }
piece-pool = You roll two coloured dice, put one of them on side 1, and roll the other again with a third one for side 2.

piece-helper = { $helper }
piece-staff = Or give it up when the combat die shows Gandalf’s staff: that wins the fight.
piece-holder = It lies in front of { $seat }.
piece-cards = Whoever’s turn it is may use any of these cards, whoever it lies in front of.
piece-cards-own = Whoever’s turn it is may use their own allies, and all Gandalf cards.
piece-once = Each card can be used once. A flag marks those that can be used now.
piece-stack = The Gandalf stack

## What cards do, in whole sentences

does-lose = You lose { $a } courage.
does-gain = You gain { $a } courage.
does-nazgul = Another Nazgûl comes to Minas Morgul.
does-muster = { $a } more Uruk-hai come to Isengard.
does-fight = { $a ->
    [one] You fight it; if you lose, that costs { $b } courage.
   *[other] You fight { $a } fights; each one lost costs { $b } courage.
 }
does-uruk-hai = You fight each Uruk-hai in Isengard; each fight lost costs { $b } courage. If none is there, you gain 1 courage.
does-cull = If you win at least one of these fights, a warrior leaves Isengard.
does-mouth = You fight until you have won twice in a row; each fight lost costs { $b } courage.
does-shadow = Gandalf is away until the Ring-bearers reach Helm’s Deep: his cards cannot be used, and his staff wins no fight.
does-eye = The Ring falls to { $eye } on the courage track, unless it is lower already.
does-grima = { $allies ->
    [all] You lose all your allies.
   *[one] You lose one of your allies.
 }
does-witch-king = You roll a black die for him and for each Nazgûl in Minas Morgul; each odd number costs 1 courage.
does-table-0 = You roll a black die: 2 or 3 costs 1 courage, 4 or more costs 2.
does-table-1 = You roll a black die: a 6 costs 5 courage.
does-web = The Ring-bearers do not move this turn.
does-denethor = You must roll one of the coloured dice on the tile again.
does-army = It moves onto the next card to its left or right. A card that it covers cannot be met.
does-ally = You take this ally. { $helper }

does-arwen = When a figure ends its move on a black heart or a Nazgûl space, Arwen lets nothing happen there.
does-elrond = After a roll, Elrond lets you roll one of the dice again.
does-theoden = At any time before the last stage, Théoden brings a companion to the destination of its stage.
does-galadriel = Before a combat roll, Galadriel moves the Ring to { $galadriel } on the courage track.
does-eowyn = When a 6 is rolled for the Witch-king, Éowyn slays him, and the Nazgûl are no longer a threat.
does-eomer = Instead of a combat roll, Éomer wins the fight.
does-faramir = Before your first roll, Faramir moves the Ring-bearers 2, 3 or 4 spaces.
does-treebeard = At any time, Treebeard gives you 2 courage or guards Isengard.
does-boromir = After a lost fight against an Uruk-hai, Boromir fights it again, and loses only to the Eye.
does-power = After a roll, you turn a black die to any number.
does-trick = After a roll, you turn a coloured die to any number.
does-support = Before your first roll, you roll all five coloured dice and move the figure of one of them.
does-vision = Before a new stage, you look at its first card, and put it back or remove it.
does-wrath = After an encounter, you remove its card from the game.

## The reference cards

aid-turn = A turn
aid-spaces = Spaces
aid-fights = Fights
aid-dangers = { heading-dangers }
aid-cards = { heading-cards }
aid-end = Minas Morgul and beyond
aid-dice = Dice
aid-combat-die = The combat die shows { $faces }.
aid-allies = Allies
aid-gandalf = Gandalf cards
aid-card = { $card }: { $does }
aid-encounters = Encounters: { $stage }
aid-encounter = { $name }: { $effect }.

## How it stands

meter-road = Journey
meter-road-line = { $left ->
    [0] The Ring-bearers have reached the crater.
    [one] The Ring-bearers have one space to go. { rule-crater }
   *[other] The Ring-bearers have { $left } spaces to go. { rule-crater }
 }
meter-courage = Courage
meter-courage-line = { $courage ->
    [0] No courage is left.
   *[other] { $courage } courage left. { rule-courage }
 }
meter-nazgul-line = { $now } { rule-nazgul }
holding-allies = { $count ->
    [0] No allies
    [one] One ally: { $cards }
   *[other] { $count } allies: { $cards }
 }
holding-gandalf = { $count ->
    [0] No Gandalf cards
    [one] One Gandalf card: { $cards }
   *[other] { $count } Gandalf cards: { $cards }
 }
result-stage = Stage reached
result-turns = Turns
result-courage = Courage left
result-of = { $count } of { $all }

## Endings

ending-crater = the Ring reached the fire
ending-courage = courage ran out
ending-nazgul = the last Nazgûl came

## Options

option-oldest = Who goes first
    .help = At a real table the oldest player, who also draws the first Gandalf card.
option-oldest-first-seat = the first seat
option-oldest-random = chance decides
option-oldest-north = North
option-oldest-east = East
option-oldest-south = South
option-oldest-west = West
option-youngest = Who holds Boromir
    .help = At a real table the youngest player. It matters only when allies serve their own seat.
option-youngest-last-seat = the last seat
option-youngest-north = North
option-youngest-east = East
option-youngest-south = South
option-youngest-west = West
option-easier = Easier: allies in need
    .help = Before the last stage each unused ally or Gandalf card gives one courage.
option-own_allies = Harder: allies serve their own seat
    .help = An ally may be used only by the seat that met it. Gandalf cards still serve everyone.
option-no_protection = Harder: no protection
    .help = Event spaces take effect for every figure that ends there, even beside another.
option-easier_spends = Easier mode uses the cards up
    .help = Another reading of the rulebook: a card turned into courage goes to the box.
option-any_exact = Any exact arrival counts
    .help = Another reading: slot symbols, Théoden and Faramir also earn courage or a Gandalf card.
option-bonus_exact = Bonus steps for exact arrivals only
    .help = Another reading: only companions that came to Minas Morgul by an exact result help the Ring-bearers on.
option-theoden_onward = Théoden leads on from a destination
    .help = Another reading of his card: a companion that stands on a destination may be brought to the next one.
option-grima = Gríma sends away
    .help = The rulebook does not say how many allies are lost.
option-grima-one = one ally
option-grima-all = all allies
option-courage_top = Top of the courage track
    .help = Reconstructed. Count the spaces on your own board; the lowest circle is 1.
    .source = reconstruction: anything from 13 to 20 plays the same
option-eye_space = Space of the Eye
    .help = Reconstructed. Count from the lowest circle of the courage track.
    .source = reconstruction: a review says that the Eye drops the Ring almost to the bottom
option-galadriel_space = Galadriel’s space
    .help = Reconstructed. Count from the lowest circle of the courage track.
    .source = reconstruction: must differ from the start and be a gain from the third stage on
option-slot_symbols = Symbols under the six slots
    .help = Reconstructed, except the second. Read them on your own board.
    .source = slot 2: the Polish rulebook; the others: reconstruction
option-slot_symbols-ring-bearers = the Ring-bearers
option-slot_symbols-merry-pippin = Merry and Pippin
option-slot_symbols-aragorn = Aragorn
option-slot_symbols-legolas = Legolas
option-slot_symbols-gimli = Gimli
option-slot_symbols-nazgul = a Nazgûl
option-last_steps = Steps from Minas Morgul to the crater
    .help = From a transcription that is less certain here.
    .source = a fan’s transcription of the game, where all stages share one width
option-haradrim_leave = Haradrim leave after one meeting
    .help = The transcription has no removal symbol there, which may be a slip.
    .source = a fan’s transcription of the game, which marks every other loss without a battle as leaving
option-mumakil_battles = Fights against the Mûmakil
    .help = The transcription says two.
    .source = a fan’s transcription of the game
option-mumakil_hearts = Courage lost for each lost Mûmakil fight
    .help = The transcription shows two hearts; they may be meant for both fights together.
    .source = a fan’s transcription of the game: two hearts, read as two for each battle

## Board

board-label = Adventure to Mount Doom: the path, the encounter track, the dice and the cards
board-rivendell = Rivendell
board-waiting = waiting
board-isengard = Isengard
board-nazgul = Nazgûl
board-courage = Courage
board-cards = Cards
board-side = Side { $side }
board-twin = no difference
board-combat = { $fights ->
    [one] A fight: a face with a tick wins
   *[other] { $fights } fights: a face with a tick wins
 }
board-meet = meet
board-move = move
board-use = now
pane-path = Path
pane-track = Encounters
pane-cards = Cards

## What the lab counts

measure-turns = turns per game
measure-turns-any = games with a turn
measure-courage = courage left
measure-courage-any = games with courage left
measure-lost-lothlorien = lost on the way to Lothlórien
measure-lost-lothlorien-any = games lost there
measure-lost-rohan = lost on the way to Rohan
measure-lost-rohan-any = games lost there
measure-lost-helms-deep = lost on the way to Helm’s Deep
measure-lost-helms-deep-any = games lost there
measure-lost-gondor = lost on the way to Gondor
measure-lost-gondor-any = games lost there
measure-lost-minas-morgul = lost on the way to Minas Morgul
measure-lost-minas-morgul-any = games lost there
measure-lost-mount-doom = lost on the way to Mount Doom
measure-lost-mount-doom-any = games lost there
