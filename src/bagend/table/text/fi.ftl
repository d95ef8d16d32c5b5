# The words of the pages.  What the server itself says is further down.

page-brand = Bag End
page-not-affiliated = Harrastusprojekti. Näiden pelien julkaisijat ja Keski-Maan oikeudenhaltijat eivät ole mukana siinä eivätkä tue sitä.
page-skip-link = Siirry sisältöön

## The first page

page-home-heading = Istu pöytään
page-home-lead = Keski-Maan lautapelejä selaimessasi. Pelaa tietokonetta vastaan tai kutsu ystäviä linkillä. Ei tiliä, ei sähköpostia.
page-level = Tietokonevastustaja
page-level-together = Tietokonetoverit
page-character = Tai hahmo
page-character-none = ei hahmoa
page-character-line = { $name }: { $about }
page-side = Paikkasi
page-side-random = Satunnainen
page-players = Pelaajat
page-player-count = { $count ->
    [one] 1 pelaaja
   *[other] { $count } pelaajaa
 }
page-with-friend = Ystävän kanssa
page-at-screen = Tällä näytöllä
page-seats-and-options = Paikat ja valinnaissäännöt
page-who-sits = Kuka istuu missä?
page-seat-any = Kuten yllä valittu
page-bots-rating = Kunkin botin kohdalla on sen vahvuusluku. Botti, jonka luku on 100 pistettä suurempi, voittaa noin 64 peliä sadasta.
page-bots-share = Kunkin botin kohdalla on, kuinka usein se voittaa yksinään.
page-seat-me = Minä
page-seat-friend = Ystävä (kutsu linkillä)
page-seat-empty = Ei kukaan
page-own-box = Oman pelisi arvot
page-own-box-help = Emme löytäneet näitä arvoja mistään sääntökirjasta. Jos omistat pelin, voit korjata ne tässä.
page-box-file = Tai liitä valintatiedosto
page-box-file-help = TOML-tiedosto, jossa on yksi valinta rivillä, esimerkiksi avain = arvo. Se korvaa yllä olevat kentät.
page-source = Lähde: { $source } (varmuus { $percent } %).
page-start = Pelaa
page-mine = Omat pelisi
mine-unknown = Avaa peli, niin näet, missä mennään.
mine-alone = { $seats }, yksin
mine-shared = { $seats } samalla näytöllä
mine-with = { $seats }, mukana { $others }
mine-against = { $seats }, vastassa { $others }
mine-other = { $seat } ({ $player })
mine-person = ystävä
mine-forget = Poista
mine-forget-help = Poistaa pelin tästä luettelosta. Itse peli säilyy, ja sen linkki toimii edelleen.
mine-more = Näytä lisää omia pelejäsi
ago-now = juuri äsken
ago-minutes = { $count ->
    [one] minuutti sitten
   *[other] { $count } minuuttia sitten
 }
ago-hours = { $count ->
    [one] tunti sitten
   *[other] { $count } tuntia sitten
 }
ago-days = { $count ->
    [one] eilen
   *[other] { $count } päivää sitten
 }
page-rules-link = Näin pelaat
page-rules = Säännöt
page-error-home = Takaisin etusivulle
page-offline = Olet poissa verkosta
page-offline-help = Pöytään ei saada juuri nyt yhteyttä. Pelisi ovat siellä tallessa, ja voit jatkaa, kun yhteys palaa.
page-offline-again = Yritä uudelleen
page-app-about = Keski-Maan lautapelejä saman pöydän ääressä

## Learning a game

