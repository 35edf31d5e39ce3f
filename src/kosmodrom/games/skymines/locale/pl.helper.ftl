# Luna przy prawdziwym stole: pomocnik dla tych, którzy mają grę w pudełku.

companion-luna = Luna przy twoim stole
    .tagline = Gra leży na stole: tutaj odkrywasz karty Luny i dowiadujesz się, co robi.
    .seat = Luna

## Pytania

ask-helper-start = Wylosuj dla Luny jeden z nieużytych startowych żetonów badań. Przesuń jej znaczniki na torach korporacji zgodnie z bonusem i odłóż żeton do pudełka. O ile przesuwa on jej znacznik hel-3?
    .others = Luna dostaje startowy żeton badań.
ask-helper-plan = Runda { $round }: wszyscy planują. Gdy wszyscy wyłożą karty, rozłóż karty Luny.
    .others = Wszyscy planują.
ask-helper-turn = Grajcie dalej zgodnie z ruchem wskazówek zegara. Gdy przyjdzie tura Luny, odkryj jej następną kartę.
    .others = Następna karta Luny jest jeszcze zakryta.
ask-helper-passed = Luna kończy tę rundę. Gdy spasują też wszyscy gracze, runda się kończy.
    .others = Luna kończy tę rundę.
ask-helper-last-round = Luna kończy ostatnią rundę. Gdy spasują też wszyscy gracze, policz jej wynik.
    .others = Luna kończy ostatnią rundę.

ask-helper-most-valuable = Która korporacja jest najbardziej wartościowa? Najwięcej widocznych symboli monet w stacji; przy remisie więcej pustych pól stacji, potem wcześniejsza litera toru.
    .others = Która korporacja jest najbardziej wartościowa?
ask-helper-second-most-valuable = Która korporacja jest druga pod względem wartości? Porównaj widoczne symbole monet w stacjach; przy remisie puste pola stacji, potem litery torów.
    .others = Która korporacja jest druga pod względem wartości?
ask-helper-least-valuable = Która korporacja jest najmniej wartościowa? Najmniej widocznych symboli monet w stacji; przy remisie mniej pustych pól stacji, potem późniejsza litera toru.
    .others = Która korporacja jest najmniej wartościowa?
ask-helper-less-valuable = Ekspansję prowadzą obie korporacje, najpierw mniej wartościowa. Która to? Mniej widocznych symboli monet; przy remisie mniej pustych pól stacji, potem późniejsza litera.
    .others = Która korporacja jest mniej wartościowa?
ask-helper-biggest-lead = Na którym torze znacznik Luny najbardziej wyprzedza najlepszy z innych? Jeśli nigdzie nie prowadzi: gdzie dzieli prowadzenie, a jeśli i tego nie ma, gdzie traci najmniej. Remis wygrywa korporacja bardziej wartościowa.
    .others = Na którym torze Luna ma największą przewagę?
ask-helper-second-lead = A gdzie ma drugą największą przewagę?
    .others = Na którym torze Luna ma drugą największą przewagę?

ask-helper-card = Daj Lunie, zakrytą, kartę z pola { $space } obszaru kart. Jaki udział pokazuje?
    .others = Luna bierze kartę z obszaru kart.
ask-helper-share = Która z korporacji, których udziały są w obszarze kart, jest najbardziej wartościowa? Daj Lunie kartę z jej udziałem, tę na polu o najniższym numerze.
    .others = Luna bierze najbardziej wartościowy udział z obszaru kart.
ask-helper-marker = Połóż tutaj jeden ze znaczników bonusu Luny: { $space }. Czy pole jest wolne?
    .others = Luna kładzie znacznik bonusu.

ask-helper-moon = Ekspansja, { $company }, punkt { $point } z { $points }: połóż placówkę w wolnym sektorze w zasięgu, o numerze { $number }. Weź ją z kolumny głównej: ostatnie pole jeszcze zakryte, a pustych pól najwięcej.
    .others = Ekspansja: { $company }.
ask-helper-belt = Ekspansja, { $company }, punkt { $point } z { $points }: zajmij wolny cel w zasięgu, o numerze { $number }. Najpierw pola promów i planetoidy, na których korporacja nie ma placówki. Placówkę weź z kolumny głównej: ostatnie pole jeszcze zakryte, a pustych pól najwięcej.
    .others = Ekspansja: { $company }.
ask-helper-rival = Które inne korporacje mają placówkę lub prom w zasięgu korporacji { $company }? Na torze której z nich Luna jest najdalej za innymi? Remis wygrywa korporacja bardziej wartościowa.
    .others = { $company } wypiera rywala.

