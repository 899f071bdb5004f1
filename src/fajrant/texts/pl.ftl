# Co jest nie tak i jak byłoby dobrze.

wrong-language = Nie ma języka „{ $tried }”; są: { $known }.
wrong-game = Nie ma gry „{ $tried }”{ $meant ->
    [none] ; gry: { $known }.
   *[other] ; może chodzi o { $meant }?
}
wrong-no_game = Podaj grę: { $known }.
wrong-bot = Nie ma bota „{ $tried }”; boty: { $known }.
wrong-times = „{ $tried }”: liczba po dwukropku mówi, ile razy dłużej bot szuka ruchu, na przykład 0.5 albo 10.
wrong-no_search = { $level } wybiera ruch bez przeszukiwania, więc nie może szukać dłużej; boty, które przeszukują: { $known }.
wrong-no_commit = „{ $tried }” nie wskazuje żadnego commita; pisze się na przykład tak: expert@dec5392 albo expert@main~3.
wrong-commit = W { $folder } nie ma commita „{ $tried }”.
wrong-no_checkout = Boty z innego commita wymagają repozytorium git Fajrantu, a { $folder } do żadnego nie należy.
wrong-no_build = Nie da się zbudować commita { $commit }: { $reason } (pełny wydruk: { $log }).
wrong-rival = Boty z commita { $commit } zawiodły: { $reason }
wrong-bots = Liczba botów ({ $bots }) nie pasuje do liczby graczy ({ $players }). Podaj po jednym bocie na gracza albo mniej; będą się powtarzać.
wrong-ladder = Drabinka wymaga co najmniej dwóch różnych botów, a nie „{ $tried }”.
wrong-no_run = W { $folder } nie ma wyników; zapisuje je polecenie `fajrant lab run`.
wrong-other_run = W { $folder } są wyniki innej serii. Powtórz polecenie z tą samą grą, botami, liczbą graczy, opcjami i ziarnem albo wybierz inny katalog.
wrong-other_rules = W { $folder } są partie rozegrane według innej wersji zasad lub programu. Wybierz inny katalog.
wrong-fewer_games = Zaplanowana liczba partii w { $folder } to { $games }; podaj tyle samo albo więcej.
wrong-not_empty = { $folder } nie jest pusty i nie ma w nim wyników serii. Wybierz inny katalog.
wrong-site = { $tried } nie jest adresem strony. Adres zaczyna się od http:// lub https:// i nie zawiera ? ani #.
wrong-task = Zadania nie da się wykonać: { $reason }.
wrong-task_measure = Nie da się zmierzyć: { $tried }. Znane miary: { $known }.
wrong-task_option = Gra nie ma opcji { $tried }. Znane: { $known }.
wrong-other_study = W { $folder } są wyniki innego szukania. Powtórz polecenie z tą samą grą, zadaniem, botami, rozdaniami i ziarnem albo wybierz inny katalog.
wrong-rung = { $tried } nie może myśleć dwa razy dłużej. Mogą: { $known }; podaj jednego, bez mnożnika.
wrong-nothing = Nie pasuje żaden z wyborów, które były możliwe w serii w { $folder }.
wrong-no_games = W { $folder } nie ma jeszcze rozegranych partii; powtórz polecenie `fajrant lab run`, które je rozgrywa.
wrong-restricted = Bota „{ $tried }” nie można ograniczyć; wybierz jednego z: { $known }.
wrong-no_match = Do „{ $tried }” nie pasuje żaden ruch tej gry. Podaj czasownik, ruch albo cel, z * zamiast czegokolwiek; czasowniki: { $known }.
wrong-other_game = Nie można porównać serii różnych gier ani różnych liczb graczy: { $one }, { $other }.
wrong-no_common_deals = Te serie nie mają wspólnych rozdań. Podaj w obu to samo --seed.
wrong-players = Liczba graczy w tej grze to { $known }, a nie { $tried }.
wrong-seats = „{ $tried }” nie obsadza wszystkich miejsc (liczba graczy: { $known }). Podaj graczy na przykład tak: { $example }.
wrong-option = Opcję zapisuje się NAZWA=WARTOŚĆ, a nie „{ $tried }”; opcje: { $known }.
wrong-read = Nie można odczytać { $file }: { $reason }.
wrong-not_text = { $file } nie jest plikiem tekstowym, więc nie jest zapisem gry.
wrong-record = { $file }: { $reason }
wrong-puzzles = { $file } nie jest plikiem z zadaniami.
wrong-no_decisions = { $file }: w tej grze nie podjęto jeszcze żadnej decyzji, więc nie ma czego analizować.
wrong-write = Nie można zapisać { $file }: { $reason }.
wrong-load_and_game = Zapis sam mówi, jaka to gra; pomiń { $tried }.
wrong-load_and_new = Zapis sam mówi, jak gra się zaczęła; pomiń { $tried }.
wrong-no_salt = { $file } nie ma soli, więc nie ma czego sprawdzić. Ma ją zapis pobrany ze stołu po skończonej grze.
wrong-no_seed = { $file } zaczyna się w środku gry, więc nie ma tasowania do sprawdzenia.
wrong-commitment = Pieczęć to 64 cyfry szesnastkowe, a nie „{ $tried }”.
wrong-exists = { $file } już istnieje; opcja --force go nadpisze.
wrong-same_file = { $file } to sama baza danych; podaj inny plik.
wrong-database = { $file } nie jest bazą danych Fajrantu albo jest uszkodzony.
wrong-newer_database = { $file } pochodzi z nowszej wersji Fajrantu; najpierw zaktualizuj program.
wrong-in_use = Serwer używa pliku { $file }; najpierw go zatrzymaj.
wrong-database_address = „{ $tried }” to nie jest baza, którą zna Fajrant. Podaj plik albo postgresql://…
wrong-no_backup = Kopię zapasową „{ $tried }” tworzą i przywracają programy samego PostgreSQL: pg_dump i pg_restore.
wrong-no_postgres = „{ $tried }” wymaga dodatkowego pakietu: pip install 'fajrant[postgres]'.
wrong-no_ray = „{ $tried }” wymaga dodatkowego pakietu: pip install 'fajrant[cluster]'.
wrong-cluster = Pod adresem „{ $tried }” nie odpowiada żaden klaster Ray. Podaj HOST:PORT, który wypisało „ray start --head”.
wrong-unreachable = Nie można użyć bazy „{ $tried }”: { $reason }.
wrong-config = { $file } nie jest poprawnym plikiem TOML{ $line ->
    [0] .
   *[other] {""} (wiersz { $line }).
}
wrong-unknown_setting = { $source }: nie ma ustawienia „{ $key }”{ $meant ->
    [none] .
   *[other] ; może chodzi o { $meant }?
}
wrong-setting = { $source }: { $key } to { $allowed }, a nie „{ $tried }”.
wrong-view = W tym zapisie nie ma gracza „{ $tried }”; gracze: { $known }.

