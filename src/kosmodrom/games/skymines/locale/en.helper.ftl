# Luna at a table of cardboard: the companion for owners of the box.

companion-luna = Luna at your table
    .tagline = Your box is on the table: turn Luna’s cards here, and be told what she does.
    .seat = Luna

## Questions

ask-helper-start = Draw one of the unused starting tokens for Luna. Move her markers on the company tracks by its bonus, then put it back in the box. How far does it move her helium-3 marker?
    .others = Luna gets a starting token.
ask-helper-plan = Round { $round }: everyone plans. When all have put down their cards, lay out Luna’s.
    .others = Everyone plans.
ask-helper-turn = Play on clockwise. When it is Luna’s turn, turn up her next card.
    .others = Luna’s next card is still face down.
ask-helper-passed = Luna is done for this round. When all players have passed, too, the round is over.
    .others = Luna is done for this round.
ask-helper-last-round = Luna is done for the last round. When all players have passed, too, count her score.
    .others = Luna is done for the last round.

ask-helper-most-valuable = Which company is the most valuable? Most coin symbols showing in its station; if tied, more empty station spaces, then the track with the earlier letter.
    .others = Which company is the most valuable?
ask-helper-second-most-valuable = Which company is the second most valuable? Compare the coin symbols showing in the stations; if tied, the empty station spaces, then the letters of the tracks.
    .others = Which company is the second most valuable?
ask-helper-least-valuable = Which company is the least valuable? Fewest coin symbols showing in its station; if tied, fewer empty station spaces, then the track with the later letter.
    .others = Which company is the least valuable?
ask-helper-less-valuable = Both companies expand, the less valuable one first. Which one is that? Fewer coin symbols showing; if tied, fewer empty station spaces, then the later letter.
    .others = Which company is less valuable?
ask-helper-biggest-lead = On which track is Luna’s marker farthest ahead of the best other marker? If she leads nowhere: where she shares the lead, or else is least behind. Ties go to the more valuable company.
    .others = On which track has Luna her biggest lead?
ask-helper-second-lead = And where is her second biggest lead?
    .others = On which track has Luna her second biggest lead?

ask-helper-card = Give Luna the card on space { $space } of the display, face down. Which share does it show?
    .others = Luna takes a card of the display.
ask-helper-share = Of the companies with a share on display, which is the most valuable? Give Luna its card, the one on the lowest space.
    .others = Luna takes the most valuable share on display.
ask-helper-marker = Put one of Luna’s bonus markers here: { $space }. Is the space free?
    .others = Luna puts a bonus marker on a space.

ask-helper-moon = { $company } expands, point { $point } of { $points }: put an outpost on the free sector in reach with the { $number } number. Take it from the main column: its last space still covered, and most empty spaces.
    .others = { $company } expands.
ask-helper-belt = { $company } expands, point { $point } of { $points }: put a piece on the free target in reach with the { $number } number. Shuttle spaces and asteroids where it has no outpost yet come first. An outpost is taken from the main column: its last space still covered, and most empty spaces.
    .others = { $company } expands.
ask-helper-rival = Which other companies have a piece in reach of { $company }? Of these, on whose track is Luna farthest behind? Ties go to the more valuable company.
    .others = { $company } ousts a rival.

ask-helper-threat = The threat on the board strikes Luna as well. Which one is still there?
    .others = Is a threat still on the board?
ask-helper-coins = How many coins has Luna?
    .others = Luna’s coins are counted.
ask-helper-shares = { $company }: how many share symbols has Luna’s marker reached on the track?
    .others = Luna’s shares of { $company } are counted.
ask-helper-shares-left = { $company }: how many shares has Luna on the track and on her cards, once her energy cards are gone?
    .others = Luna’s shares of { $company } are counted.
ask-helper-value = { $company }: how many coin symbols show in the station?
    .others = The value of { $company } is counted.
ask-helper-value-left = { $company }: how many coin symbols show in the station, without those that the threat hides?
    .others = The value of { $company } is counted.

## Answers

