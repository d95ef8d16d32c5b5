title = Duel for Middle-earth
aim = Vie sormuksen matka päätökseen, hanki kuuden kansan tuki tai edustus joka alueelle: yksikin näistä tuo voiton.
about = Saattueen ja Sauronin kaksintaistelu korttipyramidin äärellä. Ota joka vuorolla kortti tai maamerkki, kolmen luvun ajan.

## Nouns

seat-fellowship = Saattue
    .start = Saattue
    .start_gen = Saattueen
    .start_ade = Saattueella
    .start_all = Saattueelle
    .mid = saattue
    .mid_gen = saattueen
    .mid_par = saattuetta
    .mid_ade = saattueella
seat-sauron = Sauron
    .start = Sauron
    .start_gen = Sauronin
    .start_ade = Sauronilla
    .start_all = Sauronille
    .mid = Sauron
    .mid_gen = Sauronin
    .mid_par = Sauronia
    .mid_ade = Sauronilla

skill-ruse = Oveluus
    .mid = oveluus
    .par = oveluutta
skill-strength = Voima
    .mid = voima
    .par = voimaa
skill-courage = Rohkeus
    .mid = rohkeus
    .par = rohkeutta
skill-knowledge = Tieto
    .mid = tieto
    .par = tietoa
skill-leadership = Johtajuus
    .mid = johtajuus
    .par = johtajuutta

race-elves = Haltiat
    .mid = haltiat
    .gen = haltioiden
race-ents = Entit
    .mid = entit
    .gen = enttien
race-hobbits = Hobitit
    .mid = hobitit
    .gen = hobittien
race-humans = Ihmiset
    .mid = ihmiset
    .gen = ihmisten
race-dwarves = Kääpiöt
    .mid = kääpiöt
    .gen = kääpiöiden
race-wizards = Velhot
    .mid = velhot
    .gen = velhojen

region-lindon = Lindon
    .par = Lindonia
    .ine = Lindonissa
    .ela = Lindonista
    .ill = Lindoniin
region-arnor = Arnor
    .par = Arnoria
    .ine = Arnorissa
    .ela = Arnorista
    .ill = Arnoriin
region-rhovanion = Rhovanion
    .par = Rhovanionia
    .ine = Rhovanionissa
    .ela = Rhovanionista
    .ill = Rhovanioniin
region-enedwaith = Enedwaith
    .par = Enedwaithia
    .ine = Enedwaithissa
    .ela = Enedwaithista
    .ill = Enedwaithiin
region-rohan = Rohan
    .par = Rohania
    .ine = Rohanissa
    .ela = Rohanista
    .ill = Rohaniin
region-gondor = Gondor
    .par = Gondoria
    .ine = Gondorissa
    .ela = Gondorista
    .ill = Gondoriin
region-mordor = Mordor
    .par = Mordoria
    .ine = Mordorissa
    .ela = Mordorista
    .ill = Mordoriin

colour-grey = Harmaa
    .pl = Harmaat
colour-yellow = Keltainen
    .pl = Keltaiset
colour-blue = Sininen
    .pl = Siniset
colour-green = Vihreä
    .pl = Vihreät
colour-red = Punainen
    .pl = Punaiset
colour-purple = Violetti
    .pl = Violetit

chain-fish = kala
chain-horse = hevonen
chain-backpack = reppu
chain-anvil = alasin
chain-harp = harppu
chain-horseshoe = hevosenkenkä
chain-pot = pata
chain-bow = jousi
chain-helmet = kypärä
chain-sword = miekka
chain-chest = arkku
chain-campfire = nuotio
chain-bedroll = makuukäärö
chain-scroll = kirjakäärö
chain-acorn = terho
chain-armor = haarniska
chain-axe = kirves

tile-barad-dur = Barad-dûr
    .start = Barad-dûr
tile-bree = Bree
    .start = Bree
tile-erebor = Erebor
    .start = Erebor
tile-grey-havens = Grey Havens
    .start = Grey Havens
tile-helms-deep = Helm’s Deep
    .start = Helm’s Deep
tile-isengard = Isengard
    .start = Isengard
tile-minas-tirith = Minas Tirith
    .start = Minas Tirith

card-c1-01 = harmaa kortti ”Oveluus”
    .short = ”Oveluus”
    .gen = harmaan kortin ”Oveluus”
    .par = harmaata korttia ”Oveluus”
card-c1-02 = harmaa kortti ”Oveluus”
    .short = ”Oveluus”
    .gen = harmaan kortin ”Oveluus”
    .par = harmaata korttia ”Oveluus”
card-c1-03 = harmaa kortti ”Voima”
    .short = ”Voima”
    .gen = harmaan kortin ”Voima”
    .par = harmaata korttia ”Voima”
card-c1-04 = harmaa kortti ”Voima”
    .short = ”Voima”
    .gen = harmaan kortin ”Voima”
    .par = harmaata korttia ”Voima”
card-c1-05 = harmaa kortti ”Rohkeus”
    .short = ”Rohkeus”
    .gen = harmaan kortin ”Rohkeus”
    .par = harmaata korttia ”Rohkeus”
card-c1-06 = harmaa kortti ”Rohkeus”
    .short = ”Rohkeus”
    .gen = harmaan kortin ”Rohkeus”
    .par = harmaata korttia ”Rohkeus”
card-c1-07 = harmaa kortti ”Tieto”
    .short = ”Tieto”
    .gen = harmaan kortin ”Tieto”
    .par = harmaata korttia ”Tieto”
card-c1-08 = harmaa kortti ”Johtajuus”
    .short = ”Johtajuus”
    .gen = harmaan kortin ”Johtajuus”
    .par = harmaata korttia ”Johtajuus”
card-c1-09 = keltainen kortti ”2 kolikkoa”
    .short = ”2 kolikkoa”
    .gen = keltaisen kortin ”2 kolikkoa”
    .par = keltaista korttia ”2 kolikkoa”
card-c1-10 = keltainen kortti ”2 kolikkoa”
    .short = ”2 kolikkoa”
    .gen = keltaisen kortin ”2 kolikkoa”
    .par = keltaista korttia ”2 kolikkoa”
card-c1-11 = keltainen kortti ”2 kolikkoa”
    .short = ”2 kolikkoa”
    .gen = keltaisen kortin ”2 kolikkoa”
    .par = keltaista korttia ”2 kolikkoa”
card-c1-12 = keltainen kortti ”2 kolikkoa”
    .short = ”2 kolikkoa”
    .gen = keltaisen kortin ”2 kolikkoa”
    .par = keltaista korttia ”2 kolikkoa”
card-c1-13 = sininen kortti ”yksi askel”
    .short = ”yksi askel”
    .gen = sinisen kortin ”yksi askel”
    .par = sinistä korttia ”yksi askel”
card-c1-14 = sininen kortti ”yksi askel”
    .short = ”yksi askel”
    .gen = sinisen kortin ”yksi askel”
    .par = sinistä korttia ”yksi askel”
card-c1-15 = sininen kortti ”yksi askel”
    .short = ”yksi askel”
    .gen = sinisen kortin ”yksi askel”
    .par = sinistä korttia ”yksi askel”
card-c1-16 = sininen kortti ”yksi askel”
    .short = ”yksi askel”
    .gen = sinisen kortin ”yksi askel”
    .par = sinistä korttia ”yksi askel”
card-c1-17 = vihreä kortti ”Kääpiöt”
    .short = ”Kääpiöt”
    .gen = vihreän kortin ”Kääpiöt”
    .par = vihreää korttia ”Kääpiöt”
