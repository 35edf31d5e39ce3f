# What the guided first game says, in the order of guide.toml. Each text must be true of any table at
# which its step is offered, also if the reader went another way.

guide-welcome = Welcome aboard! You settle a planet with tiles from the space station. Every tile moves you up on two resource tracks, and full rows and columns bring medals. The most medals win.
guide-rotate = This round you are the station commander: you turn the station, and so decide which two tiles each player faces. Turn it as marked.
guide-take = In front of you lie a small and a large tile. Everyone takes one of their two, at the same time. The colours are its two resources. Take the small one.
guide-place = Turn and flip it as you like. The first tile touches the edge of the planet. Water is only worth something on ice, and what you cover is lost: spare the lifepods. The marked place is a good one.
guide-energy = Each of the two resources moves its tracker up by one. Energy has no track: it moves up the tile's other resource, or that of a terrain beside it. Use it now.
guide-second = The next commander has turned the station, and you face two other tiles. Take the large one: it covers more of the planet.
guide-adjacent = From now on a tile must touch one that is already there, side to side. A tile with a meteorite symbol brings a meteorite: its row and its column score nothing until it is cleared away.
guide-advance = Choose which resource moves up first; the other one follows. Every track brings something of its own on the way, and medals higher up.
guide-lines = A row or column that is full and free of meteorites scores the medals printed beside it. So do lifepods and meteorites that your rovers bring home: 1 for each lifepod, 1 for three meteorites.
guide-commander = You are the commander again. Turn the station so that you face a tile you like; what the others get is up to you too.
guide-milestone = Now play on by yourself: take a tile, place it, move up. Try to climb the civ track: its milestones bring civ cards.
guide-card = A civ milestone: choose a card. Some work at once, others bring medals at the end.
guide-rover = Play on until you have a rover: the first step of the rover track brings one. A synergy boost on the way moves any tracker up by one, at once.
guide-drive = Movement drives a rover, a square for each point, over tiles and bare ground. Where it goes it picks up lifepods and meteorites. Higher up, the rover track brings movement: play on until you have driven once.
guide-medals = Medals are counted at the end: full rows and columns, the height of each tracker, lifepods and meteorites, cards, and the objectives between you and your neighbours. The game ends when someone cannot place a tile, or a depot is empty.
guide-end = That is all there is to know: the biomass track brings patches for small gaps, the tech track technologies. The table is yours, play on as you like. The rules and “How to play” are always at hand.
