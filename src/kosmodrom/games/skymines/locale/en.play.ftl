# Questions, moves and events.

## Questions

ask-track = Which track goes beside { $company }?
    .others = { $player } chooses the track of { $company }.
ask-token = Which starting token do you keep?
    .others = { $player } chooses a starting token.
ask-first-rest = Where does { $card } rest at first?
    .others = { $player } chooses where the first cards rest.
ask-plan = Which cards do you put on your slots for this round?
    .others = { $player } plans the round.
ask-action = Your turn: which action do you take?
    .others = { $player } chooses an action.
ask-claim = Do you fulfil a task before your turn ends?
    .others = { $player } may fulfil a task.
ask-units = What do you use your units for: a card, or moves on company tracks?
    .others = { $player } uses units of resources.
ask-expand = { $points ->
    [0] { $company } expands: the energy is used up.
    [one] { $company } expands: where to next, with { $points } energy point?
   *[other] { $company } expands: where to next, with { $points } energy points?
}
    .others = { $player } expands { $company }.
ask-column = From which column of the station do you take the piece?
    .others = { $player } takes a piece from a station.
ask-return = To which column does the { $company } piece from { $place } return?
    .others = { $player } returns a { $company } piece to its station.
ask-remove-outpost = From which station do you remove an outpost?
    .others = { $player } removes an outpost from a station.
ask-threat-cards = Which energy card do you remove to neutralise the threat?
    .others = { $player } removes energy cards to neutralise the threat.
ask-company = Which company do you expand with the removed energy card?
    .others = { $player } chooses a company to expand.
ask-points = { $points ->
    [one] What do you use your { $points } research point for?
   *[other] What do you use your { $points } research points for?
}
    .others = { $player } uses research points.
ask-upload = Do you move your upload marker?
    .others = { $player } moves the upload marker.
ask-place-plan = On which screen do you put your new plan?
    .others = { $player } puts plans on screens.
ask-buy = Which card do you buy for coins?
    .others = { $player } buys a card for coins.
ask-remove-card = Which card of your hand do you remove?
    .others = { $player } removes a card.
ask-play-removed = Do you perform the action of the card you removed?
    .others = { $player } may perform the action of a removed card.
ask-take-removed = Do you take a card of the removed cards?
    .others = { $player } may take a removed card.
ask-stack = You pass: which resting stack do you take into your hand?
    .others = { $player } takes a resting stack.
ask-rest = Where does { $card } rest?
    .others = { $player } lets cards rest.
ask-barrier = Do you pay for the money barrier and move on?
    .others = { $player } stands at a money barrier.
ask-which-track = { $spaces ->
    [one] On which company track do you move { $spaces } space?
   *[other] On which company track do you move { $spaces } spaces?
}
    .others = { $player } chooses a company track.
ask-other-tracks = { $spaces ->
    [one] On which other track do you move { $spaces } space?
   *[other] On which other track do you move { $spaces } spaces?
}
    .others = { $player } chooses company tracks.
ask-order = Which reward do you take next?
    .others = { $player } takes rewards.
ask-share = Your free share: of which company is it?
    .others = { $player } chooses the company of the free share.
ask-again = The time loop goes on. Do you play again?
    .others = { $player } decides whether to play again.

## Moves

# What is being done, for refusals.
now-track = a track is chosen
now-token = a starting token is chosen
now-first-rest = the first cards go to rest
now-plan = the round is planned
now-action = you choose an action
now-claim = your turn is about to end
now-units = you use units of resources
now-expand = you are expanding a company
now-column = you take a piece from a station
now-return = an ousted piece returns to its station
now-remove-outpost = you remove an outpost from a station
now-threat-cards = you remove energy cards for the threat
now-company = you choose the company for the removed energy card
now-points = you use research points
now-upload = you move your upload marker
now-place-plan = you put plans on screens
now-buy = you buy a card for coins
now-remove-card = you remove a card from your hand
now-play-removed = you decide on the action of the removed card
now-take-removed = you may take a removed card
now-stack = you pass and take a resting stack
now-rest = you pass and your cards go to rest
now-barrier = your marker stands at a money barrier
now-which-track = you choose a company track
now-other-tracks = you choose company tracks
now-order = you take rewards one after another
now-share = the free share is chosen
now-again = the next game of the time loop is decided

coins-for = { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}

option-place-track = Put { $track } beside { $company }
    .group = Put a track
    .why = It stays there for the whole game, with its shares, barriers and bonuses.
option-keep-token = Keep { $token }
    .group = Keep a token
    .why = It gives your first plan and a start bonus, and says which cards rest at first.
