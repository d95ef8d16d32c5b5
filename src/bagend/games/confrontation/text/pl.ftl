title = Konfrontacja
aim = Światło potajemnie prowadzi Froda do Mordoru; Mrok stara się go wcześniej znaleźć i pokonać albo wprowadzić trzy figury do Shire.
about = Pojedynek ukrytych figur dla dwóch osób. Dopóki nie dojdzie do walki, nikt nie wie, kto gdzie stoi.

## Nouns

seat-light = Światło
    .gen = Światła
    .dat = Światłu
    .acc = Światło
    .ins = Światłem
    .gender = n
seat-dark = Mrok
    .gen = Mroku
    .dat = Mrokowi
    .acc = Mrok
    .ins = Mrokiem
    .gender = m

region-shire = Shire
    .gen = Shire
    .acc = Shire
    .at = w Shire
    .to = do Shire
region-arthedain = Arthedain
    .gen = Arthedainu
    .acc = Arthedain
    .at = w Arthedainie
    .to = do Arthedainu
region-cardolan = Cardolan
    .gen = Cardolanu
    .acc = Cardolan
    .at = w Cardolanie
    .to = do Cardolanu
region-rhudaur = Rhudaur
    .gen = Rhudauru
    .acc = Rhudaur
    .at = w Rhudaurze
    .to = do Rhudauru
region-eregion = Eregion
    .gen = Eregionu
    .acc = Eregion
    .at = w Eregionie
    .to = do Eregionu
region-enedwaith = Enedwaith
    .gen = Enedwaith
    .acc = Enedwaith
    .at = w Enedwaith
    .to = do Enedwaith
region-high-pass = Wysoka Przełęcz
    .gen = Wysokiej Przełęczy
    .acc = Wysoką Przełęcz
    .at = na Wysokiej Przełęczy
    .to = na Wysoką Przełęcz
region-misty-mountains = Góry Mgliste
    .gen = Gór Mglistych
    .acc = Góry Mgliste
    .at = w Górach Mglistych
    .to = w Góry Mgliste
region-moria = Moria
    .gen = Morii
    .acc = Morię
    .at = w Morii
    .to = do Morii
region-gap-of-rohan = Wrota Rohanu
    .gen = Wrót Rohanu
    .acc = Wrota Rohanu
    .at = we Wrotach Rohanu
    .to = do Wrót Rohanu
region-mirkwood = Mroczna Puszcza
    .gen = Mrocznej Puszczy
    .acc = Mroczną Puszczę
    .at = w Mrocznej Puszczy
    .to = do Mrocznej Puszczy
region-fangorn = Fangorn
    .gen = Fangornu
    .acc = Fangorn
    .at = w Fangornie
    .to = do Fangornu
region-rohan = Rohan
    .gen = Rohanu
    .acc = Rohan
    .at = w Rohanie
    .to = do Rohanu
region-dagorlad = Dagorlad
    .gen = Dagorladu
    .acc = Dagorlad
    .at = w Dagorladzie
    .to = do Dagorladu
region-gondor = Gondor
    .gen = Gondoru
    .acc = Gondor
    .at = w Gondorze
    .to = do Gondoru
region-mordor = Mordor
    .gen = Mordoru
    .acc = Mordor
    .at = w Mordorze
    .to = do Mordoru

place-shire = Shire
place-arthedain = Arthedain
place-cardolan = Cardolan
place-rhudaur = Rhudaur
place-eregion = Eregion
place-enedwaith = Enedwaith
place-high-pass = Wysoka Przełęcz
place-misty-mountains = Góry Mgliste
place-moria = Moria
place-gap-of-rohan = Wrota Rohanu
place-mirkwood = Mroczna Puszcza
place-fangorn = Fangorn
place-rohan = Rohan
place-dagorlad = Dagorlad
place-gondor = Gondor
place-mordor = Mordor

figure-frodo = Frodo
    .start = Frodo
    .gen = Froda
    .dat = Frodowi
    .acc = Froda
    .ins = Frodem
    .gender = m
figure-sam = Sam
    .start = Sam
    .gen = Sama
    .dat = Samowi
    .acc = Sama
    .ins = Samem
    .gender = m
figure-pippin = Pippin
    .start = Pippin
    .gen = Pippina
    .dat = Pippinowi
    .acc = Pippina
    .ins = Pippinem
    .gender = m
figure-merry = Merry
    .start = Merry
    .gen = Merry’ego
    .dat = Merry’emu
    .acc = Merry’ego
    .ins = Merrym
    .gender = m
figure-gandalf = Gandalf
    .start = Gandalf
    .gen = Gandalfa
    .dat = Gandalfowi
    .acc = Gandalfa
    .ins = Gandalfem
    .gender = m
