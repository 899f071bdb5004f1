# O co gra pyta gracza, według punktu decyzji.

prompt-choose_start_good = Jaki Surowiec leży na twoim Wagonie na dowolny Surowiec?
prompt-keep_action_cards = Zatrzymaj trzy z pięciu kart Akcji; pozostałe trafią pod talię.
prompt-hero_prekeep = Odłóż jednego Bohatera; nikt go nie zobaczy.
prompt-hero_draft_pick = Weź jednego Bohatera; resztę dostanie sąsiad po lewej.
prompt-bid_spy = Którym Szpiegiem licytujesz kolejność?
prompt-lobby = Dokąd idzie twój Szpieg?
prompt-income_load = Załaduj Wagon albo zakończ: { $left ->
    [one] został { $left } Wagon
    [few] zostały { $left } Wagony
   *[many] zostało { $left } Wagonów
}.
prompt-invest = Wybierz akcję Inwestycji albo spasuj.
prompt-play_card = Którą kartę Akcji zagrywasz?
prompt-movement_step = Ruch { $movement } z 3: { $points ->
    [one] { $points } pole
    [few] { $points } pola
   *[many] { $points } pól
}, { $coal ->
    [0] bez węgla
   *[other] koszt w węglu: { $coal }
}. Dokąd?
prompt-special_step = Akcja Specjalna (koszt w węglu: { $coal }): z zagranej karty czy z innej karty z ręki?
prompt-take_display_card = Weź kartę z wystawki.
prompt-play_hero = Czy zagrywasz Bohatera z Regionu, w którym stoi twoja Lokomotywa?
prompt-choose_warehouse_zone = Gdzie budujesz Magazyn?
prompt-choose_station_zone = Gdzie budujesz Stację Przeładunkową?
prompt-choose_track = Na którym Torze Postępu awansujesz?
prompt-choose_sector = { $agents ->
    [one] Dokąd idzie twój Agent ({ $region })?
   *[other] Dokąd idą twoi Agenci ({ $region }; liczba: { $agents })?
}
prompt-choose_wagon = Który Wagon załadujesz?
prompt-choose_good = Jaki Surowiec trafi na ten Wagon: { $wagon }?
prompt-choose_exchange = Który Wagon wymieniasz ({ $exchanges }) i na który?
prompt-choose_new_wagon = Który Wagon bierzesz? Ma on { $size } pola.
prompt-plan_keep = Z dobranych kart zatrzymaj najwyżej { $keep ->
    [one] jedną
    [few] { $keep }
   *[many] { $keep }
}.
prompt-discard_excess = Odrzuć kartę: na ręce mieści się ich najwyżej { $limit }.
prompt-choose_siding_tile = Którego kafla Bonusu Bocznicy używasz?
prompt-choose_free_special = Czy używasz za darmo Akcji Specjalnej z karty na ręce?
prompt-choose_free_action = Którą akcję Inwestycji wykonujesz za darmo?
prompt-choose_target = Dokąd jedziesz? Masz { $points ->
    [one] { $points } pole
    [few] { $points } pola
   *[many] { $points } pól
}.
prompt-take_parcel = Czy bierzesz Przesyłkę ({ $zone })?
prompt-city_step = Jesteś w Mieście { $city }. Co robisz teraz?
prompt-choose_rent_city = Wynajmujesz Magazyn Kontrahentowi: z którego Miasta?
prompt-rent = Komu wynajmujesz Magazyn ({ $city })?
prompt-fulfil_contract = Który Kontrakt realizujesz ({ $city })? Ile Surowców można jeszcze wyładować: { $left }.
prompt-choose_goods = { $good ->
    [none] Dowolny Surowiec na Kontrakt { $contract }: który?
   *[other] Na Kontrakt { $contract }: { $good }. Skąd?
}
prompt-black_market = Co kupujesz na Czarnym Rynku?
prompt-sell_good = { $reward }: oddano Surowce o wartości { $worth } z { $price }. Co jeszcze oddajesz?
prompt-choose_contract_city = Gdzie trafi twój znacznik Kontraktu, na pole { $size }?

# Co gracz może zrobić, według czasownika.

