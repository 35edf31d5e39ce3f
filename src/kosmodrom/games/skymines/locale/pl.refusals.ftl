# Dlaczego czegoś nie można zrobić.

refusal-not-now = Nie teraz: { $now }.
refusal-must-choose = Tego nie można pominąć: { $now }.
refusal-one-action = Tura ma jedną akcję, a ta jeszcze trwa: { $now }.
refusal-action-phase = Akcje wykonuje się w fazie akcji, gdy wszyscy zaplanują swoje karty.
refusal-must-act = Tura to dokładnie jedna akcja. Jeśli nie chcesz żadnej innej, wycofaj się.
refusal-planned = Twoje karty są zaplanowane. Odkryje się je, gdy wszyscy będą gotowi.
refusal-passed = Po wycofaniu się nie grasz już do końca rundy.

## Przygotowanie gry i planowanie

refusal-tracks-lie = Każda korporacja ma swój tor na całą grę.
refusal-other-edge = Teraz chodzi o tor korporacji { $company }.
refusal-board-used = Ta plansza toru już jest w grze ({ $track }), a leży tylko jedną stroną do góry.
refusal-token-moment = Startowy żeton badań wybiera się raz, podczas przygotowania gry.
refusal-token-not-dealt = Tego żetonu nie ma wśród rozdanych tobie.
refusal-planning-phase = Karty kładzie się na miejsca w fazie planowania, przed akcjami.
refusal-say-ready = Jeśli nie chcesz już kłaść kart, zakończ planowanie.
refusal-not-in-hand = Nie masz na ręce tej karty: { $card }.
refusal-card-rests = Ta karta jest zużyta: { $card }. Wróci ze swoim stosem, gdy się wycofasz.
refusal-card-planned = Ta karta już leży na miejscu: { $card }.
refusal-share-no-action = Taka karta to tylko udział i zostaje na ręce: { $card }.
refusal-slot-closed = Miejsce { $slot } nie jest jeszcze włączone: A włącza tor zbiornika, a E tor badań.
refusal-slot-taken = Na miejscu { $slot } już leży karta.
refusal-card-in-turn = Teraz chodzi o inną kartę: { $card }.
refusal-middle-slots = Pierwsze zużyte karty leżą nad trzema środkowymi miejscami: B, C i D.
refusal-rest-taken = Nad miejsce { $slot } już trafiła karta: każda idzie gdzie indziej.
refusal-no-stack = Nad miejscem { $slot } nie ma stosu.
refusal-one-stack = Wycofując się, bierzesz jeden stos, a ten już jest na ręce.
refusal-stack-by-passing = Zużyty stos wraca na rękę, gdy się wycofujesz, po jednym za każdym razem.
refusal-stack-first = Najpierw weź stos na rękę, potem odłożysz karty z miejsc.
refusal-rest-by-passing = Karty odkłada się, gdy się wycofujesz.

## Karty i płytki

refusal-slot-empty = Na miejscu { $slot } nie ma karty.
refusal-slot-twice = Każde miejsce podaj tylko raz.
refusal-card-used = Ta karta jest już użyta w tej rundzie: { $card }.
refusal-no-cards-chosen = Użyj co najmniej jednej karty zasobów.
refusal-not-a-resource = To nie jest karta zasobów: { $card }.
refusal-one-type = Karty zasobów używane razem są jednego rodzaju.
refusal-mix-buys-nothing = Zasoby można łączyć tylko po to, żeby zdobyć kartę, a te nie wystarczą na żadną.
refusal-mix-must-buy = Łączysz zasoby, a to wolno tylko wtedy, gdy zdobywasz za nie kartę: najpierw ją wybierz.
refusal-no-energy = Nie masz odkrytej energii: ani nieużytej karty energii, ani płytki energii.
refusal-no-pieces = Stacja { $company } jest pusta: ekspansja nie jest możliwa.
refusal-no-scientist = Nie masz w obszarze akcji nieużytej karty badań naukowych.
refusal-not-a-scientist = To nie jest karta badań naukowych: { $card }.
refusal-not-a-field-scientist = To nie jest karta badań polowych: { $card }.
refusal-no-tile = Nie masz w tej rundzie tej płytki: { $tile }.
refusal-tile-used = Ta płytka jest już użyta w tej rundzie: { $tile }.
refusal-tile-lies = Płytka +1 zasobu już leży na karcie i tam zostaje.
refusal-tile-before-action = Płytkę +1 zasobu kładzie się w swojej turze, przed akcją.

