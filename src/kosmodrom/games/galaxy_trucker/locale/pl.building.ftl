# Przed lotem: trudna trasa, stocznia, kontrola, załoga. Po locie: rozliczenie.

## Pytania

ask-shipyard = Twój statek jest w budowie: którą część bierzesz?
    .others = { $player } szuka części.
ask-in-hand = Co robisz z tą częścią: { $part }?
    .others = { $player } trzyma część: { $part }.
ask-looking = Oglądaj karty, jak długo chcesz, a potem je odłóż.
    .others = { $player } ogląda karty.
ask-number-tile = Koniec czasu: który żeton kolejności bierzesz?
    .others = { $player } bierze żeton kolejności.
ask-sand = Piasek się przesypuje.
    .others = Piasek się przesypuje.
ask-front = Która strona statku jest jego przodem?
    .others = { $player } wybiera przód statku.
ask-mend = Twój statek ma błędy: którą część usuwasz?
    .others = { $player } usuwa błędy budowy statku.
ask-piece = Twój statek się rozpadł: który kawałek zachowujesz?
    .others = { $player } wybiera kawałek statku.
ask-board = Kto zajmuje tę kabinę?
    .others = { $player } obsadza kabiny.

## Ruchy

turns-0 = bez obracania
turns-1 = obrót o ćwierć w prawo
turns-2 = do góry nogami
turns-3 = obrót o ćwierć w lewo

option-draw = Weź zakrytą część
    .group = Weź część
    .why = Co to jest, widać dopiero w ręce; niepotrzebna część wraca na stół odkryta.
option-take = Weź ze stołu: { $part }
    .group = Weź część
    .why = Leży odkryta, więc wiadomo, co dostajesz; inni też ją widzą, więc warto się pospieszyć.
option-take-ordered = Weź ze swojego zamówienia: { $part }
    .group = Weź część
    .why = Nikt inny nie może użyć tych części, a każda niewykorzystana kosztuje kredyt.
option-take-aside = Weź odłożoną na bok: { $part }
    .group = Weź część
    .why = Części odłożone na bok liczą się po zakończeniu budowy jako utracone.
option-take-off = Zdejmij ostatnio przyspawaną część
    .group = Twój statek
    .why = Możesz ją jeszcze obrócić albo przenieść, dopóki nie weźmiesz następnej.
option-weld = Przyspawaj: rząd { $row }, kolumna { $column }, { $turns }
    .group = Przyspawaj
    .why = Złącze, które dotyka innej części, musi do niej pasować; bez połączenia część się nie trzyma.
option-set-aside = Odłóż na bok
    .group = Twój statek
    .why = Dwie części możesz zachować na później. Są tylko twoje, ale trzeba je wbudować.
option-put-back = Zwróć odkrytą na stół
    .group = Twój statek
    .why = Nie potrzebujesz jej. Teraz może ją wziąć każdy, chyba że jest z twojego zamówienia.
option-look = Obejrzyj stos { $pile }
    .group = Karty
    .why = Dowiesz się, co cię czeka, i możesz się na to przygotować.
option-stop-looking = Odłóż stos
    .why = Wtedy mogą go obejrzeć inni, a ty możesz budować dalej.
option-turn-hourglass = Przewróć klepsydrę
    .group = Czas
    .why = Im szybciej stanie na polu START, tym mniej czasu mają inni.
option-finish = Zakończ budowę i weź numer { $number }
    .group = Zakończ
    .why = Numer 1 zaczyna na czele. Twój statek zostaje taki, jaki jest.
option-run-out = Piasek się przesypał
    .why = Czas płynie sam.
option-choose-front = Niech przodem będzie ta strona: { $side }
    .why = Silniki muszą być skierowane w przeciwną stronę, a działa do przodu liczą się w całości.
option-remove-part = Usuń część: rząd { $row }, kolumna { $column }
    .why = Każda usunięta część kosztuje po locie kredyt, więc szukaj tej, która naprawia najwięcej.
