# Słowa używane w wielu miejscach.
vp = { $vp } PZ
none = brak
nobody = nikt
free = wolne
close = Zamknij
in-prompt = przycisk powyżej

# Mapa.
map = Mapa
map-how = Mapa: przeciągnij albo przesuń strzałkami; przybliż kółkiem, przyciskami lub klawiszami + i -, całość pokaże 0
zoom-in = Przybliż
zoom-out = Oddal
minimap = Cała mapa: naciśnij, by tam przejść
order = Kolejność
spies-bid = Szpiedzy
order-said = Kolejność graczy: { $names }
loco-at = Lokomotywa gracza { $name }: { $place }
active-region = Aktywny Region: { $region }
ride-to = { $place }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
brings-mark = twój znacznik: { $vp } PZ i żeton Ruchu +{ $movement }
brings-marker = twój znacznik, żetonów już nie ma
brings-rent = można wynająć Magazyn
brings-contract = Kontrakt na { $size ->
    [few] { $size } Surowce
   *[many] { $size } Surowców
}: { $vp } PZ
brings-market = można sprzedać Surowce o wartości do { $worth }
brings-parcel = Przesyłka do zabrania
brings-scoring = Strefa punktuje: { $count ->
    [one] { $count } wynajęty Magazyn
    [few] { $count } wynajęte Magazyny
   *[many] { $count } wynajętych Magazynów
}
brings-nothing = Nic się tam nie dzieje.
city-said = { $city }, { $region }, ranga { $rank }. Znaczniki: { $visitors }. Żetony: { $tokens }. Kontrahenci: { $contractors }. { $mission ->
    [yes] Misja jest dostępna.
   *[no] Misji już nie ma.
}
token-worth = { $vp } PZ za +{ $movement }
house-of = Magazyn gracza { $name }
house-rented = Magazyn gracza { $name }, wynajęty ({ $tenant })
station-of = Stacja gracza { $name }
parcel-there = Przesyłka
nothing-built = nic nie zbudowano

# Plansza Zarządzania.
sectors = Sektory
sectors-note = u góry 4 Szpiegów, na dole 4 Agentów
sector-finance = finanse
sector-resources = surowce
sector-logistics = logistyka
sector-trade = handel
sector-technology = technologia
sector-said = { $sector }. Szpiedzy: { $spies }. Agenci: { $agents }
lobby-brings = Twój Szpieg daje awans: { $track }
closed-state = państwo zajęte w tej rundzie
closed-sector = nie ma miejsca dla Szpiega
closed-short = zamknięte
progress = Tory Postępu
progress-note = szczyt daje 10 PZ
progress-investment = Inwestycje
progress-coal = Węgiel
progress-loading = Załadunek
progress-unloading = Wyładunek
progress-wagons = Wagony
areas = Obszary Akcji
area-market = rynek
area-build = budowa
area-load = ładunek
area-move = ruch
area-exchange = wymiana
area-plan = plan
area-corrupt = korupcja
area-used = zajęte pola: { $used } z { $spaces }
sidings = Kafle Bocznic
in-stack = w stosie: { $count }
tile-said = Kafel Bocznicy { $number }: { $tile }
siding-number = Bocznica numer { $number }
contracts = Kontrakty Państwowe
contracts-note = niżej: miasta rangi 1, 2, 3
contract-said = Kontrakt { $contract }, { $vp } PZ
long-tracks = Infrastruktura i Kontrahenci
long-tracks-note = po 12 / 6 PZ
infrastructure = infrastruktura
contractors = kontrahenci
letter-green = Z
letter-red = C
letter-blue = N

