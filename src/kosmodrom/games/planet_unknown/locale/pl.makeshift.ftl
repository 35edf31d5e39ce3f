# Makeshift: znaczniki, które wędrują z toru na tor.

tracker-civ = znacznik Cywilizacji
tracker-water = znacznik Wody
tracker-biomass = znacznik Biomasy
tracker-rover = znacznik Łazików
tracker-tech = znacznik Technologii

ask-direction = Dokąd idzie { $tracker }?
    .others = { $player } awansuje { $tracker }.
ask-step-back = Który znacznik cofasz?
    .others = { $player } cofa znacznik.

option-move-tracker = Na pozycję { $position }: { $track }
    .group = Przesunięcie znacznika
option-stay = Zostaw znacznik na miejscu; na szczycie toru Łazików weź znowu jego Ruch

event-tracker-moved = { $seat } przesuwa { $tracker } na pozycję { $position }: { $track }.

refusal-position-taken = Stoi tam inny znacznik albo ten sam: { $track }, pozycja { $position }.
refusal-no-sidestep = Znacznik nie może przejść tam w bok: { $track }, pozycja { $position }.
refusal-not-the-next-position = Znacznik idzie tylko o jedną pozycję w górę, prosto albo na sąsiedni tor: { $track }, pozycja { $position } jest gdzie indziej.
refusal-must-advance = Znacznik może awansować, więc musi.

board-wandering-tracker = { $tracker }: pozycja { $position } z { $top }, { $track }
