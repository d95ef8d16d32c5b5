terminal-welcome =
    { $title }. Kirjoita siirron numero tai itse siirto; ? näyttää ohjeen.
    Nopat johdetaan salaisuudesta; sen tiiviste on { $commitment }.
terminal-watch =
    { $title }. Botit pelaavat; Ctrl-C pysäyttää ne.
    Nopat johdetaan salaisuudesta; sen tiiviste on { $commitment }.
terminal-curtain-down = Nyt vain { $seat } saa katsoa. Tyhjennä näyttö painamalla Enter.
terminal-curtain-up = { $seat }, paina Enter, kun olet valmis.
terminal-ask = {"> "}
terminal-help =
    {"  "}numero          pelaa se siirto
    {"  "}sanat           pelaa siirto, kuten se on hakasulkeissa
    {"  "}hint            vihje: näytä parhaat siirrot
    {"  "}read            kuvaile pelilauta lauseina
    {"  "}undo            kumoa viimeinen siirtosi
    {"  "}save TIEDOSTO   tallenna peli
    {"  "}quit            poistu pelistä
terminal-unknown = ”{ $typed }” ei ole siirto. Kirjoita luku väliltä 1–{ $most } tai siirto, kuten se on hakasulkeissa; ? näyttää ohjeen.
terminal-hinting = Haetaan vihjettä …
terminal-thinks = { $who } miettii … (ensimmäisellä kerralla hitaammin)
terminal-chance = { $percent ->
    [0] voittaa alle 1 % peleistä
    [100] voittaa yli 99 % peleistä
   *[other] voittaa noin { $percent } % peleistä
 }
terminal-guess = nopea arvaus (asenna bagend[fast], niin saat kunnon vihjeitä)
terminal-fault = { $sentence } Siksi { $seat } häviää.
terminal-resigned = { $seat } luovutti.
terminal-saved = Tallennettu tiedostoon { $file }.
error-player-twice = Paikka ”{ $seat }” on annettu kahdesti.
error-player = Merkintää ”{ $setting }” ei voi tulkita; odotettiin: { $seat }=human, { $seat }=bot tai { $seat }=bot:NIMI.
error-watch = Jos haluat vain katsoa, jätä kaikki paikat boteille.
error-saved-seats = Tallennetun pelin paikat ovat { $seats }.
error-too-few-moves = Tiedostossa { $file } on siirtoja ja arvontoja { $count }, vähemmän kuin { $to }.
error-option-setting = Valinnaissääntöä ”{ $setting }” ei voi tulkita; odotettiin: AVAIN=ARVO.
error-resume-options = Tallennettu peli säilyttää valinnaissääntönsä ja noppansa: jätä pois --option, --box ja --seed.
error-resume-game = Tiedostossa { $file } on peli { $saved }, ei { $game }.

## bagend games: a list for people; after seats, bots and options stands what there is

games-seats = paikat
games-seats-taken = { $seats } (vähintään { $fewest })
games-bots = botit
games-bot = { $bot } ({ $strength })
games-legend-share = voitettujen pelien osuus
games-legend-rating = 100 pistettä suurempi vahvuusluku: noin 64 voittoa 100 pelissä
games-options = valinnaissäännöt
games-option = { $about }: { $expected } (oletus { $default })
games-moves = siirrot
games-things = mistä siirroissa puhutaan
games-view = view: mitä botti näkee

## bagend backup, restore and prune

keeping-copied = { $count ->
    [one] { $count } peli kopioitu tiedostoon { $file }.
   *[other] { $count } peliä kopioitu tiedostoon { $file }.
 }
keeping-restored = { $count ->
    [one] { $count } peli palautettu.
   *[other] { $count } peliä palautettu.
 }
keeping-deleted = { $count ->
    [one] { $count } peli poistettu.
   *[other] { $count } peliä poistettu.
 }

## bagend art: a page of every symbol and colour

art-title = Bag End: kuvitus
art-heading = { $light ->
    [dark] Bag End: kuvitus, tumma
   *[light] Bag End: kuvitus, vaalea
 }
art-shared = yhteiset
art-palette = Paletti
art-contrast = Kontrasti
art-type = Kirjasimet
art-pair = { $upper }, tausta { $lower }: { $contrast } (vähintään { $least })

## Help: what each command does.  A sentence is made of it: a capital first letter and a full stop are added.

