# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: pelataan
progress-arena = { $game }: areena
progress-suite = { $game }: taktiikka
progress-training = { $game }: koulutetaan
progress-reviewing = { $game }: analysoidaan
progress-fuzzing = { $game }: etsitään vikoja
progress-following = { $game }: seurataan pelejä siirto siirrolta
progress-thinking = { $game }: ennalta miettivät botit
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done }/{ $total }
progress-done-left = { $what }: { $done }/{ $total }, jäljellä noin { $minutes ->
    [0] minuutti
    [one] minuutti
   *[other] { $minutes } minuuttia
 }
progress-fault = { $fault } Se häviää sen pelin.
progress-forfeits = { $count ->
    [one] { $count } peli hävittiin botin oman virheen vuoksi.
   *[other] { $count } peliä hävittiin botin oman virheen vuoksi.
 }

## Figures with the interval they lie in 95 times of 100

interval-rate = { $rate } ({ $low }–{ $high })
interval-mean = { $mean } ({ $low }–{ $high }), enintään { $most }

## The table of bagend simulate

simulate-title = { $title }: { $matches ->
    [one] { $matches } peli
   *[other] { $matches } peliä
 }, siemenluku { $seed }
simulate-figure = osuus tai keskiarvo (95 %:n luottamusväli)
simulate-wins = { $seat } ({ $bot }) voittaa
simulate-shared = jaetut voitot
simulate-forfeits = hävitty botin oman virheen vuoksi
simulate-undecided = ratkaisematta { $longest } siirron ja arvonnan jälkeen
simulate-length = siirtoja ja arvontoja peliä kohti

## The tables and plots of bagend arena

arena-title-bots = { $title }: { $matches } peliä bottia kohti, siemenluku { $seed }
arena-title-pairs = { $title }: { $matches } peliä paria kohti, siemenluku { $seed }
arena-bot = botti
arena-wins = voitot (95 %:n luottamusväli)
arena-rating = vahvuusluku (95 %:n luottamusväli)
arena-advantage = etu: { $seat }
arena-pair = pari
arena-score = tulos (95 %:n luottamusväli)
arena-against = { $bot } vastaan { $other }
suite-title = { $title }: asemia, joiden paras vastaus on todistettu: { $positions }, kukin kysytty { $times } kertaa
suite-found = parhaat vastaukset löydetty
suite-exhaustive = tutkittu loppuun asti
suite-turn = tutkittu vuoron loppuun asti
suite-forced = voitto tai tappio heti
suite-search = pitkä haku
plot-simulations = simulointeja
plot-score = tulos, vastassa { $bot }, 95 %:n luottamusväli
plot-share = voitettujen pelien osuus, 95 %:n luottamusväli
plot-rating = vahvuusluku, 95 %:n luottamusväli
plot-rounds = kierroksia
plot-loss = logaritminen häviö uusissa peleissä
plot-network = neuroverkko
plot-blind = sokea arvaus
plot-ahead = tästä alkaen omia pelejä

## What bagend train says at the end