figure-aragorn = Aragorn
    .start = Aragorn
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .ins = Aragornem
    .gender = m
figure-legolas = Legolas
    .start = Legolas
    .gen = Legolasa
    .dat = Legolasowi
    .acc = Legolasa
    .ins = Legolasem
    .gender = m
figure-gimli = Gimli
    .start = Gimli
    .gen = Gimliego
    .dat = Gimliemu
    .acc = Gimliego
    .ins = Gimlim
    .gender = m
figure-boromir = Boromir
    .start = Boromir
    .gen = Boromira
    .dat = Boromirowi
    .acc = Boromira
    .ins = Boromirem
    .gender = m
figure-balrog = Balrog
    .start = Balrog
    .gen = Balroga
    .dat = Balrogowi
    .acc = Balroga
    .ins = Balrogiem
    .gender = m
figure-shelob = Szeloba
    .start = Szeloba
    .gen = Szeloby
    .dat = Szelobie
    .acc = Szelobę
    .ins = Szelobą
    .gender = f
figure-witch-king = Czarnoksiężnik
    .start = Czarnoksiężnik
    .gen = Czarnoksiężnika
    .dat = Czarnoksiężnikowi
    .acc = Czarnoksiężnika
    .ins = Czarnoksiężnikiem
    .gender = m
figure-flying-nazgul = Latający Nazgul
    .start = Latający Nazgul
    .gen = Latającego Nazgula
    .dat = Latającemu Nazgulowi
    .acc = Latającego Nazgula
    .ins = Latającym Nazgulem
    .gender = m
figure-black-rider = Czarny Jeździec
    .start = Czarny Jeździec
    .gen = Czarnego Jeźdźca
    .dat = Czarnemu Jeźdźcowi
    .acc = Czarnego Jeźdźca
    .ins = Czarnym Jeźdźcem
    .gender = m
figure-saruman = Saruman
    .start = Saruman
    .gen = Sarumana
    .dat = Sarumanowi
    .acc = Sarumana
    .ins = Sarumanem
    .gender = m
figure-orcs = Ork
    .start = Ork
    .gen = Orka
    .dat = Orkowi
    .acc = Orka
    .ins = Orkiem
    .gender = m
figure-warg = Warg
    .start = Warg
    .gen = Warga
    .dat = Wargowi
    .acc = Warga
    .ins = Wargiem
    .gender = m
figure-cave-troll = Troll
    .start = Troll
    .gen = Trolla
    .dat = Trollowi
    .acc = Trolla
    .ins = Trollem
    .gender = m

short-frodo = Frodo
short-sam = Sam
short-pippin = Pippin
short-merry = Merry
short-gandalf = Gandalf
short-aragorn = Aragorn
short-legolas = Legolas
short-gimli = Gimli
short-boromir = Boromir
short-balrog = Balrog
short-shelob = Szeloba
short-witch-king = Czarnoksiężnik
short-flying-nazgul = Nazgul
short-black-rider = Jeździec
short-saruman = Saruman
short-orcs = Ork
short-warg = Warg
short-cave-troll = Troll

card-1 = 1
    .acc = 1
    .ins = kartą 1
card-2 = 2
    .acc = 2
    .ins = kartą 2
card-3 = 3
    .acc = 3
    .ins = kartą 3
card-4 = 4
    .acc = 4
    .ins = kartą 4
card-5 = 5
    .acc = 5
    .ins = kartą 5
card-6 = 6
    .acc = 6
    .ins = kartą 6
card-magic = Magia
    .acc = Magię
    .ins = Magią
card-eye = Oko Saurona
    .acc = Oko Saurona
    .ins = Okiem Saurona
card-retreat = Odwrót
    .acc = Odwrót
    .ins = Odwrotem
card-sacrifice = Poświęcenie
    .acc = Poświęcenie
    .ins = Poświęceniem
card-cloak = Płaszcz Elfów
    .acc = Płaszcz Elfów
    .ins = Płaszczem Elfów

special-shadowfax = Cienistogrzywy
special-gandalf = Gandalf Biały
special-palantir = Palantir
special-recall = Upiór Pierścienia

arrangement-vanguard = Straż przednia
arrangement-spearhead = Szpica
arrangement-quiet-road = Cicha droga
arrangement-gatekeepers = Strażnicy bram
arrangement-hunt = Łowy
arrangement-wolves = Wilki

## What each figure does

