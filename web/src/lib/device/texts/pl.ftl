device-title = Na tym urządzeniu
device-note = Fajrant działa w tej przeglądarce, bez serwera: są tu boty, podpowiedzi i wszystkie twoje stoły. Żeby grać ze znajomymi na innych urządzeniach albo wszędzie pod jednym imieniem, otwórz Fajrant na serwerze.
device-copy-note = Wyczyszczenie danych przeglądarki usunie twoje stoły. Zapisuj od czasu do czasu kopię; można ją wczytać w każdej przeglądarce.
device-copy = Zapisz kopię
device-restore = Wczytaj kopię
device-restored = { $count ->
    [0] Wszystko z tej kopii już tu było.
    [one] Wczytano { $count } stół.
    [few] Wczytano { $count } stoły.
   *[many] Wczytano { $count } stołów.
 }
device-room = Zajęte miejsce: { $used } MB.
device-kept = Przeglądarka zachowa te dane, dopóki ich nie usuniesz.
device-not_kept = Gdy na urządzeniu zabraknie miejsca, przeglądarka może usunąć te dane, więc zapisuj od czasu do czasu kopię.
device-install = Zainstaluj jako aplikację
device-server = Graj na serwerze
device-connect = Otwórz
device-licences = Licencje wszystkich części aplikacji
home-join-device = Stoły są tylko na tym urządzeniu. Żeby usiąść do stołu znajomych, otwórz link od nich: prowadzi na ich serwer.
starting-loading = Przygotowujemy gry. Za pierwszym razem trwa to trochę dłużej.
starting-loaded = Wczytano dotąd
starting-size = { $loaded } z { $size } MB
starting-elsewhere = Fajrant jest otwarty w innej karcie albo innym oknie. Zamknij je albo graj dalej tutaj – wtedy tam gra się zatrzyma.
starting-here = Graj dalej tutaj
starting-failed = W tej przeglądarce nie udało się uruchomić Fajrantu. Odśwież stronę albo użyj nowszej przeglądarki.
starting-full = Przeglądarka nie zapisała ruchu bota, pewnie zabrakło miejsca. Nic nie przepadło, a bot próbuje dalej. Usuń stare stoły albo zwolnij miejsce na urządzeniu.