ask-helper-threat = Zagrożenie na planszy dotyka także Lunę. Które jeszcze tam leży?
    .others = Czy zagrożenie jest jeszcze na planszy?
ask-helper-coins = Ile crypcoinów ma Luna?
    .others = Liczone są crypcoiny Luny.
ask-helper-shares = { $company }: ile symboli udziałów na torze osiąga znacznik Luny?
    .others = Liczone są udziały Luny: { $company }.
ask-helper-shares-left = { $company }: ile udziałów na torze i na kartach ma Luna po utracie kart energii?
    .others = Liczone są udziały Luny: { $company }.
ask-helper-value = { $company }: ile symboli monet widać w stacji?
    .others = Liczona jest wartość: { $company }.
ask-helper-value-left = { $company }: ile symboli monet widać w stacji bez tych, które zakrywa zagrożenie?
    .others = Liczona jest wartość: { $company }.

## Odpowiedzi

option-helper-tank = { $spaces ->
    [0] Wcale
    [one] O { $spaces } pole
    [few] O { $spaces } pola
   *[many] O { $spaces } pól
}
option-helper-lay-out = Rozłóż karty Luny
option-helper-turn-up = Odkryj kartę Luny
option-helper-company = { $company }
option-helper-took-share = { $company }
option-helper-took-plain = Bez udziału
option-helper-no-card = Pole jest puste
option-helper-no-share = Żadna karta nie ma udziału
option-helper-marked = Tak, jej znacznik już tam leży
option-helper-occupied = Nie, jest zajęte
option-helper-entered = { $target }
option-helper-nothing-free = W zasięgu nic nie jest wolne
option-helper-no-piece = Nie ma już czego postawić
option-helper-no-rival = Nikogo nie ma w zasięgu
option-helper-end-round = Runda skończona
option-helper-end-game = Gra skończona
option-helper-threat = { $consequence }
option-helper-count = { $number }

helper-number-lowest = najniższym
helper-number-highest = najwyższym
helper-target-lowest-new = Gotowe
helper-target-highest-new = Gotowe
helper-target-lowest-held = Nie ma takiego: zajęte miejsce na planetoidzie, na której korporacja już jest
helper-target-highest-held = Nie ma takiego: zajęte miejsce na planetoidzie, na której korporacja już jest
helper-target-lowest-rival = Zajęte miejsce rywala
helper-target-highest-rival = Zajęte miejsce rywala
helper-threat-none = Żadne: zostało usunięte
helper-threat-early-end = Gra kończy się wcześniej
helper-threat-hidden-symbols = Symbole monet najbardziej wartościowej korporacji są zakryte
helper-threat-time-loop = Pętla czasu: czeka was kolejna gra
helper-threat-lost-energy-cards = Przepadają wszystkie karty energii
helper-threat-lost-coins = Przepadają wszystkie crypcoiny
helper-threat-lost-tank = Tory zbiornika nic nie dają

space-mid1 = środkowy rząd pól bonusu, lewe pole
space-mid2 = środkowy rząd pól bonusu, prawe pole
space-low1 = najniższy rząd pól bonusu, pierwsze od lewej
space-low2 = najniższy rząd pól bonusu, drugie od lewej
space-low3 = najniższy rząd pól bonusu, trzecie od lewej
space-low4 = najniższy rząd pól bonusu, czwarte od lewej

## Co zrobić

