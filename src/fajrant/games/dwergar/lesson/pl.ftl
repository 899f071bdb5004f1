projects-title = Punkty dają projekty
projects-text = Twój klan buduje **projekty**, na przykład ten [1]. Punkty zwycięstwa (PZ) dostajesz za realizację, a kolejne za rozwinięcie. Płacisz surowcami, które wywozisz z kopalni, i **ciepłem**. Wygrywa ten, kto ma najwięcej PZ.

dwarfs-title = Trzy akcje w turze
dwarfs-text = W turze masz trzy akcje. Stawiasz krasnoluda na dowolnym polu, **zabierasz tego, który tam stał**, i robisz to, na co pozwala pole. Masz kowala [1] i sztygara [2]. Robotnicy przychodzą i odchodzą, sztygar zawsze jest twój.
dwarfs-why = Żadne pole nie jest nigdy zamknięte. Patrz więc nie tylko na to, co daje pole, ale i na to, kto tam stoi: tego krasnoluda postawisz w następnej akcji.

bellows-title = Najpierw ogień
bellows-text = Rozpalonym piecem płacisz 1 ciepło. Przy Miechach każdy krasnolud rozpala jeden piec, ale kowal **wszystkie**. Postaw kowala [1] na tym polu [2], a dostaniesz też hutnika, który tam stoi.
bellows-why = Sztygar rozpaliłby tu tylko jeden piec. Każde pole cechu ma premie dla dwóch specjalizacji, więc właściwy krasnolud na właściwym miejscu to podstawa. A hutnik za chwilę bardzo nam się przyda.

foreman-title = W głąb kopalni
foreman-text = Oba piece płoną. Teraz postaw sztygara [1] na poziomie 2 kopalni [2]. Czekają tam dwa żelaza i kamień. Sztygar wsiądzie do twojego wózka i wyjedzie razem z nim, więc szybko do ciebie wróci.
foreman-why = Głębsze poziomy są bogatsze, ale dalej z nich na górę. Z poziomu 2 są trzy poziomy do wyładunku, czyli dokładnie tyle, na ile wystarczą dwa piece. Robotnik zostałby na dole, tylko sztygar wraca z wózkiem.

mine-title = Załaduj wózek
mine-text = Wydobywaj: do twojego wózka na tym poziomie trafią **1 kamień i 2 żelaza**. Jeszcze nie są twoje. Do zasobów trafia tylko to, co wyjedzie na górę.

gear-title = Pora na wyciąg
gear-text = Przy Przekładni podnosisz wyciąg, wspólny dla wszystkich klanów. Postaw hutnika [1] na tym polu [2]: z nim dostajesz **1 PZ za każdy poziom**, dopóki na wyciągu są surowce.
gear-why = Masz też kowala, wziętego z kopalni. Podniósłby wyciąg równie wysoko, ale bez punktów. A będzie nam potrzebny u Architekta.

raise-title = Podnieś wyciąg
raise-text = Jeden poziom jest za darmo, każdy następny kosztuje 1 ciepło. Dwa piece zapłacą za dwa kolejne. **Podnieś wyciąg o 3**: wyjedzie twój kamień [1] i żelazo [2], a ty dostaniesz 3 PZ.
raise-why = Dwa poziomy przywiozłyby tylko kamień, a żelazo i sztygar utknęliby jeden poziom niżej. Piece gasną, gdy nimi płacisz, ale można je znów rozpalić.

loot-title = Kamień, żelazo i 3 PZ
loot-text = Masz 4 kamienie [1] i 2 żelaza [2], sztygar [3] już wrócił, a na koncie są pierwsze **3 PZ**. Przeciwnik wydobywał tymczasem złoto i kryształ na najniższym poziomie.

event-title = Wydarzenie po każdej rundzie
event-text = Między rundami odkrywa się wydarzenie [1]. To daje każdemu 2 ciepła na tor [2]. **Wykorzystaj je w tej turze**: na jej koniec tor spada do 0. Tylko piece płoną dalej.

