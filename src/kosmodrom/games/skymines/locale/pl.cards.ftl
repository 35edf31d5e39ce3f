# Nazwy elementów gry i to, co mówią, złożone z ich danych.
# Rzeczowniki pospolite małą literą, nazwy kart jak tytuły.
# Argumenty to pola danych; korporacje i zasoby podaje się ich id.

## Korporacje

company-skymine = Skymine
    .full = Skymine Resources
company-minerva = Minerva
    .full = Minerva Corp.
company-astrogo = Astrogo
    .full = Astrogo Enterprises
company-tawac = Tawac
    .full = Tawac Industries

of-company = { $company ->
    [skymine] { company-skymine }
    [minerva] { company-minerva }
    [astrogo] { company-astrogo }
   *[tawac] { company-tawac }
}

## Zasoby i rodzaje kart

resource-carbon = węgiel
resource-minerals = minerały
resource-titanium = tytan

kind-carbon = karta węgla
kind-minerals = karta minerałów
kind-titanium = karta tytanu
kind-energy = karta energii
kind-scientist = karta badań naukowych
kind-field = karta badań polowych
kind-share = karta pojedynczego udziału

## Ilości

n-coins = { $n ->
    [one] { $n } crypcoin
    [few] { $n } crypcoiny
   *[many] { $n } crypcoinów
}
n-spaces = { $n ->
    [one] { $n } pole
    [few] { $n } pola
   *[many] { $n } pól
}
n-points = { $n ->
    [one] { $n } punkt badań
    [few] { $n } punkty badań
   *[many] { $n } punktów badań
}
n-energy = { $n ->
    [one] { $n } punkt energii
    [few] { $n } punkty energii
   *[many] { $n } punktów energii
}
n-outposts = { $n ->
    [one] { $n } placówki
   *[many] { $n } placówek
}
n-units = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
 } { $resource ->
    [carbon] węgla
    [minerals] minerałów
   *[titanium] tytanu
}

## Karty: value to jednostki lub punkty, company to korporacja badań polowych

card-of-carbon = węgiel { $value }
card-of-minerals = minerały { $value }
card-of-titanium = tytan { $value }
card-of-energy = energia { $value }
card-of-scientist = badania naukowe { $value }
card-of-field = { $company ->
    [none] ogólne badania polowe
   *[other] badania polowe { of-company }
}
card-of-single = energia { $value } (nr { $number })
card-of-share = udział { of-company }
card-with-share = { $card } + udział { of-company }

## Plany

plan-of-letter = { $letter ->
    [token] plan z żetonu ({ $needs } → { $reward })
   *[other] plan { $letter } ({ $needs } → { $reward })
}
plan-of-round = specjalny plan { $number } (koszt { $cost }, wartość na koniec { $value })

## Co daje nagroda

effect-coins = { n-coins }
effect-coins-for-units = crypcoiny za odkryte jednostki { $resource ->
    [carbon] węgla
    [minerals] minerałów
   *[titanium] tytanu
 } minus { $less }
effect-coins-for-removed = crypcoiny za usuniętą kartę: jej nadrukowany koszt i jeszcze { $plus }
effect-tank = { n-spaces } na torze zbiornika
effect-track = { n-spaces } na torze { of-company }
effect-own-track = { n-spaces } na torze korporacji, która dokonuje ekspansji
effect-any-track = { n-spaces } na torze jednej dowolnej korporacji
effect-other-tracks = pola na innych torach korporacji: { $moves }
effect-research = { n-points }
effect-remove-outposts = { $n ->
    [one] usunięcie { n-outposts } z dowolnej stacji
   *[many] usunięcie { n-outposts } z dowolnych stacji
}
effect-buy-card = { $less ->
    [0] kupno karty z obszaru kart za crypcoiny
   *[other] kupno karty z obszaru kart za crypcoiny, o { $less } taniej
}
effect-first-player = znacznik pierwszego gracza
effect-reserve-tile = { $tile ->
    [scientist] { tile-scientist }
    [field] { tile-field }
    [energy] { tile-energy }
   *[resource] { tile-resource }
 } na następną rundę
effect-play-removed = akcja usuniętej karty
effect-take-removed = { $cost ->
    [0] dowolna karta ze stosu usuniętych kart
    [one] dowolna karta ze stosu usuniętych kart za { $cost } crypcoina
    [few] dowolna karta ze stosu usuniętych kart za { $cost } crypcoiny
   *[many] dowolna karta ze stosu usuniętych kart za { $cost } crypcoinów
}
effect-one-of = do wyboru: { $of }

