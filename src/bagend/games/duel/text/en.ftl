title = Duel for Middle-earth
aim = Finish the quest of the Ring, win over six races, or be present in every region: any one wins.
about = A duel between the Fellowship and Sauron over a pyramid of cards. Take a card or a landmark each turn, through three chapters.

## Nouns

seat-fellowship = Fellowship
    .start = The Fellowship
    .mid = the Fellowship
seat-sauron = Sauron
    .start = Sauron
    .mid = Sauron

skill-ruse = Ruse
skill-strength = Strength
skill-courage = Courage
skill-knowledge = Knowledge
skill-leadership = Leadership

race-elves = Elves
race-ents = Ents
race-hobbits = Hobbits
race-humans = Humans
race-dwarves = Dwarves
race-wizards = Wizards

region-lindon = Lindon
region-arnor = Arnor
region-rhovanion = Rhovanion
region-enedwaith = Enedwaith
region-rohan = Rohan
region-gondor = Gondor
region-mordor = Mordor

colour-grey = Grey
colour-yellow = Yellow
colour-blue = Blue
colour-green = Green
colour-red = Red
colour-purple = Purple

chain-fish = fish
chain-horse = horse
chain-backpack = backpack
chain-anvil = anvil
chain-harp = harp
chain-horseshoe = horseshoe
chain-pot = pot
chain-bow = bow
chain-helmet = helmet
chain-sword = sword
chain-chest = chest
chain-campfire = campfire
chain-bedroll = bedroll
chain-scroll = scroll
chain-acorn = acorn
chain-armor = armour
chain-axe = axe

tile-barad-dur = Barad-dûr
    .start = Barad-dûr
tile-bree = Bree
    .start = Bree
tile-erebor = Erebor
    .start = Erebor
tile-grey-havens = the Grey Havens
    .start = The Grey Havens
tile-helms-deep = Helm’s Deep
    .start = Helm’s Deep
tile-isengard = Isengard
    .start = Isengard
tile-minas-tirith = Minas Tirith
    .start = Minas Tirith

card-c1-01 = the grey card “Ruse”
    .short = “Ruse”
card-c1-02 = the grey card “Ruse”
    .short = “Ruse”
card-c1-03 = the grey card “Strength”
    .short = “Strength”
card-c1-04 = the grey card “Strength”
    .short = “Strength”
card-c1-05 = the grey card “Courage”
    .short = “Courage”
card-c1-06 = the grey card “Courage”
    .short = “Courage”
card-c1-07 = the grey card “Knowledge”
    .short = “Knowledge”
card-c1-08 = the grey card “Leadership”
    .short = “Leadership”
card-c1-09 = the yellow card “2 coins”
    .short = “2 coins”
card-c1-10 = the yellow card “2 coins”
    .short = “2 coins”
card-c1-11 = the yellow card “2 coins”
    .short = “2 coins”
card-c1-12 = the yellow card “2 coins”
    .short = “2 coins”
card-c1-13 = the blue card “one step”
    .short = “one step”
card-c1-14 = the blue card “one step”
    .short = “one step”
card-c1-15 = the blue card “one step”
    .short = “one step”
card-c1-16 = the blue card “one step”
    .short = “one step”
card-c1-17 = the green card “Dwarves”
    .short = “Dwarves”
card-c1-18 = the green card “Elves”
    .short = “Elves”
card-c1-19 = the green card “Humans”
    .short = “Humans”
card-c1-20 = the green card “Hobbits”
    .short = “Hobbits”
card-c1-21 = the red card “one unit in Gondor or Rohan”
    .short = “one unit in Gondor or Rohan”
card-c1-22 = the red card “one unit in Enedwaith or Rhovanion”
    .short = “one unit in Enedwaith or Rhovanion”
card-c1-23 = the red card “one unit in Lindon or Arnor”
    .short = “one unit in Lindon or Arnor”
card-c2-01 = the grey card “Knowledge”
    .short = “Knowledge”
card-c2-02 = the grey card “Leadership”
    .short = “Leadership”
card-c2-03 = the grey card “Courage twice”
    .short = “Courage twice”
card-c2-04 = the grey card “Strength twice”
    .short = “Strength twice”
card-c2-05 = the grey card “Ruse twice”
    .short = “Ruse twice”
card-c2-06 = the grey card “Leadership or Knowledge”
    .short = “Leadership or Knowledge”
card-c2-07 = the grey card “Ruse, Strength or Courage”
    .short = “Ruse, Strength or Courage”
