# What only the drawn board says: stories, dice, phases and the Mission Log.

## Stories

drawn-tale-mission = The mission
drawn-tale-event = Mission Event
drawn-tale-sol-asks = The mission asks
drawn-tale-consequence = Left undone: { $event }
drawn-tale-adventure =
    { $colour ->
        [none] Adventure
       *[other] Adventure ({ $colour })
    }
drawn-tale-returned = It was not over
drawn-tale-nothing = Nothing happened
    .story = For now.
drawn-tale-follow-up = An old story goes on
drawn-tale-malfunction = Malfunction
drawn-tale-deed = Done
drawn-tale-sheet = Done for the mission
drawn-tale-goal = Goal reached
drawn-tale-end = The end
drawn-tale-sol = Sol { $round }
drawn-tale-before = Before the first sol
drawn-tale-whole = The story so far
drawn-tale-now = What happens now
drawn-tale-close = Put the story away
drawn-tale-empty = The story has not begun yet.
drawn-tale-came = What came of it
drawn-tale-ways = What to do
drawn-tale-unknown = Nothing more is known of it.
drawn-tale-on-map = Choose on the map.
drawn-deed-until = up to sol { $round }
drawn-deed-done = done

## The end

drawn-end-mission_won = The mission is accomplished
drawn-end-mission_lost = The mission is lost
drawn-end-won = All red goals were done in sol { $round }, with { $broken } broken parts.
drawn-end-time = The last sol is over, and not all red goals are done.
drawn-end-threshold = Everything was done, but { $broken } parts are broken and only { $threshold } may be.
drawn-end-death = Dead: { $astronaut }. Nobody may be lost.

## Dice

drawn-dice = Dice
drawn-dice-of = { $astronaut } rolls ({ $colour })
drawn-dice-malfunctions = Malfunction dice
drawn-dice-more = +{ $more } for broken parts
drawn-die-success =
    { $hit ->
        [true] Success
       *[other] No success
    }
drawn-die-wound =
    { $hit ->
        [true] A wound
       *[other] No wound
    }
drawn-die-adventure =
    { $hit ->
        [true] An Adventure
       *[other] No Adventure
    }
drawn-die-malfunction = The die shows { $face }.
drawn-success = Success
drawn-failure = It fails

## The Mission Log

drawn-threshold = { $broken } broken, at most { $threshold }
drawn-goal-done = done
drawn-goal-open = still to be done
drawn-remembered = What will be remembered
drawn-open-events = Open Events
drawn-until = to sol { $round }
drawn-sheet = Actions of the mission

## Phases

drawn-phases = The phases of a sol
drawn-phase-happened = In this sol
