# Faza Akcji: plan, zdolności, kości, akcje.

## Pytania

ask-plan = Zaplanujcie razem sol: kto co robi?
    .others = { $player } planuje sol.
ask-vote = Czy wykonujecie ten plan?
    .others = { $player } głosuje nad planem.
ask-dispute = Nie wszyscy się zgadzają. Czy mimo to wykonujecie plan?
    .others = { $player } rozstrzyga spór o plan.
ask-pause = Faza dobiegła końca. Dalej?
    .others = { $player } podsumowuje fazę.
ask-moment = Przed następnym krokiem: czy czegoś używasz?
    .others = { $player } może czegoś użyć przed następnym krokiem.
ask-order = Którą akcję rozpatrujecie teraz?
    .others = { $player } wybiera następną akcję.
ask-reroll = { about-dice } Czy przerzucasz kość?
    .others = { $player } patrzy na kości.
ask-die = Którą kość rozpatrujesz najpierw?
    .others = { $player } wybiera kolejność kości.
ask-unwind = Co daje wieczór: lepsze Morale czy mniejszy Stres?
    .others = { $player } wybiera między Morale a Stresem.
ask-heal = Co leczysz?
    .others = { $player } wybiera, co leczy.
ask-manage = Który tor Uszkodzeń obniżasz?
    .others = { $player } wybiera tor Uszkodzeń.
ask-try = Kafel Przestoju nadal leży. Czy próbuje następny pion?
    .others = { $player } decyduje o następnej próbie.

about-dice = Kości: { $success ->
    [true] sukces
   *[other] brak sukcesu
}{ $wound ->
    [true] , rana
   *[other] { "" }
}{ $adventure ->
    [true] , Przygoda
   *[other] { "" }
}.

## Zadania

task-rest = Odpoczynek
task-unwind = Relaks
task-heal = Leczenie
task-manage = Przegląd
task-explore = Eksploracja
task-gather = Pozyskiwanie
task-research = Badania
task-plant = sadzenie
task-repair = naprawa
task-repair_rover = naprawa łazika
task-build_upgrade = Ulepszenie
task-remove_shutdown = usuwanie kafla Przestoju
task-event = akcja z Wydarzenia
task-sheet = akcja misji
research-first = po raz pierwszy
research-again = po raz drugi

## Ruchy w dowolnej chwili

option-use-skill = { $cost ->
    [one] { $skill } ({ $cost } żeton Morale)
    [few] { $skill } ({ $cost } żetony Morale)
   *[many] { $skill } ({ $cost } żetonów Morale)
}
    .group = Zdolności
    .why = Działa od razu i bez piona, ale każda zdolność tylko raz w solu.
option-use-poi = Użyj znaleziska: { $poi }
    .group = Znaleziska
    .why = Od razu dostajecie to, co daje, a żeton znika.
option-dismantle-upgrade = Rozmontuj: { $upgrade } ({ $spares })
    .group = Części zapasowe
    .why = Karta Ulepszenia przepada, ale jej części są od razu do użycia.
option-continue = Dalej
    .why = Zaczyna się następna faza.
option-go-on = Dalej
    .why = Zaczyna się następny krok. Między krokami pytamy cię znowu tylko z nowego powodu.
option-step-by-step = Dalej krok po kroku
    .why = Pytamy cię przed każdym krokiem, gdy masz czego użyć, aż wybierzesz samo „Dalej”.

## Ruchy planowania

option-dismantle-part = { $facility }: wymontuj { $part }
    .group = Wymontuj części
    .why = Od razu masz część zapasową, a jej miejsce jest od razu uszkodzone.
option-plan-rest = { $pawn }: Odpoczynek
    .group = Odpoczynek
    .why = Pewny żeton Morale, którym płaci się za zdolności.
option-plan-unwind = { $pawn }: Relaks
    .group = Relaks
    .why = Podnosi Morale albo oddala bójkę ze Stresu.
option-plan-heal = { $pawn }: Leczenie
    .group = Leczenie
    .why = Usuwa ranę albo Stan; szósta rana oznacza przegraną misję.
option-plan-manage = { $pawn }: Przegląd
    .group = Przegląd
    .why = Tor Uszkodzeń opada, zanim przyniesie kartę.
option-plan-explore = { $pawn }: Eksploracja { $space }
    .group = Eksploracja
    .why = Nowy Obszar może kryć próbki i znaleziska i otwiera dalszą drogę.
option-plan-gather = { $pawn }: pozyskaj próbkę, { $space }
    .group = Pozyskiwanie
    .why = Próbki bada się w Laboratorium; można ich użyć od następnego sola.
option-plan-token = { $pawn }: pozyskaj { $objective }, { $space }
    .group = Pozyskiwanie
    .why = Żetony celu służą celom misji.
