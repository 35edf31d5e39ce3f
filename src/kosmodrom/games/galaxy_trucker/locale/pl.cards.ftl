# Nazwy elementów i to, co robią, w jednym zdaniu (.text).
# Nazwy pospolite małą literą, nazwy kart jak tytuły.
# card- nazywa karty przygód i nieczyste zagrania. Gdy karta danego rodzaju jest jedna, liczby w jej
# tekście są argumentami: to pola jej wpisu.

## Ilości, nazwane jak pola, w bierniku

of-credits = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
    [many] { $credits } kredytów
   *[other] { $credits } kredytu
}
of-days = { $days ->
    [one] { $days } dzień lotu
    [few] { $days } dni lotu
    [many] { $days } dni lotu
   *[other] { $days } dnia lotu
}
of-crew_lost = { $crew_lost ->
    [one] { $crew_lost } członka załogi
    [few] { $crew_lost } członków załogi
    [many] { $crew_lost } członków załogi
   *[other] { $crew_lost } członka załogi
}
of-goods_lost = { $goods_lost ->
    [one] { $goods_lost } towar
    [few] { $goods_lost } towary
    [many] { $goods_lost } towarów
   *[other] { $goods_lost } towaru
}
of-tokens = { $tokens ->
    [one] { $tokens } znacznik baterii
    [few] { $tokens } znaczniki baterii
    [many] { $tokens } znaczników baterii
   *[other] { $tokens } znacznika baterii
}
of-parts = { $parts ->
    [one] { $parts } część
    [few] { $parts } części
    [many] { $parts } części
   *[other] { $parts } części
}
of-parts_per_token = { $parts_per_token ->
    [one] { $parts_per_token } część
    [few] { $parts_per_token } części
    [many] { $parts_per_token } części
   *[other] { $parts_per_token } części
}
of-more_than = { $more_than ->
    [one] { $more_than } towar
    [few] { $more_than } towary
    [many] { $more_than } towarów
   *[other] { $more_than } towaru
}

## Strony, złącza, kolory

side-front = przód
side-right = prawa strona
side-rear = tył
side-left = lewa strona

connector-0 = bez złącza
connector-1 = złącze pojedyncze
connector-2 = złącze podwójne
connector-3 = złącze uniwersalne

colour-blue = niebieski
colour-green = zielony
colour-yellow = żółty
colour-red = czerwony
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-brown = brązowy

## Załoga

alien-purple = fioletowy kosmita
    .text = Zwiększa siłę ognia, jeśli działa statku dają jakąkolwiek.
alien-brown = brązowy kosmita
    .text = Zwiększa moc silników, jeśli silniki statku dają jakąkolwiek.
alien-blue = niebieski kosmita
    .text = Daje jedną z pięciu specjalizacji.

specialist-lawyer = Prawnik
    .text = Za utracone części nie płacisz nic, a jeśli statek jest nieubezpieczony, połowę.
specialist-manager = Menedżer
    .text = Inni kosmici dają o 1 więcej, a każda rasa na pokładzie u celu przynosi kredyty.
specialist-merchant = Handlowiec
    .text = Każdy czerwony i żółty towar sprzedajesz o 1 kredyt drożej, także po rezygnacji z lotu.
specialist-technician = Technik
    .text = Póki na pokładzie jest znacznik baterii, pierwszy potrzebny na każdej karcie nic nie kosztuje.
specialist-diplomat = Dyplomata
    .text = Raz w locie uwalnia od skutków przegranej walki albo jednego polecenia strefy walki, po czym odchodzi.

## Towary

goods-red = czerwone towary
    .text = Niebezpieczne: mieszczą się tylko w kontenerach specjalnych.
goods-yellow = żółte towary
    .text = Mieszczą się w każdym kontenerze.
goods-green = zielone towary
    .text = Mieszczą się w każdym kontenerze.
goods-blue = niebieskie towary
    .text = Mieszczą się w każdym kontenerze.

## Klasy statków

class-I = klasa I
    .text = Mały statek z ubezpieczeniem.
class-IA = klasa IA
    .text = Mały statek, który może lecieć dowolną stroną do przodu, bez ubezpieczenia.
class-II = klasa II
    .text = Średni statek z ubezpieczeniem.
class-IIA = klasa IIA
    .text = Dwa osobne człony, które lecą jako jeden statek, bez ubezpieczenia.
class-III = klasa III
    .text = Duży statek z ubezpieczeniem.
class-IIIA = klasa IIIA
    .text = Długi i wąski statek bez ubezpieczenia.

## Części

