# O co gra pyta gracza, według punktu decyzji.

prompt-choose_start_good = Drugi wagon przyjmuje dowolny surowiec. Który na niego ładujesz?
prompt-keep_action_cards = Zatrzymaj trzy z pięciu kart akcji; pozostałe trafią pod talię.
prompt-hero_prekeep = Odłóż jednego bohatera; nikt go nie zobaczy.
prompt-hero_draft_pick = Weź jednego bohatera; resztę dostanie sąsiad po lewej.
prompt-bid_spy = Którym szpiegiem licytujesz kolejność graczy?
prompt-lobby = W którym sektorze umieszczasz szpiega?
prompt-income_load = Załaduj wagon albo zakończ: { $left ->
    [one] możesz załadować jeszcze { $left } wagon
    [few] możesz załadować jeszcze { $left } wagony
   *[many] możesz załadować jeszcze { $left } wagonów
}.
prompt-invest = Wybierz akcję inwestycji albo spasuj.
prompt-play_card = Którą kartę akcji zagrywasz?
prompt-movement_step = Ruch { $movement } z 3: { $points ->
    [one] { $points } pole
    [few] { $points } pola
   *[many] { $points } pól
}, { $coal ->
    [0] bez węgla
    [one] koszt: { $coal } węgiel
   *[other] koszt: { $coal } węgla
}. Dokąd jedziesz?
prompt-special_step = Czy płacisz { $coal } { $coal ->
    [one] węgiel
   *[other] węgla
} za akcję specjalną z zagranej karty albo z innej karty na ręce?
prompt-take_display_card = Weź kartę z wystawki.
prompt-play_hero = Czy zagrywasz bohatera z aktywnego regionu?
prompt-choose_warehouse_zone = Gdzie budujesz magazyn?
prompt-choose_station_zone = Gdzie budujesz stację?
prompt-choose_track = Na którym torze postępu awansujesz?
prompt-choose_sector = { $agents ->
    [one] W którym sektorze państwa { $region } umieszczasz agenta?
   *[other] W którym sektorze państwa { $region } umieszczasz { $agents } agentów?
}
prompt-choose_wagon = Który wagon ładujesz?
prompt-choose_good = Który surowiec ładujesz na { $wagon }?
prompt-choose_exchange = Który wagon wymieniasz i na który? Dozwolone: { $exchanges }.
prompt-choose_new_wagon = Który wagon z { $size } miejscami bierzesz?
prompt-plan_keep = Zatrzymaj { $keep ->
    [one] najwyżej jedną z dobranych kart
   *[other] najwyżej { $keep } z dobranych kart
}.
prompt-discard_excess = Odrzuć kartę: na ręce możesz mieć najwyżej { $limit }.
prompt-choose_siding_tile = Którego kafla bocznicy używasz?
prompt-choose_free_special = Czy używasz za darmo akcji specjalnej z karty na ręce?
prompt-choose_free_action = Którą akcję inwestycji wykonujesz za darmo?
prompt-choose_target = Dokąd jedziesz? Ruch o { $points ->
    [one] { $points } pole
    [few] { $points } pola
   *[many] { $points } pól
}.
prompt-take_parcel = Czy bierzesz przesyłkę ({ $zone })?
prompt-city_step = Jesteś w mieście { $city }. Co robisz teraz?
prompt-choose_rent_city = Wynajmujesz magazyn. Z którego miasta jest kontrahent?
prompt-rent = Który magazyn wynajmujesz i któremu kontrahentowi z miasta { $city }?
prompt-fulfil_contract = Który kontrakt realizujesz w mieście { $city }? Możesz jeszcze wyładować { $left ->
    [one] { $left } surowiec
    [few] { $left } surowce
   *[many] { $left } surowców
}.
prompt-choose_goods = { $good ->
    [none] Kontrakt { $contract }: który surowiec oddajesz jako dowolny?
   *[other] Kontrakt { $contract }: oddajesz surowiec „{ $good }”. Z którego miejsca?
}
prompt-black_market = Co kupujesz na czarnym rynku?
prompt-sell_good = Nagroda: { $reward }. Zapłacono { $worth } z { $price }. Który surowiec teraz sprzedajesz?
prompt-choose_contract_city = W którym mieście kładziesz znacznik kontraktu na polu { $size }?

