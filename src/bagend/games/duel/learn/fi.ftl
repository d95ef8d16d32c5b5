## How to play

how-aim = Pelin tavoite
how-aim-1 = Saattue pelaa Sauronia vastaan. Voittaa voi kolmella tavalla, ja yksi riittää: peli päättyy sillä hetkellä, kun onnistut siinä.
picture-land = Keski-Maa ja sen seitsemän aluetta, sormuksen matka ja kuusi kansaa.

how-turn = Sinun vuorosi
how-turn-1 = Sauron aloittaa. Vuorollasi otat yhden kortin, jonka päällä ei ole toista korttia. Joko pelaat sen: maksat hinnan, ja kortti vaikuttaa heti. Tai asetat sen poistopakkaan ja saat kolikoita: luvussa 1 yhden, luvussa 2 kaksi ja luvussa 3 kolme.
how-turn-2 = Kortin sijasta voit ottaa jonkin avoimista maamerkeistä.
how-turn-3 = Vuorosi lopussa vapautuneet kortit käännetään esiin. Jokainen ottamasi kortti voi siis avata jotakin vastustajallesi.
picture-display = Eturivin neljä korttia ovat vapaita. Ruskeaselkäiset kortit käännetään esiin, kun niiden päällä ei enää ole mitään.

how-cost = Mitä se maksaa?
how-cost-1 = Hinta on kortin yläreunassa: kolikoita, kykyjä tai molempia. Harmaissa korteissasi on kykyjä. Ne eivät kulu vaan auttavat sinua joka vuorolla.
how-cost-2 = Jokaisesta puuttuvasta kyvystä maksat 1 kolikon.
how-cost-3 = Joidenkin korttien kulmassa on pieni symboli. Jos sinulla on se, myöhempi kortti, joka pyytää samaa symbolia, on ilmainen. Sitä kutsutaan ketjuksi.
picture-cost = Kumpikin näkee kykynsä, kolikkonsa ja symbolinsa. Ne säilyvät koko pelin ajan.

how-colours = Värit
how-colours-1 = Kortin väri kertoo, mihin siitä on hyötyä.

how-quest = Sormuksen matka
how-quest-1 = Ylempi rivi on Frodon ja Samin tie tulivuorelle. Alempi on nazgûlien tie heidän luokseen.
how-quest-2 = Kun Frodo ja Sam etenevät, nazgûlit etenevät mukana: välimatka pysyy samana. Kun nazgûlit etenevät omin voimin, välimatka lyhenee.
picture-quest = Frodo ja Sam ovat askeleella 4. Nazgûlit ovat askeleella 6 tarvitsemistaan 14:stä.

how-races = Kansat ja liitot
how-races-1 = Jokaisella vihreällä kortilla saat yhden kansan tuen. Kuusi eri kansaa tuo voiton.
how-races-2 = Jo sitä ennen liitot tuovat sinulle merkkejä, joilla on omat vaikutuksensa.

how-land = Sota Keski-Maasta
how-land-1 = Punaisilla korteilla asetat yksiköitä. Sinulla on edustusta alueella, jos sinulla on siellä yksikkö tai linnoitus.
how-land-2 = Kun molempien yksiköitä on samalla alueella, kumpikin menettää niitä yksi kerrallaan, kunnes vain toisella on niitä jäljellä. Linnoitukset eivät taistele, ja niistä pääsee eroon vain erityisillä vaikutuksilla.
picture-war = Kolme saattueen yksikköä Rohanissa. Jos Sauron asettaa sinne kaksi, saattueelle jää yksi.

how-landmarks = Maamerkit
how-landmarks-1 = Maamerkki rakentaa linnoituksen alueelleen ja tekee muutakin. Se maksaa 1 kolikon enemmän jokaisesta linnoituksesta, joka sinulla jo on.
how-landmarks-2 = Maamerkin ottaminen ei vapauta kortteja. Jo se voi olla vuoron arvoista.
picture-landmarks = Kolme avointa maamerkkiä korttien alla: nimi, linnoituksen alue, vaikutukset ja hinta.

