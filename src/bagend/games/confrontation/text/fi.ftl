title = Yhteenotto
aim = Valo vie Frodon salaa Mordoriin; Pimeys löytää ja lyö hänet ennen sitä tai tuo kolme hahmoa Kontuun.
about = Kahden pelaajan kamppailu salaisin hahmoin. Kukaan ei tiedä, kuka seisoo missä, ennen kuin taistellaan.

## Nouns

seat-light = Valo
    .gen = Valon
    .par = Valoa
seat-dark = Pimeys
    .gen = Pimeyden
    .par = Pimeyttä

region-shire = Kontu
    .ill = Kontuun
    .ine = Konnussa
    .ela = Konnusta
region-arthedain = Arthedain
    .ill = Arthedainiin
    .ine = Arthedainissa
    .ela = Arthedainista
region-cardolan = Cardolan
    .ill = Cardolaniin
    .ine = Cardolanissa
    .ela = Cardolanista
region-rhudaur = Rhudaur
    .ill = Rhudauriin
    .ine = Rhudaurissa
    .ela = Rhudaurista
region-eregion = Eregion
    .ill = Eregioniin
    .ine = Eregionissa
    .ela = Eregionista
region-enedwaith = Enedwaith
    .ill = Enedwaithiin
    .ine = Enedwaithissa
    .ela = Enedwaithista
region-high-pass = Korkea sola
    .ill = Korkeaan solaan
    .ine = Korkeassa solassa
    .ela = Korkeasta solasta
region-misty-mountains = Sumuvuoret
    .ill = Sumuvuorille
    .ine = Sumuvuorilla
    .ela = Sumuvuorilta
region-moria = Moria
    .ill = Moriaan
    .ine = Moriassa
    .ela = Moriasta
region-gap-of-rohan = Rohanin aukko
    .ill = Rohanin aukkoon
    .ine = Rohanin aukossa
    .ela = Rohanin aukosta
region-mirkwood = Synkmetsä
    .ill = Synkmetsään
    .ine = Synkmetsässä
    .ela = Synkmetsästä
region-fangorn = Fangorn
    .ill = Fangorniin
    .ine = Fangornissa
    .ela = Fangornista
region-rohan = Rohan
    .ill = Rohaniin
    .ine = Rohanissa
    .ela = Rohanista
region-dagorlad = Dagorlad
    .ill = Dagorladiin
    .ine = Dagorladissa
    .ela = Dagorladista
region-gondor = Gondor
    .ill = Gondoriin
    .ine = Gondorissa
    .ela = Gondorista
region-mordor = Mordor
    .ill = Mordoriin
    .ine = Mordorissa
    .ela = Mordorista

place-shire = Kontu
place-arthedain = Arthedain
place-cardolan = Cardolan
place-rhudaur = Rhudaur
place-eregion = Eregion
place-enedwaith = Enedwaith
place-high-pass = Korkea sola
place-misty-mountains = Sumuvuoret
place-moria = Moria
place-gap-of-rohan = Rohanin aukko
place-mirkwood = Synkmetsä
place-fangorn = Fangorn
place-rohan = Rohan
place-dagorlad = Dagorlad
place-gondor = Gondor
place-mordor = Mordor

figure-frodo = Frodo
    .start = Frodo
    .gen = Frodon
    .acc = Frodon
    .par = Frodoa
    .ade = Frodolla
figure-sam = Sam
    .start = Sam
    .gen = Samin
    .acc = Samin
    .par = Samia
    .ade = Samilla
figure-pippin = Pippin
    .start = Pippin
    .gen = Pippinin
    .acc = Pippinin
    .par = Pippiniä
    .ade = Pippinillä
figure-merry = Merri
    .start = Merri
    .gen = Merrin
    .acc = Merrin
    .par = Merriä
    .ade = Merrillä
figure-gandalf = Gandalf
    .start = Gandalf
    .gen = Gandalfin
    .acc = Gandalfin
    .par = Gandalfia
    .ade = Gandalfilla
figure-aragorn = Aragorn
    .start = Aragorn
    .gen = Aragornin
    .acc = Aragornin
    .par = Aragornia
    .ade = Aragornilla
figure-legolas = Legolas
    .start = Legolas
    .gen = Legolasin
    .acc = Legolasin
    .par = Legolasia
    .ade = Legolasilla
figure-gimli = Gimli
    .start = Gimli
    .gen = Gimlin
    .acc = Gimlin
    .par = Gimliä
    .ade = Gimlillä
figure-boromir = Boromir
    .start = Boromir
    .gen = Boromirin
    .acc = Boromirin
    .par = Boromiria
    .ade = Boromirilla