train-done = Neuroverkko on tiedostossa { $file }. Viimeisellä kierroksella sen logaritminen häviö uusissa peleissä oli { $loss } ja sokean arvauksen { $blind }. Sillä pelaa botti { $bot }.

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Mitataan
bench-measuring-steps = Mitataan askelia: noin minuutti
bench-measuring-envs = Mitataan ympäristöjä: noin minuutti
bench-measuring-search = Mitataan hakuja: noin minuutti
bench-measuring-levels = Mitataan tasoja, { $game }: minuutti tai kaksi
bench-measuring-starts = Mitataan käynnistystä: noin kolme minuuttia
bench-measuring-gpu = Mitataan näytönohjaimella, { $game }: noin minuutti, useita, jos mitään ei ole vielä käännetty
bench-title-steps = Suoritinsekuntia kohti yhdellä ytimellä, viiden ajon mediaani
bench-title-envs = Ympäristöt: suoritinsekunnissa, jokaisesta siirrosta havainto
bench-title-search = Haut: kukin simulointi pelaa yhden satunnaisen pelin loppuun
bench-title-levels = Suoritinaika siirtoa kohti, yksi ydin: { $processor }
bench-title-starts = Käynnistys: uuden prosessin suoritinsekunnit ennen sen ensimmäistä siirtoa
bench-title-gpu = Sekuntia kohti, yksi { $gpu }, viiden ajon mediaani
bench-game = peli
bench-what = mitä
bench-level = taso
bench-steps = askelta/s
bench-moves = siirtoa/s
bench-games = peliä/s
bench-ratio = nopeusetumme
bench-simulations-per-second = simulointia/s
bench-steps-in-each = askelta kussakin
bench-simulations = simulointeja
bench-positions = asemia
bench-mean = keskiarvo ms
bench-slowest = hitain ms
bench-seconds = s
bench-same = sama kuin suorittimella
bench-same-yes = kyllä
bench-same-no = EI
bench-at-once = pelejä yhtä aikaa
bench-playouts = satunnaispelit, { $mode }
bench-greedy = ahneet pelit, { $mode }
bench-env = ympäristöerä havaintoineen
bench-env-peer = ympäristö, satunnaisia siirtoja havaintoineen
bench-search = haku, { $kind }
bench-search-peer = haku, { $kind }, C++
bench-rollouts = satunnaispelit, C++
bench-gpu-games = pelit, { $bot }
bench-gpu-steps = yksi päätös kerrallaan
bench-server-filling = Valmistellaan pelejä palvelimelle: { $matches }
bench-server-compiling = Palvelin kääntää sääntöjä
bench-server-opening = Pelejä { $matches }, kukin kahdella sivulla: ensin ne avataan, sitten pelataan noin kaksi minuuttia
bench-title-server = Yksi palvelin ja sen sivut tällä koneella
bench-server-people = ihmiset
bench-server-bots = ihmiset, botit miettivät
bench-server-spectators = katsojia yhdessä pelissä: { $count }
bench-server-live = käynnissä olevia pelejä
bench-server-pages = avoimia sivuja
bench-server-answers = siirtoja
bench-server-by-bots = niistä bottien
bench-server-unanswered = siirtoja, jotka eivät tulleet perille
bench-server-median = kunnes vastustaja saa siirron: mediaani ms
bench-server-p95 = 95. prosenttipiste ms
bench-server-p99 = 99. prosenttipiste ms
bench-server-slowest = hitain ms
bench-server-cpu = palvelimen suoritinaika siirtoa kohti, ms
bench-server-core = palvelimen osuus ytimestä, %
bench-server-pages-core = sivujen osuus ytimestä, %
bench-server-sent = lähetetty kt siirtoa kohti
bench-server-memory = muistia KiB peliä kohti
bench-server-growth = KiB lisää siirtoa kohti
bench-server-receive = siirrosta: luku, ms
bench-server-rules = säännöt, ms
bench-server-store = levyn odotus, ms
bench-server-draw = piirto, ms
bench-server-tell = sanoiksi pukeminen, ms
bench-server-encode = JSON-muotoon kirjoitus, ms
bench-server-send = pakkaus ja lähetys, ms
bench-server-held-up = { $spent } ({ $count } × vähintään { $least } ms)
bench-start-import = import bagend, { $cache ->
    [cold] kylmänä
   *[warm] välimuistista
 }
bench-start-table = { $game }: mitä pöytä tarvitsee, käännettynä, { $cache ->
    [cold] kylmänä
   *[warm] välimuistista
 }
bench-start-bots = { $game }: mitä sen botit tarvitsevat, käännettynä, { $cache ->
    [cold] kylmänä
   *[warm] välimuistista
 }
bench-start-playouts = { $game }: satunnaispelit, käännettynä, { $cache ->
    [cold] kylmänä
   *[warm] välimuistista
 }

## What bagend fuzz finds

fuzz-clean = Pelejä { $matches }, siirtoja { $answers }: ei kaatumisia, umpikujia, loputtomia pelejä eikä virheellisiä kumoamisia.
fuzz-found = { $what } (siemenluku { $seed }); katso { $file }.
fuzz-refused = sallittu siirto torjuttiin: { $reason }
fuzz-crash = kaatuminen: { $error }
fuzz-endless = loputon peli: siirtoja ja arvontoja { $count }
fuzz-dead-end = umpikuja: ei yhtään sallittua siirtoa
fuzz-undo-draw = kumoaminen arvonnan yli
fuzz-undo-state = kumoaminen ei palauta tilaa

