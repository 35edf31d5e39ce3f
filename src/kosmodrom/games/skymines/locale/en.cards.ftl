# Names of the components, and what they say, made from their records.
# Common nouns are in lower case, names of cards are titles.
# Arguments are the fields of a record; companies and resources come as their ids.

## Companies

company-skymine = Skymine
    .full = Skymine Resources
company-minerva = Minerva
    .full = Minerva Corp.
company-astrogo = Astrogo
    .full = Astrogo Enterprises
company-tawac = Tawac
    .full = Tawac Industries

of-company = { $company ->
    [skymine] { company-skymine }
    [minerva] { company-minerva }
    [astrogo] { company-astrogo }
   *[tawac] { company-tawac }
}

## Resources and kinds of cards

resource-carbon = carbon
resource-minerals = minerals
resource-titanium = titanium

kind-carbon = carbon card
kind-minerals = minerals card
kind-titanium = titanium card
kind-energy = energy card
kind-scientist = scientist
kind-field = field scientist
kind-share = single-share card

## Counted amounts

n-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
n-points = { $n ->
    [one] { $n } research point
   *[other] { $n } research points
}
n-energy = { $n ->
    [one] { $n } energy point
   *[other] { $n } energy points
}
n-outposts = { $n ->
    [one] { $n } outpost
   *[other] { $n } outposts
}
n-units = { $resource ->
    [carbon] { $n } carbon
    [minerals] { $n ->
        [one] { $n } mineral
       *[other] { $n } minerals
    }
   *[titanium] { $n } titanium
}

## Cards: value is the units or points, company that of a field scientist

card-of-carbon = carbon { $value }
card-of-minerals = minerals { $value }
card-of-titanium = titanium { $value }
card-of-energy = energy { $value }
card-of-scientist = scientist { $value }
card-of-field = { $company ->
    [none] general field scientist
   *[other] { of-company } field scientist
}
card-of-single = energy { $value } (no. { $number })
card-of-share = { of-company } share
card-with-share = { $card } + { of-company } share

## Plans

plan-of-letter = { $letter ->
    [token] token plan ({ $needs } → { $reward })
   *[other] plan { $letter } ({ $needs } → { $reward })
}
plan-of-round = special plan { $number } (costs { $cost }, worth { $value } at the end)

## What a reward gives

effect-coins = { n-coins }
effect-coins-for-units = coins for face-up { $resource ->
    [carbon] carbon
    [minerals] minerals
   *[titanium] titanium
 }, less { $less }
effect-coins-for-removed = coins for the removed card: its printed cost and { $plus } more
effect-tank = { n-spaces } on the tank track
effect-track = { n-spaces } on the { of-company } track
effect-own-track = { n-spaces } on the track of the expanded company
effect-any-track = { n-spaces } on any one company track
effect-other-tracks = spaces on other company tracks: { $moves }
effect-research = { n-points }
effect-remove-outposts = { $n ->
    [one] removal of { n-outposts } from any station
   *[other] removal of { n-outposts } from any stations
}
effect-buy-card = { $less ->
    [0] purchase of a display card for coins
   *[other] purchase of a display card for coins, { $less } below its cost
}
effect-first-player = first-player marker
effect-reserve-tile = { $tile ->
    [scientist] { tile-scientist }
    [field] { tile-field }
    [energy] { tile-energy }
   *[resource] { tile-resource }
 } in the next round
effect-play-removed = action of the removed card
effect-take-removed = { $cost ->
    [0] any card of the removed cards
    [one] any card of the removed cards for { $cost } coin
   *[other] any card of the removed cards for { $cost } coins
}
effect-one-of = either { $of }

## What a plan asks of face-up cards

need-units = { n-units }
need-one-type = { $n ->
    [one] { $n } unit of any resource
   *[other] { $n } units of any one resource
}
need-energy = { n-energy }
need-research-cards = { $n ->
    [one] { $n } further research card of any kind
   *[other] { $n } further research cards of any kind
}

## Permanent bonuses

bonus-discount = A card of the display that is bought with { $resource ->
    [carbon] carbon
    [minerals] minerals
   *[titanium] titanium
 } costs { $less } less.