card-c2-08 = the yellow card “3 coins”
    .short = “3 coins”
card-c2-09 = the yellow card “4 coins”
    .short = “4 coins”
card-c2-10 = the blue card “one step”
    .short = “one step”
card-c2-11 = the blue card “one step”
    .short = “one step”
card-c2-12 = the blue card “two steps”
    .short = “two steps”
card-c2-13 = the blue card “two steps”
    .short = “two steps”
card-c2-14 = the blue card “one step”
    .short = “one step”
card-c2-15 = the green card “Dwarves”
    .short = “Dwarves”
card-c2-16 = the green card “Elves”
    .short = “Elves”
card-c2-17 = the green card “Humans”
    .short = “Humans”
card-c2-18 = the green card “Hobbits”
    .short = “Hobbits”
card-c2-19 = the red card “two units in Gondor or Mordor”
    .short = “two units in Gondor or Mordor”
card-c2-20 = the red card “two units in Lindon or Enedwaith”
    .short = “two units in Lindon or Enedwaith”
card-c2-21 = the red card “two units in Mordor or Rohan”
    .short = “two units in Mordor or Rohan”
card-c2-22 = the red card “two units in Arnor or Rhovanion”
    .short = “two units in Arnor or Rhovanion”
card-c2-23 = the red card “two units in Lindon or Rohan”
    .short = “two units in Lindon or Rohan”
card-c3-01 = the yellow card “5 coins”
    .short = “5 coins”
card-c3-02 = the yellow card “5 coins”
    .short = “5 coins”
card-c3-03 = the blue card “two steps”
    .short = “two steps”
card-c3-04 = the blue card “two steps”
    .short = “two steps”
card-c3-05 = the blue card “two steps”
    .short = “two steps”
card-c3-06 = the blue card “two steps”
    .short = “two steps”
card-c3-07 = the blue card “three steps”
    .short = “three steps”
card-c3-08 = the green card “Wizards”
    .short = “Wizards”
card-c3-09 = the green card “Wizards”
    .short = “Wizards”
card-c3-10 = the green card “Ents”
    .short = “Ents”
card-c3-11 = the green card “Ents”
    .short = “Ents”
card-c3-12 = the red card “three units in Enedwaith or Rohan”
    .short = “three units in Enedwaith or Rohan”
card-c3-13 = the red card “three units in Gondor or Arnor”
    .short = “three units in Gondor or Arnor”
card-c3-14 = the red card “three units in Enedwaith or Arnor”
    .short = “three units in Enedwaith or Arnor”
card-c3-15 = the red card “three units in Rhovanion or Gondor”
    .short = “three units in Rhovanion or Gondor”
card-c3-16 = the red card “three units in Lindon or Mordor”
    .short = “three units in Lindon or Mordor”
card-c3-17 = the red card “three units in Rhovanion or Mordor”
    .short = “three units in Rhovanion or Mordor”
card-c3-18 = the purple card “remove a unit, cost them a coin, move a unit”
    .short = “remove a unit, cost them a coin, move a unit”
card-c3-19 = the purple card “cost them a coin, move twice”
    .short = “cost them a coin, move twice”
card-c3-20 = the purple card “remove two units, cost them a coin”
    .short = “remove two units, cost them a coin”
card-c3-21 = the purple card “remove a unit, cost them two coins”
    .short = “remove a unit, cost them two coins”
card-c3-22 = the purple card “remove a unit, move twice”
    .short = “remove a unit, move twice”
card-c3-23 = the purple card “move three times”
    .short = “move three times”

token-elves-yellow-turn = the Elves’ “turn for yellow”
    .short = “turn for yellow”
    .does = Another turn whenever you play a yellow card.
token-elves-red-anywhere = the Elves’ “red anywhere”
    .short = “red anywhere”
    .does = All units of a red card may go to any one region.
token-elves-any-skill = the Elves’ “any skill”
    .short = “any skill”
    .does = One skill of any kind, each turn.
token-ents-turn = the Ents’ “another turn”
    .short = “another turn”
    .does = Once, another turn.
token-ents-raze = the Ents’ “fortress removed”
    .short = “fortress removed”
    .does = Once, removes an opposing fortress.
token-ents-three = the Ents’ “three actions”
    .short = “three actions”
    .does = Once, three actions: each a move, an opposing unit removed or a coin lost by the opponent.
token-hobbits-eagle = the Hobbits’ “eagle feather”
    .short = “eagle feather”
    .does = Counts as one of the six races.
