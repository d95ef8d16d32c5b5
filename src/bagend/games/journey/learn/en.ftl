## How to play

how-aim = The aim
how-aim-1 = You are a hobbit. Walk the round spaces from Bag End to Mordor before the others get there.
how-aim-2 = The Nazgûl ride after you on the squares below. When the last square of your path is marked, they have caught you, and you are out.
picture-start = Frodo’s sheet and Sam’s. Above is the road to Mordor, below are the squares of the Nazgûl.

how-turn = Your turn
how-turn-1 = Roll all five dice. Then keep at least one of them: it stays as it is until the end of your turn.
how-turn-2 = You may keep several dice from one roll, but no symbol twice. If a Nazgûl shows, you must keep one.
how-turn-3 = Roll the rest again and keep again, until you have kept all five dice. Only then do the kept dice do what they show.
picture-roll = Frodo has kept a Ring. From this roll he must keep the Nazgûl, and he may keep the Ring, the Weapon or the Orc with it.

how-symbols = The symbols
how-symbols-1 = Five symbols are on every die. The sixth, the White Tree, is only on the black die.

how-nazgul = Whom does a Nazgûl hit?
how-nazgul-1 = Here, and only here, the colour of a die matters. A Nazgûl in another player’s colour hits that player. A black one hits you, and so does one in your own colour or in a colour that nobody plays.
how-nazgul-2 = Whoever is hit marks the next square of their own path. Gandalf helps first: he splits one of your empty squares in two, so the Nazgûl need one step more.
picture-colours = Frodo is yellow and Sam is red. The yellow and the black Nazgûl will hit Frodo, the red one will hit Sam.

how-tree = Stop in time
how-tree-1 = Normally you go on until all five dice are kept. If you keep the White Tree, you stop rolling at once, and the dice you have not kept do nothing.
how-tree-2 = Use it when what is left on the table could only hurt you.
picture-tree = Frodo could keep the second Ring and the White Tree: two spaces forward, and the two Orcs do not count.

how-end = How it ends
how-end-1 = When somebody reaches Mordor, finish the round, so that everybody has had the same number of turns. Whoever is in Mordor then wins.
how-end-2 = If two of you are there, the one whose Nazgûl are further behind wins.
how-end-3 = If the Nazgûl catch you in the very turn in which you reach Mordor, you are out all the same. If they catch everybody, everybody loses.
picture-end = Frodo is in Mordor, but Sam still has his turn. Two Rings will bring Sam there too.

how-advanced = The advanced side
how-advanced-1 = Once you know the game, turn the sheet over. Now the place where you start your turn changes one rule for that turn, for you alone.

how-tips = Three tips
how-tips-1 = Keep a Weapon early. One Orc without a Weapon costs you every Ring of the turn.
how-tips-2 = If you must keep a Nazgûl, keep one in somebody else’s colour.
how-tips-3 = Keep few dice from good rolls and many from bad ones: a die that you roll again may still become a Ring, or an Orc.

## Worked examples

example-JT-1a = One of each, and the Nazgûl
example-JT-1a-1 = Frodo would like both Rings and the Nazgûl. He may take only one Ring from this roll; the other may come again in the next.
example-JT-4 = One Orc is enough
example-JT-4-1 = Pippin keeps his last die. He has two Rings and one Orc, but no Weapon.
example-JT-5a = A Weapon beats an Orc
example-JT-5a-1 = Sam has one Orc and one Weapon, so his Ring counts.
example-JT-6 = Three Nazgûl, two hobbits
example-JT-6-1 = Merry keeps the red, the blue and the black Nazgûl. He is blue, Sam is red.
example-JT-7a = Gandalf comes first
example-JT-7a-1 = Sam has kept a Gandalf and the Nazgûl in his own colour. The square is split before it is marked.
example-JT-8a = Stopping with the White Tree
example-JT-8a-1 = Pippin keeps a Ring, the Nazgûl (he must) and the White Tree. The other two dice do nothing.
example-JT-14 = A place that helps
example-JT-14-1 = On the advanced side, Frodo starts this turn in Lothlórien, where a Weapon counts as two. He has two Orcs and one Weapon.
example-JT-21 = Too late by one step
example-JT-21-1 = Merry’s two Rings bring him to Mordor, but the black Nazgûl takes its last step in the same turn.

## The guided first match

guide-keep-1 = You are Frodo. Bring him along the round spaces to Mordor before Sam gets there – and before the Nazgûl on the squares below catch you.
guide-keep-2 = You have rolled five dice. Now keep some of them. A Nazgûl is showing, so you must keep it. It is red, and red is Sam’s colour: it will ride after Sam.
guide-keep-3 = Keep a Ring too: it takes you one space forward. And keep a Weapon, in case Orcs come. Choose the yellow Ring, the red Nazgûl and the blue Weapon, then press the button.
guide-keep-wrong = Not quite. This time keep the yellow Ring, the red Nazgûl and the blue Weapon: one step forward, a rider after Sam, and a Weapon against Orcs.
guide-gandalf-1 = What you kept stays. The other two dice were rolled again: an Orc and Gandalf.
guide-gandalf-2 = Gandalf splits one of your squares in two, so the Nazgûl need one step more to catch you. Keep only him, and let the Orc be rolled again.
guide-gandalf-wrong = Keep only Gandalf. The Orc may turn into something better when it is rolled again.
guide-last-1 = The last die is an Orc again, and you must keep at least one die from every roll. But you have a Weapon: each Weapon beats one Orc.
guide-last-2 = Keep the Orc. Then your turn ends, and all five dice do what they show.
guide-last-wrong = There is only one die left, and one must be kept: the green Orc.
guide-choose-1 = Look what happened. You crossed to Rivendell, Gandalf split your first square, and the red Nazgûl took a step towards Sam. Sam kept two Rings, but his Orcs held him up: with more Orcs than Weapons no Ring counts.
guide-choose-2 = Your next roll. Two Nazgûl show, but you keep only one of them. Yellow is your own colour and would hit you. So keep the red one, and the blue Ring with it.
guide-choose-wrong = The yellow Nazgûl would hit you, and an Orc could cost you your Rings. Keep the red Nazgûl and the blue Ring.
guide-tree-1 = A Ring, an Orc – and the White Tree. Whoever keeps the White Tree stops at once. Dice that are not kept do nothing.
guide-tree-2 = That is just what you want: take the yellow Ring and the White Tree, and leave the Orc behind.
guide-tree-wrong = You have no Weapon this turn, so the Orc would cost you both Rings. Keep the yellow Ring and the White Tree: then it does not count.
guide-free-1 = Two spaces in one turn! Meanwhile Sam sent the yellow Nazgûl after you: the first half of your split square is marked.
guide-free-2 = Now you decide. Keep at least one die, and no symbol twice. Two tips: each Weapon saves your Rings from one Orc. And when you roll again, a Nazgûl on any die but the red one hits you: nobody plays blue or green here.
guide-free-wrong = Choose any dice that the rules allow.
guide-end-1 = You know all you need. Whoever reaches Mordor first lets the others finish the round, then wins – unless the Nazgûl catch him first. If both of you get there, the one whose Nazgûl are further behind wins.
guide-end-2 = Play on against Easy. The question mark explains everything on the board, Hint shows you a good move, and the rules are always one tap away.
