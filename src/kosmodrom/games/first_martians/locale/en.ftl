# First Martians: the game, the board in words, what is told of the story, and the choices that effects ask.

game-name = First Martians
game-tagline = A crew, a base that wears out, and a mission: survive on Mars together.

score-goals = Goals
score-optional = Optional goals
ending-won = mission accomplished
ending-death = an astronaut died
ending-time = time ran out
ending-threshold = too much was broken
ending-story = the story ended it
play-points = Goals
play-points-unit = { $points ->
    [one] { $points } goal
   *[other] { $points } goals
}
worth-goals = goals
worth-health = the crew's health
worth-calm = Stress and Morale
worth-malfunctions = Malfunction tracks
worth-repairs = parts and rovers
worth-power = oxygen and energy in the HUB
worth-stores = stores
worth-events = Mission Events
worth-rest = Morale tokens

## Game options

game-option-mission = Mission
    .help = What the crew has come for. Settling In is the one to begin with.
game-option-mission-settling-in = Settling In
game-option-mission-beyond-the-ridge = Beyond the Ridge
game-option-mission-signs-of-life = Signs of Life
game-option-mission-red-fever = Red Fever
game-option-mission-second-roof = Second Roof
game-option-mission-mayday = Mayday
game-option-difficulty = Difficulty
    .help = From easy to hard: often fewer sols, smaller Reserves, and more that breaks.
game-option-difficulty-easy = easy
game-option-difficulty-normal = normal
game-option-difficulty-hard = hard
game-option-astronauts = Astronauts
    .help = Whether everybody chooses an astronaut or is dealt one.
game-option-astronauts-chosen = chosen
game-option-astronauts-dealt = dealt
game-option-first_player = First Player
    .help = Who reads the first Event and settles disputes in the first sol.
game-option-first_player-random = drawn at random
game-option-first_player-1 = player 1
game-option-first_player-2 = player 2
game-option-first_player-3 = player 3
game-option-first_player-4 = player 4

## The board in words

board-sol = Sol { $round } of { $sols }
board-first = First Player: { $astronaut }
board-goal-red = [ ] { $goal }
board-goal-orange = ( ) { $goal } (optional)
board-goal-done = [x] { $goal }
board-threshold = Broken parts: { $broken }, at most { $threshold } at the end
board-action = Mission action: { $action }. { $deed }
board-event-effects = At once: { $effects }
board-open-event = Action until sol { $round }: { $action }. { $deed }
board-tracks = Tracks
board-morale = Morale { $morale }
board-stress = Stress { $stress } of 18
board-malfunction =
    { $red ->
        [true] { $block }: Malfunctions { $level } of 5, die is rolled
       *[other] { $block }: Malfunctions { $level } of 5
    }
board-forecast-oxygen = Tonight: { $made } oxygen made, { $needed } needed
board-forecast-energy = Tonight: { $made } energy made, { $needed } needed
board-forecast-food = Tonight: { $made } food made, { $needed } eaten
board-forecast-stress = Tonight: Stress +{ $stress }
board-forecast-wilting = Tonight the Farm wilts, unless you pay
board-output = makes { $output }
board-farm = { $plants } of { $greenhouses } greenhouses with mature plants
board-seeds = seeds on { $spaces }
board-broken = broken: { $parts }
board-shutdown = shut down ({ $resource })
board-cargo = Reserves and Cargo Bay
board-available = Available: { $things }
board-pending = Pending: { $things }
board-research = Examined samples: { $examined }, Discoveries: { $discoveries }
board-map = Around the HUB
board-unexplored = Nothing is explored yet.
board-astronaut = Wounds { $wounds }, Morale tokens { $morale }
board-conditions = Conditions: { $conditions }
board-skill =
    { $used ->
        [true] { $skill } ({ $cost }), used
       *[other] { $skill } ({ $cost })
    }
board-plan = The plan
board-no-plan = No pawn has been placed yet.
board-donor = with a part of { $facility }
board-objection = Objection: { $seat }
board-stack = { $task }: { $pawns } ({ $has } of { $rolled } with a roll, { $sure } for sure; { $odds }%)
