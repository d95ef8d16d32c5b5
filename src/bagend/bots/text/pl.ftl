## Bots that cannot be had

error-unknown-bot = Nie ma bota „{ $bot }” do gry { $game }; oczekiwano: { $known }.
error-tree-budget = Nie można odczytać „{ $bot }”; oczekiwano tree:N lub playout:N, gdzie N to liczba od 1 do { $most }.
error-no-network = Żaden bot do gry { $game } nie korzysta z sieci neuronowej; korzystają z niej boty do gier: { $known }.
error-network-bot = Bot „{ $bot }” nie korzysta z sieci neuronowej; przed @ podaj takiego, który z niej korzysta, np. wizard lub tree:1024.
error-network-not = { $file } nie jest siecią utworzoną przez bagend train.
error-network-other = Sieć { $file } nie pasuje do gry { $game }: jest do innej gry albo do innej wersji bagend.
error-not-finished = Ta partia nie jest zakończona; analiza mówi o tym, czego przed końcem nie może wiedzieć nikt.

## Bots of your own: Python classes that somebody wrote

error-own-bot-setting = Nie można odczytać bota „{ $bot }”; oczekiwano NAZWA=moduł:Klasa lub NAZWA=ścieżka/do/pliku.py:Klasa.
error-own-bot-games = Bot „{ $bot }” nie obsługuje gry { $game }; obsługuje: { $games }.
error-own-bot-load = Nie można wczytać bota „{ $bot }”: { $reason }.
error-own-bot-class = Nie można wczytać bota „{ $bot }”: w { $place } nie ma klasy { $class } z metodą choose.
error-own-bot-make = Nie można utworzyć bota „{ $bot }”: { $reason }.
error-own-bot-file = Nie można wczytać bota z { $bot }: nie ma takiego pliku.
own-bot-raised = { $what } ({ $file }, wiersz { $line })
error-bot-seconds = { $setting } musi być liczbą sekund większą od 0, a nie „{ $value }”.
error-fault-slow = { $seconds ->
    [one] Bot { $bot } myśli dłużej niż { $seconds } sekundę.
    [few] Bot { $bot } myśli dłużej niż { $seconds } sekundy.
    [many] Bot { $bot } myśli dłużej niż { $seconds } sekund.
   *[other] Bot { $bot } myśli dłużej niż { $seconds } sekundy.
 }
error-fault-raised = Bot { $bot } zgłasza błąd: { $reason }.
error-fault-answer = Bot { $bot } odpowiada { $answer }, a to nie jest żaden z jego ruchów.

## The games as environments for learning programs

error-env-seats = Miejsca, na których grasz, muszą należeć do biorących udział w grze: { $seats }.
error-env-bot = „{ $seat }” nie jest tu miejscem bota.
