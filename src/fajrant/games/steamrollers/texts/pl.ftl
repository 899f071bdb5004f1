# O co gra pyta gracza, według punktu decyzji.

prompt-choose_start_tile = Weź jeden z kafelków początkowych.
prompt-start_box = Skreśl dowolną kratkę swojej lokomotywy.
prompt-start_hex = Wybierz pole na początkowy tor.
prompt-start_piece = Narysuj dowolny tor na polu { $hex }.
prompt-start_action_tile = Weź dowolny kafelek akcji.
prompt-start_cargo = Wybierz własny ładunek i miasto, w którym czeka.
prompt-arrange_row = Ułóż w rzędzie towary miasta { $city }. Ewa bierze od prawej.
prompt-choose_die = { $dice ->
    [two] Wybierz dwie kości. Trzecia przypada Ewie.
    [one_or_two] Wybierz kość, a z kafelkiem 2 nawet dwie.
   *[one] Wybierz kość.
}
prompt-steal_interrupt = Właśnie wybrano kość z wynikiem { $die }. Czy ją przejmujesz?
prompt-next_die = Której kości użyjesz najpierw?
prompt-modify_die = Twoja kość pokazuje { $die }. Czy ją zmieniasz?
prompt-choose_action = Co robisz z wynikiem { $die }?
prompt-build_track = Narysuj tor w regionie { $city }.
prompt-load_good = Który towar przewozisz? Twoja moc wynosi { $power }.
prompt-choose_destination = Dokąd jedzie towar z miasta { $origin } ({ $good })?
prompt-choose_distance = Jak daleko jedzie towar z miasta { $origin } do miasta { $destination } ({ $good })?
prompt-claim_order = Czy wymieniasz dostarczone towary na zamówienie?
prompt-reroll_ewa = Kość Ewy pokazuje { $die }. Czy Ewa ma rzucić jeszcze raz?
prompt-shield = Ewa chce zabrać towar z miasta { $city }. Czy go chronisz?

# O co chodzi w tej decyzji: drugi wiersz pytania na ekranie.

explain-choose_start_tile = Działa od razu: kratka, tor, dwa punkty, kafelek akcji albo własny ładunek.
explain-start_box = Każda kratka to większa moc, czyli dalsze dostawy. Za cztery i więcej są punkty na koniec.
explain-start_hex = Na polu mieści się jeden tor na całą grę. Tor między dwoma miastami to połączenie, a ono punktuje.
explain-start_piece = Dowolny rodzaj i obrót: czarna kość teraz się nie liczy. Później nie da się go zmienić.
explain-start_action_tile = Do twojej pierwszej tury nikt go nie zabierze. Jego punkty liczą się na koniec, ujemne też.
explain-start_cargo = Tylko ty możesz go dostarczyć, swoimi połączeniami, do miasta w jego kolorze.
explain-arrange_row = Dostarczysz dowolny z nich, a Ewa zawsze bierze skrajny z prawej. Potrzebne najdłużej połóż z lewej.
explain-choose_die = { $dice ->
    [two] Każda kość to jedna akcja: region, kratka, miasto albo kafelek o jej numerze. Trzecią gra Ewa.
    [one_or_two] Numer to region, kratka, miasto albo kafelek. Dwie kości to dwie akcje, ale oddajesz kafelek 2.
   *[one] Numer to region na tor, kratka do skreślenia, miasto dostawy albo kafelek do wzięcia.
}
explain-steal_interrupt = Musisz jej użyć w swojej turze. Kafelek 2 wraca do puli, a tamten gracz wybiera jeszcze raz.
explain-next_die = Wykonasz akcje obiema kośćmi po kolei: pierwsza może przygotować drugą.
explain-modify_die = Każdą kość zmienisz raz. Nowy rzut trzeba przyjąć, a jednorazowy kafelek wraca do puli.
explain-choose_action = Region, kratka, miasto albo kafelek { $die }. { $best ->
    [0] Dostawa z tą kością jest teraz niemożliwa.
   *[other] Najlepsza dostawa: { $best } PZ.
}
explain-build_track = Jeden tor na polu, na stałe. Połączenie dwóch miast to 1 PZ i po 1 za każde miasteczko na nim.
explain-load_good = Dostajesz 1 PZ za każde miasto i miasteczko po drodze. Najlepsza dostawa: { $best } PZ.
explain-choose_destination = Dostajesz 1 PZ za każde miasto i miasteczko po drodze. Najlepszy wynik tego towaru: { $best } PZ.
explain-choose_distance = Odległość to twoje punkty: najwyżej { $best } PZ. Wydłużenie trasy może zużyć kafelek.
explain-claim_order = Oddajesz pokazane towary, a zamówienie punktuje na koniec. Jedno zamówienie na turę.
explain-reroll_ewa = To zużywa kafelek 2. Nowy wynik obowiązuje, nawet jeśli jest dla ciebie gorszy.
explain-shield = To zużywa kafelek 2. Towar zostaje, Ewa nie punktuje, ale wykreśla jeszcze jedno pole.

