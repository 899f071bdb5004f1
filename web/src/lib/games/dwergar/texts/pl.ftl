# Surowce.
some-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
some-iron = { $count ->
    [one] { $count } żelazo
   *[other] { $count } żelaza
}
some-gold = { $count ->
    [one] { $count } złoto
   *[other] { $count } złota
}
some-crystal = { $count ->
    [one] { $count } kryształ
    [few] { $count } kryształy
   *[many] { $count } kryształów
}
some-heat = { $count ->
    [one] { $count } ciepło
   *[other] { $count } ciepła
}
nothing = nic
empty = pusty
free = za darmo
for-price = za { $price }
points = { $vp } PZ

# Góra.
mine = Kopalnia i wyciąg
halls = Hale cechów
halls-left = Hale cechów po lewej
halls-right = Hale cechów po prawej
lift = Wyciąg
unload-here = tu wyładowuje się wózki
lifts = { $count ->
    [one] { $count } poziom do wyładunku
    [few] { $count } poziomy do wyładunku
   *[many] { $count } poziomów do wyładunku
}
cart-of = wózek gracza { $name }: { $load }
the-foreman = sztygar
foreman-of = sztygar gracza { $name }
stands = stoi tu: { $who }
nobody = nikogo tu nie ma
yields = wydobycie: { $pieces }
your-cart-full = twój wózek tam jest pełny
full = pełny
your-cart = twój wózek
extra-yield = dodatkowo
extra-yield-of = dodatkowe wydobycie: { $pieces }
build-in = wbudowanie
build-in-for = wbudowanie pieca za { $cost }: { $vp } PZ
furnace-of = piec gracza { $name }
unloads = { $step }. wyładunek
rises-to = na: { $place }

hall-lab = Laboratorium
hall-bellows = Miechy
hall-gear = Przekładnia
hall-stove_maker = Zdun
hall-forge = Kuźnia
hall-architect = Architekt
base-lab = 1 wymiana w dół
base-bellows = rozpal 1 piec
base-gear = podnieś o 1, za ciepło wyżej
base-stove_maker = piec { $price }
base-forge = wymiany w górę za ciepło
base-architect = zrealizuj 1 projekt
bonus-two_more_exchanges = 2 wymiany więcej
bonus-light1_heat1 = rozpal 1, 1 ciepło
bonus-light_all = rozpal wszystkie
bonus-heat2 = 2 ciepła
bonus-vp_per_level = 1 PZ za poziom z ładunkiem
bonus-stone_to_level = kamień do wózków
bonus-second_furnace = drugi { $price }
bonus-light_one = rozpal 1 piec
bonus-develop_projects = rozwijaj o 1 ciepło drożej
bonus-heat1 = 1 ciepło
bonus-recover_resource = odzyskaj 1 surowiec
bonus-develop_discount = rozwiń o 2 ciepła taniej
tiny-two_more_exchanges = +2
tiny-light1_heat1 = 1 i ciepło
tiny-light_all = wszystkie
tiny-heat2 = 2 ciepła
tiny-vp_per_level = PZ/poziom
tiny-stone_to_level = kamień
tiny-second_furnace = drugi
tiny-light_one = rozpal 1
tiny-develop_projects = rozwijaj
tiny-heat1 = 1 ciepło
tiny-recover_resource = odzysk 1
tiny-develop_discount = −2 ciepła
has-bonus = twój krasnolud ma premię: { $bonus }
bonus-closed = zamknięte przez wydarzenie
bonus-yours = twój krasnolud ją ma
only-for = tylko dla: { $speciality }

