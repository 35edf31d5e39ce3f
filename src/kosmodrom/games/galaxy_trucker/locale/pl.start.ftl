# Strona „Jak grać, w pięć minut”.

start-aim = Zbuduj statek z części, które wpadną w ręce, i przeleć nim przez wszystko, co przyniosą karty. Dowieź towary, dotrzyj do celu przed innymi i zgub po drodze jak najmniej statku. Są trzy loty, każdy większym statkiem. Wygrywa ten, kto na koniec ma najwięcej kredytów.

start-loop-take = Weź część
    .text = Ze sterty, zakrytą: co to jest, widać dopiero w ręce. Albo odkrytą, którą ktoś zwrócił. Zawsze po jednej.
start-loop-weld = Przyspawaj ją
    .text = Obróć ją, jak chcesz. Złącza, które się stykają, muszą pasować. Niechcianą zwróć albo odłóż na bok: dwie mogą zaczekać.
start-loop-look = Obejrzyj karty
    .text = Trzy z czterech stosów można podczas budowy obejrzeć. Wiadomo wtedy, co przyjdzie, choć nie wiadomo kiedy.
start-loop-finish = Weź numer
    .text = Kto skończył, bierze żeton kolejności. Numer 1 startuje jako lider, pozostali za nim, w odstępach.
start-loop-board = Wszyscy na pokład
    .text = Po dwoje kosmonautów w kabinie albo kosmita, jeśli łączy się z nią moduł podtrzymywania życia. Baterie są pełne znaczników.
start-loop-cards = Odkrywaj karty
    .text = Każda dotyczy wszystkich, począwszy od lidera: lądowanie na planetach, wraki, walka. Kto się zatrzymuje, traci dni lotu.
start-loop-hits = Trzymaj się razem
    .text = Dwie kości mówią, gdzie uderzy meteor albo ostrzał. Trafiona część przepada z tym, co trzyma się tylko na niej. Chronią działa i osłony.
start-loop-accounts = Rozlicz lot
    .text = Kredyty są za dotarcie do celu, za szczelny kadłub i za towary; utracone części kosztują. Potem większy statek.

start-round = Lot
start-round-building = Budowa:
    .text = wszyscy naraz na czas klepsydry albo na zmianę, po jednej czynności. Dysze są skierowane do tyłu i nic nie może być tuż za nimi ani tuż przed lufą działa.
start-round-check = Kontrola:
    .text = co nie pasuje, zostaje usunięte i jest utracone.
start-round-boarding = Start:
    .text = na pokład trafia załoga i znaczniki baterii, a cztery stosy tasuje się razem.
start-round-flight = Karty:
    .text = jedna po drugiej. Przed każdą można zrezygnować: wtedy nie ma nagrody za ukończenie lotu, a towary są za pół ceny. Trzeba, gdy nie ma już kosmonautów, gdy w wolnej przestrzeni brak mocy silników albo gdy strata do lidera to całe okrążenie.
start-round-settlement = Rozliczenie:
    .text = zyski i straty. Wszystkie części wracają przed następnym lotem.

start-points = Skąd biorą się kredyty
start-points-finish = Kolejność przylotu:
    .text = 4, 3, 2 albo 1; w drugim locie dwa razy tyle, w trzecim trzy razy.
start-points-looks = Najbardziej hermetyczny kadłub:
    .text = 2, 4 albo 6, zależnie od lotu, za najmniej odsłoniętych złączy u celu.
start-points-goods = Towary:
    .text = każdy czerwony 4, żółty 3, zielony 2, niebieski 1.
start-points-flight = Po drodze:
    .text = pokonani wrogowie i zbadane wraki przynoszą kredyty od razu.
start-points-parts = Utracone części:
    .text = po 1, ale najwyżej 5, 8 albo 11 w klasie I, II albo III.
start-points-end = Przy remisie:
    .text = zwycięstwo jest wspólne.

start-sign-single = złącze pojedyncze: pasuje do pojedynczego i uniwersalnego
start-sign-double = złącze podwójne: pasuje do podwójnego i uniwersalnego
start-sign-universal = złącze uniwersalne: pasuje do każdego innego, ale nie do gładkiego boku
start-sign-exposed = odsłonięte złącze: nic obok niego nie ma. Szkodzą mu małe meteory

start-sign-cabin = kabina: dwoje kosmonautów, czyli załoga. Bez kosmonauty nikt dalej nie poleci
start-sign-life-support = moduł podtrzymywania życia: w połączonej kabinie może mieszkać kosmita tego koloru. Fioletowy dodaje 2 do siły ognia, brązowy 2 do mocy silników, jeśli statek jakąś ma
start-sign-engines = silnik: moc 1; podwójny ma 2, za znacznik baterii
start-sign-cannons = działo: siła ognia 1 do przodu, inaczej pół; podwójne ma dwa razy tyle, za znacznik. Zestrzeliwuje duże meteory ze swojej linii
start-sign-shield = generator osłon: za znacznik chroni dwie strony przed małymi meteorami i lekkim ostrzałem
start-sign-battery = bateria: znaczniki, każdy na jedno użycie jednej części
start-sign-holds = ładownie, po jednym towarze w kontenerze; czerwone wymagają ładowni specjalnej
start-sign-structure = moduł strukturalny: tylko łączy inne części

start-sign-days = dni lotu i kredyty
start-sign-figures = siła ognia, moc silników, załoga
start-sign-compared = kto ma najmniej; kto ma co najmniej tyle
start-sign-goods = towary: czerwone, żółte, zielone, niebieskie
start-sign-meteors = mały i duży meteor; widać, skąd nadlatują
start-sign-shots = lekki i ciężki ostrzał; ciężkiego nic nie powstrzyma

start-more = To gra podstawowa. Nowe technologie, trudna trasa, nieczyste zagrania i inne klasy statków dodają swoje zasady; mówią o tym zasady gry.
