# Wormhole Corp.: what is said only about this corporation.

effect-benefit = one of two benefits

either-benefit-patch = a biomass patch
either-benefit-synergy = a synergy boost
either-benefit-civ = an advance on the civ track
either-benefit-water = an advance on the water track
either-benefit-rover = an advance on the rover track
either-benefit-tech = an advance on the tech track

option-take-benefit = For biomass step { $position } take { $benefit }
    .group = Take one of two benefits
    .why = You get this one and not the other.

event-biomass-reset = { $seat } reset the biomass tracker to the start.

refusal-energy-not-biomass = For Wormhole Corp. energy never advances biomass.
refusal-biomass-not-extended = The tile does not extend a biomass area, so its biomass brings no advance.
refusal-patch-on-patch = A patch cannot lie on a patch: { $at }.
refusal-patch-on-meteorite = Your technologies do not let you put a patch on a meteorite: { $at }.
refusal-patch-on-tile = Your technologies do not let you put a patch on a tile: { $at }.
refusal-biomass-not-on-top = The biomass tracker is not on top of its track.
refusal-no-patch-gained = You have gained no patch that could become two.
