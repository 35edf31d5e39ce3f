# Plansza w słowach i to, co rysowana plansza mówi o wskazanych rzeczach.

## Plansza

board-title-round = Runda
board-title-companies = Korporacje
board-title-moon = Księżyc
board-title-belt = Pas
board-title-display = Obszar kart
board-title-research = Obszar badań
board-title-spaces = Pola bonusu
board-title-missions = Misje
board-title-threat = Zagrożenie
board-title-you = { $player } (ty)
board-title-plans = Twój tor badań
board-title-hand = Twoje karty

board-round = { $round ->
    [0] Przed pierwszą rundą: { $phase }
   *[other] Runda { $round } z { $rounds }: { $phase }
}
board-first = Pierwszy gracz: { $player }
board-turn = Tura: { $player }
board-passed = Poza fazą akcji: { $players }
board-expansion = Ekspansja { $company }; pozostała energia: { $points }
board-entered = Nowe miejsca: { $places }
board-loop = Gra { $game } pętli czasowej: { $results }

board-company = { $company }: udział jest wart { $value }, kolektory gazu: { $collectors }
board-legend-companies = Stacje: elementy w każdej kolumnie i jej symbole monet od góry, zakryte w nawiasach
board-station = Stacja: { $columns }
board-marker = { $player } na polu { $at } ({ $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
})

board-legend-moon = Numer i nazwa – czyj; co daje; z czym graniczy (= podwójna linia)
board-legend-belt = Planetoidy i ich pola, potem pola promów (+ symbol energii po drodze)
board-sector = { $number } { $name } – { $holder }; { $buildings }; obok { $borders }
board-free = wolne
board-asteroid = { $name } ({ $number })
board-belt = { $name }: { $buildings }; tory lotu: { $paths }
board-shuttle = { $n ->
    [0] { $name } – { $holder }; { $ends }
   *[other] { $name } – { $holder }; { $ends }; { n-spaces } na torze korporacji
}

board-display = { $number }: { $card }, koszt { $cost }
board-no-card = { $number }: puste
board-deck = { $count ->
    [0] Talia jest pusta
    [one] { $count } karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
}
board-removed = Usunięte karty: { $cards }

board-supplement = { $coins ->
    [one] Pole dopłaty: { $coins } crypcoin
    [few] Pole dopłaty: { $coins } crypcoiny
   *[many] Pole dopłaty: { $coins } crypcoinów
}
board-plan-row = { $points ->
    [one] { $letter }, po { $points } punkcie (w stosie: { $count })
    [few] { $letter }, po { $points } punkty (w stosie: { $count })
   *[many] { $letter }, po { $points } punktów (w stosie: { $count })
}
board-plan = { $framed ->
    [true] { $plan }, z dopłatą
   *[other] { $plan }
}
board-specials = { $points ->
    [one] Specjalne plany, po { $points } punkcie
    [few] Specjalne plany, po { $points } punkty
   *[many] Specjalne plany, po { $points } punktów
}

board-space = { $name }{ $cost ->
    [0] { "" }
    [one] , koszt { $cost } crypcoin
    [few] , koszt { $cost } crypcoiny
   *[many] , koszt { $cost } crypcoinów
}{ $removes ->
    [card] , usuwa kartę z ręki
    [carbon] , usuwa kartę węgla z ręki
   *[none] { "" }
}
board-space-taken = { $space } – { $player }
board-personal = Osobiste pole bonusu, { $player }

board-mission = „{ $name }”
board-task-done = Spełnione: { $players }
board-task-met = { $player } może je teraz spełnić
board-threat-gone = Zagrożenie usunięte; wolny udział ma { $player }

board-luna-level = Poziom { $level }
board-luna-slots = Zakryte karty na miejscach: { $slots }
board-luna-card = Miejsce { $slot }: { $card }
board-luna-majority = Karty większości: lewa { $left }, prawa { $right }
board-luna-cards = Zdobyte karty: { $cards }
board-luna-decks = Talia: { $deck }, pozostałe karty klasy 2: { $second }

