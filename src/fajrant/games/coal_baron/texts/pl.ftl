# O co gra pyta gracza, według punktu decyzji.

prompt-draft_order = Weź jedno z wyłożonych zamówień.
prompt-choose_space = Wyślij górników na miejsce pracy albo jednego do cechowni.
prompt-mining_step = Wykonaj krok wydobycia albo zakończ: { $left ->
    [one] został { $left } krok
    [few] zostały { $left } kroki
   *[many] zostało { $left } kroków
}.
prompt-two_for_one = Wybierz dwa znaczniki, które razem zajmą to pole: { $spot }.
prompt-keep_tile = Zatrzymaj jeden żeton i zapłać za niego albo nie zatrzymuj żadnego.
prompt-keep_order = Zatrzymaj jedno zamówienie albo żadne.
prompt-return_end = Odkładasz resztę na wierzch stosu czy pod spód?
prompt-return_order = Odkładaj resztę po kolei. Co ma leżeć najbliżej wierzchu?
prompt-substitute_cube = Skończył się { $colour }. Jaki inny węgiel trafia na wagonik?

# O co chodzi w tej decyzji: drugi wiersz pytania na ekranie.

explain-draft_order = Zamówienie { $number } z { $orders }. Punkty dostaniesz, gdy je zrealizujesz; inaczej na koniec stracisz 1 PZ.
explain-choose_space = Górnicy: { $workers }, marki: { $marks }. Zajęte miejsce kosztuje o jednego górnika więcej, niż tam stoi.
explain-mining_step = Ruch szoli, jej napełnianie, zamówienie, skład: wszystko po jednym kroku. Wolne miejsca w szoli: { $room }.
explain-two_for_one = To dwa kroki z { $left }. Oba znaczniki liczą się jak jeden właściwego koloru.
explain-keep_tile = Marki: { $marks }. Cena jest na żetonie, a pozostałe żetony wracają na stos.
explain-keep_order = Jest za darmo, ale niezrealizowane kosztuje na koniec 1 PZ. Pozostałe wracają na stos.
explain-return_end = Wierzchnie zostaną dobrane jako następne, spodnie na końcu. Tylko ty wiesz, co to jest.
explain-return_order = Do odłożenia: { $count }. Będziesz widzieć, gdzie leżą, dopóki ktoś ich nie dobierze albo nie obejrzy.
explain-substitute_cube = Znacznik zachowa swój kolor, ale ładuje się go z tego poziomu. Puste wagoniki: { $carts }.

# Przycisk, który kończy decyzję, i co przez to przepada.

closing-mining_step = zakończ ({ $left ->
    [one] przepadnie { $left } krok
    [few] przepadną { $left } kroki
   *[many] przepadnie { $left } kroków
})

# Co gracz może zrobić, według czasownika.

move-draft_order = weź zamówienie: { $order }
move-choose_space = wyślij górników: { $space }
move-cage = { $level ->
    [0] szola na zrąb
   *[other] szola na poziom { $level }
}
move-load = załaduj do szoli: { $cart }
move-fill = połóż { $cube } na zamówieniu: { $spot }
move-two_for_one = połóż dwa znaczniki za jeden na zamówieniu: { $spot }
move-store = odłóż do składu { $colour }
move-done = zakończ wydobycie
move-fill_two = połóż { $cube } oraz { $cube_2 } na zamówieniu: { $spot }
move-keep_tile = { $tile ->
    [none] nie zatrzymuj żadnego żetonu
   *[other] zatrzymaj: { $tile }
}
move-keep_order = { $order ->
    [none] nie zatrzymuj żadnego zamówienia
   *[other] zatrzymaj: { $order }
}
move-return_end = { $end ->
    [top] na wierzch stosu
   *[bottom] pod spód stosu
}
move-return_order = jako następne: { $item }
move-substitute_cube = { $colour ->
    [leave_empty] zostaw wagonik pusty
   *[other] połóż na wagoniku { $colour }
}

# Co się wydarzyło, według rodzaju zdarzenia.

