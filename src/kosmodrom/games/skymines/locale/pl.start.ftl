# Strona „Jak grać, w pięć minut”.

start-aim = Księżyc eksploatują cztery korporacje i żadna nie jest twoja: masz w nich udziały i pomagasz im rosnąć. Im więcej symboli monet odsłania się w stacji korporacji, tym więcej są warte jej udziały. Wygrywa ten, kto po siedmiu rundach ma najwięcej crypcoinów.

start-loop-plan = Zaplanuj w tajemnicy
    .text = Wszyscy w tajemnicy kładą po karcie na swoich miejscach. Tylko ich można użyć w tej rundzie, po jednej akcji w turze.
start-loop-resources = Użyj zasobów
    .text = Karty jednego zasobu kupują lepszą kartę albo dają ruch na torach korporacji, po polu za jednostkę. Tory dają udziały.
start-loop-energy = Rozwiń korporację
    .text = Cała energia trafia do jednej korporacji. Placówki opuszczają stację, budynki płacą tobie, a odsłonięte symbole monet zwiększają wartość udziałów.
start-loop-scientist = Użyj badań naukowych
    .text = Odkryte karty prowadzą znacznik przesyłu przez plany; ostatni daje nagrodę. Punkty badań to nowe plany.
start-loop-field = Użyj badań polowych
    .text = Napełniają zbiornik helem-3 i dają crypcoiny. Karta korporacji daje więcej, jeśli ta ma kolektory gazu.
start-loop-markers = Umieść znacznik bonusu
    .text = Nie wymaga karty. Pola większości nagradzają tego, kto ma najwięcej czegoś odkrytego. Jeden znacznik na pole i rundę.
start-loop-pass = Wycofaj się
    .text = Na rękę wraca wybrany zużyty stos. Potem karty z miejsc idą na zużyte stosy, każda nad inne miejsce.
start-loop-coins = Policz crypcoiny
    .text = Po siedmiu rundach każdy udział daje tyle, ile jest wart, a do tego tor zbiornika i tor badań.

start-round-planning = Planowanie:
    .text = jednocześnie, najwyżej jedna karta na każde dostępne miejsce. Potem wszyscy odkrywają karty.
start-round-actions = Akcje:
    .text = od pierwszego gracza, po jednej w turze. Użyta karta jest zakryta i nie liczy się do planów ani większości, więc kolejność ma znaczenie.
start-round-pass = Wycofanie się:
    .text = gdy nie masz już nic do zrobienia albo nie chcesz więcej. To, co leży w jednym stosie, wróci razem.
start-round-preparation = Przygotowanie:
    .text = odkrywa się specjalny plan, wracają znaczniki bonusu, a z nimi zajęte płytki. Prawa kolumna obszaru kart znika, reszta się przesuwa.

start-points = Skąd biorą się crypcoiny
start-points-shares = Udziały:
    .text = dla każdej korporacji twoje udziały razy symbole monet odsłonięte w jej stacji. Usunięte placówki wracają tam i znów coś zakrywają.
start-points-coins = Crypcoiny:
    .text = te, które ci zostały.
start-points-tank = Zbiornik:
    .text = ostatnia osiągnięta liczba na torze zbiornika, najwyżej 60.
start-points-research = Badania:
    .text = ostatnia osiągnięta liczba na torze badań, najwyżej 60, i specjalne plany po drodze.
start-points-end = Przy remisie:
    .text = zwycięstwo jest wspólne.

start-sign-resources = węgiel, minerały, tytan: kupno kart albo ruch na torach
start-sign-energy = energia: tyle ma ekspansja korporacji
start-sign-scientist = badania naukowe i punkty badań, które dają
start-sign-field = badania polowe: hel-3 i crypcoiny
start-sign-share = udział na karcie; liczy się, dopóki karta jest twoja

start-sign-companies = korporacje { company-skymine }, { company-minerva }, { company-astrogo } i { company-tawac }
start-sign-total = od tego pola masz łącznie tyle udziałów
start-sign-barrier = bariera inwestycyjna: przejście kosztuje tyle crypcoinów
start-sign-threshold = próg bonusu: crypcoiny dla ciebie i wszystkich, którzy są za nim; odblokowuje bonus toru

start-sign-symbol = symbol monety w stacji: każdy odsłonięty podnosi wartość udziału o 1
start-sign-outpost = placówka, stoi, dopóki jej sektor nie da nagrody
start-sign-lines = linia kosztuje 1 energię, podwójna 2; o 1 więcej, gdy jest tam inna korporacja
start-sign-deep-mine = kopalnia głębinowa: crypcoiny
start-sign-open-pit-mine = kopalnia odkrywkowa: pola na torze korporacji
start-sign-gas-collector = kolektor gazu: pola na torze zbiornika
start-sign-research-station = stacja badawcza: punkty badań

start-sign-research = punkt badań, zużywany od razu: na plan albo crypcoina
start-sign-plan = plan badań: u góry czego wymaga, u dołu co daje
start-sign-letters = plany A i B kosztują 1 punkt, plany C i specjalne 2
start-sign-upload = znacznik przesyłu na torze badań
start-sign-supplement = dopłata: crypcoiny do planu z pola w czerwonej ramce
start-sign-tank = hel-3: pola na torze zbiornika

start-sign-slot = miejsce jeszcze zamknięte: otwiera je tor zbiornika albo tor badań
start-sign-rest = zużyty stos
start-sign-marker = znacznik bonusu, wraca przed następną rundą
start-sign-tile = płytka bonusu: przez rundę liczy się jak karta

start-more = To gra na Księżycu. Pas, misje, zagrożenia, Luna i kampania zmieniają niektóre zasady; mówią o tym zasady gry.