## What bagend verify finds

verify-dice = Nopat
verify-rules = Säännöt
verify-finding = { $what }: { $sentence }
verify-compare = Vertaa pelitallenteen commitment-kenttää tiivisteeseen, jonka näit ennen ensimmäistä arvontaa: vain sinä voit tehdä sen.
verify-fair = { $draws ->
    [one] Ainoa arvonta seuraa salaisuudesta, ja salaisuus vastaa tiivistettä, joka näytettiin ennen sitä.
   *[other] Kaikki { $draws } arvontaa seuraavat salaisuudesta, ja salaisuus vastaa tiivistettä, joka näytettiin ennen ensimmäistä arvontaa.
 }
verify-fair-later = { $given ->
    [one] Ensimmäinen arvonta tuli pelin mukana toisesta pelistä tai oppitunnista, eikä sitä voi tarkistaa.
   *[other] Ensimmäiset { $given } arvontaa tulivat pelin mukana toisesta pelistä tai oppitunnista, eikä niitä voi tarkistaa.
 } Kaikki myöhemmät arvonnat ({ $draws }) seuraavat salaisuudesta, ja salaisuus vastaa tiivistettä, joka näytettiin ennen ensimmäistä arvontaa.
verify-no-secret = Salaisuus ei ole tässä pelitallenteessa. Pöytä lisää sen, kun peli on päättynyt; simuloidussa pelissä sitä ei ole.
verify-bad-secret = Tämän pelitallenteen salaisuus ei ole heksadesimaaliluku.
verify-other-hash = Salaisuus ei vastaa tiivistettä, joka näytettiin ennen ensimmäistä arvontaa ({ $shown }).
verify-no-hash = Salaisuutta ei voi verrata: tämä pelitallenne ei kerro, mikä tiiviste näytettiin ennen ensimmäistä arvontaa.
verify-given = Otsakkeen mukaan annettuja arvontoja on { $given }, mutta arvontoja on vain { $draws }.
verify-no-pick = Arvonta { $number } ei kerro, monesko poiminta se oli ja kuinka monesta: { $line }
verify-wrong-pick = Arvonta { $number } ({ $answer }) on poiminta { $pick }/{ $outcomes }, mutta sen pitäisi olla poiminta { $due }.
verify-hidden = Osa siirroista on salassa, joten peliä ei voi toistaa. Tarkista se uudelleen, kun se on päättynyt.
verify-audience = Vastauksen { $line } ({ $written }) yleisön pitäisi olla { $due }, ei { $audience }.
verify-holds = Kaikki siirrot ja arvonnat ({ $count }) noudattavat pelin { $title } sääntöjä, versio { $version }: paikat ja valinnaissäännöt ovat olemassa, jokainen siirto oli sallittu, ja jokaisesta arvonnasta on kirjattu se, mitä sen poiminta tarkoittaa. { $ending }
verify-resigned = { $seat } luovutti.
verify-not-over = Peli ei ole päättynyt.
error-not-a-journal = { $file } ei ole pelitallenne.

## What bagend where shows: a heading, then labels and what stands after them

where-heading = { $number }, { $title }: { $what }
where-chapter = luku ”{ $section }”
where-our-ruling = linjauksemme
where-worked-example = esimerkki
where-rule = Sääntö
where-ruling = Linjaus
where-elsewhere = Missä
where-question = Kysymys
where-reason = Perustelu
where-option = Valinnaissääntö
where-clause = Sääntökohta
where-example = Esimerkki
where-source = Lähde
where-code = Koodi
where-test = Testi
error-unknown-clause = Missään pelissä ei ole sääntökohtaa, linjausta eikä esimerkkiä ”{ $clause }”; kokeile { $some } tai katso pelin sääntösivulta.

## Simulations that cannot be run

