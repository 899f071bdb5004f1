### Lekcja Train Rush. Kroki w kolejności z lesson.toml.

map-title = Mapa i twój pociąg
map-text =
    Twoja lokomotywa rusza stąd [1] i jedzie zawsze zgodnie z ruchem wskazówek zegara, przez **trzy państwa**.
    Wagony wożą surowce [2]. W dziewięciu miastach [3] dostarczasz je za punkty zwycięstwa, **PZ**. Po ośmiu rundach
    wygrywa ten, kto ma ich najwięcej.

cargo-title = Załaduj drugi wagon
cargo-text =
    Jeden wagon wiezie już mosiądz [1]. Na drugi wybierasz surowiec. Calestia, pierwsze państwo na twojej drodze,
    płaci 5 PZ za **mosiądz i złoto** [2]. Załaduj więc **złoto**.
cargo-why =
    Złoto jest też najwięcej warte na czarnym rynku: 5, a mosiądz tylko 1. Z żywnością albo miedzią w pierwszej
    rundzie nie zrealizujesz żadnego kontraktu na dwa surowce.

cards-title = Zatrzymaj trzy karty akcji
cards-text =
    Karta porusza twój pociąg: trzy liczby to **trzy ruchy**, wykonywane po kolei. Pod nimi jest akcja specjalna.
    Wybierz po kolei trzy podświetlone karty.
cards-why =
    Dwie z nich wiozą daleko i zużywają niewiele węgla. Trzecia, 2-4-3, daje 5 PZ jako akcję specjalną, a jeden z twoich
    bohaterów pozwoli ci użyć jej za darmo.

bid-title = Licytuj szpiegiem
bid-text =
    Runda zaczyna się od **licytacji**. Twoi szpiedzy mają numery od 1 do 8, a każdym licytujesz tylko raz.
    Najwyższy numer jest pierwszy. Wyłóż swoją **piątkę**.
bid-why =
    Teraz warto być pierwszym: pierwszy wybierasz sektor i pierwszy dojeżdżasz do Rackglen. Ósemka to jednak za
    dużo: piątka wystarczy, a wysocy szpiedzy przydadzą się później.

spy-title = Umieść szpiega
spy-text =
    W fazie **lobbowania** szpieg z licytacji trafia do sektora. Sektor technologiczny daje awans na torze wagonów [1],
    a jego pierwsze pole także **wagon z dwoma miejscami**. Na końcu liczy się, kto ma w sektorze najwięcej pionków.
spy-why =
    Dłuższy pociąg dowozi więcej w każdej rundzie, więc opłaca się mieć go wcześnie. Drugi częsty początek to
    finanse: jeden znacznik inwestycji więcej co rundę.

income-title = Weź przychód
income-text =
    Co rundę dostajesz znaczniki inwestycji [1] i węgiel [2], tyle, ile wskazują twoje tory, i ładujesz wagony: na
    razie jeden. Nowy wagon mieści żywność i złoto. **Załaduj go.**

invest-title = Zainwestuj w ruch
invest-text =
    Za znaczniki inwestycji kupujesz **akcje**, po jednej, aż wszyscy spasują. Masz dwa. Budować możesz tylko w
    państwie, w którym stoi twój pociąg, więc najpierw **przejedź 3 pola** za jeden.
invest-why =
    Na polu START nie masz aktywnego regionu. Trzy pola dalej jest już Calestia: tam możesz budować, a do Rackglen
    dojedziesz jedną kartą.

road-title = Wybierz pętlę
road-text =
    Za rozjazdem są dwie drogi. Pętla wewnętrzna jest krótka i do Rackglen [1] zostają na niej tylko dwa pola. Na
    środkowej do najbliższego miasta jest sześć pól. Jedź **pętlą wewnętrzną**.

build-title = Zbuduj magazyn
build-text =
    Za ostatni znacznik zbudujesz **magazyn**. Stanie w pierwszej strefie Calestii [1], przy bocznicy, i da ci awans
    na torze infrastruktury. Patrz na Zeflika: dołoży **stację**, której potrzebuje twój magazyn.