token-hobbits-blue-unit = the Hobbits’ “unit for blue”
    .short = “unit for blue”
    .does = A unit in any region whenever you play a blue card.
token-hobbits-chain-coins = the Hobbits’ “coins for chains”
    .short = “coins for chains”
    .does = 3 coins whenever you play a card by its chain.
token-humans-yellow-quest = the Humans’ “step for yellow”
    .short = “step for yellow”
    .does = A step on the quest whenever you play a yellow card.
token-humans-red-unit = the Humans’ “one more for red”
    .short = “one more for red”
    .does = One more unit whenever you play a red card.
token-humans-double-discard = the Humans’ “double discard”
    .short = “double discard”
    .does = Twice the coins whenever you discard a card.
token-dwarves-no-surcharge = the Dwarves’ “no surcharge”
    .short = “no surcharge”
    .does = Landmarks cost no coins for your fortresses.
token-dwarves-landmark-turn = the Dwarves’ “turn for landmarks”
    .short = “turn for landmarks”
    .does = Another turn whenever you take a landmark.
token-dwarves-green-moves = the Dwarves’ “moves for green”
    .short = “moves for green”
    .does = Two moves whenever you play a green card.
token-wizards-quest = the Wizards’ “two steps”
    .short = “two steps”
    .does = Once, two steps on the quest.
token-wizards-units = the Wizards’ “two units”
    .short = “two units”
    .does = Once, two units, in one region or in two.
token-wizards-search = the Wizards’ “discard pile”
    .short = “discard pile”
    .does = Once, a card from the discard pile, played for free.

matter-elves-yellow-turn = { token-elves-yellow-turn }
matter-elves-red-anywhere = { token-elves-red-anywhere }
matter-elves-any-skill = { token-elves-any-skill }
matter-ents-turn = { token-ents-turn }
matter-ents-raze = { token-ents-raze }
matter-ents-three = { token-ents-three }
matter-hobbits-eagle = { token-hobbits-eagle }
matter-hobbits-blue-unit = { token-hobbits-blue-unit }
matter-hobbits-chain-coins = { token-hobbits-chain-coins }
matter-humans-yellow-quest = { token-humans-yellow-quest }
matter-humans-red-unit = { token-humans-red-unit }
matter-humans-double-discard = { token-humans-double-discard }
matter-dwarves-no-surcharge = { token-dwarves-no-surcharge }
matter-dwarves-landmark-turn = { token-dwarves-landmark-turn }
matter-dwarves-green-moves = { token-dwarves-green-moves }
matter-wizards-quest = { token-wizards-quest }
matter-wizards-units = { token-wizards-units }
matter-wizards-search = { token-wizards-search }
matter-pair = the alliance of two
matter-different = the alliance of three
matter-none = nothing
matter-skill = the skill
matter-one-of = the choice of skills
matter-race = the race
matter-coins = the coins
matter-quest = the steps
matter-units = the units
matter-muster = the units
matter-bonus-unit = the unit
matter-fortress = the fortress
matter-move = a move
matter-remove = the removal of a unit
matter-fine = the coin lost
matter-manoeuvre = an action
matter-raze = the fortress to remove
matter-turn = another turn
matter-bonus-turn = another turn
matter-strip = the grey card
matter-search = the discard pile
matter-envoy = the token

## What an effect lets a side do

does-skill = use { $count } { $skill } every turn
does-one-of = use { $skills }, one of them each turn
does-race = win over the { $race }
does-coins = take { $coins }
does-quest = advance { $count ->
    [one] 1 step
   *[other] { $count } steps
 } on the quest
does-units = place { $count ->
    [one] 1 unit
   *[other] { $count } units
 } in { $regions }
does-anywhere = any region
does-fortress = build a fortress in { $region }
does-move = { $count ->
    [one] move a unit
   *[other] make { $count } moves
 }
does-remove = { $count ->
    [one] remove an opposing unit
   *[other] remove { $count } opposing units
 }
does-fine = cost the opponent { $count ->
    [one] a coin
   *[other] { $count } coins
 }
does-raze = remove an opposing fortress
does-bonus-turn = take another turn
does-strip = make the opponent discard a grey card
does-search = play a card from the discard pile for free
does-envoy = keep one of the top two tokens of any race
coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
 }

## Questions

prompt-deal = The cards are turned up.
prompt-unveil = A landmark is turned up.
prompt-look = { $seat_start } looks through the discard pile.
prompt-reveal = A token is shown.
prompt-turn = { $seat_start }: take a card or a landmark.
prompt-place = { $seat_start }: where { $count ->
    [one] does the unit go
   *[other] do the { $count } units go
 }?
