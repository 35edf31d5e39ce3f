# HUB: przygotowanie, zdrowie, tory, Produkcja, Uszkodzenia i Czyszczenie.

## Pytania

ask-astronaut = Którym astronautą grasz?
    .others = { $player } wybiera astronautę.
ask-machine = Którą AMP zabiera załoga?
    .others = { $player } wybiera AMP dla załogi.
ask-shut-down = Nie wystarcza dla całego HUB-u. Na którym Obiekcie kładziesz kafel Przestoju?
    .others = { $player } wybiera Obiekt, który dostaje kafel Przestoju.
ask-wilting = Farmie brakuje tego, czego potrzebuje. Czy zapobiegasz więdnięciu?
    .others = { $player } decyduje, czy Farma więdnie.
ask-hunger = Brakuje żywności. Kto nie dostaje porcji?
    .others = { $player } wybiera, kto nie dostaje porcji.
ask-discard-sample = Pokój próbek traci próbkę. Z którego Obszaru?
    .others = { $player } wybiera próbkę do odrzucenia.
ask-place-upgrade = Na którym Obiekcie kładziesz Ulepszenie?
    .others = { $player } wybiera Obiekt dla Ulepszenia.

## Ruchy

option-take-astronaut = { $astronaut }
    .group = Astronauci
    .why = Prowadzisz tę postać przez całą misję: masz jej oba piony i wszystkie zdolności.
option-take-machine = { $machine }
    .group = AMP
    .why = Załoga ma dodatkowy pion do akcji jej typu i do akcji bez typu.
option-no-machine = Bez kolejnej AMP
    .why = Załoga radzi sobie bez niej.
option-shut-down = { $facility } ({ $resource })
    .group = Przestój
    .why = Do zdjęcia kafla nikt nie używa tego Obiektu, a kafel dodaje 2 Stresu w każdej fazie Produkcji.
costs-from-reserves = { $oxygen ->
    [0] energia: { $energy }
   *[other] { $energy ->
        [0] tlen: { $oxygen }
       *[other] tlen: { $oxygen }, energia: { $energy }
    }
}
option-prevent-wilting = { $farm }: zapłać ({ costs-from-reserves })
    .group = Ratowanie roślin
    .why = W tym solu nic nie więdnie, a nasiona rosną jak zwykle.
option-let-wilt = { $farm }: pozwól roślinom zwiędnąć
    .group = Oszczędzanie Rezerw
    .why = Nasiona cofają się, to z pierwszego pola ginie, a jedna dojrzała roślina wraca na Ścieżkę wzrostu.
option-go-hungry = { $astronaut }
    .group = Bez porcji
    .why = Brak porcji to rana.
option-discard-sample = { $space }
    .group = Odrzucenie próbki
    .why = Z tego Obszaru znika jedna próbka.

## Co się stało

event-mission-began = { $sols ->
    [one] Misja: { $mission }. { $sols } sol. Rezerwy: tlen { $oxygen }, energia { $energy }, żywność { $food }. { $story }
    [few] Misja: { $mission }. { $sols } sole. Rezerwy: tlen { $oxygen }, energia { $energy }, żywność { $food }. { $story }
   *[many] Misja: { $mission }. { $sols } solów. Rezerwy: tlen { $oxygen }, energia { $energy }, żywność { $food }. { $story }
}
event-astronaut-taken = { $seat } prowadzi postać: { $astronaut }.
event-machine-taken = Załoga zabiera AMP: { $machine }.
event-scanner-ready = Mała załoga ma Auto-skaner: do leczenia nie potrzeba Medyka.
event-upgrade-dealt = Karta Ulepszenia dla załogi: { $upgrade }.
event-first-player = Pierwszy Gracz: { $seat } ({ $astronaut }).

event-wounded = { $wounds ->
    [one] { $astronaut }: { $wounds } rana.
    [few] { $astronaut }: kolejna rana, razem { $wounds } rany.
   *[many] { $astronaut }: kolejna rana, razem { $wounds } ran.
}
event-wound-healed = { $wounds ->
    [0] { $astronaut }: znów bez ran.
    [one] { $astronaut }: leczenie, zostaje { $wounds } rana.
    [few] { $astronaut }: leczenie, zostają { $wounds } rany.
   *[many] { $astronaut }: leczenie, zostaje { $wounds } ran.
}
event-condition-gained = { $astronaut }, żeton Stanu: { $condition }.
event-no-condition = { $astronaut }: bez żetonu Stanu, bo w puli nie ma odpowiedniego.
event-condition-cured = { $astronaut }, koniec Stanu: { $condition }.
event-died = { $astronaut }: śmierć. To koniec misji.

event-morale-moved = { $by ->
    [1] Morale rośnie do { $morale }.
    [-1] Morale spada do { $morale }.
   *[other] Morale: { $morale } (zmiana: { $by }).
}
event-stress-moved = Stres: { $stress } (zmiana: { $by }).
event-brawl = Bójka! Wszyscy dostają ranę, a Morale spada.
event-reserve-moved = { $by ->
    [1] W Rezerwie przybywa: { $resource } { $left }.
    [-1] W Rezerwie ubywa: { $resource } { $left }.
   *[other] Rezerwa: { $resource } { $left } (zmiana: { $by }).
}
event-morale-tokens = { $by ->
    [1] { $astronaut } dostaje żeton Morale. Razem: { $left }.
    [-1] { $astronaut } oddaje żeton Morale. Zostaje: { $left }.
   *[other] { $astronaut }, żetony Morale: { $left } (zmiana: { $by }).
}

