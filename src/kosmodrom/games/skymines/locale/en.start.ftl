# The page "How to play in five minutes".

start-aim = Four companies mine the Moon, and none of them is yours: you own shares, and you help companies to grow. The more coin symbols lie bare in a company’s station, the more its shares are worth. The player with the most coins after seven rounds wins.

start-loop-plan = Plan in secret
    .text = Everyone secretly puts cards on their slots, one on each. Only these can be used this round: one action a turn, in any order.
start-loop-resources = Use resources
    .text = Cards of one resource buy a better card, or move you on company tracks, a space for each unit. Tracks bring shares.
start-loop-energy = Expand a company
    .text = All your energy goes to one company. Outposts leave its station, buildings pay you, and bare coin symbols make shares worth more.
start-loop-scientist = Send a scientist
    .text = Your upload marker passes plans that your face-up cards satisfy; the last one pays. Research points bring new plans.
start-loop-field = Go into the field
    .text = A field scientist stores helium-3 in your tank and brings coins. Those of a company store more if it has gas collectors.
start-loop-markers = Place a bonus marker
    .text = It needs no card. Majorities pay whoever has the most of something face up. A space takes one marker a round.
start-loop-pass = Pass
    .text = A resting stack of your choice comes back to your hand. Then the cards on your slots go to rest, each above another slot.
start-loop-coins = Count your coins
    .text = After seven rounds every share pays what it is worth, and so do the tank and the research track.

start-round-planning = Planning:
    .text = secretly and all together, at most one card for each open slot. Then all cards are turned up.
start-round-actions = Actions:
    .text = from the first player on, one a turn. A used card is turned down and no longer counts for plans and majorities, so the order matters.
start-round-pass = Passing:
    .text = when you have nothing more to do, or want no more. What lies in one stack will come back together.
start-round-preparation = Preparation:
    .text = a special plan is turned up, and bonus markers return, with the tiles that they were for. The right column of the card display is cleared; the others slide on.

start-points = Where coins come from
start-points-shares = Shares:
    .text = for each company, your shares times the coin symbols that lie bare in its station. Ousted outposts go back there and cover some again.
start-points-coins = Coins:
    .text = what you have left.
start-points-tank = Tank:
    .text = the last number that your marker has reached on the tank track, at most 60.
start-points-research = Research:
    .text = the last number that your upload marker has reached, at most 60, and the special plans on its way.
start-points-end = In a tie:
    .text = the victory is shared.

start-sign-resources = carbon, minerals, titanium: buy cards, or move on tracks
start-sign-energy = energy: how far you can expand a company
start-sign-scientist = scientist, with the research points it gives
start-sign-field = field scientist: helium-3 and coins
start-sign-share = a share on a card, which counts as long as you own the card

start-sign-companies = the companies { company-skymine }, { company-minerva }, { company-astrogo } and { company-tawac }
start-sign-total = from here on you have so many shares in all
start-sign-barrier = barrier: crossing it costs so many coins
start-sign-threshold = threshold: coins for you, and for all who passed it before; it opens a bonus of the track

start-sign-symbol = coin symbol in a station: each that lies bare raises the worth of a share by 1
start-sign-outpost = an outpost, upright until its sector has paid
start-sign-lines = a line costs 1 energy, a double one 2; add 1 to oust another company
start-sign-deep-mine = deep mine: coins
start-sign-open-pit-mine = open-pit mine: spaces on the company’s track
start-sign-gas-collector = gas collector: spaces on the tank track
start-sign-research-station = research station: research points

start-sign-research = research point, used at once: for a plan or for a coin
start-sign-plan = a plan: above what it asks for, below what it gives
start-sign-letters = plans A and B cost 1 point, plans C and special ones 2
start-sign-upload = upload marker of the research track
start-sign-supplement = coins that come with a plan from a red-framed space
start-sign-tank = helium-3: spaces on the tank track

start-sign-slot = a slot that is still closed: the tank or the research track opens it
start-sign-rest = resting stack
start-sign-marker = bonus marker, back in the next round
start-sign-tile = bonus tile: one round long it counts like a card

start-more = This is the Moon. The Belt, missions, threats, Luna and the campaign change a few rules; the rules tell which.