part-starting_cabin = początkowa kabina pilotów
    .text = Od niej zaczyna się statek: miejsce dla 2 kosmonautów, nigdy dla kosmity.
part-cabin = kabina
    .text = Miejsce dla 2 kosmonautów albo dla 1 kosmity, jeśli łączy się z modułem podtrzymywania życia jego koloru.
part-luxury_cabin = kabina luksusowa
    .text = Miejsce dla 1 pasażera, który płaci za ukończony lot; zwolnionego miejsca nikt nie zajmie.
part-stasis_chamber = komora hibernacyjna
    .text = 4 zahibernowanych kosmonautów, których można zbudzić na miejsca utraconej załogi.
part-life_support = moduł podtrzymywania życia
    .text = Pozwala kosmicie swojego koloru mieszkać w połączonej kabinie.
part-life_support-purple = fioletowy moduł podtrzymywania życia
    .text = Pozwala fioletowemu kosmicie mieszkać w połączonej kabinie.
part-life_support-brown = brązowy moduł podtrzymywania życia
    .text = Pozwala brązowemu kosmicie mieszkać w połączonej kabinie.
part-life_support-blue = niebieski moduł podtrzymywania życia
    .text = Pozwala niebieskiemu kosmicie mieszkać w połączonej kabinie.
part-cannon = działo
    .text = Siła ognia 1 do przodu, pół w każdą inną stronę; zestrzeliwuje duże meteory.
part-double_cannon = podwójne działo
    .text = Za 1 znacznik baterii siła ognia 2 do przodu, 1 w każdą inną stronę.
part-bidirectional_cannon = działo dwukierunkowe
    .text = Za 1 znacznik baterii strzelają obie lufy, każda jak osobne działo.
part-cannon_engine = działo-silnik
    .text = Działo z przodu i silnik z tyłu.
part-engine = silnik
    .text = Moc 1; dysza jest skierowana do tyłu.
part-double_engine = podwójny silnik
    .text = Za 1 znacznik baterii moc 2; dysza jest skierowana do tyłu.
part-shield = generator osłon
    .text = Za 1 znacznik baterii zatrzymuje mały meteor lub lekki ostrzał z jednej ze swoich dwóch stron.
part-shield_booster = wzmacniacz osłon
    .text = Za dodatkowy znacznik baterii połączony generator osłon zatrzymuje też duże meteory i ciężki ostrzał.
part-cannon_booster = wzmacniacz dział
    .text = Za 1 znacznik baterii połączone działo daje znacznie większą siłę ognia i ulega zniszczeniu.
part-engine_booster = wzmacniacz silników
    .text = Za 1 znacznik baterii i połączony silnik statek ucieka w nadprzestrzeń na dwie karty.
part-battery = bateria
    .text = Mieści znaczniki baterii; każdy wystarcza na jedno użycie jednego urządzenia.
part-reactor = reaktor
    .text = Przy załadunku spala 1 towar i napełnia połączoną baterię.
part-hold = ładownia
    .text = Kontenery na żółte, zielone i niebieskie towary.
part-special_hold = ładownia specjalna
    .text = Kontenery na towary wszystkich kolorów, jedyne na czerwone.
part-mixed_hold = ładownia mieszana
    .text = Kontenery specjalne i zwykłe obok siebie.
part-cargo_battery = łado-bateria
    .text = Bateria i ładownia w jednym.
part-structure = moduł strukturalny
    .text = Służy tylko do łączenia.
part-plating = niezniszczalne poszycie
    .text = Meteory i ostrzał nie szkodzą jego stronom bez złącza.

## Zagrożenia i to, co się porównuje

threat-small_meteor = mały meteor
    .text = Odbija się tam, gdzie nie ma odsłoniętego złącza, albo od osłony.
threat-large_meteor = duży meteor
    .text = Powstrzymuje go działo skierowane w jego stronę albo wzmocniona osłona.
threat-light_shot = lekki ostrzał
    .text = Powstrzymuje go tylko osłona.
threat-heavy_shot = ciężki ostrzał
    .text = Powstrzymuje go tylko wzmocniona osłona albo poszycie.

parameter-firepower = siła ognia
parameter-engine_power = moc silników
parameter-crew = załoga

## Karty przygód

card-slavers = Handlarze niewolników
    .text = Zabierają załogę każdemu słabszemu, aż ktoś ich pokona i zarobi kredyty.
card-smugglers = Przemytnicy
    .text = Zabierają towary każdemu słabszemu, aż ktoś ich pokona i weźmie ich ładunek.
