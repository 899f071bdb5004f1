# Raporty laboratorium.

report-title = { $game }: raport o balansie
report-intro = Partie: { $games }, gracze: { $players }, rozdania: { $deals }; każde rozdanie rozegrano tyle razy, ile jest miejsc, a boty zamieniały się miejscami. Boty: { $bots }. Wersja zasad: { $rules }, opcje: { $options }.
report-games = partie: { $games }; { $bots }
report-base = Partie: { $games }; boty: { $bots }; przedziały 95 %.
report-interval = przedział 95 %: { $low } … { $high }
report-seat = Miejsce { $seat }
report-sure = pewne
report-likely = prawdopodobne
report-open = niepewne
report-win-rate = wygrane partie, %
report-fair = linia przerywana: równy udział, { $fair }
report-all-numbers = Wszystkie liczby
report-difference = różnica
report-category = kategoria

report-seats = Czy miejsce przy stole ma znaczenie?
report-seats-mean = Odcinek wokół znaku zawiera prawdziwą wartość w 95 na 100 takich serii. Miejsce jest na pewno lepsze lub gorsze tylko wtedy, gdy jego odcinek nie dotyka linii przerywanej.
report-seat-points = punkty ponad średnią stołu
report-seats-says = Najdalej od równego udziału leży miejsce { $seat }: wygrywa { $wins } partii.

report-points = Skąd biorą się punkty?
report-points-mean = Każda kategoria pokazuje, ile zdobyli w niej zwycięzcy, a ile pozostali. Duża różnica oznacza, że tam wygrywa się partie.
report-winners = zwycięzcy
report-others = pozostali
report-points-axis = punkty
report-categories = Punkty według kategorii: zwycięzcy i pozostali
report-spread = Najlepszy gracz wyprzedza drugiego o { $margin } pkt. Odsetek partii z remisem punktowym na czele: { $tied }, ze wspólnym zwycięstwem: { $shared }.
report-points-says = Zwycięzca ma średnio { $winner } pkt; odchylenie standardowe wynosi { $deviation }.
report-categories-says = Największą część punktów zwycięzców daje „{ $category }”: { $part }.

report-length = Jak długo trwa partia?
report-length-mean = Przy stole partia trwa około { $minutes } min, jeśli człowiek potrzebuje { $glance } s na wybór i { $doubling } s więcej przy każdym podwojeniu liczby możliwości.
report-length-says = Liczba decyzji w partii: { $decisions }; mediana: { $median }, a co dziesiąta partia ma ich co najmniej { $tenth }.
report-by-round-says = { $kind ->
    [shift] Najdłuższa jest szychta { $number }: wszyscy gracze podejmują w niej łącznie { $decisions } decyzji.
   *[round] Najdłuższa jest runda { $number }: wszyscy gracze podejmują w niej łącznie { $decisions } decyzji.
}
report-decisions-axis = decyzje w partii (linia: mediana)
report-by-round = { $kind ->
    [shift] decyzje w kolejnych szychtach
   *[round] decyzje w kolejnych rundach
}

report-lead = Czy wynik jest otwarty do końca?
report-lead-mean = Odsetek partii, w których prowadzący w połowie gry nie oddaje prowadzenia i wygrywa: { $runaway }. Jeśli linia biegnie u góry, reszta partii niczego już nie rozstrzyga.
report-lead-says = Prowadzący w połowie gry wygrywa { $wins } partii; równy udział to { $fair }.
report-changes-says = Prowadzenie zmienia się w partii średnio { $changes } razy; mediana: { $median }.
report-after-round = { $kind ->
    [shift] kto prowadzi po tej szychcie
   *[round] kto prowadzi po tej rundzie
}
report-after-part = kto prowadzi po tej części partii (liczba części: { $parts })
report-leader-wins = wygrywa partię, %
report-changes-axis = zmiany prowadzenia w partii (linia: mediana)