learn-ways = Opi pelaamaan
learn-guide = Opi 5 minuutissa
learn-how-to-play = Näin pelaat
learn-aid = Pelaajan apu
learn-rules = Numeroidut säännöt
how-of = Näin pelaat: { $title }
aid-of = Pelaajan apu: { $title }
how-clauses = Säännöissä
how-examples = Esimerkkejä
how-examples-help = Todellisia asemia, jotka on ratkaistu tämän pöydän säännöillä.
example-before = Pelilauta ennen
example-answer = Vastaus
example-refused = Ei sallittu
example-after = Pelilauta jälkeen
guide-of = Opi pelaamaan: { $title }
guide-about = Lyhyt opastettu peli oikealla pelilaudalla: { $steps } siirtoa, noin viisi minuuttia. Teet jokaisen siirron itse, ja sinulle kerrotaan, miksi. Voit lopettaa milloin tahansa ja jatkaa myöhemmin.
guide-begin = Aloita
guide-again = Aloita alusta
guide-go-on = Jatka siitä, mihin jäit
guide-step = Vaihe { $step }/{ $steps }
guide-over = Hienoa!
guide-next = Seuraava
guide-back = Takaisin
guide-new = Onko peli uusi sinulle? Opi 5 minuutissa
practice = Jatka peliä tästä
practice-help = Uusi peli tästä asemasta, uusilla nopilla. Tämä peli säilyy ennallaan.
practice-side = Paikkasi
practice-level = Vastustaja
practice-go = Jatka peliä
drawer-name = Näin pelaat ja Pelaajan apu
drawer-help = Näin pelaat ja kaikki muu, mitä voit tarvita pelin aikana. H-näppäin avaa pelaajan avun.
drawer-close = Sulje
drawer-wait = Hetkinen …
drawer-none = Tähän ei saada juuri nyt yhteyttä.

## The table

page-match-links = Tämä peli
page-settings = Asetukset
page-speed = Nopeus
page-speed-slow = hidas
page-speed-normal = tavallinen
page-speed-fast = nopea
page-speed-instant = heti
page-confirm-taps = Vahvista toisella napautuksella
page-sound = Äänet
page-language = Kieli
page-language-browser = selaimen mukaan
page-theme = Värit
page-theme-system = järjestelmän mukaan
page-theme-light = vaalea
page-theme-dark = tumma
page-text = Teksti
page-text-normal = tavallinen
page-text-large = suuri
page-text-largest = hyvin suuri
page-looks-save = Tallenna
clause-sentence = { $title }.
page-skip-story = Ohita
page-skipped = Ohitit kertomuksen napsautuksella. Mitään ei pelattu: valitse nyt.
page-bar-label = Siirtosi
page-clear = Tyhjennä
page-answers = Valintasi
page-hint = Valitse pelilaudalta tai luettelosta.
page-hint-parts = Valitse haluamasi osat pelilaudalta tai poimi vastaus luettelosta.
page-hint-carry = Valitse ensin, mitä siirrät, ja sitten, minne – tai vedä se sinne. Kaikki valinnat ovat myös luettelossa.
page-carry = Valitse nyt, minne se menee.
page-not-yet = Valitse vielä { $count }. { $title }.
page-panes = Pelilaudan osat
page-pane-answers = valittavaa
page-begin = Aloita
page-look-again = Päivitä
page-undo = Kumoa
page-explore = Selitä, mitä pelilaudalla on
page-explore-help = Napauta mitä tahansa pelilaudalla tai kulje siellä nuolinäppäimillä, niin näet, mikä se on ja mitä se tekee. Esc lopettaa.
page-hint-ask = Vihje
page-explain = Selitä jokainen valinta
page-hint-thinking = Haetaan vihjettä …
page-suggest-as = Ehdota: { $answer }
page-withdraw = Peru ehdotukseni
page-withdraw-as = Peru: { $answer }
page-suggest-help = Nyt ei ole sinun vuorosi. Ehdota siirtoa: kaikki näkevät sen.
page-resign = Luovuta
page-resign-sure = Haluatko varmasti luovuttaa?
page-resign-yes = Kyllä, luovuta
page-resign-as = Kyllä, { $seat } luovuttaa
page-hand-over = Anna näyttö pelaajalle { $seat }
page-curtain = Vuorossa: { $seat }
page-curtain-help = Nyt vain { $seat } saa katsoa. Muut, katsokaa muualle.
page-lift = Minä olen { $seat }
page-rematch = Uusintapeli
page-second-game = Toinen peli, vaihda puolia
page-second-game-go = Siirry toiseen peliin
page-rematch-go = Siirry uusintapeliin
page-replay = Toisto
page-seats = Pelaajat
page-asked = vuorossa
page-turn = Vuorossa: { $seat }
page-turn-own = Sinun vuorosi
page-dangers = Vaarat
page-you = sinä
page-person = pelaaja
page-person-away = pelaaja, poissa
page-named-you = { $name } (sinä)
page-named-away = { $name }, poissa
page-seat-open = vapaa paikka
page-spectator = Olet katsojana.
page-log = Peliloki
page-look-back = Näytä pelilauta tässä kohdassa
page-past = Katselet aiempaa asemaa.
page-past-back = Takaisin nykyhetkeen
page-away = Poissa ollessasi
page-away-close = Jatka
page-result = Tulos
page-another-game = Uusi peli
page-share = Jaa
page-see-board = Näytä pelilauta
page-in-words = Pelilauta sanoin
page-invite = Odotetaan ystäviäsi
page-invite-help = Lähetä kullekin ystävälle yhden paikan linkki. Paikan saa se, joka avaa linkin ensimmäisenä. Peli alkaa, kun kaikki paikat on otettu.
page-invite-here = Tämä osoite toimii vain tällä tietokoneella. Jos haluat pelata muualla olevien ystävien kanssa, käynnistä pöytä valitsimella --host 0.0.0.0 ja avaa se nimellä, joka tällä tietokoneella on verkossasi.
page-invite-link = Linkki pelaajalle { $seat }
page-copy = Kopioi
page-copied = Kopioitu
page-copy-yourself = Kopioi painamalla Ctrl+C
page-lost-line = Yhteys katkesi. Yhdistetään uudelleen …
page-back = Yhteys palasi.
page-gone = Tätä peliä ei enää ole. Lataa sivu uudelleen.
page-sending = Siirtosi lähetetään, kun olet taas verkossa.

