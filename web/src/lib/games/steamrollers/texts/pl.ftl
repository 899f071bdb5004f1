# Kości.
dice = Kości
the-table = Stół
round = runda { $round }
in-the-middle = Na środku
no-dice = brak
taken = Wzięte w rundzie
your-dice = Twoje kości
ewas-die = Kość Ewy
die-of = kość { $die }
front-of = { $name }: { $dice }
you = ty
first-player = pierwszy gracz
black-die = Czarna kość
black-shows = Czarna kość pokazuje: { $tracks }
short-straight = prosty
short-gentle = łagodny
short-sharp = ostry
change-die = Zmień kość
set-to = Ustaw na
set-die = ustaw kość na { $die }
one-step = O jeden w górę lub w dół
step-die = zmień kość na { $die }
chance-note = Rzuć kością { $die } jeszcze raz i przyjmij wynik albo obróć ją na { $back }.

# Co można zrobić z kością.
actions = Akcje
action-build = Rysuj
action-upgrade = Ulepsz
action-deliver = Przewieź
action-take = Weź
with-die-build = tor w regionie z jej numerem
with-die-upgrade = kratkę z jej numerem
with-die-deliver = towar z miasta z jej numerem
with-die-take = kafelek z jej numerem
in-region = tor w regionie { $region }
hexes-free = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[many] { $count } wolnych pól
}
box = kratka { $box }
from-city = z miasta { $city }
for-points = za { $points } PZ
for-points-range = za { $least }–{ $most } PZ
tile-from = kafelek { $tile }, ma go { $name }

# Karta gracza.
my-sheet = Moja karta
sheet-of = Karta gracza { $name }
vp = PZ
sum = { $what } { $points }
link = { $cities }{ $towns ->
    [0] {""}
    [one] , { $towns } miasteczko
    [few] , { $towns } miasteczka
   *[many] , { $towns } miasteczek
}
links-are = Połączenia: { $links }.
no-links = Na razie bez połączeń.
links-count = { $count ->
    [one] { $count } połączenie
    [few] { $count } połączenia
   *[many] { $count } połączeń
}
map-of = { $title }, mapa: { $links ->
    [one] { $links } połączenie
    [few] { $links } połączenia
   *[many] { $links } połączeń
}
delivery-track = Punkty za dostawy: { $points }
locomotive = Lokomotywa, skreślone kratki: { $boxes }
box-empty = kratka { $box }, nieskreślona
box-crossed = kratka { $box }, skreślona
power-is = Moc { $power }
boiler = { $crossed } i 1 z kafelka 4b
reach = { $power ->
    [0] na razie bez dostaw
   *[other] dostawy na odległość do { $power }
}
delivered = Dostarczone
own-cargo = własny ładunek
own-cargo-of = własny ładunek w mieście { $city }: { $good } do miasta { $to }
hex-plain = { $hex }, region { $region }
hex-town = { $hex }, miasteczko w regionie { $region }
hex-city = Miasto { $region }
hex-drawn = , { $piece }

# Rysowanie.
turn-it = obróć tor
turn = Obróć
draw = Narysuj
pieces = { $count ->
    [one] { $count } tor
    [few] { $count } tory
   *[many] { $count } torów
}
meaning-straight = przeciwległe krawędzie
meaning-gentle = co druga krawędź
meaning-sharp = sąsiednie krawędzie
with-tile-6 = używa kafelka 6
only-tile-6 = nie ma na czarnej kości
leads = Końce toru: { $one }; { $other }.
end-city = miasto { $to }
end-hex = otwarty koniec przy { $to }
end-dead = ślepy koniec
completes = Połączenie { $cities }: { $points } PZ
lens-chooses = Puść, by wybrać { $hex }
lens-nothing = Puść, by nic nie wybierać

# Przewożenie.
deliveries = Dostawy
to-city = do miasta { $city }
from = z { $origin } bezpośrednio
from-by = z { $origin } przez { $by }
by-city = { $city }
by-town = miasteczko { $hex }
uses = użyje: { $tiles }
goods-are-kept = Dostarczony towar zostaje u ciebie na zamówienia.
deliver-now = { $good } do miasta { $city }: { $points } PZ
distance-of = Odległość { $distance }

