# Republic: to, co mówi się tylko o tej korporacji.

option-teleport-civ = Za 1 Ruch teleportuj Łazik: { $start } → { $to }
    .group = Teleportacja między zasobami Cywilizacji

refusal-other-tracker = Za Kamień Milowy Cywilizacji cofasz inny Znacznik, nie ten: { $track }.
refusal-no-civ-resource = Na { $at } nie ma zasobu Cywilizacji.
