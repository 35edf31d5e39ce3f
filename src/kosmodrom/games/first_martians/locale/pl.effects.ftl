# Co robią karty, żetony, wydarzenia i misje oraz o co pytają.
# $by i $to to liczby ze znakiem: co się zyskuje lub traci.

## HUB

about-malfunction = { $block }: tor Uszkodzeń { $by }
about-cube =
    { $red ->
        [true] { $block }: kostka w ramce Uszkodzeń zmienia się na czerwoną
       *[other] { $block }: kostka w ramce Uszkodzeń zmienia się na zieloną
    }
about-malfunction-card =
    { $keyword ->
        [none] Dobierz kartę Uszkodzeń: { $block }
       *[other] Dobieraj karty Uszkodzeń aż do słowa „{ $keyword }”: { $block }
    }
about-break =
    { $n ->
        [one] Psuje się sprawna część
        [few] Psują się { $n } sprawne części
       *[many] Psuje się { $n } sprawnych części
    }
about-repair =
    { $n ->
        [one] Napraw uszkodzoną część
        [few] Napraw { $n } uszkodzone części
       *[many] Napraw { $n } uszkodzonych części
    }
about-output = { $resource }: wydajność jednego producenta { $by }
about-shutdown = Kafel Przestoju ({ $resource })
about-lift-shutdown = Zdejmij wybrany kafel Przestoju
about-token =
    { $at ->
        [now] { $token } na polu „!”: { $facility }
       *[other] { $token } na polu „>>”: { $facility }
    }
about-clear-tokens = Odrzuć wszystkie żetony Modyfikatorów z jednego Obiektu
about-rover-token = { $token } na łaziku { $rover }
about-mend-rover = Odrzuć wierzchni żeton z łazika
about-area-token =
    { $where ->
        [here] { $token } na tym Obszarze
        [chosen] { $token } na wybranym zbadanym Obszarze
        [drawn] { $token } na zbadanym Obszarze w tym kierunku
       *[other] { $token } na losowym zbadanym Obszarze
    }
about-clear-area = Odrzuć żeton Modyfikatora z Obszaru
about-board-token = { $token } na planszy gracza
about-growth = Nasiona na Farmie rosną
about-wilting = Rośliny na Farmie więdną
about-greenhouse = Jedna szklarnia więcej
about-plant = Dojrzałe rośliny { $by }

## Załoga

about-morale = Morale { $by }
about-morale-tokens = Żetony Morale { $by }
about-stress = Stres { $by }
about-wound =
    { $n ->
        [one] 1 rana
        [few] { $n } rany
       *[many] { $n } ran
    }
about-heal =
    { $n ->
        [one] Wylecz 1 ranę
        [few] Wylecz { $n } rany
       *[many] Wylecz { $n } ran
    }
about-condition =
    { $condition ->
        [none] Losowy Stan
       *[other] Stan: { $condition }
    }
about-cure =
    { $condition ->
        [none] Wylecz jeden Stan
       *[other] Wylecz Stan: { $condition }
    }
about-discard-skill = Odrzuć wybraną kartę zdolności

## Co załoga ma

about-reserve = { $resource } { $by }
about-sample = Próbki { $by }
about-examined = Zbadane próbki { $by }
about-discovery = Odkrycia { $by }
about-seed = Nasiona { $by }
about-spare = Część zapasowa ({ $part }) { $by }
about-objective = Żetony celu: { $tokens }
about-discard-objective = Odrzuć żetony celu: { $tokens }
about-poi =
    { $n ->
        [one] Dobierz żeton POI
        [few] Dobierz { $n } żetony POI
       *[many] Dobierz { $n } żetonów POI
    }
about-upgrade =
    { $n ->
        [one] Dobierz kartę Ulepszenia
        [few] Dobierz { $n } karty Ulepszeń
       *[many] Dobierz { $n } kart Ulepszeń
    }
about-lose-upgrade = Odrzuć wybrane Ulepszenie
about-lose-area-sample =
    { $n ->
        [one] Odrzuć próbkę z Obszaru
        [few] Odrzuć { $n } próbki z Obszarów
       *[many] Odrzuć { $n } próbek z Obszarów
    }
about-area-sample =
    { $n ->
        [one] Na Obszarze pojawia się próbka
        [few] Na Obszarze pojawiają się { $n } próbki
       *[many] Na Obszarze pojawia się { $n } próbek
    }
about-reveal =
    { $where ->
        [drawn] Następny Obszar w tym kierunku zostaje zbadany
       *[other] Wybrany Obszar zostaje zbadany
    }

## Opowieść

about-direction = Dobierz kartę Namiaru
about-research-card =
    { $counter ->
        [none] Dobierz kartę Badań i odczytaj numer
       *[other] Dobierz kartę Badań: procent dolicza się tutaj: { $counter }
    }
about-add-goal = Nowy cel: { $goal }
about-tick-goal = Cel osiągnięty: { $goal }
about-open-action =
    { $open ->
        [true] Nowa akcja: { $action }
       *[other] Już niedostępne: { $action }
    }
