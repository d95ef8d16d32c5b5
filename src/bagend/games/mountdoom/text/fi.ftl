title = Seikkailu Tuomiovuorelle
aim = Viekää Sormuksen viejät yhdessä Tuomiovuorelle, ennen kuin heidän rohkeutensa loppuu tai viimeinen nazgûl saapuu.
about = Yhteistyöpeli ja noppamatka 1–4 pelaajalle. Valitkaa nopat, kohdatkaa se, mitä ne tuovat, ja pitäkää saattue lähellä Frodoa ja Samia.

## Nouns

seat-north = Pohjoinen
    .gen = Pohjoisen
seat-east = Itä
    .gen = Idän
seat-south = Etelä
    .gen = Etelän
seat-west = Länsi
    .gen = Lännen

# Each figure at the beginning of a sentence, the endings of its verbs (liikkuvat, liikkuu; päätyvät, päätyy), its
# negative verb, its cases, and its number (s, p).
figure-ring-bearers = Sormuksen viejät
    .start = Sormuksen viejät
    .s = vat
    .es = vät
    .does = eivät
    .acc = Sormuksen viejät
    .par = Sormuksen viejiä
    .all = Sormuksen viejille
    .gender = p
figure-merry-pippin = Merri ja Pippin
    .start = Merri ja Pippin
    .s = vat
    .es = vät
    .does = eivät
    .acc = Merrin ja Pippinin
    .par = Merriä ja Pippiniä
    .all = Merrille ja Pippinille
    .gender = p
figure-aragorn = Aragorn
    .start = Aragorn
    .s = u
    .es = y
    .does = ei
    .acc = Aragornin
    .par = Aragornia
    .all = Aragornille
    .gender = s
figure-legolas = Legolas
    .start = Legolas
    .s = u
    .es = y
    .does = ei
    .acc = Legolasin
    .par = Legolasia
    .all = Legolasille
    .gender = s
figure-gimli = Gimli
    .start = Gimli
    .s = u
    .es = y
    .does = ei
    .acc = Gimlin
    .par = Gimliä
    .all = Gimlille
    .gender = s
figure-nazgul = nazgûl
    .start = Nazgûl
    .s = u
    .es = y
    .does = ei
    .acc = nazgûlin
    .par = nazgûlia
    .all = nazgûlille
    .gender = s

die-orange = oranssi
    .start = Oranssi
    .gen = oranssin
die-violet = violetti
    .start = Violetti
    .gen = violetin
die-blue = sininen
    .start = Sininen
    .gen = sinisen
die-green = vihreä
    .start = Vihreä
    .gen = vihreän
die-red = punainen
    .start = Punainen
    .gen = punaisen
die-first-black = ensimmäinen musta
    .start = Ensimmäinen musta
    .gen = ensimmäisen mustan
die-second-black = toinen musta
    .start = Toinen musta
    .gen = toisen mustan
black-first = ensimmäinen
black-second = toinen

stage-lothlorien = Lothlórien
    .gen = Lothlórienin
    .at = Lothlórienissa
    .to = Lothlórieniin
stage-rohan = Rohan
    .gen = Rohanin
    .at = Rohanissa
    .to = Rohaniin
stage-helms-deep = Helmin syvänne
    .gen = Helmin syvänteen
    .at = Helmin syvänteessä
    .to = Helmin syvänteeseen
stage-gondor = Gondor
    .gen = Gondorin
    .at = Gondorissa
    .to = Gondoriin
stage-minas-morgul = Minas Morgul
    .gen = Minas Morgulin
    .at = Minas Morgulissa
    .to = Minas Morguliin
stage-mount-doom = Tuomiovuori
    .gen = Tuomiovuoren
    .at = Tuomiovuorella
    .to = Tuomiovuorelle

face-merry-pippin = hobittien tikarit
    .acc = hobittien tikarit
face-aragorn = Aragornin miekka
    .acc = Aragornin miekan
face-legolas = Legolasin jousi
    .acc = Legolasin jousen
face-gimli = Gimlin kirves
    .acc = Gimlin kirveen
face-sauron = Silmä
    .acc = Silmän
face-gandalf = Gandalfin sauva
    .acc = Gandalfin sauvan

way-left = vasemmalle
way-right = oikealle
gift-courage = rohkeus
gift-token = hänen merkkinsä

# Cards have a capital as names; .mid is the same inside a sentence.
helper-arwen = Arwen
    .mid = Arwen
    .gen = Arwenin
helper-elrond = Elrond
    .mid = Elrond
    .gen = Elrondin
helper-theoden = Kuningas Théoden
    .mid = kuningas Théoden
    .gen = kuningas Théodenin
helper-galadriel = Galadriel
    .mid = Galadriel
    .gen = Galadrielin
helper-eowyn = Éowyn
    .mid = Éowyn
    .gen = Éowynin
helper-eomer = Éomer
    .mid = Éomer
    .gen = Éomerin
helper-faramir = Faramir
    .mid = Faramir
    .gen = Faramirin
helper-treebeard = Puuparta
    .mid = Puuparta
    .gen = Puuparran
helper-boromir = Boromir
    .mid = Boromir
    .gen = Boromirin
helper-power = Gandalfin mahti
    .mid = Gandalfin mahti
    .gen = Gandalfin mahdin
helper-trick = Gandalfin juoni
    .mid = Gandalfin juoni
    .gen = Gandalfin juonen
helper-support = Gandalfin tuki
    .mid = Gandalfin tuki
    .gen = Gandalfin tuen
helper-vision = Gandalfin näky
    .mid = Gandalfin näky
    .gen = Gandalfin näyn
helper-wrath = Gandalfin viha
    .mid = Gandalfin viha
    .gen = Gandalfin vihan

card-cave-troll = Luolapeikko
    .mid = luolapeikko
    .acc = luolapeikon
card-saruman = Saruman
    .mid = Saruman
    .acc = Sarumanin
card-nazgul = Nazgûl
    .mid = nazgûl
    .acc = nazgûlin
card-balrog = Morian balrog
    .mid = Morian balrog
    .acc = Morian balrogin
card-moria-orc = Morian örkki
    .mid = Morian örkki
    .acc = Morian örkin
card-arwen = Arwen
    .mid = Arwen
    .acc = Arwenin
card-elrond = Elrond
    .mid = Elrond
    .acc = Elrondin
card-orc-hordes = Örkkilaumat
    .mid = örkkilaumat
    .acc = örkkilaumat
