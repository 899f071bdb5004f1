# O co gra pyta gracza, według punktu decyzji.

prompt-choose_action = { $empty ->
    [1] Pula jest pusta. Ogłoś fajrant i weź robotnika albo zakończ turę:
   *[0] Postaw krasnoluda albo zakończ turę:
} { $left ->
    [0] nie ma już akcji, ale możesz jeszcze wymienić ciepło
    [one] została { $left } akcja
    [few] zostały { $left } akcje
   *[many] zostało { $left } akcji
}.
prompt-bonus_actions = { $empty ->
    [1] Dodatkowa tura. Pula jest pusta: ogłoś fajrant albo zakończ turę:
   *[0] Dodatkowa tura. Postaw krasnoluda albo zakończ turę:
} { $left ->
    [0] nie ma już akcji, ale możesz jeszcze wymienić ciepło
    [one] została { $left } akcja
    [few] zostały { $left } akcje
   *[many] zostało { $left } akcji
}.
prompt-pay_heat = Zapłać { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}: ile z tego z pieców?
    .screen = Zapłać { $heat ->
        [one] { $heat } ciepło
       *[other] { $heat } ciepła
    }: z toru czy z pieców?
prompt-action_window = Co robi tu twój krasnolud ({ $dwarf }; { $space })?
    .screen = { $space }: zrób, co chcesz, w dowolnej kolejności i zakończ.
prompt-lift = Co robi twój krasnolud przy Przekładni ({ $dwarf })?
    .screen = Przekładnia: podnieś wyciąg, resztę zrób w dowolnej kolejności i zakończ.
prompt-discount = „{ $project }” kosztuje o jeden surowiec mniej. Na którym oszczędzasz?
prompt-recover = Który surowiec odzyskujesz?
prompt-extra_heat = „{ $project }”: ile dodatkowego ciepła płacisz za punkty zwycięstwa?
prompt-free_development = Czy rozwijasz za darmo jeden ze swoich projektów?

# O co chodzi w tej decyzji: drugi wiersz pytania na ekranie.

explain-choose_action = { $empty ->
    [1] Fajrant kosztuje akcję. Do puli wracają sztygar i jeden wybrany robotnik.
   *[0] Robisz, co daje pole, i zabierasz stojącego tam krasnoluda. Po turze przepadnie ciepło: { $fading }.
}
explain-bonus_actions = { $empty ->
    [1] Fajrant kosztuje akcję. Do puli wracają sztygar i jeden wybrany robotnik.
   *[0] To twoje ostatnie akcje: liczy się już tylko to, co teraz da punkty.
}
explain-pay_heat = Na torze: { $track }, rozpalone piece: { $lit }. Użyte piece gasną, a tor stygnie po twojej turze.
explain-action_window = Nic tu nie jest obowiązkowe; przy szarych częściach widać powód. Co pominiesz, w tej akcji przepada.
explain-lift = Obok liczby poziomów widać koszt w cieple. Jadą wózki wszystkich klanów, a najwyższe się opróżniają.
explain-discount = Zapłacisz o jedną sztukę mniej wybranego surowca. Oszczędź ten, którego masz najmniej.
explain-recover = Jedna ze sztuk, którymi właśnie zapłacono, wraca do twoich zasobów.
explain-extra_heat = Każde dodatkowe ciepło to 1 PZ. Rozwój kosztuje { $heat }, a dopłacić możesz najwyżej { $most }.
explain-free_development = Bez surowców i bez ciepła: dostajesz PZ, a działanie projektu jeszcze się liczy.

# Co gracz może zrobić, według czasownika.

move-place = { $dwarf } → { $space }
    .speciality = { $dwarf } jako { $speciality } → { $space }
