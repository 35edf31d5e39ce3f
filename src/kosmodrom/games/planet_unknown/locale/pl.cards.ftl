# Nazwy elementów gry i ich działanie. Pojęcia gry wielką literą, jak w instrukcji.
# Liczby w opisach pochodzą z danych i nazywają się tak jak tam.

## Zasoby, tereny i tory

resource-civ = Cywilizacja
resource-water = Woda
resource-biomass = Biomasa
resource-rover = Łaziki
resource-tech = Technologia
resource-energy = Energia
terrain-civ = teren Cywilizacji
terrain-water = teren wodny
terrain-biomass = teren Biomasy
terrain-rover = teren Łazików
terrain-tech = teren technologiczny
terrain-energy = teren energetyczny
track-civ = tor Cywilizacji
track-water = tor Wody
track-biomass = tor Biomasy
track-rover = tor Łazików
track-tech = tor Technologii

## Kwadraty planet

square-land = Ląd Planetarny
square-ice = Lód Planetarny
square-city = miasto
square-ring = pierścień
square-pit = środkowy kwadrat
square-toxic = toksyczny kwadrat
square-current = strumień elektryczny
square-hole = otwór

## Rodzaje elementów

edition-symmetric = strona symetryczna
edition-base = zestaw podstawowy
edition-upgrade-kit = Zestaw Ulepszeń
size-small = mała płytka
size-large = duża płytka
colour-green = Zielony Alarm
colour-orange = Pomarańczowy Alarm
colour-red = Czerwony Alarm
when-immediate = Natychmiastowa
when-end = Koniec Gry
once-round = raz na rundę
once-game = raz na grę

## Ilości

amount-medals = { $count ->
    [one] { $count } Medal
    [few] { $count } Medale
    [many] { $count } Medali
   *[other] { $count } Medalu
}
amount-lifepods = { $count ->
    [one] { $count } Kapsuła Ratunkowa
    [few] { $count } Kapsuły Ratunkowe
    [many] { $count } Kapsuł Ratunkowych
   *[other] { $count } Kapsuły Ratunkowej
}
amount-meteorites = { $count ->
    [one] { $count } Meteoryt
    [few] { $count } Meteoryty
    [many] { $count } Meteorytów
   *[other] { $count } Meteorytu
}
amount-patches = { $count ->
    [one] { $count } Zbiorowisko Biomasy
    [few] { $count } Zbiorowiska Biomasy
    [many] { $count } Zbiorowisk Biomasy
   *[other] { $count } Zbiorowiska Biomasy
}
amount-rovers = { $count ->
    [one] { $count } Łazik
    [few] { $count } Łaziki
    [many] { $count } Łazików
   *[other] { $count } Łazika
}
amount-movement = { $count ->
    [one] { $count } Ruch Łazika
    [few] { $count } Ruchy Łazika
    [many] { $count } Ruchów Łazika
   *[other] { $count } Ruchu Łazika
}

## Części opisów

n-lifepods = { $n ->
    [one] { $n } Kapsułę Ratunkową
    [few] { $n } Kapsuły Ratunkowe
    [many] { $n } Kapsuł Ratunkowych
   *[other] { $n } Kapsuły Ratunkowej
}
n-collected-lifepods = { $n ->
    [one] { $n } zebraną Kapsułę Ratunkową
    [few] { $n } zebrane Kapsuły Ratunkowe
    [many] { $n } zebranych Kapsuł Ratunkowych
   *[other] { $n } zebranej Kapsuły Ratunkowej
}
n-meteorites = { $n ->
    [one] { $n } Meteoryt
    [few] { $n } Meteoryty
    [many] { $n } Meteorytów
   *[other] { $n } Meteorytu
}
n-collected-meteorites = { $n ->
    [one] { $n } zebrany Meteoryt
    [few] { $n } zebrane Meteoryty
    [many] { $n } zebranych Meteorytów
   *[other] { $n } zebranego Meteorytu
}
n-patches = { $n ->
    [one] { $n } Zbiorowisko Biomasy
    [few] { $n } Zbiorowiska Biomasy
    [many] { $n } Zbiorowisk Biomasy
   *[other] { $n } Zbiorowiska Biomasy
}
n-movement = { $n ->
    [one] { $n } Ruch Łazika
    [few] { $n } Ruchy Łazika
    [many] { $n } Ruchów Łazika
   *[other] { $n } Ruchu Łazika
}
n-boosts = { $n ->
    [one] { $n } Skok Synergiczny
    [few] { $n } Skoki Synergiczne
    [many] { $n } Skoków Synergicznych
   *[other] { $n } Skoku Synergicznego
}
n-medals = { $n ->
    [one] { $n } Medal
    [few] { $n } Medale
    [many] { $n } Medali
   *[other] { $n } Medalu
}
n-cards = { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
n-objectives = { $n ->
    [one] { $n } Cel Osobisty
    [few] { $n } Cele Osobiste
    [many] { $n } Celów Osobistych
   *[other] { $n } Celu Osobistego
}
n-resources = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobu
}
n-rovers = { $n ->
    [one] { $n } Łazik
    [few] { $n } Łaziki
    [many] { $n } Łazików
   *[other] { $n } Łazika
}
n-objective-cards = { $n ->
    [one] { $n } kartę Celu
    [few] { $n } karty Celu
    [many] { $n } kart Celu
   *[other] { $n } karty Celu
}
worth-medals = { $medals ->
    [one] { $medals } Medal
    [few] { $medals } Medale
    [many] { $medals } Medali
   *[other] { $medals } Medalu
}
different-trackers = { $trackers ->
    [one] { $trackers } Znacznik
    [few] { $trackers } różne Znaczniki
    [many] { $trackers } różnych Znaczników
   *[other] { $trackers } różnego Znacznika
}
steps-up = { $steps ->
    [one] { $steps } raz
    [few] { $steps } razy
    [many] { $steps } razy
   *[other] { $steps } razu
}
steps-down = { $steps ->
    [one] { $steps } pozycję
    [few] { $steps } pozycje
    [many] { $steps } pozycji
   *[other] { $steps } pozycji
}

