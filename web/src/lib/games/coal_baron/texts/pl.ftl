# Na planszy.
the-board = Plansza
factory = Warsztaty
mining = Wydobycie
delivery = Załadunek
money = Pieniądze
new-orders = Nowe zamówienia
stack-left = w stosie { $count }
look-tiles = obejrzyj { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}, kup jeden
look-orders = obejrzyj { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}
you-know = znasz { $count }
costs = { $count ->
    [one] kosztuje { $count } górnika
   *[many] kosztuje { $count } górników
}
stands = { $name }: { $count ->
    [one] { $count } górnik
   *[many] { $count } górników
}
vp = PZ
order-worth = { $order }, { $vp } PZ
draft = Zamówienia do wzięcia
draft-note = każdy bierze trzy, po jednym

# Zegar szycht.
clock = Zegar szycht
prizes = { $first } PZ za pierwsze miejsce, { $second } za drugie
prize = { $first } PZ za pierwsze miejsce
from-shift = { $shift ->
    [3] punktowane po szychcie 3
   *[other] punktowane od szychty { $shift }
}
your-count = masz { $count }
you-have = ty { $count }
leads = pierwsze miejsce teraz: { $names } ({ $count })
led = najwięcej przy ostatniej punktacji: { $names } ({ $count })

# Szyb.
my-pit = Mój szyb
pit-of = Szyb gracza { $name }
level = Poziom { $level }
level-name = Poziom { $level }, { $what }
surface = zrąb
shaft = Szyb
side-light = strona jasna
side-dark = strona ciemna
cart-with = wagonik, { $coal }
cart-empty = pusty wagonik
cage = Szola
cage-with = { $level ->
    [0] Szola przy zrębie
   *[other] Szola na poziomie { $level }
}, zajęte miejsca: { $count } z { $all }
storage = Skład
storage-with = { $count ->
    [0] Skład pusty
    [one] Skład, { $count } znacznik
    [few] Skład, { $count } znaczniki
   *[many] Skład, { $count } znaczników
}
workers-left = { $count ->
    [one] { $count } górnik
   *[many] { $count } górników
}
steps-left = { $left ->
    [one] został { $left } krok
    [few] zostały { $left } kroki
   *[many] zostało { $left } kroków
} z { $all }

# Zamówienia i zapasy.
orders = Zamówienia
waiting = { $count ->
    [one] { $count } czeka
    [few] { $count } czekają
   *[many] { $count } czeka
}
no-orders = Brak oczekujących zamówień.
order-complete = { $order }, gotowe
order-filled = { $order }, zapełnione pola: { $filled } z { $all }
spot-empty = puste pole: { $coal }
spot-full = pole: { $coal }; leży: { $cubes }
two-for-one = Dwa znaczniki za jeden
delivered = { $count ->
    [0] jeszcze nic nie zrealizowano
    [one] zrealizowano { $count } zamówienie
    [few] zrealizowano { $count } zamówienia
   *[many] zrealizowano { $count } zamówień
}
look-through = przejrzyj
balance = { $points ->
    [0] żetony jasne i ciemne: równowaga
   *[other] żetony jasne i ciemne: −{ $points } PZ
}
marks = { $count ->
    [one] { $count } marka
    [few] { $count } marki
   *[many] { $count } marek
}
marks-worth = { $points } PZ na koniec
supply = Zasoby ogólne
supply-of = { $coal } w zasobach: { $count }

# Podgląd stosu.
looked-tiles = { $count ->
    [one] { $count } żeton ze stosu
    [few] { $count } żetony ze stosu
   *[many] { $count } żetonów ze stosu
}
looked-orders = { $count ->
    [one] { $count } karta ze stosu
    [few] { $count } karty ze stosu
   *[many] { $count } kart ze stosu
}
only-you = widzisz je tylko ty
you-have-marks = { $count ->
    [one] masz { $count } markę
    [few] masz { $count } marki
   *[many] masz { $count } marek
}
end-top = na wierzch stosu
end-bottom = pod spód stosu
goes-on-top = Wracają na wierzch stosu:
goes-under = Wracają pod spód stosu:
nearest-first = od najbliższych wierzchu