# Co gracz może zrobić, według czasownika.

move-choose_start_tile = weź: { $start }
move-box = skreśl kratkę { $box }
move-hex = pole { $hex }
move-tile = weź kafelek { $tile }
move-cargo = { $colour } w mieście { $city }
move-row = od lewej: { $row }
move-die = kość { $die }
move-two = kości { $die } i { $die_2 }
move-first = najpierw kość { $die }
move-steal = przejmij kość
move-decline = nie przejmuj
move-keep = nie zmieniaj kości
move-set = ustaw na { $set }
move-step = { $step ->
    [-1] o jeden mniej
   *[other] o jeden więcej
}
move-reroll = rzuć jeszcze raz
move-flip = obróć na drugą stronę
move-build = narysuj tor
move-upgrade = ulepsz lokomotywę
move-deliver = przewieź towar
move-take = weź kafelek akcji
move-pass = nic nie rób
move-piece = { $hex }: { $piece }
move-load = przewieź: { $cargo }
move-load_in_row = przewieź: { $cargo }
move-load_own = przewieź własny ładunek: { $own_cargo }
move-to = do miasta { $city }
move-distance = odległość { $distance }
move-detour = odległość { $detour }, dłuższą trasą
move-none = nie bierz zamówienia
move-claim = weź zamówienie: { $order }
move-claim_with_coal = weź zamówienie: { $order }; węgiel zamiast towaru: { $colour }
move-shield = chroń towar
move-allow = niech Ewa go zabierze

# Co się wydarzyło, według rodzaju zdarzenia.

event-laid_out = Kafelki akcji w tej grze: { $tiles }.
event-orders_laid_out = Zamówienia w tej grze: { $orders }.
event-map_chosen = Mapa: { $map }.
event-start_tile_taken = { $seat } bierze kafelek początkowy: { $start }.
event-cargo_taken = Własny ładunek gracza { $seat } czeka w mieście { $city }: { $good }.
event-row_arranged = { $seat } układa w rzędzie towary miasta { $city }: { $goods }.
event-rolled = Runda { $round }: { $seat } wyrzuca { $dice }. Tory: { $tracks }.
event-die_chosen = { $seat } wybiera kość { $die }.
event-two_chosen = { $seat } wybiera kości { $die } i { $other }.
event-stolen = { $seat } przejmuje kość z wynikiem { $die }. Traci ją { $victim }.
event-not_stolen = { $seat } nie przejmuje kości.
event-die_changed = Kość gracza { $seat } pokazuje teraz { $die } (wcześniej { $before }).
event-built = { $seat } rysuje na polu { $hex }: { $piece }.
event-linked = { $seat } łączy miasta { $cities }{ $towns ->
    [0] {""}
    [one] , po drodze { $towns } miasteczko
    [few] , po drodze { $towns } miasteczka
   *[many] , po drodze { $towns } miasteczek
}.
event-upgraded = { $seat } skreśla kratkę { $box }. Moc lokomotywy: { $power }.
event-delivered = { $seat } przewozi towar z miasta { $origin } do miasta { $destination } za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $good }.
event-took = { $seat } bierze kafelek: { $tile }.
event-took_from = { $seat } bierze kafelek: { $tile }. Traci go { $victim }.
event-turned = { $seat } ponownie bierze własny kafelek i kładzie go bokiem: { $tile }.
event-passed = { $seat } nie może nic zrobić z wynikiem { $die }.
event-tile_used = { $seat } używa kafelka: { $tile }.
event-tile_back = Wraca do puli: { $tile }.
event-claimed = { $seat } oddaje { $goods } za zamówienie warte { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $order }.
event-ewa_began = Kość Ewy pokazuje { $die }.
event-ewa_crossed = Ewa wykreśla pole { $hex }. W regionie { $city } ma ich już { $crosses }.
event-ewa_took = Ewa odbiera kafelek: { $tile }.
event-ewa_rerolled = Nowy rzut kością Ewy: { $die } zamiast { $before }.
event-ewa_removed = Ewa zabiera towar z miasta { $city } i zdobywa { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $good }.
event-ewa_spared = Ewa nie zabiera jeszcze towaru z miasta { $city }.
event-ewa_won = Region { $city } jest pełny: wygrywa Ewa.
event-scored = { $seat }: dostawy { $deliveries }, sieć { $network }, lokomotywa { $locomotive }, kafelki { $tiles }, zamówienia { $orders }, początek { $start }; razem { $total }.
event-ewa_scored = Ewa: towary { $points }, regiony { $network }, kafelki { $tiles } i punkty za lokomotywę; razem { $total }.
event-game_over = { $ending ->
    [stalemate] Koniec gry: przez dziesięć rund nikt nic nie narysował, nie skreślił ani nie przewiózł.
    [region_full] Koniec gry: Ewa zapełniła region.
   *[cities] Koniec gry: co najmniej trzy miasta są puste.
}