## Korzyści na torach

benefit-civ = Karta Cywilizacji Poziomu { $rank }
benefit-rover = Łazik na planetę
benefit-technology = Technologia Poziomu { $level }
benefit-patch = { n-patches }
benefit-movement = { n-movement }
benefit-synergy = { n-boosts }
benefit-advance = awans: { $tracks }

## Płytki

shape-i2 = domino
shape-i3 = prosta trójka
shape-v3 = narożnik z trzech
shape-o4 = blok z czterech
shape-l4 = litera L z czterech
shape-t4 = litera T z czterech
shape-i4 = prosta czwórka
shape-s4 = litera S z czterech
shape-f5 = litera F z pięciu
shape-n5 = litera N z pięciu
shape-u5 = litera U z pięciu
shape-z5 = litera Z z pięciu

## Planety

planet-ksb-4156 = KSB-4156
    .effect = Bez specjalnych zasad.
planet-k-273 = K-273
    .effect = Płytka nie może przykrywać zarazem Lądu i Lodu Planetarnego.
planet-gaia = Gaia
    .effect = Każde miasto nieprzykryte na koniec gry jest warte { worth-medals }. Miasta wolno przykrywać.
planet-persephone = Persephone
    .effect = W każdym kwadrancie zakazany jest jeden zasób: Cywilizacja w lewym górnym, Energia w prawym górnym, Technologia w lewym dolnym, Woda w prawym dolnym. Liczy się tylko miejsce samego zasobu: płytka może leżeć w kilku kwadrantach.
planet-arashi = Arashi
    .effect = Płytka, która przykrywa pierścień, musi przykrywać też kwadrat poza nim. Na nieprzykrytych kwadratach pierścienia nie wolno umieszczać Zbiorowisk Biomasy.
planet-petra = Petra
    .effect = Nie ma tu Lodu. Nieprzykryte strumienie elektryczne mogą liczyć się jako teren energetyczny; na koniec gry zawsze się nim stają i wypełniają rzędy oraz kolumny.
planet-tartarus = Tartarus
    .effect = Płytki nie mogą leżeć w poprzek szczeliny, a Łaziki nie mogą przez nią przejeżdżać. W dwóch miejscach mogą ją przekroczyć Łaziki, które umieją jeździć na ukos.
planet-charybdis = Charybdis
    .effect = Pierwsza płytka musi przykryć co najmniej jeden z czterech środkowych kwadratów, zamiast dotykać obwodu.
planet-kaax = K'Aax
    .effect = Łaziki nie mogą wjeżdżać na nieprzykryte toksyczne kwadraty. Wolno je przykrywać płytkami i Zbiorowiskami Biomasy.
planet-pajitnov = Pajitnov
    .effect = Płytki i Zbiorowiska Biomasy wolno umieszczać tylko tam, gdzie da się je wsunąć z którejś strony.
planet-oblivion = Oblivion
    .effect = Środek nie ma kwadratów. Obwód to tylko zewnętrzna krawędź; rzędy i kolumny punktują tylko raz, gdy wszystkie ich kwadraty są wypełnione.
planet-cerberus = Cerberus
    .effect = Trzy planety na jednej siatce: każda całkowicie przykryta daje dodatkowo { worth-medals }. Rzędy i kolumny biegną przez wszystkie trzy.
planet-lacuna = Lacuna
    .effect = Płytki nie mogą przykrywać otworów. Otwory nie należą do rzędów ani kolumn i nie tworzą obwodu.

## Korporacje

corporation-universal-coalition = Uniwersalna Koalicja
    .effect = Bez specjalnych zasad.
corporation-republic = Republic
    .effect = Każdy osiągnięty Kamień Milowy Cywilizacji ma swoją cenę: cofasz o jedną pozycję wybrany Znacznik inny niż Cywilizacji.
    .strength = siedem Kamieni Milowych Cywilizacji
    .weakness = jeden Łazik, cofanie
corporation-wormhole = Wormhole Corp.
    .effect = Umieszczony zasób Biomasy awansuje swój Znacznik tylko wtedy, gdy płytka powiększa istniejącą Strefę Terenu Biomasy; Energia nigdy nie awansuje Biomasy. Każdy awans Biomasy daje do wyboru jedną z dwóch Korzyści.
    .strength = nadmiar Zbiorowisk Biomasy
    .weakness = ograniczone umieszczanie płytek
