then-hidden = Co będzie dalej, zależy od tego, czego nie widzisz.
list-of-pairs = { $first } oraz { $last }
option-yes = tak
option-no = nie
cited-clause = { $number }: { $says }.
cited-ruling = { $number }: { $says }

## What is refused

error-unknown-language = Nie ma języka „{ $language }”; oczekiwano: { $known }.
error-illegal-action = „{ $answer }” nie jest tu dozwolone. { $reason } { $lack }
error-journal-illegal = Odpowiedź { $line } ({ $written }) nie jest tu dozwolona. { $reason }
error-cannot-write = Nie można zapisać { $file }: { $reason }.
error-cannot-read = Nie można odczytać { $file }: { $reason }.
error-unknown-game = Nie ma gry „{ $game }”; oczekiwano: { $known }.

## Seats and turns

error-unknown-seat = { $game }: nie ma miejsca „{ $seat }”; oczekiwano: { $known }.
error-no-seat-number = { $game }: nie ma miejsca o numerze { $seat }.
error-seat-twice = Jedno z miejsc podano dwa razy: { $names }.
error-too-few-seats = { $fewest ->
    [one] { $game }: potrzeba co najmniej { $fewest } miejsca, a podano { $count }.
    [few] { $game }: potrzeba co najmniej { $fewest } miejsc, a podano { $count }.
   *[many] { $game }: potrzeba co najmniej { $fewest } miejsc, a podano { $count }.
 }
error-seed = Ziarno musi być liczbą całkowitą, a nie „{ $seed }”.
error-match-over = Partia jest zakończona.
error-no-secret = Teraz decyduje CHANCE, a ta partia nie ma sekretu, z którego można losować.
error-not-asked = Teraz decyduje { $seat }, a nie { $who }.
error-spectator-not-asked = Teraz decyduje { $seat }, a nie widz.
error-nothing-to-undo = Nie ma czego cofnąć: był już rzut, coś odkryto albo decyzja należała do innego miejsca.
error-nothing-to-take-back = Na razie nie ma czego cofnąć.
error-other-version = Tę partię rozegrano według wersji { $version } zasad gry { $game }; ten program zna wersje od { $oldest } do { $newest }.
error-mode = BAGEND_MODE musi mieć wartość { $known }, a nie „{ $mode }”.
error-match-mode = Trybem rozgrywki może być { $known }, a nie „{ $mode }”.

## Answers that cannot be read.  What was expected is one of the messages below, or a list of words to be typed.

error-no-action = Nie ma odpowiedzi { $answer }; oczekiwano liczby od 0 do { $most }.
error-unreadable-answer = Nie można odczytać „{ $answer }”; oczekiwano zapisu ruchu lub jego numeru.
error-unknown-verb = Nie można odczytać „{ $answer }”; oczekiwano: { $known }.
error-unknown-form = Nie można odczytać „{ $answer }”; oczekiwano: „{ $wanted }”.
error-unknown-noun = Nie można odczytać „{ $token }” w „{ $answer }”; oczekiwano: { $expected }.
expected-some = wybrane z listy: { $names }, połączone znakiem +
expected-number = liczba od { $least } do { $most }
expected-dice = { $dice ->
    [one] { $dice } znak: - lub ścianka od 1 do { $faces }
    [few] { $dice } znaki, każdy to - lub ścianka od 1 do { $faces }
   *[many] { $dice } znaków, każdy to - lub ścianka od 1 do { $faces }
 }
expected-like = coś w rodzaju { $example }
expected-several-like = jedno lub więcej w rodzaju { $example }, połączone znakiem +
expected-whole = liczba całkowita od { $least } do { $most }
expected-listing = { $count } z listy: { $names }
expected-listing-wrong = { $count } z listy: { $names } (nie ma „{ $wrong }”)

## Options

error-unknown-option = Nie ma opcji „{ $option }”; oczekiwano: { $known }.
error-no-options = Nie ma opcji „{ $option }”: tutaj nie ma żadnych opcji.
error-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”; oczekiwano: { $expected }.
error-option-seat = Opcja „{ $option }” nie może mieć wartości „{ $value }”: to miejsce nie jest zajęte.
error-option-coins = Opcja „{ $option }” nie może mieć wartości { $value }: początkowa liczba monet obu stron to { $coins }.
error-option-file = Nie można odczytać pliku opcji { $file }: { $reason }.
error-option-file-line = { $file }, wiersz { $line }: { $reason }
error-option-file-toml = { $file } nie jest plikiem TOML: { $reason }.
error-option-file-long = { $file } jest za długi; plik opcji może mieć najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[many] { $most } znaków
 }.
