title = Wyprawa do Mordoru
aim = Doprowadź swojego hobbita do Mordoru, zanim dogonią go Nazgule: rzucaj pięcioma kostkami i kuś los.
about = Wyścig z kostkami dla dwóch do czterech graczy. Z każdego rzutu odłóż co najmniej jedną kostkę, a Nazgula zawsze, gdy wypadnie.

## Nouns

seat-frodo = Frodo
    .gen = Froda
    .dat = Frodowi
    .acc = Froda
    .ins = Frodem
    .loc = Frodzie
    .gender = m
seat-sam = Sam
    .gen = Sama
    .dat = Samowi
    .acc = Sama
    .ins = Samem
    .loc = Samie
    .gender = m
seat-merry = Merry
    .gen = Merry’ego
    .dat = Merry’emu
    .acc = Merry’ego
    .ins = Merrym
    .loc = Merrym
    .gender = m
seat-pippin = Pippin
    .gen = Pippina
    .dat = Pippinowi
    .acc = Pippina
    .ins = Pippinem
    .loc = Pippinie
    .gender = m

# The adjective of a rider (żółty Nazgul); with _f, that of a die (żółta kostka).
die-yellow = żółty
    .start = Żółty
    .gen = żółtego
    .ins = żółtym
    .nom_f = żółta
    .start_f = Żółta
    .acc_f = żółtą
    .loc_f = żółtej
die-red = czerwony
    .start = Czerwony
    .gen = czerwonego
    .ins = czerwonym
    .nom_f = czerwona
    .start_f = Czerwona
    .acc_f = czerwoną
    .loc_f = czerwonej
die-blue = niebieski
    .start = Niebieski
    .gen = niebieskiego
    .ins = niebieskim
    .nom_f = niebieska
    .start_f = Niebieska
    .acc_f = niebieską
    .loc_f = niebieskiej
die-green = zielony
    .start = Zielony
    .gen = zielonego
    .ins = zielonym
    .nom_f = zielona
    .start_f = Zielona
    .acc_f = zieloną
    .loc_f = zielonej
die-black = czarny
    .start = Czarny
    .gen = czarnego
    .ins = czarnym
    .nom_f = czarna
    .start_f = Czarna
    .acc_f = czarną
    .loc_f = czarnej

symbol-ring = Pierścień
    .start = Pierścień
    .acc = Pierścień
    .gender = m
    .animate = no
symbol-gandalf = Gandalf
    .start = Gandalf
    .acc = Gandalfa
    .gender = m
    .animate = yes
symbol-weapon = broń
    .start = Broń
    .acc = broń
    .gender = f
    .animate = no
symbol-orc = ork
    .start = Ork
    .acc = orka
    .gender = m
    .animate = yes
symbol-nazgul = Nazgul
    .start = Nazgul
    .acc = Nazgula
    .gender = m
    .animate = yes
symbol-tree = Białe Drzewo
    .start = Białe Drzewo
    .acc = Białe Drzewo
    .gender = n
    .animate = no

# Faces are only ever said as what is rolled or kept, so they stand in the accusative.
face-ring = Pierścień
face-gandalf = Gandalfa
face-weapon = broń
face-orc = orka
face-tree = Białe Drzewo
face-ring-2 = dwa Pierścienie
face-ring-3 = trzy Pierścienie
face-ring-4 = cztery Pierścienie
face-ring-5 = pięć Pierścieni
face-gandalf-2 = dwa symbole Gandalfa
face-gandalf-3 = trzy symbole Gandalfa
face-gandalf-4 = cztery symbole Gandalfa
face-gandalf-5 = pięć symboli Gandalfa
face-weapon-2 = dwie bronie
face-weapon-3 = trzy bronie
face-weapon-4 = cztery bronie
face-weapon-5 = pięć broni
face-orc-2 = dwóch orków
face-orc-3 = trzech orków
face-orc-4 = czterech orków
face-orc-5 = pięciu orków
face-tree-2 = dwa Białe Drzewa
face-tree-3 = trzy Białe Drzewa
face-tree-4 = cztery Białe Drzewa
face-tree-5 = pięć Białych Drzew
face-of-die = { $symbol_animate ->
    [yes] { $die_gen } { $symbol_acc }
   *[no] { $symbol_gender ->
        [f] { $die_acc_f } { $symbol_acc }
        [n] { $symbol_acc } na { $die_loc_f } kostce
       *[m] { $die } { $symbol_acc }
     }
 }
