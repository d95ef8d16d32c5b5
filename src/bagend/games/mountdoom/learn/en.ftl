## How to play

how-aim = The aim
how-aim-1 = You all play together. Bring the Ring-bearers, Frodo and Sam, from Rivendell to the crater of Mount Doom, stage by stage. You win together or lose together.
how-aim-2 = You lose if your courage runs out, or if the ninth Nazgûl comes.
picture-path = The path winds from Rivendell to Mount Doom. The Ring on the courage track shows your courage.

how-turn = Your turn
how-turn-1 = Choose two of the five coloured dice and roll them with the two black ones.
how-turn-2 = Put one black and one coloured die on side 1 of the tile.
how-turn-3 = Choose a third coloured die, and roll it with the two dice left over. Put the black die and one of the two coloured ones on side 2.
how-turn-4 = Now side 1 happens, then side 2. On each side the black die comes first, then the coloured one.
picture-tile = The tile, the dice and the six slots. Side 1 holds a black 4 and an orange 5: you will meet the card in slot 4, then the Ring-bearers walk five spaces.

how-dice = What the dice do
how-dice-1 = The black die is an encounter: you meet the card in the slot with its number. If that slot is empty, its printed sign counts.
how-dice-2 = Red cards are enemies, green ones are allies who join you. A card that lies face down is turned up when you meet it.
how-dice-3 = The coloured die moves the figure of its colour as many spaces as it shows.

how-spaces = The spaces
how-spaces-1 = A space counts when a figure ends its move there. Nothing happens on the spaces that it only passes.

how-fights = Fights
how-fights-1 = Some enemies must be fought. Roll the combat die: if it shows the weapon of a companion who supports the Ring-bearers, you win. If it shows Gandalf’s staff, you may give up a Gandalf card to win. Anything else is a defeat and costs courage.
how-fights-2 = Companions support the Ring-bearers if they are on the same space or ahead of them, up to the end of the stage. So let your companions go first.
picture-fight = Aragorn is ahead, Merry and Pippin are beside the Ring-bearers: both support them. Legolas and Gimli are behind and do not.

how-dangers = The dangers
how-dangers-1 = Keep an eye on the Ring on the courage track, on the Nazgûl and on Isengard.

how-cards = Allies and Gandalf cards
how-cards-1 = Allies come from the encounter track, Gandalf cards from the destinations. Whoever’s turn it is may use any of them, once.

how-stages = The stages
how-stages-1 = When the Ring-bearers reach a destination, the next stage begins with six new encounter cards.
how-stages-2 = The last stage is different: the companions stay behind.

how-tips = Three tips
how-tips-1 = Two dice go on the tile, so two figures move. Choose dice that you want, and black numbers that you can bear.
how-tips-2 = An exact step pays: a companion whose die leads exactly to a destination brings courage, the Ring-bearers bring a Gandalf card.
how-tips-3 = Two figures on a dangerous space are no worse than one: whoever comes second is safe there.

## Worked examples

example-MT-6 = An ally joins you
example-MT-6-1 = The first black die shows 2. Elrond lies in slot 2: he joins you, and his slot is empty.
example-MT-18 = Exactly there
example-MT-18-1 = Gimli is two spaces before Rohan, and his die shows exactly 2.
example-MT-19 = Safe beside a friend
example-MT-19-1 = Gimli comes to a Nazgûl space. Aragorn stands there already, so nothing happens.
example-MT-17 = One too many
example-MT-17-1 = The Ring-bearers are two spaces before Rohan, and their die shows 5. They stop there, but the Gandalf card goes back into the box.
example-MT-10 = No help from behind
example-MT-10-1 = The combat die shows Aragorn’s sword. But Aragorn is behind the Ring-bearers, so the fight is lost.
example-MT-22 = The last courage
example-MT-22-1 = One courage is left, and Aragorn ends his move on a black heart.

## The guided first match

