# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: rozgrywanie
progress-arena = { $game }: arena
progress-suite = { $game }: taktyka
progress-training = { $game }: trening
progress-reviewing = { $game }: analiza
progress-fuzzing = { $game }: testy losowe
progress-following = { $game }: śledzenie partii ruch po ruchu
progress-thinking = { $game }: boty, które myślą naprzód
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done } z { $total }
progress-done-left = { $what }: { $done } z { $total }, jeszcze około { $minutes ->
    [0] minuty
    [one] minuty
    [few] { $minutes } minut
   *[many] { $minutes } minut
 }
progress-fault = { $fault } Przegrywa tę partię.
progress-forfeits = { $count ->
    [one] { $count } partia przegrana z winy bota.
    [few] { $count } partie przegrane z winy bota.
   *[many] { $count } partii przegranych z winy bota.
 }

## Figures with the interval they lie in 95 times of 100

interval-rate = { $rate } ({ $low }–{ $high })
interval-mean = { $mean } ({ $low }–{ $high }), najwyżej { $most }

## The table of bagend simulate

simulate-title = { $title }: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
 }, ziarno { $seed }
simulate-figure = udział lub średnia (przedział 95%)
simulate-wins = { $seat } ({ $bot }) wygrywa
simulate-shared = wspólne wygrane
simulate-forfeits = przegrane z winy bota
simulate-undecided = nierozstrzygnięte po { $longest } ruchach i losowaniach
simulate-length = ruchy i losowania na partię

## The tables and plots of bagend arena

arena-title-bots = { $title }: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
 } na bota, ziarno { $seed }
arena-title-pairs = { $title }: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
 } na parę, ziarno { $seed }
arena-bot = bot
arena-wins = wygrane (przedział 95%)
arena-rating = ranking (przedział 95%)
arena-advantage = przewaga: { $seat }
arena-pair = para
arena-score = wynik (przedział 95%)
arena-against = { $bot } kontra { $other }
suite-title = { $title }: pozycje z udowodnionymi odpowiedziami: { $positions }, każda zadana { $times } razy
suite-found = znalezione najlepsze odpowiedzi
suite-exhaustive = sprawdzone wszystko
suite-turn = sprawdzona cała tura
suite-forced = od razu wygrane lub przegrane
suite-search = długie przeszukiwanie
plot-simulations = symulacje
plot-score = wynik przeciwko botowi { $bot }, przedział 95%
plot-share = udział wygranych partii, przedział 95%
plot-rating = ranking, przedział 95%
plot-rounds = rundy
plot-loss = strata logarytmiczna dla nowych partii
plot-network = sieć
plot-blind = zgadywanie na ślepo
plot-ahead = odtąd własne partie

## What bagend train says at the end