bonus-mixed-purchase = A card of the display can be bought with any mix of resources, and costs { $less } less.
bonus-more-energy = With an energy card or the energy tile face up, there is { $n } more energy for every purpose.
bonus-more-markers = { $n ->
    [one] { $n } extra bonus marker for the rest of the game.
   *[other] { $n } extra bonus markers for the rest of the game, both bonuses together.
}
bonus-more-units = Every { $resource ->
    [carbon] carbon
    [minerals] minerals
   *[titanium] titanium
 } card in the action area is worth { $n } more.
bonus-standing-symbol = A field research symbol always lies in the action area; a company’s field scientist counts { $collectors ->
    [one] { $collectors } more gas collector
   *[other] { $collectors } more gas collectors
 }.

## Tasks

task-tank-value = The helium-3 marker has passed { $n }.
task-research-value = The upload marker has passed { $n }.
task-tank-moves = The helium-3 marker moves at least { n-spaces } in one action.
task-upload-moves = The upload marker moves onto at least { $n } plans in one action.
task-track-moves = Markers move at least { n-spaces } on company tracks in one action, all together.
task-expansions = One company places at least { $n } pieces in one turn.
task-research-cards = At least { $n } research cards of any kind are face up.
task-one-type = At least { $n } units of one resource are face up.
task-units = At least { n-units } face up.
task-energy = At least { n-energy } face up.

## Threats: what neutralises them, what they do

threat-need-tank-value = helium-3 marker past { $n }
threat-need-research-value = upload marker past { $n }
threat-need-spend-energy = { $n ->
    [one] { $n } further energy point
   *[other] { $n } further energy points
}
threat-need-remove-energy-cards = { $n ->
    [one] { $n } energy card removed from hand
   *[other] { $n } energy cards removed from hand
}
threat-need-pay-coins = { n-coins } to the bank

consequence-early-end = The game ends after the action phase of round { $round }.
consequence-hidden-symbols = In final scoring the most valuable company counts { $n ->
    [one] { $n } coin symbol
   *[other] { $n } coin symbols
 } less; if several are tied, each of them does.
consequence-time-loop = Another game is played with this threat, and the average of all results counts.
consequence-lost-energy-cards = All players lose their energy cards before final scoring, with the shares on them.
consequence-lost-coins = All players lose their coins before final scoring.
consequence-lost-tank = The tank tracks score nothing.

## Lines of Luna’s cards

luna-companies = { $companies ->
    [most-valuable] the most valuable company
    [second-most-valuable] the second most valuable company
    [two-most-valuable] the two most valuable companies
    [least-valuable] the least valuable company
    [biggest-lead] the company of her biggest lead
    [two-biggest-leads] the companies of her two biggest leads
   *[all] all four companies
}
luna-line-coins = { n-coins }
luna-line-tank = { n-spaces } on the tank track
luna-line-upload = { $n ->
    [one] { $n } upload step
   *[other] { $n } upload steps
}
luna-line-luna-track = { n-spaces } on the track: { luna-companies }
luna-line-luna-expand = { $pick ->
    [min] { $n ->
        [one] { $n } expansion, lowest number first: { luna-companies }
       *[other] { $n } expansions, lowest number first: { luna-companies }
    }
   *[max] { $n ->
        [one] { $n } expansion, highest number first: { luna-companies }
       *[other] { $n } expansions, highest number first: { luna-companies }
    }
}
luna-line-take-cards = cards of the display spaces, by slot: { $spaces }
luna-line-take-share = display card with the most valuable share
luna-line-place-marker = bonus marker, by slot: { $spaces }
luna-line-discard-plan = plan { $letter } discarded, position by slot: { $positions }
luna-line-discard-special = latest special plan discarded

## Bonus spaces

space-majority-scientist = scientist majority
space-majority-titanium = titanium majority
space-majority-minerals = minerals majority
space-majority-carbon = carbon majority
space-majority-energy = energy majority
space-first-player = first player
space-buy = buying a card
space-sell = selling a card
space-tile-scientist = scientist tile
space-tile-field = field research tile
space-tile-energy = energy tile
space-tile-resource = +1 resource tile
space-S1-1 = laboratory, first space
space-S1-2 = laboratory, second space
space-S2-1 = card dealer, first space
space-S2-2 = card dealer, second space
space-S3-1 = joint venture, first space
space-S3-2 = joint venture, second space
space-S4-1 = staff agency, first space
space-S4-2 = staff agency, second space
space-S5-1 = second career, first space
space-S5-2 = second career, second space
space-personal = personal bonus space

