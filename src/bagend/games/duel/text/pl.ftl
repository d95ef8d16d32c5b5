title = Pojedynek o Śródziemie
aim = Ukończ Wyprawę Pierścienia, zdobądź poparcie sześciu ras albo zapewnij sobie obecność w każdym regionie: wystarczy jedno.
about = Pojedynek Drużyny Pierścienia z Sauronem nad piramidą kart. Przez trzy rozdziały w każdej turze bierzesz kartę albo zajmujesz ważne miejsce.

## Nouns

# Where English says $seat_mid, ask for $seat_mid_gen, $seat_mid_dat, $seat_mid_acc.
seat-fellowship = Drużyna
    .start = Drużyna
    .mid = Drużyna
    .mid_gen = Drużyny
    .mid_dat = Drużynie
    .mid_acc = Drużynę
    .gen = Drużyny
    .dat = Drużynie
    .acc = Drużynę
    .ins = Drużyną
    .loc = Drużynie
    .gender = f
seat-sauron = Sauron
    .start = Sauron
    .mid = Sauron
    .mid_gen = Saurona
    .mid_dat = Sauronowi
    .mid_acc = Saurona
    .gen = Saurona
    .dat = Sauronowi
    .acc = Saurona
    .ins = Sauronem
    .loc = Sauronie
    .gender = m

skill-ruse = Spryt
    .gen = Sprytu
    .acc = Spryt
    .ins = Sprytem
    .gender = m
skill-strength = Siła
    .gen = Siły
    .acc = Siłę
    .ins = Siłą
    .gender = f
skill-courage = Odwaga
    .gen = Odwagi
    .acc = Odwagę
    .ins = Odwagą
    .gender = f
skill-knowledge = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
    .ins = Wiedzą
    .gender = f
skill-leadership = Przywództwo
    .gen = Przywództwa
    .acc = Przywództwo
    .ins = Przywództwem
    .gender = n

race-elves = Elfowie
    .gen = elfów
    .dat = elfom
    .acc = elfów
    .ins = elfami
    .loc = elfach
    .gender = mp
race-ents = Entowie
    .gen = entów
    .dat = entom
    .acc = entów
    .ins = entami
    .loc = entach
    .gender = mp
race-hobbits = Hobbici
    .gen = hobbitów
    .dat = hobbitom
    .acc = hobbitów
    .ins = hobbitami
    .loc = hobbitach
    .gender = mp
race-humans = Ludzie
    .gen = ludzi
    .dat = ludziom
    .acc = ludzi
    .ins = ludźmi
    .loc = ludziach
    .gender = mp
race-dwarves = Krasnoludy
    .gen = krasnoludów
    .dat = krasnoludom
    .acc = krasnoludy
    .ins = krasnoludami
    .loc = krasnoludach
    .gender = p
race-wizards = Czarodzieje
    .gen = czarodziejów
    .dat = czarodziejom
    .acc = czarodziejów
    .ins = czarodziejami
    .loc = czarodziejach
    .gender = mp

region-lindon = Lindon
    .gen = Lindonu
    .acc = Lindon
    .ins = Lindonem
    .loc = Lindonie
    .at = w Lindonie
    .to = do Lindonu
    .gender = m
region-arnor = Arnor
    .gen = Arnoru
    .acc = Arnor
    .ins = Arnorem
    .loc = Arnorze
    .at = w Arnorze
    .to = do Arnoru
    .gender = m
region-rhovanion = Rhovanion
    .gen = Rhovanionu
    .acc = Rhovanion
    .ins = Rhovanionem
    .loc = Rhovanionie
    .at = w Rhovanionie
    .to = do Rhovanionu
    .gender = m
region-enedwaith = Enedwaith
    .gen = Enedwaith
    .acc = Enedwaith
    .ins = Enedwaith
    .loc = Enedwaith
    .at = w Enedwaith
    .to = do Enedwaith
    .gender = n
region-rohan = Rohan
    .gen = Rohanu
    .acc = Rohan
    .ins = Rohanem
    .loc = Rohanie
    .at = w Rohanie
    .to = do Rohanu
    .gender = m
region-gondor = Gondor
    .gen = Gondoru
    .acc = Gondor
    .ins = Gondorem
    .loc = Gondorze
    .at = w Gondorze
    .to = do Gondoru
    .gender = m
region-mordor = Mordor
    .gen = Mordoru
    .acc = Mordor
    .ins = Mordorem
    .loc = Mordorze
    .at = w Mordorze
    .to = do Mordoru
    .gender = m

# A colour always goes with „karta” (.f) or „karty” (.pl).
colour-grey = Szary
    .f = Szara
    .pl = Szare
colour-yellow = Żółty
    .f = Żółta
    .pl = Żółte
colour-blue = Niebieski
    .f = Niebieska
    .pl = Niebieskie
colour-green = Zielony
    .f = Zielona
    .pl = Zielone
colour-red = Czerwony
    .f = Czerwona
    .pl = Czerwone
colour-purple = Fioletowy
    .f = Fioletowa
    .pl = Fioletowe

chain-fish = ryba
    .gen = ryby
    .acc = rybę
    .ins = rybą
    .gender = f
chain-horse = koń
    .gen = konia
    .acc = konia
    .ins = koniem
    .gender = m
chain-backpack = plecak
    .gen = plecaka
    .acc = plecak
    .ins = plecakiem
    .gender = m
chain-anvil = kowadło
    .gen = kowadła
    .acc = kowadło
    .ins = kowadłem
    .gender = n
chain-harp = harfa
    .gen = harfy
    .acc = harfę
    .ins = harfą
    .gender = f
chain-horseshoe = podkowa
    .gen = podkowy
    .acc = podkowę
    .ins = podkową
    .gender = f
chain-pot = garnek
    .gen = garnka
    .acc = garnek
    .ins = garnkiem
    .gender = m
chain-bow = łuk
    .gen = łuku
    .acc = łuk
    .ins = łukiem
    .gender = m
chain-helmet = hełm
    .gen = hełmu
    .acc = hełm
    .ins = hełmem
    .gender = m
chain-sword = miecz
    .gen = miecza
    .acc = miecz
    .ins = mieczem
    .gender = m
chain-chest = skrzynia
    .gen = skrzyni
    .acc = skrzynię
    .ins = skrzynią
    .gender = f
chain-campfire = ognisko
    .gen = ogniska
    .acc = ognisko
    .ins = ogniskiem
    .gender = n
chain-bedroll = posłanie
    .gen = posłania
    .acc = posłanie
    .ins = posłaniem
    .gender = n
chain-scroll = zwój
    .gen = zwoju
    .acc = zwój
    .ins = zwojem
    .gender = m
chain-acorn = żołądź
    .gen = żołędzia
    .acc = żołądź
    .ins = żołędziem
    .gender = m
chain-armor = zbroja
    .gen = zbroi
    .acc = zbroję
    .ins = zbroją
    .gender = f
chain-axe = topór
    .gen = topora
    .acc = topór
    .ins = toporem
    .gender = m

tile-barad-dur = Barad-dûr
    .start = Barad-dûr
    .gen = Barad-dûr
    .acc = Barad-dûr
    .loc = Barad-dûr
    .gender = m
tile-bree = Bree
    .start = Bree
    .gen = Bree
    .acc = Bree
    .loc = Bree
    .gender = n
tile-erebor = Erebor
    .start = Erebor
    .gen = Ereboru
    .acc = Erebor
    .loc = Ereborze
    .gender = m
tile-grey-havens = Szara Przystań
    .start = Szara Przystań
    .gen = Szarej Przystani
    .acc = Szarą Przystań
    .loc = Szarej Przystani
    .gender = f
tile-helms-deep = Helmowy Jar
    .start = Helmowy Jar
    .gen = Helmowego Jaru
    .acc = Helmowy Jar
    .loc = Helmowym Jarze
    .gender = m
tile-isengard = Isengard
    .start = Isengard
    .gen = Isengardu
    .acc = Isengard
    .loc = Isengardzie
    .gender = m
tile-minas-tirith = Minas Tirith
    .start = Minas Tirith
    .gen = Minas Tirith
    .acc = Minas Tirith
    .loc = Minas Tirith
    .gender = n

card-c1-01 = szara karta „Spryt”
    .gen = szarej karty „Spryt”
    .acc = szarą kartę „Spryt”
    .ins = szarą kartą „Spryt”
    .short = „Spryt”
card-c1-02 = szara karta „Spryt”
    .gen = szarej karty „Spryt”
    .acc = szarą kartę „Spryt”
    .ins = szarą kartą „Spryt”
    .short = „Spryt”