face-nazgul-yellow = żółtego Nazgula
face-nazgul-red = czerwonego Nazgula
face-nazgul-blue = niebieskiego Nazgula
face-nazgul-green = zielonego Nazgula
face-nazgul-black = czarnego Nazgula

place-bag-end = Bag End
    .at = w Bag End
    .to = do Bag End
place-rivendell = Rivendell
    .at = w Rivendell
    .to = do Rivendell
place-moria = Moria
    .at = w Morii
    .to = do Morii
place-lothlorien = Lothlórien
    .at = w Lothlórien
    .to = do Lothlórien
place-rohan = Rohan
    .at = w Rohanie
    .to = do Rohanu
place-helms-deep = Helmowy Jar
    .at = w Helmowym Jarze
    .to = do Helmowego Jaru
place-gondor = Gondor
    .at = w Gondorze
    .to = do Gondoru
place-minas-tirith = Minas Tirith
    .at = w Minas Tirith
    .to = do Minas Tirith
place-shelobs-lair = Kryjówka Szeloby
    .at = w Kryjówce Szeloby
    .to = do Kryjówki Szeloby
place-mordor = Mordor
    .at = w Mordorze
    .to = do Mordoru

## What a question reminds of, as short as it can be

reminder-nazgul = Odłóż koniecznie Nazgula.
reminder-rivendell = Wolno odłożyć takie same symbole.
reminder-moria = Gandalf nie działa.
reminder-lothlorien = Każda broń liczy się podwójnie.
reminder-rohan = Raz możesz rzucić wszystkimi ponownie.
reminder-helms-deep = Każdy ork liczy się podwójnie.
reminder-gondor = Żaden Nazgul cię nie trafi.
reminder-minas-tirith = Trafia cię każdy Nazgul.
reminder-shelobs-lair = Do Mordoru trzeba dwóch Pierścieni.

## Questions

prompt-begin = Kto zaczyna?
prompt-roll = { $seat } rzuca.
prompt-keep = { $seat }, które kostki odkładasz?
prompt-split = { $gandalfs ->
    [one] { $seat }, które kwadratowe pole przepoławia Gandalf?
    [few] { $seat }, które kwadratowe pole przepoławia Gandalf? Może przepołowić { $gandalfs } pola.
   *[many] { $seat }, które kwadratowe pole przepoławia Gandalf? Może przepołowić { $gandalfs } pól.
 }
prompt-over-none = Koniec gry.
prompt-over-mordor = { $winners } dociera do Mordoru i wygrywa.
prompt-over-most-left = { $count ->
    [one] { $winners } dociera do Mordoru z największą przewagą nad Nazgulami i wygrywa.
    [few] { $winners } docierają do Mordoru z taką samą przewagą nad Nazgulami i dzielą się zwycięstwem.
   *[many] { $winners } docierają do Mordoru z taką samą przewagą nad Nazgulami i dzielą się zwycięstwem.
 }
prompt-over-survivor = { $winners } jako ostatni hobbit zostaje w grze i wygrywa.
prompt-over-lost = Nazgule schwytały wszystkich hobbitów. Wszyscy przegrywają.

## Answers

verb-keep = Odłóż
verb-reroll = Rzuć ponownie
verb-split = Przepołów
verb-refrain = Nie przepoławiaj
answer-keep = Odłóż { $shown }
answer-reroll = Rzuć ponownie wszystkimi tymi kostkami
answer-split = Przepołów kwadratowe pole { $square }
answer-refrain = { $split ->
    [0] Nie przepoławiaj żadnego kwadratowego pola
   *[other] Nie przepoławiaj już więcej kwadratowych pól
 }

about-nazgul = { $die_start } Nazgul trafi { $seat_acc }.
about-sheltered = Gondor osłoni { $seat_acc } przed { $die_ins } Nazgulem.

# The captions before it say who rolls.
then-roll = { "" }

## What is told

