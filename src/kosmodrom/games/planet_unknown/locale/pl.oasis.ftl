# Co do gry dodaje Oasis Ultd.

refusal-tracker-blocked = Drogę zagradza inny Znacznik: { $track }.

board-track-crossing = { $track }: { $position } z { $top } (skrzyżowanie: { $crossed } { $row })
