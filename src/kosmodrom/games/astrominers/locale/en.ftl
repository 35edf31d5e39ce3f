# Everything that is said in a game of Astrominers. The names of its components: en.cards.ftl.

game-name = Astrominers
game-tagline = Send your crews to the asteroids and fill the corporation's orders.

## Options of the game

game-option-track = Round track
    .help = In which order the resources lie on the round track.
game-option-track-random = random order
game-option-track-printed = printed order
game-option-first_player = First player
    .help = Who goes first in the first round.
game-option-first_player-random = drawn at random
game-option-first_player-1 = player 1
game-option-first_player-2 = player 2
game-option-first_player-3 = player 3
game-option-first_player-4 = player 4

## The end

ending-rounds = The eighth round is over.

score-orders = Orders
score-awards = Awards
score-technologies = Technologies
score-bulletins = Bulletins
score-missions = Missions
score-expeditions = Expeditions
score-surplus = Surplus resources

## Why a hint proposes something: what it changes in a bot's eyes

worth-points = victory points
worth-resources = resources
worth-orders = orders in your hand
worth-effects = unused effects
worth-missions = missions in your hand
worth-awards = awards within reach
worth-own = your technologies and bulletins
worth-dice = unused dice
worth-crews = crews and missions in the docks
worth-bonus = the round bonus
worth-first = going first next round

## Names

phase-setup = setup
phase-roll = roll
phase-reroll = reroll
phase-actions = actions
phase-bonus = round bonus
phase-settling = settling missions
phase-orders = buying orders
phase-end = end of the game

deck-missions = mission deck
deck-orders = order deck

effect-specialist = turn a die to inspector or geologist
effect-automaton = turn a die to automaton
effect-miner = turn a die to miner
effect-rebate = pay 1 resource less
effect-free_launch = launch a card without paying
effect-extra_order = buy one more order

kind-technology = technology
kind-bulletin = bulletin
kind-expedition = expedition

space-plasteel-1 = plasteel stores 1 (+1)
space-plasteel-2 = plasteel stores 2
space-plasteel-3 = plasteel stores 3
space-plasteel-4 = plasteel stores 4
space-plasteel-5 = plasteel stores 5
space-water-1 = water tanks 1 (+1)
space-water-2 = water tanks 2
space-water-3 = water tanks 3
space-water-4 = water tanks 4
space-water-5 = water tanks 5
space-xenon-1 = xenon containers 1 (+1)
space-xenon-2 = xenon containers 2
space-xenon-3 = xenon containers 3
space-xenon-4 = xenon containers 4
space-dispatch-1 = dispatch 1
space-dispatch-2 = dispatch 2
space-dispatch-3 = dispatch 3
space-dispatch-4 = dispatch 4
space-refinery-1 = refinery 1
space-refinery-2 = refinery 2
space-refinery-3 = refinery 3
space-refinery-4 = refinery 4
space-first-1 = the first-player space
space-award-1 = award space 1
space-award-2 = award space 2
space-award-3 = award space 3
space-technology-1 = the technology deck
space-bulletin-1 = the bulletin deck
space-expedition-1 = the expedition deck

# The spaces of a mission or expedition are counted from 0 and told from 1.
place = { $space ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
   *[other] { $space }+1
}

## Questions

ask-reroll = Which dice do you reroll?
    .others = { $player } chooses dice to reroll.
ask-turn = Your turn: take an action or pass.
    .others = { $player } chooses an action.
ask-change = The die is discarded: turn another one, or reroll any of the others.
    .others = { $player } changes dice.
ask-turn-die = Which die do you turn, and to which face?
    .others = { $player } turns a die.
ask-take-card = Which card do you take?
    .others = { $player } takes a card.
ask-payment = How do you pay? You can still undo this.
    .others = { $player } pays for a card.
ask-yellow = Put dice on the yellow spaces, or finish the launch.
    .others = { $player } crews the yellow spaces.
ask-hand-in = Which completed cards do you hand in for the award?
    .others = { $player } hands in cards for an award.
ask-give = Exchange: which resource do you give?
    .others = { $player } exchanges a resource.
ask-take = Exchange: which resource do you take?
    .others = { $player } exchanges a resource.
ask-bonus = Round bonus: which resource do you take?
    .others = { $player } takes the round bonus.
ask-reward = Mission reward: which resource do you take?
    .others = { $player } takes a mission's reward.
ask-buy = Which order do you buy?
    .others = { $player } may buy an order.
