# Pierwsza gra z przewodnikiem. [1], [2] i [3] to rzeczy, które wskazuje krok.

goal-title = Węgiel na powierzchnię!
goal-text = Witaj w swojej kopalni! Wywozisz węgiel szolą, kładziesz go na **zamówieniach** i realizujesz je: za to dostajesz **punkty zwycięstwa** (PZ). Kto po trzech szychtach ma ich najwięcej, wygrywa. Najpierw każdy wybiera trzy zamówienia.

draft-title = Wybierz pierwsze zamówienie
draft-text = Zamówienie pokazuje, jakiego węgla potrzebuje i ile jest warte. [1] to **dwa szare znaczniki** i **7 PZ**. Weź je.
draft-why = Na początku masz w szybie po jednym znaczniku każdego koloru, więc wystarczy dokupić jeden szary. Dwa czarne dają 9 PZ, ale czarne wagoniki są najdroższe. Inna karta też potrzebuje dwóch szarych; ta jest lepsza, bo jej obrazek ma jeszcze kilka wyłożonych zamówień.

pair-title = Jeden obrazek, jeden kurs
pair-text = Teraz weź [1]: **jeden czarny**, 5 PZ, i masz go już w szybie. Też ma **furmankę**, jak pierwsze zamówienie. Przy załadunku realizujesz **wszystkie** gotowe zamówienia z tym samym obrazkiem.
pair-why = Każdy załadunek kosztuje turę i górników. Dwa zamówienia z tym samym obrazkiem odjeżdżają razem, więc płacisz tylko raz. To zwykle cenniejsze niż karta warta punkt czy dwa więcej.

factory-title = Wyślij pierwszego górnika
factory-text = W swojej turze wysyłasz górników na **jedno** miejsce. Na puste wystarczy jeden. Na [1] kupisz za **3 marki** chodnik z jednym szarym wagonikiem: to drugi szary na zamówienie za 7 PZ [2].
factory-why = Chodniki z dwoma szarymi wagonikami kosztują 6 z twoich 9 marek, a na razie potrzebujesz jednego znacznika. Kupuj węgiel na zamówienia, które już masz; resztę wydasz, gdy będzie wiadomo na co.

price-title = O jednego więcej
price-text = Miejsca nie da się zablokować. Na [1] stoi jednak górnik rywala, więc potrzeba **dwóch**, a tamten pójdzie do stołówki. Na dwa zamówienia potrzebujesz dziewięciu kroków, więc wybierz to miejsce.
price-why = Wydobycie 6 jest jeszcze puste i kosztuje jednego górnika, ale w sześciu krokach skończysz tylko jedno z dwóch zamówień. Dziewięć kroków wystarczy na oba. Jeden górnik więcej oszczędza ci całą turę.

cage-title = Na poziom szarego węgla
cage-text = Wszystko w szybie kosztuje **kroki**. Przesunięcie szoli to jeden krok, **bez względu na odległość**. Szary węgiel leży na poziomie 3: wyślij tam szolę [1].

load-title = Napełnij szolę
load-text = Jeden znacznik do szoli to jeden krok; mieści się ich **pięć**. Weź szary węgiel z [1]. Potem tak samo trafią do szoli drugi szary i czarny z poziomu 4.
load-why = Zbierz po drodze wszystko, zanim wyjedziesz na powierzchnię. Każdy wyjazd kosztuje krok i każdy zjazd z powrotem też.

surface-title = Szola na zrąb
surface-text = W szoli są dwa szare i jeden czarny. Na zamówienia kładzie się węgiel tylko przy **zrębie**, czyli na powierzchni: wyjedź na [1].

fill-title = Połóż węgiel na zamówieniu
fill-text = Weź szary znacznik [1] i połóż go na polu [2]. Każdy znacznik to jeden krok. Potem trafią na karty drugi szary i czarny: **dwa zamówienia są gotowe**.

park-title = Nie trać ostatniego kroku
park-text = Został jeden krok, a niewykorzystane przepadają. Szola **zostaje, gdzie jest**, do następnego wydobycia. Ustaw ją na poziomie 2 [1], przy brązowym węglu na trzecie zamówienie [2].
park-why = Następnym razem od razu napełnisz szolę, bez przesuwania jej. Jeden zaoszczędzony krok często decyduje o tym, czy wystarczy tańsze wydobycie.