# Wydarzenie, projekty, talie.
row = Wydarzenie i projekty
no-event = Jeszcze bez wydarzenia
no-event-text = Po każdej rundzie odkrywa się wydarzenie i szerzy się ogień: kto ma piec rozpalony i wygaszony, rozpala jeszcze jeden.
events-over = Bez wydarzenia
events-over-text = Ostatnia runda minęła. Teraz liderzy dostają nagrody, a potem dolicza się premie końcowe.
event-said = Wydarzenie: { $event }
event-here = działa tu wydarzenie: { $event }
all-round = działa całą rundę
has-happened = już rozpatrzone
events-left = { $count ->
    [0] to ostatnie
    [one] jeszcze { $count } wydarzenie
    [few] jeszcze { $count } wydarzenia
   *[many] jeszcze { $count } wydarzeń
}
project-said = { $project }, { $vp } PZ, { $deck }, koszt: { $cost }
develop-said = rozwinięcie: { $cost }, { $vp } PZ, { $effect }
refilled = { $size ->
    [0] nie ma więcej projektów
   *[other] uzupełnia się na początku następnej tury
}
you-can-pay = stać cię na niego
payable = stać cię
lacks = brakuje
missing = brakuje: { $pieces }
decks = Talie w grze
deck-western_quarter = najwięcej: +3 akcje
deck-new_shaft = 2 PZ za rozwinięty
deck-golden_terraces = najwięcej: 1 za darmo
deck-old_shaft = najwięcej: żeton
deck-eastern_quarter = trzyma po 2 ciepła
leads = najwięcej: { $names }
token = żeton Srebrnobrodego
token-free = nikt nie ma żetonu
token-with = żeton Srebrnobrodego: { $name }
pile = Talia: podstawowe { $basic }, zaawansowane { $advanced }
pile-basic = Podstawowe projekty (przyjdą najpierw)
pile-advanced = Zaawansowane projekty
pile-discarded = Poza grą
what-comes = Co jeszcze może przyjść
events-possible = Wydarzenia: przyjdzie { $size } z tych { $count }
then = potem

# Własna plansza.
my-board = Moja plansza
board-of = Plansza gracza { $name }
pool = Pula
your-pool = Twoja pula
actions-left = { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}
pool-empty = Pusta: zostaje tylko fajrant.
dwarfs = { $dwarf } ×{ $count }
counts-as = jest też: { $list }
change-for-heat = za 1 ciepło jako:
as-speciality = jako { $speciality }
supply = Zasoby
in-supply = { $kind }: { $count } w zasobach
heat = Ciepło
heat-said = Ciepło { $heat } z 10; na koniec tury zostanie najwyżej { $kept }
falls = na koniec tury spada do 0
falls-to = po turze zostanie najwyżej { $heat }
keeps = zostaje { $heat }
furnaces = Piece
furnace-said = Piec, { $state }
furnaces-on = rozpalone { $lit }, wygaszone { $unlit }
furnaces-off = rezerwa { $reserve }, wbudowane { $built }
built-in-at = Wbudowane: { $places }.
projects = Projekty
your-projects = Twoje projekty
projects-of = Projekty gracza { $name }
no-projects = Jeszcze żadnego. Realizuje się je u Architekta.
realised-said = { $project }, zrealizowany; rozwinięcie: { $cost }, { $vp } PZ, { $effect }
developed-said = { $project }, rozwinięty: { $effect }
end-now = { $vp } PZ na koniec
too-dear = teraz za drogi w Kuźni
carts = Wózki
if-ended = Gdyby gra skończyła się teraz
final = Punkty końcowe
starts = zaczyna każdą rundę
glance-furnaces = rozpalone piece spośród wszystkich na planszy gracza
glance-projects = { $count ->
    [0] bez projektów
    [one] { $count } projekt, rozwinięte: { $developed }
    [few] { $count } projekty, rozwinięte: { $developed }
   *[many] { $count } projektów, rozwinięte: { $developed }
}

# Okno.
your-dwarf = Twój krasnolud tutaj: { $dwarf }.
your-dwarf-as = Twój krasnolud tutaj: { $dwarf } jako { $speciality }.
title-end = Twoje projekty
mine-here = Wydobywaj
raise = Podnieś wyciąg o
would-bring = { $count ->
    [one] { $count } poziom w górę wyładuje:
    [few] { $count } poziomy w górę wyładują:
   *[many] { $count } poziomów w górę wyładuje:
}
brings-you = wyładujesz: { $pieces }
costs-heat = za { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}
build = Zbuduj piec
exchange = Wymiany w dół
exchanges-used = wykorzystane: { $used } z { $all }
forge = Wymiany w górę, ile razy chcesz
forge-note = { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}, powstaje { $take }
realise = Zrealizuj projekt
realise-how = albo wybierz podświetloną kartę
develop-now = Rozwiń „{ $project }”
development-costs = Kosztowałoby to
bellows-done = Jeden piec jest rozpalony.
bonuses = Premie specjalistów
use-token = Za żeton Srebrnobrodego
build-in-furnace = Wbuduj piec
one-lit = rozpalony
one-unlit = wygaszony
on-board = na planszy: { $count }
built-in-guild = Od następnej akcji: 1 ciepło, ilekroć inny gracz postawi tu krasnoluda.
built-in-mine = Od następnej akcji: dodatkowe wydobycie na tym poziomie.
at-closed = zamkn.
at-level_1 = poz. 1
at-level_2 = poz. 2
at-level_3 = poz. 3
at-level_4 = poz. 4
pay-heat = Zapłać { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}
pay-have = masz { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}, rozpalone piece: { $lit }
pay-split = { $furnaces ->
    [0] { $track } z toru
    [one] { $track ->
        [0] gaśnie 1 piec
       *[other] { $track } z toru, 1 piec
    }
    [few] { $track ->
        [0] gasną { $furnaces } piece
       *[other] { $track } z toru, { $furnaces } piece
    }
   *[many] { $track ->
        [0] gaśnie { $furnaces } pieców
       *[other] { $track } z toru, { $furnaces } pieców
    }
}
pay-left = zostanie { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}, rozpalone: { $lit }
choose-discount = Zaoszczędź jeden surowiec
choose-recover = Odzyskaj jeden surowiec
choose-extra = Dodatkowe ciepło: 1 PZ za każde
choose-free = Rozwiń jeden za darmo