corporation-cosmos = Cosmos Inc.
    .effect = Zebrana Kapsuła Ratunkowa trafia do strefy punktowania albo na wolną pozycję toru między startem a szczytem. Znaczniki przeskakują Kapsuły w ramach jednego awansu, a to, co Kapsuły przykrywają, nie liczy się. Punktują tylko Kapsuły w strefie punktowania.
    .strength = mechanizm awansów
    .weakness = punktowanie Kapsuł, jeden Łazik, Kapsuły przykrywają Korzyści
corporation-horizon = Horizon Group
    .effect = Łazik podnosi Meteoryt, na który wjeżdża, i wiezie najwyżej jeden. Zbierasz go, gdy Łazik dowiezie go na zasób Łazików (wjedzie na niego lub przez niego przejedzie).
    .strength = cztery Łaziki
    .weakness = podnoszenie i dostarczanie
corporation-jump-drive = Jump Drive
    .effect = Zebrana Kapsuła Ratunkowa trafia do strefy punktowania albo na Technologię, którą odblokowuje. Na torze Technologii liczy się ostatni osiągnięty Medal, a im wyżej, tym Medale są mniejsze. Punktują tylko Kapsuły w strefie punktowania.
    .strength = elastyczność, sześć Technologii
    .weakness = punktowanie Kapsuł, jeden Łazik
corporation-oasis = Oasis Ultd.
    .effect = Tor Wody wije się przez inne tory; jego Znacznik bierze ich Korzyści, ale nie Medale. Umieszczony zasób Wody awansuje go raz za każdy kwadrat Wody na Lodzie. Znaczniki blokują się nawzajem.
    .strength = kierowanie Znacznikami, Medale na Wodzie
    .weakness = długi, kręty tor Wody
corporation-makeshift = Makeshift
    .effect = Znaczniki mogą awansować także na ukos, na sąsiedni tor, i biorą Korzyść stamtąd. Punktują na torze, na którym stoją. Pozycja mieści jeden Znacznik. O działających Technologiach decyduje najwyższy Znacznik na torze Technologii.
    .strength = elastyczność, kierowanie Znacznikami
    .weakness = zależność od zasobów
corporation-flux = Flux Industries
    .effect = Znacznik Strumienia wskazuje jeden z twoich torów; możesz go przenieść, ilekroć odblokowujesz Technologię. Działa tylko ostatnio odblokowana Technologia.
    .strength = moc, wszechstronność
    .weakness = jedna Technologia naraz

## Technologie

technology-universal-coalition-1 = Swobodne lądowanie
    .effect = Możesz pominąć zasadę przylegania, gdy umieszczasz płytki i Zbiorowiska Biomasy.
technology-universal-coalition-2 = Bank nasion
    .effect = Zyskane Zbiorowiska Biomasy możesz przechować i umieścić na koniec gry.
technology-universal-coalition-3 = Mocniejsze silniki
    .effect = Za każdym razem, gdy tor Łazików daje Ruch, zyskaj o { $n } więcej.
technology-universal-coalition-4 = Głębokie studnie
    .effect = Awanse Wody, które wynikają z umieszczenia płytki, są podwojone.
technology-universal-coalition-5 = Tarcza meteorytowa
    .effect = Nie umieszczasz Meteorytów, a Wydarzenia nie dokładają ich na twoją planetę.
technology-republic-1 = Kolumna rządowa
    .effect = Gdy wybierasz płytkę z zasobem Cywilizacji, natychmiast zyskaj Ruch Łazika wydrukowany przy pozycji swojego Znacznika Łazików.
technology-republic-2 = Zagraniczni doradcy
    .effect = Przy Kamieniu Milowym Cywilizacji do wyboru dochodzi jedna losowa karta następnego Poziomu.
technology-republic-3 = Sieć ambasad
    .effect = Za jeden Ruch możesz teleportować Łazik z jednego zasobu Cywilizacji na inny.
technology-republic-4 = Obywatelska duma
    .effect = Zyskaj Skok Synergiczny przy każdym Kamieniu Milowym Cywilizacji.
technology-republic-5 = Ostatnia sesja
    .effect = Na koniec gry obejrzyj wszystkie pozostałe Karty Cywilizacji i zachowaj { n-cards }.
technology-wormhole-1 = Zamknięta pętla
    .effect = Gdy Znacznik Biomasy jest na szczycie toru, możesz cofnąć go na start.
technology-wormhole-2 = Porastanie
    .effect = Zbiorowiska Biomasy wolno ci kłaść także na płytkach, ale nie na Meteorytach.
technology-wormhole-3 = Bliźniacze zarodniki
    .effect = Raz na rundę możesz podwoić zyskane Zbiorowisko Biomasy.
technology-wormhole-4 = Skarbiec zarodników
    .effect = Zyskane Zbiorowiska Biomasy możesz przechować i umieścić na koniec gry.
technology-wormhole-5 = Pożeracze skał
    .effect = Możesz umieścić Zbiorowisko Biomasy na Meteorycie, który zostaje zniszczony.
technology-cosmos-1 = Krabi napęd
    .effect = Łaziki mogą poruszać się na ukos.
