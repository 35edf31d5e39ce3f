# What the drawn station, the sheets and the cards of Planet Unknown say.

## The station

station-open = Whole station
station-close = Only my depot
station-left = Turn anticlockwise
station-right = Turn clockwise
station-confirm = { $steps ->
    [0] Stay
   *[other] Turn
}
station-faces = { $player }: { $tiles }
station-by-itself = The station turns by one depot each round
station-depot = Depot of { $player }
station-taken = You have taken it; it leaves the station when everyone is ready.

## Corporation sheets

sheet-of = Corporation of { $player }
sheet-technologies = Technologies of { $player }
sheet-open = Show the sheet
sheet-next = Next step: { $brings }
sheet-next-on = To position { $position } of the { $track }: { $brings }
sheet-nothing = nothing
sheet-no-next = It cannot advance.
sheet-later = { $steps ->
    [one] In { $steps } step: { $brings }
   *[other] In { $steps } steps: { $brings }
}
sheet-scores = Scores { $medals } here
sheet-technology-locked = Not unlocked yet.
sheet-technology-used = Used.
sheet-levels = Technologies: { $levels }
sheet-waiting-rovers = { $count ->
    [one] { $count } rover is waiting
   *[other] { $count } rovers are waiting
}
sheet-lifepods = { $count ->
    [one] { $count } lifepod in the scoring area
   *[other] { $count } lifepods in the scoring area
}
sheet-meteorites = { $count ->
    [one] { $count } meteorite collected
   *[other] { $count } meteorites collected
}
sheet-stored = { $count ->
    [one] { $count } biomass patch stored
   *[other] { $count } biomass patches stored
}

## Players

player-left = on your left
player-right = on your right
player-both = neighbour
player-thinking = thinking
player-ready = ready
player-look = Look at the planet of { $player }
player-secret-cards = { $count ->
    [one] { $count } secret civ card
   *[other] { $count } secret civ cards
}
player-waits = You are ready. What you did is shown once the others are ready too.

## Objectives

contest-title = Neighbour objectives
contest-common = For all players
contest-you = you
contest-stand = { $you ->
    [true] you
   *[other] { $player }
} { $value }

## Cards

cards-title = Your cards
cards-none = No cards yet
cards-played = Played: { $cards }
cards-offer = Keep one civ card
cards-keep = { $count ->
    [one] Keep { $count } objective
   *[other] Keep { $count } objectives
}
cards-confirm = Keep
cards-rank = Rank { $rank }
cards-fulfilled = fulfilled
cards-open = not yet fulfilled
cards-private = Private objective
cards-contest = Choose the objective that everyone competes for
cards-left = Civ cards left
cards-corporations = Choose your corporation
cards-planets = Choose your planet
cards-complexity = Complexity { $complexity }

## Events and solo

events-title = Events
events-none = No event yet
events-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
events-green = { $count ->
    [one] { $count } green
   *[other] { $count } green
}
events-orange = { $count ->
    [one] { $count } orange
   *[other] { $count } orange
}
events-red = { $count ->
    [one] { $count } red
   *[other] { $count } red
}
events-last = This is the last round.
events-next = You know the next event.
solo-title = Target score
solo-stand = { $medals } of { $target }
solo-missing =
    { $count ->
        [one] { $count } medal to go.
       *[other] { $count } medals to go.
    }
solo-reached = Target reached.
