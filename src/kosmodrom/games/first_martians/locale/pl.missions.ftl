# Misje: co się opowiada przed nimi, w ich trakcie i po nich.

## Oswojenie

mission-settling-in = Oswojenie
    .focus = Naucz się żyć w HUB-ie
    .intro =
        Lądowanie było najłatwiejsze. HUB szumi, koje są wąskie, a na zewnątrz wszystko ma kolor starej cegły. Kontrola misji chce dowodu, że cztery ściany i szklarnia mogą być domem: rozejrzyjcie się, zbadajcie pierwsze kamienie, postawcie maszt meteo i choć raz usiądźcie do wspólnego stołu. W raporcie policzą też zepsute części, więc oszczędzajcie taśmę.
    .rules =
        Maszt meteo buduje się na zbadanym Obszarze kręgu 1. Wspólny posiłek wymaga dwóch pionów i porcji żywności.
    .won =
        Maszt kręci się na wietrze, pierwsze wyniki lecą na Ziemię, a ktoś dorysował wąsy na fladze misji. To już oficjalne: mieszkają tu ludzie.
    .lost =
        Raport jest krótki. Część planu udało się wykonać, większość trzeba było naprawiać dwa razy, a reszta musi poczekać na tych, którzy przylecą po was.
goal-settling-in-look-around = Zbadajcie 4 Obszary
goal-settling-in-first-samples = Miejcie 2 zbadane próbki
goal-settling-in-weather-mast = Postawcie maszt meteo
goal-settling-in-common-table = Zjedzcie wspólny posiłek
goal-settling-in-fresh-food = Wyhodujcie 5 dojrzałych roślin
goal-settling-in-far-horizon = Zbadajcie Obszar kręgu 2
sheet-settling-in-raise-mast = Postawienie masztu meteo
    .deed = Sześć metrów rury, skrzynka przyrządów i bardzo dużo śrub.
sheet-settling-in-shared-meal = Wspólny posiłek
    .deed = Wszyscy odkładają to, co robią, i siadają do stołu.
