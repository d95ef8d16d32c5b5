## How to play

how-aim = Cel gry
how-aim-1 = Gracie wszyscy razem. Etap po etapie prowadzicie Powierników Pierścienia, Froda i Sama, z Rivendell do krateru Góry Przeznaczenia. Razem wygrywacie lub razem przegrywacie.
how-aim-2 = Przegrywacie, jeśli skończy się wam odwaga albo przybędzie dziewiąty Nazgûl.
picture-path = Szlak wije się z Rivendell do Góry Przeznaczenia. Pierścień na torze odwagi pokazuje waszą odwagę.

how-turn = Twoja tura
how-turn-1 = Wybierz dwie z pięciu kolorowych kości i rzuć nimi razem z dwiema czarnymi.
how-turn-2 = Połóż jedną czarną i jedną kolorową kość na stronie 1 kafelka.
how-turn-3 = Wybierz trzecią kolorową kość i rzuć nią razem z dwiema pozostałymi. Na stronie 2 połóż czarną kość i jedną z dwóch kolorowych.
how-turn-4 = Teraz rozpatrujesz stronę 1, a potem stronę 2. Na każdej najpierw czarną kość, później kolorową.
picture-tile = Kafelek, kości i sześć pól toru spotkań. Na stronie 1 leżą czarna 4 i pomarańczowa 5: spotkasz kartę na polu 4, a potem Powiernicy Pierścienia przejdą pięć pól.

how-dice = Co robią kości
how-dice-1 = Czarna kość to spotkanie: spotykasz kartę na polu toru o tym numerze. Jeśli to pole jest puste, liczy się wydrukowany na nim symbol.
how-dice-2 = Czerwone karty to wrogowie, zielone to sprzymierzeńcy, którzy do was dołączają. Zakrytą kartę odkrywasz, gdy ją spotykasz.
how-dice-3 = Kolorowa kość porusza pionek w swoim kolorze o tyle pól, ile pokazuje.

how-spaces = Pola
how-spaces-1 = Pole działa, gdy pionek kończy na nim ruch. Na polach, które tylko mija, nic się nie dzieje.

how-fights = Walka
how-fights-1 = Z niektórymi wrogami trzeba walczyć. Rzuć kością walki: jeśli pokaże broń towarzysza, który wspiera Powierników Pierścienia, wygrywasz. Jeśli pokaże laskę Gandalfa, możesz odrzucić kartę Gandalfa, żeby wygrać. Każdy inny wynik to przegrana i strata odwagi.
how-fights-2 = Towarzysze wspierają Powierników Pierścienia, jeśli stoją na tym samym polu albo przed nimi, aż do końca etapu. Niech więc towarzysze idą przodem.
picture-fight = Aragorn jest z przodu, Merry i Pippin stoją obok Powierników Pierścienia: wszyscy ich wspierają. Legolas i Gimli są z tyłu i nie wspierają.

how-dangers = Zagrożenia
how-dangers-1 = Miejcie oko na Pierścień na torze odwagi, na Nazgûle i na Isengard.

how-cards = Sprzymierzeńcy i karty Gandalfa
how-cards-1 = Sprzymierzeńcy przychodzą z toru spotkań, karty Gandalfa zdobywacie w miejscach docelowych. W swojej turze możesz użyć każdej z tych kart, ale każdej tylko raz.

how-stages = Etapy
how-stages-1 = Gdy Powiernicy Pierścienia dotrą do miejsca docelowego, zaczyna się następny etap z sześcioma nowymi kartami spotkań.
how-stages-2 = Ostatni etap jest inny: towarzysze zostają z tyłu.

how-tips = Trzy wskazówki
how-tips-1 = Na kafelku leżą dwie kolorowe kości, więc ruszają się dwa pionki. Wybieraj kości, które ci pasują, i czarne wyniki, które możecie znieść.
how-tips-2 = Dokładność popłaca: towarzysz, którego kość doprowadzi dokładnie do miejsca docelowego, przynosi odwagę, a Powiernicy Pierścienia kartę Gandalfa.
how-tips-3 = Dwa pionki na groźnym polu nie są gorsze niż jeden: kto przychodzi drugi, jest tam bezpieczny.

