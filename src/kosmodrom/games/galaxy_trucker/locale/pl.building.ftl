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
option-take_ordered = Weź ze swojego zamówienia: { $part }
    .group = Weź część
    .why = Nikt inny nie może użyć tych części, a każda niewykorzystana kosztuje kredyt.
option-take_aside = Weź odłożoną na bok: { $part }
    .group = Weź część
    .why = Części odłożone na bok liczą się po zakończeniu budowy jako utracone.
option-take_off = Zdejmij ostatnio przyspawaną część
    .group = Twój statek
    .why = Możesz ją jeszcze obrócić albo przenieść, dopóki nie weźmiesz następnej.
option-weld = Przyspawaj: rząd { $row }, kolumna { $column }, { $turns }
    .group = Przyspawaj
    .why = Złącze, które dotyka innej części, musi do niej pasować; bez połączenia część się nie trzyma.
option-set_aside = Odłóż na bok
    .group = Twój statek
    .why = Dwie części możesz zachować na później. Są tylko twoje, ale trzeba je wbudować.
option-put_back = Zwróć odkrytą na stół
    .group = Twój statek
    .why = Nie potrzebujesz jej. Teraz może ją wziąć każdy.
option-look = Obejrzyj stos { $pile }
    .group = Karty
    .why = Dowiesz się, co cię czeka, i możesz się na to przygotować.
option-stop_looking = Odłóż stos
    .why = Wtedy mogą go obejrzeć inni, a ty możesz budować dalej.
option-turn_hourglass = Przewróć klepsydrę
    .group = Czas
    .why = Im szybciej stanie na polu START, tym mniej czasu mają inni.
option-finish = Zakończ budowę i weź numer { $number }
    .group = Zakończ
    .why = Numer 1 zaczyna na czele. Twój statek zostaje taki, jaki jest.
option-run_out = Piasek się przesypał
    .why = Czas płynie sam.
option-choose_front = Niech przodem będzie ta strona: { $side }
    .why = Wszystkie silniki muszą być skierowane w przeciwną stronę, a działa skierowane do przodu liczą się w całości.
option-remove_part = Usuń część: rząd { $row }, kolumna { $column }
    .why = Każda usunięta część kosztuje po locie kredyt, więc szukaj tej, która naprawia najwięcej.
option-keep_part = { $parts ->
    [one] Zachowaj kawałek z polem: rząd { $row }, kolumna { $column } ({ $parts } część)
    [few] Zachowaj kawałek z polem: rząd { $row }, kolumna { $column } ({ $parts } części)
   *[many] Zachowaj kawałek z polem: rząd { $row }, kolumna { $column } ({ $parts } części)
}
    .why = Wszystkie pozostałe kawałki przepadają.
option-board_humans = Kabinę zajmuje dwoje kosmonautów (rząd { $row }, kolumna { $column })
    .why = Dwoje to więcej niż jedno, a statek mogą prowadzić tylko kosmonauci.
option-board_alien = Kabinę zajmuje { $colour } (rząd { $row }, kolumna { $column })
    .why = Wzmacnia działa albo silniki, ale zajmuje miejsce dwojga kosmonautów.
option-board_specialist = Kabinę zajmuje niebieski kosmita: { $specialist } (rząd { $row }, kolumna { $column })
    .why = Każdy specjalista ma własną umiejętność i jest tylko jeden dla wszystkich.
option-take_loan = Weź pożyczkę
    .group = Pieniądze
    .why = Dziesięć kredytów teraz, dwanaście do oddania przed końcem gry.
option-repay_loan = Spłać pożyczkę
    .group = Pieniądze
    .why = Dwanaście kredytów. Kto na koniec ma niespłaconą pożyczkę, nie może wygrać.

## Zdarzenia

lottery-IA = klasa IA zastępuje klasę I
lottery-IIA = klasa IIA zastępuje klasę II
lottery-IIIA = klasa IIIA zastępuje klasę III
lottery-machinations = w grze są Nieczyste zagrania
lottery-road = Trudna trasa jest trudniejsza

event-lottery_rolled = Kości ({ $dice }) wybierają: { $results }.
event-flight_began = Zaczyna się lot { $flight }: { $ship }.
event-roads_drawn = Trudna trasa w tym locie: { $roads }.
event-road_binds = { $roads ->
    [0] { $seat }: bez kart Trudnej trasy.
    [one] { $seat }: obowiązuje pierwsza karta Trudnej trasy.
    [few] { $seat }: obowiązują pierwsze { $roads } karty Trudnej trasy.
   *[many] { $seat }: obowiązuje pierwszych { $roads } kart Trudnej trasy.
}
event-surprise_drawn = Przykra niespodzianka: { $road }.
event-dead_column_rolled = Kolumna { $column } to martwa strefa: nic w niej nie działa.
event-parts_ordered = { $seat } dostaje zamówienie: { $parts }.
event-part_taken = { $origin ->
    [warehouse] { $seat } odkrywa część: { $part }.
    [returned] { $seat } bierze część ze stołu: { $part }.
    [aside] { $seat } bierze część odłożoną na bok: { $part }.
    [order] { $seat } bierze zamówioną część: { $part }.
   *[ship] { $seat } zdejmuje ostatnio przyspawaną część: { $part }.
}
event-part_welded = { $seat } spawa część (rząd { $row }, kolumna { $column }): { $part }.
event-part_set_aside = { $seat } odkłada część na bok: { $part }.
event-part_put_back = { $seat } zwraca część: { $part }.
event-pile_seen = Oglądasz stos { $pile }: { $cards }.
event-pile_taken = { $seat } ogląda stos { $pile }.
event-pile_returned = { $seat } odkłada stos { $pile }.
event-hourglass_turned = { $circle ->
    [0] { $seat } przewraca klepsydrę na pole START.
   *[other] { $seat } przewraca klepsydrę na pole { $circle }.
}
event-hourglass_started = Klepsydra rusza: pole { $circle }.
event-sand_ran_out = { $circle ->
    [0] Piasek się przesypał: nikt już nie spawa.
   *[other] Piasek się przesypał; klepsydrę można przewrócić.
}
event-ship_finished = { $seat } kończy budowę i bierze numer { $number }.
event-building_ended = Statki są gotowe.
event-front_chosen = { $seat } leci tą stroną do przodu: { $side }.

