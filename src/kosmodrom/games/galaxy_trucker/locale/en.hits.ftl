# Threats, hits and losses: questions, moves, events and refusals.

## Questions

ask-defence = A { $kind } from the { $side }: how do you defend { $part } (row { $row }, column { $column })?
    .others = { $player } decides how to defend the ship against a { $kind }.
ask-keep-piece = { $pieces ->
    [one] Your ship has come apart. Which piece do you keep?
   *[other] Your ship has come apart into { $pieces } pieces. Which one do you keep?
}
    .others = { $player } chooses which piece of the ship flies on.
ask-lose-crew = { $crew ->
    [one] Who leaves the ship? { $crew } crew member must go.
   *[other] Who leaves the ship? { $crew } crew members must go.
}
    .others = { $player } chooses who leaves the ship.
ask-wake = Places have become free. Do you wake a sleeper?
    .others = { $player } may wake sleepers.
ask-lose-goods = { $cubes ->
    [one] { $cubes } cube must go: from which hold do you give up { $goods }?
   *[other] { $cubes } cubes must go: from which hold do you give up { $goods }?
}
    .others = { $player } chooses from which hold goods are lost.
ask-lose-goods-of-half = { $cubes ->
    [one] { $cubes } cube must go, from the half of your choice. Which one do you give up?
   *[other] { $cubes } cubes must go, each from the half of your choice. Which one do you give up next?
}
    .others = { $player } chooses from which half of the ship goods are lost.
ask-lose-tokens = { $tokens ->
    [one] From which battery do you lose { $tokens } token?
   *[other] From which batteries do you lose { $tokens } tokens?
}
    .others = { $player } chooses which batteries lose tokens.
ask-pay-token = { $tokens ->
    [one] Which battery gives { $tokens } token for the power?
   *[other] Which batteries give { $tokens } tokens for the power?
}
    .others = { $player } chooses which battery gives power.

## Moves

option-use-shield = { $tokens ->
    [0] Power the shield in row { $row }, column { $column }, for nothing
    [one] Power the shield in row { $row }, column { $column }, for { $tokens } token
   *[other] Power the shield in row { $row }, column { $column }, for { $tokens } tokens
}
    .group = Shields
    .why = It stops this threat, and it can be powered again for the next one.
option-use-boosted-shield = { $tokens ->
    [0] Power the shield in row { $row }, column { $column }, and its booster for nothing
    [one] Power the shield in row { $row }, column { $column }, and its booster for { $tokens } token
   *[other] Power the shield in row { $row }, column { $column }, and its booster for { $tokens } tokens
}
    .group = Shields
    .why = With its booster a shield stops even large meteors and heavy shots.
option-shoot = { $tokens ->
    [0] Shoot it with the cannon in row { $row }, column { $column }, for nothing
    [one] Shoot it with the cannon in row { $row }, column { $column }, for { $tokens } token
   *[other] Shoot it with the cannon in row { $row }, column { $column }, for { $tokens } tokens
}
    .group = Cannons
    .why = A large meteor that is shot harms nobody on your ship.
option-take-hit = Take the hit
    .why = You keep your tokens, but the part is destroyed, with everything that hangs on it alone.
option-keep-piece = Keep the piece at row { $row }, column { $column } ({ $parts ->
    [one] { $parts } part
   *[other] { $parts } parts
}, crew: { $crew })
    .why = All other pieces fall off. Without a human aboard your flight ends.
option-give-up-crew = Give up: { $crew } (row { $row }, column { $column })
    .group = Give up crew
    .why = Only humans can fly the ship, and aliens make it stronger.
option-wake-sleeper = Wake a sleeper (chamber in row { $chamber_row }, column { $chamber_column }) for the cabin in row { $row }, column { $column }
    .group = Wake a sleeper
    .why = Awake, a human is crew. Now is the only chance for these places.
option-let-sleep = Let them sleep
    .why = Nobody can make you give up sleepers, but only crew that is awake counts.
option-give-up-cube = Give up from row { $row }, column { $column }: { $goods }
    .group = Give up goods
    .why = What counts is what the cube is worth and how safe its hold is.
option-give-up-token = Give up a token from row { $row }, column { $column }
    .group = Give up tokens
    .why = The tokens are worth the same; the batteries may not be equally safe.
option-pay-token = Take a token from row { $row }, column { $column }
    .group = Pay with a token
    .why = The tokens are worth the same; the batteries may not be equally safe.

crew-human = human
crew-purple = { alien-purple }
crew-brown = { alien-brown }
crew-blue = { alien-blue }

## Events