prompt-move = { $count ->
    [one] { $seat_start }: which unit moves where?
   *[other] { $seat_start }: which unit moves where? { $count } moves are left.
 }
prompt-remove = { $count ->
    [one] { $seat_start }: where do you remove an opposing unit?
   *[other] { $seat_start }: where do you remove an opposing unit? You have { $count } left to remove.
 }
prompt-manoeuvre = { $count ->
    [one] { $seat_start }: move a unit, remove an opposing one, take away a coin, or do nothing?
   *[other] { $seat_start }: move a unit, remove an opposing one, take away a coin, or do nothing? { $count } actions are left.
 }
prompt-raze = { $seat_start }: which opposing fortress do you remove?
prompt-bonus-turn = { $seat_start }: take another turn after this one?
prompt-strip = { $seat_start }: which grey card must the opponent discard?
prompt-search = { $seat_start }: which card from the discard pile do you play?
prompt-envoy = { $seat_start }: choose a race, and keep one of its top two tokens.
prompt-keep = { $seat_start }: which token do you keep?
prompt-order = { $seat_start }: choose what is carried out first.
prompt-over-none = The game is over.
prompt-over-ring = { $winners_key ->
    [fellowship] The Ring is destroyed: the Fellowship wins.
   *[other] The Nazgûl have caught the Ring-bearer: Sauron wins.
 }
prompt-over-races = { $winners_key ->
    [fellowship] Six races stand with the Fellowship: the Fellowship wins.
   *[other] Six races stand with Sauron: Sauron wins.
 }
prompt-over-conquest = { $winners_key ->
    [fellowship] The Fellowship holds all of Middle-earth and wins.
   *[other] Sauron holds all of Middle-earth and wins.
 }
prompt-over-majority = Three chapters are over: { $winners } is present in more regions and wins.
prompt-over-shared = Three chapters are over: both sides are present in the same number of regions and share the victory.

## Answers

verb-play = Play
verb-chain = Play by chain
verb-discard = Discard for coins
verb-take = Take a landmark
verb-place = Place units
verb-move = Move a unit
verb-remove = Remove a unit
verb-fine = Coin lost
verb-raze = Remove a fortress
verb-again = Another turn
verb-decline = Decline
verb-strip = Discard a grey card
verb-revive = Play from the discard pile
verb-court = Choose a race
verb-keep = Keep a token
verb-first = Carry out first
answer-play = Play { $card }, { $price ->
    [0] free
    [one] for 1 coin
   *[other] for { $price } coins
 }
answer-chain = Play { $card } by its chain, free
answer-discard = Discard { $card }, { $coins ->
    [one] for 1 coin
   *[other] for { $coins } coins
 }
answer-take = Take { $tile }, { $price ->
    [0] free
    [one] for 1 coin
   *[other] for { $price } coins
 }
answer-place = In { $region }
answer-move = From { $region } to { $to }
answer-remove = Remove a unit from { $region }
answer-fine = The opponent loses a coin
answer-raze = The fortress in { $region }
answer-again = Take another turn
answer-decline = Decline
answer-strip = Discard { $card }
answer-revive = Play { $card }
answer-court = The { $race }
answer-keep = Keep { $token }
answer-first = First { $matter }
card-with-symbol = { $card } with the { $chain }
card-alike = { $card }, { $number } of { $count } alike
card-in-slot = { $card } in slot { $slot }
unseen-card = a face-down card
unseen-cards = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
 }
no-card = no card

## What an answer is about

about-cost-skills = It costs { $cost }; you lack { $lack }.
about-cost = It costs { $cost }.
about-surcharge = Your { $coins ->
    [one] fortress makes it 1 coin
   *[other] fortresses make it { $coins } coins
 } dearer.
about-chain = You have the { $chain } it asks for.
about-lets = It lets { $who } { $effects }.
who-you = you
about-muster = With your tokens it places { $count ->
    [one] 1 unit
   *[other] { $count } units
 } in { $regions }.
about-sets-off = It sets off { $matters }.
about-symbol = Its { $chain } plays { $cards } free, later on.
about-frees = It uncovers { $cards }.
about-strip = Its skills no longer count.
about-court = { $count ->
    [one] Its only token is yours.
   *[other] You keep one of its top two tokens.
 }
about-first = The rest follows afterwards.
cost-nothing = nothing
cost-no-skill = no skill
cost-or-chain = { $cost }, or the { $chain }

