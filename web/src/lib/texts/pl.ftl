# Ogólne teksty ekranu. Pytania, ruchy i zdarzenia gry leżą w jej folderze.

app-claim-1 = Szychta skończona.
app-claim-2 = Siadaj i graj.
app-about = Pięć gier o kopalniach i kolei: z botami, przy jednym ekranie albo ze znajomymi na odległość. Wolne oprogramowanie.
app-foot = Wolne oprogramowanie. Gry ich autorów; rysunki powstały dla Fajrantu.
loading = Chwileczkę…
loading-table = Rozkładamy stół…

home-play_now = Graj od razu
home-invite = Zaproś znajomych
home-what = W co gramy?
home-new_table = Nowy stół
home-not_yet = Jeszcze w budowie
home-not_yet-note = Zasady są już spisane; stół pojawi się później.
home-no_games = Serwer nie odpowiada, więc nie można teraz otworzyć stołu.
home-your_tables = Twoje stoły
home-waiting = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
home-no_tables = Nie masz jeszcze stołów. Otwórz stół i wyślij link albo zagraj z botami.
home-all_tables = Wszystkie stoły ({ $count })
home-fewer = Mniej
home-your_turn = Twój ruch
home-resume = Wróć
home-lobby = Zajmij miejsce
home-look = Zobacz wynik
home-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
home-join = Wklej link albo kod stołu
home-join-go = Dołącz
home-part = Usuń ten stół
home-with = przy stole: { $names }
meta-players = Gracze
meta-minutes = { $from }–{ $to } min
meta-minutes-label = Czas gry
weight-light = lekka
weight-medium = średnia
weight-heavy = ciężka
weight-very_heavy = bardzo ciężka
weight = Ciężar gry

game-coal_baron = Szczęść Boże
game-coal_baron-line = Kop na czterech poziomach, wyciągaj węgiel windą, wysyłaj zamówienia. Każde miejsce kosztuje o górnika więcej.
game-coal_baron_cards = Szczęść Boże! Wielka gra karciana
game-coal_baron_cards-line = Wózki, wagony i parowozy: kto zapełni trzy rampy, mając górników na kartach.
game-dwergar = Dwergar
game-dwergar-line = Trzy akcje w turze: zamieniaj krasnoludy, rozpalaj piece i podnoś wielką windę.
game-train_rush = Train Rush
game-train_rush-line = Trzy pętle, trzy stany, dziewięć miast. Licytuj, przekupuj, ładuj i nigdy nie zawracaj.
game-steamrollers = SteamRollers
game-steamrollers-line = Weź kość, narysuj tor, wieź towary. W pojedynkę z Ewą albo w pięć osób.

new-title = Nowy stół
new-game = Jaka gra?
new-who = Kto siada?
new-players = Ilu graczy
new-seat = Miejsce { $number }
new-kind = Kto tu siada
new-kind-me = ja
new-kind-hotseat = przy tym ekranie
new-kind-open = z linku
new-kind-bot = bot
new-name = Imię
new-you = to ty, gospodarz stołu
new-open = Wolne miejsce
new-open-note = może usiąść każdy, kto ma link
new-hotseat-note = gra na zmianę przy tym ekranie
new-bot-note = gra sam
new-rules = Zasady tego stołu
new-no_options = Ta gra nie ma wariantów.
new-open_table = Otwórz stół
new-start = Zaczynamy
new-cancel = Anuluj
new-note-open = { $count ->
    [one] { $count } miejsce jest wolne: dostaniesz link do wysłania.
    [few] { $count } miejsca są wolne: dostaniesz link do wysłania.
   *[many] { $count } miejsc jest wolnych: dostaniesz link do wysłania.
}
new-note-hotseat = Wszyscy przy tym ekranie: między turami jest zasłonięty.
new-note-bots = Gra zacznie się od razu.
new-default-name = Rębacz
new-guest = Gość { $number }

