# Words of the toy games.

game-name = Toys
game-tagline = Small games that try the core.

game-option-hand = Hand
    .help = How many cards everyone holds.
game-option-scoring = Scoring
    .help = What a played card is worth.
game-option-scoring-sum = its number
game-option-scoring-count = one point
game-option-short = Short game
    .help = With ten cards only.
game-option-seconds = Seconds
    .help = How long the sand runs; 0: without an hourglass.
game-option-legs = Legs
    .help = How far home is.
game-option-gentle = Gentle
    .help = With more fuel.

ending-deck = The deck is empty.
ending-target = Somebody reached the target.
ending-rounds = All rounds are played.
ending-time = Time is up.
ending-sold-out = Everything is taken.
ending-saved = Everyone is saved.
ending-no-air = There is no air left.
ending-home = The ship is home.
ending-no-fuel = There is no fuel left.

score-points = Points
score-saved = Saved
section-scores = Scores
card-1 = card 1
card-2 = card 2
card-3 = card 3
card-4 = card 4
card-5 = card 5
card-6 = card 6
card-7 = card 7
card-8 = card 8
card-9 = card 9
card-10 = card 10
card-11 = card 11
card-12 = card 12
card-13 = card 13
card-14 = card 14
card-15 = card 15
card-16 = card 16
card-17 = card 17
card-18 = card 18
amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

ask-turn = Play a card ({ $left } left).
    .others = { $player } plays a card.
ask-more = Draw a card?
    .others = { $player } may draw a card.
ask-bid = Bid in secret.
    .others = { $player } bids in secret.
ask-grab = Grab a tile!
    .others = { $player } may grab a tile.
ask-run = Let the sand run.
    .others = { $player } runs.
ask-work = Work in your garden.
    .others = { $player } works in the garden.
ask-act = Roll or breathe.
    .others = { $player } acts.
ask-take = Take a card from the row.
    .others = { $player } takes a card from the row.
ask-fly = Fly.
    .others = { $player } flies.
ask-lost = All fuel is used up. Try again?
    .others = { $player } says whether to try again.

option-play = Play { $card }
option-draw = Draw
option-stop = Stop
option-bid = Bid { $amount }
option-grab = Grab { $tile }
option-tick = The sand runs
option-plant = Plant bed { $bed }
option-dig = Dig
option-rest = Rest
option-roll = Roll
option-breathe = Breathe
option-take = Take { $card }
option-push = Push, for sure
option-burn = Burn, with luck
option-wait = Wait
option-again = Try again
option-onward = Go on all the same

event-played = { $seat } plays { $card }: { $gains }.
event-drew = { $seat } draws { $card }.
event-drew-something = { $seat } draws a card.
event-bids = The bids are { $amounts }.
event-grabbed = { $seat } grabs { $tile }.
event-ticked = The sand runs; { $left } left.
event-planted = { $seat } plants bed { $bed }.
event-found = { $seat } finds something worth { $worth }.
event-dug = { $seat } digs.
event-season = Season { $number } begins.
event-rolled = { $seat } rolls { $face }.
event-took = { $seat } takes { $card }.
event-flew = { $seat } flies; legs left: { $legs }.

refusal-not-in-hand = You do not hold { $card }.

section-stores = Stores
stores-fuel = Spare fuel: { $fuel }
stores-lost = { $count ->
    [0] No chapter lost
    [one] One chapter lost
   *[other] { $count } chapters lost
}

campaign-homeward = Homeward
    .story = A small crew, a long way, and hardly any fuel: bring everyone home.
campaign-homeward-chapter-launch = The launch
    .story = The pad is cold and the tanks are almost empty. One leg leads out of the shadow of the moon.
    .won = The moon grows small behind you.
campaign-homeward-chapter-drift = The drift
    .story = Two legs of silence. Every burn is counted, and nobody talks about the gauge.
    .won = A blue dot shows ahead.
    .lost = The engines are silent, and the ship drifts on.
campaign-homeward-chapter-landing = The landing
    .story = Three legs through thin air. There will be no second orbit.
campaign-homeward-rank-hero = Heroes of the way home
campaign-homeward-rank-survivor = Home, somehow
campaign-homeward-rank-stranded = Stranded
campaign-derby = The derby
    .story = Two pilots, one course, and the same tank for both.
campaign-derby-chapter-heat = The heat
    .story = A short course to warm up.
campaign-derby-chapter-final = The final
    .story = The long course. What you fly here counts.
campaign-derby-rank-ace = Ace
campaign-derby-rank-pilot = Pilot
