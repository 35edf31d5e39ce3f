# The page "How to play in five minutes".

start-aim = Build a spaceship out of parts that turn up as they like, and fly it through whatever the cards bring. Deliver goods, arrive early, and lose as little of your ship as possible on the way. There are three flights, each with a larger ship. The player with the most credits in the end wins.

start-loop-take = Take a part
    .text = From the heap, face down: you see what it is once you have it. Or one that somebody put back face up. One part at a time.
start-loop-weld = Weld it to your ship
    .text = Turn it as you like. Connectors that meet must fit. What you do not want goes back, or aside: two may wait.
start-loop-look = Look at the cards
    .text = Three of the four piles may be looked at while you build. So you know what is coming, if not when.
start-loop-finish = Take a number
    .text = Whoever has finished takes a number tile. Number 1 starts in the lead, the others behind it, with a gap between them.
start-loop-board = All aboard
    .text = Two humans for each cabin, or an alien if it has a life support. Batteries are filled with tokens.
start-loop-cards = Turn up the cards
    .text = From the leader on everyone meets each card: land on planets, explore wrecks, fight. Whoever stops loses flight days.
start-loop-hits = Hold together
    .text = Two dice tell where meteors and shots come. What is hit is gone, with all that hung on it. Cannons and shields prevent that.
start-loop-accounts = Settle accounts
    .text = Credits for arriving, for few exposed connectors and for goods; lost parts cost some. Then a larger ship is built.

start-round = A flight
start-round-building = Building:
    .text = all at once while the hourglass runs, or in turns. Nothing may stand right behind an engine, which points to the rear, or right before a cannon.
start-round-check = Check:
    .text = what does not fit comes off, and counts as lost.
start-round-boarding = Launch:
    .text = crew and battery tokens go aboard, and the four piles are shuffled together.
start-round-flight = Cards:
    .text = one after another. Before each you may give up: no reward for arriving then, and half the price for goods. You must if you have no human left, no engine power in open space, or are lapped.
start-round-settlement = Settlement:
    .text = what was earned and lost. All parts go back.

start-points = Where credits come from
start-points-finish = Arrival:
    .text = 4, 3, 2 or 1, by the order on the track; twice that on the second flight, three times on the third.
start-points-looks = Best-looking ship:
    .text = 2, 4 or 6 by flight, for the fewest exposed connectors of all that arrived.
start-points-goods = Goods:
    .text = red 4, yellow 3, green 2, blue 1 for each cube.
start-points-flight = On the way:
    .text = beaten enemies and explored wrecks pay at once.
start-points-parts = Lost parts:
    .text = 1 each, but no more than 5, 8 or 11 in class I, II or III.
start-points-end = In a tie:
    .text = the victory is shared.

start-sign-single = single connector: fits a single or a universal one
start-sign-double = double connector: fits a double or a universal one
start-sign-universal = universal connector: fits any other, but no smooth side
start-sign-exposed = exposed connector: nothing beside it

start-sign-cabin = cabin: two humans; without a human nobody flies on
start-sign-life-support = life support: lets an alien live in a cabin joined to it. Purple adds 2 to firepower, brown 2 to engine power
start-sign-engines = engine, pointing to the rear: power 1; a double one has 2, for a battery token
start-sign-cannons = cannon: firepower 1 to the front, else a half; a double one twice that, for a token. Shoots large meteors
start-sign-shield = shield: protects two sides from small meteors and light shots, for a token
start-sign-battery = battery: tokens, each for one use of one part
start-sign-holds = holds: a cube in each container, red ones in special holds
start-sign-structure = structural module: only joins other parts

start-sign-days = flight days, and credits
start-sign-figures = firepower, engine power, crew
start-sign-compared = whoever has the least; whoever has at least so much
start-sign-meteors = small and large meteor, and where they come from
start-sign-shots = light and heavy shot; nothing stops a heavy one

start-sign-open_space = { card-open_space }: everyone moves ahead by their engine power
start-sign-stardust = { card-stardust }: a flight day lost for each exposed connector
start-sign-planets = { card-planets }: land, load, and lose flight days
start-sign-abandoned_station = { card-abandoned_station }: goods for flight days, with enough crew
start-sign-abandoned_ship = { card-abandoned_ship }: credits for crew and flight days
start-sign-meteor_swarm = { card-meteor_swarm }: one meteor after another, at all ships
start-sign-enemies = { card-slavers }, { card-smugglers }, { card-pirates }: go for everyone weaker, until somebody beats them and is rewarded
start-sign-combat_zone = { card-combat_zone }: strikes whoever has the least of something
start-sign-epidemic = { card-epidemic }: a crew member lost in each occupied cabin joined to another
start-sign-sabotage = { card-sabotage }: the smallest crew may lose a part

start-more = This is the base game. New Technologies, rough roads, machinations and the other ship classes add to it; the rules tell how.
