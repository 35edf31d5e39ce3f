# What the drawn board of Astrominers says beyond the game's own words.

astrominers-board = Astrominers board
astrominers-taken = { $player }: { $face }
astrominers-crew = “{ $card }”, space { $space }
astrominers-used = Used this round
astrominers-promoted = The promoted resource
astrominers-bank = In the bank: { $amount }
astrominers-type = Asteroid type { $type }

astrominers-dock = Dock { $dock }
astrominers-dispatch = Dispatch
astrominers-refinery = Refinery
astrominers-bank-title = Bank
astrominers-track = Round track
astrominers-dice = Your dice
astrominers-resources = Your resources
astrominers-earned = What you have earned
astrominers-hand = Your hand
astrominers-empty = empty
astrominers-turn-to = Turn to
astrominers-pick-dice = Pick dice to reroll
astrominers-pick-cards = Pick cards to hand in
astrominers-pick-units = Pick what to pay instead of the missing { $resource }
astrominers-clear = Put back
astrominers-less = 1 less
astrominers-passed = passed
astrominers-turn = to move
astrominers-points = { $points } VP
