# Misje, które ktoś sam pisze: co jest w nich nie tak i z czego się składają.

mistake-unknown =
    Nie ma tu { $kind ->
        [goal] celu
        [action] akcji arkusza misji
        [counter] licznika
        [objective] żetonu celu
        [card] karty Obiektu
        [tile] kafla Obiektu
        [facility] Obiektu
        [upgrade] Ulepszenia
        [follow-up] kontynuacji wątku
       *[trait] cechy
    } „{ $name }”. { $nearest ->
        [none] Znane: { $known ->
            [none] brak
           *[other] { $known }
        }.
       *[other] Może chodzi o „{ $nearest }”?
    }
mistake-id-taken = Gra ma już coś o id „{ $id }”. Wybierz inne.
mistake-id-twice = Id „{ $id }” występuje dwa razy.
mistake-level = Nie ma tabeli [mission.levels.{ $level }]: misja ma poziomy easy, normal i hard.
mistake-no-goal = Nie ma czerwonego celu, którym można wygrać: co najmniej jeden cel nie może być ukryty (hidden) ani mieć red = false.
mistake-too-many = { $least } to więcej, niż może być: najwyżej { $most }.
mistake-round = Runda { $round } nigdy nie nadejdzie: misja ma { $last ->
        [one] tylko { $last } rundę
        [few] najwyżej { $last } rundy
       *[many] najwyżej { $last } rund
    }.
mistake-order = { $last } jest przed { $first }: druga liczba nie może być mniejsza od pierwszej.
mistake-event-missions = Wydarzenie z tego pliku i tak należy do tej misji: pomiń „missions”.
mistake-no-consequence = Wydarzenie „{ $event }” ma akcję, ale nie ma konsekwencji: dodaj, co się stanie, gdy nikt jej nie wykona.
mistake-no-event-action = Wydarzenie „{ $event }” ma konsekwencję, ale nie ma akcji, która mogłaby jej zapobiec.
mistake-no-free-way = Co najmniej jedno wyjście musi być dostępne dla każdego: bez kosztu i bez wymagań.
mistake-poi-choice = Żeton POI nie daje wyboru: użyj efektów, które po prostu następują.
mistake-empty = Ta lista jest pusta, więc nic się nie dzieje. Dodaj, co się dzieje, albo ją pomiń.
mistake-no-part = Żaden Obiekt nie ma takiej części: nic nie pasuje naraz do facilities, block i parts.
mistake-personal = Licznik „{ $counter }” jest osobisty: płacić można tylko licznikami całej załogi.
mistake-place = Miejsce bez ring, icon i token jest nigdzie: dodaj, o które obszary chodzi, albo pomiń je przy akcji w HUB-ie.
mistake-condition-early = Przed pierwszą rundą nikt nie dostaje Stanu: nic by się nie stało. Użyj do tego którejś rundy misji.
mistake-not-drawn = Nic nie dobrano: „drawn” jest dla „then” efektu „direction”.
mistake-not-here = Tu nie ma „here”: to nie dzieje się na żadnym obszarze. Użyj „random”, „chosen” albo, po „direction”, „drawn”.
mistake-goal-hidden = Nic nie ujawnia ukrytego celu „{ $goal }”: potrzebny jest efekt „add-goal”, do którego może dojść.
mistake-goal-ticked = Nic nie spełnia celu „{ $goal }”: daj mu testy albo efekt „tick-goal”, do którego może dojść.
mistake-action-closed = Nic nie otwiera akcji „{ $action }”: potrzebny jest efekt „open-action”, do którego może dojść.
mistake-objective-unused = Żeton celu „{ $objective }” nigdy nie wchodzi do gry: umieść go efektem „objective” albo daj mu at = "available".
mistake-counter-most = Licznik „{ $counter }” nigdy nie osiągnie { $least }: jego „most” to { $most }.
mistake-counter-never = Nic nie podnosi licznika „{ $counter }” do { $least }: potrzebny jest efekt „count”, do którego może dojść.
mistake-flag = Nic nie zapisuje „{ $flag }”: potrzebny jest efekt „flag”, do którego może dojść.
mistake-never-built = Nic nie buduje „{ $card }”: potrzebny jest efekt „build-facility”, do którego może dojść.
mistake-never = To nigdy nie zachodzi: wartość jest zawsze od { $lowest } do { $highest }.
mistake-any-of = Nic z tego nie może nigdy zajść.

mistake-words-language =
    Nie ma słów po { $language ->
        [en] angielsku: dodaj „en” w [mission.words]
       *[pl] polsku: dodaj „pl” w [mission.words]
    }.
mistake-word =
    Brakuje słowa „{ $word }” po { $language ->
        [en] angielsku
       *[pl] polsku
    }.
mistake-word-unused =
    Niczego w misji nie opowiada „{ $word }”. { $nearest ->
        [none] Pomiń je.
       *[other] Może chodzi o „{ $nearest }”?
    }
mistake-word-twice = Słowo „{ $word }” występuje dwa razy.
mistake-word-taken = Gra ma już słowo „{ $word }”. Wybierz inne id.
mistake-word-empty = „{ $word }” nic nie mówi.
mistake-fluent = To nie jest Fluent: { $problem }.
mistake-variable = W słowach misji nie ma „${ $name }”: zapisz tekst w całości.
mistake-reference = Nie ma słowa „{ $name }”, do którego można się odwołać.
mistake-word-steers = „{ $word }” ma znaki, których nie widać, a które sterują terminalem.
mistake-words-deep = „{ $word }” jest zagnieżdżone zbyt głęboko albo odwołuje się do zbyt wielu innych słów lub do siebie.

about-mission-goals =
    { $red ->
        [one] Jeden czerwony cel
        [few] { $red } czerwone cele
       *[many] { $red } czerwonych celów
    }, pomarańczowych: { $orange }
about-mission-hidden =
    { $count ->
        [one] Jeden z czerwonych celów jest ukryty: trzeba go osiągnąć dopiero wtedy, gdy jakiś efekt doda go do listy
        [few] { $count } z czerwonych celów są ukryte: każdy trzeba osiągnąć dopiero wtedy, gdy jakiś efekt doda go do listy
       *[many] { $count } z czerwonych celów jest ukrytych: każdy trzeba osiągnąć dopiero wtedy, gdy jakiś efekt doda go do listy
    }
about-mission-sols = { $level }: { $sols } rund przy 1, 2, 3, 4 graczach
about-mission-parts = Akcje: { $actions }, liczniki: { $counters }, żetony celów: { $tokens }, własne wydarzenia: { $events }
about-mission-used = Testy i efekty: { $used }
