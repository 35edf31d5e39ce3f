# Makeshift: trackers that wander from track to track.

tracker-civ = civ tracker
tracker-water = water tracker
tracker-biomass = biomass tracker
tracker-rover = rover tracker
tracker-tech = tech tracker

ask-direction = Where does the { $tracker } go?
    .others = { $player } advances the { $tracker }.
ask-step-back = Which tracker do you regress?
    .others = { $player } regresses a tracker.

option-move-tracker = To position { $position } of the { $track }
    .group = Move the tracker
    .why = You get what stands there; next time the tracker goes on from there.
option-stay = Leave the tracker where it is; on top of the rover track take the movement again
    .why = From here this tracker cannot climb any further.

event-tracker-moved = { $seat } moved the { $tracker } to position { $position } of the { $track }.

refusal-position-taken = Another tracker stands there, or this one itself: { $track }, position { $position }.
refusal-no-sidestep = The tracker cannot move sideways to there: { $track }, position { $position }.
refusal-not-the-next-position = The tracker moves one position up, straight or onto a neighbouring track, and not there: { $track }, position { $position }.
refusal-must-advance = The tracker can advance, so it must.

board-wandering-tracker = { $tracker }: position { $position } of { $top }, { $track }