option-put = Slot { $slot }: { $card }
    .group = Put a card on a slot
    .why = Only cards on slots can be used this round. Afterwards they rest.
option-ready = Put down no more cards
    .why = When all are ready, the cards are turned up.
option-take-stack = Take the stack above { $slot }: { $cards }
    .group = Take a resting stack
    .why = These cards are in your hand again for the next round.
option-rest = Above { $slot }: { $card }
    .group = Let a card rest
    .why = Cards on one stack come back together, one stack each round.
option-lay-tile = Lay the +1 tile on slot { $slot }: { $card }
    .group = Lay the +1 resource tile
    .why = The card is worth 1 unit more for everything. It takes no action.
option-fulfil = Fulfil task { $task } of “{ $mission }”
    .group = Fulfil a task
    .why = Brings 2 coins and a one-time bonus marker. It takes no action.
option-use-resources = { $value ->
    [one] Use { $slots }: { $cards } ({ $value } unit)
   *[other] Use { $slots }: { $cards } ({ $value } units)
}
    .group = Use resource cards
    .why = Units buy a card of the display; each unit left moves you on a company track.
option-use-energy = { $points ->
    [one] Expand { $company } with { $points } energy point
   *[other] Expand { $company } with { $points } energy points
}
    .group = Expand a company
    .why = Its pieces leave the station: its shares gain value, and you gain the rewards.
option-use-scientist = Use slot { $slot }: { $card }
    .group = Use a scientist
    .why = Moves your upload marker over plans whose needs are met, and gives research points.
option-use-scientist-tile = Use the scientist tile
    .why = Works like a scientist with 1 research point.
option-use-field = Use slot { $slot }: { $card }
    .group = Use a field scientist
    .why = Moves your helium-3 marker and gives coins.
option-use-field-tile = Use the field research tile
    .why = Moves your helium-3 marker; further with each field scientist beside it.
option-place-marker = { $once ->
    [true] One-time marker on: { $space }
   *[other] Marker on: { $space }
}{ $reward ->
    [0] { "" }
   *[other] , reward { $reward }
}{ $cost ->
    [0] { "" }
   *[other] { " " }(cost: { coins-for })
}
    .group = Place a bonus marker
    .why = An extra favour, and nobody else can use the space this round. No card is used.
option-pass = Pass
    .why = You are out until the round ends: a stack comes back, your slot cards rest.
option-buy-card = Buy { $card } (cost: { $cost })
    .group = Buy a card
    .why = It goes to your hand, for all rounds to come. Shares on it count at the end.
option-advance = { $cost ->
    [0] Move on the { $company } track
   *[other] Move on the { $company } track (barrier: { coins-for })
}
    .group = Move on a company track
    .why = Further along you own more shares, and thresholds bring coins and bonuses.
option-cross = Pay { coins-for } and move on ({ $company } track)
    .group = Pay for the barrier
    .why = The marker moves on; otherwise it stops here and the rest of the move is lost.
option-enter = { $cost ->
    [0] Enter { $place }
   *[other] Enter { $place } (energy: { $cost })
}
    .group = Enter
    .why = A piece of the company goes there, and its rewards are yours.
option-take-from = { $company }: column { $column }
    .group = Take the top piece
    .why = What is laid bare counts for the value; the last space of a column shows 2 coins.
option-neutralise = { $coins ->
    [0] Neutralise the threat (energy: { $energy })
    [one] Neutralise the threat (energy: { $energy }, { $coins } coin)
   *[other] Neutralise the threat (energy: { $energy }, { $coins } coins)
}
    .why = The threat is gone for everyone, and you have a free share.
option-return-to = { $company }: column { $column }
    .group = Return the piece
    .why = It covers the lowest free space of the column: the value may fall.
option-do-first = { $company ->
    [Skymine] Next: { $n } on the Skymine track
    [Minerva] Next: { $n } on the Minerva track
    [Astrogo] Next: { $n } on the Astrogo track
    [Tawac] Next: { $n } on the Tawac track
   *[none] { $n ->
        [0] Next: { $what }
       *[other] Next: { $what } ({ $n })
    }
}
    .group = Take a reward
    .why = The order can matter: coins of one reward may pay for another.
option-take-plan = { $coins ->
    [0] Take { $plan } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] Take { $plan } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, with { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
}
    .group = Take a plan
    .why = Plans carry your upload marker on: the further it gets, the more coins at the end.
option-take-coin = Take 1 coin for 1 point
    .why = For points that no plan is worth.