# O co chodzi w tej decyzji: drugi wiersz pytania na ekranie.

explain-choose_start_good = Surowce idą na kontrakty i czarny rynek. Spójrz na jawne kontrakty i na wartość każdego surowca.
explain-keep_action_cards = Karta to trzy ruchy z ceną w węglu i akcja specjalna. W rundzie zagrywasz jedną.
explain-hero_prekeep = Ten bohater odpada z gry. Resztę dzielicie draftem: jeden dla ciebie, pozostali do sąsiada.
explain-hero_draft_pick = Zagrany w swoim państwie daje bonus, a na koniec punktuje jeden surowiec na twoich wagonach.
explain-bid_spy = Najwyższy szpieg zaczyna. Wyłożony szpieg jest stracony, a wysokie numery już nie wrócą.
explain-lobby = Awansujesz na torze sektora, a wczesne pola dają bonus. Na koniec punktuje najwięcej pionków.
explain-income_load = Wagon ładuje się do pełna. Niewykorzystany załadunek przepada.
explain-invest = Znaczniki inwestycji: { $investment }. Niewydane zostają u ciebie, ale po spasowaniu wypadasz z tej fazy.
explain-play_card = Wykonujesz jej ruchy po kolei i płacisz za nie węglem. Twój węgiel: { $have }.
explain-movement_step = Jedziesz dokładnie tyle; tylko miasto i czarny rynek mogą skończyć ruch wcześniej. Twój węgiel: { $have }.
explain-special_step = Twój węgiel: { $have }. Za akcję specjalną karty z ręki oddajesz także tę kartę.
explain-take_display_card = Karta na kolejne rundy. Karty na ręce: { $cards }, limit: { $limit }.
explain-play_hero = Bonus dostajesz teraz, a surowce punktują na koniec. Miasto traci misję. Jeden bohater na rundę.
explain-choose_warehouse_zone = Awans na torze infrastruktury. Bez stacji w strefie go nie wynajmiesz. Zostało magazynów: { $left }.
explain-choose_station_zone = Przynosi przesyłkę, a ty awansujesz przy punktowaniu strefy. Zostało stacji: { $left }.
explain-choose_track = Nowy poziom działa od teraz. Na szczyt wejdzie tylko jeden gracz, a szczyt punktuje na koniec.
explain-choose_sector = Agenci liczą się jak szpiedzy: na koniec punktują pierwsze i drugie miejsce w każdym sektorze.
explain-choose_wagon = Zapełniasz wszystkie puste miejsca: nadrukowanym surowcem albo wybranym.
explain-choose_good = Zostaje na wagonie, dopóki go nie dostarczysz lub nie sprzedasz. Sprawdź, czego chcą kontrakty.
explain-choose_exchange = Tracisz stary wagon z ładunkiem. Nowy jest pusty.
explain-choose_new_wagon = Jest pusty. Wagon specjalny wozi tylko przesyłki, a pełny punktuje na koniec.
explain-plan_keep = Resztę odrzucasz odkrytą. Na ręce możesz mieć najwyżej { $limit } kart.
explain-discard_excess = Tracisz jej ruchy i akcję specjalną.
explain-choose_siding_tile = Jego działanie jest teraz twoje, a w to miejsce trafia nowy. Niemożliwy efekt nic nie da.
explain-choose_free_special = Nie kosztuje węgla, ale kartę odrzucasz i nie dobierasz nowej.
explain-choose_free_action = Nie kosztuje znaczników i działa, nawet gdy obszar jest pełny.
explain-choose_target = Dokładnie tyle, ale miasto i czarny rynek mogą skończyć ruch wcześniej. Zwykły tor nic nie daje.
explain-take_parcel = Przesyłki zapełniają wagony specjalne. Pełny punktuje na koniec.
explain-city_step = Znacznik jest obowiązkowy, wynajem i kontrakty zależą od ciebie. Każde raz na postój.
explain-choose_rent_city = Na torze kontrahentów awansujesz o rangę tego miasta: 1, 2 albo 3 pola.
explain-rent = Kontrahent zostaje do końca gry. Awans na torze jego koloru: { $rank }.
explain-fulfil_contract = Dostajesz PZ z kafla i zaznaczasz miasto. Każdą wielkość można tu dostarczyć raz.
explain-choose_goods = Miejsce się zwalnia. Zachowaj surowce na inne kontrakty i misje.
explain-black_market = Jedna nagroda na postój. Płacisz wartością surowców; nadwyżka przepada.
explain-sell_good = { $missing ->
    [0] Cena jest zapłacona: kolejne surowce nic nie dadzą.
   *[other] Brakuje jeszcze: { $missing }. Nadwyżka przepada.
}
explain-choose_contract_city = Znacznik liczy się za { $size } w kontraktach tego państwa: na koniec punktują dwie największe sumy.

