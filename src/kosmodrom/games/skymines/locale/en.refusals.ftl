# Why something cannot be done.

refusal-not-now = Not now: { $now }.
refusal-must-choose = You cannot leave this out: { $now }.
refusal-one-action = A turn has one action, and you are in the middle of it: { $now }.
refusal-action-phase = Actions are taken in the action phase, when all have planned their cards.
refusal-must-act = A turn is exactly one action. If you want no other, pass.
refusal-planned = You have planned your cards. They are turned up when all are ready.
refusal-passed = You have passed: you are out until the round ends.

## Setup and planning

refusal-tracks-lie = Every company has its track for the whole game.
refusal-other-edge = Now it is about the track of { $company }.
refusal-board-used = The board with { $track } is in play already, and it has one side at a time.
refusal-token-moment = Starting tokens are chosen once, during the setup.
refusal-token-not-dealt = You were not dealt that token.
refusal-planning-phase = Cards are put on slots in the planning phase, before the actions.
refusal-say-ready = If you want no more cards on your slots, say that you are ready.
refusal-not-in-hand = You do not have that card in your hand: { $card }.
refusal-card-rests = That card is resting: { $card }. It comes back with its stack when you pass.
refusal-card-planned = That card lies on a slot already: { $card }.
refusal-share-no-action = That card is a share and nothing else, and stays in your hand: { $card }.
refusal-slot-closed = Slot { $slot } is not open yet: the tank track opens A, the research track E.
refusal-slot-taken = There is a card on slot { $slot } already.
refusal-card-in-turn = Now it is about another card: { $card }.
refusal-middle-slots = The first cards rest above the three middle slots, B, C and D.
refusal-rest-taken = A card has gone to rest above { $slot } already: each goes to a place of its own.
refusal-no-stack = No stack rests above { $slot }.
refusal-one-stack = You take one stack when you pass, and you have taken it.
refusal-stack-by-passing = A resting stack comes back when you pass, one each time.
refusal-stack-first = First take a stack into your hand, then your slot cards go to rest.
refusal-rest-by-passing = Cards go to rest when you pass.

## Cards and tiles

refusal-slot-empty = There is no card on slot { $slot }.
refusal-slot-twice = Name each slot once.
refusal-card-used = That card is used for this round: { $card }.
refusal-no-cards-chosen = Use at least one resource card.
refusal-not-a-resource = That is no resource card: { $card }.
refusal-one-type = Resource cards that are used together are of one type.
refusal-mix-buys-nothing = Different resources may be mixed only to buy a card, and these do not suffice for any.
refusal-mix-must-buy = You mix resources: that is allowed only if they buy a card, so buy one first.
refusal-no-energy = You have no energy face up: no unused energy card, and no energy tile.
refusal-no-pieces = The station of { $company } is empty: it cannot expand.
refusal-no-scientist = You have no unused scientist in your action area.
refusal-not-a-scientist = That is no scientist: { $card }.
refusal-not-a-field-scientist = That is no field scientist: { $card }.
refusal-no-tile = You do not have this tile in this round: { $tile }.
refusal-tile-used = This tile is used for this round: { $tile }.
refusal-tile-lies = The +1 resource tile lies on a card already and stays there.
refusal-tile-before-action = The +1 resource tile is laid in your turn, before the action.

## Bonus markers