option-helper-tank = { $spaces ->
    [0] Not at all
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
option-helper-lay-out = Lay out Luna’s cards
option-helper-turn-up = Turn up Luna’s card
option-helper-company = { $company }
option-helper-took-share = { $company }
option-helper-took-plain = No share
option-helper-no-card = The space is empty
option-helper-no-share = No card shows a share
option-helper-marked = Yes, her marker lies there
option-helper-occupied = No, it is taken
option-helper-entered = { $target }
option-helper-nothing-free = Nothing in reach is free
option-helper-no-piece = It has no piece left
option-helper-no-rival = No piece in reach
option-helper-end-round = The round is over
option-helper-end-game = The game is over
option-helper-threat = { $consequence }
option-helper-count = { $number }

helper-number-lowest = lowest
helper-number-highest = highest
helper-target-lowest-new = Placed there
helper-target-highest-new = Placed there
helper-target-lowest-held = None of these: placed on an asteroid it holds
helper-target-highest-held = None of these: placed on an asteroid it holds
helper-target-lowest-rival = Placed on a rival’s space
helper-target-highest-rival = Placed on a rival’s space
helper-threat-none = None: it was removed
helper-threat-early-end = The game ends early
helper-threat-hidden-symbols = Coin symbols of the most valuable company are hidden
helper-threat-time-loop = Time loop: another game follows
helper-threat-lost-energy-cards = All energy cards are lost
helper-threat-lost-coins = All coins are lost
helper-threat-lost-tank = Tank tracks score nothing

space-mid1 = middle row of bonus spaces, left
space-mid2 = middle row of bonus spaces, right
space-low1 = lowest row of bonus spaces, first from the left
space-low2 = lowest row of bonus spaces, second from the left
space-low3 = lowest row of bonus spaces, third from the left
space-low4 = lowest row of bonus spaces, fourth from the left

## What to do

event-helper-pieces = { $coins ->
    [one] Luna gets { $coins } coin, { $markers } bonus markers, and a marker on the first space of each company track.
   *[other] Luna gets { $coins } coins, { $markers } bonus markers, and a marker on the first space of each company track.
}
event-helper-tracks = Her player board shows its Luna side: the helium-3 marker starts on { $tank }, the upload marker on { $upload }.
event-helper-tokens = Luna tokens lie on { $tank } of her tank track and on { $upload } of her research track.
event-helper-round = Round { $round }.
event-helper-majorities = Luna’s majorities: titanium { $titanium }, carbon { $carbon }, energy { $energy }, minerals { $minerals }, scientists { $scientists }.
event-helper-advance = { $spaces ->
    [one] Move Luna’s marker { $spaces } space on the { $company } track. She never stops at a barrier and pays what she can; past the end she gets 2 coins instead.
   *[other] Move Luna’s marker { $spaces } spaces on the { $company } track. She never stops at a barrier and pays what she can; each space past the end brings her 2 coins.
}
event-helper-advance-all = { $spaces ->
    [one] Move Luna’s marker { $spaces } space on all four company tracks, the most valuable company first. She never stops at a barrier and pays what she can; past the end she gets 2 coins instead.
   *[other] Move Luna’s marker { $spaces } spaces on all four company tracks, the most valuable company first. She never stops at a barrier and pays what she can; each space past the end brings her 2 coins.
}
event-helper-card = Luna has the card of display space { $space }; it shows no share.
event-helper-share = { $shares ->
    [one] Luna has a share of { $company } on a card.
   *[other] Luna has another share of { $company }: { $shares } on cards now.
}
event-helper-marker = Luna’s marker blocks a bonus space: { $space }. It costs and gives nothing.
event-helper-plan = Remove the plan in row { $letter }, position { $position }, from the game if there is one. Luna takes all coins of the supplement space in any case. Then refill the row.
event-helper-special = Remove the special plan that was revealed last and still lies on the round track, if there is one.
event-helper-placed = { $company } entered: { $target }. There is no reward.
event-helper-ousted = Put a piece of { $company } on a space of { $rival }: { $target }. The ousted piece goes back to the lowest free space of the main column of its own station, a shuttle to the middle column.
event-helper-stuck = { $company } can place nothing more: the rest is lost.
event-helper-prepared = Give Luna her bonus markers back; she gets no tiles. Her majority cards are gone.
event-helper-scored = { $total ->
    [one] Luna has { $total } coin. Whoever has more beats her; a tie is a shared victory.
   *[other] Luna has { $total } coins. Whoever has more beats her; a tie is a shared victory.
}

## Luna’s things

ending-counted = Luna’s score is counted.
helper-title-score = Luna’s score
helper-title-card = Card { $card } on slot { $slot }
helper-title-majorities = To reach for a majority
helper-title-board = Luna’s board
helper-title-things = What Luna has
helper-total = In all: { $total }
helper-round-of = Round { $round } of { $rounds }
helper-tank-tokens = Luna tokens on the tank track: { $at }
helper-upload-tokens = Luna tokens on the research track: { $at }
helper-slots = Open slots: { $slots }
helper-coins-table = Her coins and her markers on the company tracks lie on the table.
helper-cards = Cards taken: { $count }
helper-shares = { $company }: { $count ->
    [one] { $count } share on cards
   *[other] { $count } shares on cards
}
helper-spaces = Bonus markers: { $spaces }
helper-discard = Discard pile: { $cards }