card-c1-03 = szara karta „Siła”
    .gen = szarej karty „Siła”
    .acc = szarą kartę „Siła”
    .ins = szarą kartą „Siła”
    .short = „Siła”
card-c1-04 = szara karta „Siła”
    .gen = szarej karty „Siła”
    .acc = szarą kartę „Siła”
    .ins = szarą kartą „Siła”
    .short = „Siła”
card-c1-05 = szara karta „Odwaga”
    .gen = szarej karty „Odwaga”
    .acc = szarą kartę „Odwaga”
    .ins = szarą kartą „Odwaga”
    .short = „Odwaga”
card-c1-06 = szara karta „Odwaga”
    .gen = szarej karty „Odwaga”
    .acc = szarą kartę „Odwaga”
    .ins = szarą kartą „Odwaga”
    .short = „Odwaga”
card-c1-07 = szara karta „Wiedza”
    .gen = szarej karty „Wiedza”
    .acc = szarą kartę „Wiedza”
    .ins = szarą kartą „Wiedza”
    .short = „Wiedza”
card-c1-08 = szara karta „Przywództwo”
    .gen = szarej karty „Przywództwo”
    .acc = szarą kartę „Przywództwo”
    .ins = szarą kartą „Przywództwo”
    .short = „Przywództwo”
card-c1-09 = żółta karta „2 monety”
    .gen = żółtej karty „2 monety”
    .acc = żółtą kartę „2 monety”
    .ins = żółtą kartą „2 monety”
    .short = „2 monety”
card-c1-10 = żółta karta „2 monety”
    .gen = żółtej karty „2 monety”
    .acc = żółtą kartę „2 monety”
    .ins = żółtą kartą „2 monety”
    .short = „2 monety”
card-c1-11 = żółta karta „2 monety”
    .gen = żółtej karty „2 monety”
    .acc = żółtą kartę „2 monety”
    .ins = żółtą kartą „2 monety”
    .short = „2 monety”
card-c1-12 = żółta karta „2 monety”
    .gen = żółtej karty „2 monety”
    .acc = żółtą kartę „2 monety”
    .ins = żółtą kartą „2 monety”
    .short = „2 monety”
card-c1-13 = niebieska karta „jeden krok”
    .gen = niebieskiej karty „jeden krok”
    .acc = niebieską kartę „jeden krok”
    .ins = niebieską kartą „jeden krok”
    .short = „jeden krok”
card-c1-14 = niebieska karta „jeden krok”
    .gen = niebieskiej karty „jeden krok”
    .acc = niebieską kartę „jeden krok”
    .ins = niebieską kartą „jeden krok”
    .short = „jeden krok”
card-c1-15 = niebieska karta „jeden krok”
    .gen = niebieskiej karty „jeden krok”
    .acc = niebieską kartę „jeden krok”
    .ins = niebieską kartą „jeden krok”
    .short = „jeden krok”
card-c1-16 = niebieska karta „jeden krok”
    .gen = niebieskiej karty „jeden krok”
    .acc = niebieską kartę „jeden krok”
    .ins = niebieską kartą „jeden krok”
    .short = „jeden krok”
card-c1-17 = zielona karta „Krasnoludy”
    .gen = zielonej karty „Krasnoludy”
    .acc = zieloną kartę „Krasnoludy”
    .ins = zieloną kartą „Krasnoludy”
    .short = „Krasnoludy”
card-c1-18 = zielona karta „Elfowie”
    .gen = zielonej karty „Elfowie”
    .acc = zieloną kartę „Elfowie”
    .ins = zieloną kartą „Elfowie”
    .short = „Elfowie”
card-c1-19 = zielona karta „Ludzie”
    .gen = zielonej karty „Ludzie”
    .acc = zieloną kartę „Ludzie”
    .ins = zieloną kartą „Ludzie”
    .short = „Ludzie”
card-c1-20 = zielona karta „Hobbici”
    .gen = zielonej karty „Hobbici”
    .acc = zieloną kartę „Hobbici”
    .ins = zieloną kartą „Hobbici”
    .short = „Hobbici”
card-c1-21 = czerwona karta „jedna jednostka: Gondor lub Rohan”
    .gen = czerwonej karty „jedna jednostka: Gondor lub Rohan”
    .acc = czerwoną kartę „jedna jednostka: Gondor lub Rohan”
    .ins = czerwoną kartą „jedna jednostka: Gondor lub Rohan”
    .short = „jedna jednostka: Gondor lub Rohan”
card-c1-22 = czerwona karta „jedna jednostka: Enedwaith lub Rhovanion”
    .gen = czerwonej karty „jedna jednostka: Enedwaith lub Rhovanion”
    .acc = czerwoną kartę „jedna jednostka: Enedwaith lub Rhovanion”
    .ins = czerwoną kartą „jedna jednostka: Enedwaith lub Rhovanion”
    .short = „jedna jednostka: Enedwaith lub Rhovanion”
card-c1-23 = czerwona karta „jedna jednostka: Lindon lub Arnor”
    .gen = czerwonej karty „jedna jednostka: Lindon lub Arnor”
    .acc = czerwoną kartę „jedna jednostka: Lindon lub Arnor”
    .ins = czerwoną kartą „jedna jednostka: Lindon lub Arnor”
    .short = „jedna jednostka: Lindon lub Arnor”
card-c2-01 = szara karta „Wiedza”
    .gen = szarej karty „Wiedza”
    .acc = szarą kartę „Wiedza”
    .ins = szarą kartą „Wiedza”
    .short = „Wiedza”
card-c2-02 = szara karta „Przywództwo”
    .gen = szarej karty „Przywództwo”
    .acc = szarą kartę „Przywództwo”
    .ins = szarą kartą „Przywództwo”
    .short = „Przywództwo”
card-c2-03 = szara karta „dwa razy Odwaga”
    .gen = szarej karty „dwa razy Odwaga”
    .acc = szarą kartę „dwa razy Odwaga”
    .ins = szarą kartą „dwa razy Odwaga”
    .short = „dwa razy Odwaga”
card-c2-04 = szara karta „dwa razy Siła”
    .gen = szarej karty „dwa razy Siła”
    .acc = szarą kartę „dwa razy Siła”
    .ins = szarą kartą „dwa razy Siła”
    .short = „dwa razy Siła”
card-c2-05 = szara karta „dwa razy Spryt”
    .gen = szarej karty „dwa razy Spryt”
    .acc = szarą kartę „dwa razy Spryt”
    .ins = szarą kartą „dwa razy Spryt”
    .short = „dwa razy Spryt”
card-c2-06 = szara karta „Przywództwo lub Wiedza”
    .gen = szarej karty „Przywództwo lub Wiedza”
    .acc = szarą kartę „Przywództwo lub Wiedza”
    .ins = szarą kartą „Przywództwo lub Wiedza”
    .short = „Przywództwo lub Wiedza”
card-c2-07 = szara karta „Spryt, Siła lub Odwaga”
    .gen = szarej karty „Spryt, Siła lub Odwaga”
    .acc = szarą kartę „Spryt, Siła lub Odwaga”
    .ins = szarą kartą „Spryt, Siła lub Odwaga”
    .short = „Spryt, Siła lub Odwaga”
card-c2-08 = żółta karta „3 monety”
    .gen = żółtej karty „3 monety”
    .acc = żółtą kartę „3 monety”
    .ins = żółtą kartą „3 monety”
    .short = „3 monety”
card-c2-09 = żółta karta „4 monety”
    .gen = żółtej karty „4 monety”
    .acc = żółtą kartę „4 monety”
    .ins = żółtą kartą „4 monety”
    .short = „4 monety”
card-c2-10 = niebieska karta „jeden krok”
    .gen = niebieskiej karty „jeden krok”
    .acc = niebieską kartę „jeden krok”
    .ins = niebieską kartą „jeden krok”
    .short = „jeden krok”
card-c2-11 = niebieska karta „jeden krok”
    .gen = niebieskiej karty „jeden krok”
    .acc = niebieską kartę „jeden krok”
    .ins = niebieską kartą „jeden krok”
    .short = „jeden krok”
card-c2-12 = niebieska karta „dwa kroki”
    .gen = niebieskiej karty „dwa kroki”
    .acc = niebieską kartę „dwa kroki”
    .ins = niebieską kartą „dwa kroki”
    .short = „dwa kroki”
card-c2-13 = niebieska karta „dwa kroki”
    .gen = niebieskiej karty „dwa kroki”
    .acc = niebieską kartę „dwa kroki”
    .ins = niebieską kartą „dwa kroki”
    .short = „dwa kroki”
card-c2-14 = niebieska karta „jeden krok”
    .gen = niebieskiej karty „jeden krok”
    .acc = niebieską kartę „jeden krok”
    .ins = niebieską kartą „jeden krok”
    .short = „jeden krok”
