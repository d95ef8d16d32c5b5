title = Matka Mordoriin
aim = Koettele onneasi viidellä nopalla ja vie hobittisi Mordoriin ennen muita – ja ennen kuin nazgûlit saavat sinut kiinni.
about = Noppakilpa 2–4 pelaajalle. Pidä joka heitosta ainakin yksi noppa – ja nazgûl aina, kun sellainen näkyy.

## Nouns

seat-frodo = Frodo
    .gen = Frodon
    .par = Frodoa
    .ill = Frodoon
seat-sam = Sam
    .gen = Samin
    .par = Samia
    .ill = Samiin
seat-merry = Merri
    .gen = Merrin
    .par = Merriä
    .ill = Merriin
seat-pippin = Pippin
    .gen = Pippinin
    .par = Pippiniä
    .ill = Pippiniin

die-yellow = keltainen
    .start = Keltainen
    .ine = keltaisessa
    .abl = keltaiselta
die-red = punainen
    .start = Punainen
    .ine = punaisessa
    .abl = punaiselta
die-blue = sininen
    .start = Sininen
    .ine = sinisessä
    .abl = siniseltä
die-green = vihreä
    .start = Vihreä
    .ine = vihreässä
    .abl = vihreältä
die-black = musta
    .start = Musta
    .ine = mustassa
    .abl = mustalta

symbol-ring = sormus
    .start = Sormus
symbol-gandalf = Gandalf
    .start = Gandalf
symbol-weapon = ase
    .start = Ase
symbol-orc = örkki
    .start = Örkki
symbol-nazgul = nazgûl
    .start = Nazgûl
symbol-tree = Valkoinen puu
    .start = Valkoinen puu

face-ring = sormus
    .acc = sormuksen
face-gandalf = Gandalf
    .acc = Gandalfin
face-weapon = ase
    .acc = aseen
face-orc = örkki
    .acc = örkin
face-tree = Valkoinen puu
    .acc = Valkoisen puun
face-ring-2 = kaksi sormusta
    .acc = kaksi sormusta
face-ring-3 = kolme sormusta
    .acc = kolme sormusta
face-ring-4 = neljä sormusta
    .acc = neljä sormusta
face-ring-5 = viisi sormusta
    .acc = viisi sormusta
face-gandalf-2 = kaksi Gandalfia
    .acc = kaksi Gandalfia
face-gandalf-3 = kolme Gandalfia
    .acc = kolme Gandalfia
face-gandalf-4 = neljä Gandalfia
    .acc = neljä Gandalfia
face-gandalf-5 = viisi Gandalfia
    .acc = viisi Gandalfia
face-weapon-2 = kaksi asetta
    .acc = kaksi asetta
face-weapon-3 = kolme asetta
    .acc = kolme asetta
face-weapon-4 = neljä asetta
    .acc = neljä asetta
face-weapon-5 = viisi asetta
    .acc = viisi asetta
face-orc-2 = kaksi örkkiä
    .acc = kaksi örkkiä
face-orc-3 = kolme örkkiä
    .acc = kolme örkkiä
face-orc-4 = neljä örkkiä
    .acc = neljä örkkiä
face-orc-5 = viisi örkkiä
    .acc = viisi örkkiä
face-tree-2 = kaksi Valkoista puuta
    .acc = kaksi Valkoista puuta
face-tree-3 = kolme Valkoista puuta
    .acc = kolme Valkoista puuta
face-tree-4 = neljä Valkoista puuta
    .acc = neljä Valkoista puuta
face-tree-5 = viisi Valkoista puuta
    .acc = viisi Valkoista puuta
face-of-die = { $die } { $symbol }
face-nazgul-yellow = keltainen nazgûl
    .acc = keltaisen nazgûlin
face-nazgul-red = punainen nazgûl
    .acc = punaisen nazgûlin
face-nazgul-blue = sininen nazgûl
    .acc = sinisen nazgûlin
face-nazgul-green = vihreä nazgûl
    .acc = vihreän nazgûlin
face-nazgul-black = musta nazgûl
    .acc = mustan nazgûlin

place-bag-end = Repunpää
    .at = Repunpäässä
    .ill = Repunpäähän
place-rivendell = Rivendell
    .at = Rivendellissä
    .ill = Rivendelliin
place-moria = Moria
    .at = Moriassa
    .ill = Moriaan
place-lothlorien = Lothlórien
    .at = Lothlórienissa
    .ill = Lothlórieniin
place-rohan = Rohan
    .at = Rohanissa
    .ill = Rohaniin
place-helms-deep = Helmin syvänne
    .at = Helmin syvänteessä
    .ill = Helmin syvänteeseen