report-choices = Czy jest o czym decydować?
report-choices-mean = Odsetek pytań z jedną możliwą odpowiedzią: { $forced }; zadaje się je, bo ich pominięcie zdradziłoby tajemnicę. Słupki pokazują, ile możliwości mają decyzje, w % wszystkich decyzji.
report-branching-says = Średnia liczba możliwości w decyzji: { $options }; najczęściej jest ich { $often }, w { $part } wszystkich decyzji.
report-questions-says = Najczęstsze pytanie, „{ $question }”, pada w partii { $often } razy.
report-options-mean = możliwości, średnio
report-options-axis = możliwości
report-question = pytanie
report-per-game = na partię
report-forced = wymuszone

report-uses = Czego się używa i kto dzięki temu wygrywa?
report-uses-mean = Pełne koło: częściej używają tego zwycięzcy. Pełny romb: częściej przegrani. Pusty kwadrat: to może być przypadek. Z poprawką na jednoczesne porównania; ich liczba: { $compared }. Pokazano najwyraźniejsze: { $shown }. Zwycięzca może czegoś używać dlatego, że prowadzi; przyczynę sprawdza `fajrant lab restrict`.
report-used-in = używa, % graczy
report-uses-says = Różnice większe niż przypadek: { $sure } z { $compared }. Najwyraźniejsza: „{ $thing }” – kto z tego korzysta, wygrywa częściej o { $win } punktów procentowych.
report-offered = można wybrać, % partii
report-dead-mean = Rzeczy, które można było wybrać lub dobrać, a używa ich mniej niż { $rare } graczy: { $count } z { $all }. Górny koniec przedziału mówi, ile jest jeszcze możliwe: gdy użyć nie było wcale, wynika on z liczby rozdań (reguła trzech). Rzeczy, których w tych partiach w ogóle nie dało się wybrać: { $absent }.
report-dead-things = Prawie nieużywane (pozycji: { $count })
report-win-difference = odsetek wygranych z tym minus bez tego, punkty procentowe
report-thing = pole, karta lub wybór
report-times = użycia na gracza i partię
report-corrected = p z poprawką
report-all-things = Wszystko (pozycji: { $count })

report-map = Gdzie toczy się gra?
report-map-mean = Liczba to średnia użyć na gracza i partię; im ciemniej, tym częściej. Przerywana ramka oznacza miejsce, z którego korzysta mniej niż { $rare } graczy. Takich miejsc: { $dead } ({ $names }).
report-map-says = Najczęściej używane: { $top }, { $times } razy na gracza i partię.
report-map-label = Mapa planszy. Najczęściej używane: { $top }. Miejsca prawie nieużywane: { $dead }.
report-map-table = Mapa jako tabela (miejsc: { $count })
report-region = region
report-region-share = udział we wszystkich użyciach
report-region-places = z liczby miejsc
report-area-factory = warsztaty
report-area-mining = wydobycie
report-area-delivery = dostawa
report-area-money = pieniądze
report-area-orders = zamówienia
report-area-table = stół
report-area-guilds = hale cechów
report-area-mine = kopalnia

report-worth = Ile to jest warte?
report-worth-mean = Jednemu graczowi nie wolno z tego korzystać, pozostałym wolno: ile punktów traci? Pełne znaki są pewne, puste mogą być przypadkiem. Przedziały punktów są przybliżone.
report-worth-says = Najwięcej znaczy „{ $name }”: bez tego gracz traci { $points } pkt.
report-lost-points = punkty stracone bez tego
report-skill = Czy opłaca się myśleć?
report-skill-mean = Pierwszy bot siada na każdym miejscu każdego rozdania, na pozostałych gra drugi. Jeśli bot myślący dwa razy dłużej prawie nie wygrywa częściej, w grze niewiele jest do znalezienia.
report-ladder = Ile daje dwa razy dłuższe myślenie?
report-ladder-mean = Każdy bot gra przeciw takiemu, który myśli o połowę krócej. Linia przerywana to wynik równych botów. Gdzie stopnie do niej schodzą, dłuższe myślenie nic już nie daje: tam kończy się umiejętność, a zaczyna szczęście.
report-ladder-says = Ostatnie podwojenie (nr { $step }) daje { $points } pkt; bot myślący dłużej wygrywa { $wins } swoich partii.
report-doublings = podwojenia czasu myślenia ({ $bot })
report-skill-says = { $name }: pierwszy bot ma { $points } pkt przewagi; to największa zmierzona różnica.
report-lead-points = przewaga nad pozostałymi, punkty
report-what = co

