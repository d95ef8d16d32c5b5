title = Wyprawa do Góry Przeznaczenia
aim = Doprowadźcie razem Powierników Pierścienia do Góry Przeznaczenia, zanim skończy się im odwaga albo przybędzie ostatni Nazgûl.
about = Kooperacyjna gra kościana dla jednej do czterech osób. Wybierajcie kości, stawiajcie czoło temu, co przynoszą, i trzymajcie Drużynę Pierścienia blisko Froda i Sama.

## Nouns

seat-north = Północ
    .gen = Północy
    .acc = Północ
    .ins = Północą
    .gender = f
seat-east = Wschód
    .gen = Wschodu
    .acc = Wschód
    .ins = Wschodem
    .gender = m
seat-south = Południe
    .gen = Południa
    .acc = Południe
    .ins = Południem
    .gender = n
seat-west = Zachód
    .gen = Zachodu
    .acc = Zachód
    .ins = Zachodem
    .gender = m

# Each figure at the beginning of a sentence, the endings of its verbs (porusza, poruszają), and its cases.
figure-ring-bearers = Powiernicy Pierścienia
    .start = Powiernicy Pierścienia
    .s = ją
    .es = ją
    .does = ruszają
    .gen = Powierników Pierścienia
    .dat = Powiernikom Pierścienia
    .acc = Powierników Pierścienia
    .gender = mp
figure-merry-pippin = Merry i Pippin
    .start = Merry i Pippin
    .s = ją
    .es = ją
    .does = ruszają
    .gen = Merry’ego i Pippina
    .dat = Merry’emu i Pippinowi
    .acc = Merry’ego i Pippina
    .gender = mp
figure-aragorn = Aragorn
    .start = Aragorn
    .s = { "" }
    .es = { "" }
    .does = rusza
    .gen = Aragorna
    .dat = Aragornowi
    .acc = Aragorna
    .gender = m
figure-legolas = Legolas
    .start = Legolas
    .s = { "" }
    .es = { "" }
    .does = rusza
    .gen = Legolasa
    .dat = Legolasowi
    .acc = Legolasa
    .gender = m
figure-gimli = Gimli
    .start = Gimli
    .s = { "" }
    .es = { "" }
    .does = rusza
    .gen = Gimliego
    .dat = Gimliemu
    .acc = Gimliego
    .gender = m
figure-nazgul = Nazgûl
    .start = Nazgûl
    .s = { "" }
    .es = { "" }
    .does = rusza
    .gen = Nazgûla
    .dat = Nazgûlowi
    .acc = Nazgûla
    .gender = m

die-orange = pomarańczowa
    .start = Pomarańczowa
    .acc = pomarańczową
    .ins = pomarańczową
die-violet = fioletowa
    .start = Fioletowa
    .acc = fioletową
    .ins = fioletową
die-blue = niebieska
    .start = Niebieska
    .acc = niebieską
    .ins = niebieską
die-green = zielona
    .start = Zielona
    .acc = zieloną
    .ins = zieloną
die-red = czerwona
    .start = Czerwona
    .acc = czerwoną
    .ins = czerwoną
die-first-black = pierwsza czarna
    .start = Pierwsza czarna
    .acc = pierwszą czarną
    .ins = pierwszą czarną
die-second-black = druga czarna
    .start = Druga czarna
    .acc = drugą czarną
    .ins = drugą czarną
black-first = pierwsza
    .acc = pierwszą
black-second = druga
    .acc = drugą

stage-lothlorien = Lothlórien
    .gen = Lothlórien
    .at = w Lothlórien
    .to = do Lothlórien
stage-rohan = Rohan
    .gen = Rohanu
    .at = w Rohanie
    .to = do Rohanu
stage-helms-deep = Helmowy Jar
    .gen = Helmowego Jaru
    .at = w Helmowym Jarze
    .to = do Helmowego Jaru
stage-gondor = Gondor
    .gen = Gondoru
    .at = w Gondorze
    .to = do Gondoru
stage-minas-morgul = Minas Morgul
    .gen = Minas Morgul
    .at = w Minas Morgul
    .to = do Minas Morgul
stage-mount-doom = Góra Przeznaczenia
    .gen = Góry Przeznaczenia
    .at = w kraterze Góry Przeznaczenia
    .to = do Góry Przeznaczenia

face-merry-pippin = sztylety hobbitów
    .acc = sztylety hobbitów
face-aragorn = miecz Aragorna
    .acc = miecz Aragorna
face-legolas = łuk Legolasa
    .acc = łuk Legolasa
face-gimli = topór Gimliego
    .acc = topór Gimliego
face-sauron = Oko
    .acc = Oko
face-gandalf = laska Gandalfa
    .acc = laskę Gandalfa

way-left = lewo
way-right = prawo
gift-courage = odwaga
gift-token = jego żeton

helper-arwen = Arwena
    .gen = Arweny
    .acc = Arwenę
helper-elrond = Elrond
    .gen = Elronda
    .acc = Elronda
helper-theoden = Król Théoden
    .gen = króla Théodena
    .acc = króla Théodena
helper-galadriel = Galadriela
    .gen = Galadrieli
    .acc = Galadrielę
helper-eowyn = Éowina
    .gen = Éowiny
    .acc = Éowinę
helper-eomer = Éomer
    .gen = Éomera
    .acc = Éomera
helper-faramir = Faramir
    .gen = Faramira
    .acc = Faramira
helper-treebeard = Drzewiec
    .gen = Drzewca
    .acc = Drzewca
helper-boromir = Boromir
    .gen = Boromira
    .acc = Boromira
helper-power = Moc Gandalfa
    .gen = Mocy Gandalfa
    .acc = Moc Gandalfa
helper-trick = Fortel Gandalfa
    .gen = Fortelu Gandalfa
    .acc = Fortel Gandalfa
helper-support = Wsparcie Gandalfa
    .gen = Wsparcia Gandalfa
    .acc = Wsparcie Gandalfa
helper-vision = Wizja Gandalfa
    .gen = Wizji Gandalfa
    .acc = Wizję Gandalfa
helper-wrath = Gniew Gandalfa
    .gen = Gniewu Gandalfa
    .acc = Gniew Gandalfa

card-cave-troll = Troll jaskiniowy
    .acc = Trolla jaskiniowego
card-saruman = Saruman
    .acc = Sarumana
card-nazgul = Nazgûl
    .acc = Nazgûla
card-balrog = Balrog z Morii
    .acc = Balroga z Morii
card-moria-orc = Ork z Morii
    .acc = Orka z Morii
card-arwen = Arwena
    .acc = Arwenę
card-elrond = Elrond
    .acc = Elronda
