## How to play

how-aim = The aim
how-aim-1 = Light must bring Frodo from the Shire to Mordor. Dark must find and defeat him, or bring three of its own figures into the Shire.
how-aim-2 = Each side has nine figures. You see who yours are. Of your opponent’s you see only the backs.
picture-start = How Light might begin, seen by Light. The blue figures are your own; the red backs could be anybody.

how-turn = Your turn
how-turn-1 = Dark goes first, then you take turns. On your turn you must move exactly one of your figures, one region forward. Light goes towards Mordor, Dark towards the Shire.
how-turn-2 = A region has room for two figures of a side, each of the four mountain regions for one, the Shire and Mordor for four.
picture-moves = Aragorn stands in Cardolan. He may go forward to Eregion or to Enedwaith.

how-roads = Two roads for Light alone
how-roads-1 = Light may also float down the river Anduin, from Mirkwood to Fangorn and from Fangorn to Rohan.
how-roads-2 = And Light may run through the tunnel from Eregion straight to Fangorn. But beware: if the Balrog waits in Moria, he may strike down whoever uses it.
picture-roads = The tunnel leads from Eregion to Fangorn, the river down from Mirkwood.

how-battle = Battle
how-battle-1 = If you move into a region with an enemy, you attack. Both figures are shown.
how-battle-2 = First the texts of the two figures are applied: some win at once, some slip away.
how-battle-3 = If both are still there, each side plays one card in secret, and both are turned up together. Add the number to the strength of the figure: the lower total is defeated. If the totals are equal, both are.
how-battle-4 = Survivors hide again. If there are more enemies in the region, fight the next one.
picture-battle = The Balrog attacked Aragorn. Each side shows its figure, its card and the sum.

how-cards = The cards
how-cards-1 = Each side has nine cards: numbers and texts. Texts act before numbers, Dark’s before Light’s. A card that you have played is gone until all nine are used; then you take them all back.
how-cards-2 = Both discard piles lie open, so you always know what your opponent can still play.

how-figures = The figures
how-figures-1 = Every figure has a strength and a text. Look up here what yours can do; Light’s text is applied before Dark’s.

how-secrets = Who is that?
how-secrets-1 = A figure that has fought is known – until it shares a region with another figure of its side: then nobody can tell which is which.
how-secrets-2 = Point at a stand to see who it could be.
picture-secrets = Two Dark figures in Fangorn. If Aragorn attacks, chance decides which of them he meets.

how-end = How it ends
how-end-1 = Light wins at once when Frodo enters Mordor, even past enemies. Dark wins at once when Frodo is defeated, or when three Dark figures stand in the Shire.
how-end-2 = If you cannot move when it is your turn, you lose.
how-end-3 = Then swap sides and play again. The winner of a game scores a point for each figure left on the board.
picture-end = It is Light’s turn: Frodo steps into Mordor and wins. A turn later the third Dark figure would have reached the Shire.

how-tips = Three tips
how-tips-1 = Light is the weaker side in open battle. Use the texts: Merry, Legolas and Gimli each defeat one enemy at once.
how-tips-2 = Keep Frodo next to a free region on the same level: if he is attacked, he can slip sideways.
how-tips-3 = Watch the cards. When your opponent’s high numbers are gone, it is time to attack.

## Worked examples

example-TC-5 = No room
example-TC-5-1 = Pippin would like to go to Eregion, but two Light figures are there already.
example-TC-15 = A text wins at once
example-TC-15-1 = Merry attacks a hidden figure in Moria. It is the Witch-king: no cards are played.
example-TC-10 = Sam steps in
example-TC-10-1 = The Orcs attack and draw Frodo. Sam is with him and fights in his place. He falls, but Frodo lives.
example-TC-29 = The Cave Troll’s card is void
example-TC-29-1 = The Troll has strength 9 and plays a 6 that does not count. Gandalf has 5 and plays a 5. (Against Gandalf, Dark plays first, face up.)
example-TC-33 = The Eye of Sauron
example-TC-33-1 = Legolas attacks the Orcs. Light plays the Noble Sacrifice, but the Eye cancels it, and strength alone decides.
example-TC-34 = The Elven Cloak
example-TC-34-1 = Aragorn attacks the Orcs, who play a 6. Under the Elven Cloak it does not count.
example-TC-38 = Frodo walks in
example-TC-38-1 = Four Dark figures stand in Mordor. It does not matter: there is no battle, Light has won.

## The guided first match