# Co gracz może zrobić, według czasownika.

move-choose_start_good = { $good }
move-keep_action_cards = zatrzymaj { $card }; { $card_2 }; { $card_3 }
move-hero_prekeep = odłóż: { $hero }
move-hero_draft_pick = weź: { $hero }
move-bid_spy = szpieg { $spy }
move-lobby = { $place }
move-income_load = { $wagon ->
    [done] zakończ załadunek
   *[other] załaduj: { $wagon }
}
move-invest = { $action ->
    [pass] pas
   *[other] { $action }
}
move-play_card = zagraj { $card }
move-movement_step = { $ride ->
    [stop] zatrzymaj się tutaj
   *[other] jedź: { $ride }
}
move-special_step = { $card ->
    [skip] bez akcji specjalnej
   *[other] { $card }
}
move-take_display_card = weź { $card }
move-play_hero = { $hero ->
    [decline] nie zagrywaj bohatera
   *[other] zagraj: { $hero }
}
move-choose_warehouse_zone = { $zone ->
    [decline] nie buduj
   *[other] magazyn: { $zone }
}
move-choose_station_zone = { $zone ->
    [decline] nie buduj
   *[other] stacja: { $zone }
}
move-choose_track = awansuj: { $progress }
move-choose_sector = { $place ->
    [decline] nie umieszczaj agenta
   *[other] agent: { $place }
}
move-choose_wagon = { $wagon ->
    [decline] nie ładuj żadnego wagonu
   *[other] załaduj: { $wagon }
}
move-choose_good = { $good }
move-choose_exchange = { $swap ->
    [decline] nie wymieniaj wagonu
   *[other] wymień: { $swap }
}
    .wagon = wymień { $wagon } na { $new_wagon }
move-choose_new_wagon = { $new_wagon ->
    [decline] nie bierz wagonu
   *[other] weź: { $new_wagon }
}
move-plan_keep = { $cards ->
    [none] nie zatrzymuj żadnej karty
   *[other] zatrzymaj: { $cards }
}
move-discard_excess = odrzuć { $card }
move-choose_siding_tile = { $number ->
    [decline] nie używaj żadnego kafla
   *[other] kafel z pola { $number }
}
move-choose_free_special = { $card ->
    [decline] nie używaj akcji specjalnej
   *[other] { $card }
}
move-choose_free_action = { $action }
move-choose_target = jedź: { $node }
move-take_parcel = { $wagon ->
    [decline] zostaw przesyłkę
   *[other] połóż przesyłkę na { $wagon }
}
move-city_step = { $part ->
    [mark] zaznacz obecność
    [rent] wynajmij magazyn
    [contracts] zrealizuj kontrakty
   *[finish] zakończ akcję miasta
}
move-choose_rent_city = { $city }
move-rent = { $zone }: { $colour } ({ $city })
move-fulfil_contract = { $size ->
    [end_block] nie realizuj więcej kontraktów
   *[other] kontrakt wielkości { $size }
}
move-choose_goods = oddaj: { $slot }
move-black_market = { $reward ->
    [decline] niczego nie kupuj
   *[other] { $reward }
}
move-sell_good = { $slot ->
    [done] nie sprzedawaj więcej
   *[other] sprzedaj: { $slot }
}
move-choose_contract_city = { $city }

