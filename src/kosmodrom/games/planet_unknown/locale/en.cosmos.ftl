# Cosmos Inc.: what is said only about this corporation.

effect-reposition = reposition lifepods

ask-place-lifepod = Where do you put the lifepod?
    .others = { $player } chooses a place for a lifepod.
ask-lift-lifepod = Which lifepod do you reposition?
    .others = { $player } repositions lifepods.
ask-lose-lifepod = Which of your collected lifepods do you lose?
    .others = { $player } loses a collected lifepod.

option-keep-lifepod = Put the lifepod into the scoring area
    .why = In the scoring area it is worth a medal at the end.
option-cover-position = Put the lifepod on position { $position }: { $track }
    .group = Put the lifepod on a track
    .why = Your tracker skips this position: it gets further with one advance.
option-lift-scored = Take a lifepod from the scoring area
    .why = It can be put onto a track, where it scores nothing.
option-lift-lifepod = Take the lifepod from position { $position }: { $track }
    .group = Take a lifepod from a track
    .why = It can be put elsewhere, or score.
option-leave-lifepods = Leave the lifepods where they are
    .why = Everything stays as it is.

event-lifepod-kept = { $seat } put a lifepod into the scoring area.
event-position-covered = { $seat } put a lifepod on position { $position }: { $track }.
event-position-uncovered = { $seat } took the lifepod from position { $position }: { $track }.

refusal-position-not-free = A lifepod cannot lie there: { $track }, position { $at }.
refusal-lifepod-from-there = The lifepod comes from the scoring area and must go somewhere else.
refusal-no-such-lifepod = You have no such lifepod.
refusal-nothing-to-reposition = You have no lifepods to reposition now.
refusal-no-diagonal-step = Without the technology for it, rovers do not move diagonally: { $at }.

board-lifepods-on-tracks = Lifepods on tracks: { $places }
board-lifepod-place = { $track } { $position }