## Czego plan wymaga od odkrytych kart

need-units = { n-units }
need-one-type = { $n ->
    [one] { $n } jednostka dowolnego zasobu
    [few] { $n } jednostki jednego dowolnego zasobu
   *[many] { $n } jednostek jednego dowolnego zasobu
}
need-energy = { n-energy }
need-research-cards = { $n ->
    [one] { $n } dodatkowa karta dowolnych badań
    [few] { $n } dodatkowe karty dowolnych badań
   *[many] { $n } dodatkowych kart dowolnych badań
}

## Bonusy stałe

bonus-discount = Karta z obszaru kart zdobywana przez użycie kart { $resource ->
    [carbon] węgla
    [minerals] minerałów
   *[titanium] tytanu
 } kosztuje o { $less } mniej.
bonus-mixed-purchase = Kartę z obszaru kart można zdobyć dowolną kombinacją zasobów, a jej koszt jest niższy o { $less }.
bonus-more-energy = Gdy odkryta jest karta lub płytka energii, energii jest o { $n } więcej do każdego celu.
bonus-more-markers = { $n ->
    [one] { $n } dodatkowy znacznik bonusu do końca gry.
    [few] { $n } dodatkowe znaczniki bonusu do końca gry, licząc oba bonusy razem.
   *[many] { $n } dodatkowych znaczników bonusu do końca gry, licząc oba bonusy razem.
}
bonus-more-units = Każda karta { $resource ->
    [carbon] węgla
    [minerals] minerałów
   *[titanium] tytanu
 } w obszarze akcji jest warta o { $n } więcej.
bonus-standing-symbol = W obszarze akcji stale leży symbol badań polowych; przy badaniach polowych korporacji { $collectors ->
    [one] liczy się { $collectors } kolektor gazu więcej
    [few] liczą się { $collectors } kolektory gazu więcej
   *[many] liczy się { $collectors } kolektorów gazu więcej
 }.

## Zadania

task-tank-value = Znacznik hel-3 jest za wartością { $n }.
task-research-value = Znacznik przesyłu jest za wartością { $n }.
task-tank-moves = W jednej akcji znacznik hel-3 pokonuje co najmniej { n-spaces }.
task-upload-moves = W jednej akcji znacznik przesyłu pokonuje co najmniej { $n ->
    [one] { $n } plan
    [few] { $n } plany
   *[many] { $n } planów
 }.
task-track-moves = W jednej akcji znaczniki na torach korporacji pokonują łącznie co najmniej { n-spaces }.
task-expansions = W jednej turze na planszę trafia co najmniej { $n ->
    [one] { $n } element
    [few] { $n } elementy
   *[many] { $n } elementów
 } jednej korporacji.
task-research-cards = Odkryte karty dowolnych badań: co najmniej { $n }.
task-one-type = Odkryte jednostki jednego zasobu: co najmniej { $n }.
task-units = Odkryte zasoby: co najmniej { n-units }.
task-energy = Odkryta energia: co najmniej { $n }.

## Zagrożenia: co je neutralizuje, co powodują

threat-need-tank-value = znacznik hel-3 za wartością { $n }
threat-need-research-value = znacznik przesyłu za wartością { $n }
threat-need-spend-energy = { $n ->
    [one] { $n } dodatkowy punkt energii
    [few] { $n } dodatkowe punkty energii
   *[many] { $n } dodatkowych punktów energii
}
threat-need-remove-energy-cards = { $n ->
    [one] { $n } karta energii usunięta z ręki
    [few] { $n } karty energii usunięte z ręki
   *[many] { $n } kart energii usuniętych z ręki
}
threat-need-pay-coins = { n-coins } do banku

consequence-early-end = Gra kończy się po fazie akcji rundy { $round }.
consequence-hidden-symbols = W końcowej punktacji najbardziej wartościowa korporacja (przy remisie każda z nich) liczy o { $n ->
    [one] { $n } symbol
    [few] { $n } symbole
   *[many] { $n } symboli
 } monet mniej.