figure-balrog = balrog
    .start = Balrog
    .gen = balrogin
    .acc = balrogin
    .par = balrogia
    .ade = balrogilla
figure-shelob = Lukitari
    .start = Lukitari
    .gen = Lukitarin
    .acc = Lukitarin
    .par = Lukitaria
    .ade = Lukitarilla
figure-witch-king = noitakuningas
    .start = Noitakuningas
    .gen = noitakuninkaan
    .acc = noitakuninkaan
    .par = noitakuningasta
    .ade = noitakuninkaalla
figure-flying-nazgul = lentävä nazgûl
    .start = Lentävä nazgûl
    .gen = lentävän nazgûlin
    .acc = lentävän nazgûlin
    .par = lentävää nazgûlia
    .ade = lentävällä nazgûlilla
figure-black-rider = Musta ratsastaja
    .start = Musta ratsastaja
    .gen = Mustan ratsastajan
    .acc = Mustan ratsastajan
    .par = Mustaa ratsastajaa
    .ade = Mustalla ratsastajalla
figure-saruman = Saruman
    .start = Saruman
    .gen = Sarumanin
    .acc = Sarumanin
    .par = Sarumania
    .ade = Sarumanilla
figure-orcs = örkit
    .start = Örkit
    .gen = örkkien
    .acc = örkit
    .par = örkkejä
    .ade = örkeillä
figure-warg = hukka
    .start = Hukka
    .gen = hukan
    .acc = hukan
    .par = hukkaa
    .ade = hukalla
figure-cave-troll = luolapeikko
    .start = Luolapeikko
    .gen = luolapeikon
    .acc = luolapeikon
    .par = luolapeikkoa
    .ade = luolapeikolla

short-frodo = Frodo
short-sam = Sam
short-pippin = Pippin
short-merry = Merri
short-gandalf = Gandalf
short-aragorn = Aragorn
short-legolas = Legolas
short-gimli = Gimli
short-boromir = Boromir
short-balrog = Balrog
short-shelob = Lukitari
short-witch-king = Noitakuningas
short-flying-nazgul = Nazgûl
short-black-rider = Ratsastaja
short-saruman = Saruman
short-orcs = Örkit
short-warg = Hukka
short-cave-troll = Peikko

card-1 = 1
    .acc = kortin 1
    .tra = kortiksi 1
card-2 = 2
    .acc = kortin 2
    .tra = kortiksi 2
card-3 = 3
    .acc = kortin 3
    .tra = kortiksi 3
card-4 = 4
    .acc = kortin 4
    .tra = kortiksi 4
card-5 = 5
    .acc = kortin 5
    .tra = kortiksi 5
card-6 = 6
    .acc = kortin 6
    .tra = kortiksi 6
card-magic = Taikuus
    .acc = Taikuuden
    .tra = Taikuudeksi
card-eye = Sauronin silmä
    .acc = Sauronin silmän
    .tra = Sauronin silmäksi
card-retreat = Vetäytyminen
    .acc = Vetäytymisen
    .tra = Vetäytymiseksi
card-sacrifice = Jalo uhraus
    .acc = Jalon uhrauksen
    .tra = Jaloksi uhraukseksi
card-cloak = Haltiaviitta
    .acc = Haltiaviitan
    .tra = Haltiaviitaksi

special-shadowfax = Hallavaharja
special-gandalf = Gandalf Valkoinen
special-palantir = Palantír
special-recall = Kutsu Mordoriin

arrangement-vanguard = Etujoukko
arrangement-spearhead = Keihäänkärki
arrangement-quiet-road = Hiljainen tie
arrangement-gatekeepers = Portinvartijat
arrangement-hunt = Ajojahti
arrangement-wolves = Sudet

## What each figure does

text-frodo = Saa hyökkäyksen kohteena livahtaa sivulle ennen kortteja.
text-sam = Frodon kanssa voima on 5. Saa taistella Frodon puolesta.
text-pippin = Saa hyökätessään vetäytyä ennen kortteja.
text-merry = Lyö noitakuninkaan heti.
text-gandalf = Pimeys pelaa ensin, kuvapuoli ylöspäin.
text-aragorn = Saa hyökätä mille tahansa viereiselle alueelle.
text-legolas = Lyö lentävän nazgûlin heti.
text-gimli = Lyö örkit heti.
text-boromir = Kaatuu yhdessä vihollisensa kanssa.
text-balrog = Saa Moriassa iskeä maahan tunnelin kulkijan.
text-shelob = Palaa voiton jälkeen Gondoriin tai kaatuu, jos siellä ei ole tilaa.
text-witch-king = Saa hyökätä sivulle.
text-flying-nazgul = Saa hyökätä yksinäisen Valon hahmon kimppuun missä tahansa.
text-black-rider = Saa ratsastaa hyökkäykseen kuinka pitkälle eteenpäin tahansa.
text-saruman = Saa kieltää kortit.
text-orcs = Lyövät hyökätessään ensimmäisen hahmon heti.
text-warg = Valon hahmon teksti ei vaikuta.
text-cave-troll = Pimeyden kortti ei vaikuta.

