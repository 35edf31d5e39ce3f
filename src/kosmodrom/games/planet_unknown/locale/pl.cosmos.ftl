# Cosmos Inc.: to, co mówi się tylko o tej korporacji.

effect-reposition = przestawienie Kapsuł Ratunkowych

ask-place-lifepod = Gdzie kładziesz Kapsułę Ratunkową?
    .others = { $player } wybiera miejsce dla Kapsuły Ratunkowej.
ask-lift-lifepod = Którą Kapsułę Ratunkową przestawiasz?
    .others = { $player } przestawia Kapsuły Ratunkowe.
ask-lose-lifepod = Którą z zebranych Kapsuł Ratunkowych tracisz?
    .others = { $player } traci zebraną Kapsułę Ratunkową.

option-keep-lifepod = Połóż Kapsułę Ratunkową w strefie punktowania
    .why = W strefie punktowania daje Medal na koniec.
option-cover-position = Połóż Kapsułę Ratunkową na pozycji { $position }: { $track }
    .group = Położenie Kapsuły Ratunkowej na torze
    .why = Znacznik ominie tę pozycję: jednym awansem zajdzie dalej.
option-lift-scored = Weź Kapsułę Ratunkową ze strefy punktowania
    .why = Można ją położyć na torze, gdzie nie punktuje.
option-lift-lifepod = Weź Kapsułę Ratunkową z pozycji { $position }: { $track }
    .group = Wzięcie Kapsuły Ratunkowej z toru
    .why = Można ją położyć gdzie indziej albo za nią punktować.
option-leave-lifepods = Zostaw Kapsuły Ratunkowe tam, gdzie są
    .why = Wszystko zostaje tak, jak jest.

event-lifepod-kept = { $seat } kładzie Kapsułę Ratunkową w strefie punktowania.
event-position-covered = { $seat } kładzie Kapsułę Ratunkową na pozycji { $position }: { $track }.
event-position-uncovered = { $seat } bierze Kapsułę Ratunkową z pozycji { $position }: { $track }.

refusal-position-not-free = Tam nie może leżeć Kapsuła Ratunkowa: { $track }, pozycja { $at }.
refusal-lifepod-from-there = Ta Kapsuła Ratunkowa jest ze strefy punktowania i musi trafić gdzie indziej.
refusal-no-such-lifepod = Nie masz takiej Kapsuły Ratunkowej.
refusal-nothing-to-reposition = Nie masz teraz Kapsuł Ratunkowych do przestawienia.
refusal-no-diagonal-step = Bez odpowiedniej Technologii Łaziki nie jeżdżą na ukos: { $at }.

board-lifepods-on-tracks = Kapsuły Ratunkowe na torach: { $places }
board-lifepod-place = { $track } { $position }
