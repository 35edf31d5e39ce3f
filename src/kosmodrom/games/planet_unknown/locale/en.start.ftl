# The page "How to play in five minutes".

start-aim = You settle a planet. Every round you take a tile from the space station and place it. Its two resources move you up your tracks, and full rows and columns bring medals. The player with the most medals at the end wins.

start-loop-turn = Turn the station
    .text = The commander turns it, and so decides which two tiles each player faces. Everyone commands in turn.
start-loop-take = Take a tile
    .text = All players at once take one of the two tiles in front of them: the small or the large one.
start-loop-place = Place it
    .text = The first tile touches the edge of the planet, every other one a tile that lies there. Turn and flip it as you like.
start-loop-advance = Advance
    .text = Each of its two resources moves its tracker up by one. Water counts only on ice.
start-loop-tracks = Take the benefits
    .text = Tracks bring civ cards, patches, rovers, movement and technologies, and medals for the end.
start-loop-rovers = Send out rovers
    .text = They bring in lifepods and meteorites. A meteorite left lying spoils its row and its column.
start-loop-lines = Fill rows and columns
    .text = Each that is full and free of meteorites scores the medals printed beside it.
start-loop-medals = Count your medals
    .text = When somebody cannot place a tile or a depot is empty, that round is the last.

start-round-turn = Turn:
    .text = the commander turns the station, or leaves it as it is. With one or two players it may turn by itself.
start-round-event = Event:
    .text = if you play with events, one is revealed; it concerns everyone, in this round.
start-round-tiles = Tiles:
    .text = all players take and place a tile at the same time, and resolve what it brings.
start-round-cards = Civ cards:
    .text = players who have reached a civ milestone keep one card of its rank, in turn from the commander.
start-round-pass = Next commander:
    .text = the player on the left.

start-points = Where medals come from
start-points-planet = Rows and columns:
    .text = what is printed beside them, if they are full and free of meteorites.
start-points-tracks = Tracks:
    .text = for each tracker the highest medal that it has reached or passed.
start-points-collected = Rovers:
    .text = 1 for each lifepod, 1 for every 3 meteorites.
start-points-cards = Civ cards:
    .text = what the End Game cards say.
start-points-objectives = Objectives:
    .text = 5 if you are ahead of that neighbour, 2 each in a draw.
start-points-end = In a tie:
    .text = the player with fewer empty squares wins.

start-terrain-civ = its track brings civ cards
start-terrain-water = advances only on ice; its track brings the most medals
start-terrain-biomass = its track brings patches for small gaps
start-terrain-rover = its track brings rovers and movement
start-terrain-tech = its track brings technologies, which change the rules for you
start-terrain-energy = no track: it advances the tile’s other resource, or one of a terrain beside it

start-sign-ice = ice: at least one water square of a tile must lie on it to advance
start-sign-lifepod = lifepod: bring it in with a rover; it is lost when a tile covers it
start-sign-crater = the ring on a tile: placing it brings a meteorite
start-sign-meteorite = meteorite: its row and its column score nothing
start-sign-rover-piece = a rover, here with a meteorite aboard
start-sign-line = medals of a row or column

start-sign-civcard = civ milestone: keep a card of this rank
start-sign-level = tech milestone: a technology of this level works from now on
start-sign-movement = movement: squares that your rovers may drive now
start-sign-patch = patch: cover one square
start-sign-synergy = synergy boost: advance any tracker at once
start-sign-medal = medals at the end, if a tracker is here or above

start-sign-commander = the commander of this round
start-sign-below = tiles left below the top one
start-sign-objective = objective: what two neighbours compare, or a private goal
start-sign-alerts = events: green is friendly, orange mixed, red harsh

start-more = These are the basic boards. Other corporations and planets have rules of their own, which are written on them.
