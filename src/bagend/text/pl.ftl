terminal-welcome =
    { $title }. Wpisz numer ruchu albo sam ruch; ? wyświetla pomoc.
    Rzuty kostkami wynikają z sekretu; jego skrót to { $commitment }.
terminal-watch =
    { $title }. Grają boty; Ctrl+C je zatrzymuje.
    Rzuty kostkami wynikają z sekretu; jego skrót to { $commitment }.
terminal-curtain-down = Teraz może patrzeć tylko { $seat }. Naciśnij Enter, aby wyczyścić ekran.
terminal-curtain-up = { $seat }, naciśnij Enter, aby zacząć.
terminal-ask = {"> "}
terminal-help =
    {"  "}liczba      wykonaj ruch o tym numerze
    {"  "}słowa       wykonaj ruch zapisany tak jak w nawiasach
    {"  "}hint        podpowiedz najlepsze ruchy
    {"  "}read        opisz planszę zdaniami
    {"  "}undo        cofnij swój ostatni ruch
    {"  "}save PLIK   zapisz partię
    {"  "}quit        wyjdź z partii
terminal-unknown = „{ $typed }” nie jest ruchem. Wpisz liczbę od 1 do { $most }, ruch zapisany tak jak w nawiasach albo ?, aby wyświetlić pomoc.
terminal-hinting = Szukam podpowiedzi…
terminal-thinks = { $who } myśli… (za pierwszym razem dłużej)
terminal-chance = { $percent ->
    [0] wygrywa w mniej niż 1% przypadków
    [100] wygrywa w ponad 99% przypadków
   *[other] wygrywa w około { $percent }% przypadków
 }
terminal-guess = szybkie przypuszczenie (zainstaluj bagend[fast], aby mieć prawdziwe podpowiedzi)
terminal-fault = { $sentence } Dlatego { $seat } przegrywa.
terminal-resigned = { $seat } poddaje partię.
terminal-saved = Zapisano w { $file }.
error-player-twice = Miejsce „{ $seat }” podano dwa razy.
error-player = Nie można odczytać „{ $setting }”; oczekiwano { $seat }=human, { $seat }=bot lub { $seat }=bot:NAZWA.
error-watch = Aby tylko oglądać, zostaw wszystkie miejsca botom.
error-saved-seats = Miejsca w zapisanej partii: { $seats }.
error-too-few-moves = Liczba ruchów i losowań w { $file } to { $count }, mniej niż { $to }.
error-option-setting = Nie można odczytać opcji „{ $setting }”; oczekiwano KLUCZ=WARTOŚĆ.
error-resume-options = Zapisana partia zachowuje swoje opcje i kostki: pomiń --option, --box i --seed.
error-resume-game = { $file } to partia gry { $saved }, a nie { $game }.

## bagend games: a list for people; after seats, bots and options stands what there is

games-seats = miejsca
games-seats-taken = { $seats } (co najmniej { $fewest })
games-bots = boty
games-bot = { $bot } ({ $strength })
games-legend-share = udział wygranych partii
games-legend-rating = ranking wyższy o 100 punktów: około 64 wygranych na 100 partii
games-options = opcje
games-option = { $about }: { $expected } (domyślnie { $default })
games-moves = ruchy
games-things = o czym mówią ruchy
games-view = widok: co widzi bot

## bagend backup, restore and prune

keeping-copied = { $count ->
    [one] Skopiowano { $count } partię do { $file }.
    [few] Skopiowano { $count } partie do { $file }.
   *[many] Skopiowano { $count } partii do { $file }.
 }
keeping-restored = { $count ->
    [one] Przywrócono { $count } partię.
    [few] Przywrócono { $count } partie.
   *[many] Przywrócono { $count } partii.
 }
keeping-deleted = { $count ->
    [one] Usunięto { $count } partię.
    [few] Usunięto { $count } partie.
   *[many] Usunięto { $count } partii.
 }

## bagend art: a page of every symbol and colour

art-title = Grafika Bag End
art-heading = { $light ->
    [dark] Grafika Bag End, ciemna
   *[light] Grafika Bag End, jasna
 }
art-shared = wspólne
art-palette = Paleta
art-contrast = Kontrast
art-type = Krój pisma
art-pair = { $upper } na { $lower }: { $contrast } (co najmniej { $least })

## Help: what each command does.  A sentence is made of it: a capital first letter and a full stop are added.