card-c2-15 = zielona karta „Krasnoludy”
    .gen = zielonej karty „Krasnoludy”
    .acc = zieloną kartę „Krasnoludy”
    .ins = zieloną kartą „Krasnoludy”
    .short = „Krasnoludy”
card-c2-16 = zielona karta „Elfowie”
    .gen = zielonej karty „Elfowie”
    .acc = zieloną kartę „Elfowie”
    .ins = zieloną kartą „Elfowie”
    .short = „Elfowie”
card-c2-17 = zielona karta „Ludzie”
    .gen = zielonej karty „Ludzie”
    .acc = zieloną kartę „Ludzie”
    .ins = zieloną kartą „Ludzie”
    .short = „Ludzie”
card-c2-18 = zielona karta „Hobbici”
    .gen = zielonej karty „Hobbici”
    .acc = zieloną kartę „Hobbici”
    .ins = zieloną kartą „Hobbici”
    .short = „Hobbici”
card-c2-19 = czerwona karta „dwie jednostki: Gondor lub Mordor”
    .gen = czerwonej karty „dwie jednostki: Gondor lub Mordor”
    .acc = czerwoną kartę „dwie jednostki: Gondor lub Mordor”
    .ins = czerwoną kartą „dwie jednostki: Gondor lub Mordor”
    .short = „dwie jednostki: Gondor lub Mordor”
card-c2-20 = czerwona karta „dwie jednostki: Lindon lub Enedwaith”
    .gen = czerwonej karty „dwie jednostki: Lindon lub Enedwaith”
    .acc = czerwoną kartę „dwie jednostki: Lindon lub Enedwaith”
    .ins = czerwoną kartą „dwie jednostki: Lindon lub Enedwaith”
    .short = „dwie jednostki: Lindon lub Enedwaith”
card-c2-21 = czerwona karta „dwie jednostki: Mordor lub Rohan”
    .gen = czerwonej karty „dwie jednostki: Mordor lub Rohan”
    .acc = czerwoną kartę „dwie jednostki: Mordor lub Rohan”
    .ins = czerwoną kartą „dwie jednostki: Mordor lub Rohan”
    .short = „dwie jednostki: Mordor lub Rohan”
card-c2-22 = czerwona karta „dwie jednostki: Arnor lub Rhovanion”
    .gen = czerwonej karty „dwie jednostki: Arnor lub Rhovanion”
    .acc = czerwoną kartę „dwie jednostki: Arnor lub Rhovanion”
    .ins = czerwoną kartą „dwie jednostki: Arnor lub Rhovanion”
    .short = „dwie jednostki: Arnor lub Rhovanion”
card-c2-23 = czerwona karta „dwie jednostki: Lindon lub Rohan”
    .gen = czerwonej karty „dwie jednostki: Lindon lub Rohan”
    .acc = czerwoną kartę „dwie jednostki: Lindon lub Rohan”
    .ins = czerwoną kartą „dwie jednostki: Lindon lub Rohan”
    .short = „dwie jednostki: Lindon lub Rohan”
card-c3-01 = żółta karta „5 monet”
    .gen = żółtej karty „5 monet”
    .acc = żółtą kartę „5 monet”
    .ins = żółtą kartą „5 monet”
    .short = „5 monet”
card-c3-02 = żółta karta „5 monet”
    .gen = żółtej karty „5 monet”
    .acc = żółtą kartę „5 monet”
    .ins = żółtą kartą „5 monet”
    .short = „5 monet”
card-c3-03 = niebieska karta „dwa kroki”
    .gen = niebieskiej karty „dwa kroki”
    .acc = niebieską kartę „dwa kroki”
    .ins = niebieską kartą „dwa kroki”
    .short = „dwa kroki”
card-c3-04 = niebieska karta „dwa kroki”
    .gen = niebieskiej karty „dwa kroki”
    .acc = niebieską kartę „dwa kroki”
    .ins = niebieską kartą „dwa kroki”
    .short = „dwa kroki”
card-c3-05 = niebieska karta „dwa kroki”
    .gen = niebieskiej karty „dwa kroki”
    .acc = niebieską kartę „dwa kroki”
    .ins = niebieską kartą „dwa kroki”
    .short = „dwa kroki”
card-c3-06 = niebieska karta „dwa kroki”
    .gen = niebieskiej karty „dwa kroki”
    .acc = niebieską kartę „dwa kroki”
    .ins = niebieską kartą „dwa kroki”
    .short = „dwa kroki”
card-c3-07 = niebieska karta „trzy kroki”
    .gen = niebieskiej karty „trzy kroki”
    .acc = niebieską kartę „trzy kroki”
    .ins = niebieską kartą „trzy kroki”
    .short = „trzy kroki”
card-c3-08 = zielona karta „Czarodzieje”
    .gen = zielonej karty „Czarodzieje”
    .acc = zieloną kartę „Czarodzieje”
    .ins = zieloną kartą „Czarodzieje”
    .short = „Czarodzieje”
card-c3-09 = zielona karta „Czarodzieje”
    .gen = zielonej karty „Czarodzieje”
    .acc = zieloną kartę „Czarodzieje”
    .ins = zieloną kartą „Czarodzieje”
    .short = „Czarodzieje”
card-c3-10 = zielona karta „Entowie”
    .gen = zielonej karty „Entowie”
    .acc = zieloną kartę „Entowie”
    .ins = zieloną kartą „Entowie”
    .short = „Entowie”
card-c3-11 = zielona karta „Entowie”
    .gen = zielonej karty „Entowie”
    .acc = zieloną kartę „Entowie”
    .ins = zieloną kartą „Entowie”
    .short = „Entowie”
card-c3-12 = czerwona karta „trzy jednostki: Enedwaith lub Rohan”
    .gen = czerwonej karty „trzy jednostki: Enedwaith lub Rohan”
    .acc = czerwoną kartę „trzy jednostki: Enedwaith lub Rohan”
    .ins = czerwoną kartą „trzy jednostki: Enedwaith lub Rohan”
    .short = „trzy jednostki: Enedwaith lub Rohan”
card-c3-13 = czerwona karta „trzy jednostki: Gondor lub Arnor”
    .gen = czerwonej karty „trzy jednostki: Gondor lub Arnor”
    .acc = czerwoną kartę „trzy jednostki: Gondor lub Arnor”
    .ins = czerwoną kartą „trzy jednostki: Gondor lub Arnor”
    .short = „trzy jednostki: Gondor lub Arnor”
card-c3-14 = czerwona karta „trzy jednostki: Enedwaith lub Arnor”
    .gen = czerwonej karty „trzy jednostki: Enedwaith lub Arnor”
    .acc = czerwoną kartę „trzy jednostki: Enedwaith lub Arnor”
    .ins = czerwoną kartą „trzy jednostki: Enedwaith lub Arnor”
    .short = „trzy jednostki: Enedwaith lub Arnor”
card-c3-15 = czerwona karta „trzy jednostki: Rhovanion lub Gondor”
    .gen = czerwonej karty „trzy jednostki: Rhovanion lub Gondor”
    .acc = czerwoną kartę „trzy jednostki: Rhovanion lub Gondor”
    .ins = czerwoną kartą „trzy jednostki: Rhovanion lub Gondor”
    .short = „trzy jednostki: Rhovanion lub Gondor”
card-c3-16 = czerwona karta „trzy jednostki: Lindon lub Mordor”
    .gen = czerwonej karty „trzy jednostki: Lindon lub Mordor”
    .acc = czerwoną kartę „trzy jednostki: Lindon lub Mordor”
    .ins = czerwoną kartą „trzy jednostki: Lindon lub Mordor”
    .short = „trzy jednostki: Lindon lub Mordor”
card-c3-17 = czerwona karta „trzy jednostki: Rhovanion lub Mordor”
    .gen = czerwonej karty „trzy jednostki: Rhovanion lub Mordor”
    .acc = czerwoną kartę „trzy jednostki: Rhovanion lub Mordor”
    .ins = czerwoną kartą „trzy jednostki: Rhovanion lub Mordor”
    .short = „trzy jednostki: Rhovanion lub Mordor”
card-c3-18 = fioletowa karta „usuń jednostkę, zabierz monetę, przesuń jednostkę”
    .gen = fioletowej karty „usuń jednostkę, zabierz monetę, przesuń jednostkę”
    .acc = fioletową kartę „usuń jednostkę, zabierz monetę, przesuń jednostkę”
    .ins = fioletową kartą „usuń jednostkę, zabierz monetę, przesuń jednostkę”
    .short = „usuń jednostkę, zabierz monetę, przesuń jednostkę”
