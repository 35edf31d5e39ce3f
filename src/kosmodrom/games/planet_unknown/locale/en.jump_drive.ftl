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
option-unlock-technology = Put the lifepod onto “{ $technology }”
    .group = Put the lifepod onto a technology
option-lose-scored = Lose a lifepod from the scoring area
option-lose-technology = Lose the lifepod on “{ $technology }”
    .group = Lose a technology's lifepod
option-double-boost = Use the synergy boost twice: { $track }
    .group = Use the synergy boost twice
option-jump-rover = For 1 movement teleport the rover from { $start } to { $to }
    .group = Teleport on the same terrain
option-forgo = Give it up
option-open-contest = Let everyone compete: “{ $objective }”
    .group = Objectives for all

event-technology-lost = { $seat } lost the lifepod on “{ $technology }”.
event-contest-opened = { $seat } chose an objective for all: “{ $objective }”.

refusal-other-terrain = That is not the terrain on which the rover stands: { $at }.

board-lifepods-on-technologies = Lifepods on technologies: { $count }
board-drawn = Drawn objective “{ $name }”: { $effect }
