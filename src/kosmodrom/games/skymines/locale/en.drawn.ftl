# Words that only the drawn board has.

drawn-board = The board of Skymines
drawn-slot = Slot { $slot }
drawn-rest = Resting slot { $slot }
drawn-column = Column { $column }
drawn-screen = Screen { $screen }
drawn-hand = What you can do now
drawn-tank = Tank track: position { $at }, worth { $worth }
drawn-worth = { $company }: a share is worth { $value }; your shares: { $shares }, together { $sum }
drawn-worth-after = { $company }: a share would be worth { $value }; your shares: { $shares }, together { $sum } (now { $before })
drawn-gained = Plans to be put on screens
drawn-unknown = The rest is not known yet
drawn-change-coins = Coins: { $from } → { $to }
drawn-change-track = { $company } track: { $from } → { $to }
drawn-change-tank = Tank: { $from } → { $to }
drawn-change-upload = Upload marker: { $from } → { $to }
drawn-change-markers = Bonus markers: { $from } → { $to }
drawn-change-points = What you would score now: { $from } → { $to }

# What players have, where other games count points.
play-points = { $points ->
    [one] { $points } coin
   *[other] { $points } coins
}
play-points-unit = CC
