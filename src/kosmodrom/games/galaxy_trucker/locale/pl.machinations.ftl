# Nieczyste zagrania, pożyczki i płatności: pytania, ruchy, zdarzenia i odmowy.

## Pytania

ask-plant = Które nieczyste zagranie podkładasz? Dotknie też ciebie.
    .others = { $player } podkłada nieczyste zagranie.
ask-auction = { $bid ->
    [0] Krypa na sprzedaż: nie ma jeszcze oferty. Ile dajesz?
    [one] Krypa na sprzedaż: najwyższa oferta to { $bid } kredyt. Czy przebijasz?
    [few] Krypa na sprzedaż: najwyższa oferta to { $bid } kredyty. Czy przebijasz?
   *[many] Krypa na sprzedaż: najwyższa oferta to { $bid } kredytów. Czy przebijasz?
}
    .others = { $player } licytuje krypę.
ask-asteroid-belt = Lecisz przez pas asteroid czy go omijasz?
    .others = { $player } wybiera drogę: przez pas asteroid albo dookoła.
ask-toll = Czy płacisz myto?
    .others = { $player } płaci myto albo leci dookoła.
ask-demand = Ile żądasz? Przed tobą leci { $debtor }.
    .others = { $player } wyrównuje rachunki. Statek z przodu: { $debtor }.
ask-demand-column = W której kolumnie padnie strzał, jeśli { $debtor } nie zapłaci?
    .others = { $player } bierze na cel statek z przodu: { $debtor }.
ask-pay-demand = { $credits ->
    [one] { $by } żąda { $credits } kredytu, inaczej strzela w kolumnę { $column }. Czy płacisz?
    [few] { $by } żąda { $credits } kredytów, inaczej strzela w kolumnę { $column }. Czy płacisz?
   *[many] { $by } żąda { $credits } kredytów, inaczej strzela w kolumnę { $column }. Czy płacisz?
}
    .others = { $player } płaci albo obrywa w kolumnie { $column }. Strzela { $by }.
ask-system-test = { $parts ->
    [one] Bez testu jest jeszcze { $parts } część. Którą testujesz?
    [few] Bez testu są jeszcze { $parts } części. Którą testujesz?
   *[many] Bez testu jest jeszcze { $parts } części. Którą testujesz?
}
    .others = { $player } testuje części.
ask-help-ship = Czy pomagasz dryfującemu statkowi?
    .others = { $player } może pomóc dryfującemu statkowi.
ask-loose-bolts = Która część z odsłoniętym złączem odpada?
    .others = { $player } wybiera część, która odpada.

## Ruchy

with-loans = { $loans ->
    [0] { "" }
    [one] { " " }(bierzesz na to { $loans } pożyczkę)
    [few] { " " }(bierzesz na to { $loans } pożyczki)
   *[many] { " " }(bierzesz na to { $loans } pożyczek)
}
option-plant = Podłóż: { $card }
    .why = Wiesz, co nadejdzie, i możesz się na to przygotować.
option-bid = { $credits ->
    [one] Daj { $credits } kredyt{ with-loans }
    [few] Daj { $credits } kredyty{ with-loans }
   *[many] Daj { $credits } kredytów{ with-loans }
}
    .group = Licytacja
    .why = Płaci tylko najwyższa oferta, za towary z krypy.
option-pass-bid = Pasuj
    .why = Nie bierzesz już udziału w tej licytacji i nic nie płacisz.
option-fly-through = Leć przez pas: { $meteors }
    .why = Nie tracisz dni, ale nadlecą meteory.
option-go-around = { $days ->
    [one] Leć dookoła: strata { $days } dnia lotu
    [few] Leć dookoła: strata { $days } dni lotu
   *[many] Leć dookoła: strata { $days } dni lotu
}
    .why = Kosztuje tylko czas. Dni przepadają, gdy wszyscy zdecydują.
option-pay-toll = { $credits ->
    [one] Zapłać { $credits } kredyt{ with-loans }
    [few] Zapłać { $credits } kredyty{ with-loans }
   *[many] Zapłać { $credits } kredytów{ with-loans }
}
    .why = Zachowujesz miejsce w konwoju.
option-demand = { $credits ->
    [0] Nie żądaj niczego
    [one] Żądaj { $credits } kredytu
    [few] Żądaj { $credits } kredytów
   *[many] Żądaj { $credits } kredytów
}
    .why = Kto nie płaci, obrywa od tyłu. Kto żąda za dużo, nie dostaje nic.