## What stands in the way of a refused answer

lack-no-card = Slot { $slot } is empty.
lack-covered = It lies under { $cards }.
lack-chainless = The card has no chain symbol.
lack-chain = You do not have the { $chain }.
lack-skills = You lack { $skills }: the price is { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, and you have { $coins }.
lack-coins = The price is { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, and you have { $coins }.

lack-place = The { $count ->
    [one] unit goes
   *[other] units go
 } to { $regions }.
lack-neighbour = { $region } does not border on { $to }.
lack-unit = You have no unit in { $region }.
lack-remove = { $seat_start } has no unit in { $region }.
lack-raze = { $seat_start } has no fortress in { $region }.
lack-fine = { $seat_start } has no coin to lose.
lack-strip = Only grey cards that { $seat_mid } has played can be discarded, and { $card } is not among them.
lack-revive = The discard pile does not hold { $card }.
lack-court = The { $race } have no token left.
lack-keep = Only a token that is shown now can be kept.

## What is decided next

then-deal = Then cards are turned up.
then-look = Then you see the cards that were set aside.
then-reveal = Then a token is shown.
# The event before it says whose turn it is.
then-turn = { "" }

## What is told

event-chapter = Chapter { $chapter } is laid out.
event-laid = Laid out: { $card }.
event-turned-up = Turned up: { $card }.
event-unveiled = Landmark turned up: { $tile }.
event-turn = { $seat_key ->
    [sauron] Sauron’s turn.
   *[other] The Fellowship’s turn.
 }
event-played = { $seat_start } plays { $card }, { $coins ->
    [0] free
    [one] for 1 coin
   *[other] for { $coins } coins
 }.
event-chained = { $seat_start } plays { $card } by its chain.
event-discarded = { $seat_start } discards { $card } and takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }.
event-took = { $seat_start } takes { $tile }, { $coins ->
    [0] free
    [one] for 1 coin
   *[other] for { $coins } coins
 }.
event-joined = The { $race } join { $seat_mid }.
event-gained = { $seat_start } takes { $coins ->
    [0] nothing: the bank is empty
    [one] 1 coin
   *[other] { $coins } coins
 }.
event-advanced = { $seat_key ->
    [sauron] The Nazgûl ride on: step { $step } of 14.
   *[other] Frodo and Sam go on: step { $step } of 14.
 }
event-placed = { $seat_start } places { $units ->
    [one] a unit
   *[other] { $units } units
 } in { $region }.
event-lapsed = { $matter_key ->
    [units] { $seat_start } has no unit left to place.
    [move] { $seat_start } has no unit to move.
    [remove] { $seat_key ->
        [sauron] The Fellowship has no unit to remove.
       *[other] Sauron has no unit to remove.
     }
    [fine] { $seat_key ->
        [sauron] The Fellowship has no coin to lose.
       *[other] Sauron has no coin to lose.
     }
    [raze] { $seat_key ->
        [sauron] The Fellowship has no fortress to remove.
       *[other] Sauron has no fortress to remove.
     }
    [strip] { $seat_key ->
        [sauron] The Fellowship has no grey card to discard.
       *[other] Sauron has no grey card to discard.
     }
    [turn] { $seat_start } already has another turn coming; extra turns do not add up.
    [bonus-turn] { $seat_start } already has another turn coming; extra turns do not add up.
    [envoy] No token is left there.
    [manoeuvre] There is nothing to move or remove, and no coin to lose.
   *[other] Nothing comes of { $matter }.
 }
event-fought = A conflict in { $region }: both sides take back { $units ->
    [one] one unit
   *[other] { $units } units
 }.
event-moved = { $seat_start } moves a unit from { $region } to { $to }.
event-removed = { $seat_start } loses a unit in { $region }.
event-fined = { $seat_start } loses a coin.
event-built = { $seat_start } has a fortress in { $region }.
event-razed = { $seat_start } loses the fortress in { $region }.
event-again = { $seat_start } will take another turn.
event-declined = { $seat_start } declines.
event-stripped = { $seat_start } must discard { $card }.
event-searched = { $seat_start } looks through the discard pile.
event-saw = Among the cards set aside: { $card }.
event-revived = { $seat_start } plays { $card } from the discard pile.
event-paired = Two symbols of the { $race }: an alliance for { $seat_mid }.
event-united = Three different races: an alliance for { $seat_mid }.
event-courted = { $seat_start } chooses the { $race }.
event-shown = Shown: { $token }.
event-kept = { $seat_start } keeps { $token }.
event-returned = Back on top of its stack: { $token }.
event-won-ring = { $seat_key ->
    [sauron] The Nazgûl catch Frodo and Sam: Sauron wins.
   *[other] The Ring falls into the fire: the Fellowship wins.
 }
event-won-races = { $seat_start } wins with the support of six races.
event-won-conquest = { $seat_start } wins with presence in all seven regions.
event-won-majority = { $seat_start } wins with presence in { $regions } regions against { $others }.
event-shared = Both are present in { $regions } regions and share the victory.

## The view in words

heading-display = Chapter { $chapter }: the display
state-slot = Slot { $slot }: { $card }. It costs { $cost }.{ $symbol } { $free } { $price }
state-slot-down = Slot { $slot }: face down. { $free }
state-symbol = {" "}It shows the { $chain } for later chains.
state-free = It can be taken.
state-covered = It is covered by { $slots }.
state-slots = { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
 }
state-slots-none = The display is empty.
state-price = The Fellowship would pay { $fellowship }, Sauron { $sauron }.
state-price-chain = nothing (chain)
state-price-coins = { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
 }
heading-landmarks = Landmarks
state-tile = { $tile_start }: { $effects }. It costs { $cost }. { $price }
state-tiles-left = { $count ->
    [0] None is left face down.
    [one] One more lies face down.
   *[other] { $count } more lie face down.
 }
heading-map = Middle-earth
state-region = { $region }, next to { $neighbours }: { $held }.
state-region-empty = nobody
state-region-held = { $seat_mid } has { $held }
state-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
 }
