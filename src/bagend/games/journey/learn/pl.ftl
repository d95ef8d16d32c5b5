## How to play

how-aim = Cel gry
how-aim-1 = Jesteś hobbitem. Idź po okrągłych polach z Bag End do Mordoru i dotrzyj tam przed innymi.
how-aim-2 = Po kwadratowych polach poniżej pędzą za tobą Nazgule. Gdy zakreślisz ostatnie kwadratowe pole swojego szlaku, jesteś w ich rękach i odpadasz z gry.
picture-start = Plansze Froda i Sama. U góry droga do Mordoru, niżej kwadratowe pola Nazguli.

how-turn = Twoja tura
how-turn-1 = Rzuć wszystkimi pięcioma kostkami. Potem odłóż co najmniej jedną: nie ruszasz jej już do końca swojej tury.
how-turn-2 = Z jednego rzutu możesz odłożyć kilka kostek, ale żadnego symbolu dwa razy. Jeśli wypadnie Nazgul, jednego trzeba odłożyć.
how-turn-3 = Pozostałymi kostkami rzuć ponownie i znów coś odłóż, aż odłożysz wszystkie pięć. Dopiero wtedy odłożone kostki działają.
picture-roll = Frodo ma odłożony Pierścień. Z tego rzutu musi odłożyć Nazgula, a razem z nim może odłożyć Pierścień, broń lub orka.

how-symbols = Symbole
how-symbols-1 = Pięć symboli jest na każdej kostce. Szósty, Białe Drzewo, jest tylko na czarnej.

how-nazgul = Kogo trafia Nazgul?
how-nazgul-1 = Tutaj, i tylko tutaj, liczy się kolor kostki. Nazgul w kolorze innego gracza trafia tego gracza. Czarny trafia ciebie, podobnie jak Nazgul w twoim kolorze lub w kolorze, którym nikt nie gra.
how-nazgul-2 = Trafiony gracz zakreśla następne kwadratowe pole na własnym szlaku. Najpierw jednak pomaga Gandalf: przepoławia jedno z twoich pustych kwadratowych pól, więc Nazgule potrzebują o krok więcej.
picture-colours = Frodo jest żółty, a Sam czerwony. Żółty i czarny Nazgul trafią Froda, czerwony trafi Sama.

how-tree = Przerwij w porę
how-tree-1 = Zwykle rzucasz, aż odłożysz wszystkie pięć kostek. Jeśli jednak odłożysz Białe Drzewo, rzuty od razu się kończą, a nieodłożone kostki nie działają.
how-tree-2 = Skorzystaj z niego, gdy to, co zostało na stole, mogłoby ci tylko zaszkodzić.
picture-tree = Frodo może odłożyć drugi Pierścień i Białe Drzewo: przejdzie dwa pola, a dwaj orkowie się nie liczą.

how-end = Koniec gry
how-end-1 = Gdy ktoś dotrze do Mordoru, dokończcie rundę, żeby każdy miał tyle samo tur. Wygrywa ten, kto jest wtedy w Mordorze.
how-end-2 = Jeśli jest tam dwóch hobbitów, wygrywa ten, za którym Nazgule zostały bardziej w tyle.
how-end-3 = Jeśli Nazgule schwytają cię w tej samej turze, w której docierasz do Mordoru, i tak odpadasz z gry. Jeśli schwytają wszystkich, wszyscy przegrywają.
picture-end = Frodo jest w Mordorze, ale Sam ma jeszcze swoją turę. Dwa Pierścienie doprowadzą tam i jego.

how-advanced = Strona zaawansowana
how-advanced-1 = Gdy poznasz już grę, odwróć planszę. Teraz miejsce, w którym zaczynasz turę, zmienia na tę turę jedną zasadę, i to tylko dla ciebie.

how-tips = Trzy wskazówki
how-tips-1 = Wcześnie odłóż broń. Jeden ork bez broni kosztuje cię wszystkie Pierścienie w tej turze.
how-tips-2 = Jeśli trzeba odłożyć Nazgula, wybierz takiego w kolorze innego gracza.
how-tips-3 = Z dobrych rzutów odkładaj mało kostek, ze złych dużo: kostka, którą rzucisz ponownie, może jeszcze pokazać Pierścień albo orka.

## Worked examples

example-JT-1a = Każdy symbol raz i Nazgul
example-JT-1a-1 = Frodo chciałby oba Pierścienie i Nazgula. Z tego rzutu może wziąć tylko jeden Pierścień; drugi może jeszcze wypaść w następnym.
example-JT-4 = Wystarczy jeden ork
example-JT-4-1 = Pippin odkłada ostatnią kostkę. Ma dwa Pierścienie i jednego orka, ale żadnej broni.
example-JT-5a = Broń pokonuje orka
example-JT-5a-1 = Sam ma jednego orka i jedną broń, więc jego Pierścień się liczy.
example-JT-6 = Trzy Nazgule, dwaj hobbici
example-JT-6-1 = Merry odkłada czerwonego, niebieskiego i czarnego Nazgula. Merry jest niebieski, a Sam czerwony.
example-JT-7a = Najpierw Gandalf
example-JT-7a-1 = Sam odłożył Gandalfa i Nazgula w swoim kolorze. Kwadratowe pole zostaje przepołowione, zanim Sam je zakreśli.
example-JT-8a = Przerwanie rzutów Białym Drzewem
example-JT-8a-1 = Pippin odkłada Pierścień, Nazgula (bo musi) i Białe Drzewo. Pozostałe dwie kostki nie działają.
example-JT-14 = Miejsce, które pomaga
example-JT-14-1 = Po stronie zaawansowanej Frodo zaczyna tę turę w Lothlórien, gdzie broń liczy się podwójnie. Ma dwóch orków i jedną broń.
example-JT-21 = O krok za późno
example-JT-21-1 = Dwa Pierścienie doprowadzają Merry’ego do Mordoru, ale w tej samej turze czarny Nazgul robi ostatni krok.