option-pay-demand = { $credits ->
    [one] Zapłać { $credits } kredyt{ with-loans }
    [few] Zapłać { $credits } kredyty{ with-loans }
   *[many] Zapłać { $credits } kredytów{ with-loans }
}
    .why = Statek zostaje cały, a gracz za tobą się bogaci.
option-take-shot = Nie płać i przyjmij strzał
    .why = Ciężki strzał niszczy ostatnią część w kolumnie, jeśli jakaś tam jest.
option-test-part = { $tokens ->
    [0] Przetestuj bez dopłaty: { $part } (rząd { $row }, kolumna { $column })
    [one] Przetestuj za { $tokens } znacznik baterii: { $part } (rząd { $row }, kolumna { $column })
    [few] Przetestuj za { $tokens } znaczniki baterii: { $part } (rząd { $row }, kolumna { $column })
   *[many] Przetestuj za { $tokens } znaczników baterii: { $part } (rząd { $row }, kolumna { $column })
}
    .group = Test części
    .why = Jeden znacznik baterii testuje dwie części. Pozostałe się odrzuca.
option-test-all = { $tokens ->
    [0] Przetestuj resztę bez dopłaty
    [one] Przetestuj całą resztę za { $tokens } znacznik baterii
    [few] Przetestuj całą resztę za { $tokens } znaczniki baterii
   *[many] Przetestuj całą resztę za { $tokens } znaczników baterii
}
    .why = Niczego nie odrzucasz.
option-end-test = { $parts ->
    [0] Zakończ test
    [one] Zakończ test i odrzuć { $parts } część
    [few] Zakończ test i odrzuć { $parts } części
   *[many] Zakończ test i odrzuć { $parts } części
}
    .why = Zachowujesz znaczniki baterii; za odrzucone części płaci się po locie.
option-help-ship = Pomóż: { $tokens ->
    [one] { $tokens } znacznik baterii
    [few] { $tokens } znaczniki baterii
   *[many] { $tokens } znaczników baterii
} za { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} (strata: { $days ->
    [one] { $days } dzień lotu
    [few] { $days } dni lotu
   *[many] { $days } dni lotu
})
    .why = Pomóc może tylko jeden statek.
option-loosen = Niech odpadnie: { $part } (rząd { $row }, kolumna { $column })
    .why = Co trzyma się statku tylko dzięki tej części, odpada razem z nią.

## Zdarzenia

event-credits-gained = { $credits ->
    [one] { $seat } dostaje { $credits } kredyt: { $reason }.
    [few] { $seat } dostaje { $credits } kredyty: { $reason }.
   *[many] { $seat } dostaje { $credits } kredytów: { $reason }.
}
event-credits-paid = { $credits ->
    [one] { $seat } płaci { $credits } kredyt: { $reason }.
    [few] { $seat } płaci { $credits } kredyty: { $reason }.
   *[many] { $seat } płaci { $credits } kredytów: { $reason }.
}
event-credits-handed = { $credits ->
    [one] { $seat } płaci { $credits } kredyt ({ $reason }). Dostaje go { $to }.
    [few] { $seat } płaci { $credits } kredyty ({ $reason }). Dostaje je { $to }.
   *[many] { $seat } płaci { $credits } kredytów ({ $reason }). Dostaje je { $to }.
}
event-machinations-dealt = { $cards ->
    [one] Każdy dostaje { $cards } nieczyste zagranie.
    [few] Każdy dostaje { $cards } nieczyste zagrania.
   *[many] Każdy dostaje { $cards } nieczystych zagrań.
}
event-hand-dealt = Twoje nieczyste zagrania: { $cards }.
event-planted = { $seat } podkłada nieczyste zagranie.
event-planted-card = { $seat } podkłada nieczyste zagranie, którego nikt inny nie widzi: { $card }.
event-bid-made = { $credits ->
    [one] { $seat } daje { $credits } kredyt.
    [few] { $seat } daje { $credits } kredyty.
   *[many] { $seat } daje { $credits } kredytów.
}
event-bid-passed = { $seat } pasuje.
event-auction-won = { $credits ->
    [one] { $seat } wygrywa licytację za { $credits } kredyt.
    [few] { $seat } wygrywa licytację za { $credits } kredyty.
   *[many] { $seat } wygrywa licytację za { $credits } kredytów.
}
event-nobody-bids = Nikt nie licytuje: { $card }.
event-crew-is-eaten = { $crew ->
    [one] { $seat } ma o { $crew } członka załogi więcej niż mocy silników: psychokanibale go zjadają.
    [few] { $seat } ma o { $crew } członków załogi więcej niż mocy silników: psychokanibale ich zjadają.
   *[many] { $seat } ma o { $crew } członków załogi więcej niż mocy silników: psychokanibale ich zjadają.
}
event-crew-is-safe = { $seat } ma dość mocy silników dla całej załogi.
event-flies-through = { $seat } leci przez pas asteroid.
event-goes-around = { $seat } leci dookoła: { $card }.
event-demanded = { $credits ->
    [one] { $seat } żąda { $credits } kredytu, inaczej strzela w kolumnę { $column }. Płacić ma { $debtor }.
    [few] { $seat } żąda { $credits } kredytów, inaczej strzela w kolumnę { $column }. Płacić ma { $debtor }.
   *[many] { $seat } żąda { $credits } kredytów, inaczej strzela w kolumnę { $column }. Płacić ma { $debtor }.
}
event-nothing-demanded = { $seat } niczego nie żąda. Spokój ma { $debtor }.
event-payment-refused = { $seat } nie płaci: strzela { $by }.
event-parts-tested = { $seat } kończy test. Przetestowane części: { $tested }, odrzucone: { $discarded }.
event-nothing-to-test = { $seat } nie ma czego testować.
event-closed-up = { $seat } dosuwa się do statku z przodu.
event-ship-helped = { $seat } pomaga dryfującemu statkowi.
event-nobody-helps = Nikt nie pomaga dryfującemu statkowi.
event-most-found = { $tied ->
    [true] Pierwsze miejsce ({ $what }) zajmuje { $seat }: wartość równa, ale rakieta bardziej z przodu.
   *[other] Pierwsze miejsce ({ $what }) zajmuje { $seat }.
}
event-richest-found = { $tied ->
    [true] Najwięcej kredytów ({ $credits }) ma { $seat }: tyle samo, ale rakieta bardziej z przodu.
   *[other] Najwięcej kredytów ({ $credits }) ma { $seat }.
}
event-overloaded = { $cubes ->
    [one] { $seat } ma przeładowany statek: { $cubes } towar.
    [few] { $seat } ma przeładowany statek: { $cubes } towary.
   *[many] { $seat } ma przeładowany statek: { $cubes } towarów.
}
event-nobody-overloaded = Nikt nie ma przeładowanego statku.
event-aliens-strike = Kosmici strajkują, dopóki nie zostanie rozpatrzona następna karta.
event-no-loose-bolts = { $seat } nie ma odsłoniętych złączy i nic nie traci.