text-frodo = Zaatakowany, może uciec w bok przed zagraniem kart.
text-sam = Z Frodem ma siłę 5 i może walczyć za niego.
text-pippin = Gdy atakuje, może się wycofać przed zagraniem kart.
text-merry = Od razu pokonuje Czarnoksiężnika.
text-gandalf = Mrok gra pierwszy, odkrytą kartą.
text-aragorn = Może zaatakować każdą sąsiednią krainę.
text-legolas = Od razu pokonuje Latającego Nazgula.
text-gimli = Od razu pokonuje Orka.
text-boromir = Ginie razem z wrogiem.
text-balrog = W Morii może powalić każdego, kto idzie przez kopalnie.
text-shelob = Po wygranej idzie do Gondoru albo ginie, gdy brak tam miejsca.
text-witch-king = Może atakować w bok.
text-flying-nazgul = Może zaatakować samotną jasną figurę w dowolnej krainie.
text-black-rider = Atakując, może jechać naprzód dowolnie daleko.
text-saruman = Może zabronić użycia kart.
text-orcs = Gdy atakuje, pierwszą figurę pokonuje od razu.
text-warg = Tekst jasnej figury nie działa.
text-cave-troll = Karta Mroku nie działa.

## Questions

prompt-arrange = { $seat } ustawia figury w tajemnicy.
prompt-place = { $seat }, ustaw swoje figury: { $count ->
    [one] jedna kraina jest jeszcze pusta.
    [few] { $count } krainy są jeszcze puste.
   *[many] { $count } krain jest jeszcze pustych.
 }
prompt-ready = { $seat }, czy wszyscy stoją tam, gdzie chcesz?
prompt-scatter = Los ustawia figurę na planszy.
prompt-turn = { $seat }, którą figurę przesuwasz?
prompt-turn-on = { $seat }, dokąd dalej idzie figura na Cienistogrzywym?
prompt-tunnel = { $seat }, jasna figura idzie przez kopalnie Morii. Czy Balrog uderza?
prompt-tunnel-watched = { $seat }, jasna figura idzie przez kopalnie Morii. Czy przejdzie?
prompt-challenge = { $seat }, z kim walczysz { $region_at }?
prompt-opponent = Los wskazuje jednego z obrońców.
prompt-text = { $seat }, { $light } spotyka { $dark_acc }. Co robi { $light } przed zagraniem kart?
prompt-saruman = { $seat }, czy Saruman zabrania użycia kart? Walczy z nim { $light }.
prompt-card = { $seat }, którą kartę zagrywasz? { $light_start } walczy z { $dark_ins }.
prompt-magic = { $seat }, którą z twoich odrzuconych kart staje się Magia? { $light_start } walczy z { $dark_ins }.
prompt-retreat = { $seat_key ->
    [light] { $seat }, dokąd wycofuje się { $light }?
   *[dark] { $seat }, dokąd wycofuje się { $dark }?
 }
prompt-over-none = Koniec gry.
prompt-over-mordor = Frodo dotarł do Mordoru. Światło wygrywa.
prompt-over-frodo = Frodo zginął. Mrok wygrywa.
prompt-over-shire = Trzy ciemne figury stoją w Shire. Mrok wygrywa.
prompt-over-stuck = { $loser } nie może wykonać ruchu. { $winner } wygrywa.

## Answers

verb-place = Ustaw
verb-arrange = Ustawienie
verb-scatter = Losowo
verb-ready = Gotowe
verb-move = Przesuń
verb-ride = Cienistogrzywy
verb-return = Gandalf Biały
verb-look = Palantir
verb-recall = Odwołaj
verb-strike = Uderz
verb-spare = Przepuść
verb-name = Wyzwij
verb-point = Wskaż
verb-any = Nieznana
verb-stay = Zostań
verb-flee = Wycofaj się
verb-substitute = Sam za Froda
verb-unite = Razem
verb-forbid = Bez kart
verb-allow = Z kartami
verb-play = Zagraj
verb-fetch = Magia staje się
verb-forgo = Bez efektu

answer-place = { $figure_start } { $region_to }
answer-arrange = Gotowe ustawienie: { $arrangement }
answer-scatter = Resztę niech ustawi los
answer-ready = Wszystko gotowe
answer-move = Przesuń { $figure_acc } { $region_to }
answer-attack = Zaatakuj { $figure_ins } { $region_acc }
answer-ride = Cienistogrzywy niesie { $figure_acc } { $region_to }
answer-return = Sprowadź Gandalfa z powrotem do Fangornu
answer-look = Zajrzyj { $region_to }
answer-recall = Odwołaj { $figure_acc } do Mordoru
answer-strike = Balrog uderza
answer-spare = Przepuść wędrowca
answer-name = Walcz z { $figure_ins }
answer-point = Walcz z podstawką { $stand }
answer-any = Walcz z nieznaną figurą
answer-stay = Zostań
answer-flee = Idź { $region_to }
answer-substitute = Sam walczy zamiast Froda
answer-unite = Pokaż Froda u boku Sama
answer-forbid = Bez kart
answer-allow = Karty dozwolone
answer-play = Zagraj { $card_acc }
answer-fetch = Magia staje się { $card_ins }
answer-forgo = Magia bez efektu