train-done = Sieć jest w pliku { $file }. W ostatniej rundzie jej strata logarytmiczna dla nowych partii to { $loss }, a przy zgadywaniu na ślepo { $blind }. Gra z nią bot { $bot }.

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Pomiar
bench-measuring-steps = Pomiar kroków: około minuty
bench-measuring-envs = Pomiar środowisk: około minuty
bench-measuring-search = Pomiar przeszukiwania: około minuty
bench-measuring-levels = Pomiar poziomów gry { $game }: minuta lub dwie
bench-measuring-starts = Pomiar uruchamiania: około trzech minut
bench-measuring-gpu = Pomiar gry { $game } na GPU: około minuty, a kilka, jeśli nic nie jest jeszcze skompilowane
bench-title-steps = Na sekundę procesora na jednym rdzeniu, mediana z pięciu przebiegów
bench-title-envs = Środowiska: na sekundę procesora, każdy ruch z obserwacją
bench-title-search = Przeszukiwanie: każda symulacja rozgrywa jedną losową partię do końca
bench-title-levels = Czas procesora na ruch, jeden rdzeń { $processor }
bench-title-starts = Uruchamianie: sekundy procesora nowego procesu przed pierwszym ruchem
bench-title-gpu = Na sekundę na jednym { $gpu }, mediana z pięciu przebiegów
bench-game = gra
bench-what = co
bench-level = poziom
bench-steps = kroki/s
bench-moves = ruchy/s
bench-games = partie/s
bench-ratio = ile razy nasze są szybsze
bench-simulations-per-second = symulacje/s
bench-steps-in-each = kroki w każdej
bench-simulations = symulacje
bench-positions = pozycje
bench-mean = średnia, ms
bench-slowest = najwolniejszy, ms
bench-seconds = s
bench-same = tak samo jak na CPU
bench-same-yes = tak
bench-same-no = NIE
bench-at-once = partie naraz
bench-playouts = losowe rozgrywki, { $mode }
bench-greedy = partie zachłanne, { $mode }
bench-env = środowisko wsadowe z obserwacjami
bench-env-peer = środowisko, losowe ruchy z obserwacjami
bench-search = przeszukiwanie, { $kind }
bench-search-peer = przeszukiwanie, { $kind } w C++
bench-rollouts = losowe rozgrywki w C++
bench-gpu-games = partie bota { $bot }
bench-gpu-steps = po jednej decyzji
bench-server-filling = Przygotowywanie partii dla serwera: { $matches }
bench-server-compiling = Serwer kompiluje zasady
bench-server-opening = Partie: { $matches }, każda na dwóch stronach; najpierw otwieranie, potem około dwóch minut gry
bench-title-server = Jeden serwer i jego strony na tym komputerze
bench-server-people = ludzie
bench-server-bots = ludzie, boty myślą
bench-server-spectators = widzowie jednej partii: { $count }
bench-server-live = trwające partie
bench-server-pages = otwarte strony
bench-server-answers = ruchy
bench-server-by-bots = w tym ruchy botów
bench-server-unanswered = ruchy, które nie dotarły
bench-server-median = zanim ruch dotrze do przeciwnika: mediana ms
bench-server-p95 = 95. percentyl ms
bench-server-p99 = 99. percentyl ms
bench-server-slowest = najwolniejszy, ms
bench-server-cpu = czas procesora serwera na ruch, ms
bench-server-core = udział serwera w jednym rdzeniu, %
bench-server-pages-core = udział stron w jednym rdzeniu, %
bench-server-sent = wysłane KB na ruch
bench-server-memory = KiB pamięci na partię
bench-server-growth = KiB więcej z każdym ruchem
bench-server-receive = z ruchu: odczyt, ms
bench-server-rules = zasady, ms
bench-server-store = czekanie na dysk, ms
bench-server-draw = rysowanie, ms
bench-server-tell = układanie zdań, ms
bench-server-encode = zapis JSON, ms
bench-server-send = kompresja i wysyłka, ms
bench-server-held-up = { $spent } ({ $count } × co najmniej { $least } ms)
bench-start-import = import bagend, { $cache ->
    [cold] na zimno
   *[warm] z pamięci podręcznej
 }
bench-start-table = { $game }: to, czego potrzebuje stół, po kompilacji, { $cache ->
    [cold] na zimno
   *[warm] z pamięci podręcznej
 }
bench-start-bots = { $game }: to, czego potrzebują boty, po kompilacji, { $cache ->
    [cold] na zimno
   *[warm] z pamięci podręcznej
 }
bench-start-playouts = { $game }: losowe rozgrywki, po kompilacji, { $cache ->
    [cold] na zimno
   *[warm] z pamięci podręcznej
 }

## What bagend fuzz finds

fuzz-clean = Partie: { $matches }, ruchy: { $answers }. Żadnej awarii, ślepego zaułka, partii bez końca ani błędnego cofnięcia.
fuzz-found = { $what } (ziarno { $seed }); zobacz { $file }.
fuzz-refused = odrzucono dozwolony ruch: { $reason }
fuzz-crash = awaria: { $error }
fuzz-endless = partia bez końca, ruchy i losowania: { $count }
fuzz-dead-end = ślepy zaułek: brak dozwolonego ruchu
fuzz-undo-draw = cofnięcie przez losowanie
fuzz-undo-state = cofnięcie nie przywraca stanu

