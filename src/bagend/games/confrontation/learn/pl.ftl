## How to play

how-aim = Cel gry
how-aim-1 = Światło ma doprowadzić Froda z Shire do Mordoru. Mrok ma go znaleźć i pokonać albo wprowadzić trzy własne figury do Shire.
how-aim-2 = Każda strona ma dziewięć figur. Swoje widzisz od przodu, a figury przeciwnika tylko od tyłu.
picture-start = Tak może zacząć Światło; widok od strony Światła. Niebieskie figury są twoje; czerwone, odwrócone tyłem, to może być każdy.

how-turn = Twoja tura
how-turn-1 = Zaczyna Mrok, potem gracie na zmianę. W swojej turze musisz przesunąć dokładnie jedną swoją figurę o jedną krainę naprzód. Światło idzie w stronę Mordoru, Mrok w stronę Shire.
how-turn-2 = W krainie jest miejsce na dwie figury każdej strony, w każdej z czterech krain górskich na jedną, w Shire i w Mordorze na cztery.
picture-moves = Aragorn stoi w Cardolanie. Może iść naprzód do Eregionu albo do Enedwaith.

how-roads = Dwie drogi tylko dla Światła
how-roads-1 = Światło może też spływać rzeką Anduiną: z Mrocznej Puszczy do Fangornu i z Fangornu do Rohanu.
how-roads-2 = Światło może również przebiec przez kopalnie z Eregionu prosto do Fangornu. Ale uwaga: jeśli w Morii czeka Balrog, może powalić każdego, kto tamtędy idzie.
picture-roads = Kopalnie prowadzą z Eregionu do Fangornu, a rzeka w dół z Mrocznej Puszczy.

how-battle = Walka
how-battle-1 = Gdy wchodzisz do krainy, w której jest wróg, atakujesz. Obie figury zostają odkryte.
how-battle-2 = Najpierw działają teksty obu figur: niektóre wygrywają od razu, inne się wymykają.
how-battle-3 = Jeśli obie nadal tam są, każda strona potajemnie wybiera jedną kartę, po czym odkrywacie je równocześnie. Dodajcie liczbę do siły figury: przegrywa mniejsza suma. Jeśli sumy są równe, giną obie figury.
how-battle-4 = Ocalałe figury znów się ukrywają. Jeśli w krainie są kolejni wrogowie, walcz z następnym.
picture-battle = Balrog zaatakował Aragorna. Każda strona pokazuje figurę, kartę i sumę.

how-cards = Karty
how-cards-1 = Każda strona ma dziewięć kart: z liczbami i z tekstem. Teksty działają przed liczbami, teksty Mroku przed tekstami Światła. Zagrana karta nie wraca na rękę, dopóki nie wykorzystacie wszystkich dziewięciu; wtedy bierzecie wszystkie z powrotem.
how-cards-2 = Oba stosy kart odrzuconych są jawne, więc zawsze wiesz, co przeciwnik może jeszcze zagrać.

how-figures = Figury
how-figures-1 = Każda figura ma siłę i tekst. Tutaj sprawdzisz, co potrafią twoje; tekst Światła działa przed tekstem Mroku.

how-secrets = Kto to jest?
how-secrets-1 = Figura, która walczyła, jest znana – dopóki nie stanie w jednej krainie z inną figurą swojej strony: wtedy nikt nie wie, która jest która.
how-secrets-2 = Wskaż podstawkę, aby zobaczyć, kto może na niej stać.
picture-secrets = Dwie ciemne figury w Fangornie. Jeśli Aragorn zaatakuje, los zdecyduje, którą z nich spotka.

how-end = Koniec gry
how-end-1 = Światło wygrywa od razu, gdy Frodo wejdzie do Mordoru, nawet jeśli stoją tam wrogowie. Mrok wygrywa od razu, gdy Frodo zostanie pokonany albo gdy trzy ciemne figury staną w Shire.
how-end-2 = Jeśli w swojej turze nie możesz wykonać ruchu, przegrywasz.
how-end-3 = Potem zamieńcie się stronami i zagrajcie jeszcze raz. Zwycięzca partii dostaje punkt za każdą swoją figurę, która została na planszy.
picture-end = Tura Światła: Frodo wkracza do Mordoru i wygrywa. Turę później trzecia ciemna figura dotarłaby do Shire.