technology-cosmos-2 = Wielkie przesiedlenie
    .effect = Raz na grę, od razu po odblokowaniu: przestaw najwyżej { n-collected-lifepods }.
technology-cosmos-3 = Naładowane kadłuby
    .effect = Gdy umieszczasz płytkę z Energią, możesz przestawić { n-collected-lifepods }.
technology-cosmos-4 = Pasy indukcyjne
    .effect = Dopóki zostaje ci Ruch, wjazd Łazika na teren energetyczny nic nie kosztuje.
technology-cosmos-5 = Wahadłowce
    .effect = Raz na rundę możesz przestawić { n-collected-lifepods }.
technology-horizon-1 = Wysunięte garaże
    .effect = Możesz pominąć zasadę przylegania dla płytek z zasobem Łazików.
technology-horizon-2 = Ciężki transport
    .effect = Na początku rundy zyskaj { n-movement } za każdy Łazik wiozący Meteoryt.
technology-horizon-3 = Skalny nawóz
    .effect = Każdy zebrany Meteoryt przynosi ci też Zbiorowisko Biomasy.
technology-horizon-4 = Zatapianie
    .effect = Łazik, który wjeżdża na teren wodny, może zniszczyć wieziony Meteoryt.
technology-horizon-5 = Nocna zmiana
    .effect = Raz na rundę możesz awansować Znacznik Łazików.
technology-jump-drive-a = Biopaliwo
    .effect = Raz na rundę możesz zamienić zyskane Zbiorowisko Biomasy na Skok Synergiczny.
technology-jump-drive-b = Krótki skok
    .effect = Raz na rundę możesz za jeden Ruch teleportować Łazik na inny wolny kwadrat takiego samego terenu.
technology-jump-drive-c = Podwójny ciąg
    .effect = Raz na rundę możesz jednym Skokiem Synergicznym awansować ten sam Znacznik dwa razy.
technology-jump-drive-d = Sprzęg mocy
    .effect = Gdy umieszczasz płytkę, jej zasób i sekcja Technologii mogą liczyć się jako Energia.
technology-jump-drive-e = Pełne widmo
    .effect = Raz na grę możesz wybrać Znacznik i wziąć wszystkie Korzyści z jego rzędu na pięciu torach.
technology-jump-drive-f = Otwarty konkurs
    .effect = Raz na grę możesz dobrać { n-objective-cards } i wyłożyć jedną jako wspólny Cel, o który rywalizują wszyscy gracze; w trybie solo jest to twój kolejny Cel.
technology-oasis-1 = Śluzy
    .effect = Znaczniki przeskakują Znaczniki na swojej drodze i stają na następnej wolnej pozycji swojego toru.
technology-oasis-2 = Amfibie
    .effect = Na początku rundy zyskaj { n-movement } za każdy Łazik na terenie wodnym.
technology-oasis-3 = Zbieracze rosy
    .effect = Gdy umieszczasz płytkę, która nie przykrywa Lodu, awansuj Znacznik Wody.
technology-oasis-4 = Nawadnianie
    .effect = Gdy umieszczasz płytkę z zasobem Wody, na Lodzie lub nie, zyskaj Zbiorowisko Biomasy.
technology-oasis-5 = Święto źródeł
    .effect = Gdy umieszczasz płytkę z zasobem Wody, na Lodzie lub nie, zyskaj Skok Synergiczny.
technology-makeshift-1 = Okrągła tablica
    .effect = Tory Cywilizacji i Technologii sąsiadują ze sobą.
technology-makeshift-2 = Konwój
    .effect = Dopóki na torze Łazików stoją co najmniej dwa Znaczniki, każda liczba na nim daje o { n-movement } więcej.
technology-makeshift-3 = Boczne drzwi
    .effect = Zamiast awansować, Znacznik może przejść w bok na wolną pozycję sąsiedniego toru i wziąć stamtąd Korzyść.
technology-makeshift-4 = Demontaż
    .effect = Raz na rundę możesz cofnąć jeden dowolny Znacznik.
technology-makeshift-5 = Wspólna chwała
    .effect = Każdy Znacznik punktuje tyle, ile najlepiej punktujący Znacznik na torze, na którym stoi.
technology-flux-1 = Dostrojone koła
    .effect = Na początku rundy zyskaj { n-movement } za każdy Łazik na terenie zgodnym z torem strumienia.
technology-flux-2 = Przypływ
    .effect = Raz na grę możesz awansować Znacznik toru strumienia do następnego Kamienia Milowego, ze wszystkimi Korzyściami po drodze.
technology-flux-3 = Wzmacniacz
    .effect = Tor strumienia daje więcej: Karty Cywilizacji następnego Poziomu, podwójne Skoki Synergiczne na Wodzie, podwójne Zbiorowiska Biomasy albo o jeden Ruch Łazika więcej.
technology-flux-4 = Przyciąganie
    .effect = Gdy umieszczasz płytkę z zasobem toru strumienia, zbierz { n-meteorites } ze swojej planety.
technology-flux-5 = Stały prąd
    .effect = Raz na rundę możesz awansować Znacznik toru strumienia.

## Karty Cywilizacji