level-random = Uczeń
level-random-note = robi byle jaki ruch
level-greedy = Ładowacz
level-greedy-note = bierze to, co teraz daje najwięcej
level-easy = Strzałowy
level-easy-note = patrzy trochę naprzód
level-medium = Sztygar
level-medium-note = patrzy naprzód
level-hard = Nadsztygar
level-hard-note = patrzy daleko naprzód
level-expert = Mistrz
level-expert-note = myśli, ile mu wolno

bar-rules = Zasady
bar-sound = Dźwięk
bar-sound-on = Dźwięk włączony
bar-sound-off = Dźwięk wyłączony
bar-language = Język
bar-theme-day = Dniówka
bar-theme-night = Nocka
bar-settings = Ustawienia
bar-help = Pomoc
bar-leave = Odejdź od stołu
bar-home = Do strony głównej
bar-phases = Fazy rundy
bar-menu = Menu
bar-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
round-shift = Szychta
round-of = { $now } z { $all }

tab-board = Stół
tab-mine = Moje
tab-players = Gracze
tab-side = Dziennik
tab-journal = Dziennik
tab-chat = Czat
tab-moves = Ruchy

prompt-choose = Wybierz ruch.
prompt-yours = Twój ruch
prompt-how = Wybierz coś świecącego na stole albo ruch z listy.
prompt-covered = Gdy to przeczytasz, przejdź do stołu.
prompt-next = Teraz wybierz następną świecącą rzecz; Esc cofa wybór.
prompt-waiting = Czekamy, aż ruszy się { $name }.
prompt-waiting-many = Czekamy, aż ruszą się: { $names }.
prompt-thinking = { $name } myśli…
prompt-sending = Ruch jest w drodze…
prompt-over = Koniec gry.
prompt-over-note = Zobacz, co się stało na końcu; wynik poczeka, aż go otworzysz.
prompt-ending = Gra się kończy: zobacz jak.
prompt-watching = Oglądasz grę. Teraz gra { $name }.
prompt-watching-note = Widzisz to, co leży odkryte na stole, bez kart na ręce.
prompt-stand_in = Za ciebie gra bot. Możesz wrócić do gry w każdej chwili.
prompt-vacant = { $name } jest wolne, a gra czeka na jego ruch.
prompt-vacant-note = Może tu usiąść ktoś nowy, kto ma link. Możesz też pozwolić, by dalej grał bot.
prompt-vacant-sit = Usiądź, aby grać dalej, albo oglądaj.
prompt-lost = Brak połączenia. Następna próba za { $seconds } s.
prompt-lost-trying = Brak połączenia. Próbujemy teraz…
prompt-lost-kept = Ostatni ruch „{ $move }” nie został potwierdzony; czeka i pójdzie pierwszy.
prompt-lost-note = Możesz dalej oglądać stół; ruchy są zablokowane.
prompt-try_now = Spróbuj teraz
prompt-connecting = Łączenie…
prompt-past = Oglądasz decyzję { $number } z { $all }.
prompt-past-note = Tak wtedy wyglądał stół z Twojego miejsca.
prompt-past-yours = Tak wtedy wyglądał stół z Twojego miejsca. Teraz jest Twój ruch.
prompt-now = Wróć do teraz
prompt-hint = Podpowiedź
prompt-undo = Cofnij
prompt-back = Krok wstecz
prompt-refused = Tego ruchu już nie ma
prompt-understood = Wybierz jeszcze raz
refused = Serwer odmówił.
refused-no_answer = Serwer nie odpowiedział. Spróbuj jeszcze raz.
pass-title = Na pewno: { $move }?
pass-text = { $count ->
    [one] Jest jeszcze { $count } inny ruch.
    [few] Są jeszcze { $count } inne ruchy.
   *[many] Jest jeszcze { $count } innych ruchów.
}
pass-keep = Graj dalej

