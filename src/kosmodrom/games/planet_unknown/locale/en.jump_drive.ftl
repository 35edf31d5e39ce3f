# What Jump Drive adds to the game.

effect-tech-as-energy = tech or energy

ask-lifepod = Where does the lifepod go?
    .others = { $player } puts a lifepod somewhere.
ask-lost-lifepod = Which collected lifepod do you lose?
    .others = { $player } loses a lifepod.
ask-row = Which tracker's row do you take all benefits from?
    .others = { $player } takes the benefits of a row.
ask-contest = Which of the drawn objectives do you play?
    .others = { $player } chooses an objective.

option-score-lifepod = Put the lifepod into the scoring area
    .why = In the scoring area it is worth a medal at the end.
option-unlock-technology = Put the lifepod onto “{ $technology }”
    .group = Put the lifepod onto a technology
    .why = Unlocks the technology; there it scores nothing.
option-lose-scored = Lose a lifepod from the scoring area
    .why = Costs you the medal that it is worth.
option-lose-technology = Lose the lifepod on “{ $technology }”
    .group = Lose a technology's lifepod
    .why = The technology is locked again.
option-double-boost = Use the synergy boost twice: { $track }
    .group = Use the synergy boost twice
    .why = Two steps up with one boost, with all that they bring.
option-jump-rover = For 1 movement teleport the rover from { $start } to { $to }
    .group = Teleport on the same terrain
    .why = 1 movement, however far it is.
option-forgo = Give it up
    .why = You get nothing for it.
option-open-contest = Let everyone compete: “{ $objective }”
    .group = Objectives for all
    .why = 5 medals for the player who is ahead of all others at the end.

event-technology-lost = { $seat } lost the lifepod on “{ $technology }”.
event-contest-opened = { $seat } chose an objective for all: “{ $objective }”.

refusal-other-terrain = That is not the terrain on which the rover stands: { $at }.

board-lifepods-on-technologies = Lifepods on technologies: { $count }
board-drawn = Drawn objective “{ $name }”: { $effect }