## What bagend verify finds

verify-dice = Kostki
verify-rules = Zasady
verify-finding = { $what }: { $sentence }
verify-compare = Porównaj wiersz „commitment” w zapisie partii ze skrótem, który pokazano ci przed pierwszym losowaniem: tylko ty możesz to zrobić.
verify-fair = { $draws ->
    [one] Jedyne losowanie wynika z sekretu, a sekret pasuje do skrótu pokazanego przed nim.
    [few] Wszystkie { $draws } losowania wynikają z sekretu, a sekret pasuje do skrótu pokazanego przed pierwszym losowaniem.
   *[many] Wszystkie losowania ({ $draws }) wynikają z sekretu, a sekret pasuje do skrótu pokazanego przed pierwszym losowaniem.
 }
verify-fair-later = { $given ->
    [one] Pierwsze losowanie pochodzi
    [few] Pierwsze { $given } losowania pochodzą
   *[many] Pierwsze { $given } losowań pochodzi
 } z innej partii albo z lekcji i nie można tego sprawdzić. Wszystkie późniejsze losowania ({ $draws }) wynikają z sekretu, a sekret pasuje do skrótu pokazanego przed pierwszym losowaniem.
verify-no-secret = W tym zapisie partii nie ma sekretu. Stół dopisuje go po zakończeniu partii; partia symulowana w ogóle go nie ma.
verify-bad-secret = Sekret w tym zapisie partii nie jest liczbą szesnastkową.
verify-other-hash = Sekret nie pasuje do skrótu pokazanego przed pierwszym losowaniem ({ $shown }).
verify-no-hash = Nie można porównać sekretu: ten zapis partii nie podaje, jaki skrót pokazano przed pierwszym losowaniem.
verify-given = Według nagłówka liczba przejętych losowań to { $given }, ale wszystkich jest tylko { $draws }.
verify-no-pick = Losowanie { $number } nie podaje, która to była pozycja i z ilu: { $line }
verify-wrong-pick = Losowanie { $number } ({ $answer }) to pozycja { $pick } z { $outcomes }, a powinna być pozycja { $due }.
verify-hidden = Niektóre ruchy są ukryte, więc partii nie można odtworzyć. Sprawdź ją ponownie po zakończeniu.
verify-audience = Odpowiedź { $line } ({ $written }) powinna być widoczna dla { $due }, a nie dla { $audience }.
verify-holds = Wszystkie ruchy i losowania ({ $count }) są zgodne z zasadami gry { $title }, wersja { $version }: miejsca i opcje istnieją, każdy ruch był dozwolony, a każde losowanie zapisano zgodnie z wylosowaną pozycją. { $ending }
verify-resigned = { $seat } poddaje partię.
verify-not-over = Partia nie jest zakończona.
error-not-a-journal = { $file } nie jest zapisem partii.

## What bagend where shows: a heading, then labels and what stands after them

where-heading = { $number }, { $title }: { $what }
where-chapter = rozdział „{ $section }”
where-our-ruling = nasze rozstrzygnięcie
where-worked-example = przykład
where-rule = Zasada
where-ruling = Rozstrzygnięcie
where-elsewhere = Gdzie
where-question = Pytanie
where-reason = Uzasadnienie
where-option = Opcja
where-clause = Punkt zasad
where-example = Przykład
where-source = Źródło
where-code = Kod
where-test = Test
error-unknown-clause = W żadnej grze nie ma punktu zasad, rozstrzygnięcia ani przykładu „{ $clause }”; spróbuj { $some } albo zajrzyj na stronę zasad gry.

## Simulations that cannot be run