# Punktacja.
scoring-of = Punktacja szychty { $shift }
scoring-begins = Wszyscy odkrywają i liczą zrealizowane zamówienia.
scoring-done = Liczą się wszystkie zamówienia zrealizowane od początku gry.
category = Kategoria
places = 1. · 2. miejsce
place = 1. miejsce
total-after = { $count ->
    [one] Razem po { $count } wierszu
   *[many] Razem po { $count } wierszach
}
spots = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
}
delivered-short = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
no-cards = Brak takich kart.
who-starts = Kto zacznie szychtę { $shift }
who-starts-note = Gracz z największą liczbą górników w warsztatach. Przy remisie pierwszy z remisujących, licząc zgodnie z ruchem wskazówek zegara od dotychczasowego gracza rozpoczynającego.
starts = zaczyna
pause = Wstrzymaj
go-on = Dalej
step-back = Wiersz wstecz
step-on = Następny wiersz
all-at-once = Wszystkie naraz
to-the-table = Do stołu
to-the-result = Do wyniku
account-money = Marki
account-coal = Pozostały węgiel
account-orders = Oczekujące zamówienia
account-balance = Równowaga chodników

# Gracze.
glance-marks = marki
glance-workers = górnicy do wysłania
glance-cage = znaczniki w szoli
glance-orders = oczekujące zamówienia
glance-delivered = zrealizowane zamówienia
glance-balance = żetony jasne : ciemne
mini-pit = { $level ->
    [0] szola przy zrębie
   *[other] szola na poziomie { $level }
}, { $full ->
    [one] { $full } pełny wagonik
    [few] { $full } pełne wagoniki
   *[many] { $full } pełnych wagoników
}
if-ended = Gdyby gra skończyła się teraz
final = Wynik końcowy
pile-closed = Zrealizowane zamówienia gracza { $name } leżą zakryte do następnej punktacji.
score-orders = Zrealizowane zamówienia
score-colours = Kolory
score-transports = Transport
score-carts = Puste wagoniki
score-money = Marki
score-coal = Pozostały węgiel
score-outstanding = Oczekujące zamówienia
score-balance = Równowaga