event-dice-rolled = { $seat } rolls { $first } and { $second }.
event-threat-comes = { $reason }: a { $kind } comes from the { $side }, on line { $line }.
event-threat-ignored = { $seat } is spared this { $kind }.
event-missed = { $seat }: the { $kind } misses.
event-bounced = { $seat }: the meteor bounces off { $part } (row { $row }, column { $column }), which has no connector there.
event-plating-held = { $seat }: the { $kind } does no harm to the plating in row { $row }, column { $column }.
event-shield-used = { $seat } stops the { $kind } with the shield in row { $row }, column { $column }.
event-boosted-shield-used = { $seat } stops the { $kind } with the boosted shield in row { $row }, column { $column }.
event-meteor-shot = { $seat } shoots the meteor with the cannon in row { $row }, column { $column }.
event-flies-on = { $seat }: the { $kind } flies on and strikes { $part } (row { $row }, column { $column }).
event-exploded = { $seat }: explosion in row { $row }, column { $column }! Cause: { $what }.
event-part-lost = { $seat } loses { $part } (row { $row }, column { $column }): { $how }. Cause: { $reason }.
event-piece-kept = { $parts ->
    [one] { $seat } keeps the piece at row { $row }, column { $column }: { $parts } part.
   *[other] { $seat } keeps the piece at row { $row }, column { $column }: { $parts } parts.
}
event-coordinates-rolled = { $reason }: column { $column }, row { $row }.
event-coordinates-missed = { $seat }: nothing happens there ({ $reason }).
event-humans-lost = { $humans ->
    [one] { $seat } loses { $humans } human (row { $row }, column { $column }).
   *[other] { $seat } loses { $humans } humans (row { $row }, column { $column }).
}
event-sleepers-lost = { $sleepers ->
    [one] { $seat } loses { $sleepers } sleeper (row { $row }, column { $column }).
   *[other] { $seat } loses { $sleepers } sleepers (row { $row }, column { $column }).
}
event-alien-lost = { $seat } loses the { $colour } (row { $row }, column { $column }).
event-alien-left = { $seat }: the { $colour } in row { $row }, column { $column }, has no life support any more and leaves.
event-sleeper-woken = { $seat } wakes a sleeper, who moves to row { $row }, column { $column }.
event-goods-lost = { $seat } loses { $goods } (row { $row }, column { $column }).
event-tokens-lost = { $tokens ->
    [one] { $seat } loses { $tokens } battery token (row { $row }, column { $column }).
   *[other] { $seat } loses { $tokens } battery tokens (row { $row }, column { $column }).
}
event-tokens-spent = { $tokens ->
    [one] { $seat } spends { $tokens } battery token (row { $row }, column { $column }).
   *[other] { $seat } spends { $tokens } battery tokens (row { $row }, column { $column }).
}
event-token-saved = { $seat }: the Technician saves a battery token.

how-destroyed = destroyed
how-fell_off = fallen off
how-discarded = discarded

explosive-goods = goods
explosive-batteries = battery tokens

reason-small_meteor = { threat-small_meteor }
reason-large_meteor = { threat-large_meteor }
reason-light_shot = { threat-light_shot }
reason-heavy_shot = { threat-heavy_shot }
reason-explosion = explosion
reason-unjoined = no longer joined to the ship
reason-sabotage = { card-sabotage }
reason-space_psychosis = { road-space_psychosis }
reason-metal_fatigue = { road-metal_fatigue }

## Refusals

refusal-no-part-there = You have no part in row { $row }, column { $column }.
refusal-not-a-shield = That is no shield: { $part }.
refusal-not-a-cannon = That is no cannon: { $part }.
refusal-part-dead = That part lies in the dead zone and does not work: { $part }.
refusal-part-away = That part is in hyperspace: { $part }.
refusal-shield-side = That shield does not cover the side that the threat comes from: { $side }.
refusal-shield-half = A shield protects only its own half, and the other one is threatened.
refusal-shield-too-weak = A shield alone does not stop this: { $threat }. It needs a booster.
refusal-shield-enough = The booster is not needed: a shield alone stops this threat: { $threat }.
refusal-no-booster = No working shield booster is joined to that shield.
refusal-cannons-no-use = Cannons shoot large meteors, but not this: { $threat }.
refusal-cannon-points-elsewhere = That cannon does not point to the side that the meteor comes from: { $side }.
refusal-cannon-column = From the front and the rear only a cannon in the same column can shoot the meteor.
refusal-cannon-row = From the left and the right only a cannon in the same row or the next one can shoot the meteor.
refusal-too-few-tokens = { $tokens ->
    [one] That needs { $tokens } battery token, and you have { $available } for it.
   *[other] That needs { $tokens } battery tokens, and you have { $available } for it.
}
refusal-name-a-piece = Each piece goes by its first cell, from front to rear and from left to right.
refusal-sleeper-stays = Sleepers are no crew and cannot be given up.
refusal-nobody-there = There is nobody of that kind in row { $row }, column { $column }.
refusal-no-place-freed = No place has become free in row { $row }, column { $column }.
refusal-passengers-place = Nobody takes the place of a passenger.
refusal-no-sleeper = Nobody sleeps in row { $row }, column { $column }.
refusal-chamber-half = Sleepers wake in their own half only.
refusal-nobody-wakes = Nobody awake is left there to wake a sleeper.
refusal-most-valuable-first = The most valuable goods go first, and now that is: { $goods }.
refusal-most-valuable-of-half = Of each half the most valuable goods go first, and here that is: { $goods }.
refusal-no-such-cube = That is not aboard in row { $row }, column { $column }: { $goods }.
refusal-no-token = There is no battery token in row { $row }, column { $column }.
refusal-battery-half = Batteries power only parts of their own half.
refusal-crew-elsewhere = This loss does not concern the crew in row { $row }, column { $column }.
refusal-humans-alone = Only humans are asked for here, no aliens.
