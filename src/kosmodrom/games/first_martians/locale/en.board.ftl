# What only the drawn board says: the frame, the HUB and the crew.

drawn-board = The base and its surroundings
drawn-tabs = Parts of the board
drawn-tab-base = Base
drawn-tab-outside = Outside
drawn-tab-plan = Plan
drawn-tab-crew = Crew
drawn-tab-story = Story