option-plan-research = { $again ->
    [true] { $pawn }: zbadaj próbkę po raz drugi
   *[other] { $pawn }: zbadaj próbkę
}
    .group = Badania
    .why = Za pierwszym razem próbka jest Zbadana, za drugim staje się Odkryciem.
option-plan-planting = { $pawn }: zasadź nasiono, { $farm }
    .group = Sadzenie
    .why = Za sześć solów wyrośnie roślina, która żywi jednego astronautę.
option-plan-repair = { $pawn }: napraw { $facility }, { $part }
    .group = Naprawy częścią zapasową
    .why = Kara uszkodzonej części znika z końcem fazy; po niepowodzeniu część zapasowa wraca.
option-plan-switch = { $pawn }: napraw { $facility }, { $part } (dawca: { $donor })
    .group = Przepinanie części
    .why = Nie trzeba części zapasowej, ale u dawcy część jest od razu uszkodzona.
option-plan-rover-repair = { $pawn }: napraw łazik { $rover }
    .group = Naprawy łazików
    .why = Znika wierzchni żeton łazika.
option-plan-upgrade = { $pawn }: zbuduj { $upgrade }
    .group = Ulepszenia
    .why = Obiekt działa lepiej od następnego sola.
option-plan-removal = { $pawn }: kafel Przestoju, { $facility } ({ $resource })
    .group = Kafle Przestoju
    .why = Po tej fazie Obiekt znów działa, a Stres rośnie wolniej.
option-plan-event-action = { $pawn }: { $event } { $space }
    .group = Akcje z Wydarzeń
    .why = Dostajecie nagrodę, a złe konsekwencje nigdy nie nadejdą.
option-plan-sheet-action = { $pawn }: { $action } { $space }
    .group = Misja
    .why = Akcje z arkusza misji prowadzą do jej celów.
option-join = { $pawn } pomaga: { $task } (stos { $stack })
    .group = Pomoc
    .why = Więcej pionów pokrywa koszt drogi albo daje pewny sukces.
option-withdraw = { $pawn } odchodzi: { $task } (stos { $stack })
    .group = Wycofaj
    .why = Pion jest wolny i może robić coś innego.
option-lead = { $pawn } prowadzi: { $task } (stos { $stack })
    .group = Prowadzenie
    .why = Właściciel górnego piona rzuca, może używać zdolności i ponosi konsekwencje.
option-use-rover = { $rover } jedzie: { $task } (stos { $stack })
    .group = Łaziki
    .why = Łazik oszczędza piony w drodze, ale tylko w jednej akcji.
option-leave-rover = { $rover } zostaje: { $task } (stos { $stack })
    .group = Łaziki
    .why = Łazik jest wolny i może pomóc w innej akcji.
option-take-way = { $task } (stos { $stack }): przez { $way }
    .group = Drogi
    .why = Inna droga kosztuje inne piony albo omija karę.
option-use-facility = { $task } (stos { $stack }) – Obiekt: { $facility }
    .group = Obiekty
    .why = W innym Obiekcie inne części są uszkodzone i leżą inne żetony.
option-operate = { $astronaut } obsługuje: { $machine }
    .group = AMP
    .why = Operator rzuca za AMP i ponosi tego skutki.
option-put-to-vote = Poddaj plan pod głosowanie
    .why = Każdy mówi, czy wykonujecie plan w tej postaci.
option-agree = Zgoda
    .why = Jeśli wszyscy się zgadzają, wykonujecie plan.
option-object = Sprzeciw
    .why = Pierwszy Gracz decyduje wtedy, czy plan się zmienia.
option-carry-out = Wykonajcie plan
    .why = Plan obowiązuje mimo sprzeciwu.
option-change-plan = Zmieńcie plan
    .why = Załoga planuje dalej.

## Ruchy podczas akcji

option-resolve = { $pawn }: { $task } (stos { $stack })
    .group = Następna akcja
    .why = W obrębie kroku załoga wybiera kolejność.
option-reroll = { $cost ->
    [one] { $die } jeszcze raz: { $skill } ({ $cost } żeton Morale)
    [few] { $die } jeszcze raz: { $skill } ({ $cost } żetony Morale)
   *[many] { $die } jeszcze raz: { $skill } ({ $cost } żetonów Morale)
}
    .group = Przerzut
    .why = Liczy się tylko nowy wynik.
option-reroll-here = Kość Sukcesu jeszcze raz: { $facility }
    .group = Przerzut
    .why = Ulepszenie działa raz w solu i nic nie kosztuje.
option-keep-roll = Zostaw wynik
    .why = Zachowujesz żetony Morale.
option-resolve-die = { $die }
    .group = Najpierw
    .why = Pozostałe kości przyjdą potem.
option-raise-morale = Podnieś Morale o 1
    .why = Poziom Morale daje Pierwszemu Graczowi żetony albo je zabiera.