ask-buy-further = Which extra order do you buy with the order's effect?
    .others = { $player } may buy one more order.
ask-discard = Which card do you discard as part of the price?
    .others = { $player } discards a card as part of the price.

## Options

# What a choice costs, and what of it the player does not hold.
cost-told = { $lacking ->
    [none] cost: { $cost }
   *[other] cost: { $cost }; you lack { $lacking }
}

option-reroll = { $dice ->
    [none] Keep all dice
   *[other] Reroll: { $dice }
}
    .group = Reroll
    .why = Free, once a round: dice that do not help you get another chance.
option-pass = Pass
    .why = Ends your round; unused dice come back in the next one.
option-place = { $cost ->
    [none] Send the { $die } to { $space }
   *[other] Send the { $die } to { $space } ({ cost-told })
}
    .group = Send a die to the board
    .why = Takes the die for this round; the space gives what is printed on it.
option-crew = Send the { $die } to “{ $card }”, space { place }
    .group = Crew a mission
    .why = Once the crew is complete the die earns its share; it also counts for the round bonus.
option-use = Use “{ $card }” with the { $die }
    .group = Use your own cards
    .why = Your own cards give something for a die, every round.
option-launch = { $cost ->
    [none] Launch “{ $card }”
   *[other] Launch “{ $card }” ({ cost-told })
}
    .group = Launch a mission
    .why = Takes no die, only the cost. Completed, the mission is worth 1 point and counts towards awards.
option-exchange = Exchange a resource: discard the { $die }
    .group = Exchange a resource
    .why = Costs a die: swap a resource that you can spare for one that you need.
option-discard-die = Change dice: discard the { $die }
    .group = Change dice
    .why = Costs a die: turn another one to the face you need, or reroll others.
option-effect = Use an order: { $effect }
    .group = Use an order
    .why = Works once and takes no action: for when a die shows the wrong face.
option-turn = Turn the { $die } to { $to }
    .group = Turn a die
    .why = The die shows what you need, without a roll.
option-give = Give 1 { $resource }
    .group = Give a resource
    .why = It goes to the bank; next you choose what you get for it.
option-gain = Take 1 { $resource }
    .group = Take a resource
    .why = Yours at once, to launch missions and buy orders with.
option-hand-in = Hand in: { $cards }
    .group = Hand in cards
    .why = The award brings more points than the cards that you give for it.
option-take = Take “{ $card }”
    .group = Cards on display
    .why = The card is yours, and you know what you get.
option-take-top = Take the top card of the { $deck }
    .group = Face-down cards
    .why = A card that nobody has seen: luck decides what you get.
option-pay = { $cost ->
    [none] Pay nothing
   *[other] Pay { $cost }
}
    .why = What is due is taken from your resources.
option-rebate = Use an order: pay 1 less ({ $resource })
    .group = Pay 1 less
    .why = Uses up the effect of an order and saves 1 unit.
option-launch-free = Use an order: launch without paying
    .why = Uses up the effect of an order and saves the whole cost.
option-substitute = Pay { $paid } in place of 1 { $lacking }
    .group = Pay for what you lack
    .why = Other units stand in for what you lack: costly, but you do not have to wait.
option-pay-any = Pay { $resource } as any resource
    .group = Pay as any resource
    .why = The cost asks for any resource: give what you need least.
option-buy = { $further ->
    [true] Use an order and buy “{ $card }”
   *[other] Buy “{ $card }”
}{ $cost ->
    [none] { "" }
   *[other] { " " }({ cost-told })
}{ $discard ->
    [true] { " " }and discard another card
   *[other] { "" }
}
    .group = Buy an order
    .why = Its points are yours, and its effect can be used once.
option-discard-card = Discard “{ $card }”
    .group = Discard a card
    .why = Part of the price: give up the card that helps you least.
option-done = Done
    .why = You do nothing more here, and the game goes on.

## Events

event-set-up = “{ $exchange }” is in force: the promoted resource is { $promoted }. { $first } goes first.
event-round = Round { $round }. { $first } goes first.
event-rolled = { $seat } rolled: { $dice }.
event-rerolled = { $seat } rerolled { $dice } and got: { $into }.
event-kept = { $seat } kept all dice.
event-die-discarded = { $seat } discarded a die ({ $die }).
event-die-turned = { $seat } turned a die: { $die } to { $to }.
event-effect-used = { $seat } used the order “{ $card }”: { $effect }.
event-die-placed = { $seat } sent the { $die } to { $space }.
event-crew-joined = { $seat } sent the { $die } to “{ $card }”, space { place }.
event-card-used = { $seat } used “{ $card }” with the { $die }.
event-passed = { $seat } passed.
event-gained = { $seat } gained { $amounts }.
    .outcome = +{ $amounts }
