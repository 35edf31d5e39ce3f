# Narrator: co opowiada i o co pytają efekty.

## Pytania

ask-whom = Kogo to dotyczy?
    .others = { $player } wybiera astronautę.
ask-where = O który Obszar chodzi?
    .others = { $player } wybiera Obszar.
ask-block = O którą Sekcję chodzi?
    .others = { $player } wybiera Sekcję.
ask-break = Psuje się część. Która?
    .others = { $player } wybiera część, która się psuje.
ask-repair = Którą część naprawiacie?
    .others = { $player } wybiera część do naprawy.
ask-producer = O którego producenta chodzi?
    .others = { $player } wybiera Oksygenator lub Panele słoneczne.
ask-shut = Na którym Obiekcie położyć kafel Przestoju?
    .others = { $player } wybiera Obiekt na kafel Przestoju.
ask-lift = Który kafel Przestoju zdjąć?
    .others = { $player } wybiera kafel Przestoju.
ask-token = Na którym Obiekcie położyć żeton?
    .others = { $player } wybiera Obiekt na żeton.
ask-clear = Z którego Obiektu odrzucić żetony?
    .others = { $player } wybiera Obiekt, z którego znikną żetony.
ask-rover = Który łazik naprawić?
    .others = { $player } wybiera łazik.
ask-clear-area = Z którego Obszaru odrzucić żeton?
    .others = { $player } wybiera Obszar.
ask-cure = Który Stan wyleczyć?
    .others = { $player } wybiera Stan do wyleczenia.
ask-discard-skill = Którą kartę zdolności odrzucasz?
    .others = { $player } odrzuca kartę zdolności.
ask-spare = O którą część zapasową chodzi?
    .others = { $player } wybiera część zapasową.
ask-pay-spare = Którą część zapasową oddajecie?
    .others = { $player } wybiera część zapasową do oddania.
ask-lose-upgrade = Które Ulepszenie odrzucić?
    .others = { $player } wybiera Ulepszenie do odrzucenia.
ask-lose-sample = Z którego Obszaru odrzucić próbkę?
    .others = { $player } wybiera Obszar, który traci próbkę.
ask-reveal = Który Obszar zbadać?
    .others = { $player } wybiera Obszar.
ask-way-out = Co robisz?
    .others = { $player } decyduje, co zrobić.

## Ruchy

option-way-out = { $cost ->
    [none] { $way }
   *[other] { $way } ({ $cost })
}
    .group = Co zrobić
    .why = Każde wyjście ma swoją cenę, a nie każda cena jest znana.
option-choose-part = { $facility }: { $part }
    .group = Części
    .why = Ile kosztuje uszkodzona część, zależy od Obiektu.
option-choose-facility = { $facility }
    .group = Obiekty
    .why = Wybierzcie to, bez czego najłatwiej się obejść albo co jest najpotrzebniejsze.
option-choose-shutdown = { $facility } ({ $resource })
    .group = Kafle Przestoju
    .why = Każdy kafel to dwa punkty Stresu w każdej fazie Produkcji.
option-choose-block = { $block }
    .group = Sekcje
    .why = Przy piątce dobiera się kartę Uszkodzeń.
option-choose-space = { $space }
    .group = Obszary
    .why = Pomyślcie o drogach, które tam prowadzą.
option-choose-astronaut = { $astronaut }
    .group = Astronauci
    .why = Szóstej rany nikt nie przeżyje.
option-choose-spare = { $part }
    .group = Części zapasowe
    .why = Część zapasowa naprawia część tego samego rodzaju.
option-choose-rover = { $rover }
    .group = Łaziki
    .why = Froggy oszczędza dwa piony przy Eksploracji, Scorpio jeden przy każdej pracy na zewnątrz.
option-choose-skill = { $skill }
    .group = Zdolności
    .why = Co odejdzie, nie wróci w tej misji.
option-choose-upgrade = { $upgrade }
    .group = Ulepszenia
    .why = Co odejdzie, nie wróci w tej misji.
option-choose-condition = { $condition }
    .group = Stany
    .why = Działa jeszcze do końca tej fazy.
option-unlock-skill = { $astronaut }: { $skill }
    .group = Zdolności
    .why = Za Odkrycie dostaje się zdolność do końca kampanii.
option-save-discoveries = Nie odblokowujcie więcej
    .why = Odkrycia zostają na później.

## Co się dzieje