option-flip = Turn the plan on screen { $screen } face down (cost: { coins-for })
    .group = Turn a plan face down
    .why = Your marker can pass it without meeting its needs.
option-upload = { $cost ->
    [0] Move onto the next plan
   *[other] Move onto the next plan (cost: { coins-for })
}
    .why = One screen further. Only the plan on which you stop gives its reward.
option-place-plan = Screen { $screen }: { $plan }
    .group = Put a plan on a screen
    .why = Your marker goes from screen to screen, so gaps stop it.
option-remove-card = { $coins ->
    [0] Remove { $card }
    [one] Remove { $card } for { $coins } coin
   *[other] Remove { $card } for { $coins } coins
}
    .group = Remove a card
    .why = It leaves your hand for good: give up what helps you least.
option-play-removed = Perform the action of { $card }
    .why = The card works once more, by itself, although it is gone.
option-take-removed = Take { $card } (cost: { coins-for })
    .group = Take a removed card
    .why = Any card of the pile goes to your hand, whoever removed it.
option-stop = Nothing more
    .why = You go no further here; what is left over is lost.
option-choose-share = { $company }
    .group = Choose a company
    .why = You count one more share of it.
option-play-again = Play again
    .why = Another game with the same threat; the average of all games counts.
option-end-loop = Stop here
    .why = If all want to stop, the average of the games so far counts.

## Events

event-set-up = The game is set up. First player: { $first }.
event-track-placed = Beside { $company } lies { $track }.
event-missions = Open missions: { $missions }.
event-threat = A threat appears in the Belt: “{ $threat }”.
event-tokens-dealt = { $seat } was dealt starting tokens: { $tokens }.
event-token = { $seat } took the starting token { $token }.
event-round = Round { $round }. First player: { $first }.
event-card-put = { $seat } put { $card } on slot { $slot }.
event-planned = { $cards ->
    [none] { $seat } planned no cards.
   *[other] { $seat } planned: { $cards }.
}
event-coins = { $coins ->
    [one] { $seat } gained { $coins } coin.
   *[other] { $seat } gained { $coins } coins.
}
    .instruction = { $coins ->
        [one] Give Luna { $coins } coin from the bank.
       *[other] Give Luna { $coins } coins from the bank.
    }
event-paid = { $coins ->
    [one] { $seat } paid { $coins } coin.
   *[other] { $seat } paid { $coins } coins.
}
event-moved = { $spaces ->
    [one] { $seat } moved { $spaces } space on the { $company } track, to { $to }.
   *[other] { $seat } moved { $spaces } spaces on the { $company } track, to { $to }.
}
event-barrier = { $coins ->
    [0] { $seat } crossed the money barrier of { $company } without a coin.
    [one] { $seat } paid { $coins } coin at the money barrier of { $company }.
   *[other] { $seat } paid { $coins } coins at the money barrier of { $company }.
}
event-threshold = { $paid ->
    [none] { $coins ->
        [one] { $seat } passed a threshold of { $company } and gained { $coins } coin.
       *[other] { $seat } passed a threshold of { $company } and gained { $coins } coins.
    }
   *[other] { $coins ->
        [one] { $seat } passed a threshold of { $company } and gained { $coins } coin; so did, once more: { $paid }.
       *[other] { $seat } passed a threshold of { $company } and gained { $coins } coins; so did, once more: { $paid }.
    }
}
event-moves-lost = { $spaces ->
    [one] { $seat } lost { $spaces } move.
   *[other] { $seat } lost { $spaces } moves.
}
event-tank = { $spaces ->
    [one] { $seat } moved { $spaces } space on the tank track, to { $to }.
   *[other] { $seat } moved { $spaces } spaces on the tank track, to { $to }.
}
    .instruction = { $spaces ->
        [one] Move Luna’s helium-3 marker { $spaces } space, to { $to }.
       *[other] Move Luna’s helium-3 marker { $spaces } spaces, to { $to }.
    }