## Worked examples

example-MT-6 = Dołącza sprzymierzeniec
example-MT-6-1 = Pierwsza czarna kość pokazuje 2. Na polu 2 leży Elrond: dołącza do was, a jego pole jest puste.
example-MT-18 = Dokładnie u celu
example-MT-18-1 = Gimli stoi dwa pola przed Rohanem, a jego kość pokazuje dokładnie 2.
example-MT-19 = Bezpiecznie obok przyjaciela
example-MT-19-1 = Gimli wchodzi na pole Nazgûla. Stoi tam już Aragorn, więc nic się nie dzieje.
example-MT-17 = O jedno za dużo
example-MT-17-1 = Powiernicy Pierścienia stoją dwa pola przed Rohanem, a ich kość pokazuje 5. Zatrzymują się w Rohanie, ale karta Gandalfa wraca do pudełka.
example-MT-10 = Z tyłu nie pomoże
example-MT-10-1 = Kość walki pokazuje miecz Aragorna. Ale Aragorn jest za Powiernikami Pierścienia, więc walka jest przegrana.
example-MT-22 = Ostatnia odwaga
example-MT-22-1 = Został 1 punkt odwagi, a Aragorn kończy ruch na czarnym sercu.

## The guided first match

guide-roll-1 = Gracie wszyscy razem: ty jesteś Północą, a Wschód gra z tobą. Doprowadźcie Powierników Pierścienia z Rivendell do Góry Przeznaczenia, zanim skończy się wam odwaga. Pierwszy cel: Lothlórien.
guide-roll-2 = W swojej turze wybierasz dwie kolorowe kości. Każda może poruszyć pionek w swoim kolorze. Najpierw powinni iść towarzysze, bo ci, którzy zostają z tyłu, nie pomagają w walce. Wybierz niebieską i zieloną: Aragorna i Legolasa.
guide-roll-wrong = Niech najpierw idą towarzysze: wybierz niebieską i zieloną kość.
guide-side-1 = Razem z nimi potoczyły się dwie czarne kości. Czarna kość to spotkanie: spotykasz kartę na polu toru o tym numerze. Kolorowa kość porusza swój pionek.
guide-side-2 = Kafelek ma dwie strony, a na każdą trafia jedna czarna i jedna kolorowa kość. Na polu 3 leży Arwena, zielona karta: sprzymierzeniec! Na stronę 1 weź więc czarną 3 i niebieską 5.
guide-side-wrong = Czarna 4 sprowadziłaby Nazgûla. Weź czarną 3, żeby spotkać Arwenę, i niebieską 5 dla Aragorna.
guide-third-1 = Strona 1 jest gotowa. Dla strony 2 rzucasz jeszcze raz: pozostałą czarną i zieloną kością oraz trzecią w wybranym kolorze.
guide-third-2 = Dodaj fioletową kość, dla Merry’ego i Pippina.
guide-third-wrong = Powiernicy Pierścienia poczekają, aż ktoś będzie przed nimi. Dodaj fioletową kość.
guide-second-1 = Czarna 2 musi trafić na stronę 2: na polu 2 jest Troll jaskiniowy i trzeba będzie z nim walczyć. Ale to ty wybierasz, która z dwóch kolorowych kości pójdzie razem z nią.
guide-second-2 = Weź fioletową 4. Potem dzieje się wszystko po kolei: najpierw strona 1, później strona 2, zawsze czarna kość przed kolorową.
guide-second-wrong = Merry i Pippin zajdą dalej: weź fioletową 4.
guide-bearers-1 = Arwena dołączyła do was, a Aragorn ruszył przodem. W walce kość walki pokazała miecz Aragorna. Aragorn jest przed Powiernikami Pierścienia, więc ich wspiera: walka wygrana. Potem Wschód spotyka Nazgûla i Sarumana: gdy przybędzie dziewięć Nazgûli, przegracie.
guide-bearers-2 = Teraz niech ruszą Powiernicy Pierścienia: wybierz pomarańczową i niebieską.
guide-bearers-wrong = Czas na Powierników Pierścienia: wybierz pomarańczową i niebieską kość.
guide-empty-1 = Pole 3 jest puste, odkąd opuściła je Arwena. Puste pole toru pokazuje pionek, który może przejść kawałek naprzód: tutaj jest to Aragorn.
guide-empty-2 = Niebieska 2 zaprowadziłaby Aragorna na czarne serce, a to kosztuje odwagę. Weź więc czarną 3 i pomarańczową 3.
guide-empty-wrong = Karta na polu 6 jest nieznana, a Aragorn skończyłby ruch na czarnym sercu. Weź czarną 3 i pomarańczową 3.
guide-red-1 = Gimli został daleko w tyle. Dodaj czerwoną kość.
guide-red-wrong = Dodaj czerwoną kość: Gimli musi nadrobić drogę.
guide-gimli-1 = Czarna 4 sprowadza kolejnego Nazgûla i nic na to nie poradzisz. Weź czerwoną 3: Gimli przejdzie z drugiego pola na piąte.
guide-gimli-wrong = Weź czerwoną 3 dla Gimliego.
guide-stride-1 = Puste pole toru pozwala poruszyć Aragorna o 0, 1 lub 2 pola. Drugie pole przed nim to czarne serce. Jedno pole jest w sam raz: stanie wtedy dwa pola przed Lothlórien.
guide-stride-wrong = Jedno pole: dalej jest czarne serce, a po takim ruchu Aragorn może później dotrzeć dokładnie do Lothlórien.
guide-arwen-1 = Powiernicy Pierścienia zakończyli ruch na polu Nazgûla: przybyłby kolejny Nazgûl. (Gdyby stał tam już ktoś z Drużyny, nic by się nie stało).
guide-arwen-2 = Masz Arwenę! Każdego sprzymierzeńca można użyć raz. Niech temu zapobiegnie.
guide-arwen-wrong = Cztery Nazgûle tak wcześnie to zły początek. Niech Arwena pomoże.
guide-exact-1 = Wschód przegrywa walkę z Trollem jaskiniowym: Oko zawsze oznacza przegraną, a ta kosztowała 2 punkty odwagi. Potem kość Aragorna doprowadziła go dokładnie do Lothlórien: 1 punkt odwagi wraca. Nieznana karta została odkryta i pokonana.
guide-exact-2 = Powiernikom Pierścienia brakuje dokładnie 5 pól do Lothlórien. Spróbuj: wybierz pomarańczową i zieloną.
guide-exact-wrong = Powiernicy Pierścienia stoją pięć pól przed Lothlórien: wybierz pomarańczową i zieloną kość.
guide-five-1 = Piątka! Dokładnie do Lothlórien. To da ci kartę Gandalfa.
guide-five-2 = Weź pomarańczową 5 z czarną 6: karta na polu 6 jest nieznana, ale pole 3 pozwoliłoby tylko Aragornowi pójść dalej, z dala od was.
guide-five-wrong = Weź pomarańczową 5, a do niej czarną 6.
guide-violet-1 = Na stronę 2 dodaj jeszcze raz fioletową kość.
guide-violet-wrong = Dodaj fioletową kość.
guide-last-1 = Uwaga: zielona 2 zaprowadziłaby Legolasa na pole Nazgûla. Weź fioletową 2.
guide-last-wrong = Legolas skończyłby ruch na polu Nazgûla. Weź fioletową 2 dla Merry’ego i Pippina.
guide-end-1 = Powiernicy Pierścienia doszli dzięki tobie do Lothlórien, za co należała ci się karta Gandalfa; potem zagrał Wschód. Na każdy etap wykłada się sześć nowych kart spotkań. Wiesz już wszystko, co trzeba.
guide-end-2 = Graj dalej z botem na poziomie Łatwy, etap po etapie. W ostatnim etapie idą już tylko Powiernicy Pierścienia. Wskaż dowolną rzecz, a zobaczysz, co robi; Podpowiedź pokazuje dobry ruch, a zasady masz zawsze pod ręką.
