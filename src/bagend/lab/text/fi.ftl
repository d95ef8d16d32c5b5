# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: pelataan
progress-arena = { $game }: areena
progress-reviewing = { $game }: analysoidaan
progress-fuzzing = { $game }: etsitään vikoja
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done }/{ $total }
progress-fault = { $fault } Se häviää sen pelin.
progress-forfeits = { $count ->
    [one] { $count } peli hävittiin botin omaan vikaan.
   *[other] { $count } peliä hävittiin botin omaan vikaan.
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
simulate-forfeits = hävitty botin omaan vikaan
simulate-undecided = ratkaisematta, siirtoja ja arvontoja { $longest }
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
plot-simulations = simulointeja
plot-score = tulos, vastassa { $bot }, 95 %:n luottamusväli
plot-share = voitettujen pelien osuus, 95 %:n luottamusväli
plot-rating = vahvuusluku, 95 %:n luottamusväli

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Mitataan
bench-measuring-steps = Mitataan askelia: noin minuutti
bench-measuring-envs = Mitataan ympäristöjä: noin minuutti
bench-measuring-search = Mitataan hakuja: noin minuutti
bench-measuring-levels = Mitataan tasoja, { $game }: minuutti tai kaksi
bench-measuring-starts = Mitataan käynnistystä: noin kolme minuuttia
bench-measuring-gpu = Mitataan näytönohjaimella, { $game }: noin minuutti, useita, jos mitään ei ole vielä käännetty
bench-title-steps = Suoritinsekuntia kohti yhdellä ytimellä, viiden ajon mediaani
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
bench-search = haku, { $kind }
bench-search-peer = haku, { $kind }, C++
bench-rollouts = satunnaispelit, C++
bench-gpu-games = pelit, { $bot }
bench-gpu-steps = yksi päätös kerrallaan
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
verify-no-secret = Salaisuus ei ole tässä pelitallenteessa: se näytetään, kun peli on päättynyt.
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
error-results-not = { $file } ei ole areenan tulostiedosto.
error-results-other = { $file } sisältää toisen areenan tuloksia: valinnaissäännöt, paikat, siemenluku tai versio on eri.
error-results-budgets = { $file } sisältää bottien { $bots } pelejä, joissa on eri laskentamäärät.

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