## Gracze

board-coins = { $coins ->
    [one] { $coins } crypcoin
    [few] { $coins } crypcoiny
   *[many] { $coins } crypcoinów
}
board-tank = Tor zbiornika: { $at } z { $last }, wart { $worth }
board-upload = Tor badań: { $at } z { $last }, wart { $worth }
board-score = Wynik na teraz { $total }: { $parts }
board-own-markers = Nieużyte znaczniki bonusu: { $markers }, jednorazowe: { $once }
board-slot = { $used ->
    [true] Miejsce { $slot }: { $card } (użyta)
   *[other] Miejsce { $slot }: { $card }
}
board-slot-closed = Miejsce { $slot }: jeszcze wyłączone
board-tile = { $used ->
    [true] Płytka bonusu: { $tile } (użyta)
   *[other] Płytka bonusu: { $tile }
}
board-tile-on = { $used ->
    [true] Płytka na miejscu { $slot }: { $tile } (użyta)
   *[other] Płytka na miejscu { $slot }: { $tile }
}
board-area-total = Odkryte razem: { $totals }
board-bonus = Bonus { $company }: { $bonus }
board-bonus-spaces = Odblokowane pola bonusu { $company }: { $spaces }
board-tied = Misja „{ $mission }”, spełnione zadania: { $tasks }
board-free-share = Ma wolny udział
board-has-passed = Poza fazą akcji do końca rundy
board-cards = Karty na ręce: { $cards }
board-resting = Zużyte, nad miejscem { $slot }: { $cards }
board-shares = Udziały: { $shares }
board-dealt = Żeton { $token }:
board-screen = { $here ->
    [true] Ekran { $screen }, znacznik przesyłu: { $flipped ->
        [true] zakryty plan
       *[other] { $plan }
    }
   *[other] Ekran { $screen }: { $flipped ->
        [true] zakryty plan
       *[other] { $plan }
    }
}
board-gained = Do położenia na końcu tury: { $plan }
board-next = Do ekranu { $screen } brakuje: { $short }
board-next-empty = Ekran { $screen } jest pusty: znacznik przesyłu nie pójdzie dalej
board-next-free = Ekran { $screen } niczego nie wymaga
board-next-coins = Ekran { $screen } kosztuje { $cost }, masz { $coins }

total-carbon = węgiel
total-minerals = minerały
total-titanium = tytan
total-energy = energia
total-scientist = badania naukowe
total-field = badania polowe

symbol-single-energy = twoja karta pojedynczej energii

## Co warto wiedzieć