card-orc-hordes = Hordy orków
    .acc = Hordy orków
card-wargs = Wargowie
    .acc = Wargów
card-theoden = Król Théoden
    .acc = króla Théodena
card-uruk-hai = Uruk-hai
    .acc = Uruk-hai
card-galadriel = Galadriela
    .acc = Galadrielę
card-eowyn = Éowina
    .acc = Éowinę
card-grima = Grima Gadzi Język
    .acc = Grimę Gadziego Języka
card-eomer = Éomer
    .acc = Éomera
card-grond = Grond
    .acc = Gronda
card-eye-of-sauron = Oko Saurona
    .acc = Oko Saurona
card-faramir = Faramir
    .acc = Faramira
card-treebeard = Drzewiec
    .acc = Drzewca
card-witch-king = Czarnoksiężnik
    .acc = Czarnoksiężnika
card-mumakil = Mûmakile
    .acc = Mûmakile
card-haradrim = Haradrimowie
    .acc = Haradrimów
card-denethor = Denethor
    .acc = Denethora
card-army-of-the-dead = Armia umarłych
    .acc = Armię umarłych
card-mouth-of-sauron = Rzecznik Saurona
    .acc = Rzecznika Saurona
card-gollums-deceit = Podstęp Golluma
    .acc = Podstęp Golluma
card-phial-of-galadriel = Flakonik Galadrieli
    .acc = Flakonik Galadrieli
card-gollums-madness = Szaleństwo Golluma
    .acc = Szaleństwo Golluma
card-shelob = Szeloba
    .acc = Szelobę
card-shelobs-sting = Żądło Szeloby
    .acc = Żądło Szeloby
card-power-of-the-ring = Moc Pierścienia
    .acc = Moc Pierścienia
card-eagles = Orły
    .acc = Orły

## What a card does, in a few words

effect-cave-troll = jedna walka; przegrana: −2
effect-saruman = przybywa 2 Uruk-hai
effect-nazgul = umieść Nazgûla
effect-balrog = −3, bez Gandalfa do Helmowego Jaru
effect-moria-orc = jedna walka; przegrana: −1
effect-arwen = znosi jedno pole wydarzenia
effect-elrond = przerzuca kość z ostatniego rzutu
effect-orc-hordes = jedna walka; przegrana: −2
effect-wargs = odwaga −2
effect-theoden = prowadzi towarzysza na miejsce docelowe
effect-uruk-hai = walka z każdym w Isengardzie; przegrana: −1
effect-galadriel = przed walką: Pierścień na pole { $galadriel }
effect-eowyn = 6 zabija Czarnoksiężnika
effect-grima = { $allies ->
    [all] tracicie wszystkich sprzymierzeńców
   *[other] tracicie jednego sprzymierzeńca
 }
effect-eomer = wygrywa jedną walkę
effect-grond = odwaga −3
effect-eye-of-sauron = Pierścień spada na pole { $eye }
effect-faramir = Powiernicy jadą o 2 do 4 pól
effect-treebeard = +2 albo strzeże Isengardu
effect-witch-king = kość za niego i każdego Nazgûla; nieparzyste: −1
effect-mumakil = { $battles ->
    [one] jedna walka; przegrana: −{ $hearts }
    [few] { $battles } walki; każda przegrana: −{ $hearts }
   *[many] { $battles } walk; każda przegrana: −{ $hearts }
 }
effect-haradrim = odwaga −2
effect-denethor = przerzuć kość na kafelku
effect-army-of-the-dead = zakrywa sąsiednią kartę
effect-mouth-of-sauron = walki do 2 wygranych z rzędu; przegrana: −1
effect-gollums-deceit = odwaga −2
effect-phial-of-galadriel = odwaga +2
effect-gollums-madness = odwaga −1
effect-shelob = −1, bez ruchu
effect-shelobs-sting = rzut kością: 2–3 to −1, 4–6 to −2
effect-power-of-the-ring = rzut kością: 6 to −5
effect-eagles = odwaga +1
effect-boromir = powtarza przegraną walkę z Uruk-hai
effect-power = ustawia czarną kość
effect-trick = ustawia kolorową kość
effect-support = pięć kości, jedna porusza pionek
effect-vision = pokazuje pierwszą kartę nowego etapu
effect-wrath = usuwa właśnie spotkaną kartę

shown-black-1 = czarna 1
    .acc = czarną 1
shown-black-2 = czarna 2
    .acc = czarną 2
shown-black-3 = czarna 3
    .acc = czarną 3
shown-black-4 = czarna 4
    .acc = czarną 4
shown-black-5 = czarna 5
    .acc = czarną 5
shown-black-6 = czarna 6
    .acc = czarną 6
shown-orange-1 = pomarańczowa 1
    .acc = pomarańczową 1
shown-orange-2 = pomarańczowa 2
    .acc = pomarańczową 2
shown-orange-3 = pomarańczowa 3
    .acc = pomarańczową 3
shown-orange-4 = pomarańczowa 4
    .acc = pomarańczową 4
shown-orange-5 = pomarańczowa 5
    .acc = pomarańczową 5
shown-orange-6 = pomarańczowa 6
    .acc = pomarańczową 6
shown-violet-1 = fioletowa 1
    .acc = fioletową 1
shown-violet-2 = fioletowa 2
    .acc = fioletową 2
shown-violet-3 = fioletowa 3
    .acc = fioletową 3
shown-violet-4 = fioletowa 4
    .acc = fioletową 4
shown-violet-5 = fioletowa 5
    .acc = fioletową 5
shown-violet-6 = fioletowa 6
    .acc = fioletową 6
shown-blue-1 = niebieska 1
    .acc = niebieską 1
shown-blue-2 = niebieska 2
    .acc = niebieską 2
shown-blue-3 = niebieska 3
    .acc = niebieską 3
shown-blue-4 = niebieska 4
    .acc = niebieską 4
shown-blue-5 = niebieska 5
    .acc = niebieską 5
shown-blue-6 = niebieska 6
    .acc = niebieską 6
shown-green-1 = zielona 1
    .acc = zieloną 1
shown-green-2 = zielona 2
    .acc = zieloną 2
shown-green-3 = zielona 3
    .acc = zieloną 3
shown-green-4 = zielona 4
    .acc = zieloną 4
shown-green-5 = zielona 5
    .acc = zieloną 5
shown-green-6 = zielona 6
    .acc = zieloną 6
shown-red-1 = czerwona 1
    .acc = czerwoną 1
shown-red-2 = czerwona 2
    .acc = czerwoną 2
shown-red-3 = czerwona 3
    .acc = czerwoną 3