command-bagend = neljä Keski-Maan lautapeliä: pelaa, simuloi ja mittaa niitä
command-table = avaa pöytä selaimessa (oletus)
command-play = pelaa päätteessä
command-games = luettele pelit paikkoineen, valinnaissääntöineen ja botteineen
command-simulate = anna bottien pelata monta peliä ja laske tulokset
command-arena = laske bottien vahvuusluvut: kukin pelaa jokaista muuta vastaan
command-train = kouluta neuroverkko pelin boteille
command-report = tee pelistä sivullinen lukuja: kuka voittaa, miten ja mikä siihen liittyy
command-schema = tulosta JSON-skeema siitä, mitä komento kirjoittaa JSON-muodossa
command-replay = tulosta tallennettu peli tai piirrä jokin sen asemista
command-review = tutki päättynyttä peliä: mahdollisuudet, käännekohdat, onni ja taito
command-verify = tarkista tallennettu peli: nopat olivat reilut ja jokainen siirto sallittu
command-art = näytä kaikki symbolit, värit ja kirjaimet yhdellä sivulla
command-where = hae sääntö: mitä se sanoo, mikä koodi sitä valvoo ja mitkä testit sitä koskevat
command-fuzz = pelaa satunnaisesti ja etsi kaatumisia, umpikujia, loputtomia pelejä ja virheellisiä kumoamisia
command-backup = kopioi kaikki pelit yhteen tiedostoon, myös pöydän ollessa auki
command-restore = kopioi varmuuskopion pelit tyhjään tietokantaan
command-prune = poista pelit, joissa ei ole tapahtunut mitään pitkään aikaan
command-completion = tulosta skripti, joka täydentää komennot, valitsimet ja pelit komentotulkissasi
command-bench = aja suorituskykytestit rinnakkain OpenSpielin kanssa

## Help: what stands after a command or an option

argument-help = näytä tämä ohje ja lopeta
argument-version = näytä ohjelman versionumero ja lopeta
argument-lang = kieli: { $known } (oletus: järjestelmäsi kieli)
argument-host = kuunneltava osoite (oletus: 127.0.0.1, vain tämä tietokone)
argument-port = kuunneltava portti (oletus: 8710)
argument-database = minne pelit tallennetaan: sqlite:///TIEDOSTO tai postgresql://PALVELIN/NIMI (oletus: käyttäjätietojesi kansio)
argument-no-browser = älä avaa selainta
argument-processes = palvelimen prosessit, joilla on yhteinen PostgreSQL-tietokanta (oletus: 1)
argument-bot-workers = bottien prosessit (oletus: 1)
argument-log-json = kirjaa virheet lokiin JSON-riveinä
argument-bot = oma bottisi: NIMI=module:Class tai NIMI=path/to/file.py:Class; katso docs/your-own-bot.md
argument-bot-seconds = montako sekuntia oma bottisi saa miettiä siirtoa (oletus: 10)
argument-game = katso bagend games
argument-option = katso bagend games
argument-seed = siemenluku, jolla pelatun voi toistaa (oletus: 0)
argument-seed-new = siemenluku, jolla pelatun voi toistaa (oletus: joka kerta uusi)
argument-box = TOML-tiedosto, jossa ovat oman pelisi valinnat
argument-jobs = prosessien määrä; tulokset eivät riipu siitä (oletus: 1)
argument-seat = human, bot tai bot:NIMI; loput paikat täytetään automaattisesti
argument-watch = vain katso: botit ottavat kaikki paikat
argument-resume = jatka tallennettua peliä
argument-games-game = vain tämä peli ja se, mitä sen botit näkevät ja saavat tehdä
argument-games-json = tulosta JSON-muodossa
argument-simulate-matches = pelien määrä (oletus: 10000)
argument-simulate-bots = yksi botti kaikille paikoille tai yksi kullekin, pilkuin erotettuina (oletus: uniform)
argument-simulate-seats = mukana olevat paikat, pilkuin erotettuina (oletus: kaikki)
argument-device = cuda pelaa NVIDIA-näytönohjaimella; tulokset eivät riipu siitä (oletus: cpu)
argument-cluster = pelaa Ray-klusterissa: auto (täällä käynnissä oleva) tai ray://PALVELIN:PORTTI
argument-simulate-rows = kirjoita rivi peliä kohti (.csv, .jsonl tai .parquet) ja jatka siitä
argument-journals = tallenna jokainen peli pelitallenteeksi
argument-simulate-json = kirjoita tulos JSON-muodossa (- on vakiotuloste)
argument-arena-matches = pelejä paria kohti, puolet paikat vaihdettuina (oletus: 400)
argument-arena-bots = botit, pilkuin erotettuina (oletus: kaikki)
argument-arena-seats = mukana olevat paikat, pilkuin erotettuina (oletus: mahdollisimman vähän)
argument-against = pelaa vain tätä bottia vastaan
argument-pairs = pelaa vain nämä parit
argument-results = tallenna tulokset tähän ja jatka niistä
argument-suite = ei pelejä: kuinka monta todistettua vastausta kukin botti löytää
argument-plot = piirrä kuvaaja vahvuusluvuista
argument-arena-json = kirjoita vahvuusluvut JSON-muodossa (- on vakiotuloste)
argument-rounds = koulutuksen kierroksia (oletus: 200)
argument-train-matches = pelejä kierroksella (oletus: 60000)
argument-train-until = lopeta tämän kierroksen jälkeen siihen, mitä siihen mennessä on opittu; ilman valitsinta koulutus jatkuu
argument-train-out = tallenna neuroverkko tänne ja jatka tästä (oletus: PELI.npz)
argument-train-plot = piirrä kuvaaja logaritmisesta häviöstä kierroksittain
argument-report-matches = pelejä päälukuja varten (oletus: 100000, tai 200, jos jokin botti miettii ennalta)
argument-report-bots = yksi botti kaikille paikoille tai yksi kullekin, pilkuin erotettuina (oletus: paras heti vastaava)
argument-report-out = minne sivu kirjoitetaan (oletus: PELI.html; - on vakiotuloste)
argument-report-json = kirjoita luvut myös JSON-muodossa (- on vakiotuloste)
argument-schema-name = komento, joka sen kirjoittaa
argument-journal = tallennettu peli
argument-svg = piirrä asema SVG-muodossa
argument-to = pysähdy, kun siirtoja ja arvontoja on tehty N
argument-review-json = kirjoita analyysi JSON-muodossa (- on vakiotuloste)
argument-review-seconds = montako sekuntia suunnilleen mietitään (oletus: 30)
argument-art-out = minne se kirjoitetaan (oletus: art.html)
argument-clause = sääntökohta (J-36), linjaus (MQ-69) tai esimerkki (JT-4)
argument-fuzz-seconds = montako sekuntia (oletus: 30)
argument-fuzz-seed = siemenluku (oletus: 0)
argument-fuzz-out = kansio epäonnistuneiden pelien pelitallenteille (oletus: fuzz)
argument-shell = komentotulkki, jota käytät
argument-bench-json = kirjoita luvut JSON-muodossa (- on vakiotuloste)
argument-bench-rows = ajettavat suorituskykytestit, pilkuin erotettuina: steps, envs, search, levels, starts, server (palvelin kuormitettuna), gpu (oletus: kaikki paitsi server ja gpu)
argument-bench-write = päivitä tämän asiakirjan taulukot; ne ovat siinä merkkien <!-- bench NIMI --> ja <!-- end --> välissä
argument-bench-seconds = suoritinsekunteja lukua kohti (oletus: 1)
argument-bench-matches = montako peliä palvelin pitää käynnissä mittauksessa (oletus: 2000)
argument-backup-file = uusi tiedosto
argument-restore-file = varmuuskopio, jonka bagend backup on tehnyt
argument-days = kuinka moneen päivään mitään ei ole tapahtunut

