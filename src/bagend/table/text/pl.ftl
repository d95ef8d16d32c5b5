# The words of the pages.  What the server itself says is further down.

page-brand = Bag End
page-not-affiliated = Projekt hobbystyczny. Nie jest powiązany z wydawcami tych gier ani z właścicielami praw do Śródziemia i nie ma ich poparcia.
page-skip-link = Przejdź do treści

## The first page

page-home-heading = Przysiądź się do stołu
page-home-lead = Gry planszowe ze Śródziemia w przeglądarce. Graj z komputerem albo zaproś znajomych, wysyłając im link. Bez konta, bez e‑maila.
page-level = Przeciwnik komputerowy
page-level-together = Towarzysze komputerowi
page-character = Albo postać
page-character-none = bez postaci
page-character-line = { $name }: { $about }
page-side = Grasz jako
page-side-random = Losowo
page-players = Gracze
page-player-count = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
 }
page-with-friend = Ze znajomymi
page-at-screen = Na tym ekranie
page-seats-and-options = Miejsca i opcje
page-who-sits = Kto gdzie siedzi?
page-seat-any = Jak wybrano wyżej
page-bots-rating = Przy każdym bocie podano jego ranking. Bot z rankingiem wyższym o 100 punktów wygrywa około 64 partii na 100.
page-bots-share = Przy każdym bocie podano, jak często wygrywa bez pomocy ludzi.
page-seat-me = Ja
page-seat-friend = Ktoś znajomy (zaproszenie linkiem)
page-seat-empty = Nikt
page-own-box = Wartości z twojego egzemplarza
page-own-box-help = Tych wartości nie znaleźliśmy w żadnej instrukcji. Jeśli masz tę grę, możesz je tutaj poprawić.
page-box-file = Albo wklej plik opcji
page-box-file-help = Plik TOML z jedną opcją w wierszu, np. klucz = wartość. Zastępuje pola powyżej.
page-source = Źródło: { $source } (pewność { $percent }%).
page-start = Graj
page-mine = Twoje partie
mine-unknown = Otwórz, aby zobaczyć, jak wygląda sytuacja.
mine-alone = { $seats }, solo
mine-shared = { $seats } przy jednym ekranie
mine-with = { $seats } oraz { $others }
mine-against = { $seats } kontra { $others }
mine-other = { $seat } ({ $player })
mine-person = ktoś znajomy
mine-forget = Usuń
mine-forget-help = Usuwa partię z tej listy. Sama partia zostaje, a jej link nadal działa.
mine-more = Pokaż więcej swoich partii
ago-now = przed chwilą
ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
 }
ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
 }
ago-days = { $count ->
    [one] wczoraj
    [few] { $count } dni temu
   *[many] { $count } dni temu
 }
page-rules-link = Jak grać
page-rules = Zasady
page-error-home = Wróć na stronę główną
page-offline = Brak połączenia
page-offline-help = Stół jest teraz niedostępny. Twoje partie są tam bezpieczne; zagrasz dalej, gdy wróci połączenie.
page-offline-again = Spróbuj ponownie
page-app-about = Gry planszowe ze Śródziemia przy jednym stole

## Learning a game

learn-ways = Poznaj tę grę
learn-guide = Naucz się w 5 minut
learn-how-to-play = Jak grać
learn-aid = Karta pomocy
learn-rules = Zasady punkt po punkcie
how-of = Jak grać: { $title }
aid-of = Karta pomocy: { $title }
how-clauses = W zasadach
how-examples = Przykłady
how-examples-help = Prawdziwe pozycje, rozegrane według zasad tego stołu.
example-before = Plansza przed ruchem
example-answer = Wybór
example-refused = Niedozwolone
example-after = Plansza po ruchu
guide-of = Nauka gry: { $title }
guide-about = Krótka partia z przewodnikiem na prawdziwej planszy: { $steps ->
    [one] { $steps } ruch
    [few] { $steps } ruchy
   *[many] { $steps } ruchów
 }, około pięciu minut. Każdy ruch wykonujesz samodzielnie i dowiadujesz się, dlaczego właśnie taki. W każdej chwili możesz przerwać i wrócić później.