shown-red-4 = czerwona 4
    .acc = czerwoną 4
shown-red-5 = czerwona 5
    .acc = czerwoną 5
shown-red-6 = czerwona 6
    .acc = czerwoną 6

## Questions

prompt-begin = Kto jest najstarszy?
prompt-gandalf = { $seat } dobiera kartę Gandalfa.
prompt-card = Karta zostaje odkryta.
prompt-roll = { $seat } rzuca.
prompt-support = { $seat } rzuca wszystkimi pięcioma kośćmi Drużyny Pierścienia.
prompt-die = { $seat } rzuca kością.
prompt-combat = { $seat } rzuca kością walki.
prompt-pair = { $seat }, wybierz dwie kości do rzutu: każda może poruszyć pionek w swoim kolorze.
prompt-first-side = { $seat }, które dwie kości kładziesz na stronie 1? Najpierw spotkanie z kartą czarnej kości, potem ruch.
prompt-third = { $seat }, którą kolorową kość dodajesz do drugiego rzutu, na stronę 2?
prompt-second-side = { $seat }, którą kolorową kość kładziesz na stronie 2, żeby poruszyć jej pionek?
prompt-choose = { $seat }, która z pięciu kości poruszy swój pionek?
prompt-stride = { $seat }, pole toru jest puste: o ile pól poruszasz { $figure_acc }?
prompt-event = { $seat }, { $figure } { $figure_gender ->
    [mp] kończą
   *[m] kończy
 } ruch na { $event ->
    [heart] czarnym sercu
   *[nazgul] polu Nazgûla
 }. Czy Arwena ma zatrzymać to wydarzenie?
prompt-fight = { $seat }, walka ({ $card }): rzucasz kością walki czy najpierw używasz karty?
prompt-offer = { $seat }, laska Gandalfa! Odrzucasz kartę Gandalfa, żeby wygrać tę walkę?
prompt-boromir = { $seat }, ten Uruk-hai zwyciężył. Czy Boromir ma z nim walczyć jeszcze raz?
prompt-peril = { $seat }, zaraz skończy się wam odwaga. Czy Drzewiec ma dodać 2 punkty odwagi?
prompt-grima = { $seat }, przez Grimę tracicie sprzymierzeńca. Kogo odsyłasz?
prompt-denethor = { $seat }, Denethor każe przerzucić kość. Którą?
prompt-march = { $seat }, którą kartę ma zakryć Armia umarłych?
prompt-eowyn = { $seat }, szóstka! Czy Éowina ma zabić Czarnoksiężnika?
prompt-wrath = { $seat }, czy Gniew Gandalfa ma usunąć { $card_acc }?
prompt-rolled = { $seat }, czarna kość pokazuje { $pips }. Zostawiasz ten wynik?
prompt-theoden = { $seat }, etap się kończy. Czy Théoden ma jeszcze poprowadzić któregoś towarzysza?
prompt-vision = { $seat }, czy chcesz obejrzeć pierwszą kartę etapu { $stage_gen } dzięki Wizji Gandalfa?
prompt-seen = { $seat }, odkładasz { $card_acc } na wierzch stosu czy usuwasz?
prompt-convert = { $seat }, każda oddana teraz karta zmienia się w 1 punkt odwagi. Którą oddajesz?
prompt-over-none = Koniec gry.
prompt-over-crater = Pierścień płonie w ogniu Góry Przeznaczenia. Wszyscy wygrywają!
prompt-over-courage = Powiernikom Pierścienia skończyła się odwaga. Wszyscy przegrywają.
prompt-over-nazgul = Do Minas Morgul przybył ostatni Nazgûl. Wszyscy przegrywają.

## Answers

verb-roll = Rzuć
verb-place = Umieść
verb-add = Dodaj
verb-choose = Wybierz
verb-stride = Porusz
verb-pass = Dalej
verb-give = Odrzuć
verb-banish = Odeślij
verb-reroll = Przerzuć
verb-march = Marsz
verb-return = Odłóż
verb-discard = Usuń
verb-convert = Zamień na odwagę
verb-use = Użyj
verb-elrond = Elrond
verb-power = Moc Gandalfa
verb-trick = Fortel Gandalfa
verb-theoden = Théoden
verb-faramir = Faramir
verb-treebeard = Drzewiec

answer-roll = Rzuć { $dice_ins }
answer-place = Umieść czarną { $pips } i { $die_acc } { $steps }
answer-place-twin = { $black_key ->
    [first] Umieść czarną { $pips } i { $die_acc } { $steps }
   *[second] Umieść drugą czarną { $pips } i { $die_acc } { $steps }: bez różnicy
 }
answer-add = Dodaj { $die_acc } kość ({ $figure })
answer-choose = { $die_start } { $steps }: porusz { $figure_acc }
answer-stride = { $steps ->
    [0] Bez ruchu
    [one] Porusz o 1 pole
    [few] Porusz o { $steps } pola
   *[many] Porusz o { $steps } pól
 }
answer-pass-fight = Rzuć kością walki
answer-pass-offer = Nie odrzucaj karty i przegraj walkę
answer-pass-boromir = Pogódź się z przegraną walką
answer-pass-event = Niech wydarzenie nastąpi
answer-pass-peril = Pogódź się z końcem
answer-pass-eowyn = Powstrzymaj Éowinę
answer-pass-wrath = Zostaw kartę
answer-pass-rolled = Zostaw tę kość
answer-pass-theoden = Zachowaj Théodena
answer-pass-vision = Nie podglądaj
answer-pass-convert = Zachowaj pozostałe karty
answer-give = Odrzuć { $helper_acc }
answer-banish = Odeślij { $helper_acc }
answer-reroll = Przerzuć { $die_acc } kość
answer-march = Marsz w { $way }
answer-return = Odłóż na wierzch stosu
answer-discard = Usuń z gry
answer-convert = Zamień { $helper_acc } na odwagę
answer-use = Użyj { $helper_gen }
answer-elrond = Elrond: przerzuć { $die_acc } kość
answer-power = Moc Gandalfa: ustaw { $black_acc } czarną kość na { $pips }
answer-trick = Fortel Gandalfa: ustaw { $die_acc } kość na { $pips }
answer-theoden = Théoden: poprowadź { $figure_acc } { $stage_to }
answer-faramir = Faramir: Powiernicy Pierścienia jadą o { $steps } pola
answer-treebeard = { $gift_key ->
    [courage] Drzewiec: zyskaj 2 punkty odwagi
   *[token] Drzewiec: niech strzeże Isengardu
 }

## What the dice and cards of an answer do