card-c3-19 = fioletowa karta „zabierz monetę, dwa przesunięcia”
    .gen = fioletowej karty „zabierz monetę, dwa przesunięcia”
    .acc = fioletową kartę „zabierz monetę, dwa przesunięcia”
    .ins = fioletową kartą „zabierz monetę, dwa przesunięcia”
    .short = „zabierz monetę, dwa przesunięcia”
card-c3-20 = fioletowa karta „usuń dwie jednostki, zabierz monetę”
    .gen = fioletowej karty „usuń dwie jednostki, zabierz monetę”
    .acc = fioletową kartę „usuń dwie jednostki, zabierz monetę”
    .ins = fioletową kartą „usuń dwie jednostki, zabierz monetę”
    .short = „usuń dwie jednostki, zabierz monetę”
card-c3-21 = fioletowa karta „usuń jednostkę, zabierz dwie monety”
    .gen = fioletowej karty „usuń jednostkę, zabierz dwie monety”
    .acc = fioletową kartę „usuń jednostkę, zabierz dwie monety”
    .ins = fioletową kartą „usuń jednostkę, zabierz dwie monety”
    .short = „usuń jednostkę, zabierz dwie monety”
card-c3-22 = fioletowa karta „usuń jednostkę, dwa przesunięcia”
    .gen = fioletowej karty „usuń jednostkę, dwa przesunięcia”
    .acc = fioletową kartę „usuń jednostkę, dwa przesunięcia”
    .ins = fioletową kartą „usuń jednostkę, dwa przesunięcia”
    .short = „usuń jednostkę, dwa przesunięcia”
card-c3-23 = fioletowa karta „trzy przesunięcia”
    .gen = fioletowej karty „trzy przesunięcia”
    .acc = fioletową kartę „trzy przesunięcia”
    .ins = fioletową kartą „trzy przesunięcia”
    .short = „trzy przesunięcia”

token-elves-yellow-turn = żeton elfów „tura za żółtą”
    .gen = żetonu elfów „tura za żółtą”
    .acc = żeton elfów „tura za żółtą”
    .short = „tura za żółtą”
    .does = Dodatkowa tura po każdym zagraniu żółtej karty.
token-elves-red-anywhere = żeton elfów „czerwona wszędzie”
    .gen = żetonu elfów „czerwona wszędzie”
    .acc = żeton elfów „czerwona wszędzie”
    .short = „czerwona wszędzie”
    .does = Wszystkie jednostki z czerwonej karty mogą trafić do jednego dowolnego regionu.
token-elves-any-skill = żeton elfów „dowolna umiejętność”
    .gen = żetonu elfów „dowolna umiejętność”
    .acc = żeton elfów „dowolna umiejętność”
    .short = „dowolna umiejętność”
    .does = W każdej turze jedna dowolna umiejętność.
token-ents-turn = żeton entów „dodatkowa tura”
    .gen = żetonu entów „dodatkowa tura”
    .acc = żeton entów „dodatkowa tura”
    .short = „dodatkowa tura”
    .does = Jednorazowo dodatkowa tura.
token-ents-raze = żeton entów „usunięta twierdza”
    .gen = żetonu entów „usunięta twierdza”
    .acc = żeton entów „usunięta twierdza”
    .short = „usunięta twierdza”
    .does = Jednorazowo usuwa twierdzę przeciwnika.
token-ents-three = żeton entów „trzy akcje”
    .gen = żetonu entów „trzy akcje”
    .acc = żeton entów „trzy akcje”
    .short = „trzy akcje”
    .does = Jednorazowo trzy akcje; każda to przesunięcie, usunięcie jednostki przeciwnika albo strata jego monety.
token-hobbits-eagle = żeton hobbitów „orle pióro”
    .gen = żetonu hobbitów „orle pióro”
    .acc = żeton hobbitów „orle pióro”
    .short = „orle pióro”
    .does = Liczy się jako jedna z sześciu ras.
token-hobbits-blue-unit = żeton hobbitów „jednostka za niebieską”
    .gen = żetonu hobbitów „jednostka za niebieską”
    .acc = żeton hobbitów „jednostka za niebieską”
    .short = „jednostka za niebieską”
    .does = Jednostka w dowolnym regionie po każdym zagraniu niebieskiej karty.
token-hobbits-chain-coins = żeton hobbitów „monety za łańcuchy”
    .gen = żetonu hobbitów „monety za łańcuchy”
    .acc = żeton hobbitów „monety za łańcuchy”
    .short = „monety za łańcuchy”
    .does = 3 monety po każdym zagraniu karty dzięki łańcuchowi.
token-humans-yellow-quest = żeton ludzi „krok za żółtą”
    .gen = żetonu ludzi „krok za żółtą”
    .acc = żeton ludzi „krok za żółtą”
    .short = „krok za żółtą”
    .does = Krok na torze Wyprawy po każdym zagraniu żółtej karty.
token-humans-red-unit = żeton ludzi „jedna więcej za czerwoną”
    .gen = żetonu ludzi „jedna więcej za czerwoną”
    .acc = żeton ludzi „jedna więcej za czerwoną”
    .short = „jedna więcej za czerwoną”
    .does = O jedną jednostkę więcej po każdym zagraniu czerwonej karty.
token-humans-double-discard = żeton ludzi „podwójne odrzucenie”
    .gen = żetonu ludzi „podwójne odrzucenie”
    .acc = żeton ludzi „podwójne odrzucenie”
    .short = „podwójne odrzucenie”
    .does = Dwa razy więcej monet za każdą odrzuconą kartę.
token-dwarves-no-surcharge = żeton krasnoludów „bez dopłaty”
    .gen = żetonu krasnoludów „bez dopłaty”
    .acc = żeton krasnoludów „bez dopłaty”
    .short = „bez dopłaty”
    .does = Za twoje twierdze nie dopłacasz monet do ważnych miejsc.
token-dwarves-landmark-turn = żeton krasnoludów „tura za ważne miejsca”
    .gen = żetonu krasnoludów „tura za ważne miejsca”
    .acc = żeton krasnoludów „tura za ważne miejsca”
    .short = „tura za ważne miejsca”
    .does = Dodatkowa tura po każdym zajęciu ważnego miejsca.
token-dwarves-green-moves = żeton krasnoludów „przesunięcia za zieloną”
    .gen = żetonu krasnoludów „przesunięcia za zieloną”
    .acc = żeton krasnoludów „przesunięcia za zieloną”
    .short = „przesunięcia za zieloną”
    .does = Dwa przesunięcia po każdym zagraniu zielonej karty.
token-wizards-quest = żeton czarodziejów „dwa kroki”
    .gen = żetonu czarodziejów „dwa kroki”
    .acc = żeton czarodziejów „dwa kroki”
    .short = „dwa kroki”
    .does = Jednorazowo dwa kroki na torze Wyprawy.
token-wizards-units = żeton czarodziejów „dwie jednostki”
    .gen = żetonu czarodziejów „dwie jednostki”
    .acc = żeton czarodziejów „dwie jednostki”
    .short = „dwie jednostki”
    .does = Jednorazowo dwie jednostki, w jednym regionie lub w dwóch.
token-wizards-search = żeton czarodziejów „stos kart odrzuconych”
    .gen = żetonu czarodziejów „stos kart odrzuconych”
    .acc = żeton czarodziejów „stos kart odrzuconych”
    .short = „stos kart odrzuconych”
    .does = Jednorazowo karta ze stosu kart odrzuconych, zagrana za darmo.

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
matter-pair = sojusz za dwa symbole
matter-different = sojusz za trzy rasy
matter-none = nic
matter-skill = umiejętność
matter-one-of = umiejętność do wyboru
matter-race = rasa
matter-coins = monety
matter-quest = kroki
matter-units = jednostki
matter-muster = jednostki
matter-bonus-unit = jednostka
matter-fortress = twierdza
matter-move = przesunięcie
matter-remove = usunięcie jednostki
matter-fine = strata monety
matter-manoeuvre = akcja
matter-raze = twierdza do usunięcia
matter-turn = dodatkowa tura
matter-bonus-turn = dodatkowa tura
matter-strip = szara karta
matter-search = stos kart odrzuconych
matter-envoy = żeton

## What an effect lets a side do

# All of these are nouns in the nominative: they stand in a list after „Efekt:”.
does-skill = { $count ->
    [1] { $skill } w każdej turze
   *[other] { $skill } ×{ $count } w każdej turze
 }
does-one-of = w każdej turze jedna umiejętność do wyboru ({ $skills })
does-race = poparcie { $race_gen }
does-coins = { $coins }
does-quest = { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
 } na torze Wyprawy
