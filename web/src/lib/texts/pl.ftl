# Ogólne teksty ekranu. Pytania, ruchy i zdarzenia gry leżą w jej folderze.

app-claim-1 = Szychta skończona.
app-claim-2 = Siadaj i graj.
app-about = Pięć gier o kopalniach i kolei: z botami, przy jednym ekranie albo ze znajomymi na odległość. Wolne oprogramowanie.
app-foot = Wolne oprogramowanie. Gry należą do swoich autorów; rysunki powstały dla Fajrantu.
loading = Chwileczkę…
loading-table = Rozkładamy stół…
table-expires = Od dawna nikt tu nie grał. Ten stół zostanie usunięty ({ $when }), chyba że ktoś wykona ruch albo napisze na czacie.

nav = Strony
nav-home = Gra
nav-learn = Nauka
nav-profile = Moje gry

home-play_now = Graj od razu
home-invite = Zaproś znajomych
home-what = W co gramy?
home-new_table = Nowy stół
first-title = Pierwszy raz: { $game }?
first-text = { $steps ->
    [one] Jeden krótki krok
    [few] { $steps } krótkie kroki
   *[many] { $steps } krótkich kroków
} przy prawdziwym stole i już wiesz, jak przebiega runda. W każdej chwili możesz przerwać i wrócić później.
first-learn = Naucz się krok po kroku
first-play = Graj od razu
home-not_yet = Jeszcze w budowie
home-not_yet-note = Zasady są już spisane; stół pojawi się później.
home-no_games = Serwer nie odpowiada, więc nie można teraz otworzyć stołu.
home-your_tables = Twoje stoły
home-waiting = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
home-expires = Zostanie usunięty: { $when }
home-no_tables = Nie masz jeszcze stołów. Otwórz stół i wyślij link albo zagraj z botami.
home-all_tables = Wszystkie stoły ({ $count })
home-fewer = Pokaż mniej
home-your_turn = Twój ruch
home-resume = Graj dalej
home-lobby = Zajmij miejsce
home-look = Zobacz wynik
home-stuck = Dawne zasady
home-join = Wklej link albo kod stołu
home-join-go = Dołącz
home-part = Usuń ten stół
home-how = Jak grać
home-round = { $last ->
    [0] runda { $now }
   *[other] runda { $now } z { $last }
}
home-shift = { $last ->
    [0] szychta { $now }
   *[other] szychta { $now } z { $last }
}
home-with = przy stole: { $names }

meta-players = Gracze
meta-minutes = { $from }–{ $to } min
meta-minutes-label = Czas gry
weight-light = lekka
weight-medium = średnia
weight-heavy = ciężka
weight-very_heavy = bardzo ciężka
weight = Ciężar gry

new-title = Nowy stół
new-game = Jaka gra?
new-who = Kto gra?
new-players = Ilu graczy
new-seat = Miejsce { $number }
new-kind = Rodzaj gracza
new-kind-me = ja
new-kind-hotseat = przy tym ekranie
new-kind-open = przez link
new-kind-bot = bot
new-name = Imię
new-you = to ty, gospodarz stołu
new-open = Wolne miejsce
new-open-note = może je zająć każdy, kto ma link
new-hotseat-note = gra na zmianę przy tym ekranie
new-rules = Opcje
new-free_undo = Cofanie bez ograniczeń: możesz cofnąć dowolnie wiele swoich ruchów. Zapis partii o tym poinformuje.
new-no_options = Ta gra nie ma opcji.
new-variant = Wczytaj wariant…
new-variant-note = Wszystkie wartości są takie jak w pudełku.
new-variant-chosen = Wartości z pliku { $name }
new-variant-remove = Bez wariantu
new-open_table = Otwórz stół
new-start = Zaczynamy
new-cancel = Anuluj
new-note-open = { $count ->
    [one] { $count } miejsce jest wolne: dostaniesz link do wysłania.
    [few] { $count } miejsca są wolne: dostaniesz link do wysłania.
   *[many] { $count } miejsc jest wolnych: dostaniesz link do wysłania.
}
new-note-hotseat = Wszyscy grają przy tym ekranie. Między turami jest zasłonięty.
new-note-bots = Gra zacznie się od razu.
new-default-name = Gracz
new-guest = Gość { $number }

level-random = Losowy
level-random-note = robi przypadkowe ruchy
level-greedy = Początkujący
level-greedy-note = bierze to, co teraz daje najwięcej
level-easy = Łatwy
level-easy-note = patrzy trochę naprzód
level-medium = Średni
level-medium-note = patrzy naprzód
level-hard = Trudny
level-hard-note = patrzy daleko naprzód
level-expert = Ekspert
level-expert-note = wykorzystuje cały czas na myślenie
level-guide = przewodnik

