# What Oasis Ultd. adds to the game.

refusal-tracker-blocked = Another tracker is in the way: { $track }.

board-track-crossing = { $track }: { $position } of { $top } (crossing: { $crossed } { $row })