error-bots-for-seats = Paikkoja on { $seats }, mutta botteja nimettiin { $bots }.
error-gpu-bot = Botti ”{ $bot }” ei pelaa näytönohjaimella; odotettiin: { $known }.
error-no-benchmark = Suorituskykytestiä ”{ $rows }” ei ole; odotettiin: { $known }.
error-server-not-open = Palvelin ei auennut.
error-server-not-compiled = Palvelimen sääntöjä ei ehditty kääntää.
error-cluster-unreached = Ray-klusteriin ”{ $address }” ei saada yhteyttä: { $reason }.
error-cluster-lost = Klusteri menetti lohkon lopullisesti: { $reason }.
error-no-matplotlib = Kuvaaja vaatii Matplotlibin: pip install {"'"}bagend[lab]{"'"}.
error-no-scipy = Luottamusvälit vaativat SciPyn: pip install {"'"}bagend[lab]{"'"}.
error-no-statsmodels = Vahvuusluvut vaativat statsmodelsin: pip install {"'"}bagend[lab]{"'"}.
error-no-openspiel = Tämä suorituskykytesti vertaa OpenSpieliin: pip install {"'"}bagend[bench]{"'"}.
error-no-ray = Klusteri vaatii Rayn: pip install {"'"}bagend[cluster]{"'"}.
error-no-pyarrow = Parquet-tiedostot vaativat PyArrow’n: pip install {"'"}bagend[data]{"'"}.

## Arenas that cannot be played

error-arena-stranger = ”{ $bot }” ei ole tämän areenan botti.
error-arena-twice = Sama botti on luetteltu kahdesti.
error-arena-two = Tämän pelin areena vaatii vähintään kaksi bottia ja tasan kaksi paikkaa.
error-arena-even = Puolet peleistä pelataan paikat vaihdettuina, joten luvun { $matches } täytyy olla parillinen.
error-arena-pair = ”{ $pair }” ei ole tämän areenan bottipari; kirjoita A:B.
error-no-suite = Pelille { $game } ei ole vielä taktiikkatehtäviä.
error-results-not = { $file } ei ole areenan tulostiedosto.
error-results-other = { $file } sisältää toisen areenan tuloksia: valinnaissäännöt, paikat, siemenluku tai versio on eri.
error-results-budgets = { $file } sisältää bottien { $bots } pelejä, joissa on eri laskentamäärät.

## Networks that cannot be trained

error-training-other = { $file } ei ole tästä koulutuksesta: peli, kierrokset, pelien määrä kierroksella, siemenluku tai versio on eri; poista se tai valitse toinen --out.

## Files of rows, one for each game

error-rows-kind = Ei voi päätellä, minkälainen tiedosto { $file } on; nimen lopussa pitäisi olla { $known }.
error-rows-complete = { $file } on jo valmis; poista se tai valitse toinen nimi.
error-rows-columns = Tiedostossa { $file } on muita sarakkeita kuin tässä ajossa.
error-rows-too-many = Tiedostossa { $file } on pelejä { $done }, enemmän kuin pyydetyt { $matches }.
error-rows-other = Tiedostossa { $file } on toisen ajon rivejä: peli, botit, valinnaissäännöt, siemenluku tai versio on eri.
error-rows-unread = Tiedostossa { $file } on rivi, jota ei voi lukea.
error-rows-kept = Tiedostoon { $file } ei voi kirjoittaa: { $reason }. { $done ->
    [one] { $done } peli on tallessa; jatka ajamalla sama komento uudelleen.
   *[other] { $done } peliä on tallessa; jatka ajamalla sama komento uudelleen.
 }

## The page of bagend report.  Its head:

report-title = { $title }: laboratorion raportti
report-about = Tätä sivua varten pelattiin { $total } bottien välistä peliä, joista { $main } päälukuja varten. Siemenluku on { $seed } ja sääntöjen versio { $version }.
report-warning = Botit eivät ole ihmisiä: toinen pelaaja pelaa toisin ja saa toisenlaisia tuloksia. Eikä se, mikä esiintyy yhdessä voiton kanssa, välttämättä ole voiton syy.
report-intervals = Pisteen läpi kulkeva viiva on 95 %:n luottamusväli: jos kaikki nämä pelit pelattaisiin uudelleen toisella siemenluvulla, noin 95 tällaista viivaa sadasta sisältäisi näiden bottien todellisen arvon. Osuuksille käytetään Wilsonin luottamusväliä. Tässä verrataan monia lukuja, joten muutama viiva menee arvostaan ohi pelkästään sattumalta.
report-again = Saman sivun voi tehdä uudelleen komennolla
report-table = Luvut taulukkona
report-what = mitä
report-value = arvo
report-interval = 95 %:n luottamusväli
report-of = havaintoja
report-games = pelejä
report-between = { $low }–{ $high }
report-label-group = { $label }: { $group }
report-nothing = Näin harvoissa peleissä ei ollut yhtään laskettavaa.
report-some = Kuvassa on { $shown } suurinta ja { $shown } pienintä; taulukossa ovat kaikki.

