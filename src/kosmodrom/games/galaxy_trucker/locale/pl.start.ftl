# Strona „Jak grać, w pięć minut”.

start-aim = Zbuduj statek z części, które wpadną w ręce, i przeleć nim przez wszystko, co przyniosą karty. Dowieź towary, dotrzyj do celu przed innymi i zgub po drodze jak najmniej statku. Są trzy loty, każdy większym statkiem. Wygrywa ten, kto na koniec ma najwięcej kredytów.

start-loop-take = Weź część
    .text = Ze sterty, zakrytą: co to jest, widać dopiero w ręce. Albo odkrytą, którą ktoś zwrócił. Zawsze po jednej.
start-loop-weld = Przyspawaj ją
    .text = Obróć ją, jak chcesz. Stykające się złącza muszą pasować. Niechcianą zwróć albo odłóż na bok.
start-loop-look = Obejrzyj karty
    .text = Trzy z czterech stosów można podczas budowy obejrzeć. Wiadomo wtedy, co przyjdzie, choć nie wiadomo kiedy.
start-loop-finish = Weź numer
    .text = Kto skończył, bierze żeton kolejności. Numer 1 startuje jako lider, pozostali za nim, w odstępach.
start-loop-board = Wszyscy na pokład
    .text = Dwoje kosmonautów w kabinie albo kosmita, jeśli ma moduł podtrzymywania życia. Baterie są pełne.
start-loop-cards = Odkrywaj karty
    .text = Każda dotyczy wszystkich, począwszy od lidera: lądowanie na planetach, wraki, walka. Kto się zatrzymuje, traci dni lotu.
start-loop-hits = Trzymaj się razem
    .text = Kości mówią, gdzie trafia meteor albo ostrzał. Część przepada z tym, co się na niej trzyma. Chronią działa i osłony.
start-loop-accounts = Rozlicz lot
    .text = Kredyty są za dotarcie do celu, za szczelny kadłub i za towary; utracone części kosztują. Potem większy statek.

start-round = Lot
start-round-building = Budowa:
    .text = wszyscy naraz na czas klepsydry albo na zmianę. Tuż za dyszą silnika i tuż przed lufą działa nic nie może być.
start-round-check = Kontrola:
    .text = co nie pasuje, zostaje usunięte i jest utracone.
start-round-boarding = Start:
    .text = na pokład trafiają załoga i znaczniki baterii, a cztery stosy tasuje się razem.
start-round-flight = Karty:
    .text = jedna po drugiej. Przed każdą można zrezygnować: bez nagrody u celu i z towarami za pół ceny. Trzeba, gdy brak kosmonautów albo mocy silników w wolnej przestrzeni i gdy lider zdubluje statek.
start-round-settlement = Rozliczenie:
    .text = zyski i straty. Wszystkie części wracają do magazynu.

start-points = Skąd biorą się kredyty
start-points-finish = Kolejność przylotu:
    .text = 4, 3, 2 albo 1; w drugim locie dwa razy tyle, w trzecim trzy razy.
start-points-looks = Najbardziej hermetyczny kadłub:
    .text = 2, 4 albo 6, zależnie od lotu, za najmniej odsłoniętych złączy u celu.
start-points-goods = Towary:
    .text = każdy czerwony 4, żółty 3, zielony 2, niebieski 1.
start-points-flight = Po drodze:
    .text = pokonani wrogowie i zbadane wraki dają kredyty od razu.
start-points-parts = Utracone części:
    .text = po 1, ale najwyżej 5, 8 albo 11 w klasie I, II albo III.
start-points-end = Przy remisie:
    .text = zwycięstwo jest wspólne.

start-sign-single = złącze pojedyncze: pasuje do pojedynczego i uniwersalnego
start-sign-double = złącze podwójne: pasuje do podwójnego i uniwersalnego
start-sign-universal = złącze uniwersalne: pasuje do każdego innego
start-sign-exposed = odsłonięte złącze: nic obok niego nie ma

start-sign-cabin = kabina: dwoje kosmonautów; bez nich nikt nie poleci
start-sign-life-support = moduł podtrzymywania życia: kosmita w połączonej kabinie. Fioletowy: siła ognia +2, brązowy: moc silników +2
start-sign-engines = silnik, dyszą do tyłu: moc 1; podwójny 2, za znacznik baterii
start-sign-cannons = działo: siła ognia 1 do przodu, inaczej pół; podwójne dwa razy tyle, za znacznik. Zestrzeliwuje duże meteory
start-sign-shield = generator osłon: za znacznik chroni dwie strony przed małymi meteorami i lekkim ostrzałem
start-sign-battery = bateria: znaczniki, każdy na jedno użycie jednej części
start-sign-holds = ładownie: po towarze w kontenerze, czerwone w specjalnych
start-sign-structure = moduł strukturalny: tylko łączy inne części

start-sign-days = dni lotu i kredyty
start-sign-figures = siła ognia, moc silników, załoga
start-sign-compared = kto ma najmniej; kto ma co najmniej tyle
start-sign-meteors = mały i duży meteor; widać, skąd nadlatują
start-sign-shots = lekki i ciężki ostrzał; ciężkiego nic nie powstrzyma

start-sign-open_space = { card-open_space }: każdy leci do przodu o moc silników
start-sign-stardust = { card-stardust }: dzień lotu straty za każde odsłonięte złącze
start-sign-planets = { card-planets }: lądowanie, towary i strata dni lotu
start-sign-abandoned_station = { card-abandoned_station }: towary za dni lotu, jeśli załoga wystarczy
start-sign-abandoned_ship = { card-abandoned_ship }: kredyty za załogę i dni lotu
start-sign-meteor_swarm = { card-meteor_swarm }: jeden po drugim, na wszystkie statki
start-sign-enemies = { card-slavers }, { card-smugglers }, { card-pirates }: atakują każdego słabszego, aż ktoś ich pokona i zgarnie nagrodę
start-sign-combat_zone = { card-combat_zone }: uderza w tego, kto ma czegoś najmniej
start-sign-epidemic = { card-epidemic }: członek załogi mniej w każdej zajętej kabinie połączonej z inną
start-sign-sabotage = { card-sabotage }: najmniejsza załoga może stracić część

start-more = To gra podstawowa. Nowe technologie, trudna trasa, nieczyste zagrania i inne klasy statków dodają swoje zasady; mówią o tym zasady gry.