## What an answer is about

about-arrange-vanguard = Na bezpieczny początek: wojownicy idą przodem, a Frodo czeka w Shire z Samem, Pippinem i Gandalfem.
about-arrange-spearhead = Na szybki marsz: Frodo i Sam wyruszają od razu, tuż za Gandalfem, Aragornem i Boromirem.
about-arrange-quiet-road = Na podstęp: przodem idzie Pippin i udaje Froda, który zostaje w domu z Samem, Merrym i Aragornem.
about-arrange-gatekeepers = Na mocną obronę: silni pilnują dróg do Mordoru, a za nimi czekają trzy Nazgule.
about-arrange-hunt = Na pościg: trzy Nazgule zaczynają z przodu i od pierwszej tury mogą uderzyć daleko przed siebie.
about-arrange-wolves = Na ciężkie walki: prowadzą Warg, Ork i Balrog, a mało która figura Światła im sprosta.
about-ready = Przeciwnik zobaczy twoje podstawki, ale nie to, kto na nich stoi.
about-tunnel = { $danger ->
    [no] Figura w Morii to nie Balrog.
    [sure] W Morii jest Balrog i może powalić { $figure_acc }.
   *[maybe] W Morii może stać Balrog, a on mógłby powalić { $figure_acc }.
 }
about-defender = Obrońca to { $who }.
about-defender-many = Obrońca to jedna z { $number } figur.
about-defenders = { $count ->
    [one] { $count } obrońca
    [few] { $count ->
        [2] Dwóch obrońców
        [3] Trzech obrońców
       *[other] Czterech obrońców
    }
   *[many] { $count } obrońców
 } (możliwi: { $who }). Walczysz z nimi po kolei.
about-defenders-many = { $count ->
    [one] { $count } obrońca
    [few] { $count ->
        [2] Dwóch obrońców
        [3] Trzech obrońców
       *[other] Czterech obrońców
    }
   *[many] { $count } obrońców
 } spośród { $number } figur. Walczysz z nimi po kolei.
about-at-once = { $end ->
    [win] W walce z { $who_ins } wygrywasz przed zagraniem kart.
    [loss] W walce z { $who_ins } przegrywasz przed zagraniem kart.
   *[both] W walce z { $who_ins } obie figury giną przed zagraniem kart.
 }
about-at-once-except = { $end ->
    [win] Wygrywasz przed zagraniem kart, chyba że to { $who }.
    [loss] Przegrywasz przed zagraniem kart, chyba że to { $who }.
   *[both] Obie figury giną przed zagraniem kart, chyba że to { $who }.
 }
about-at-once-always = { $end ->
    [win] Wygrywasz przed zagraniem kart, ktokolwiek to jest.
    [loss] Przegrywasz przed zagraniem kart, ktokolwiek to jest.
   *[both] Obie figury giną przed zagraniem kart, ktokolwiek to jest.
 }
about-shelob = Jeśli Szeloba wygra, wróci do Gondoru.
about-shelob-lost = Jeśli Szeloba wygra, też zginie: w Gondorze nie ma dla niej miejsca.
about-ride = Najpierw jeden krok, a potem ta sama figura wykonuje swój ruch. Karta zostaje zużyta.
about-return = To jest twój ruch. Karta zostaje zużyta.
about-look = Widzisz tam każdą jasną figurę, a potem wykonujesz ruch; jeśli w tej turze tam zaatakujesz, wybierasz, z kim walczysz. Karta zostaje zużyta.
about-recall = To jest twój ruch. Karta zostaje zużyta.
about-walker = Wędrowiec to { $who }.
about-walker-many = Wędrowiec to jedna z { $number } figur.
about-sam = U boku Froda Sam ma siłę 5.
about-void = Bez efektu: gdy walczy Troll, twoja karta się nie liczy.
about-number = Dodaje { $card }: razem { $total } przeciwko { $void ->
    [1] { $rival }.
   *[other] { $rival } i karcie{ $unless ->
        [cloak] , chyba że twoja karta trafi na Płaszcz Elfów.
       *[none] .
    }
 }
about-magic-empty = Bez efektu: twój stos kart odrzuconych jest pusty.
about-magic = { $when ->
    [first] Zanim Światło zagra kartę, { $must ->
        [0] możesz
       *[other] musisz
    }
    [now] { $must ->
        [0] Możesz
       *[other] Musisz
    }
   *[open] Po odkryciu obu kart { $must ->
        [0] możesz
       *[other] musisz
    }
 } zastąpić ją kartą ze swojego stosu kart odrzuconych{ $unless ->
    [eye] , chyba że ta karta trafi na Oko Saurona.
   *[none] .
 }