## Znaczniki bonusu

refusal-no-such-space = Nie ma takiego pola bonusu: { $space }.
refusal-permanent-bonus = Ten tor ma bonusy stałe, a nie pola: { $space }.
refusal-no-marker = Nie masz nieużytego znacznika bonusu.
refusal-no-one-time-marker = Nie masz znacznika jednorazowego bonusu: dają je zadania misji.
refusal-one-time-only = Masz już tylko znaczniki jednorazowego bonusu.
refusal-personal-locked = Osobiste pole bonusu otwiera się po spełnieniu trzech zadań.
refusal-bonus-next-turn = Próg przekraczasz w tej turze: jego bonus działa od twojej następnej tury.
refusal-track-locked = To pole otwiera się, gdy twój znacznik dotrze na tym torze do pola { $to }.
refusal-space-taken = To pole jest zajęte do końca rundy: { $space }.
refusal-pair-used = Z dwóch pól jednego toru można w rundzie użyć tylko jednego.
refusal-first-turn = Pierwszy gracz nie może użyć tego pola w swojej pierwszej turze rundy.
refusal-space-coins = { $cost ->
    [one] To pole kosztuje { $cost } crypcoina, a masz { $coins }.
    [few] To pole kosztuje { $cost } crypcoiny, a masz { $coins }.
   *[many] To pole kosztuje { $cost } crypcoinów, a masz { $coins }.
}
refusal-no-majority = Ktoś ma odkryte więcej ({ $kind }): twoja suma to { $own }, a największa { $most }.
refusal-no-hand-card = Nie masz na ręce karty do usunięcia.
refusal-no-carbon-card = Nie masz na ręce karty węgla do usunięcia.
refusal-nothing-to-buy = { $coins ->
    [0] Nie zostaje nic na kupno karty z obszaru kart.
    [one] Zostaje { $coins } crypcoin: to za mało na każdą kartę z obszaru kart.
    [few] Zostają { $coins } crypcoiny: to za mało na każdą kartę z obszaru kart.
   *[many] Zostaje { $coins } crypcoinów: to za mało na każdą kartę z obszaru kart.
}
refusal-step-not-reached = Ta nagroda wymaga odkrytych razem { $total }.
refusal-which-reward = To pole nie ma takiej nagrody do wyboru.

## Misje

refusal-no-missions = W tej grze nie ma kart misji.
refusal-task-moment = Zadania spełnia się we własnej turze fazy akcji.
refusal-mission-closed = Ta misja nie jest odkryta: { $mission }.
refusal-other-mission = Twoja karta statusu należy do misji „{ $mission }”: liczą się dla ciebie tylko jej zadania.
refusal-no-such-task = Misja „{ $mission }” ma zadania od 1 do 3.
refusal-task-done = To zadanie jest już spełnione.
refusal-task-not-met = Nie spełniasz teraz warunku tego zadania.

## Jednostki, tory i kupno