# Co się stało, według rodzaju zdarzenia.

event-round_began = Zaczyna się runda { $round }.
event-phase_began = { $phase ->
    [auction] Faza I: licytacja.
    [lobbying] Faza II: lobbowanie.
    [income] Faza III: przychód.
    [investing] Faza IV: inwestycje.
    [movement] Faza V: ruch.
    [mission] Faza VI: misje.
   *[end] Punktacja końcowa.
}
event-turn_order = { $count }. w kolejności graczy: { $seat }.
event-start_good = { $seat } zaczyna z surowcem: { $good }.
event-cards_dealt = { $seat } dostaje karty: { $cards }.
event-cards_returned = { $seat } oddaje karty: { $cards }.
event-heroes_dealt = { $seat } dostaje bohaterów: { $heroes }.
event-hero_aside = { $seat } odkłada bohatera: { $hero }.
event-hero_picked = { $seat } bierze bohatera: { $hero }.
event-pack_received = { $seat } wybiera spośród bohaterów: { $heroes }.
event-bid = { $seat } licytuje szpiegiem { $spy }.
event-lobbied = { $seat } umieszcza szpiega: { $place }, pole { $space }.
event-advanced = { $seat } awansuje: { $progress } pokazuje teraz { $value }.
event-cannot_advance = { $seat } nie może już awansować: { $progress }.
event-gained_investment = { $seat } dostaje { $count ->
    [one] { $count } znacznik inwestycji
    [few] { $count } znaczniki inwestycji
   *[many] { $count } znaczników inwestycji
}.
event-gained_coal = { $seat } dostaje { $count ->
    [one] { $count } węgiel
   *[other] { $count } węgla
}.
event-gained_vp = { $seat } zdobywa { $points } PZ.
event-filled = { $seat } ładuje { $wagon }: { $goods }.
event-invested = { $seat } inwestuje { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}: { $action }.
event-took_free_action = { $seat } wykonuje za darmo akcję inwestycji: { $action }.
event-passed = { $seat } pasuje.
event-warehouse_built = { $seat } buduje magazyn: { $zone }.
event-station_built = { $seat } buduje stację: { $zone }.
event-agent_placed = { $seat } umieszcza agenta: { $place }, pole { $space }.
event-went_up = { $seat } awansuje: { $track }, pole { $count }.
event-exchanged = { $seat } wymienia { $wagon } na { $new_wagon }.
event-took_wagon = { $seat } bierze { $wagon }.
event-wagon_laid = Nowy wagon na wystawce: { $wagon }.
event-planned = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
event-saw = { $seat } ogląda karty: { $cards }.
event-kept_cards = { $seat } { $count ->
    [0] nie zatrzymuje żadnej karty
    [one] zatrzymuje { $count } kartę
    [few] zatrzymuje { $count } karty
   *[many] zatrzymuje { $count } kart
}.
event-discarded = { $seat } odrzuca: { $cards }.
event-deck_shuffled = Odrzucone karty zostają potasowane i tworzą nową talię.
event-cards_laid = Nowe karty na wystawce: { $cards }.
event-played = { $seat } zagrywa kartę: { $card }.
event-moved = { $seat } jedzie: { $node }.
event-token_used = { $seat } używa żetonu ruchu: +{ $token }.
event-coal_paid = { $seat } płaci { $count ->
    [one] { $count } węgiel
   *[other] { $count } węgla
}.
event-special_used = { $seat } używa akcji specjalnej z karty: { $card }.
event-took_card = { $seat } bierze kartę: { $card }.
event-tile_used = { $seat } używa kafla bocznicy z pola { $siding }: { $tile }.
event-tile_laid = Nowy kafel bocznicy na polu { $siding }: { $tile }.
event-parcel_taken = { $seat } kładzie przesyłkę ({ $zone }) na { $wagon }.
event-marked = { $points ->
    [0] { $seat } zaznacza obecność w mieście { $city }.
   *[other] { $seat } zaznacza obecność w mieście { $city }: { $points } PZ i żeton ruchu +{ $token }.
}
event-rented = { $seat } wynajmuje magazyn ({ $zone }). Najemca: { $colour } z miasta { $city }.
event-fulfilled = { $seat } realizuje kontrakt w mieście { $city }: { $contract }, { $points } PZ.
event-contract_laid = Nowy kontrakt w państwie { $region }: { $contract }.
event-unloaded = { $seat } wyładowuje { $wagon }: { $good }.
event-traded = { $seat } kupuje na czarnym rynku: { $reward }.
event-marker_placed = { $seat } kładzie znacznik kontraktu w mieście { $city } na polu { $size }: { $points } PZ.
event-hero_played = { $seat } rozpoczyna misję. Bohater: { $hero }.
event-scored = { $seat } zdobywa { $points } PZ: { $scoring ->
    [all_cities] znaczniki w { $count } z 9 miast
    [progress] { $count ->
        [0] na szczycie żadnego toru postępu
        [one] na szczycie { $count } toru postępu
       *[many] na szczycie { $count } torów postępu
    }
    [sectors] { $count ->
        [0] bez pierwszego i drugiego miejsca w sektorach
        [one] pierwsze lub drugie miejsce w { $count } sektorze
       *[many] pierwsze lub drugie miejsce w { $count } sektorach
    }
    [infrastructure] { $count ->
        [0] bez pierwszego i drugiego miejsca na torach infrastruktury
        [one] pierwsze lub drugie miejsce na { $count } torze infrastruktury
       *[many] pierwsze lub drugie miejsce na { $count } torach infrastruktury
    }
    [contractors] { $count ->
        [0] bez pierwszego i drugiego miejsca na torach kontrahentów
        [one] pierwsze lub drugie miejsce na { $count } torze kontrahentów
       *[many] pierwsze lub drugie miejsce na { $count } torach kontrahentów
    }
    [special_wagons] { $count ->
        [0] bez pełnego wagonu specjalnego
        [one] { $count } pełny wagon specjalny
        [few] { $count } pełne wagony specjalne
       *[many] { $count } pełnych wagonów specjalnych
    }
    [contract_area] { $count ->
        [0] bez pierwszego i drugiego miejsca za kontrakty
        [one] pierwsze lub drugie miejsce za kontrakty w { $count } państwie
       *[many] pierwsze lub drugie miejsce za kontrakty w { $count } państwach
    }
   *[missions] { $count ->
        [0] bez rozpoczętej misji
        [one] { $count } rozpoczęta misja
        [few] { $count } rozpoczęte misje
       *[many] { $count } rozpoczętych misji
    }
}.
event-game_over = Koniec gry.