place-gondor = Gondor
    .at = Gondorissa
    .ill = Gondoriin
place-minas-tirith = Minas Tirith
    .at = Minas Tirithissä
    .ill = Minas Tirithiin
place-shelobs-lair = Lukitarin luola
    .at = Lukitarin luolassa
    .ill = Lukitarin luolaan
place-mordor = Mordor
    .at = Mordorissa
    .ill = Mordoriin

## What a question reminds of, as short as it can be

reminder-nazgul = Yhden on oltava nazgûl.
reminder-rivendell = Samoja symboleja saa pitää useita.
reminder-moria = Gandalf ei auta.
reminder-lothlorien = Jokainen ase lasketaan kahdeksi.
reminder-rohan = Kaikki nopat saa heittää kerran uudelleen.
reminder-helms-deep = Jokainen örkki lasketaan kahdeksi.
reminder-gondor = Yksikään nazgûl ei osu sinuun.
reminder-minas-tirith = Jokainen nazgûl osuu sinuun.
reminder-shelobs-lair = Etenemiseen tarvitaan kaksi sormusta.

## Questions

prompt-begin = Kuka aloittaa?
prompt-roll = { $seat } heittää.
prompt-keep = { $seat }, mitkä nopat pidät?
prompt-split = { $gandalfs ->
    [one] { $seat }, minkä neliön Gandalf puolittaa?
   *[other] { $seat }, minkä neliön Gandalf puolittaa? Hän saa puolittaa { $gandalfs } neliötä.
 }
prompt-over-none = Peli on päättynyt.
prompt-over-mordor = { $winners } pääsi Mordoriin ja voittaa.
prompt-over-most-left = { $count ->
    [one] { $winners } pääsi Mordoriin kauimpana nazgûlien edellä ja voittaa.
   *[other] { $winners } pääsivät Mordoriin yhtä kaukana nazgûlien edellä ja jakavat voiton.
 }
prompt-over-survivor = { $winners } on viimeinen jäljellä oleva hobitti ja voittaa.
prompt-over-lost = Nazgûlit saivat kaikki hobitit kiinni. Kaikki häviävät.

## Answers

verb-keep = Pidä
verb-reroll = Heitä uudelleen
verb-split = Puolita
verb-refrain = Älä puolita
answer-keep = Pidä { $shown }
answer-reroll = Heitä kaikki nämä nopat uudelleen
answer-split = Puolita neliö { $square }
answer-refrain = { $split ->
    [0] Älä puolita yhtään neliötä
   *[other] Älä puolita enempää neliöitä
 }

about-nazgul = { $die_start } nazgûl osuu { $seat_ill }.
about-sheltered = Gondor suojaa { $seat_par } { $die_abl } nazgûlilta.

# The captions before it say who rolls.
then-roll = { "" }

## What is told

event-began = { $seat } aloittaa.
event-turn = Vuorossa on { $seat }, joka on { $place_at }.
event-rolled = { $seat } heittää: { $shown }.
event-kept = { $again ->
    [0] { $seat } pitää { $shown_acc }.
    [one] { $seat } pitää { $shown_acc } ja heittää viimeisen nopan uudelleen.
   *[other] { $seat } pitää { $shown_acc } ja heittää muut { $again } noppaa uudelleen.
 }
event-rerolled = { $seat } heittää samat nopat uudelleen; toinen heitto jää voimaan.
event-stopped = Valkoinen puu: { $seat } lopettaa heittämisen, ja vain pidetyt nopat vaikuttavat.
event-held-up = { $orcs ->
    [one] Örkki pidättelee { $seat_par }{ $place_key ->
        [helms-deep] {" "}Helmin syvänteessä kahden veroisena
       *[other] {""}
     }
   *[other] { $orcs } örkkiä pidättelee { $seat_par }{ $place_key ->
        [helms-deep] {" "}Helmin syvänteessä, kukin kahden veroisena
       *[other] {""}
     }
 }, { $weapons ->
    [0] eikä aseita ole
    [one] vastassa vain yksi ase{ $place_key ->
        [lothlorien] , vaikka se on Lothlórienissa kahden veroinen
       *[other] {""}
     }
   *[other] vastassa vain { $weapons } asetta{ $place_key ->
        [lothlorien] , vaikka jokainen on Lothlórienissa kahden veroinen
       *[other] {""}
     }
 }: sormuksia ei lasketa.
event-crossed = { $place_key ->
    [mordor] { $seat } saapuu Mordoriin!
   *[other] { $seat } saapuu { $place_ill }.
 }
