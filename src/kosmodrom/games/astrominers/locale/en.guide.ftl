# What the guided first game says, in the order of guide.toml. Each text must be true of any table at
# which its step is offered, also if the reader went another way.

guide-welcome = Welcome to the asteroid belt! You lead a crew of seven dice. Over eight rounds they fetch missions, mine resources and earn orders. Most points come from orders, and the most points win.
guide-reroll = Each die is a worker: miner, automaton, inspector or geologist. Once a round you may reroll what you do not need, for free. One inspector is enough for now: tap the other one and roll it again.
guide-dispatch = Players take turns with one action each. An inspector at dispatch fetches a mission: pick up your inspector and put it on the marked space.
guide-mission = A card shows what a launch costs (top), the crew it needs, and what each die brings. You own one of every resource, so choose one you can pay at once: the marked one will do.
guide-launch = Now launch it: press the mission in your hand. It goes on one of your two barges into a dock. A launch takes no die, only the cost.
guide-yellow = While launching you may fill spaces with a yellow ring at once. Put a miner there. A mission pays only when every space has its die.
guide-white = White spaces are open to everyone, one die a turn. Others may join your mission, and you theirs: each die earns its own player a share. Add another miner.
guide-store = The stores give plasteel, water and xenon: one for each symbol on the die, and one more on the first space of a row. A double die counts twice, so send yours to the first space.
guide-refinery = Now for points. A geologist at the refinery fetches an order: send yours.
guide-order = An order shows its points, its price and an effect that works once. Look for one that you can nearly pay for: the marked one is a good start.
guide-exchange = You can exchange a resource for the one you lack. It costs a die for this round, whatever it shows: use one that has nothing better to do.
guide-give = Give something you have more of than you will need.
guide-gain = And take what your order still lacks.
guide-pass = When nothing more is worth doing, pass: your round is over, and unused dice come back in the next. (You may play your last dice first, if you like.)
guide-settled = Now the round is settled. The player with the most dice on missions gets the round bonus. Every mission with a full crew pays each die, once for each symbol; one with gaps waits another round, then it fails. The log says who got what.
guide-buy = At the end of a round everyone may buy one order from hand. Buy yours, if you can pay for it.
guide-points = Here are your points. Orders, awards for sets of missions, technologies and bulletins bring what they say; a completed mission brings 1; at the end every 4 of a resource left over bring 1, and every 3 of the promoted one.
guide-again = A new round: all dice that are not on missions are rolled. You know how it goes: reroll some, or keep them.
guide-effect = The order you bought has an effect that works once, and costs no action. Use it now, before your action.
guide-turn = Turn a die that you can spare: a second inspector, say.
guide-free = That is all there is to know. Play this round as you like: fetch a mission, crew it, fetch an order. Point at anything, or hold a finger on it, to read what it does; the hint shows what a good player would do.
guide-end = Well done! The table is yours: play on to round eight, or begin a new game. The rules and “How to play” are always at hand.
