# The HUB: set-up, health, tracks, Production, Malfunctions and Clean-Up.

## Questions

ask-astronaut = Which astronaut do you play?
    .others = { $player } chooses an astronaut.
ask-machine = Which AOM does the crew take along?
    .others = { $player } chooses an AOM for the crew.
ask-shut-down = There is not enough for the whole HUB. Which Facility is shut down?
    .others = { $player } chooses a Facility to shut down.
ask-wilting = The Farm lacks what it needs. Do you keep it from wilting?
    .others = { $player } decides whether the Farm wilts.
ask-hunger = There is not enough food. Who misses a portion?
    .others = { $player } chooses who goes hungry.
ask-discard-sample = The Probe Bay loses a sample. Where from?
    .others = { $player } chooses a sample to discard.
ask-place-upgrade = Where does the Upgrade go?
    .others = { $player } chooses where the Upgrade goes.

## Moves

option-take-astronaut = { $astronaut }
    .group = Astronauts
    .why = You run this astronaut for the whole mission, with both pawns and all skills.
option-take-machine = { $machine }
    .group = AOMs
    .why = The crew gets another pawn, for actions of its type and for those without a type.
option-no-machine = No further AOM
    .why = The crew does without.
option-shut-down = { $facility } ({ $resource })
    .group = Shut down
    .why = It cannot be used until the tile is taken off, and the tile adds 2 Stress in every Production phase.
costs-from-reserves = { $oxygen ->
    [0] { $energy } energy
   *[other] { $energy ->
        [0] { $oxygen } oxygen
       *[other] { $oxygen } oxygen and { $energy } energy
    }
}
option-prevent-wilting = { $farm }: pay { costs-from-reserves }
    .group = Keep it alive
    .why = Nothing wilts in this round, and the seeds grow as usual.
option-let-wilt = { $farm }: let it wilt
    .group = Save the Reserves
    .why = Seeds move back, one on the first space dies, and one mature plant becomes a seedling again.
option-go-hungry = { $astronaut }
    .group = Goes hungry
    .why = Missing a portion means a wound.
option-discard-sample = { $space }
    .group = Discard a sample
    .why = One sample leaves this area.

## What happened

event-mission-began = { $sols ->
    [one] Mission: { $mission }. { $sols } sol. Reserves: { $oxygen } oxygen, { $energy } energy, { $food } food. { $story }
   *[other] Mission: { $mission }. { $sols } sols. Reserves: { $oxygen } oxygen, { $energy } energy, { $food } food. { $story }
}
event-astronaut-taken = { $seat } plays: { $astronaut }.
event-machine-taken = The crew takes an AOM: { $machine }.
event-scanner-ready = A small crew has an Auto-scanner: nobody needs the Medic to heal.
event-upgrade-dealt = An Upgrade card for the crew: { $upgrade }.
event-first-player = First Player: { $seat } ({ $astronaut }).

event-wounded = { $wounds ->
    [one] { $astronaut } is hurt: { $wounds } wound.
   *[other] { $astronaut } is hurt: { $wounds } wounds now.
}
event-wound-healed = { $wounds ->
    [0] { $astronaut } is unhurt again.
    [one] { $astronaut } heals: { $wounds } wound left.
   *[other] { $astronaut } heals: { $wounds } wounds left.
}
event-condition-gained = { $astronaut } comes down with a Condition: { $condition }.
event-no-condition = { $astronaut } is spared a Condition: there is none left to draw.
event-condition-cured = { $astronaut } gets over a Condition: { $condition }.
event-died = { $astronaut } dies. The mission is over.

event-morale-moved = { $by ->
    [1] Morale rises to { $morale }.
    [-1] Morale falls to { $morale }.
   *[other] Morale is at { $morale } now (change: { $by }).
}
event-stress-moved = Stress is at { $stress } (change: { $by }).
event-brawl = A brawl! Everyone is hurt, and Morale falls.
event-reserve-moved = { $by ->
    [1] One more in the Reserve: { $resource } { $left }.
    [-1] One less in the Reserve: { $resource } { $left }.
   *[other] Reserve: { $resource } { $left } (change: { $by }).
}
event-morale-tokens = { $by ->
    [1] { $astronaut } gains a Morale token and has { $left }.
    [-1] { $astronaut } gives up a Morale token and has { $left }.
   *[other] Morale tokens of { $astronaut }: { $left } (change: { $by }).
}