## Help: what stands for a value, in capitals

value-command = KOMENTO
value-game = PELI
value-file = TIEDOSTO
value-folder = KANSIO
value-number = N
value-language = KIELI
value-host = OSOITE
value-port = PORTTI
value-database = TIETOKANTA
value-own-bot = NIMI=MISTÄ
value-option = AVAIN=ARVO
value-seat = PAIKKA=PELAAJA
value-seats = PAIKAT
value-bot = BOTTI
value-bots = BOTIT
value-pairs = A:B,C:D
value-address = OSOITE
value-clause = KOHTA
value-rows = TESTIT

## How the command is used, and what is wrong with what was typed

usage-usage = käyttö:
usage-commands = komennot
usage-arguments = sijaintiargumentit
usage-options = valitsimet
usage-wrong = { $command }: { $sentence }. Katso { $command } --help.
usage-argument = argumentti { $name }: { $sentence }
usage-unknown = tuntemattomat argumentit: { $names }
usage-required = pakolliset argumentit puuttuvat: { $names }
usage-choice = virheellinen valinta: ”{ $value }” (vaihtoehdot: { $choices })
usage-ambiguous = moniselitteinen valitsin: { $option } voisi olla { $matches }
usage-no-value = ylimääräinen argumentti ”{ $value }”
usage-one-value = tarvitaan yksi argumentti
usage-one-at-most = tarvitaan enintään yksi argumentti
usage-one-at-least = tarvitaan vähintään yksi argumentti
usage-whole = täytyy olla kokonaisluku, 0 tai enemmän, ei ”{ $given }”
usage-above-zero = täytyy olla kokonaisluku, suurempi kuin 0