card-wargs = Hukat
    .mid = hukat
    .acc = hukat
card-theoden = Kuningas Théoden
    .mid = kuningas Théoden
    .acc = kuningas Théodenin
card-uruk-hai = Uruk-hait
    .mid = uruk-hait
    .acc = uruk-hait
card-galadriel = Galadriel
    .mid = Galadriel
    .acc = Galadrielin
card-eowyn = Éowyn
    .mid = Éowyn
    .acc = Éowynin
card-grima = Gríma Kärmekieli
    .mid = Gríma Kärmekieli
    .acc = Gríma Kärmekielen
card-eomer = Éomer
    .mid = Éomer
    .acc = Éomerin
card-grond = Grond
    .mid = Grond
    .acc = Grondin
card-eye-of-sauron = Sauronin silmä
    .mid = Sauronin silmä
    .acc = Sauronin silmän
card-faramir = Faramir
    .mid = Faramir
    .acc = Faramirin
card-treebeard = Puuparta
    .mid = Puuparta
    .acc = Puuparran
card-witch-king = Angmarin noitakuningas
    .mid = Angmarin noitakuningas
    .acc = Angmarin noitakuninkaan
card-mumakil = Mûmakit
    .mid = mûmakit
    .acc = mûmakit
card-haradrim = Haradrimit
    .mid = haradrimit
    .acc = haradrimit
card-denethor = Denethor
    .mid = Denethor
    .acc = Denethorin
card-army-of-the-dead = Kuolleiden armeija
    .mid = Kuolleiden armeija
    .acc = Kuolleiden armeijan
card-mouth-of-sauron = Sauronin suu
    .mid = Sauronin suu
    .acc = Sauronin suun
card-gollums-deceit = Klonkun petos
    .mid = Klonkun petos
    .acc = Klonkun petoksen
card-phial-of-galadriel = Galadrielin lasi
    .mid = Galadrielin lasi
    .acc = Galadrielin lasin
card-gollums-madness = Klonkun hulluus
    .mid = Klonkun hulluus
    .acc = Klonkun hulluuden
card-shelob = Lukitari
    .mid = Lukitari
    .acc = Lukitarin
card-shelobs-sting = Lukitarin pisto
    .mid = Lukitarin pisto
    .acc = Lukitarin piston
card-power-of-the-ring = Sormuksen mahti
    .mid = Sormuksen mahti
    .acc = Sormuksen mahdin
card-eagles = Kotkat
    .mid = kotkat
    .acc = kotkat

## What a card does, in a few words

effect-cave-troll = yksi taistelu; häviö: −2
effect-saruman = 2 uruk-haita saapuu
effect-nazgul = aseta nazgûl
effect-balrog = −3, ei Gandalfia ennen Helmin syvännettä
effect-moria-orc = yksi taistelu; häviö: −1
effect-arwen = kumoaa yhden tapahtumaruudun
effect-elrond = heittää uudelleen juuri heitetyn nopan
effect-orc-hordes = yksi taistelu; häviö: −2
effect-wargs = rohkeus −2
effect-theoden = vie toverin määränpäähän
effect-uruk-hai = taistelu joka uruk-haista Rautapihassa; häviö: −1
effect-galadriel = ennen taistelua: Sormus ruutuun { $galadriel }
effect-eowyn = kuutonen surmaa noitakuninkaan
effect-grima = { $allies ->
    [all] kaikki liittolaiset lähtevät
   *[other] yksi liittolainen lähtee
 }
effect-eomer = voittaa yhden taistelun
effect-grond = rohkeus −3
effect-eye-of-sauron = Sormus alas ruutuun { $eye }
effect-faramir = Sormuksen viejät ratsastavat 2–4
effect-treebeard = +2 tai vartioi Rautapihaa
effect-witch-king = noppa häntä ja joka nazgûlia kohti; pariton: −1
effect-mumakil = { $battles ->
    [one] yksi taistelu; häviö: −{ $hearts }
   *[other] { $battles } taistelua; joka häviö: −{ $hearts }
 }
effect-haradrim = rohkeus −2
effect-denethor = heitä uudelleen laatan noppa
effect-army-of-the-dead = peittää viereisen kortin
effect-mouth-of-sauron = taisteluja, kunnes 2 voittoa peräkkäin; joka häviö: −1
effect-gollums-deceit = rohkeus −2
effect-phial-of-galadriel = rohkeus +2
effect-gollums-madness = rohkeus −1
effect-shelob = −1, ei siirtoa
effect-shelobs-sting = noppa: 2–3 vie 1, 4–6 vie 2
effect-power-of-the-ring = noppa: 6 vie 5
effect-eagles = rohkeus +1
effect-boromir = uusii hävityn uruk-hai-taistelun
effect-power = kääntää mustan nopan
effect-trick = kääntää värinopan
effect-support = viisi noppaa, yksi siirtää
effect-vision = näyttää seuraavan etapin 1. kortin
effect-wrath = poistaa juuri kohdatun kortin

shown-black-1 = musta 1
shown-black-2 = musta 2
shown-black-3 = musta 3
shown-black-4 = musta 4
shown-black-5 = musta 5
shown-black-6 = musta 6
shown-orange-1 = oranssi 1
shown-orange-2 = oranssi 2
shown-orange-3 = oranssi 3
shown-orange-4 = oranssi 4
shown-orange-5 = oranssi 5
shown-orange-6 = oranssi 6
shown-violet-1 = violetti 1
shown-violet-2 = violetti 2
shown-violet-3 = violetti 3
shown-violet-4 = violetti 4
shown-violet-5 = violetti 5
shown-violet-6 = violetti 6
shown-blue-1 = sininen 1
shown-blue-2 = sininen 2
shown-blue-3 = sininen 3
shown-blue-4 = sininen 4
shown-blue-5 = sininen 5
shown-blue-6 = sininen 6
shown-green-1 = vihreä 1
shown-green-2 = vihreä 2
shown-green-3 = vihreä 3
shown-green-4 = vihreä 4
shown-green-5 = vihreä 5
shown-green-6 = vihreä 6
shown-red-1 = punainen 1
shown-red-2 = punainen 2
shown-red-3 = punainen 3
shown-red-4 = punainen 4
shown-red-5 = punainen 5
shown-red-6 = punainen 6

## Questions