refusal-no-such-space = There is no such bonus space: { $space }.
refusal-permanent-bonus = This track has permanent bonuses and no spaces: { $space }.
refusal-no-marker = You have no unused bonus marker.
refusal-no-one-time-marker = You have no one-time bonus marker: tasks of missions bring them.
refusal-one-time-only = You have only one-time bonus markers left.
refusal-personal-locked = Your personal bonus space opens when you have fulfilled three tasks.
refusal-bonus-next-turn = You have passed this threshold in this turn: its bonus works from your next turn on.
refusal-track-locked = This space opens when your marker reaches space { $to } of the track.
refusal-space-taken = There is a marker on this space until the round ends: { $space }.
refusal-pair-used = Of the two spaces of a track you may use one each round.
refusal-first-turn = Whoever is first player cannot use this space in the first turn of a round.
refusal-space-coins = { $cost ->
    [one] The space costs { $cost } coin, and you have { $coins }.
   *[other] The space costs { $cost } coins, and you have { $coins }.
}
refusal-no-majority = Another player has more face up ({ $kind }): you have { $own }, they have { $most }.
refusal-no-hand-card = You have no card in your hand to remove.
refusal-no-carbon-card = You have no carbon card in your hand to remove.
refusal-nothing-to-buy = { $coins ->
    [0] Nothing is left to pay for a card of the display.
    [one] With { $coins } coin left you cannot pay for any card of the display.
   *[other] With { $coins } coins left you cannot pay for any card of the display.
}
refusal-step-not-reached = That reward asks for { $total } face up.
refusal-which-reward = The space has no such reward to choose.

## Missions

refusal-no-missions = This game is played without missions.
refusal-task-moment = Tasks are fulfilled in your own turn of the action phase.
refusal-mission-closed = This mission is not open: { $mission }.
refusal-other-mission = Your status card is tied to “{ $mission }”: only its tasks count for you.
refusal-no-such-task = The mission “{ $mission }” has the tasks 1 to 3.
refusal-task-done = You have fulfilled this task.
refusal-task-not-met = You do not meet this task now.

## Units, tracks and purchases

refusal-not-on-display = That card is not in the card display: { $card }.
refusal-one-card = You buy at most one card with an action, and you have bought one.
refusal-units-short = { $units ->
    [one] The card costs { $cost }, and you have { $units } unit left.
   *[other] The card costs { $cost }, and you have { $units } units left.
}
refusal-coins-short = { $cost ->
    [one] That costs { $cost } coin, and you have { $coins }.
   *[other] That costs { $cost } coins, and you have { $coins }.
}
refusal-buy-with = A card is bought with resource cards, or with coins on a bonus space. Choose how: { $card }.
refusal-buy-too-dear = Neither your resource cards nor your coins and markers can buy it now: { $card }, cost { $cost }.
refusal-move-with-units = Units of resources move you on company tracks: use resource cards first.
refusal-no-units-to-move = Units of resources move you on company tracks, and you have no unused resource card.
refusal-no-units = You have no unit left.
refusal-units-must-move = Units must be used while a marker can move without paying a barrier.
refusal-track-end = Your marker is at the end of the { $company } track.
refusal-barrier-coins = { $cost ->
    [one] The money barrier ahead costs { $cost } coin, and you have { $coins }.
   *[other] The money barrier ahead costs { $cost } coins, and you have { $coins }.
}
refusal-no-barrier = No marker of yours has stopped at a money barrier.
refusal-other-barrier = Your marker stands at the barrier of { $company }.
refusal-at-barrier = Your marker stands at a money barrier: pay for it, or stop.
refusal-own-track = The moves are for other tracks than that of { $company }.
refusal-track-chosen = You have chosen { $company } already: each move is on a track of its own.
refusal-no-such-reward = That is not one of the rewards that wait for you.
refusal-no-rewards = No rewards wait for you.

## Expansion