bar-rules = Zasady
bar-sound = Dźwięk
bar-sound-on = Dźwięk włączony
bar-sound-off = Dźwięk wyłączony
bar-sound-ask = Dźwięk?
bar-language = Język
bar-theme-day = Motyw jasny
bar-theme-night = Motyw ciemny
bar-settings = Ustawienia
bar-help = Pomoc
bar-leave = Odejdź od stołu
bar-home = Przejdź do strony głównej
bar-phases = Fazy rundy
bar-menu = Menu
bar-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
clock-round = Runda
clock-shift = Szychta
round-of = { $now } z { $all }

table-whole = Cały stół
zoom-reset = Pokaż cały stół
zoom-percent = { $percent }%
tab-board = Stół
tab-mine = Moje
tab-players = Gracze
tab-side = Dziennik
tab-journal = Dziennik
tab-chat = Czat
tab-moves = Ruchy

prompt-choose = Wybierz ruch.
prompt-yours = Twój ruch
prompt-covered = Gdy to przeczytasz, przejdź do stołu.
prompt-next = Teraz wybierz następny podświetlony element albo cofnij wybór.
prompt-waiting = Czekamy na ruch gracza { $name }.
prompt-waiting-many = Czekamy na ruch graczy: { $names }.
prompt-thinking = { $name } myśli…
prompt-sending = Wysyłamy twój ruch…
prompt-over = Koniec gry.
prompt-over-note = Obejrzyj ostatnie ruchy; wynik otworzysz, kiedy zechcesz.
prompt-ending = Gra się kończy. Zobacz jak.
prompt-watching = Oglądasz grę. Teraz gra { $name }.
prompt-watching-note = Widzisz to, co leży odkryte na stole, ale nie karty na ręce.
prompt-stand_in = Za ciebie gra bot. Możesz wrócić do gry w każdej chwili.
prompt-vacant = { $name } jest wolne, a to teraz jego kolej.
prompt-vacant-note = Może tu usiąść ktoś nowy, kto ma link. Możesz też pozwolić, by dalej grał bot.
prompt-vacant-sit = Usiądź, aby grać dalej, albo oglądaj.
prompt-lost = Brak połączenia. Następna próba za { $seconds } s.
prompt-lost-trying = Brak połączenia. Próbujemy teraz…
prompt-lost-kept = Ostatni ruch „{ $move }” nie został potwierdzony. Czeka i zostanie wysłany jako pierwszy.
prompt-lost-note = Możesz dalej oglądać stół; ruchy są zablokowane.
prompt-try_now = Spróbuj teraz
prompt-past = Oglądasz decyzję { $number } z { $all }.
prompt-past-note = Tak wtedy wyglądał stół z twojego miejsca.
prompt-past-yours = Tak wtedy wyglądał stół z twojego miejsca. Teraz jest twój ruch.
prompt-now = Wróć do bieżącej gry
prompt-hint = Podpowiedź
prompt-undo = Cofnij
prompt-take_back = Cofnij
prompt-confirm = Zatwierdź
prompt-held = Koniec tury: { $move }
prompt-held-note = Ruch zostanie wysłany dopiero po zatwierdzeniu.
prompt-held-dashed = To, co otacza przerywana linia, można jeszcze zmienić. Ruch zostanie wysłany po zatwierdzeniu.
no-undo-nothing = Nie ma jeszcze czego cofnąć.
no-undo-turn = Cofnąć można tylko swoją ostatnią turę.
no-undo-chance = Tego nie można już cofnąć: rzucono kośćmi albo coś przetasowano.
no-undo-seen = Tego nie można już cofnąć: odkryto coś, co było zakryte.
no-undo-answered = Tego nie można już cofnąć: ruch wykonał inny gracz.
free-undo = Cofanie bez ograniczeń
free-undo-note = Cofanie bez ograniczeń: w tej grze można cofnąć dowolnie wiele ruchów. Zapis partii o tym informuje.
variant-sign = Wariant { $name }
prompt-back = Krok wstecz
prompt-refused = Ten ruch nie jest już możliwy
prompt-understood = Wybierz jeszcze raz
refused = Serwer odmówił.
refused-no_answer = Serwer nie odpowiedział. Spróbuj jeszcze raz.
pass-title = Na pewno? Twój ruch: { $move }
pass-text = { $count ->
    [one] Masz jeszcze { $count } inny ruch.
    [few] Masz jeszcze { $count } inne ruchy.
   *[many] Masz jeszcze { $count } innych ruchów.
}
pass-keep = Graj dalej