prompt-begin = Kuka on vanhin?
prompt-gandalf = { $seat } nostaa Gandalf-kortin.
prompt-card = Kortti käännetään esiin.
prompt-roll = { $seat } heittää.
prompt-support = { $seat } heittää kaikki viisi saattuenoppaa.
prompt-die = { $seat } heittää nopan.
prompt-combat = { $seat } heittää taistelunopan.
prompt-pair = { $seat }, valitse kaksi heitettävää noppaa: kumpikin voi siirtää värinsä hahmoa.
prompt-first-side = { $seat }, mitkä kaksi noppaa asetat puolelle 1? Ensin kohtaat mustan nopan kortin, sitten siirrät hahmoa.
prompt-third = { $seat }, minkä värinopan otat mukaan toiseen heittoon puolta 2 varten?
prompt-second-side = { $seat }, minkä värinopan asetat puolelle 2 siirtämään hahmoaan?
prompt-choose = { $seat }, mikä viidestä nopasta siirtää hahmoaan?
prompt-stride = { $seat }, korttipaikka on tyhjä: kuinka pitkälle { $figure } liikku{ $figure_s }?
prompt-event = { $seat }, { $figure } pääty{ $figure_es } { $event ->
    [heart] mustalle sydämelle
   *[nazgul] nazgûlruutuun
 }. Estääkö Arwen tapahtuman?
prompt-fight = { $seat }, vastassa { $card_mid }: heitätkö taistelunopan vai käytätkö ensin kortin?
prompt-offer = { $seat }, Gandalfin sauva! Luovutko Gandalf-kortista voittaaksesi tämän taistelun?
prompt-boromir = { $seat }, tämä uruk-hai voitti. Taisteleeko Boromir sitä vastaan uudestaan?
prompt-peril = { $seat }, rohkeus on loppumassa. Otatko Puuparralta 2 rohkeutta?
prompt-grima = { $seat }, Gríma vie teiltä liittolaisen. Kenen annat mennä?
prompt-denethor = { $seat }, minkä nopan Denethor panee sinut heittämään uudelleen?
prompt-march = { $seat }, minkä kortin Kuolleiden armeija peittää?
prompt-eowyn = { $seat }, kuutonen! Lyökö Éowyn noitakuninkaan maahan?
prompt-wrath = { $seat }, poistaako Gandalfin viha kortin { $card }?
prompt-rolled = { $seat }, musta noppa näyttää { $pips }. Pidätkö sen?
prompt-theoden = { $seat }, etappi on päättymässä. Viekö Théoden sitä ennen jonkun toverin perille?
prompt-vision = { $seat }, katsotko Gandalfin näyllä { $stage_gen } etapin ensimmäisen kortin?
prompt-seen = { $seat }, palautatko kortin { $card } pinon päälle vai poistatko sen?
prompt-convert = { $seat }, jokaisesta kortista, josta nyt luovut, tulee 1 rohkeus. Minkä valitset?
prompt-over-none = Peli on päättynyt.
prompt-over-crater = Sormus on Tuomiovuoren tulessa. Kaikki voittavat!
prompt-over-courage = Sormuksen viejien rohkeus on loppunut. Kaikki häviävät.
prompt-over-nazgul = Viimeinen nazgûl on saapunut Minas Morguliin. Kaikki häviävät.

## Answers

verb-roll = Heitä
verb-place = Aseta
verb-add = Lisää
verb-choose = Valitse
verb-stride = Liiku
verb-pass = Jatka
verb-give = Luovu
verb-banish = Anna mennä
verb-reroll = Heitä uudelleen
verb-march = Marssi
verb-return = Palauta
verb-discard = Poista
verb-convert = Muuta rohkeudeksi
verb-use = Käytä
verb-elrond = Elrond
verb-power = Gandalfin mahti
verb-trick = Gandalfin juoni
verb-theoden = Théoden
verb-faramir = Faramir
verb-treebeard = Puuparta

answer-roll = Heitä { $dice }
answer-place = Aseta musta { $pips } ja { $die } { $steps }
answer-place-twin = { $black_key ->
    [first] Aseta musta { $pips } ja { $die } { $steps }
   *[second] Aseta toinen musta { $pips } ja { $die } { $steps }: ei eroa
 }
answer-add = Lisää { $die } noppa ({ $figure })
answer-choose = { $die_start } { $steps }: siirrä { $figure_par }
answer-stride = { $steps ->
    [0] Pysy paikalla
    [one] Liiku yksi ruutu
   *[other] Liiku { $steps } ruutua
 }
answer-pass-fight = Heitä taistelunoppa
answer-pass-offer = Älä luovu kortista, häviä taistelu
answer-pass-boromir = Hyväksy hävitty taistelu
answer-pass-event = Anna tapahtuman toteutua
answer-pass-peril = Hyväksy loppu
answer-pass-eowyn = Pidättele Éowynia
answer-pass-wrath = Jätä kortti
answer-pass-rolled = Pidä noppa
answer-pass-theoden = Pidä Théoden
answer-pass-vision = Älä katso
answer-pass-convert = Pidä muut kortit
answer-give = Luovu kortista { $helper }
answer-banish = Anna { $helper_gen } mennä
answer-reroll = Heitä { $die } noppa uudelleen
answer-march = Marssi { $way }
answer-return = Palauta pinon päälle
answer-discard = Poista pelistä
answer-convert = Muuta rohkeudeksi: { $helper }
answer-use = Käytä kortti { $helper }
answer-elrond = Elrond: heitä { $die } noppa uudelleen
answer-power = Gandalfin mahti: käännä { $black } musta noppa lukuun { $pips }
answer-trick = Gandalfin juoni: käännä { $die } noppa lukuun { $pips }
answer-theoden = Théoden: vie { $figure } { $stage_to }
answer-faramir = Faramir: Sormuksen viejät ratsastavat { $steps } ruutua
answer-treebeard = { $gift_key ->
    [courage] Puuparta: +2 rohkeutta
   *[token] Puuparta: vartioi Rautapihaa
 }

## What the dice and cards of an answer do