command-bagend = cztery gry planszowe ze Śródziemia: graj w nie, symuluj je, mierz je
command-table = otwórz stół w przeglądarce (polecenie domyślne)
command-play = graj w terminalu
command-games = wypisz gry z ich miejscami, opcjami i botami
command-simulate = pozwól botom rozegrać wiele partii i policz wyniki
command-arena = oceń boty w rankingu: każdy gra z każdym
command-train = wytrenuj sieć neuronową dla botów do danej gry
command-report = utwórz stronę z liczbami o grze: kto wygrywa, jak i co idzie z tym w parze
command-schema = wypisz schemat JSON tego, co dane polecenie zapisuje jako JSON
command-replay = wypisz zapisaną partię albo narysuj jedną z jej pozycji
command-review = przyjrzyj się zakończonej partii: szanse, punkty zwrotne, szczęście i umiejętności
command-verify = sprawdź zapisaną partię: czy kostki były uczciwe, a wszystkie ruchy dozwolone
command-art = pokaż wszystkie symbole, kolory i litery na jednej stronie
command-where = znajdź zasadę: co mówi, jaki kod ją egzekwuje i jakie są jej testy
command-fuzz = graj losowo i szukaj awarii, ślepych zaułków, partii bez końca i błędów cofania
command-backup = skopiuj wszystkie partie do jednego pliku, także przy otwartym stole
command-restore = skopiuj partie z kopii zapasowej do pustej bazy danych
command-prune = usuń partie, w których od dawna nic się nie dzieje
command-completion = wypisz skrypt, który uzupełnia polecenia, opcje i gry w twojej powłoce
command-bench = uruchom testy wydajności i porównaj z OpenSpiel

## Help: what stands after a command or an option

argument-help = pokaż tę pomoc i zakończ
argument-version = pokaż numer wersji programu i zakończ
argument-lang = język: { $known } (domyślnie: język systemu)
argument-host = adres, na którym stół nasłuchuje (domyślnie: 127.0.0.1, tylko ten komputer)
argument-port = port, na którym stół nasłuchuje (domyślnie: 8710)
argument-database = gdzie zapisywać partie: sqlite:///PLIK lub postgresql://HOST/NAZWA (domyślnie: w twoim folderze danych)
argument-no-browser = nie otwieraj przeglądarki
argument-processes = liczba procesów serwera korzystających z jednej bazy danych PostgreSQL (domyślnie: 1)
argument-bot-workers = liczba procesów dla botów (domyślnie: 1)
argument-log-json = zapisuj błędy jako wiersze JSON
argument-bot = własny bot: NAZWA=moduł:Klasa lub NAZWA=ścieżka/do/pliku.py:Klasa; zobacz docs/your-own-bot.md
argument-bot-seconds = ile sekund własny bot może myśleć nad ruchem (domyślnie: 10)
argument-game = zobacz bagend games
argument-option = zobacz bagend games
argument-seed = ziarno, aby powtórzyć to samo (domyślnie: 0)
argument-seed-new = ziarno, aby powtórzyć to samo (domyślnie: za każdym razem nowe)
argument-box = plik TOML z opcjami twojego egzemplarza
argument-jobs = liczba procesów; wyniki od niej nie zależą (domyślnie: 1)
argument-seat = human, bot lub bot:NAZWA; pozostałe miejsca zostaną obsadzone automatycznie
argument-watch = tylko oglądaj: wszystkie miejsca zajmują boty
argument-resume = kontynuuj zapisaną partię
argument-games-game = tylko ta gra oraz to, co widzą i mogą jej boty
argument-games-json = wypisz JSON
argument-simulate-matches = liczba partii (domyślnie: 10000)
argument-simulate-bots = jeden bot na wszystkie miejsca albo po jednym na miejsce, po przecinku (domyślnie: uniform)
argument-simulate-seats = miejsca biorące udział w grze, po przecinku (domyślnie: wszystkie)
argument-device = cuda gra na GPU firmy NVIDIA; wyniki od tego nie zależą (domyślnie: cpu)
argument-cluster = graj na klastrze Ray: auto (ten, który tu działa) lub ray://HOST:PORT
argument-simulate-rows = zapisuj po jednym wierszu na partię (.csv, .jsonl lub .parquet) i wznawiaj z tego pliku
argument-journals = zachowuj zapis każdej partii
argument-simulate-json = zapisz wynik jako JSON (- oznacza standardowe wyjście)
argument-arena-matches = partie na parę, połowa z zamianą miejsc (domyślnie: 400)
argument-arena-bots = boty, po przecinku (domyślnie: wszystkie)
argument-arena-seats = miejsca biorące udział w grze, po przecinku (domyślnie: jak najmniej)
argument-against = graj tylko przeciwko temu botowi
argument-pairs = rozegraj tylko te pary
argument-results = zapisuj tu wyniki i wznawiaj od nich
argument-suite = bez rozgrywania partii: ile udowodnionych odpowiedzi znajduje każdy bot
argument-plot = narysuj wykres rankingów
argument-arena-json = zapisz rankingi jako JSON (- oznacza standardowe wyjście)
argument-rounds = liczba rund treningu (domyślnie: 200)
argument-train-matches = partie w rundzie (domyślnie: 60000)
argument-train-until = zakończ po tej rundzie z tym, czego sieć nauczyła się do tej pory; bez tej opcji trening trwa dalej
argument-train-out = zapisz tu sieć i stąd wznawiaj trening (domyślnie: GRA.npz)
argument-train-plot = narysuj wykres straty logarytmicznej w kolejnych rundach
argument-report-matches = partie do głównych wyników (domyślnie: 100000, a 200, jeśli któryś bot myśli naprzód)
argument-report-bots = jeden bot na wszystkie miejsca albo po jednym na miejsce, po przecinku (domyślnie: najlepszy z tych, które odpowiadają od razu)
argument-report-out = gdzie zapisać stronę (domyślnie: GRA.html; - oznacza standardowe wyjście)
argument-report-json = zapisz liczby także jako JSON (- oznacza standardowe wyjście)
argument-schema-name = polecenie, które to zapisuje
argument-journal = zapisana partia
argument-svg = narysuj pozycję jako SVG
argument-to = zatrzymaj po N ruchach i losowaniach
argument-review-json = zapisz analizę jako JSON (- oznacza standardowe wyjście)
argument-review-seconds = ile mniej więcej sekund myśleć (domyślnie: 30)
argument-art-out = gdzie zapisać stronę (domyślnie: art.html)
argument-clause = punkt zasad (J-36), rozstrzygnięcie (MQ-69) lub przykład (JT-4)
argument-fuzz-seconds = ile sekund (domyślnie: 30)
argument-fuzz-seed = ziarno (domyślnie: 0)
argument-fuzz-out = folder na zapisy partii, w których wystąpił błąd (domyślnie: fuzz)
argument-shell = powłoka, której używasz
argument-bench-json = zapisz liczby jako JSON (- oznacza standardowe wyjście)
argument-bench-rows = testy wydajności do uruchomienia, po przecinku: steps, envs, search, levels, starts, server (serwer pod obciążeniem), gpu (domyślnie: wszystkie oprócz server i gpu)
argument-bench-write = zaktualizuj tabele w tym dokumencie; stoją w nim między <!-- bench NAZWA --> a <!-- end -->
argument-bench-seconds = sekundy procesora na każdy pomiar (domyślnie: 1)
argument-bench-matches = z iloma trwającymi partiami mierzony jest serwer (domyślnie: 2000)
argument-backup-file = nowy plik
argument-restore-file = plik utworzony przez bagend backup
argument-days = od ilu dni nic się nie dzieje