error-bots-for-seats = Liczba miejsc to { $seats }, a podanych botów: { $bots }.
error-gpu-bot = Bot „{ $bot }” nie gra na GPU; oczekiwano: { $known }.
error-no-benchmark = Nie ma testu wydajności „{ $rows }”; oczekiwano: { $known }.
error-server-not-open = Serwer się nie otworzył.
error-server-not-compiled = Serwer nie zdążył skompilować zasad.
error-cluster-unreached = Nie można połączyć się z klastrem Ray „{ $address }”: { $reason }.
error-cluster-lost = Klaster bezpowrotnie utracił blok: { $reason }.
error-no-matplotlib = Wykres wymaga biblioteki Matplotlib: pip install { "'bagend[lab]'" }.
error-no-scipy = Przedziały wymagają biblioteki SciPy: pip install { "'bagend[lab]'" }.
error-no-statsmodels = Rankingi wymagają biblioteki statsmodels: pip install { "'bagend[lab]'" }.
error-no-openspiel = Ten test wydajności porównuje z OpenSpiel: pip install { "'bagend[bench]'" }.
error-no-ray = Klaster wymaga biblioteki Ray: pip install { "'bagend[cluster]'" }.
error-no-pyarrow = Pliki Parquet wymagają biblioteki PyArrow: pip install { "'bagend[data]'" }.

## Arenas that cannot be played

error-arena-stranger = „{ $bot }” nie należy do botów na tej arenie.
error-arena-twice = Jednego z botów podano dwa razy.
error-arena-two = Arena tej gry wymaga co najmniej dwóch botów i dokładnie dwóch miejsc.
error-arena-even = Połowę partii rozgrywa się z zamianą miejsc, więc liczba { $matches } musi być parzysta.
error-arena-pair = „{ $pair }” nie jest parą botów na tej arenie; napisz A:B.
error-no-suite = Nie ma jeszcze zadań taktycznych do gry { $game }.
error-results-not = { $file } nie jest plikiem z wynikami areny.
error-results-other = { $file } zawiera wyniki innej areny: różnią się opcje, miejsca, ziarno lub wersja.
error-results-budgets = { $file } zawiera partie botów { $bots } z różnymi budżetami.

## Networks that cannot be trained

error-training-other = { $file } nie pochodzi z tego treningu: różnią się gra, rundy, liczba partii w rundzie, ziarno lub wersja; usuń ten plik albo wybierz inny w --out.

## Files of rows, one for each game

error-rows-kind = Nie wiadomo, jakiego rodzaju plikiem jest { $file }; jego nazwa powinna kończyć się na { $known }.
error-rows-complete = { $file } jest już kompletny; usuń go albo wybierz inną nazwę.
error-rows-columns = { $file } zawiera inne kolumny niż ten przebieg.
error-rows-too-many = Liczba partii w { $file } to { $done }, więcej niż żądana: { $matches }.
error-rows-other = { $file } zawiera wiersze innego przebiegu: różnią się gra, boty, opcje, ziarno lub wersja.
error-rows-unread = { $file } zawiera wiersz, którego nie można odczytać.
error-rows-kept = Nie można zapisać { $file }: { $reason }. { $done ->
    [one] Zachowano { $done } partię; uruchom to samo polecenie ponownie, aby kontynuować.
    [few] Zachowano { $done } partie; uruchom to samo polecenie ponownie, aby kontynuować.
   *[many] Zachowano { $done } partii; uruchom to samo polecenie ponownie, aby kontynuować.
 }

## The page of bagend report.  Its head:

report-title = { $title }: raport z laboratorium
report-about = Na potrzeby tej strony boty rozegrały między sobą { $total ->
    [one] { $total } partię
    [few] { $total } partie
   *[many] { $total } partii
 }, w tym { $main } do głównych wyników, z ziarnem { $seed } i według zasad w wersji { $version }.