does-units = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
 } { $regions_at }
does-anywhere = dowolny region
    .gen = dowolnego regionu
    .acc = dowolny region
    .ins = dowolnym regionem
    .loc = dowolnym regionie
    .at = w dowolnym regionie
    .to = do dowolnego regionu
    .gender = m
does-fortress = twierdza { $region_at }
does-move = { $count ->
    [one] przesunięcie jednostki
    [few] { $count } przesunięcia
   *[many] { $count } przesunięć
 }
does-remove = { $count ->
    [one] usunięcie jednostki przeciwnika
    [few] usunięcie { $count } jednostek przeciwnika
   *[many] usunięcie { $count } jednostek przeciwnika
 }
does-fine = { $count ->
    [one] odebranie przeciwnikowi monety
    [few] odebranie przeciwnikowi { $count } monet
   *[many] odebranie przeciwnikowi { $count } monet
 }
does-raze = usunięcie twierdzy przeciwnika
does-bonus-turn = dodatkowa tura
does-strip = odrzucenie szarej karty przeciwnika
does-search = zagranie za darmo karty ze stosu kart odrzuconych
does-envoy = jeden z dwóch wierzchnich żetonów dowolnej rasy
coins = { $count ->
    [one] 1 moneta
    [few] { $count } monety
   *[many] { $count } monet
 }

## Questions

prompt-deal = Odkrywane są karty.
prompt-unveil = Odkrywane jest ważne miejsce.
prompt-look = { $seat_start } przegląda stos kart odrzuconych.
prompt-reveal = Odkrywany jest żeton.
prompt-turn = { $seat_start }: weź kartę lub zajmij ważne miejsce.
prompt-place = { $seat_start }: { $count ->
    [one] dokąd trafia jednostka?
    [few] dokąd trafiają { $count } jednostki?
   *[many] dokąd trafia { $count } jednostek?
 }
prompt-move = { $count ->
    [one] { $seat_start }: którą jednostkę przesuwasz i dokąd?
    [few] { $seat_start }: którą jednostkę przesuwasz i dokąd? Zostały { $count } przesunięcia.
    [many] { $seat_start }: którą jednostkę przesuwasz i dokąd? Zostało { $count } przesunięć.
   *[other] { $seat_start }: którą jednostkę przesuwasz i dokąd? Zostały { $count } przesunięcia.
 }
prompt-remove = { $count ->
    [one] { $seat_start }: skąd usuwasz jednostkę przeciwnika?
    [few] { $seat_start }: skąd usuwasz jednostkę przeciwnika? Do usunięcia zostały { $count } jednostki.
    [many] { $seat_start }: skąd usuwasz jednostkę przeciwnika? Do usunięcia zostało { $count } jednostek.
   *[other] { $seat_start }: skąd usuwasz jednostkę przeciwnika? Do usunięcia zostały { $count } jednostki.
 }
prompt-manoeuvre = { $count ->
    [one] { $seat_start }: przesuwasz jednostkę, usuwasz jednostkę przeciwnika, zabierasz monetę czy nie robisz nic?
    [few] { $seat_start }: przesuwasz jednostkę, usuwasz jednostkę przeciwnika, zabierasz monetę czy nie robisz nic? Zostały { $count } akcje.
    [many] { $seat_start }: przesuwasz jednostkę, usuwasz jednostkę przeciwnika, zabierasz monetę czy nie robisz nic? Zostało { $count } akcji.
   *[other] { $seat_start }: przesuwasz jednostkę, usuwasz jednostkę przeciwnika, zabierasz monetę czy nie robisz nic? Zostały { $count } akcje.
 }
prompt-raze = { $seat_start }: którą twierdzę przeciwnika usuwasz?
prompt-bonus-turn = { $seat_start }: czy po tej turze rozgrywasz dodatkową?
prompt-strip = { $seat_start }: którą szarą kartę musi odrzucić przeciwnik?
prompt-search = { $seat_start }: którą kartę ze stosu kart odrzuconych zagrywasz?
prompt-envoy = { $seat_start }: wybierz rasę i zatrzymaj jeden z dwóch jej wierzchnich żetonów.
prompt-keep = { $seat_start }: który żeton zatrzymujesz?
prompt-order = { $seat_start }: wybierz, co wykonać najpierw.
prompt-over-none = Koniec gry.
prompt-over-ring = { $winners_key ->
    [fellowship] Pierścień zniszczony: wygrywa Drużyna.
   *[other] Nazgûle dogoniły Powiernika Pierścienia: wygrywa Sauron.
 }
prompt-over-races = { $winners_key ->
    [fellowship] Sześć ras stoi po stronie Drużyny: wygrywa Drużyna.
   *[other] Sześć ras stoi po stronie Saurona: wygrywa Sauron.
 }
prompt-over-conquest = { $winners_key ->
    [fellowship] Drużyna panuje nad całym Śródziemiem i wygrywa.
   *[other] Sauron panuje nad całym Śródziemiem i wygrywa.
 }
prompt-over-majority = { $winners_key ->
    [fellowship] Koniec trzech rozdziałów: Drużyna jest obecna w większej liczbie regionów i wygrywa.
   *[other] Koniec trzech rozdziałów: Sauron jest obecny w większej liczbie regionów i wygrywa.
 }
prompt-over-shared = Koniec trzech rozdziałów: obie strony są obecne w tylu samo regionach i dzielą się zwycięstwem.

## Answers

verb-play = Zagraj
verb-chain = Zagraj (łańcuch)
verb-discard = Odrzuć za monety
verb-take = Zajmij ważne miejsce
verb-place = Umieść jednostki
verb-move = Przesuń jednostkę
verb-remove = Usuń jednostkę
verb-fine = Strata monety
verb-raze = Usuń twierdzę
verb-again = Dodatkowa tura
verb-decline = Zrezygnuj
verb-strip = Odrzuć szarą kartę
verb-revive = Zagraj z odrzuconych
verb-court = Wybierz rasę
verb-keep = Zatrzymaj żeton
verb-first = Wykonaj najpierw
answer-play = Zagraj { $card_acc } { $price ->
    [0] za darmo
    [one] za 1 monetę
    [few] za { $price } monety
   *[many] za { $price } monet
 }
answer-chain = Zagraj { $card_acc } za darmo, dzięki łańcuchowi
answer-discard = Odrzuć { $card_acc } { $coins ->
    [one] za 1 monetę
    [few] za { $coins } monety
   *[many] za { $coins } monet
 }
answer-take = Zajmij { $tile_acc } { $price ->
    [0] za darmo
    [one] za 1 monetę
    [few] za { $price } monety
   *[many] za { $price } monet
 }
answer-place = Umieść { $region_at }
answer-move = Z { $region_gen } { $to_to }
answer-remove = Usuń jednostkę z { $region_gen }
answer-fine = Przeciwnik traci monetę
answer-raze = Twierdza { $region_at }
answer-again = Rozegraj dodatkową turę
answer-decline = Zrezygnuj
answer-strip = Odrzuć { $card_acc }
answer-revive = Zagraj { $card_acc }
answer-court = { $race }
answer-keep = Zatrzymaj { $token_acc }
answer-first = Najpierw: { $matter }
card-with-symbol = { $card } z symbolem { $chain_gen }
    .gen = { $card_gen } z symbolem { $chain_gen }
    .acc = { $card_acc } z symbolem { $chain_gen }
    .ins = { $card_ins } z symbolem { $chain_gen }
card-alike = { $card } ({ $number } z { $count } jednakowych)
    .gen = { $card_gen } ({ $number } z { $count } jednakowych)
    .acc = { $card_acc } ({ $number } z { $count } jednakowych)
    .ins = { $card_ins } ({ $number } z { $count } jednakowych)
card-in-slot = { $card } (pozycja { $slot })
    .gen = { $card_gen } (pozycja { $slot })
    .acc = { $card_acc } (pozycja { $slot })
    .ins = { $card_ins } (pozycja { $slot })
unseen-card = zakryta karta
    .gen = zakrytej karty
    .acc = zakrytą kartę
    .ins = zakrytą kartą
unseen-cards = { $count ->
    [one] zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
 }
    .gen = { $count ->
        [one] zakrytej karty
        [few] { $count } zakrytych kart
       *[many] { $count } zakrytych kart
    }
    .acc = { $count ->
        [one] zakrytą kartę
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }
    .ins = { $count ->
        [one] zakrytą kartą
        [few] { $count } zakrytymi kartami
       *[many] { $count } zakrytymi kartami
    }
no-card = brak karty
    .gen = braku karty
    .acc = brak karty
    .ins = brakiem karty

## What an answer is about