## Questions

prompt-arrange = { $seat } asettaa hahmonsa salaa.
prompt-place = { $seat }, aseta hahmosi: { $count ->
    [one] yksi alue on vielä tyhjä.
   *[other] { $count } aluetta on vielä tyhjänä.
 }
prompt-ready = { $seat }, ovatko kaikki siellä, missä haluat?
prompt-scatter = Sattuma asettaa hahmon pelilaudalle.
prompt-turn = { $seat }, minkä hahmon siirrät?
prompt-turn-on = { $seat }, minne Hallavaharjan kantama hahmo jatkaa?
prompt-tunnel = { $seat }, Valon hahmo on Morian tunnelissa. Iskeekö balrog?
prompt-tunnel-watched = { $seat }, Valon hahmo on Morian tunnelissa. Pääseekö se läpi?
prompt-challenge = { $seat }, ketä vastaan taistelet { $region_ine }?
prompt-opponent = Sattuma arpoo yhden puolustajista.
prompt-text = { $seat }, { $light } kohtaa { $dark_acc }. Mitä { $light } tekee ennen kortteja?
prompt-saruman = { $seat }, kieltääkö Saruman kortit { $light_par } vastaan?
prompt-card = { $seat }, minkä kortin pelaat? { $light_start } taistelee { $dark_par } vastaan.
prompt-magic = { $seat }, mihin poistopakkasi korttiin vaihdat Taikuuden? { $light_start } taistelee { $dark_par } vastaan.
prompt-retreat = { $seat_key ->
    [light] { $seat }, minne { $light } vetäytyy?
   *[dark] { $dark_key ->
        [orcs] { $seat }, minne örkit vetäytyvät?
       *[other] { $seat }, minne { $dark } vetäytyy?
     }
 }
prompt-over-none = Peli on päättynyt.
prompt-over-mordor = Frodo on päässyt Mordoriin. Valo voittaa.
prompt-over-frodo = Frodo on kaatunut. Pimeys voittaa.
prompt-over-shire = Konnussa on kolme Pimeyden hahmoa. Pimeys voittaa.
prompt-over-stuck = { $loser } ei voi liikkua. { $winner } voittaa.

## Answers

verb-place = Aseta
verb-arrange = Valmis asetelma
verb-scatter = Arvo loput
verb-ready = Valmis
verb-move = Siirrä
verb-ride = Hallavaharja
verb-return = Gandalf Valkoinen
verb-look = Palantír
verb-recall = Kutsu
verb-strike = Iske
verb-spare = Pysy piilossa
verb-name = Haasta
verb-point = Osoita
verb-any = Joku tuntematon
verb-stay = Pysy
verb-flee = Vetäydy
verb-substitute = Sam tilalle
verb-unite = Rinta rinnan
verb-forbid = Ei kortteja
verb-allow = Kortit
verb-play = Pelaa
verb-fetch = Taikuuden tilalle
verb-forgo = Ei vaikutusta

answer-place = { $figure_start } { $region_ill }
answer-arrange = Valmis alkuasetelma ”{ $arrangement }”
answer-scatter = Anna sattuman asettaa loput
answer-ready = Valmis
answer-move = Siirrä { $figure } { $region_ill }
answer-attack = Hyökkää { $figure_ade } { $region_ill }
answer-ride = Hallavaharja vie { $figure_acc } { $region_ill }
answer-return = Tuo Gandalf takaisin Fangorniin
answer-look = Katso { $region_ill }
answer-recall = Kutsu { $figure } Mordoriin
answer-strike = Balrog iskee
answer-spare = Päästä kulkija läpi
answer-name = Taistele { $figure_par } vastaan
answer-point = Taistele nappulaa { $stand } vastaan
answer-any = Taistele tuntematonta hahmoa vastaan
answer-stay = Pysy paikallasi
answer-flee = Mene { $region_ill }
answer-substitute = Sam taistelee Frodon puolesta
answer-unite = Näytä Frodo Samin rinnalla
answer-forbid = Ei kortteja
answer-allow = Kortteja saa pelata
answer-play = Pelaa { $card }
answer-fetch = Taikuus muuttuu { $card_tra }
answer-forgo = Taikuus jää ilman vaikutusta

## What an answer is about