how-end = Näin peli päättyy
how-end-1 = Kun luvun viimeinen kortti otetaan, seuraavan luvun kortit asetetaan esille. Sen aloittaa se, joka ei ottanut viimeistä korttia.
how-end-2 = Jos kukaan ei ole voittanut luvun 3 jälkeen, voittaa se, jolla on edustusta useammalla alueella. Jos teillä on edustusta yhtä monella, jaatte voiton.

how-tips = Kolme vinkkiä
how-tips-1 = Ota harmaita kortteja varhain. Jokainen kyky säästää sinulta kolikon, vuoro toisensa jälkeen.
how-tips-2 = Ennen kuin otat kortin, katso, mitä se vapauttaa vastustajalle.
how-tips-3 = Seuraa kaikkia kolmea kilpajuoksua yhtä aikaa: nimien vieressä olevat palkit näyttävät, kuinka lähellä kumpikin on.

## Worked examples

example-DT-7 = Peitossa oleva kortti
example-DT-7-1 = Ylimmän kortin päällä on vielä kaksi korttia.
example-DT-3 = Puuttuva kyky maksaa kolikon
example-DT-3-1 = Kortti vaatii kolme kykyä. Sauronilla on niistä yksi ja lisäksi 5 kolikkoa.
example-DT-2 = Ketju
example-DT-2-1 = Sauronilla ei ole kolikoita, mutta hänellä on tämän kortin vaatima symboli.
example-DT-4 = Bonusruudun yli
example-DT-4-1 = Frodo ja Sam etenevät kaksi askelta, askeleelta 2 askeleelle 4, ja ylittävät askeleen 3 kolikon. Välimatka nazgûleihin pysyy samana.
example-DT-16 = Kaksi kolmea vastaan
example-DT-16-1 = Sauron asettaa kaksi yksikköä Rohaniin, jossa saattueella on kolme.
example-DT-18 = Liitto
example-DT-18-1 = Sauronin toinen haltia: näytetään kaksi haltioiden merkkiä, ja Sauron pitää niistä toisen.
example-DT-22 = Nazgûlit saavuttavat Frodon ja Samin
example-DT-22-1 = Välimatka on kaksi askelta, ja Sauron pelaa kortin, jolla nazgûlit etenevät kaksi askelta.

## The guided first match

