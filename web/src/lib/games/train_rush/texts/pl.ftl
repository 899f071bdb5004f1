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
minimap = Cała mapa: naciśnij miejsce, do którego chcesz przejść
order = Kolejność
spies-bid = Szpiedzy
order-said = Kolejność graczy: { $names }
loco-at = Lokomotywa gracza { $name }: { $place }
active-region = Aktywny region: { $region }
ride-to = { $place }: { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
brings-mark = twój znacznik: { $vp } PZ i żeton ruchu +{ $movement }
brings-marker = twój znacznik; żetonów już nie ma
brings-rent = można wynająć magazyn
brings-contract = kontrakt na { $size ->
    [few] { $size } surowce
   *[many] { $size } surowców
}: { $vp } PZ
brings-market = można sprzedać surowce o wartości do { $worth }
brings-parcel = przesyłka do zabrania
brings-scoring = strefa punktuje: { $count ->
    [one] { $count } wynajęty magazyn
    [few] { $count } wynajęte magazyny
   *[many] { $count } wynajętych magazynów
}
brings-nothing = Nic się tu nie dzieje.
city-said = { $city }, { $region }, ranga { $rank }. Znaczniki: { $visitors }. Żetony: { $tokens }. Kontrahenci: { $contractors }. { $mission ->
    [yes] Można tu jeszcze rozpocząć misję.
   *[no] Misji już nie ma.
}
token-worth = { $vp } PZ i +{ $movement }
house-of = magazyn gracza { $name }
house-rented = magazyn gracza { $name }, wynajęty ({ $tenant })
station-of = stacja gracza { $name }
parcel-there = przesyłka
nothing-built = nic nie zbudowano

# Plansza zarządzania.
sectors = Sektory
sectors-note = u góry 4 szpiegów, na dole 4 agentów
sector-finance = finanse
sector-resources = surowce
sector-logistics = logistyka
sector-trade = handel
sector-technology = technologia
sector-said = { $sector }. Szpiedzy: { $spies }. Agenci: { $agents }
lobby-brings = Twój szpieg daje awans: { $track }
closed-short = zamknięte
progress = Tory postępu
progress-note = szczyt daje { $vp } PZ
progress-investment = Inwestycje
progress-coal = Węgiel
progress-loading = Załadunek
progress-unloading = Wyładunek
progress-wagons = Wagony
areas = Obszary akcji
area-market = rynek
area-build = budowa
area-load = załadunek
area-move = ruch
area-exchange = wymiana
area-plan = planowanie
area-corrupt = korupcja
area-used = zajęte pola: { $used } z { $spaces }
sidings = Kafle bocznic
in-stack = w stosie: { $count }
tile-said = Kafel bocznicy { $number }: { $tile }
siding-number = Bocznica numer { $number }
contracts = Kontrakty państwowe
contracts-note = miasta rangi 1, 2, 3
contract-said = kontrakt { $contract }, { $vp } PZ
long-tracks = Infrastruktura i kontrahenci
long-tracks-note = { $first } / { $second } PZ

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
effect-station = stacja
effect-warehouse1 = magazyn
effect-warehouse2 = 2 magazyny
effect-warehouse3 = 3 magazyny
effect-corrupt1 = agent
effect-corrupt2 = 2 agentów
effect-corrupt_own_region1 = agent w tym regionie
effect-corrupt_own_region_double = 2 agentów w tym regionie
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
effect-exchange_13_33 = wymiana 1→3/3→3
effect-exchange_12_23 = wymiana 1→2/2→3
effect-exchange_12_23_33 = wymiana 1→2/2→3/3→3
effect-draw_wagon2 = wagon z 2 miejscami
effect-draw_wagon3 = wagon z 3 miejscami
effect-plan_keep1 = 3 karty, zatrzymaj 1
effect-plan_keep2 = 3 karty, zatrzymaj 2
effect-rent_any = wynajem z dowolnego miasta
effect-free_cost1 = darmowa akcja o koszcie 1
effect-free_cost2 = darmowa akcja o koszcie 2
effect-siding_any = dowolny kafel bocznicy
effect-special_free1 = darmowa akcja specjalna
effect-special_free2 = 2 darmowe akcje specjalne
effect-move3 = ruch o 3
effect-move6 = ruch o 6

# Akcje inwestycji.
action-market_1 = 1 węgiel
action-market_2 = 2 węgla
action-build_warehouse = magazyn
action-build_2_warehouses = 2 magazyny
action-build_station = stacja
action-load_1 = 1 wagon
action-load_2 = 2 wagony
action-move_3 = o 3
action-move_6 = o 6
action-exchange_12 = 1→2
action-exchange_23 = 2→3
action-exchange_33 = 3→3
action-plan = 3 karty, zatrzymaj 1
action-corrupt = agent
action-said = { $action }, koszt: { $price } { $price ->
    [one] znacznik inwestycji
    [few] znaczniki inwestycji
   *[many] znaczników inwestycji
}

# Własne rzeczy.
train = Twój pociąg
train-of = Pociąg gracza { $name }
wagon-named = Wagon z { $size ->
    [one] { $size } miejscem
   *[other] { $size } miejscami
}
special-wagon = Wagon specjalny z { $size } miejscami
empty-slot = puste ({ $good })
wagons-of = wagony: { $count } z { $most }
hand = Ręka
hand-limit = najwyżej { $limit }
hand-empty = brak kart
card-said = Karta akcji. Ruchy: { $moves }. Akcja specjalna: { $special }
card-move = { $points } { $coal ->
    [0] za darmo
    [one] za { $coal } węgiel
   *[other] za { $coal } węgla
}
heroes = Bohaterowie i misje
no-heroes = brak bohaterów
hero-said = { $hero }, { $city }. Bonus: { $bonus }. Na koniec punktuje: { $good }
playable = do zagrania
mission-now = { $count ->
    [one] { $count } surowiec
    [few] { $count } surowce
   *[many] { $count } surowców
}: { $vp } PZ
counts-at-end = punktuje na koniec
tokens = Żetony ruchu
token-said = Żeton ruchu +{ $token }
add-token = Dodaj żeton:
stock = W zapasie
stock-coal = Węgiel
stock-investment = Inwestycje
stock-warehouses = Magazyny do zbudowania
stock-stations = Stacje do zbudowania
stock-agents = Pozostali agenci
stock-markers = Pozostałe znaczniki kontraktu
stock-spies = Pozostali szpiedzy
stock-tokens = Żetony ruchu
offer = Wystawka
offer-covered = najpierw odpowiedz na pytanie w oknie
sheets = Plansze
sheet-map = Mapa
sheet-sectors = Sektory
sheet-tracks = Tory
sheet-sidings = Bocznice
sheet-contracts = Kontrakty

# Okna.
look-at-map = Zobacz mapę
back-to-question = Wróć do pytania
auction = Licytacja kolejności graczy
auction-note = najwyższy numer jest pierwszy; z równych ten wyłożony wcześniej
your-spies = Twoi szpiedzy
your-spies-note = każdy numer raz w grze
bids = licytuje
no-bid = jeszcze nie licytuje
bid-spy = Szpieg { $spy }
order-with = Kolejność graczy ze szpiegiem { $spy }
could-pass = może cię wyprzedzić szpiegiem: { $spies }
stays-behind = zostaje za tobą
still-bid = Jeszcze licytują: { $names }
lobbying = Umieść szpiega w sektorze
lobbying-note = kwadraty: szpiedzy, koła: agenci; zajmowane od lewej
corruption = Umieść agenta w sektorze
corruption-note = kwadraty: szpiedzy, koła: agenci; zajmowane od lewej
investing = Akcje inwestycji
investing-note = twoje znaczniki: { $count }
free-action = Darmowa akcja
renting = Wynajmij magazyn
note-city_step = w dowolnej kolejności, każda część raz
note-rent = jeden kontrahent na magazyn
note-fulfil_contract = który kontrakt jest następny?
note-black_market = sprzedaj surowce za jedną nagrodę
note-sell_good = wybierz surowce ze swojego pociągu
part-mark-title = Zaznacz obecność
part-rent-title = Wynajmij magazyn
part-contracts-title = Zrealizuj kontrakty
part-token = { $vp } PZ i żeton +{ $movement }
part-no-token = żetonów już nie ma
part-rent = kontrahentowi z tego miasta
part-contracts = surowcami z twojego pociągu
part-finish = Zakończ akcję miasta
reward-said = { $reward }, za surowce o wartości { $cost }
sold-so-far = zapłacono { $worth } z { $price }
yard = Wagony na wystawce
yard-note = najpierw wybierz swój wagon poniżej, potem nowy
yard-of = Wagony z { $size } miejscami
choose-good = Który surowiec?
display = Karty na wystawce
in-deck = w talii: { $count }
drawn = Dobrane karty
hero-aside = Odłóż jednego bohatera
hero-draft = Zatrzymaj jednego bohatera

# Gracze.
glance-coal = węgiel
glance-investment = inwestycje
glance-cards = karty akcji
glance-heroes = bohaterowie na ręce i misje
glance-cities = miasta
glance-region = aktywny region
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

# Dymki.
tip-node-start = Tu wszyscy zaczynają. Na polu START nie masz aktywnego regionu.
tip-node-track = Zwykłe pole: nic się na nim nie dzieje. Mieści jedną lokomotywę.
tip-node-siding = Jeśli się tu zatrzymasz, możesz użyć kafla bocznicy { $number } i zabrać przesyłkę ({ $zone }); potem strefa punktuje.
tip-node-city = Jeśli się tu zatrzymasz, wykonujesz akcję miasta.
tip-node-black_market = Jeśli się tu zatrzymasz, możesz sprzedać surowce za jedną nagrodę. Ruch można tu zakończyć wcześniej.
tip-city = Zatrzymaj się tu, by zaznaczyć obecność, wynająć magazyn i zrealizować kontrakty, w dowolnej kolejności. Ruch można tu zakończyć wcześniej.
tip-city-note = { $region }, ranga { $rank }. Chorągiewka to misja: może ją rozpocząć jeden bohater.
tip-zone = Miejsce na trzy magazyny i jedną stację. Kontrahent wprowadza się tylko tam, gdzie stoi stacja.
tip-zone-note = Gdy lokomotywa zatrzyma się na jej bocznicy, właściciele wynajętych magazynów i stacji awansują na swoich torach.
tip-region = Państwo, w którym stoi twoja lokomotywa, to twój aktywny region: tam budujesz i umieszczasz agentów.
tip-sector = Umieszczony tu szpieg daje awans: { $track }.
tip-sector-note = Na koniec { $first } PZ za najwięcej pionków i { $second } PZ za drugie miejsce. Przy remisie decyduje wcześniejsze pole.
tip-progress-investment = Tyle znaczników inwestycji dostajesz w każdej fazie przychodu.
tip-progress-coal = Tyle węgla dostajesz w każdej fazie przychodu.
tip-progress-loading = Tyle wagonów możesz załadować w każdej fazie przychodu.
tip-progress-unloading = Tyle surowców możesz wyładować w jednej akcji miasta albo sprzedać podczas jednego postoju na czarnym rynku.
tip-progress-wagons = Najwyżej tyle wagonów możesz mieć, razem ze specjalnymi.
tip-progress-note = Na szczycie może stać tylko jeden gracz: { $vp } PZ na koniec.
tip-track-infrastructure = Awansujesz za każdy magazyn zbudowany w tym państwie i wtedy, gdy punktuje strefa z twoją stacją. Na koniec { $first } PZ za pierwsze miejsce, { $second } PZ za drugie.
tip-track-contractors = Awansujesz, gdy wynajmujesz magazyn kontrahentowi tego koloru i gdy ten magazyn punktuje. Na koniec { $first } PZ za pierwsze miejsce, { $second } PZ za drugie.
tip-area-market = Kup węgiel.
tip-area-build = Buduj w swoim aktywnym regionie.
tip-area-load = Załaduj wagony.
tip-area-move = Jedź dokładnie o 3 albo dokładnie o 6 pól.
tip-area-exchange = Wymień wagon na inny.
tip-area-plan = Dobierz trzy karty akcji i zatrzymaj jedną.
tip-area-corrupt = Umieść agenta w swoim aktywnym regionie.
tip-area-note = Akcja zajmuje tyle pól, ile kosztuje. Pełny obszar jest zamknięty do końca rundy.
tip-tile-title = Kafel bocznicy
tip-tile = Jeśli zatrzymasz się na polu bocznicy z tym numerem, możesz użyć kafla. Potem kładzie się nowy.
tip-contract-title = Kontrakt państwowy, { $vp } PZ
tip-contract = Realizuje się go w mieście tego państwa, w którym pole tej wielkości jest wolne. Małe kwadraty to miasta państwa.
tip-size-title = Kontrakt wielkości { $size }
tip-special = Wozi tylko przesyłki, najwyżej { $size }. Pełny daje na koniec { $vp } PZ.
tip-wagon = Wagon zawsze ładuje się do pełna.
tip-slot = Miejsce { $slot }.
tip-good-brass = Na czarnym rynku jest wart { $value }.
tip-good-water = Na czarnym rynku jest warta { $value }.
tip-good-food = Na czarnym rynku jest warta { $value }.
tip-good-copper = Na czarnym rynku jest warta { $value }.
tip-good-gold = Na czarnym rynku jest warte { $value }.
tip-good-any = To miejsce przyjmuje dowolny surowiec.
tip-good-parcel = Czeka przy stacji. Przesyłki wożą tylko wagony specjalne.
tip-card-title = Karta akcji
tip-card = Ruchy: { $moves }.
tip-card-special = Akcja specjalna { $coal ->
    [0] za darmo
    [one] za { $coal } węgiel
   *[other] za { $coal } węgla
}: { $special }.
tip-hero = Rozpoczyna misję w mieście { $city }, gdy twoja lokomotywa jest w jego państwie. Bonus: { $bonus }.
tip-hero-note = Na koniec punktuje surowiec na twoich wagonach ({ $good }): { $points } lub { $top } PZ za { $counts } lub co najmniej { $most }.
tip-reward = Za surowce o wartości co najmniej { $cost }. Nadwyżka przepada.
tip-spy = Najwyższy numer jest pierwszy w tej rundzie. Potem szpieg idzie do sektora, gdzie jego numer nie ma już znaczenia.
tip-token = Dodaj jego punkty do jednego ruchu. Potem żeton wypada z gry.
tip-contractor = Może się przenieść z miasta do magazynu w strefie ze stacją.
tip-part-mark = Twój znacznik zajmuje pierwsze wolne pole miasta. Jeśli leży tam żeton ruchu, dostajesz jego PZ i go bierzesz.
tip-part-rent = Kontrahent z tego miasta wprowadza się do twojego magazynu w strefie ze stacją.
tip-part-contracts = Oddajesz surowce z wagonów za kontrakty państwowe, najwyżej tyle, ile wynosi twój wyładunek.
tip-part-finish = Akcja miasta się kończy.
tip-stock-coal = Płacisz nim za ruchy i akcje specjalne.
tip-stock-investment = Płacisz nimi za akcje inwestycji.
tip-stock-warehouses = Każdy zbudowany daje awans na torze infrastruktury.
tip-stock-stations = W każdej strefie jest miejsce na jedną.
tip-stock-agents = W punktacji sektorów liczą się jak szpiedzy.
tip-stock-markers = Potrzebny do każdego kontraktu.
tip-stock-spies = Co rundę licytujesz jednym.
tip-stock-tokens = Do każdego ruchu karty możesz dodać jeden.
score-tokens = Żetony z miast
score-contracts = Kontrakty
score-markets = Czarne rynki
score-cards = Akcje specjalne
score-all_cities = Wszystkie miasta
score-progress = Tory postępu
score-sectors = Sektory
score-infrastructure = Infrastruktura
score-contractors = Kontrahenci
score-special_wagons = Wagony specjalne
score-contract_area = Obszar kontraktów
score-missions = Misje
tip-score-tokens = PZ z żetonów ruchu wziętych w miastach.
tip-score-contracts = PZ z kontraktów państwowych.
tip-score-markets = PZ kupione na czarnych rynkach.
tip-score-cards = PZ z akcji specjalnych.
tip-score-all_cities = { $all_cities } PZ za znaczniki we wszystkich dziewięciu miastach.
tip-score-progress = { $progress } PZ za każdy tor, na którego szczycie stoisz.
tip-score-sectors = { $sector_first } i { $sector_second } PZ za pierwsze i drugie miejsce w każdym sektorze.
tip-score-infrastructure = { $track_first } i { $track_second } PZ za pierwsze i drugie miejsce na każdym torze infrastruktury.
tip-score-contractors = { $track_first } i { $track_second } PZ za pierwsze i drugie miejsce na każdym torze kontrahentów.
tip-score-special_wagons = PZ za wagony specjalne pełne przesyłek.
tip-score-contract_area = { $area_first } i { $area_second } PZ w każdym państwie za największą sumę na polach kontraktów.
tip-score-missions = PZ z misji za surowce na twoich wagonach.

# Co stoi za punktacją końcową.
count-all_cities = { $count } z 9
count-progress = { $count ->
    [one] { $count } szczyt
    [few] { $count } szczyty
   *[many] { $count } szczytów
}
count-sectors = { $count ->
    [one] { $count } sektor
    [few] { $count } sektory
   *[many] { $count } sektorów
}
count-infrastructure = { $count ->
    [one] { $count } tor
    [few] { $count } tory
   *[many] { $count } torów
}
count-contractors = { $count ->
    [one] { $count } tor
    [few] { $count } tory
   *[many] { $count } torów
}
count-special_wagons = { $count ->
    [one] { $count } wagon
    [few] { $count } wagony
   *[many] { $count } wagonów
}
count-contract_area = { $count ->
    [one] { $count } państwo
    [few] { $count } państwa
   *[many] { $count } państw
}
count-missions = { $count ->
    [one] { $count } misja
    [few] { $count } misje
   *[many] { $count } misji
}
