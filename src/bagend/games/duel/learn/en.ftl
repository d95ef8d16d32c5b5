## How to play

how-aim = The aim
how-aim-1 = The Fellowship plays against Sauron. There are three ways to win, and one is enough: at the moment you reach it, the game is over.
picture-land = Middle-earth with its seven regions, the quest of the Ring and the six races.

how-turn = Your turn
how-turn-1 = Sauron begins. On your turn you take one card that no other card lies on. Either play it: pay its cost, and it does at once what it shows. Or discard it for coins: 1 in chapter 1, 2 in chapter 2, 3 in chapter 3.
how-turn-2 = Instead of a card you may take one of the open landmarks.
how-turn-3 = At the end of your turn, cards that have become free are turned up. So every card that you take may open something for your opponent.
picture-display = Four cards in the front row are free. The brown backs turn up when nothing lies on them any more.

how-cost = What does it cost?
how-cost-1 = The cost stands at the top of a card: coins, skills, or both. Your grey cards have skills. They are not used up; they help you in every turn.
how-cost-2 = For each skill that you lack, pay 1 coin.
how-cost-3 = Some cards show a small symbol in the corner. If you own it, a later card that asks for the same symbol is free. That is called a chain.
picture-cost = Each side sees its skills, coins and symbols. They are kept for the whole game.

how-colours = The colours
how-colours-1 = The colour of a card tells what it is good for.

how-quest = The quest of the Ring
how-quest-1 = The upper row is the road of Frodo and Sam to the volcano. The lower one is the Nazgûl’s road to them.
how-quest-2 = When Frodo and Sam advance, the Nazgûl advance with them: the gap stays. When the Nazgûl advance by themselves, the gap shrinks.
picture-quest = Frodo and Sam are at step 4. The Nazgûl are at step 6 of the 14 they need.

how-races = Races and alliances
how-races-1 = Each green card wins over a race. Six different ones win the game.
how-races-2 = On the way there, alliances bring you tokens with powers of their own.

how-land = War for Middle-earth
how-land-1 = Red cards place units. You are present in a region if you have a unit or a fortress there.
how-land-2 = Where units of both sides meet, both lose one after the other until only one side has any left. Fortresses do not fight, and nothing drives them out but special effects.
picture-war = Three units of the Fellowship in Rohan. If Sauron puts two there, one of the Fellowship is left.

how-landmarks = Landmarks
how-landmarks-1 = A landmark builds a fortress in its region and does more besides. For each fortress that you have already it costs 1 coin more.
how-landmarks-2 = Taking one uncovers no card. That can be worth a turn.
picture-landmarks = The three open landmarks below the cards: the name, the region of the fortress, what it does and what it costs.

how-end = How it ends
how-end-1 = When the last card of a chapter is taken, the next chapter is laid out. Whoever did not take it begins.
how-end-2 = If nobody has won after chapter 3, the side that is present in more regions wins. If you are present in equally many, you share the victory.

how-tips = Three tips
how-tips-1 = Take grey cards early. Every skill saves you a coin, turn after turn.
how-tips-2 = Before you take a card, look at what it uncovers for the other side.
how-tips-3 = Watch all three races at once: the bars beside the names show how near each of you is.

## Worked examples

example-DT-7 = A covered card
example-DT-7-1 = The card at the top still has two cards lying on it.
example-DT-3 = A missing skill costs a coin
example-DT-3-1 = The card asks for three skills. Sauron has one of them and 5 coins.
example-DT-2 = A chain
example-DT-2-1 = Sauron has no coins, but owns the symbol that this card asks for.
example-DT-4 = Past a bonus space
example-DT-4-1 = Frodo and Sam go two steps, from 2 to 4, and pass the coin at step 3. The Nazgûl keep their distance.
example-DT-16 = Two against three
example-DT-16-1 = Sauron places two units in Rohan, where the Fellowship has three.
example-DT-18 = An alliance
example-DT-18-1 = Sauron’s second Elf: two tokens of the Elves are shown, and Sauron keeps one.
example-DT-22 = The Nazgûl catch up
example-DT-22-1 = The gap is two steps, and Sauron plays a card with two.

## The guided first match

guide-grey-1 = You play the Fellowship against Sauron. You win if Frodo and Sam reach the volcano, or if six different races join you, or if you are present in all seven regions.
guide-grey-2 = On your turn you take one card that no other card lies on. Sauron took one already. Grey cards give a skill, which helps you pay for cards in every later turn.
guide-grey-3 = Take the grey card with the book, at the left end of the lowest row: Knowledge. It costs nothing. Play it.
guide-grey-wrong = Begin with a skill: play the grey card with the book, at the left end of the lowest row.
guide-green-1 = Sauron placed a unit in Arnor, where you had two. Where units meet, both sides lose the same number: he lost his one, and one of yours is left.
guide-green-2 = Green cards win over a race. The Elves ask for one Knowledge, and you have it. Skills are never used up. Play the green card “Elves”: for you it is free.
guide-green-wrong = Play the green card with the leaf, the Elves. Your Knowledge pays for it.
guide-blue-1 = The Elves are with you. And look: once nothing lies on a card any more, it is turned up. Every card that you take may open something for your opponent.
guide-blue-2 = Blue cards are for the quest of the Ring. Play the blue card in the lowest row: Frodo and Sam take a step. The Nazgûl ride along, so the gap between them stays the same.
guide-blue-wrong = This time play the blue card in the lowest row, and watch Frodo and Sam.
guide-coin-1 = Sauron has put a unit into Rohan. The flags on the map show who is where, and how strong.
guide-coin-2 = The Dwarves ask for Leadership, the crown. You lack it. For each skill that you lack you pay one coin, and you have three. Play the green card “Dwarves”.
guide-coin-wrong = Play the green card “Dwarves”: it costs you one coin, because you lack Leadership.
guide-red-1 = Two races are with you. Now show Sauron that Middle-earth is not his.
guide-red-2 = Red cards place units. Play the red card “Enedwaith or Rhovanion”. It costs nothing.
guide-red-wrong = Play the red card: it brings a unit to Enedwaith or Rhovanion.
guide-place-1 = Where should it go? Nobody is in either region, so there will be no conflict. Choose one of the two on the map.
guide-place-wrong = Choose Enedwaith or Rhovanion.
guide-third-1 = You are present in one region more. Sauron took a skill meanwhile.
guide-third-2 = The Humans ask for Knowledge. Play the green card “Humans”, and see what three different races bring you.
guide-third-wrong = Play the green card “Humans”: it is your third race.
guide-token-1 = An alliance! Once in the game, your first three different races let you keep one of these three tokens. Two cards of the same race bring a token as well.
guide-token-2 = What each does is written beside it. Keep the one you like. “Any skill” is good at any time.
guide-token-wrong = Keep one of the three tokens.
guide-free-1 = Sauron has discarded a card for one coin. You can do that with any card that nothing covers: for 1 coin in chapter 1, 2 in chapter 2, 3 in chapter 3. Below the cards lie the landmarks: they build fortresses, but they are dear.
guide-free-2 = Now you decide. Play a card, or discard one. Look first at what it uncovers for Sauron.
guide-free-wrong = Take any card that nothing covers.
guide-end-1 = You know all you need. The bars beside the names show how near each side is to winning. If nobody has won after chapter 3, the side in more regions wins.
guide-end-2 = Keep an eye on Sauron’s regions: if he is present in all seven, he wins at once. Your red cards drive his units out.
guide-end-3 = Play on against Easy. The small round symbols on your cards are for chains: each can make a later card free. Hint shows you a good move, and the rules are always one tap away.