# Towary i kafelki.
supply = Plansza towarów
end-clock = puste { $empty } z { $all }
empty = puste
city-goods = Miasto { $city }: { $goods }
goods-of = Towary miasta { $city }
tiles = Kafelki akcji
tile-number = Kafelek { $number }
tiles-later = Zostaną wyłożone przed pierwszą rundą.
no-tiles = Bez kafelków.
one_shot = jednorazowy
permanent = stały
locked = zablokowany
in-the-pool = w puli
owned-by = { $facing ->
    [sideways] ma go { $name }, leży bokiem: nie można go wziąć
    [in_use] używa go { $name }
   *[upright] ma go { $name }
}

# Zamówienia i kafelki początkowe.
orders = Zamówienia
orders-note = ✓ leży przy twojej karcie
orders-note-plain = towary za punkty
order-name = { $order }: { $goods }, { $vp } PZ
order-missing = { $count ->
    [0] komplet
    [one] brakuje { $count } towaru
   *[other] brakuje { $count } towarów
}
claimed-by = ma je { $name }
coal-for = węgiel zamiast towaru: { $good }
no-orders = Bez zamówień.
starting-tiles = Kafelki początkowe
starting-note = każdy bierze jeden
taken-by = ma go { $name }
cargo-how = Wybierz kolor, a potem miasto 3 lub 4 na swojej mapie.
does-start_locomotive = Skreśl dowolną kratkę swojej lokomotywy.
does-start_track = Narysuj dowolny tor na dowolnym polu.
does-start_plus2 = 2 punkty na koniec gry.
does-start_action_tile = Weź dowolny kafelek akcji i połóż go bokiem.
does-start_own_cargo = Połóż własny ładunek, towar dowolnego koloru oprócz szarego, w swoim mieście 3 lub 4. Nikt inny go nie weźmie.

# Inni gracze.
others = Karty innych graczy
click-to-enlarge = wybierz, aby powiększyć
enlarge = Powiększ kartę gracza { $name }
glance-power = moc
glance-links = połączenia
glance-deliveries = punkty za dostawy
if-ended = Gdyby gra skończyła się teraz
forecast = prognoza
final = Wynik końcowy
score-deliveries = dostawy
score-network = sieć
score-locomotive = lokomotywa
score-tiles = kafelki
score-orders = zamówienia
score-start = początek

# Kafelek 2b.
interrupt = { $name } bierze kość { $die }
steal = Przejmij kość { $die }
steal-means = Użyjesz jej w swojej turze. { $name } wybierze ponownie: { $dice }. Kafelek 2 wraca do puli, a z nim { $points } PZ.
let-go = Nie przejmuj
let-go-means = { $name } zachowa kość { $die }, a ty kafelek.