# Punkty według rodzaju.

category-tokens = żetony z miast
category-contracts = kontrakty
category-markets = czarne rynki
category-cards = akcje specjalne
category-all_cities = wszystkie miasta
category-progress = tory postępu
category-sectors = sektory
category-infrastructure = infrastruktura
category-contractors = kontrahenci
category-special_wagons = wagony specjalne
category-contract_area = obszar kontraktów
category-missions = misje

tie-city_markers = więcej znaczników miast

# Opcje stołu.

option-heroes = bohaterowie
option-heroes-draft = z draftu
option-heroes-random = losowo (na pierwszą grę)

# Co liczy podpowiedź.

hint-points = dotychczasowe punkty
hint-contracts = kontrakty w zasięgu
hint-cities = miasta na trasie
hint-sectors = wpływy w sektorach
hint-tracks = infrastruktura i kontrahenci
hint-zones = magazyny i stacje
hint-wagons = wagony i przesyłki
hint-progress = tory postępu
hint-money = inwestycje i węgiel
hint-cards = karty na ręce
hint-missions = misje

# Dlaczego czegoś nie można teraz wybrać.

closed-too_little_investment = za mało znaczników inwestycji
closed-area_full = obszar jest pełny
closed-impossible = teraz niemożliwe
closed-other_price = ta akcja nie jest darmowa
closed-no_state = lokomotywa nie jest jeszcze w żadnym państwie
closed-no_warehouses = nie masz już magazynów
closed-no_stations = nie masz już stacji
closed-no_agents = nie masz już agentów
closed-no_room_here = brak miejsca w aktywnym regionie
closed-wagons_full = wszystkie wagony są pełne
closed-no_free_stop = brak wolnego pola w tej odległości
closed-no_such_wagon = brak wagonu tej wielkości do wymiany
closed-none_on_offer = nie ma takiego wagonu na wystawce
closed-train_full = w pociągu nie ma miejsca na wagon
closed-no_free_space = brak wolnego pola kontraktu w tym państwie
closed-no_markers = nie masz już znaczników kontraktu
closed-too_little_coal = za mało węgla
closed-at_the_top = to już szczyt
closed-top_taken = szczyt jest zajęty
closed-state_taken = państwo już zajęte w tej rundzie
closed-sector_full = sektor jest pełny
closed-one_spy_only = masz tu już szpiega
closed-other_state = w innym państwie
closed-mission_gone = misji w tym mieście już nie ma
closed-marked = twój znacznik już tu jest
closed-mark_first = najpierw zaznacz obecność
closed-done = zrobione podczas tego postoju
closed-no_contractors = nie czeka tu żaden kontrahent
closed-nothing_to_rent = żaden twój wolny magazyn nie stoi przy stacji
closed-no_fitting_zone = w twoich strefach są już tacy kontrahenci
closed-space_taken = pole w tym mieście zajęte
closed-no_contract = brak kontraktu na wystawce
closed-unloading_too_low = za niski wyładunek
closed-goods_missing = brakuje surowców
closed-goods_worth_too_little = twoje surowce są warte za mało