wrong-port = Nie da się nasłuchiwać na { $host }, port { $port }: { $reason }. Spróbuj innego --port.
wrong-host = Ten komputer nie ma adresu { $host }. Spróbuj innego --host: 127.0.0.1 albo 0.0.0.0, czyli wszystkie jego adresy.

allowed-flag = true albo false
allowed-whole = liczba całkowita od { $least } do { $most }
allowed-number = liczba od { $least } do { $most }
allowed-text = tekst
allowed-list = lista tekstów
allowed-networks = lista adresów IP lub sieci

reason-missing = nie ma takiego pliku
reason-folder = to jest katalog
reason-no_folder = jego katalog nie istnieje
reason-forbidden = brak uprawnień
reason-full = dysk jest pełny
reason-read_only = dysk jest tylko do odczytu
reason-long_name = nazwa jest za długa
reason-locked = zablokował ją inny program
reason-unopened = jej pliku nie da się otworzyć; sprawdź, kto ma prawo do tego pliku i folderu
reason-port_taken = tego portu używa inny program

# Listy i wyniki.

games-game = Gra
games-name = Nazwa
games-players = Gracze
games-options = Opcje
games-rules = Zasady

results-place = Miejsce
results-player = Gracz
results-total = Razem
results-so_far = Punkty do tej pory
results-forecast = Gdyby gra skończyła się teraz
results-tie = { $names }: { $points }, { $criterion }: { $values }
results-shared = { $names }: { $points }, miejsce dzielone
results-bot = Bot
results-seat = Miejsce przy stole
results-games = Partie
results-wins = Wygrane
results-win_rate = Odsetek wygranych
results-mean_score = Średni wynik
results-by_bot = Według bota
results-by_seat = Według miejsca przy stole