consequence-time-loop = Rozgrywa się kolejną partię z tym samym zagrożeniem; liczy się średnia wszystkich wyników.
consequence-lost-energy-cards = Przed końcową punktacją wszyscy tracą swoje karty energii razem z udziałami na nich.
consequence-lost-coins = Przed końcową punktacją wszyscy tracą swoje crypcoiny.
consequence-lost-tank = Nikt nie punktuje za tor zbiornika.

## Polecenia na kartach Luny

luna-companies = { $companies ->
    [most-valuable] najbardziej wartościowa korporacja
    [second-most-valuable] druga najbardziej wartościowa korporacja
    [two-most-valuable] dwie najbardziej wartościowe korporacje
    [least-valuable] najmniej wartościowa korporacja
    [biggest-lead] korporacja, na której torze Luna prowadzi najwyżej
    [two-biggest-leads] dwie korporacje, na których torach Luna prowadzi najwyżej
   *[all] wszystkie cztery korporacje
}
luna-line-coins = { n-coins }
luna-line-tank = { n-spaces } na torze zbiornika
luna-line-upload = { $n ->
    [one] { $n } krok przesyłu
    [few] { $n } kroki przesyłu
   *[many] { $n } kroków przesyłu
}
luna-line-luna-track = { n-spaces } na torze: { luna-companies }
luna-line-luna-expand = { $n ->
    [one] { $n } ekspansja
    [few] { $n } ekspansje
   *[many] { $n } ekspansji
 } { $pick ->
    [min] od najniższego numeru
   *[max] od najwyższego numeru
 }: { luna-companies }
luna-line-take-cards = karty z pól obszaru kart, według miejsca: { $spaces }
luna-line-take-share = karta z najbardziej wartościowym udziałem
luna-line-place-marker = znacznik bonusu, według miejsca: { $spaces }
luna-line-discard-plan = odrzucenie planu { $letter }, pozycja według miejsca: { $positions }
luna-line-discard-special = odrzucenie najnowszego specjalnego planu

## Pola bonusu

space-majority-scientist = większość badań naukowych
space-majority-titanium = większość tytanu
space-majority-minerals = większość minerałów
space-majority-carbon = większość węgla
space-majority-energy = większość energii
space-first-player = pierwszy gracz
space-buy = kupno karty
space-sell = sprzedaż karty
space-tile-scientist = płytka badań naukowych
space-tile-field = płytka badań polowych
space-tile-energy = płytka energii
space-tile-resource = płytka +1 zasobu
space-S1-1 = laboratorium, pierwsze pole
space-S1-2 = laboratorium, drugie pole
space-S2-1 = skup kart, pierwsze pole
space-S2-2 = skup kart, drugie pole
space-S3-1 = wspólne przedsięwzięcie, pierwsze pole
space-S3-2 = wspólne przedsięwzięcie, drugie pole
space-S4-1 = biuro pośrednictwa, pierwsze pole
space-S4-2 = biuro pośrednictwa, drugie pole
space-S5-1 = druga kariera, pierwsze pole
space-S5-2 = druga kariera, drugie pole
space-personal = osobiste pole bonusu

tile-scientist = płytka badań naukowych
tile-field = płytka badań polowych
tile-energy = płytka energii
tile-resource = płytka +1 zasobu

## Tory

track-A1 = tor A1
track-A2 = tor A2
track-B1 = tor B1
track-B2 = tor B2
track-C1 = tor C1
track-C2 = tor C2
track-D1 = tor D1
track-D2 = tor D2
track-E1 = tor E1
track-E2 = tor E2
player-track-tank = tor zbiornika
player-track-research = tor badań

## Startowe żetony badań, nazwane od kosmodromów

token-token-1 = Canaveral
token-token-2 = Kourou
token-token-3 = Tanegashima
token-token-4 = Bajkonur
token-token-5 = Esrange
token-token-6 = Alcântara
token-token-7 = Wallops
token-token-8 = Jiuquan
token-token-9 = Sriharikota
token-token-10 = Mahia

## Misje

mission-first-wave = Pierwsza fala
    .flavour = Kto ma lądownik, ten już leci. Lepiej być na miejscu przed kolejką.
mission-fuel-run = Kurs po paliwo
    .flavour = Tankowce się spóźniają, kupcy przychodzą za wcześnie.
mission-deep-sky-survey = Przegląd dalekiego nieba
    .flavour = Ktoś musi narysować mapę tego, co leży za następną skałą.