# Stół w słowach.

table-round = Runda
table-setup = przygotowanie
table-auction = I licytacja
table-lobbying = II lobbowanie
table-income = III przychód
table-investing = IV inwestycje
table-movement = V ruch
table-mission = VI misje
table-end = koniec
table-order = Kolejność graczy
table-cities = Miasta
table-map = Mapa
table-map_legend = zgodnie z zegarem; ↗ ↘ rozjazd; =3 kafel bocznicy 3
table-inner = wewnętrzna
table-middle = środkowa
table-outer = zewnętrzna
table-green = zielony
table-red = czerwony
table-blue = niebieski
table-at_end = na koniec
table-at_top = bez postępu: jesteś na szczycie
table-no_advance = bez postępu: szczyt zajęty
table-worth = surowce o wartości
table-city = Miasto
table-there = Znaczniki
table-tokens = Żetony (PZ/ruch)
table-contractors = Kontrahenci
table-token = Misja
table-contracts = Kontrakty 2, 3, 4, 5
table-grid = Kontrakty państwowe
table-region = Państwo
table-zones = Strefy
table-zone = Strefa
table-warehouses = Magazyny
table-station = Stacja
table-parcel = Przesyłka
table-sectors = Sektory
table-sector = Sektor
table-spies = Szpiedzy
table-agents = Agenci
table-tiles = Kafle bocznic
table-areas = Obszary akcji
table-area = Obszar
table-used = Zajęte
table-supply = Do wzięcia
table-wagons = Wagony
table-display = Karty na wystawce
table-deck = Talia
table-faction = Frakcja
table-at = Lokomotywa
table-money = Inwestycje, węgiel
table-progress = Postęp
table-tracks = Tory
table-reserve = W zapasie
table-hand = Ręka
table-heroes = Bohaterowie
table-missions = Misje
table-players = Inni gracze
table-player = Gracz
table-score = Punkty do tej pory
table-forecast = gdyby gra skończyła się teraz
table-total = razem
table-investments = inwestycje
table-coal = węgiel
table-cards = karty
table-special = akcja specjalna
table-markers = znaczniki kontraktów
table-stations = stacje
table-yes = tak
table-empty = brak
table-vp = PZ
table-seen = miasta