# W pojedynkę przeciw Ewie.
row-of = Rząd miasta { $city }
row-note = Ewa bierze od prawej
row-how = Wybieraj towary od lewej do prawej. Ewa zabiera najpierw z prawego końca.
row-as-drawn = Zostaw tak, jak wylosowano
place-has = miejsce { $place }: { $good }
goods-left = Towary do ułożenia
ewas-turn = Tura Ewy krok po kroku
her-die = kość { $die }
ewas-sheet = Karta Ewy
ewas-map = Karta Ewy: { $count ->
    [one] { $count } wykreślone pole
    [few] { $count } wykreślone pola
   *[many] { $count } wykreślonych pól
}
crosses-of = Pola wykreślone przez Ewę w regionie { $city }: { $count } z { $full }
all-at-once = Wszystko naraz
tell-again = Pokaż jeszcze raz
ewa-waits = Najpierw ty: dwie kości są twoje, trzecia należy do Ewy.
ewa-began = Jej kość pokazuje { $die }
ewa-began-why = Gra w regionie { $city } i mieście { $city }.
ewa-delayed = Każesz jej rzucić ponownie: { $die }
ewa-delayed-why = Twój kafelek wraca do puli.
ewa-crossed = Wykreśla pole { $hex } w regionie { $city }
ewa-crossed-why = Wykreślone: { $crosses } z { $full }. Jeśli jej kość wskaże region, w którym wykreślone są wszystkie { $full }, wygrywa.
ewa-won = Nie znajduje wolnego pola w regionie { $city }
ewa-won-why = Region jest pełny: Ewa wygrywa od razu.
ewa-lost_tile = Odbiera ci kafelek { $city }
ewa-lost_tile-why = { $tile }: kafelek leżał przed tobą wyprostowany. Wraca do puli.
ewa-no_tile = Szuka kafelka { $city }
ewa-no_tile-why = Nie masz wyprostowanego kafelka z tym numerem, więc nic nie tracisz.
ewa-empty = Miasto { $city } jest puste
ewa-empty-why = Dlatego jej kością rzuca się jeszcze raz i Ewa zaczyna od nowa.
ewa-goods = Sprawdza miasto { $city }
ewa-goods-why = Są towary, więc nie rzuca ponownie.
ewa-removed = Zabiera towar z miasta { $city }: { $good }
ewa-removed-why = Leżał na prawym końcu. Ewa zdobywa { $points } PZ: tyle ma w regionie wykreślonych pól.
ewa-spared = Nie zabiera towaru
ewa-spared-why = Potrzebuje do tego trzech wykreślonych pól w regionie { $city }.
ewa-guarded = Chronisz towar; wykreśla pole { $hex }
ewa-guarded-why = { $crosses } z { $full }. Niczego nie zabiera i nie punktuje.
ewa-asks_reroll = Czy Ewa ma rzucić ponownie zamiast { $die }?
ewa-asks_reroll-why = Nowy wynik obowiązuje, a twój kafelek wraca do puli.
ewa-asks_guard = Chce zabrać towar: { $good }
ewa-asks_guard-why = Zdobyłaby { $points } PZ. Jeśli ochronisz towar, wykreśli zamiast tego jeszcze jedno pole.
ewa-score-removed = zabrane towary
ewa-score-locomotive = lokomotywa (zawsze tyle)
ewa-score-network = dwa najpełniejsze regiony
ewa-score-tiles = dodatnie kafelki w puli
ewa-danger = Prawie pełny region: { $regions }. Jeśli jej kość wskaże pełny region, wygrywa.
you-lead = Prowadzisz.
ewa-leads = Prowadzi Ewa; wygrywa też przy remisie.
ewa-beaten = Ewa pokonana.
ewa-wins = Wygrywa Ewa.

