# Dlaczego czegoś nie można zrobić.

## Chwila

refusal-first-player-settles = Pierwszy Gracz rozstrzyga spór o plan.
refusal-first-player-decides = O tym decyduje za załogę Pierwszy Gracz.
refusal-nothing-to-use = Między tymi krokami nie masz nic do użycia albo ta przerwa jest już za tobą.
refusal-voted = Twój głos jest już oddany.
refusal-others-act = Teraz działa ktoś inny.
refusal-planning-only = To należy do planowania, przed zadeklarowaniem akcji.
refusal-rolling-only = Kości przerzuca wykonawca akcji zaraz po rzucie.
refusal-crew-only-at-setup = Astronautów wybiera się przed misją.
refusal-machines-only-at-setup = AMP wybiera się przed misją.
refusal-no-way-asked = Żadna opowieść nie czeka teraz na twoją decyzję.
refusal-another-story = To należy do innej opowieści.
refusal-way-too-dear = Załogi na to nie stać: { $cost }.
refusal-way-not-open = To wyjście nie jest otwarte.
refusal-phase-not-over = Faza jeszcze trwa.
refusal-not-between-steps = Gra o coś cię pyta: odpowiedz na to przed następnym krokiem.
refusal-shut-down-when-short = Kafle Przestoju kładzie się tylko wtedy, gdy brakuje tlenu lub energii.
refusal-wilting-in-production = Więdnięciu zapobiega się w fazie Produkcji, gdy część Farmy jest uszkodzona.
refusal-hunger-when-short = Dopóki jest żywność, nikt nie głoduje.
refusal-sample-loss-when-told = Próbki odrzuca się z Obszarów tylko wtedy, gdy coś tego wymaga.
refusal-vote-first = Teraz nie ma głosowania nad planem.
refusal-dispute-only = Nie ma sporu o plan.
refusal-order-only = Teraz nie wybiera się kolejności akcji.
refusal-dice-order-only = Teraz nie wybiera się kolejności kości.
refusal-unwind-only = Wybiera się to, gdy uda się Relaks.
refusal-heal-only = Wybiera się to, gdy uda się Leczenie.
refusal-manage-only = Wybiera się to, gdy uda się Przegląd.
refusal-try-only = Żaden kafel Przestoju nie czeka na następną próbę.
refusal-campaign-only = Zdolności odblokowuje się między misjami kampanii.
refusal-answer-first = Najpierw odpowiedz na pytanie.

## Zdolności, znaleziska, Ulepszenia

refusal-astronaut-not-in-play = Tego astronauty nie ma w grze.
refusal-not-your-skill = To nie twój astronauta: { $astronaut }.
refusal-no-such-skill = { $astronaut } nie ma takiej zdolności.
refusal-skill-locked = Ta zdolność nie jest odblokowana: { $skill }.
refusal-skill-used = Ta zdolność jest już zużyta w tym solu: { $skill }.
refusal-migraine = { $astronaut } ma Migrenę i nie może używać zdolności.
refusal-skill-too-dear = { $cost ->
    [one] { $skill } kosztuje { $cost } żeton Morale; do dyspozycji: { $morale }.
    [few] { $skill } kosztuje { $cost } żetony Morale; do dyspozycji: { $morale }.
   *[many] { $skill } kosztuje { $cost } żetonów Morale; do dyspozycji: { $morale }.
}
refusal-skill-rerolls = { $skill } służy do przerzutu, zaraz po rzucie.
refusal-skill-needs-more = { $skill } nic teraz nie da.
refusal-no-such-poi = Załoga nie ma takiego znaleziska.
refusal-poi-without-effect = To znalezisko nic nie znaczy w tej misji.
refusal-no-such-upgrade = Załoga nie ma takiej karty Ulepszenia.
refusal-upgrade-in-plan = Plan przewiduje jej budowę: { $upgrade }. Najpierw wycofaj piony.

## Piony i stosy

refusal-pawn-not-in-play = Tego piona nie ma w grze.
refusal-not-in-play = Tego nie ma w grze.
refusal-machine-used = Ta AMP jest już w planie: { $pawn }.
refusal-two-machines = W jednym solu pomagają najwyżej dwie AMP.
refusal-machine-type = { $pawn } pomaga tylko w akcjach swojego typu i w akcjach bez typu.
refusal-pawns-used = Oba piony są już w planie: { $pawn }.
refusal-heart-attack = Po Ataku serca jeden pion służy tylko do jego leczenia: { $pawn }.
refusal-heart-attack-heals = Pion leczy Atak serca; jego właściciel musi zostać na górze.
refusal-pawns-needed = Pozostałe piony są potrzebne w innych stosach ({ $pawns }).
refusal-pawns-missing = W którymś stosie jest za mało pionów.
refusal-pawns-missing-for = Potrzebne piony: { $pawns }, wolne: { $left }.
refusal-tokens-ask-too-much = Żetony „+1 pion” na planszach graczy wymagają tam więcej pionów, niż może się zebrać.
refusal-no-such-stack = Nie ma takiego stosu.
refusal-pawn-elsewhere = Tego piona nie ma w stosie: { $pawn }.
refusal-leads-already = Ten pion jest już na górze: { $pawn }.
refusal-performer-unfit = Właściciel górnego piona nie może tego wykonać: nie spełnia wymagań akcji.
refusal-machine-idle = Tej AMP nie ma w planie: { $machine }.
refusal-operates-already = { $astronaut } już ją obsługuje: { $machine }.