# Co robią efekty, w dwóch, trzech słowach.
effect-none = nic
effect-vp3 = 3 PZ
effect-vp5 = 5 PZ
effect-vp6 = 6 PZ
effect-vp7 = 7 PZ
effect-inv1 = 1 inwestycja
effect-inv2 = 2 inwestycje
effect-inv3 = 3 inwestycje
effect-coal1 = 1 węgiel
effect-coal2 = 2 węgla
effect-coal3 = 3 węgla
effect-station = Stacja
effect-warehouse1 = Magazyn
effect-warehouse2 = 2 Magazyny
effect-warehouse3 = 3 Magazyny
effect-corrupt1 = Agent
effect-corrupt2 = 2 Agentów
effect-corrupt_own_region1 = Agent tutaj
effect-corrupt_own_region_double = 2 Agentów tutaj
effect-adv_any1 = awans
effect-adv_any2 = dwa awanse
effect-adv_wagons1 = wagony +1
effect-adv_wagons2 = wagony +2
effect-adv_loading1 = załadunek +1
effect-adv_unloading1 = wyładunek +1
effect-load1 = załaduj 1 wagon
effect-load2 = załaduj 2 wagony
effect-exchange_12 = wymiana 1→2
effect-exchange_22 = wymiana 2→2
effect-exchange_23 = wymiana 2→3
effect-exchange_33 = wymiana 3→3
effect-exchange_13 = wymiana 1→3
effect-exchange_13_33 = wymiana 1→3 lub 3→3
effect-exchange_12_23 = wymiana 1→2 lub 2→3
effect-exchange_12_23_33 = wymiana 1→2, 2→3 lub 3→3
effect-draw_wagon2 = weź Wagon 2
effect-draw_wagon3 = weź Wagon 3
effect-plan_keep1 = dobierz 3, zostaw 1
effect-plan_keep2 = dobierz 3, zostaw 2
effect-rent_any = wynajem z dowolnego miasta
effect-free_cost1 = darmowa akcja za 1
effect-free_cost2 = darmowa akcja za 2
effect-siding_any = dowolny kafel Bocznicy
effect-special_free1 = darmowa Akcja Specj.
effect-special_free2 = 2 darmowe Akcje Specj.
effect-move3 = ruch o 3
effect-move6 = ruch o 6

# Akcje Inwestycji.
action-market_1 = 1 węgiel
action-market_2 = 2 węgla
action-build_warehouse = Magazyn
action-build_2_warehouses = 2 Magazyny
action-build_station = Stacja
action-load_1 = 1 wagon
action-load_2 = 2 wagony
action-move_3 = o 3
action-move_6 = o 6
action-exchange_12 = 1→2
action-exchange_23 = 2→3
action-exchange_33 = 3→3
action-plan = dobierz 3, zostaw 1
action-corrupt = Agent
action-said = { $action }, koszt inwestycji: { $price }
closed-too_little_investment = za mało inwestycji
closed-area_full = obszar jest pełny
closed-impossible = teraz niemożliwe

# Własne rzeczy.
train = Twój pociąg
train-of = Pociąg gracza { $name }
wagon-named = Wagon { $id }
special-wagon = Wagon Specjalny { $id }
empty-slot = puste ({ $good })
wagons-of = wagony: { $count } z { $most }
hand = Ręka
hand-limit = najwyżej { $limit }
hand-empty = brak kart
in-play = w grze
card-said = Karta { $card }. Ruchy: { $moves }. Akcja Specjalna: { $special }
card-move = { $points } { $coal ->
    [0] za darmo
   *[other] za { $coal } węgla
}
heroes = Bohaterowie i Misje
no-heroes = brak Bohaterów
hero-said = { $hero }, { $city }. Bonus: { $bonus }. Na koniec liczy: { $good }
playable = może wyruszyć
mission-now = { $count ->
    [one] { $count } Surowiec
    [few] { $count } Surowce
   *[many] { $count } Surowców
}: { $vp } PZ
counts-at-end = liczy na koniec
tokens = Żetony Ruchu
token-said = Żeton Ruchu +{ $token }
add-token = Dodaj żeton:
stock = W zapasie
stock-coal = Węgiel
stock-investment = Inwestycje
stock-warehouses = Magazyny do zbudowania
stock-stations = Stacje do zbudowania
stock-agents = Pozostali Agenci
stock-markers = Pozostałe znaczniki Kontraktu
stock-spies = Pozostali Szpiedzy
stock-tokens = Żetony Ruchu
offer = Oferta
sheets = Plansze
sheet-map = Mapa
sheet-sectors = Sektory
sheet-tracks = Tory
sheet-sidings = Bocznice
sheet-contracts = Kontrakty