# Dymki.
tip-die = Użyj jej do jednej z czterech rzeczy: tor w regionie { $die }, kratka { $die }, towar z miasta { $die } albo kafelek { $die }.
tip-set = Kafelek 1 ustawia kość na dowolny wynik.
tip-step = Kafelek 5 zmienia wynik dokładnie o jeden, nigdy poniżej 1 ani powyżej 6.
tip-black-title = Czarna kość
tip-black = W tej rundzie wolno rysować tylko te dwa rodzaje toru, dowolnie obrócone. Kafelek 6 pozwala na wszystkie trzy.
tip-action-build = Narysuj jeden tor na wolnym polu regionu z numerem kości, rodzaju pokazanego przez czarną kość.
tip-action-upgrade = Skreśl kratkę z numerem kości. Każda skreślona kratka to o jeden większa moc.
tip-action-deliver = Przewieź towar z miasta z numerem kości własnymi połączeniami do miasta w jego kolorze. Zdobywasz tyle punktów, ile wynosi odległość.
tip-action-take = Weź kafelek z numerem kości, z puli albo od innego gracza, chyba że leży bokiem. Możesz też ponownie wziąć własny, żeby obrócić go bokiem.
tip-city-title = miasto { $city }
tip-city = Nie rysuje się na nim. Tor kończący się na jego granicy jest z nim połączony. Nieprzerwana linia między dwoma miastami to połączenie.
tip-supply = Towary czekające w tym mieście, wspólne dla wszystkich. Nigdy ich nie przybywa.
tip-supply-note = Gdy na koniec rundy co najmniej trzy miasta są puste, gra się kończy.
tip-hex-plain = Mieści jeden tor, na całą grę.
tip-hex-town = Tor biegnie tu przez miasteczko. Na połączeniu to 1 PZ więcej i odległość większa o 1.
tip-hex-note = Przerywana linia dzieli regiony; gruba brązowa jest zablokowana.
tip-box = Skreśla się ją kością z tym numerem, tylko raz. Dla mocy nie ma znaczenia, które kratki są skreślone.
tip-box-note = Na koniec: cztery skreślone kratki 1 PZ, pięć 2, sześć 3.
tip-power-title = Moc
tip-power = Liczba skreślonych kratek: tak daleko może pojechać towar. Kafelek 4b dodaje 1.
tip-delivered-title = Dostarczone towary
tip-delivered = Płaci się nimi za zamówienia. Same na koniec nic nie są warte.
tip-delivery_track-title = Punkty za dostawy
tip-delivery_track = Jedna kratka za każdy punkt z dostaw. Punkty powyżej 50 też się liczą.
tip-empty_cities-title = Koniec gry
tip-empty_cities = Gra kończy się po rundzie, w której co najmniej trzy miasta są puste.
tip-ewas_die-title = Kość Ewy
tip-ewas_die = Kość, którą jej zostawiasz. Wskazuje jej region, miasto i kafelek, którego szuka.
tip-good-title = Towar: { $good }
tip-good-yellow = Jedzie do miasta 1.
tip-good-red = Jedzie do miasta 2.
tip-good-grey = Jedzie do miasta 3 albo 4.
tip-good-blue = Jedzie do miasta 5.
tip-good-green = Jedzie do miasta 6.
tip-good-coal = Jedzie do dowolnego innego miasta. W zamówieniu jeden węgiel może zastąpić dowolny towar.
tip-own-cargo = Tylko ty możesz go przewieźć, kością z numerem miasta, w którym czeka.
tip-coal-for = Zamiast tego towaru płacisz jednym węglem.
tip-order = { $goods } za { $vp } PZ. Możesz wziąć jedno zamówienie w turze, po swoich akcjach.
tip-order-note = Jeden węgiel może zastąpić jeden towar. Nikt nie odbierze ci wziętego zamówienia.
tip-piece = Tor między tymi dwiema krawędziami.
tip-distance = Po jednym punkcie za każde miasto i miasteczko, do którego dociera towar.
tip-detour = Kafelek 3b wydłuża trasę i wraca do puli.
tip-crosses-title = Pola wykreślone przez Ewę w regionie { $city }
tip-crosses = Od trzech pól Ewa zabiera towar z prawego końca i zdobywa tyle punktów, ile ma tu wykreślonych pól. Jeśli jej kość wskaże region, w którym wykreślone jest już wszystkie siedem, Ewa wygrywa.
tip-ewa-removed = Za każdy zabrany towar tyle, ile miała w regionie wykreślonych pól.
tip-ewa-locomotive = Jej lokomotywa liczy się jak w pełni ulepszona.
tip-ewa-network = Wykreślone pola w dwóch regionach, gdzie ma ich najwięcej.
tip-ewa-tiles = Dodatnie punkty kafelków, których nikt nie ma.
tip-score-deliveries = Odległości wszystkich dostaw.
tip-score-network = 1 za każde połączenie i 1 za każde miasteczko na połączeniu.
tip-score-locomotive = 1 za cztery skreślone kratki, 2 za pięć, 3 za sześć.
tip-score-tiles = Dodatnie i ujemne punkty twoich kafelków akcji.
tip-score-orders = Wzięte zamówienia.
tip-score-start = Kafelek początkowy +2.
note-one_shot = Jednorazowy: po użyciu wraca do puli. { $vp } PZ, jeśli masz go na koniec.
note-permanent = Stały: zostaje, dopóki ktoś go nie weźmie. { $vp } PZ, jeśli masz go na koniec.
does-set_die_any = Ustaw kość na dowolny wynik.
does-two_dice = Weź dwie kości i użyj obu.
does-steal_die = Przejmij kość, którą inny gracz właśnie wybrał; on wybierze ponownie.
does-die_is_destination = Kość może wskazać miasto, do którego jedzie towar, zamiast tego, z którego jedzie.
does-distance_plus_1_or_2 = Dostawa liczy się jako o jeden lub dwa dłuższa, w granicach twojej mocy.
does-unlimited_distance = Jedna dostawa na dowolną odległość. Żadnego miasta nie wolno odwiedzić dwa razy.
does-power_plus_1 = O jeden większa moc, dopóki go masz.
does-die_plus_minus_1 = Zmień wynik kości o jeden, w górę lub w dół.
does-reroll_or_flip = Rzuć kością jeszcze raz albo obróć ją na drugą stronę.
does-any_track_type = Narysuj tor dowolnego rodzaju, bez względu na czarną kość.
does-reroll_ewa = Zanim Ewa zacznie, jej kością rzuca się jeszcze raz.
does-shield_good = Gdy Ewa chce zabrać towar, zamiast tego wykreśla jeszcze jedno pole i nie punktuje.
