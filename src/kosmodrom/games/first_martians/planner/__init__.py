"""How bots plan: what the mission still wants, what things are worth for it, and a plan for the
whole crew (`wants`, `worth`, `proposals`, `team`); how it goes together with what people have
planned (`following`, `completion`); and the moves towards it (`steps`).

Everything is measured in hundredths of a point; a pawn's work for the goals is worth `WORK`. The
planner looks at nothing that players do not see.
"""
