# What Horizon Group adds to the game.

ask-drown = Your rover is on water terrain: do you destroy the meteorite it carries?
    .others = { $player } may destroy a meteorite on water terrain.
option-keep-meteorite = Keep the meteorite
    .why = It stays aboard, until the rover delivers it elsewhere.
event-meteorite-picked-up = A rover of { $seat } picked up the meteorite on { $at }.
board-carrying = Rovers carrying a meteorite: { $squares }