error-option-file-dot = { $file } zawiera kropkę poza cudzysłowem; oczekiwano wierszy takich jak klucz = wartość.
error-option-file-digits = { $file } zawiera liczbę, która ma więcej niż { $most ->
    [one] { $most } cyfrę
    [few] { $most } cyfry
   *[many] { $most } cyfr
 }.
error-option-file-deep = { $file } zawiera zbyt głęboko zagnieżdżone nawiasy; oczekiwano wierszy takich jak klucz = wartość.

## Journals: saved matches, line by line.  The words header, secret, commitment, draw and pick mean parts of that file.

error-journal-format = Wiersz { $line }: oczekiwano „{ $format }”, jest „{ $got }”.
error-journal-field = Wiersz { $line }: nie ma pola nagłówka „{ $field }”.
error-journal-version = Wersja gry powinna być liczbą, a nie „{ $value }”.
error-journal-once = Nagłówek powinien podawać „{ $field }” dokładnie raz.
error-journal-words = { $due ->
    [one] Wiersz { $line }: po „{ $field }” oczekiwano { $due } słowa, jest { $got }.
    [few] Wiersz { $line }: po „{ $field }” oczekiwano { $due } słów, jest { $got }.
   *[many] Wiersz { $line }: po „{ $field }” oczekiwano { $due } słów, jest { $got }.
 }
error-journal-given = Wiersz { $line }: liczba losowań to { $draws }, więc liczba przejętych nie może wynosić „{ $value }”.
error-journal-twice = Wiersz { $line }: { $field } „{ $name }” występuje dwa razy.
error-journal-line = Wiersz { $line }: oczekiwano miejsca, odbiorców i odpowiedzi, jest „{ $row }”.
error-journal-draw = Wiersz { $line }: losowanie powinno kończyć się na „= k/n”, jest „{ $row }”.
error-journal-secret = Sekret w nagłówku nie jest liczbą szesnastkową.
error-journal-stranger = W nagłówku jest „{ $name }”, choć w tej partii nie ma takiego miejsca.
error-journal-turn = Odpowiedź { $line } ({ $written }): tutaj decyduje { $due }, a nie { $seat }.
error-journal-after-end = Odpowiedź { $line } ({ $written }): partia skończyła się już wcześniej.
error-journal-unread = Odpowiedź { $line } ({ $written }): { $reason }
error-journal-outcomes = { $outcomes ->
    [one] Odpowiedź { $line } ({ $written }): tutaj możliwy jest tylko { $outcomes } wynik.
    [few] Odpowiedź { $line } ({ $written }): tutaj są { $outcomes } równie prawdopodobne wyniki.
   *[many] Odpowiedź { $line } ({ $written }): tutaj jest { $outcomes } równie prawdopodobnych wyników.
 }
error-journal-pick = Odpowiedź { $line } ({ $written }): pozycja { $pick } z { $outcomes } oznacza inny wynik.

## GPUs

error-no-driver = Na tym komputerze nie ma sterownika NVIDIA.
error-no-gpu = Sterownik NVIDIA nie znajduje na tym komputerze żadnego GPU.
error-gpu-memory = GPU ma za mało wolnej pamięci na tyle partii naraz.
error-driver-old = Sterownik NVIDIA jest za stary: potrzebna jest wersja 580 lub nowsza.
error-driver-fails = Błąd sterownika NVIDIA w { $call }: { $reason }.
gpu-status = błąd { $status }
error-gpu-entry = Kod dla GPU nie ma punktu wejścia: usuń go z pamięci podręcznej kompilacji.
error-gpu-extra = Aby grać na GPU, zainstaluj numba-cuda: pip install { "'bagend[gpu]'" }.

## What the operating system says, after “Cannot write FILE:” and the like

system-no-file = nie ma takiego pliku ani folderu
system-no-permission = brak uprawnień
system-is-folder = to jest folder
system-not-folder = to nie jest folder
system-exists = taki plik już istnieje
system-full = brak miejsca na dysku
system-read-only = system plików jest tylko do odczytu
system-in-use = adres jest już zajęty
system-not-here = nie można użyć tego adresu
system-not-text = to nie jest plik tekstowy