seat-number = Miejsce { $number }
seat-you = ty
seat-turn = na ruchu
seat-passed = pas
seat-first = pierwszy
seat-away = nieobecność { $time }
seat-offline = nie ma
seat-bot = bot
seat-open = wolne
seat-points = PZ
seat-enlarge = Obejrzyj planszę: { $name }
seat-board = { $name }
seat-replace = Niech dalej gra bot
seat-resign = Niech za mnie gra bot
seat-return = Wracam do gry
seat-stand_in = zastępuje bot
seat-resigned = gra poddana, bot
seats = Miejsca

journal = Dziennik
journal-empty = Nic się jeszcze nie wydarzyło.
journal-new = nowe od twojego ruchu
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
moves-none = Teraz gra o nic cię nie pyta.
moves-note = Wszystkie ruchy tej decyzji, w kolejności na stole.

lobby-title = Kto siada?
lobby-waiting = { $count ->
    [one] Jeszcze { $count } wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
   *[many] Jeszcze { $count } wolnych miejsc.
}
lobby-ready = Wszyscy są na miejscach.
lobby-missing = Wszystkie miejsca są zajęte. Teraz nie ma tu: { $names }.
lobby-full = Wszystkie miejsca są zajęte. Oglądasz grę.
lobby-remove = Usuń
lobby-wait_host = Grę zaczyna gospodarz.
lobby-link = Link z zaproszeniem
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-qr = Kod QR linku z zaproszeniem
lobby-link-note = Wyślij go znajomym; kto go otworzy, może zająć wolne miejsce.
lobby-name = Twoje imię
lobby-sit = Usiądź
lobby-stand = Wstań
lobby-seat_bot = Posadź bota
lobby-start = Zacznij grę
lobby-commitment = Pieczęć tasowania
lobby-commitment-note = Tasowanie jest już ustalone. Po grze stół je ujawni i każdy może je sprawdzić z tą pieczęcią.

hand-title = Teraz gra { $name }
hand-text = Stół jest zasłonięty. To, co może wiedzieć tylko jeden gracz, widzi tylko osoba, która jest na ruchu.
hand-since = Co się działo ({ $name })
hand-begin = Gra się zaczyna.
hand-uncover = To ja, { $name }: odsłoń
hand-hold = Naciśnij i przytrzymaj albo naciśnij Enter

