# The page "How to play in five minutes".

start-aim = Build a spaceship out of parts that turn up as they like, and fly it through whatever the cards bring. Deliver goods, arrive early, and lose as little of your ship as possible on the way. There are three flights, each with a larger ship. The player with the most credits in the end wins.

start-loop-take = Take a part
    .text = From the heap, face down: you see what it is once you have it. Or one that somebody put back face up. One part at a time.
start-loop-weld = Weld it to your ship
    .text = Turn it as you like. Connectors that meet must fit. If you do not want it, put it back, or set it aside: two may wait for later.
start-loop-look = Look at the cards
    .text = Three of the four piles may be looked at while you build. So you know what is coming, if not when.
start-loop-finish = Take a number
    .text = Whoever has finished takes a number tile. Number 1 starts in the lead, the others behind it, with a gap between them.
start-loop-board = All aboard
    .text = Two humans for each cabin, or an alien if a life support is joined to it. Batteries are filled with tokens.
start-loop-cards = Turn up the cards
    .text = From the leader on everyone meets each card: land on planets, explore wrecks, fight. Whoever stops loses flight days.
start-loop-hits = Hold together
    .text = Two dice tell where meteors and shots come. What is hit is gone, with all that hung on it alone. Cannons and shields prevent that.
start-loop-accounts = Settle accounts
    .text = Credits for arriving, for few exposed connectors and for goods; lost parts cost some. Then a larger ship is built.

start-round = A flight
start-round-building = Building:
    .text = all at once while the hourglass runs, or one handling after another. Engines point to the rear with nothing right behind them, and nothing stands right before a cannon.
start-round-check = Check:
    .text = what does not fit comes off, and counts as lost.
start-round-boarding = Launch:
    .text = crew and battery tokens go aboard, and the four piles are shuffled together.
start-round-flight = Cards:
    .text = one after another. Before each you may give up: no reward for arriving then, and half the price for goods. You must, if you have no human left, no engine power in open space, or are a whole lap behind.
start-round-settlement = Settlement:
    .text = what was earned and lost. All parts go back for the next flight.

start-points = Where credits come from
start-points-finish = Arrival:
    .text = 4, 3, 2 or 1, by the order on the track; twice that on the second flight, three times on the third.
start-points-looks = Best-looking ship:
    .text = 2, 4 or 6 by flight, for the fewest exposed connectors of all that arrived.
start-points-goods = Goods:
    .text = red 4, yellow 3, green 2, blue 1 for each cube.
start-points-flight = On the way:
    .text = enemies that you beat and wrecks that you explore pay at once.
start-points-parts = Lost parts:
    .text = 1 each, but no more than 5, 8 or 11 in class I, II or III.
start-points-end = In a tie:
    .text = the victory is shared.

start-sign-single = single connector: fits a single or a universal one
start-sign-double = double connector: fits a double or a universal one
start-sign-universal = universal connector: fits any other, but no smooth side
start-sign-exposed = exposed connector: nothing beside it. Small meteors do harm there

start-sign-cabin = cabin: two humans, the crew. Without a human nobody flies on
start-sign-life-support = life support: an alien of its colour may live in a cabin joined to it. Purple adds 2 to firepower, brown 2 to engine power, if there is any
start-sign-engines = engine: power 1; a double one has 2, for a battery token
start-sign-cannons = cannon: firepower 1 to the front, else a half; a double one has twice as much, for a token. Shoots large meteors in its line
start-sign-shield = shield: protects two sides from small meteors and light shots, for a token
start-sign-battery = battery: tokens, each for one use of one part
start-sign-holds = holds, a cube in each container; red cubes need a special hold
start-sign-structure = structural module: only joins other parts

start-sign-days = flight days, and credits
start-sign-figures = firepower, engine power, crew
start-sign-compared = whoever has the least; whoever has at least so much
start-sign-goods = goods: red, yellow, green, blue
start-sign-meteors = small and large meteor, with the side from which they come
start-sign-shots = light and heavy shot; nothing stops a heavy one

start-more = This is the base game. New Technologies, rough roads, machinations and the other ship classes add to it; the rules tell how.
