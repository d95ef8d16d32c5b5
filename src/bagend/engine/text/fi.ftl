then-hidden = Jatko riippuu siitä, mitä et näe.
list-of-pairs = { $first } sekä { $last }
option-yes = kyllä
option-no = ei
cited-clause = { $number }: { $says }.
cited-ruling = { $number }: { $says }

## What is refused

error-unknown-language = Kieltä ”{ $language }” ei ole; odotettiin: { $known }.
error-illegal-action = ”{ $answer }” ei ole tässä sallittu. { $reason } { $lack }
error-journal-illegal = Vastaus { $line } ({ $written }) ei ole tässä sallittu. { $reason }
error-cannot-write = Tiedostoon { $file } ei voi kirjoittaa: { $reason }.
error-cannot-read = Tiedostoa { $file } ei voi lukea: { $reason }.
error-unknown-game = Peliä ”{ $game }” ei ole; odotettiin: { $known }.

## Seats and turns

error-unknown-seat = Pelissä { $game } ei ole paikkaa ”{ $seat }”; odotettiin: { $known }.
error-no-seat-number = Pelissä { $game } ei ole paikkaa numero { $seat }.
error-seat-twice = Jokin paikka on mainittu kahdesti: { $names }.
error-too-few-seats = { $fewest ->
    [one] { $game } vaatii vähintään { $fewest } paikan, ei { $count }.
   *[other] { $game } vaatii vähintään { $fewest } paikkaa, ei { $count }.
 }
error-seed = Siemenluvun täytyy olla kokonaisluku, ei ”{ $seed }”.
error-match-over = Peli on päättynyt.
error-no-secret = Vuorossa on CHANCE, mutta tässä pelissä ei ole salaisuutta, josta arpoa.
error-not-asked = Vuorossa ei nyt ole { $who } vaan { $seat }.
error-spectator-not-asked = Katsojat eivät voi tehdä siirtoja; vuorossa on { $seat }.
error-nothing-to-undo = Ei ole mitään kumottavaa: sen jälkeen on heitetty tai paljastettu jotain tai toinen paikka on tehnyt siirron.
error-nothing-to-take-back = Vielä ei ole mitään peruttavaa.
error-other-version = Tämä peli on pelattu pelin { $game } sääntöjen versiolla { $version }; tämä ohjelma osaa versiot { $oldest }–{ $newest }.
error-mode = BAGEND_MODE voi olla { $known }, ei ”{ $mode }”.
error-match-mode = Pelin tila voi olla { $known }, ei ”{ $mode }”.

## Answers that cannot be read.  What was expected is one of the messages below, or a list of words to be typed.

error-no-action = Toimintoa { $answer } ei ole; odotettiin: 0–{ $most }.
error-unreadable-answer = Vastausta ”{ $answer }” ei voi tulkita; odotettiin: siirron merkintä tai numero.
error-unknown-verb = Vastausta ”{ $answer }” ei voi tulkita; odotettiin: { $known }.
error-unknown-form = Vastausta ”{ $answer }” ei voi tulkita; odotettiin: ”{ $wanted }”.
error-unknown-noun = Kohtaa ”{ $token }” vastauksessa ”{ $answer }” ei voi tulkita; odotettiin: { $expected }.
expected-some = yksi tai useampi näistä, välissä +: { $names }
expected-number = luku väliltä { $least }–{ $most }
expected-dice = { $dice } merkkiä, joista kukin on - tai nopan sivu väliltä 1–{ $faces }
expected-like = jotain sellaista kuin { $example }
expected-several-like = yksi tai useampi sellainen kuin { $example }, välissä +
expected-whole = kokonaisluku väliltä { $least }–{ $most }
expected-listing = { $count } kappaletta näistä: { $names }
expected-listing-wrong = { $count } kappaletta näistä: { $names } (vaihtoehtoa ”{ $wrong }” ei ole)

## Options

