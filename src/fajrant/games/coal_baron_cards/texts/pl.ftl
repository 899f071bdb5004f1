# O co gra pyta gracza, według punktu decyzji.

prompt-MAIN = Wyślij górników do strefy, zagraj ulepszenie albo spasuj.
prompt-PAY = Strefa „{ $zone }” kosztuje dokładnie { $required ->
    [one] { $required } górnika
   *[other] { $required } górników
}. Którymi kartami płacisz?
prompt-WAGON_DOCK = Przy której rampie stawiasz { $card }? Nie da się go potem przestawić.
prompt-ENGINE_DOCK = Przy której rampie stawiasz { $card }? Nie da się go potem przestawić.
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

# O co chodzi w tej decyzji: drugi wiersz pytania na ekranie.

explain-MAIN = Górnicy na ręce: { $workers }. Każde użycie strefy podnosi jej cenę w tej szychcie o jednego górnika.
explain-PAY = Reszty nie ma. Karty zostają tu do końca szychty, a strefa będzie kosztować { $next }.
explain-WAGON_DOCK = Wózek pasuje tylko tam, gdzie wagon i rampa mają jego herb. Cała rampa odjeżdża jako jeden pociąg.
explain-ENGINE_DOCK = Pociągnie wszystkie wagony z tej rampy. Pociągi z parowozami jednego typu mogą odjechać razem.
explain-MINE = Pojedynczy wózek to jeden krok, podwójny dwa. Ruszysz tylko pierwszą kartę chodnika i karty odstawione.
explain-DELIVER = { $type ->
    [none] Odjeżdża cały pociąg: punktujesz zamówienie i wózki, a rampa się zwalnia.
   *[other] Każdy pociąg potrzebuje własnego zamówienia. Punktujesz zamówienie i wózki.
}
explain-WILD_STACK = Karty zobaczysz tylko ty. Strefa tego stosu nie jest używana i nie drożeje.
explain-WILD_CARD = Pozostałe trafią pod stos. Zamówienie lub ulepszenie weźmiesz na rękę w tajemnicy.
explain-INNO_STACK = Bierzesz wierzchnią kartę za darmo: bez górników i bez podnoszenia ceny strefy.
explain-AFTER = Ulepszenia akcji nie kosztują górników i działają raz. Możesz je też zachować na później.

# Co gracz może zrobić, według czasownika.

move-innovation = zagraj kartę: { $card }
move-place = wyślij górników: { $zone }
move-pass = spasuj do końca szychty
move-pay = zapłać kartami: { $payment }
move-wagon_dock = postaw wagon przy rampie { $dock }
move-engine_dock = postaw parowóz przy rampie { $dock }
move-load_row = załaduj następną kartę wózków → { $card }, rampa { $dock }
move-store = odstaw następną kartę wózków na bocznicę
move-load_storage = załaduj z bocznicy: { $card } → { $card_2 }, rampa { $dock }
move-stop = zakończ tę akcję
move-send = wyślij pociąg z rampy { $dock }; zamówienie „{ $card }”
move-wild_stack = obejrzyj: { $stack }
move-wild_card = weź kartę: { $card }
move-inno_stack = weź wierzchnią kartę: { $stack }
move-end_turn = zakończ turę

# Co się wydarzyło, według rodzaju zdarzenia.

event-shift_began = Zaczyna się szychta { $token }; rozpoczyna { $seat }.
event-placed = { $seat } wysyła { $workers ->
    [one] { $workers } górnika
    [few] { $workers } górników
   *[many] { $workers } górników
} do strefy „{ $zone }” (karty: { $payment }).
event-passed = { $seat } pasuje.
event-innovated = { $seat } zagrywa kartę: { $card }.
event-took = { $seat } bierze kartę: { $card } ({ $stack }).
event-wagon_stands = { $seat } stawia { $card } przy rampie { $dock }.
event-engine_stands = { $seat } stawia { $card } przy rampie { $dock }.
event-loaded = { $seat } ładuje: { $card } → { $wagon }, rampa { $dock }.
event-loaded_from_storage = { $seat } ładuje z bocznicy: { $card } → { $wagon }, rampa { $dock }.
event-stored = { $seat } odstawia kartę na bocznicę: { $card }.
event-sent = { $seat } wysyła z rampy { $dock } pociąg ({ $lorries ->
    [one] { $lorries } wózek
    [few] { $lorries } wózki
   *[many] { $lorries } wózków
}) i realizuje zamówienie „{ $card }”.
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

tie-shift_token = wyższy żeton szychty

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
table-starts = gracz rozpoczynający
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
table-ready = gotowe przy rampie
table-innovations = Ulepszenia
table-flexible = górnicy
table-shares = Udziały
table-objectives = Cele
table-tokens = Żetony szychty
table-shift_pairs = za każde dwa żetony szychty
table-objective_count = za każdą twoją kartę celu, także tę
table-engine_type = za każdy dostarczony
table-matched_shares = za każdy dopasowany do zrealizowanego zamówienia
table-fulfilled_orders = za każde zrealizowane
table-ordered_lorries = jeśli tyle obejmują razem twoje zrealizowane zamówienia
table-delivered = Dostarczone
table-trains = pociągi
table-hidden = zakryte
table-players = Gracze
table-player = Gracz
table-passed = pas
table-score = Punkty do tej pory
table-forecast = gdyby gra skończyła się teraz
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