about-eye = Jeśli Światło zagra kartę z tekstem, nie zadziała ona.
about-retreat-none = Bez efektu: nie ma dokąd się wycofać.
about-retreat = { $must ->
    [0] Może wycofać
   *[other] Wycofuje
 } { $figure_acc } z walki { $regions_to }{ $unless ->
    [eye] , chyba że ta karta trafi na Oko Saurona.
   *[none] .
 }
about-sacrifice = Obie figury giną{ $unless ->
    [eye] , chyba że ta karta trafi na Oko Saurona.
    [retreat] , chyba że ta karta trafi na Odwrót.
    [either] , chyba że ta karta trafi na Oko Saurona lub Odwrót.
   *[none] .
 }{ $end ->
    [loss] { " " }Jeśli zginie Frodo, przegrywasz.
   *[none] { "" }
 }
about-cloak = Liczba Mroku się nie liczy{ $unless ->
    [eye] , chyba że ta karta trafi na Oko Saurona.
   *[none] .
 }
about-cloak-void = Bez efektu: karta Trolla i tak się nie liczy.

## What comes next

then-arrange = { $seat } też ustawia figury w tajemnicy.
then-scatter = Resztę ustawi los; każda figura ma równe szanse.
# Whose turn it is was just told.
then-turn = {""}
then-tunnel = Potem { $seat } decyduje, co stanie się w Morii.
then-challenge = Potem { $seat } wybiera, z kim walczyć.
then-opponent = Potem los wskazuje jednego z nieznanych obrońców.
then-text = Potem { $seat } decyduje, czy użyć tekstu swojej figury.
then-saruman = Potem { $seat } decyduje, czy karty będą użyte.
then-card = Potem { $seat } zagrywa kartę.
then-magic = Potem { $seat } wybiera, czym stanie się Magia.
then-retreat = Potem { $seat } wybiera, dokąd się wycofać.

## What is told

event-placed = { $figure_start } staje { $region_at }.
event-at-home = Pozostałe cztery figury zostają w domu, { $region_at }.
event-arranged = { $seat }: wszystko gotowe.
event-turn = Tura { $seat_gen }.
event-moved = { $seat } przesuwa figurę z { $start_gen } { $to_to }.
event-mover = To { $figure }.
event-tunnel = { $seat } wysyła figurę przez kopalnie Morii.
event-quiet = W Morii panuje cisza.
event-struck = Balrog wyłania się w Morii i powala wędrowca.
event-attacked = { $seat } atakuje { $region_acc } z { $start_gen }.
event-battle = Walka { $region_at }: { $attacker } przeciwko { $defender_dat }.
event-silenced = W walce z Wargiem tekst { $figure_gen } nie działa.
event-stood = { $figure_start } zostaje.
event-slipped = { $figure_start } wymyka się z { $start_gen } { $to_to }.
event-stepped-in = Sam zasłania Froda i walczy zamiast niego.
event-united = Frodo ukazuje się u boku Sama.
event-slew = { $figure_start } od razu pokonuje { $victim_acc }.
event-both-fell = { $figure_start } i { $victim } giną razem.
event-overran = Ork z impetem powala { $victim_acc }.
event-forbade = Saruman zabrania użycia kart.
event-allowed = Saruman pozwala, by rozstrzygnęły karty.
event-laid = { $seat } kładzie zakrytą kartę.
event-played = { $seat } zagrywa { $card_acc }.
event-fetched = Magia { $seat_gen } staje się { $card_ins }.
event-without-effect = Karta { $seat_gen } ({ $card }) nie ma efektu.
event-cloaked = Pod Płaszczem Elfów karta Mroku ({ $card }) się nie liczy.
event-cancelled = Oko Saurona unieważnia { $card_acc }.
event-retreated = { $figure_key ->
    [orcs] Ork wycofuje się
   *[one] { $figure_start } wycofuje się
 } z { $start_gen } { $to_to }.
event-sacrificed = Poświęcenie: { $figure } i { $victim } giną.
event-defeated = { $figure_key ->
    [orcs] Ork pokonuje
   *[one] { $figure_start } pokonuje
 } { $victim_acc }, { $more } do { $less }.
event-tied = { $figure_start } i { $victim } giną razem, { $strength } do { $strength }.
event-fell = { $figure_start } ginie.
event-took-back = Wszystkie dziewięć kart już wykorzystano: obie strony biorą swoje z powrotem.
event-went-home = Szeloba wpełza z powrotem do Gondoru.
event-no-home = Szeloba nie znajduje miejsca w Gondorze.
event-rode = Cienistogrzywy przybywa Światłu z pomocą.
event-came-back = Gandalf wraca jako Gandalf Biały i staje w Fangornie.
event-looked = Mrok zagląda przez Palantir { $region_to }.
event-saw = Palantir pokazuje { $figure_acc } { $region_at }.
event-recalled = Mrok odwołuje figurę z { $start_gen } do Mordoru.
event-ended = { $ending_key ->
    [mordor] Frodo dotarł do Mordoru. { $seat } wygrywa.
    [frodo] Powiernik Pierścienia zginął. { $seat } wygrywa.
    [shire] Trzy ciemne figury stoją w Shire. { $seat } wygrywa.
   *[stuck] Druga strona nie może wykonać ruchu. { $seat } wygrywa.
 }