event-drafted = { $seat } bierze zamówienie: { $order }.
event-order_laid = Nowa karta na miejscu „{ $space }”: { $order }.
event-tile_laid = Nowy żeton na miejscu „{ $space }”: { $tile }.
event-shift_began = Zaczyna się szychta { $shift }; rozpoczyna { $seat }.
event-placed = { $seat } wysyła { $workers ->
    [one] { $workers } górnika
    [few] { $workers } górników
   *[many] { $workers } górników
} na miejsce „{ $space }”.
event-bumped = Z miejsca „{ $space }” do stołówki idzie { $workers ->
    [one] { $workers } górnik
   *[other] { $workers } górników
} gracza { $seat }.
event-bought = { $seat } płaci { $marks ->
    [one] { $marks } markę
    [few] { $marks } marki
   *[many] { $marks } marek
} za żeton: { $tile }.
event-substituted = { $seat } kładzie na wagoniku { $colour } zamiast brakującego.
event-left_empty = { $seat } zostawia wagonik pusty.
event-cage_moved = { $level ->
    [0] { $seat } przesuwa szolę na zrąb.
   *[other] { $seat } przesuwa szolę na poziom { $level }.
}
event-loaded = { $seat } ładuje do szoli { $colour }.
event-filled = { $seat } kładzie { $cube } na zamówieniu „{ $order }”.
event-filled_two = { $seat } kładzie dwa znaczniki ({ $cubes }) na jednym polu zamówienia „{ $order }”.
event-stored = { $seat } odkłada do składu { $colour }.
event-delivered = { $seat } realizuje zamówienie „{ $order }” i dostaje { $points } PZ.
event-earned = { $seat } dostaje { $marks ->
    [one] { $marks } markę
    [few] { $marks } marki
   *[many] { $marks } marek
}.
event-took_order = { $seat } bierze zamówienie: { $order }.
event-looked = { $seat } ogląda { $count } { $deck ->
    [tile] { $count ->
        [one] żeton chodnika
        [few] żetony chodników
       *[many] żetonów chodników
    }
   *[order] { $count ->
        [one] kartę zamówienia
        [few] karty zamówień
       *[many] kart zamówień
    }
}.
event-saw = { $seat } widzi, od wierzchu stosu: { $items }.
event-kept_nothing = { $deck ->
    [tile] { $seat } nie zatrzymuje żadnego żetonu.
   *[order] { $seat } nie zatrzymuje żadnego zamówienia.
}
event-returned = { $seat } odkłada { $end ->
    [top] na wierzch
   *[bottom] pod spód
} stosu { $deck ->
    [tile] { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
   *[order] { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }
}.
event-scored = { $counts ->
    [none] { $category }: nikt nie ma ani jednego.
   *[other] { $category }: { $counts }; PZ: { $points }.
}
event-factory_counted = { $workers ->
    [none] W warsztatach nie ma górników.
   *[other] Górnicy w warsztatach: { $workers }.
}
event-accounted = { $seat }, rozliczenie końcowe w PZ: marki { $money }, węgiel { $coal }, oczekujące zamówienia { $orders }, równowaga { $balance }.
event-game_over = Koniec gry.

# Punkty, opcje i powody, dla których miejsca nie można wybrać.

category-orders = zamówienia
category-colours = kolory
category-transports = transport
category-carts = wagoniki
category-money = marki
category-coal = węgiel
category-outstanding = oczekujące
category-balance = równowaga

tie-marks = więcej pozostałych marek

option-storage = odkładanie węgla do składu
option-storage-free = przy zrębie zawsze dozwolone
option-storage-strict = tylko węgiel, którego nie potrzebuje żadne twoje zamówienie
option-two_for_one = dwa znaczniki zamiast jednego
option-two_for_one-other = żaden nie może mieć koloru pola
option-two_for_one-mixed = jeden może mieć kolor pola
option-substitute = wagoniki, gdy brakuje koloru
option-substitute-optional = mogą zostać puste
option-substitute-required = muszą dostać inny kolor, póki jest węgiel
option-delivered = zrealizowane zamówienia innych graczy
option-delivered-count = widać tylko ich liczbę
option-delivered-open = widoczne dla wszystkich

closed-locked = zamknięte na kłódkę
closed-too_few_workers = za mało górników
closed-too_few_marks = za mało marek
closed-nothing_complete = brak gotowego zamówienia
closed-place_empty = nic tu nie leży
closed-stack_empty = stos pusty

# Podpisy na rysunku stołu.

table-shift = Szychta
table-starts = gracz rozpoczynający
table-space = Miejsce pracy
table-need = Górnicy
table-there = Kto tam stoi
table-offer = Co tam leży
table-closed = Zamknięte
table-empty = brak
table-draft = Zamówienia do wzięcia
table-box = Stosy i węgiel
table-tiles = żetony
table-orders = Zamówienia
table-stack_tile = Żetony w stosie
table-stack_order = Karty w stosie
table-supply = Zasoby węgla
table-known = znasz
table-looked = W twojej ręce
table-items = Oglądane
table-returned = Już odłożone
table-pit = Szyb
table-marks = Marki
table-workers = Górnicy
table-canteen = stołówka
table-bank = cechownia
table-cage = Szola
table-surface = zrąb
table-level = poziom
table-storage = Skład
table-printed = wagonik w szybie
table-no_cube = pusty
table-light = jasna
table-dark = ciemna
table-balance = Równowaga
table-complete = gotowe
table-delivered = Zrealizowane
table-clock = Zegar szycht
table-category = Kategoria
table-first = 1.
table-second = 2.
table-from = Od szychty
table-hidden = ?
table-players = Gracze
table-player = Gracz
table-score = Punkty do tej pory
table-forecast = gdyby gra skończyła się teraz
table-total = Razem
table-vp = PZ
table-yellow = żółty
table-brown = brązowy
table-grey = szary
table-black = czarny

# Co według podpowiedzi przynosi tura, w punktach.

hint-points = punkty od razu
hint-orders = zamówienia w przygotowaniu
hint-colours = przewagi w kolorach
hint-transports = przewagi w transporcie
hint-carts = puste wagoniki
hint-money = marki
hint-coal = węgiel na zapas
hint-workers = górnicy
hint-balance = równowaga chodników