event-round = Sol { $round } z { $sols }. Pierwszy Gracz: { $first }.
event-sol-story = { $story }
event-phase = Faza: { $phase }.
event-progress = Zużycie: { $block }.
event-event-drawn = Wydarzenie: { $event }. { $story }
event-event-action = Akcję z Wydarzenia można wykonać najpóźniej w solu { $until }: { $action }.
event-consequence = { $title }. { $story } To skutek zaniedbania: { $event }.
event-event-closed = Na to jest już za późno, na dobre i na złe: { $event }.
event-follow-up = { $follow_up } ({ $astronaut }). { $story }
event-adventure-returned = To nie był koniec: { $adventure } ({ $astronaut }). { $story }
event-adventure = Przygoda ({ $colour }): { $adventure } ({ $astronaut }). { $story }
event-nothing-happened = Przygoda ({ $colour }): nic się nie dzieje ({ $astronaut }).
event-way-taken = { $seat }: { $way }
event-direction = Karta Namiaru: { $direction }, { $label }.
event-research-drawn = Karta Badań: numer { $number }, { $percent }%.
event-skill-discarded = { $astronaut } odrzuca kartę zdolności: { $skill }.
event-cargo = { $by ->
    [0] { $what }: nie ma czego stracić.
    [1] { $what }: o 1 więcej, razem { $left }.
    [-1] { $what }: o 1 mniej, zostaje { $left }.
   *[other] { $what }: { $left } (zmiana: { $by }).
}
    .outcome = { $by ->
        [1] { $what } +1
        [2] { $what } +2
        [3] { $what } +3
       *[other] { $what } { $by }
    }
event-spare = { $by ->
    [1] Przybywa część zapasowa: { $part }, razem { $left }.
    [-1] Ubywa część zapasowa: { $part }, zostaje { $left }.
   *[other] Części zapasowe ({ $part }): { $left } (zmiana: { $by }).
}
    .outcome = { $by ->
        [1] { $part } +1
       *[other] { $part } { $by }
    }
event-objective-spent = Żeton celu opuszcza Ładownię: { $objective }.
    .outcome = { $objective } -1
event-objective-returned = Żeton celu wraca do Ładowni: { $objective }.
event-objective-placed = Żeton celu na { $space }: { $objective }.
event-objective-taken = Żeton celu: { $objective }.
event-poi-drawn = Żeton POI: { $poi }.
event-upgrade-lost = Strata: { $upgrade }.
event-area-sample =
    { $n ->
        [one] Próbka na { $space }.
        [few] { $n } próbki na { $space }.
       *[many] { $n } próbek na { $space }.
    }
event-revealed =
    { $samples ->
        [0] { $space }: { $tile }.
        [one] { $space }: { $tile }, { $samples } próbka.
        [few] { $space }: { $tile }, { $samples } próbki.
       *[many] { $space }: { $tile }, { $samples } próbek.
    }
event-counter = { $counter }: { $to }.
event-own-counter = { $counter }, { $astronaut }: { $to }.
event-forbidden = Niedostępne w tym solu: { $action }.
event-taxed =
    { $pawns ->
        [one] { $action }: w tym solu o { $pawns } pion więcej.
        [few] { $action }: w tym solu o { $pawns } piony więcej.
       *[many] { $action }: w tym solu o { $pawns } pionów więcej.
    }
event-action-opened =
    { $open ->
        [true] Nowa akcja misji: { $action }.
       *[other] Już niedostępne: { $action }.
    }
event-die-added = W tym solu dodatkowa kość Uszkodzeń: { $block }.
event-goal-added = Nowy cel: { $goal }.
event-goal-reached =
    { $red ->
        [true] Cel osiągnięty: { $goal }.
       *[other] Cel opcjonalny osiągnięty: { $goal }.
    }
event-threshold-exceeded = Wszystko zrobione, ale uszkodzonych części jest { $broken }, a Próg wynosi { $threshold }.
event-mission-won = Misja wykonana w solu { $round }, uszkodzone części: { $broken }. { $story }
event-mission-lost = Misja przegrana: { $ending }. { $story }
event-lost-by-story = Misja przegrana. { $cause }

cargo-samples = Próbki
cargo-seeds = Nasiona
cargo-examined = Zbadane próbki
cargo-discoveries = Odkrycia

phase-setup = Przygotowanie
phase-crew = Załoga
phase-skills = Zdolności
phase-machines = AMP
phase-round = Nowy sol
phase-events = Wydarzenia
phase-morale = Morale
phase-production = Produkcja
phase-planning = Planowanie
phase-acting = Akcje
phase-malfunctions = Uszkodzenia
phase-clean_up = Czyszczenie
phase-end = Koniec

## Kampania

campaign-so-far = Dotychczasowa kampania
campaign-won = Wygrane rozdziały: { $won } z { $played }
campaign-discoveries = Odkrycia na zdolności: { $discoveries }
campaign-attempt = Próba { $attempt } z { $attempts }
campaign-skills = Zdolności: { $skills }
campaign-wounds = Rany: { $wounds }
campaign-broken = Nadal uszkodzone
ask-unlock =
    { $discoveries ->
        [one] Zostało jedno Odkrycie. Którą zdolność odblokowuje?
        [few] Zostały { $discoveries } Odkrycia. Którą zdolność odblokowuje jedno z nich?
       *[other] Zostało { $discoveries } Odkryć. Którą zdolność odblokowuje jedno z nich?
    }
    .others = { $player } odblokowuje zdolności załogi.
event-skill-unlocked = Odkrycie odblokowuje zdolność: { $skill } ({ $astronaut }).
