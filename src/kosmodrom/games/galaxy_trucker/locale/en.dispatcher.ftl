# The hourglass and the dispatcher: the companion for owners of the box.

companion-dispatcher = The dispatcher at your table
    .tagline = Your box is on the table: the hourglass, the cards, the dice and the settlement are here.
    .seat = Dispatcher

game-option-players = Players
    .help = How many sit at your table.

## Questions

ask-dispatch-who = Which colours play?
    .others = The players are named.
ask-dispatch-drawn = Is one of these among the rough roads you drew? Name them one at a time; the others you follow by their cards.
    .others = The rough roads are named.
ask-dispatch-surprise = Which road did Nasty Surprise bring?
    .others = A rough road is named.
ask-dispatch-start = Flight { $flight }, { $ship }: when everybody is ready, start the hourglass.
    .others = Building is about to begin.
ask-dispatch-yard = Everybody builds. Who is ready takes the next number tile.
    .others = Everybody builds.
ask-dispatch-stopped = The sand has run out. Build on; whoever likes turns the hourglass.
    .others = The sand has run out.
ask-dispatch-last-stop = The sand has run out. Build on; onto START the hourglass is turned by somebody who has a number tile.
    .others = The sand has run out.
ask-dispatch-tiles = Hands off! Who was the next to grab a number tile?
    .others = Time is up.
ask-dispatch-sand = The sand is running.
    .others = The sand is running.
ask-dispatch-launch = When all ships are checked, crewed and on their spaces, prepare the deck.
    .others = The ships are being prepared.
ask-dispatch-first-card = Has everybody strapped in? Then turn the first card.
    .others = The first card is still face down.
ask-dispatch-card = { $card }: carry it out, then ask whether somebody gives up before you go on.
    .others = A card is carried out: { $card }.
ask-dispatch-extra = { $card }: carry it out by the card of your box, then ask whether somebody gives up before you go on.
    .others = A card is carried out: { $card }.
ask-dispatch-machination = Carry out the machination, then ask whether somebody gives up before you go on.
    .others = A machination is carried out.
ask-dispatch-place = { $player }: in which place did this ship arrive?
    .others = { $player } settles accounts.
ask-dispatch-both = { $player }: did both halves arrive?
    .others = { $player } settles accounts.
ask-dispatch-exposed = { $player }: how many exposed connectors has the ship?
    .others = { $player } settles accounts.
ask-dispatch-creative = { $player }: has no other ship that arrived the same side in front?
    .others = { $player } settles accounts.
ask-dispatch-cubes = { $player }, { $goods }: how many cubes are aboard, or were there on giving up?
    .others = { $player } settles accounts.
ask-dispatch-lost = { $player }: how many parts lie among the lost ones?
    .others = { $player } settles accounts.
ask-dispatch-specialist = { $player }: which specialist is aboard with the blue alien?
    .others = { $player } settles accounts.
ask-dispatch-races = { $player }: how many alien races are aboard, the manager’s included?
    .others = { $player } settles accounts.
ask-dispatch-passengers = { $player }: how many luxury cabins still have their passenger?
    .others = { $player } settles accounts.
ask-dispatch-ordered = { $player }: how many ordered parts are left over?
    .others = { $player } settles accounts.

## Answers

dispatch-player-blue = Blue
dispatch-player-green = Green
dispatch-player-yellow = Yellow
dispatch-player-red = Red
dispatch-player-orange = Orange