card-c1-18 = vihreä kortti ”Haltiat”
    .short = ”Haltiat”
    .gen = vihreän kortin ”Haltiat”
    .par = vihreää korttia ”Haltiat”
card-c1-19 = vihreä kortti ”Ihmiset”
    .short = ”Ihmiset”
    .gen = vihreän kortin ”Ihmiset”
    .par = vihreää korttia ”Ihmiset”
card-c1-20 = vihreä kortti ”Hobitit”
    .short = ”Hobitit”
    .gen = vihreän kortin ”Hobitit”
    .par = vihreää korttia ”Hobitit”
card-c1-21 = punainen kortti ”yksi yksikkö Gondoriin tai Rohaniin”
    .short = ”yksi yksikkö Gondoriin tai Rohaniin”
    .gen = punaisen kortin ”yksi yksikkö Gondoriin tai Rohaniin”
    .par = punaista korttia ”yksi yksikkö Gondoriin tai Rohaniin”
card-c1-22 = punainen kortti ”yksi yksikkö Enedwaithiin tai Rhovanioniin”
    .short = ”yksi yksikkö Enedwaithiin tai Rhovanioniin”
    .gen = punaisen kortin ”yksi yksikkö Enedwaithiin tai Rhovanioniin”
    .par = punaista korttia ”yksi yksikkö Enedwaithiin tai Rhovanioniin”
card-c1-23 = punainen kortti ”yksi yksikkö Lindoniin tai Arnoriin”
    .short = ”yksi yksikkö Lindoniin tai Arnoriin”
    .gen = punaisen kortin ”yksi yksikkö Lindoniin tai Arnoriin”
    .par = punaista korttia ”yksi yksikkö Lindoniin tai Arnoriin”
card-c2-01 = harmaa kortti ”Tieto”
    .short = ”Tieto”
    .gen = harmaan kortin ”Tieto”
    .par = harmaata korttia ”Tieto”
card-c2-02 = harmaa kortti ”Johtajuus”
    .short = ”Johtajuus”
    .gen = harmaan kortin ”Johtajuus”
    .par = harmaata korttia ”Johtajuus”
card-c2-03 = harmaa kortti ”2 rohkeutta”
    .short = ”2 rohkeutta”
    .gen = harmaan kortin ”2 rohkeutta”
    .par = harmaata korttia ”2 rohkeutta”
card-c2-04 = harmaa kortti ”2 voimaa”
    .short = ”2 voimaa”
    .gen = harmaan kortin ”2 voimaa”
    .par = harmaata korttia ”2 voimaa”
card-c2-05 = harmaa kortti ”2 oveluutta”
    .short = ”2 oveluutta”
    .gen = harmaan kortin ”2 oveluutta”
    .par = harmaata korttia ”2 oveluutta”
card-c2-06 = harmaa kortti ”johtajuus tai tieto”
    .short = ”johtajuus tai tieto”
    .gen = harmaan kortin ”johtajuus tai tieto”
    .par = harmaata korttia ”johtajuus tai tieto”
card-c2-07 = harmaa kortti ”oveluus, voima tai rohkeus”
    .short = ”oveluus, voima tai rohkeus”
    .gen = harmaan kortin ”oveluus, voima tai rohkeus”
    .par = harmaata korttia ”oveluus, voima tai rohkeus”
card-c2-08 = keltainen kortti ”3 kolikkoa”
    .short = ”3 kolikkoa”
    .gen = keltaisen kortin ”3 kolikkoa”
    .par = keltaista korttia ”3 kolikkoa”
card-c2-09 = keltainen kortti ”4 kolikkoa”
    .short = ”4 kolikkoa”
    .gen = keltaisen kortin ”4 kolikkoa”
    .par = keltaista korttia ”4 kolikkoa”
card-c2-10 = sininen kortti ”yksi askel”
    .short = ”yksi askel”
    .gen = sinisen kortin ”yksi askel”
    .par = sinistä korttia ”yksi askel”
card-c2-11 = sininen kortti ”yksi askel”
    .short = ”yksi askel”
    .gen = sinisen kortin ”yksi askel”
    .par = sinistä korttia ”yksi askel”
card-c2-12 = sininen kortti ”kaksi askelta”
    .short = ”kaksi askelta”
    .gen = sinisen kortin ”kaksi askelta”
    .par = sinistä korttia ”kaksi askelta”
card-c2-13 = sininen kortti ”kaksi askelta”
    .short = ”kaksi askelta”
    .gen = sinisen kortin ”kaksi askelta”
    .par = sinistä korttia ”kaksi askelta”
card-c2-14 = sininen kortti ”yksi askel”
    .short = ”yksi askel”
    .gen = sinisen kortin ”yksi askel”
    .par = sinistä korttia ”yksi askel”
card-c2-15 = vihreä kortti ”Kääpiöt”
    .short = ”Kääpiöt”
    .gen = vihreän kortin ”Kääpiöt”
    .par = vihreää korttia ”Kääpiöt”
card-c2-16 = vihreä kortti ”Haltiat”
    .short = ”Haltiat”
    .gen = vihreän kortin ”Haltiat”
    .par = vihreää korttia ”Haltiat”
card-c2-17 = vihreä kortti ”Ihmiset”
    .short = ”Ihmiset”
    .gen = vihreän kortin ”Ihmiset”
    .par = vihreää korttia ”Ihmiset”
card-c2-18 = vihreä kortti ”Hobitit”
    .short = ”Hobitit”
    .gen = vihreän kortin ”Hobitit”
    .par = vihreää korttia ”Hobitit”
card-c2-19 = punainen kortti ”kaksi yksikköä Gondoriin tai Mordoriin”
    .short = ”kaksi yksikköä Gondoriin tai Mordoriin”
    .gen = punaisen kortin ”kaksi yksikköä Gondoriin tai Mordoriin”
    .par = punaista korttia ”kaksi yksikköä Gondoriin tai Mordoriin”
card-c2-20 = punainen kortti ”kaksi yksikköä Lindoniin tai Enedwaithiin”
    .short = ”kaksi yksikköä Lindoniin tai Enedwaithiin”
    .gen = punaisen kortin ”kaksi yksikköä Lindoniin tai Enedwaithiin”
    .par = punaista korttia ”kaksi yksikköä Lindoniin tai Enedwaithiin”
card-c2-21 = punainen kortti ”kaksi yksikköä Mordoriin tai Rohaniin”
    .short = ”kaksi yksikköä Mordoriin tai Rohaniin”
    .gen = punaisen kortin ”kaksi yksikköä Mordoriin tai Rohaniin”
    .par = punaista korttia ”kaksi yksikköä Mordoriin tai Rohaniin”
card-c2-22 = punainen kortti ”kaksi yksikköä Arnoriin tai Rhovanioniin”
    .short = ”kaksi yksikköä Arnoriin tai Rhovanioniin”
    .gen = punaisen kortin ”kaksi yksikköä Arnoriin tai Rhovanioniin”
    .par = punaista korttia ”kaksi yksikköä Arnoriin tai Rhovanioniin”
card-c2-23 = punainen kortti ”kaksi yksikköä Lindoniin tai Rohaniin”
    .short = ”kaksi yksikköä Lindoniin tai Rohaniin”
    .gen = punaisen kortin ”kaksi yksikköä Lindoniin tai Rohaniin”
    .par = punaista korttia ”kaksi yksikköä Lindoniin tai Rohaniin”