## People

page-people = Ihmiset
page-name = Nimesi
page-name-of = Nimi: { $seat }
page-name-save = Tallenna
page-name-saved = Tallennettu.
page-name-help = Enintään 24 merkkiä. Jos jätät nimen tyhjäksi, sinua kutsutaan paikkasi nimellä.
page-talk = Sano jotain
page-mute = Piilota muiden viestit
page-says = { $name } sanoo: { $words }
page-tell-me = Ilmoita, kun on vuoroni
page-tell-me-blocked = Selaimesi estää tämän sivun ilmoitukset. Voit sallia ne selaimen asetuksissa.
page-tell-me-title = On sinun vuorosi
page-share-watch = Kutsu katsojia
page-share-heading = Skannaa tai lähetä tämä linkki
page-share-qr = Linkin QR-koodi
page-share-send = Lähetä …
page-share-open = QR-koodi
page-share-close = Sulje
page-clock-low = { $count ->
    [one] Sinulla on { $count } sekunti jäljellä.
   *[other] Sinulla on { $count } sekuntia jäljellä.
 }
page-sending-now = Lähetetään …
page-sending-again = Lähetetään yhä. Yritetään uudelleen …

## Clocks

clock-field = Kello
clock-none = Ei kelloa
clock-move = { $time } siirtoa kohti
clock-match = { $time } kullekin koko peliin
clock-time = { $unit ->
    [seconds] { $count } sekuntia
    [day] { $count } päivä
   *[minutes] { $count ->
        [one] { $count } minuutti
       *[other] { $count } minuuttia
    }
 }
clock-zero-move = Jos aikasi loppuu siirron aikana, botti tekee sen siirron puolestasi.
clock-zero-match = Jos aikasi loppuu, botti pelaa pelin loppuun puolestasi.
clock-zero-match-each = Jos aikasi koko peliin loppuu, botti pelaa pelin loppuun puolestasi.
clock-fair = Botit eivät käytä aikaa, ja kello seisoo, kun palvelin on pois päältä.

## Greetings

reaction-hello = Hei!
reaction-luck = Onnea peliin!
reaction-well = Hyvin pelattu!
reaction-thanks = Kiitos!
reaction-oops = Hups!
reaction-thinking = Annas kun mietin …

## Fairness

