# O co gra pyta gracza, według punktu decyzji.

prompt-MAIN = Wyślij górników do strefy, zagraj ulepszenie albo spasuj.
prompt-PAY = Zapłać dokładnie { $required ->
    [one] { $required } górnika
   *[other] { $required } górników
} w strefie „{ $zone }”. Którymi kartami?
prompt-WAGON_DOCK = Na której rampie stawiasz { $card }? Zostanie tam na stałe.
prompt-ENGINE_DOCK = Na której rampie stawiasz { $card }? Zostanie tam na stałe.
prompt-MINE = Wydobycie: załaduj lub odstaw wózki. Wykonane kroki: { $used } z { $max }{ $min ->
    [0] .
   *[other] {" "}(co najmniej { $min }).
}
prompt-DELIVER = { $type ->
    [none] Który pociąg odjeżdża i które zamówienie realizuje?
   *[other] Wysyłasz kolejny pociąg tego samego typu ({ $type }) czy kończysz?
}
prompt-WILD_STACK = Wybierz stos. Obejrzysz cztery wierzchnie karty i weźmiesz jedną.
prompt-WILD_CARD = { $stack }: widzisz, od góry, { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}: { $cards }. Którą bierzesz?
    .screen = { $stack }: którą z tych kart bierzesz?
prompt-INNO_STACK = { $deck ->
    [lorry] Z którego stosu bierzesz kartę wózków?
   *[wagon] Z którego stosu bierzesz wagon?
}
prompt-AFTER = Akcja wykonana. Zagrywasz ulepszenie czy kończysz turę?

# Co gracz może zrobić, według czasownika.

move-innovation = zagraj ulepszenie: { $card }
move-place = wyślij górników: { $zone }
move-pass = spasuj do końca szychty
move-pay = zapłać kartami: { $payment }
move-wagon_dock = postaw wagon na rampie { $dock }
move-engine_dock = postaw parowóz na rampie { $dock }
move-load_row = załaduj następną kartę wózków na rampie { $dock }: { $card }
move-store = odstaw następną kartę wózków na bocznicę
move-load_storage = załaduj z bocznicy: { $card }; na rampie { $dock }: { $card_2 }
move-stop = zakończ tę akcję
move-send = wyślij pociąg z rampy { $dock }; zamówienie: { $card }
move-wild_stack = obejrzyj: { $stack }
move-wild_card = weź kartę: { $card }
move-inno_stack = weź wierzchnią kartę: { $stack }
move-end_turn = zakończ turę

# Co się wydarzyło, według rodzaju zdarzenia.

event-shift_began = Zaczyna się szychta { $token }; pierwszy gracz: { $seat }.
event-placed = { $seat } wysyła { $workers ->
    [one] { $workers } górnika
    [few] { $workers } górników
   *[many] { $workers } górników
} do strefy „{ $zone }” (karty: { $payment }).
event-passed = { $seat } pasuje.
event-innovated = { $seat } zagrywa ulepszenie: { $card }.
event-took = { $seat } bierze kartę: { $card } ({ $stack }).
event-wagon_stands = { $seat } stawia na rampie { $dock }: { $card }.
event-engine_stands = { $seat } stawia na rampie { $dock }: { $card }.
event-loaded = { $seat } ładuje na rampie { $dock }: { $card } → { $wagon }.
event-loaded_from_storage = { $seat } ładuje z bocznicy na rampie { $dock }: { $card } → { $wagon }.
event-stored = { $seat } odstawia kartę na bocznicę: { $card }.
event-sent = { $seat } wysyła z rampy { $dock } pociąg, który wiezie { $lorries ->
    [one] { $lorries } wózek
    [few] { $lorries } wózki
   *[many] { $lorries } wózków
}; zamówienie: { $card }.
event-looked = { $seat } ogląda { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
} ({ $stack }).
event-saw = { $seat } widzi, od góry: { $cards } ({ $stack }).
event-took_looked = { $seat } zatrzymuje kartę: { $card } ({ $stack }).
event-took_secretly = { $seat } zatrzymuje w tajemnicy jedną z tych kart ({ $stack }).
event-split = Pusty stos dostaje { $count ->
    [one] { $count } dolną kartę
    [few] { $count } dolne karty
   *[many] { $count } dolnych kart
} z drugiego ({ $stack }).
event-token_taken = { $seat } bierze żeton szychty { $token }.
event-game_over = Koniec gry.

# Punkty, opcje i powody, dla których strefy nie można wybrać.

category-lorries = wózki
category-orders = zamówienia
category-shares = udziały
category-tokens = żetony
category-objectives = cele

option-history = co widać u innych graczy
option-history-open = wszystko, co kiedyś było jawne
option-history-table = tylko to, co leży odkryte na stole, jak w domu

closed-stack_empty = stos pusty
closed-three_engines = masz trzy parowozy
closed-nothing_to_deliver = żaden pociąg nie jest gotowy
closed-steps_not_reachable = za mało możliwych kroków
closed-cannot_pay_exactly = nie zapłacisz dokładnie

# Podpisy na rysunku stołu.

table-shift = Szychta
table-starts = pierwszy gracz
table-claim = żeton
table-zone = Strefa
table-cost = Koszt
table-top = Wierzchnia karta
table-left = Kart
table-last = Ostatnio
table-used = Położeni górnicy
table-closed = Zamknięta
table-empty = brak
table-mine = Kopalnia
table-row = Chodnik
table-next = następna
table-storage = Bocznica
table-dock = Rampa
table-no_wagon = bez wagonów
table-no_load = pusty
table-no_engine = bez parowozu
table-loaded = ładunek
table-wagons = wagony
table-workers = Górnicy
table-orders = Zamówienia
table-ready = gotowe na rampie
table-innovations = Ulepszenia
table-flexible = górnicy
table-shares = Udziały
table-objectives = Cele
table-tokens = Żetony szychty
table-shift_pairs = za każde dwa żetony szychty
table-objective_count = za każdą twoją kartę celu, tę też
table-engine_type = za każdy dostarczony
table-matched_shares = za każdy połączony w parę ze zrealizowanym zamówieniem
table-fulfilled_orders = za każde zrealizowane
table-ordered_lorries = jeśli tyle obejmują razem twoje zrealizowane zamówienia
table-delivered = Dostarczone
table-trains = pociągi
table-hidden = zakryte
table-players = Gracze
table-player = Gracz
table-passed = pas
table-score = Punkty do tej pory
table-total = Razem
table-vp = PZ
table-known = Znane pod wierzchnią

# Co według podpowiedzi przynosi tura, w punktach.

hint-points = punkty od razu
hint-trains = pociągi w budowie
hint-shares = udziały
hint-objectives = cele
hint-innovations = ulepszenia
hint-token = szanse na żeton szychty
hint-workers = karty górników