card-c3-01 = keltainen kortti ”5 kolikkoa”
    .short = ”5 kolikkoa”
    .gen = keltaisen kortin ”5 kolikkoa”
    .par = keltaista korttia ”5 kolikkoa”
card-c3-02 = keltainen kortti ”5 kolikkoa”
    .short = ”5 kolikkoa”
    .gen = keltaisen kortin ”5 kolikkoa”
    .par = keltaista korttia ”5 kolikkoa”
card-c3-03 = sininen kortti ”kaksi askelta”
    .short = ”kaksi askelta”
    .gen = sinisen kortin ”kaksi askelta”
    .par = sinistä korttia ”kaksi askelta”
card-c3-04 = sininen kortti ”kaksi askelta”
    .short = ”kaksi askelta”
    .gen = sinisen kortin ”kaksi askelta”
    .par = sinistä korttia ”kaksi askelta”
card-c3-05 = sininen kortti ”kaksi askelta”
    .short = ”kaksi askelta”
    .gen = sinisen kortin ”kaksi askelta”
    .par = sinistä korttia ”kaksi askelta”
card-c3-06 = sininen kortti ”kaksi askelta”
    .short = ”kaksi askelta”
    .gen = sinisen kortin ”kaksi askelta”
    .par = sinistä korttia ”kaksi askelta”
card-c3-07 = sininen kortti ”kolme askelta”
    .short = ”kolme askelta”
    .gen = sinisen kortin ”kolme askelta”
    .par = sinistä korttia ”kolme askelta”
card-c3-08 = vihreä kortti ”Velhot”
    .short = ”Velhot”
    .gen = vihreän kortin ”Velhot”
    .par = vihreää korttia ”Velhot”
card-c3-09 = vihreä kortti ”Velhot”
    .short = ”Velhot”
    .gen = vihreän kortin ”Velhot”
    .par = vihreää korttia ”Velhot”
card-c3-10 = vihreä kortti ”Entit”
    .short = ”Entit”
    .gen = vihreän kortin ”Entit”
    .par = vihreää korttia ”Entit”
card-c3-11 = vihreä kortti ”Entit”
    .short = ”Entit”
    .gen = vihreän kortin ”Entit”
    .par = vihreää korttia ”Entit”
card-c3-12 = punainen kortti ”kolme yksikköä Enedwaithiin tai Rohaniin”
    .short = ”kolme yksikköä Enedwaithiin tai Rohaniin”
    .gen = punaisen kortin ”kolme yksikköä Enedwaithiin tai Rohaniin”
    .par = punaista korttia ”kolme yksikköä Enedwaithiin tai Rohaniin”
card-c3-13 = punainen kortti ”kolme yksikköä Gondoriin tai Arnoriin”
    .short = ”kolme yksikköä Gondoriin tai Arnoriin”
    .gen = punaisen kortin ”kolme yksikköä Gondoriin tai Arnoriin”
    .par = punaista korttia ”kolme yksikköä Gondoriin tai Arnoriin”
card-c3-14 = punainen kortti ”kolme yksikköä Enedwaithiin tai Arnoriin”
    .short = ”kolme yksikköä Enedwaithiin tai Arnoriin”
    .gen = punaisen kortin ”kolme yksikköä Enedwaithiin tai Arnoriin”
    .par = punaista korttia ”kolme yksikköä Enedwaithiin tai Arnoriin”
card-c3-15 = punainen kortti ”kolme yksikköä Rhovanioniin tai Gondoriin”
    .short = ”kolme yksikköä Rhovanioniin tai Gondoriin”
    .gen = punaisen kortin ”kolme yksikköä Rhovanioniin tai Gondoriin”
    .par = punaista korttia ”kolme yksikköä Rhovanioniin tai Gondoriin”
card-c3-16 = punainen kortti ”kolme yksikköä Lindoniin tai Mordoriin”
    .short = ”kolme yksikköä Lindoniin tai Mordoriin”
    .gen = punaisen kortin ”kolme yksikköä Lindoniin tai Mordoriin”
    .par = punaista korttia ”kolme yksikköä Lindoniin tai Mordoriin”
card-c3-17 = punainen kortti ”kolme yksikköä Rhovanioniin tai Mordoriin”
    .short = ”kolme yksikköä Rhovanioniin tai Mordoriin”
    .gen = punaisen kortin ”kolme yksikköä Rhovanioniin tai Mordoriin”
    .par = punaista korttia ”kolme yksikköä Rhovanioniin tai Mordoriin”
card-c3-18 = violetti kortti ”poista yksikkö, vie kolikko, siirrä yksikkö”
    .short = ”poista yksikkö, vie kolikko, siirrä yksikkö”
    .gen = violetin kortin ”poista yksikkö, vie kolikko, siirrä yksikkö”
    .par = violettia korttia ”poista yksikkö, vie kolikko, siirrä yksikkö”
card-c3-19 = violetti kortti ”vie kolikko, siirrä kahdesti”
    .short = ”vie kolikko, siirrä kahdesti”
    .gen = violetin kortin ”vie kolikko, siirrä kahdesti”
    .par = violettia korttia ”vie kolikko, siirrä kahdesti”
card-c3-20 = violetti kortti ”poista kaksi yksikköä, vie kolikko”
    .short = ”poista kaksi yksikköä, vie kolikko”
    .gen = violetin kortin ”poista kaksi yksikköä, vie kolikko”
    .par = violettia korttia ”poista kaksi yksikköä, vie kolikko”
card-c3-21 = violetti kortti ”poista yksikkö, vie kaksi kolikkoa”
    .short = ”poista yksikkö, vie kaksi kolikkoa”
    .gen = violetin kortin ”poista yksikkö, vie kaksi kolikkoa”
    .par = violettia korttia ”poista yksikkö, vie kaksi kolikkoa”
card-c3-22 = violetti kortti ”poista yksikkö, siirrä kahdesti”
    .short = ”poista yksikkö, siirrä kahdesti”
    .gen = violetin kortin ”poista yksikkö, siirrä kahdesti”
    .par = violettia korttia ”poista yksikkö, siirrä kahdesti”
card-c3-23 = violetti kortti ”siirrä kolmesti”
    .short = ”siirrä kolmesti”
    .gen = violetin kortin ”siirrä kolmesti”
    .par = violettia korttia ”siirrä kolmesti”

token-elves-yellow-turn = haltioiden ”vuoro keltaisesta”
    .short = ”vuoro keltaisesta”
    .gen = haltioiden merkin ”vuoro keltaisesta”
    .does = Saat toisen vuoron aina, kun pelaat keltaisen kortin.
token-elves-red-anywhere = haltioiden ”punainen minne vain”
    .short = ”punainen minne vain”
    .gen = haltioiden merkin ”punainen minne vain”
    .does = Saat asettaa punaisen kortin kaikki yksiköt mille tahansa yhdelle alueelle.
token-elves-any-skill = haltioiden ”mikä tahansa kyky”
    .short = ”mikä tahansa kyky”
    .gen = haltioiden merkin ”mikä tahansa kyky”
    .does = Saat joka vuorolla käyttää yhtä kykyä, mitä tahansa.
token-ents-turn = enttien ”toinen vuoro”
    .short = ”toinen vuoro”
    .gen = enttien merkin ”toinen vuoro”
    .does = Saat kerran toisen vuoron.
token-ents-raze = enttien ”linnoituksen poisto”
    .short = ”linnoituksen poisto”
    .gen = enttien merkin ”linnoituksen poisto”
    .does = Saat kerran poistaa vastustajan linnoituksen.