report-warning = Boty to nie ludzie: inny gracz gra inaczej i osiąga inne wyniki. A to, co idzie w parze z wygraną, nie musi być jej przyczyną.
report-intervals = Kreska przechodząca przez kropkę to przedział ufności 95%: gdyby wszystkie te partie rozegrać ponownie z innym ziarnem, około 95 na 100 takich kresek objęłoby prawdziwą wartość dla tych botów. Dla udziałów jest to przedział Wilsona. Porównuje się tu wiele liczb, więc kilka kresek mija się ze swoją wartością przez czysty przypadek.
report-again = Tę samą stronę tworzy ponownie polecenie
report-table = Te same liczby w tabeli
report-what = co
report-value = wartość
report-interval = przedział 95%
report-of = z ilu
report-games = partie
report-between = od { $low } do { $high }
report-label-group = { $label }: { $group }
report-nothing = W tak niewielu partiach nie było czego liczyć.
report-some = Wykres pokazuje najwyższe i najniższe wartości (po { $shown }); w tabeli są wszystkie.

## What a figure rests on, below it

report-all-seats = { $bot } na wszystkich miejscach
report-on-seat = { $seat } ({ $bot })
report-made-of = Na podstawie { $matches } partii: { $bots }.
report-made-of-parts = Na podstawie { $matches } partii rozgrywanych jak zwykle i { $part } partii każdego innego rodzaju: { $bots }.
report-made-of-levels = Ten sam bot na wszystkich miejscach, na podstawie { $matches } partii każdego szybkiego bota.
report-made-of-pairs = Na podstawie { $matches } partii każdej pary szybkich botów, połowa z zamianą stron.
report-few = Boty, które myślą naprzód, są powolne: w każdym układzie jest z nimi tylko po { $matches ->
    [one] { $matches } partii
    [few] { $matches } partie
   *[many] { $matches } partii
 }.
report-none = Boty, które myślą naprzód, tu nie grają: biorą udział w raportach z co najmniej 10 000 partii.
report-tables-apart = Na podstawie { $matches } partii: { $bots }, każdy z każdym po obu stronach i sam ze sobą.
report-tables-together = Na podstawie { $matches } partii: { $bots }, każdy na wszystkich miejscach.
report-made-of-arena = Tych partii nie rozegrano na potrzeby tej strony: jest ich po { $matches } na parę lub na bota, według zasad w wersji { $version }, i pochodzą z polecenia { $command }.

## Who wins

report-winning = Kto wygrywa
report-sides = Wygrane według stron
report-sides-not = Tak wypadają te boty. Strona, którą botowi łatwiej jest dobrze grać, wygrywa tu częściej, niż wygrywałaby wśród ludzi.
report-shared = Wspólna wygrana liczy się każdemu, kto ma w niej udział: { $share } partii.
report-together = wszyscy razem
report-players = Wygrane według liczby graczy
report-player-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
 }
report-players-not = Boty ze sobą nie rozmawiają. Ludzie przy pełnym stole mogą sobie pomagać albo zmówić się przeciwko komuś.
report-levels = Wygrane według poziomu
report-levels-not = Poziomy różnią się tym, jak myślą, a nie tylko tym, jak dobrze. Mało partii to długie kreski: porównuj tylko te, które na siebie nie zachodzą.

report-players-lead = Miejsca są zajmowane w zwykłej kolejności.
report-levels-apart = Na obu miejscach gra ten sam bot.
report-levels-together = Na wszystkich miejscach gra ten sam bot; wszystkie wygrywają lub przegrywają razem.

report-ways = Jak kończą się partie
report-endings = Zakończenia
report-endings-not = Widać tu, jak kończą się partie, a nie, do którego zakończenia najlepiej dążyć: bot idzie drogą, której szuka.
report-undecided = nierozstrzygnięte po { $longest } ruchach i losowaniach

report-how-long = Jak długo trwają partie
report-length = Tury w partii
report-length-lead = Średnia liczba tur to { $mean } (od { $low } do { $high }), a ruchów i losowań łącznie średnio { $answers }.
report-length-not = Tury to nie minuty: boty się nie wahają. Gdy różnych liczb jest wiele, jeden słupek obejmuje kilka z nich.
report-turns = tury