guide-begin = Zacznij
guide-again = Zacznij od nowa
guide-go-on = Wróć do przerwanej nauki
guide-step = Krok { $step } z { $steps }
guide-over = Brawo
guide-next = Dalej
guide-back = Wstecz
guide-new = Pierwszy raz? Naucz się w 5 minut
practice = Graj dalej stąd
practice-help = Nowa partia od tej pozycji, z nowymi kostkami. Ta partia pozostaje bez zmian.
practice-side = Grasz jako
practice-level = Poziom botów
practice-go = Graj dalej
drawer-name = Jak grać i karta pomocy
drawer-help = Jak grać i wszystko, do czego warto zajrzeć. Klawisz H otwiera kartę pomocy.
drawer-close = Zamknij
drawer-wait = Chwileczkę…
drawer-none = Tego nie można teraz wczytać.

## The table

page-match-links = Ta partia
page-settings = Ustawienia
page-speed = Szybkość
page-speed-slow = wolno
page-speed-normal = normalnie
page-speed-fast = szybko
page-speed-instant = natychmiast
page-confirm-taps = Potwierdzaj drugim dotknięciem
page-sound = Dźwięki
page-language = Język
page-language-browser = jak w przeglądarce
page-theme = Kolory
page-theme-system = jak w systemie
page-theme-light = jasne
page-theme-dark = ciemne
page-text = Tekst
page-text-normal = normalny
page-text-large = duży
page-text-largest = bardzo duży
page-looks-save = Zapisz
clause-sentence = { $title }.
page-skip-story = Pomiń
page-skipped = Twoje kliknięcie przerwało pokaz. Żaden ruch nie został wykonany: wybierz teraz.
page-bar-label = Twój ruch
page-clear = Wyczyść
page-answers = Twoje możliwości
page-hint = Wybierz na planszy lub z listy.
page-hint-parts = Zaznacz elementy na planszy lub wybierz z listy.
page-hint-carry = Wybierz, co przesuwasz, a potem dokąd – albo przeciągnij. Wszystkie możliwości są też na liście.
page-carry = Teraz wybierz, dokąd.
page-not-yet = Wybierz jeszcze: { $count }. { $title }.
page-panes = Części planszy
page-pane-answers = jest coś do wyboru
page-begin = Rozpocznij
page-look-again = Odśwież
page-undo = Cofnij
page-explore = Objaśnij, co jest na planszy
page-explore-help = Dotknij czegoś na planszy albo przejdź po niej klawiszami strzałek, aby zobaczyć, co to jest i jak działa. Klawisz Escape kończy objaśnianie.
page-hint-ask = Podpowiedź
page-explain = Objaśnij wszystkie możliwości
page-hint-thinking = Szukam podpowiedzi…
page-suggest-as = Zaproponuj: { $answer }
page-withdraw = Wycofaj moją propozycję
page-withdraw-as = Wycofaj: { $answer }
page-suggest-help = To nie twoja tura. Zaproponuj ruch: zobaczą go wszyscy.
page-resign = Poddaj partię
page-resign-sure = Czy na pewno chcesz się poddać?
page-resign-yes = Tak, poddaję partię
page-resign-as = Tak, { $seat } poddaje partię
page-hand-over = Przekaż ekran: { $seat }
page-curtain = Tura: { $seat }
page-curtain-help = Teraz może patrzeć tylko { $seat }. Pozostałe osoby niech odwrócą wzrok.
page-lift = To ja: { $seat }
page-rematch = Rewanż
page-second-game = Druga partia, zamiana stron
page-second-game-go = Przejdź do drugiej partii
page-rematch-go = Przejdź do rewanżu
page-replay = Powtórka
page-seats = Gracze
page-asked = ma ruch
page-turn = Tura: { $seat }
page-turn-own = Twoja tura
page-dangers = Zagrożenia
page-you = ty
page-person = gracz
page-person-away = gracz, offline
page-named-you = { $name } (ty)
page-named-away = { $name }, offline
page-seat-open = wolne miejsce
page-spectator = Oglądasz tę partię.
page-log = Przebieg partii
page-look-back = Pokaż planszę z tej chwili
page-past = Oglądasz wcześniejszą pozycję.
page-past-back = Wróć do bieżącej
page-away = Pod twoją nieobecność
page-away-close = Dalej
page-result = Wynik
page-another-game = Inna gra
page-share = Udostępnij
page-see-board = Zobacz planszę
page-in-words = Opis planszy
page-invite = Czekamy na pozostałych graczy
page-invite-help = Wyślij każdej osobie link do jednego miejsca. Zajmuje je ten, kto pierwszy otworzy link. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
page-invite-here = Ten adres działa tylko na tym komputerze. Aby grać ze znajomymi przy innych komputerach, uruchom stół z opcją --host 0.0.0.0 i otwórz go pod nazwą, jaką ten komputer ma w twojej sieci.
page-invite-link = Link: { $seat }
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-yourself = Naciśnij Ctrl+C, aby skopiować
page-lost-line = Utracono połączenie. Łączę ponownie…
page-back = Połączono ponownie.
page-gone = Ta partia nie jest już dostępna. Odśwież stronę.
page-sending = Twój ruch zostanie wysłany, gdy wróci połączenie.