event-slot = { $seat } opened slot { $slot }, usable from the next round on.
event-markers = { $markers ->
    [one] { $seat } took an extra bonus marker.
   *[other] { $seat } took { $markers } extra bonus markers.
}
event-resources-used = { $value ->
    [one] { $seat } used { $cards }: { $value } unit.
   *[other] { $seat } used { $cards }: { $value } units.
}
event-bought = { $coins ->
    [0] { $cost ->
        [0] { $seat } took { $card } for nothing.
        [one] { $seat } bought { $card } for { $cost } unit.
       *[other] { $seat } bought { $card } for { $cost } units.
    }
    [one] { $seat } bought { $card } for { $coins } coin.
   *[other] { $seat } bought { $card } for { $coins } coins.
}
event-energy-used = { $points ->
    [one] { $seat } expanded { $company } with { $points } energy point.
   *[other] { $seat } expanded { $company } with { $points } energy points.
}
event-entered = { $seat } entered { $place } with { $company } (column { $column }).
event-ousted = { $column ->
    [0] The { $company } piece from { $place } left the game: its station has no space.
   *[other] The { $company } piece from { $place } returned to column { $column } of its station.
}
event-points-lost = { $points ->
    [one] { $seat } lost { $points } energy point.
   *[other] { $seat } lost { $points } energy points.
}
event-outpost-removed = { $seat } removed an outpost of { $company } (column { $column }).
event-card-used = { $seat } used { $card }.
event-tile-used = { $seat } used the { $tile }.
event-tile-laid = { $seat } laid the +1 resource tile on { $card }.
event-flipped = { $seat } turned the plan on screen { $screen } face down: { $plan }.
event-uploaded = { $seat } moved the upload marker to screen { $to }: { $plan }.
event-plan-taken = { $coins ->
    [0] { $seat } took { $plan }.
    [one] { $seat } took { $plan } and { $coins } coin of the supplement space.
   *[other] { $seat } took { $plan } and { $coins } coins of the supplement space.
}
event-plan-placed = { $seat } put { $plan } on screen { $screen }.
event-plan-lost = { $seat } had no place for { $plan }.
event-plans = New in the research display: { $plans }.
event-marker = { $once ->
    [true] { $seat } placed a one-time marker: { $space }.
   *[other] { $seat } placed a bonus marker: { $space }.
}
event-first-player = { $seat } has the first-player marker and begins the next round.
event-removed = { $seat } removed { $card }.
event-recovered = { $seat } took { $card } from the removed cards.
event-passed = { $seat } passed.
event-stack-taken = { $seat } took the stack above { $slot }: { $cards }.
event-rested = { $seat } put { $card } to rest above { $slot }.
event-special = Now on the round track: { $plan }.
event-tile-taken = { $seat } took the { $tile }.
event-display = { $gone ->
    [none] { $new ->
        [none] The card display stays as it is.
       *[other] New in the card display: { $new }.
    }
   *[other] { $new ->
        [none] Removed from the card display: { $gone }.
       *[other] Removed from the card display: { $gone }. New: { $new }.
    }
}
event-task = { $seat } fulfilled task { $task } of “{ $mission }”.
event-personal = { $seat } has a personal bonus space from now on.
event-neutralised = { $seat } neutralised the threat “{ $threat }”.
event-threat-taken = { $seat } took the threat “{ $threat }” as a free share.
event-struck = The threat was not neutralised: “{ $threat }” strikes.
event-share = { $seat } chose the company of the free share: { $company }.
event-loop = Game { $game } of the time loop begins.
event-luna-planned = { $slots ->
    [one] { $seat } put { $slots } card face down.
   *[other] { $seat } put { $slots } cards face down.
}
event-luna-majority = Majority cards of { $seat }: { $left } on the left, { $right } on the right.
event-luna-card = { $seat } turned up card { $card } on slot { $slot }.
event-luna-chose = { $seat } chose { $company }: { $why }.
event-luna-uploaded = { $steps ->
    [one] { $seat } moved the upload marker { $steps } step, to { $to }.
   *[other] { $seat } moved the upload marker { $steps } steps, to { $to }.
}
    .instruction = { $steps ->
        [one] Move Luna’s upload marker { $steps } step, to { $to }.
       *[other] Move Luna’s upload marker { $steps } steps, to { $to }.
    }
event-luna-placed = { $seat } placed a { $company } piece from column { $column } on { $place }: { $why }.
event-luna-took = { $seat } took { $card } from space { $space } of the display.
event-luna-discarded = { $coins ->
    [0] { $seat } discarded { $plan }.
    [one] { $seat } discarded { $plan } and took { $coins } coin of the supplement space.
   *[other] { $seat } discarded { $plan } and took { $coins } coins of the supplement space.
}
event-luna-idle = { $seat } does nothing: { $why }.
event-luna-dropped = { $seat } gave up the majority card { $card }: { $top } lies on top of her pile.
event-luna-class2 = A class 2 card came into the deck of { $seat }: { $why }.
event-ended = { $coins ->
    [one] The game is over. Victory with { $coins } coin: { $winners }.
   *[other] The game is over. Victory with { $coins } coins: { $winners }.
}