report-beginning = Kto zaczyna
report-beginning-together = Wszyscy wygrywają lub przegrywają razem, więc rozpoczynanie nie daje nikomu przewagi nad innymi.
report-beginning-side = { $seat } zawsze zaczyna, więc nie da się odróżnić, ile warte jest rozpoczynanie, a ile sama strona. Ta strona wygrywa { $share } partii.
report-order = Wygrane według kolejności
report-order-not = Miejsca są losowane, więc różni się tylko kolejność; ludzie mogą jednak grać inaczej, gdy są ostatni.
report-place = { $place ->
    [1] pierwszy
    [2] drugi
    [3] trzeci
   *[other] czwarty
 }

## What goes with winning

report-special = Co idzie w parze z wygraną
report-base = Linia przerywana to udział wygranych we wszystkich partiach.
report-card = { $card } (rozdział { $chapter })
report-cards = Karty na koniec partii i jak często wygrywa ich właściciel
report-cards-not = Karta nie musi być przyczyną wygranej: kto prowadzi, może sobie pozwolić na więcej, w partii zakończonej wcześnie nie ma kart z późniejszych rozdziałów, a te boty lubią niektóre karty bardziej, niż powinny.
report-tokens = Żetony sojuszu i jak często wygrywa ich właściciel
report-tokens-not = Żeton nie musi być przyczyną wygranej: do zdobycia go potrzeba zielonych kart, a bot zatrzymuje to, co lubi, a nie to, co najlepsze. Krótkie kreski mają żetony, które są często brane.
report-landmarks = Ważne miejsca i jak często wygrywa ich właściciel
report-landmarks-not = Ważne miejsce nie musi być przyczyną wygranej: kto prowadzi, może zapłacić za więcej takich miejsc.
report-setups = Ustawienia i jak często wygrywa Światło
report-setups-not = To nasze gotowe ustawienia, wybierane przez te boty losowo. Wartość ustawienia zależy od tego, jak się nim potem gra.
report-setups-pair = { $light } kontra { $dark }
report-own-setup = inne ustawienie
report-battles = Walki, w których ta strona zagrała kartę: { $count }.
report-battles-light = Karty walki Światła
report-battles-light-not = Kto zagrywa kartę, ten wybiera chwilę: mocne karty zachowuje się na ważne walki. Nie decyduje więc sama karta i nie widać tu, ile warto dać za jej zachowanie.
report-battles-dark = Karty walki Mroku
report-battles-dark-not = Kto zagrywa kartę, ten wybiera chwilę: mocne karty zachowuje się na ważne walki. Nie decyduje więc sama karta i nie widać tu, ile warto dać za jej zachowanie.
report-foe-falls = ginie wróg
report-own-falls = ginie własna figura
report-lost = Gdzie przegrywa się partie
report-lost-lead = Etap, w którym skończyła się odwaga albo przybył ostatni Nazgûl.
report-lost-not = Błąd mógł się zdarzyć wcześniej: odwagi straconej na początku brakuje na końcu.
report-behind = Pozostawieni towarzysze
report-behind-lead = Jak często wygrywano partie, które doszły do ostatniego etapu, według liczby towarzyszy, którzy nie dotarli do Minas Morgul.
report-behind-not = To boty zdecydowały się ich zostawić, a każda taka decyzja kosztuje lub oszczędza także coś innego. Ludzie, którzy zabiorą więcej towarzyszy, mogą mieć inne wyniki.
report-companions = { $count ->
    [0] nikogo nie pozostawiono
    [one] { $count } pozostawiony towarzysz
    [few] { $count } pozostawionych towarzyszy
   *[many] { $count } pozostawionych towarzyszy
 }