move-knock_off = { $space ->
    [none] fajrant (nie ma robotnika do wzięcia)
   *[other] fajrant i robotnik z pola: { $space }
}
move-convert_stone = ciepło na kamień
move-convert_iron = ciepło na żelazo
move-end_turn = zakończ turę
move-pay_heat = { $furnaces ->
    [0] wszystko z toru
    [one] { $furnaces } piec
    [few] { $furnaces } piece
   *[many] { $furnaces } pieców
}
move-mine = wydobywaj do swojego wózka
move-raise = podnieś wyciąg o { $levels ->
    [one] { $levels } poziom
    [few] { $levels } poziomy
   *[many] { $levels } poziomów
}
move-drop_stone = dorzuć kamień do każdego wózka ({ $position })
move-build = zbuduj piec
move-build_second = zbuduj piec po cenie inżyniera
move-exchange = wymień: { $give } → { $take }
move-forge = przetop: { $give }
move-realise = zrealizuj: { $project }
move-develop = rozwiń: { $project }
move-silverbeard = żeton Srebrnobrodego: { $bonus }
move-build_in = wbuduj piec ({ $furnace })
move-done = zakończ akcję
move-discount = zaoszczędź 1 { $kind }
move-recover = odzyskaj 1 { $kind }
move-extra_heat = { $amount ->
    [0] bez dodatkowego ciepła
    [one] zapłać { $amount } dodatkowe ciepło
   *[other] zapłać { $amount } dodatkowego ciepła
}
move-free_development = { $project ->
    [none] nie rozwijaj żadnego projektu
   *[other] rozwiń za darmo: { $project }
}

# Co się wydarzyło, według rodzaju zdarzenia.

event-decks_in_play = Talie w grze: { $decks }.
event-round_began = Zaczyna się runda { $round }.
event-turn_began = { $seat } ma { $actions ->
    [one] { $actions } akcję
    [few] { $actions } akcje
   *[many] { $actions } akcji
}.
event-bonus_turn_began = { $seat } ma dodatkową turę: { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
   *[many] { $actions } akcji
}.
event-projects_laid = Nowe projekty: { $projects }.
event-projects_discarded = Wypadają z gry: { $projects }.
event-token_given = { $seat } dostaje żeton Srebrnobrodego.
event-token_returned = { $seat } oddaje żeton Srebrnobrodego.
event-token_used = { $seat } używa żetonu Srebrnobrodego: { $bonus }.
event-placed = { $speciality ->
    [none] { $seat }: { $dwarf } → { $space }.
   *[other] { $seat }: { $dwarf } jako { $speciality } → { $space }.
}
event-took = { $seat } zabiera z pola „{ $space }” krasnoluda: { $dwarf }.
event-sent_home = Sztygar gracza { $seat } schodzi z pola „{ $space }”.
event-boarded = Sztygar gracza { $seat } wsiada do wózka ({ $position }).
event-knocked_off = { $seat } ogłasza fajrant i odwołuje sztygara.
event-mined = { $seat } wydobywa na polu „{ $space }”: { $pieces }.
event-mined_extra = { $seat } wydobywa na polu „{ $space }”, z dodatkowym wydobyciem: { $pieces }.
event-lifted = Wyciąg podnosi się o jeden poziom.
event-unloaded = { $seat } wyładowuje: { $pieces }.
event-rode_up = Sztygar gracza { $seat } wyjeżdża wyciągiem.
event-stone_dropped = Do każdego wózka wpada kamień ({ $position }).
event-lit_furnaces = { $seat } rozpala { $count ->
    [one] { $count } piec
    [few] { $count } piece
   *[many] { $count } pieców
}.
event-heated = { $seat } dostaje { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}.
event-paid_heat = { $seat } płaci { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}{ $furnaces ->
    [0] .
   *[other] {" "}(z pieców: { $furnaces }).
}
event-cooled = { $seat } traci na koniec tury { $heat ->
    [one] { $heat } ciepło
   *[other] { $heat } ciepła
}.
event-built = { $seat } buduje piec za: { $pieces }.
event-exchanged = { $seat } wymienia: { $give } → { $pieces }.
event-forged = { $seat } przetapia: { $give } → { $take }.
event-realised = { $seat } realizuje „{ $project }”: { $points } PZ.
event-recovered = { $seat } odzyskuje 1 { $kind }.
event-developed = { $seat } rozwija „{ $project }”: { $points } PZ.
event-gained = { $seat } bierze z banku: { $pieces }.
event-converted = { $seat } zamienia ciepło na { $kind }.
event-scored = { $seat } zdobywa { $points } PZ ({ $source ->
    [projects] projekty
    [developments] rozwinięcia
    [furnaces] piece
    [lift] wyciąg
   *[placements] stawianie krasnoludów
}).
event-furnace_gained = { $seat } dostaje rozpalony piec z rezerwy.
event-extra_action = { $seat } zyskuje jeszcze jedną akcję.
event-built_in = { $seat } wbudowuje piec ({ $furnace }) w pole „{ $space }”: { $points } PZ.
event-event_revealed = Wydarzenie: { $event_card }.
event-fire_spread = Ogień się rozprzestrzenia: { $seat } rozpala jeszcze jeden piec.
event-accounted = { $seat } zdobywa na koniec { $points } PZ: „{ $project }”.
event-game_over = Koniec gry.