## The view in words

heading-battle = Walka { $region_at }
heading-last-battle = Ostatnia walka: { $region }
heading-board = Na planszy
heading-land = Krainy
state-fighter = { $seat }: { $figure }, siła { $strength }.
state-played = { $seat } zagrywa { $card_acc }.
state-total = Suma { $seat_gen }: { $strength } + { $added } = { $total }.
state-laid = Karta { $seat_gen } leży zakryta.
state-region = { $region }: { $here }
state-empty = Nie ma jeszcze żadnych podstawek.
state-hidden = { $side_gender ->
    [n] { $count ->
        [one] jasna podstawka
        [few] { $count } jasne podstawki
       *[many] { $count } jasnych podstawek
    }
   *[m] { $count ->
        [one] ciemna podstawka
        [few] { $count } ciemne podstawki
       *[many] { $count } ciemnych podstawek
    }
 }
state-seen = { $figure } (przeciwnik wie, kto to)
state-hand = Karty na ręce: { $cards }
state-pile = Odrzucone: { $cards }
state-lost = Pokonane figury: { $figures }
state-none-lost = Żadna figura nie została pokonana.
state-special = Karty specjalne: { $cards }
state-won = Zwycięstwo!
state-active = Trwa tura tej strony.
state-limit = { $limit ->
    [one] Najwyżej jedna figura każdej strony: { $regions }
    [few] Najwyżej { $limit } figury każdej strony: { $regions }
   *[many] Najwyżej { $limit } figur każdej strony: { $regions }
 }
state-river = Rzeką, tylko dla Światła: z { $start_gen } { $to_to }
state-tunnel = Przez kopalnie Morii, tylko dla Światła: z { $start_gen } { $to_to }

## What is drawn

piece-limit = { $limit ->
    [one] Może tu stać najwyżej jedna figura każdej strony.
    [few] Mogą tu stać najwyżej { $limit } figury każdej strony.
   *[many] Może tu stać najwyżej { $limit } figur każdej strony.
 }
piece-shire = Mrok wygrywa, gdy staną tu trzy jego figury.
piece-mordor = Światło wygrywa, gdy dotrze tu Frodo.
piece-moria = Jeśli w Morii jest Balrog, może powalić każdego, kto idzie przez kopalnie.
piece-gondor = Szeloba wraca tu po każdej wygranej walce.
piece-ways = { $seat } idzie dalej { $regions_to }.
piece-by-river = Rzeką Światło może też popłynąć { $to_to }.
piece-by-tunnel = Przez kopalnie Światło może też przejść { $to_to }.
piece-sideways = Obok: { $regions }. W bok prowadzi tylko tekst lub karta.
piece-mountain = W górach nikt nie chodzi w bok.
piece-here = Teraz tutaj: { $here }.
piece-nobody = Teraz nikogo tu nie ma.
piece-river-name = Anduina
piece-river = Światło może popłynąć w dół rzeki: z Mrocznej Puszczy do Fangornu i z Fangornu do Rohanu. Mrok nie może.
piece-tunnel-name = Kopalnie Morii
piece-tunnel = Światło może przejść przez kopalnie z Eregionu do Fangornu, nigdy z powrotem. Mrok nie może.
piece-strength = Siła { $strength }.
piece-at = Teraz { $region_at }.
piece-defeated = Figura pokonana.
piece-unplaced = Figura jeszcze nieustawiona.
piece-known = Przeciwnik wie, kto to jest.
piece-guessed = Przeciwnik wie tylko, że to jedna z { $count } figur.
piece-hiding = W ukryciu { $regions_at }.
piece-stand = { $side_gender ->
    [n] Ukryta jasna figura
   *[m] Ukryta ciemna figura
 }
