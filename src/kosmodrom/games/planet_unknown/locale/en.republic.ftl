# Republic: what is said only about this corporation.

option-teleport-civ = For 1 movement teleport the rover from { $start } to { $to }
    .group = Teleport between civ resources

refusal-other-tracker = The civ milestone makes you regress another tracker, not this one: { $track }.
refusal-no-civ-resource = There is no civ resource on { $at }.
