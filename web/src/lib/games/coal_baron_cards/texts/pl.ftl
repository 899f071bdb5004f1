# Krótkie nazwy stref; pełne są w pudełku.
zone-lorry_1 = Wózki 1
zone-lorry_2 = Wózki 2
zone-wagon_1 = Wagony 1
zone-wagon_2 = Wagony 2
zone-engine = Parowozy
zone-order = Zamówienia
zone-mining_01 = Wydobycie 0/1
zone-mining_12 = Wydobycie 1/2
zone-mining_23 = Wydobycie 2/3
zone-delivery = Dostawa
zone-wild = Dociąganie
zone-objective = Cele
zone-innovation = Ulepszenia
zone-share = Udziały

# Na kartach.
hidden-card = zakryta karta
caption-share = UDZIAŁ
caption-free = za darmo
caption-free-mining = 1-4
caption-shift_pairs = za parę
caption-objective_count = cele
caption-engine_type = parowozy
caption-matched_shares = udziały
caption-fulfilled_orders = zamówienia
caption-ordered_lorries = od 5
words-delivery = wyślij
words-wild = obejrzyj 4
caption-mining = kroki
caption-tokens = + żeton
caption-delivery = pociągi
caption-wild = weź 1

# Na stole.
the-table = Strefy
my-mine = Moja kopalnia
mine-of = Kopalnia gracza { $name }
pay = koszt
workers = { $count ->
    [one] górnik
    [few] górnicy
   *[many] górników
}
lorries = { $count ->
    [one] wózek
    [few] wózki
   *[many] wózków
}
count-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
count-workers = { $count ->
    [one] { $count } górnik
    [few] { $count } górnicy
   *[many] { $count } górników
}
at-work = { $count ->
    [one] { $count } karta w pracy
    [few] { $count } karty w pracy
   *[many] { $count } kart w pracy
}
empty = pusty
shift-token = Żeton szychty { $token }
claimed-by = na razie { $name }
unclaimed = niczyj
used-last = ostatnio: { $name }
zone-name = { $zone }: { $card }, koszt: { $count ->
    [one] { $count } górnik
    [few] { $count } górnicy
   *[many] { $count } górników
}
left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
}
nothing-here = nic
row = Chodnik
row-empty = W chodniku nie czeka żaden wózek.
next = następna
row-card = { $place }: { $card }
storage = Bocznica
storage-empty = Odstawione karty można ładować w dowolnej kolejności.
docks = Rampy załadunkowe
docks-note = zamówienie odjeżdża z pociągiem
dock = rampa { $dock }
dock-name = Rampa załadunkowa { $dock } ({ $crests }): { $engine }; { $wagons ->
    [0] bez wagonów
    [one] { $wagons } wagon
    [few] { $wagons } wagony
   *[many] { $wagons } wagonów
}, { $lorries ->
    [0] bez ładunku
    [one] { $lorries } wózek
    [few] { $lorries } wózki
   *[many] { $lorries } wózków
}
no-engine = bez parowozu
train-empty = { $wagon }, pusty
train-loaded = { $wagon }, ładunek: { $load }
worker-cards = Karty górników
orders = Zamówienia
innovations = Ulepszenia
no-orders = Brak zamówień na ręce.
no-innovations = Brak ulepszeń na ręce.
ready = Może odjechać
ready-at = { $order }, rampa { $docks }
secret = tę kartę znasz tylko ty
if-ended = Gdyby gra skończyła się teraz
final = Wynik końcowy
hidden-score = Punkty są zakryte do końca gry.
score-lorries = Dostarczone pojedyncze
score-orders = Zamówienia
score-shares = Dopasowane udziały
score-tokens = Żetony szychty
score-objectives = Cele
in-front = Przed tobą
in-front-of = Przed graczem { $name }
in-front-none = Jeszcze bez udziałów, celów i żetonów.
delivered = { $count ->
    [0] brak dostaw
    [one] { $count } dostarczony pociąg
    [few] { $count } dostarczone pociągi
   *[many] { $count } dostarczonych pociągów
}
look-through = przejrzyj
close = Zamknij
look = Te karty widzisz tylko ty
look-at = { $stack }, od góry
depth = { $depth }. od góry
what-you-know = Co wiesz
know-all = Znasz wszystkie karty, które { $name } ma na ręce.
know-hidden = { $name } ma na ręce { $count ->
    [one] { $count } kartę, której
    [few] { $count } karty, których
   *[many] { $count } kart, których
} nie znasz.
passed = pas

