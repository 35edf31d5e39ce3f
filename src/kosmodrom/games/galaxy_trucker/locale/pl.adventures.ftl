# Karty przygód: pytania, ruchy, zdarzenia i odmowy.

## Pytania

ask-planet = Na której planecie lądujesz?
    .others = { $player } wybiera planetę.
ask-explore = { $card }: czy badasz to miejsce?
    .others = { $player } może zbadać to miejsce: { $card }.
ask-explore-anyway = Strzały już padły. Czy nadal badasz to miejsce: { $card }?
    .others = { $player } może mimo ostrzału zbadać to miejsce: { $card }.
ask-reward = { $card }: wróg pokonany. Czy bierzesz nagrodę?
    .others = { $player } może wziąć nagrodę: { $card }.
ask-diplomat = { $card }: czy ratuje cię Dyplomata?
    .others = { $player } może skorzystać z Dyplomaty.

## Ruchy

option-land = Wyląduj na planecie { $planet }: { $goods }{ $shared ->
    [true] , o jeden towar mniej (twój wybór)
   *[other] { "" }
} (strata: { $days ->
    [one] { $days } dzień lotu
    [few] { $days } dni lotu
   *[many] { $days } dni lotu
})
    .group = Lądowanie na planecie
    .why = Towary ładujesz od razu. Dni tracisz, gdy wszyscy wybiorą.
option-fly-on = Leć dalej
    .why = Nic nie dostajesz i nic nie tracisz.
option-explore-ship = Zbadaj: oddaj { $crew ->
    [one] { $crew } członka załogi
    [few] { $crew } członków załogi
   *[many] { $crew } członków załogi
} za { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
} (strata: { $days ->
    [one] { $days } dzień lotu
    [few] { $days } dni lotu
   *[many] { $days } dni lotu
})
    .why = Załoga zostaje na wraku, a kredyty są twoje nawet po rezygnacji z lotu.
option-explore-station = Zbadaj: { $goods }{ $shared ->
    [true] , o jeden towar mniej (twój wybór)
   *[other] { "" }
} (strata: { $days ->
    [one] { $days } dzień lotu
    [few] { $days } dni lotu
   *[many] { $days } dni lotu
})
    .why = Załoga musi tylko być dość liczna: nikt nie zostaje na stacji.
option-take-reward = Weź nagrodę: { $goods ->
    [none] { $credits ->
        [one] { $credits } kredyt
        [few] { $credits } kredyty
       *[many] { $credits } kredytów
    }
   *[other] { $goods }
}{ $shared ->
    [true] , o jeden towar mniej (twój wybór)
   *[other] { "" }
} (strata: { $days ->
    [one] { $days } dzień lotu
    [few] { $days } dni lotu
   *[many] { $days } dni lotu
})
    .why = To wymaga czasu: twoja rakieta się cofa.
option-leave-reward = Zostaw nagrodę
    .why = Nie tracisz dni lotu. Wróg i tak jest pokonany.
option-use-diplomat = Skorzystaj z Dyplomaty
    .why = Nie ponosisz straty, ale niebieski kosmita opuszcza statek, a karta przepada.
option-keep-diplomat = Zachowaj Dyplomatę
    .why = Ponosisz stratę, a Dyplomata może pomóc później.

## Zdarzenia

event-landed = { $shared ->
    [true] { $seat } też ląduje na planecie { $planet } i dostaje o jeden towar mniej.
   *[other] { $seat } ląduje na planecie { $planet }.
}
event-flew-on = { $seat } leci dalej: { $card }.
event-explores = { $seat } chce zbadać to miejsce: { $card }.
event-rival-fires = Zażarta rywalizacja: { $rival } ma większą siłę ognia i strzela od tyłu. Cel: { $seat }.
event-nobody-explores = Nikt nie bada tego miejsca: { $card }.
event-enemy-beaten = { $again ->
    [true] { $seat } pokonuje wroga po raz drugi: { $card } (siła { $strength }).
   *[other] { $seat } pokonuje wroga: { $card } (siła { $strength }).
}
event-enemy-drawn = { $seat } ma dokładnie taką samą siłę jak wróg: { $card } (siła { $strength }). Nic się nie dzieje.
event-enemy-wins = { $seat } ma za małą siłę ognia i przegrywa: { $card } (siła { $strength }).
event-enemy-unbeaten = Nikt nie pokonuje wroga: { $card }.
event-reward-taken = { $seat } bierze nagrodę: { $card }.
event-reward-left = { $seat } zostawia nagrodę: { $card }.
event-diplomat-used = { $seat } nie ponosi straty dzięki Dyplomacie, który opuszcza statek.
event-weakest-found = { $tied ->
    [true] Ostatnie miejsce ({ $what }) zajmuje { $seat }: wartość równa, ale rakieta bardziej z przodu.
   *[other] Ostatnie miejsce ({ $what }) zajmuje { $seat }.
}
event-second-found = { $tied ->
    [true] Drugie miejsce od końca ({ $what }) zajmuje { $seat }: wartość równa, ale rakieta bardziej z przodu. Strata jest mniejsza.
   *[other] Drugie miejsce od końca ({ $what }) zajmuje { $seat }. Strata jest mniejsza.
}
event-spared-found = { $tied ->
    [true] Bezlitosny los oszczędza tylko gracza { $seat } ({ $what }): wartość równa, ale rakieta bliżej końca.
   *[other] Bezlitosny los oszczędza tylko gracza { $seat }: to największa wartość ({ $what }).
}
event-alone = W konwoju jest tylko jeden statek: { $card } nie działa.
event-illness-spread = { $cabins ->
    [one] Choroba dociera do { $cabins } kabiny na statku gracza { $seat }.
    [few] Choroba dociera do { $cabins } kabin na statku gracza { $seat }.
   *[many] Choroba dociera do { $cabins } kabin na statku gracza { $seat }.
}
event-healthy = Na statku gracza { $seat } żadne dwie zajęte kabiny nie są połączone: wszyscy są zdrowi.
event-dust-gathers = { $connectors ->
    [one] Pył osiada na { $connectors } odsłoniętym złączu statku gracza { $seat }.
    [few] Pył osiada na { $connectors } odsłoniętych złączach statku gracza { $seat }.
   *[many] Pył osiada na { $connectors } odsłoniętych złączach statku gracza { $seat }.
}

## Przyczyny

reason-abandoned_ship = { card-abandoned_ship }
reason-abandoned_station = { card-abandoned_station }
reason-slavers = { card-slavers }
reason-smugglers = { card-smugglers }
reason-pirates = { card-pirates }
reason-meteor_swarm = { card-meteor_swarm }
reason-combat_zone = { card-combat_zone }
reason-stardust = { card-stardust }
reason-epidemic = { card-epidemic }
reason-fierce_competition = { road-fierce_competition }

## Odmowy

refusal-no-such-planet = { $planets ->
    [one] Na karcie jest tylko { $planets } planeta.
    [few] Na karcie są tylko planety od 1 do { $planets }.
   *[many] Na karcie są tylko planety od 1 do { $planets }.
}
refusal-planet-taken = Planeta { $planet } jest już zajęta.
refusal-planet-shared = Ktoś już ląduje na zajętej planecie; nikt więcej nie może.
refusal-explore-other = Teraz chodzi o inne miejsce: { $card }.