# Okna.
look-at-map = Zobacz mapę
back-to-question = Wróć do pytania
auction = Licytacja kolejności
auction-note = najwyższa liczba pierwsza; przy równych: kto wcześniej licytował
your-spies = Twoi Szpiedzy
your-spies-note = każda liczba raz w grze
bids = licytuje
no-bid = jeszcze nie licytuje
bid-spy = Szpieg { $spy }
order-with = Kolejność ze Szpiegiem { $spy }
could-pass = może cię wyprzedzić: { $spies }
stays-behind = zostaje za tobą
still-bid = Licytują jeszcze: { $names }
lobbying = Umieść Szpiega w Sektorze
lobbying-note = kwadraty: Szpiedzy, koła: Agenci; od lewej
corruption = Umieść Agenta w Sektorze
corruption-note = kwadraty: Szpiedzy, koła: Agenci; od lewej
investing = Akcje Inwestycji
investing-note = masz { $count }
free-action = Akcja za darmo
renting = Wynajmij Magazyn
note-city_step = w dowolnej kolejności, każda część raz
note-rent = jeden Kontrahent na jeden Magazyn
note-fulfil_contract = który Kontrakt jest następny?
note-black_market = Surowce za jedną nagrodę
note-sell_good = wybierz Surowce w swoim pociągu
part-mark-title = Zaznacz obecność
part-rent-title = Wynajmij Magazyn
part-contracts-title = Wypełnij Kontrakty
part-marked = twój znacznik już tu jest
part-token = { $vp } PZ i żeton +{ $movement }
part-no-token = żetonów już nie ma
part-rent = Kontrahentowi z tego miasta
part-rent-not = teraz niemożliwe
part-contracts = Surowcami z twojego pociągu
part-contracts-not = teraz niemożliwe
part-finish = Zakończ
part-finish-not = najpierw zaznacz obecność
contract-taken = zajęty w tym mieście
contract-not = brakuje Surowców lub Wyładunku
reward-said = { $reward }, za Surowce o wartości { $cost }
reward-not = teraz niemożliwe
sold-so-far = oddano { $worth } z { $price }
yard = Wagony w ofercie
yard-note = najpierw twój Wagon poniżej, potem nowy
yard-of = Wagony o { $size } polach
choose-good = Który Surowiec?
display = Karty na wystawce
in-deck = w talii: { $count }
drawn = Dobrane karty
hero-aside = Jeden Bohater na bok
hero-draft = Jeden Bohater do zatrzymania

# Gracze.
glance-coal = węgiel
glance-investment = inwestycje
glance-cards = karty Akcji
glance-heroes = Bohaterowie na ręce i Misje
glance-cities = miasta
glance-region = Aktywny Region
cities-of = { $count } z 9
passed = pas
cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
heroes-count = na ręce: { $count }
hidden-cards = zakryte
if-ended = Gdyby gra skończyła się teraz
final = Wynik końcowy