event-missed = The bank ran short: { $seat } went without { $amounts }.
    .outcome = The bank is short: you miss { $amounts }.
event-paid = { $seat } paid { $amounts } for “{ $card }”.
    .outcome = −{ $amounts }
event-swapped = { $seat } exchanged { $given } for { $taken }.
event-card-taken = { $seat } took “{ $card }” from the display.
event-card-drawn = { $seat } drew “{ $card }” from the { $deck }.
event-unseen-card-drawn = { $seat } drew a face-down card from the { $deck }.
event-card-revealed = “{ $card }” was revealed from the { $deck }.
event-launched = { $seat } launched “{ $card }” into dock { $dock }.
event-award-taken = { $seat } earned the award “{ $card }”. Handed in: { $handed_in }.
    .outcome = Award “{ $card }”, for { $handed_in }
event-award-revealed = The award “{ $card }” was revealed.
event-board-card-taken = { $seat } took the { $kind } “{ $card }”.
    .outcome = You get the { $kind } “{ $card }”.
event-bonus = { $share ->
    [4] Round bonus for most dice on missions ({ $dice }): { $seats } takes 4.
   *[other] Round bonus for most dice on missions ({ $dice } each): { $seats } take { $share } each.
}
event-no-bonus = Nobody has a die on a mission: there is no round bonus.
event-completed = { $seat }'s “{ $card }” is completed.
event-slid = { $seat }'s “{ $card }” is not full and slides back.
event-failed = { $seat }'s “{ $card }” has failed.
event-bought = { $points ->
    [one] { $seat } bought the order “{ $card }” ({ $points } victory point).
   *[other] { $seat } bought the order “{ $card }” ({ $points } victory points).
}
event-card-discarded = { $seat } discarded “{ $card }” from hand.
event-ended = { $points ->
    [one] The game is over. Victory: { $winners } with { $points } point.
   *[other] The game is over. Victory: { $winners } with { $points } points.
}

## Refusals