token-ents-three = enttien ”kolme toimintoa”
    .short = ”kolme toimintoa”
    .gen = enttien merkin ”kolme toimintoa”
    .does = Saat kerran kolme toimintoa: kukin on siirto, vastustajan yksikön poistaminen tai vastustajan menettämä kolikko.
token-hobbits-eagle = hobittien ”kotkansulka”
    .short = ”kotkansulka”
    .gen = hobittien merkin ”kotkansulka”
    .does = Lasketaan yhdeksi kuudesta kansasta.
token-hobbits-blue-unit = hobittien ”yksikkö sinisestä”
    .short = ”yksikkö sinisestä”
    .gen = hobittien merkin ”yksikkö sinisestä”
    .does = Saat asettaa yksikön mille tahansa alueelle aina, kun pelaat sinisen kortin.
token-hobbits-chain-coins = hobittien ”kolikoita ketjuista”
    .short = ”kolikoita ketjuista”
    .gen = hobittien merkin ”kolikoita ketjuista”
    .does = Saat 3 kolikkoa aina, kun pelaat kortin ketjuttamalla.
token-humans-yellow-quest = ihmisten ”askel keltaisesta”
    .short = ”askel keltaisesta”
    .gen = ihmisten merkin ”askel keltaisesta”
    .does = Etenet matkalla askeleen aina, kun pelaat keltaisen kortin.
token-humans-red-unit = ihmisten ”yksi lisää punaisesta”
    .short = ”yksi lisää punaisesta”
    .gen = ihmisten merkin ”yksi lisää punaisesta”
    .does = Saat asettaa yhden yksikön enemmän aina, kun pelaat punaisen kortin.
token-humans-double-discard = ihmisten ”tuplakolikot poistosta”
    .short = ”tuplakolikot poistosta”
    .gen = ihmisten merkin ”tuplakolikot poistosta”
    .does = Saat kaksin verroin kolikoita aina, kun asetat kortin poistopakkaan.
token-dwarves-no-surcharge = kääpiöiden ”ei lisähintaa”
    .short = ”ei lisähintaa”
    .gen = kääpiöiden merkin ”ei lisähintaa”
    .does = Et maksa maamerkeistä kolikoita linnoitustesi vuoksi.
token-dwarves-landmark-turn = kääpiöiden ”vuoro maamerkistä”
    .short = ”vuoro maamerkistä”
    .gen = kääpiöiden merkin ”vuoro maamerkistä”
    .does = Saat toisen vuoron aina, kun otat maamerkin.
token-dwarves-green-moves = kääpiöiden ”siirrot vihreästä”
    .short = ”siirrot vihreästä”
    .gen = kääpiöiden merkin ”siirrot vihreästä”
    .does = Saat kaksi siirtoa aina, kun pelaat vihreän kortin.
token-wizards-quest = velhojen ”kaksi askelta”
    .short = ”kaksi askelta”
    .gen = velhojen merkin ”kaksi askelta”
    .does = Etenet kerran matkalla kaksi askelta.
token-wizards-units = velhojen ”kaksi yksikköä”
    .short = ”kaksi yksikköä”
    .gen = velhojen merkin ”kaksi yksikköä”
    .does = Saat kerran asettaa kaksi yksikköä, samalle alueelle tai eri alueille.
token-wizards-search = velhojen ”poistopakka”
    .short = ”poistopakka”
    .gen = velhojen merkin ”poistopakka”
    .does = Saat kerran pelata kortin poistopakasta ilmaiseksi.

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
matter-pair = saman kansan liitto
matter-different = kolmen eri kansan liitto
matter-none = ei mitään
matter-skill = kyky
matter-one-of = kykyvalinta
matter-race = kansa
matter-coins = kolikot
matter-quest = askeleet
matter-units = yksiköt
matter-muster = yksiköt
matter-bonus-unit = yksikkö
matter-fortress = linnoitus
matter-move = siirto
matter-remove = yksikön poistaminen
matter-fine = kolikon menetys
matter-manoeuvre = toiminto
matter-raze = linnoituksen poistaminen
matter-turn = toinen vuoro
matter-bonus-turn = toinen vuoro
matter-strip = harmaa kortti
matter-search = poistopakka
matter-envoy = merkki

## What an effect lets a side do

# Imperatives: their objects stand in the nominative, as the finished pieces of text put into them do.
does-skill = käytössä joka vuorolla { $count ->
    [one] 1 { $skill_mid }
   *[other] { $count } { $skill_par }
 }
does-one-of = käytössä joka vuorolla { $skills_mid }
does-race = hanki { $race_gen } tuki
does-coins = ota { $coins }
does-quest = etene matkalla { $count ->
    [one] 1 askel
   *[other] { $count } askelta
 }
does-units = aseta { $count ->
    [one] 1 yksikkö
   *[other] { $count } yksikköä
 } { $regions_ill }
does-anywhere = mikä tahansa alue
    .ill = mille tahansa alueelle
does-fortress = rakenna linnoitus { $region_ill }
does-move = { $count ->
    [one] siirrä yksikkö
   *[other] tee { $count } siirtoa
 }
does-remove = { $count ->
    [one] poista vastustajan yksikkö
   *[other] poista { $count } vastustajan yksikköä
 }
does-fine = vie vastustajalta { $count ->
    [one] kolikko
   *[other] { $count } kolikkoa
 }
does-raze = poista vastustajan linnoitus
does-bonus-turn = pelaa toinen vuoro
does-strip = aseta vastustajan harmaa kortti poistopakkaan
does-search = pelaa kortti poistopakasta ilmaiseksi
does-envoy = pidä toinen minkä tahansa kansan kahdesta päällimmäisestä merkistä
coins = { $count ->
    [one] 1 kolikko
   *[other] { $count } kolikkoa
 }

## Questions

prompt-deal = Kortit käännetään esiin.
prompt-unveil = Maamerkki käännetään esiin.
prompt-look = { $seat_start } katsoo poistopakan läpi.
prompt-reveal = Merkki näytetään.
prompt-turn = { $seat_start }: ota kortti tai maamerkki.
prompt-place = { $seat_start }: minne asetat { $count ->
    [one] yksikön
   *[other] { $count } yksikköä
 }?
prompt-move = { $count ->
    [one] { $seat_start }: minkä yksikön siirrät ja minne?
   *[other] { $seat_start }: minkä yksikön siirrät ja minne? Siirtoja on jäljellä { $count }.
 }
prompt-remove = { $count ->
    [one] { $seat_start }: mistä poistat vastustajan yksikön?
   *[other] { $seat_start }: mistä poistat vastustajan yksikön? Poistettavana on vielä { $count } yksikköä.
 }
prompt-manoeuvre = { $count ->
    [one] { $seat_start }: siirrätkö yksikön, poistatko vastustajan yksikön, vietkö kolikon vai etkö tee mitään?
   *[other] { $seat_start }: siirrätkö yksikön, poistatko vastustajan yksikön, vietkö kolikon vai etkö tee mitään? Toimintoja on jäljellä { $count }.
 }
