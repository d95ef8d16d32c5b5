## How to play

how-aim = Pelin tavoite
how-aim-1 = Valon on vietävä Frodo Konnusta Mordoriin. Pimeyden on löydettävä ja lyötävä hänet tai tuotava kolme omaa hahmoaan Kontuun.
how-aim-2 = Kummallakin puolella on yhdeksän hahmoa. Näet, keitä omasi ovat. Vastustajasi hahmoista näet vain selkäpuolen.
picture-start = Näin Valo voisi aloittaa, Valon silmin nähtynä. Siniset hahmot ovat omiasi; punaisten selkien takana voi olla kuka tahansa.

how-turn = Sinun vuorosi
how-turn-1 = Pimeys aloittaa, sitten vuorotellaan. Vuorollasi sinun on siirrettävä täsmälleen yhtä hahmoasi yksi alue eteenpäin. Valo kulkee kohti Mordoria, Pimeys kohti Kontua.
how-turn-2 = Alueelle mahtuu kaksi hahmoa kummaltakin puolelta, kullekin neljästä vuorialueesta yksi, Kontuun ja Mordoriin neljä.
picture-moves = Aragorn on Cardolanissa. Hän pääsee eteenpäin Eregioniin tai Enedwaithiin.

how-roads = Kaksi tietä vain Valolle
how-roads-1 = Valo saa myös laskea Anduinin virtaa Synkmetsästä Fangorniin ja Fangornista Rohaniin.
how-roads-2 = Lisäksi Valo saa juosta tunnelin läpi Eregionista suoraan Fangorniin. Mutta varo: jos balrog väijyy Moriassa, se saa iskeä maahan sen, joka tunnelia käyttää.
picture-roads = Tunneli vie Eregionista Fangorniin, joki Synkmetsästä alavirtaan.

how-battle = Taistelu
how-battle-1 = Jos siirryt alueelle, jolla on vihollinen, hyökkäät. Molemmat hahmot paljastetaan.
how-battle-2 = Ensin vaikuttavat kummankin hahmon tekstit: jotkut voittavat heti, jotkut livahtavat pois.
how-battle-3 = Jos molemmat ovat yhä paikalla, kumpikin puoli pelaa salaa yhden kortin, ja kortit käännetään esiin yhtä aikaa. Lisää numero hahmon voimaan: se kaatuu, jonka yhteisvoima on pienempi. Jos yhteisvoimat ovat yhtä suuret, molemmat kaatuvat.
how-battle-4 = Eloonjääneet piiloutuvat taas. Jos alueella on lisää vihollisia, taistele seuraavaa vastaan.
picture-battle = Balrog hyökkäsi Aragornin kimppuun. Kummankin puolen hahmo, kortti ja summa ovat näkyvissä.

how-cards = Kortit
how-cards-1 = Kummallakin puolella on yhdeksän korttia: numeroita ja tekstejä. Tekstit vaikuttavat ennen numeroita, Pimeyden ennen Valon. Pelattu kortti on poissa, kunnes kaikki yhdeksän on käytetty; silloin otat ne kaikki takaisin.
how-cards-2 = Molemmat poistopakat ovat näkyvissä, joten tiedät aina, mitä vastustajasi voi vielä pelata.

how-figures = Hahmot
how-figures-1 = Jokaisella hahmolla on voima ja teksti. Katso täältä, mitä omasi osaavat; Valon teksti vaikuttaa ennen Pimeyden tekstiä.

how-secrets = Kuka se on?
how-secrets-1 = Hahmo, joka on taistellut, tunnetaan – kunnes se on samalla alueella toisen oman puolensa hahmon kanssa: silloin kukaan ei tiedä, kumpi on kumpi.
how-secrets-2 = Osoita nappulaa, niin näet, kuka se voisi olla.
picture-secrets = Kaksi Pimeyden hahmoa Fangornissa. Jos Aragorn hyökkää, sattuma ratkaisee, kumman hän kohtaa.

how-end = Näin peli päättyy
how-end-1 = Valo voittaa heti, kun Frodo saapuu Mordoriin, vaikka siellä olisi vihollisia. Pimeys voittaa heti, kun Frodo lyödään tai kun Konnussa on kolme Pimeyden hahmoa.
how-end-2 = Jos et voi liikkua vuorosi alkaessa, häviät.
how-end-3 = Vaihtakaa sitten puolia ja pelatkaa uudelleen. Pelin voittaja saa pisteen jokaisesta pelilaudalle jääneestä hahmostaan.
picture-end = Valo on vuorossa: Frodo astuu Mordoriin ja voittaa. Vuoroa myöhemmin kolmas Pimeyden hahmo olisi ehtinyt Kontuun.