event-token-on-facility = { $now ->
    [true] { $facility }, a token on “!”: { $token }.
   *[other] { $facility }, a token on “>>”: { $token }.
}
event-token-on-rover = { $rover }, a token on “x”: { $token }.
event-token-on-area = { $space }, a token on the area: { $token }.
event-token-on-board = { $astronaut }, a token on the player board: { $token }.
event-token-off-facility = { $facility } loses a token: { $token }.
event-token-off-rover = { $rover } loses a token: { $token }.
event-token-off-area = { $space } loses a token: { $token }.
event-token-off-board = { $astronaut } loses a token: { $token }.

event-part-broke = { $facility }, a part breaks: { $part }.
event-part-mended = { $facility }, a part is repaired: { $part }. It works from the end of the phase on.
event-part-returned = The part is back in its place and works ({ $facility }): { $part }.
event-shutdown-placed = { $facility } is shut down ({ $resource }).
event-shutdown-lifted = A Shutdown tile leaves: { $facility } ({ $resource }).
event-output-moved = { $facility }: productivity { $output } (change: { $by }).
event-facility-built = Built: { $facility }. It works, though its parts are broken.

event-morale-counted = { $astronaut } answers for the Morale of the crew: { $morale }.

event-produced = Production ({ $resource }): { $made } made, { $needed } needed.
event-seeds-grew = { $plants ->
    [one] { $farm }: the seeds grow. { $plants } mature plant.
   *[other] { $farm }: the seeds grow. { $plants } mature plants.
}
event-farm-wilted = { $plants ->
    [one] { $farm }: plants wilt. { $plants } mature plant is left.
   *[other] { $farm }: plants wilt. { $plants } mature plants are left.
}
event-wilting-prevented = { $farm } is kept from wilting for { costs-from-reserves }.
event-greenhouse-built = { $farm }: a new greenhouse, which makes { $greenhouses }.
event-plants-moved = { $farm }, mature plants: { $plants } (change: { $by }).
event-went-hungry = { $astronaut } goes hungry.
event-froggy-checked = { $damaged ->
    [true] The Garage Hall wears Froggy out: the rover is damaged.
   *[other] The Garage Hall might have worn Froggy out, but the rover is fine.
}
event-area-sample-lost = A sample is lost from { $space }.

event-malfunction-rolled = { $face ->
    [-1] { $block }: no die, broken parts add { $more }.
   *[other] { $more ->
        [0] { $block }: the Malfunction die shows { $face }.
       *[other] { $block }: the Malfunction die shows { $face }, broken parts add { $more }.
    }
}
event-track-moved = { $block }: Malfunction track at { $level } (change: { $by }).
event-malfunction-drawn = A Malfunction ({ $block }): { $card }. { $story }
event-malfunction-skipped = { $shut ->
    [true] Nothing comes of it: { $facility } is shut down.
   *[other] It is not the one that is looked for, and is discarded: { $card }.
}
event-malfunctions-shuffled = The Malfunction cards are shuffled anew: { $block }.
event-cube-turned = { $red ->
    [true] { $block } is endangered from now on: its cube in the Malfunction Box turns red.
   *[other] { $block } is out of danger: its cube in the Malfunction Box turns green.
}

event-cleaned-up = The crew cleans up after sol { $round }.
event-upgrade-placed = { $facility } is upgraded: { $upgrade }.

## The HUB

refusal-astronaut-taken = Somebody plays this astronaut already: { $astronaut }.
refusal-machine-taken = The crew has this AOM already: { $machine }.
refusal-gas-not-needed = { $facility } does not need it: { $resource }.
refusal-shut-down-already = { $facility } has a Shutdown tile of this kind already: { $resource }.
refusal-another-gas = It is not this resource that is missing.
refusal-no-farm = Only Farms wilt.
refusal-farm-shut-down = { $facility } is shut down: it wilts in any case.
refusal-another-farm = It is not this Farm that is at stake now: { $facility }.
refusal-missed-all-portions = { $astronaut } has missed all portions already.
