## How to play

how-aim = Pelin tavoite
how-aim-1 = Olet hobitti. Kulje pyöreitä ruutuja pitkin Repunpäästä Mordoriin ennen muita.
how-aim-2 = Nazgûlit ratsastavat perässäsi alempia neliöitä pitkin. Kun polkusi viimeinen neliö merkitään, ne ovat saaneet sinut kiinni ja putoat pelistä.
picture-start = Frodon ja Samin lomakkeet. Ylhäällä on tie Mordoriin, alhaalla ovat nazgûlien neliöt.

how-turn = Sinun vuorosi
how-turn-1 = Heitä kaikki viisi noppaa. Pidä sitten niistä ainakin yksi: se pysyy sellaisenaan vuorosi loppuun asti.
how-turn-2 = Samasta heitosta saa pitää useita noppia mutta ei samaa symbolia kahdesti. Jos nazgûl näkyy, yksi nazgûl on pidettävä.
how-turn-3 = Heitä loput uudelleen ja pidä taas, kunnes olet pitänyt kaikki viisi noppaa. Vasta silloin pidetyt nopat tekevät sen, mitä ne näyttävät.
picture-roll = Frodo on pitänyt sormuksen. Tästä heitosta hänen on pidettävä nazgûl, ja lisäksi hän saa pitää sormuksen, aseen tai örkin.

how-symbols = Symbolit
how-symbols-1 = Jokaisessa nopassa on viisi symbolia. Kuudes, Valkoinen puu, on vain mustassa nopassa.

how-nazgul = Keneen nazgûl osuu?
how-nazgul-1 = Tässä, ja vain tässä, nopan värillä on väliä. Toisen pelaajan värinen nazgûl osuu häneen. Musta osuu sinuun, samoin nazgûl, jonka väri on sinun tai ei kenenkään.
how-nazgul-2 = Se, johon osutaan, merkitsee oman polkunsa seuraavan neliön. Gandalf auttaa ensin: hän puolittaa yhden tyhjän neliösi, joten nazgûlit tarvitsevat yhden askeleen enemmän.
picture-colours = Frodo on keltainen ja Sam punainen. Keltainen ja musta nazgûl osuvat Frodoon, punainen Samiin.

how-tree = Lopeta ajoissa
how-tree-1 = Yleensä jatkat, kunnes kaikki viisi noppaa on pidetty. Jos pidät Valkoisen puun, heittäminen loppuu heti, eivätkä pitämättä jääneet nopat vaikuta.
how-tree-2 = Käytä sitä, kun pöydälle jäävistä nopista voisi olla sinulle vain haittaa.
picture-tree = Frodo voisi pitää toisen sormuksen ja Valkoisen puun: kaksi ruutua eteenpäin, eikä kahta örkkiä lasketa.

how-end = Näin peli päättyy
how-end-1 = Kun joku pääsee Mordoriin, pelatkaa kierros loppuun, jotta kaikilla on ollut yhtä monta vuoroa. Se, joka silloin on Mordorissa, voittaa.
how-end-2 = Jos teitä on siellä kaksi, se voittaa, jonka nazgûlit ovat kauempana.
how-end-3 = Jos nazgûlit saavat sinut kiinni samalla vuorolla, jolla pääset Mordoriin, putoat silti pelistä. Jos ne saavat kaikki kiinni, kaikki häviävät.
picture-end = Frodo on Mordorissa, mutta Samilla on vielä vuoronsa. Kahdella sormuksella Samkin pääsee perille.

how-advanced = Vaativampi puoli
how-advanced-1 = Kun peli on tuttu, käännä lomake. Nyt paikka, josta aloitat vuorosi, muuttaa yhtä sääntöä sen vuoron ajan, ja vain sinulle.

how-tips = Kolme vinkkiä
how-tips-1 = Pidä ase ajoissa. Yksikin örkki ilman asetta vie sinulta vuoron kaikki sormukset.
how-tips-2 = Jos nazgûl on pakko pitää, pidä jonkun toisen värinen.
how-tips-3 = Pidä hyvistä heitoista vähän noppia ja huonoista paljon: uudelleen heitettävästä nopasta voi vielä tulla sormus – tai örkki.

## Worked examples

example-JT-1a = Yksi kutakin ja nazgûl
example-JT-1a-1 = Frodo haluaisi molemmat sormukset ja nazgûlin. Tästä heitosta hän saa ottaa vain yhden sormuksen; toinen voi tulla uudestaan seuraavassa.
example-JT-4 = Yksi örkki riittää
example-JT-4-1 = Pippin pitää viimeisen noppansa. Hänellä on kaksi sormusta ja yksi örkki mutta ei asetta.
example-JT-5a = Ase voittaa örkin
example-JT-5a-1 = Samilla on yksi örkki ja yksi ase, joten hänen sormuksensa lasketaan.
example-JT-6 = Kolme nazgûlia, kaksi hobittia
example-JT-6-1 = Merri pitää punaisen, sinisen ja mustan nazgûlin. Hän on sininen, Sam on punainen.
example-JT-7a = Gandalf ehtii ensin
example-JT-7a-1 = Sam on pitänyt Gandalfin ja oman värinsä nazgûlin. Neliö puolitetaan, ennen kuin se merkitään.
example-JT-8a = Valkoinen puu lopettaa
example-JT-8a-1 = Pippin pitää sormuksen, nazgûlin (pakko) ja Valkoisen puun. Muut kaksi noppaa eivät vaikuta.
example-JT-14 = Paikka, josta on apua
example-JT-14-1 = Vaativammalla puolella Frodo aloittaa tämän vuoron Lothlórienissa, missä ase lasketaan kahdeksi. Hänellä on kaksi örkkiä ja yksi ase.
example-JT-21 = Askeleen myöhässä
example-JT-21-1 = Merrin kaksi sormusta vievät hänet Mordoriin, mutta musta nazgûl ottaa viimeisen askeleensa samalla vuorolla.