about-roll = Rzucasz tymi dwiema i obiema czarnymi kośćmi.
about-add = Rzucasz nią razem z { $die_ins } i pozostałą czarną kością.
about-place = { met-slot } { $move }.
about-place-second = Po stronie 1, jeśli nic się nie zmieni: pole { $slot }, { $met }. { $move }.
about-power = Pole { $pips }: { $met }.
about-trick = { $move }.
about-elrond = Liczy się nowy wynik.
about-reroll = Liczy się nowy wynik.
about-boromir = Tym razem przegraną daje tylko Oko.
about-support = Wybierasz jedną z pięciu kości i poruszasz jej pionek.
about-vision = Wszyscy widzą pierwszą kartę; odkładasz ją albo usuwasz.
about-token = Gdy jego żeton leży w Isengardzie, każda wygrana walka z Uruk-hai przepędza jednego z nich, a wodza na samym końcu.
about-return = Trafi na pole 1 i wszyscy będą ją znali.
about-convert = Karta zostaje zużyta.
about-march = Zakryje { $card_acc }. Dopóki Armia tam leży, tej karty nie można spotkać.
about-march-unknown = Zakryje kartę, której nikt nie widział.
about-fight = { $support } Przegrana kosztuje { $hearts ->
    [one] 1 punkt odwagi.
    [few] { $hearts } punkty odwagi.
   *[many] { $hearts } punktów odwagi.
 }
state-support = { $count ->
    [0] Nikt nie wspiera Powierników Pierścienia.
   *[other] { $who_gender ->
        [m] Powierników Pierścienia wspiera { $who }.
       *[plural] Powierników Pierścienia wspierają { $who }.
    }
 }
about-stays = Karta zostaje: { $card_acc } można spotkać ponownie.
about-unseen = Na torze leży sześć kart: na polach 2–5 odkryte, na polach 1 i 6 zakryte.
met-empty = { $figure_key ->
    [nazgul] puste, więc przybywa Nazgûl
   *[other] puste, więc { $figure } { $figure_gender ->
        [mp] mogą
       *[m] może
    } się poruszyć o najwyżej 2 pola
 }
met-slot = Pole { $slot }: { $met }.
met-again = to, co zostanie na tym polu po pierwszej kości
met-unknown = karta, której nikt nie widział
met-card = { $card } ({ $effect })
move-stays = { $figure_start } nie { $figure_does } się z miejsca
move-waits = { $figure_start } mija{ $figure_es } Minas Morgul i trafia{ $figure_es } do obszaru oczekiwania
move-reaches = { $figure_start } dociera{ $figure_es } { $reward ->
    [courage] dokładnie { $stage_to }: +1 do odwagi
    [card] dokładnie { $stage_to }: karta Gandalfa
   *[none] { $stage_to }
 }
move-heart = { $figure_start } trafia{ $figure_s } na czarne serce
move-nazgul = { $figure_start } trafia{ $figure_s } na pole Nazgûla
move-plain = { $figure_start } porusza{ $figure_s } się o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
 }

lack-moment = W tej chwili nie można użyć { $helper_gen }.

## What is decided next

then-gandalf = Potem dobierana jest karta Gandalfa.
then-card = Potem odkrywana jest karta.
then-roll = Potem rzut kośćmi.
then-support = Potem rzut wszystkimi pięcioma kośćmi Drużyny Pierścienia.
then-die = Potem rzut kością.
then-combat = Potem rzut kością walki.
then-pair = Potem rzuca { $seat }.

## What is told

event-began = { $seat } zaczyna; Boromir staje u boku { $young_gen }.
event-drew = { $seat } dobiera { $helper_acc }.
event-missed = Bez karty Gandalfa: wierzchnia trafia do pudełka bez podglądania.
event-stage = Zaczyna się droga { $stage_to }.
event-dealt = Pole { $slot }: { $card }.
event-turn = Tura { $seat_gen }.
event-rolled = { $seat } wyrzuca { $shown_acc }.
event-placed = { $seat } kładzie na stronie { $side } { $shown_acc }.
event-turned-up = Karta na polu { $slot } to { $card }.
event-met = Pole { $slot }: Drużyna Pierścienia spotyka { $card_acc }.
event-joined = { $helper } dołącza do { $seat_gen }.
event-lost = { $amount ->
    [one] Tracicie 1 punkt odwagi: zostaje { $left }.
    [few] Tracicie { $amount } punkty odwagi: zostaje { $left }.
   *[many] Tracicie { $amount } punktów odwagi: zostaje { $left }.
 }
event-gained = { $amount ->
    [0] Odwaga już nie rośnie: { $left } to najwyższe pole toru.
    [one] Zyskujecie 1 punkt odwagi: teraz macie { $left }.
    [few] Zyskujecie { $amount } punkty odwagi: teraz macie { $left }.
   *[many] Zyskujecie { $amount } punktów odwagi: teraz macie { $left }.
 }
event-nazgul = Nazgûl przybywa do Minas Morgul: jest ich tam już { $placed } z 9.
event-no-nazgul = Nazgûle już nie przybywają.
event-mustered = { $amount ->
    [0] Saruman nie ma już kogo posłać: wszyscy Uruk-hai są w Isengardzie.
    [one] Do Isengardu przybywa jeden Uruk-hai: jest ich tam { $total }.
    [few] Do Isengardu przybywa { $amount } Uruk-hai: jest ich tam { $total }.
   *[many] Do Isengardu przybywa { $amount } Uruk-hai: jest ich tam { $total }.
 }
event-repelled = Jeden Uruk-hai opuszcza Isengard: { $total ->
    [one] został już tylko jeden.
    [few] zostało ich { $total }.
   *[many] zostało ich { $total }.
 }
event-chief-fell = Pada ich wódz. Isengard jest wolny!
event-fights = { $fights ->
    [one] Jedna walka.
    [few] { $fights } walki.
   *[many] { $fights } walk.
 }
event-combat = Kość walki pokazuje { $face_acc }.
event-fought = Walka wygrana.
event-beaten = Walka przegrana.
event-gave = Odrzucona karta: { $helper }.
event-shadow = Cień Balroga: Gandalfa nie ma aż do Helmowego Jaru.
event-shadow-lifted = Gandalf powraca.
event-eye = { $lost ->
    [0] Oko niczego nie zmienia: Pierścień jest już na polu { $left }.
    [one] Oko ściąga Pierścień w dół: tracicie 1 punkt odwagi, zostaje { $left }.
    [few] Oko ściąga Pierścień w dół: tracicie { $lost } punkty odwagi, zostaje { $left }.
   *[many] Oko ściąga Pierścień w dół: tracicie { $lost } punktów odwagi, zostaje { $left }.
 }