## What a figure rests on, below it

report-all-seats = { $bot } kaikilla paikoilla
report-on-seat = { $seat } ({ $bot })
report-made-of = { $matches ->
    [one] Perustuu { $matches } peliin
   *[other] Perustuu { $matches } peliin
 }: { $bots }.
report-made-of-parts = Perustuu { $matches } tavalliseen tapaan pelattuun peliin ja { $part } peliin kutakin muuta lajia: { $bots }.
report-made-of-levels = Sama botti kaikilla paikoilla; kultakin nopealta botilta { $matches } peliä.
report-made-of-pairs = Kultakin nopeiden bottien parilta { $matches } peliä, puolet niistä vaihdetuin puolin.
report-few = Ennalta miettivät botit ovat hitaita: niiden pelejä on vain { $matches } kutakin lajia.
report-none = Ennalta miettivät botit eivät pelanneet: ne ovat mukana vasta raporteissa, joissa on vähintään 10 000 peliä.
report-tables-apart = Perustuu { $matches } peliin: { $bots }, kukin jokaista muuta vastaan kummallakin puolella ja itseään vastaan.
report-tables-together = Perustuu { $matches } peliin: { $bots }, kukin kaikilla paikoilla.
report-made-of-arena = Ei pelattu tätä sivua varten: { $matches } peliä paria tai bottia kohti, sääntöjen versio { $version }, tallessa komennosta { $command }.

## Who wins

report-winning = Kuka voittaa
report-sides = Voitot puolen mukaan
report-sides-not = Näin käy näille boteille. Puoli, jota botin on helpompi pelata hyvin, voittaa tässä useammin kuin se voittaisi ihmisten kesken.
report-shared = Jaettu voitto lasketaan kaikille sen jakaville; jaettuja voittoja on { $share } peleistä.
report-together = kaikki yhdessä
report-players = Voitot pelaajamäärän mukaan
report-player-count = { $count ->
    [one] { $count } pelaaja
   *[other] { $count } pelaajaa
 }
report-players-not = Botit eivät puhu keskenään. Täydessä pöydässä ihmiset saattavat auttaa toisiaan tai liittoutua yhtä vastaan.
report-levels = Voitot tason mukaan
report-levels-not = Tasot eroavat siinä, miten ne miettivät, eivät vain siinä, miten hyvin. Vähäinen pelimäärä tekee viivoista pitkiä: vertaa vain niitä, jotka eivät mene päällekkäin.

report-players-lead = Paikat täytetään tavallisessa järjestyksessään.
report-levels-apart = Kummallakin paikalla on sama botti.
report-levels-together = Kaikilla paikoilla on sama botti, ja ne voittavat tai häviävät yhdessä.

report-ways = Miten pelit päättyvät
report-endings = Lopputulokset
report-endings-not = Tämä kertoo, miten pelit päättyvät, ei sitä, mitä tapaa kannattaa yrittää: botti päätyy siihen, mihin se pyrkii.
report-undecided = ratkaisematta { $longest } siirron ja arvonnan jälkeen

report-how-long = Kuinka kauan pelit kestävät
report-length = Vuoroja pelissä
report-length-lead = Keskiarvo on { $mean } vuoroa ({ $low }–{ $high }); siirtoja ja arvontoja on yhteensä { $answers }.
report-length-not = Vuorot eivät ole minuutteja: botit eivät epäröi. Kun eri lukuja on paljon, yksi pylväs vastaa useaa lukua.
report-turns = vuoroja

