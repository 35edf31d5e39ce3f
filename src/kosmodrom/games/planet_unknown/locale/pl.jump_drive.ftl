# Co do gry dodaje Jump Drive.

effect-tech-as-energy = Technologia lub Energia

ask-lifepod = Dokąd trafia Kapsuła Ratunkowa?
    .others = { $player } wybiera miejsce dla Kapsuły Ratunkowej.
ask-lost-lifepod = Którą zebraną Kapsułę Ratunkową tracisz?
    .others = { $player } traci Kapsułę Ratunkową.
ask-row = Z rzędu którego Znacznika bierzesz wszystkie Korzyści?
    .others = { $player } bierze Korzyści z rzędu.
ask-contest = Który z dobranych Celów wykładasz?
    .others = { $player } wybiera Cel.

option-score-lifepod = Kapsuła Ratunkowa do strefy punktowania
    .why = W strefie punktowania daje Medal na koniec.
option-unlock-technology = Kapsuła Ratunkowa na Technologię „{ $technology }”
    .group = Kapsuła Ratunkowa na Technologię
    .why = Odblokowuje Technologię; nie daje wtedy Medalu.
option-lose-scored = Strać Kapsułę Ratunkową ze strefy punktowania
    .why = Kosztuje Medal, który jest warta.
option-lose-technology = Strać Kapsułę Ratunkową z Technologii „{ $technology }”
    .group = Strata Kapsuły Ratunkowej z Technologii
    .why = Technologia znów jest zablokowana.
option-double-boost = Podwójny Skok Synergiczny: { $track }
    .group = Podwójny Skok Synergiczny
    .why = Dwa awanse za jeden Skok, z Korzyściami.
option-jump-rover = Za 1 Ruch teleportuj Łazik: { $start } → { $to }
    .group = Teleportacja po tym samym terenie
    .why = 1 Ruch, choćby było daleko.
option-forgo = Zrezygnuj z tego
    .why = Nic za to nie dostajesz.
option-open-contest = Cel dla wszystkich: „{ $objective }”
    .group = Cele dla wszystkich
    .why = 5 Medali dla tego, kto na koniec ma przewagę nad wszystkimi.

event-technology-lost = { $seat } traci Kapsułę Ratunkową z Technologii „{ $technology }”.
event-contest-opened = { $seat } wybiera Cel dla wszystkich: „{ $objective }”.

refusal-other-terrain = To nie jest teren, na którym stoi Łazik: { $at }.

board-lifepods-on-technologies = Kapsuły Ratunkowe na Technologiach: { $count }
board-drawn = Dobrany Cel „{ $name }”: { $effect }