## The guided first match

guide-keep-1 = Grasz Frodem. Prowadź go po okrągłych polach do Mordoru, zanim dotrze tam Sam – i zanim schwytają cię Nazgule z kwadratowych pól poniżej.
guide-keep-2 = Za tobą rzut pięcioma kostkami. Teraz odłóż niektóre z nich. Wypadł Nazgul, więc trzeba go odłożyć. Jest czerwony, a czerwony to kolor Sama: popędzi za Samem.
guide-keep-3 = Odłóż też Pierścień: przesunie cię o jedno pole. I odłóż broń na wypadek orków. Wybierz żółty Pierścień, czerwonego Nazgula i niebieską broń, a potem naciśnij przycisk.
guide-keep-wrong = Nie całkiem. Tym razem odłóż żółty Pierścień, czerwonego Nazgula i niebieską broń: krok naprzód, jeździec na tropie Sama i broń przeciwko orkom.
guide-gandalf-1 = To, co odłożone, zostaje. Na pozostałych dwóch kostkach wypadli ork i Gandalf.
guide-gandalf-2 = Gandalf przepoławia jedno z twoich kwadratowych pól, więc Nazgule potrzebują o krok więcej, żeby cię schwytać. Odłóż tylko jego, a kostką z orkiem rzuć ponownie.
guide-gandalf-wrong = Odłóż tylko Gandalfa. Kostka z orkiem może po kolejnym rzucie pokazać coś lepszego.
guide-last-1 = Na ostatniej kostce znów ork, a z każdego rzutu trzeba odłożyć co najmniej jedną kostkę. Masz jednak broń: każda broń pokonuje jednego orka.
guide-last-2 = Odłóż orka. Wtedy rzuty się kończą i działa wszystkie pięć kostek.
guide-last-wrong = Została tylko jedna kostka i trzeba ją odłożyć: to zielony ork.
guide-choose-1 = Zobacz, co się stało. Jesteś w Rivendell, Gandalf przepołowił twoje pierwsze kwadratowe pole, a czerwony Nazgul zrobił krok w stronę Sama. Sam odłożył dwa Pierścienie, ale zatrzymali go orkowie: gdy orków jest więcej niż broni, żaden Pierścień się nie liczy.
guide-choose-2 = Twój następny rzut. Wypadły dwa Nazgule, ale odkładasz tylko jednego. Żółty to twój kolor, więc ten trafiłby ciebie. Odłóż zatem czerwonego, a z nim niebieski Pierścień.
guide-choose-wrong = Żółty Nazgul trafiłby ciebie, a ork mógłby cię kosztować wszystkie Pierścienie. Odłóż czerwonego Nazgula i niebieski Pierścień.
guide-tree-1 = Pierścień, ork – i Białe Drzewo. Kto odłoży Białe Drzewo, od razu kończy rzuty. Nieodłożone kostki nie działają.
guide-tree-2 = Właśnie tego ci trzeba: weź żółty Pierścień i Białe Drzewo, a orka zostaw.
guide-tree-wrong = W tej turze nie masz broni, więc ork kosztowałby cię oba Pierścienie. Odłóż żółty Pierścień i Białe Drzewo: wtedy ork się nie liczy.
guide-free-1 = Dwa pola w jednej turze! Tymczasem Sam wysłał za tobą żółtego Nazgula: pierwsza połówka twojego przepołowionego kwadratowego pola jest zakreślona.
guide-free-2 = Teraz decydujesz ty. Odłóż co najmniej jedną kostkę i żadnego symbolu dwa razy. Dwie wskazówki: każda broń chroni twoje Pierścienie przed jednym orkiem. A gdy rzucasz ponownie, Nazgul na każdej kostce oprócz czerwonej trafia ciebie: niebieskim ani zielonym nikt tu nie gra.
guide-free-wrong = Wybierz dowolne kostki, na które pozwalają zasady.
guide-end-1 = Wiesz już wszystko, co trzeba. Kto pierwszy dotrze do Mordoru, pozwala innym dokończyć rundę, a potem wygrywa – chyba że wcześniej schwytają go Nazgule. Jeśli dotrzecie tam obaj, Frodo i Sam, wygrywa ten, za którym Nazgule zostały bardziej w tyle.
guide-end-2 = Graj dalej przeciwko botowi na poziomie Łatwy. Znak zapytania objaśnia wszystko na planszy, Podpowiedź pokazuje dobry ruch, a zasady masz zawsze pod ręką.