report-beginning = Aloittaminen
report-beginning-together = Kaikki voittavat tai häviävät yhdessä, joten kukaan ei saa aloittamisesta etua muihin nähden.
report-beginning-side = { $seat } aloittaa aina, joten aloittamisen arvoa ei voi erottaa puolen arvosta. Tämä puoli voittaa { $share } peleistä.
report-order = Voitot aloitusjärjestyksen mukaan
report-order-not = Paikat arvotaan, joten vain järjestys on eri; ihmiset saattavat kuitenkin pelata toisin ollessaan viimeisiä.
report-place = { $place ->
    [1] ensimmäinen
    [2] toinen
    [3] kolmas
   *[other] neljäs
 }

## What goes with winning

report-special = Mikä liittyy voittamiseen
report-base = Katkoviiva on kaikkien pelien osuus.
report-card = { $card } (luku { $chapter })
report-cards = Kortit pelin lopussa ja kuinka usein niiden omistaja voitti
report-cards-not = Kortti ei välttämättä ole syy omistajansa voittoon: johdossa olevalla on varaa useampaan, varhain päättyvässä pelissä ei ole myöhempien lukujen kortteja, ja nämä botit pitävät joistakin korteista enemmän kuin pitäisi.
report-tokens = Liittolaismerkit ja kuinka usein niiden omistaja voitti
report-tokens-not = Merkki ei välttämättä ole syy omistajansa voittoon: merkin saamiseen tarvitaan vihreitä kortteja, ja botti pitää mieleisensä merkin, ei parasta. Lyhyet viivat kuuluvat merkeille, joita otetaan usein.
report-landmarks = Maamerkit ja kuinka usein niiden omistaja voitti
report-landmarks-not = Maamerkki ei välttämättä ole syy omistajansa voittoon: johdossa olevalla on varaa useampaan.
report-setups = Alkuasetelmat ja kuinka usein Valo voitti
report-setups-not = Nämä ovat meidän valmiita alkuasetelmiamme, joista nämä botit valitsevat satunnaisesti. Alkuasetelman hyvyys riippuu siitä, miten sen jälkeen pelataan.
report-setups-pair = { $light } vastaan { $dark }
report-own-setup = jokin muu
report-battles = Taisteluja, joissa tämä puoli pelasi kortin, oli { $count }.
report-battles-light = Valon taistelukortit
report-battles-light-not = Kortin pelaaja valitsee hetken: vahvat kortit säästetään tärkeisiin taisteluihin. Kortti ei siis yksin ratkaise, eikä tämä kerro, kuinka arvokasta sen säästäminen on.
report-battles-dark = Pimeyden taistelukortit
report-battles-dark-not = Kortin pelaaja valitsee hetken: vahvat kortit säästetään tärkeisiin taisteluihin. Kortti ei siis yksin ratkaise, eikä tämä kerro, kuinka arvokasta sen säästäminen on.
report-foe-falls = vihollinen kaatuu
report-own-falls = oma hahmo kaatuu
report-lost = Missä pelit hävitään
report-lost-lead = Etappi, jolla rohkeus loppui tai viimeinen nazgûl saapui.
report-lost-not = Se, mikä meni vikaan, on voinut mennä vikaan jo aiemmin: alussa menetettyä rohkeutta kaivataan lopussa.
report-behind = Jälkeen jääneet toverit
report-behind-lead = Kuinka usein viimeiselle etapille edenneet pelit voitettiin sen mukaan, kuinka moni toveri ei ollut tullut Minas Morguliin.
report-behind-not = Botit päättivät itse jättää toverit, ja jokainen maksaa tai säästää muutakin. Ihmisille, jotka ottavat mukaan useampia tovereita, voi käydä toisin.
report-companions = { $count ->
    [0] kukaan ei jäänyt jälkeen
    [one] { $count } toveri jäi jälkeen
   *[other] { $count } toveria jäi jälkeen
 }