about-roll = Heität nämä kaksi ja molemmat mustat nopat.
about-add = Se heitetään { $die_gen } ja jäljelle jääneen mustan nopan kanssa.
about-place = { met-slot } { $move }.
about-place-second = Puolen 1 jälkeen, jos mikään ei muutu: korttipaikka { $slot }, { $met }. { $move }.
about-power = Korttipaikka { $pips }: { $met }.
about-trick = { $move }.
about-elrond = Uusi tulos jää voimaan.
about-reroll = Uusi tulos jää voimaan.
about-boromir = Tällä kertaa vain Silmä tuo häviön.
about-support = Valitset yhden viidestä nopasta ja siirrät sen hahmoa.
about-vision = Kaikki näkevät ensimmäisen kortin; palautat sen tai poistat sen.
about-token = Kun Puuparran merkki on Rautapihassa, jokainen voitettu taistelu uruk-haita vastaan karkottaa niistä yhden, päällikön viimeisenä.
about-return = Se tulee korttipaikkaan 1, ja kaikki tuntevat sen.
about-convert = Kortti on sitten käytetty.
about-march = Se peittää kortin { $card }, jota ei voi kohdata, kun armeija on sen päällä.
about-march-unknown = Se peittää kortin, jota kukaan ei ole nähnyt.
about-fight = { $support } Häviö maksaa { $hearts ->
    [one] 1 rohkeuden.
   *[other] { $hearts } rohkeutta.
 }
state-support = { $count ->
    [0] Kukaan ei tue Sormuksen viejiä.
   *[other] Sormuksen viejien tukena { $who_gender ->
        [s] on
       *[plural] ovat
    } { $who }.
 }
about-stays = Kortti { $card } jää paikalleen ja voi tulla vastaan uudelleen.
about-unseen = Kuusi korttia asetetaan esille: korttipaikoissa 2–5 kuvapuoli ylöspäin, 1:ssä ja 6:ssa alaspäin.
met-empty = { $figure_key ->
    [nazgul] tyhjä, joten nazgûl saapuu
   *[other] tyhjä, joten { $figure } { $figure_gender ->
        [p] saavat
       *[s] saa
    } liikkua enintään 2 ruutua
 }
met-slot = Korttipaikka { $slot }: { $met }.
met-again = mitä korttipaikkaan jää ensimmäisen nopan jälkeen
met-unknown = kortti, jota kukaan ei ole nähnyt
met-card = { $card_mid } ({ $effect })
move-stays = { $figure_start } { $figure_does } liiku
move-waits = { $figure_start } siirty{ $figure_es } Minas Morgulin ohi odotusalueelle
move-reaches = { $figure_start } siirty{ $figure_es } { $reward ->
    [courage] tasan { $stage_to }: +1 rohkeus
    [card] tasan { $stage_to }: Gandalf-kortti
   *[none] { $stage_to }
 }
move-heart = { $figure_start } joutu{ $figure_s } mustalle sydämelle
move-nazgul = { $figure_start } joutu{ $figure_s } nazgûlruutuun
move-plain = { $figure_start } liikku{ $figure_s } { $steps ->
    [one] yhden ruudun
   *[other] { $steps } ruutua
 }

lack-moment = Korttia { $helper } ei voi käyttää juuri nyt.

## What is decided next

then-gandalf = Sitten nostetaan Gandalf-kortti.
then-card = Sitten käännetään kortti esiin.
then-roll = Sitten heitetään nopat.
then-support = Sitten heitetään kaikki viisi saattuenoppaa.
then-die = Sitten heitetään noppa.
then-combat = Sitten heitetään taistelunoppa.
then-pair = Sitten { $seat } heittää.

## What is told

event-began = { $seat } aloittaa; Boromir seisoo { $young_gen } rinnalla.
event-drew = { $seat } nostaa kortin { $helper }.
event-missed = Ei Gandalf-korttia: päällimmäinen menee kenenkään näkemättä pelilaatikkoon.
event-stage = Matka { $stage_to } alkaa.
event-dealt = Korttipaikka { $slot }: { $card }.
event-turn = Vuorossa on { $seat }.
event-rolled = { $seat } heittää: { $shown }.
event-placed = { $seat } asettaa puolelle { $side }: { $shown }.
event-turned-up = Korttipaikan { $slot } kortti käännetään esiin: { $card }.
event-met = Korttipaikka { $slot }: saattue kohtaa { $card_acc }.
event-joined = { $helper } liittyy { $seat_gen } seuraan.
event-lost = { $amount ->
    [one] Menetätte 1 rohkeuden: jäljellä { $left }.
   *[other] Menetätte { $amount } rohkeutta: jäljellä { $left }.
 }
event-gained = { $amount ->
    [0] Rohkeus ei enää nouse: { $left } on radan ylin ruutu.
    [one] Saatte 1 rohkeuden: nyt { $left }.
   *[other] Saatte { $amount } rohkeutta: nyt { $left }.
 }
event-nazgul = Nazgûl saapuu Minas Morguliin: siellä on nyt { $placed }/9.
event-no-nazgul = Nazgûleja ei enää saavu.
event-mustered = { $amount ->
    [0] Sarumanilla ei ole enää uruk-haita lähetettäväksi.
    [one] Rautapihaan saapuu yksi uruk-hai: siellä on nyt { $total }.
   *[other] Rautapihaan saapuu { $amount } uruk-haita: siellä on nyt { $total }.
 }
event-repelled = Yksi uruk-hai lähtee Rautapihasta: { $total ->
    [one] jäljellä on enää yksi.
   *[other] jäljellä on { $total }.
 }
event-chief-fell = Niiden päällikkö kaatuu. Rautapiha on vapaa!
event-fights = { $fights ->
    [one] Yksi taistelu.
   *[other] { $fights } taistelua.
 }
event-combat = Taistelunoppa näyttää { $face_acc }.
event-fought = Taistelu on voitettu.
event-beaten = Taistelu on hävitty.
event-gave = Kortista { $helper } luovutaan.
event-shadow = Balrogin varjo pitää Gandalfin poissa Helmin syvänteeseen asti.
event-shadow-lifted = Gandalf on palannut.
event-eye = { $lost ->
    [0] Silmä ei muuta mitään: Sormus on jo ruudussa { $left }.
    [one] Silmä vetää Sormusta alas: menetätte 1 rohkeuden, jäljellä { $left }.
   *[other] Silmä vetää Sormusta alas: menetätte { $lost } rohkeutta, jäljellä { $left }.
 }
event-banished = Gríman sanat karkottavat { $helper_gen }.
event-black-die = Musta noppa näyttää { $pips }.
event-empty = Korttipaikka { $slot } on tyhjä, ja siinä näky{ $figure_es } { $figure }.
event-moved = { $figure_start } liikku{ $figure_s } { $steps ->
    [one] yhden ruudun
   *[other] { $steps } ruutua
 }, { $step ->
    [0] { $stage_to }.
   *[other] ruutuun { $step } matkalla { $stage_to }.
 }
