# Co rysowana plansza mówi o swoich rzeczach, oprócz ich nazw.

## Akcje, wydarzenia i karty

caption-pawns =
    { $pawns ->
        [one] Wymaga { $pawns } piona
       *[other] Wymaga { $pawns } pionów
    }
caption-typed =
    { $rolled ->
        [true] Typ: { $action } (1 pion z rzutem, 2 piony na pewno)
       *[other] Typ: { $action } (1 pion)
    }
caption-outside = Gdzie: { $place }
caption-explored = zbadany Obszar
caption-ring = krąg { $ring }
caption-cost = Koszt: { $cost }
caption-needs = Tylko jeśli: { $needs }
caption-reward = Daje: { $effects }
caption-limit =
    { $count ->
        [one] Raz w misji
       *[other] Najwyżej { $count } razy w misji
    }
caption-per-round =
    { $count ->
        [one] Raz w solu
       *[other] Najwyżej { $count } razy w solu
    }
caption-goal-red = Bez tego nie ma zwycięstwa
caption-goal-orange = Cel opcjonalny
caption-goal-tests = Wykonany, gdy zachodzi: { $tests }
caption-objective = Żeton celu, { $colour }
objective-colour-red = czerwony
objective-colour-orange = pomarańczowy
objective-colour-black = czarny

## HUB

caption-place-of = Akcja tutaj: { $action }
caption-makes = Wytwarza co sol najwyżej { $output }
caption-feeds-on = Potrzebuje co sol: { $resources }
caption-part = { $part }, uszkodzona część: { $penalty }
caption-broken = Gdy jest uszkodzona: { $penalty }
caption-upgrade-of = Pasuje do: { $facility }
caption-taken-apart = Po rozmontowaniu: { $parts }
caption-demand = Zdjęcie kosztuje: { $cost }
caption-attempts = Schodzi za drugą próbą
caption-raises-output = Zdjęcie podnosi wydajność o 1
caption-output = Ile wytwarza co sol
caption-shutdown = Kafel Przestoju: Obiekt nie działa, jego uszkodzone części nic nie kosztują, a Stres rośnie co sol o 2.
caption-now = „!”: żetony działające w tym solu
caption-later = „>>”: żetony działające w następnym solu
caption-malfunction-track = Przy 5 dobiera się kartę Uszkodzeń, a następna Sekcja jest zagrożona.
caption-cube = Czerwony: co sol rzuca się kością Uszkodzeń tej Sekcji.
caption-malfunction-die = Podnosi tor Uszkodzeń swojej Sekcji o 0, 1 lub 2.
caption-deck = Karty, których nikt jeszcze nie zna
caption-greenhouse = Szklarnia: miejsce na jedną dojrzałą roślinę, która co sol żywi jedną osobę
caption-block-working = Tu zaczynają się wyprawy, badania i budowa; jej Uszkodzenia są najłagodniejsze.
caption-block-living = Tu załoga śpi, leczy się i czuwa.
caption-block-systems = Powietrze, prąd i żywność; jej Uszkodzenia są najgroźniejsze.

## Załoga

caption-trait = Cecha: { $trait }
caption-base-skill = Zdolność bazowa: { $skill }
caption-icons = Stan przychodzi z tymi ranami: { $wounds }. Szósta jest śmiertelna.
caption-skill-cost = { $cost }, raz w solu, w dowolnej chwili
caption-reroll = { $actions ->
    [none] Przerzut kości we własnej akcji: { $dice }
   *[other] Przerzut kości: { $dice } ({ $actions })
}
caption-aom = Dodatkowy pion do akcji: { $action }, oraz do akcji bez typu
caption-morale = W każdym solu Pierwszy Gracz dostaje żetony Morale według tego poziomu albo je oddaje; każdy brakujący to rana.
caption-morale-tokens = Żetonami Morale płaci się za zdolności.
caption-stress = Przy 18 wybucha bójka: wszyscy są ranni, a Morale spada.
caption-wounds = Szósta rana jest śmiertelna i oznacza koniec misji.
caption-first-player = Pierwszy Gracz czyta opowieści, przechodzi do następnej fazy, rozstrzyga spory i odpowiada za Morale.

## Kości

caption-dice = Kości akcji, barwa: { $colour }
caption-sides = { $die }: { $sides } z 6
caption-die-success = Bez sukcesu akcja się nie udaje, a wykonawca bierze 2 żetony Morale.
caption-die-wound = Rana wykonawcy, czy akcja się uda, czy nie.
caption-die-adventure = Wykonawcę spotyka Przygoda w barwie akcji.

## Teren i zapasy

caption-way-pawns =
    { $pawns ->
        [0] Droga nie wymaga tu piona
        [one] Droga wymaga tu { $pawns } piona
       *[other] Droga wymaga tu { $pawns } pionów
    }
caption-tile-samples =
    { $count ->
        [one] Po odkryciu: { $count } próbka
        [few] Po odkryciu: { $count } próbki
       *[many] Po odkryciu: { $count } próbek
    }
caption-tile-pois =
    { $count ->
        [one] Po odkryciu: żeton POI
        [few] Po odkryciu: { $count } żetony POI
       *[many] Po odkryciu: { $count } żetonów POI
    }