## Łaziki i drogi

refusal-rover-outside-only = Łaziki pomagają tylko poza HUB-em: { $rover } zostaje.
refusal-one-rover = Jeden łazik do jednej akcji.
refusal-rover-away = Ten łazik jest potrzebny w innej akcji: { $rover }.
refusal-rover-blocked = Ten łazik jest uszkodzony: { $rover }. Najpierw go naprawcie.
refusal-rover-for-four = Łaziki pomagają w Eksploracji, Pozyskiwaniu, Badaniach i Budowie: { $rover } zostaje.
refusal-froggy-explores = Froggy pomaga tylko w Eksploracji.
refusal-rover-part-broken = Uszkodzona część Hali garażowej nie pozwala używać łazików w Eksploracji.
refusal-rover-useless = Łazika z planu nie można już użyć.
refusal-rover-elsewhere = Ten łazik tu nie pomaga: { $rover }.
refusal-rover-whole = Na tym łaziku nie ma żetonów: { $rover }.
refusal-no-way-needed = To dzieje się w HUB-ie.
refusal-way-taken = Stos idzie już tą drogą.
refusal-facility-taken = Ten stos już tam jest: { $facility }.
refusal-facility-for-others = Tej akcji się tam nie wykonuje: { $facility }.
refusal-worse-way = Taka droga tam nie prowadzi albo inna jest pod każdym względem lepsza.
refusal-way-lost = Drogi któregoś stosu już nie ma.

## Obiekty i części

refusal-facility-not-in-play = Tego Obiektu nie ma w grze.
refusal-facility-shut = Leży tu kafel Przestoju: { $facility }.
refusal-facility-blocked = Obiekt jest w tym solu zablokowany: { $facility }.
refusal-action-forbidden = Tej akcji nie można wykonać w tym solu: { $action }.
refusal-dismantle-first = Części wymontowuje się, zanim powstanie plan.
refusal-no-such-part = Nie ma tu takiej części: { $facility }.
refusal-part-shut = Dopóki leży tu kafel Przestoju, nic nie można zrobić z częściami: { $facility }.
refusal-part-broken = Ta część jest uszkodzona: { $facility }, { $part }.
refusal-part-works = Ta część działa: { $facility }.
refusal-no-spare = Brakuje części zapasowej: { $part }.
refusal-donor-used = Plan już zabiera tę część: { $donor }.
refusal-no-tile-there = Nie leży tu taki kafel Przestoju: { $facility }.
refusal-join-the-others = Ktoś już zajmuje się tym kaflem: dołącz do stosu.
refusal-reserve-empty = W Rezerwie nie zostałoby nic na zapłatę: { $resource }.
refusal-action-too-dear = Przez uszkodzoną część akcja kosztuje więcej, niż zostało: { $resource }.
refusal-plan-too-dear = Plan kosztuje więcej, niż jest.

## Cele

refusal-place-lost = Z Obiektu wybranego dla któregoś stosu nie można już korzystać.
refusal-target-lost = Celu któregoś stosu już nie ma.
refusal-explored-already = To miejsce jest już zbadane.
refusal-too-far = Eksplorować można tylko miejsca obok HUB-u lub odkrytego Obszaru.
refusal-not-explored = To miejsce nie jest odkryte.
refusal-no-way = Nie prowadzi tam żadna droga.
refusal-no-sample-there = Nie ma tam próbki.
refusal-no-token-there = Nie ma tam tego żetonu.
refusal-no-sample = W Dostępnym obszarze nie ma już próbki.
refusal-nothing-examined = Nie ma już Zbadanej próbki.
refusal-nothing-to-heal = Wykonawca nie ma ani rany, ani Stanu.
refusal-medic-needed = Potrzebny jest pion Medyka.
refusal-no-planting-here = W tej misji niczego się nie sadzi.
refusal-farm-shut = Na Farmie leży kafel Przestoju.
refusal-no-greenhouse = Wszystkie szklarnie są zajęte.
refusal-growth-space-taken = Pierwsze pole Ścieżki wzrostu jest zajęte.
refusal-planted-already = W jednym solu sadzi się tylko jedno nasiono.
refusal-no-seed = W Dostępnym obszarze nie ma już nasiona.
refusal-event-without-action = To Wydarzenie nie ma akcji.
refusal-event-closed = To Wydarzenie już minęło.
refusal-event-done = Akcja z tego Wydarzenia jest już wykonana.
refusal-sheet-closed = Ta akcja misji nie jest dostępna.
refusal-sheet-used-up = Tej akcji misji nie można już powtórzyć.
refusal-planned-already = To jest już w planie tyle razy, ile wolno.
refusal-wrong-place = Tej akcji nie można wykonać w tym miejscu.
refusal-cost-missing = Brakuje czegoś, czego wymaga ta akcja.
refusal-pawn-unused = Każdy musi użyć obu pionów: { $pawn }.