refusal-no-such-die = There is no such die in your pool: { $die }.
refusal-space-taken = A die is already there: { $space }.
refusal-crew-taken = Space { $space } of “{ $card }” is already taken.
refusal-space-closed = That space is closed with this number of players: { $space }.
refusal-space-unknown = There is no such space: { $space }.
refusal-crew-unknown = “{ $card }” has no space { $space }.
refusal-wrong-worker = The { $die } does not fit there. This space takes: { $takes } ({ $space }).
refusal-wrong-crew = The { $die } does not fit there. Space { $space } of “{ $card }” takes: { $takes }.
refusal-not-first-free = These spaces are filled in order. The next one is { $space }.
refusal-no-card-to-take = There is no card to take there.
refusal-no-award = There is no award there.
refusal-award-not-met = Your completed cards do not make the set that “{ $card }” needs.
refusal-no-board-card = That deck has no cards left.
refusal-cannot-pay = You cannot pay for “{ $card }” yet. You are short of { $lacking ->
    [none] resources
   *[other] { $lacking }
}.
refusal-no-barge = Both your barges are in use.
refusal-no-dock = All open docks are taken.
refusal-not-in-hand = “{ $card }” is not in your hand.
refusal-not-own-card = “{ $card }” is not a technology or bulletin of yours.
refusal-own-card-used = “{ $card }” already holds a die this round.
refusal-run-unknown = “{ $card }” is not in a dock.
refusal-white-space = While launching you can fill yellow spaces only.
refusal-nothing-to-exchange = An exchange needs a resource of yours and one of another kind in the bank.
refusal-nothing-to-take = The bank has no other kind to give in return.
refusal-bank-empty = The bank has no { $resource }.
refusal-same-resource = In an exchange you take a different resource from the one you give.
refusal-not-held = You have no { $resource } to spare.
refusal-needs-two-dice = You need two dice in your pool: one to discard and one to change.
refusal-no-such-effect = You have no order with this effect: { $effect }.
refusal-effect-used = You have already used this effect: { $effect }.
refusal-no-die-to-turn = You have no die in your pool to turn.
refusal-nothing-to-turn = All your dice already show that face.
refusal-change-moment = You can change dice on your turn, before your action or before you put a die on a yellow space.
refusal-rebate-moment = That effect lowers a payment: you can use it while you pay for a card.
refusal-free-launch-moment = That effect pays for a launch: you can use it when you launch a card.
refusal-extra-order-moment = That effect buys another order: you can use it right after you have bought one.
refusal-exchange-no-payment = An exchange is not a payment: no order lowers it, and nothing replaces the unit you give.
refusal-nothing-due = There is nothing to pay now.
refusal-same-face = The die already shows that face.
refusal-no-payment = Resources replace others only while you pay a cost.
refusal-passed = You have passed: you take no further action this round.
refusal-no-dice = You have no dice left.
refusal-phase-order = Orders are bought in the order phase only, at the end of a round.
refusal-must-act = A turn is an action or a pass.
refusal-phase-launch = Missions are launched in the action phase only.
refusal-already-rerolled = You have already had your free reroll this round.
refusal-one-order = You may buy one order a round; only an order's effect allows one more.
refusal-discard-needed = “{ $card }” also costs another card from your hand, and you have none.
refusal-discard-itself = “{ $card }” is the order you are buying: its price is another card.
refusal-not-completed = “{ $card }” is not among your completed missions and expeditions.
refusal-wrong-set = Those cards are not exactly the set that the award needs.
refusal-held-first = Pay with what you have first: { $resource }.
refusal-wrong-rate = That is not the rate: 4 resources replace 1; 3 are enough for the promoted resource, or if all 3 are promoted.
refusal-not-revealed = “{ $card }” is not on display.
refusal-deck-empty = That deck is empty.
refusal-equal-space = Choose the identical space on offer instead of this one: { $space }.
refusal-equal-crew = Choose the identical space of “{ $card }” that is on offer instead.
refusal-wrong-deck = This card comes from the other deck, not from this one: { $deck }.
refusal-wrong-face = The effect does not turn a die to this face: { $to }.
refusal-reroll-none = For a discarded die you reroll at least one die.
refusal-wrong-substitute = Those resources cannot replace the missing one: they must keep to the rate and leave enough for the rest.
refusal-wrong-rebate = You cannot take that off: either it is not due, or you could not pay the rest.
refusal-no-launch-here = Only a launch can be free, and only before anything is paid.
refusal-not-enough = You do not have everything that is due: replace what you lack first.
refusal-replace-first = Another resource is replaced first: { $resource }.
refusal-no-choice-due = Nothing is due that you could choose.
refusal-choose-any = First choose the resource that you pay where any will do.
refusal-rebate-before = A payment is lowered only before you replace or choose anything.
refusal-fetch-missions = An inspector fetches missions: send one to dispatch, then choose the card.
refusal-fetch-missions-full = An inspector fetches missions, but dispatch has no free space left this round.
refusal-fetch-missions-nobody = An inspector fetches missions, and you have none: change a die into one first.
refusal-fetch-orders = A geologist fetches orders: send one to the refinery, then choose the card.
refusal-fetch-orders-full = A geologist fetches orders, but the refinery has no free space left this round.
refusal-fetch-orders-nobody = A geologist fetches orders, and you have none: change a die into one first.
refusal-earn-basic = You cannot simply take from the bank. Send a die to where { $resource } is stored, crew a mission, or exchange a resource.
refusal-earn-rare = You cannot simply take from the bank: { $resource } comes from missions and the round bonus, or in exchange for another resource.
refusal-give-moment = A resource is given away in an exchange: discard a die for it.
refusal-hand-in-moment = Completed cards are handed in for an award: send a die to the space beside it.
refusal-first-reroll = First your dice: reroll some of them or keep them all. Actions come next.
refusal-first-change = First change a die.
refusal-first-card = First take a card.
refusal-first-payment = First pay what is due, or undo.
refusal-first-launch = First finish the launch: put dice on the yellow spaces, or say that you are done.
refusal-first-hand-in = First hand in the cards for your award.
refusal-first-exchange = First finish the exchange.
refusal-first-gain = First take your resource from the bank.
refusal-first-order = First buy an order, or say that you are done.
refusal-first-discard = First discard the card that is part of the price.

## The table in words