card-temp-agency = Agencja pracy tymczasowej
    .effect = Awansuj { different-trackers }, każdy raz.
card-operations = Wydział operacyjny
    .effect = Awansuj jeden Znacznik { steps-up }.
card-natural-resources = Wydział zasobów naturalnych
    .effect = Zyskaj { n-patches }.
card-engineering = Wydział inżynierii
    .effect = Zyskaj { n-movement }.
card-salvage-yard = Złomowisko
    .effect = Weź jedną z dwóch płytek swojego Magazynu i umieść ją; jej dwa zasoby nie awansują Znaczników.
card-holiday-observance = Obchody Święta Pierwszej Planety
    .effect = { worth-medals }.
card-rising-planet-award = Nagroda dla wschodzącej planety
    .effect = { worth-medals }.
card-meteorite-repo-1 = Skup meteorytów 1
    .effect = Każde trzy zebrane Meteoryty są warte o { n-medals } więcej.
card-commerce-agreement-1 = Umowa handlowa 1
    .effect = Jedna, dwie, trzy lub cztery takie karty dają razem odpowiednio { $commerce } Medali.
card-first-planet-holiday = Święto Pierwszej Planety
    .effect = { worth-medals }.
card-peoples-choice-award = Planetarna nagroda publiczności
    .effect = { worth-medals }.
card-new-angel-investors = Nowi inwestorzy
    .effect = Awansuj { different-trackers }, każdy raz.
card-wage-increase = Podwyżka płac
    .effect = Awansuj { different-trackers }, każdy raz.
card-parks-and-rec = Wydział parków i rekreacji
    .effect = Zyskaj { n-patches }.
card-approved-overtime = Zatwierdzone nadgodziny
    .effect = Zbierz { n-lifepods } ze swojej planety.
card-relocation-bonus = Dodatek za przeprowadzkę
    .effect = Teleportuj jeden Łazik na dowolny kwadrat bez Łazika.
card-meteorite-repo-2 = Skup meteorytów 2
    .effect = Każde trzy zebrane Meteoryty są warte o { n-medals } więcej.
card-commerce-agreement-2 = Umowa handlowa 2
    .effect = Jedna, dwie, trzy lub cztery takie karty dają razem odpowiednio { $commerce } Medali.
card-top-planet-award = Nagroda dla planety na medal
    .effect = { worth-medals }.
card-depot-repair-online = Naprawa Magazynu zakończona
    .effect = Weź jedną z dwóch płytek swojego Magazynu i umieść ją, z awansami za jej zasoby.
card-landing-zone-approved = Lądowisko zatwierdzone
    .effect = Zniszcz wszystkie Meteoryty w jednym rzędzie lub jednej kolumnie.
card-search-and-rescue = Ekipa poszukiwawczo-ratunkowa
    .effect = Zbierz { n-lifepods } ze swojej planety.
card-partnership-opportunity = Okazja do współpracy
    .effect = Awansuj { different-trackers }, każdy raz.
card-best-in-planet-award = Nagroda dla najlepszych na planecie
    .effect = { worth-medals }.
card-unionization = Związki zawodowe
    .effect = Awansuj każdy Znacznik poniżej pozycji { $position } krok po kroku aż do niej, z Korzyściami oprócz Skoków Synergicznych.
card-meteorite-repo-3 = Skup meteorytów 3
    .effect = Każde trzy zebrane Meteoryty są warte o { n-medals } więcej.
card-commerce-agreement-3 = Umowa handlowa 3
    .effect = Jedna, dwie, trzy lub cztery takie karty dają razem odpowiednio { $commerce } Medali.
card-sustainable-living-act = Ustawa o zrównoważonym życiu
    .effect = { n-medals } za każde Zbiorowisko Biomasy na twojej planecie.
card-gaming-commission = Komisja do spraw gier
    .effect = { worth-medals }. Na koniec gry awansuj też jeden dowolny Znacznik.
card-planet-lottery = Planetarna loteria
    .effect = { worth-medals }. Na koniec gry awansuj też jeden dowolny Znacznik.
card-meteor-defense-program = Program obrony przed meteorami
    .effect = Zniszcz { n-meteorites } na swojej planecie.
card-global-parks-system = Globalny system parków
    .effect = Zyskaj { n-patches }.
card-best-planet-award = Nagroda dla najlepszej planety do życia
    .effect = { worth-medals }.
card-space-citizen-decree = Dekret o obywatelach kosmosu
    .effect = Każda Kapsuła Ratunkowa w strefie punktowania jest warta { n-medals }.
card-meteorite-repo-4 = Skup meteorytów 4
    .effect = Każde trzy zebrane Meteoryty są warte o { n-medals } więcej.
card-commerce-agreement-4 = Umowa handlowa 4
    .effect = Jedna, dwie, trzy lub cztery takie karty dają razem odpowiednio { $commerce } Medali.

## Cele Sąsiadujące

neighbour-perimeter-complex = Obwodnica
    .effect = Najwięcej zasobów Cywilizacji na obwodzie planety.
neighbour-beacon-rubik = Latarnia
    .effect = Najwięcej zasobów Energii na obwodzie planety.
neighbour-torus-landfill = Torus
    .effect = Najwięcej zasobów Technologii na obwodzie planety.
