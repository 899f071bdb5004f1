# Teksty potrzebne tylko na stronie stołu: przed grą, między turami, osoby i klawisze.

lobby-title = Kto gra?
lobby-waiting = { $count ->
    [one] Jeszcze { $count } wolne miejsce.
    [few] Jeszcze { $count } wolne miejsca.
   *[many] Jeszcze { $count } wolnych miejsc.
}
lobby-ready = Wszyscy są na miejscach.
lobby-missing = Wszystkie miejsca są zajęte. Chwilowo nieobecni: { $names }.
lobby-full = Wszystkie miejsca są zajęte. Oglądasz grę.
lobby-remove = Usuń
lobby-wait_host = Grę zaczyna gospodarz.
lobby-link = Link z zaproszeniem
lobby-copy = Kopiuj link
lobby-copied = Skopiowano
lobby-qr = Kod QR linku z zaproszeniem
lobby-link-note = Wyślij go znajomym. Każdy, kto go otworzy, może zająć wolne miejsce.
lobby-name = Twoje imię
lobby-sit = Usiądź
lobby-stand = Wstań
lobby-seat_bot = Dodaj bota
lobby-start = Zacznij grę
lobby-commitment = Pieczęć tasowania
lobby-commitment-note = Tasowanie jest już ustalone. Po grze stół je ujawni, a każdy będzie mógł sprawdzić, czy pasuje do tej pieczęci.

hand-title = Teraz gra { $name }
hand-text = Stół jest zasłonięty. Tajne informacje widzi tylko gracz, który ma teraz ruch.
hand-since = Od ostatniego ruchu gracza { $name }
hand-begin = Gra się zaczyna.
hand-uncover = To ja, { $name }: odsłoń
hand-hold = Naciśnij i przytrzymaj

help-title = Klawisze
help-tab = Przejście do następnego podświetlonego elementu
help-enter = Wybór albo zagranie
help-escape = Krok wstecz
help-undo = Cofnięcie ostatniego ruchu
help-hint = Co zrobiłby ekspert i dlaczego
help-digits = Przyciski obok polecenia
help-journal = Dziennik
help-moves = Wszystkie ruchy
help-story-back = Ruchy innych graczy: poprzedni
help-story-next = Ruchy innych graczy: następny
help-story-pause = Ruchy innych graczy: wstrzymaj lub wznów
help-story-now = Pomiń resztę ruchów innych graczy
help-story-replay = Odtwórz ostatnią rundę
help-zoom-in = Przybliż; tak samo działają kółko myszy i dwa palce
help-zoom-out = Oddal
help-zoom-reset = Pokaż cały stół
help-help = Ta pomoc

stuck-title = Tej partii nie można dokończyć
stuck-text = Rozgrywano ją według wcześniejszej wersji zasad, a obecna nie pozwala jej kontynuować. Nic nie przepadło: możesz pobrać jej zapis.

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
people-link-note = Każdy, kto ma ten link, może oglądać grę i zająć wolne miejsce.
variant-note = Przy tym stole obowiązują inne wartości niż w pudełku. Zasady opisują te z pudełka.
