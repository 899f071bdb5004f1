# Teksty stron do nauki: Nauka, analizy, ćwiczenia, zadania i Moje gry.

learn-about = Zagraj pierwszą partię z przewodnikiem, rozwiąż zadanie albo przeczytaj rozdział zasad. Bez zegara i bez ocen.
learn-first_game = Pierwsza partia z przewodnikiem
learn-steps = Kroki: { $now } z { $all }
learn-start = Zacznij
learn-continue = Kontynuuj
learn-begun = Ostatnio zaczęta
learn-at_step = Pierwsza partia, krok { $step } z { $all }
learn-play_again = Zagraj ponownie
learn-rules_only = Zasady w krótkich rozdziałach
learn-read_rules = Czytaj zasady
learn-games = Gry
learn-rules = Zasady: { $game }
learn-read = Przeczytane rozdziały: { $read } z { $all }
learn-chapter-read = przeczytany
learn-puzzles = Zadania
learn-solved = rozwiązano { $solved } z { $all }
learn-puzzles-start = Rozwiąż pierwsze
learn-puzzles-on = Rozwiąż następne
learn-puzzles-all = Wszystkie zadania ({ $count })
learn-puzzle-state = { $state ->
    [solved] rozwiązane
    [tried] { $tries ->
        [one] jedna próba
        [few] { $tries } próby
       *[many] { $tries } prób
    }
   *[new] nowe
}
learn-mistakes = Twoje ostatnie błędy
learn-no_mistakes = Zagraj i zleć analizę: twoje błędy staną się tu ćwiczeniami.
learn-try = Spróbuj
learn-failed = Nie udało się wczytać gier.
learn-failed-some = Nie wszystko udało się wczytać.
learn-again = Spróbuj ponownie