sim-doing = Rozgrywanie
sim-stopped = Przerwano; oto dotychczasowe wyniki.
sim-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, graczy: { $players }, ziarna od { $seed }; decyzje: { $decisions }, czas: { $seconds } s
sim-records = Zapisy gier: { $folder }

lab-compared = { $verdict ->
    [better] { $a } gra lepiej niż { $b }.
    [worse] { $a } gra gorzej niż { $b }.
    [equal] { $a } i { $b } grają równie dobrze: różnica nie sięga { $margin } p.p.
   *[undecided] Jeszcze nie wiadomo, kto gra lepiej: { $a } czy { $b }; może pomóc więcej rozdań.
} { $a }: wygrane { $rate } % partii (przedział 95 %: od { $low } do { $high }; równy udział: { $fair } %), przewaga nad pozostałymi: { $points } pkt (około ± { $half }). Partie: { $games }, rozdania: { $deals }.
lab-report = Raport jest w pliku { $file }.
lab-swept = Wszystkie porównania ({ $count }) są w { $folder }; pokazuje je raport.
lab-tuning = Próby
lab-tuned = Najlepiej: { $values }. W { $games } nowych partiach odległość od celu to { $after } zamiast { $before }.
lab-tuned-measure = miara
lab-tuned-wanted = cel
lab-tuned-printed = jak w pudełku
lab-tuned-best = najlepiej
lab-tuned-change = zmiana
lab-tuned-costs = Co jeszcze się zmienia
lab-played = Liczba partii w { $folder }: { $games }; każda zajęła średnio { $ms } ms czasu procesora.
ladder-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, graczy: { $players }, ziarna od { $seed }; czas: { $seconds } s
ladder-pairs = Pary
ladder-against = Przeciwko
ladder-interval = Przedział 95%
ladder-scores = Średnie wyniki
ladder-ratings = Ranking
ladder-rating = Ocena
ladder-sigma = Niepewność
ladder-ms = Ms procesora na decyzję

rival-building = Buduję commit { $commit }. To potrwa kilka minut; następnym razem będzie gotowy.
rival-kinds = Czasów myślenia nie da się porównać: ten program jest { $here ->
    [compiled] skompilowany
   *[interpreted] interpretowany
}, a commit { $commit } w { $folder } { $there ->
    [compiled] skompilowany
   *[interpreted] interpretowany
}.

replay-fine = { $file }: wszystkie ruchy są zgodne z zasadami ({ $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}).
replay-over = Wynik końcowy
replay-so_far = Gra trwa; punkty do tej pory
replay-version = Zapis powstał według wersji zasad { $made }; odtworzono go według wersji { $now }.