card-pirates = Piraci
    .text = Ostrzeliwują każdego słabszego, aż ktoś ich pokona i zarobi kredyty.
card-stardust = Gwiezdny pył
    .text = Każdy traci 1 dzień lotu za każde odsłonięte złącze.
card-open_space = Wolna przestrzeń
    .text = Od lidera każdy przesuwa się do przodu o moc silników; kto jej nie ma, rezygnuje z lotu.
card-meteor_swarm = Rój meteorów
    .text = Meteory nadlatują po kolei i zagrażają wszystkim statkom.
card-planets = Planety
    .text = Od lidera każdy może wylądować na wolnej planecie i załadować jej towary, tracąc dni lotu.
card-combat_zone = Strefa walki
    .text = Trzy polecenia, a każde uderza w tego, kto jest w czymś najsłabszy.
card-abandoned_ship = Opuszczony statek
    .text = Pierwszy chętny oddaje załogę za kredyty i traci dni lotu.
card-abandoned_station = Opuszczona stacja
    .text = Pierwszy chętny, który ma dość załogi, ładuje towary i traci dni lotu.
card-epidemic = Epidemia
    .text = Każda zajęta kabina połączona z inną zajętą traci 1 członka załogi.
card-sabotage = Sabotaż
    .text = Najmniejsza załoga traci część, jeśli kości na jakąś wskażą.

## Karty dodatkowe

card-bureaucracy = Biurokracja
    .text = Ostatni gracz ustawia kość; kto zgadnie, dostaje { of-credits }, pozostali tracą tyle dni lotu, ile pokazuje.
card-robopolice = Robopolicja
    .text = Najwyższa tajna oferta płaci i wskazuje kolumnę i rząd, byle nie { $barred }: każdy odrzuca część z tego pola.
card-space_billiards = Kosmiczny bilard
    .text = Od lidera każdy posyła meteory jednego z poleceń na przeciwnika.
card-junkyard = Złomowisko
    .text = Od lidera każdy może zająć jeden wolny obszar: płaci jego koszt i dostaje nagrodę.
card-star_warehouse = Gwiezdny magazyn
    .text = Dostępne części: { $parts }; od lidera każdy może wziąć jedną, by ją dodać lub wymienić, i traci { of-days }.

## Nieczyste zagrania

card-old_hulk = Krypa na sprzedaż
    .text = Licytacja: kto da najwięcej, dostaje towary z krypy.
card-psychocannibals = Psychokanibale
    .text = Nikt nie zachowuje więcej członków załogi, niż ma mocy silników.
card-asteroid_belt = Pas asteroid
    .text = Każdy leci przez meteory albo je omija i traci { of-days }.
card-settling_accounts = Wyrównywanie rachunków
    .text = Od ostatniego gracza każdy podaje kwotę i kolumnę: statek z przodu płaci albo obrywa w tej kolumnie.
card-system_test = Test systemów
    .text = Części, które można zasilać, trzeba przetestować: 1 znacznik baterii na { of-parts_per_token }; pozostałe się odrzuca.
card-traffic_jam = Korek na trasie
    .text = Statki zbliżają się do siebie, aż nie ma między nimi wolnych pól.
card-ambush = Zasadzka
    .text = Kto ma najmniejszą siłę ognia, jest ostrzeliwany; tu działa z boków i z tyłu liczą się w całości, z przodu w połowie.
card-drifting_ship = Dryfujący statek
    .text = Pierwszy chętny oddaje { of-tokens }, dostaje { of-credits } i traci { of-days }.
card-vastness_of_space = Bezmiar kosmosu
    .text = Każdy przesuwa się do przodu o moc silników; kto jej nie ma, rezygnuje z lotu.
card-toll = Myto
    .text = Każdy płaci { of-credits } albo traci { of-days }.
card-side_storm = Burza z boków
    .text = Meteory z obu boków zagrażają wszystkim statkom.
card-stern_shower = Deszcz od rufy
    .text = Meteory z tyłu zagrażają wszystkim statkom.
card-customs = Odprawa celna
    .text = Każdy traci { of-goods_lost }, zaczynając od najcenniejszego.
card-power_leak = Wyciek energii
    .text = Każdy traci { of-tokens }.
card-tax_office = Urząd skarbowy
    .text = Najbogatszy gracz płaci { of-credits }.
card-ghost_signal = Sygnał widmo
    .text = Kto ma największą moc silników, traci { of-days }.
card-overloaded_hull = Przeładowany kadłub
    .text = Kto ma na pokładzie więcej niż { of-more_than }, jest ostrzeliwany.
card-crew_party = Impreza załogi
    .text = Największa załoga traci { of-crew_lost }.