board-title-round = Round
board-title-docks = Docks
board-title-plasteel = Plasteel stores
board-title-water = Water tanks
board-title-xenon = Xenon containers
board-title-spaces = Other spaces
board-title-missions = Missions on display
board-title-orders = Orders on display
board-title-awards = Awards
board-title-board-cards = Board cards
board-title-bank = Bank and exchange
board-title-you = { $player } (you)
board-title-hand = Your hand

board-round = Round { $round } of { $rounds }: { $phase }
board-first = First player: { $player }
board-turn = Turn: { $player }
board-paying = Paying for “{ $card }”. Still due: { $due }
board-bonus = Bonus for most dice on missions: { $amounts }; two tied take { $two } each, more { $more } each
board-track = Round track: { $fields }
board-legend = ○ free, ● taken

board-dock = Dock { $dock }: “{ $card }”, type { $type }
board-run-new = Barge of { $player }, new
board-run-slid = Barge of { $player }, last chance
board-free-docks = Free docks: { $docks }

board-symbol-any = any die
board-yellow = { $workers } (yellow)
board-space-first = First player of the next round, any die: { $spaces }
board-space-dispatch = Dispatch, an inspector takes a mission: { $spaces }
board-space-refinery = Refinery, a geologist takes an order: { $spaces }

board-mission = “{ $card }”, type { $type }
board-order = “{ $card }”, { $points } VP
board-cost = Cost: { $parts }
board-cost-card = another card from hand
board-card-spaces = Spaces: { $spaces }
board-reward = Each symbol earns: { $amounts }
board-reward-cards = Each die earns a mission or an order card
board-effect = Once: { $effect }
board-deck = { $count ->
    [0] The deck is empty
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
board-award = { $place }. “{ $card }”: { $set } for { $points } VP
board-no-award = { $place }. No award
board-technology = Technology “{ $card }”, { $points } VP
board-bulletin = Bulletin “{ $card }”, { $points } VP
board-expedition = Expedition “{ $card }”, 1 VP
board-any-die = Take it with any die: { $die }
board-gives = Each round a die there earns { $amounts }
board-gives-card = Each round a die there earns a mission or an order card
board-no-technology = No technology left
board-no-bulletin = No bulletin left
board-no-expedition = No expedition left
board-further = { $count ->
    [0] This is the last one
    [one] { $count } more below
   *[other] { $count } more below
}

board-bank = In the bank: { $amounts }
board-exchange = “{ $card }”: the promoted resource is { $promoted }
board-rates = In a payment 4 resources of any kind replace 1 that you lack; 3 are enough for the promoted resource, or if all 3 are promoted

board-points = { $points } VP
board-points-parts = { $points } VP: { $parts }
board-passed = Has passed
board-stock = Resources: { $amounts }
board-no-stock = No resources
board-pool = Dice: { $dice }
board-no-dice = No dice left
board-discarded = Discarded dice: { $count }
board-counts = { $missions ->
    [one] In hand: { $missions } mission
   *[other] In hand: { $missions } missions
}, { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
board-barges = { $count ->
    [0] No free barge
    [one] { $count } free barge
   *[other] { $count } free barges
}
board-completed = Completed: { $cards }
board-effects = Effects to use: { $effects }
board-own-technology = Technology “{ $card }” ({ $amounts })
board-own-bulletin = Bulletin “{ $card }” (a card)
board-awards = Awards: { $cards }
board-no-hand = No cards

## What hovering over something on the drawn board says

caption-takes = Takes: { $workers }
caption-gain-each = Gives { $amount } for each symbol on the die
caption-gain-each-first = Gives { $amount } for each symbol on the die, and one more
caption-gain-dispatch = Take a mission: a revealed one or the top of the deck
caption-gain-refinery = Take an order: a revealed one or the top of the deck
caption-gain-first = You go first from the next round on
caption-award = “{ $card }”: hand in { $set } for { $points } VP
caption-worker-miner = Works in the stores and on missions
caption-worker-automaton = Works in the stores and on missions
caption-worker-inspector = Fetches missions from dispatch, and joins crews that need one
caption-worker-geologist = Fetches orders from the refinery, and joins crews that need one
caption-double = Counts twice where each symbol earns something
caption-rates = { board-rates }
caption-docks = A launched mission lies here. If its crew is not full at the end of the round, it slides back and has one more round
caption-bonus = Round bonus: at the end of the round the player with the most dice on missions takes 4 of it; two who tie take 2 each, three or more 1 each
caption-exchange = Exchange: discard a die, give 1 resource and take 1 of another kind
caption-discard = Change dice: discard a die, then turn another to any face or reroll some