neighbour-ringworld-lattice = Świat-pierścień
    .effect = Najwięcej zasobów Biomasy na obwodzie planety.
neighbour-circuit-doghouse = Tor wyścigowy
    .effect = Najwięcej zasobów Łazików na obwodzie planety.
neighbour-biome-voltaic = Biom
    .effect = Największa pojedyncza Strefa Terenu Biomasy.
neighbour-transit-highway = Tranzyt
    .effect = Największa pojedyncza Strefa Terenu Łazików.
neighbour-plasma-secret-lab = Plazma
    .effect = Największa pojedyncza Strefa Terenu Energetycznego.
neighbour-megacity-germinate = Megamiasto
    .effect = Największa pojedyncza Strefa Terenu Cywilizacji.
neighbour-silicon-amazon = Krzem
    .effect = Największa pojedyncza Strefa Terenu Technologicznego.
neighbour-pacific-pony-express = Pacyfik
    .effect = Największa pojedyncza Strefa Terenu Wodnego.
neighbour-garden-power-line = Ogród
    .effect = Najwięcej oddzielnych Stref Terenu Biomasy.
neighbour-interchange-skyway = Węzeł przesiadkowy
    .effect = Najwięcej oddzielnych Stref Terenu Łazików.
neighbour-supercharge-equator = Doładowanie
    .effect = Najwięcej oddzielnych Stref Terenu Energetycznego.
neighbour-sprawl-genome = Rozległe przedmieścia
    .effect = Najwięcej oddzielnych Stref Terenu Cywilizacji.
neighbour-x-panama = X
    .effect = Najwięcej oddzielnych Stref Terenu Technologicznego.
neighbour-ten-thousand-lakes-runway = Kraina tysięcy jezior
    .effect = Najwięcej oddzielnych Stref Terenu Wodnego.
neighbour-luddite-power-strip = Luddysta
    .effect = Najmniej zasobów Technologii na planecie.
neighbour-conservation-crowd-source = Oszczędzanie wody
    .effect = Najmniej zasobów Wody na planecie.
neighbour-galvanize-exponent = Galwanizacja
    .effect = Najmniej zasobów Energii na planecie.
neighbour-twenty-percent-overgrowth = Dwadzieścia procent
    .effect = Najmniej zasobów Biomasy na planecie.
neighbour-rideshare-flowrate = Wspólne przejazdy
    .effect = Najmniej zasobów Łazików na planecie.
neighbour-rural-overdrive = Wieś
    .effect = Najmniej zasobów Cywilizacji na planecie.
neighbour-pinnacle-alternative-energy = Szczyt
    .effect = Najwięcej torów ze Znacznikiem na szczycie.
neighbour-geode-cleanup = Geoda
    .effect = Najwięcej zebranych Meteorytów.
neighbour-rescue-tight-ship = Ratunek
    .effect = Najwięcej zebranych Kapsuł Ratunkowych.
neighbour-vaporize-meltdown = Odparowanie
    .effect = Najmniej zebranych Meteorytów.
neighbour-deductible-coveralls = Udział własny
    .effect = Najmniej zebranych Kapsuł Ratunkowych.

## Cele Osobiste

private-perimeter-complex = Kompleks
    .effect = Blok { $long } na { $short }, cały z terenu Cywilizacji.
private-beacon-rubik = Kostka Rubika
    .effect = Blok { $long } na { $short }, cały z terenu technologicznego.
private-torus-landfill = Kompostownia
    .effect = Blok { $long } na { $short }, cały z terenu Biomasy.
private-ringworld-lattice = Kratownica
    .effect = Blok { $long } na { $short }, cały z terenu wodnego.
private-circuit-doghouse = Buda
    .effect = Blok { $long } na { $short }, cały z terenu Łazików.
private-biome-voltaic = Ogniwo
    .effect = Blok { $long } na { $short }, cały z terenu energetycznego.
private-transit-highway = Autostrada
    .effect = Jedna Strefa Terenu Cywilizacji mająca co najmniej { n-resources }.
private-plasma-secret-lab = Tajne laboratorium
    .effect = Jedna Strefa Terenu Technologicznego mająca co najmniej { n-resources }.
private-megacity-germinate = Kiełkowanie
    .effect = Jedna Strefa Terenu Biomasy mająca co najmniej { n-resources }.
private-silicon-amazon = Amazonka
    .effect = Jedna Strefa Terenu Wodnego mająca co najmniej { n-resources }.
private-pacific-pony-express = Konna poczta
    .effect = Jedna Strefa Terenu Łazików mająca co najmniej { n-resources }.
private-garden-power-line = Linia wysokiego napięcia
    .effect = Jedna Strefa Terenu Energetycznego mająca co najmniej { n-resources }.
private-interchange-skyway = Podniebna droga
    .effect = Blok { $long } na { $short }, w dowolnym ułożeniu, cały z terenu Cywilizacji.
private-supercharge-equator = Równik
    .effect = Blok { $long } na { $short }, w dowolnym ułożeniu, cały z terenu Biomasy.
private-sprawl-genome = Genom
    .effect = Blok { $long } na { $short }, w dowolnym ułożeniu, cały z terenu technologicznego.