# Punkty i opcje.

category-deliveries = dostawy
category-network = sieć
category-locomotive = lokomotywa
category-tiles = kafelki akcji
category-orders = zamówienia
category-start = kafelek początkowy

tie-boxes = więcej skreślonych kratek lokomotywy
tie-network = większa sieć

option-level = mapa
option-level-easy = łatwa: bez zablokowanych granic
option-level-medium = średnia: 6 zablokowanych granic
option-level-hard = trudna: 12 zablokowanych granic
option-coal = węgiel kamienny
option-coal-off = bez
option-coal-on = z węglem, który przyjmie każde miasto
option-orders = zamówienia
option-orders-off = bez
option-orders-on = z kafelkami zamówień
option-start_tiles = kafelki początkowe
option-start_tiles-off = bez
option-start_tiles-on = premia dla każdego gracza przed pierwszą rundą
option-difficulty = Ewa, gdy grasz w pojedynkę
option-difficulty-1 = Pracownik kolejowy
option-difficulty-2 = Konduktor
option-difficulty-3 = Maszynista
option-difficulty-4 = Inżynier
option-difficulty-5 = Inwestor
option-difficulty-6 = Magnat kolejowy

# Nazwy na ekranie.

tab-mine = Karta
help-turn = Obróć tor przed narysowaniem; z Shift w drugą stronę
waiting-steal_interrupt = { $name } może przejąć kość.

# Dlaczego czegoś nie można teraz wybrać.

closed-region_full = ten region jest pełny
closed-box_crossed = ta kratka jest już skreślona
closed-tile_sideways = ten kafelek leży bokiem
closed-city_empty = to miasto jest puste
closed-no_links = brak połączeń
closed-no_way = brak drogi przy twojej mocy
closed-no_power = brak mocy
closed-goods_missing = brakuje towarów
closed-order_taken = już zajęte

# Napisy rysowanego stołu.

table-round = Runda
table-first = pierwszy gracz
table-white = Kości na środku
table-black = Tory
table-dice = Kości
table-city = Miasto
table-goods = Towary
table-empty = brak
table-supply = Towary w miastach
table-empty_cities = puste miasta
table-bag = W woreczku
table-tile = Kafelek
table-effect = Kafelek akcji
table-kind = Rodzaj
table-one_shot = jednorazowy
table-permanent = stały
table-vp = PZ
table-owner = Właściciel
table-pool = pula
table-upright = wyprostowany
table-sideways = obrócony
table-in_use = w użyciu
table-takeable = można wziąć
table-orders = Zamówienia
table-sheet = Karta gracza
table-map = Mapa
table-walls = Zablokowane granice
table-links = Połączenia
table-towns = miasteczka
table-dead = Inne tory
table-boxes = Kratki
table-power = Moc
table-cargo = Własny ładunek
table-delivered = Dostarczone
table-die = Kość
table-ewa = Ewa
table-crosses = Wykreślone pola
table-removed = towary
table-regions = dwa najpełniejsze regiony
table-beaten = prowadzisz
table-not_beaten = prowadzi Ewa
table-players = Gracze
table-player = Gracz
table-score = Punkty do tej pory
table-forecast = gdyby gra skończyła się teraz
table-taken = Wzięte kości
table-not_takeable = zajęte lub niedostępne
table-total = Razem
table-row = Rząd
table-legend = cyfra: region; * miasto; o miasteczko; 0-3: tor od krawędzi do krawędzi, wschód to 0, dalej przeciwnie do zegara

# Co według podpowiedzi daje tura, w punktach.

hint-points = punkty od razu
hint-goods = towary do przewiezienia
hint-engine = lokomotywa i sieć
hint-plans = połączenia w budowie
hint-tiles = kafelki akcji
hint-orders = zamówienia w toku
hint-ewa = to, co zyskuje Ewa