review-doing = Analizowanie
review-title = Analiza: { $game }
review-made = { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}, iteracje na decyzję: { $budget }, ziarno: { $seed }
review-seats = Gracze
review-player = Gracz
review-decisions = Decyzje
review-loss = Strata
review-points_lost = Stracone punkty
review-luck = Szczęście
review-result = Wynik
review-mark = { $mark ->
    [great] Świetny ruch
    [only] Jedyny ruch
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Gruby błąd
}
review-better = { $number }. { $name }: { $move }. { $mark ->
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Gruby błąd
}: lepiej { $best }, z szansą na wygraną { $best_chance }% zamiast { $chance }%{ $points ->
    [0] { "" }
   *[other] , oczekiwane punkty: +{ $points }
}.
review-none = Bez niedokładności i błędów.
review-line = Szansa na wygraną
review-position = Pozycja przed tą decyzją
review-turning = Punkty zwrotne
review-explained = „Strata” to suma tego, o ile decyzje gracza zmniejszyły jego szansę na wygraną w porównaniu z najlepszymi ruchami. „Szczęście” to wpływ kości, rozdań, odkrytych kart i tego, co wiedzieli tylko inni. „Niepewność” to niedokładność samej analizy.
review-stopped = Przerwano po { $done } z { $all } decyzji. Niczego nie zapisano.
review-uncertainty = Niepewność
review-luck_did = Co zmieniło szczęście
review-luck_deal = Rozdanie: { $changes }.
review-luck_after = { $number }. { $name }: { $move }. Potem { $changes }.
review-luck_none = Szczęście nie zmieniło niczyich szans o { $least }% ani więcej.
review-change = { $name } { $by }
review-cause = { $cause ->
    [dice] Kości, rozdanie lub tasowanie
    [revealed] Odkryto coś ukrytego
   *[knowledge] Kolejny gracz wiedział coś, czego poprzedni nie wiedział, lub odwrotnie
}
review-compared = Inne ruchy i powody
review-move = Ruch
review-points = Punkty
review-gains = Co daje ta tura

verify-holds = Pieczęć się zgadza: ziarno i sól dają { $commitment }, a { $decisions ->
    [one] jedyna decyzja pasuje
    [few] wszystkie { $decisions } decyzje pasują
   *[many] wszystkie decyzje ({ $decisions }) pasują
} do gry rozdanej z tego ziarna.
verify-compare = Porównaj ją z pieczęcią pokazaną przy otwarciu stołu albo zrób to opcją --commitment.
verify-chosen = To ziarno wybrał gospodarz, więc było znane przed grą; później go nie zmieniono.
verify-other = Pieczęć się nie zgadza: ziarno i sól tego zapisu dają { $found }, a nie { $expected }.
verify-moves = Pieczęć się zgadza, ale ruchy nie pasują do gry rozdanej z tego ziarna: { $reason }

backup-done = Kopia zapasowa w { $file }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}. Trzymaj ją w bezpiecznym miejscu: są w niej tajemnice wszystkich trwających gier.
restore-done = Przywrócono { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
} do { $file }.

bench-figure = Pomiar
bench-value = Wartość
bench-unit = Jednostka
bench-build = Rodzaj

# Stół w terminalu.

play-human = Gracz
play-which_game = Jaka gra?
play-how_many = Ilu graczy? { $known }, Enter oznacza { $default }:
play-me = ja
play-who = Kto gra? Imiona po przecinku ({ $bots } to bot), Enter oznacza { $default }:
play-happened = Co się wydarzyło
play-earlier = { $count ->
    [one] … { $count } wcześniejszy wpis; j pokazuje cały dziennik.
    [few] … { $count } wcześniejsze wpisy; j pokazuje cały dziennik.
   *[many] … { $count } wcześniejszych wpisów; j pokazuje cały dziennik.
}
play-turn = { $name }: twoja kolej
play-choose = Numer lub ruch (? – pomoc):
play-choose_within = Numer lub zapis ruchu (b – wróć, ? – pomoc):
play-hand_over = Teraz gra { $name }. Przekaż ekran i naciśnij Enter.
play-hand_over_undo = Teraz gra { $name }. Przekaż ekran i naciśnij Enter; { $before } może jeszcze cofnąć ostatni ruch, wpisując u.
play-hand_over_what = „{ $tried }” nic tu nie znaczy; naciśnij Enter, gdy przy ekranie usiądzie { $name }, albo wpisz q, żeby skończyć.
play-confirm = Twoja tura się skończyła. Enter – dalej, u – cofnij ostatni ruch:
play-confirm_what = „{ $tried }” nic tu nie znaczy; naciśnij Enter albo wpisz u lub q.
play-no_such_move = Ruch „{ $tried }” nie jest teraz możliwy{ $meant ->
    [none] ; wpisz numer od 1 do { $count }, ruch zapisany tak jak po prawej albo ? (pomoc).
   *[other] ; może chodzi o „{ $meant }”?
}
play-no_undo = Nie ma czego cofnąć: odkryto coś nowego albo ruch wykonał inny gracz.
play-undone = Cofnięto.
play-saved = Zapisano: { $file }
play-loaded = Wczytano: { $file }
play-load_what = Podaj plik: l PLIK
play-stopped = Gra jest zapisana. Aby grać dalej: { $command }
play-over = Koniec gry
play-record = Zapis gry: { $file }
play-help-title = Polecenia
play-help-number = wykonaj ruch o tym numerze
play-help-notation = wykonaj ten ruch
play-help-undo = cofnij ostatni ruch
play-help-hint = podpowiedź: co zrobiłby teraz ekspert i dlaczego
play-help-journal = cały dziennik
play-help-table = cały stół, z pełnym opisem wszystkich kart
play-help-save = zapisz (każdy ruch i tak jest zapisywany); z nazwą pliku także tam
play-help-load = wczytaj zapis i graj od tego miejsca
play-help-rules = zasady
play-help-help = ta pomoc
play-help-quit = zakończ; gra jest zapisana
play-help-file = PLIK

