# Pierwsza gra z przewodnikiem. [1], [2] i [3] to rzeczy, które wskazuje krok.

goal-title = Niech pociągi ruszą!
goal-text = Witaj w swojej kopalni! Przy rampach powstają pociągi: **wagony** z węglem i **parowóz**. Pociąg, który odjedzie z **zamówieniem** [1], daje punkty zwycięstwa (PZ). To, co zostanie, nie jest nic warte. Wyślijmy pierwszy!

order-title = Najpierw zamówienie
order-text = W swojej turze wysyłasz górników do **jednej** strefy i wykonujesz jej akcję. [1] kosztuje jednego górnika, a leży tam zamówienie na **trzy wózki** za **7 PZ**. Weź je.
order-why = Z zamówieniem na ręce wiesz, czego szukać. Za jeden wózek są 3 PZ, za dwa 5, za trzy 7, za cztery 10. Trzy wózki to dobry początek: wystarczą dwie karty.

lorry-title = Węgiel jeździ w wózkach
lorry-text = Teraz potrzebujesz węgla. Karta na [1] ma **dwa wózki** z herbem **koła**. Weź ją: poczeka w twoim chodniku, aż przyjdzie pora na wydobycie.
lorry-why = Karta podwójna to dwa wózki w cenie jednej karty. Pojedyncza daje mniej węgla, ale ma własne punkty. Pojedyncze koło leżące obok weźmiesz później: herb ten sam, więc obie karty pasują do jednej rampy.

wagon-title = Wagon z kołem
wagon-text = Twoje wózki [1] potrzebują wagonu z tym samym herbem. Taki leży na [2] i kosztuje jednego górnika. Rywale poszli po wózki: tam **za każdym razem** trzeba było o jednego więcej.
wagon-why = Wagonu nikt jeszcze nie brał, więc wystarczy jeden górnik. Najpierw idź tam, gdzie potrzebujesz wierzchniej karty i gdzie pójdą też inni. To, czego nikt nie chce, pozostanie tanie.

dock-title = Wybierz rampę
dock-text = Wagon może stać tylko przy rampie ze swoim herbem i zostaje tam, dopóki nie odjedzie cały pociąg. Postaw go przy [1].
dock-why = Rampa 2 też ma koło. Ale wieżę można załadować tylko przy rampie 2, a koniczyna, tak jak koło, pasuje do dwóch ramp. Zostaw więc rampę 2 wolną na pociąg z wieżami.

engine-title = Koszt wzrósł
engine-text = Bez parowozu żaden pociąg nie odjedzie. Na [1] był już przed tobą rywal, więc teraz potrzeba **dwóch** górników. Warto: idź tam.

pay-title = Płać dokładnie
pay-text = Musisz zapłacić dokładnie dwoma górnikami: kartą z dwójką albo dwiema jedynkami. Wyłóż **dwójkę** [1], a jedynki zachowaj.
pay-why = Reszty się nie wydaje: bez jedynki nie użyjesz strefy, która kosztuje jednego górnika. A potrzebujesz jeszcze wagonu i wózka, po jednym górniku. Duże karty są na strefy, w których ktoś już był.

couple-title = Doczep parowóz
couple-text = Przy każdej rampie mieści się jeden parowóz. Twój należy do wagonu: postaw go przy [1]. Jego kolor nie ma dla tego pociągu znaczenia.

wild-title = Wagon na każdy herb
wild-text = W wagonie mieści się **jedna** karta wózków, więc przyda się drugi. Uniwersalny na [1] przyjmie każdy herb, który ma jego rampa. Dołączy do twojego pociągu przy rampie 1 [2].
wild-why = Wagon uniwersalny przy rampie 1 przyjmie koło i koniczynę, nie musi więc czekać na jeden herb. Nikt tu jeszcze nie był, więc kosztuje jednego górnika.

single-title = Trzeci wózek
single-text = W chodniku czekają dwa wózki, a zamówienie jest na trzy. Karta na [1] to pojedyncze koło, a **2** na niej to punkty, gdy już je dostarczysz. Weź ją.

mine-title = Czas na wydobycie
mine-text = Wydobycie to przeładunek z wózków do wagonów: jeden **krok** za każdy wózek. Potrzebujesz trzech, więc wybierz [1]: 2 do 3 kroków. Kosztuje teraz dokładnie trzech górników: zapłaci za nie **trójka** [2].
mine-why = Wydobycie 1/2 jest tańsze, ale dwa kroki nie wystarczą na trzy wózki, a jedynki do zapłaty już nie masz. Trzeba by wydobywać dwa razy i czekać jeszcze jedną turę.

load-title = Najpierw najstarsza karta
load-text = Z chodnika wyjeżdża tylko karta, która czeka najdłużej: twoja podwójna [1], na prawym końcu. Załaduj ją do wagonu z kołem [2]. To **dwa kroki**.

full-title = Zapełnij pociąg
full-text = Na jej miejsce od razu wjeżdża pojedyncze koło [1]. Ostatnim krokiem załaduj je do wagonu uniwersalnego [2]: w pociągu są już **trzy wózki**.
full-why = Możesz też odstawić kartę na bocznicę albo skończyć. Ale w zamówieniu liczy się tylko załadowany węgiel, a niewykorzystany krok przepada.

deliver-title = Odjazd!
deliver-text = Parowóz, trzy wózki i zamówienie na trzy [2]: pociąg jest gotowy. Idź na [1] i wyślij go. To 7 PZ za zamówienie i 2 za pojedynczy wózek: **9 PZ**!
deliver-why = Dwójkę możesz też wysłać do wydobycia 0/1, a dostawę zrobić w następnej szychcie. Wtedy jednak pociąg zajmowałby rampę 1, a dostawa i tak kosztowałaby turę. Zdobytych punktów nikt ci nie odbierze.

last-title = Ostatni górnicy
last-text = Została ci jeszcze **czwórka** [1]. Niewykorzystani górnicy nie są nic warci, a parowóz na [2] kosztuje **dokładnie czterech**. Weź go; poczeka przy rampie 3 na następny pociąg.
last-why = Kto spasuje, nie gra już do końca szychty, nawet jeśli ma górników. Pasuj więc dopiero wtedy, gdy nic, za co możesz zapłacić, ci nie pomoże. Kto nie ma już kart, pasuje automatycznie.

shift-title = Koniec szychty
shift-text = Wszyscy spasowali, górnicy wracają i strefy znów kosztują jednego. Kto jako **ostatni** był na [1], dostaje żeton szychty: 1 PZ, i rozpoczyna następną szychtę. Tym razem był to rywal.
shift-why = Do wydobycia 0/1 można pójść nawet wtedy, gdy nie ma czego przewieźć. Często opłaca się zaczekać: jeśli pójdziesz tam późno, być może nikt już nie zdoła zapłacić, żeby pójść po tobie.

share-title = Udziały płacą za zamówienia
share-text = Masz już zrealizowane zamówienie dla **koszar**, a na [1] leży udział w koszarach. Da **3 PZ** za zamówienie tego samego odbiorcy, nieważne, co było pierwsze. Weź go!

end-title = Następny pociąg, proszę
end-text = 12 PZ! To nie wszystko: dociąganie [1] pozwala przejrzeć stos, cele [2] liczą się na koniec gry, a ulepszenia [3] pomagają raz. Po sześciu szychtach wygrywa ten, kto ma najwięcej PZ. Graj dalej!