option-keep-part = { $parts ->
    [one] Zachowaj kawałek z polem: rząd { $row }, kolumna { $column } ({ $parts } część)
    [few] Zachowaj kawałek z polem: rząd { $row }, kolumna { $column } ({ $parts } części)
   *[many] Zachowaj kawałek z polem: rząd { $row }, kolumna { $column } ({ $parts } części)
}
    .why = Wszystkie pozostałe kawałki przepadają.
option-board-humans = Kabinę zajmuje dwoje kosmonautów (rząd { $row }, kolumna { $column })
    .why = Dwoje to więcej niż jedno, a statek mogą prowadzić tylko kosmonauci.
option-board-alien = Kabinę zajmuje { $colour } (rząd { $row }, kolumna { $column })
    .why = Wzmacnia działa albo silniki, ale zajmuje miejsce dwojga kosmonautów.
option-board-specialist = Kabinę zajmuje niebieski kosmita: { $specialist } (rząd { $row }, kolumna { $column })
    .why = Każdy specjalista ma własną umiejętność i jest tylko jeden dla wszystkich.
option-take-loan = Weź pożyczkę
    .group = Pieniądze
    .why = Dziesięć kredytów teraz, dwanaście do oddania przed końcem gry.
option-repay-loan = Spłać pożyczkę
    .group = Pieniądze
    .why = Dwanaście kredytów. Kto na koniec ma niespłaconą pożyczkę, nie może wygrać.

## Zdarzenia

lottery-IA = klasa IA zastępuje klasę I
lottery-IIA = klasa IIA zastępuje klasę II
lottery-IIIA = klasa IIIA zastępuje klasę III
lottery-machinations = w grze są Nieczyste zagrania
lottery-road = Trudna trasa jest trudniejsza

event-lottery-rolled = Kości ({ $dice }) wybierają: { $results }.
event-flight-began = Zaczyna się lot { $flight }: { $ship }.
event-roads-drawn = Trudna trasa w tym locie: { $roads }.
event-road-binds = { $roads ->
    [0] { $seat }: bez kart Trudnej trasy.
    [one] { $seat }: obowiązuje pierwsza karta Trudnej trasy.
    [few] { $seat }: obowiązują pierwsze { $roads } karty Trudnej trasy.
   *[many] { $seat }: obowiązuje pierwszych { $roads } kart Trudnej trasy.
}
event-surprise-drawn = Przykra niespodzianka: { $road }.
event-dead-column-rolled = Kolumna { $column } to martwa strefa: nic w niej nie działa.
event-parts-ordered = { $seat } dostaje zamówienie: { $parts }.
event-part-taken = { $origin ->
    [warehouse] { $seat } odkrywa część: { $part }.
    [returned] { $seat } bierze część ze stołu: { $part }.
    [aside] { $seat } bierze część odłożoną na bok: { $part }.
    [order] { $seat } bierze zamówioną część: { $part }.
   *[ship] { $seat } zdejmuje ostatnio przyspawaną część: { $part }.
}
event-part-welded = { $seat } spawa część (rząd { $row }, kolumna { $column }): { $part }.
event-part-set-aside = { $seat } odkłada część na bok: { $part }.
event-part-put-back = { $seat } zwraca część: { $part }.
event-pile-seen = Oglądasz stos { $pile }: { $cards }.
event-pile-taken = { $seat } ogląda stos { $pile }.
event-pile-returned = { $seat } odkłada stos { $pile }.
event-hourglass-turned = { $circle ->
    [0] { $seat } przewraca klepsydrę na pole START.
   *[other] { $seat } przewraca klepsydrę na pole { $circle }.
}
event-hourglass-started = Klepsydra rusza: pole { $circle }.
event-sand-ran-out = { $circle ->
    [0] Piasek się przesypał: nikt już nie spawa.
   *[other] Piasek się przesypał; klepsydrę można przewrócić.
}
event-ship-finished = { $seat } kończy budowę i bierze numer { $number }.
event-building-ended = Statki są gotowe.
event-front-chosen = { $seat } leci tą stroną do przodu: { $side }.

fault-mismatch = złącza nie pasują do siebie
fault-smooth = złącze przy gładkiej krawędzi
fault-engine = silnik nie jest skierowany do tyłu
fault-exhaust = część za silnikiem
fault-muzzle = część przed działem