event-began = Zaczyna { $seat }.
event-turn = Tura { $seat_gen } { $place_at }.
event-rolled = { $seat } wyrzuca { $shown }.
event-kept = { $again ->
    [0] { $seat } odkłada { $shown }.
    [one] { $seat } odkłada { $shown }, a ostatnią kostką rzuca ponownie.
    [2] { $seat } odkłada { $shown }, a pozostałymi dwiema kostkami rzuca ponownie.
    [3] { $seat } odkłada { $shown }, a pozostałymi trzema kostkami rzuca ponownie.
    [few] { $seat } odkłada { $shown }, a pozostałymi czterema kostkami rzuca ponownie.
   *[many] { $seat } odkłada { $shown }, a pozostałymi kostkami ({ $again }) rzuca ponownie.
 }
event-rerolled = { $seat } rzuca ponownie tymi samymi kostkami; drugi wynik będzie ostateczny.
event-stopped = Białe Drzewo: { $seat } kończy rzuty i liczą się tylko odłożone kostki.
event-held-up = { $orcs ->
    [1] Ork zatrzymuje
    [2] Dwóch orków zatrzymuje
    [3] Trzech orków zatrzymuje
    [4] Czterech orków zatrzymuje
   *[other] Pięciu orków zatrzymuje
 } { $seat_acc }, bo { $weapons ->
    [0] nie ma żadnej broni
    [one] broń jest tylko jedna
    [few] są tylko { $weapons } bronie
   *[many] jest tylko { $weapons } broni
 }{ $place_key ->
    [helms-deep] {" "}(a w Helmowym Jarze każdy ork liczy się podwójnie)
    [lothlorien] { $weapons ->
        [0] {""}
       *[other] {" "}(choć w Lothlórien broń liczy się podwójnie)
     }
   *[other] {""}
 }: żaden Pierścień się nie liczy.
event-crossed = { $place_key ->
    [mordor] { $seat } dociera do Mordoru!
   *[other] { $seat } dociera { $place_to }.
 }
event-stuck = Szeloba odbiera { $seat_dat } jedyny Pierścień: żeby dotrzeć do Mordoru, trzeba dwóch.
event-split = Gandalf przepoławia { $seat_dat } kwadratowe pole { $square } na szlaku Nazgula: Nazgulom { $left ->
    [one] brakuje teraz jednego kroku
    [few] brakuje teraz { $left } kroków
   *[many] brakuje teraz { $left } kroków
 }, żeby go dopaść.
event-refrained = { $seat } nie wykorzystuje { $gandalfs ->
    [one] symbolu Gandalfa
    [few] { $gandalfs } symboli Gandalfa
   *[many] { $gandalfs } symboli Gandalfa
 }.
event-idle = { $seat } zaczyna tę turę { $place_at }, a tam Gandalf nie może pomóc.
event-marked = { $die_start } Nazgul robi { $left ->
    [0] ostatni krok w stronę { $seat_gen }.
    [one] krok w stronę { $seat_gen }: jeszcze jeden i hobbit będzie schwytany.
    [few] krok w stronę { $seat_gen }: jeszcze { $left } kroki i hobbit będzie schwytany.
   *[many] krok w stronę { $seat_gen }: jeszcze { $left } kroków i hobbit będzie schwytany.
 }
event-spared = Gondor osłania { $seat_acc } przed { $die_ins } Nazgulem.
event-arrived = Pierścień dotarł do Góry Przeznaczenia. Jeśli Nazgule nie schwytają jeszcze { $seat_gen }, ta runda jest ostatnia.
event-out = Nazgule schwytały { $seat_acc }.
event-won = { $seat } wygrywa z przewagą { $left ->
    [one] jednego kroku
    [few] { $left } kroków
   *[many] { $left } kroków
 } nad Nazgulami.
event-lost = Nazgule schwytały wszystkich hobbitów. Wszyscy przegrywają.
event-survived = { $seat } jako ostatni hobbit zostaje w grze i wygrywa.

## The view in words