private-x-panama = Panama
    .effect = Blok { $long } na { $short }, w dowolnym ułożeniu, cały z terenu wodnego.
private-ten-thousand-lakes-runway = Pas startowy
    .effect = Blok { $long } na { $short }, w dowolnym ułożeniu, cały z terenu Łazików.
private-luddite-power-strip = Listwa zasilająca
    .effect = Blok { $long } na { $short }, w dowolnym ułożeniu, cały z terenu energetycznego.
private-conservation-crowd-source = Zbiórka społeczna
    .effect = Znacznik na szczycie toru Cywilizacji.
private-galvanize-exponent = Wykładnik
    .effect = Znacznik na szczycie toru Technologii.
private-twenty-percent-overgrowth = Bujny wzrost
    .effect = Znacznik na szczycie toru Biomasy.
private-rideshare-flowrate = Przepływ
    .effect = Znacznik na szczycie toru Wody.
private-rural-overdrive = Najwyższy bieg
    .effect = Znacznik na szczycie toru Łazików.
private-pinnacle-alternative-energy = Energia alternatywna
    .effect = Na planecie najwyżej { n-resources } Energii.
private-geode-cleanup = Wielkie sprzątanie
    .effect = Co najmniej { n-collected-meteorites }.
private-rescue-tight-ship = Żelazna dyscyplina
    .effect = Więcej zebranych Kapsuł Ratunkowych niż Meteorytów.
private-vaporize-meltdown = Roztopy
    .effect = Cały Lód Planetarny przykryty płytkami lub Zbiorowiskami Biomasy.
private-deductible-coveralls = Kombinezon
    .effect = Cały Ląd Planetarny przykryty płytkami lub Zbiorowiskami Biomasy.

## Wydarzenia

alert-spare-rover = Zapasowy Łazik
    .effect = Zyskaj jeden dodatkowy Łazik i postaw go na płytce umieszczonej w tej rundzie.
alert-new-officials = Nowi urzędnicy
    .effect = Dołóż losowo { n-cards } z pudełka do każdego Poziomu Kart Cywilizacji.
alert-new-assignment = Nowe zadanie
    .effect = Dobierz dla siebie { n-objectives }.
alert-quiet-growth = Cichy rozwój
    .effect = Awansuj Znacznik Cywilizacji, Wody albo Biomasy { steps-up }, bez Korzyści.
alert-more-civ-or-rover = Święto kierowców
    .effect = Awansuj Znacznik Cywilizacji albo Łazików.
alert-more-rover-or-tech = Tor testowy
    .effect = Awansuj Znacznik Łazików albo Technologii.
alert-more-water-or-rover = Linia promowa
    .effect = Awansuj Znacznik Wody albo Łazików.
alert-more-biomass-or-rover = Wyprawa terenowa
    .effect = Awansuj Znacznik Biomasy albo Łazików.
alert-more-civ-or-tech = Otwarty uniwersytet
    .effect = Awansuj Znacznik Cywilizacji albo Technologii.
alert-more-civ-or-water = Miejska fontanna
    .effect = Awansuj Znacznik Cywilizacji albo Wody.
alert-more-civ-or-biomass = Park miejski
    .effect = Awansuj Znacznik Cywilizacji albo Biomasy.
alert-more-water-or-tech = Hydrolaboratorium
    .effect = Awansuj Znacznik Wody albo Technologii.
alert-more-biomass-or-tech = Ogród genów
    .effect = Awansuj Znacznik Biomasy albo Technologii.
alert-more-water-or-biomass = Ciepły deszcz
    .effect = Awansuj Znacznik Wody albo Biomasy.
alert-course-correction = Korekta kursu
    .effect = Obróć Stację Kosmiczną do dowolnego Magazynu.
alert-spores = Niesione zarodniki
    .effect = Zyskaj { n-patches }.
alert-tailwind = Wiatr w plecy
    .effect = Zyskaj { n-boosts }.
alert-distress-call = Wezwanie pomocy
    .effect = Zbierz { n-lifepods } ze swojej planety.
alert-stone-harvest = Skalne żniwa
    .effect = Zbierz { n-meteorites } ze swojej planety.
alert-good-day = Dobry dzień
    .effect = Zyskaj { n-boosts }.
alert-less-civ-or-rover = Blokada dróg
    .effect = Cofnij Znacznik Cywilizacji albo Łazików o { steps-down }.
alert-less-rover-or-tech = Nieudana próba
    .effect = Cofnij Znacznik Łazików albo Technologii o { steps-down }.
alert-less-water-or-rover = Rozmyta droga
    .effect = Cofnij Znacznik Wody albo Łazików o { steps-down }.
alert-less-biomass-or-rover = Głębokie błoto
    .effect = Cofnij Znacznik Biomasy albo Łazików o { steps-down }.
alert-less-civ-or-tech = Strajk w instytucie
    .effect = Cofnij Znacznik Cywilizacji albo Technologii o { steps-down }.
alert-less-civ-or-water = Pęknięta rura
    .effect = Cofnij Znacznik Cywilizacji albo Wody o { steps-down }.
alert-less-civ-or-biomass = Pora sucha
    .effect = Cofnij Znacznik Cywilizacji albo Biomasy o { steps-down }.