piece-could = To może być { $who }.
piece-card = { $seat }: { $card }
piece-laid-name = Zakryta karta { $seat_gen }
piece-laid = Zostanie odkryta, gdy obie strony zagrają karty.
piece-in-hand = Na ręce { $seat_gen }.
piece-discarded = Odrzucona. { $seat } weźmie ją z powrotem po wykorzystaniu wszystkich dziewięciu kart.
piece-played = Zagrana w tej walce.
piece-special = Można jej użyć raz.
piece-battle-name = Walka
piece-no-battle = Nie było jeszcze żadnej walki.
piece-battle = Gdy figura natrafi na wroga, obie zostają odkryte. Najpierw działają teksty, potem każda strona zagrywa kartę, a figura z mniejszą sumą ginie.
piece-light = Światło wygrywa, gdy Frodo wejdzie do Mordoru albo gdy Mrok nie może wykonać ruchu.
piece-dark = Mrok wygrywa, gdy zginie Frodo, gdy trzy ciemne figury staną w Shire albo gdy Światło nie może wykonać ruchu.
piece-side = { $figures ->
    [one] Została jedna figura
    [few] Zostały { $figures } figury
   *[many] Zostało { $figures } figur
 }, a na ręce { $cards ->
    [one] jest jedna karta
    [few] są { $cards } karty
   *[many] jest { $cards } kart
 }.

does-number = Dodaje { $number } do siły swojej figury.
does-magic = Staje się kartą ze stosu kart odrzuconych swojego właściciela.
does-eye = Karta Światła z tekstem nie działa.
does-retreat = { $seat_key ->
    [light] Jasna figura opuszcza walkę i cofa się o krainę, jeśli w krainie bez wrogów jest miejsce.
   *[dark] Ciemna figura opuszcza walkę i ucieka w bok, jeśli w krainie bez wrogów jest miejsce.
 }
does-sacrifice = Obie figury giną, chyba że ciemna opuściła walkę.
does-cloak = Liczba Mroku się nie liczy.
does-shadowfax = Przed twoim ruchem jedna figura robi krok naprzód do krainy bez wrogów; potem ta sama figura wykonuje ruch.
does-gandalf = Zamiast ruchu pokonany Gandalf wraca do Fangornu, jeśli nie ma tam ciemnych figur.
does-palantir = Przed swoim ruchem oglądasz wszystkie jasne figury w jednej krainie, byle nie w Shire.
does-recall = Zamiast ruchu jedna z twoich figur wraca do Mordoru, jeśli nie ma tam jasnych figur.

## How near victory is

meter-mordor-label = Mordor
meter-mordor = { $steps ->
    [one] Frodo ma do Mordoru jeden ruch.
    [few] Frodo ma do Mordoru co najmniej { $steps } ruchy.
   *[many] Frodo ma do Mordoru co najmniej { $steps } ruchów.
 }
meter-mordor-hidden = { $steps ->
    [one] Podstawka, na której być może stoi Frodo, ma do Mordoru jeden ruch.
    [few] Frodo ma do Mordoru co najmniej { $steps } ruchy.
   *[many] Frodo ma do Mordoru co najmniej { $steps } ruchów.
 }
meter-mordor-done = Frodo dotarł do Mordoru.
meter-mordor-lost = Frodo zginął.
meter-frodo-label = Frodo
meter-frodo = { $count ->
    [one] Mrok wie, gdzie jest Frodo.
    [few] { $viewer ->
        [0] Mrok wie tylko, że Frodo stoi na jednej
       *[other] Frodo może stać na dowolnej
    } z { $count } podstawek.
   *[many] { $viewer ->
        [0] Mrok wie tylko, że Frodo stoi na jednej
       *[other] Frodo może stać na dowolnej
    } z { $count } podstawek.
 }
meter-shire-label = Shire
meter-shire = { $count ->
    [0] W Shire nie ma ciemnych figur; trzy by wygrały.
    [1] W Shire jest jedna ciemna figura; trzy by wygrały.
    [2] W Shire są dwie ciemne figury; trzecia wygrywa.
   *[other] W Shire są trzy ciemne figury.
 }
meter-stuck-label = Blokada
meter-stuck = { $count ->
    [0] Żadna figura { $seat_gen } nie może się ruszyć.
    [one] Tylko jedna figura { $seat_gen } może się jeszcze ruszyć; jeśli żadna nie będzie mogła, { $seat } przegra.
    [few] { $count } figury { $seat_gen } mogą się jeszcze ruszyć; jeśli żadna nie będzie mogła, { $seat } przegra.
   *[many] { $count } figur { $seat_gen } może się jeszcze ruszyć; jeśli żadna nie będzie mogła, { $seat } przegra.
 }
meter-stuck-helped = Żadna figura { $seat_gen } nie może się ruszyć, ale pomoże jeszcze karta specjalna.
meter-stuck-done = { $seat } nie może wykonać ruchu.

holding-figures = { $count ->
    [one] została jedna figura
    [few] zostały { $count } figury
   *[many] zostało { $count } figur
 }
holding-cards = { $count ->
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
 }
holding-special = { $card }: karta jeszcze nieużyta

## A finished match in numbers