event-waits = { $figure_start } siirty{ $figure_es } Minas Morgulin ohi odotusalueelle.
event-stood = { $figure_start } { $figure_does } liiku.
event-event = { $figure_start } { $figure_gender ->
    [p] laukaisevat
   *[s] laukaisee
 } ruudun tapahtuman.
event-shielded = Arwen suojelee { $figure_par }: ruudulla ei ole vaikutusta.
event-safe = Ruudussa on jo joku: se on turvallinen { $figure_all }.
event-exact = Perillä tasalukemalla.
event-used = { $seat } käyttää kortin { $helper }.
event-rerolled = { $die_start } noppa näyttää nyt { $pips }.
event-web = Sormuksen viejät ovat Lukitarin verkossa eivätkä liiku.
event-marched = Kuolleiden armeija peittää korttipaikan { $slot }.
event-removed = Pois pelistä: { $card }.
event-bonus = { $steps ->
    [0] Kukaan ei odota Minas Morgulissa auttamassa heitä eteenpäin.
    [one] Minas Morgulissa oleva toveri auttaa Sormuksen viejät yhden ruudun eteenpäin.
   *[other] Minas Morgulissa olevat toverit auttavat Sormuksen viejät { $steps } ruutua eteenpäin.
 }
event-peeked = Etapin ensimmäinen kortti: { $card }.
event-returned = Takaisin pinoon: { $card }.
event-galadriel = Sormus siirtyy Galadrielin ruutuun: rohkeus { $left }.
event-eowyn = Éowyn lyö noitakuninkaan maahan. Nazgûlit eivät ole enää uhka.
event-treebeard = Puuparta vartioi Rautapihaa.
event-won = Sormus putoaa Tuomiovuoren tuleen. Kaikki voittavat!
event-lost-hope = Sormuksen viejien rohkeus on loppunut. Kaikki häviävät.
event-lost-nazgul = Viimeinen nazgûl on saapunut. Kaikki häviävät.
event-no-uruk = Rautapiha on vapaa: ei uruk-haita, joita vastaan taistella.

## The view in words

heading-journey = Matka
heading-track = Kohtaamisrata
heading-dice = Nopat
heading-cards = Liittolaiset ja Gandalf-kortit
heading-dangers = Rohkeus ja vaarat
state-stage = Matkalla { $stage_to }.
state-turn = Vuorossa on { $seat }.
state-figure = { $figure_start }: { $where }.
where-rivendell = Rivendellissä
where-step = { $step ->
    [0] { $stage_at }
   *[other] ruudussa { $step } matkalla { $stage_to }
 }
where-waiting = odotusalueella
state-courage = Rohkeus { $courage }/{ $top }; Silmä on ruudussa { $eye }, Galadriel ruudussa { $galadriel }.
state-nazgul = { $nazgul ->
    [one] Noitakuningas, ensimmäinen yhdeksästä nazgûlista, on Minas Morgulissa.
   *[other] Minas Morgulissa on { $nazgul }/9 nazgûlia, noitakuningas mukaan lukien.
 }
state-no-nazgul = Noitakuningas on kuollut, eivätkä nazgûlit ole enää uhka.
state-isengard = { $total ->
    [0] Rautapiha on vapaa.
    [one] Rautapihassa on yksi uruk-hai, päällikkö.
   *[other] Rautapihassa on { $total } uruk-haita.
 }
state-treebeard = Puuparta vartioi Rautapihaa.
state-shadow = Gandalf on poissa Helmin syvänteeseen asti.
state-slot-card = Korttipaikka { $slot }: { $card }: { $effect }.
state-slot-known = Korttipaikka { $slot }: { $card }, kuvapuoli alaspäin mutta kaikkien tuntema.
state-slot-down = Korttipaikka { $slot }: kortti, jota kukaan ei ole nähnyt.
state-slot-empty = Korttipaikka { $slot }: tyhjä, siinä näky{ $figure_es } { $figure }.
state-slot-army = Korttipaikka { $slot }: Kuolleiden armeija, alla { $known ->
    [yes] { $card_mid }.
   *[no] kortti, jota kukaan ei ole nähnyt.
 }
state-tile = Puoli { $side }: { $dice }.
state-loose = Heitetty: { $dice }.
state-no-dice = Kaikki nopat ovat noppavarastossa.
state-helper = { $helper } ({ $seat_gen } edessä): { $effect }.
state-helper-now = { state-helper } { state-usable }
state-usable = Saa käyttää nyt.
state-no-helpers = Ei kortteja.
state-stack = { $count ->
    [0] Gandalf-pino on tyhjä.
    [one] Pinossa on yksi Gandalf-kortti.
   *[other] Pinossa on { $count } Gandalf-korttia.
 }

## What is drawn, for whoever points at it

rule-crater = Kun Sormuksen viejät pääsevät Tuomiovuoren kraatterille, voitatte kaikki.
rule-courage = Kun Sormus joutuu mustalle sydämelle, rohkeus on loppunut ja häviätte kaikki.
rule-nazgul = Kun yhdeksäs nazgûl saapuu, häviätte kaikki.

piece-space = { $step ->
    [-1] Rivendell
    [0] { $stage }
   *[other] Ruutu { $step } matkalla { $stage_to }
 }
piece-rivendell = Saattue lähti täältä.
piece-destination = Määränpää: kun Sormuksen viejät saapuvat sinne, etappi päättyy ja uudet kohtaamiskortit asetetaan esille.
piece-gift = Jos oranssi noppa vie Sormuksen viejät tasan määränpäähän, sen heittäjä nostaa Gandalf-kortin.
piece-morgul = Jokainen toveri, joka on Minas Morgulissa etapin päättyessä, auttaa Sormuksen viejät yhden ruudun eteenpäin. Se, joka menisi pidemmälle, päätyy odotusalueelle.
piece-exact = Toveri, jonka noppa vie tasan määränpäähän, tuo 1 rohkeuden.
piece-plain = Vaaraton ruutu. Siinä saa olla kuinka monta hahmoa tahansa.
piece-heart = Musta sydän: hahmo, jonka siirto päättyy siihen, maksaa teille 1 rohkeuden.
piece-nazgul-space = Nazgûlruutu: kun hahmon siirto päättyy siihen, Minas Morguliin saapuu uusi nazgûl.
piece-safe = Mitään ei tapahdu, jos ruudussa on jo toinen hahmo.
piece-unsafe = Niin käy, vaikka ruudussa olisi jo toinen hahmo.
piece-here = Tässä nyt: { $who }.
piece-ahead = { $ahead ->
    [one] Yhden ruudun Sormuksen viejien edellä.
   *[other] { $ahead } ruutua Sormuksen viejien edellä.
 }
