## How to play

how-aim = Pelin tavoite
how-aim-1 = Pelaatte kaikki yhdessä. Viekää Sormuksen viejät, Frodo ja Sam, etappi etapilta Rivendellistä Tuomiovuoren kraatterille. Voitatte yhdessä tai häviätte yhdessä.
how-aim-2 = Häviätte, jos rohkeutenne loppuu tai yhdeksäs nazgûl saapuu.
picture-path = Polku kiemurtelee Rivendellistä Tuomiovuorelle. Rohkeusradalla oleva Sormus näyttää rohkeutenne.

how-turn = Sinun vuorosi
how-turn-1 = Valitse kaksi viidestä värinopasta ja heitä ne yhdessä kahden mustan nopan kanssa.
how-turn-2 = Aseta yksi musta noppa ja yksi värinoppa laatan puolelle 1.
how-turn-3 = Valitse kolmas värinoppa ja heitä se kahden jäljelle jääneen nopan kanssa. Aseta musta noppa ja toinen kahdesta värinopasta puolelle 2.
how-turn-4 = Nyt toteutuu puoli 1 ja sen jälkeen puoli 2. Kummallakin puolella ensin musta noppa, sitten värinoppa.
picture-tile = Laatta, nopat ja kuusi korttipaikkaa. Puolella 1 on musta 4 ja oranssi 5: kohtaat korttipaikan 4 kortin, ja sitten Sormuksen viejät kulkevat viisi ruutua.

how-dice = Mitä nopat tekevät
how-dice-1 = Musta noppa on kohtaaminen: kohtaat kortin, jonka korttipaikan numeroa se näyttää. Jos korttipaikka on tyhjä, siihen painettu merkki pätee.
how-dice-2 = Punaiset kortit ovat vihollisia, vihreät liittolaisia, jotka liittyvät seuraanne. Kuvapuoli alaspäin oleva kortti käännetään esiin, kun kohtaat sen.
how-dice-3 = Värinoppa siirtää värinsä hahmoa niin monta ruutua kuin se näyttää.

how-spaces = Ruudut
how-spaces-1 = Ruutu vaikuttaa, kun hahmon siirto päättyy siihen. Ruuduissa, joiden kautta hahmo vain kulkee, ei tapahdu mitään.

how-fights = Taistelut
how-fights-1 = Joitakin vihollisia vastaan on taisteltava. Heitä taistelunoppa: jos se näyttää Sormuksen viejiä tukevan toverin aseen, voitat. Jos se näyttää Gandalfin sauvan, voit luopua Gandalf-kortista ja voittaa. Kaikki muu on häviö ja maksaa rohkeutta.
how-fights-2 = Toverit tukevat Sormuksen viejiä, jos he ovat samassa ruudussa tai edempänä, etapin loppuun asti. Anna siis tovereiden kulkea edellä.
picture-fight = Aragorn on edellä, Merri ja Pippin ovat Sormuksen viejien vieressä: kaikki kolme tukevat heitä. Legolas ja Gimli ovat jäljessä eivätkä tue.

how-dangers = Vaarat
how-dangers-1 = Pitäkää silmällä rohkeusradan Sormusta, nazgûleja ja Rautapihaa.

how-cards = Liittolaiset ja Gandalf-kortit
how-cards-1 = Liittolaiset tulevat kohtaamisradalta, Gandalf-kortit määränpäistä. Vuorossa oleva saa käyttää mitä tahansa niistä, kutakin kerran.

how-stages = Etapit
how-stages-1 = Kun Sormuksen viejät pääsevät määränpäähän, seuraava etappi alkaa kuudella uudella kohtaamiskortilla.
how-stages-2 = Viimeinen etappi on erilainen: toverit eivät enää tule mukaan.

how-tips = Kolme vinkkiä
how-tips-1 = Laatalle tulee kaksi värinoppaa, joten kaksi hahmoa liikkuu. Valitse nopat, jotka haluat, ja mustat luvut, jotka kestätte.
how-tips-2 = Tasalukema kannattaa: toveri, jonka noppa vie tasan määränpäähän, tuo rohkeutta, Sormuksen viejät Gandalf-kortin.
how-tips-3 = Kaksi hahmoa vaarallisessa ruudussa ei ole sen pahempi asia kuin yksi: toisena tuleva on siinä turvassa.