option-dispatch-colours = { $colours }
option-dispatch-road = { $road }
option-dispatch-no-road = None of these
option-dispatch-start = Start the hourglass
option-dispatch-turn-hourglass = Turn the hourglass
option-dispatch-look = Look at pile { $pile }
option-dispatch-put-back = Put pile { $pile } back
option-dispatch-tile = { $player } takes number { $number }
option-dispatch-run-out = The sand has run out
option-dispatch-launch = Prepare the deck
option-dispatch-turn = Turn the next card
option-dispatch-used = It was used: next card
option-dispatch-unused = Nobody used it: next card
option-dispatch-roll-threat = Roll for the next threat
option-dispatch-roll-line = Roll for a threat of another card
option-dispatch-roll-coordinates = Roll a column and a row
option-dispatch-land = The flight is over: settle accounts
option-dispatch-nobody = Nobody flies any more
option-dispatch-arrived = { $place ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
option-dispatch-gave-up = Gave up or was left behind
option-dispatch-count = { $number }
option-dispatch-yes = Yes
option-dispatch-no = No
option-dispatch-specialist = { $specialist }

dispatch-aboard-none = No blue alien
dispatch-aboard-lawyer = { specialist-lawyer }
dispatch-aboard-manager = { specialist-manager }
dispatch-aboard-merchant = { specialist-merchant }
dispatch-aboard-other = Another one

## What to do

event-dispatch-flight = Flight { $flight }: { $ship }.
event-dispatch-table = Everybody takes a board of this class with the starting cabin, if it has one. Mix all parts face down, and lay out the number tiles 1 to { $tiles }.
event-dispatch-piles = { $cards ->
    [one] { $piles } piles with { $cards } card each are made here. All but the last can be looked at while you build.
   *[other] { $piles } piles with { $cards } cards each are made here. All but the last can be looked at while you build.
}
event-dispatch-learning = The learning flight: { $cards } easy cards that nobody looks at, no aliens, and nobody gives up.
event-dispatch-deal = Shuffle the machinations and deal { $cards } to each player; the rest goes back into the box unseen.
event-dispatch-plant = Everybody chooses a machination and puts it face down on a pile beside this device.
event-dispatch-keep = Everybody chooses a machination and keeps it face down.
event-dispatch-draw-roads = { $roads ->
    [one] Then draw { $roads } rough road and read it out.
   *[other] Then draw { $roads } rough roads and read them out.
}
event-dispatch-road-known = Noted: { $road }.
event-dispatch-order = Everybody takes { $parts } parts face down; turn them up when building begins.
event-dispatch-surprise = Nasty Surprise: draw another rough road. One that acts while building goes under the deck, and you draw again.
event-dispatch-sand-runs = The sand is running: { $circle }.
event-dispatch-sand-stopped = The sand has run out: { $circle }.
event-dispatch-time-is-up = The sand has run out on START. Nobody builds on: what is in hand goes back, and whoever has no number tile grabs one.
event-dispatch-pile = Pile { $pile }: { $cards }.
event-dispatch-tile-taken = { $player } has number { $number }.
event-dispatch-built = All ships are built. Parts still set aside count as lost.
event-dispatch-front = In the order of the number tiles, everybody says which side of the ship is the front.
event-dispatch-check = Check each other’s ships: connectors, engines, cannons, and that everything holds together. What is wrong comes off and counts as lost.
event-dispatch-crew = In the order of the number tiles, aliens move in beside their life supports. All other cabins get 2 humans, and batteries are filled.
event-dispatch-humans = Every cabin gets 2 humans, and batteries are filled. Aliens are not used on this flight.
event-dispatch-specialists = Luxury cabins get 1 passenger, stasis chambers 4 sleepers. Whoever has a blue alien takes one of the specialists left.
event-dispatch-rocket = { $behind ->
    [0] { $player } starts on the first space.
    [one] { $player } starts { $behind } space behind the first.
   *[other] { $player } starts { $behind } spaces behind the first.
}
event-dispatch-shuffle = Shuffle the pile of machinations: you are told when its top card is turned.
event-dispatch-stack = Stack the machinations so that those of lower number tiles lie higher: you are told when the top card is turned.
event-dispatch-card = { $left ->
    [0] { $card }. No card is left after it.
    [one] { $card }. { $left } card is left.
   *[other] { $card }. { $left } cards are left.
}
event-dispatch-extra = Fetch this card from the box: { $card }. Cards left after it: { $left }.
event-dispatch-machination = Turn the top card of the machinations; it strikes everybody. Cards left after it: { $left }.
event-dispatch-keep-unused = Unless somebody uses it, put it face down on a pile of its own afterwards: with Déjà Vu it comes again.
event-dispatch-five = Rules for five: { $what }
event-dispatch-next-last = The next card is the last one.
event-dispatch-second-pass = { $cards ->
    [one] Déjà Vu: { $cards } card comes again. Machinations that nobody used are turned once more, the latest first.
   *[other] Déjà Vu: { $cards } cards come again, the latest first. Machinations that nobody used are turned once more in the same way.
}
event-dispatch-threat = Threat { $number } of { $of }: { $threat } { $side }. The dice show { $first } and { $second }.
event-dispatch-inverted = Meteor Inversion: treat it as this: { $threat }.
event-dispatch-column = That is column { $place } from the left, the one numbered { $numbers }.
event-dispatch-row = That is row { $place } from the front, the one numbered { $numbers }.
event-dispatch-no-cell = No ship of this class has a part there.
event-dispatch-halves = What finds nothing in the near half flies on to the far one.
event-dispatch-miss = { $line } { $number }: there is nothing on this class of ship. It misses everybody.
event-dispatch-defence = { $how }
event-dispatch-technology = A shield with a powered booster stops large meteors and heavy shots, too. Plated sides cannot be harmed.
event-dispatch-flies-on = Dum-dum Bullets: if a part is destroyed, the threat flies on to the next part in its way. Only plating holds it there, or against a small meteor a side without a connector.
event-dispatch-losses = The first part in its way is destroyed, and with it falls whatever is no longer joined to the ship.
event-dispatch-line-rolled = The dice show { $first } and { $second }. A threat from the front or rear comes along the column, one from a side along the row.
event-dispatch-coordinates = The dice say column { $column }, row { $row }.
event-dispatch-landed = Flight { $flight } is over. Those who still fly have arrived.
event-dispatch-item = { $credits ->
    [one] { $player }, { $item }: { $credits } credit.
   *[other] { $player }, { $item }: { $credits } credits.
}
event-dispatch-account = { $credits ->
    [one] { $player }: { $credits } credit for this flight; all settlements so far: { $total }.
   *[other] { $player }: { $credits } credits for this flight; all settlements so far: { $total }.
}
event-dispatch-debt = Negative amounts are paid. Whoever cannot pay gives everything there is: nobody has debts.
event-dispatch-loans = Negative amounts are paid. Whoever cannot pay takes loans of { $loan } credits; before the game ends each is repaid with { $repayment }.
event-dispatch-winner = That was the last flight. Most credits win.

dispatch-side-front = from the front
dispatch-side-right = from the right
dispatch-side-rear = from the rear
dispatch-side-left = from the left
dispatch-line-column = Column
dispatch-line-row = Row

dispatch-defence-small_meteor = It bounces off a side without a connector, and a powered shield on that side stops it.
dispatch-defence-large_meteor_front = A cannon pointing forward in the same column shoots it down; a double cannon needs a battery token.
dispatch-defence-large_meteor_side = A cannon pointing to that side in the same row or a neighbouring one shoots it down; a double cannon needs a battery token.
dispatch-defence-large_meteor_rear = A cannon pointing to the rear in the same column shoots it down; a double cannon needs a battery token.
dispatch-defence-light_shot = A powered shield on that side stops it.
dispatch-defence-heavy_shot = Shields alone do not stop it.

dispatch-five-planets = one player may land on an occupied planet, for 1 cube less.
dispatch-five-abandoned_ship = two players may use the card, the second one for 1 credit less.
dispatch-five-abandoned_station = two players may use the card, the second one for 1 cube less.
dispatch-five-slavers = they must be beaten twice. Then the reward is 1 credit less, and losers lose 1 crew member less.
dispatch-five-smugglers = they must be beaten twice. Then the reward is 1 cube less, and losers lose 1 cube less.
dispatch-five-pirates = they must be beaten twice. Then the reward is 1 credit less, and the first heavy shot does not concern those who lose.
dispatch-five-combat_zone = each line strikes the two weakest, the second one by 1 less or without the first heavy shot.
dispatch-five-sabotage = the two smallest crews are concerned, the second one by the first two rolls only.

## What the dispatcher holds

dispatch-title-flight = The flight
dispatch-title-pile = Pile { $pile }
dispatch-title-accounts = Settlements
dispatch-machination = A machination
dispatch-machination-text = What it does is written on the card beside you.
dispatch-extra-text = What it does is written on the card of your box.
dispatch-flight-of = Flight { $flight } of { $flights }: { $ship }
dispatch-hourglass-runs = The sand is running: { $circle }
dispatch-hourglass-stands = The sand has run out: { $circle }
dispatch-roads = Rough roads to think of: { $roads }
dispatch-number = { $player }: number { $number }
dispatch-deck = Cards in the deck: { $cards }
dispatch-turned = Done: { $cards }
dispatch-again = Déjà Vu: the second pass
dispatch-total = { $credits ->
    [one] { $player }: { $credits } credit in all
   *[other] { $player }: { $credits } credits in all
}
dispatch-account = Flight { $flight }: { $items }