seat-number = Miejsce { $number }
seat-you = ty
seat-turn = gra teraz
seat-away = nieobecność: { $time }
seat-offline = offline
seat-open = wolne
seat-gone = Były gracz
seat-points = PZ
seat-scored = Punkty zdobyte do tej pory
seat-forecast = prognoza: { $points }
seat-forecast-short = prognoza { $points }
seat-forecast-long = Gdyby gra skończyła się teraz: { $points }.
seat-enlarge = Obejrzyj planszę gracza { $name }
seat-board = { $name }
seat-replace = Niech dalej gra bot
seat-resign = Niech za mnie gra bot
seat-return = Wracam do gry
seat-bot = bot
seat-stand_in = zastępuje bot
seat-resigned = gra poddana, bot
seats = Miejsca

journal = Dziennik
journal-empty = Nic się jeszcze nie wydarzyło.
story-since = Od twojej tury
story-latest = Ostatnie ruchy
story-none = Od twojej tury nic się nie wydarzyło.
story-count = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
story-place = Ruch { $place } z { $count } od twojej tury.
story-place-watching = Ruch { $place } z { $count }.
story-next = Następny: { $name }.
story-back = Poprzedni ruch
story-pause = Wstrzymaj
story-go_on = Wznów
story-forward = Następny ruch
story-now = Pomiń resztę
story-replay = Odtwórz ostatnią rundę
journal-new = nowe od twojego ostatniego ruchu
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
chat-spectator = widz
moves-title = Wszystkie ruchy
moves-none = Nie masz teraz żadnej decyzji do podjęcia.
moves-note = Wszystkie ruchy, które możesz teraz wykonać, w kolejności na stole.