key-turns = Tury
key-left = Pozostałe figury { $seat_gen }
key-of = { $count } z { $all }
key-frodo-place = Frodo
key-at = { $region_at }
key-fell = zginął
key-hidden = nadal w ukryciu

## The player aid

aid-figures = { $seat }: figury
aid-figure = { $figure }, { $strength }. { $does }
aid-hand = { $seat }: karty
aid-numbers = Liczby: { $numbers }. Każdą dodaje się do siły figury.
aid-card = { $card_key ->
    [eye] Oko Saurona
    [cloak] Płaszcz Elfów
    [palantir] Palantir
   *[other] { $card }
 }. { $does }
aid-roads = Drogi
aid-forward = Ruch prowadzi o jedną krainę naprzód: Światło idzie w stronę Mordoru, Mrok w stronę Shire.
aid-limits = Miejsce w krainie
aid-limit-homes = { $limit ->
    [one] W Shire i w Mordorze mieści się po jednej figurze każdej strony.
    [few] W Shire i w Mordorze mieszczą się po { $limit } figury każdej strony.
   *[many] W Shire i w Mordorze mieści się po { $limit } figur każdej strony.
 }
aid-limit-mountains = { $limit ->
    [one] W każdej krainie górskiej mieści się jedna figura każdej strony.
    [few] W każdej krainie górskiej mieszczą się { $limit } figury każdej strony.
   *[many] W każdej krainie górskiej mieści się { $limit } figur każdej strony.
 }
aid-limit-others = { $limit ->
    [one] W każdej innej krainie mieści się jedna figura każdej strony.
    [few] W każdej innej krainie mieszczą się { $limit } figury każdej strony.
   *[many] W każdej innej krainie mieści się { $limit } figur każdej strony.
 }
aid-end = Zwycięstwo
aid-specials = Karty specjalne (opcja)

## Endings

ending-none = bez rozstrzygnięcia
ending-mordor = Frodo dotarł do Mordoru
ending-frodo = Frodo został pokonany
ending-shire = trzy ciemne figury w Shire
ending-stuck = druga strona nie mogła wykonać ruchu

## Options

option-light_cards = Karty specjalne Światła
    .help = Wariant lub wyrównanie szans: słabszy gracz dostaje jedną albo obie.
option-light_cards-none = brak
option-light_cards-shadowfax = Cienistogrzywy
option-light_cards-gandalf = Gandalf Biały
option-light_cards-both = obie
option-dark_cards = Karty specjalne Mroku
    .help = Wariant lub wyrównanie szans: słabszy gracz dostaje jedną albo obie.
option-dark_cards-none = brak
option-dark_cards-palantir = Palantir
option-dark_cards-recall = Upiór Pierścienia
option-dark_cards-both = obie
option-opponent_choice = Z którym z kilku obrońców toczy się walkę
    .help = Podstawki w jednej krainie są wymieszane, więc szanse są te same; inne jest tylko pytanie.
option-opponent_choice-random = wskazuje los
option-opponent_choice-named = napastnik wskazuje podstawkę
option-upstream_retreat = Odwrót może prowadzić w górę Anduiny
    .help = Rzeka daje Światłu dwa dodatkowe ruchy. Niektórzy czytają to jako zakaz odwrotu w górę rzeki.
option-compulsory_retreat = Kartę Odwrót trzeba wykonać
    .help = Bez tego można po jej zagraniu zostać, a karta nie ma wtedy efektu.
option-magic_must_replace = Magia musi pobrać kartę
    .help = Polskie zasady mówią, że może; angielskie, że musi.
option-retreat_stops_sacrifice = Niewykonany Odwrót powstrzymuje Poświęcenie
    .help = Wtedy nikt nie ginie, a jeśli obie figury nadal tam są, walczą ponownie.
option-eye_stops_magic = Oko Saurona powstrzymuje Magię
    .help = Magia to karta z tekstem. Bez tego pobiera kartę, a Oko unieważnia tę kartę, jeśli ma tekst.

## Board

board-label = Konfrontacja: Śródziemie od Shire do Mordoru
board-standing = { $figure_start } { $region_at }
board-riding = Cienistogrzywy: { $figure } { $region_at }
board-waiting = { $figure_start }, figura jeszcze nieustawiona
board-reminder = { $figure }. { $text }
board-cards = Karty { $seat_gen }
pane-map = Mapa
pane-battle = Walka
pane-figures = Figury

## What the lab counts

measure-turns = tury na partię
measure-turns-any = partie, w których rozegrano turę
measure-defeated = pokonane figury na partię
measure-defeated-any = partie, w których ktoś zostaje pokonany
measure-points_light = punkty Światła na partię
measure-points_light-any = partie, w których Światło zdobywa punkty
measure-points_dark = punkty Mroku na partię
measure-points_dark-any = partie, w których Mrok zdobywa punkty
