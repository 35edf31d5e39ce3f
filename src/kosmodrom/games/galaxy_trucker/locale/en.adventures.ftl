# Adventure cards: questions, moves, events and refusals.

## Questions

ask-planet = On which planet do you land?
    .others = { $player } chooses a planet.
ask-explore = { $card }: do you explore it?
    .others = { $player } may explore it: { $card }.
ask-explore-anyway = The shots have been fired. Do you still explore it: { $card }?
    .others = { $player } may still explore it after the shots: { $card }.
ask-reward = { $card } beaten: do you take the reward?
    .others = { $player } may take the reward: { $card }.
ask-diplomat = { $card }: does your Diplomat save you?
    .others = { $player } may use the Diplomat.

## Moves

option-land = Land on planet { $planet }: { $goods }{ $shared ->
    [true] , one cube of your choice less
   *[other] { "" }
} ({ $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
})
    .group = Land on a planet
    .why = The goods are loaded at once. The days are lost when all have chosen.
option-fly-on = Fly on
    .why = You get nothing and lose nothing.
option-explore-ship = Explore: give up { $crew ->
    [one] { $crew } crew member
   *[other] { $crew } crew members
} for { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} ({ $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
})
    .why = The crew stays on the wreck, and you keep the credits even if you give up later.
option-explore-station = Explore: { $goods }{ $shared ->
    [true] , one cube of your choice less
   *[other] { "" }
} ({ $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
})
    .why = Your crew only has to be large enough: nobody stays behind.
option-take-reward = Take the reward: { $goods ->
    [none] { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    }
   *[other] { $goods }
}{ $shared ->
    [true] , one cube of your choice less
   *[other] { "" }
} ({ $days ->
    [one] { $days } flight day lost
   *[other] { $days } flight days lost
})
    .why = Collecting it takes time: your rocket moves back.
option-leave-reward = Leave the reward
    .why = You lose no flight days. The enemy is beaten all the same.
option-use-diplomat = Use the Diplomat
    .why = The loss is averted, but the blue alien leaves the ship and the card is gone.
option-keep-diplomat = Keep the Diplomat
    .why = You bear the loss, and the Diplomat can help later.

## Events

event-landed = { $shared ->
    [true] { $seat } lands on planet { $planet }, too, and gets one cube less.
   *[other] { $seat } lands on planet { $planet }.
}
event-flew-on = { $seat } flies on: { $card }.
event-explores = { $seat } wants to explore it: { $card }.
event-rival-fires = Fierce Competition: { $rival } has more firepower and fires at { $seat } from behind.
event-nobody-explores = Nobody explores it: { $card }.
event-enemy-beaten = { $again ->
    [true] { $seat } beats them a second time: { $card } (strength { $strength }).
   *[other] { $seat } beats them: { $card } (strength { $strength }).
}
event-enemy-drawn = { $seat } is exactly as strong: { $card } (strength { $strength }). Nothing happens.
event-enemy-wins = { $seat } is too weak and loses: { $card } (strength { $strength }).
event-enemy-unbeaten = Nobody has beaten them: { $card }.
event-reward-taken = { $seat } takes the reward: { $card }.
event-reward-left = { $seat } leaves the reward: { $card }.
event-diplomat-used = { $seat } is saved by the Diplomat, who leaves the ship.
event-weakest-found = { $tied ->
    [true] { $seat } has the least { $what }: equal, but further ahead.
   *[other] { $seat } has the least { $what }.
}
event-second-found = { $tied ->
    [true] { $seat } comes second from the bottom in { $what } (equal, but further ahead) and suffers less.
   *[other] { $seat } comes second from the bottom in { $what } and suffers less.
}
event-spared-found = { $tied ->
    [true] Merciless Fate: only { $seat } is spared, with the most { $what }: equal, but nearer the rear.
   *[other] Merciless Fate: only { $seat } is spared, with the most { $what }.
}
event-alone = There is one ship alone in the convoy: { $card } has no effect.
event-illness-spread = { $cabins ->
    [one] The illness spreads to { $cabins } cabin of { $seat }.
   *[other] The illness spreads to { $cabins } cabins of { $seat }.
}
event-healthy = { $seat } has no two occupied cabins that are joined: everybody stays healthy.
event-dust-gathers = { $connectors ->
    [one] Stardust gathers on { $connectors } exposed connector of { $seat }.
   *[other] Stardust gathers on { $connectors } exposed connectors of { $seat }.
}

## Reasons

reason-abandoned_ship = { card-abandoned_ship }
reason-abandoned_station = { card-abandoned_station }
reason-slavers = { card-slavers }
reason-smugglers = { card-smugglers }
reason-pirates = { card-pirates }
reason-meteor_swarm = { card-meteor_swarm }
reason-combat_zone = { card-combat_zone }
reason-stardust = { card-stardust }
reason-epidemic = { card-epidemic }
reason-fierce_competition = { road-fierce_competition }

## Refusals

refusal-no-such-planet = The card has { $planets ->
    [one] { $planets } planet only.
   *[other] planets 1 to { $planets } only.
}
refusal-planet-taken = Somebody is on planet { $planet } already.
refusal-planet-shared = One player has landed on a taken planet already; nobody else may.
refusal-explore-other = Here you explore: { $card }.