state-fortress = a fortress
heading-quest = Quest of the Ring
state-quest-fellowship = Frodo and Sam: step { $step } of 14.
state-quest-sauron = The Nazgûl: step { $step } of 14, so { $gap } behind the Ring.
state-bonus = Bonus spaces: { $spaces }.
heading-stacks = Alliance tokens
state-stack = { $race }: { $count ->
    [0] no token
    [one] 1 token
   *[other] { $count } tokens
 } in the stack.
state-stack-known = { $race }: { $count ->
    [one] 1 token
   *[other] { $count } tokens
 } in the stack, on top { $token }.
state-shown = Shown now: { $tokens }.
heading-discard = Discard pile
state-discarded = Known to both: { $cards }.
state-several = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } times)
 }
state-discarded-none = No card in it is known to both.
state-aside = { $count ->
    [0] No card of this chapter is set aside there.
    [one] One card of this chapter is set aside there, face down.
   *[other] { $count } cards of this chapter are set aside there, face down.
 }
state-aside-known = { $lookers ->
    [one] Set aside, known to you alone: { $cards }.
   *[other] Set aside, known to both sides: { $cards }.
 }
state-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
 }, { $units ->
    [one] 1 unit in supply
   *[other] { $units } units in supply
 }.
state-skills = Skills: { $skills }.
state-skills-none = no skill
state-skill = { $count } { $skill }
state-one-of = one of { $skills }
state-cards = { $colour } cards: { $cards }.
state-no-cards = No cards yet.
state-chains = Chain symbols: { $chains }.
state-tokens = Tokens: { $tokens }.
state-tiles = Landmarks: { $tiles }.
state-presence = Present in { $count ->
    [one] 1 region
   *[other] { $count } regions
 } of 7; { $races ->
    [one] 1 race
   *[other] { $races } races
 } of 6.
state-active = It is this side’s turn.
state-won = This side has won.

## What is drawn, for whoever points at it

piece-card = { $colour } card { $card_short }
piece-down = Face-down card
piece-down-what = It is one of { $count } cards of this chapter that are still unseen.
piece-down-when = It is turned up at the end of the turn that uncovers it.
piece-price = You would pay { $price ->
    [0] nothing
    [one] 1 coin
   *[other] { $price } coins
 }.
piece-price-lack = You would pay { $price ->
    [one] 1 coin
   *[other] { $price } coins
 }, because you lack { $lack }.
piece-price-chain = You play it free: you have the { $chain }.
piece-price-other = { $seat_start } would pay { $price }.
piece-played = { $seat_start } played it to { $effects }.
piece-taken = { $seat_start } took it to { $effects }.
piece-in-pile = It lies in the discard pile.
piece-cards-left = { $count ->
    [0] No card is left.
    [one] 1 card is left.
   *[other] { $count } cards are left.
 }
