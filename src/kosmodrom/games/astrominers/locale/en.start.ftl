# The page "How to play in five minutes".

start-aim = You lead a mining crew in the asteroid belt. Over eight rounds your seven dice fetch missions, mine resources and earn orders. The player with the most points at the end wins, and most points come from orders.

start-loop-inspector = An inspector…
    .text = Put an inspector on a dispatch space and take a mission card.
start-loop-mission = …fetches a mission
    .text = It shows its cost, the spaces for its crew, and what each symbol in the crew earns.
start-loop-launch = Launch it
    .text = Pay the cost and put it on one of your two barges into a dock. This takes no die.
start-loop-crew = Find a crew
    .text = Every space needs its die. Yellow ones you may fill while launching; the others anyone fills, one die a turn.
start-loop-resources = Earn resources
    .text = A mission with a full crew pays every die on it, once for each symbol, no matter whose die it is. The owner of the barge keeps the card.
start-loop-geologist = A geologist…
    .text = Put a geologist on a refinery space and take an order card.
start-loop-order = …fetches an order
    .text = At the end of a round you may buy one order from your hand. Its effect works once, at any time.
start-loop-points = Score points
    .text = The number in gold on each order you bought, and a little for everything else.

start-round-prepare = Prepare:
    .text = dice come back, except those on unfinished missions. A die on the first-player space makes its owner the first player.
start-round-roll = Roll:
    .text = everyone rolls their dice and may reroll any of them once.
start-round-actions = Act:
    .text = in turn, one action each: put a die on a space, launch a mission, or discard a die to exchange a resource. Or pass. At any time you may discard a die to turn or reroll others.
start-round-settle = Settle:
    .text = the most dice on missions win the round bonus; full missions pay; those with gaps stay one more round and then fail.
start-round-buy = Buy:
    .text = one order each.

start-points-orders = Orders:
    .text = what is printed on them.
start-points-awards = Awards:
    .text = hand in a set of finished missions of the right types.
start-points-investments = Technologies and bulletins:
    .text = a few points, and something every round for a die.
start-points-missions = Missions and expeditions:
    .text = 1 each, if you still have them.
start-points-surplus = Leftover resources:
    .text = 1 for every 4 of a kind, or for every 3 of the promoted one.

start-face-miner = works in stores and on missions
start-face-miner2 = the same, and earns twice
start-face-automaton = works in stores and on missions
start-face-automaton2 = the same, and earns twice
start-face-inspector = fetches a mission; some missions need one
start-face-geologist = fetches an order; some missions need one
start-basic = basic: from the stores
start-rare = rare: from missions
start-yellow = yellow ring: may be filled while launching
start-white = white: filled later, by anyone; here by a miner or an automaton
start-cost = what it costs
start-anydie = any die
start-types = asteroid types, for awards; “?” stands for any
start-exchange = discard a die and swap one resource with the bank
start-more = If you lack a resource when you pay, 4 others replace it; 3 are enough for the promoted one, or if all 3 are promoted.