# Podpowiedź: ruch eksperta i jego powody.

hint-best = Najlepiej: { $move }. Przewidywany wynik: { $points } pkt, { $chance }% szans na wygraną.
hint-gains = Ta tura przynosi: { $gains }.
hint-gain = { $term } { $sign }{ $amount }
hint-next = Drugi najlepszy ruch: { $move }. Przewidywany wynik: { $points } pkt, { $chance }% szans na wygraną.
hint-rivals = straty najlepszego rywala

# Czego serwer odmawia.

nameless = Gość
refused-not_found = Tu nic nie ma. Czy link jest pełny?
refused-no_seat = Przy tym stole nie ma takiego miejsca.
refused-no_game = Nie ma takiej gry.
refused-not_asked = Gracz na tym miejscu nie ma teraz żadnej decyzji do podjęcia.
refused-no_answer = Tym razem nie udało się znaleźć podpowiedzi. Spróbuj ponownie.
refused-not_over = To będzie można zobaczyć po zakończeniu gry.
refused-not_yours = Nie możesz tego zrobić za innego gracza.
refused-not_away = To będzie możliwe, gdy nieobecność gracza potrwa { $minutes ->
    [one] { $minutes } minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
refused-old_rules = Tego momentu gry nie można już pokazać: rozegrano go według wcześniejszych zasad.
refused-bot_plays = Na tym miejscu gra za ciebie bot. Najpierw wróć do gry.
refused-two_hands = Nie możesz zająć tego miejsca: inne w tej grze było już twoje, więc znasz tamte karty.
refused-nobody_left = Nikt inny tu nie gra. Zamiast odchodzić, poddaj grę albo usuń stół.
refused-no_hide = Nadal grasz przy tym stole. Najpierw odejdź od niego albo poddaj grę.
refused-no_delete = Stół może usunąć tylko gospodarz i tylko wtedy, gdy nikt inny przy nim nie gra.
refused-illegal_move = Ten ruch nie jest teraz możliwy.
refused-no_undo_nothing = Nie ma jeszcze czego cofnąć.
refused-no_undo_turn = Cofnąć można tylko swoją ostatnią turę.
refused-no_undo_chance = Tego nie można już cofnąć: rzucono kośćmi albo coś przetasowano.
refused-no_undo_seen = Tego nie można już cofnąć: odkryto coś, co było zakryte.
refused-no_undo_answered = Tego nie można już cofnąć: ruch wykonał inny gracz.
refused-stale = Na stole coś się zmieniło. Oto jego obecny stan.
refused-not_running = Ta gra nie jest w toku.
refused-already_started = Gra już się zaczęła.
refused-free_seats = Są jeszcze wolne miejsca. Poczekaj albo posadź tam boty.
refused-seat_taken = Tu już ktoś siedzi.
refused-reviews = Właśnie trwa analiza wielu gier. Spróbuj ponownie za kilka minut.
refused-too_many = Za dużo niedokończonych gier. Najpierw dokończ, poddaj lub usuń którąś.
refused-too_large = To jest za długie.
refused-too_fast = Za szybko. Poczekaj chwilę i spróbuj ponownie.
refused-bad_request = Serwer nie rozumie tego polecenia.
refused-bad_name = Imię ma od 1 do { $most } znaków, bez : " i #.
refused-no_name = Najpierw podaj imię; hasło je chroni.
refused-name_taken = To imię jest już chronione hasłem. Jeśli jest twoje, zaloguj się; jeśli nie, wybierz inne.
refused-short_password = Hasło ma co najmniej { $least } znaków.
refused-wrong_password = Imię albo hasło się nie zgadza.
refused-wrong_old_password = Obecne hasło się nie zgadza.
refused-bad_chat = Ta wiadomość jest pusta.
refused-bad_record = Tego zapisu nie da się otworzyć: { $reason }
refused-record_number = W tym zapisie { $most ->
    [one] jest { $most } decyzja
    [few] są { $most } decyzje
   *[many] jest { $most } decyzji
}; można grać dalej od jednej z nich.
refused-record_seats = W grze z tego zapisu { $seats ->
    [one] jest { $seats } miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}.
refused-bad_table = Takiego stołu nie da się przygotować: { $reason }
refused-no_bot = Nie ma takiego bota.
refused-no_header = Polecenia wymagają nagłówka X-Fajrant: 1.
refused-free_undo_bots = Cofanie bez ograniczeń jest tylko dla jednej osoby grającej z botami.
refused-free_undo_alone = Przy tym stole można cofać bez ograniczeń, więc może tu grać tylko jedna osoba.
refused-own_seed = Kto wybiera rozdanie, ten je zna. Przy stole z wolnymi miejscami rozdaje serwer.
refused-not_allowed = Tego nie można tu zrobić.
refused-bad_copy = Ten plik nie jest kopią zapisaną przez Fajrant albo jest uszkodzony. Niczego nie zmieniono.
refused-needs_server = Tutaj wszystko zostaje na tym urządzeniu, więc nikt nie może dołączyć z innego. Innych można zaprosić na serwerze.
refused-no_room_here = W tej przeglądarce zabrakło miejsca. Ruch nie został wykonany i nic nie przepadło. Usuń stare stoły albo zwolnij miejsce na urządzeniu.
refused-not_stored_here = Przeglądarka nie zapisała tej zmiany. Nic nie przepadło – spróbuj jeszcze raz.
refused-broken_here = Coś poszło nie tak. Gra jest bezpieczna; spróbuj jeszcze raz.
refused-bad_host = Serwer nie odpowiada pod tą nazwą.
refused-no_room = Serwer nie może teraz zapisywać na dysku. Ruch nie został wykonany i nic nie przepadło; spróbuj później.
refused-broken = Na serwerze wystąpił błąd. Gra jest bezpieczna; spróbuj ponownie.

serve-ready = Fajrant działa pod adresem { $address } · Ctrl-C kończy.
serve-there = Fajrant już działa pod adresem { $address }.
play-no_server = Stół w przeglądarce wymaga: pip install 'fajrant[server]'. Oto stół w terminalu.
build-took_over = Grę przejął skompilowany silnik.
build-no_better = Stół działa dalej na silniku interpretowanym.
build-not_built = Nie udało się skompilować silnika; stół działa dalej na interpretowanym.
serve-stopped = Zatrzymano. Wszystkie stoły są zapisane.

# Co znajduje `fajrant doctor`: jak jest i co zrobić.

doctor-python-fine = Python { $version }.
doctor-python-old = Python { $version } jest za stary: zainstaluj Pythona { $oldest } lub nowszego.
doctor-engine-compiled = Silnik jest skompilowany.
doctor-engine-interpreted = Silnik nie jest skompilowany, więc boty w swoim czasie myślą płycej. Zainstaluj kompilator C i uruchom make setup albo zainstaluj paczkę dla tego systemu.
doctor-packages-fine = Wszystkie pakiety fajrant[{ $extra }] są zainstalowane.
doctor-packages-missing = Brakuje pakietów ({ $names }): pip install 'fajrant[{ $extra }]'.
doctor-packages-source = Fajrant działa prosto ze źródeł i nie jest zainstalowany; instaluje go make setup.
doctor-settings-file = Ustawienia w pliku { $file } są poprawne.
doctor-settings-none = Ustawienia są poprawne; nie podano pliku (--config).
doctor-database-new = { $file } powstanie przy pierwszym uruchomieniu.
doctor-database-new_postgres = PostgreSQL { $version } odpowiada; jego baza jest jeszcze pusta i zostanie przygotowana przy pierwszym uruchomieniu.
doctor-database-current = { $where }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, { $size } MB; można zapisywać.
doctor-database-older = { $where }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}, { $size } MB; można zapisywać, a następne uruchomienie zaktualizuje bazę.
doctor-database-read_only = Nie można zapisywać w { $file }: { $reason }. Nadaj uprawnienia użytkownikowi, który uruchamia serwer.
doctor-database-open_to_others = Inni użytkownicy komputera mogą czytać { $file }, a są w nim tajemnice trwających gier: chmod 600 { $file }
doctor-database-old_postgres = PostgreSQL { $version } jest za stary: zaktualizuj go do wersji { $oldest } lub nowszej.
doctor-database-not_durable = PostgreSQL potwierdza ruchy, zanim zapisze je na dysku, więc awaria zasilania może je zgubić: włącz (on) fsync, full_page_writes i synchronous_commit.
doctor-cluster-fine = Klaster Ray pod adresem { $address } odpowiada; boty mają w nim { $cores ->
    [one] jeden rdzeń
    [few] { $cores } rdzenie
   *[other] { $cores } rdzeni
 }.