event-banished = Słowa Grimy przepędzają { $helper_acc }.
event-black-die = Czarna kość pokazuje { $pips }.
event-empty = Pole { $slot } jest puste, a jego symbol to { $figure }.
event-moved = { $figure_start } porusza{ $figure_s } się o { $steps ->
    [one] 1 pole
    [few] { $steps } pola
   *[many] { $steps } pól
 }, { $step ->
    [0] { $stage_to }.
   *[other] na { $step }. pole drogi { $stage_to }.
 }
event-waits = { $figure_start } mija{ $figure_es } Minas Morgul i trafia{ $figure_es } do obszaru oczekiwania.
event-stood = { $figure_start } nie { $figure_does } się z miejsca.
event-event = { $figure_start } wyzwala{ $figure_s } wydarzenie na tym polu.
event-shielded = Arwena chroni { $figure_acc }: pole nie działa.
event-safe = Ktoś już tam stoi: pole jest bezpieczne dla { $figure_gen }.
event-exact = Dokładne dotarcie do celu.
event-used = { $seat } używa { $helper_gen }.
event-rerolled = { $die_start } kość pokazuje teraz { $pips }.
event-web = Powiernicy Pierścienia ugrzęźli w sieci Szeloby i nie ruszają się z miejsca.
event-marched = Armia umarłych zakrywa pole { $slot }.
event-removed = Karta usunięta z gry: { $card }.
event-bonus = { $steps ->
    [0] W Minas Morgul nie czeka nikt, kto pomógłby im ruszyć dalej.
    [one] Towarzysz w Minas Morgul pomaga Powiernikom Pierścienia przejść 1 pole dalej.
    [few] Towarzysze w Minas Morgul pomagają Powiernikom Pierścienia przejść { $steps } pola dalej.
   *[many] Towarzysze w Minas Morgul pomagają Powiernikom Pierścienia przejść { $steps } pól dalej.
 }
event-peeked = Pierwsza karta etapu to { $card }.
event-returned = Z powrotem na stosie: { $card }.
event-galadriel = Pierścień przechodzi na pole Galadrieli: odwaga { $left }.
event-eowyn = Éowina zabija Czarnoksiężnika. Nazgûle nie są już zagrożeniem.
event-treebeard = Drzewiec strzeże Isengardu.
event-won = Pierścień wpada w ogień Góry Przeznaczenia. Wszyscy wygrywają!
event-lost-hope = Powiernikom Pierścienia skończyła się odwaga. Wszyscy przegrywają.
event-lost-nazgul = Przybył ostatni Nazgûl. Wszyscy przegrywają.
event-no-uruk = Isengard jest wolny: nie ma Uruk-hai, nie ma walki.

## The view in words

heading-journey = Wyprawa
heading-track = Tor spotkań
heading-dice = Kości
heading-cards = Sprzymierzeńcy i karty Gandalfa
heading-dangers = Odwaga i zagrożenia
state-stage = W drodze { $stage_to }.
state-turn = Trwa tura { $seat_gen }.
state-figure = { $figure_start }: { $where }.
where-rivendell = w Rivendell
where-step = { $step ->
    [0] { $stage_at }
   *[other] { $step }. pole drogi { $stage_to }
 }
where-waiting = w obszarze oczekiwania
state-courage = Odwaga { $courage } z { $top }; Oko na polu { $eye }, Galadriela na polu { $galadriel }.
state-nazgul = { $nazgul ->
    [one] Czarnoksiężnik, pierwszy z 9 Nazgûli, jest w Minas Morgul.
    [few] W Minas Morgul są { $nazgul } z 9 Nazgûli, wśród nich Czarnoksiężnik.
   *[many] W Minas Morgul jest { $nazgul } z 9 Nazgûli, wśród nich Czarnoksiężnik.
 }
state-no-nazgul = Czarnoksiężnik nie żyje i Nazgûle nie są już zagrożeniem.
state-isengard = { $total ->
    [0] Isengard jest wolny.
    [one] W Isengardzie jest jeden Uruk-hai, wódz.
    [few] W Isengardzie jest { $total } Uruk-hai.
   *[many] W Isengardzie jest { $total } Uruk-hai.
 }
state-treebeard = Drzewiec strzeże Isengardu.
state-shadow = Gandalfa nie ma aż do Helmowego Jaru.
state-slot-card = Pole { $slot }: { $card } ({ $effect }).
state-slot-known = Pole { $slot }: { $card }, karta zakryta, ale wszystkim znana.
state-slot-down = Pole { $slot }: karta, której nikt nie widział.
state-slot-empty = Pole { $slot }: puste, symbol: { $figure }.
state-slot-army = Pole { $slot }: Armia umarłych, zakrywa { $known ->
    [yes] { $card_acc }.
   *[no] kartę, której nikt nie widział.
 }
state-tile = Strona { $side }: { $dice }.
state-loose = Po rzucie: { $dice }.
state-no-dice = Wszystkie kości są w puli.
state-helper = { $helper } (leży przed { $seat_ins }): { $effect }.
state-helper-now = { state-helper } { state-usable }
state-usable = Można użyć teraz.
state-no-helpers = Brak kart.
state-stack = { $count ->
    [0] Stos kart Gandalfa jest pusty.
    [one] Na stosie 1 karta Gandalfa.
    [few] Na stosie { $count } karty Gandalfa.
   *[many] Na stosie { $count } kart Gandalfa.
 }

## What is drawn, for whoever points at it

rule-crater = Gdy Powiernicy Pierścienia dotrą do krateru Góry Przeznaczenia, wszyscy wygrywacie.
rule-courage = Gdy Pierścień dotrze do czarnego serca, odwaga się kończy i wszyscy przegrywacie.
rule-nazgul = Gdy przybędzie dziewiąty Nazgûl, wszyscy przegrywacie.

piece-space = { $step ->
    [-1] Rivendell
    [0] { $stage }
   *[other] { $step }. pole drogi { $stage_to }
 }