build-why =
    Stacja przygotowuje strefę na najemców, bez względu na to, czyja jest. Zeflik buduje ją tutaj, bo właściciel
    stacji zyskuje na każdym wynajętym magazynie w strefie, także na twoim.

card-title = Zagraj kartę ruchu
card-text =
    Twoja karta 3-4-4 to trzy ruchy. Pierwszy jest darmowy, kolejne kosztują węgiel. Musisz przejechać dokładnie
    tyle pól, ale **w mieście możesz stanąć wcześniej**. Do Rackglen [1] są dwa pola.
card-why =
    Karta 4-4-3 dałaby teraz to samo, ale jej dłuższy pierwszy ruch przyda się w następnej rundzie. Kartę 2-4-3
    trzymasz dla jej 5 PZ.

stop-title = Zatrzymaj się w Rackglen
stop-text =
    Wieziesz mosiądz [1] i złoto [2], czyli dokładnie to, czego chce ten kontrakt [3]. **Stań w Rackglen.** Od razu
    zaznaczysz obecność: jako pierwszy gość dostaniesz 3 PZ i żeton, który raz doda 4 punkty ruchu.
stop-why =
    Dalej jest zwykły tor, na którym nic się nie dzieje. Żeton biorą tylko dwie pierwsze osoby w mieście, a pierwszy
    jest wart więcej.

deliver-title = Dostarcz surowce
deliver-text =
    Zrealizuj kontrakt. Podczas jednego postoju wyładujesz tyle surowców, ile wskazuje tor wyładunku [1]: dwa, czyli
    w sam raz. Dostajesz **5 PZ**, a twój znacznik zajmuje pole kontraktu w tym mieście.
deliver-why =
    Znaczniki w obszarze kontraktów liczą się jeszcze raz na końcu: 12 PZ za najwięcej w państwie. A miasto
    przyjmuje kontrakt każdej wielkości tylko raz, więc nikt inny nie dostarczy już do Rackglen dwóch surowców.

contractor-title = Weź kontrahenta
contractor-text =
    Twój magazyn ma obok stację, więc możesz go **wynająć**. Wprowadzi się kontrahent, który czeka w Rackglen, a ty
    awansujesz na torze jego koloru. Na końcu prowadzący na każdym torze dostają 12 PZ.

stay-title = Stań i oszczędź węgiel
stay-text =
    Drugi ruch kosztowałby twój jedyny węgiel [1]. Zachowaj go razem z żetonem ruchu [2] na następną
    rundę. **Zatrzymaj się tutaj.** Potem weźmiesz nową kartę, a pojadą pozostali.
stay-why =
    Po następnym przychodzie będziesz mieć 2 węgla: wystarczy na dwa ruchy z karty, a więc na dwa postoje. Cztery
    pola dalej jest teraz tylko zwykły tor.

market-title = Czarny rynek
market-text =
    Nie każdy surowiec pasuje do kontraktu. Na czarnym rynku [1] sprzedajesz surowce za jedną nagrodę. Twoja żywność
    i złoto [2] są warte 3 i 5: wystarczy na **3 znaczniki inwestycji**, agenta albo awans na dowolnym torze.

hero-title = Zagraj bohatera
hero-text =
    Raz w rundzie możesz rozpocząć **misję** bohaterem z państwa, w którym jesteś. Octavia Steel pozwala użyć za
    darmo akcji specjalnej z karty na ręce: 5 PZ z tej karty [1].
hero-why =
    Jej misja policzy na końcu złoto na twoich wagonach: 1 PZ za jedno, aż do 8 PZ za pięć. W każdym mieście jest
    tylko jedna misja, więc ktoś inny mógłby cię ubiec.

points-title = Skąd się biorą punkty
points-text =
    Masz już **13 PZ**: 3 za miasto, 5 za kontrakt i 5 z karty. Najwięcej dostaje się jednak na końcu, za
    prowadzenie: na torach takich jak infrastruktura [1], w sektorach [2] i w obszarze kontraktów.

end-title = Tak wygląda runda
end-text =
    Licytacja, lobbowanie, przychód, inwestycje, ruch, misja: znasz już całą rundę, a przed tobą jeszcze
    siedem. **Graj dalej** przeciw Zeflikowi i Trudzie albo zacznij własną grę.