# Punkty i opcje.

category-projects = projekty
category-developments = rozwinięcia
category-furnaces = wbudowane piece
category-lift = wyciąg
category-placements = stawianie
category-bonuses = premie końcowe

tie-crystal = więcej kryształów
tie-gold = więcej złota
tie-iron = więcej żelaza
tie-stone = więcej kamienia

option-length = długość gry
option-length-normal = dziesięć rund
option-length-short = osiem rund
option-decks = wybór talii
option-decks-first_game = jak w pierwszej grze
option-decks-random = losowy
option-western_quarter = Zachodnia Ćwiartka
option-western_quarter-maybe = niekoniecznie
option-western_quarter-in = w grze
option-new_shaft = Nowy Szyb
option-new_shaft-maybe = niekoniecznie
option-new_shaft-in = w grze
option-golden_terraces = Złote Tarasy
option-golden_terraces-maybe = niekoniecznie
option-golden_terraces-in = w grze
option-old_shaft = Stary Szyb
option-old_shaft-maybe = niekoniecznie
option-old_shaft-in = w grze
option-eastern_quarter = Wschodnia Ćwiartka
option-eastern_quarter-maybe = niekoniecznie
option-eastern_quarter-in = w grze

# Dlaczego czegoś nie można teraz wybrać.

closed-done = zrobione
closed-cart_full = twój wózek jest pełny
closed-no_heat = brak ciepła
closed-no_reserve = brak pieca w rezerwie
closed-too_dear = teraz za drogo
closed-nothing_to_give = nie ma czego wymienić
closed-nothing_to_develop = nie ma czego rozwinąć
closed-not_foreman = tylko dla sztygara
closed-taken = piec już wbudowany
closed-no_furnace = brak pieca na planszy
closed-too_little_heat = za mało ciepła
closed-none_of_it = nie masz tego surowca

# Podpisy na rysunku stołu.

table-round = Runda
table-starts = zaczyna
table-event = Wydarzenie
table-events_left = Zostało wydarzeń
table-space = Pole
table-there = Kto tam stoi
table-bonuses = Premie
table-built_in = Piec gracza
table-build_in = Wbudowanie
table-row = Projekty do realizacji
table-project = Projekt
table-deck = Talia
table-cost = Koszt
table-develop = Rozwinięcie
table-effect = Efekt
table-vp = PZ
table-payable = stać cię na to
table-pile = Projekty w talii
table-shaft = Wyciąg
table-token = Żeton Srebrnobrodego
table-nobody = nikt
table-clan = Klan
table-pool = Krasnoludy
table-supply = Zasoby
table-heat = Ciepło
table-keeps = zostaje
table-furnaces = Piece
table-lit = rozpalone
table-unlit = wygaszone
table-reserve = rezerwa
table-realised = Zrealizowane
table-developed = Rozwinięte
table-empty = brak
table-cart_full = twój wózek tam jest pełny
table-free = za darmo
table-foreman = sztygar
table-players = Gracze
table-player = Gracz
table-score = Punkty do tej pory
table-forecast = gdyby gra skończyła się teraz
table-total = Razem

# Co według podpowiedzi przynosi tura, w punktach.

hint-points = punkty od razu
hint-projects = projekty w zasięgu
hint-developments = rozwinięcia w zasięgu
hint-supply = surowce
hint-carts = załadowane wózki
hint-heat = ciepło i piece
hint-dwarfs = krasnoludy pod ręką
hint-decks = przewagi w taliach
hint-powers = stałe efekty