mission-shipyard-order = Zamówienie ze stoczni
    .flavour = Sześć kadłubów, jeden szkielet, żadnej zwłoki: stocznia płaci za tytan od tony.
mission-long-night = Zapasy na długą noc
    .flavour = Dwa tygodnie bez słońca. Kto ma pełne magazyny, ten śpi spokojnie.
mission-open-doors = Drzwi otwarte
    .flavour = Inwestorzy przyjeżdżają się rozejrzeć. Niech zobaczą, że praca wre.

## Zagrożenia

threat-singularity = Osobliwość
    .flavour = Przestrzeń zagina się tam, gdzie nie powinna. Następny rok może się nie odbyć.
threat-dust-storm = Burza pyłowa
    .flavour = Co błyszczy najmocniej, to pierwsze znika w pyle.
threat-time-loop = Pętla czasowa
    .flavour = To wszystko już się działo. Ktoś powinien robić notatki.
threat-blackout = Zanik zasilania
    .flavour = Jedna iskra i wszystkie ogniwa w Pasie są martwe.
threat-crash = Krach
    .flavour = Bank zna już prognozy i chce z powrotem swoje crypcoiny. Wszystkie.
threat-leak = Wyciek
    .flavour = Rysa cienka jak włos, cichy syk i po helu.

## Kampania

chapter-1 = Kopalnie na Księżycu
chapter-2 = W stronę Pasa
chapter-3 = Powrót na Księżyc
chapter-4 = Przyczajone w Pasie

rank-earthbound = Mocno na ziemi
    .flavour = Nogi na ziemi i na razie tam zostają.
rank-near-orbit = Prawie na orbicie
    .flavour = Dobry początek, a w zbiornikach jest jeszcze paliwo.
rank-near-moon = Prawie na Księżycu
    .flavour = Kratery da się już policzyć gołym okiem.
rank-mars-next = Teraz Mars
    .flavour = Na Księżycu robi się ciasno.
rank-legend = Legenda Układu Słonecznego
    .flavour = Dalej nie sięga żadna mapa.

## Luna

luna-level-easy = łatwy
luna-level-standard = standardowy
luna-level-advanced = zaawansowany

## Na narysowanej planszy

drawn-area = Twój obszar akcji
drawn-use = Użyj: { n-units }
drawn-use-mixed = { $n ->
    [one] Użyj: { $n } jednostka na kartę
    [few] Użyj: { $n } jednostki na kartę
   *[many] Użyj: { $n } jednostek na kartę
}
drawn-take-back = Miejsce { $slot }: cofnij tę kartę
drawn-hand-empty = Nie masz kart na ręce.
drawn-passed = pas
drawn-planning = planuje
drawn-ready = gotowe
drawn-turn = tura
drawn-face-up = Odkryte: węgiel { $carbon }, minerały { $minerals }, tytan { $titanium }, energia { $energy }, badania naukowe { $scientist }, badania polowe { $field }
drawn-display = Karty
drawn-deck = { $n ->
    [one] została { $n } karta
    [few] zostały { $n } karty
   *[many] zostało { $n } kart
}
drawn-surcharge = { $n ->
    [0] Karty kosztują tu tyle, ile na nich podano.
   *[other] Karty kosztują tu o { $n } więcej, niż na nich podano.
}
drawn-leaves = Na koniec rundy znikają.
drawn-slides = Na koniec rundy przesuwają się w prawo, ile się da.
drawn-plans = Plany
drawn-plan-row = { $points ->
    [one] Plany { $letter }: po { $points } punkcie badań; w stosie: { $left }
    [few] Plany { $letter }: po { $points } punkty badań; w stosie: { $left }
   *[many] Plany { $letter }: po { $points } punktów badań; w stosie: { $left }
}
drawn-specials = { $points ->
    [one] Plany specjalne: po { $points } punkcie badań
    [few] Plany specjalne: po { $points } punkty badań
   *[many] Plany specjalne: po { $points } punktów badań
}
drawn-tokens = Żetony startowe: zachowaj jeden
drawn-upload = Tor badań: pozycja { $at }, wart { $worth }
drawn-in-hand = Karty na ręce: { $n }
drawn-shares = { $company }: { $n ->
    [one] { $n } udział
    [few] { $n } udziały
   *[many] { $n } udziałów
}
drawn-look = { $player }: pokaż wszystko
drawn-slots = Miejsca i zużyte stosy