## Przyczyny

reason-old_hulk = { card-old_hulk }
reason-asteroid_belt = { card-asteroid_belt }
reason-settling_accounts = { card-settling_accounts }
reason-system_test = { card-system_test }
reason-ambush = { card-ambush }
reason-drifting_ship = { card-drifting_ship }
reason-toll = { card-toll }
reason-side_storm = { card-side_storm }
reason-stern_shower = { card-stern_shower }
reason-tax_office = { card-tax_office }
reason-overloaded_hull = { card-overloaded_hull }
reason-shield_check = { card-shield_check }
reason-loose_bolts = { card-loose_bolts }

## Odmowy

refusal-not-in-hand = Nie masz tej karty na ręce: { $card }.
refusal-bid-too-low = { $bid ->
    [0] Oferta to co najmniej 1 kredyt.
    [one] Najwyższa oferta to { $bid } kredyt: przebij ją albo pasuj.
    [few] Najwyższa oferta to { $bid } kredyty: przebij ją albo pasuj.
   *[many] Najwyższa oferta to { $bid } kredytów: przebij ją albo pasuj.
}
refusal-bid-too-high = Oferta { $most } w zupełności tu wystarczy.
refusal-demand-too-high = Możesz żądać od 0 do { $most } kredytów.
refusal-no-such-column = Kolumny mają numery od 2 do 12.
refusal-column-first-sum = Najpierw podaje się kwotę, potem kolumnę.
refusal-tested-already = Ta część jest już po teście: { $part }.
refusal-needs-no-test = Baterie jej nie zasilają, więc nie podlega testowi: { $part }.
refusal-other-half-test = Człony testuje się jeden po drugim.
refusal-test-too-dear = { $tokens ->
    [one] Test kosztuje tu { $tokens } znacznik baterii, a jest ich za mało.
    [few] Test kosztuje tu { $tokens } znaczniki baterii, a jest ich za mało.
   *[many] Test kosztuje tu { $tokens } znaczników baterii, a jest ich za mało.
}
refusal-not-exposed = Ta część nie ma odsłoniętego złącza: { $part }.
refusal-no-loans = Pożyczki są tylko w grze z Nieczystymi zagraniami.
refusal-no-loan = Nie masz pożyczki do spłacenia.
refusal-repayment = Spłata pożyczki kosztuje { $credits } kredytów.