piece-figure = { $figure_start }
piece-bearers = Frodo ja Sam, jotka vievät Sormusta.
piece-moved-by = { $die_start } noppa siirtää { $figure_par } niin monta ruutua kuin se näyttää.
piece-moves = Värinoppa siirtää värinsä hahmoa niin monta ruutua kuin se näyttää.
piece-last-stage = Viimeisellä etapilla heität vuorollasi yhden mustan nopan, kohtaat sen kortin ja siirrät Sormuksen viejiä yhden ruudun. Kukaan muu ei jatka matkaa.
piece-supporter = Toveri tukee Sormuksen viejiä taisteluissa heidän ruudustaan etapin määränpäähän asti.
piece-supports = { $figure_start } kuulu{ $figure_s } nyt heidän tukijoihinsa.
piece-supports-not = { $figure_start } { $figure_does } tue heitä nyt.
piece-waiting = Odotusalue
piece-waiting-does = Tänne tulee toveri, jonka siirto veisi Minas Morgulin ohi. Hän ei enää osallistu: hän ei tue Sormuksen viejiä eikä tuo heille askelta.

piece-courage = { $at ->
    [0] Musta sydän
   *[other] Rohkeus { $at }
 }
piece-track = Sormus rohkeusradalla
piece-ring = Sormus näyttää, paljonko rohkeutta Sormuksen viejillä on jäljellä.
piece-eye = Silmä merkitsee ruudun, johon Sauronin silmä vetää Sormuksen alas.
piece-galadriel = Tähti merkitsee ruudun, johon Galadriel siirtää Sormuksen.
piece-end = Tämä on radan pää.
piece-nazgul = { $who ->
    [king] Angmarin noitakuningas
    [rider] Nazgûl
    [all] Yhdeksän nazgûlia
   *[free] Nazgûlin vapaa ruutu
 }
piece-nazgul-come = Nazgûlit saapuvat omalla kortillaan, polun nazgûlruudusta tai tyhjästä korttipaikasta, jossa on niiden merkki, eivätkä lähde koskaan.
piece-uruk = { $who ->
    [chief] Uruk-haiden päällikkö
    [warrior] Uruk-hai-soturi
   *[free] Uruk-hain vapaa ruutu
 }
piece-isengard = Sarumanin kortti lähettää Rautapihaan uruk-haita. Kun kohtaat uruk-haiden kortin, taistelet jokaista siellä olevaa vastaan.
piece-treebeard = Puuparran merkki
piece-gandalf = Gandalfin merkki

piece-slot-card = Korttipaikka { $slot }: { $card }
piece-slot-empty = Korttipaikka { $slot }: tyhjä
piece-slot-unseen = Korttipaikka { $slot }: kortti, jota kukaan ei ole nähnyt
piece-slot-number = Kohtaat sen, kun musta noppa näyttää { $slot }.
piece-symbol = { $figure_key ->
    [nazgul] Kun musta noppa näyttää { $slot }, Minas Morguliin saapuu nazgûl.
   *[other] Kun musta noppa näyttää { $slot }, saat siirtää { $figure_par } enintään 2 ruutua.
 }
piece-unseen = Silloin se käännetään esiin. { $count ->
    [one] Se voi olla vain { $cards_mid }.
   *[other] Mahdolliset kortit: { $cards_mid }.
 }
piece-known = Se on kuvapuoli alaspäin, mutta kaikki tuntevat sen.
piece-covered = Kuolleiden armeija peittää sen: sitä ei voi nyt kohdata.
piece-leaves = Sitten se poistuu pelistä.
piece-stays = Se jää tänne ja voi tulla vastaan uudelleen.
piece-combat = Taistelunoppa
piece-fight = Taistelussa heität taistelunopan. Sormuksen viejiä tukevan toverin ase voittaa, samoin Gandalfin sauva, jos luovut Gandalf-kortista. Kaikki muu on häviö.
piece-army = Kun musta noppa näyttää sen numeroa, se marssii eteenpäin.

piece-side-name = Noppalaatan puoli { $side }
piece-side = { $side ->
    [1] Se toteutetaan ensin: kohtaat kortin, jonka korttipaikan musta noppa näyttää, ja siirrät sitten värinopan hahmoa.
   *[other] Se toteutetaan puolen 1 jälkeen: musta noppa tuo taas kortin, ja sitten värinoppa siirtää toista hahmoa.
 }
piece-side-empty = Tässä ei ole nyt mitään.
piece-die = { $die_start } noppa
piece-black = Musta noppa
piece-meets = Musta noppa tuo kohtaamisen: kohtaat kortin, jonka korttipaikan numeroa se näyttää.
piece-shows = Se näyttää { $pips }. { $what }
piece-pool = Heität kaksi värinoppaa, asetat niistä toisen puolelle 1 ja heität toisen uudelleen kolmannen kanssa puolta 2 varten.

piece-helper = { $helper }
piece-staff = Tai luovu siitä, kun taistelunoppa näyttää Gandalfin sauvan: silloin taistelu on voitettu.
piece-holder = Se on { $seat_gen } edessä.
piece-cards = Vuorossa oleva saa käyttää mitä tahansa näistä korteista, olipa se kenen edessä tahansa.
piece-cards-own = Vuorossa oleva saa käyttää omia liittolaisiaan ja kaikkia Gandalf-kortteja.
piece-once = Jokaista korttia voi käyttää kerran. Lippu on niissä, joita voi käyttää nyt.
piece-stack = Gandalf-pino

## What cards do, in whole sentences

does-lose = { $a ->
    [one] Menetätte 1 rohkeuden.
   *[other] Menetätte { $a } rohkeutta.
 }
does-gain = { $a ->
    [one] Saatte 1 rohkeuden.
   *[other] Saatte { $a } rohkeutta.
 }
does-nazgul = Minas Morguliin saapuu uusi nazgûl.
does-muster = { $a ->
    [one] Rautapihaan saapuu vielä yksi uruk-hai.
   *[other] Rautapihaan saapuu { $a } uruk-haita lisää.
 }