# $lack is cost-no-skill where nothing is missing.
about-cost-skills = Koszt: { $cost }. { $lack ->
    [brak] Masz wszystkie potrzebne umiejętności.
   *[other] Brakujące umiejętności: { $lack }.
 }
about-cost = Koszt: { $cost }.
about-surcharge = { $coins ->
    [one] Przez twoją twierdzę płacisz o 1 monetę więcej.
    [few] Przez twoje twierdze płacisz o { $coins } monety więcej.
   *[many] Przez twoje twierdze płacisz o { $coins } monet więcej.
 }
about-chain = Masz wymagany symbol { $chain_gen }.
about-lets = Efekt: { $effects }.
who-you = ty
about-muster = Dzięki twoim żetonom: { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
   *[many] { $count } jednostek
 } { $regions_at }.
about-sets-off = Uruchamia { $matters }.
about-symbol = Symbol { $chain_gen } pozwoli później zagrać za darmo { $cards_acc }.
about-frees = Odsłania { $cards_acc }.
about-strip = Jej umiejętności przestają się liczyć.
about-court = { $count ->
    [one] Jej jedyny żeton jest twój.
    [few] Zatrzymujesz jeden z dwóch jej wierzchnich żetonów.
   *[many] Zatrzymujesz jeden z dwóch jej wierzchnich żetonów.
 }
about-first = Reszta następuje później.
cost-nothing = brak
cost-no-skill = brak
cost-or-chain = { $cost } albo symbol { $chain_gen }

## What stands in the way of a refused answer

lack-no-card = Pozycja { $slot } jest pusta.
lack-covered = Leży pod { $cards_ins }.
lack-chainless = Ta karta nie ma symbolu łańcucha.
lack-chain = Nie masz symbolu { $chain_gen }.
lack-skills = Brakuje ci umiejętności: { $skills }. Cena to { $price ->
    [one] 1 moneta
    [few] { $price } monety
   *[many] { $price } monet
 }, a masz { $coins }.
lack-coins = Cena to { $price ->
    [one] 1 moneta
    [few] { $price } monety
   *[many] { $price } monet
 }, a masz { $coins }.

lack-place = { $count ->
    [one] Jednostka może trafić tylko { $regions_to }.
    [few] Jednostki mogą trafić tylko { $regions_to }.
   *[many] Jednostki mogą trafić tylko { $regions_to }.
 }
lack-neighbour = { $region } nie sąsiaduje z { $to_ins }.
lack-unit = Nie masz jednostki { $region_at }.
lack-remove = { $seat_start } nie ma jednostki { $region_at }.
lack-raze = { $seat_start } nie ma twierdzy { $region_at }.
lack-fine = { $seat_start } nie ma monety do stracenia.
lack-strip = Odrzucić można tylko szare karty zagrane przez { $seat_mid_acc }, a nie ma wśród nich { $card_gen }.
lack-revive = W stosie kart odrzuconych nie ma { $card_gen }.
lack-court = { $race } nie mają już żetonów.
lack-keep = Zatrzymać można tylko żeton, który jest teraz odkryty.

## What is decided next

then-deal = Potem odkrywane są karty.
then-look = Potem widzisz karty odłożone na bok.
then-reveal = Potem odkrywany jest żeton.
# The event before it says whose turn it is.
then-turn = { "" }

## What is told

event-chapter = Wyłożono karty rozdziału { $chapter }.
event-laid = Wyłożono { $card_acc }.
event-turned-up = Odkryto { $card_acc }.
event-unveiled = Odkryto ważne miejsce: { $tile }.
event-turn = { $seat_key ->
    [sauron] Tura Saurona.
   *[other] Tura Drużyny.
 }
event-played = { $seat_start } zagrywa { $card_acc } { $coins ->
    [0] za darmo
    [one] za 1 monetę
    [few] za { $coins } monety
   *[many] za { $coins } monet
 }.
event-chained = { $seat_start } zagrywa { $card_acc } dzięki łańcuchowi.
event-discarded = { $seat_start } odrzuca { $card_acc } i bierze { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
   *[many] { $coins } monet
 }.
event-took = { $seat_start } zajmuje { $tile_acc } { $coins ->
    [0] za darmo
    [one] za 1 monetę
    [few] za { $coins } monety
   *[many] za { $coins } monet
 }.
event-joined = { $race } dołączają do { $seat_mid_gen }.
event-gained = { $coins ->
    [0] { $seat_start } nic nie bierze: bank jest pusty.
    [one] { $seat_start } bierze 1 monetę.
    [few] { $seat_start } bierze { $coins } monety.
   *[many] { $seat_start } bierze { $coins } monet.
 }
event-advanced = { $seat_key ->
    [sauron] Nazgûle pędzą dalej: krok { $step } z 14.
   *[other] Frodo i Sam idą dalej: krok { $step } z 14.
 }
event-placed = { $seat_start } umieszcza { $units ->
    [one] jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
 } { $region_at }.
event-lapsed = { $matter_key ->
    [units] { $seat_start } nie ma już jednostek do umieszczenia.
    [move] { $seat_start } nie ma jednostki do przesunięcia.
    [remove] { $seat_key ->
        [sauron] Drużyna nie ma jednostki do usunięcia.
       *[other] Sauron nie ma jednostki do usunięcia.
     }
    [fine] { $seat_key ->
        [sauron] Drużyna nie ma monety do stracenia.
       *[other] Sauron nie ma monety do stracenia.
     }
    [raze] { $seat_key ->
        [sauron] Drużyna nie ma twierdzy do usunięcia.
       *[other] Sauron nie ma twierdzy do usunięcia.
     }
    [strip] { $seat_key ->
        [sauron] Drużyna nie ma szarej karty do odrzucenia.
       *[other] Sauron nie ma szarej karty do odrzucenia.
     }
    [turn] { $seat_start } ma już zapewnioną dodatkową turę; dodatkowe tury się nie sumują.
    [bonus-turn] { $seat_start } ma już zapewnioną dodatkową turę; dodatkowe tury się nie sumują.
    [envoy] Nie ma tam już żetonów.
    [manoeuvre] Nie ma czego przesunąć ani usunąć i nie ma monety do stracenia.
   *[other] Bez efektu: { $matter }.
 }
event-fought = Starcie { $region_at }: obie strony wycofują { $units ->
    [one] po jednej jednostce
    [few] po { $units } jednostki
   *[many] po { $units } jednostek
 }.
event-moved = { $seat_start } przesuwa jednostkę z { $region_gen } { $to_to }.
event-removed = { $seat_start } traci jednostkę { $region_at }.
event-fined = { $seat_start } traci monetę.
event-built = { $seat_start } ma twierdzę { $region_at }.
event-razed = { $seat_start } traci twierdzę { $region_at }.
event-again = { $seat_start } rozegra dodatkową turę.
event-declined = { $seat_start } rezygnuje.
event-stripped = { $seat_start } musi odrzucić { $card_acc }.
event-searched = { $seat_start } przegląda stos kart odrzuconych.
event-saw = Wśród kart odłożonych na bok: { $card }.
event-revived = { $seat_start } zagrywa { $card_acc } ze stosu kart odrzuconych.
event-paired = Dwa symbole { $race_gen }: sojusz dla { $seat_mid_gen }.
event-united = Trzy różne rasy: sojusz dla { $seat_mid_gen }.
event-courted = { $seat_start } wybiera { $race_acc }.
event-shown = Odkryto { $token_acc }.
event-kept = { $seat_start } zatrzymuje { $token_acc }.
event-returned = Z powrotem na wierzchu swojego stosu: { $token }.
event-won-ring = { $seat_key ->
    [sauron] Nazgûle doganiają Froda i Sama: wygrywa Sauron.
   *[other] Pierścień wpada w ogień: wygrywa Drużyna.
 }
event-won-races = { $seat_start } wygrywa dzięki poparciu sześciu ras.
event-won-conquest = { $seat_start } wygrywa dzięki obecności we wszystkich siedmiu regionach.
event-won-majority = { $regions ->
    [1] { $seat_start } wygrywa dzięki obecności w 1 regionie (przeciwnik: { $others }).
   *[other] { $seat_start } wygrywa dzięki obecności w { $regions } regionach (przeciwnik: { $others }).
 }
event-shared = { $regions ->
    [1] Obie strony są obecne w 1 regionie i dzielą się zwycięstwem.
   *[other] Obie strony są obecne w { $regions } regionach i dzielą się zwycięstwem.
 }

## The view in words

