# What a review says, at the table and in the terminal.  A point is one percent of a sure win.
review-percent = { $percent }%
review-points = { $points ->
    [one] { $sign }{ $points } punkt
    [few] { $sign }{ $points } punkty
   *[many] { $sign }{ $points } punktów
 }
review-team = Drużyna

## What decided the match, in one sentence.
review-headline-threw = { $you ->
    [yes] Wygrana wymyka ci się z rąk w ruchu { $move }.
   *[no] { $seat } traci wygraną w ruchu { $move }.
 }
review-headline-luck = { $you ->
    [yes] Wygrywasz, głównie dzięki szczęściu.
   *[no] { $seat } wygrywa, głównie dzięki szczęściu.
 }
review-headline-play = { $you ->
    [yes] Wygrywasz dzięki lepszej grze.
   *[no] { $seat } wygrywa dzięki lepszej grze.
 }
review-headline-resigned = { $you ->
    [yes] Poddajesz partię, mając jeszcze { $percent }% szans na wygraną.
   *[no] { $seat } poddaje partię, mając jeszcze { $percent }% szans na wygraną.
 }
review-headline-close = O wyniku tej partii nie zdecydowało ani szczęście, ani pojedynczy ruch.
review-headline-shared = Zwycięstwo jest wspólne.
review-headline-nobody = Nikt nie wygrywa.
review-headline-team-won = Wyprawa się powiodła.
review-headline-team-won-luck = Wyprawa się powiodła, a szczęście bardzo pomogło.
review-headline-team-lost-luck = Wyprawa się nie powiodła: szczęście wam nie sprzyjało.
review-headline-team-lost-choices = Wyprawa się nie powiodła, a lepsze ruchy mogły ją uratować.
review-headline-team-lost = Wyprawa się nie powiodła. Od początku była trudna.

## How it went for one seat.
review-luck-good = { $you ->
    [yes] Szczęście było po twojej stronie i dało ci { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[no] { $seat }: szczęście sprzyjało i dało { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
 }
review-luck-bad = { $you ->
    [yes] Szczęście ci nie sprzyjało i kosztowało cię { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[no] { $seat }: szczęście nie sprzyjało i kosztowało { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
 }
review-luck-even = { $you ->
    [yes] Szczęście ani ci nie pomogło, ani nie zaszkodziło.
   *[no] { $seat }: szczęście ani nie pomogło, ani nie zaszkodziło.
 }
review-no-luck = W tej partii szczęście nie grało roli.
review-choices-best = { $you ->
    [yes] Grasz prawie tak dobrze jak nasz najlepszy bot.
   *[no] { $seat } gra prawie tak dobrze jak nasz najlepszy bot.
 }
review-choices-some = { $you ->
    [yes] W porównaniu z naszym najlepszym botem twoje decyzje kosztowały cię { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[no] { $seat }: w porównaniu z naszym najlepszym botem decyzje kosztowały { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
 }
review-mistakes = { $count ->
    [0] Decyzje: { $choices }, ani jednego błędu.
    [one] Decyzje: { $choices }, w tym { $count } błąd.
    [few] Decyzje: { $choices }, w tym { $count } błędy.
   *[many] Decyzje: { $choices }, w tym { $count } błędów.
 }

## Turning points.
review-turn-luck = Ruch { $move }: los
review-turn-choice = Ruch { $move }: decyduje { $seat }
review-turn-setup = Ruch { $move }: tajne ustawienie
review-turn-resigned = Ruch { $move }: { $seat } poddaje partię
review-turn-swing = { $seat }, szansa na wygraną: przedtem { $before }%, potem { $after }%.
review-chose = { $you ->
    [yes] Twój wybór: { $given }.
   *[no] { $seat } wybiera: { $given }.
 }
review-better = Lepiej: { $best }. To około { $points ->
    [one] { $points } wygrana
    [few] { $points } wygrane
   *[many] { $points } wygranych
 } więcej na 100 partii.
review-why-wins = To od razu daje wygraną.
review-why-loses = Zagrany ruch od razu przegrywa.
review-why-lets = Po zagranym ruchu { $seat } może od razu wygrać.
review-why = Co to daje: { $effect }

## Accounts and answers.
review-start = Początek
review-account-luck = Szczęście
review-account-choices = Własne decyzje
review-account-others = Decyzje innych
review-account-unforeseen = Nieprzewidziane
review-result = Wynik
review-answer-played = zagrany
review-answer-best = najlepszy
review-hidden = Wykres zna wszystko, co było ukryte. Koszt decyzji oceniamy tylko na podstawie tego, co mógł widzieć dany gracz.
review-open = W tej partii nic nie było ukryte: wykres zna to, co znali wszyscy.
review-unforeseen = Nieprzewidziane jest to, czego nie tłumaczą ani szczęście, ani decyzje: rzeczy ukryte oraz to, co bot oceniający partię zauważa dopiero później.
review-judge = Szanse to oszacowania naszego najlepszego bota na podstawie { $simulations ->
    [one] { $simulations } symulacji
    [few] { $simulations } symulacji
   *[many] { $simulations } symulacji
 } każdej pozycji.