report-reached = Näistä viimeiselle etapille eteni { $count }.
report-road = Rohkeus matkan varrella
report-road-lead = Rohkeuden keskiarvo kunkin etapin alussa voitetuissa ja hävityissä peleissä. Ennen etappia hävityt pelit eivät ole siinä mukana.
report-road-not = Tämä ei ole neuvo säästää rohkeutta: peli voitetaan pääsemällä perille, eikä yli jääneestä rohkeudesta ole hyötyä.
report-won = voitettu
report-lost-games = hävitty
report-courage = rohkeus
report-pace = Vauhti
report-pace-lead = Kuinka usein hobitti voitti sen mukaan, missä hän oli { $rounds } oman vuoronsa jälkeen.
report-pace-not = Suurin osa tästä on onnea nopissa. Se, että johdossa oleva voittaa useammin, ei tarkoita, että kiirehtiminen on oikein.
report-hits = Nazgûlpolun merkit
report-hits-lead = Kuinka usein hobitti voitti sen mukaan, kuinka monta lohkoa hänen nazgûlpolullaan oli lopussa merkitty.
report-hits-not = Pitkässä pelissä on enemmän merkkejä, voittipa sen kuka tahansa, ja puolitetulla polulla on tilaa useammalle.
report-marks = { $count ->
    [0] ei merkkejä
    [one] { $count } merkki
   *[other] { $count } merkkiä
 }

## Variants and doubtful component values

report-variants-title = Muunnelmat
report-variants-results = Mitä muunnelmat muuttavat
report-variants-results-not = Botit eivät tiedä muunnelmasta, elleivät niiden nyrkkisäännöt ota sitä huomioon: ihmiset sopeutuisivat siihen.
report-variants-turns = Miten muunnelmat vaikuttavat pelin pituuteen
report-variants-turns-not = Vuorot eivät ole minuutteja, eivätkä botit sopeudu.
report-doubts-title = Pelivälineiden epävarmat arvot
report-no-doubts = Tämän pelin pelivälineissä ei ole epävarmoja arvoja, joilla olisi merkitystä.
report-doubts-results = Mitä epävarmat arvot muuttaisivat
report-doubts-results-not = Tämä kertoo, kuinka paljon epävarmuus merkitsee, ei sitä, mikä arvo on painettu peliin. Botit on tehty tavallisille arvoille.
report-doubts-turns = Miten epävarmat arvot vaikuttaisivat pelin pituuteen
report-doubts-turns-not = Vuorot eivät ole minuutteja, ja botit on tehty tavallisille arvoille.
report-share-of = Osuus peleistä: { $what }. Katkoviiva on peli sellaisena kuin sitä tavallisesti pelataan.
report-focus-won = voitettu
report-focus-seat = { $seat } voittaa, yksin tai jaetusti
report-option-now = { $option }: { $value }
report-option-other = … { $value }
report-now = tavalliseen tapaan
report-otherwise = toisin
report-yes = kyllä
report-no = ei
report-instead = { $name } (tavallisesti { $usual })
report-times = { $name } × { $count }

## Luck and skill

report-skill = Onni ja taito
report-stronger = Vahvemman botin pisteet
report-stronger-lead = Molemmat puolet yhdessä. Pelistä, jota kukaan ei voittanut yksin, kumpikin saa puoli pistettä; katkoviiva on tasaväkinen peli.
report-stronger-not = Tasojen väliset erot ovat niin suuria kuin me ne teimme. Ei tiedetä, kuinka paljon näitä botteja parempia parhaat ihmiset ovat.
report-explained = Mikä selittää tulokset
report-explained-apart = Tulosten varianssi: bottiparien välinen, puolten välinen ja jäljelle jäävä osa. Viimeinen on onnea, mukaan lukien se, minkä botit päättävät sattumanvaraisesti.
report-explained-together = Tulosten varianssi: bottien välinen ja jäljelle jäävä osa. Jälkimmäinen on onnea, mukaan lukien se, minkä botit päättävät sattumanvaraisesti.
report-explained-not = Tämä riippuu siitä, mitkä botit ovat mukana: kun lisätään heikompi, vahvuus selittää enemmän. Tasavahvojen kesken jäljelle jäävät vain puolet ja onni.
report-explained-strength = bottien vahvuus
report-explained-side = puoli
report-explained-suits = puoli, joka sopii toiselle botille paremmin
report-explained-rest = jäljelle jäävä: onni
report-rating = vahvuusluku
report-arena-ratings = Kaikkien tasojen vahvuusluvut
report-arena-ratings-not = 100 pistettä enemmän tarkoittaa noin 64 pistettä 100 keskinäisessä pelissä, ei ihmisiä vastaan.
report-arena-rates = Kaikkien tasojen voitot
report-arena-rates-not = Tämä kertoo, kuinka usein kukin taso voittaa yksin pöydässä, ei sitä, kuinka hyvin se auttaisi sinua.
