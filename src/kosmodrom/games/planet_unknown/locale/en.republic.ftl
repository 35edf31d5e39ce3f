# Republic: what is said only about this corporation.

option-regress-nothing = Regress nothing: no other tracker can regress
option-teleport-civ = For 1 movement teleport the rover from { $start } to { $to }
    .group = Teleport between civ resources

event-nothing-regressed = { $seat } regressed nothing: no other tracker can regress.

refusal-must-regress = A tracker can regress, so one must.
refusal-other-tracker = The civ milestone makes you regress another tracker, not this one: { $track }.
refusal-no-civ-resource = There is no civ resource on { $at }.