guide-grey-1 = Sinä olet saattue ja pelaat Sauronia vastaan. Voitat, jos Frodo ja Sam pääsevät tulivuorelle, jos kuusi eri kansaa asettuu puolellesi tai jos sinulla on edustusta kaikilla seitsemällä alueella.
guide-grey-2 = Vuorollasi otat yhden kortin, jonka päällä ei ole toista korttia. Sauron otti jo yhden. Harmaista korteista saat kyvyn, joka auttaa sinua maksamaan kortteja kaikilla myöhemmillä vuoroilla.
guide-grey-3 = Ota harmaa kortti, jossa on kirja, alimman rivin vasemmasta reunasta: Tieto. Se ei maksa mitään. Pelaa se.
guide-grey-wrong = Aloita kyvystä: pelaa harmaa kortti, jossa on kirja, alimman rivin vasemmasta reunasta.
guide-green-1 = Sauron asetti yksikön Arnoriin, jossa sinulla oli kaksi. Kun yksiköt kohtaavat, kumpikin puoli menettää niitä yhtä monta: hän menetti ainoansa, ja sinulla on jäljellä yksi.
guide-green-2 = Vihreillä korteilla saat kansan tuen. Haltiat vaativat yhden tiedon, ja sinulla on se. Kyvyt eivät kulu koskaan. Pelaa vihreä kortti ”Haltiat”: sinulle se on ilmainen.
guide-green-wrong = Pelaa vihreä kortti, jossa on lehti: haltiat. Tietosi riittää maksuksi.
guide-blue-1 = Haltiat ovat puolellasi. Ja katso: kun kortin päällä ei ole enää mitään, se käännetään esiin. Jokainen ottamasi kortti voi avata jotakin vastustajallesi.
guide-blue-2 = Siniset kortit ovat sormuksen matkaa varten. Pelaa alimman rivin sininen kortti: Frodo ja Sam ottavat askeleen. Nazgûlit ratsastavat mukana, joten välimatka pysyy samana.
guide-blue-wrong = Pelaa tällä kertaa alimman rivin sininen kortti ja seuraa Frodoa ja Samia.
guide-coin-1 = Sauron on asettanut yksikön Rohaniin. Kartan liput näyttävät, kuka on missäkin ja kuinka vahvana.
guide-coin-2 = Kääpiöt vaativat johtajuuden eli kruunun. Sinulta se puuttuu. Jokaisesta puuttuvasta kyvystä maksat yhden kolikon, ja sinulla on niitä kolme. Pelaa vihreä kortti ”Kääpiöt”.
guide-coin-wrong = Pelaa vihreä kortti ”Kääpiöt”: se maksaa sinulle yhden kolikon, koska sinulta puuttuu johtajuus.
guide-red-1 = Kaksi kansaa on puolellasi. Näytä nyt Sauronille, ettei Keski-Maa ole hänen.
guide-red-2 = Punaisilla korteilla asetat yksiköitä. Pelaa punainen kortti ”yksi yksikkö Enedwaithiin tai Rhovanioniin”. Se ei maksa mitään.
guide-red-wrong = Pelaa punainen kortti: se tuo yksikön Enedwaithiin tai Rhovanioniin.
guide-place-1 = Minne yksikkö menee? Kummallakaan alueella ei ole ketään, joten konfliktia ei tule. Valitse toinen niistä kartalta.
guide-place-wrong = Valitse Enedwaith tai Rhovanion.
guide-third-1 = Sinulla on nyt edustusta yhdellä alueella enemmän. Sauron otti sillä välin kyvyn.
guide-third-2 = Ihmiset vaativat tietoa. Pelaa vihreä kortti ”Ihmiset” ja katso, mitä kolme eri kansaa tuo sinulle.
guide-third-wrong = Pelaa vihreä kortti ”Ihmiset”: se on kolmas kansasi.
guide-token-1 = Liitto! Kerran pelissä saat ensimmäisistä kolmesta eri kansastasi pitää yhden näistä kolmesta merkistä. Myös kaksi saman kansan korttia tuo merkin.
guide-token-2 = Kunkin vieressä lukee, mitä se tekee. Pidä mieleisesi. ”Mikä tahansa kyky” on aina hyödyllinen.
guide-token-wrong = Pidä yksi kolmesta merkistä.
guide-free-1 = Sauron on asettanut kortin poistopakkaan ja saanut yhden kolikon. Voit tehdä niin mille tahansa kortille, jota mikään ei peitä: luvussa 1 saat 1 kolikon, luvussa 2 kaksi ja luvussa 3 kolme. Korttien alla ovat maamerkit: ne rakentavat linnoituksia mutta ovat kalliita.
guide-free-2 = Nyt sinä päätät. Pelaa kortti tai aseta kortti poistopakkaan. Katso ensin, mitä se vapauttaa Sauronille.
guide-free-wrong = Ota mikä tahansa kortti, jota mikään ei peitä.
guide-end-1 = Nyt tiedät kaiken tarpeellisen. Nimien vieressä olevat palkit näyttävät, kuinka lähellä voittoa kumpikin on. Jos kukaan ei ole voittanut luvun 3 jälkeen, voittaa se, jolla on edustusta useammalla alueella.
guide-end-2 = Pidä silmällä Sauronin alueita: jos hänellä on edustusta kaikilla seitsemällä, hän voittaa heti. Punaisilla korteillasi karkotat hänen yksikköjään.
guide-end-3 = Jatka peliä tasoa Helppo vastaan. Korttiesi pienet pyöreät symbolit ovat ketjuttamista varten: kukin voi tehdä myöhemmästä kortista ilmaisen. Vihje näyttää hyvän siirron, ja säännöt ovat aina yhden napautuksen päässä.