doctor-cluster-few = W klastrze Ray pod adresem { $address } boty mają tylko { $cores ->
    [one] jeden rdzeń
    [few] { $cores } rdzenie
   *[other] { $cores } rdzeni
 }, a ustawienie „bot_workers” wynosi { $workers }: dołącz kolejne komputery albo zmniejsz tę liczbę.
doctor-cluster-not_joined = Pod adresem { $address } coś odpowiada, ale ten komputer nie może dołączyć do klastra Ray: uruchom na nim „ray start --address { $address }”, z tymi samymi wersjami Ray i Pythona.
doctor-disk-fine = W { $folder } jest { $free } MB wolnego miejsca.
doctor-disk-little = W { $folder } jest tylko { $free } MB wolnego miejsca: wkrótce trzeba je zwolnić.
doctor-disk-full = W { $folder } jest tylko { $free } MB wolnego miejsca. Bez miejsca nie da się zapisać żadnego ruchu: zwolnij je teraz.
doctor-files-fine = Liczba połączeń, na którą pozwala system: { $connections }.
doctor-files-few = Limit otwartych plików ({ $limit }) wystarcza na połączenia w liczbie { $possible }, a potrzeba ich { $wanted }. Podnieś limit (ulimit -Hn albo LimitNOFILE= w usłudze systemd) lub zmniejsz ustawienie „connections”.
doctor-web-fine = Klient przeglądarkowy jest zainstalowany.
doctor-web-missing = Brakuje klienta przeglądarkowego: zainstaluj gotową paczkę albo zbuduj go za pomocą Node.js i make play.
doctor-port-free = { $host }, port { $port }: wolny.
doctor-port-healthy = Na { $host }, port { $port }, odpowiada sprawny serwer Fajrantu.
doctor-port-sick = Serwer Fajrantu na { $host }, port { $port }, nie może zapisywać w bazie: zajrzyj do jego dziennika, sprawdź dysk lub PostgreSQL.
doctor-result = { $problems ->
    [0] Serwer może tu działać.
    [one] Najpierw trzeba rozwiązać jeden problem.
    [few] Najpierw trzeba rozwiązać { $problems } problemy.
   *[other] Najpierw trzeba rozwiązać { $problems } problemów.
}