guide-roll-1 = You all play together: you are North, and East is with you. Bring the Ring-bearers from Rivendell to Mount Doom before your courage runs out. First goal: Lothlórien.
guide-roll-2 = On your turn you choose two coloured dice. Each can move the figure of its colour. Companions should go first: whoever stays behind cannot help in fights. Choose blue and green: Aragorn and Legolas.
guide-roll-wrong = Let the companions go first: choose the blue and the green die.
guide-side-1 = The two black dice were rolled too. A black die is an encounter: you meet the card in the slot with its number. A coloured die moves its figure.
guide-side-2 = The tile has two sides, and each gets one black and one coloured die. Slot 3 holds Arwen, a green card: an ally! So for side 1, take the black 3 and the blue 5.
guide-side-wrong = Black 4 would bring a Nazgûl. Take the black 3, to meet Arwen, and the blue 5 for Aragorn.
guide-third-1 = Side 1 is set. For side 2 you roll again: the black die and the green one that are left over, and a third colour of your choice.
guide-third-2 = Add the violet die, for Merry and Pippin.
guide-third-wrong = The Ring-bearers wait until somebody is ahead of them. Add the violet die.
guide-second-1 = The black 2 must go to side 2: slot 2 is the Cave Troll, and you will have to fight him. But you choose which of the two coloured dice goes with it.
guide-second-2 = Take the violet 4. Then everything happens: side 1 first, then side 2, always the black die before the coloured one.
guide-second-wrong = Merry and Pippin get further: take the violet 4.
guide-bearers-1 = Arwen joined you, and Aragorn went ahead. In the fight the combat die showed Aragorn’s sword. He is ahead of the Ring-bearers, so he supports them, and you won. Then East met a Nazgûl and Saruman: if nine Nazgûl come, you lose.
guide-bearers-2 = Now let the Ring-bearers move: choose orange and blue.
guide-bearers-wrong = It is time for the Ring-bearers: choose the orange and the blue die.
guide-empty-1 = Slot 3 is empty, since Arwen has left it. An empty slot shows a figure that may step forward a little: here it is Aragorn.
guide-empty-2 = Blue 2 would lead Aragorn to a black heart, which costs courage. So take the black 3 and the orange 3.
guide-empty-wrong = The card in slot 6 is unknown, and Aragorn would end on a black heart. Take the black 3 and the orange 3.
guide-red-1 = Gimli is far behind. Add the red die.
guide-red-wrong = Add the red die: Gimli has to catch up.
guide-gimli-1 = The black 4 brings another Nazgûl, and that cannot be helped. Take the red 3: Gimli goes from the second space to the fifth.
guide-gimli-wrong = Take the red 3 for Gimli.
guide-stride-1 = The empty slot lets Aragorn move 0, 1 or 2 spaces. The second space ahead is the black heart. One space is just right: then he stands two before Lothlórien.
guide-stride-wrong = One space: further on is the black heart, and from there he can reach Lothlórien exactly later.
guide-arwen-1 = The Ring-bearers ended on a Nazgûl space: another Nazgûl would come. (If a friend stood there already, nothing would happen.)
guide-arwen-2 = You have Arwen! Each ally can be used once. Let her stop it.
guide-arwen-wrong = Four Nazgûl so early would be hard. Let Arwen help.
guide-exact-1 = East lost a fight against the Cave Troll: the Eye always loses, and it cost 2 courage. Then Aragorn’s die led exactly to Lothlórien: that brings 1 courage back. An unknown card was turned up and beaten.
guide-exact-2 = The Ring-bearers need exactly 5 to Lothlórien. Try it: choose orange and green.
guide-exact-wrong = The Ring-bearers are five spaces before Lothlórien: choose the orange and the green die.
guide-five-1 = A five! Exactly to Lothlórien. That brings you a Gandalf card.
guide-five-2 = Take the orange 5 with the black 6: the card in slot 6 is unknown, but slot 3 would only let Aragorn walk on, away from you.
guide-five-wrong = Take the orange 5, and the black 6 with it.
guide-violet-1 = For side 2, add the violet die once more.
guide-violet-wrong = Add the violet die.
guide-last-1 = Careful: green 2 would lead Legolas to the Nazgûl space. Take the violet 2.
guide-last-wrong = Legolas would end on the Nazgûl space. Take the violet 2 for Merry and Pippin.
guide-end-1 = You led the Ring-bearers to Lothlórien and drew a Gandalf card; then East took a turn. Each stage lays out six new encounter cards. You know all you need.
guide-end-2 = Play on with Easy, stage by stage. In the last stage only the Ring-bearers go on. Point at anything to see what it does; Hint shows you a good move, and the rules are always one tap away.
