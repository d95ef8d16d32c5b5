## Bots that cannot be had

error-unknown-bot = Pelissä { $game } ei ole bottia ”{ $bot }”; odotettiin: { $known }.
error-tree-budget = Merkintää ”{ $bot }” ei voi tulkita; odotettiin: tree:N tai playout:N, jossa N on väliltä 1–{ $most }.
error-no-network = Mikään pelin { $game } botti ei käytä neuroverkkoa; sellaista käyttävät näiden pelien botit: { $known }.
error-network-bot = Botti ”{ $bot }” ei käytä neuroverkkoa; kirjoita merkin @ eteen sellainen, joka käyttää, esimerkiksi wizard tai tree:1024.
error-network-not = { $file } ei ole komennon bagend train tekemä neuroverkko.
error-network-other = Neuroverkko { $file } ei sovi peliin { $game }: se on toista peliä tai toista bagendin versiota varten.
error-not-finished = Tämä peli ei ole päättynyt; analyysi kertoo sellaista, mitä kukaan ei saa tietää ennen loppua.

## Bots of your own: Python classes that somebody wrote

error-own-bot-setting = Bottia ”{ $bot }” ei voi tulkita; odotettiin: NIMI=module:Class tai NIMI=path/to/file.py:Class.
error-own-bot-games = Botti ”{ $bot }” ei osaa peliä { $game }; se osaa: { $games }.
error-own-bot-load = Bottia ”{ $bot }” ei voi ladata: { $reason }.
error-own-bot-class = Bottia ”{ $bot }” ei voi ladata: kohteessa { $place } ei ole luokkaa { $class }, jolla olisi metodi choose.
error-own-bot-make = Bottia ”{ $bot }” ei voi luoda: { $reason }.
error-own-bot-file = Bottia ei voi ladata tiedostosta { $bot }: sellaista tiedostoa ei ole.
own-bot-raised = { $what } ({ $file }, rivi { $line })
error-bot-seconds = Asetuksen { $setting } täytyy olla sekuntimäärä, joka on suurempi kuin 0, ei ”{ $value }”.
error-fault-slow = { $seconds ->
    [one] Botti { $bot } mietti yli { $seconds } sekunnin.
   *[other] Botti { $bot } mietti yli { $seconds } sekuntia.
 }
error-fault-raised = Botti { $bot } kaatui: { $reason }.
error-fault-answer = Botti { $bot } vastasi { $answer }, mikä ei ole mikään sen siirroista.

## The games as environments for learning programs

error-env-seats = Paikkojen, joilla pelaat, täytyy olla mukana pelissä: { $seats }.
error-env-bot = ”{ $seat }” ei ole tässä botin paikka.