about-build-facility = Nowy Obiekt: { $card }
about-count = { $counter } { $by }
about-flag = To zostanie zapamiętane
about-forbid = Niedostępne w tym solu: { $action }
about-tax =
    { $pawns ->
        [one] { $action }: w tym solu o 1 pion więcej
        [few] { $action }: w tym solu o { $pawns } piony więcej
       *[many] { $action }: w tym solu o { $pawns } pionów więcej
    }
about-extra-die = W tym solu rzuca się też kością Uszkodzeń: { $block }
about-nothing = nic
about-choose = Do wyboru
about-if = Jeśli: { $tests }
about-chance = Z szansą { $percent }%
about-end-mission = Misja zostaje przegrana

# O kogo chodzi, jeśli nie o tego, kogo to spotkało.
whom-first_player = Pierwszy Gracz
whom-everyone = wszyscy
whom-chosen = jedno z was
whom-medic = Medyk
whom-geologist = Geolog
whom-engineer = Inżynier
whom-scientist = Naukowiec
label-easy = łatwe
label-medium = średnie
label-hard = trudne
otherwise = w przeciwnym razie
number-upto = do { $number }

## O co można zapytać

about-counter = { $counter }: co najmniej { $least }
about-reserve-holds = { $resource } w Rezerwie: co najmniej { $least }
about-cargo-holds =
    { $what ->
        [samples] próbki
        [seeds] nasiona
        [spares] części zapasowe
        [examined] zbadane próbki
       *[other] Odkrycia
    }: co najmniej { $least }
about-morale-is = Morale od { $least } do { $most }
about-stress-is = Stres od { $least } do { $most }
about-broken =
    { $most ->
        [99] uszkodzone części: co najmniej { $least }
       *[other] { $least ->
            [0] uszkodzone części: najwyżej { $most }
           *[other] uszkodzone części: od { $least } do { $most }
        }
    }
about-is-shut = Przestój: { $facility }
about-explored =
    { $ring ->
        [none] zbadane Obszary: co najmniej { $least }
       *[other] zbadane Obszary w kręgu { $ring }: co najmniej { $least }
    }
about-plants = dojrzałe rośliny: co najmniej { $least }
about-greenhouses = szklarnie: co najmniej { $least }
about-output-is =
    { $most ->
        [99] produkcja ({ $resource }): co najmniej { $least }
       *[other] produkcja ({ $resource }): od { $least } do { $most }
    }
about-built-facility = zbudowane: { $card }
about-built-upgrades = zbudowane Ulepszenia: co najmniej { $least }
about-goal-done = osiągnięte: { $goal }
about-round-is =
    { $most ->
        [99] od sola { $least }
       *[other] sole od { $least } do { $most }
    }
about-players-are = astronauci: od { $least } do { $most }
about-in-play = w grze: { $profession }
about-has-trait = cecha: { $trait }
about-has-profession = { $profession }
about-has-condition =
    { $condition ->
        [none] ma Stan
       *[other] ma Stan: { $condition }
    }
about-is-wounded = rany: co najmniej { $least }
about-flagged = to się już wydarzyło
about-objective-held = żetony celu ({ $colour }): co najmniej { $least }
about-not = nie: { $test }
about-any-of = jedno z: { $tests }

## Koszty

cost-oxygen = { $count } tlenu
cost-energy = { $count } energii
cost-food =
    { $count ->
        [one] { $count } porcja żywności
        [few] { $count } porcje żywności
       *[many] { $count } porcji żywności
    }
cost-any_spares =
    { $count ->
        [one] { $count } dowolna część zapasowa
        [few] { $count } dowolne części zapasowe
       *[many] { $count } dowolnych części zapasowych
    }
cost-samples =
    { $count ->
        [one] { $count } próbka
        [few] { $count } próbki
       *[many] { $count } próbek
    }
cost-examined =
    { $count ->
        [one] { $count } zbadana próbka
        [few] { $count } zbadane próbki
       *[many] { $count } zbadanych próbek
    }
cost-discoveries =
    { $count ->
        [one] { $count } Odkrycie
        [few] { $count } Odkrycia
       *[many] { $count } Odkryć
    }
cost-seeds =
    { $count ->
        [one] { $count } nasiono
        [few] { $count } nasiona
       *[many] { $count } nasion
    }
cost-morale =
    { $count ->
        [one] { $count } żeton Morale
        [few] { $count } żetony Morale
       *[many] { $count } żetonów Morale
    }
cost-connector =
    { $count ->
        [one] { $count } złącze elektryczne
        [few] { $count } złącza elektryczne
       *[many] { $count } złączy elektrycznych
    }
cost-filter =
    { $count ->
        [one] { $count } filtr tlenowy
        [few] { $count } filtry tlenowe
       *[many] { $count } filtrów tlenowych
    }
cost-processor =
    { $count ->
        [one] { $count } procesor
        [few] { $count } procesory
       *[many] { $count } procesorów
    }
cost-hardware =
    { $count ->
        [one] { $count } podzespół
        [few] { $count } podzespoły
       *[many] { $count } podzespołów
    }
