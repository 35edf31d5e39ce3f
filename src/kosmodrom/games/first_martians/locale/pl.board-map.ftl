# Co mówi tylko rysowana plansza: mapa, plan i piony.

## Mapa

drawn-map = Mapa
drawn-map-hub = HUB
drawn-map-tiles = Kafle Obszarów pozostałe dla kręgów, od środka: { $first }, { $second }, { $third }
drawn-map-unexplored = Nikt tu jeszcze nie dotarł.
drawn-map-samples = { $count ->
    [one] Leży tu { $count } próbka.
    [few] Leżą tu { $count } próbki.
   *[many] Leży tu { $count } próbek.
}
drawn-map-way = { $pawns ->
    [0] Droga nie wymaga dodatkowych pionów.
    [one] Droga wymaga { $pawns } dodatkowego piona.
   *[other] Droga wymaga { $pawns } dodatkowych pionów.
}
drawn-map-no-way = Nie prowadzi tu żadna droga przez zbadane Obszary.
drawn-map-route = { $pawns ->
    [0] { $way }: bez dodatkowych pionów
    [one] { $way }: { $pawns } dodatkowy pion
    [few] { $way }: { $pawns } dodatkowe piony
   *[many] { $way }: { $pawns } dodatkowych pionów
}
drawn-map-token = Żeton celu: { $objective }
drawn-hazard-wound = 1 rana dla wykonującego akcję
drawn-hazard-adventure = Przygoda dla wykonującego akcję
drawn-hazard-morale = Morale spada o 1
drawn-hazard-rover = potem sprawdzany jest łazik
drawn-hazard-reroll = sukces trzeba przerzucić

## Akcje

drawn-actions = Akcje
drawn-action-plant = 1 pion próbuje, 2 piony to pewność, raz na sol: nasiono po sześciu solach daje jedzenie.
drawn-act-research-first = Badaj próbkę
drawn-act-research-again = Badaj ponownie
drawn-act-plant = Sadzenie: { $farm }
drawn-act-shut = Obiekt ma Przestój
drawn-act-blocked = Obiekt jest zablokowany
drawn-act-forbidden = W tym solu zabronione
drawn-act-tax = { $count ->
    [one] w tym solu { $count } pion więcej
    [few] w tym solu { $count } piony więcej
   *[many] w tym solu { $count } pionów więcej
}
drawn-act-until = { $round ->
   *[other] do sola { $round }
}

## Piony

drawn-pawns = Piony
drawn-pawn = Wolny pion: połóż go na akcji
drawn-rover-away = Już w planie
drawn-hand-choose = Co dalej?

## Plan

drawn-plan = Plan
drawn-plan-empty = Weź pion i połóż go na tym, co ma być zrobione. Każdy przy stole może przesuwać wszystkie.
drawn-plan-rest = Odpoczynek
drawn-plan-unwind = Relaks
drawn-plan-heal = Leczenie
drawn-plan-manage = Przegląd
drawn-plan-explore = Eksploracja { $space }
drawn-plan-gather = Próbka z { $space }
drawn-plan-token = { $objective }, { $space }
drawn-plan-research-first = Badanie próbki
drawn-plan-research-again = Ponowne badanie
drawn-plan-plant = Sadzenie, { $farm }
drawn-plan-repair = { $facility }: { $part }
drawn-plan-switch = { $facility }: { $part } z: { $donor }
drawn-plan-repair-rover = Naprawa: { $rover }
drawn-plan-upgrade = Budowa: { $upgrade }
drawn-plan-shutdown = Kafel Przestoju: { $facility } ({ $resource })
drawn-plan-in = { $task }: { $facility }
drawn-plan-outside = { $action }, { $space }
drawn-stack = Krok { $step } z 11, stos { $number }
drawn-stack-leads = { $pawn } na wierzchu: rzuca i ponosi skutki
drawn-stack-lead = Na wierzch: wtedy prowadzi { $pawn }
drawn-stack-helps = { $pawn } pomaga
drawn-stack-pawns = { $sure ->
    [same] Piony: { $has } z { $rolled }
   *[other] Piony: { $has }; próba: { $rolled }, pewność: { $surely }
}
drawn-stack-short = Piony: { $has } z { $rolled }
drawn-stack-sure = Udaje się bez rzutu
drawn-stack-odds = Udaje się w { $odds } przypadkach na 100
drawn-stack-forced = Mimo wystarczającej liczby pionów trzeba rzucić kością Sukcesu: część jest uszkodzona
drawn-stack-reroll = Sukces trzeba przerzucić
drawn-stack-wounds = { $wounds ->
    [one] { $pawn }: na pewno { $wounds } rana
    [few] { $pawn }: na pewno { $wounds } rany
   *[many] { $pawn }: na pewno { $wounds } ran
}
drawn-stack-wound = { $pawn }: rana w { $odds } przypadkach na 100
drawn-stack-adventure-sure = Na pewno Przygoda: { $pawn }
drawn-stack-adventure = Przygoda w { $odds } przypadkach na 100: { $pawn }
drawn-stack-morale = Morale spada o { $morale }
drawn-stack-check = Potem sprawdzany jest łazik
drawn-stack-operator = Operator ({ $machine }): { $astronaut }
drawn-stack-way = Droga: { $way }
drawn-stack-other-ways = { $count ->
    [one] { $count } inna droga
    [few] { $count } inne drogi
   *[many] { $count } innych dróg
}
drawn-stack-rover = Jedzie { $rover }: naciśnij, aby łazik został w Bazie
drawn-price-reserves = Z Rezerwy: { $what }
drawn-price-cargo = Z Ładowni: { $what }
drawn-price-performer = { $pawn } płaci: { $what }
drawn-plan-left = { $resource } po planie: { $left } z { $now }
drawn-plan-unused = Do wykorzystania: { $pawns }
drawn-plan-ready = Niczego nie brakuje.

## Zgoda

drawn-vote = Głosowanie nad planem
drawn-vote-open = Trwa głosowanie nad planem.
drawn-vote-disputed = Jest sprzeciw. Decyduje { $player }.
drawn-vote-of-agreed = { $player }: zgoda
drawn-vote-of-objected = { $player }: sprzeciw
drawn-vote-of-waiting = { $player } jeszcze nie głosuje