event-token-on-facility = { $now ->
    [true] { $facility }, żeton na polu „!”: { $token }.
   *[other] { $facility }, żeton na polu „>>”: { $token }.
}
event-token-on-rover = { $rover }, żeton na polu „x”: { $token }.
event-token-on-area = { $space }, żeton na Obszarze: { $token }.
event-token-on-board = { $astronaut }, żeton na planszy gracza: { $token }.
event-token-off-facility = { $facility } traci żeton: { $token }.
event-token-off-rover = { $rover } traci żeton: { $token }.
event-token-off-area = { $space } traci żeton: { $token }.
event-token-off-board = { $astronaut } traci żeton: { $token }.

event-part-broke = { $facility }, psuje się część: { $part }.
event-part-mended = { $facility }, naprawiona część: { $part }. Działa od końca fazy.
event-part-returned = Część wraca na swoje miejsce i działa ({ $facility }): { $part }.
event-shutdown-placed = { $facility }: Przestój ({ $resource }).
event-shutdown-lifted = { $facility }: koniec Przestoju ({ $resource }).
event-output-moved = { $facility }: wydajność { $output } (zmiana: { $by }).
event-facility-built = Nowy Obiekt: { $facility }. Działa, choć jego części są uszkodzone.

event-morale-counted = { $astronaut } odpowiada za Morale załogi: { $morale }.

event-produced = Produkcja ({ $resource }): { $made }, zapotrzebowanie: { $needed }.
event-seeds-grew = { $plants ->
    [one] { $farm }: nasiona rosną. { $plants } dojrzała roślina.
    [few] { $farm }: nasiona rosną. { $plants } dojrzałe rośliny.
   *[many] { $farm }: nasiona rosną. { $plants } dojrzałych roślin.
}
event-farm-wilted = { $plants ->
    [one] { $farm }: rośliny więdną. Zostaje { $plants } dojrzała roślina.
    [few] { $farm }: rośliny więdną. Zostają { $plants } dojrzałe rośliny.
   *[many] { $farm }: rośliny więdną. Zostaje { $plants } dojrzałych roślin.
}
event-wilting-prevented = { $farm }: nic nie więdnie ({ costs-from-reserves }).
event-greenhouse-built = { $farm }: nowa szklarnia, razem { $greenhouses }.
event-plants-moved = { $farm }, dojrzałe rośliny: { $plants } (zmiana: { $by }).
event-went-hungry = { $astronaut } nie dostaje porcji.
event-froggy-checked = { $damaged ->
    [true] Podzespoły Hali garażowej nie działają, a Froggy na tym cierpi: łazik jest uszkodzony.
   *[other] Podzespoły Hali garażowej nie działają, ale Froggy tym razem jest cały.
}
event-area-sample-lost = Znika próbka: { $space }.

event-malfunction-rolled = { $face ->
    [-1] { $block }: bez kości, uszkodzone części dodają { $more }.
   *[other] { $more ->
        [0] { $block }: kość Uszkodzeń pokazuje { $face }.
       *[other] { $block }: kość Uszkodzeń pokazuje { $face }, uszkodzone części dodają { $more }.
    }
}
event-track-moved = { $block }: tor Uszkodzeń na { $level } (zmiana: { $by }).
event-malfunction-drawn = Karta Uszkodzeń ({ $block }): { $card }. { $story }
event-malfunction-skipped = { $shut ->
    [true] Karta nie działa: { $facility } ma Przestój.
   *[other] To nie ta karta, zostaje odrzucona: { $card }.
}
event-malfunctions-shuffled = Karty Uszkodzeń są tasowane na nowo: { $block }.
event-cube-turned = { $red ->
    [true] { $block }: od teraz zagrożona, jej znacznik w ramce Uszkodzeń jest czerwony.
   *[other] { $block }: już bezpieczna, jej znacznik w ramce Uszkodzeń jest zielony.
}

event-cleaned-up = Załoga sprząta po solu { $round }.
event-upgrade-placed = { $facility } ma Ulepszenie: { $upgrade }.

## HUB

refusal-astronaut-taken = Ktoś już prowadzi tę postać: { $astronaut }.
refusal-machine-taken = Załoga ma już tę AMP: { $machine }.
refusal-gas-not-needed = { $facility } nie potrzebuje tego zasobu: { $resource }.
refusal-shut-down-already = { $facility } ma już taki kafel Przestoju: { $resource }.
refusal-another-gas = To nie tego zasobu brakuje.
refusal-no-farm = Więdną tylko rośliny na Farmie.
refusal-farm-shut-down = { $facility } ma kafel Przestoju: więdnięciu nie da się zapobiec.
refusal-another-farm = Teraz nie chodzi o tę Farmę: { $facility }.
refusal-missed-all-portions = { $astronaut }: już bez żadnej porcji.