prompt-raze = { $seat_start }: minkä vastustajan linnoituksen poistat?
prompt-bonus-turn = { $seat_start }: pelaatko tämän jälkeen toisen vuoron?
prompt-strip = { $seat_start }: mikä vastustajan harmaa kortti joutuu poistopakkaan?
prompt-search = { $seat_start }: minkä kortin pelaat poistopakasta?
prompt-envoy = { $seat_start }: valitse kansa ja pidä toinen sen kahdesta päällimmäisestä merkistä.
prompt-keep = { $seat_start }: minkä merkin pidät?
prompt-order = { $seat_start }: valitse, mikä toteutetaan ensin.
prompt-over-none = Peli on päättynyt.
prompt-over-ring = { $winners_key ->
    [fellowship] Sormus on tuhottu: saattue voittaa.
   *[other] Nazgûlit ovat saavuttaneet Sormuksen viejän: Sauron voittaa.
 }
prompt-over-races = { $winners_key ->
    [fellowship] Kuusi kansaa tukee saattuetta: saattue voittaa.
   *[other] Kuusi kansaa tukee Sauronia: Sauron voittaa.
 }
prompt-over-conquest = { $winners_key ->
    [fellowship] Saattue hallitsee koko Keski-Maata ja voittaa.
   *[other] Sauron hallitsee koko Keski-Maata ja voittaa.
 }
prompt-over-majority = Kolme lukua on pelattu: { $winners_key ->
    [fellowship] saattueella on edustusta useammalla alueella, ja se voittaa.
   *[other] Sauronilla on edustusta useammalla alueella, ja hän voittaa.
 }
prompt-over-shared = Kolme lukua on pelattu: molemmilla on edustusta yhtä monella alueella, ja he jakavat voiton.

## Answers

verb-play = Pelaa
verb-chain = Pelaa ketjuttamalla
verb-discard = Poistopakkaan kolikoita vastaan
verb-take = Ota maamerkki
verb-place = Aseta yksiköitä
verb-move = Siirrä yksikkö
verb-remove = Poista yksikkö
verb-fine = Vie kolikko
verb-raze = Poista linnoitus
verb-again = Toinen vuoro
verb-decline = Jätä väliin
verb-strip = Harmaa kortti poistopakkaan
verb-revive = Pelaa poistopakasta
verb-court = Valitse kansa
verb-keep = Pidä merkki
verb-first = Toteuta ensin
answer-play = Pelaa { $card }, { $price ->
    [0] ilmaiseksi
    [one] hinta 1 kolikko
   *[other] hinta { $price } kolikkoa
 }
answer-chain = Pelaa { $card } ketjuttamalla, ilmaiseksi
answer-discard = Aseta { $card } poistopakkaan, { $coins ->
    [one] saat 1 kolikon
   *[other] saat { $coins } kolikkoa
 }
answer-take = Ota { $tile }, { $price ->
    [0] ilmaiseksi
    [one] hinta 1 kolikko
   *[other] hinta { $price } kolikkoa
 }
answer-place = { $region_ill }
answer-move = { $region_ela } { $to_ill }
answer-remove = Poista yksikkö { $region_ela }
answer-fine = Vastustaja menettää kolikon
answer-raze = Linnoitus { $region_ine }
answer-again = Pelaa toinen vuoro
answer-decline = Jätä väliin
answer-strip = Aseta { $card } poistopakkaan
answer-revive = Pelaa { $card }
answer-court = { $race }
answer-keep = Pidä { $token }
answer-first = Ensin { $matter }
card-with-symbol = { $card } (symboli { $chain })
card-alike = { $card } (samanlaisista { $number }/{ $count })
card-in-slot = { $card } korttipaikasta { $slot }
unseen-card = kuvapuoli alaspäin oleva kortti
unseen-cards = { $count ->
    [one] kuvapuoli alaspäin oleva kortti
   *[other] { $count } kuvapuoli alaspäin olevaa korttia
 }
no-card = ei korttia

## What an answer is about

about-cost-skills = Hinta: { $cost }; { $lack ->
    [kyvyt] sinulla on tarvittavat kyvyt.
   *[other] sinulta puuttuu { $lack }.
 }
about-cost = Hinta: { $cost }.
about-surcharge = { $coins ->
    [one] Linnoituksesi nostaa hintaa 1 kolikolla.
   *[other] Linnoituksesi nostavat hintaa { $coins } kolikolla.
 }
about-chain = Sinulla on sen vaatima symboli: { $chain }.
about-lets = Vaikutus: { $effects }.
who-you = sinä
about-muster = Merkkiesi ansiosta se tuo { $count ->
    [one] 1 yksikön
   *[other] { $count } yksikköä
 } { $regions_ill }.
about-sets-off = Se käynnistää myös: { $matters }.
about-symbol = Sen symbolilla ({ $chain }) voi myöhemmin pelata ilmaiseksi { $cards_gen }.
about-frees = Sen alta vapautuu { $cards }.
about-strip = Sen kykyjä ei enää lasketa.
about-court = { $count ->
    [one] Saat pinon ainoan merkin.
   *[other] Saat pitää pinon kahdesta päällimmäisestä merkistä toisen.
 }
about-first = Loput toteutetaan sen jälkeen.
cost-nothing = ei mitään
# Never shown: whatever takes it selects on it.
cost-no-skill = kyvyt
cost-or-chain = { $cost } (tai symboli { $chain })

## What stands in the way of a refused answer

lack-no-card = Korttipaikka { $slot } on tyhjä.
lack-covered = Sen päällä on { $cards }.
lack-chainless = Kortissa ei ole ketjutussymbolia.
lack-chain = Sinulla ei ole symbolia { $chain }.
lack-skills = Sinulta puuttuu { $skills }: hinta on { $price ->
    [one] 1 kolikko
   *[other] { $price } kolikkoa
 }, mutta { $coins ->
    [0] sinulla ei ole yhtään.
   *[other] sinulla on vain { $coins }.
 }
lack-coins = Hinta on { $price ->
    [one] 1 kolikko
   *[other] { $price } kolikkoa
 }, mutta { $coins ->
    [0] sinulla ei ole yhtään.
   *[other] sinulla on vain { $coins }.
 }

lack-place = { $count ->
    [one] Yksikön
   *[other] Yksiköt
 } voi asettaa vain { $regions_ill }.
lack-neighbour = { $region } ja { $to } eivät ole vierekkäin.
lack-unit = Sinulla ei ole yksikköä { $region_ine }.
lack-remove = { $seat_start_ade } ei ole yksikköä { $region_ine }.
lack-raze = { $seat_start_ade } ei ole linnoitusta { $region_ine }.
lack-fine = { $seat_start_ade } ei ole kolikoita menetettäväksi.
lack-strip = Poistopakkaan voi asettaa vain harmaita kortteja, jotka { $seat_mid } on pelannut; { $card } ei ole niiden joukossa.
lack-revive = Poistopakassa ei ole { $card_par }.
lack-court = Pinossa ei ole enää { $race_gen } merkkejä.
lack-keep = Voit pitää vain merkin, joka on nyt näkyvissä.

## What is decided next

then-deal = Sitten kortit käännetään esiin.
then-look = Sitten näet sivuun asetetut kortit.
then-reveal = Sitten näytetään merkki.
# The event before it says whose turn it is.
then-turn = { "" }

## What is told

event-chapter = Luvun { $chapter } kortit asetetaan muodostelmaan.
event-laid = Esille tulee { $card }.
event-turned-up = Esiin kääntyy { $card }.
event-unveiled = Esiin kääntyy maamerkki { $tile }.
event-turn = { $seat_key ->
    [sauron] Vuorossa on Sauron.
   *[other] Vuorossa on saattue.
 }