guide-setup-1 = You play Light. Bring Frodo from the Shire to Mordor. Dark tries to find and defeat him. You see your own figures; of Dark’s you see only the backs – and Dark sees only the backs of yours.
guide-setup-2 = First, place your figures: one in each of five regions, four at home in the Shire. Three set-ups are ready-made. Choose the Vanguard.
guide-setup-wrong = Later you can place every figure yourself. For this lesson choose the ready-made set-up Vanguard.
guide-ready-1 = Legolas, Merry, Gimli, Boromir and Aragorn stand in front. Frodo stays in the Shire with Sam, Pippin and Gandalf. The number on a figure is its strength.
guide-ready-2 = Dark cannot see who is who. Say that you are ready.
guide-ready-wrong = Leave everybody where they are, and say that you are ready.
guide-attack-1 = Dark goes first, and has moved a hidden figure into the High Pass. On your turn you move one figure, one region towards Mordor. If an enemy is there, you attack it.
guide-attack-2 = Find out who it is: move Gimli from Rhudaur to the High Pass.
guide-attack-wrong = Let Gimli find out who stands in the High Pass: choose him, then the High Pass.
guide-aragorn-1 = It was the Orcs, and Gimli’s text defeats them at once. Every figure has such a text. Point at one, or hold your finger on it, to read it.
guide-aragorn-2 = Another Dark figure has come to the Gap of Rohan. Attack it with Aragorn, your strong man.
guide-aragorn-wrong = This time let Aragorn attack: choose him, then the Gap of Rohan.
guide-card-1 = It is the Warg. No text decides, so each side plays a card. Dark’s lies there already, face down. The number is added to the strength, and the lower total falls.
guide-card-2 = Aragorn has 4, the Warg has 2. Dark’s highest card is a 6, which makes 8. Play your 5: that makes 9, and you cannot fall.
guide-card-wrong = That might be too little. With the 5 Aragorn has 9, and the Warg can have 8 at most.
guide-merry-1 = Nine to eight! Played cards turn pale and stay out until all nine are used. So you always see what is left: Dark has lost its best card, and you have lost yours.
guide-merry-2 = Dark has moved to Moria. A tunnel leads past it from Eregion to Fangorn, but beware: if that is the Balrog, he may strike down whoever takes it. Bring Merry forward to Eregion.
guide-merry-wrong = Merry defeats the Witch-king at once, so he belongs in front: choose him, then Eregion. Two figures of a side may share it.
guide-frodo-1 = Now Frodo must set out. He is weak, but he has a trick, as you will see.
guide-frodo-2 = Move Frodo from the Shire to Cardolan.
guide-frodo-wrong = For this lesson Frodo goes alone: choose him, then Cardolan.
guide-slip-1 = The Flying Nazgûl! It may attack a lone Light figure anywhere, and it has found Frodo. He has strength 1, the Nazgûl has 3, and if Frodo falls, you have lost.
guide-slip-2 = Here is his trick: when attacked, Frodo may slip sideways before cards are played. Let him slip to Arthedain.
guide-slip-wrong = Too dangerous: if Frodo falls, the game is lost. Let him slip to Arthedain.
guide-gandalf-1 = He is safe. And now you know who stands in Cardolan, for figures that have fought are known until they mix with others.
guide-gandalf-2 = Strike back: attack Cardolan with Gandalf. Against him, Dark must play its card first, face up.
guide-gandalf-wrong = Gandalf is the one to do it: choose him, then Cardolan.
guide-open-1 = Dark has played a 4, so the Nazgûl has 3 + 4 = 7. Gandalf has 5.
guide-open-2 = You need more than 7, but do not waste a high card: play the 3, for 8.
guide-open-wrong = Gandalf has 5 and needs 8 to win: the 3 is just enough, and you keep your better cards.
guide-free-1 = Three Dark figures have fallen. Your cards without a number can turn a battle, too: point at them to see how. And your figures nearer to Mordor draw Dark’s eyes away from Frodo.
guide-free-2 = Now you decide. Only one figure moves, always towards Mordor. Most regions hold two figures of a side, a mountain only one. Down the river and through the tunnel only Light may go. Move whoever you like.
guide-free-wrong = Move any figure that may move.
guide-end-1 = You know all you need. You win when Frodo enters Mordor. Dark wins when Frodo falls, or when three Dark figures stand in the Shire.
guide-end-2 = Play on against Easy. Point at a hidden figure to see who it could be. Hint shows you a good move, and the rules are always one tap away.