does-fight = { $a ->
    [one] Yksi taistelu; häviö maksaa { $b ->
        [one] 1 rohkeuden.
       *[other] { $b } rohkeutta.
    }
   *[other] { $a } taistelua; jokainen häviö maksaa { $b ->
        [one] 1 rohkeuden.
       *[other] { $b } rohkeutta.
    }
 }
does-uruk-hai = Taistelet jokaista Rautapihassa olevaa uruk-haita vastaan; jokainen hävitty taistelu maksaa { $b ->
    [one] 1 rohkeuden
   *[other] { $b } rohkeutta
 }. Jos siellä ei ole yhtään, saatte 1 rohkeuden.
does-cull = Jos voitat ainakin yhden näistä taisteluista, yksi soturi lähtee Rautapihasta.
does-mouth = Taistelet, kunnes olet voittanut kahdesti peräkkäin; jokainen hävitty taistelu maksaa { $b ->
    [one] 1 rohkeuden.
   *[other] { $b } rohkeutta.
 }
does-shadow = Gandalf on poissa, kunnes Sormuksen viejät pääsevät Helmin syvänteeseen: hänen korttejaan ei voi käyttää, eikä hänen sauvansa voita yhtään taistelua.
does-eye = Sormus putoaa rohkeusradalla ruutuun { $eye }, ellei se ole jo alempana.
does-grima = { $allies ->
    [all] Menetätte kaikki liittolaisenne.
   *[other] Menetätte yhden liittolaisistanne.
 }
does-witch-king = Heität mustan nopan häntä ja jokaista Minas Morgulissa olevaa nazgûlia kohti; jokainen pariton luku maksaa 1 rohkeuden.
does-table-0 = Heität mustan nopan: 2 tai 3 maksaa 1 rohkeuden, 4 tai enemmän maksaa 2.
does-table-1 = Heität mustan nopan: kuutonen maksaa 5 rohkeutta.
does-web = Sormuksen viejät eivät liiku tällä vuorolla.
does-denethor = Sinun on heitettävä uudelleen yksi laatan värinopista.
does-army = Se siirtyy lähimmän vasemmalla tai oikealla olevan kortin päälle. Korttia, jonka se peittää, ei voi kohdata.
does-ally = Otat tämän liittolaisen. { $helper }

does-arwen = Kun hahmon siirto päättyy mustalle sydämelle tai nazgûlruutuun, Arwen estää sen, mitä siellä tapahtuisi.
does-elrond = Heiton jälkeen Elrond antaa sinun heittää yhden nopista uudelleen.
does-theoden = Milloin tahansa ennen viimeistä etappia Théoden vie toverin sen etapin määränpäähän, jolla tämä on.
does-galadriel = Ennen taistelunopan heittoa Galadriel siirtää Sormuksen rohkeusradan ruutuun { $galadriel }.
does-eowyn = Kun noitakuninkaalle heitetään kuutonen, Éowyn surmaa hänet, eivätkä nazgûlit ole enää uhka.
does-eomer = Éomer voittaa taistelun ilman taistelunopan heittoa.
does-faramir = Ennen ensimmäistä heittoasi Faramir siirtää Sormuksen viejiä 2, 3 tai 4 ruutua.
does-treebeard = Milloin tahansa Puuparta antaa teille 2 rohkeutta tai vartioi Rautapihaa.
does-boromir = Kun taistelu uruk-haita vastaan on hävitty, Boromir taistelee uudestaan ja häviää vain Silmällä.
does-power = Heiton jälkeen käännät mustan nopan mihin tahansa lukuun.
does-trick = Heiton jälkeen käännät värinopan mihin tahansa lukuun.
does-support = Ennen ensimmäistä heittoasi heität kaikki viisi värinoppaa ja siirrät yhden niistä hahmoa.
does-vision = Ennen uutta etappia katsot sen ensimmäisen kortin ja palautat tai poistat sen.
does-wrath = Kohtaamisen jälkeen poistat sen kortin pelistä.

## The reference cards

aid-turn = Vuoro
aid-spaces = Ruudut
aid-fights = Taistelut
aid-dangers = { heading-dangers }
aid-cards = { heading-cards }
aid-end = Minas Morgul ja siitä eteenpäin
aid-dice = Nopat
aid-combat-die = Taistelunopassa ovat { $faces }.
aid-allies = Liittolaiset
aid-gandalf = Gandalf-kortit
aid-card = { $card }: { $does }
aid-encounters = Kohtaamiset: { $stage }
aid-encounter = { $name }: { $effect }.

## How it stands

meter-road = Matka
meter-road-line = { $left ->
    [0] Sormuksen viejät ovat kraatterilla.
    [one] Sormuksen viejillä on yksi ruutu jäljellä. { rule-crater }
   *[other] Sormuksen viejillä on { $left } ruutua jäljellä. { rule-crater }
 }
meter-courage = Rohkeus
meter-courage-line = { $courage ->
    [0] Rohkeutta ei ole jäljellä.
    [one] Jäljellä on 1 rohkeus. { rule-courage }
   *[other] Jäljellä on { $courage } rohkeutta. { rule-courage }
 }
meter-nazgul-line = { $now } { rule-nazgul }
holding-allies = { $count ->
    [0] Ei liittolaisia
    [one] Yksi liittolainen: { $cards_mid }
   *[other] { $count } liittolaista: { $cards_mid }
 }
holding-gandalf = { $count ->
    [0] Ei Gandalf-kortteja
    [one] Yksi Gandalf-kortti: { $cards_mid }
   *[other] { $count } Gandalf-korttia: { $cards_mid }
 }
result-stage = Saavutettu etappi
result-turns = Vuoroja
result-courage = Rohkeutta jäljellä
result-of = { $count }/{ $all }

## Endings

ending-crater = Sormus päätyi tuleen
ending-courage = rohkeus loppui
ending-nazgul = viimeinen nazgûl saapui

## Options

option-oldest = Kuka aloittaa
    .help = Oikean pöydän ääressä vanhin pelaaja, joka myös nostaa ensimmäisen Gandalf-kortin.
option-oldest-first-seat = ensimmäinen paikka
option-oldest-random = sattuma ratkaisee
option-oldest-north = Pohjoinen
option-oldest-east = Itä
option-oldest-south = Etelä
option-oldest-west = Länsi
option-youngest = Kenellä on Boromir
    .help = Oikean pöydän ääressä nuorimmalla pelaajalla. Sillä on väliä vain, jos liittolaiset auttavat vain omaa paikkaansa.