event-played = { $seat_start } pelaa { $card_gen } { $coins ->
    [0] ilmaiseksi
    [one] 1 kolikolla
   *[other] { $coins } kolikolla
 }.
event-chained = { $seat_start } pelaa { $card_gen } ketjuttamalla.
event-discarded = { $seat_start } asettaa { $card_gen } poistopakkaan ja ottaa { $coins ->
    [one] 1 kolikon
   *[other] { $coins } kolikkoa
 }.
event-took = { $seat_start } ottaa maamerkin { $tile } { $coins ->
    [0] ilmaiseksi
    [one] 1 kolikolla
   *[other] { $coins } kolikolla
 }.
event-joined = { $race } asettuvat { $seat_mid_gen } puolelle.
event-gained = { $seat_start } { $coins ->
    [0] ei saa mitään: kolikkovarasto on tyhjä
    [one] ottaa 1 kolikon
   *[other] ottaa { $coins } kolikkoa
 }.
event-advanced = { $seat_key ->
    [sauron] Nazgûlit ratsastavat eteenpäin: askel { $step }/14.
   *[other] Frodo ja Sam etenevät: askel { $step }/14.
 }
event-placed = { $seat_start } asettaa { $units ->
    [one] yksikön
   *[other] { $units } yksikköä
 } { $region_ill }.
event-lapsed = { $matter_key ->
    [units] { $seat_start_ade } ei ole enää yksiköitä asetettavaksi.
    [move] { $seat_start_ade } ei ole yksikköä siirrettäväksi.
    [remove] { $seat_key ->
        [sauron] Saattueella ei ole yksikköä poistettavaksi.
       *[other] Sauronilla ei ole yksikköä poistettavaksi.
     }
    [fine] { $seat_key ->
        [sauron] Saattueella ei ole kolikoita menetettäväksi.
       *[other] Sauronilla ei ole kolikoita menetettäväksi.
     }
    [raze] { $seat_key ->
        [sauron] Saattueella ei ole linnoitusta poistettavaksi.
       *[other] Sauronilla ei ole linnoitusta poistettavaksi.
     }
    [strip] { $seat_key ->
        [sauron] Saattueella ei ole harmaata korttia poistopakkaan asetettavaksi.
       *[other] Sauronilla ei ole harmaata korttia poistopakkaan asetettavaksi.
     }
    [turn] { $seat_start_ade } on jo toinen vuoro tulossa; lisävuorot eivät kerry.
    [bonus-turn] { $seat_start_ade } on jo toinen vuoro tulossa; lisävuorot eivät kerry.
    [envoy] Siellä ei ole enää merkkejä.
    [manoeuvre] Ei ole mitään siirrettävää eikä poistettavaa eikä kolikoita menetettäväksi.
   *[other] Ei vaikutusta: { $matter }.
 }
event-fought = Konflikti { $region_ine }: kumpikin puoli ottaa takaisin { $units ->
    [one] yhden yksikön
   *[other] { $units } yksikköä
 }.
event-moved = { $seat_start } siirtää yksikön { $region_ela } { $to_ill }.
event-removed = { $seat_start } menettää yksikön { $region_ine }.
event-fined = { $seat_start } menettää kolikon.
event-built = { $seat_start } saa linnoituksen { $region_ill }.
event-razed = { $seat_start } menettää linnoituksensa { $region_ine }.
event-again = { $seat_start } saa pelata toisen vuoron.
event-declined = { $seat_start } jättää väliin.
event-stripped = { $seat_start_gen } on asetettava { $card } poistopakkaan.
event-searched = { $seat_start } katsoo poistopakan läpi.
event-saw = Sivuun asetetuissa korteissa on { $card }.
event-revived = { $seat_start } pelaa { $card_gen } poistopakasta.
event-paired = Kaksi { $race_gen } symbolia: { $seat_mid } solmii liiton.
event-united = Kolme eri kansaa: { $seat_mid } solmii liiton.
event-courted = { $seat_start } valitsee { $race_mid }.
event-shown = Näytetään { $token }.
event-kept = { $seat_start } pitää { $token_gen }.
event-returned = Pinonsa päälle palaa { $token }.
event-won-ring = { $seat_key ->
    [sauron] Nazgûlit saavuttavat Frodon ja Samin: Sauron voittaa.
   *[other] Sormus putoaa tuleen: saattue voittaa.
 }
event-won-races = { $seat_start } voittaa kuuden kansan tuella.
event-won-conquest = { $seat_start } voittaa: edustusta on kaikilla seitsemällä alueella.
event-won-majority = { $seat_start } voittaa: edustusta on { $regions } alueella, vastustajalla { $others } alueella.
event-shared = Molemmilla on edustusta { $regions } alueella: voitto jaetaan.

## The view in words

heading-display = Luku { $chapter }: keskipelialue
state-slot = Korttipaikka { $slot }: { $card }. Hinta: { $cost }.{ $symbol } { $free } { $price }
state-slot-down = Korttipaikka { $slot }: kuvapuoli alaspäin. { $free }
state-symbol = {" "}Siinä on symboli { $chain } myöhempiä ketjuja varten.
state-free = Sen voi ottaa.
state-covered = Sen päällä { $slots }.
state-slots = { $count ->
    [one] on korttipaikan { $slots } kortti
   *[other] ovat korttipaikkojen { $slots } kortit
 }
state-slots-none = Keskipelialue on tyhjä.
state-price = Hinta saattueelle: { $fellowship }, Sauronille: { $sauron }.
state-price-chain = 0 kolikkoa (ketju)
state-price-coins = { $coins ->
    [one] 1 kolikko
   *[other] { $coins } kolikkoa
 }
heading-landmarks = Maamerkit
state-tile = { $tile_start }: { $effects }. Hinta: { $cost }. { $price }
state-tiles-left = { $count ->
    [0] Kuvapuoli alaspäin ei ole jäljellä yhtään.
    [one] Kuvapuoli alaspäin on vielä yksi.
   *[other] Kuvapuoli alaspäin on vielä { $count }.
 }
heading-map = Keski-Maa
state-region = { $region } (vieressä { $neighbours }): { $held }.
state-region-empty = ei ketään
state-region-held = { $seat_mid_ade } { $held }
state-units = { $count ->
    [one] 1 yksikkö
   *[other] { $count } yksikköä
 }
state-fortress = linnoitus
heading-quest = Sormuksen matka
state-quest-fellowship = Frodo ja Sam: askel { $step }/14.
state-quest-sauron = Nazgûlit: askel { $step }/14, joten Sormukseen on { $gap ->
    [one] 1 askel
   *[other] { $gap } askelta
 }.
state-bonus = Bonusruudut: { $spaces }.
heading-stacks = Liittolaismerkit
state-stack = { $race }: { $count ->
    [0] pinossa ei ole merkkejä
    [one] pinossa on 1 merkki
   *[other] pinossa on { $count } merkkiä
 }.
state-stack-known = { $race }: pinossa on { $count ->
    [one] 1 merkki
   *[other] { $count } merkkiä
 }, päällimmäisenä { $token }.
state-shown = Nyt näkyvissä: { $tokens }.
heading-discard = Poistopakka
state-discarded = Molempien tiedossa: { $cards }.
state-several = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } kpl)
 }
state-discarded-none = Siinä ei ole yhtään molempien tuntemaa korttia.
state-aside = { $count ->
    [0] Tästä luvusta sinne ei ole asetettu sivuun kortteja.
    [one] Tästä luvusta sinne on asetettu sivuun yksi kortti kuvapuoli alaspäin.
   *[other] Tästä luvusta sinne on asetettu sivuun { $count } korttia kuvapuoli alaspäin.
 }