about-arrange-vanguard = Turvallinen alku: taistelijat kulkevat edellä, ja Frodo odottaa Konnussa Samin, Pippinin ja Gandalfin kanssa.
about-arrange-spearhead = Nopea eteneminen: Frodo ja Sam lähtevät heti, aivan Gandalfin, Aragornin ja Boromirin takana.
about-arrange-quiet-road = Hämäys: Pippin kulkee edellä kuin olisi Frodo, joka jää kotiin Samin, Merrin ja Aragornin kanssa.
about-arrange-gatekeepers = Luja puolustus: vahvat vartioivat Mordorin teitä, ja kolme nazgûlia odottaa niiden takana.
about-arrange-hunt = Takaa-ajo: kolme nazgûlia aloittaa edessä, valmiina iskemään kauas heti ensimmäisellä vuorolla.
about-arrange-wolves = Kovia taisteluja: hukka, örkit ja balrog kulkevat kärjessä, ja harva Valon hahmo pärjää niille.
about-ready = Vastustajasi näkee nappulasi mutta ei sitä, keitä ne ovat.
about-tunnel = { $danger ->
    [no] Morian hahmo ei ole balrog.
    [sure] Balrog on Moriassa ja saa iskeä { $figure_gen } maahan.
   *[maybe] Morian hahmo voi olla balrog, joka saisi iskeä { $figure_gen } maahan.
 }
about-defender = Puolustaja: { $who }.
about-defender-many = Puolustaja on yksi { $number } hahmosta.
about-defenders = { $count } puolustajaa; mahdollisia ovat { $who }. Taistelut käydään yksi kerrallaan.
about-defenders-many = { $count } puolustajaa; mahdollisia hahmoja on { $number }. Taistelut käydään yksi kerrallaan.
about-at-once = { $end ->
    [win] Voitto ennen kortteja { $who_par } vastaan.
    [loss] Tappio ennen kortteja { $who_par } vastaan.
   *[both] Molemmat kaatuvat ennen kortteja taistelussa { $who_par } vastaan.
 }
about-at-once-except = { $end ->
    [win] Voitto ennen kortteja, paitsi { $who_par } vastaan.
    [loss] Tappio ennen kortteja, paitsi { $who_par } vastaan.
   *[both] Molemmat kaatuvat ennen kortteja, paitsi taistelussa { $who_par } vastaan.
 }
about-at-once-always = { $end ->
    [win] Voitto ennen kortteja, oli vastassa kuka tahansa.
    [loss] Tappio ennen kortteja, oli vastassa kuka tahansa.
   *[both] Molemmat kaatuvat ennen kortteja, oli vastassa kuka tahansa.
 }
about-shelob = Jos hän voittaa, hän palaa Gondoriin.
about-shelob-lost = Jos hän voittaa, hänkin kaatuu: Gondorissa ei ole hänelle tilaa.
about-ride = Ensin yksi askel; sitten sama hahmo tekee siirtonsa. Kortti on kertakäyttöinen.
about-return = Tämä on siirtosi. Kortti on kertakäyttöinen.
about-look = Näet kaikki siellä olevat Valon hahmot ja teet sitten siirtosi; jos hyökkäät sinne tällä vuorolla, saat valita, ketä vastaan taistelet. Kortti on kertakäyttöinen.
about-recall = Tämä on siirtosi. Kortti on kertakäyttöinen.
about-walker = Kulkija on { $who }.
about-walker-many = Kulkija on yksi { $number } hahmosta.
about-sam = Kun Frodo on rinnalla, Samin voima on 5.
about-void = Ei vaikutusta: luolapeikon kanssa korttiasi ei lasketa.
about-number = Lisää { $card }: yhteisvoima { $total }, vastassa { $void ->
    [1] { $rival }.
   *[other] { $rival } ja kortti{ $unless ->
        [cloak] , ellei korttisi kohtaa Haltiaviittaa.
       *[none] .
     }
 }
about-magic-empty = Ei vaikutusta: poistopakkasi on tyhjä.
about-magic = { $must ->
    [0] { $when ->
        [first] Ennen kuin Valo pelaa, voit
        [now] Voit
       *[open] Kun molemmat kortit on käännetty esiin, voit
     } vaihtaa sen johonkin poistopakkasi korttiin
   *[other] { $when ->
        [first] Ennen kuin Valo pelaa, sinun on
        [now] Sinun on
       *[open] Kun molemmat kortit on käännetty esiin, sinun on
     } vaihdettava se johonkin poistopakkasi korttiin
 }{ $unless ->
    [eye] , ellei se kohtaa Sauronin silmää.
   *[none] .
 }
about-eye = Jos Valo pelaa tekstikortin, se ei vaikuta.
about-retreat-none = Ei vaikutusta: ei ole paikkaa, jonne vetäytyä.
about-retreat = { $must ->
    [0] Voi viedä
   *[other] Vie
 } { $figure_acc } pois taistelusta { $regions_ill }{ $unless ->
    [eye] , ellei kortti kohtaa Sauronin silmää.
   *[none] .
 }
