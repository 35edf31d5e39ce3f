# Words of the parts that every drawn board has, and of the page that shows them.

kit-turn = Turn (R)
kit-flip = Flip (F)
kit-nudge-left = Move it left
kit-nudge-right = Move it right
kit-nudge-up = Move it up
kit-nudge-down = Move it down
kit-confirm = Place it here
kit-why = Why not here?
kit-choices = Other choices
kit-beyond-above =
    { $count ->
        [one] { $count } more above: show it
       *[other] { $count } more above: show them
    }
kit-beyond-below =
    { $count ->
        [one] { $count } more below: show it
       *[other] { $count } more below: show them
    }
kit-confirm-short = Place
kit-why-short = Why?
kit-piece = The piece in hand
kit-zoom-in = Zoom in (+)
kit-zoom-out = Zoom out (−)

gallery-title = The parts of boards
gallery-about = Everything that boards are made of, in every state, on both grounds. For those who draw boards.
gallery-dark = On the dark ground
gallery-light = On the light ground
gallery-plain = plain
gallery-legal = legal
gallery-lit = goes together
gallery-chosen = chosen
gallery-over = under the pointer
gallery-marked = proposed
gallery-refused = refused
gallery-fresh = new
gallery-card = A card with a rather long name
gallery-deck = A deck of cards
gallery-unit = Ore
gallery-die = Die { $number }
gallery-space = Space { $number }
gallery-nothing = nothing here
gallery-track = A track with four players
gallery-passed = passed
gallery-map = A map: drag, use the wheel, or + and -
gallery-ghost = Place the piece: arrows move it, R turns, F flips, Enter places it
gallery-try = Put a die on a space: press both, drag, or use the keyboard.
gallery-put = Put die { $die } on space { $space }
gallery-takes = Takes any die