order-title = Jeszcze jedna furmanka
order-text = Zamówienia nic nie kosztują. Na [1] leży kolejne z furmanką, na żółty znacznik, który już masz. Weź je: razem z brązowym [2] wystarczy im jeden krótki kurs szoli.
order-why = Dwa gotowe zamówienia możesz zrealizować od razu, za 12 PZ. Nikt ci ich jednak nie zabierze, a załadunek obejmuje wszystkie gotowe z furmanką. Jeśli poczekasz, odjadą cztery naraz i oszczędzisz turę. Zdąż tylko przed końcem szychty: w punktacji liczą się wyłącznie zrealizowane.

again-title = Wystarczy sześć kroków
again-text = Brązowy do szoli, szola na poziom 1, żółty do szoli, na zrąb, połóż, połóż: **sześć kroków**, bo szola czekała na miejscu. [1] kosztuje dwóch górników, bo stoi tam rywal.
again-why = Wydobycie 10 kosztowałoby trzech górników: stoi tam dwóch twoich, a własni też się liczą. Wydobycie 8 kosztuje tyle samo co to. Ale miejsce, na które idziesz, drożeje, więc większe zostaw na czas, gdy będzie potrzebne.

deliver-title = Cztery zamówienia, jedna furmanka
deliver-text = Wszystkie cztery zamówienia z furmanką są gotowe, a [1] kosztuje tylko jednego górnika. Zrealizuj je: 7 + 5 + 3 + 2 = **17 PZ** za jednym razem!

balance-title = Nowy węgiel, druga strona
balance-text = Wagoników nie napełnia się ponownie, więc kup nowy chodnik: [1] to dwa szare wagoniki za 6 marek. Ma lampy, więc trafi na **jasną stronę** i wyrówna szyb [2].
balance-why = Na koniec gry każdy żeton bez pary po drugiej stronie szybu kosztuje 2 PZ. Pierwszy był ciemny, więc pora na jasny. W szarym możesz też prowadzić: nikt inny jeszcze go nie dostarczył.

look-title = Poszukaj pasującej karty
look-text = Masz szary węgiel, ale żadnego zamówienia na niego. Na [1] **tylko ty** obejrzysz pięć kart ze stosu i możesz zatrzymać jedną. Wystarczy jeden górnik, bo miejsce jest puste.
look-why = Z wyłożonych zamówień pasują tylko te z jednym szarym, a każde z tych miejsc kosztuje dwóch górników. Wśród pięciu kart często jest lepsza. Możesz też nie zatrzymać żadnej.

keep-title = Znowu dwa szare
keep-text = Szczęśliwy traf: zamówienie [1] jest dokładnie na twoje dwa szare i daje 7 PZ. Zatrzymaj je. Reszta trafi pod spód stosu, a w następnej turze wydobędziesz węgiel za trzech górników.
keep-why = Każde zamówienie niezrealizowane do końca gry kosztuje 1 PZ. Zatrzymuj więc to, do czego masz węgiel, a nie po prostu najdroższą kartę.

handcart-title = Zdąż przed końcem szychty
handcart-text = Zostało ci trzech górników. [1] kosztuje dwóch i daje 7 PZ. Na koniec szychty liczy się tylko **dostarczony** węgiel, a z tymi dwoma znacznikami wyraźnie prowadzisz w szarym [2].
handcart-why = Pieniądze albo nowa karta też by się przydały, ale zamówienie zrealizowane teraz liczy się w tej punktacji i w obu następnych. Zrealizowane zamówienia liczą się do końca gry.

last-title = Ostatni górnik
last-text = Pasować nie można: każdy górnik gdzieś idzie. **Cechownia** [2] zawsze przyjmie jednego i da 1 markę. Ale [1] jest puste, a leży tam brązowe zamówienie za 5 PZ. Weź je.
last-why = Na następną szychtę wracają wszyscy górnicy, więc nie ma kogo oszczędzać. Rywale, którzy mają ich więcej, zagrają teraz kilka tur z rzędu.

scoring-title = Punktacja szychty
scoring-text = Kto dostarczył najwięcej danego koloru? W szarym [1] prowadzisz: **4 PZ**. W czarnym [2] i brązowym [3] dzielisz drugie miejsce: 2 i 1. W żółtym pierwsi są wszyscy: po 2. Masz **33 PZ**!
scoring-why = Jeśli kilka osób jest pierwszych, wszystkie dostają punkty za pierwsze miejsce, a drugiego nie ma. Następną szychtę zaczyna osoba, która ma najwięcej górników stojących w warsztatach.

end-title = Teraz kopalnia jest twoja
end-text = Na początek bierzesz 5 marek. Po drugiej szychcie liczą się też **środki transportu** [1], a po trzeciej **puste wagoniki** [2]. Na koniec niezrealizowane zamówienia i nierówny szyb odbierają punkty. Znasz już zasady: graj dalej!