page-fair = Reilut nopat
page-fair-help = Kaikki nopat ja kortit johdetaan salaisuudesta, joka lyötiin lukkoon ennen ensimmäistä heittoa ja johon sekoitettiin luku jokaiselta pelaajalta. Näet jo nyt sen tiivisteen, ja itse salaisuuden näet, kun peli on päättynyt. Silloin kuka tahansa voi tarkistaa jokaisen heiton.
page-commitment = Salaisuuden tiiviste
page-secret = Salaisuus
page-verify = Tarkista nopat
page-verdict-fair = Kaikki arvonnat ({ $draws }) seuraavat salaisuudesta, ja salaisuus vastaa tiivistettään.
page-verdict-unfair = Jokin on vialla: kaikki arvonnat ({ $draws }) eivät seuraa salaisuudesta.
page-verify-yourself = Sinun ei tarvitse luottaa meihin: kun peli on päättynyt, lataa pelitallenne ja tarkista se itse tällä pienellä ohjelmalla. Se ei tunne yhtään peliä ja tarvitsee vain Pythonin:
page-verdict-given = Alun arvonnat ({ $given }) tulivat tämän pelin mukana toisesta pelistä tai oppitunnista, eikä niitä voi tarkistaa.
page-verdict-none = Tämä selain ei osaa tarkistaa niitä. Lataa pelitallenne ja aja: bagend verify TIEDOSTO

## Keeping

page-keep = Lataa ja jaa
page-journal = Pelitallenne
page-picture-svg = Kuva pelilaudasta (SVG)
page-picture-png = Kuva pelilaudasta (PNG)
page-own-link = Paikkasi: { $seat }
page-own-link-help = Paikan linkki avaa sen millä tahansa laitteella. Kuka tahansa, jolla linkki on, voi pelata puolestasi.
page-watch = Linkki katsojille
page-reconstructed = Arvot, jotka jouduimme arvaamaan
page-reconstructed-help = Emme löytäneet näitä arvoja mistään sääntökirjasta. Ne ovat paras arvauksemme tai se, minkä itse annoit.

## Replay

page-review = Analyysi
page-review-of = Analyysi: { $title }
page-review-making = Botit tutkivat peliäsi.
page-review-cold = Ne vasta lämmittelevät. Se kestää noin minuutin, vain tämän kerran.
page-review-percent = { $percent } % valmiina
page-review-wait = Voit poistua tältä sivulta ja palata myöhemmin. Analyysi tallennetaan pelin yhteyteen.
page-review-curve = Voittomahdollisuudet
page-review-curve-help = Ympyrät ovat valintoja, vinoneliöt onnea. Napsauta mitä tahansa käyrän kohtaa, niin näet sen hetken toistossa. Piste on yksi voitto lisää sadassa pelissä.
page-review-course = { $start } % → { $end } %
page-review-mark = Käännekohta { $number }. { $title }
page-review-seats = Pelaajat
page-review-start = Mahdollisuus alussa
page-review-result = Tulos
page-review-turns = Käännekohdat
page-review-calm = Mikään yksittäinen siirto tai heitto ei muuttanut paljoa.
page-review-answers = Minkä arvoisia muut siirrot olivat
page-review-answer = Siirto
page-review-worth = Mahdollisuus
page-review-see = Näytä toistossa
page-review-picture = Pelilauta ennen tätä siirtoa, parempi siirto merkittynä
page-review-all = Kaikki vaiheet ({ $count })
page-review-luck = Onni
page-review-setup = Alkuasetelma
page-review-resigned = Luovutus
page-review-column-move = Nro
page-review-column-who = Kuka
page-review-column-what = Mitä tapahtui
page-review-column-best = Parempi
page-review-column-cost = Hinta
page-review-column-chance = Mahdollisuus
page-review-json = Lataa JSON-muodossa
page-replay-of = Toisto: { $title }
page-replay-step = Vaihe { $step }/{ $steps }
page-replay-first = Ensimmäinen
page-replay-back = Edellinen
page-replay-play = Toista
page-replay-pause = Pysäytä
page-replay-on = Seuraava
page-replay-last = Viimeinen
page-replay-eyes = Näkökulma
page-replay-everybody = Katsoja
page-replay-go = Näytä
page-replay-table = Takaisin peliin
page-replay-beginning = Pelin alku
page-replay-controls = Kulje pelin läpi vaihe vaiheelta

## Rules

page-rules-of = Säännöt: { $title }
page-rules-rulings = Linjauksemme
page-rules-rulings-help = Kun sääntökirjat vaikenevat tai ovat eri mieltä.
page-contents = Sisällys
## What the table tells