about-sacrifice = Molemmat hahmot kaatuvat{ $unless ->
    [eye] , ellei kortti kohtaa Sauronin silmää.
    [retreat] , ellei kortti kohtaa Vetäytymistä.
    [either] , ellei kortti kohtaa Sauronin silmää tai Vetäytymistä.
   *[none] .
 }{ $end ->
    [loss] {" "}Jos Frodo kaatuu, häviät.
   *[none] {""}
 }
about-cloak = Pimeyden numeroa ei lasketa{ $unless ->
    [eye] , ellei kortti kohtaa Sauronin silmää.
   *[none] .
 }
about-cloak-void = Ei vaikutusta: luolapeikon korttia ei lasketa muutenkaan.

## What comes next

then-arrange = Sitten myös { $seat } asettaa hahmonsa salaa.
then-scatter = Sitten sattuma asettaa muut; kaikki ovat yhtä todennäköisiä.
# Whose turn it is was just told.
then-turn = {""}
then-tunnel = Sitten { $seat } päättää, mitä Moriassa tapahtuu.
then-challenge = Sitten { $seat } valitsee, ketä vastaan taistellaan.
then-opponent = Sitten sattuma arpoo yhden tuntemattomista puolustajista.
then-text = Sitten { $seat } päättää, käyttääkö hahmonsa tekstiä.
then-saruman = Sitten { $seat } sanoo, pelataanko kortteja.
then-card = Sitten { $seat } pelaa kortin.
then-magic = Sitten { $seat } valitsee, mihin korttiin sen Taikuus vaihtuu.
then-retreat = Sitten { $seat } valitsee, minne vetäydytään.

## What is told

event-placed = { $figure_start } { $region_ill }.
event-at-home = Muut neljä jäävät kotiin { $region_ill }.
event-arranged = { $seat } on valmis.
event-turn = Vuorossa on { $seat }.
event-moved = { $seat } siirtää hahmon { $start_ela } { $to_ill }.
event-mover = { $figure_key ->
    [orcs] Ne ovat örkit.
   *[other] Se on { $figure }.
 }
event-tunnel = { $seat } lähettää hahmon Morian tunneliin.
event-quiet = Moriassa ei liiku mitään.
event-struck = Balrog nousee Moriassa ja iskee kulkijan maahan.
event-attacked = { $seat } hyökkää { $start_ela } { $region_ill }.
event-battle = Taistelu { $region_ine }: { $attacker } vastaan { $defender }.
event-silenced = Hukkaa vastaan { $figure_gen } teksti ei vaikuta.
event-stood = { $figure_start } pysyy paikallaan.
event-slipped = { $figure_start } livahtaa { $start_ela } { $to_ill }.
event-stepped-in = Sam astuu Frodon eteen ja taistelee hänen puolestaan.
event-united = Frodo näyttäytyy Samin rinnalla.
event-slew = { $figure_start } lyö { $victim_acc } heti.
event-both-fell = { $figure_start } ja { $victim } kaatuvat yhdessä.
event-overran = Örkit jyräävät { $victim_acc } alleen.
event-forbade = Saruman kieltää kortit.
event-allowed = Saruman antaa korttien ratkaista.
event-laid = { $seat } pelaa kortin kuvapuoli alaspäin.
event-played = { $seat } pelaa { $card_acc }.
event-fetched = { $seat_gen } Taikuus muuttuu { $card_tra }.
event-without-effect = { $seat_gen } kortti { $card } ei vaikuta.
event-cloaked = Haltiaviitan alla Pimeyden korttia { $card } ei lasketa.
event-cancelled = Sauronin silmä kumoaa { $card_acc }.
event-retreated = { $figure_key ->
    [orcs] Örkit vetäytyvät
   *[other] { $figure_start } vetäytyy
 } { $start_ela } { $to_ill }.
event-sacrificed = Jalo uhraus: { $figure } ja { $victim } kaatuvat.
event-defeated = { $figure_key ->
    [orcs] Örkit lyövät
   *[other] { $figure_start } lyö
 } { $victim_acc } luvuin { $more }–{ $less }.