event-stuck = Lukitari vie { $seat_gen } ainoan sormuksen: Mordoriin pääsyyn tarvitaan kaksi.
event-split = Gandalf puolittaa { $seat_gen } nazgûlpolun neliön { $square }: nazgûlit tarvitsevat nyt { $left ->
    [one] yhden askeleen
   *[other] { $left } askelta
 } saadakseen hänet kiinni.
event-refrained = { $seat } jättää { $gandalfs ->
    [one] Gandalfin
   *[other] { $gandalfs } Gandalfia
 } käyttämättä.
event-idle = { $seat } aloitti tämän vuoron { $place_at }, missä Gandalf ei voi auttaa.
event-marked = { $die_start } nazgûl ottaa { $left ->
    [0] viimeisen askeleen kohti { $seat_par }.
    [one] askeleen kohti { $seat_par }: vielä yksi, ja hän jää kiinni.
   *[other] askeleen kohti { $seat_par }: vielä { $left }, ja hän jää kiinni.
 }
event-spared = Gondor suojaa { $seat_par } { $die_abl } nazgûlilta.
event-arrived = Sormus on Tuomiovuorella. Jos nazgûlit eivät enää saa { $seat_par } kiinni, tämä kierros on viimeinen.
event-out = Nazgûlit ovat saaneet { $seat_gen } kiinni.
event-won = { $seat } voittaa, ja nazgûlit jäävät { $left ->
    [one] yhden askeleen
   *[other] { $left } askeleen
 } päähän.
event-lost = Nazgûlit ovat saaneet kaikki hobitit kiinni. Kaikki häviävät.
event-survived = { $seat } on viimeinen jäljellä oleva hobitti ja voittaa.

## The view in words

heading-dice = Nopat
state-no-dice = Tällä vuorolla ei ole vielä heitetty noppia.
state-die-kept = { $symbol_start } ({ $die }), pidetty
state-die-loose = { $symbol_start } ({ $die })
state-place = { $spaces ->
    [0] { $seat } on { $place_at }.
    [one] { $seat } on { $place_at }, yhden ruudun päässä Mordorista.
   *[other] { $seat } on { $place_at }, { $spaces } ruudun päässä Mordorista.
 }
state-path = { $out ->
    [1] { event-out }
   *[other] { $left ->
        [0] Nazgûlit ovat saavuttaneet { $seat_gen }.
        [one] Nazgûlit tarvitsevat enää yhden askeleen saadakseen { $seat_gen } kiinni.
       *[other] Nazgûlit tarvitsevat vielä { $left } askelta saadakseen { $seat_gen } kiinni.
     }
 }{ $halves ->
    [0] {""}
    [one] {" "}Gandalf on puolittanut polulta yhden neliön.
   *[other] {" "}Gandalf on puolittanut polulta { $halves } neliötä.
 }
state-won = Voittaja!
state-active = Vuorossa on { $seat }.

## How near victory is, and how a game went

meter-mordor = Mordor
meter-nazgul = Nazgûlit
figure-turns = Pelattuja vuoroja
figure-in = { $left ->
    [one] { $seat }, askeleen nazgûlien edellä
   *[other] { $seat }, { $left } askelta nazgûlien edellä
 }
figure-out = { $seat }, jäi kiinni

## What is drawn, for whoever points at it

piece-die = { $symbol_start } { $die_ine } nopassa
piece-die-unrolled = { $die_start } noppa
piece-die-faces = Tämän nopan sivut: { $faces }.
piece-die-loose = { $seat } ei ole vielä pitänyt sitä.
piece-die-again = { $seat } heittää sen kohta uudelleen.
piece-die-kept = { $seat } on pitänyt sen tällä vuorolla.
piece-die-idle = { $seat } ei pitänyt sitä, joten se ei vaikuta.
piece-tray = Noppa-alusta
piece-slots = Pidetyt nopat
piece-slots-empty = { $seat } ei ole vielä pitänyt yhtään noppaa.
piece-slots-kept = { $seat } on pitänyt { $shown_acc }.
piece-slots-worth = { $spaces ->
    [0] Pelkästään näillä nopilla { $seat } ei etenisi.
    [one] Pelkästään näillä nopilla { $seat } etenisi yhden ruudun.
   *[other] Pelkästään näillä nopilla { $seat } etenisi { $spaces } ruutua.
 }