refusal-enter-by-expanding = To enter it, expand a company with your energy.
refusal-no-such-place = There is no such place on this board: { $place }.
refusal-station-no-place = Stations cannot be entered.
refusal-place-held = { $company } is there already: { $place }.
refusal-sector-out-of-reach = { $place } borders neither the station of { $company } nor a sector that it holds.
refusal-enclave = { $place } lies inside { $around }: { $company } must hold that first.
refusal-shuttle-out-of-reach = { $company } has no outpost on an asteroid beside that flight path: { $place }.
refusal-asteroid-out-of-reach = { $company } has neither an outpost on that asteroid nor a shuttle beside it: { $place }.
refusal-no-shuttles = There is no shuttle left in the station of { $company }.
refusal-no-outposts = There is no outpost left in the station of { $company }.
refusal-energy-short = That takes { $cost } energy, and you have { $points } left.
refusal-column-first = First choose the column from which the piece comes.
refusal-enter-first = First choose where to go, then the column from which the piece comes.
refusal-no-piece-due = No piece is to be taken from a station now.
refusal-other-station = The piece comes from the station of { $company }.
refusal-no-such-column = A station has the columns 1 to 3.
refusal-wrong-column = Column { $column } holds pieces of the other kind: outposts are in columns 1 and 3, shuttles in column 2.
refusal-column-empty = Column { $column } of { $company } is empty.
refusal-nothing-ousted = No piece has to return to its station.
refusal-other-piece = The piece that returns belongs to { $company }.
refusal-column-full = Column { $column } has no free space: the crossed-out one is not filled again.
refusal-neutralise-by-expanding = A threat is neutralised during an expansion: use your energy first.
refusal-no-threat = This game has no threat.
refusal-threat-gone = The threat has been removed.
refusal-threat-done = You have neutralised the threat in this expansion.
refusal-threat-no-shuttle = { $company } needs a shuttle on space 11 or 16 to reach the threat.
refusal-threat-tank = Your helium-3 marker has not passed { $n }.
refusal-threat-research = Your upload marker has not passed { $n }.
refusal-threat-cards = You must remove { $n } energy cards from your hand, and you have { $held }.
refusal-threat-coins = You must pay { $cost } coins, and you have { $coins }.

## Research

refusal-no-points = You have no research points to use. Scientists bring them, and so do some sectors and spaces.
refusal-upload-by-scientist = The upload marker moves when you use a scientist.
refusal-points-short = That plan takes { $cost } research points at once, and you have { $points }.
refusal-no-such-plan = There is no such plan: { $plan }.
refusal-plan-yours = You have that plan already: { $plan }.
refusal-special-later = That special plan comes in round { $round }.
refusal-plan-not-there = It is not in the research display: { $plan }.
refusal-flip-before-moving = A plan is turned face down before the upload marker moves.
refusal-flip-once = You turn one plan face down in an action, and you have done so.
refusal-screen-empty = There is no plan on screen { $screen }.
refusal-plan-behind = Screen { $screen } is not ahead of your upload marker.
refusal-plan-face-down = The plan on screen { $screen } lies face down already.
refusal-upload-end = Your upload marker is on the last screen.
refusal-screen-gap = Screen { $screen } is empty: the upload marker cannot pass it.
refusal-needs-not-met = Your face-up cards do not meet what it needs: { $plan }.
refusal-plans-at-end = Plans are put on screens at the end of the turn in which you gain them.
refusal-plan-not-gained = You have not gained that plan in this turn: { $plan }.
refusal-no-such-screen = Your research track has no screen { $screen } for plans.
refusal-screen-behind = Your upload marker has reached screen { $screen }: plans go ahead of it.
refusal-crossed-out = Screen { $screen } shows a crossed-out { $letter }: such a plan cannot be the first one there.

## Removed cards

refusal-remove-by-marker = Cards are removed with a bonus marker on a space that asks for it.
refusal-removed-by-marker = That belongs to bonus spaces of tracks that remove a card.
refusal-hand-cards-only = That card is not in your hand: { $card }. Cards on slots and resting cards cannot be removed.
refusal-energy-card-only = That is no energy card: { $card }.
refusal-carbon-card-only = That is no carbon card, and this space takes no other: { $card }.
refusal-not-removed = That card is not among the removed cards: { $card }.

## The end

refusal-share-moment = The company of the free share is chosen at the end of the game.
refusal-loop-moment = Whether the time loop goes on is decided when a game of it has been scored.