# Dymki: czym jest dana rzecz i co robi.
tip-lorry = Trafia na lewy koniec twojego chodnika. Załadowanie lub odstawienie kosztuje { $lorries ->
    [one] { $lorries } krok
    [few] { $lorries } kroki
   *[many] { $lorries } kroków
}.
tip-lorry-vp = Po dostarczeniu { $vp } PZ.
tip-lorry-none = Sama nie daje punktów.
tip-wagon = Mieści jedną kartę wózków ze swoim herbem. Staje przy rampie z tym herbem. Nie da się go potem przestawić.
tip-wagon-wild = Mieści jedną kartę wózków z dowolnym herbem swojej rampy. Może stać przy każdej rampie.
tip-engine = Ciągnie jeden pociąg. W jednej dostawie może odjechać kilka pociągów, jeśli ich parowozy są jednego typu.
tip-order = Wymaga pociągu, który wiezie co najmniej { $lorries ->
    [one] { $lorries } wózek
    [few] { $lorries } wózki
   *[many] { $lorries } wózków
}. Po zrealizowaniu { $vp } PZ.
tip-share = Na koniec { $vp } PZ, jeśli zrealizujesz zamówienie tego odbiorcy. Do zamówienia pasuje tylko jeden udział.
tip-shift_pairs = Na koniec { $vp } PZ za każdą parę twoich żetonów szychty.
tip-objective_count = Na koniec { $vp } PZ za każdą twoją kartę celu, także tę.
tip-engine_type = Na koniec { $vp } PZ za każdy dostarczony parowóz tego typu.
tip-matched_shares = Na koniec { $vp } PZ za każdy dopasowany udział tego odbiorcy.
tip-fulfilled_orders = Na koniec { $vp } PZ za każde zrealizowane zamówienie tego odbiorcy.
tip-ordered_lorries = Na koniec { $vp } PZ, jeśli twoje zrealizowane zamówienia tego odbiorcy obejmują razem co najmniej { $threshold } wózków.
tip-inno-worker = Płacisz nim jak kartą górników: liczy się za { $min }–{ $max } górników, zależnie od potrzeby.
tip-take_lorry = Weź wierzchnią kartę ze stosu wózków. Nie wymaga górników; zagraj przed akcją główną lub po niej.
tip-take_wagon = Weź wierzchni wagon i postaw go przy pasującej rampie. Nie wymaga górników; zagraj przed akcją główną lub po niej.
tip-take_engine = Weź wierzchni parowóz i postaw go przy rampie bez parowozu. Nie wymaga górników; zagraj przed akcją główną lub po niej.
tip-take_order = Weź wierzchnie zamówienie na rękę. Nie wymaga górników; zagraj przed akcją główną lub po niej.
tip-take_share = Weź wierzchni udział. Nie wymaga górników; zagraj przed akcją główną lub po niej.
tip-mining = Wydobycie: od 1 do 4 kroków. Nie wymaga górników; zagraj przed akcją główną lub po niej.
tip-delivery = Wyślij pociągi jak w strefie dostawy. Nie wymaga górników; zagraj przed akcją główną lub po niej.
tip-worker = Płacisz nią w strefie. Wraca na koniec szychty.
tip-zone-lorry = Weź wierzchnią kartę wózków. Trafi na lewy koniec twojego chodnika.
tip-zone-wagon = Weź wierzchni wagon i postaw go przy rampie z jego herbem.
tip-zone-engine = Weź wierzchni parowóz i postaw go przy rampie bez parowozu.
tip-zone-order = Weź wierzchnie zamówienie na rękę.
tip-zone-objective = Weź wierzchnią kartę celu i połóż ją przed sobą.
tip-zone-innovation = Weź wierzchnie ulepszenie na rękę.
tip-zone-share = Weź wierzchni udział i połóż go przed sobą.
tip-zone-mining = Liczba kroków: od { $min } do { $max }. Załaduj następną kartę wózków, odstaw ją na bocznicę albo załaduj inną z bocznicy. Karta kosztuje tyle kroków, ile ma wózków.
tip-zone-tokens = Kto ostatni wyśle tu górników, dostaje żeton szychty i rozpoczyna następną szychtę.
tip-zone-delivery = Wyślij co najmniej jeden pociąg, każdy z zamówieniem. Kilka pociągów może odjechać, jeśli ich parowozy są jednego typu.
tip-zone-wild = Obejrzyj { $look } wierzchnie karty dowolnego stosu i weź jedną. Reszta trafia pod spód.
tip-cost = W tej szychcie każde użycie kosztuje o jednego górnika więcej niż poprzednie.
tip-dock = Przyjmuje wagony z tymi herbami i wagony uniwersalne. Parowóz stoi na prawym końcu.
tip-token = Wart 1 PZ. Dostaje go gracz, który ostatni wysłał górników do strefy wydobycia 0/1. Rozpoczyna on następną szychtę.
tip-back = Karta, której nie znasz.
tip-score-lorries = Punkty z dostarczonych pojedynczych wózków. Podwójne ich nie mają.
tip-score-orders = Punkty ze zrealizowanych zamówień.
tip-score-shares = 3 PZ za każdy udział dopasowany do zrealizowanego zamówienia tego samego odbiorcy.
tip-score-tokens = 1 PZ za każdy żeton szychty.
tip-score-objectives = Tyle są teraz warte twoje cele.
note-copies = { $deck }, w pudełku { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
   *[many] { $count } sztuk
}
note-once = Po zagraniu opuszcza grę.
note-known = Znasz: { $cards }.
known-one = { $depth }. { $card }