piece-rivendell = Stąd wyruszyła Drużyna Pierścienia.
piece-destination = Miejsce docelowe: gdy dotrą tu Powiernicy Pierścienia, etap się kończy i wykładane są nowe karty spotkań.
piece-gift = Jeśli pomarańczowa kość doprowadzi Powierników Pierścienia dokładnie do miejsca docelowego, ten, kto nią rzucał, dobiera kartę Gandalfa.
piece-morgul = Każdy towarzysz, który jest tu na koniec etapu, pomaga Powiernikom Pierścienia przejść o 1 pole dalej. Kto miałby pójść dalej, trafia do obszaru oczekiwania.
piece-exact = Towarzysz, którego kość doprowadzi dokładnie do miejsca docelowego, przynosi 1 punkt odwagi.
piece-plain = Pole bez zagrożeń. Może tu stać dowolnie wiele pionków.
piece-heart = Czarne serce: pionek, który kończy tu ruch, kosztuje was 1 punkt odwagi.
piece-nazgul-space = Pole Nazgûla: gdy pionek kończy tu ruch, do Minas Morgul przybywa kolejny Nazgûl.
piece-safe = Nic się nie dzieje, jeśli stoi tu już inny pionek.
piece-unsafe = Dzieje się tak nawet wtedy, gdy stoi tu już inny pionek.
piece-here = { $who_gender ->
    [m] Stoi tu teraz { $who }.
   *[plural] Stoją tu teraz { $who }.
 }
piece-ahead = { $ahead ->
    [one] 1 pole przed Powiernikami Pierścienia.
    [few] { $ahead } pola przed Powiernikami Pierścienia.
   *[many] { $ahead } pól przed Powiernikami Pierścienia.
 }
piece-figure = { $figure_start }
piece-bearers = Frodo i Sam, którzy niosą Pierścień.
piece-moved-by = { $die_start } kość porusza { $figure_acc } o tyle pól, ile pokazuje.
piece-moves = Kolorowa kość porusza pionek w swoim kolorze o tyle pól, ile pokazuje.
piece-last-stage = W ostatnim etapie rzucasz w swojej turze jedną czarną kością, spotykasz jej kartę i poruszasz Powierników Pierścienia o 1 pole. Nikt inny nie idzie dalej.
piece-supporter = Towarzysz wspiera Powierników Pierścienia w walce, jeśli stoi na ich polu lub dalej, aż do miejsca docelowego etapu.
piece-supports = { $figure_start } teraz ich wspiera{ $figure_s }.
piece-supports-not = { $figure_start }: teraz poza zasięgiem wsparcia.
piece-waiting = Obszar oczekiwania
piece-waiting-does = Trafia tu towarzysz, który miałby minąć Minas Morgul. Nie bierze już udziału w wyprawie: nie wspiera Powierników Pierścienia i nie daje im dodatkowego pola.

piece-courage = { $at ->
    [0] Czarne serce
   *[other] Odwaga { $at }
 }
piece-track = Pierścień na torze odwagi
piece-ring = Pierścień pokazuje, ile odwagi zostało Powiernikom Pierścienia.
piece-eye = Oko oznacza pole, na które Oko Saurona ściąga Pierścień.
piece-galadriel = Gwiazda oznacza pole, na które Galadriela przenosi Pierścień.
piece-end = To koniec toru.
piece-nazgul = { $who ->
    [king] Czarnoksiężnik z Angmaru
    [rider] Nazgûl
    [all] Dziewięć Nazgûli
   *[free] Wolne pole Nazgûla
 }
piece-nazgul-come = Nazgûle przybywają przez swoją kartę, przez pole Nazgûla na szlaku albo przez puste pole toru spotkań z ich symbolem i już nie odchodzą.
piece-uruk = { $who ->
    [chief] Wódz Uruk-hai
    [warrior] Wojownik Uruk-hai
   *[free] Wolne pole Uruk-hai
 }
piece-isengard = Karta Sarumana wysyła Uruk-hai do Isengardu. Gdy spotkacie kartę Uruk-hai, walczycie z każdym, który tam jest.
piece-treebeard = Żeton Drzewca
piece-gandalf = Żeton Gandalfa

piece-slot-card = Pole { $slot }: { $card }
piece-slot-empty = Pole { $slot }: puste
piece-slot-unseen = Pole { $slot }: karta, której nikt nie widział
piece-slot-number = Spotykasz ją, gdy czarna kość pokazuje { $slot }.
piece-symbol = { $figure_key ->
    [nazgul] Gdy czarna kość pokazuje { $slot }, do Minas Morgul przybywa Nazgûl.
   *[other] Gdy czarna kość pokazuje { $slot }, możesz poruszyć { $figure_acc } o najwyżej 2 pola.
 }
piece-unseen = Dopiero wtedy zostaje odkryta. { $count ->
    [one] To może być tylko { $cards }.
    [few] To jedna z tych kart: { $cards }.
   *[many] To jedna z tych kart: { $cards }.
 }
piece-known = Leży zakryta, ale wszyscy ją znają.
piece-covered = Zakrywa ją Armia umarłych: nie można jej teraz spotkać.
piece-leaves = Potem znika z gry.
piece-stays = Zostaje tutaj i można ją spotkać ponownie.
piece-combat = Kość walki
piece-fight = W walce rzucasz kością walki. Wygrywa broń towarzysza, który wspiera Powierników Pierścienia, a także laska Gandalfa, jeśli odrzucisz kartę Gandalfa. Każdy inny wynik to przegrana.
piece-army = Gdy czarna kość pokazuje jej numer, Armia maszeruje dalej.

piece-side-name = Strona { $side } kafelka na kości
piece-side = { $side ->
    [1] Rozpatrujesz ją najpierw: spotykasz kartę na polu, które pokazuje czarna kość, potem poruszasz pionek kolorowej kości.
   *[other] Rozpatrujesz ją po stronie 1: czarna kość znów przynosi kartę, potem kolorowa kość porusza inny pionek.
 }
piece-side-empty = Teraz nic tu nie leży.
piece-die = { $die_start } kość
piece-black = Czarna kość
piece-meets = Czarna kość oznacza spotkanie: spotykasz kartę na polu, którego numer pokazuje.
piece-shows = Pokazuje { $pips }. { $what }
piece-pool = Rzucasz dwiema kolorowymi kośćmi, jedną z nich kładziesz na stronie 1, a drugą rzucasz ponownie, razem z trzecią, dla strony 2.

piece-helper = { $helper }
piece-staff = Możesz ją też odrzucić, gdy kość walki pokaże laskę Gandalfa: to daje wygraną w walce.
piece-holder = Leży przed { $seat_ins }.
piece-cards = W swojej turze możesz użyć każdej z tych kart, bez względu na to, przed kim leży.
piece-cards-own = W swojej turze możesz użyć własnych sprzymierzeńców i wszystkich kart Gandalfa.
piece-once = Każdej karty można użyć raz. Chorągiewka oznacza te, których można użyć teraz.
piece-stack = Stos kart Gandalfa

## What cards do, in whole sentences

does-lose = { $a ->
    [one] Tracicie 1 punkt odwagi.
    [few] Tracicie { $a } punkty odwagi.
   *[many] Tracicie { $a } punktów odwagi.
 }