how-tips = Trzy wskazówki
how-tips-1 = W otwartej walce Światło jest słabszą stroną. Korzystaj z tekstów: Merry, Legolas i Gimli od razu pokonują po jednym wrogu.
how-tips-2 = Trzymaj Froda obok wolnej krainy na tej samej wysokości: zaatakowany, będzie mógł uciec w bok.
how-tips-3 = Obserwuj karty. Gdy przeciwnik nie ma już wysokich liczb, pora atakować.

## Worked examples

example-TC-5 = Brak miejsca
example-TC-5-1 = Pippin chciałby iść do Eregionu, ale są tam już dwie jasne figury.
example-TC-15 = Tekst wygrywa od razu
example-TC-15-1 = Merry atakuje ukrytą figurę w Morii. To Czarnoksiężnik z Angmaru: karty nie są potrzebne.
example-TC-10 = Sam staje do walki
example-TC-10-1 = Ork atakuje i trafia na Froda. Jest z nim Sam i walczy zamiast niego. Sam ginie, ale Frodo żyje.
example-TC-29 = Karta Trolla jest bez efektu
example-TC-29-1 = Troll ma siłę 9 i zagrywa 6, która się nie liczy. Gandalf ma 5 i zagrywa 5. (Przeciwko Gandalfowi Mrok gra pierwszy, odkrytą kartą).
example-TC-33 = Oko Saurona
example-TC-33-1 = Legolas atakuje Orka. Światło zagrywa Poświęcenie, ale Oko je unieważnia i rozstrzyga sama siła.
example-TC-34 = Płaszcz Elfów
example-TC-34-1 = Aragorn atakuje Orka, Mrok zagrywa 6. Pod Płaszczem Elfów ta karta się nie liczy.
example-TC-38 = Frodo po prostu wchodzi
example-TC-38-1 = W Mordorze stoją cztery ciemne figury. To bez znaczenia: nie ma walki, Światło wygrywa.

## The guided first match