caption-carbon = { $value ->
    [one] { $value } jednostka węgla na karty albo ruch na torach korporacji.
    [few] { $value } jednostki węgla na karty albo ruch na torach korporacji.
   *[many] { $value } jednostek węgla na karty albo ruch na torach korporacji.
}
caption-minerals = { $value ->
    [one] { $value } jednostka minerałów na karty albo ruch na torach korporacji.
    [few] { $value } jednostki minerałów na karty albo ruch na torach korporacji.
   *[many] { $value } jednostek minerałów na karty albo ruch na torach korporacji.
}
caption-titanium = { $value ->
    [one] { $value } jednostka tytanu na karty albo ruch na torach korporacji.
    [few] { $value } jednostki tytanu na karty albo ruch na torach korporacji.
   *[many] { $value } jednostek tytanu na karty albo ruch na torach korporacji.
}
caption-energy = { $value ->
    [one] { $value } punkt energii na ekspansję korporacji, razem z całą twoją energią.
    [few] { $value } punkty energii na ekspansję korporacji, razem z całą twoją energią.
   *[many] { $value } punktów energii na ekspansję korporacji, razem z całą twoją energią.
}
caption-scientist = { $value ->
    [one] Porusza znacznik przesyłu i daje { $value } punkt badań.
    [few] Porusza znacznik przesyłu i daje { $value } punkty badań.
   *[many] Porusza znacznik przesyłu i daje { $value } punktów badań.
}
caption-field = Pola na torze zbiornika: { $tank }, crypcoiny: { $coins }.
caption-field-company = Jeszcze pole na torze zbiornika za każde 2 kolektory gazu { of-company }.
caption-share = Nie ma akcji: zostaje na ręce.
caption-share-of = Na koniec udział { of-company }.
caption-cost = Koszt na karcie: { $cost }.
caption-needs = Wymaga odkrytych: { $needs }.
caption-reward = Nagroda za zatrzymanie się: { $reward }.
caption-special = Wejście kosztuje { $cost }, na koniec dodaje { $value }, nagrody nie ma.
caption-plan-points = { $points ->
    [one] Żeby go wziąć: { $points } punkt badań.
    [few] Żeby go wziąć: { $points } punkty badań.
   *[many] Żeby go wziąć: { $points } punktów badań.
}
caption-resting = Na początku zużyte: { $cards }.
caption-first-plan = Pierwszy plan: { $plan }.
caption-start = Startowy bonus: { $bonus }.
caption-tile-scientist = { $value ->
    [one] Działa jak karta badań naukowych i daje { $value } punkt badań.
    [few] Działa jak karta badań naukowych i daje { $value } punkty badań.
   *[many] Działa jak karta badań naukowych i daje { $value } punktów badań.
}
caption-tile-field = Porusza znacznik hel-3: { n-tile-spaces } i jeszcze { $more } za każdą inną odkrytą kartę badań polowych.
n-tile-spaces = { $value ->
    [one] { $value } pole
    [few] { $value } pola
   *[many] { $value } pól
}
caption-tile-energy = { $value ->
    [one] Działa jak karta energii z { $value } punktem.
    [few] Działa jak karta energii z { $value } punktami.
   *[many] Działa jak karta energii z { $value } punktami.
}
caption-tile-resource = { $value ->
    [one] Karta zasobów pod nią jest warta o { $value } jednostkę więcej do każdego celu.
    [few] Karta zasobów pod nią jest warta o { $value } jednostki więcej do każdego celu.
   *[many] Karta zasobów pod nią jest warta o { $value } jednostek więcej do każdego celu.
}
caption-space-cost = { $cost ->
    [one] Kosztuje { $cost } crypcoina.
    [few] Kosztuje { $cost } crypcoiny.
   *[many] Kosztuje { $cost } crypcoinów.
}
caption-removes-card = Usuwa kartę z twojej ręki.
caption-removes-carbon = Usuwa kartę węgla z twojej ręki.
caption-step = Nagroda { $number }, od { $total }: { $gains }.
caption-gives = Daje: { $gains }.
caption-shares = Udziały (od pola): { $shares }; ostatnie pole to { $last }.
caption-barrier = { $cost ->
    [one] Bariera inwestycyjna przed polem { $to }: { $cost } crypcoin.
    [few] Bariera inwestycyjna przed polem { $to }: { $cost } crypcoiny.
   *[many] Bariera inwestycyjna przed polem { $to }: { $cost } crypcoinów.
}
caption-threshold = { $coins ->
    [one] Próg bonusu na polu { $to }: { $coins } crypcoin; bonus: { $bonus }
    [few] Próg bonusu na polu { $to }: { $coins } crypcoiny; bonus: { $bonus }
   *[many] Próg bonusu na polu { $to }: { $coins } crypcoinów; bonus: { $bonus }
}
caption-values = Crypcoiny na koniec (od pozycji): { $values }; ostatnia to { $last }.
caption-slot = Pozycja { $at } włącza miejsce { $slot }.
caption-no-a = Ekrany z przekreślonym A: { $screens }.
caption-past-tank = { $coins ->
    [one] Na końcu każde pole daje { $coins } crypcoina.
    [few] Na końcu każde pole daje { $coins } crypcoiny.
   *[many] Na końcu każde pole daje { $coins } crypcoinów.
}
caption-past-research = { $coins ->
    [one] Na końcu każdy punkt badań daje { $coins } crypcoina.
    [few] Na końcu każdy punkt badań daje { $coins } crypcoiny.
   *[many] Na końcu każdy punkt badań daje { $coins } crypcoinów.
}
caption-buildings = Kto wchodzi, zyskuje: { $buildings }.
caption-borders = Obok: { $borders } (= podwójna linia).
caption-enclave = Enklawa: wejście tylko z sektora dookoła.
caption-screen = Za pierwszą placówkę korporacji: { $buildings }.
caption-paths = Tory lotu: { $paths } (+ symbol energii).
caption-linked = Jeszcze jeden kolektor gazu za placówki na obu polach { $first } i { $second }.
caption-ends = Między: { $ends } (+ symbol energii).
caption-shuttle-reward = Kto wchodzi, zyskuje: { n-spaces } na torze korporacji.
caption-threat-shuttle = Stąd można dotrzeć do zagrożenia.
caption-task = { $number }: { $task }
caption-threat-needs = Neutralizacja podczas ekspansji: punkty energii ({ $energy }), prom na polu 11 lub 16; { $needs }.
caption-luna = Karta { $card } (klasa { $number })
caption-luna-majority = Liczby większości: { $left } / { $right }, badania naukowe: { $scientists }.
caption-luna-line = { $line }
caption-luna-reveal = Przy odkryciu jako karta większości: { $line }
caption-coins = Crypcoinami płaci się w grze, a na koniec się liczą.
caption-deck = Talia: najpierw karty A, potem B i C, a na końcu pojedyncze udziały D i E.
caption-removed = Usunięte karty: poza grą, chyba że któraś wróci dzięki polu bonusu.
caption-supplement = Dopłata: te crypcoiny bierze ten, kto weźmie plan z pola w czerwonej ramce.
caption-stacks = Z tych stosów pochodzą nowe plany.
caption-markers = Znaczniki bonusu: każdy można umieścić raz w rundzie.
caption-once = Znaczniki jednorazowego bonusu: po umieszczeniu znikają z gry.
caption-first-player = Pierwszy gracz rozpoczyna fazę akcji.
caption-slots = Kart z miejsc można użyć w tej rundzie. A włącza tor zbiornika, E tor badań.
caption-resting-stacks = Zużyte stosy: jeden wraca na rękę, gdy się wycofujesz.
caption-collectors = Kolektory gazu korporacji: każde 2 pomagają jej karcie badań polowych.
caption-value = Wartość udziału: symbole monet odsłonięte w stacji.
caption-free-share = Wolny udział: na koniec udział dowolnej korporacji.
caption-class-two = Karty klasy 2 wzmacniają Lunę.

building-deep-mine = { $n ->
    [one] kopalnia głębinowa ({ $n } crypcoin)
    [few] kopalnia głębinowa ({ $n } crypcoiny)
   *[many] kopalnia głębinowa ({ $n } crypcoinów)
}
building-open-pit-mine = { $n ->
    [one] kopalnia odkrywkowa ({ $n } pole na torze korporacji)
    [few] kopalnia odkrywkowa ({ $n } pola na torze korporacji)
   *[many] kopalnia odkrywkowa ({ $n } pól na torze korporacji)
}
building-gas-collector = { $n ->
    [one] kolektor gazu ({ $n } pole na torze zbiornika)
    [few] kolektor gazu ({ $n } pola na torze zbiornika)
   *[many] kolektor gazu ({ $n } pól na torze zbiornika)
}
building-research-station = { $n ->
    [one] stacja badawcza ({ $n } punkt badań)
    [few] stacja badawcza ({ $n } punkty badań)
   *[many] stacja badawcza ({ $n } punktów badań)
}