move-choose_start_good = { $good }
move-keep_action_cards = zatrzymaj { $card }; { $card_2 }; { $card_3 }
move-hero_prekeep = odłóż: { $hero }
move-hero_draft_pick = weź: { $hero }
move-bid_spy = Szpieg { $spy }
move-lobby = { $place }
move-income_load = { $wagon ->
    [done] gotowe
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
    [skip] bez Akcji Specjalnej
   *[other] { $card }
}
move-take_display_card = weź { $card }
move-play_hero = { $hero ->
    [decline] nie zagrywaj Bohatera
   *[other] zagraj: { $hero }
}
move-choose_warehouse_zone = { $zone ->
    [decline] nie buduj
   *[other] Magazyn: { $zone }
}
move-choose_station_zone = { $zone ->
    [decline] nie buduj
   *[other] Stacja: { $zone }
}
move-choose_track = awansuj: { $progress }
move-choose_sector = { $place ->
    [decline] nikogo nie przekupuj
   *[other] Agent: { $place }
}
move-choose_wagon = { $wagon ->
    [decline] niczego nie ładuj
   *[other] załaduj: { $wagon }
}
move-choose_good = { $good }
move-choose_exchange = { $swap ->
    [decline] niczego nie wymieniaj
   *[other] wymień: { $swap }
}
move-choose_new_wagon = { $new_wagon ->
    [decline] nie bierz żadnego
   *[other] weź: { $new_wagon }
}
move-plan_keep = { $cards ->
    [none] nie zatrzymuj żadnej
   *[other] zatrzymaj: { $cards }
}
move-discard_excess = odrzuć { $card }
move-choose_siding_tile = { $number ->
    [decline] nie używaj żadnego
   *[other] kafel z pola { $number }
}
move-choose_free_special = { $card ->
    [decline] nie używaj żadnej
   *[other] { $card }
}
move-choose_free_action = { $action }
move-choose_target = jedź: { $node }
move-take_parcel = { $wagon ->
    [decline] zostaw Przesyłkę
   *[other] Przesyłka na: { $wagon }
}
move-city_step = { $part ->
    [mark] zaznacz obecność
    [rent] wynajmij Magazyn
    [contracts] zrealizuj Kontrakty
   *[finish] zakończ
}
move-choose_rent_city = { $city }
move-rent = { $zone }: { $colour } ({ $city })
move-fulfil_contract = { $size ->
    [end_block] dość Kontraktów
   *[other] Kontrakt na Surowce: { $size }
}
move-choose_goods = z: { $slot }
move-black_market = { $reward ->
    [decline] niczego nie kupuj
   *[other] { $reward }
}
move-sell_good = { $slot ->
    [done] gotowe
   *[other] sprzedaj z: { $slot }
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
event-turn_order = Kolejność, miejsce { $count }: { $seat }.
event-start_good = { $seat } zaczyna z Surowcem: { $good }.
event-cards_dealt = { $seat } dostaje { $cards }.
event-cards_returned = { $seat } oddaje { $cards }.
event-heroes_dealt = { $seat } dostaje Bohaterów: { $heroes }.
event-hero_aside = { $seat } odkłada Bohatera: { $hero }.
event-hero_picked = { $seat } bierze Bohatera: { $hero }.
event-pack_received = { $seat } dostaje Bohaterów do wyboru: { $heroes }.
event-bid = { $seat } licytuje Szpiegiem { $spy }.
event-lobbied = { $seat } lobbuje: { $place }, pole { $space }.
event-advanced = { $seat } awansuje: { $progress }, teraz { $value }.
event-cannot_advance = { $seat } nie może awansować: { $progress }.
event-gained_investment = { $seat } dostaje znaczniki Inwestycji: { $count }.
event-gained_coal = { $seat } dostaje węgiel: { $count }.
event-gained_vp = { $seat } zdobywa PZ: { $points }.
event-filled = { $seat } ładuje { $wagon }: { $goods }.
event-invested = { $seat } inwestuje { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}: { $action }.
event-took_free_action = { $seat } wykonuje za darmo akcję Inwestycji: { $action }.
event-passed = { $seat } pasuje.
event-warehouse_built = { $seat } buduje Magazyn: { $zone }.
event-station_built = { $seat } buduje Stację: { $zone }.
event-agent_placed = { $seat } umieszcza Agenta: { $place }, pole { $space }.
event-went_up = { $seat } idzie w górę: { $track }, pole { $count }.
event-exchanged = { $seat } wymienia { $wagon } na { $new_wagon }.
event-took_wagon = { $seat } bierze { $wagon }.
event-wagon_laid = Nowy Wagon: { $wagon }.
event-planned = { $seat } dobiera { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
event-saw = { $seat } widzi { $cards }.
event-kept_cards = { $seat } { $count ->
    [0] nie zatrzymuje żadnej karty
    [one] zatrzymuje { $count } kartę
    [few] zatrzymuje { $count } karty
   *[many] zatrzymuje { $count } kart
}.
event-discarded = { $seat } odrzuca { $cards }.
event-deck_shuffled = Stos kart odrzuconych tworzy nową talię.
event-cards_laid = Nowe na wystawce: { $cards }.
event-played = { $seat } zagrywa { $card }.
event-moved = { $seat } jedzie: { $node }.
event-token_used = { $seat } używa żetonu Ruchu: +{ $token }.
event-coal_paid = { $seat } płaci węglem: { $count }.
event-special_used = { $seat } używa Akcji Specjalnej z karty { $card }.
event-took_card = { $seat } bierze { $card }.
event-tile_used = { $seat } używa kafla z pola { $siding }, { $tile }.
event-tile_laid = Nowy kafel na polu { $siding }: { $tile }.
event-parcel_taken = { $seat } bierze Przesyłkę ({ $zone }) na { $wagon }.
event-marked = { $points ->
    [0] { $seat } zaznacza obecność: { $city }.
   *[other] { $seat } zaznacza obecność: { $city }; PZ: { $points }, żeton Ruchu +{ $token }.
}
event-rented = { $seat } wynajmuje Magazyn ({ $zone }): { $colour } ({ $city }).
event-fulfilled = { $seat } realizuje { $contract } ({ $city }); PZ: { $points }.
event-contract_laid = Nowy Kontrakt ({ $region }): { $contract }.
event-unloaded = { $seat } wyładowuje: { $good } z { $wagon }.
event-traded = { $seat } kupuje na Czarnym Rynku: { $reward }.
event-marker_placed = { $seat } kładzie znacznik Kontraktu: { $city }, pole { $size }; PZ: { $points }.
event-hero_played = { $seat } rozpoczyna Misję: { $hero }.
event-scored = { $seat } zdobywa { $points } PZ: { $scoring ->
    [all_cities] znaczniki w { $count } z 9 Miast
    [progress] { $count ->
        [0] żaden szczyt Toru Postępu
        [one] { $count } szczyt Toru Postępu
        [few] { $count } szczyty Torów Postępu
       *[many] { $count } szczytów Torów Postępu
    }
    [sectors] { $count ->
        [0] bez pierwszego i drugiego miejsca w Sektorach
        [one] pierwsze lub drugie miejsce w { $count } Sektorze
       *[many] pierwsze lub drugie miejsce w { $count } Sektorach
    }
    [infrastructure] { $count ->
        [0] bez pierwszego i drugiego miejsca na Torach Infrastruktury
        [one] pierwsze lub drugie miejsce na { $count } Torze Infrastruktury
       *[many] pierwsze lub drugie miejsce na { $count } Torach Infrastruktury
    }
    [contractors] { $count ->
        [0] bez pierwszego i drugiego miejsca na Torach Kontrahentów
        [one] pierwsze lub drugie miejsce na { $count } Torze Kontrahentów
       *[many] pierwsze lub drugie miejsce na { $count } Torach Kontrahentów
    }
    [special_wagons] { $count ->
        [0] bez pełnego Wagonu Specjalnego
        [one] { $count } pełny Wagon Specjalny
        [few] { $count } pełne Wagony Specjalne
       *[many] { $count } pełnych Wagonów Specjalnych
    }
    [contract_area] { $count ->
        [0] bez pierwszego i drugiego miejsca za Kontrakty w Regionach
        [one] pierwsze lub drugie miejsce za Kontrakty w { $count } Regionie
       *[many] pierwsze lub drugie miejsce za Kontrakty w { $count } Regionach
    }
   *[missions] { $count ->
        [0] bez rozpoczętej Misji
        [one] { $count } rozpoczęta Misja
        [few] { $count } rozpoczęte Misje
       *[many] { $count } rozpoczętych Misji
    }
}.
event-game_over = Koniec gry.

# Punkty według rodzaju.

category-tokens = żetony w Miastach
category-contracts = Kontrakty
category-markets = Czarne Rynki
category-cards = Akcje Specjalne
category-all_cities = wszystkie Miasta
category-progress = Tory Postępu
category-sectors = Sektory
category-infrastructure = infrastruktura
category-contractors = Kontrahenci
category-special_wagons = Wagony Specjalne
category-contract_area = Obszar Kontraktów
category-missions = Misje

# Opcje stołu.

option-heroes = Bohaterowie
option-heroes-draft = z draftu
option-heroes-random = losowo, na pierwszą grę

# Co liczy podpowiedź.

hint-points = dotychczasowe punkty
hint-contracts = Kontrakty w zasięgu
hint-cities = Miasta na trasie
hint-sectors = wpływy w Sektorach
hint-tracks = infrastruktura i Kontrahenci
hint-zones = Magazyny i Stacje
hint-wagons = Wagony i Przesyłki
hint-progress = Tory Postępu
hint-money = Inwestycje i węgiel
hint-cards = karty na ręce
hint-missions = Misje

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
table-order = Kolejność
table-cities = Miasta
table-map = Mapa
table-map_legend = zgodnie z zegarem; ↗ ↘ rozjazd; =3 Bonus Bocznicy 3
table-inner = wewnętrzna
table-middle = środkowa
table-outer = zewnętrzna
table-green = zielony
table-red = czerwony
table-blue = niebieski
table-at_end = na koniec
table-at_top = bez postępu: jesteś na szczycie
table-no_advance = bez postępu: szczyt zajęty
table-worth = Surowce o wartości
table-city = Miasto
table-there = Znaczniki
table-tokens = Żetony (PZ/ruch)
table-contractors = Kontrahenci
table-token = Misja
table-contracts = Kontrakty 2, 3, 4, 5
table-grid = Kontrakty Państwowe
table-region = Region
table-zones = Strefy Ekonomiczne
table-zone = Strefa
table-warehouses = Magazyny
table-station = Stacja
table-parcel = Przesyłka
table-sectors = Sektory
table-sector = Sektor
table-spies = Szpiedzy
table-agents = Agenci
table-tiles = Bonusy Bocznic
table-areas = Obszary Akcji
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
table-score = Punkty
table-total = razem
table-investments = inwestycje
table-coal = węgiel
table-cards = karty
table-special = Akcja Specjalna
table-markers = znaczniki Kontraktów
table-stations = Stacje
table-yes = tak
table-empty = brak
table-vp = PZ
table-seen = Miasta
