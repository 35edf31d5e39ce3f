# Lot: dalsza droga, skoki, liczenie, statek związkowy i to, co następuje po każdej karcie.

half-left = lewy człon
half-right = prawy człon
flyer-ship = statek
flyer-left = lewy człon
flyer-right = prawy człon
parameter-ambush = siła ognia w zasadzce

## Pytania

ask-ready = Czy lecisz dalej?
    .others = { $player } decyduje, czy leci dalej.
ask-jump = Czy skaczesz w nadprzestrzeń przed tą kartą?
    .others = { $player } może skoczyć w nadprzestrzeń.
ask-count = Liczy się { $what }. Na razie: { $value }.
    .others = { $player } liczy: { $what }, na razie { $value }.
ask-union = { $crew ->
    [one] Związkowcy żądają kredytu albo towaru za { $crew } członka załogi. Inaczej rezygnujesz z lotu.
    [few] Związkowcy żądają kredytu albo towaru za każdego z { $crew } członków załogi. Inaczej rezygnujesz z lotu.
   *[many] Związkowcy żądają kredytu albo towaru za każdego z { $crew } członków załogi. Inaczej rezygnujesz z lotu.
}
    .others = { $player } ma zapłacić związkowcom.

## Ruchy

tokens-for = { $tokens ->
    [0] bez opłaty
    [one] { $tokens } znacznik baterii
    [few] { $tokens } znaczniki baterii
   *[many] { $tokens } znaczników baterii
}
sold-for = { $credits ->
    [0] { "" }
    [one] { " " }(za towary: { $credits } kredyt)
    [few] { " " }(za towary: { $credits } kredyty)
   *[many] { " " }(za towary: { $credits } kredytów)
}
option-go-on = Leć dalej
    .why = Następna karta zostaje odkryta, gdy wszyscy zdecydują.
option-give-up = Zrezygnuj z lotu{ sold-for }
    .why = Statkowi nic już nie grozi, ale nie ma nagród u celu, a towary przynoszą połowę wartości.
option-withdraw-half = Wycofaj { $half }{ sold-for }
    .group = Wycofanie członu
    .why = Drugi człon leci dalej sam. Towary z tego członu przynoszą połowę wartości.
option-pay-union = { $loans ->
    [0] { $credits ->
        [one] Zapłać { $credits } kredyt
        [few] Zapłać { $credits } kredyty
       *[many] Zapłać { $credits } kredytów
    }
    [one] Zapłać (kredyty: { $credits }) i weź na to { $loans } pożyczkę
    [few] Zapłać (kredyty: { $credits }) i weź na to { $loans } pożyczki
   *[many] Zapłać (kredyty: { $credits }) i weź na to { $loans } pożyczek
}
    .why = To wyrównuje wszystko, czego żądają jeszcze związkowcy.
option-give-cube = Oddaj kostkę (rząd { $row }, kolumna { $column }): { $goods }
    .group = Oddanie kostki
    .why = To zapłata za jednego członka załogi.
option-jump = { $last ->
    [true] Skocz i omiń cel: spal { $engine } (rząd { $engine_row }, kolumna { $engine_column }; { tokens-for })
   *[other] Skocz: spal { $engine } (rząd { $engine_row }, kolumna { $engine_column }; { tokens-for })
}
    .group = Skok w nadprzestrzeń
    .why = Silnik przepada. Ta karta i następna nic ci nie zrobią; przy ostatniej to rezygnacja z lotu.
option-stay = Zostań z innymi
    .why = Przy kartach, które coś liczą, możesz jeszcze skoczyć, gdy przyjdzie kolej na twoje liczenie.
option-power = Zasil: { $part } (rząd { $row }, kolumna { $column }), +{ $adds } ({ tokens-for })
    .group = Zasilanie
    .why = Działa tylko przy tym liczeniu.
option-boost-cannon = Wzmocnij i spal: { $cannon } (rząd { $cannon_row }, kolumna { $cannon_column }), +{ $adds } ({ tokens-for })
    .group = Wzmocnienie działa
    .why = Potężny strzał, ale działo ulega potem zniszczeniu, a co się na nim trzyma, odpada.
option-let-fall = Niech odpadnie: { $part } (rząd { $row }, kolumna { $column })
    .group = Odpadająca część
    .why = Każde uniwersalne złącze połączone ze złączem innego rodzaju spowalnia cię o 1, dopóki się trzyma.
option-power-all = Zasil wszystkie urządzenia ({ $devices }): razem { $value } ({ tokens-for })
    .why = To samo co po kolei, tylko szybciej. Działa tylko przy tym liczeniu.
option-declare = Podaj wartość: { $value }
    .why = Wartość jest ostateczna.

## Zdarzenia