event-helper-pieces = { $coins ->
    [one] Luna dostaje { $coins } crypcoina, znaczniki bonusu: { $markers }, i po znaczniku na pierwszym polu każdego toru korporacji.
    [few] Luna dostaje { $coins } crypcoiny, znaczniki bonusu: { $markers }, i po znaczniku na pierwszym polu każdego toru korporacji.
   *[many] Luna dostaje { $coins } crypcoinów, znaczniki bonusu: { $markers }, i po znaczniku na pierwszym polu każdego toru korporacji.
}
event-helper-tracks = Jej plansza gracza leży stroną z Luną ku górze: znacznik hel-3 zaczyna na { $tank }, znacznik przesyłu na { $upload }.
event-helper-tokens = Żetony Luny leżą na polach { $tank } jej toru zbiornika i na polach { $upload } jej toru badań.
event-helper-round = Runda { $round }.
event-helper-majorities = Większości Luny: tytan { $titanium }, węgiel { $carbon }, energia { $energy }, minerały { $minerals }, badania naukowe { $scientists }.
event-helper-advance = { $spaces ->
    [one] Przesuń znacznik Luny o { $spaces } pole na torze { $company }. Przy barierze Luna płaci, ile może, i nigdy się nie zatrzymuje; za końcem toru dostaje zamiast tego 2 crypcoiny.
    [few] Przesuń znacznik Luny o { $spaces } pola na torze { $company }. Przy barierze Luna płaci, ile może, i nigdy się nie zatrzymuje; za każde pole za końcem toru dostaje 2 crypcoiny.
   *[many] Przesuń znacznik Luny o { $spaces } pól na torze { $company }. Przy barierze Luna płaci, ile może, i nigdy się nie zatrzymuje; za każde pole za końcem toru dostaje 2 crypcoiny.
}
event-helper-advance-all = { $spaces ->
    [one] Przesuń znacznik Luny o { $spaces } pole na wszystkich czterech torach korporacji, zaczynając od najbardziej wartościowej. Przy barierze Luna płaci, ile może, i nigdy się nie zatrzymuje; za końcem toru dostaje zamiast tego 2 crypcoiny.
    [few] Przesuń znacznik Luny o { $spaces } pola na wszystkich czterech torach korporacji, zaczynając od najbardziej wartościowej. Przy barierze Luna płaci, ile może, i nigdy się nie zatrzymuje; za każde pole za końcem toru dostaje 2 crypcoiny.
   *[many] Przesuń znacznik Luny o { $spaces } pól na wszystkich czterech torach korporacji, zaczynając od najbardziej wartościowej. Przy barierze Luna płaci, ile może, i nigdy się nie zatrzymuje; za każde pole za końcem toru dostaje 2 crypcoiny.
}
event-helper-card = Luna ma kartę z pola { $space } obszaru kart; nie ma na niej udziału.
event-helper-share = { $shares ->
    [one] Luna ma na karcie udział korporacji { $company }.
    [few] Luna ma kolejny udział korporacji { $company }: na kartach są już { $shares }.
   *[many] Luna ma kolejny udział korporacji { $company }: na kartach jest ich już { $shares }.
}
event-helper-marker = Znacznik Luny blokuje pole bonusu: { $space }. Nic nie kosztuje i nic nie daje.
event-helper-plan = Usuń z gry plan z rzędu { $letter } na pozycji { $position }, jeśli tam leży. Luna w każdym razie bierze wszystkie crypcoiny z pola dopłaty. Potem uzupełnij rząd.
event-helper-special = Usuń z gry specjalny plan odkryty ostatnio, spośród tych, które leżą jeszcze na torze rund; jeśli nie ma żadnego, nic się nie dzieje.
event-helper-placed = { $company } zajmuje pole: { $target }. Nagrody nie ma.
event-helper-ousted = Postaw element korporacji { $company } na miejscu korporacji { $rival }: { $target }. Wyparta placówka wraca na najniższe wolne pole głównej kolumny swojej stacji, prom do środkowej kolumny.
event-helper-stuck = { $company } nic więcej nie zajmie: reszta przepada.
event-helper-prepared = Oddaj Lunie jej znaczniki bonusu; żetonów nie dostaje. Jej karty większości odchodzą.
event-helper-scored = { $total ->
    [one] Luna ma { $total } crypcoina. Kto ma więcej, wygrywa z nią, a przy równym wyniku zwycięstwo jest wspólne.
    [few] Luna ma { $total } crypcoiny. Kto ma więcej, wygrywa z nią, a przy równym wyniku zwycięstwo jest wspólne.
   *[many] Luna ma { $total } crypcoinów. Kto ma więcej, wygrywa z nią, a przy równym wyniku zwycięstwo jest wspólne.
}

## Rzeczy Luny

ending-counted = Wynik Luny jest policzony.
helper-title-score = Wynik Luny
helper-title-card = Karta { $card } na miejscu { $slot }
helper-title-majorities = Tyle trzeba do większości
helper-title-board = Plansza Luny
helper-title-things = Co ma Luna
helper-total = Razem: { $total }
helper-round-of = Runda { $round } z { $rounds }
helper-tank-tokens = Żetony Luny na torze zbiornika: { $at }
helper-upload-tokens = Żetony Luny na torze badań: { $at }
helper-slots = Otwarte miejsca: { $slots }
helper-coins-table = Jej crypcoiny i znaczniki na torach korporacji leżą na stole.
helper-cards = Zdobyte karty: { $count }
helper-shares = { $company }: { $count ->
    [one] { $count } udział na kartach
    [few] { $count } udziały na kartach
   *[many] { $count } udziałów na kartach
}
helper-spaces = Znaczniki bonusu: { $spaces }
helper-discard = Stos kart odrzuconych: { $cards }