# Co jest nie tak z zapisem, opcją albo pozycją. Te zdania następują po dwukropku albo po „wiersz 3:”.

problem-line = wiersz { $line }: { $problem }
problem-position = pozycja początkowa jest w tej grze niemożliwa{ $place ->
    [none] .
   *[other] {""} (w miejscu { $place }).
}
problem-illegal = nie można tu zagrać „{ $tried }”; { $legal ->
    [none] ten gracz nie ma teraz żadnej decyzji do podjęcia.
   *[other] możliwe: { $legal }.
}
problem-not_json = pozycja początkowa nie jest zapisana w JSON.
problem-other_header = pozycja początkowa ma innych graczy lub inne opcje niż nagłówek.
problem-empty = zapis zaczyna się od nagłówka, na przykład: { $example }
problem-no_header = zapis zaczyna się od gry i wersji zasad, a nie od „{ $tried }”; na przykład: { $example }
problem-no_move = w wierszu powinny być imię, dwukropek i ruch, a nie „{ $tried }”; imiona: { $known }.
problem-version = potrzebna jest wersja zasad { $needed }, a ten program ma wersję { $known }. Zaktualizuj program, jeśli jest nowszy.
problem-twice = „{ $tried }” występuje dwa razy.
problem-seed_or_position = w nagłówku musi być albo ziarno (seed), albo pozycja (position).
problem-seed = ziarno to nieujemna liczba całkowita, która ma najwyżej { $digits } cyfr.
problem-quotes = imię ze spacjami trzeba ująć w cudzysłów: { $tried }
problem-name = „{ $tried }” nie jest poprawnym imieniem: imię ma od 1 do { $most } znaków, bez : " i #.
problem-names = liczba imion ({ $names }) musi być równa liczbie graczy ({ $seats }).
problem-same_names = każdy gracz musi mieć inne imię: { $tried }
problem-game = nie ma gry „{ $tried }”; gry: { $known }.
problem-bot = nie ma bota „{ $tried }”; boty: { $known }.
problem-seats = ta gra jest dla { $least }–{ $most } graczy, a nie dla { $tried }.
problem-seat = nie ma miejsca { $tried }; miejsca mają numery od 0 do { $last }.
problem-option = w tej grze nie ma opcji „{ $tried }”{ $known ->
    [none] .
   *[other] ; opcje: { $known }.
}
problem-option_value = opcja { $name } nie może mieć wartości „{ $tried }”; możliwe: { $known }.
problem-variant_unreadable = nie da się odczytać wariantu: { $problem }
problem-variant_none = w pudełku tej gry nie można jeszcze niczego zmienić.
problem-variant_path = wartości „{ $tried }” nie można zmienić{ $known ->
    [none] .
   *[other] ; najbliższe: { $known }.
}
problem-variant_value = { $name } nie może mieć wartości { $tried }; możliwe: { $known }
problem-variant_long = wariant ma najwyżej { $most } znaków.
problem-variant_hash = nagłówek wymienia wariant { $tried }, a w następnym wierszu { $known ->
    [none] nie ma żadnego.
   *[other] jest wariant { $known }.
}
problem-language = nie ma przewodnika w języku „{ $tried }”; języki: { $known }.

puzzles-doing = Szukanie zadań
puzzles-checking = Sprawdzanie zadań
puzzles-checked = { $held } z { $all } zadań nadal ma jeden najlepszy ruch.
puzzles-weak = { $number }. ({ $id }) { $move }: przewaga tylko { $lead }
puzzles-theme = Temat
puzzles-level = Poziom
puzzles-players = Gracze
puzzles-answer = Rozwiązanie
puzzles-lead = Przewaga