alert-less-water-or-tech = Zwarcie
    .effect = Cofnij Znacznik Wody albo Technologii o { steps-down }.
alert-less-biomass-or-tech = Skażona próbka
    .effect = Cofnij Znacznik Biomasy albo Technologii o { steps-down }.
alert-less-water-or-biomass = Przymrozki
    .effect = Cofnij Znacznik Wody albo Biomasy o { steps-down }.
alert-stray-rock = Zbłąkany głaz
    .effect = Połóż { n-meteorites } na swoim symbolu Meteorytu, na którym żadnego nie ma.
alert-setback = Potknięcie
    .effect = Cofnij jeden dowolny Znacznik o { steps-down }.
alert-flooded-roads = Zalane drogi
    .effect = W tej rundzie Łaziki nie mogą wjeżdżać na teren wodny.
alert-thicket = Gąszcz
    .effect = W tej rundzie Łaziki nie mogą wjeżdżać na teren Biomasy.
alert-live-wires = Przewody pod napięciem
    .effect = W tej rundzie Łaziki nie mogą wjeżdżać na teren energetyczny.
alert-traffic-jam = Korek
    .effect = W tej rundzie Łaziki nie mogą wjeżdżać na teren Łazików.
alert-interference = Zakłócenia
    .effect = W tej rundzie Łaziki nie mogą wjeżdżać na teren technologiczny.
alert-curfew = Godzina policyjna
    .effect = W tej rundzie Łaziki nie mogą wjeżdżać na teren Cywilizacji.
alert-unstable-rim = Niestabilny skraj
    .effect = W tej rundzie płytki nie mogą przykrywać kwadratów obwodu.
alert-half-shift = Pół zmiany
    .effect = W tej rundzie liczy się tylko jeden z dwóch zasobów twojej płytki; wybierasz, który.
alert-recession = Recesja
    .effect = Cofnij jeden dowolny Znacznik o { steps-down } lub tak daleko, jak się da.
alert-collapse = Załamanie
    .effect = Cofnij jeden dowolny Znacznik o { steps-down } lub tak daleko, jak się da.
alert-direct-hit = Bezpośrednie trafienie
    .effect = Połóż { n-meteorites } na swoim symbolu Meteorytu, na którym żadnego nie ma.
alert-half-power = Połowa mocy
    .effect = W tej rundzie liczy się tylko jeden z dwóch zasobów twojej płytki; wybierasz, który.
alert-red-tape = Biurokracja
    .effect = W tej rundzie Kamienie Milowe nic nie dają; osiągnięta Technologia działa od następnej rundy.
alert-cancelled-assignment = Odwołane zadanie
    .effect = Wybierz i odrzuć { n-objectives }.
alert-broken-axle = Pęknięta oś
    .effect = Zniszcz { n-rovers } na swojej planecie, ale zachowaj co najmniej { $spared }.
alert-resignations = Dymisje
    .effect = Usuń losowo { n-cards } z każdego Poziomu Kart Cywilizacji.
alert-lost-signal = Utracony sygnał
    .effect = Zniszcz { n-lifepods } na swojej planecie.
alert-leaking-hull = Nieszczelny kadłub
    .effect = Zniszcz { n-collected-lifepods }.
alert-crumbling-stones = Kruszejące skały
    .effect = Zniszcz { n-collected-meteorites }.
alert-jammed-depot = Zacięty Magazyn
    .effect = Wybierz jeden z dwóch stosów swojego Magazynu i usuń wszystkie jego płytki, chyba że opróżniłoby to Magazyn.
alert-sensor-glimpse = Przebłysk czujników
    .effect = Zyskaj Skok Synergiczny albo podejrzyj następne Wydarzenie.
alert-second-opinion = Druga opinia
    .effect = Zyskaj Skok Synergiczny albo podejrzyj następne Wydarzenie.
alert-quarantine = Kwarantanna
    .effect = W tej rundzie żaden kwadrat płytki nie może leżeć obok wcześniej umieszczonego kwadratu tego samego terenu.
alert-thin-ice = Cienki lód
    .effect = W tej rundzie płytki nie mogą przykrywać Lodu.
alert-ice-quake = Trzęsienie lodu
    .effect = W tej rundzie płytki nie mogą przykrywać Lodu.
alert-silence = Cisza radiowa
    .effect = W tej rundzie nie zyskuje się Skoków Synergicznych.
alert-lockdown = Zamknięcie
    .effect = W tej rundzie Kamienie Milowe nic nie dają; osiągnięta Technologia działa od następnej rundy.
alert-storm-rim = Burza na skraju
    .effect = W tej rundzie płytki nie mogą przykrywać kwadratów obwodu.

## Oceny w trybie solo

verdict-critical-failure = Całkowita klęska: trzeba szukać innej planety.
verdict-survivors = Czy ktoś słyszał o innych ocalałych?
verdict-poor-yield = Skromne plony, ale wszyscy żyją.
verdict-accomplished = Zadanie wykonane. Tak trzymać!
verdict-promotion = Znakomicie: należy się awans.
verdict-best-planet = Takiej planety nie ma chyba nikt inny.
verdict-stars = Dzięki tobie gwiazdy stoją tak, jak trzeba.