log-undone = { $seat } peruu siirron.
log-taken-back = { $seat } peruu viimeisen siirtonsa.
log-resigned = { $seat } luovuttaa.
log-gave-up = { $seat } luovutti. Tehtävä epäonnistui.
log-late = { $seat } ylitti aikansa. Botti tekee tämän siirron.
log-timeout = { $seat } ylitti aikansa. Botti jatkaa peliä.
log-taken-over = { $seat } on poistunut. Botti jatkaa peliä.

prompt-waiting = Odotetaan, että kaikki pelaajat tulevat mukaan.
prompt-beginning = Kaikki ovat paikalla. Peli alkaa.
prompt-resigned = { $seat } luovutti: { $winner } voittaa.
prompt-gave-up-own = Luovutit. Tehtävä epäonnistui.
prompt-undecided = Peli kesti liian kauan ja päättyy tasapeliin.

prompt-hand-over = Seuraavana on { $seat }.

status-thinking = { $seat } miettii …
status-waiting = Odotetaan: { $seat } …

ending-won = Voitit!
ending-won-shared = Jaettu voitto!
ending-lost = Hävisit
ending-won-together = Voititte!
ending-lost-together = Tehtävä epäonnistui
ending-of-others = { $count ->
    [one] { $winners } voittaa
   *[other] { $winners } voittavat
 }
ending-nobody = Kukaan ei voita

prompt-set-up = Olet valmis. Odotetaan: { $seat } …
prompt-luck-later = Arvonta tehdään, kun on sinun vuorosi tehdä alkuasetelma. Odotetaan: { $seat } …

meanwhile-setting-up = Myös { $seat } tekee alkuasetelmaa.
meanwhile-set-up = { $seat } on valmis ja odottaa.

series-first = Ensimmäinen kahdesta pelistä: sitten vaihdatte puolia.
series-first-over = Pisteet, kun kahdesta pelistä on pelattu ensimmäinen: { $points }.
series-second = Toinen kahdesta pelistä, puolet vaihdettu. Pisteet tähän mennessä: { $points }.
series-won = { $kind ->
    [you] Molempien pelien pisteet: { $points }. Voitit pelisarjan.
    [rival] Molempien pelien pisteet: { $points }. Vastustajasi voittaa pelisarjan.
    [bot] Molempien pelien pisteet: { $points }. Botti voittaa pelisarjan.
    [bots] Molempien pelien pisteet: { $points }. Botti ({ $seat }) voittaa pelisarjan.
    [name] Molempien pelien pisteet: { $points }. { $name } voittaa pelisarjan.
    [player] Molempien pelien pisteet: { $points }. Pelaaja ({ $seat }) voittaa pelisarjan.
   *[seat] Molempien pelien pisteet: { $points }. { $seat } voittaa pelisarjan.
 }
series-drawn = Molempien pelien pisteet: { $points }. Pelisarja päättyy tasan.
series-wins = Voitetut pelit: { $points }.
series-points = { $kind ->
    [you] sinä { $points }
    [rival] vastustajasi { $points }
    [bot] botti { $points }
    [bots] botti ({ $seat }) { $points }
    [name] { $name } { $points }
    [player] pelaaja ({ $seat }) { $points }
   *[seat] { $seat } { $points }
 }

hint-words = Parhaat siirrot ja voittomahdollisuutesi:
hint-answer = { $place }. { $answer }, { $chance }.
hint-chance = { $percent ->
    [0] alle 1 %
    [100] yli 99 %
   *[other] noin { $percent } %
 }
hint-rough = Botit ovat vasta käynnistymässä. Nopea arvaus: { $answer }.

suggestion-words = { $seat } ehdottaa: { $answer }.
suggestion-own = Ehdotat: { $answer }.