option-youngest-last-seat = viimeinen paikka
option-youngest-north = Pohjoinen
option-youngest-east = Itä
option-youngest-south = Etelä
option-youngest-west = Länsi
option-easier = Helpompi: liittolaiset hädän hetkellä
    .help = Ennen viimeistä etappia jokainen käyttämätön liittolainen ja Gandalf-kortti antaa 1 rohkeuden.
option-own_allies = Vaikeampi: liittolaiset auttavat vain omaa paikkaansa
    .help = Liittolaista saa käyttää vain se paikka, joka kohtasi hänet. Gandalf-kortteja saavat yhä käyttää kaikki.
option-no_protection = Vaikeampi: ei suojaa
    .help = Tapahtumaruudut vaikuttavat jokaiseen hahmoon, jonka siirto päättyy niihin, myös toisen vieressä.
option-easier_spends = Helpompi peli kuluttaa kortit
    .help = Toinen tulkinta sääntökirjasta: rohkeudeksi muutettu kortti menee pelilaatikkoon.
option-any_exact = Jokainen saapuminen tasalukemalla lasketaan
    .help = Toinen tulkinta: myös korttipaikkojen symbolit, Théoden ja Faramir tuovat rohkeutta tai Gandalf-kortin.
option-bonus_exact = Lisäaskelia vain tasalukemista
    .help = Toinen tulkinta: Sormuksen viejiä auttavat eteenpäin vain ne toverit, jotka saapuivat Minas Morguliin tasalukemalla.
option-theoden_onward = Théoden vie eteenpäin määränpäästä
    .help = Toinen tulkinta hänen kortistaan: määränpäässä olevan toverin saa viedä seuraavaan.
option-grima = Gríma karkottaa
    .help = Sääntökirja ei kerro, montako liittolaista menetetään.
option-grima-one = yhden liittolaisen
option-grima-all = kaikki liittolaiset
option-courage_top = Rohkeusradan yläpää
    .help = Päätelty. Laske ruudut omalta pelilaudaltasi; alin ympyrä on 1.
    .source = päätelmä: mikä tahansa luku 13:sta 20:een toimii pelissä samoin
option-eye_space = Silmän ruutu
    .help = Päätelty. Laske rohkeusradan alimmasta ympyrästä.
    .source = päätelmä: arvostelun mukaan Silmä pudottaa Sormuksen melkein pohjalle
option-galadriel_space = Galadrielin ruutu
    .help = Päätelty. Laske rohkeusradan alimmasta ympyrästä.
    .source = päätelmä: on oltava muu kuin aloitusruutu ja tuotava hyötyä kolmannesta etapista alkaen
option-slot_symbols = Kuuden korttipaikan symbolit
    .help = Pääteltyjä, paitsi toinen. Lue ne omalta pelilaudaltasi.
    .source = korttipaikka 2: puolankielinen sääntökirja; muut: päätelmä
option-slot_symbols-ring-bearers = Sormuksen viejät
option-slot_symbols-merry-pippin = Merri ja Pippin
option-slot_symbols-aragorn = Aragorn
option-slot_symbols-legolas = Legolas
option-slot_symbols-gimli = Gimli
option-slot_symbols-nazgul = nazgûl
option-last_steps = Ruutuja Minas Morgulista kraatterille
    .help = Puhtaaksikirjoituksesta, joka on tässä kohdassa epävarmempi.
    .source = harrastajan puhtaaksikirjoitus pelistä, jossa kaikki etapit ovat yhtä leveitä
option-haradrim_leave = Haradrimit lähtevät yhden kohtaamisen jälkeen
    .help = Puhtaaksikirjoituksessa ei ole siinä poistosymbolia, mikä voi olla lipsahdus.
    .source = harrastajan puhtaaksikirjoitus pelistä, jossa jokainen muu menetys ilman taistelua on merkitty poistuvaksi
option-mumakil_battles = Taisteluja mûmakeja vastaan
    .help = Puhtaaksikirjoituksen mukaan kaksi.
    .source = harrastajan puhtaaksikirjoitus pelistä
option-mumakil_hearts = Rohkeuden menetys jokaisesta hävitystä taistelusta mûmakeja vastaan
    .help = Puhtaaksikirjoituksessa on kaksi sydäntä; ne voivat tarkoittaa molempia taisteluja yhteensä.
    .source = harrastajan puhtaaksikirjoitus pelistä: kaksi sydäntä, tulkittu kahdeksi kustakin taistelusta

## Board

board-label = Seikkailu Tuomiovuorelle: polku, kohtaamisrata, nopat ja kortit
board-rivendell = Rivendell
board-waiting = odotus
board-isengard = Rautapiha
board-nazgul = Nazgûlit
board-courage = Rohkeus
board-cards = Kortit
board-side = Puoli { $side }
board-twin = ei eroa
board-combat = { $fights ->
    [one] Taistelu: merkitty tahko voittaa
   *[other] { $fights } taistelua: merkitty tahko voittaa
 }
board-meet = kohtaa
board-move = siirrä
board-use = nyt
pane-path = Polku
pane-track = Kohtaamiset
pane-cards = Kortit

## What the lab counts

measure-turns = vuoroja peliä kohti
measure-turns-any = pelejä, joissa pelattiin vuoro
measure-courage = rohkeutta jäljellä
measure-courage-any = pelejä, joissa rohkeutta jäi
measure-lost-lothlorien = hävitty matkalla Lothlórieniin
measure-lost-lothlorien-any = siellä hävittyjä pelejä
measure-lost-rohan = hävitty matkalla Rohaniin
measure-lost-rohan-any = siellä hävittyjä pelejä
measure-lost-helms-deep = hävitty matkalla Helmin syvänteeseen
measure-lost-helms-deep-any = siellä hävittyjä pelejä
measure-lost-gondor = hävitty matkalla Gondoriin
measure-lost-gondor-any = siellä hävittyjä pelejä
measure-lost-minas-morgul = hävitty matkalla Minas Morguliin
measure-lost-minas-morgul-any = siellä hävittyjä pelejä
measure-lost-mount-doom = hävitty matkalla Tuomiovuorelle
measure-lost-mount-doom-any = siellä hävittyjä pelejä