fault-mismatch = złącza nie pasują do siebie
fault-smooth = złącze przy gładkiej krawędzi
fault-engine = silnik nie jest skierowany do tyłu
fault-exhaust = część za silnikiem
fault-muzzle = część przed działem

event-fault_found = Błąd budowy ({ $seat }, rząd { $row }, kolumna { $column }): { $fault }.
event-part_removed = { $lost ->
    [true] { $seat } traci część przy kontroli (rząd { $row }, kolumna { $column }): { $part }.
   *[false] { $seat } zdejmuje część przy kontroli (rząd { $row }, kolumna { $column }): { $part }.
}
event-number_given_back = { $seat } naprawia statek i startuje z numerem { $number }.
event-alien_boarded = { $seat } przyjmuje na pokład: { $colour }.
event-specialist_boarded = { $seat } przyjmuje na pokład niebieskiego kosmitę: { $specialist }.
event-ship_boarded = { $sleepers ->
    [0] Na statku ({ $seat }): kosmonauci { $humans }, znaczniki baterii { $tokens }.
   *[other] Na statku ({ $seat }): kosmonauci { $humans }, zahibernowani { $sleepers }, znaczniki baterii { $tokens }.
}

event-loan_taken = { $seat } bierze pożyczkę: { $credits } kredytów.
event-loan_repaid = { $seat } spłaca pożyczkę: { $credits } kredytów.

event-flight_settled = Koniec lotu { $flight }: rozliczenie.
event-place_rewarded = { $credits ->
    [one] { $seat } dociera na miejsce z lokatą { $place }: { $credits } kredyt.
    [few] { $seat } dociera na miejsce z lokatą { $place }: { $credits } kredyty.
   *[many] { $seat } dociera na miejsce z lokatą { $place }: { $credits } kredytów.
}
event-best_looking = { $credits ->
    [one] { $seat } ma hermetyczny kadłub (odsłonięte złącza: { $connectors }): { $credits } kredyt.
    [few] { $seat } ma hermetyczny kadłub (odsłonięte złącza: { $connectors }): { $credits } kredyty.
   *[many] { $seat } ma hermetyczny kadłub (odsłonięte złącza: { $connectors }): { $credits } kredytów.
}
event-creative = { $credits ->
    [one] { $seat } leci przodem, którego nie ma nikt inny: { $credits } kredyt.
    [few] { $seat } leci przodem, którego nie ma nikt inny: { $credits } kredyty.
   *[many] { $seat } leci przodem, którego nie ma nikt inny: { $credits } kredytów.
}
event-passengers_paid = { $credits ->
    [one] { $seat } dostaje { $credits } kredyt za pasażerów, którzy dolecieli (kabiny: { $cabins }).
    [few] { $seat } dostaje { $credits } kredyty za pasażerów, którzy dolecieli (kabiny: { $cabins }).
   *[many] { $seat } dostaje { $credits } kredytów za pasażerów, którzy dolecieli (kabiny: { $cabins }).
}
event-manager_paid = { $credits ->
    [one] Menedżer ({ $seat }) przynosi { $credits } kredyt (rasy kosmitów: { $races }).
    [few] Menedżer ({ $seat }) przynosi { $credits } kredyty (rasy kosmitów: { $races }).
   *[many] Menedżer ({ $seat }) przynosi { $credits } kredytów (rasy kosmitów: { $races }).
}
event-goods_sold = { $credits ->
    [one] { $seat } sprzedaje towary za { $credits } kredyt (czerwone { $red }, żółte { $yellow }, zielone { $green }, niebieskie { $blue }).
    [few] { $seat } sprzedaje towary za { $credits } kredyty (czerwone { $red }, żółte { $yellow }, zielone { $green }, niebieskie { $blue }).
   *[many] { $seat } sprzedaje towary za { $credits } kredytów (czerwone { $red }, żółte { $yellow }, zielone { $green }, niebieskie { $blue }).
}
event-parts_paid = { $credits ->
    [one] { $seat } płaci { $credits } kredyt za utracone części ({ $parts }).
    [few] { $seat } płaci { $credits } kredyty za utracone części ({ $parts }).
   *[many] { $seat } płaci { $credits } kredytów za utracone części ({ $parts }).
}
event-order_paid = { $credits ->
    [one] { $seat } płaci { $credits } kredyt za niewykorzystane zamówione części ({ $parts }).
    [few] { $seat } płaci { $credits } kredyty za niewykorzystane zamówione części ({ $parts }).
   *[many] { $seat } płaci { $credits } kredytów za niewykorzystane zamówione części ({ $parts }).
}
event-game_ended = Ostatni lot dobiega końca.