event-fault-found = Błąd budowy ({ $seat }, rząd { $row }, kolumna { $column }): { $fault }.
event-part-removed = { $lost ->
    [true] { $seat } traci część przy kontroli (rząd { $row }, kolumna { $column }): { $part }.
   *[false] { $seat } zdejmuje część przy kontroli (rząd { $row }, kolumna { $column }): { $part }.
}
event-number-given-back = { $seat } naprawia statek i startuje z numerem { $number }.
event-alien-boarded = { $seat } przyjmuje na pokład: { $colour }.
event-specialist-boarded = { $seat } przyjmuje na pokład niebieskiego kosmitę: { $specialist }.
event-ship-boarded = { $sleepers ->
    [0] Na statku ({ $seat }): kosmonauci { $humans }, znaczniki baterii { $tokens }.
   *[other] Na statku ({ $seat }): kosmonauci { $humans }, zahibernowani { $sleepers }, znaczniki baterii { $tokens }.
}

event-loan-taken = { $seat } bierze pożyczkę: { $credits } kredytów.
event-loan-repaid = { $seat } spłaca pożyczkę: { $credits } kredytów.

event-flight-settled = Koniec lotu { $flight }: rozliczenie.
event-place-rewarded = { $credits ->
    [one] { $seat } dociera na miejsce z lokatą { $place }: { $credits } kredyt.
    [few] { $seat } dociera na miejsce z lokatą { $place }: { $credits } kredyty.
   *[many] { $seat } dociera na miejsce z lokatą { $place }: { $credits } kredytów.
}
event-best-looking = { $credits ->
    [one] { $seat } ma hermetyczny kadłub (odsłonięte złącza: { $connectors }): { $credits } kredyt.
    [few] { $seat } ma hermetyczny kadłub (odsłonięte złącza: { $connectors }): { $credits } kredyty.
   *[many] { $seat } ma hermetyczny kadłub (odsłonięte złącza: { $connectors }): { $credits } kredytów.
}
event-creative = { $credits ->
    [one] { $seat } leci przodem, którego nie ma nikt inny: { $credits } kredyt.
    [few] { $seat } leci przodem, którego nie ma nikt inny: { $credits } kredyty.
   *[many] { $seat } leci przodem, którego nie ma nikt inny: { $credits } kredytów.
}
event-passengers-paid = { $credits ->
    [one] { $seat } dostaje { $credits } kredyt za pasażerów, którzy dolecieli (kabiny: { $cabins }).
    [few] { $seat } dostaje { $credits } kredyty za pasażerów, którzy dolecieli (kabiny: { $cabins }).
   *[many] { $seat } dostaje { $credits } kredytów za pasażerów, którzy dolecieli (kabiny: { $cabins }).
}
event-manager-paid = { $credits ->
    [one] Menedżer ({ $seat }) przynosi { $credits } kredyt (rasy kosmitów: { $races }).
    [few] Menedżer ({ $seat }) przynosi { $credits } kredyty (rasy kosmitów: { $races }).
   *[many] Menedżer ({ $seat }) przynosi { $credits } kredytów (rasy kosmitów: { $races }).
}
event-goods-sold = { $credits ->
    [one] { $seat } sprzedaje towary za { $credits } kredyt ({ $goods }).
    [few] { $seat } sprzedaje towary za { $credits } kredyty ({ $goods }).
   *[many] { $seat } sprzedaje towary za { $credits } kredytów ({ $goods }).
}
event-parts-paid = { $credits ->
    [one] { $seat } płaci { $credits } kredyt za utracone części ({ $parts }).
    [few] { $seat } płaci { $credits } kredyty za utracone części ({ $parts }).
   *[many] { $seat } płaci { $credits } kredytów za utracone części ({ $parts }).
}
event-order-paid = { $credits ->
    [one] { $seat } płaci { $credits } kredyt za niewykorzystane zamówione części ({ $parts }).
    [few] { $seat } płaci { $credits } kredyty za niewykorzystane zamówione części ({ $parts }).
   *[many] { $seat } płaci { $credits } kredytów za niewykorzystane zamówione części ({ $parts }).
}
event-game-ended = Ostatni lot dobiega końca.