name-bot = botti
level-uniform = Aloittelija
level-novice = Hajamielinen
level-newcomer = Helppo
level-greedy = Keskitaso
level-scout = Vaikea
level-ranger = Taitaja
level-wizard = Mestari
level-ring = Sormuksenetsijä
level-races = Lähettiläs
level-conquest = Valloittaja
level-runner = Juoksija
level-rush = Rynnäkkö
level-turtle = Kotihiiri
level-hunter = Metsästäjä
level-hasty = Hätäinen hobitti
level-careful = Varovainen hobitti
level-cautious = Varovainen saattue
level-bold = Rohkea saattue
character-ring = Haluaa Sormuksen yli kaiken ja maksaa askeleesta minkä tahansa hinnan.
character-races = Tavoittelee jokaisen kansan suosiota: kuudella voittaa.
character-conquest = Lähettää joukkoja kaikkialle, missä on vallattavaa.
character-runner = Kulkee suoraan kohti päämäärää ja karttaa jokaista taistelua.
character-rush = Tuo kaikki eteenpäin, viimeiset ensin.
character-turtle = Pysyy kotona ja odottaa, että sinä tulet.
character-hunter = Hyökkää jokaisen kimppuun, johon yltää.
character-hasty = Nappaa jokaisen sormuksen eikä katso taakseen.
character-careful = Karttaa nazgûleja ja örkkejä ja tulee perille myöhään.
character-cautious = Säästelee rohkeuttaan ja pitää toverit lähellä.
character-bold = Hoputtaa Sormuksen viejiä ja luottaa onneen.
bot-label = Botti: { $level }
bot-unready = Botti: { $level } (käynnistyy; sillä välin pelaa { $rival })
bot-with-strength = { $bot } ({ $strength })
bot-rating = vahvuusluku { $rating }
bot-share = voittaa { $share } % peleistä

## Why something was refused

refusal-stale = Peli on jo edennyt. Tämä on nykyinen asema.
refusal-not-your-turn = Nyt ei ole sinun vuorosi.
refusal-not-seated = Olet tämän pelin katsojana. Jos haluat pelata, avaa jonkin paikan linkki.
refusal-not-begun = Peli ei ole vielä alkanut.
refusal-your-turn = On sinun vuorosi: tee siirtosi.
refusal-no-suggestion = Voit ehdottaa siirtoa vain yhteistyöpelissä, kun joku toinen ihminen valitsee.
refusal-no-hint = Vihjeitä ei ole: pelaat toista ihmistä vastaan, ja se olisi epäreilua.
refusal-hint-too-slow = Vihjettä ei löytynyt ajoissa. Yritä hetken päästä uudelleen.
refusal-over-there = Siinä kohdassa peli on jo päättynyt. Valitse aiempi asema, josta jatkat peliä.
refusal-in-set-up = Kesken salaisen alkuasetelman peliä ei voi jatkaa. Valitse myöhempi asema.
refusal-too-many-reviews = Liian monta analyysia on juuri nyt jonossa. Yritä minuutin päästä uudelleen.
refusal-review-failed = Tätä peliä ei voitu analysoida. Itse peli on tallessa, ja sen toisto toimii.
refusal-not-over = Voit tehdä sen vasta, kun peli on päättynyt.
refusal-illegal-action = Et voi tehdä sitä tässä: { $title } ({ $clause }).
refusal-unknown-notation = Tässä pelissä ei ole sellaista siirtoa.
refusal-nothing-to-undo = Ei ole mitään kumottavaa: sen jälkeen on heitetty tai paljastettu jotain tai toinen pelaaja on tehnyt siirron.
refusal-bad-message = Palvelin ei ymmärtänyt viestiä. Mikään ei muuttunut.
refusal-too-much = Liian monta pyyntöä kerralla. Mikään ei muuttunut.
refusal-too-many-matches = Juuri nyt aloitetaan liian monta peliä. Valintasi ovat tallessa: paina hetken päästä uudelleen ”Pelaa”.
refusal-bad-name = Kirjoita nimeesi 1–24 näkyvää merkkiä.
refusal-name-taken = Tällä nimellä sinut voisi sekoittaa johonkuhun toiseen. Valitse toinen nimi.
refusal-too-soon = Hetkinen: sanoit juuri jotain.
refusal-enough-said = Olet jo sanonut tässä pelissä tarpeeksi.
refusal-enough-renamed = Olet vaihtanut nimeäsi tässä pelissä jo tarpeeksi monta kertaa.
refusal-not-saved = Siirtoasi ei voitu tallentaa. Yritä uudelleen.
refusal-unreachable = Pöytä ei saa juuri nyt yhteyttä peleihinsä. Mitään ei ole kadonnut; yritä hetken päästä uudelleen.
error-database-lost = Tämän pöydän pelejä ei voi lukea: sen tietokanta on vioittunut tai kadonnut. Kerro siitä pöydän ylläpitäjälle.

