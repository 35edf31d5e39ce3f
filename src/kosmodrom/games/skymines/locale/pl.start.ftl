# Strona „Jak grać, w pięć minut”.

start-aim = Księżyc eksploatują cztery korporacje i żadna nie jest twoja: masz w nich udziały i pomagasz im rosnąć. Im więcej symboli monet odsłania się w stacji korporacji, tym więcej są warte jej udziały. Wygrywa ten, kto po siedmiu rundach ma najwięcej crypcoinów.

start-loop-plan = Zaplanuj w tajemnicy
    .text = Wszyscy naraz kładą karty z ręki na swoich miejscach, po jednej na każdym. Tylko tych kart można użyć w tej rundzie. Potem gracze po kolei wykonują po jednej z następujących akcji.
start-loop-resources = Użyj zasobów
    .text = Karty jednego zasobu kupują lepszą kartę, a reszta to ruch na torach korporacji, po polu za jednostkę. Tory dają udziały.
start-loop-energy = Rozwiń korporację
    .text = Cała twoja energia trafia do jednej korporacji. Jej placówki opuszczają stację, budynki na Księżycu płacą tobie, a odsłonięte symbole monet zwiększają wartość udziałów.
start-loop-scientist = Prowadź badania naukowe
    .text = Znacznik przesyłu idzie od planu do planu, dopóki odkryte karty mają to, czego plany wymagają. Ostatni daje nagrodę. Punkty badań to nowe plany.
start-loop-field = Prowadź badania polowe
    .text = Karta badań polowych napełnia zbiornik helem-3 i daje crypcoiny. Karta korporacji daje więcej, jeśli korporacja ma kolektory gazu.
start-loop-markers = Umieść znacznik bonusu
    .text = Nie wymaga karty. Pola większości nagradzają tego, kto ma najwięcej czegoś odkrytego, inne pola dają co innego. Na polu mieści się jeden znacznik na rundę.
start-loop-pass = Wycofaj się
    .text = Na rękę wraca jeden zużyty stos ze wszystkimi kartami. Potem karty z miejsc idą na zużyte stosy, każda nad inne miejsce.
start-loop-coins = Policz crypcoiny
    .text = Po siedmiu rundach, dla każdej korporacji: twoje udziały razy wartość udziału.

start-round-planning = Planowanie:
    .text = w tajemnicy i jednocześnie, najwyżej jedna karta na każde dostępne miejsce. Potem wszyscy odkrywają karty.
start-round-actions = Akcje:
    .text = od pierwszego gracza, po jednej w turze. Użytą kartę się zakrywa i nie liczy się już do planów ani większości, więc kolejność ma znaczenie.
start-round-pass = Wycofanie się:
    .text = gdy nie ma już nic do zrobienia albo nie chcesz więcej. Karty odłożone osobno wracają w różnych rundach, a z jednego stosu – razem.
start-round-preparation = Przygotowanie:
    .text = odkrywa się specjalny plan, znaczniki bonusu wracają do właścicieli, a z nimi płytki, które zajmowały. Prawa kolumna obszaru kart znika, pozostałe karty się przesuwają i tanieją.

start-points = Skąd biorą się crypcoiny
start-points-shares = Udziały:
    .text = dla każdej korporacji twoje udziały razy symbole monet odsłonięte w jej stacji. Usunięta z sektora placówka wraca do stacji i znów zakrywa pole.
start-points-coins = Crypcoiny:
    .text = te, które ci zostały.
start-points-tank = Zbiornik:
    .text = ostatnia liczba na torze zbiornika, do której dotarł twój znacznik, najwyżej 60.
start-points-research = Badania:
    .text = ostatnia liczba, do której dotarł znacznik przesyłu, najwyżej 60, i specjalne plany na jego drodze.
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
start-sign-threshold = próg bonusu: crypcoiny dla ciebie i dla wszystkich, którzy są już za nim; odblokowuje bonus toru

start-sign-symbol = symbol monety w stacji: każdy odsłonięty podnosi wartość udziału o 1
start-sign-outpost = placówka, stoi, dopóki jej sektor nie da nagrody
start-sign-lines = linia kosztuje 1 energię, podwójna 2; o 1 więcej, gdy trzeba usunąć inną korporację
start-sign-deep-mine = kopalnia głębinowa: crypcoiny
start-sign-open-pit-mine = kopalnia odkrywkowa: pola na torze korporacji
start-sign-gas-collector = kolektor gazu: pola na torze zbiornika
start-sign-research-station = stacja badawcza: punkty badań

start-sign-research = punkt badań, zużywany od razu: na plan albo crypcoina
start-sign-plan = plan badań: u góry czego wymaga, u dołu co daje
start-sign-letters = plany A i B kosztują 1 punkt, plany C i specjalne 2
start-sign-upload = znacznik przesyłu na torze badań
start-sign-supplement = dopłata: crypcoiny do planu z pola w czerwonej ramce

start-sign-slot = miejsce jeszcze zamknięte: otwiera je tor zbiornika albo tor badań
start-sign-rest = zużyty stos
start-sign-tank = hel-3: pola na torze zbiornika
start-sign-marker = znacznik bonusu, wraca przed następną rundą
start-sign-tile = płytka bonusu: przez rundę liczy się jak karta

start-more = To gra na Księżycu. Pas, misje, zagrożenia, Luna i kampania zmieniają niektóre zasady; mówią o tym zasady gry.