piece-sheet = { $seat_gen } lomake
piece-sheet-does = Pyöreät ruudut ovat tie Mordoriin. Jokainen neliö tai puolitetun neliön puolisko on nazgûlien askel.
piece-hobbit-does = Vie { $seat } Mordoriin, ennen kuin nazgûlit saavat hänet kiinni. Hänen värinsä on { $die }.
piece-nazgul = Nazgûlit { $seat_gen } kannoilla
piece-start = Kaikki hobitit lähtevät täältä. Tätä ruutua ei lasketa matkaan.
piece-place-reached = { $ahead ->
    [-1] { $seat } on jo kulkenut tästä ohi.
    [0] { $seat } on täällä.
    [1] { $seat } tulee tänne seuraavaksi.
   *[other] { $seat } on { $ahead } ruudun päässä.
 }
piece-square = { $half ->
    [0] { $seat_gen } nazgûlpolun neliö { $square }
    [1] { $seat_gen } nazgûlpolun neliön { $square } alkupuolisko
   *[other] { $seat_gen } nazgûlpolun neliön { $square } loppupuolisko
 }
piece-square-reached = { $hits ->
    [0] Se on merkitty: nazgûlit ovat päässeet tänne asti.
    [one] Seuraava { $seat_ill } osuva nazgûl merkitsee sen.
   *[other] Sen merkitsemiseen tarvitaan vielä { $hits } nazgûlia.
 }

## The player aid

aid-symbols = Symbolit
aid-symbol = { $symbol_start }: { $does }
aid-colours = Värit
aid-colour = { $seat_gen } väri on { $die }.
aid-dice = Nopat
aid-coloured-die = Jokainen värillinen noppa: { $faces }.
aid-black-die = Musta noppa: { $faces }.
aid-limits = Rajat
aid-squares = Nazgûlpolussa on { $squares } neliötä.
aid-places = Vaativamman puolen paikat

## Endings

ending-mordor = pääsi Mordoriin
ending-most-left = pääsi Mordoriin kauimpana nazgûlien edellä
ending-survivor = viimeinen jäljellä oleva hobitti
ending-lost = kaikki jäivät kiinni

## Options

option-side = Lomakkeen puoli
    .help = Vaativammalla puolella paikka, josta hobitti aloittaa vuoronsa, muuttaa yhtä sääntöä sen vuoron ajan.
option-side-basic = peruspuoli
option-side-advanced = vaativampi puoli
option-first = Kuka aloittaa
    .help = Sääntökirjan mukaan se, joka on viimeksi lukenut tai katsonut tarinan.
option-first-random = arvotaan
option-first-frodo = Frodo
option-first-sam = Sam
option-first-merry = Merri
option-first-pippin = Pippin
option-last_survivor = Viimeinen jäljellä oleva voittaa
    .help = Puolankielisen sääntökirjan muunnelma: voitat myös, jos kaikki muut ovat jääneet kiinni.
option-choose_split = Valitse, minkä neliön Gandalf puolittaa
    .help = Muuten hän puolittaa vasemmanpuoleisimman tyhjän neliön; mikään muu valinta ei ole koskaan parempi.
option-squares = Nazgûlpolun neliöt
    .help = Paras arvauksemme: meillä olevista sääntökirjoista puuttuvat kuvat. Laske neliöt omasta lomakkeestasi.
    .source = saksalaisen asiakkaan mukaan polku on lyhyempi; kuusi on simuloimalla saatu päätelmä
option-coloured_die = Värillisten noppien sivut
    .help = Paras arvauksemme: yksi symboli on nopassa kahdesti, todennäköisimmin sormus. Englanninkielisessä pelissä aseen nimi on ”Fellowship”.
    .source = viisi symbolia kuudella sivulla, joten yksi on kahdesti; sormus on simuloimalla saatu päätelmä
option-coloured_die-nazgul = { symbol-nazgul }
option-coloured_die-ring = { symbol-ring }
option-coloured_die-gandalf = { symbol-gandalf }
option-coloured_die-weapon = { symbol-weapon }
option-coloured_die-orc = { symbol-orc }
option-black_die = Mustan nopan sivut
    .help = Paras arvauksemme: yksi sivu kutakin kuutta symbolia kohti.
    .source = kuusi symbolia kuudella sivulla
option-black_die-nazgul = { symbol-nazgul }
option-black_die-ring = { symbol-ring }
option-black_die-gandalf = { symbol-gandalf }
option-black_die-weapon = { symbol-weapon }
option-black_die-orc = { symbol-orc }
option-black_die-tree = puu

## Board

board-label = Matka Mordoriin: hobittien lomakkeet ja nopat
board-die = { $die_start } noppa: { $symbol }
board-out = jäi kiinni
board-won = voittaja

## What the lab counts

measure-turns = vuoroja peliä kohti
measure-turns-any = pelejä, joissa pelattiin vuoro
measure-eliminated = kiinni jääneitä hobitteja peliä kohti
measure-eliminated-any = pelejä, joissa joku jäi kiinni