why-allowed = Voit tehdä sen tässä.
why-not-now = Ei nyt: { $title } ({ $clause }).

error-no-such-match = Täällä ei ole sellaista peliä.
error-no-such-seat = Tämä linkki ei johda millekään paikalle.
error-no-such-page = Sivua ei löytynyt.
error-server = Palvelimella meni jotain vikaan. Pelisi on tallessa: yritä hetken päästä uudelleen.
error-heading = { $status ->
    [404] Ei löytynyt
    [500] Jotain meni vikaan
   *[other] Se ei onnistunut
 }

## Forms that cannot be taken as they are

error-choose-players = { $fewest ->
    [one] Valitse vähintään yksi pelaaja.
   *[other] Valitse vähintään { $fewest } pelaajaa.
 }
error-unknown-company = Tuntematon pelitapa ”{ $company }”; odotettiin: { $known }.
error-unknown-side = Paikkaa ”{ $seat }” ei ole; odotettiin: { $known }.
error-no-seat-here = Tässä pelissä ei ole paikkaa ”{ $seat }”; odotettiin: { $known }.
error-player-count = Pelaajamäärälle ”{ $given }” ei ole peliä; odotettiin: { $known }.
error-player-type = Tuntematon pelaajatyyppi ”{ $player }”; odotettiin: { $known }.
error-clock = Valitse jokin luettelon kelloista.
error-older-rules = Tämä peli aloitettiin säännöillä, joita tämä versio ei enää osaa pelata.
error-not-saved = Pöytä ei voinut tallentaa sitä: { $reason }.
form-option-file = Valintatiedosto
error-another-step = { $objection }

## Requests that go no further

error-method = Tätä osoitetta ei voi käyttää näin.
error-too-many-requests = Liian monta pyyntöä kerralla. Odota hetki.
error-bad-address = Tämän pöydän osoitetta ei voi lukea.
error-foreign-form = Tätä lomaketta ei lähetetty tästä pöydästä.
error-form-too-long = Lomake on liian pitkä.
error-form-incomplete = Lomake ei tullut kokonaan perille.
error-form-too-slow = Lomakkeen saapuminen kesti liian kauan.

## Starting the table, and its database.  A person reads this in the terminal.

server-open = Pöytä on auki osoitteessa { $address } (Ctrl-C sulkee sen).
error-processes = Usea prosessi tarvitsee yhteisen tietokannan: --database postgresql://PALVELIN/NIMI.
error-port = Porttia { $port } ei ole; odotettiin: 0–{ $last }.
error-host = Tällä koneella ei ole osoitetta ”{ $host }”, jota kuunnella.
error-listen = Osoitteessa { $host } ei voi kuunnella porttia { $port }: { $reason }. Kokeile toista porttia valitsimella --port.
error-database-address = Tietokannan osoitetta ei voi lukea; odotettiin: { $known }.
error-database = Tietokantaa { $file } ei voi käyttää: { $reason }.
error-database-write = Tietokantaan { $file } ei voi kirjoittaa: { $reason }.
error-database-format = Tietokanta { $file } on tehty bagendin toisella versiolla (muoto { $found }, ei { $own }).
error-database-older = { $file } on tehty bagendin toisella versiolla; avaa pöytä kerran, niin se muunnetaan.
error-database-in-use = Tietokanta { $file } on toisen pöydän käytössä.
error-database-names = Tietokannalla { $file } on toinenkin nimi (kova linkki). Poista niistä toinen: kummallakin nimellä käytettynä se turmeltuisi.
error-database-filled = { $count ->
    [one] Tietokannassa on jo { $count } peli; valitse tyhjä tietokanta.
   *[other] Tietokannassa on jo { $count } peliä; valitse tyhjä tietokanta.
 }
error-postgres = PostgreSQL-tietokantaa ei voi käyttää: { $reason }.
error-postgres-format = Tietokanta on tehty bagendin toisella versiolla (muoto { $found }, ei { $own }).
error-postgres-extra = PostgreSQL vaatii vielä yhden paketin: pip install {"'"}bagend[postgres]{"'"}.
error-no-database = Tietokantaa { $file } ei ole.
error-no-file = Tiedostoa { $file } ei ole.
error-file-exists = { $file } on jo olemassa; valitse toinen nimi.
