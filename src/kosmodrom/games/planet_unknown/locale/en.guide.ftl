# What the guided first game says, in the order of guide.toml. Each text must be true of any table at
# which its step is offered, also if the reader went another way.

guide-welcome = Welcome aboard! You settle a planet with tiles from the space station. Every tile moves you up on two resource tracks, and full rows and columns bring medals. The most medals win.
guide-rotate = This round you are the station commander: you turn the station, and so decide which two tiles each player faces. Turn it as marked.
guide-take = In front of you lie a small and a large tile. Everyone takes one of their two, at the same time. The colours are its two resources. Take the large one: it covers more of the planet.
guide-place = Turn and flip it as you like. The first tile touches the edge of the planet. What you cover is lost: spare the lifepods. The marked place is a good one.
guide-advance = Each of the tile's two resources moves its tracker up by one. Choose which goes first; the other one follows.
guide-second = The next commander has turned the station, and you face two other tiles. Take one whose resources you want to move up.
guide-adjacent = From now on a tile must touch one that is already there, side to side. A tile with a meteorite symbol brings a meteorite: its row and its column score nothing until it is cleared away.
guide-steps = Many steps of a track bring something: look at what stands on the next ones. A star is a synergy boost, a hexagon medals at the end. Which of the two do you want first?
guide-synergy = A synergy boost moves any tracker up by one, with all that this brings. Use it where the next step is worth most.
guide-patch = The biomass track brings patches. A patch covers a single square beside what is there: a gap that no tile would fill. Put it where it is marked.
guide-lines = A row or column that is full and free of meteorites scores the medals printed beside it. So mind the gaps.
guide-commander = You are the commander again. Turn the station so that you face a tile you like; what the others get is up to you too.
guide-lightning = The lightning is energy, which has no track of its own: it moves up the tile's other resource, or that of a terrain it touches. Take the marked tile.
guide-lifepod = Rovers pick up lifepods, each worth a medal. So lay a tile beside a lifepod rather than on it: that is where a rover can start from.
guide-energy = Now use the energy, and choose the tracker that it moves up.
guide-card = A civ milestone: choose a card. Some work at once, others bring medals at the end.
guide-at-once = This card works at once: it moves trackers up. The first step of the rover track brings a rover.
guide-again = And another one. See what each next step brings before you choose.
guide-movement = The synergy boost goes where you like. From its second step on, the rover track brings movement.
guide-rover = A new rover starts on the tile that you placed last. Put it close to a lifepod or a meteorite.
guide-drive = Each point of movement drives a rover one square, over tiles and bare ground. Where it goes it picks up lifepods and meteorites; what is not used is lost at the end of your turn. Drive it as marked.
guide-fourth = Another round, another pair of tiles. Water, the drop, is the most generous track: it has the most medals.
guide-ice = But water only counts on ice: one of the tile's water squares must lie there. And energy is best where it touches a resource that you want to move up.
guide-unlock = The tech track unlocks technologies, which work for the rest of the game. Move it up if the energy touches it.
guide-preview = You command again. Try the turns before you choose one: the station shows what everyone would face.
guide-fifth = Choose your tile. Near the planet you see how far each track is, and what its next steps bring.
guide-technology = Your technologies stand beside the planet. The first one, “Free Landing”, lets a tile lie anywhere, without touching another: good for ice far away. If you have it, use it now.
guide-medals = Medals are counted at the end: full rows and columns, the height of each tracker, 1 for each lifepod and 1 for every three meteorites, cards, and the objectives between you and your neighbours. The game ends when someone cannot place a tile, or a depot is empty.
guide-end = That is all there is to know, and you have done everything once. The table is yours, play on as you like. The rules and “How to play” are always at hand.
