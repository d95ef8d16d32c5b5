# What a review says, at the table and in the terminal.  A point is one percent of a sure win.
review-percent = { $percent } %
review-points = { $points ->
    [one] { $sign }{ $points } piste
   *[other] { $sign }{ $points } pistettä
 }
review-team = Seurue

## What decided the match, in one sentence.
review-headline-threw = { $you ->
    [yes] Heitit pelin hukkaan siirrolla { $move }.
   *[no] { $seat } heitti pelin hukkaan siirrolla { $move }.
 }
review-headline-luck = { $you ->
    [yes] Voitit, ja eniten sinua auttoi onni.
   *[no] { $seat } voitti, ja eniten auttoi onni.
 }
review-headline-play = { $you ->
    [yes] Voitit, koska pelasit paremmin.
   *[no] { $seat } voitti pelaamalla paremmin.
 }
review-headline-resigned = { $you ->
    [yes] Luovutit, kun voittomahdollisuutesi oli { $percent } %.
   *[no] { $seat } luovutti, kun voittomahdollisuus oli { $percent } %.
 }
review-headline-close = Peliä ei ratkaissut onni eikä mikään yksittäinen siirto.
review-headline-shared = Voitto jaettiin.
review-headline-nobody = Kukaan ei voittanut.
review-headline-team-won = Tehtävä onnistui.
review-headline-team-won-luck = Tehtävä onnistui, ja onni auttoi paljon.
review-headline-team-lost-luck = Tehtävä epäonnistui: onni oli teitä vastaan.
review-headline-team-lost-choices = Tehtävä epäonnistui, ja paremmat siirrot olisivat voineet pelastaa sen.
review-headline-team-lost = Tehtävä epäonnistui. Se oli alusta asti vaikea.

## How it went for one seat.
review-luck-good = { $you ->
    [yes] Onni oli puolellasi: se antoi sinulle { $points } pistettä.
   *[no] Onni oli suopea: { $seat } sai siltä { $points } pistettä.
 }
review-luck-bad = { $you ->
    [yes] Onni oli sinua vastaan: se vei sinulta { $points } pistettä.
   *[no] Onni oli huono: { $seat } menetti sen takia { $points } pistettä.
 }
review-luck-even = { $you ->
    [yes] Sinulla oli hyvää ja huonoa onnea suunnilleen yhtä paljon.
   *[no] { $seat } sai hyvää ja huonoa onnea suunnilleen yhtä paljon.
 }
review-no-luck = Tässä pelissä onnella ei ollut osuutta.
review-choices-best = { $you ->
    [yes] Pelasit melkein yhtä hyvin kuin paras bottimme.
   *[no] { $seat } pelasi melkein yhtä hyvin kuin paras bottimme.
 }
review-choices-some = { $you ->
    [yes] Menetit valinnoillasi { $points } pistettä parhaaseen bottiimme verrattuna.
   *[no] { $seat } menetti valinnoillaan { $points } pistettä parhaaseen bottiimme verrattuna.
 }
review-mistakes = { $count ->
    [0] Valintoja oli { $choices }, eikä yksikään ollut virhe.
    [one] Valintoja oli { $choices }, ja niistä yksi oli virhe.
   *[other] Valintoja oli { $choices }, ja niistä { $count } oli virheitä.
 }

## Turning points.
review-turn-luck = Siirto { $move }: onni
review-turn-choice = Siirto { $move }: { $seat } valitsee
review-turn-setup = Siirto { $move }: salainen alkuasetelma
review-turn-resigned = Siirto { $move }: { $seat } luovuttaa
review-turn-swing = { $seat }, voittomahdollisuus: ennen { $before } %, jälkeen { $after } %.
review-chose = { $you ->
    [yes] Valitsit: { $given }.
   *[no] { $seat } valitsi: { $given }.
 }
review-better = Parempi: { $best }. Se voittaa sadasta pelistä noin { $points ->
    [one] yhden
   *[other] { $points }
 } enemmän.
review-why-wins = Se voittaa heti.
review-why-loses = Tehty siirto johtaa heti tappioon.
review-why-lets = Tehdyn siirron jälkeen { $seat } voi voittaa heti.
review-why = Vaikutus: { $effect }

## Accounts and answers.
review-start = Alku
review-account-luck = Onni
review-account-choices = Omat valinnat
review-account-others = Muiden valinnat
review-account-unforeseen = Ennakoimaton
review-result = Tulos
review-answer-played = pelattu
review-answer-best = paras
review-hidden = Käyrä tietää kaiken, mikä oli salassa. Valinnan hinta arvioidaan vain sen mukaan, mitä pelaaja itse saattoi nähdä.
review-open = Tässä pelissä mikään ei ollut salassa: käyrä tietää sen, minkä kaikki tiesivät.
review-unforeseen = Ennakoimatonta on se, mitä onni ja valinnat eivät selitä: salassa olleet asiat ja se, minkä arvioiva botti huomaa vasta myöhemmin.
review-judge = Mahdollisuudet ovat parhaan bottimme haun arvioita: { $simulations } simulointia kutakin asemaa kohti.