option-lower-stress = Obniż Stres o { $by }
    .why = Przy 18 wybucha bójka, która rani wszystkich.
option-heal-wound = Wylecz ranę
    .why = O jedną ranę dalej od szóstej.
option-heal-condition = Wylecz Stan: { $condition }
    .why = Działa do końca tej fazy, a potem znika.
option-manage-track = { $block }
    .group = Tory Uszkodzeń
    .why = Na polu 5 tor przynosi kartę Uszkodzeń.
option-try-again = Spróbuj jeszcze raz
    .why = Następny pion podejmuje próbę.
option-stop-trying = Zostaw
    .why = Pozostałe piony wracają bez próby.

## Co się stało

event-skill-used = { $astronaut } używa zdolności: { $skill }.
event-poi-used = Załoga używa znaleziska: { $poi }.
event-upgrade-dismantled = Karta Ulepszenia idzie na części: { $upgrade } ({ $spares }).
event-pawn-planned = { $joins ->
    [true] { $seat } dokłada pion: { $task }
   *[other] { $seat } planuje: { $task }
}{ $where ->
    [none] { "" }
   *[other] { " " }({ $where })
} – { $pawn }.
event-pawn-withdrawn = { $seat } cofa pion: { $task } – { $pawn }.
event-lead-given = { $seat } kładzie na wierzchu inny pion: { $task } – { $pawn }.
event-rover-planned = { $drives ->
    [true] { $seat } dodaje łazik: { $task } – { $rover }.
   *[other] { $seat } zostawia łazik w Bazie: { $rover }.
}
event-way-planned = { $seat } planuje inną drogę: { $task } – { $way }.
event-facility-planned = { $seat } wybiera inny Obiekt: { $task } – { $facility }.
event-operator-named = { $seat } wyznacza operatora ({ $machine }): { $astronaut }.
event-part-dismantled = { $facility }: wymontowana sprawna część, { $part }.
event-plan-put-to-vote = { $seat } poddaje plan pod głosowanie.
event-plan-objected-to = { $seat } zgłasza sprzeciw wobec planu.
event-plan-changed = { $seat } decyduje o zmianie planu.
event-plan-carried-out = { $seat } decyduje, że plan mimo sprzeciwu obowiązuje.
event-plan-declared = { $stacks ->
    [one] Plan gotowy: { $stacks } akcja.
    [few] Plan gotowy: { $stacks } akcje.
   *[many] Plan gotowy: { $stacks } akcji.
}
event-action-began = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }, operator { $astronaut }
}: { $task }{ $where ->
    [none] .
   *[other] , { $where }.
}
event-action-succeeded = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }
}: sukces ({ $task }).
event-action-failed = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }
}: niepowodzenie ({ $task }).
event-action-pointless = { $machine ->
    [none] { $astronaut }
   *[other] { $machine }
}: { $task }. Cel akcji już nie istnieje.
event-dice-rolled = { $astronaut } rzuca ({ $colour }): { $success ->
    [hit] sukces
   *[other] brak sukcesu
}{ $wound ->
    [hit] , rana
    [miss] , bez rany
   *[other] { "" }
}{ $adventure ->
    [hit] , Przygoda
    [miss] , bez Przygody
   *[other] { "" }
}.
event-die-rerolled = { $hit ->
    [true] Ponowny rzut ({ $die }): trafienie.
   *[other] Ponowny rzut ({ $die }): pudło.
}
event-die-resolved = Następna w kolejce: { $die }.
event-rover-checked = { $damaged ->
    [true] { $rover } nie znosi dobrze tej drogi: łazik jest uszkodzony.
   *[other] { $rover } po kontroli jest sprawny.
}
event-sample-gathered = Próbka z { $space } czeka w Ładowni.
event-objective-gathered = Zebrano w { $space }: { $objective }.
event-sample-examined = Próbka jest Zbadana. Zbadane próbki: { $examined }.
event-discovery-made = Odkrycie! Odkrycia: { $discoveries }.
event-seed-planted = { $farm }: nasiono w ziemi.
event-upgrade-made = Zbudowano: { $upgrade }. Działa od następnego sola.
event-tile-turned = Odwrócony kafel Przestoju: { $facility } ({ $resource }). { $face }.
event-removal-failed = { $demand ->
    [0] Kafel Przestoju zostaje: { $facility }. Następna próba go usunie.
   *[other] Kafel Przestoju zostaje: { $facility }. Potrzeba z Rezerwy: { $demand } ({ $resource }).
}
event-event-dealt-with = { $story ->
    [none] { $action }.
   *[other] { $action }. { $story }
} Załatwione: { $event }.
event-sheet-action-done = { $story ->
    [none] Wykonane: { $action }.
   *[other] Wykonane: { $action }. { $story }
}