report-reached = W tym partie, które doszły do ostatniego etapu: { $count }.
report-road = Odwaga po drodze
report-road-lead = Średnia odwaga na początku każdego etapu, w partiach wygranych i w przegranych. Partie przegrane przed danym etapem nie są w nim liczone.
report-road-not = To nie rada, by oszczędzać odwagę: wygrywa się, docierając do celu, a odwaga, która zostanie, nic nie daje.
report-won = wygrane
report-lost-games = przegrane
report-courage = odwaga
report-pace = Tempo
report-pace-lead = Jak często hobbit wygrywa, według miejsca, w którym stoi po { $rounds } własnych turach.
report-pace-not = To głównie szczęście w rzutach kostkami. Prowadzący wygrywa częściej, ale to jeszcze nie znaczy, że warto się spieszyć.
report-hits = Zakreślenia na szlaku Nazgula
report-hits-lead = Jak często hobbit wygrywa, według liczby pól zakreślonych na koniec na jego szlaku Nazgula.
report-hits-not = W dłuższej partii zakreśleń jest więcej bez względu na to, kto wygrywa, a na szlaku z przepołowionymi polami mieści się ich więcej.
report-marks = { $count ->
    [0] brak zakreśleń
    [one] { $count } zakreślenie
    [few] { $count } zakreślenia
   *[many] { $count } zakreśleń
 }

## Variants and doubtful component values

report-variants-title = Warianty
report-variants-results = Co zmieniają warianty
report-variants-results-not = Boty nie wiedzą o wariancie, chyba że pytają o niego ich proste reguły: ludzie by się do niego dostosowali.
report-variants-turns = Jak warianty wpływają na długość partii
report-variants-turns-not = Tury to nie minuty, a boty się nie dostosowują.
report-doubts-title = Niepewne wartości elementów gry
report-no-doubts = Żadna istotna wartość elementów tej gry nie budzi wątpliwości.
report-doubts-results = Co zmieniłyby niepewne wartości
report-doubts-results-not = Widać tu, jak ważna jest dana wątpliwość, a nie, jaką wartość wydrukowano w pudełku. Boty powstały dla zwykłych wartości.
report-doubts-turns = Jak niepewne wartości wpłynęłyby na długość partii
report-doubts-turns-not = Tury to nie minuty, a boty powstały dla zwykłych wartości.
report-share-of = Udział partii: { $what }. Linia przerywana to gra w zwykłej postaci.
report-focus-won = wygrane
report-focus-seat = { $seat } wygrywa, samodzielnie lub wspólnie
report-option-now = { $option }: { $value }
report-option-other = … { $value }
report-now = jak zwykle
report-otherwise = inaczej
report-yes = tak
report-no = nie
report-instead = { $name }, a nie { $usual }
report-times = { $name } × { $count }

## Luck and skill

report-skill = Szczęście i umiejętności
report-stronger = Punkty silniejszego bota
report-stronger-lead = Obie strony razem. Partia, której nikt nie wygrywa samodzielnie, to po pół punktu dla każdego; linia przerywana oznacza równe siły.
report-stronger-not = Kroki między poziomami są tak duże, jak sami ustaliliśmy. Nie wiadomo, o ile najlepsi ludzie przewyższają te boty.
report-explained = Co wyjaśnia wyniki
report-explained-apart = Wariancja wyników: między parami botów, między stronami i to, co zostaje. Reszta to szczęście wraz z tym, o czym boty decydują losowo.
report-explained-together = Wariancja wyników: między botami i to, co zostaje. Reszta to szczęście wraz z tym, o czym boty decydują losowo.
report-explained-not = Zależy to od tego, które boty biorą udział: dodaj słabszego, a siła wyjaśni więcej. Wśród równych zostają tylko strony i szczęście.
report-explained-strength = siła botów
report-explained-side = strona
report-explained-suits = strona, która lepiej pasuje danemu botowi
report-explained-rest = reszta: szczęście
report-rating = ranking
report-arena-ratings = Rankingi wszystkich poziomów
report-arena-ratings-not = 100 punktów więcej to około 64 punktów na 100 partii w grze między sobą, a nie przeciwko ludziom.
report-arena-rates = Wygrane wszystkich poziomów
report-arena-rates-not = Widać tu, jak często każdy poziom wygrywa, gdy sam zajmuje cały stół, a nie, jak dobrze pomógłby tobie.