heading-dice = Kostki
state-no-dice = W tej turze jeszcze nie było rzutu kostkami.
state-die-kept = { $symbol_start } ({ $die_nom_f } kostka, odłożona)
state-die-loose = { $symbol_start } ({ $die_nom_f } kostka)
state-place = { $spaces ->
    [0] { $seat } jest { $place_at }.
    [one] { $seat } jest { $place_at }, jedno pole od Mordoru.
    [few] { $seat } jest { $place_at }, { $spaces } pola od Mordoru.
   *[many] { $seat } jest { $place_at }, { $spaces } pól od Mordoru.
 }
state-path = { $out ->
    [1] { event-out }
   *[other] { $left ->
        [0] Nazgule dopadły { $seat_acc }.
        [one] Nazgulom brakuje już tylko jednego kroku, żeby schwytać { $seat_acc }.
        [few] Nazgulom brakuje jeszcze { $left } kroków, żeby schwytać { $seat_acc }.
       *[many] Nazgulom brakuje jeszcze { $left } kroków, żeby schwytać { $seat_acc }.
    }
 }{ $halves ->
    [0] { "" }
    [one] { " " }Gandalf przepołowił jedno kwadratowe pole szlaku.
    [few] { " " }Gandalf przepołowił { $halves } kwadratowe pola szlaku.
   *[many] { " " }Gandalf przepołowił { $halves } kwadratowych pól szlaku.
 }
state-won = Zwycięstwo!
state-active = Trwa tura { $seat_gen }.

## How near victory is, and how a game went

meter-mordor = Mordor
meter-nazgul = Nazgule
figure-turns = Rozegrane tury
figure-in = { $left ->
    [one] { $seat }, o krok przed Nazgulami
    [few] { $seat }, o { $left } kroki przed Nazgulami
   *[many] { $seat }, o { $left } kroków przed Nazgulami
 }
figure-out = { $seat }, schwytany

## What is drawn, for whoever points at it

piece-die = { $symbol_start } na { $die_loc_f } kostce
piece-die-unrolled = { $die_start_f } kostka
piece-die-faces = Ścianki tej kostki: { $faces }.
piece-die-loose = { $seat } jeszcze jej nie odłożył.
piece-die-again = { $seat } zaraz rzuci nią ponownie.
piece-die-kept = { $seat } odłożył ją w tej turze.
piece-die-idle = { $seat } jej nie odłożył, więc się nie liczy.
piece-tray = Taca z kostkami
piece-slots = Odłożone kostki
piece-slots-empty = { $seat } nie odłożył jeszcze żadnej kostki.
piece-slots-kept = { $seat } odłożył { $shown }.
piece-slots-worth = { $spaces ->
    [0] Same te kostki nie przesuną { $seat_gen } ani o pole.
    [one] Same te kostki przesuną { $seat_acc } o jedno pole.
    [few] Same te kostki przesuną { $seat_acc } o { $spaces } pola.
   *[many] Same te kostki przesuną { $seat_acc } o { $spaces } pól.
 }
piece-sheet = Plansza { $seat_gen }
piece-sheet-does = Okrągłe pola to droga do Mordoru. Każde kwadratowe pole albo połówka przepołowionego to jeden krok Nazguli.
piece-hobbit-does = Doprowadź { $seat_acc } do Mordoru, zanim schwytają go Nazgule. Jego kolor: { $die }.
piece-nazgul = Nazgule na tropie { $seat_gen }
piece-start = Stąd wyruszają wszyscy hobbici. To nie jest pole do zakreślenia.
piece-place-reached = { $ahead ->
    [-1] { $seat } ma to miejsce już za sobą.
    [0] { $seat } jest tutaj.
    [one] Tu { $seat } dotrze w następnym kroku.
    [few] { $seat } jest { $ahead } pola stąd.
   *[many] { $seat } jest { $ahead } pól stąd.
 }
piece-square = { $half ->
    [0] Plansza { $seat_gen }: kwadratowe pole { $square } na szlaku Nazgula
    [1] Plansza { $seat_gen }: pierwsza połówka kwadratowego pola { $square } na szlaku Nazgula
   *[other] Plansza { $seat_gen }: druga połówka kwadratowego pola { $square } na szlaku Nazgula
 }
