## How to play

how-aim = Cel gry
how-aim-1 = Drużyna Pierścienia gra przeciwko Sauronowi. Są trzy drogi do zwycięstwa i jedna wystarczy: gdy tylko dotrzesz do jej końca, gra się kończy.
picture-land = Śródziemie: siedem regionów, Wyprawa Pierścienia i sześć ras.

how-turn = Twoja tura
how-turn-1 = Zaczyna Sauron. W swojej turze bierzesz jedną kartę, na której nie leży żadna inna. Możesz ją zagrać: płacisz koszt, a karta od razu robi to, co pokazuje. Możesz też odrzucić ją za monety: 1 w rozdziale 1, 2 w rozdziale 2, 3 w rozdziale 3.
how-turn-2 = Zamiast brać kartę, możesz zająć jedno z odkrytych ważnych miejsc.
how-turn-3 = Na koniec twojej tury odkrywa się karty, na których nic już nie leży. Każda karta, którą bierzesz, może więc coś odsłonić przeciwnikowi.
picture-display = Cztery karty w przednim rzędzie są wolne. Karty z brązowym rewersem odkrywa się, gdy nic już na nich nie leży.

how-cost = Ile to kosztuje?
how-cost-1 = Koszt widać na górze karty: monety, umiejętności albo jedno i drugie. Umiejętności masz na szarych kartach. Nie zużywają się: pomagają ci w każdej turze.
how-cost-2 = Za każdą umiejętność, której ci brakuje, zapłać 1 monetę.
how-cost-3 = Niektóre karty mają w rogu mały symbol. Jeśli go masz, późniejsza karta, która wymaga tego samego symbolu, jest darmowa. To się nazywa łańcuch.
picture-cost = Każda strona widzi swoje umiejętności, monety i symbole. Zostają na całą grę.

how-colours = Kolory
how-colours-1 = Kolor karty mówi, do czego ona służy.

how-quest = Wyprawa Pierścienia
how-quest-1 = Górny rząd to droga Froda i Sama do wulkanu. Dolny to droga, którą gonią ich Nazgûle.
how-quest-2 = Gdy Frodo i Sam idą naprzód, Nazgûle ruszają razem z nimi: odległość się nie zmienia. Gdy Nazgûle ruszają same, odległość maleje.
picture-quest = Frodo i Sam są na kroku 4. Nazgûle zrobiły 6 kroków z 14, których potrzebują.

how-races = Rasy i sojusze
how-races-1 = Każda zielona karta daje poparcie jednej rasy. Sześć różnych ras daje zwycięstwo.
how-races-2 = Po drodze sojusze przynoszą ci żetony o własnych mocach.

how-land = Wojna o Śródziemie
how-land-1 = Czerwone karty umieszczają jednostki. Twoja obecność w regionie to jednostka lub twierdza, którą tam masz.
how-land-2 = Tam, gdzie spotykają się jednostki obu stron, obie tracą po jednej, aż zostaną jednostki tylko jednej z nich. Twierdze nie walczą i nic ich nie usuwa poza specjalnymi efektami.
picture-war = Trzy jednostki Drużyny w Rohanie. Jeśli Sauron umieści tam dwie swoje, zostanie jedna jednostka Drużyny.

how-landmarks = Ważne miejsca
how-landmarks-1 = Ważne miejsce stawia twierdzę w swoim regionie i robi jeszcze coś więcej. Za każdą twierdzę, którą już masz, kosztuje o 1 monetę więcej.
how-landmarks-2 = Zajmując je, nie odsłaniasz żadnej karty. Bywa, że warto poświęcić na to turę.
picture-landmarks = Trzy odkryte ważne miejsca pod kartami: nazwa, region twierdzy, działanie i koszt.

how-end = Koniec gry
how-end-1 = Gdy ktoś weźmie ostatnią kartę rozdziału, wykłada się karty następnego. Zaczyna strona, która tej karty nie wzięła.
how-end-2 = Jeśli po rozdziale 3 nikt jeszcze nie wygrał, zwycięża strona obecna w większej liczbie regionów. Jeśli obie są obecne w tylu samo, dzielą się zwycięstwem.

how-tips = Trzy wskazówki
how-tips-1 = Bierz szare karty wcześnie. Każda umiejętność oszczędza ci monetę, tura po turze.
how-tips-2 = Zanim weźmiesz kartę, sprawdź, co odsłania przeciwnikowi.
how-tips-3 = Śledź wszystkie trzy wyścigi naraz: paski obok nazw stron pokazują, jak blisko zwycięstwa jest każda z nich.

## Worked examples

example-DT-7 = Przykryta karta
example-DT-7-1 = Na karcie u góry wciąż leżą dwie inne.
example-DT-3 = Brakująca umiejętność kosztuje monetę
example-DT-3-1 = Karta wymaga trzech umiejętności. Sauron ma jedną z nich i 5 monet.
example-DT-2 = Łańcuch
example-DT-2-1 = Sauron nie ma monet, ale ma symbol, którego wymaga ta karta.
example-DT-4 = Przez pole premii
example-DT-4-1 = Frodo i Sam robią dwa kroki, z 2 na 4, i mijają monetę na kroku 3. Odległość od Nazgûli się nie zmienia.
example-DT-16 = Dwie na trzy
example-DT-16-1 = Sauron umieszcza dwie jednostki w Rohanie, gdzie Drużyna ma trzy.
example-DT-18 = Sojusz
example-DT-18-1 = Drugi elf Saurona: dwa żetony elfów zostają odkryte, a Sauron zatrzymuje jeden z nich.
example-DT-22 = Nazgûle doganiają Froda i Sama
example-DT-22-1 = Nazgûle są o dwa kroki za nimi, a Sauron zagrywa kartę, która daje dwa kroki.

