# Republic: to, co mówi się tylko o tej korporacji.

option-regress-nothing = Nie cofaj niczego: żadnego innego Znacznika nie da się cofnąć
    .why = Nie ma czego cofnąć: Kamień Milowy nic nie kosztuje.
option-teleport-civ = Za 1 Ruch teleportuj Łazik: { $start } → { $to }
    .group = Teleportacja między zasobami Cywilizacji
    .why = 1 Ruch, choćby było daleko.

event-nothing-regressed = { $seat } nie cofa niczego: żadnego innego Znacznika nie da się cofnąć.

refusal-must-regress = Jest Znacznik, który można cofnąć, więc trzeba to zrobić.
refusal-other-tracker = Za Kamień Milowy Cywilizacji cofasz inny Znacznik, nie ten: { $track }.
refusal-no-civ-resource = Na { $at } nie ma zasobu Cywilizacji.