how-tips = Kolme vinkkiä
how-tips-1 = Avoimessa taistelussa Valo on heikompi. Käytä tekstejä: Merri, Legolas ja Gimli lyövät kukin yhden vihollisen heti.
how-tips-2 = Pidä Frodon vieressä samalla tasolla vapaa alue: jos hänen kimppuunsa hyökätään, hän pääsee livahtamaan sivulle.
how-tips-3 = Seuraa kortteja. Kun vastustajasi suuret numerot on käytetty, on aika hyökätä.

## Worked examples

example-TC-5 = Ei tilaa
example-TC-5-1 = Pippin haluaisi Eregioniin, mutta siellä on jo kaksi Valon hahmoa.
example-TC-15 = Teksti voittaa heti
example-TC-15-1 = Merri hyökkää tuntemattoman hahmon kimppuun Moriassa. Se on noitakuningas: kortteja ei pelata.
example-TC-10 = Sam tulee väliin
example-TC-10-1 = Örkit hyökkäävät, ja arpa osuu Frodoon. Sam on hänen kanssaan ja taistelee hänen puolestaan. Sam kaatuu, mutta Frodo jää eloon.
example-TC-29 = Luolapeikon korttia ei lasketa
example-TC-29-1 = Peikon voima on 9, ja sen korttia 6 ei lasketa. Gandalfin voima on 5, ja hän pelaa kortin 5. (Gandalfia vastaan Pimeys pelaa ensin, kuvapuoli ylöspäin.)
example-TC-33 = Sauronin silmä
example-TC-33-1 = Legolas hyökkää örkkien kimppuun. Valo pelaa Jalon uhrauksen, mutta Silmä kumoaa sen, ja pelkkä voima ratkaisee.
example-TC-34 = Haltiaviitta
example-TC-34-1 = Aragorn hyökkää örkkien kimppuun, ja ne pelaavat kortin 6. Haltiaviitan alla sitä ei lasketa.
example-TC-38 = Frodo kävelee sisään
example-TC-38-1 = Mordorissa on neljä Pimeyden hahmoa. Sillä ei ole väliä: taistelua ei käydä, Valo on voittanut.

## The guided first match