event-tied = { $figure_start } ja { $victim } kaatuvat yhdessä luvuin { $strength }–{ $strength }.
event-fell = { $figure_start } kaatuu.
event-took-back = Kaikki yhdeksän korttia on käytetty: kumpikin puoli ottaa omansa takaisin.
event-went-home = Lukitari hiipii takaisin Gondoriin.
event-no-home = Lukitarille ei ole tilaa Gondorissa.
event-rode = Hallavaharja tulee Valon avuksi.
event-came-back = Gandalf palaa Valkoisena ja asettuu Fangorniin.
event-looked = Pimeys katsoo palantírilla { $region_ill }.
event-saw = Palantír näyttää: { $region_ine } on { $figure }.
event-recalled = Pimeys kutsuu hahmon { $start_ela } takaisin Mordoriin.
event-ended = { $ending_key ->
    [mordor] Frodo on päässyt Mordoriin. { $seat } voittaa.
    [frodo] Sormuksen viejä on mennyttä. { $seat } voittaa.
    [shire] Konnussa on kolme Pimeyden hahmoa. { $seat } voittaa.
   *[stuck] Toinen puoli ei voi liikkua. { $seat } voittaa.
 }

## The view in words

heading-battle = Taistelu { $region_ine }
heading-last-battle = Viimeisin taistelu { $region_ine }
heading-board = Pelilaudalla
heading-land = Maasto
state-fighter = { $seat }: { $figure }, voima { $strength }.
state-played = { $seat } on pelannut { $card_acc }.
state-total = { $seat_gen } yhteisvoima on { $strength } + { $added } = { $total }.
state-laid = { $seat_gen } kortti on kuvapuoli alaspäin.
state-region = { $region }: { $here }
state-empty = Ei vielä nappuloita.
state-hidden = { $count ->
    [one] { $side_gen } nappula
   *[other] { $count } { $side_gen } nappulaa
 }
state-seen = { $figure } (vastustajasi tiedossa)
state-hand = Kortit kädessä: { $cards }
state-pile = Poistopakassa: { $cards }
state-lost = Lyödyt: { $figures }
state-none-lost = Ketään ei ole lyöty.
state-special = Erikoiskortit: { $cards }
state-won = Voittaja!
state-active = Tämä puoli on vuorossa.
state-limit = Kummaltakin puolelta enintään { $limit }: { $regions }
state-river = Jokea pitkin, vain Valo: { $start_ela } { $to_ill }
state-tunnel = Morian tunnelin läpi, vain Valo: { $start_ela } { $to_ill }

## What is drawn

piece-limit = { $limit ->
    [one] Täällä voi olla enintään yksi hahmo kummaltakin puolelta.
   *[other] Täällä voi olla enintään { $limit } hahmoa kummaltakin puolelta.
 }
piece-shire = Pimeys voittaa, kun täällä on kolme sen hahmoa.
piece-mordor = Valo voittaa, kun Frodo tulee tänne.
piece-moria = Jos balrog on Moriassa, se saa iskeä maahan tunnelin kulkijan.
piece-gondor = Lukitari palaa tänne aina voitettuaan taistelun.
piece-ways = { $seat } pääsee täältä { $regions_ill }.
piece-by-river = Jokea pitkin Valo pääsee myös { $to_ill }.
piece-by-tunnel = Tunnelin läpi Valo pääsee myös { $to_ill }.
piece-sideways = Vieressä: { $regions }. Sivulle pääsee vain tekstillä tai kortilla.
piece-mountain = Vuorilla kukaan ei liiku sivulle.
piece-here = Täällä nyt: { $here }.
piece-nobody = Täällä ei ole nyt ketään.
piece-river-name = Anduin
piece-river = Valo pääsee jokea myötävirtaan Synkmetsästä Fangorniin ja Fangornista Rohaniin. Pimeys ei pääse.
piece-tunnel-name = Morian tunneli
piece-tunnel = Valo pääsee tunnelin läpi Eregionista Fangorniin, ei koskaan takaisin. Pimeys ei pääse.
piece-strength = Voima { $strength }.
piece-at = Nyt { $region_ine }.
piece-defeated = Lyöty.
piece-unplaced = Vielä asettamatta.
piece-known = Vastustajasi tietää, kuka tämä on.
piece-guessed = { $count ->
    [2] Vastustajasi silmissä tämä voi olla kumpi tahansa kahdesta hahmosta.
   *[other] Vastustajasi silmissä tämä voi olla mikä tahansa { $count } hahmosta.
 }