state-aside-known = { $lookers ->
    [one] Sivuun asetettu, vain sinun tiedossasi: { $cards }.
   *[other] Sivuun asetettu, molempien tiedossa: { $cards }.
 }
state-coins = { $coins ->
    [one] 1 kolikko
   *[other] { $coins } kolikkoa
 }, { $units ->
    [one] 1 yksikkö varastossa
   *[other] { $units } yksikköä varastossa
 }.
state-skills = { $skills ->
    [kyvyt] Ei vielä kykyjä.
   *[other] Kyvyt: { $skills }.
 }
# Never shown: whatever takes it selects on it.
state-skills-none = kyvyt
state-skill = { $count ->
    [one] 1 { $skill_mid }
   *[other] { $count } { $skill_par }
 }
state-one-of = yksi näistä ({ $skills_mid })
state-cards = { $colour_pl } kortit: { $cards }.
state-no-cards = Ei vielä kortteja.
state-chains = Ketjutussymbolit: { $chains }.
state-tokens = Merkit: { $tokens }.
state-tiles = Maamerkit: { $tiles }.
state-presence = Edustusta { $count } alueella 7:stä; kansoja { $races }/6.
state-active = Tämä puoli on vuorossa.
state-won = Tämä puoli on voittanut.

## What is drawn, for whoever points at it

piece-card = { $colour } kortti { $card_short }
piece-down = Kuvapuoli alaspäin oleva kortti
piece-down-what = Se on jokin tämän luvun { $count } kortista, joita ei ole vielä nähty.
piece-down-when = Se käännetään sen vuoron lopussa, jolla se vapautuu.
piece-price = Hinta sinulle: { $price ->
    [one] 1 kolikko
   *[other] { $price } kolikkoa
 }.
piece-price-lack = Hinta sinulle: { $price ->
    [one] 1 kolikko
   *[other] { $price } kolikkoa
 }, koska sinulta puuttuu { $lack }.
piece-price-chain = Pelaat sen ilmaiseksi: sinulla on symboli { $chain }.
piece-price-other = { $seat_start_all } hinta on { $price }.
piece-played = { $seat_start } on pelannut sen. Vaikutus: { $effects }.
piece-taken = { $seat_start } on ottanut sen. Vaikutus: { $effects }.
piece-in-pile = Se on poistopakassa.
piece-cards-left = { $count ->
    [0] Kortteja ei ole jäljellä.
    [one] Jäljellä on 1 kortti.
   *[other] Jäljellä on { $count } korttia.
 }
piece-next-chapter = Viimeisen jälkeen alkaa luku { $chapter }.
piece-last-chapter = Viimeisen jälkeen voittaa puoli, jolla on edustusta useammalla alueella.
piece-pile = Poistopakan kortit ovat tässä kuvapuoli alaspäin. Niitä saa katsoa vain jonkin vaikutuksen ansiosta.

piece-held = { $seat_start_ade } on täällä { $held }.
piece-nobody = Täällä ei ole ketään.
piece-region-tile = { $tile_start } rakentaa linnoituksen tänne.
piece-neighbours = Täältä yksiköt voivat siirtyä { $neighbours_ill }.
piece-units = { $seat_key ->
    [sauron] Sauronin yksiköt { $region_ine }
   *[other] Saattueen yksiköt { $region_ine }
 }
piece-units-count = { $count ->
    [one] 1 yksikkö
   *[other] { $count } yksikköä
 } pitää { $region_par } { $seat_mid_gen } hallussa.
piece-conflict = Kun vastustajien yksiköt kohtaavat, kumpikin ottaa takaisin yhden kerrallaan, kunnes niitä on enää enintään toisella.
piece-fortress = { $seat_key ->
    [sauron] Sauronin linnoitus { $region_ine }
   *[other] Saattueen linnoitus { $region_ine }
 }
piece-fortress-holds = Sen ansiosta { $seat_mid_ade } on edustusta { $region_ine } ilman yksiköitäkin, eikä konflikti vaikuta siihen.
piece-fortress-price = Se nostaa { $seat_mid_gen } jokaisen uuden maamerkin hintaa 1 kolikolla.
piece-quest = Sinisillä korteilla Frodo ja Sam lähestyvät tulivuorta tai nazgûlit Frodoa ja Samia.
character = { $seat_key ->
    [sauron] Nazgûlit
   *[other] Frodo ja Sam
 }
piece-space = { $seat_key ->
    [sauron] Nazgûlien askel { $step }
   *[other] Frodon ja Samin askel { $step }
 }
piece-space-end = { $seat_key ->
    [sauron] Tässä nazgûlit saavuttavat Frodon ja Samin, ja Sauron voittaa.
   *[other] Tässä Sormus putoaa tuleen, ja saattue voittaa.
 }
piece-space-bonus = Vaikutus, kun { $seat_mid } pääsee tähän tai ylittää ruudun: { $effect }.
piece-space-plain = Tässä ei tapahdu mitään.
piece-space-start = { $seat_key ->
    [sauron] Tästä nazgûlit lähtevät liikkeelle.
   *[other] Tästä Frodo ja Sam lähtevät liikkeelle.
 }
piece-space-here = { $seat_key ->
    [sauron] Nazgûlit ovat tässä.
   *[other] Frodo ja Sam ovat tässä.
 }
piece-space-ahead = { $seat_key ->
    [sauron] Nazgûleilla
   *[other] Frodolla ja Samilla
 } on tähän { $count ->
    [one] 1 askel
   *[other] { $count } askelta
 }.
piece-space-behind = { $seat_key ->
    [sauron] Nazgûlit
   *[other] Frodo ja Sam
 } ovat ohittaneet sen.
piece-next-bonus = Seuraavaan bonukseen on { $count ->
    [one] 1 askel
   *[other] { $count } askelta
 }: { $effect }.

piece-symbols = Vihreitä { $race_gen } kortteja: saattueella { $fellowship }, Sauronilla { $sauron }.
piece-pair = Kahdella niistä saat pitää toisen kahdesta päällimmäisestä merkistä.
piece-tokens-left = { $count ->
    [0] Merkkejä ei ole jäljellä.
    [one] Jäljellä on 1 merkki.
   *[other] Jäljellä on { $count } merkkiä.
 }
piece-top = Päällimmäisenä on { $token }
piece-token = { $race }: { $token }
piece-token-owner = { $seat_start_ade } on tämä merkki.
piece-token-top = Se on pinonsa päällimmäisenä.
piece-token-shown = Se on nyt näkyvissä: yksi näytetyistä merkeistä pidetään.
piece-pair-alliance = Kahdella saman kansan vihreällä kortilla saat pitää sen kansan kahdesta päällimmäisestä merkistä toisen.
piece-three-alliance = Kolmen eri kansan vihreillä korteilla saat pitää yhden näiden kansojen päällimmäisistä merkeistä.

piece-purse = Kolikot
piece-coins = { $seat_start_ade } on { $coins }.
piece-income = Poistopakkaan asetetusta kortista tulee tässä luvussa { $coins }.
piece-supply = Yksiköt varastossa
piece-supply-left = { $seat_start_ade } { $count ->
    [0] ei ole yksiköitä
    [one] on 1 yksikkö
   *[other] on { $count } yksikköä
 } asetettavana.