event-deck-made = { $cards ->
    [one] Talia jest gotowa: { $cards } karta.
    [few] Talia jest gotowa: { $cards } karty.
   *[many] Talia jest gotowa: { $cards } kart.
}
event-launched = { $behind ->
    [0] { $seat } startuje jako lider.
    [one] { $seat } startuje { $behind } dzień za liderem.
    [few] { $seat } startuje { $behind } dni za liderem.
   *[many] { $seat } startuje { $behind } dni za liderem.
}
event-card-turned = { $left ->
    [0] Następna karta: { $card }. To ostatnia karta w talii.
   *[other] Następna karta: { $card }.
}
event-card-skipped = { $seat } omija tę kartę: { $road } nie dotyczy tego statku.
event-second-pass = { $cards ->
    [one] Déjà vu: { $cards } karta wraca.
    [few] Déjà vu: { $cards } karty wracają, od ostatniej.
   *[many] Déjà vu: { $cards } kart wraca, od ostatniej.
}
event-flight-ended = { $arrived ->
    [0] Koniec lotu: nikt nie dociera do celu.
    [one] Koniec lotu: do celu dociera { $arrived } statek.
    [few] Koniec lotu: do celu docierają { $arrived } statki.
   *[many] Koniec lotu: do celu dociera { $arrived } statków.
}
event-days-gained = { $days ->
    [one] { $seat } zyskuje { $days } dzień lotu.
    [few] { $seat } zyskuje { $days } dni lotu.
   *[many] { $seat } zyskuje { $days } dni lotu.
}
event-days-lost = { $days ->
    [one] { $seat } traci { $days } dzień lotu.
    [few] { $seat } traci { $days } dni lotu.
   *[many] { $seat } traci { $days } dni lotu.
}
event-ship-turned = Turbulencje: statek gracza { $seat } leci teraz drugim końcem do przodu.
event-gave-up = { $seat } kończy lot: { $reason }.
event-half-withdrawn = { $seat } wycofuje { $half }: { $reason }.
event-cube-given = { $seat } oddaje związkowcom kostkę (rząd { $row }, kolumna { $column }): { $goods }.
event-jumped = { $flyer ->
    [statek] { $seat } skacze w nadprzestrzeń: { $engine } ({ tokens-for }).
   *[other] { $seat } skacze w nadprzestrzeń: { $flyer }, { $engine } ({ tokens-for }).
}
event-returned = { $flyer ->
    [statek] { $seat } wraca do konwoju.
   *[other] { $seat } wraca do konwoju: { $flyer }.
}
event-powered = { $seat } zasila: { $part } (rząd { $row }, kolumna { $column }; { tokens-for }).
event-cannon-boosted = { $seat } wzmacnia: { $part } (rząd { $row }, kolumna { $column }; { tokens-for }).
event-halves-counted = { $seat }: moc silników { $left } po lewej, { $right } po prawej; liczy się mniejsza.
event-counted = { $seat }: { $what } { $value }.
event-junk-flies = Latający złom ({ $seat }): { $part }. Leci na statki z tyłu.
event-envy-shoots = Przedmiot zawiści: { $seat } strzela od tyłu. Cel: { $target }.

## Przyczyny

reason-chosen = własny wybór
reason-no_human = nie ma już człowieka, który mógłby lecieć
reason-lapped = całe okrążenie straty do lidera
reason-no_engine_power = brak mocy silników
reason-missed_destination = skok w nadprzestrzeń mija cel
reason-union_ship = { road-union_ship }
reason-half_price = towary za połowę wartości
reason-hyperspace = silnik spalony przy skoku
reason-boosted = działo spalone przy strzale
reason-faulty_connectors = { road-faulty_connectors }
reason-flying_junk = { road-flying_junk }
reason-object_of_envy = { road-object_of_envy }

## Odmowy

refusal-nobody-leaves = W locie szkoleniowym nikt nie rezygnuje.
refusal-leave-between-cards = Zrezygnować możesz, zanim karta zostanie odkryta, nie w trakcie jej działania.
refusal-jump-too-late = Na skok jest za późno: skacze się zaraz po odkryciu karty albo przed własnym liczeniem.
refusal-power-when-counted = Działa i silniki zasila się wtedy, gdy liczy się to, co dają.
refusal-union-before-last-card = Związkowcy pobierają opłatę przed ostatnią kartą.
refusal-one-piece = Twój statek jest w jednym kawałku: zrezygnuj z całym albo leć dalej.
refusal-last-half = Leci już tylko jeden człon twojego statku: zrezygnuj z nim albo leć dalej.
refusal-union-begun = Płacisz już za całą załogę: człon można wycofać tylko przedtem.
refusal-jump-after-reveal = Skoczyć możesz, gdy karta jest odkryta, nie wcześniej.
refusal-no-engine-booster = Nie masz tam wzmacniacza silników.
refusal-no-engine = Nie masz tam silnika.
refusal-engine-not-joined = Ten silnik nie jest połączony ze wzmacniaczem.
refusal-no-cannon-booster = Nie masz tam wzmacniacza dział.
refusal-no-cannon = Nie masz tam działa.
refusal-cannon-not-joined = To działo nie jest połączone ze wzmacniaczem.
refusal-half-away = Ten człon twojego statku jest w nadprzestrzeni.
refusal-dead-part = Ta część leży w martwej strefie i nie działa.
refusal-jump-instead = Skacze się zamiast liczyć, a ten człon zużywa już energię na liczenie.
refusal-needs-no-power = Tej części nie zasila się do liczenia: { $part }.
refusal-not-counted = Ta część nie ma teraz znaczenia: { $part }.
refusal-not-all-powered = Nie ma tu dwóch lub więcej urządzeń, na które razem wystarczy znaczników baterii. Zasilaj je pojedynczo.
refusal-powered-already = Ta część jest już zasilona: { $part }.
refusal-points-forward = Ten silnik jest skierowany do przodu i nic nie daje.
refusal-booster-used = Wzmacniacz działa raz przy każdym liczeniu, dla jednego działa.
refusal-boosted-already = To działo jest już wzmocnione.
refusal-no-faulty-connectors = Części odpadają tak tylko przy wadliwych złączach, gdy liczy się moc silników.
refusal-joints-sound = Żadne połączenie tej części cię nie spowalnia: rząd { $row }, kolumna { $column }.
refusal-union-credits = Związkowcy żądają { $owed }, a masz kredytów: { $credits }. Oddaj najpierw kostki za resztę albo zrezygnuj.
refusal-union-too-dear = Związkowcy żądają { $owed }: twoje kredyty ({ $credits }) i kostki nie wystarczą.
refusal-union-cube = Nie ma tam takiej kostki: rząd { $row }, kolumna { $column }. Znaczników baterii się nie przyjmuje.