guide-setup-1 = Pelaat Valoa. Vie Frodo Konnusta Mordoriin. Pimeys yrittää löytää ja lyödä hänet. Näet omat hahmosi; Pimeyden hahmoista näet vain selkäpuolen – ja Pimeys näkee vain sinun hahmojesi selkäpuolen.
guide-setup-2 = Aseta ensin hahmosi: yksi kullekin viidestä alueesta, neljä kotiin Kontuun. Valmiita alkuasetelmia on kolme. Valitse Etujoukko.
guide-setup-wrong = Myöhemmin voit asettaa jokaisen hahmon itse. Valitse tällä kertaa valmis alkuasetelma Etujoukko.
guide-ready-1 = Legolas, Merri, Gimli, Boromir ja Aragorn ovat edessä. Frodo jää Kontuun Samin, Pippinin ja Gandalfin kanssa. Hahmossa oleva luku on sen voima.
guide-ready-2 = Pimeys ei näe, kuka on kuka. Ilmoita, että olet valmis.
guide-ready-wrong = Jätä kaikki paikoilleen ja ilmoita, että olet valmis.
guide-attack-1 = Pimeys aloittaa ja on siirtänyt tuntemattoman hahmon Korkeaan solaan. Vuorollasi siirrät yhtä hahmoa yhden alueen kohti Mordoria. Jos siellä on vihollinen, hyökkäät sen kimppuun.
guide-attack-2 = Ota selvää, kuka se on: siirrä Gimli Rhudaurista Korkeaan solaan.
guide-attack-wrong = Anna Gimlin ottaa selvää, kuka Korkeassa solassa on: valitse hänet ja sitten Korkea sola.
guide-aragorn-1 = Ne olivat örkit, ja Gimlin teksti lyö ne heti. Jokaisella hahmolla on tällainen teksti. Lue se osoittamalla hahmoa tai pitämällä sormea sen päällä.
guide-aragorn-2 = Toinen Pimeyden hahmo on tullut Rohanin aukkoon. Hyökkää sen kimppuun väkevällä Aragornilla.
guide-aragorn-wrong = Anna tällä kertaa Aragornin hyökätä: valitse hänet ja sitten Rohanin aukko.
guide-card-1 = Se on hukka. Mikään teksti ei ratkaise, joten kumpikin puoli pelaa kortin. Pimeyden kortti on jo pöydällä, kuvapuoli alaspäin. Numero lisätään voimaan, ja se kaatuu, jonka yhteisvoima on pienempi.
guide-card-2 = Aragornin voima on 4, hukan 2. Pimeyden suurin kortti on 6, joten hukka voi saada 8. Pelaa 5: siitä tulee 9, etkä voi kaatua.
guide-card-wrong = Se voi olla liian vähän. Kortilla 5 Aragorn saa 9, ja hukka voi saada korkeintaan 8.
guide-merry-1 = Yhdeksän–kahdeksan! Pelatut kortit haalistuvat ja ovat poissa, kunnes kaikki yhdeksän on käytetty. Näet siis aina, mitä on jäljellä: Pimeys on menettänyt parhaan korttinsa ja sinä omasi.
guide-merry-2 = Pimeys on siirtynyt Moriaan. Sen ohi kulkee tunneli Eregionista Fangorniin, mutta varo: jos se on balrog, se saa iskeä maahan jokaisen tunnelin kulkijan. Tuo Merri eteenpäin Eregioniin.
guide-merry-wrong = Merri lyö noitakuninkaan heti, joten hänen paikkansa on edessä: valitse hänet ja sitten Eregion. Kaksi saman puolen hahmoa saa olla siellä yhdessä.
guide-frodo-1 = Nyt Frodon on lähdettävä matkaan. Hän on heikko, mutta hänellä on keino, kuten pian näet.
guide-frodo-2 = Siirrä Frodo Konnusta Cardolaniin.
guide-frodo-wrong = Tällä kertaa Frodo kulkee yksin: valitse hänet ja sitten Cardolan.
guide-slip-1 = Lentävä nazgûl! Se saa hyökätä yksinäisen Valon hahmon kimppuun missä tahansa, ja se on löytänyt Frodon. Frodon voima on 1, nazgûlin 3, ja jos Frodo kaatuu, olet hävinnyt.
guide-slip-2 = Tässä on hänen keinonsa: hyökkäyksen kohteena Frodo saa livahtaa sivulle ennen korttien pelaamista. Anna hänen livahtaa Arthedainiin.
guide-slip-wrong = Liian vaarallista: jos Frodo kaatuu, peli on hävitty. Anna hänen livahtaa Arthedainiin.
guide-gandalf-1 = Hän on turvassa. Ja nyt tiedät, kuka Cardolanissa on, sillä taistelleet hahmot tunnetaan, kunnes ne sekoittuvat muihin.
guide-gandalf-2 = Iske takaisin: hyökkää Gandalfilla Cardolaniin. Häntä vastaan Pimeyden on pelattava korttinsa ensin, kuvapuoli ylöspäin.
guide-gandalf-wrong = Gandalf on siihen oikea mies: valitse hänet ja sitten Cardolan.
guide-open-1 = Pimeys on pelannut kortin 4, joten nazgûlilla on 3 + 4 = 7. Gandalfilla on 5.
guide-open-2 = Tarvitset enemmän kuin 7, mutta älä tuhlaa suurta korttia: pelaa 3, niin saat 8.
guide-open-wrong = Gandalfilla on 5, ja voittoon tarvitaan 8: 3 riittää juuri, ja paremmat kortit säästyvät.
guide-free-1 = Kolme Pimeyden hahmoa on kaatunut. Myös numerottomat korttisi voivat kääntää taistelun: osoita niitä, niin näet miten. Ja lähempänä Mordoria olevat hahmosi vievät Pimeyden katseen pois Frodosta.
guide-free-2 = Nyt päätät itse. Vain yksi hahmo siirtyy, aina kohti Mordoria. Useimmille alueille mahtuu kaksi saman puolen hahmoa, vuorille vain yksi. Jokea myötävirtaan ja tunnelin läpi pääsee vain Valo. Siirrä ketä haluat.
guide-free-wrong = Siirrä mitä tahansa hahmoa, joka saa liikkua.
guide-end-1 = Nyt tiedät kaiken tarpeellisen. Voitat, kun Frodo saapuu Mordoriin. Pimeys voittaa, kun Frodo kaatuu tai kun Konnussa on kolme Pimeyden hahmoa.
guide-end-2 = Jatka peliä tasoa Helppo vastaan. Osoita tuntematonta hahmoa, niin näet, kuka se voisi olla. Vihje näyttää hyvän siirron, ja säännöt ovat aina yhden napautuksen päässä.