## The guided first match

guide-keep-1 = Olet Frodo. Vie hänet pyöreitä ruutuja pitkin Mordoriin ennen Samia – ja ennen kuin alempia neliöitä pitkin ratsastavat nazgûlit saavat sinut kiinni.
guide-keep-2 = Olet heittänyt viisi noppaa. Pidä nyt niistä joitakin. Nazgûl näkyy, joten se on pidettävä. Se on punainen, ja punainen on Samin väri: se ratsastaa Samin perään.
guide-keep-3 = Pidä myös sormus: se vie sinut ruudun eteenpäin. Pidä lisäksi ase örkkien varalta. Valitse keltainen sormus, punainen nazgûl ja sininen ase ja paina sitten painiketta.
guide-keep-wrong = Ei aivan. Pidä tällä kertaa keltainen sormus, punainen nazgûl ja sininen ase: yksi askel eteenpäin, ratsastaja Samin perään ja ase örkkejä vastaan.
guide-gandalf-1 = Pitämäsi nopat pysyvät. Kaksi muuta noppaa heitettiin uudelleen: örkki ja Gandalf.
guide-gandalf-2 = Gandalf puolittaa yhden neliöistäsi, joten nazgûlit tarvitsevat yhden askeleen enemmän saadakseen sinut kiinni. Pidä vain hänet ja heitä örkki uudelleen.
guide-gandalf-wrong = Pidä vain Gandalf. Örkistä voi tulla jotain parempaa, kun se heitetään uudelleen.
guide-last-1 = Viimeinen noppa on taas örkki, ja joka heitosta on pidettävä ainakin yksi noppa. Mutta sinulla on ase: jokainen ase voittaa yhden örkin.
guide-last-2 = Pidä örkki. Sitten vuorosi päättyy, ja kaikki viisi noppaa tekevät sen, mitä ne näyttävät.
guide-last-wrong = Jäljellä on vain yksi noppa, ja yksi on pidettävä: vihreä örkki.
guide-choose-1 = Katso, mitä tapahtui. Pääsit Rivendelliin, Gandalf puolitti ensimmäisen neliösi, ja punainen nazgûl otti askeleen kohti Samia. Sam piti kaksi sormusta, mutta hänen örkkinsä pidättelivät häntä: jos örkkejä on enemmän kuin aseita, sormuksia ei lasketa.
guide-choose-2 = Seuraava heittosi. Kaksi nazgûlia näkyy, mutta pidät niistä vain yhden. Keltainen on oma värisi ja osuisi sinuun. Pidä siis punainen ja sen kanssa sininen sormus.
guide-choose-wrong = Keltainen nazgûl osuisi sinuun, ja örkki voisi viedä sinulta sormukset. Pidä punainen nazgûl ja sininen sormus.
guide-tree-1 = Sormus, örkki – ja Valkoinen puu. Joka pitää Valkoisen puun, lopettaa heti. Nopat, joita ei ole pidetty, eivät vaikuta.
guide-tree-2 = Juuri sitä haluat: ota keltainen sormus ja Valkoinen puu ja jätä örkki.
guide-tree-wrong = Sinulla ei ole tällä vuorolla asetta, joten örkki veisi molemmat sormuksesi. Pidä keltainen sormus ja Valkoinen puu: silloin örkkiä ei lasketa.
guide-free-1 = Kaksi ruutua yhdellä vuorolla! Sillä välin Sam lähetti keltaisen nazgûlin perääsi: puolitetun neliösi alkupuolisko on merkitty.
guide-free-2 = Nyt päätät itse. Pidä ainakin yksi noppa mutta ei samaa symbolia kahdesti. Kaksi vinkkiä: jokainen ase pelastaa sormuksesi yhdeltä örkiltä. Ja kun heität uudelleen: keltaisen, mustan, sinisen ja vihreän nopan nazgûl osuu sinuun, vain punaisen Samiin.
guide-free-wrong = Valitse mitkä tahansa nopat, jotka säännöt sallivat.
guide-end-1 = Nyt tiedät kaiken tarpeellisen. Kun joku ehtii Mordoriin, muut saavat pelata kierroksen loppuun. Sitten hän voittaa – elleivät nazgûlit saa häntä sitä ennen kiinni. Jos te molemmat pääsette perille, se voittaa, jonka nazgûlit ovat kauempana.
guide-end-2 = Jatka peliä tasoa Helppo vastaan. Kysymysmerkki selittää kaiken, mitä pelilaudalla on, Vihje näyttää hyvän siirron, ja säännöt ovat aina yhden napautuksen päässä.