## People

page-people = Osoby
page-name = Twoje imię
page-name-of = Imię: { $seat }
page-name-save = Zapisz
page-name-saved = Zapisano.
page-name-help = Do 24 znaków. Jeśli pole będzie puste, użyjemy nazwy miejsca.
page-talk = Powiedz coś
page-mute = Ukryj wypowiedzi innych
page-says = { $name } mówi: { $words }
page-tell-me = Powiadom mnie o mojej turze
page-tell-me-blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w jej ustawieniach.
page-tell-me-title = Twoja tura
page-share-watch = Zaproś do oglądania
page-share-heading = Zeskanuj lub wyślij ten link
page-share-qr = Kod QR linku
page-share-send = Wyślij…
page-share-open = Kod QR
page-share-close = Zamknij
page-clock-low = { $count ->
    [one] Została ci { $count } sekunda.
    [few] Zostały ci { $count } sekundy.
   *[many] Zostało ci { $count } sekund.
 }
page-sending-now = Wysyłam…
page-sending-again = Nadal wysyłam. Próbuję ponownie…

## Clocks

clock-field = Zegar
clock-none = Bez zegara
clock-move = { $time } na ruch
clock-match = { $time } dla każdego na całą partię
clock-time = { $unit ->
    [seconds] { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
    [day] { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
   *[minutes] { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
 }
clock-zero-move = Jeśli skończy ci się czas na ruch, wykona go za ciebie bot.
clock-zero-match = Jeśli skończy ci się czas, resztę partii rozegra za ciebie bot.
clock-zero-match-each = Jeśli skończy ci się czas na całą partię, jej resztę rozegra za ciebie bot.
clock-fair = Boty nie zużywają czasu, a gdy serwer jest wyłączony, czas stoi w miejscu.

## Greetings

reaction-hello = Cześć!
reaction-luck = Powodzenia!
reaction-well = Dobrze zagrane!
reaction-thanks = Dzięki!
reaction-oops = Ojej!
reaction-thinking = Niech pomyślę…

## Fairness

page-fair = Uczciwe kostki
page-fair-help = Wszystkie rzuty kostkami i karty wynikają z sekretu, który ustalono przed pierwszym rzutem i połączono z liczbą od każdego gracza. Jego skrót widać już teraz, a sam sekret – po zakończeniu partii. Wtedy każdy może sprawdzić wszystkie rzuty.
page-commitment = Skrót sekretu
page-secret = Sekret
page-verify = Sprawdź kostki
page-verdict-fair = Wszystkie losowania ({ $draws }) wynikają z sekretu, a sekret zgadza się ze swoim skrótem.
page-verdict-unfair = Coś się nie zgadza: nie wszystkie losowania ({ $draws }) wynikają z sekretu.
page-verify-yourself = Nie musisz nam wierzyć: gdy partia się skończy, pobierz jej zapis i sprawdź go samodzielnie tym małym programem. Nie zna on żadnej gry i potrzebuje tylko Pythona:
page-verdict-given = Początkowe losowania ({ $given }) pochodzą z innej partii albo z lekcji i nie można ich sprawdzić.
page-verdict-none = Ta przeglądarka nie potrafi ich sprawdzić. Pobierz zapis partii i uruchom: bagend verify PLIK

## Keeping

page-keep = Pobierz i udostępnij
page-journal = Zapis partii
page-picture-svg = Obraz planszy (SVG)
page-picture-png = Obraz planszy (PNG)
page-own-link = Twoje miejsce: { $seat }
page-own-link-help = Link do miejsca otwiera je na każdym urządzeniu. Kto go ma, może grać za ciebie.
page-watch = Link dla widzów
page-reconstructed = Wartości, których musieliśmy się domyślić
page-reconstructed-help = Tych wartości nie znaleźliśmy w żadnej instrukcji. To nasze przypuszczenia albo wartości podane przez ciebie.

## Replay

page-review = Analiza
page-review-of = Analiza: { $title }
page-review-making = Boty przyglądają się twojej partii.
page-review-cold = Jeszcze się rozgrzewają. To potrwa około minuty, tylko ten jeden raz.
page-review-percent = Gotowe w { $percent }%
page-review-wait = Możesz opuścić tę stronę i wrócić później. Analiza zostanie zapisana razem z partią.
page-review-curve = Szanse na wygraną
page-review-curve-help = Kółka to decyzje, romby to los. Kliknij dowolne miejsce wykresu, aby zobaczyć tę chwilę w powtórce. Punkt to jedna wygrana więcej na 100 partii.
page-review-course = { $start }% → { $end }%
page-review-mark = Punkt zwrotny { $number }. { $title }
page-review-seats = Gracze
page-review-start = Szansa na początku
page-review-result = Wynik
page-review-turns = Punkty zwrotne
page-review-calm = Żaden pojedynczy ruch ani rzut nie zmienił wiele.
page-review-answers = Ile warte były inne ruchy
page-review-answer = Ruch
page-review-worth = Szansa
page-review-see = Pokaż w powtórce
page-review-picture = Plansza przed tym ruchem, z zaznaczonym lepszym ruchem
page-review-all = Wszystkie kroki ({ $count })
page-review-luck = Los
page-review-setup = Ustawienie
page-review-resigned = Poddanie
page-review-column-move = Nr
page-review-column-who = Kto
page-review-column-what = Co się stało
page-review-column-best = Lepiej
page-review-column-cost = Koszt
page-review-column-chance = Szansa
page-review-json = Pobierz jako JSON
page-replay-of = Powtórka: { $title }
page-replay-step = Krok { $step } z { $steps }
page-replay-first = Na początek
page-replay-back = Wstecz
page-replay-play = Odtwórz
page-replay-pause = Pauza
page-replay-on = Dalej
page-replay-last = Na koniec
page-replay-eyes = Oglądaj jako
page-replay-everybody = Widz
page-replay-go = Pokaż
page-replay-table = Wróć do partii
page-replay-beginning = Początek partii
page-replay-controls = Partia krok po kroku

## Rules

page-rules-of = Zasady: { $title }
page-rules-rulings = Nasze rozstrzygnięcia
page-rules-rulings-help = Tam, gdzie instrukcje milczą albo są sprzeczne.
page-contents = Spis treści
## What the table tells

log-undone = { $seat } cofa ruch.
log-taken-back = { $seat } cofa swój ostatni ruch.
log-resigned = { $seat } poddaje partię.
log-gave-up = { $seat } poddaje się. Wyprawa się nie powiodła.
log-late = { $seat }: czas minął. Ten ruch wykonuje bot.
log-timeout = { $seat }: czas minął. Dalej gra bot.
log-taken-over = { $seat } odchodzi od stołu. Dalej gra bot.

prompt-waiting = Czekamy, aż dołączą wszyscy gracze.
prompt-beginning = Są już wszyscy. Zaczynamy.
prompt-resigned = { $seat } poddaje partię: wygrywa { $winner }.
prompt-gave-up-own = Poddajesz się. Wyprawa się nie powiodła.
prompt-undecided = Partia trwała zbyt długo i kończy się remisem.

prompt-hand-over = Teraz gra { $seat }.

status-thinking = { $seat } myśli…
status-waiting = Czekamy na ruch: { $seat }…

ending-won = Wygrywasz!
ending-won-shared = Wspólne zwycięstwo!
ending-lost = Przegrywasz
ending-won-together = Wygrywacie!
ending-lost-together = Wyprawa się nie powiodła
ending-of-others = { $count ->
    [one] { $winners } wygrywa
    [few] { $winners } wygrywają
   *[many] { $winners } wygrywają
 }
ending-nobody = Nikt nie wygrywa

prompt-set-up = Wszystko gotowe. Czekamy na ruch: { $seat }…
prompt-luck-later = Losowanie odbędzie się, gdy nadejdzie twoja kolej na ustawienie. Czekamy na ruch: { $seat }…

meanwhile-setting-up = { $seat } też przygotowuje ustawienie.
meanwhile-set-up = { $seat } ma już wszystko gotowe i czeka.

series-first = Pierwsza z dwóch partii: potem zamiana stron.
series-first-over = Punkty po pierwszej z dwóch partii: { $points }.
series-second = Druga z dwóch partii, strony zamienione. Punkty do tej pory: { $points }.
series-won = { $kind ->
    [you] Punkty z obu partii: { $points }. Wygrywasz serię.
    [rival] Punkty z obu partii: { $points }. Serię wygrywa przeciwnik.
    [bot] Punkty z obu partii: { $points }. Serię wygrywa bot.
    [bots] Punkty z obu partii: { $points }. Serię wygrywa { $seat } (bot).
    [name] Punkty z obu partii: { $points }. Serię wygrywa { $name }.
    [player] Punkty z obu partii: { $points }. Serię wygrywa { $seat } (gracz).
   *[seat] Punkty z obu partii: { $points }. Serię wygrywa { $seat }.
 }
series-drawn = Punkty z obu partii: { $points }. Seria kończy się remisem.
series-wins = Wygrane partie: { $points }.
series-points = { $kind ->
    [you] ty { $points }
    [rival] przeciwnik { $points }
    [bot] bot { $points }
    [bots] { $seat } (bot) { $points }
    [name] { $name } { $points }
    [player] { $seat } (gracz) { $points }
   *[seat] { $seat } { $points }
 }

hint-words = Najlepsze ruchy i twoja szansa na wygraną:
hint-answer = { $place }. { $answer }, { $chance }.
hint-chance = { $percent ->
    [0] poniżej 1%
    [100] ponad 99%
   *[other] około { $percent }%
 }
hint-rough = Boty dopiero się uruchamiają. Szybkie przypuszczenie: { $answer }.

suggestion-words = { $seat } proponuje: { $answer }.
suggestion-own = Proponujesz: { $answer }.

name-bot = bot
level-uniform = Początkujący
level-novice = Roztargniony
level-newcomer = Łatwy
level-greedy = Średni
level-scout = Trudny
level-ranger = Ekspert
level-wizard = Mistrz
level-ring = Poszukiwacz Pierścienia
level-races = Poseł
level-conquest = Zdobywca
level-runner = Biegacz
level-rush = Natarcie
level-turtle = Domator
level-hunter = Łowca
level-hasty = Narwany hobbit
level-careful = Ostrożny hobbit
level-cautious = Ostrożna Drużyna
level-bold = Śmiała Drużyna
character-ring = Pragnie Pierścienia ponad wszystko i za każdy krok płaci każdą cenę.
character-races = Zabiega o względy wszystkich: sześć ras daje zwycięstwo.
character-conquest = Wysyła jednostki wszędzie, gdzie jest coś do zajęcia.
character-runner = Zmierza prosto do celu i unika każdej walki.
character-rush = Prowadzi naprzód wszystkich, zaczynając od ostatnich.
character-turtle = Zostaje w domu i czeka na twój ruch.
character-hunter = Atakuje każdego, kogo może dosięgnąć.
character-hasty = Chwyta każdy Pierścień i nie ogląda się za siebie.
character-careful = Trzyma się z dala od Nazguli i orków, więc dociera późno.
character-cautious = Oszczędza odwagę i trzyma towarzyszy blisko siebie.
character-bold = Pogania Powierników Pierścienia i ufa szczęściu.
bot-label = Bot: { $level }
bot-unready = Bot: { $level } (uruchamia się; na razie gra { $rival })
bot-with-strength = { $bot } ({ $strength })
bot-rating = ranking { $rating }
bot-share = wygrywa { $share }% partii

## Why something was refused

refusal-stale = Partia potoczyła się już dalej. To jest bieżąca pozycja.
refusal-not-your-turn = To nie twoja tura.
refusal-not-seated = Oglądasz tę partię. Aby grać, otwórz link do miejsca.
refusal-not-begun = Partia jeszcze się nie zaczęła.
refusal-your-turn = To twoja tura: wykonaj ruch.
refusal-no-suggestion = Ruch można zaproponować tylko w grze kooperacyjnej, gdy wybiera ktoś inny.
refusal-no-hint = Tu nie ma podpowiedzi: grasz przeciwko innej osobie i byłoby to nieuczciwe.
refusal-hint-too-slow = Nie udało się na czas znaleźć podpowiedzi. Spróbuj ponownie za chwilę.
refusal-over-there = W tym miejscu partia jest już zakończona. Wybierz wcześniejszą pozycję, od której chcesz grać dalej.
refusal-in-set-up = Nie można zacząć w trakcie tajnego ustawiania. Wybierz późniejszą pozycję.
refusal-too-many-reviews = Na analizę czeka teraz zbyt wiele partii. Spróbuj ponownie za minutę.
refusal-review-failed = Analiza tej partii się nie udała. Sama partia jest bezpieczna, a jej powtórka działa.
refusal-not-over = To będzie możliwe dopiero po zakończeniu partii.
refusal-illegal-action = Tutaj nie można tego zrobić: { $title } ({ $clause }).
refusal-unknown-notation = W tej grze nie ma takiego ruchu.
refusal-nothing-to-undo = Nie ma czego cofnąć: od tamtej pory był rzut, coś odkryto albo ruch wykonał inny gracz.
refusal-bad-message = Serwer nie mógł tego odczytać. Nic się nie zmieniło.
refusal-too-much = Zbyt wiele żądań naraz. Nic się nie zmieniło.
refusal-too-many-matches = Zaczyna się teraz zbyt wiele partii. Twoje ustawienia są zachowane: za chwilę ponownie naciśnij „Graj”.
refusal-bad-name = Imię musi mieć od 1 do 24 widocznych znaków.
refusal-name-taken = To imię można by pomylić z imieniem innej osoby przy stole. Wybierz inne.
refusal-too-soon = Chwileczkę: twoja poprzednia wiadomość dopiero co się pojawiła.
refusal-enough-said = Limit wypowiedzi w tej partii jest już wyczerpany.
refusal-enough-renamed = Limit zmian imienia w tej partii jest już wyczerpany.
refusal-not-saved = Nie udało się zapisać twojego ruchu. Spróbuj ponownie.
refusal-unreachable = Stół nie ma teraz dostępu do swoich partii. Nic nie przepadło; spróbuj ponownie za chwilę.
error-database-lost = Nie można odczytać partii tego stołu: jego baza danych jest uszkodzona lub zniknęła. Powiadom osobę, która opiekuje się stołem.

why-allowed = Tutaj możesz to zrobić.
why-not-now = Nie teraz: { $title } ({ $clause }).

error-no-such-match = Nie ma tu takiej partii.
error-no-such-seat = Ten link nie prowadzi do żadnego miejsca.
error-no-such-page = Nie ma takiej strony.
error-server = Na serwerze coś poszło nie tak. Twoja partia jest bezpieczna: spróbuj ponownie za chwilę.
error-heading = { $status ->
    [404] Nie znaleziono
    [500] Coś poszło nie tak
   *[other] To się nie udało
 }

## Forms that cannot be taken as they are

error-choose-players = { $fewest ->
    [one] Wybierz co najmniej jednego gracza.
    [few] Wybierz co najmniej { $fewest } graczy.
   *[many] Wybierz co najmniej { $fewest } graczy.
 }
error-unknown-company = Nieznany sposób gry „{ $company }”; oczekiwano: { $known }.
error-unknown-side = Nie ma miejsca „{ $seat }”; oczekiwano: { $known }.
error-no-seat-here = W tej partii nie ma miejsca „{ $seat }”; oczekiwano: { $known }.
error-player-count = Niewłaściwa liczba graczy „{ $given }”; oczekiwano: { $known }.
error-player-type = Nieznany rodzaj gracza „{ $player }”; oczekiwano: { $known }.
error-clock = Wybierz jeden z zegarów z listy.
error-older-rules = Tę partię rozpoczęto według zasad, których ta wersja już nie obsługuje.
error-not-saved = Stół nie mógł tego zapisać: { $reason }.
form-option-file = Plik opcji
error-another-step = { $objection }
error-method = Tego adresu nie można użyć w ten sposób.

## Requests that go no further

error-too-many-requests = Zbyt wiele żądań naraz. Poczekaj chwilę.
error-bad-address = Nie można odczytać adresu tego stołu.
error-foreign-form = Tego formularza nie wysłano z tego stołu.
error-form-too-long = Ten formularz jest za długi.
error-form-incomplete = Ten formularz nie dotarł w całości.
error-form-too-slow = Ten formularz docierał zbyt długo.

## Starting the table, and its database.  A person reads this in the terminal.

server-open = Stół jest otwarty pod adresem { $address } (Ctrl+C go zamyka).
error-processes = Kilka procesów potrzebuje wspólnej bazy danych: --database postgresql://HOST/NAZWA.
error-port = Nie ma portu { $port }; oczekiwano liczby od 0 do { $last }.
error-host = Na tym komputerze nie ma adresu „{ $host }”, na którym można nasłuchiwać.
error-listen = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }. Spróbuj innego --port.
error-database-address = Nie można odczytać adresu bazy danych; oczekiwano: { $known }.
error-database = Nie można użyć bazy danych { $file }: { $reason }.
error-database-write = Nie można zapisać bazy danych { $file }: { $reason }.
error-database-format = Bazę danych { $file } utworzyła inna wersja programu bagend (format { $found }, a nie { $own }).
error-database-older = { $file }: ten plik utworzyła inna wersja programu bagend; otwórz raz stół, aby go przekształcić.
error-database-in-use = Bazy danych { $file } używa inny stół.
error-database-names = Baza danych { $file } ma drugą nazwę (dowiązanie twarde, hard link). Usuń jedną z nich: używana pod obiema uległaby zniszczeniu.
error-database-filled = { $count ->
    [one] W bazie danych jest już { $count } partia; wybierz pustą bazę.
    [few] W bazie danych są już { $count } partie; wybierz pustą bazę.
   *[many] W bazie danych jest już { $count } partii; wybierz pustą bazę.
 }
error-postgres = Nie można użyć bazy danych PostgreSQL: { $reason }.
error-postgres-format = Bazę danych utworzyła inna wersja programu bagend (format { $found }, a nie { $own }).
error-postgres-extra = PostgreSQL wymaga jeszcze jednego pakietu: pip install { "'bagend[postgres]'" }.
error-no-database = Nie ma bazy danych { $file }.
error-no-file = Nie ma pliku { $file }.
error-file-exists = { $file } już istnieje; wybierz inną nazwę.