# Analiza zakończonej gry.
review-not_over = Analiza będzie możliwa po zakończeniu gry.
review-offer = Każda decyzja zostanie przeanalizowana jeszcze raz na podstawie tego, co gracz wtedy wiedział. Zobaczysz, co było lepsze, ile to kosztowało i ile było w tym szczęścia.
review-begin = Przeanalizuj tę grę
review-failed = Nie udało się przeprowadzić analizy. Możesz spróbować ponownie.
review-doing = Analiza: { $done } z { $total } decyzji
review-soon = Potrwa to około minuty.
review-soon-device = Na tym urządzeniu może to potrwać kilka minut. Nie zamykaj w tym czasie strony.
review-left = { $unit ->
    [minutes] Jeszcze około { $count } min.
   *[seconds] Jeszcze około { $count } s.
}
review-meanwhile = W tym czasie możesz przeglądać grę; tu pojawia się to, co już znaleziono.
review-found = { $count ->
    [one] Jak dotąd jedna ważna decyzja:
    [few] Jak dotąd { $count } ważne decyzje:
   *[many] Jak dotąd { $count } ważnych decyzji:
}
review-line = Szansa na wygraną
review-whose = Czyje decyzje
review-everybody = wszyscy
review-decision = Decyzja { $number }, { $when }
review-over = Gra zakończona
review-seen = Plansza z perspektywy gracza { $name }.
review-played = Ruch gracza { $name }
review-better = Lepiej
review-sound = Nie znaleziono nic wyraźnie lepszego.
review-compared = Szansa na wygraną po każdym ruchu
review-margin = Kreska pokazuje, na ile pewna jest ta analiza.
review-draw = Pokaż ten ruch na planszy
review-yours = twoja odpowiedź
review-move = Ruch
review-points = Oczekiwane punkty
review-was = zagrano
review-expected = { $points } pkt
review-no_choice = Nie było o czym decydować.
review-go_on = Graj dalej od tego miejsca
review-go_on-short = Graj dalej
review-go_on-how = Grasz jako { $name }, za pozostałych grają boty.
review-turns = Punkty zwrotne
review-no_turns = Żaden moment nie zmienił szansy na wygraną o 5 % lub więcej.
review-turn-decision = decyzja
review-turn-luck = szczęście
review-deal = Rozdanie.
review-luck-after = Po ruchu gracza { $name }.
review-luck-knowledge = { $name } i { $next } (następna decyzja) wiedzieli różne rzeczy, na przykład znali własne karty.
review-players = Gracze
review-player = Gracz
review-total = Punkty
review-lost = Strata
review-lost-how = Szansa na wygraną stracona przez własne decyzje
review-luck = Szczęście
review-luck-how = O ile szczęście zmieniło szansę na wygraną
review-only = Tylko decyzje: { $name }
review-by_round = W trakcie gry
review-by_round-of = W trakcie gry: { $name }
review-by_round-line = Szansa na wygraną w trakcie gry
review-round-decisions = własne decyzje
review-round-luck = szczęście
review-round-said = { $round }: własne decyzje { $decisions }, szczęście { $luck }
review-unplaced = nie na planszy: wybór w oknie lub na liście
review-chosen = wybrany
review-was-best = zagrano, i to najlepiej
review-moments = Wszystkie oznaczone decyzje
review-none = Nic nie kosztowało więcej niż 4 %.
review-mark = { $mark ->
    [great] Świetny ruch: lepszy niż ten, który na pierwszy rzut oka wygląda najlepiej
    [only] Jedyny ruch: każdy inny byłby błędem
    [inaccuracy] Niedokładność
    [mistake] Błąd
   *[blunder] Gruby błąd
}
review-mark-name = { $mark ->
    [great] świetny ruch
    [only] jedyny ruch
    [inaccuracy] niedokładność
    [mistake] błąd
   *[blunder] gruby błąd
}
review-next = Następny błąd
review-previous = Poprzedni błąd
review-balance = Szczęście czy decyzje? { $name }
review-from-start = na początku
review-from-luck = szczęście
review-from-others = decyzje innych
review-from-own = własne błędy
review-from-uncertainty = niedokładność analizy
review-from-end = na końcu
review-share = { $name }: decyzje równie dobre jak najlepszy ruch: { $sound } z { $decisions }. Pozostałe kosztowały razem { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
review-lucky = Gdzie szczęście zmieniło najwięcej
review-explained = Decyzję porównuje się z najlepszym znalezionym ruchem. Szczęście to zmiany między decyzjami: kości, rozdania i odkryte karty. Oba są szacunkami z przeszukiwania. Do szczęścia należy też to, że następny gracz wie coś, czego poprzedni wiedzieć nie mógł.

# Ćwiczenia: błędy z przeanalizowanej gry.
exercise-title = Znajdź lepszy ruch
mistake-tab = Ćwiczenie
exercise-ask = Co było lepsze? ({ $when })
exercise-hint = Podpowiedź
exercise-moves = Wszystkie ruchy
exercise-answer = Odpowiedź
exercise-again = Jeszcze raz
exercise-next = Następne ćwiczenie
exercise-leave = Do analizy
exercise-thinking = Sprawdzamy twój ruch…
exercise-was = Ruch gracza { $name }: „{ $move }”. Kosztował { $loss } szansy na wygraną. Znajdź na planszy coś lepszego.
exercise-no_target = Lepszego ruchu nie wykonuje się na planszy. Otwórz listę wszystkich ruchów.
exercise-why = Chodzi o: { $terms }.
exercise-where = Zacznij od tego, co zaznaczono na planszy.
exercise-until = Szansa na wygraną do tego miejsca
exercise-covered = Reszta gry pozostaje zakryta, dopóki nie odpowiesz.
exercise-list = Ćwiczenia z tej gry: rozwiązano { $solved } z { $all }
exercise-solved = rozwiązane
exercise-result = { $kind ->
    [beyond] Jeszcze lepiej niż najlepszy znany dotąd ruch
    [best] Rozwiązane: nie ma nic lepszego
    [better] Lepiej, ale jeszcze nie najlepiej
    [worse] Gorzej niż w grze
    [shown] Odpowiedź
   *[not] Nie lepiej niż w grze
}
exercise-share = Udało ci się odzyskać { $found } z { $loss }, które kosztował ruch w grze.
exercise-in_game = W grze
exercise-yours = Twoja odpowiedź
exercise-best = Najlepiej

# Zadania: pozycje z jednym najlepszym ruchem.
puzzle-title = Zadanie
puzzle-tab = Zadanie
puzzle-level = { $level ->
    [1] łatwe
    [2] średnie
   *[3] trudne
}
puzzle-list = Zadania: rozwiązano { $solved } z { $all }
puzzle-next = Następne zadanie
puzzle-leave = Wróć do nauki
puzzle-result = { $kind ->
    [best] Rozwiązane
    [shown] Rozwiązanie
   *[not] Jest coś lepszego
}
puzzle-costs = Twój ruch kosztuje { $loss } szansy na wygraną.

# Dlaczego ruch jest lepszy od innego. Liczby to punkty.
why-more = { $against ->
    [yours] W porównaniu z twoim ruchem
    [next] W porównaniu z drugim najlepszym ruchem ({ $move })
   *[played] W porównaniu z zagranym ruchem
} obiecuje więcej punktów: { $terms }.
why-less = Strata: { $terms }.
why-later = { $against ->
    [yours] W porównaniu z twoim ruchem
    [next] W porównaniu z drugim najlepszym ruchem ({ $move })
   *[played] W porównaniu z zagranym ruchem
} na początku wygląda gorzej: { $terms }.
why-pays = Opłaca się później.
why-return = To, co daje, będzie później warte więcej: { $terms }.
why-rivals = Najsilniejszy rywal może liczyć na { $amount } pkt { $kind ->
    [less] mniej
   *[more] więcej
}.

# Wykresy.
chart-table = Jako tabela

# Strona własnych gier.
profile-about = Twoje zakończone gry, prosto z serwera. Tę stronę widzisz tylko ty.
profile-about-device = Twoje zakończone gry na tym urządzeniu. Nikt inny nie widzi tej strony.
profile-count = { $count ->
    [one] gra
    [few] gry
   *[many] gier
}
profile-share = wygrane
profile-lost = strata na decyzję
profile-empty = Nie masz jeszcze zakończonej gry. Zagraj, a wynik pojawi się tutaj. Jeśli zlecisz analizę gry, zobaczysz też, ile kosztowały twoje decyzje.
profile-none = Żadna gra nie spełnia tych warunków.
profile-company = Przeciwnicy
profile-company-all = wszyscy
profile-company-people = ludzie
profile-company-bots = same boty
profile-any_size = dowolna liczba graczy
profile-loss = Szanse na wygraną stracone na decyzję
profile-loss-label = Strata na decyzję w przeanalizowanych grach ({ $count }): { $first } % w pierwszych, { $last } % w ostatnich.
profile-loss-note = Kropka to przeanalizowana gra, linia to średnia z ostatnich { $count }. Im niżej, tym lepiej.
profile-loss-said = { $ended }: { $loss } w tej grze, średnio { $mean }
profile-ended = Koniec gry
profile-loss-game = ta gra
profile-loss-mean = średnia z ostatnich { $count }
profile-no_reviews = Żadna z tych gier nie została przeanalizowana. Otwórz wynik i wybierz „Analiza”: wtedy zobaczysz tu, ile kosztowały twoje decyzje.
profile-categories = Punkty według kategorii
profile-category = Kategoria
profile-you = ty
profile-others = pozostali przy twoich stołach
profile-difference = różnica
profile-worst = Tu tracisz najwięcej: { $category }, średnio { $points } pkt mniej niż pozostali.
profile-places = Miejsca według liczby graczy
profile-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
   *[many] { $count } gier
}
profile-few = mało gier
profile-won = { $share } wygranych
profile-fair = po równo: { $share }
profile-played = Gry
profile-place = { $seats ->
    [1] solo
   *[other] { $place }. z { $seats }
}
profile-points = { $points } pkt
profile-points-others = { $points } pkt, pozostali średnio { $others }
profile-not_reviewed = bez analizy
profile-loss-of = { $loss } na decyzję
profile-all = Wszystkie gry ({ $count })
profile-export = Pobierz jako CSV
profile-export-note = Nie liczymy gier przy jednym ekranie ani kontynuowanych z zapisu: nie wiadomo, kto grał na którym miejscu.

record-link-title = Partia do obejrzenia
record-link-text = Ten link zawiera zapis partii. Zakończona partia otworzy się jako powtórka.
record-link-open = Otwórz partię
record-link-bad = Ten link jest uszkodzony
record-link-bad-text = Brakuje części zapisu; być może link został skrócony. Skopiuj cały link albo poproś o zapis w pliku.