heading-display = Rozdział { $chapter }: wystawka
state-slot = Pozycja { $slot }: { $card }. Koszt: { $cost }.{ $symbol } { $free } { $price }
state-slot-down = Pozycja { $slot }: zakryta karta. { $free }
state-symbol = {" "}Ma symbol { $chain_gen } do późniejszych łańcuchów.
state-free = Można ją wziąć.
state-covered = { $slots }.
state-slots = { $count ->
    [1] Przykrywa ją karta na pozycji { $slots }
   *[other] Przykrywają ją karty na pozycjach { $slots }
 }
state-slots-none = Wystawka jest pusta.
state-price = Cena dla Drużyny: { $fellowship }, dla Saurona: { $sauron }.
state-price-chain = 0 monet (łańcuch)
state-price-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
 }
heading-landmarks = Ważne miejsca
state-tile = { $tile_start }: { $effects }. Koszt: { $cost }. { $price }
state-tiles-left = { $count ->
    [0] Nie ma już zakrytych płytek.
    [one] Jeszcze jedna płytka leży zakryta.
    [few] Jeszcze { $count } płytki leżą zakryte.
   *[many] Jeszcze { $count } płytek leży zakrytych.
 }
heading-map = Śródziemie
state-region = { $region }, obok { $neighbours_gen }: { $held }.
state-region-empty = nikogo tu nie ma
state-region-held = { $seat_mid } ma { $held }
state-units = { $count ->
    [one] 1 jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
 }
state-fortress = twierdzę
heading-quest = Wyprawa Pierścienia
state-quest-fellowship = Frodo i Sam: krok { $step } z 14.
state-quest-sauron = Nazgûle: krok { $step } z 14, czyli { $gap ->
    [one] 1 krok
    [few] { $gap } kroki
   *[many] { $gap } kroków
 } za Pierścieniem.
state-bonus = Pola premii: { $spaces }.
heading-stacks = Żetony sojuszu
state-stack = { $race }: { $count ->
    [0] brak żetonów
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
 } w stosie.
state-stack-known = { $race }: { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
 } w stosie, na wierzchu { $token }.
state-shown = Teraz odkryte: { $tokens }.
heading-discard = Stos kart odrzuconych
state-discarded = Znane obu stronom: { $cards }.
state-several = { $count ->
    [1] { $card }
   *[other] { $card } ×{ $count }
 }
state-discarded-none = Nie ma w nim kart znanych obu stronom.
state-aside = { $count ->
    [0] Żadna karta tego rozdziału nie jest tam odłożona na bok.
    [one] Jedna karta tego rozdziału leży tam zakryta, odłożona na bok.
    [few] { $count } karty tego rozdziału leżą tam zakryte, odłożone na bok.
   *[many] { $count } kart tego rozdziału leży tam zakrytych, odłożonych na bok.
 }
state-aside-known = { $lookers ->
    [1] Odłożone na bok, znane tylko tobie: { $cards }.
   *[other] Odłożone na bok, znane obu stronom: { $cards }.
 }
state-coins = { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
   *[many] { $coins } monet
 }, { $units ->
    [one] 1 jednostka w zapasie
    [few] { $units } jednostki w zapasie
   *[many] { $units } jednostek w zapasie
 }.
state-skills = Umiejętności: { $skills }.
state-skills-none = brak
state-skill = { $count ->
    [1] { $skill }
   *[other] { $skill } ×{ $count }
 }
state-one-of = jedna do wyboru ({ $skills })
state-cards = { $colour_pl } karty: { $cards }.
state-no-cards = Jeszcze bez kart.
state-chains = Symbole łańcuchów: { $chains }.
state-tokens = Żetony: { $tokens }.
state-tiles = Ważne miejsca: { $tiles }.
state-presence = Obecność w { $count } z 7 regionów; rasy: { $races } z 6.
state-active = Trwa tura tej strony.
state-won = Ta strona wygrywa.

## What is drawn, for whoever points at it

piece-card = { $colour_f } karta { $card_short }
piece-down = Zakryta karta
piece-down-what = { $count ->
    [1] To ostatnia niewidziana jeszcze karta tego rozdziału.
   *[other] To jedna z { $count } niewidzianych jeszcze kart tego rozdziału.
 }
piece-down-when = Zostanie odkryta na koniec tury, w której nic już na niej nie leży.
piece-price = { $price ->
    [0] Nic nie zapłacisz.
    [one] Zapłacisz 1 monetę.
    [few] Zapłacisz { $price } monety.
   *[many] Zapłacisz { $price } monet.
 }
piece-price-lack = { $price ->
    [one] Zapłacisz 1 monetę
    [few] Zapłacisz { $price } monety
   *[many] Zapłacisz { $price } monet
 }, bo brakuje ci umiejętności: { $lack }.
piece-price-chain = Zagrasz ją za darmo: masz symbol { $chain_gen }.
piece-price-other = Cena dla { $seat_gen }: { $price }.
piece-played = { $seat_start } ma tę kartę w swoim obszarze. Efekt: { $effects }.
piece-taken = { $seat_start } zajmuje to miejsce. Efekt: { $effects }.
piece-in-pile = Leży w stosie kart odrzuconych.
piece-cards-left = { $count ->
    [0] Nie ma już kart.
    [one] Została 1 karta.
    [few] Zostały { $count } karty.
   *[many] Zostało { $count } kart.
 }
piece-next-chapter = Po ostatniej zostaną wyłożone karty rozdziału { $chapter }.
piece-last-chapter = Po ostatniej wygrywa strona obecna w większej liczbie regionów.
piece-pile = Tu leżą zakryte karty odrzucone. Przejrzeć je można tylko dzięki efektowi.

piece-held = { $seat_start } ma tu { $held }.
piece-nobody = Nikogo tu nie ma.
piece-region-tile = { $tile_start } stawia tu twierdzę.
piece-neighbours = Stąd jednostki przechodzą { $neighbours_to }.
piece-units = { $seat_key ->
    [sauron] Jednostki Saurona { $region_at }
   *[other] Jednostki Drużyny { $region_at }
 }
piece-units-count = { $count ->
    [one] 1 jednostka utrzymuje
    [few] { $count } jednostki utrzymują
   *[many] { $count } jednostek utrzymuje
 } { $region_acc } dla { $seat_mid_gen }.
piece-conflict = Gdy spotkają się wrogie jednostki, obie strony wycofują po jednej, aż zostanie najwyżej jedna ze stron.
piece-fortress = { $seat_key ->
    [sauron] Twierdza Saurona { $region_at }
   *[other] Twierdza Drużyny { $region_at }
 }
piece-fortress-holds = Daje { $seat_mid_dat } obecność { $region_at } nawet bez jednostek, a starcia jej nie naruszają.
piece-fortress-price = Każde następne ważne miejsce kosztuje { $seat_mid_acc } o 1 monetę więcej.
piece-quest = Niebieskie karty prowadzą Froda i Sama do wulkanu albo Nazgûle do Froda i Sama.
character = { $seat_key ->
    [sauron] Nazgûle
   *[other] Frodo i Sam
 }
piece-space = { $seat_key ->
    [sauron] Krok { $step } Nazgûli
   *[other] Krok { $step } Froda i Sama
 }
piece-space-end = { $seat_key ->
    [sauron] Tu Nazgûle doganiają Froda i Sama i wygrywa Sauron.
   *[other] Tu Pierścień wpada w ogień i wygrywa Drużyna.
 }
piece-space-bonus = Dotarcie na to pole lub minięcie go daje { $seat_mid_dat } premię: { $effect }.
piece-space-plain = Tu nic się nie dzieje.
piece-space-start = { $seat_key ->
    [sauron] Stąd wyruszają Nazgûle.
   *[other] Stąd wyruszają Frodo i Sam.
 }
piece-space-here = { $seat_key ->
    [sauron] Tu są Nazgûle.
   *[other] Tu są Frodo i Sam.
 }
piece-space-ahead = { $seat_key ->
    [sauron] Nazgûle
   *[other] Frodo i Sam
 } mają do tego pola jeszcze { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
 }.
piece-space-behind = { $seat_key ->
    [sauron] Nazgûle minęły już to pole.
   *[other] Frodo i Sam minęli już to pole.
 }
piece-next-bonus = Następna premia za { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
 }: { $effect }.

piece-symbols = Zielone karty { $race_gen }: Drużyna – { $fellowship }, Sauron – { $sauron }.
piece-pair = Za dwie zatrzymujesz jeden z dwóch wierzchnich żetonów.
piece-tokens-left = { $count ->
    [0] Nie ma już żetonów.
    [one] Został 1 żeton.
    [few] Zostały { $count } żetony.
   *[many] Zostało { $count } żetonów.
 }
