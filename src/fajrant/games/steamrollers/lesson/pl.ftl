goods-title = Punkty dają towary
goods-text = W sześciu miastach czekają towary. Zawieź towar **swoimi torami** do miasta w jego kolorze, a dostaniesz tyle punktów, ile wynosi **odległość**. Wygrywa największa suma. W mieście 6 są dwa czerwone [1]; numer na nich mówi, dokąd jadą: do miasta 2 [2].
goods-why = Towary są wspólne: co zabierzesz, tego nie będzie dla innych. Szukaj więc takich, które szybko przewieziesz. Dwa w tym samym kolorze w jednym mieście to podwójny zysk z tych samych torów.

plan-title = Plan na twoją mapę
plan-text = Ta mapa jest tylko twoja. Miasta 2 [1] i 6 [2] leżą blisko siebie: wystarczą dwa tory. Po drodze jest miasteczko [3]. **Liczy się każde miasto i miasteczko, do którego docierasz**, więc ta trasa jest warta 2.
plan-why = Krótszego połączenia niż dwa tory nie ma, a spośród najkrótszych tylko to biegnie przez miasteczko. W mieście 2 leży też zielony towar do miasta 6, więc tory przydadzą się w obie strony.

die-title = Weź jedną kość
die-text = W każdej rundzie rzuca się białymi kośćmi i każdy bierze **jedną**. Jej wynik mówi, **gdzie** działasz. Do torów potrzebujemy dwójki albo szóstki, a nie ma żadnej. Weź trójkę [1].
die-why = Można by rysować w regionie 3 albo 4, ale to nie pasuje do naszego planu. Mocniejsza lokomotywa przyda się zawsze, a do niej każdy wynik jest dobry.

power-title = Wzmocnij lokomotywę
power-text = Z kością robisz jedną z czterech rzeczy: rysujesz tor, ulepszasz lokomotywę, przewozisz towar albo bierzesz kafelek. **Ulepsz**: skreśl kratkę 3 [1]. Każda kratka to 1 **moc**, a moc mówi, jak daleko pojedzie towar.
power-why = Nieważne, które kratki skreślasz, ważne ile. Ale każda wymaga własnego wyniku: o pierwsze łatwo, o ostatnie trudno. Od czterech kratek dochodzą też punkty na koniec gry.

track-title = Czas na tory
track-text = Nowa runda. Przeciwnik wybierał pierwszy i wziął piątkę. Zostały same szóstki, więc masz **6**, czyli dokładnie to, czego nam trzeba. Wybierz **rysowanie toru** [1] w regionie 6.

curve-title = Łagodny łuk
curve-text = Czarna kość [1] pokazuje, co wolno rysować w tej rundzie: **łagodne** i **ostre** łuki. Narysuj na tym polu [2] łagodny łuk z północnego wschodu na południowy wschód. Prowadzi od miasta 6 w stronę miasteczka.
curve-why = Prostego toru nie ma w tej rundzie na czarnej kości. Na polu rysuje się raz na całą grę, więc najpierw sprawdź, dokąd prowadzą oba końce: jeden do miasta 6, drugi na pole z miasteczkiem.

two-title = Masz pierwszeństwo
two-text = Co rundę zaczyna kto inny. Teraz wybierasz przed przeciwnikiem, a na stole leży **dwójka** [1]. Weź ją: narysujemy tor w regionie 2.
two-why = Jeśli zostawisz dwójkę, przeciwnik może ją wziąć i nie wiadomo, kiedy trafi się następna. Kość, która domyka połączenie, jest warta więcej niż taka, która tylko trochę pomaga.

link-title = Domknij połączenie
link-text = Łagodne łuki znów są dozwolone. Narysuj na polu z miasteczkiem [1] łuk z północnego zachodu na południowy zachód. Połączy miasto 2 z tym, co już masz.
link-why = Tor na polu z miasteczkiem zawsze przez nie przechodzi. Ten jeden ruch daje więc dwie rzeczy: domyka połączenie i wydłuża trasę, a dłuższe trasy są więcej warte.

network-title = Twoje pierwsze punkty
network-text = Nieprzerwana linia torów między dwoma różnymi miastami to **połączenie**. Na koniec gry daje 1 punkt, a każde miasteczko na nim [1] jeszcze 1: masz **2 punkty**. Przeciwnik połączył miasta 3 i 4, bez miasteczka.

tile-title = Kości bywają uparte
tile-text = Potrzebny wynik nie zawsze wypada wtedy, kiedy trzeba. **Dowolny wynik** [1] pozwala raz ustawić kość, jak chcesz. To kafelek 1, więc weź jedynkę [2].
tile-why = Nasz towar czeka w mieście 6. Bez tego kafelka wywieziesz go tylko szóstką. Skreślenie kratki 4 zwiększyłoby moc, ale szóstki nie da.

take-title = Weź kafelek
take-text = Z jedynką możesz teraz **wziąć kafelek akcji** [1] numer 1. Kafelek leży potem bokiem, z kłódką: do twojej następnej tury nikt ci go nie zabierze.

guard-title = Pilnuj kafelka
guard-text = Twój kafelek [1] znów jest wyprostowany: kto ma **jedynkę**, może ci go zabrać. W tej rundzie wybierasz przed przeciwnikiem, więc weź jedynkę [2] dla siebie. Kafelek zostawiamy na później.
guard-why = I tak potrzebujesz jeszcze jednej kratki, a kratka 1 jest równie dobra jak 4. Z jedynką masz i kratkę, i bezpieczny kafelek. Takimi drobiazgami wygrywa się gry.

stronger-title = Moc na całą trasę
stronger-text = **Ulepsz** lokomotywę jedynką, czyli skreśl kratkę 1 [1]. Będzie miała moc 2: w sam raz na odległość 2 przez miasteczko.
stronger-why = Z mocą 1 towar w ogóle nie przejechałby twoim połączeniem: miasteczko też się liczy, więc odległość wynosi 2.

set-title = Jedyna szóstka przepadła
set-text = Przeciwnik wziął szóstkę, a tobie została **piątka**. Po to właśnie jest Dowolny wynik: ustaw kość na **6** [1]. Kafelek wróci potem do puli.
set-why = Na koniec gry kafelek dałby 1 punkt. Dostawa daje 2 od razu, a kafelek możesz wziąć jeszcze raz. Dwójka też by zadziałała: zielony towar, te same 2 punkty. Ale w mieście 6 czekają dwa czerwone.

deliver-title = Pierwsza dostawa
deliver-text = **Przewieź** czerwony towar. Z miasta 6 [1] jedzie przez miasteczko [2] do czerwonego miasta 2 [3]. Dociera do miasteczka i miasta: odległość 2, czyli od razu **2 punkty**.

again-title = I jeszcze raz
again-text = Wybierasz przed przeciwnikiem, a na stole jest **szóstka** [1]. Czeka drugi czerwony towar [2]. Weź szóstkę, a towar pojedzie tą samą drogą.
again-why = Przeciwnik mógłby zabrać ci szóstkę. Twoje tory już leżą i za każdy taki towar dają 2 punkty bez dalszej pracy. Na tym polega ta gra: budujesz raz, wozisz wiele razy.

end-title = Oto cała gra
end-text = Masz 4 punkty za dostawy, a na koniec gry dojdą 2 za połączenie. Teraz łącz kolejne miasta i dodawaj mocy, a towary pojadą na 4, 5 czy 6. Gra kończy się po rundzie, w której są **trzy puste miasta**. Graj dalej!