caption-tile-icon = ikona misji
caption-poi-icon = Co znaczy ta ikona, mówi misja.
caption-samples = Próbki: bada je Laboratorium.
caption-examined = Zbadane próbki: po ponownym badaniu każda staje się Odkryciem.
caption-discoveries = Odkrycia: wymagają ich misje, a w kampanii kupuje się za nie zdolności.
caption-seeds = Nasiona: posadzone stają się po sześciu solach roślinami.
caption-spares = Części zapasowe: każda naprawia część swojego rodzaju.
caption-available = Dostępne: można użyć teraz
caption-pending = Oczekujące: można użyć od następnego sola
caption-threshold = Najwyżej tyle części może być uszkodzonych na koniec misji.
caption-resource-oxygen = Każdy Obiekt z tym znakiem potrzebuje co sol jednego; brak oznacza Przestoje.
caption-resource-energy = Każdy Obiekt z tym znakiem potrzebuje co sol jednej; brak oznacza Przestoje.
caption-resource-food = Każdy zjada co sol porcję; kto jej nie dostanie, jest ranny.
caption-token-blocked = Obiektu nie można użyć w tym solu, a łazika przed naprawą.
caption-token-pawn = Akcja tutaj wymaga jednego piona więcej.
caption-token-adventure = Kto podejmuje tu akcję, przeżywa Przygodę.
caption-token-reroll = Sukces na kości Sukcesu trzeba przerzucić.
caption-token-wound = Kto podejmuje tu akcję, jest ranny.
caption-token-rover = Po każdej jeździe łazik przechodzi kontrolę i może zostać uszkodzony.
caption-rover-froggy = Oszczędza dwa piony w jednej akcji Eksploracji.
caption-rover-scorpio = Oszczędza jeden pion w jednej akcji Eksploracji, Pozyskiwania, Badań lub Budowy na zewnątrz.
caption-action-rest = Jeden pion: żeton Morale.
caption-action-unwind = Jeden pion: Morale rośnie albo Stres spada.
caption-action-heal = Pion chorego i pion Medyka: znika rana albo Stan.
caption-action-manage = Jeden pion: tor Uszkodzeń opada.
caption-action-explore = Nowy Obszar obok takiego, do którego da się dojść. Droga wymaga pionów.
caption-action-gather = Próbka albo żeton celu ze zbadanego Obszaru. Droga wymaga pionów.
caption-action-research = Próbka zostaje zbadana albo zbadana próbka staje się Odkryciem; tu także sadzi się nasiona.
caption-action-build = Naprawy, Ulepszenia i łaziki.

## Fazy

caption-phase-events-1 = Zużycie: jeden tor Uszkodzeń rośnie o 1.
caption-phase-events-2 = Wraca to, co zaniedbane albo zaczęte wcześniej.
caption-phase-events-3 = Wydarzenie misji zostaje opowiedziane i się dzieje.
caption-phase-events-4 = Akcję z Wydarzenia można wykonać w tym solu i w dwóch następnych.
caption-phase-morale-1 = Powyżej 0 Pierwszy Gracz dostaje tyle żetonów Morale.
caption-phase-morale-2 = Poniżej 0 Pierwszy Gracz je oddaje; każdy brakujący to rana.
caption-phase-production-1 = Tlen powstaje i się zużywa; brak oznacza Przestoje.
caption-phase-production-2 = Energia powstaje i się zużywa; brak oznacza Przestoje.
caption-phase-production-3 = Nasiona rosną, powstaje żywność, wszyscy jedzą.
caption-phase-production-4 = Stres rośnie: 1 za każdą osobę, 2 za każdy kafel Przestoju.
caption-phase-production-5 = Uszkodzone podzespoły Sekcji Roboczej dają się we znaki, potem działają zasady misji.
caption-phase-planning-1 = Wspólnie stawiacie wszystkie piony na akcjach.
caption-phase-planning-2 = Każdy się zgadza albo zgłasza sprzeciw; decyduje Pierwszy Gracz.
caption-phase-acting-1 = Najpierw akcje z Wydarzeń, potem HUB od Cichego miejsca do Warsztatu.
caption-phase-acting-2 = Za mało pionów, by mieć pewność: rzuca się kośćmi.
caption-phase-acting-3 = Na końcu usuwa się Przestoje i wykonuje akcje misji.
caption-phase-malfunctions-1 = Rzuca się kośćmi zagrożonych Sekcji; uszkodzone części dodają swoje.
caption-phase-malfunctions-2 = O tyle rosną tory.
caption-phase-malfunctions-3 = Przy 5 dobiera się kartę Uszkodzeń: najpierw Robocza, potem Mieszkalna, potem Systemowa.
caption-phase-clean_up-1 = Żetony z „!” znikają, te z „>>” się przesuwają.
caption-phase-clean_up-2 = Oczekujące rzeczy stają się dostępne; Ulepszenia trafiają na miejsce.
caption-phase-clean_up-3 = Zdolności znów działają; żeton Pierwszego Gracza przechodzi dalej.
caption-phase-clean_up-4 = Gdy czerwone cele są wykonane, liczy się uszkodzone części: w granicach Progu misja jest wygrana.