end-title = { $count ->
    [one] Fajrant! Wygrywa { $names }
   *[other] Fajrant! Wygrywają razem: { $names }
}
end-lead = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, o { $by } więcej niż { $name }.
end-tie = Po { $points ->
    [one] { $points } punkcie
   *[other] { $points } punktów
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
end-to_rematch = Do rewanżu
end-record = Zapis gry
end-replay = Powtórka
end-table = Wróć na stół
end-result = Wynik
end-home = Wróć do stołów
end-where = Skąd te punkty
end-total = Razem
end-in_play = Zdobyte w grze
end-final = Punktacja końcowa
end-over_time = Punkty w czasie gry
end-start = start
end-best = najwięcej
end-chart = Punkty graczy w czasie gry
end-led = { $count ->
    [0] Na prowadzeniu
    [one] Na prowadzeniu: { $count } zmiana
    [few] Na prowadzeniu: { $count } zmiany
   *[many] Na prowadzeniu: { $count } zmian
}
end-led-from = { $name } od decyzji { $number }
end-shuffle = Sprawdź tasowanie
end-shuffle-note = Pieczęć pokazana na początku była odciskiem tego ziarna i soli. Pobierz zapis gry, a „fajrant verify” rozda grę od nowa i to sprawdzi.
end-commitment = pieczęć
end-seed = ziarno
end-salt = sól

deal-chosen = Gospodarz wybrał to rozdanie albo ma jego zapis, więc może znać to, co zakryte.
replay-go_on = Graj dalej stąd
replay-title = Powtórka
replay-move = { $number } / { $all }
replay-slider = Decyzja
replay-first = Na początek
replay-back = O jeden wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = O jeden naprzód
replay-last = Na koniec
replay-eyes = Patrzy
replay-all = widz
replay-not_over = Powtórkę można obejrzeć, gdy gra się skończy.
replay-to_table = Do stołu

rules-title = Zasady
rules-here = Otwarte tutaj, bo o to teraz pyta gra.
rules-contents = Spis treści
rules-failed = Nie udało się wczytać zasad.

settings-title = Ustawienia
settings-language = Język
settings-theme = Światło
settings-theme-system = jak w systemie
settings-theme-day = dniówka
settings-theme-night = nocka
settings-motion = Ruch
settings-motion-system = jak w systemie
settings-motion-full = włączony
settings-motion-none = wyłączony
settings-sound = Dźwięk
settings-sound-on = włączony
settings-sound-off = wyłączony
settings-name = Twoje imię
settings-save = Zachowaj

help-title = Klawisze
help-tab = Wybór świecącej rzeczy
help-enter = Wzięcie, zagranie
help-escape = Krok wstecz
help-undo = Cofnięcie ostatniego ruchu
help-hint = Co zrobiłby mistrz i dlaczego
help-digits = Przyciski przy pytaniu
help-journal = Dziennik
help-moves = Wszystkie ruchy
help-help = Ta pomoc

missing-title = Tego stołu nie ma albo już się skończył
missing-text = Może link jest niepełny, a może stół już uprzątnięto.
missing-page = Nie ma takiej strony
missing-home = Do strony głównej
close = Zamknij

people-title = Osoby przy stole
people-watching = { $count ->
    [0] Nikt nie ogląda
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
people-nameless = gość
people-here = na miejscu
people-bot = bot, { $level }
people-resigned = gra poddana; do końca gra bot ({ $level })
people-stand_in = zastępuje bot ({ $level })
people-link-note = Kto otworzy ten link, może oglądać grę i zająć wolne miejsce.

out-title = Odejście od stołu
out-leave = Odejdź
out-leave-note = Twoje miejsce będzie wolne. Może je zająć ktoś nowy albo bot. Dopóki jest wolne, możesz wrócić.
out-leave-do = Odejdź od stołu
out-resign = Poddaj grę
out-resign-note = Rezygnujesz z tej gry na dobre, a do końca gra za ciebie bot. Nadal możesz oglądać.
out-resign-do = Poddaj grę
out-hide = Usuń z mojej listy
out-hide-note = Stół zostaje tam, gdzie jest. Nadal możesz go otworzyć przez link.
out-hide-do = Usuń z mojej listy
out-delete = Usuń stół
out-delete-note = Stół i jego zapis znikną na zawsze. Tego nie da się cofnąć.
out-delete-do = Usuń stół
out-keep = Anuluj

keep-title = Twoje imię na innych urządzeniach
keep-why = Hasło zachowuje twoje imię i stoły, więc możesz grać dalej na innym urządzeniu.
keep-as = Grasz jako { $name }. Z tym imieniem i hasłem możesz grać dalej na każdym urządzeniu.
keep-how = Co zrobić
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
keep-login-note = Stoły otwarte dotąd na tym urządzeniu nie będą tu już widoczne.
keep-logout = Wyloguj się

record-open = Otwórz zapis gry…

# Podpowiedź: ruch mistrza i powód. Słowa na to, co przynosi tura, ma gra.
hint-title = Podpowiedź
hint-thinking = Mistrz się zastanawia…
hint-best = Najlepiej: { $move }.
hint-expected = Przewidywany wynik: { $points } pkt, { $chance }% na wygraną.
hint-gains = Ta tura przynosi: { $gains }.
hint-gain = { $term } { $sign }{ $amount }
hint-next = Następny w kolejności: { $move } ({ $points } pkt, { $chance }%).
hint-only = Nie ma innego ruchu wartego uwagi.
hint-rivals = straty najlepszego rywala
hint-play = Zagraj tak