## Worked examples

example-MT-6 = Liittolainen liittyy seuraan
example-MT-6-1 = Ensimmäinen musta noppa näyttää 2. Korttipaikassa 2 on Elrond: hän liittyy seuraanne, ja hänen korttipaikkansa on tyhjä.
example-MT-18 = Tasan perille
example-MT-18-1 = Gimli on kahden ruudun päässä Rohanista, ja hänen noppansa näyttää tasan 2.
example-MT-19 = Turvassa ystävän vieressä
example-MT-19-1 = Gimli tulee nazgûlruutuun. Aragorn on siinä jo, joten mitään ei tapahdu.
example-MT-17 = Liian suuri luku
example-MT-17-1 = Sormuksen viejät ovat kahden ruudun päässä Rohanista, ja heidän noppansa näyttää 5. He pysähtyvät sinne, mutta Gandalf-kortti menee takaisin pelilaatikkoon.
example-MT-10 = Takaa ei ole apua
example-MT-10-1 = Taistelunoppa näyttää Aragornin miekan. Mutta Aragorn on Sormuksen viejien takana, joten taistelu on hävitty.
example-MT-22 = Viimeinen rohkeus
example-MT-22-1 = Jäljellä on 1 rohkeus, ja Aragornin siirto päättyy mustalle sydämelle.

## The guided first match