piece-square-reached = { $hits ->
    [0] Już zakreślone: Nazgule dotarły aż tutaj.
    [one] Do zakreślenia, gdy następny Nazgul trafi { $seat_acc }.
    [few] Do zakreślenia, gdy { $seat_acc } trafią jeszcze { $hits } Nazgule.
   *[many] Do zakreślenia, gdy { $seat_acc } trafi jeszcze { $hits } Nazguli.
 }

## The player aid

aid-symbols = Symbole
aid-symbol = { $symbol_start }. { $does }
aid-colours = Kolory
aid-colour = { $seat }: kolor { $die }.
aid-dice = Kostki
aid-coloured-die = Każda kolorowa kostka: { $faces }.
aid-black-die = Czarna kostka: { $faces }.
aid-limits = Ograniczenia
aid-squares = { $squares ->
    [one] Szlak Nazgula ma jedno kwadratowe pole.
    [few] Szlak Nazgula ma { $squares } kwadratowe pola.
   *[many] Szlak Nazgula ma { $squares } kwadratowych pól.
 }
aid-places = Miejsca po stronie zaawansowanej

## Endings

ending-mordor = dotarcie do Mordoru
ending-most-left = dotarcie do Mordoru z największą przewagą nad Nazgulami
ending-survivor = ostatni hobbit w grze
ending-lost = wszyscy schwytani

## Options

option-side = Strona planszy
    .help = Po stronie zaawansowanej miejsce, w którym hobbit zaczyna turę, zmienia na tę turę jedną zasadę.
option-side-basic = podstawowa
option-side-advanced = zaawansowana
option-first = Kto zaczyna
    .help = Według instrukcji ten, kto ostatnio czytał lub oglądał tę opowieść.
option-first-random = losowo
option-first-frodo = Frodo
option-first-sam = Sam
option-first-merry = Merry
option-first-pippin = Pippin
option-last_survivor = Ostatni ocalały wygrywa
    .help = Wariant z polskiej instrukcji: wygrywasz także wtedy, gdy wszyscy inni zostaną schwytani.
option-choose_split = Wybór kwadratowego pola, które przepoławia Gandalf
    .help = Bez tego Gandalf przepoławia pierwsze puste kwadratowe pole od lewej; żaden inny wybór nigdy nie jest lepszy.
option-squares = Kwadratowe pola szlaku Nazgula
    .help = Nasze najlepsze przypuszczenie: w instrukcjach, które mamy, brakuje ilustracji. Policz kwadratowe pola na swojej planszy.
    .source = niemiecki klient pisze, że ten szlak jest krótszy; sześć to rekonstrukcja na podstawie symulacji
option-coloured_die = Ścianki kolorowych kostek
    .help = Nasze najlepsze przypuszczenie: jeden symbol występuje dwa razy, najpewniej Pierścień. W angielskim wydaniu broń nazywa się „Fellowship”.
    .source = pięć symboli na sześciu ściankach, więc jeden jest podwójny; że to Pierścień, to rekonstrukcja na podstawie symulacji
option-coloured_die-nazgul = { symbol-nazgul.start }
option-coloured_die-ring = { symbol-ring.start }
option-coloured_die-gandalf = { symbol-gandalf.start }
option-coloured_die-weapon = { symbol-weapon.start }
option-coloured_die-orc = { symbol-orc.start }
option-black_die = Ścianki czarnej kostki
    .help = Nasze najlepsze przypuszczenie: po jednej ściance na każdy z sześciu symboli.
    .source = sześć symboli na sześciu ściankach
option-black_die-nazgul = { symbol-nazgul.start }
option-black_die-ring = { symbol-ring.start }
option-black_die-gandalf = { symbol-gandalf.start }
option-black_die-weapon = { symbol-weapon.start }
option-black_die-orc = { symbol-orc.start }
option-black_die-tree = { symbol-tree.start }

## Board

board-label = Wyprawa do Mordoru: plansze hobbitów i kostki
board-die = { $die_start_f } kostka: { $symbol }
board-out = schwytany
board-won = zwycięstwo

## What the lab counts

measure-turns = tury na partię
measure-turns-any = partie, w których rozegrano turę
measure-eliminated = schwytani hobbici na partię
measure-eliminated-any = partie, w których ktoś zostaje schwytany