does-gain = { $a ->
    [one] Zyskujecie 1 punkt odwagi.
    [few] Zyskujecie { $a } punkty odwagi.
   *[many] Zyskujecie { $a } punktów odwagi.
 }
does-nazgul = Do Minas Morgul przybywa kolejny Nazgûl.
does-muster = { $a ->
    [one] Do Isengardu przybywa jeszcze jeden Uruk-hai.
    [few] Do Isengardu przybywa jeszcze { $a } Uruk-hai.
   *[many] Do Isengardu przybywa jeszcze { $a } Uruk-hai.
 }
does-fight = { $a ->
    [one] Jedna walka; przegrana kosztuje { $b ->
        [one] 1 punkt odwagi.
        [few] { $b } punkty odwagi.
       *[many] { $b } punktów odwagi.
    }
    [few] { $a } walki; każda przegrana kosztuje { $b ->
        [one] 1 punkt odwagi.
        [few] { $b } punkty odwagi.
       *[many] { $b } punktów odwagi.
    }
   *[many] { $a } walk; każda przegrana kosztuje { $b ->
        [one] 1 punkt odwagi.
        [few] { $b } punkty odwagi.
       *[many] { $b } punktów odwagi.
    }
 }
does-uruk-hai = Walczycie z każdym Uruk-hai w Isengardzie; każda przegrana walka kosztuje { $b ->
    [one] 1 punkt odwagi
    [few] { $b } punkty odwagi
   *[many] { $b } punktów odwagi
 }. Jeśli nikogo tam nie ma, zyskujecie 1 punkt odwagi.
does-cull = Jeśli wygracie choć jedną z tych walk, jeden wojownik opuszcza Isengard.
does-mouth = Walczycie, aż wygracie dwa razy z rzędu; każda przegrana walka kosztuje { $b ->
    [one] 1 punkt odwagi.
    [few] { $b } punkty odwagi.
   *[many] { $b } punktów odwagi.
 }
does-shadow = Gandalfa nie ma, dopóki Powiernicy Pierścienia nie dotrą do Helmowego Jaru: nie można używać jego kart, a jego laska nie wygrywa walk.
does-eye = Pierścień spada na pole { $eye } toru odwagi, chyba że jest już niżej.
does-grima = { $allies ->
    [all] Tracicie wszystkich sprzymierzeńców.
   *[other] Tracicie jednego ze sprzymierzeńców.
 }
does-witch-king = Rzucasz czarną kością za niego i za każdego Nazgûla w Minas Morgul; każdy nieparzysty wynik kosztuje 1 punkt odwagi.
does-table-0 = Rzucasz czarną kością: 2 lub 3 kosztuje 1 punkt odwagi, 4 lub więcej kosztuje 2.
does-table-1 = Rzucasz czarną kością: szóstka kosztuje 5 punktów odwagi.
does-web = Powiernicy Pierścienia nie ruszają się w tej turze.
does-denethor = Musisz przerzucić jedną z kolorowych kości na kafelku.
does-army = Przechodzi na najbliższą kartę po lewej lub po prawej. Karty, którą zakrywa, nie można spotkać.
does-ally = Zabierasz tego sprzymierzeńca. { $helper }

does-arwen = Gdy pionek kończy ruch na czarnym sercu lub polu Nazgûla, Arwena sprawia, że nic się tam nie dzieje.
does-elrond = Po rzucie Elrond pozwala przerzucić jedną z kości.
does-theoden = W dowolnej chwili przed ostatnim etapem Théoden prowadzi towarzysza na miejsce docelowe jego etapu.
does-galadriel = Przed rzutem w walce Galadriela przenosi Pierścień na pole { $galadriel } toru odwagi.
does-eowyn = Gdy w spotkaniu z Czarnoksiężnikiem wypadnie szóstka, Éowina go zabija, a Nazgûle przestają być zagrożeniem.
does-eomer = Zamiast rzucać w walce, możesz ją od razu wygrać dzięki Éomerowi.
does-faramir = Przed twoim pierwszym rzutem Faramir porusza Powierników Pierścienia o 2, 3 lub 4 pola.
does-treebeard = W dowolnej chwili Drzewiec daje wam 2 punkty odwagi albo zaczyna strzec Isengardu.
does-boromir = Po przegranej walce z Uruk-hai Boromir walczy z nim jeszcze raz i przegrywa tylko wtedy, gdy wypadnie Oko.
does-power = Po rzucie ustawiasz czarną kość na dowolny wynik.
does-trick = Po rzucie ustawiasz kolorową kość na dowolny wynik.
does-support = Przed pierwszym rzutem rzucasz wszystkimi pięcioma kolorowymi kośćmi i poruszasz pionek jednej z nich.
does-vision = Przed nowym etapem oglądasz jego pierwszą kartę i odkładasz ją lub usuwasz.
does-wrath = Po spotkaniu usuwasz jego kartę z gry.

## The reference cards

aid-turn = Tura
aid-spaces = Pola
aid-fights = Walka
aid-dangers = { heading-dangers }
aid-cards = { heading-cards }
aid-end = Minas Morgul i dalej
aid-dice = Kości
aid-combat-die = Na kości walki są: { $faces }.
aid-allies = Sprzymierzeńcy
aid-gandalf = Karty Gandalfa
aid-card = { $card }. { $does }
aid-encounters = Spotkania: { $stage }
aid-encounter = { $name }: { $effect }.

## How it stands

meter-road = Wyprawa
meter-road-line = { $left ->
    [0] Powiernicy Pierścienia dotarli do krateru.
    [one] Powiernikom Pierścienia zostało 1 pole. { rule-crater }
    [few] Powiernikom Pierścienia zostały { $left } pola. { rule-crater }
   *[many] Powiernikom Pierścienia zostało { $left } pól. { rule-crater }
 }
meter-courage = Odwaga
meter-courage-line = { $courage ->
    [0] Nie ma już odwagi.
    [one] Został 1 punkt odwagi. { rule-courage }
    [few] Zostały { $courage } punkty odwagi. { rule-courage }
   *[many] Zostało { $courage } punktów odwagi. { rule-courage }
 }
meter-nazgul-line = { $now } { rule-nazgul }
holding-allies = { $count ->
    [0] Brak sprzymierzeńców
    [one] Jeden sprzymierzeniec: { $cards }
    [few] Sprzymierzeńcy ({ $count }): { $cards }
   *[many] Sprzymierzeńcy ({ $count }): { $cards }
 }
holding-gandalf = { $count ->
    [0] Brak kart Gandalfa
    [one] Jedna karta Gandalfa: { $cards }
    [few] { $count } karty Gandalfa: { $cards }
   *[many] { $count } kart Gandalfa: { $cards }
 }