guide-roll-1 = Pelaatte kaikki yhdessä: sinä olet Pohjoinen, ja Itä on kanssasi. Viekää Sormuksen viejät Rivendellistä Tuomiovuorelle, ennen kuin rohkeutenne loppuu. Ensimmäinen määränpää: Lothlórien.
guide-roll-2 = Vuorollasi valitset kaksi värinoppaa. Kumpikin voi siirtää värinsä hahmoa. Tovereiden kannattaa kulkea edellä, sillä takaa he eivät auta taisteluissa. Valitse sininen ja vihreä: Aragorn ja Legolas.
guide-roll-wrong = Anna tovereiden kulkea edellä: valitse sininen ja vihreä noppa.
guide-side-1 = Kaksi mustaa noppaa heitettiin samalla. Musta noppa on kohtaaminen: kohtaat kortin, jonka korttipaikan numeroa se näyttää. Värinoppa siirtää hahmoaan.
guide-side-2 = Laatassa on kaksi puolta, ja kummallekin tulee yksi musta noppa ja yksi värinoppa. Korttipaikassa 3 on Arwen, vihreä kortti: liittolainen! Ota siis puolelle 1 musta 3 ja sininen 5.
guide-side-wrong = Musta 4 toisi nazgûlin. Ota musta 3, niin kohtaat Arwenin, ja sininen 5 Aragornille.
guide-third-1 = Puoli 1 on valmis. Puolta 2 varten heität uudelleen: jäljelle jääneen mustan ja vihreän nopan sekä kolmannen, jonka värin saat valita.
guide-third-2 = Lisää violetti noppa Merriä ja Pippiniä varten.
guide-third-wrong = Sormuksen viejät odottavat, kunnes joku on heidän edellään. Lisää violetti noppa.
guide-second-1 = Mustan 2:n on mentävä puolelle 2: korttipaikassa 2 on luolapeikko, jota vastaan sinun on taisteltava. Mutta saat valita, kumpi kahdesta värinopasta tulee sen kanssa.
guide-second-2 = Ota violetti 4. Sitten kaikki tapahtuu: ensin puoli 1, sitten puoli 2, aina musta noppa ennen värinoppaa.
guide-second-wrong = Merri ja Pippin pääsevät pidemmälle: ota violetti 4.
guide-bearers-1 = Arwen liittyi seuraanne, ja Aragorn meni edelle. Taistelussa taistelunoppa näytti Aragornin miekan. Hän on Sormuksen viejien edellä, joten hän tukee heitä, ja voitit. Sitten Itä kohtasi nazgûlin ja Sarumanin: jos yhdeksän nazgûlia saapuu, häviätte.
guide-bearers-2 = Anna nyt Sormuksen viejien liikkua: valitse oranssi ja sininen.
guide-bearers-wrong = On Sormuksen viejien aika: valitse oranssi ja sininen noppa.
guide-empty-1 = Korttipaikka 3 on tyhjä, koska Arwen lähti siitä. Tyhjä korttipaikka näyttää hahmon, joka saa astua vähän eteenpäin: tässä se on Aragorn.
guide-empty-2 = Sininen 2 veisi Aragornin mustalle sydämelle, mikä maksaa rohkeutta. Ota siis musta 3 ja oranssi 3.
guide-empty-wrong = Korttipaikan 6 kortti on tuntematon, ja Aragorn päätyisi mustalle sydämelle. Ota musta 3 ja oranssi 3.
guide-red-1 = Gimli on kaukana jäljessä. Lisää punainen noppa.
guide-red-wrong = Lisää punainen noppa: Gimlin on saatava muut kiinni.
guide-gimli-1 = Musta 4 tuo uuden nazgûlin, eikä sille voi mitään. Ota punainen 3: Gimli pääsee toisesta ruudusta viidenteen.
guide-gimli-wrong = Ota punainen 3 Gimlille.
guide-stride-1 = Tyhjän korttipaikan ansiosta Aragorn saa liikkua 0, 1 tai 2 ruutua. Toinen ruutu edessä on musta sydän. Yksi ruutu on juuri sopiva: silloin hän on kahden ruudun päässä Lothlórienista.
guide-stride-wrong = Yksi ruutu riittää: sitä seuraavassa on musta sydän, ja kahden ruudun päästä Aragorn voi myöhemmin päästä tasan Lothlórieniin.
guide-arwen-1 = Sormuksen viejät päätyivät nazgûlruutuun: uusi nazgûl saapuisi. (Jos siinä olisi jo ystävä, mitään ei tapahtuisi.)
guide-arwen-2 = Sinulla on Arwen! Jokaista liittolaista voi käyttää kerran. Anna hänen estää se.
guide-arwen-wrong = Neljä nazgûlia näin aikaisin olisi kova paikka. Anna Arwenin auttaa.
guide-exact-1 = Itä hävisi taistelun luolapeikkoa vastaan: Silmä tuo aina häviön, ja se maksoi 2 rohkeutta. Sitten Aragornin noppa vei tasan Lothlórieniin: se tuo 1 rohkeuden takaisin. Tuntematon kortti käännettiin esiin ja voitettiin.
guide-exact-2 = Sormuksen viejät tarvitsevat tasan 5 päästäkseen Lothlórieniin. Yritä: valitse oranssi ja vihreä.
guide-exact-wrong = Sormuksen viejät ovat viiden ruudun päässä Lothlórienista: valitse oranssi ja vihreä noppa.
guide-five-1 = Viitonen! Tasan Lothlórieniin. Siitä saat Gandalf-kortin.
guide-five-2 = Ota oranssi 5 ja musta 6: korttipaikan 6 kortti on tuntematon, mutta korttipaikka 3 vain veisi Aragornin eteenpäin, pois luotanne.
guide-five-wrong = Ota oranssi 5 ja sen kanssa musta 6.
guide-violet-1 = Lisää puolta 2 varten vielä kerran violetti noppa.
guide-violet-wrong = Lisää violetti noppa.
guide-last-1 = Varovasti: vihreä 2 veisi Legolasin nazgûlruutuun. Ota violetti 2.
guide-last-wrong = Legolas päätyisi nazgûlruutuun. Ota violetti 2 Merrille ja Pippinille.
guide-end-1 = Johdatit Sormuksen viejät Lothlórieniin ja nostit Gandalf-kortin; sitten Itä pelasi vuoronsa. Joka etapille asetetaan kuusi uutta kohtaamiskorttia. Nyt tiedät kaiken tarpeellisen.
guide-end-2 = Jatka peliä tason Helppo kanssa, etappi etapilta. Viimeisellä etapilla vain Sormuksen viejät jatkavat matkaa. Osoita mitä tahansa, niin näet, mitä se tekee; Vihje näyttää hyvän siirron, ja säännöt ovat aina yhden napautuksen päässä.