# Dymki.
tip-cost = Kosztuje o jednego górnika więcej, niż tu stoi. Ci, którzy tu stoją, idą do stołówki.
tip-cost-bank = Zawsze kosztuje jednego górnika. Nikt nie idzie do stołówki.
tip-space-factory = Kup żeton: zapłać jego cenę w markach, połóż na wagonikach węgiel jego koloru i dołóż go do szybu.
tip-space-mining = Kroki wydobycia: { $value }. Przesuwaj szolę, ładuj do niej węgiel, kładź go na zamówienia albo do składu.
tip-space-delivery = Zrealizuj wszystkie swoje gotowe zamówienia z tym transportem i weź za nie punkty.
tip-space-money = Weź marki: { $value }.
tip-space-order = Weź to zamówienie. Nie kosztuje marek.
tip-space-bank = Weź 1 markę.
tip-draw-factory = Obejrzyj żetony z wierzchu stosu (do { $count }), kup jeden albo żaden, resztę odłóż na wierzch albo pod spód.
tip-draw-order = Obejrzyj karty z wierzchu stosu (do { $count }), zatrzymaj jedną albo żadną, resztę odłóż na wierzch albo pod spód.
note-known = Znasz, licząc od wierzchu: { $known }.
tip-tile-light = Strona jasna, na lewo od szybu. Wagoniki z węglem: { $carts }. Cena: { $price ->
    [one] { $price } marka
    [few] { $price } marki
   *[many] { $price } marek
}.
tip-tile-dark = Strona ciemna, na prawo od szybu. Wagoniki z węglem: { $carts }. Cena: { $price ->
    [one] { $price } marka
    [few] { $price } marki
   *[many] { $price } marek
}.
note-copies = w grze { $count ->
    [one] jest { $count } taki żeton
    [few] są { $count } takie żetony
   *[many] jest { $count } takich żetonów
}
tip-order = Zapełnij każde pole węglem jego koloru, potem zrealizuj zamówienie ({ $transport }) za { $vp } PZ.
note-order = Każde zamówienie niezrealizowane do końca gry kosztuje 1 PZ.
tip-category-delivered_colour = Pola tego koloru na twoich zrealizowanych zamówieniach, bez względu na to, jaki węgiel na nich leżał.
tip-category-delivered_transport = Pola dowolnego koloru na twoich zrealizowanych zamówieniach z tym transportem.
tip-category-empty_carts = Puste wagoniki tego koloru w twoim szybie, razem z nadrukowanym.
note-category = Pierwsze miejsce { $first } PZ, drugie { $second } (nie przy dwóch graczach); od szychty { $shift }.
tip-printed-title = Nadrukowany wagonik
tip-printed = Jest tu od początku. Nie jest żetonem i nie liczy się do równowagi. Jego węgiel: { $coal }.
tip-surface = Tylko tutaj węgiel opuszcza szolę: na zamówienie albo do składu.
tip-level = Do szoli ładuje się węgiel z wagoników na jej poziomie, po obu stronach.
tip-cage-moves = Przesunięcie szoli na dowolną odległość to jeden krok.
tip-spot-title = Pole: { $coal }
tip-spot = Jednym krokiem kładziesz tu znacznik tego koloru: z szoli przy zrębie albo ze składu. Dwa inne znaczniki to dwa kroki.
tip-cube = Jednym krokiem kładziesz go na puste pole jego koloru. Z szoli tylko przy zrębie.
tip-cart = Jednym krokiem ładujesz ten znacznik do szoli, która mieści pięć.
tip-supply = W grze jest { $cubes } znaczników tego koloru. Gdy się skończą, nowe wagoniki dostają inny węgiel albo zostają puste.
tip-end = Obejrzane żetony lub karty wracają wszystkie na wierzch albo wszystkie pod spód stosu.
tip-two-for-one = Dwa inne znaczniki zapełniają jedno pole zamiast właściwego. To dwa kroki.
tip-two-for-one-how = Wybierz to, potem pole, potem oba znaczniki.
tip-storage-title = Skład
tip-storage = Węgiel na później. Odłożenie znacznika z szoli to jeden krok. Stąd w każdej chwili może trafić na zamówienie, też jednym krokiem.
tip-cage-title = Szola
tip-cage = Mieści do pięciu znaczników. Stoi tam, gdzie jest, do twojego następnego wydobycia.
tip-canteen-title = Stołówka
tip-canteen = Górnicy, którzy musieli ustąpić, zostają tu do końca szychty.
tip-workers-title = Górnicy
tip-workers = Szychta kończy się, gdy nikt nie ma już górników.
tip-balance-title = Równowaga
tip-balance = Na koniec każdy jasny albo ciemny żeton bez pary kosztuje 2 PZ. Nadrukowane wagoniki nie są żetonami.
tip-marks-title = Marki
tip-marks = Kupuje się za nie żetony. Na koniec każde 5 marek to 1 PZ.
tip-score-orders = Punkty ze wszystkich zrealizowanych zamówień.
tip-score-colours = Przewagi w kolorach węgla na zrealizowanych zamówieniach.
tip-score-transports = Przewagi w transporcie.
tip-score-carts = Przewagi w pustych wagonikach, po ostatniej szychcie.
tip-score-money = 1 PZ za każde 5 marek.
tip-score-coal = 1 PZ za każde 3 znaczniki w szybie, szoli, składzie i na zamówieniach.
tip-score-outstanding = −1 PZ za każde niezrealizowane zamówienie.
tip-score-balance = −2 PZ za każdy jasny albo ciemny żeton bez pary.