## The guided first match

guide-grey-1 = Grasz Drużyną Pierścienia przeciwko Sauronowi. Wygrywasz, jeśli Frodo i Sam dotrą do wulkanu, jeśli dołączy do ciebie sześć różnych ras albo jeśli zapewnisz sobie obecność we wszystkich siedmiu regionach.
guide-grey-2 = W swojej turze bierzesz jedną kartę, na której nie leży żadna inna. Sauron już jedną wziął. Szare karty dają umiejętność, która pomaga płacić za karty w każdej następnej turze.
guide-grey-3 = Weź szarą kartę z księgą, na lewym końcu najniższego rzędu: to Wiedza. Nic nie kosztuje. Zagraj ją.
guide-grey-wrong = Zacznij od umiejętności: zagraj szarą kartę z księgą, na lewym końcu najniższego rzędu.
guide-green-1 = Sauron umieścił jednostkę w Arnorze, gdzie stały dwie twoje. Tam, gdzie spotykają się jednostki, obie strony tracą ich tyle samo: on stracił swoją jedyną, a tobie jedna została.
guide-green-2 = Zielone karty dają poparcie rasy. Elfowie wymagają jednej Wiedzy, a ty ją masz. Umiejętności nigdy się nie zużywają. Zagraj zieloną kartę „Elfowie”: dla ciebie jest darmowa.
guide-green-wrong = Zagraj zieloną kartę z liściem, czyli elfów. Zapłaci za nią twoja Wiedza.
guide-blue-1 = Elfowie są z tobą. I spójrz: gdy na karcie nic już nie leży, zostaje odkryta. Każda karta, którą bierzesz, może coś odsłonić przeciwnikowi.
guide-blue-2 = Niebieskie karty służą Wyprawie Pierścienia. Zagraj niebieską kartę z najniższego rzędu: Frodo i Sam robią krok. Nazgûle ruszają z nimi, więc odległość się nie zmienia.
guide-blue-wrong = Tym razem zagraj niebieską kartę z najniższego rzędu i obserwuj Froda i Sama.
guide-coin-1 = Sauron umieścił jednostkę w Rohanie. Chorągwie na mapie pokazują, kto gdzie stoi i jak jest silny.
guide-coin-2 = Krasnoludy wymagają Przywództwa, czyli korony. Brakuje ci go. Za każdą brakującą umiejętność płacisz jedną monetę, a masz trzy. Zagraj zieloną kartę „Krasnoludy”.
guide-coin-wrong = Zagraj zieloną kartę „Krasnoludy”: kosztuje cię jedną monetę, bo brakuje ci Przywództwa.
guide-red-1 = Dwie rasy są z tobą. Teraz pokaż Sauronowi, że Śródziemie nie należy do niego.
guide-red-2 = Czerwone karty umieszczają jednostki. Zagraj czerwoną kartę „Enedwaith lub Rhovanion”. Nic nie kosztuje.
guide-red-wrong = Zagraj czerwoną kartę: daje jednostkę w Enedwaith lub Rhovanionie.
guide-place-1 = Dokąd ma trafić jednostka? W żadnym z tych regionów nikogo nie ma, więc nie dojdzie do starcia. Wybierz jeden z nich na mapie.
guide-place-wrong = Wybierz Enedwaith lub Rhovanion.
guide-third-1 = Twoja obecność sięga już o jeden region dalej. Sauron zdobył tymczasem umiejętność.
guide-third-2 = Ludzie wymagają Wiedzy. Zagraj zieloną kartę „Ludzie” i zobacz, co przynoszą ci trzy różne rasy.
guide-third-wrong = Zagraj zieloną kartę „Ludzie”: to twoja trzecia rasa.
guide-token-1 = Sojusz! Raz w ciągu gry pierwsze trzy różne rasy pozwalają ci zatrzymać jeden z tych trzech żetonów. Dwie karty tej samej rasy także przynoszą żeton.
guide-token-2 = Obok każdego napisano, co robi. Zatrzymaj ten, który ci się podoba. „Dowolna umiejętność” przydaje się zawsze.
guide-token-wrong = Zatrzymaj jeden z trzech żetonów.
guide-free-1 = Sauron odrzucił kartę za jedną monetę. Możesz tak zrobić z każdą kartą, której nic nie zakrywa: za 1 monetę w rozdziale 1, za 2 w rozdziale 2, za 3 w rozdziale 3. Pod kartami leżą ważne miejsca: stawiają twierdze, ale są drogie.
guide-free-2 = Teraz decydujesz ty. Zagraj kartę albo jakąś odrzuć. Najpierw sprawdź, co odsłania Sauronowi.
guide-free-wrong = Weź dowolną kartę, której nic nie zakrywa.
guide-end-1 = Wiesz już wszystko, co trzeba. Paski obok nazw stron pokazują, jak blisko zwycięstwa jest każda z nich. Jeśli po rozdziale 3 nikt jeszcze nie wygrał, zwycięża strona obecna w większej liczbie regionów.
guide-end-2 = Miej oko na regiony Saurona: jeśli jest obecny we wszystkich siedmiu, od razu wygrywa. Swoimi czerwonymi kartami wypierasz stamtąd jego jednostki.
guide-end-3 = Graj dalej przeciwko botowi na poziomie Łatwy. Małe okrągłe symbole na twoich kartach służą łańcuchom: dzięki każdemu z nich późniejsza karta może być darmowa. Podpowiedź pokazuje dobry ruch, a zasady masz zawsze pod ręką.
