# Strona „Jak grać w pięć minut”.

start-aim = Jesteście załogą pierwszej bazy na Marsie: wygrywacie albo przegrywacie razem. Spełnijcie czerwone cele misji, zanim minie jej ostatni sol, miejcie w HUB-ie najwyżej tyle uszkodzonych części, na ile pozwala misja, i utrzymajcie wszystkich przy życiu: jedna śmierć i wszystko stracone.

start-loop-events = Słuchajcie, co się dzieje
    .text = Każdy sol zaczyna Wydarzenie. Często przynosi własną akcję: wykonajcie ją w ciągu trzech solów, inaczej może z tego wyniknąć coś gorszego.
start-loop-morale = Znoście nastroje
    .text = Pierwszy Gracz dostaje żetony Morale, gdy nastrój jest dobry, i oddaje je, gdy jest zły. Za brakujące dostaje rany.
start-loop-production = Tlen, energia, żywność
    .text = Powstają i się zużywają. Gdy czegoś brakuje, wyłączacie Obiekt albo ktoś na tym cierpi.
start-loop-plan = Planujcie razem
    .text = Każdy ma dwa piony. Stawiajcie je na akcjach, pojedynczo albo w stosach, i zmieniajcie plan, aż wszyscy się zgodzą.
start-loop-dice = Próba albo pewność
    .text = Dwa piony dają sukces. Jeden rzuca trzema kośćmi: Sukcesu, Rany i Przygody. Porażka daje dwa żetony Morale.
start-loop-outside = Wyjdźcie na zewnątrz
    .text = Odkrywajcie Obszary, pozyskujcie tam próbki i badajcie je w Laboratorium. Im dalej, tym więcej pionów to wymaga.
start-loop-repair = Naprawiajcie HUB
    .text = Uszkodzona część utrudnia akcje. Budowa wstawia w jej miejsce część zapasową albo część z innego Obiektu.
start-loop-malfunctions = Spodziewajcie się najgorszego
    .text = Tory Uszkodzeń trzech Sekcji rosną. Przy 5 dobiera się kartę i coś się psuje. Przegląd je obniża.

start-round = Sol
start-round-events = Wydarzenia:
    .text = rośnie tor Uszkodzeń, wracają dawne wątki, potem nowe Wydarzenie.
start-round-morale = Morale:
    .text = zyskuje albo płaci tylko Pierwszy Gracz.
start-round-production = Produkcja:
    .text = tlen, energia, żywność, potem Stres. Przy 18 wybucha bójka.
start-round-actions = Akcje:
    .text = plan, potem stosy krok po kroku. Wykonuje właściciel wierzchniego piona, inni wspomagają.
start-round-malfunctions = Uszkodzenia:
    .text = kości przesuwają tory Sekcji.
start-round-clean-up = Czyszczenie:
    .text = to, co pozyskane, staje się dostępne, i sprawdza się cele.

start-points = Jak to się kończy
start-points-won = Wygrana:
    .text = czerwone cele są spełnione, a uszkodzonych części jest najwyżej tyle, ile wynosi Próg. Pomarańczowe cele tylko pomagają.
start-points-time = Brak czasu:
    .text = minął ostatni sol, a czerwony cel jest otwarty albo za dużo jest uszkodzone.
start-points-death = Śmierć:
    .text = zabija szósta rana. Niektóre po drodze przynoszą Stan, który przeszkadza aż do wyleczenia.
start-points-story = Fabuła:
    .text = niektóre misje mają własny koniec. Mówią o tym ich zasady.

start-sign-gases = tlen i energia: Obiekty je wytwarzają i zużywają
start-sign-food = żywność: porcja z każdej rośliny, po jednej dla astronauty
start-sign-farm = z nasiona wyrasta roślina, w szklarni jest na nią miejsce
start-sign-parts = złącze, filtr, procesor, podzespół: części Obiektów i zapasowe
start-sign-broken = uszkodzona część: przeszkadza aż do naprawy
start-sign-shutdown = kafel Przestoju: Obiekt nie działa

start-sign-action-rest = Odpoczynek: jeden żeton Morale
start-sign-action-unwind = Relaks: Morale o 1 w górę albo Stres o 6 w dół
start-sign-action-heal = Leczenie: jedna rana albo jeden Stan mniej, z pomocą Medyka
start-sign-action-manage = Przegląd: tor Uszkodzeń o 1 w dół
start-sign-action-explore = Eksploracja: nowy Obszar na mapie
start-sign-action-gather = Pozyskiwanie: próbka albo żeton z Obszaru
start-sign-action-research = Badania: próbka jest Zbadana, potem jest Odkryciem
start-sign-action-build = Budowa: naprawy, Ulepszenia i to, czego chce misja

start-sign-dice = Sukces, Rana i Przygoda: każde na osobnej kości
start-sign-morale = Morale: żetonami płaci się za zdolności
start-sign-tracks = Stres i tor Uszkodzeń
start-sign-sample = próbka, Zbadano, Odkrycie
start-sign-poi = żeton POI: znalezisko do użycia w dowolnej chwili
start-sign-upgrade = Ulepszenie Obiektu

start-sign-token-blocked = Blokada: nie w tym solu
start-sign-token-pawn = jeden pion więcej
start-sign-performer = Przygoda albo rana dla wykonawcy; łazik może zostać uszkodzony
start-sign-token-reroll = sukces trzeba przerzucić

start-more = Gdy astronautów jest mniej niż czworo, pomagają maszyny, a w pojedynkę prowadzi się dwoje. Kampania z pięciu rozdziałów zaczyna się z mniejszą liczbą zdolności.