piece-hiding = Piilossa { $regions_ine }.
piece-stand = { $side_gen } tuntematon hahmo
piece-could = Tämä voi olla { $who }.
piece-card = { $seat }: { $card }
piece-laid-name = { $seat_gen } kortti, kuvapuoli alaspäin
piece-laid = Se käännetään esiin, kun molemmat puolet ovat pelanneet.
piece-in-hand = { $seat_gen } kädessä.
piece-discarded = Poistopakassa. { $seat } ottaa sen takaisin, kun kaikki yhdeksän korttia on käytetty.
piece-played = Pelattu tässä taistelussa.
piece-special = Sen voi käyttää kerran.
piece-battle-name = Taistelu
piece-no-battle = Vielä ei ole taisteltu.
piece-battle = Kun hahmo siirtyy vihollisen luo, molemmat paljastetaan. Ensin vaikuttavat tekstit, sitten kumpikin puoli pelaa kortin, ja se kaatuu, jonka yhteisvoima on pienempi.
piece-light = Valo voittaa, kun Frodo saapuu Mordoriin tai kun Pimeys ei voi liikkua.
piece-dark = Pimeys voittaa, kun Frodo kaatuu, kun Konnussa on kolme sen hahmoa tai kun Valo ei voi liikkua.
piece-side = { $figures ->
    [0] Jäljellä ei ole yhtään hahmoa
    [one] Jäljellä on yksi hahmo
   *[other] Jäljellä on { $figures } hahmoa
 }, { $cards ->
    [0] eikä kädessä ole kortteja
    [one] ja kädessä on yksi kortti
   *[other] ja kädessä on { $cards } korttia
 }.

does-number = Lisää hahmonsa voimaan { $number }.
does-magic = Muuttuu omistajansa poistopakan kortiksi.
does-eye = Valon tekstikortti ei vaikuta.
does-retreat = { $seat_key ->
    [light] Valon hahmo lähtee taistelusta ja palaa yhden alueen taaksepäin, jos jollakin vihollisista vapaalla alueella on tilaa.
   *[dark] Pimeyden hahmo lähtee taistelusta ja siirtyy sivulle, jos jollakin vihollisista vapaalla alueella on tilaa.
 }
does-sacrifice = Molemmat hahmot kaatuvat, ellei Pimeyden hahmo ole lähtenyt taistelusta.
does-cloak = Pimeyden numeroa ei lasketa.
does-shadowfax = Ennen siirtoasi yksi hahmo ottaa askeleen eteenpäin alueelle, jolla ei ole vihollisia; sitten sama hahmo siirtyy.
does-gandalf = Siirron sijasta lyöty Gandalf palaa Fangorniin, jos siellä ei ole Pimeyden hahmoja.
does-palantir = Ennen siirtoasi näet kaikki yhden alueen Valon hahmot mutta et Konnun hahmoja.
does-recall = Siirron sijasta yksi hahmoistasi menee Mordoriin, jos siellä ei ole Valon hahmoja.

## How near victory is

meter-mordor-label = Mordor
meter-mordor = { $steps ->
    [one] Frodo on yhden siirron päässä Mordorista.
   *[other] Frodo on vähintään { $steps } siirron päässä Mordorista.
 }
meter-mordor-hidden = { $steps ->
    [one] Nappula, joka voi olla Frodo, on yhden siirron päässä Mordorista.
   *[other] Frodo on vähintään { $steps } siirron päässä Mordorista.
 }
meter-mordor-done = Frodo on päässyt Mordoriin.
meter-mordor-lost = Frodo on kaatunut.
meter-frodo-label = Frodo
meter-frodo = { $count ->
    [one] Pimeys tietää, missä Frodo on.
    [2] { $viewer ->
        [0] Pimeyden silmissä Frodo
       *[other] Frodo
     } voi olla kumpi tahansa kahdesta nappulasta.
   *[other] { $viewer ->
        [0] Pimeyden silmissä Frodo
       *[other] Frodo
     } voi olla mikä tahansa { $count } nappulasta.
 }
meter-shire-label = Kontu
meter-shire = { $count ->
    [0] Konnussa ei ole Pimeyden hahmoja; kolme toisi voiton.
    [1] Konnussa on yksi Pimeyden hahmo; kolme toisi voiton.
    [2] Konnussa on kaksi Pimeyden hahmoa; kolmas tuo voiton.
   *[other] Konnussa on kolme Pimeyden hahmoa.
 }
meter-stuck-label = Saarto
meter-stuck = { $count ->
    [0] Yksikään { $seat_gen } hahmo ei voi liikkua.
    [one] Yksi { $seat_gen } hahmo voi vielä liikkua; jos yksikään ei voi, { $seat } häviää.
   *[other] { $count } { $seat_gen } hahmoa voi vielä liikkua; jos yksikään ei voi, { $seat } häviää.
 }
meter-stuck-helped = Yksikään { $seat_gen } hahmo ei voi liikkua, mutta erikoiskortti auttaa vielä.
meter-stuck-done = { $seat } ei voi liikkua.

holding-figures = { $count ->
    [one] yksi hahmo jäljellä
   *[other] { $count } hahmoa jäljellä
 }
holding-cards = { $count ->
    [one] yksi kortti kädessä
   *[other] { $count } korttia kädessä
 }