card-alien_strike = Strajk kosmitów
    .text = Kosmici nic nie dają, dopóki nie zostanie rozpatrzona następna karta.
card-head_start = Fory
    .text = Ostatni statek zyskuje { of-days }.
card-shield_check = Kontrola osłon
    .text = Lekki ostrzał ze wszystkich czterech stron zagraża wszystkim statkom.
card-gun_check = Kontrola dział
    .text = Kto ma najmniejszą siłę ognia, traci { of-goods_lost }.
card-speed_check = Kontrola prędkości
    .text = Kto ma najmniejszą moc silników, traci { of-crew_lost }.
card-loose_bolts = Poluzowane śruby
    .text = Każdy traci { of-parts } z odsłoniętym złączem, według własnego wyboru.

## Trudna trasa

road-fierce_competition = Zażarta rywalizacja
    .text = Kto bada opuszczony statek lub stację, najpierw obrywa od tyłu od każdego silniejszego za nim.
road-object_of_envy = Przedmiot zawiści
    .text = Lekki ostrzał od tyłu: na starcie we wszystkich prócz ostatniego, potem w każdego nowego lidera.
road-flying_junk = Latający złom
    .text = Części, które odpadają, stają się dużymi meteorami dla statków z tyłu.
road-deja_vu = Déjà vu
    .text = Po ostatniej karcie wszystkie poza wykorzystanymi okazjami wracają w odwrotnej kolejności.
road-space_psychosis = Kosmiczna psychoza
    .text = Po każdej karcie losuje się koordynaty: kabina z kosmonautą na tym polu ulega zniszczeniu.
road-metal_fatigue = Zmęczenie materiału
    .text = Po każdej wolnej przestrzeni losuje się koordynaty: część na tym polu odpada.
road-failing_batteries = Baterie na wyczerpaniu
    .text = Zasilanie urządzenia kosztuje o 1 znacznik baterii więcej; razem ze wzmacniaczem też tylko o 1.
road-meteor_inversion = Inwersja meteorów
    .text = Duże meteory działają jak małe, a małe jak duże.
road-hard_crossing = Ciężka przeprawa
    .text = Do lotu dochodzi tyle kart z talii III, ile ma jeden stos.
road-merciless_fate = Bezlitosny los
    .text = Strefa walki i sabotaż oszczędzają tylko najsilniejszego; epidemia i gwiezdny pył kosztują części.
road-dum_dum_bullets = Pociski dum dum
    .text = Co zniszczy część, leci dalej i uderza jeszcze w następną.
road-union_ship = Statek związkowy
    .text = Przed ostatnią kartą każdy rezygnuje z lotu albo płaci 1 kredyt lub towar za członka załogi.
road-exploding_goods = Wybuchające towary
    .text = Zniszczona część z towarami zabiera ze sobą wszystkie części wokół.
road-exploding_batteries = Wybuchające baterie
    .text = Zniszczona część ze znacznikami baterii zabiera ze sobą wszystkie części wokół.
road-contaminated_goods = Zainfekowany towar
    .text = Załadunek kosztuje 1 kosmonautę za każdy nowy towar ponad liczbę kosmitów na pokładzie.
road-turbulence = Turbulencje
    .text = Silniki mogą być skierowane do przodu, ale wtedy się nie liczą; wolna przestrzeń obraca wszystkie statki.
road-faulty_connectors = Wadliwe złącza
    .text = Każde złącze uniwersalne połączone z pojedynczym lub podwójnym zmniejsza moc silników o 1.
road-made_to_order = Na zamówienie
    .text = Każdy ma własne części do budowy i płaci 1 kredyt za każdą niewykorzystaną.
road-dead_zone = Martwa strefa
    .text = W jednej kolumnie, wylosowanej przed budową, nie działa nic prócz poszycia.
road-nasty_surprise = Przykra niespodzianka
    .text = Po zakończeniu budowy dochodzi jeszcze jedna karta trudnej trasy.
road-short_hourglass = Krótka klepsydra
    .text = Klepsydra przesypuje się o jeden raz mniej.
road-no_reserves = Bez zapasów
    .text = Podczas budowy nic nie wolno odłożyć na bok.
road-blind_flight = Lot w ciemno
    .text = Podczas budowy nie wolno oglądać żadnego stosu kart.
road-costly_repairs = Drogie naprawy
    .text = Żaden statek nie jest ubezpieczony: płaci się za każdą utraconą część.
road-falling_prices = Spadek cen
    .text = Każdy towar sprzedaje się o 1 kredyt taniej.