end-title = { $count ->
    [one] Fajrant! Wygrywa { $names }
   *[other] Fajrant! Zwycięstwo dzielą { $names }
}
end-lead = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $by } więcej niż { $name }.
end-tie = Po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}.
end-alone = { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
end-against = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; { $name } ma { $rival }.
end-place = { $place }. miejsce
end-rematch = Rewanż
end-to_rematch = Przejdź do rewanżu
end-record = Zapis gry
end-replay = Powtórka
end-table = Wróć do stołu
end-result = Wynik
end-home = Wróć do stołów
end-where = Skąd pochodzą punkty
end-total = Razem
end-in_play = Zdobyte w trakcie gry
end-final = Punktacja końcowa
end-over_time = Punkty w trakcie gry
end-best = najwięcej
end-chart = Punkty graczy w trakcie gry
end-led = { $count ->
    [0] Na prowadzeniu
    [one] Na prowadzeniu: { $count } zmiana
    [few] Na prowadzeniu: { $count } zmiany
   *[many] Na prowadzeniu: { $count } zmian
}
end-led-from = { $name }: { $when }
end-ties = Remisy
end-tie-broken = { $names }: { $points }, { $criterion }: { $values }
end-tie-shared = { $names }: { $points }, remisu nic nie rozstrzyga, miejsce jest dzielone
end-decisions = Decyzje
end-led-decision = decyzja { $number }
end-shuffle = Sprawdź tasowanie
end-shuffle-note = Pieczęć pokazana na początku była odciskiem tego ziarna i soli. Pobierz zapis gry: „fajrant verify” rozda grę jeszcze raz i to sprawdzi.
end-commitment = pieczęć
end-seed = ziarno
end-salt = sól

deal-chosen = Gospodarz wybrał to rozdanie albo ma jego zapis, więc może znać to, co zakryte.
replay-go_on = Graj dalej od tego miejsca
replay-title = Powtórka
replay-move = { $number } / { $all }
replay-slider = Decyzja
replay-first = Na początek
replay-back = O jeden wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = O jeden naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-speed-slow = wolno
replay-speed-normal = normalnie
replay-speed-fast = szybko
replay-eyes = Widok
replay-all = widz
replay-not_over = Powtórkę można obejrzeć po zakończeniu gry.
replay-to_table = Wróć do stołu

rules-title = Zasady
rules-here = Otwarte w tym miejscu, bo ten rozdział dotyczy twojej decyzji.
rules-contents = Spis treści
rules-failed = Nie udało się wczytać zasad.

settings-title = Ustawienia
settings-language = Język
settings-theme = Motyw
settings-theme-system = systemowy
settings-theme-day = jasny
settings-theme-night = ciemny
settings-motion = Animacje
settings-motion-system = systemowe
settings-motion-full = włączone
settings-motion-none = wyłączone
settings-speed = Ruchy innych graczy
settings-speed-slow = wolno
settings-speed-normal = normalnie
settings-speed-fast = szybko
settings-speed-instant = od razu
settings-sound = Dźwięk
settings-sound-off = wyłączony
settings-sound-quiet = cichy
settings-sound-normal = zwykły
settings-sound-loud = głośny
settings-confirm = Zatwierdzanie tury
settings-confirm-never = nigdy
settings-confirm-always = zawsze
settings-name = Twoje imię
settings-save = Zapisz
missing-title = Tego stołu nie ma albo już się skończył
missing-text = Link może być niepełny albo stół został usunięty.
missing-page = Nie ma takiej strony
missing-home = Przejdź do strony głównej
stumbled-title = Nie udało się pokazać tej strony
stumbled-text = Sprawdź połączenie i odśwież stronę. Nic nie przepadnie: wszystkie ruchy są zapisane na serwerze.
edition-new = Jest nowa wersja Fajrantu
edition-safe = Odśwież stronę, żeby z niej skorzystać. Nic nie przepadnie.
edition-confused = Ta strona nie nadąża już za serwerem. Odśwież ją – nic nie przepadnie.
edition-reload = Odśwież
edition-later = Nie teraz
close = Zamknij

out-title = Odejście od stołu
out-leave = Odejdź
out-leave-note = Twoje miejsce będzie wolne. Może je zająć ktoś nowy albo bot. Dopóki jest wolne, możesz wrócić.
out-leave-do = Odejdź od stołu
out-resign = Poddaj grę
out-resign-note = Rezygnujesz z tej gry na dobre, a do końca gra za ciebie bot. Nadal możesz oglądać.
out-resign-do = Poddaj grę
out-hide = Usuń z mojej listy
out-hide-note = Sam stół nie zniknie. Nadal możesz go otworzyć przez link.
out-hide-do = Usuń z mojej listy
out-delete = Usuń stół
out-delete-note = Stół i jego zapis znikną na zawsze. Tego nie da się cofnąć.
out-delete-do = Usuń stół
out-keep = Anuluj

data-title = Twoje dane
data-note = Serwer zna twoje imię, twoje stoły i twoje wypowiedzi na czacie. Ustawienia są tylko w tej przeglądarce.
data-download = Pobierz moje dane
data-delete = Usuń moje dane
data-delete-note = Twoje imię, hasło i wypowiedzi na czacie znikną na zawsze, tak samo stoły, przy których nikt inny nie siedzi ani nie grał. W grach z innymi gra za ciebie dalej bot, a zamiast imienia widać „Były gracz”. Tego nie da się cofnąć.
data-delete-do = Usuń wszystko

keep-title = Twoje imię na innych urządzeniach
keep-why = Hasło chroni twoje imię i stoły, więc możesz grać dalej na innym urządzeniu.
keep-as = Grasz jako { $name }. Z tym imieniem i hasłem możesz grać na każdym urządzeniu.
keep-how = Co chcesz zrobić?
keep-how-set = ustaw hasło
keep-how-login = zaloguj się
keep-name = Imię
keep-password = Hasło
keep-new = Nowe hasło
keep-present = Obecne hasło
keep-least = { $count ->
    [one] Co najmniej { $count } znak.
    [few] Co najmniej { $count } znaki.
   *[many] Co najmniej { $count } znaków.
}
keep-set = Ustaw hasło
keep-change = Zmień hasło
keep-done = Hasło jest ustawione.
keep-login = Zaloguj się
keep-login-note = Stoły otwarte dotąd na tym urządzeniu nie będą już tu widoczne.
keep-logout = Wyloguj się

record-open = Otwórz zapis gry…

# Podpowiedź: ruch eksperta i powód. Słowa na to, co przynosi tura, ma gra.
hint-title = Podpowiedź
hint-thinking = Ekspert się zastanawia…
hint-best = Najlepiej: { $move }.
hint-expected = Przewidywany wynik: { $points } pkt, { $chance }% szans na wygraną.
hint-gains = Ta tura przynosi: { $gains }.
hint-gain = { $term } { $sign }{ $amount }
hint-next = Drugi najlepszy ruch: { $move } ({ $points } pkt, { $chance }%).
hint-only = Nie ma innego ruchu wartego uwagi.
hint-rivals = straty najlepszego rywala
hint-play = Zagraj tak

review-title = Analiza

# Dom gier na tym urządzeniu, bez serwera.

app-about-device = Wszystkie pięć gier, z botami albo przy jednym ekranie. Nic nie opuszcza tego urządzenia.
home-no_tables-device = Nie masz jeszcze stołów. Zagraj z botami albo przy jednym ekranie.
home-around = Przy jednym ekranie
data-note-device = Twoje imię, stoły i ustawienia są tylko w tej przeglądarce i nigdzie indziej.
data-delete-note-device = Twoje imię i wszystkie stoły znikną z tej przeglądarki na zawsze. Tego nie da się cofnąć.