report-luck = Szczęście czy umiejętności?
report-bots-mean = Każdy bot siedzi równie często na każdym miejscu. Im dalej jego udział leży od linii przerywanej, tym więcej znaczą umiejętności.
report-bots-says = Najlepszy bot to { $bot }: każde jego miejsce wygrywa { $wins } partii.
report-luck-mean = Rozdanie i miejsce przesądzają o końcowej przewadze w { $part }, zanim ktokolwiek się ruszy: na tyle zgodne są dwie partie z tym samym rozdaniem. Reszta zależy od graczy i od tego, co zdarzy się w trakcie partii.
report-bot = bot

report-endings = Jak to się kończy?
report-endings-fixed = { $kind ->
    [shift] Każda partia kończy się po szychcie { $count }, zgodnie z zasadami.
   *[round] Każda partia kończy się po rundzie { $count }, zgodnie z zasadami.
}
report-endings-says = { $kind ->
    [shift] Partie kończą się między szychtą { $low } a { $high }; mediana: { $median }.
   *[round] Partie kończą się między rundą { $low } a { $high }; mediana: { $median }.
}
report-ending = dlaczego się kończy
report-of-games = odsetek partii
report-ending-early = { $kind ->
    [shift] Przed ostatnią szychtą: ktoś spełnił warunek końca gry
   *[round] Przed ostatnią rundą: ktoś spełnił warunek końca gry
}
report-endings-axis = { $kind ->
    [shift] ostatnia szychta (linia: mediana)
   *[round] ostatnia runda (linia: mediana)
}

report-holes = Luki w zasadach
report-holes-mean = Policzone podczas rozgrywania partii. Ostatnia kolumna mówi, co można wykluczyć: z pewnością 95 % nie zdarza się to częściej.
report-hole = co
report-hole-dead_end = Gracz musi wykonać ruch, a nie może
report-hole-endless = Partia się nie kończy
report-hole-tie = Remis, którego nie rozstrzyga żadna zasada
report-hole-repeat = Pozycja się powtarza (śledzona jest co dziesiąta partia)
report-how-often = jak często
report-at-most = najwyżej
report-of = { $count } z { $games }

report-change = A czy B?
report-change-mean = Te same rozdania w dwóch seriach. A: { $a }. B: { $b }. Zmianę mierzy się rozdanie po rozdaniu, więc znamy ją dokładniej niż każdą z tych liczb.
report-measure = miara
report-change-ab = B minus A
report-verdict = wniosek
report-more = więcej
report-less = mniej
report-unclear = nie wiadomo
report-change-winner = Punkty zwycięzcy
report-change-decisions = Decyzje
report-change-minutes = Minuty, szacunkowo
report-change-changes = Zmiany prowadzenia

report-examples = Partie, które warto zobaczyć
report-examples-site = Linki otwierają partie jako powtórki pod adresem { $site }; Fajrant musi tam działać. Pobrane zapisy otwiera każdy Fajrant albo `fajrant replay`.
report-replay = otwórz powtórkę
report-examples-mean = Zapisz zapis partii, a potem otwórz go w przeglądarce jako powtórkę albo poleceniem `fajrant replay`.
report-example-close = Najbardziej wyrównana partia
report-example-clear = Najwyższe zwycięstwo
report-example-changes = Najwięcej zmian prowadzenia
report-example-long = Najdłuższa partia
report-example-short = Najkrótsza partia
report-example-dead_end = Ślepy zaułek
report-example-repeat = Pozycja, która się powtórzyła
report-example-endless = Partia, która się nie skończyła
report-download = zapis partii { $number }

report-method = Jak to zmierzono
report-method-games = Partie
report-method-deals = Rozdania
report-method-bots = Boty
report-method-seeds = Ziarna
report-method-intervals = Przedziały
report-method-comparisons = Wiele porównań
report-method-version = Program i zasady
report-method-cost = Czas procesora na partię
report-by-deal = 95 %, wariancja między rozdaniami
report-limits = Czego boty nie powiedzą: czy gra bawi, czy ludzie znajdą dobre ruchy i jak grają ci, którym zależy na pokonaniu innych, a nie na punktach.