architect-title = Pierwszy projekt
architect-text = Podpory Nowego szybu [1] kosztują 2 żelaza, a tyle masz. Projekty realizuje się u Architekta [2]. Wyślij kowala [3]: z nim rozwinięcie, które nastąpi zaraz potem, będzie **o 2 ciepła tańsze**.
architect-why = Inżynier odzyskałby tu jedno żelazo. Ale kowal sprawia, że to rozwinięcie nic nie kosztuje, więc 2 ciepła z toru zostaną ci na następne.

realise-title = Zapłać i zdobądź punkty
realise-text = Wybierz Podpory Nowego szybu [1]: płacisz **2 żelaza** i dostajesz **2 PZ**. Karta jest twoja.

develop-title = Od razu je rozwiń
develop-text = Zaraz po realizacji możesz projekt **rozwinąć**. Zwykle kosztuje to 2 ciepła, z kowalem nic. Dostajesz 2 PZ za każdy swój rozwinięty projekt Nowego Szybu. To pierwszy, więc **2 PZ**.
develop-why = Można by to zrobić później, kowalem w Kuźni, ale tam kosztuje to o 1 ciepło więcej, niż wydrukowano. Teraz jest za darmo, a następny projekt Nowego Szybu będzie wart więcej.

engineer-title = Jeszcze raz to samo pole
engineer-text = Do Architekta [1] możesz iść jeszcze raz. Wypełnienie urwiska [2] kosztuje 4 kamienie. Tym razem postaw inżyniera [3]: **odzyska** jeden zapłacony surowiec, a kowal wróci do twojej puli.
engineer-why = Sztygar też by mógł, ale niczego nie odzyska. Za rozwinięcie drugiego projektu tej talii dostaniesz dwa razy tyle co za pierwsze.

second-title = Cztery kamienie, jeden wraca
second-text = Zrealizuj Wypełnienie urwiska [1]: **2 PZ**. Płacisz 4 kamienie, a inżynier jeden z nich odzyskuje.

heat-title = Wykorzystaj ciepło
heat-text = Rozwiń projekt za **2 ciepła** z wydarzenia. Masz już dwa rozwinięte projekty Nowego Szybu i za każdy dostajesz 2 PZ, razem **4 PZ**.
heat-why = Jeśli zachowasz ciepło, na koniec tury przepadnie. Na tym polega ta gra: zebrać w jednej turze surowce, ciepło i właściwego krasnoluda.

decks-title = Każda talia ma swoją zasadę
decks-text = Nowy Szyb [1] nagradza tych, którzy go zbierają. Zachodnia Ćwiartka [2] nagradza na koniec gry: kto ma najwięcej jej projektów, dostaje **dodatkową turę** z trzema akcjami.

ahead-title = Pomyśl o następnej turze
ahead-text = Została jedna akcja. Wyślij sztygara [1] na poziom 3 kopalni [2] po 2 żelaza i złoto. Wózek załadujemy za ciebie, a potem gra przeciwnik.
ahead-why = Ładunek czeka na wyciągu za darmo, a podnieść go mogą też inni. Na koniec gry to, co zostało w wózkach, nic nie jest warte, więc nie zwlekaj zbyt długo.

shared-title = Wyciąg jest wspólny
shared-text = Przeciwnik podniósł wyciąg o trzy poziomy i twój wózek pojechał razem z nim. Jest teraz tutaj [1]: do wyładunku brakuje **jednego poziomu**, a w środku siedzi sztygar. Wystarczy jeden darmowy poziom przy Przekładni.

end-title = Już wiesz, jak to działa
end-text = **13 PZ** po dwóch rundach z dziesięciu. Później sztygar może wbudowywać piece w planszę za PZ. Gdy zabraknie ci krasnoludów, ogłaszasz **fajrant** i część z nich wraca. Graj dalej!