error-unknown-option = Valinnaissääntöä ”{ $option }” ei ole; odotettiin: { $known }.
error-no-options = Valinnaissääntöä ”{ $option }” ei ole: tässä ei ole yhtään.
error-option-value = Valinnaissäännön ”{ $option }” arvo ei voi olla ”{ $value }”; odotettiin: { $expected }.
error-option-seat = Valinnaissäännön ”{ $option }” arvo ei voi olla ”{ $value }”: sillä paikalla ei istu ketään.
error-option-coins = Valinnaissäännön ”{ $option }” arvo ei voi olla { $value }: puolilla on alussa kolikoita { $coins }.
error-option-file = Valintatiedostoa { $file } ei voi lukea: { $reason }.
error-option-file-line = { $file }, rivi { $line }: { $reason }
error-option-file-toml = { $file } ei ole TOML-tiedosto: { $reason }.
error-option-file-long = { $file } on liian pitkä; valintatiedostossa on enintään { $most } merkkiä.
error-option-file-dot = { $file }: piste lainausmerkkien ulkopuolella; odotettiin rivejä kuten avain = arvo.
error-option-file-digits = { $file }: luvussa on yli { $most } numeroa.
error-option-file-deep = { $file }: liian monta sulkuparia sisäkkäin; odotettiin rivejä kuten avain = arvo.

## Journals: saved matches, line by line.  The words header, secret, commitment, draw and pick mean parts of that file.

error-journal-format = Rivi { $line }: odotettiin ”{ $format }”, saatiin ”{ $got }”.
error-journal-field = Rivi { $line }: otsakkeessa ei ole kenttää ”{ $field }”.
error-journal-version = Pelin version pitäisi olla luku, ei ”{ $value }”.
error-journal-once = Otsakkeessa pitäisi mainita ”{ $field }” kerran.
error-journal-words = { $due ->
    [one] Rivi { $line }: kentän ”{ $field }” jälkeen odotettiin { $due } sana, saatiin { $got }.
   *[other] Rivi { $line }: kentän ”{ $field }” jälkeen odotettiin { $due } sanaa, saatiin { $got }.
 }
error-journal-given = Rivi { $line }: arvontoja on { $draws }, joten ”{ $value }” niistä ei voi olla annettuna.
error-journal-twice = Rivi { $line }: { $field } ”{ $name }” on mainittu kahdesti.
error-journal-line = Rivi { $line }: odotettiin paikkaa, yleisöä ja vastausta, saatiin ”{ $row }”.
error-journal-draw = Rivi { $line }: arvonnan lopussa pitäisi olla ”= k/n”, saatiin ”{ $row }”.
error-journal-secret = Otsakkeen salaisuus ei ole heksadesimaaliluku.
error-journal-stranger = Otsakkeessa mainitaan ”{ $name }”, jolla ei ole paikkaa tässä pelissä.
error-journal-turn = Vastaus { $line } ({ $written }): vuorossa on { $due }, ei { $seat }.
error-journal-after-end = Vastaus { $line } ({ $written }): peli on päättynyt jo ennen sitä.
error-journal-unread = Vastaus { $line } ({ $written }): { $reason }
error-journal-outcomes = { $outcomes ->
    [one] Vastaus { $line } ({ $written }): mahdollisia tuloksia on vain { $outcomes }.
   *[other] Vastaus { $line } ({ $written }): yhtä todennäköisiä tuloksia on { $outcomes }.
 }
error-journal-pick = Vastaus { $line } ({ $written }): poiminta { $pick }/{ $outcomes } tarkoittaa toista tulosta.

## GPUs

error-no-driver = Tässä koneessa ei ole NVIDIA-ajuria.
error-no-gpu = NVIDIA-ajuri ei löydä tästä koneesta näytönohjainta.
error-gpu-memory = Näytönohjaimessa on liian vähän vapaata muistia näin monelle pelille yhtä aikaa.
error-driver-old = NVIDIA-ajuri on liian vanha: tarvitaan versio 580 tai uudempi.
error-driver-fails = NVIDIA-ajurin kutsu { $call } epäonnistuu: { $reason }.
gpu-status = virhe { $status }
error-gpu-entry = Näytönohjaimen koodissa ei ole aloituskohtaa: poista se käännösvälimuistista.
error-gpu-extra = Näytönohjaimella pelaaminen vaatii numba-cudan: pip install {"'"}bagend[gpu]{"'"}.

## What the operating system says, after “Cannot write FILE:” and the like

system-no-file = tiedostoa tai kansiota ei ole
system-no-permission = käyttöoikeus puuttuu
system-is-folder = se on kansio
system-not-folder = se ei ole kansio
system-exists = tiedosto on jo olemassa
system-full = levy on täynnä
system-read-only = tiedostojärjestelmään ei voi kirjoittaa
system-in-use = osoite on jo käytössä
system-not-here = osoitetta ei voi ottaa käyttöön
system-not-text = se ei ole tekstitiedosto