# Efekty w skrócie; pełne są w dymkach.
effect-1 = projekty tańsze o 1 kamień lub żelazo
effect-2 = sztygar jest kowalem; kowale wydobywają więcej
effect-3 = sztygar jest inżynierem; inżynierowie wydobywają więcej
effect-4 = sztygar jest hutnikiem; hutnicy wydobywają więcej
effect-5 = weź 2 kamienie i 1 żelazo
effect-6 = koniec: 1 PZ za rozwinięty projekt
effect-7 = koniec: 1 PZ za żelazo
effect-8 = koniec: 1 PZ za 2 kamienie
effect-9 = 1 PZ za robotnika na pustym polu lub na polu cudzego sztygara
effect-10 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-11 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-12 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-13 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-14 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-15 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-16 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-17 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-18 = 2 PZ za rozwiniętą kartę Nowego Szybu
effect-19 = weź 1 kryształ
effect-20 = 1 PZ, gdy koszt zawiera złoto
effect-21 = projekty tańsze o 1 złoto
effect-22 = bez efektu
effect-23 = bez efektu
effect-24 = koniec: 2 PZ za złoto
effect-25 = koniec: 1 PZ za projekt z kryształem w koszcie
effect-26 = koniec: 1 PZ za projekt
effect-27 = koniec: 1 PZ za piec na twojej planszy
effect-28 = bez efektu
effect-29 = weź 3 żelaza
effect-30 = wszyscy inni gracze biorą 1 żelazo
effect-31 = wszyscy inni gracze biorą 3 kamienie
effect-32 = weź po 1 każdego surowca
effect-33 = co turę: 1 żelazo
effect-34 = 1 ciepło mniej za każdą inną kartę Starego Szybu
effect-35 = rozpal wszystkie piece, 2 ciepła
effect-36 = 4 ciepła; wszyscy inni gracze 1 ciepło
effect-37 = między akcjami: 1 ciepło za 1 kamień
effect-38 = co turę: 1 ciepło
effect-39 = między akcjami: 2 ciepła za 1 żelazo
effect-40 = piece wbudowane w cechy: 1 ciepło więcej
effect-41 = 1 rozpalony piec z rezerwy
effect-42 = koniec: 2 PZ za wbudowany piec
effect-43 = jeszcze jedna akcja
effect-44 = za 1 ciepło krasnolud zastępuje innego specjalistę
effect-45 = 1 PZ za każde dopłacone ciepło