## Help: what stands for a value, in capitals

value-command = POLECENIE
value-game = GRA
value-file = PLIK
value-folder = FOLDER
value-number = N
value-language = JĘZYK
value-host = HOST
value-port = PORT
value-database = BAZA
value-own-bot = NAZWA=GDZIE
value-option = KLUCZ=WARTOŚĆ
value-seat = MIEJSCE=GRACZ
value-seats = MIEJSCA
value-bot = BOT
value-bots = BOTY
value-pairs = A:B,C:D
value-address = ADRES
value-clause = PUNKT
value-rows = TESTY

## How the command is used, and what is wrong with what was typed

usage-usage = użycie:
usage-commands = polecenia
usage-arguments = argumenty pozycyjne
usage-options = opcje
usage-wrong = { $command }: { $sentence }. Zobacz { $command } --help.
usage-argument = argument { $name }: { $sentence }
usage-unknown = nieznane argumenty: { $names }
usage-required = brak wymaganych argumentów: { $names }
usage-choice = niedozwolona wartość „{ $value }” (do wyboru: { $choices })
usage-ambiguous = niejednoznaczna opcja: { $option } może oznaczać { $matches }
usage-no-value = zbędna wartość „{ $value }”
usage-one-value = oczekiwano jednej wartości
usage-one-at-most = oczekiwano najwyżej jednej wartości
usage-one-at-least = oczekiwano co najmniej jednej wartości
usage-whole = wymagana jest liczba całkowita, co najmniej 0, a nie „{ $given }”
usage-above-zero = wymagana jest liczba całkowita większa od 0