refusal-not-on-display = Tej karty nie ma w obszarze kart: { $card }.
refusal-one-card = W akcji zdobywa się najwyżej jedną kartę, a ta jest już twoja.
refusal-units-short = { $units ->
    [one] Karta kosztuje { $cost }, a została { $units } jednostka.
    [few] Karta kosztuje { $cost }, a zostały { $units } jednostki.
   *[many] Karta kosztuje { $cost }, a zostało { $units } jednostek.
}
refusal-coins-short = { $cost ->
    [one] To kosztuje { $cost } crypcoina, a masz { $coins }.
    [few] To kosztuje { $cost } crypcoiny, a masz { $coins }.
   *[many] To kosztuje { $cost } crypcoinów, a masz { $coins }.
}
refusal-buy-with = Kartę zdobywa się kartami zasobów albo za crypcoiny na polu bonusu. Wybierz sposób: { $card }.
refusal-buy-too-dear = Nie wystarczą na nią teraz ani karty zasobów, ani crypcoiny i znaczniki: { $card }, koszt { $cost }.
refusal-move-with-units = Na torach korporacji poruszają jednostki zasobów: najpierw użyj kart zasobów.
refusal-no-units-to-move = Na torach korporacji poruszają jednostki zasobów, a nie masz nieużytej karty zasobów.
refusal-no-units = Nie masz już jednostek.
refusal-units-must-move = Jednostki trzeba wykorzystać, dopóki jakiś znacznik może się ruszyć bez opłacania bariery.
refusal-track-end = Twój znacznik jest na końcu toru { $company }.
refusal-barrier-coins = { $cost ->
    [one] Bariera inwestycyjna kosztuje { $cost } crypcoina, a masz { $coins }.
    [few] Bariera inwestycyjna kosztuje { $cost } crypcoiny, a masz { $coins }.
   *[many] Bariera inwestycyjna kosztuje { $cost } crypcoinów, a masz { $coins }.
}
refusal-no-barrier = Żaden twój znacznik nie stoi teraz przed barierą inwestycyjną.
refusal-other-barrier = Twój znacznik stoi przed barierą { $company }.
refusal-at-barrier = Twój znacznik stoi przed barierą inwestycyjną: zapłać za nią albo się zatrzymaj.
refusal-own-track = To ruch na innych torach niż tor { $company }.
refusal-track-chosen = Tor { $company } jest już wybrany: każdy ruch odbywa się na innym.
refusal-no-such-reward = Nie ma takiej nagrody wśród tych, które na ciebie czekają.
refusal-no-rewards = Nie czekają na ciebie żadne nagrody.

## Ekspansja

refusal-enter-by-expanding = Żeby tam wejść, użyj energii do ekspansji korporacji.
refusal-no-such-place = Nie ma takiego miejsca na tej planszy: { $place }.
refusal-station-no-place = Do stacji nie można wejść.
refusal-place-held = { $company } już tam jest: { $place }.
refusal-sector-out-of-reach = Ten sektor nie graniczy ze stacją { $company } ani z żadnym jej sektorem: { $place }.
refusal-enclave = To enklawa: { $place }. Otacza ją { $around } i tam { $company } musi być najpierw.
refusal-shuttle-out-of-reach = { $company } nie ma placówki na planetoidzie przy tym torze lotu: { $place }.
refusal-asteroid-out-of-reach = { $company } nie ma ani placówki na tej planetoidzie, ani promu przy niej: { $place }.
refusal-no-shuttles = W stacji { $company } nie ma już promów.
refusal-no-outposts = W stacji { $company } nie ma już placówek.
refusal-energy-short = To kosztuje { $cost } energii, a masz jeszcze { $points }.
refusal-column-first = Najpierw wybierz kolumnę, z której bierzesz element.
refusal-enter-first = Najpierw wybierz, dokąd wchodzisz, a potem kolumnę, z której bierzesz element.
refusal-no-piece-due = Teraz nie bierze się elementu ze stacji.
refusal-other-station = Element bierze się ze stacji { $company }.
refusal-no-such-column = Stacja ma kolumny od 1 do 3.
refusal-wrong-column = W kolumnie { $column } są elementy innego rodzaju: placówki są w kolumnach 1 i 3, a promy w kolumnie 2.
refusal-column-empty = Kolumna { $column } stacji { $company } jest pusta.
refusal-nothing-ousted = Żaden element nie wraca teraz do stacji.
refusal-other-piece = Wraca element korporacji { $company }.
refusal-column-full = Kolumna { $column } nie ma wolnego pola: przekreślonego już się nie zakrywa.
refusal-neutralise-by-expanding = Zagrożenie neutralizuje się podczas ekspansji: najpierw użyj energii.
refusal-no-threat = W tej grze nie ma zagrożenia.
refusal-threat-gone = Zagrożenie jest już usunięte.
refusal-threat-done = W tej ekspansji zagrożenie jest już zneutralizowane.
refusal-threat-no-shuttle = Żeby dotrzeć do zagrożenia, { $company } musi mieć prom na polu 11 lub 16.
refusal-threat-tank = Twój znacznik hel-3 nie jest jeszcze za wartością { $n }.
refusal-threat-research = Twój znacznik przesyłu nie jest jeszcze za wartością { $n }.
refusal-threat-cards = Trzeba usunąć z ręki karty energii ({ $n }), a masz ich { $held }.
refusal-threat-coins = Trzeba zapłacić crypcoiny ({ $cost }), a masz { $coins }.