result-stage = Osiągnięty etap
result-turns = Tury
result-courage = Pozostała odwaga
result-of = { $count } z { $all }

## Endings

ending-crater = Pierścień wpadł w ogień
ending-courage = skończyła się odwaga
ending-nazgul = przybył ostatni Nazgûl

## Options

option-oldest = Kto zaczyna
    .help = Przy prawdziwym stole najstarszy gracz, który dobiera też pierwszą kartę Gandalfa.
option-oldest-first-seat = pierwsze miejsce
option-oldest-random = decyduje los
option-oldest-north = Północ
option-oldest-east = Wschód
option-oldest-south = Południe
option-oldest-west = Zachód
option-youngest = Kto ma Boromira
    .help = Przy prawdziwym stole najmłodszy gracz. Ma to znaczenie tylko wtedy, gdy sprzymierzeńcy są na wyłączność.
option-youngest-last-seat = ostatnie miejsce
option-youngest-north = Północ
option-youngest-east = Wschód
option-youngest-south = Południe
option-youngest-west = Zachód
option-easier = Łatwiej: sprzymierzeńcy w potrzebie
    .help = Przed ostatnim etapem każdy nieużyty sprzymierzeniec i każda nieużyta karta Gandalfa daje 1 punkt odwagi.
option-own_allies = Trudniej: sprzymierzeńcy na wyłączność
    .help = Sprzymierzeńca może użyć tylko ten gracz, który go spotkał. Karty Gandalfa nadal służą wszystkim.
option-no_protection = Trudniej: brak ochrony
    .help = Pola wydarzeń działają na każdy pionek, który kończy tam ruch, nawet obok innego.
option-easier_spends = Łatwiejszy tryb zużywa karty
    .help = Inne odczytanie instrukcji: karta zamieniona na odwagę wraca do pudełka.
option-any_exact = Liczy się każde dokładne dotarcie
    .help = Inne odczytanie: symbole pól toru, Théoden i Faramir też dają odwagę lub kartę Gandalfa.
option-bonus_exact = Dodatkowe pola tylko za dokładne dotarcie
    .help = Inne odczytanie: Powiernikom Pierścienia pomagają tylko ci towarzysze, którzy dotarli do Minas Morgul dokładnym wynikiem.
option-theoden_onward = Théoden prowadzi dalej z miejsca docelowego
    .help = Inne odczytanie jego karty: towarzysza, który stoi na miejscu docelowym, można poprowadzić na następne.
option-grima = Grima odsyła
    .help = Instrukcja nie mówi, ilu sprzymierzeńców tracicie.
option-grima-one = jednego sprzymierzeńca
option-grima-all = wszystkich sprzymierzeńców
option-courage_top = Szczyt toru odwagi
    .help = Zrekonstruowane. Policz pola na własnej planszy; najniższe kółko to 1.
    .source = rekonstrukcja: każda wartość od 13 do 20 daje taką samą grę
option-eye_space = Pole Oka
    .help = Zrekonstruowane. Licz od najniższego kółka toru odwagi.
    .source = rekonstrukcja: według recenzji Oko strąca Pierścień prawie na sam dół
option-galadriel_space = Pole Galadrieli
    .help = Zrekonstruowane. Licz od najniższego kółka toru odwagi.
    .source = rekonstrukcja: musi być inne niż początek i dawać zysk od trzeciego etapu
option-slot_symbols = Symbole sześciu pól toru spotkań
    .help = Zrekonstruowane, oprócz drugiego. Odczytaj je z własnej planszy.
    .source = pole 2: polska instrukcja; pozostałe: rekonstrukcja
option-slot_symbols-ring-bearers = Powiernicy Pierścienia
option-slot_symbols-merry-pippin = Merry i Pippin
option-slot_symbols-aragorn = Aragorn
option-slot_symbols-legolas = Legolas
option-slot_symbols-gimli = Gimli
option-slot_symbols-nazgul = Nazgûl
option-last_steps = Pola z Minas Morgul do krateru
    .help = Z transkrypcji, która jest tu mniej pewna.
    .source = transkrypcja gry sporządzona przez fana, w której wszystkie etapy mają tę samą długość
option-haradrim_leave = Haradrimowie znikają po jednym spotkaniu
    .help = W transkrypcji nie ma tam symbolu usunięcia, ale może to być przeoczenie.
    .source = transkrypcja gry sporządzona przez fana; każda inna strata bez walki znika w niej z gry
option-mumakil_battles = Walki z Mûmakilami
    .help = Według transkrypcji dwie.
    .source = transkrypcja gry sporządzona przez fana
option-mumakil_hearts = Strata odwagi za każdą przegraną walkę z Mûmakilami
    .help = Transkrypcja pokazuje dwa serca; może chodzić o obie walki łącznie.
    .source = transkrypcja gry sporządzona przez fana: dwa serca, rozumiane jako dwa za każdą walkę

## Board

board-label = Wyprawa do Góry Przeznaczenia: szlak, tor spotkań, kości i karty
board-rivendell = Rivendell
board-waiting = czekają
board-isengard = Isengard
board-nazgul = Nazgûle
board-courage = Odwaga
board-cards = Karty
board-side = Strona { $side }
board-twin = bez różnicy
board-combat = { $fights ->
    [one] Walka: wygrywa ścianka z ptaszkiem
    [few] { $fights } walki: wygrywa ścianka z ptaszkiem
   *[many] { $fights } walk: wygrywa ścianka z ptaszkiem
 }
board-meet = karta
board-move = ruch
board-use = teraz
pane-path = Szlak
pane-track = Spotkania
pane-cards = Karty

## What the lab counts

measure-turns = tury na partię
measure-turns-any = partie, w których rozegrano turę
measure-courage = pozostała odwaga
measure-courage-any = partie, w których została odwaga
measure-lost-lothlorien = przegrane w drodze do Lothlórien
measure-lost-lothlorien-any = partie tam przegrane
measure-lost-rohan = przegrane w drodze do Rohanu
measure-lost-rohan-any = partie tam przegrane
measure-lost-helms-deep = przegrane w drodze do Helmowego Jaru
measure-lost-helms-deep-any = partie tam przegrane
measure-lost-gondor = przegrane w drodze do Gondoru
measure-lost-gondor-any = partie tam przegrane
measure-lost-minas-morgul = przegrane w drodze do Minas Morgul
measure-lost-minas-morgul-any = partie tam przegrane
measure-lost-mount-doom = przegrane w drodze do Góry Przeznaczenia
measure-lost-mount-doom-any = partie tam przegrane