piece-next-chapter = After the last one chapter { $chapter } is laid out.
piece-last-chapter = After the last one the side that is present in more regions wins.
piece-pile = Discarded cards lie here face down. Only an effect lets you look through them.

piece-held = { $seat_start } has { $held } here.
piece-nobody = Nobody is here.
piece-region-tile = { $tile_start } builds a fortress here.
piece-neighbours = From here units move to { $neighbours }.
piece-units = { $seat_key ->
    [sauron] Sauron’s units in { $region }
   *[other] The Fellowship’s units in { $region }
 }
piece-units-count = { $count ->
    [one] 1 unit holds
   *[other] { $count } units hold
 } { $region } for { $seat_mid }.
piece-conflict = When opposing units meet, both sides take back one each until at most one side is left.
piece-fortress = { $seat_key ->
    [sauron] Sauron’s fortress in { $region }
   *[other] The Fellowship’s fortress in { $region }
 }
piece-fortress-holds = It keeps { $seat_mid } present in { $region } even without units, and no conflict touches it.
piece-fortress-price = It makes every further landmark 1 coin dearer for { $seat_mid }.
piece-quest = Blue cards take Frodo and Sam towards the volcano, or the Nazgûl towards Frodo and Sam.
character = { $seat_key ->
    [sauron] The Nazgûl
   *[other] Frodo and Sam
 }
piece-space = { $seat_key ->
    [sauron] Step { $step } of the Nazgûl
   *[other] Step { $step } of Frodo and Sam
 }
piece-space-end = { $seat_key ->
    [sauron] Here the Nazgûl catch Frodo and Sam, and Sauron wins.
   *[other] Here the Ring falls into the fire, and the Fellowship wins.
 }
piece-space-bonus = Reached or passed, it lets { $seat_mid } { $effect }.
piece-space-plain = Nothing happens here.
piece-space-start = { $seat_key ->
    [sauron] From here the Nazgûl set out.
   *[other] From here Frodo and Sam set out.
 }
piece-space-here = { $seat_key ->
    [sauron] The Nazgûl are here.
   *[other] Frodo and Sam are here.
 }
piece-space-ahead = { $seat_key ->
    [sauron] The Nazgûl
   *[other] Frodo and Sam
 } are { $count ->
    [one] 1 step
   *[other] { $count } steps
 } away.
piece-space-behind = { $seat_key ->
    [sauron] The Nazgûl
   *[other] Frodo and Sam
 } have passed it.
piece-next-bonus = The next bonus is { $count ->
    [one] 1 step
   *[other] { $count } steps
 } ahead: { $effect }.

piece-symbols = Green cards of the { $race }: the Fellowship has { $fellowship }, Sauron { $sauron }.
piece-pair = Two of them let you keep one of the top two tokens.
piece-tokens-left = { $count ->
    [0] No token is left.
    [one] 1 token is left.
   *[other] { $count } tokens are left.
 }
piece-top = On top lies { $token }
piece-token = { $race }: { $token }
piece-token-owner = { $seat_start } has it.
piece-token-top = It lies on top of its stack.
piece-token-shown = It is shown now: one of the tokens shown is kept.
piece-pair-alliance = Two green cards of one race let you keep one of the top two tokens of that race.
piece-three-alliance = Green cards of three different races let you keep the top token of one of them.

piece-purse = Coins
piece-coins = { $seat_start } has { $coins }.
piece-income = Discarding a card brings { $coins } in this chapter.
piece-supply = Units in supply
piece-supply-left = { $seat_start } has { $count ->
    [0] no unit
    [one] 1 unit
   *[other] { $count } units
 } left to place.
piece-supply-back = Units taken back or removed return here.
piece-skill = { $seat_start } has { $count ->
    [0] no { $skill }
   *[other] { $count } { $skill }
 }.
piece-skill-use = Skills pay for cards and landmarks and are not used up. A missing one costs 1 coin.
piece-choice = { $seat_start } may use one of these skills each turn.
piece-cards = { $colour } cards
piece-cards-count = { $seat_start } has { $count }.
piece-cards-grey = They give skills, which pay for cards and landmarks.
piece-cards-yellow = They give coins.
piece-cards-blue = They advance the quest of the Ring.
piece-cards-green = They win over races. Two of one race, or the first three different ones, bring a token; six different ones win.
piece-cards-red = They place units in Middle-earth.
piece-cards-purple = They move units, remove opposing ones, and cost the opponent coins.
piece-chain = Chain symbol: { $chain }
piece-chain-plays = It plays { $cards } free for { $seat_mid }.
piece-chain-stays = It is not used up.