piece-top = Na wierzchu leży { $token }
piece-token = { $race }: { $token }
piece-token-owner = { $seat_start } ma ten żeton.
piece-token-top = Leży na wierzchu swojego stosu.
piece-token-shown = Jest teraz odkryty: jeden z odkrytych żetonów zostaje u gracza.
piece-pair-alliance = Za dwie zielone karty jednej rasy zatrzymujesz jeden z dwóch wierzchnich żetonów tej rasy.
piece-three-alliance = Za zielone karty trzech różnych ras zatrzymujesz wierzchni żeton jednej z nich.

piece-purse = Monety
piece-coins = { $seat_start }: { $coins }.
piece-income = Za odrzuconą kartę w tym rozdziale: { $coins }.
piece-supply = Jednostki w zapasie
piece-supply-left = { $count ->
    [0] { $seat_start } nie ma już jednostek do umieszczenia.
    [one] { $seat_start } ma jeszcze 1 jednostkę do umieszczenia.
    [few] { $seat_start } ma jeszcze { $count } jednostki do umieszczenia.
   *[many] { $seat_start } ma jeszcze { $count } jednostek do umieszczenia.
 }
piece-supply-back = Tu wracają jednostki wycofane i usunięte.
piece-skill = { $count ->
    [0] { $seat_start } nie ma symbolu { $skill_gen }.
    [one] { $seat_start } ma 1 symbol { $skill_gen }.
    [few] { $seat_start } ma { $count } symbole { $skill_gen }.
   *[many] { $seat_start } ma { $count } symboli { $skill_gen }.
 }
piece-skill-use = Umiejętności opłacają karty i ważne miejsca i się nie zużywają. Każda brakująca kosztuje 1 monetę.
piece-choice = { $seat_start } może w każdej turze użyć jednej z tych umiejętności.
piece-cards = { $colour_pl } karty
piece-cards-count = { $count ->
    [0] { $seat_start } nie ma żadnej.
    [one] { $seat_start } ma 1 taką kartę.
    [few] { $seat_start } ma { $count } takie karty.
   *[many] { $seat_start } ma { $count } takich kart.
 }
piece-cards-grey = Dają umiejętności, którymi płaci się za karty i ważne miejsca.
piece-cards-yellow = Dają monety.
piece-cards-blue = Posuwają naprzód Wyprawę Pierścienia.
piece-cards-green = Dają poparcie ras. Dwie karty jednej rasy albo pierwsze trzy różne rasy przynoszą żeton; sześć różnych ras daje zwycięstwo.
piece-cards-red = Umieszczają jednostki w Śródziemiu.
piece-cards-purple = Przesuwają jednostki, usuwają jednostki przeciwnika i odbierają mu monety.
piece-chain = Symbol łańcucha: { $chain }
piece-chain-plays = Dzięki niemu { $seat_mid } zagra za darmo { $cards_acc }.
piece-chain-stays = Nie zużywa się.

## How near victory is

meter-ring-label = { $seat_key ->
    [sauron] Pościg
   *[other] Wyprawa
 }
meter-ring = { $seat_key ->
    [sauron] { $left ->
        [0] Nazgûle dogoniły Froda i Sama.
        [one] Nazgûle są 1 krok za Frodem i Samem.
        [few] Nazgûle są { $left } kroki za Frodem i Samem: pokonały już { $value } z { $goal }.
       *[many] Nazgûle są { $left } kroków za Frodem i Samem: pokonały już { $value } z { $goal }.
     }
   *[other] { $left ->
        [0] Frodo i Sam dotarli do wulkanu.
        [one] Frodo i Sam są 1 krok od wulkanu.
        [few] Frodo i Sam są { $left } kroki od wulkanu: pokonali już { $value } z { $goal }.
       *[many] Frodo i Sam są { $left } kroków od wulkanu: pokonali już { $value } z { $goal }.
     }
 }
meter-races-label = Rasy
meter-races = { $value ->
    [0] Żadna rasa nie stoi jeszcze po stronie { $seat_mid_gen }; do zwycięstwa potrzeba { $goal }.
    [one] 1 z { $goal } ras stoi po stronie { $seat_mid_gen }.
    [few] { $value } z { $goal } ras stoją po stronie { $seat_mid_gen }.
   *[many] { $value } z { $goal } ras stoi po stronie { $seat_mid_gen }.
 }
meter-conquest-label = Regiony
meter-conquest = { $seat_start }: obecność w { $value } z { $goal } regionów.
meter-majority-label = Karty
meter-majority = { $left ->
    [0] Rozdział 3 się skończył: wygrywa
    [one] Została 1 karta rozdziału 3. Potem wygrywa
    [few] Zostały { $left } karty rozdziału 3. Potem wygrywa
   *[many] Zostało { $left } kart rozdziału 3. Potem wygrywa
 } strona obecna w większej liczbie regionów; { $seat_mid } { $lead ->
    [0] remisuje, { $regions } do { $others }.
   *[other] prowadzi, { $regions } do { $others }.
 }
holding-choice = Co turę jedna do wyboru: { $skills }

## Key figures of a match

figure-ring = Kroki, Drużyna : Sauron
figure-races = Rasy, Drużyna : Sauron
figure-conquest = Regiony, Drużyna : Sauron
figure-turns = Tury
figure-both = { $fellowship } : { $sauron }

## Player aid

aid-ways = Jak wygrać
aid-way-quest = Pierścień: Frodo i Sam docierają do wulkanu (wygrywa Drużyna) albo doganiają ich Nazgûle (wygrywa Sauron).
aid-way-races = Rasy: zielone karty sześciu różnych ras.
aid-way-regions = Śródziemie: jednostki lub twierdze we wszystkich siedmiu regionach.
aid-way-last = Jeśli po rozdziale 3 nikt jeszcze nie wygrał, zwycięża strona obecna w większej liczbie regionów.
aid-cards = Karty
aid-colour = { $colour_pl } karty. { $does }
aid-skills = Umiejętności
aid-costs = Koszty
aid-chain = Jeśli jedna z twoich kart ma symbol, który nowa karta podaje jako cenę, zagrywasz tę nową za darmo.
aid-discard = Odrzucona karta daje tyle monet, ile wynosi numer rozdziału.
aid-region = { $region } sąsiaduje z { $neighbours_ins }.
aid-alliances = Sojusze
aid-token = { $token }. { $does }
aid-tile = { $tile_start }: { $effects }. Koszt: { $cost }.
aid-surcharge = Każde ważne miejsce kosztuje o 1 monetę więcej za każdą twoją twierdzę na planszy.
aid-bonus = krok { $step } – { $effect }

## Endings

ending-ring = Wyprawa Pierścienia
ending-races = poparcie sześciu ras
ending-conquest = obecność we wszystkich regionach
ending-majority = obecność w większej liczbie regionów po rozdziale 3
ending-shared = obecność w tylu samo regionach po rozdziale 3: wspólne zwycięstwo

## Options

option-free_order = Efekty w dowolnej kolejności
    .help = W przeciwnym razie efekty karty lub ważnego miejsca wykonuje się tak, jak są wydrukowane, a w ważnym miejscu najpierw twierdzę.
option-stack_turns = Dodatkowe tury się sumują
    .help = W przeciwnym razie kilka efektów „dodatkowa tura” w jednej turze daje tylko jedną dodatkową turę.
option-landmarks = Ważne miejsca w nowym rozdziale
    .help = Na początku rozdziału odkryte ważne miejsca uzupełnia się do trzech albo odkrywa się trzy kolejne.
option-landmarks-refill = uzupełnij do trzech
option-landmarks-add = trzy kolejne
option-coin_cap = Monety w banku
    .help = 0: w banku nigdy nie brakuje monet. 30: bank wypłaca tylko to, co zostało z trzydziestu monet z pudełka.
    .source = instrukcja wymienia 30 monet i nie ma zasady na ich brak; nominały nie są znane
option-fellowship_coins = Monety Drużyny na początku
    .help = Trzy, jak we wszystkich opublikowanych spisach.
    .source = pięć opublikowanych spisów
option-sauron_coins = Monety Saurona na początku
    .help = Dwie, bo Sauron zaczyna.
    .source = pięć opublikowanych spisów

## Board

board-label = Pojedynek o Śródziemie: wystawka, mapa, wyprawa i obie strony
board-chapter = Rozdział { $chapter }
board-quest = Wyprawa Pierścienia
board-turn = ma ruch
board-won = zwycięstwo
pane-display = Karty
pane-map = Mapa
pane-sides = Obszary

## What the lab counts

measure-turns = tury na partię
measure-turns-any = partie, w których rozegrano turę
measure-landmarks = ważne miejsca zajęte na partię
measure-landmarks-any = partie, w których zajęto ważne miejsce
measure-tokens = żetony zdobyte na partię
measure-tokens-any = partie, w których zdobyto żeton