# Podpowiedzi.
tip-node-start = Tu wszyscy zaczynają. Na START nie ma Aktywnego Regionu.
tip-node-track = Zwykłe pole: nic się na nim nie dzieje, mieści jedną Lokomotywę.
tip-node-siding = Kto się tu zatrzyma, używa kafla Bocznicy { $number }, może zabrać Przesyłkę ({ $zone }), a Strefa punktuje.
tip-node-city = Kto się tu zatrzyma, wykonuje akcję Miasta.
tip-node-black_market = Tu sprzedaje się Surowce za jedną nagrodę. Ruch może się tu skończyć wcześniej.
tip-city = Zatrzymaj się, by zaznaczyć obecność, wynająć Magazyn i wypełnić Kontrakty, w dowolnej kolejności. Ruch może się tu skończyć wcześniej.
tip-city-note = { $region }, ranga { $rank }. Chorągiewka to Misja, którą może zacząć jeden Bohater.
tip-zone = Trzy Magazyny i jedna Stacja. Kontrahent wprowadza się tylko tam, gdzie stoi Stacja.
tip-zone-note = Zatrzymanie na jej bocznicy: właściciele wynajętych Magazynów awansują, właściciel Stacji także.
tip-region = Państwo, w którym stoi twoja Lokomotywa, to twój Aktywny Region: tam budujesz i korumpujesz.
tip-sector = Umieszczony tu Szpieg daje awans: { $track }.
tip-sector-note = Na koniec najwięcej pionków daje 6 PZ, drugie miejsce 2 PZ. Remis: wcześniejsze pole.
tip-progress-investment = Znaczniki Inwestycji w każdym Przychodzie.
tip-progress-coal = Węgiel w każdym Przychodzie.
tip-progress-loading = Ile Wagonów można załadować w każdym Przychodzie.
tip-progress-unloading = Ile Surowców można wyładować w jednej akcji Miasta lub sprzedać na jednym Czarnym Rynku.
tip-progress-wagons = Najwięcej Wagonów, jakie możesz mieć, razem ze Specjalnymi.
tip-progress-note = Na szczycie może stać tylko jeden gracz: { $vp } PZ na koniec.
tip-track-infrastructure = W górę prowadzi każdy Magazyn zbudowany w państwie i każda punktacja Stacji. Na koniec 12 PZ za pierwsze miejsce, 6 PZ za drugie.
tip-track-contractors = W górę prowadzi każdy najemca tego koloru i każda punktacja z nim. Na koniec 12 PZ za pierwsze miejsce, 6 PZ za drugie.
tip-area-market = Kup węgiel.
tip-area-build = Buduj w swoim Aktywnym Regionie.
tip-area-load = Załaduj Wagony.
tip-area-move = Przejedź stałą liczbę pól.
tip-area-exchange = Wymień Wagon na inny.
tip-area-plan = Dobierz trzy karty Akcji i zatrzymaj jedną.
tip-area-corrupt = Umieść Agenta w swoim Aktywnym Regionie.
tip-area-note = Akcja zajmuje tyle pól, ile kosztuje; pełny obszar jest zamknięty do końca rundy.
tip-tile-title = Kafel Bocznicy
tip-tile = Używa go ten, kto zatrzyma się na polu bocznicy z tym numerem; potem leży tam nowy kafel.
tip-contract-title = Kontrakt Państwowy, { $vp } PZ
tip-contract = Dostarcza się go w mieście tego państwa, w którym pole tej wielkości jest wolne. Małe kwadraty to jego miasta.
tip-size-title = Kontrakt na tyle Surowców: { $size }
tip-special = Pola na Przesyłki: { $size }; pełny daje na koniec { $vp } PZ.
tip-wagon = Wagon ładuje się zawsze w całości.
tip-slot = Pole { $slot }.
tip-good-brass = Na Czarnym Rynku wart 1.
tip-good-water = Na Czarnym Rynku warta 2.
tip-good-food = Na Czarnym Rynku warta 3.
tip-good-copper = Na Czarnym Rynku warta 4.
tip-good-gold = Na Czarnym Rynku warte 5.
tip-good-any = Mieści dowolny Surowiec.
tip-good-parcel = Czeka przy Stacji i jedzie tylko w Wagonie Specjalnym.
tip-card-title = Karta Akcji { $card }
tip-card = Ruchy: { $moves }.
tip-card-special = Akcja Specjalna za 1 węgiel: { $special }.
tip-hero = Zaczyna Misję w mieście { $city }, gdy twoja Lokomotywa jest w jego państwie. Bonus: { $bonus }.
tip-hero-note = Na koniec liczy ten Surowiec w twoich Wagonach: { $good }. 1, 2, 3, 5 lub 8 PZ za 1 do 5 sztuk.
tip-reward = Za Surowce o wartości { $cost } lub większej; nadwyżka przepada.
tip-spy = Najwyższa liczba jest pierwsza w rundzie. Potem Szpieg idzie do Sektora, jego liczba nie ma tam znaczenia.
tip-token = Jego punkty dodaje się do jednego ruchu; potem wypada z gry.
tip-contractor = Przenosi się z miasta do Magazynu w Strefie ze Stacją.
tip-part-mark = Twój znacznik zajmuje pierwsze wolne pole miasta; leżący tam żeton Ruchu daje swoje PZ i jest twój.
tip-part-rent = Kontrahent z tego miasta wprowadza się do twojego Magazynu w Strefie ze Stacją.
tip-part-contracts = Surowce z twoich Wagonów za Kontrakty Państwowe, tyle, ile możesz wyładować.
tip-part-finish = Akcja Miasta się kończy.
tip-stock-coal = Płacisz nim za ruchy i Akcje Specjalne.
tip-stock-investment = Płacisz nimi za akcje Inwestycji.
tip-stock-warehouses = Każdy zbudowany daje awans na Torze Infrastruktury.
tip-stock-stations = Najwyżej jedna w każdej Strefie.
tip-stock-agents = W punktacji Sektorów liczą się jak Szpiedzy.
tip-stock-markers = Po jednym na każdy Kontrakt.
tip-stock-spies = Co rundę licytujesz jednym.
tip-stock-tokens = Do każdego ruchu karty możesz dodać jeden.
score-tokens = Żetony miast
score-contracts = Kontrakty
score-markets = Czarne Rynki
score-cards = Akcje Specjalne
score-all_cities = Wszystkie miasta
score-progress = Tory Postępu
score-sectors = Sektory
score-infrastructure = Infrastruktura
score-contractors = Kontrahenci
score-special_wagons = Wagony Specjalne
score-contract_area = Obszar Kontraktów
score-missions = Misje
tip-score-tokens = PZ z żetonów Ruchu wziętych w miastach.
tip-score-contracts = PZ z Kontraktów Państwowych.
tip-score-markets = PZ kupione na Czarnych Rynkach.
tip-score-cards = PZ z Akcji Specjalnych.
tip-score-all_cities = 10 PZ za znaczniki we wszystkich dziewięciu miastach.
tip-score-progress = 10 PZ za każdy szczyt.
tip-score-sectors = 6 i 2 PZ w każdym Sektorze.
tip-score-infrastructure = 12 i 6 PZ na każdym Torze Infrastruktury.
tip-score-contractors = 12 i 6 PZ na każdym Torze Kontrahentów.
tip-score-special_wagons = PZ za Wagony Specjalne pełne Przesyłek.
tip-score-contract_area = 12 i 6 PZ za najwięcej Surowców dostarczonych w każdym państwie.
tip-score-missions = PZ z Misji za Surowce w twoich Wagonach.

# Co stoi za punktacją końcową.
count-all_cities = { $count } z 9
count-progress = { $count ->
    [one] { $count } szczyt
    [few] { $count } szczyty
   *[many] { $count } szczytów
}
count-sectors = { $count ->
    [one] { $count } Sektor
    [few] { $count } Sektory
   *[many] { $count } Sektorów
}
count-infrastructure = { $count ->
    [one] { $count } Tor
    [few] { $count } Tory
   *[many] { $count } Torów
}
count-contractors = { $count ->
    [one] { $count } Tor
    [few] { $count } Tory
   *[many] { $count } Torów
}
count-special_wagons = { $count ->
    [one] { $count } Wagon
    [few] { $count } Wagony
   *[many] { $count } Wagonów
}
count-contract_area = { $count ->
    [one] { $count } Region
    [few] { $count } Regiony
   *[many] { $count } Regionów
}
count-missions = { $count ->
    [one] { $count } Misja
    [few] { $count } Misje
   *[many] { $count } Misji
}