## How near victory is

meter-ring-label = { $seat_key ->
    [sauron] Chase
   *[other] Quest
 }
meter-ring = { $seat_key ->
    [sauron] { $left ->
        [0] The Nazgûl have caught Frodo and Sam.
        [one] The Nazgûl are 1 step behind Frodo and Sam.
       *[other] The Nazgûl are { $left } steps behind Frodo and Sam: { $value } of { $goal } are done.
     }
   *[other] { $left ->
        [0] Frodo and Sam have reached the volcano.
        [one] Frodo and Sam are 1 step from the volcano.
       *[other] Frodo and Sam are { $left } steps from the volcano: { $value } of { $goal } are done.
     }
 }
meter-races-label = Races
meter-races = { $value ->
    [0] No race stands with { $seat_mid } yet; { $goal } win.
    [one] 1 of { $goal } races stands with { $seat_mid }.
   *[other] { $value } of { $goal } races stand with { $seat_mid }.
 }
meter-conquest-label = Regions
meter-conquest = { $seat_start } is present in { $value } of { $goal } regions.
meter-majority-label = Cards
meter-majority = { $left ->
    [0] Chapter 3 is over:
    [one] 1 card is left of chapter 3. Then
   *[other] { $left } cards are left of chapter 3. Then
 } presence in more regions wins, and { $seat_mid } { $lead ->
    [0] is level, { $regions } to { $others }.
   *[other] leads, { $regions } to { $others }.
 }
holding-choice = One of { $skills }, each turn

## Key figures of a match

figure-ring = Steps, Fellowship : Sauron
figure-races = Races, Fellowship : Sauron
figure-conquest = Regions, Fellowship : Sauron
figure-turns = Turns
figure-both = { $fellowship } : { $sauron }

## Player aid

aid-ways = Ways to win
aid-way-quest = The Ring: Frodo and Sam reach the volcano (the Fellowship wins), or the Nazgûl catch them (Sauron wins).
aid-way-races = Races: green cards of six different races.
aid-way-regions = Middle-earth: units or fortresses in all seven regions.
aid-way-last = If nobody has won after chapter 3, whoever is present in more regions wins.
aid-cards = Cards
aid-colour = { $colour } cards: { $does }
aid-skills = Skills
aid-costs = Costs
aid-chain = If one of your cards shows the symbol that a new card names as its price, you play the new card free.
aid-discard = A card that you discard brings as many coins as the chapter’s number.
aid-region = { $region } touches { $neighbours }.
aid-alliances = Alliances
aid-token = { $token }: { $does }
aid-tile = { $tile_start }: { $effects }. It costs { $cost }.
aid-surcharge = Every landmark costs 1 coin more for each fortress you have on the board.
aid-bonus = { $effect } at step { $step }

## Endings

ending-ring = the quest of the Ring
ending-races = the support of six races
ending-conquest = presence in all regions
ending-majority = presence in more regions after chapter 3
ending-shared = presence in the same number of regions after chapter 3: shared

## Options

option-free_order = Effects in any order
    .help = Otherwise the effects of a card or landmark are carried out as printed, the fortress of a landmark first.
option-stack_turns = Extra turns add up
    .help = Otherwise several “another turn” effects in one turn give only one extra turn.
option-landmarks = Landmarks of a new chapter
    .help = At each new chapter the open landmarks are filled up to three, or three more are turned up.
option-landmarks-refill = fill up to three
option-landmarks-add = three more
option-coin_cap = Coins in the bank
    .help = 0: the bank never runs out. 30: it pays only what is left of the thirty coins in the box.
    .source = the rulebook counts 30 coins and has no rule for a shortage; their values are not known
option-fellowship_coins = The Fellowship’s coins at the start
    .help = Three, as in every published list.
    .source = five published lists
option-sauron_coins = Sauron’s coins at the start
    .help = Two, because Sauron goes first.
    .source = five published lists

## Board

board-label = Duel for Middle-earth: the display, the map, the quest and both sides
board-chapter = Chapter { $chapter }
board-quest = Quest of the Ring
board-turn = to move
board-won = the winner
pane-display = Cards
pane-map = Map
pane-sides = Areas

## What the lab counts

measure-turns = turns per game
measure-turns-any = games with a turn
measure-landmarks = landmarks taken per game
measure-landmarks-any = games in which a landmark is taken
measure-tokens = tokens gained per game
measure-tokens-any = games in which a token is gained
