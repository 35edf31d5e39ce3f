# Republic: what is said only about this corporation.

option-regress-nothing = Regress nothing: no other tracker can regress
    .why = There is nothing to lose: the milestone costs you nothing.
option-teleport-civ = For 1 movement teleport the rover from { $start } to { $to }
    .group = Teleport between civ resources
    .why = 1 movement, however far it is.

event-nothing-regressed = { $seat } regressed nothing: no other tracker can regress.

refusal-must-regress = A tracker can regress, so one must.
refusal-other-tracker = The civ milestone makes you regress another tracker, not this one: { $track }.
refusal-no-civ-resource = There is no civ resource on { $at }.