# Dymki.
tip-hall-lab = Wymień 1 surowiec na gorsze: { $exchanges }.
tip-exchange = { $give } na { $takes }
tip-or = { $one } albo { $other }
tip-hall-bellows = Rozpal 1 swój piec.
tip-hall-gear = Podnieś wyciąg o jeden poziom i o jeden więcej za każde zapłacone ciepło. Wózki, które dotrą na górę, wyładowuje się.
tip-hall-stove_maker = Piec z rezerwy trafia na twoją planszę, wygaszony. Cena: { $price }.
tip-hall-forge = Wymieniaj w górę, ile razy chcesz: { $exchanges }.
tip-forging = { $give } na { $take } { $heat ->
    [0] za darmo
    [one] za { $heat } ciepło
   *[other] za { $heat } ciepła
}
tip-hall-architect = Zrealizuj jeden projekt z toru. Potem możesz go rozwinąć.
tip-mine = Ładuje { $yield } do twojego wózka na tym poziomie; z dodatkowym wydobyciem jeszcze { $extra }. Poziomów do wyładunku: { $count }.
tip-mine-note = Ładować można tylko pusty wózek. Postawiony tu sztygar wsiada do wózka swojego gracza.
tip-joins-you = Stoi tu { $dwarf }: trafi do twojej puli.
tip-goes-home = Stoi tu sztygar: wróci do swojego gracza.
tip-nobody = Nikt tu nie stoi.
tip-warms = Właściciel wbudowanego tu pieca dostanie ciepło.
tip-area-title = Wbudowany piec: { $space }
tip-area-guild = Piec wbudowany tutaj daje właścicielowi 1 ciepło, ilekroć inny gracz postawi tu krasnoluda.
tip-area-mine = Piec wbudowany tutaj daje właścicielowi dodatkowe wydobycie na tym poziomie.
tip-area-note = Wbudować go może tylko sztygar, który tu stoi. Piec zostaje tu do końca gry.
tip-position = Wózki wszystkich graczy na tym kaflu wyciągu. Na górze się je wyładowuje, a sztygarzy wracają do swoich graczy.
tip-project = { $deck }, { $tier ->
    [basic] podstawowy
   *[advanced] zaawansowany
}. Koszt: { $cost }, { $vp } PZ. Rozwinięcie: { $development }, { $more } PZ.
tip-event-instant = Dzieje się od razu po odkryciu.
tip-event-round = Działa przez całą rundę.
tip-event-instant-round = Dzieje się od razu i działa przez całą rundę.
tip-deck-western_quarter = Na koniec gry gracz z największą liczbą projektów tej talii wykonuje 3 dodatkowe akcje. Przy remisie robią to wszyscy remisujący.
tip-deck-new_shaft = Każde rozwinięcie daje 2 PZ za każdy twój rozwinięty projekt tej talii, razem z tym.
tip-deck-golden_terraces = Na koniec gry gracz z największą liczbą projektów tej talii rozwija za darmo jeden projekt. Przy remisie robią to wszyscy remisujący.
tip-deck-old_shaft = W każdej rundzie gracz z największą liczbą projektów tej talii dostaje żeton Srebrnobrodego, a przy remisie nikt. Można go raz oddać za premię, której krasnolud nie ma.
tip-deck-eastern_quarter = Każdy projekt tej talii zatrzymuje na torze 2 ciepła na koniec twojej tury.
tip-deck-note = Projekty zrealizowane i rozwinięte liczą się tak samo.
tip-foreman = Twój własny krasnolud. Postawiony w kopalni wsiada do twojego wózka; tylko on wbudowuje piece w planszę.
tip-change = Za 1 ciepło twój krasnolud zastępuje w tej akcji innego specjalistę i traci własną specjalizację.
tip-mined = { $count ->
    [0] Nie wydobywa się go na żadnym poziomie.
    [one] Wydobywa się na poziomie { $levels }.
   *[other] Wydobywa się na poziomach { $levels }.
}
tip-stone = W Kuźni można go przetopić na żelazo.
tip-iron = W Kuźni powstaje z kamienia i można je przetopić na złoto.
tip-gold = W Kuźni powstaje z żelaza i można je przetopić na kryształ.
tip-crystal = W Kuźni powstaje ze złota.
tip-furnace-lit-title = Rozpalony piec
tip-furnace-lit = Możesz nim zapłacić 1 ciepło; wtedy gaśnie.
tip-furnace-unlit-title = Wygaszony piec
tip-furnace-unlit = Rozpalają go Miechy, a na koniec rundy także ogień, jeśli masz inny rozpalony piec.
tip-heat-title = Tor ciepła
tip-heat = Ciepłem płaci się za poziomy, wymiany i projekty. Na koniec tury przepada, oprócz tego, co zatrzymują projekty Wschodniej Ćwiartki.
tip-furnaces-title = Piece
tip-furnaces = Każdym rozpalonym piecem możesz zapłacić 1 ciepło. Wbudowane zostają na planszy głównej.
score-projects = Projekty
score-developments = Rozwinięcia
score-furnaces = Wbudowane piece
score-lift = Wyciąg
score-placements = Stawianie
score-bonuses = Premie końcowe
tip-score-projects = Punkty za zrealizowane projekty.
tip-score-developments = Punkty za rozwinięte projekty i za ich działanie.
tip-score-furnaces = Punkty za piece wbudowane w planszę.
tip-score-lift = Hutnicy przy Przekładni: 1 PZ za poziom z ładunkiem.
tip-score-placements = Punkty za stawianie robotników.
tip-score-bonuses = Tyle dałyby na koniec twoje rozwinięte projekty, liczone teraz.