holding-special = { $card }: vielä käyttämättä

## A finished match in numbers

key-turns = Vuoroja
key-left = { $seat_gen } hahmoja jäljellä
key-of = { $count }/{ $all }
key-frodo-place = Frodo
key-at = { $region_ine }
key-fell = kaatui
key-hidden = yhä piilossa

## The player aid

aid-figures = { $seat }: hahmot
aid-figure = { $figure }, { $strength }. { $does }
aid-hand = { $seat }: kortit
aid-numbers = Numerot: { $numbers }. Numero lisätään hahmon voimaan.
aid-card = { $card_key ->
    [eye] Sauronin silmä
    [cloak] Haltiaviitta
    [palantir] Palantír
   *[other] { $card }
 }: { $does }
aid-roads = Tiet
aid-forward = Siirto vie yhden alueen eteenpäin: Valo kulkee kohti Mordoria, Pimeys kohti Kontua.
aid-limits = Tilaa alueella
aid-limit-homes = Kontuun mahtuu { $limit } hahmoa kummaltakin puolelta, samoin Mordoriin.
aid-limit-mountains = Kullekin vuorialueelle mahtuu { $limit } hahmo kummaltakin puolelta.
aid-limit-others = Jokaiselle muulle alueelle mahtuu { $limit } hahmoa kummaltakin puolelta.
aid-end = Voittaminen
aid-specials = Erikoiskortit (valinnaissääntö)

## Endings

ending-none = ratkaisematta
ending-mordor = Frodo pääsi Mordoriin
ending-frodo = Frodo lyötiin
ending-shire = kolme Pimeyden hahmoa Konnussa
ending-stuck = toinen puoli ei voinut liikkua

## Options

option-light_cards = Valon erikoiskortit
    .help = Muunnelma tai tasoitus: heikompi pelaaja saa yhden tai molemmat.
option-light_cards-none = ei kumpaakaan
option-light_cards-shadowfax = Hallavaharja
option-light_cards-gandalf = Gandalf Valkoinen
option-light_cards-both = molemmat
option-dark_cards = Pimeyden erikoiskortit
    .help = Muunnelma tai tasoitus: heikompi pelaaja saa yhden tai molemmat.
option-dark_cards-none = ei kumpaakaan
option-dark_cards-palantir = Palantír
option-dark_cards-recall = Kutsu Mordoriin
option-dark_cards-both = molemmat
option-opponent_choice = Ketä vastaan taistellaan, jos puolustajia on useita
    .help = Saman alueen nappulat sekoitetaan, joten todennäköisyys on sama; vain kysymys on eri.
option-opponent_choice-random = sattuma arpoo yhden
option-opponent_choice-named = hyökkääjä osoittaa nappulan
option-upstream_retreat = Anduinia saa vetäytyä vastavirtaan
    .help = Joki antaa Valolle kaksi siirtoa lisää. Jotkut tulkitsevat, ettei vastavirtaan saa vetäytyä.
option-compulsory_retreat = Vetäytyminen-kortti on pakko toteuttaa
    .help = Muuten sen pelannut saa jäädä, eikä kortti vaikuta.
option-magic_must_replace = Taikuuden on haettava kortti
    .help = Puolankielisten sääntöjen mukaan se saa hakea, englanninkielisten sääntöjen mukaan sen on pakko.
option-retreat_stops_sacrifice = Toteutumatta jäänyt Vetäytyminen estää Jalon uhrauksen
    .help = Silloin kukaan ei kaadu, ja jos molemmat ovat yhä paikalla, he taistelevat uudelleen.
option-eye_stops_magic = Sauronin silmä estää Taikuuden
    .help = Taikuus on tekstikortti. Muuten se hakee kortin, ja Silmä kumoaa haetun kortin, jos siinä on teksti.

## Board

board-label = Yhteenotto: Keski-Maa Konnusta Mordoriin
board-standing = { $figure_start }, { $region_ine }
board-riding = Hallavaharja: { $figure }, { $region_ine }
board-waiting = { $figure_start }, vielä asettamatta
board-reminder = { $figure }. { $text }
board-cards = { $seat_gen } kortit
pane-map = Kartta
pane-battle = Taistelu
pane-figures = Hahmot

## What the lab counts

measure-turns = vuoroja peliä kohti
measure-turns-any = pelejä, joissa pelattiin vuoro
measure-defeated = lyötyjä hahmoja peliä kohti
measure-defeated-any = pelejä, joissa joku lyötiin
measure-points_light = Valon pisteitä peliä kohti
measure-points_light-any = pelejä, joissa Valo sai pisteitä
measure-points_dark = Pimeyden pisteitä peliä kohti
measure-points_dark-any = pelejä, joissa Pimeys sai pisteitä