tile-scientist = scientist tile
tile-field = field research tile
tile-energy = energy tile
tile-resource = +1 resource tile

## Tracks

track-A1 = track A1
track-A2 = track A2
track-B1 = track B1
track-B2 = track B2
track-C1 = track C1
track-C2 = track C2
track-D1 = track D1
track-D2 = track D2
track-E1 = track E1
track-E2 = track E2
player-track-tank = tank track
player-track-research = research track

## Starting research tokens, named after launch sites

token-token-1 = Canaveral
token-token-2 = Kourou
token-token-3 = Tanegashima
token-token-4 = Baikonur
token-token-5 = Esrange
token-token-6 = Alcântara
token-token-7 = Wallops
token-token-8 = Jiuquan
token-token-9 = Sriharikota
token-token-10 = Mahia

## Missions

mission-first-wave = First Wave
    .flavour = Everybody who owns a lander is on the way. Be there before there is a queue.
mission-fuel-run = Fuel Run
    .flavour = The tankers are late, the buyers are early.
mission-deep-sky-survey = Deep-Sky Survey
    .flavour = Somebody has to map what lies behind the next rock.
mission-shipyard-order = Shipyard Order
    .flavour = Six hulls, one frame, no delay: the yard pays for titanium by the tonne.
mission-long-night = Stores for the Long Night
    .flavour = Two weeks without sun. Whoever has filled the cellars sleeps well.
mission-open-doors = Open Doors
    .flavour = Investors are coming to look around. Show them that things move.

## Threats

threat-singularity = Singularity
    .flavour = Space folds where it should not. Next year may be cancelled.
threat-dust-storm = Dust Storm
    .flavour = What shines most is the first to vanish in the dust.
threat-time-loop = Time Loop
    .flavour = This has all happened before. Somebody should take notes.
threat-blackout = Blackout
    .flavour = One spark, and every cell in the Belt is dead.
threat-crash = Market Crash
    .flavour = The bank has seen the forecast and wants its coins back. All of them.
threat-leak = Leak
    .flavour = A hairline crack, a faint hiss, and the helium is gone.

## Campaign

chapter-1 = Mines on the Moon
chapter-2 = Towards the Belt
chapter-3 = Back to the Moon
chapter-4 = Lurking in the Belt

rank-earthbound = Earthbound
    .flavour = Feet on the ground, and there they stay for now.
rank-near-orbit = Almost in orbit
    .flavour = A fine start, and the engines still have some fuel.
rank-near-moon = Almost on the Moon
    .flavour = The craters can be counted with the naked eye.
rank-mars-next = Mars is next
    .flavour = The Moon has become too small.
rank-legend = Legend of the Solar System
    .flavour = Beyond this point there is no map.

## Luna

luna-level-easy = easy
luna-level-standard = standard
luna-level-advanced = advanced

## On the drawn board

drawn-area = Your action area
drawn-use = Use: { n-units }
drawn-use-mixed = { $n ->
    [one] Use: { $n } unit for a card
   *[other] Use: { $n } units for a card
}
drawn-take-back = Slot { $slot }: take this card back
drawn-hand-empty = Your hand is empty.
drawn-passed = passed
drawn-planning = planning
drawn-ready = ready
drawn-turn = to move
drawn-face-up = Face up: carbon { $carbon }, minerals { $minerals }, titanium { $titanium }, energy { $energy }, scientists { $scientist }, field scientists { $field }
drawn-display = Cards
drawn-deck = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
drawn-surcharge = { $n ->
    [0] Cards here cost what is printed on them.
   *[other] Cards here cost { $n } more than is printed on them.
}
drawn-leaves = At the end of the round they leave.
drawn-slides = At the end of the round they slide right, as far as they can.
drawn-plans = Plans
drawn-plan-row = { $points ->
    [one] Plans { $letter }: { $points } research point each; { $left } left in the stack
   *[other] Plans { $letter }: { $points } research points each; { $left } left in the stack
}
drawn-specials = { $points ->
    [one] Special plans: { $points } research point each
   *[other] Special plans: { $points } research points each
}
drawn-tokens = Starting tokens: keep one
drawn-upload = Research track: position { $at }, worth { $worth }
drawn-in-hand = Cards in hand: { $n }
drawn-shares = { $company }: { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
drawn-look = { $player }: show everything
drawn-slots = Slots and resting stacks