## Badania

refusal-no-points = Nie masz punktów badań. Dają je karty badań naukowych, a także niektóre sektory i pola.
refusal-upload-by-scientist = Znacznik przesyłu porusza się, gdy używasz karty badań naukowych.
refusal-points-short = Ten plan wymaga naraz więcej punktów badań: { $cost }, a masz { $points }.
refusal-no-such-plan = Nie ma takiego planu: { $plan }.
refusal-plan-yours = Ten plan już jest twój: { $plan }.
refusal-special-later = Ten specjalny plan pojawi się w rundzie { $round }.
refusal-plan-not-there = Tego planu nie ma w obszarze badań: { $plan }.
refusal-flip-before-moving = Plan zakrywa się, zanim znacznik przesyłu się ruszy.
refusal-flip-once = W akcji zakrywa się jeden plan i tak się już stało.
refusal-screen-empty = Na ekranie { $screen } nie ma planu.
refusal-plan-behind = Ekran { $screen } nie leży przed twoim znacznikiem przesyłu.
refusal-plan-face-down = Plan na ekranie { $screen } już jest zakryty.
refusal-upload-end = Twój znacznik przesyłu jest na ostatnim ekranie.
refusal-screen-gap = Ekran { $screen } jest pusty: znacznik przesyłu go nie minie.
refusal-needs-not-met = Twoje odkryte karty nie spełniają wymagań: { $plan }.
refusal-plans-at-end = Plany kładzie się na ekranach na końcu tury, w której się je zdobywa.
refusal-plan-not-gained = Tego planu nie ma wśród zdobytych w tej turze: { $plan }.
refusal-no-such-screen = Twój tor badań nie ma ekranu { $screen } na plany.
refusal-screen-behind = Na ekranie { $screen } był już znacznik przesyłu: plany kładzie się przed nim.
refusal-crossed-out = Ekran { $screen } ma przekreślone { $letter }: taki plan nie może leżeć tam jako pierwszy.

## Usunięte karty

refusal-remove-by-marker = Karty usuwa się znacznikiem bonusu na polu, które tego wymaga.
refusal-removed-by-marker = To należy do pól bonusu na torach, które usuwają kartę.
refusal-hand-cards-only = Tej karty nie ma na ręce: { $card }. Kart z miejsc i zużytych kart się nie usuwa.
refusal-energy-card-only = To nie jest karta energii: { $card }.
refusal-carbon-card-only = To nie jest karta węgla, a innej to pole nie przyjmuje: { $card }.
refusal-not-removed = Tej karty nie ma na stosie usuniętych kart: { $card }.

## Koniec

refusal-share-moment = Korporację wolnego udziału wybiera się na koniec gry.
refusal-loop-moment = O dalszym ciągu pętli czasowej decyduje się po punktacji jej gry.