piece-supply-back = Takaisin otetut ja poistetut yksiköt palaavat tänne.
piece-skill = { $seat_start_ade } { $count ->
    [0] ei ole { $skill_par }
    [one] on 1 { $skill_mid }
   *[other] on { $count } { $skill_par }
 }.
piece-skill-use = Kyvyillä maksetaan kortteja ja maamerkkejä, eivätkä ne kulu. Puuttuva kyky maksaa 1 kolikon.
piece-choice = { $seat_start } voi käyttää joka vuorolla yhtä näistä kyvyistä.
piece-cards = { $colour_pl } kortit
piece-cards-count = { $seat_start_ade } { $count ->
    [0] ei ole niitä.
   *[other] on niitä { $count }.
 }
piece-cards-grey = Niistä saa kykyjä, joilla maksetaan kortteja ja maamerkkejä.
piece-cards-yellow = Niistä saa kolikoita.
piece-cards-blue = Ne edistävät sormuksen matkaa.
piece-cards-green = Niillä saa kansojen tuen. Kaksi saman kansan korttia tai ensimmäiset kolme eri kansaa tuovat merkin; kuusi eri kansaa tuo voiton.
piece-cards-red = Niillä asetetaan yksiköitä Keski-Maahan.
piece-cards-purple = Niillä siirretään yksiköitä, poistetaan vastustajan yksiköitä ja viedään vastustajalta kolikoita.
piece-chain = Ketjutussymboli: { $chain }
piece-chain-plays = Sillä { $seat_mid } pelaa ilmaiseksi { $cards_gen }.
piece-chain-stays = Se ei kulu.

## How near victory is

meter-ring-label = { $seat_key ->
    [sauron] Takaa-ajo
   *[other] Matka
 }
meter-ring = { $seat_key ->
    [sauron] { $left ->
        [0] Nazgûlit ovat saavuttaneet Frodon ja Samin.
        [one] Nazgûlit ovat 1 askeleen päässä Frodosta ja Samista.
       *[other] Nazgûlit ovat { $left } askeleen päässä Frodosta ja Samista: { $value }/{ $goal } on kuljettu.
     }
   *[other] { $left ->
        [0] Frodo ja Sam ovat päässeet tulivuorelle.
        [one] Frodo ja Sam ovat 1 askeleen päässä tulivuoresta.
       *[other] Frodo ja Sam ovat { $left } askeleen päässä tulivuoresta: { $value }/{ $goal } on kuljettu.
     }
 }
meter-races-label = Kansat
meter-races = { $value ->
    [0] Yksikään kansa ei vielä tue { $seat_mid_par }; voittoon tarvitaan { $goal }.
    [one] { $value } kansa { $goal }:sta tukee { $seat_mid_par }.
   *[other] { $value } kansaa { $goal }:sta tukee { $seat_mid_par }.
 }
meter-conquest-label = Alueet
meter-conquest = { $seat_start_ade } on edustusta { $value } alueella { $goal }:stä.
meter-majority-label = Kortit
meter-majority = { $left ->
    [0] Luku 3 on päättynyt:
    [one] Luvusta 3 on jäljellä 1 kortti. Sen jälkeen
   *[other] Luvusta 3 on jäljellä { $left } korttia. Niiden jälkeen
 } edustus useammalla alueella tuo voiton, ja { $seat_mid } { $lead ->
    [0] on tasoissa { $regions }–{ $others }.
   *[other] johtaa { $regions }–{ $others }.
 }
holding-choice = Joka vuorolla yksi näistä: { $skills_mid }

## Key figures of a match

figure-ring = Askeleet, saattue : Sauron
figure-races = Kansat, saattue : Sauron
figure-conquest = Alueet, saattue : Sauron
figure-turns = Vuoroja
figure-both = { $fellowship } : { $sauron }

## Player aid

aid-ways = Tapoja voittaa
aid-way-quest = Sormus: Frodo ja Sam pääsevät tulivuorelle (saattue voittaa) tai nazgûlit saavuttavat heidät (Sauron voittaa).
aid-way-races = Kansat: kuuden eri kansan vihreät kortit.
aid-way-regions = Keski-Maa: yksikkö tai linnoitus kaikilla seitsemällä alueella.
aid-way-last = Jos kukaan ei ole voittanut luvun 3 jälkeen, voittaa se, jolla on edustusta useammalla alueella.
aid-cards = Kortit
aid-colour = { $colour_pl } kortit. { $does }
aid-skills = Kyvyt
aid-costs = Hinnat
aid-chain = Jos jossakin kortissasi on se symboli, jonka uusi kortti mainitsee hintanaan, pelaat uuden kortin ilmaiseksi.
aid-discard = Poistopakkaan asettamastasi kortista saat yhtä monta kolikkoa kuin luvun numero osoittaa.
aid-region = { $region }: vieressä { $neighbours }.
aid-alliances = Liitot
aid-token = { $token }: { $does }
aid-tile = { $tile_start }: { $effects }. Hinta: { $cost }.
aid-surcharge = Jokainen maamerkki maksaa 1 kolikon enemmän kutakin pelilaudalla olevaa linnoitustasi kohti.
aid-bonus = { $effect } (askel { $step })

## Endings

ending-ring = sormuksen matka
ending-races = kuuden kansan tuki
ending-conquest = edustus kaikilla alueilla
ending-majority = edustus useammalla alueella luvun 3 jälkeen
ending-shared = edustus yhtä monella alueella luvun 3 jälkeen: jaettu voitto

## Options

option-free_order = Vaikutukset vapaassa järjestyksessä
    .help = Muuten kortin tai maamerkin vaikutukset toteutetaan painetussa järjestyksessä, maamerkin linnoitus ensin.
option-stack_turns = Lisävuorot kertyvät
    .help = Muuten vaikutus ”toinen vuoro” antaa vain yhden lisävuoron, vaikka sen saisi samalla vuorolla useasti.
option-landmarks = Uuden luvun maamerkit
    .help = Uuden luvun alkaessa avoimet maamerkit joko täydennetään kolmeen tai niitä käännetään kolme lisää.
option-landmarks-refill = täydennetään kolmeen
option-landmarks-add = kolme lisää
option-coin_cap = Kolikkovaraston kolikot
    .help = 0: kolikkovarasto ei lopu koskaan. 30: siitä saa vain sen, mitä pelilaatikon kolmestakymmenestä kolikosta on jäljellä.
    .source = sääntökirja laskee 30 kolikkoa eikä kerro, mitä tehdään niiden loppuessa; kolikoiden arvoja ei tiedetä
option-fellowship_coins = Saattueen kolikot alussa
    .help = Kolme, kuten kaikissa julkaistuissa luetteloissa.
    .source = viisi julkaistua luetteloa
option-sauron_coins = Sauronin kolikot alussa
    .help = Kaksi, koska Sauron aloittaa.
    .source = viisi julkaistua luetteloa

## Board

board-label = Duel for Middle-earth: keskipelialue, kartta, matka ja molemmat puolet
board-chapter = Luku { $chapter }
board-quest = Sormuksen matka
board-turn = vuorossa
board-won = voittaja
pane-display = Kortit
pane-map = Kartta
pane-sides = Pelialueet

## What the lab counts

measure-turns = vuoroja peliä kohti
measure-turns-any = pelejä, joissa pelattiin vuoro
measure-landmarks = otettuja maamerkkejä peliä kohti
measure-landmarks-any = pelejä, joissa otettiin maamerkki
measure-tokens = saatuja merkkejä peliä kohti
measure-tokens-any = pelejä, joissa saatiin merkki
