# The campaign

campaign-skymines = Across the Solar System
    .story = The companies have outgrown the Earth. Four times you will put your money on them: on the Moon, in the Belt, on the Moon again, and once more where something is waiting between the rocks. What counts in the end is not one fortune but how often you succeeded.
campaign-skymines-chapter-mines = Mines on the Moon
    .story = The first licences have been sold, and the drills are running. Fill your account, and keep an eye on the missions that the lunar authority hands out: they pay in favours.
    .ranked = The dust settles on the first mines. The companies are already looking further out.
campaign-skymines-chapter-outward = Towards the Belt
    .story = Shuttles leave for the asteroids, and every flight path can be had only once. Here an outpost is worth what its rock is worth, and the way there has to be yours.
    .ranked = The Belt is mapped and shared out, for now.
campaign-skymines-chapter-return = Back to the Moon
    .story = The companies have not waited for you: their outposts stand all over the Moon. Who opens an own branch first will be remembered.
    .ranked = The Moon is crowded. Out in the Belt, somebody has stopped answering.
campaign-skymines-chapter-lurking = What Lurks in the Belt
    .story = A threat has come to light between two flight paths. It can be neutralised, but only by those who get a shuttle there in time. Otherwise everybody pays.
    .ranked = The last account is settled.
campaign-skymines-rank-earthbound = Earthbound
campaign-skymines-rank-near-orbit = Near orbit
campaign-skymines-rank-near-moon = At home on the Moon
campaign-skymines-rank-mars-next = Next stop: Mars
campaign-skymines-rank-legend = Legend of the Solar System
campaign-progress-title = Success points
campaign-progress = { $player }: { $points ->
    [one] { $points } success point
   *[other] { $points } success points
}

# On the drawn board

drawn-loop = Game { $game } of the time loop
drawn-success = { $player }: success points before this chapter { $before }, with it as things stand { $now } more
drawn-chapter-counts = What counts here
drawn-chapter-story = The story so far
drawn-counts-richer = 1 for more coins than somebody else
drawn-counts-richer-two = 1 for more coins than two others
drawn-counts-winner = 1 for most coins
drawn-counts-tasks = 1 for two fulfilled tasks
drawn-counts-ends = 1 for each track whose end you reach
drawn-counts-first-personal-space = 1 for opening the first personal bonus space
drawn-counts-threat-removed = 1 for removing the threat
