# The lab: many games between bots, counted and rated; checks of saved games.

## Progress, on one line, above or beside a bar

progress-playing = { $game }: rozgrywanie
progress-arena = { $game }: arena
progress-reviewing = { $game }: analiza
progress-fuzzing = { $game }: testy losowe
progress-done = { $what }: { $done }
progress-done-of = { $what }: { $done } z { $total }
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
plot-simulations = symulacje
plot-score = wynik przeciwko { $bot }, przedział 95%
plot-share = udział wygranych partii, przedział 95%
plot-rating = ranking, przedział 95%

## The tables of bagend bench; “/s” is “per second”

bench-measuring = Pomiar
bench-measuring-steps = Pomiar kroków: około minuty
bench-measuring-envs = Pomiar środowisk: około minuty
bench-measuring-search = Pomiar przeszukiwania: około minuty
bench-measuring-levels = Pomiar poziomów gry { $game }: minuta lub dwie
bench-measuring-starts = Pomiar uruchamiania: około trzech minut
bench-measuring-gpu = Pomiar gry { $game } na GPU: około minuty, a kilka, jeśli nic nie jest jeszcze skompilowane
bench-title-steps = Na sekundę procesora na jednym rdzeniu, mediana z pięciu przebiegów
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
bench-simulations-per-second = symulacje/s
bench-steps-in-each = kroki w każdej
bench-simulations = symulacje
bench-positions = pozycje
bench-mean = średnio ms
bench-slowest = najwolniej ms
bench-seconds = s
bench-same = tak samo jak na CPU
bench-same-yes = tak
bench-same-no = NIE
bench-at-once = partie naraz
bench-playouts = losowe rozgrywki, { $mode }
bench-greedy = partie zachłanne, { $mode }
bench-env = środowisko wsadowe z obserwacjami
bench-search = przeszukiwanie, { $kind }
bench-search-peer = przeszukiwanie, { $kind } w C++
bench-rollouts = losowe rozgrywki w C++
bench-gpu-games = partie bota { $bot }
bench-gpu-steps = po jednej decyzji
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
verify-compare = Porównaj zobowiązanie w zapisie partii ze skrótem, który pokazano ci przed pierwszym losowaniem: tylko ty możesz to zrobić.
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
verify-no-secret = W tym zapisie partii nie ma sekretu: pokazuje się go po zakończeniu partii.
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
error-results-not = { $file } nie jest plikiem z wynikami areny.
error-results-other = { $file } zawiera wyniki innej areny: różnią się opcje, miejsca, ziarno lub wersja.
error-results-budgets = { $file } zawiera partie botów { $bots } z różnymi budżetami.

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
