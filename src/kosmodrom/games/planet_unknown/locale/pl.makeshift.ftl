# Makeshift: Znaczniki, które wędrują z toru na tor.

tracker-civ = Znacznik Cywilizacji
tracker-water = Znacznik Wody
tracker-biomass = Znacznik Biomasy
tracker-rover = Znacznik Łazików
tracker-tech = Znacznik Technologii

ask-direction = Dokąd idzie { $tracker }?
    .others = { $player } awansuje { $tracker }.
ask-step-back = Który Znacznik cofasz?
    .others = { $player } cofa Znacznik.

option-move-tracker = Na pozycję { $position }: { $track }
    .group = Przesunięcie Znacznika
    .why = Bierzesz Korzyść z tej pozycji; stąd Znacznik ruszy następnym razem.
option-stay = Zostaw Znacznik na miejscu; na szczycie toru Łazików weź znowu jego Ruch
    .why = Stąd ten Znacznik nie może już awansować.

event-tracker-moved = { $seat } przesuwa { $tracker } na pozycję { $position }: { $track }.

refusal-position-taken = Stoi tam inny Znacznik albo ten sam: { $track }, pozycja { $position }.
refusal-no-sidestep = Znacznik nie może przejść tam w bok: { $track }, pozycja { $position }.
refusal-not-the-next-position = Znacznik idzie o jedną pozycję w górę, prosto albo na sąsiedni tor, a nie tam: { $track }, pozycja { $position }.
refusal-must-advance = Znacznik może awansować, więc musi.

board-wandering-tracker = { $tracker }: pozycja { $position } z { $top }, { $track }