finding-seat-helps = Miejsce { $seat } ma przewagę
finding-seat-helps-unit = wygranych partii; równy udział to { $fair }
finding-seat-helps-why = Różnica względem średniej stołu: { $points } pkt, choć na wszystkich miejscach grają te same boty.
finding-seat-harms = Miejsce { $seat } jest gorsze
finding-seat-harms-unit = wygranych partii; równy udział to { $fair }
finding-seat-harms-why = Różnica względem średniej stołu: { $points } pkt, choć na wszystkich miejscach grają te same boty.
finding-seat-even = Żadne miejsce się nie wyróżnia
finding-seat-even-unit = partii wygrywa miejsce { $seat }; równy udział to { $fair }
finding-seat-even-why = Nawet miejsce najdalsze od równego udziału mogło się tam znaleźć przypadkiem.
finding-lead-decides = Prowadzenie w połowie rozstrzyga
finding-lead-decides-unit = prowadzących ({ $part }) wygrywa; równy udział to { $fair }
finding-lead-decides-why = Prowadzenie zmienia się w partii średnio { $changes } razy.
finding-lead-open = Po połowie wynik jest otwarty
finding-lead-open-unit = prowadzących ({ $part }) wygrywa; równy udział to { $fair }
finding-lead-open-why = Prowadzenie zmienia się w partii średnio { $changes } razy.
finding-use-helps = Mają to zwycięzcy: { $thing }
finding-use-helps-unit = p.p. wygranych u tych, którzy z tego korzystają
finding-use-helps-why = Używa tego { $used } graczy. Jest za mocne albo w zasięgu tylko tych, którzy prowadzą.
finding-use-harms = Mają to przegrani: { $thing }
finding-use-harms-unit = p.p. wygranych u tych, którzy z tego korzystają
finding-use-harms-why = Używa tego { $used } graczy. To pułapka albo ostatnia deska ratunku.
finding-use-dead = Niektórych rzeczy prawie nikt nie używa
finding-use-dead-unit = na { $all } rzeczy w grze
finding-use-dead-why = Można je było wybrać, a używa ich mniej niż jeden gracz na pięćdziesięciu; nigdy nie użyto: { $never }. Najrzadsza: „{ $thing }” – korzysta z niej najwyżej { $high } graczy.
finding-category = Najwięcej punktów daje: { $category }
finding-category-unit = punktów zwycięzcy
finding-category-why = Zwycięzcy zdobywają tu średnio { $won } pkt, pozostali { $lost } pkt.
finding-forced = Wiele pytań ma jedną odpowiedź
finding-forced-unit = wszystkich pytań
finding-forced-why = Średnia liczba możliwości w decyzji: { $options }.
finding-length = Ile to trwa
finding-length-long = To trwa długo
finding-length-long-unit = min, szacunkowo; wieczór to { $most }
finding-length-long-why = Liczba decyzji w partii: { $decisions }; czas zależy od liczby możliwości.
finding-length-unit = min, szacunkowo
finding-length-why = Liczba decyzji w partii: { $decisions }; czas zależy od liczby możliwości.
finding-hole = W zasadach są luki
finding-hole-unit = na { $games } partii nie dało się dokończyć
finding-hole-why = Ktoś musiał wykonać ruch, a nie mógł, albo partia się nie kończyła.

kind-dock = rampa
kind-hex = heks
kind-piece = tor
kind-track = tor
kind-place = sektor
kind-city = miasto
kind-tile = żeton
kind-space = pole
kind-zone = strefa
kind-good = towar:
kind-colour = kolor:
kind-kind = surowiec:
kind-source = punkty za:
kind-deck = stos:
kind-end = strona stosu:
kind-cube = znacznik:
kind-position = pozycja:
kind-furnace = piec:
kind-contract = kontrakt
kind-project = projekt
kind-order = zamówienie
kind-card = karta
kind-node = pole
kind-wagon = wagon
kind-new_wagon = nowy wagon
kind-reward = nagroda:
kind-token = żeton
kind-stack = stos
kind-start = żeton startowy:
kind-event = wydarzenie
kind-bonus = premia:
kind-speciality = specjalność:
kind-dwarf = krasnolud:
kind-hero = bohater:
kind-action = akcja:
kind-progress = tor postępu:
kind-region = region:
kind-verb = wybór