guide-setup-1 = Grasz Światłem. Doprowadź Froda z Shire do Mordoru. Mrok stara się go znaleźć i pokonać. Swoje figury widzisz od przodu, a figury Mroku tylko od tyłu – i tak samo Mrok widzi twoje.
guide-setup-2 = Najpierw ustaw figury: po jednej w pięciu krainach i cztery w domu, w Shire. Trzy ustawienia są już gotowe. Wybierz Straż przednią.
guide-setup-wrong = Później możesz ustawiać każdą figurę po swojemu. Na tę lekcję wybierz gotowe ustawienie Straż przednia.
guide-ready-1 = Z przodu stoją Legolas, Merry, Gimli, Boromir i Aragorn. Frodo zostaje w Shire z Samem, Pippinem i Gandalfem. Liczba na figurze to jej siła.
guide-ready-2 = Mrok nie widzi, kto jest kim. Daj znać, że wszystko gotowe.
guide-ready-wrong = Zostaw wszystkich tam, gdzie stoją, i daj znać, że wszystko gotowe.
guide-attack-1 = Zaczął Mrok: przesunął ukrytą figurę na Wysoką Przełęcz. W swojej turze przesuwasz jedną figurę o jedną krainę w stronę Mordoru. Jeśli jest tam wróg, atakujesz go.
guide-attack-2 = Sprawdź, kto to jest: przesuń Gimliego z Rhudauru na Wysoką Przełęcz.
guide-attack-wrong = Niech Gimli sprawdzi, kto stoi na Wysokiej Przełęczy: wybierz jego, a potem Wysoką Przełęcz.
guide-aragorn-1 = To był Ork, a tekst Gimliego pokonuje go od razu. Każda figura ma taki tekst. Wskaż figurę albo przytrzymaj na niej palec, żeby go przeczytać.
guide-aragorn-2 = Kolejna ciemna figura przyszła do Wrót Rohanu. Zaatakuj ją Aragornem: to mocny wojownik.
guide-aragorn-wrong = Tym razem niech zaatakuje Aragorn: wybierz jego, a potem Wrota Rohanu.
guide-card-1 = To Warg. Żaden tekst nie rozstrzyga, więc każda strona zagrywa kartę. Karta Mroku już leży, zakryta. Liczbę dodaje się do siły, a mniejsza suma przegrywa.
guide-card-2 = Aragorn ma 4, Warg ma 2. Najwyższa karta Mroku to 6, czyli razem 8. Zagraj swoją 5: to razem 9 i nic ci nie grozi.
guide-card-wrong = To może nie wystarczyć. Z kartą 5 Aragorn ma 9, a Warg może mieć najwyżej 8.
guide-merry-1 = Dziewięć do ośmiu! Zagrane karty bledną i nie wracają na rękę, dopóki nie wykorzystacie wszystkich dziewięciu. Zawsze więc widać, co komu zostało: Mrok nie ma już swojej najlepszej karty, a ty swojej.
guide-merry-2 = Mrok wszedł do Morii. Przez kopalnie można przebiec z Eregionu prosto do Fangornu, ale uwaga: jeśli to Balrog, może powalić każdego, kto tamtędy idzie. Przesuń Merry’ego naprzód, do Eregionu.
guide-merry-wrong = Merry od razu pokonuje Czarnoksiężnika, więc jego miejsce jest z przodu: wybierz go, a potem Eregion. Mogą tam stać dwie figury jednej strony.
guide-frodo-1 = Teraz musi wyruszyć Frodo. Jest słaby, ale zna pewną sztuczkę, jak zaraz zobaczysz.
guide-frodo-2 = Przesuń Froda z Shire do Cardolanu.
guide-frodo-wrong = W tej lekcji Frodo idzie w pojedynkę: wybierz go, a potem Cardolan.
guide-slip-1 = Latający Nazgul! Może zaatakować samotną jasną figurę w dowolnej krainie i właśnie znalazł Froda. Frodo ma siłę 1, Nazgul 3, a jeśli Frodo zginie, przegrywasz.
guide-slip-2 = Oto jego sztuczka: zaatakowany Frodo może uciec w bok, zanim zagracie karty. Niech ucieknie do Arthedainu.
guide-slip-wrong = To zbyt niebezpieczne: jeśli Frodo zginie, partia jest przegrana. Niech ucieknie do Arthedainu.
guide-gandalf-1 = Jest bezpieczny. A ty już wiesz, kto stoi w Cardolanie, bo figury, które walczyły, są znane, dopóki nie wymieszają się z innymi.
guide-gandalf-2 = Oddaj cios: zaatakuj Cardolan Gandalfem. W walce z nim Mrok musi pierwszy zagrać kartę, i to odkrytą.
guide-gandalf-wrong = To zadanie dla Gandalfa: wybierz go, a potem Cardolan.
guide-open-1 = Mrok zagrał 4, więc Nazgul ma 3 + 4 = 7. Gandalf ma 5.
guide-open-2 = Trzeba ci więcej niż 7, ale nie marnuj wysokiej karty: zagraj 3, razem będzie 8.
guide-open-wrong = Gandalf ma 5 i do wygranej potrzebuje 8: 3 w sam raz wystarczy, a lepsze karty zachowasz.
guide-free-1 = Zginęły trzy ciemne figury. Twoje karty bez liczby też mogą odwrócić losy walki: wskaż je, a zobaczysz jak. A figury bliżej Mordoru odciągają uwagę Mroku od Froda.
guide-free-2 = Teraz decydujesz ty. Rusza się tylko jedna figura, zawsze w stronę Mordoru. W większości krain mieszczą się dwie figury jednej strony, w górach tylko jedna. W dół rzeki i przez kopalnie może iść tylko Światło. Przesuń, kogo chcesz.
guide-free-wrong = Przesuń dowolną figurę, która może się ruszyć.
guide-end-1 = Wiesz już wszystko, co trzeba. Wygrywasz, gdy Frodo wejdzie do Mordoru. Mrok wygrywa, gdy Frodo zginie albo gdy trzy ciemne figury staną w Shire.
guide-end-2 = Graj dalej przeciwko botowi na poziomie Łatwy. Wskaż ukrytą figurę, żeby zobaczyć, kto to może być. Podpowiedź pokazuje dobry ruch, a zasady masz zawsze pod ręką.
