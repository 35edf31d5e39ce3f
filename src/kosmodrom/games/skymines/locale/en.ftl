# The game, its options, its end, and names that questions and moves use.
# Components: en.cards.ftl, en.names.ftl, en.map.ftl. Play: en.play.ftl. The board: en.board.ftl.

game-name = Skymines
game-tagline = Buy into mining companies, spread them over the Moon, and make the right shares valuable.

## Options of the game

game-option-board = Board
    .help = The Moon is the basic game. In the Belt, outposts on asteroids are joined by shuttles.
game-option-board-moon = Moon
game-option-board-belt = Belt
game-option-tracks = Company tracks
    .help = Which tracks lie beside which companies. They differ in shares, barriers and bonuses.
game-option-tracks-first_game = set for a first game
game-option-tracks-random = random
game-option-tracks-chosen = chosen by the players
game-option-tokens = Starting tokens
    .help = A fixed set, or everyone is dealt two and keeps one.
game-option-tokens-first_game = set for a first game
game-option-tokens-dealt = one of two dealt
game-option-missions = Missions
    .help = Tasks bring coins and one-time bonus markers, and all three of a card a space of your own.
game-option-threats = Threats
    .help = A threat in the Belt hits everyone at the end, unless somebody neutralises it.
game-option-starting_outposts = Starting outposts
    .help = Every company holds three sectors of the Moon from the start, as in the third chapter of the campaign.
game-option-linked_slots = Linked slots
    .help = When you pass, a card rests above the slot that it was on; you do not choose.
game-option-open_hands = Open hands
    .help = Everyone sees all hands. Otherwise only how many cards the others hold; but every card was seen on its way there.
game-option-luna_level = Luna’s level
    .help = How well Luna plays, if she does: 0 and 1 are easy, 2 is standard, 3 to 8 are advanced.
game-option-first_player = First player
    .help = Who has the first-player marker in the first round.
game-option-first_player-random = drawn at random
game-option-first_player-1 = player 1
game-option-first_player-2 = player 2
game-option-first_player-3 = player 3
game-option-first_player-4 = player 4

error-luna-needed = One player needs Luna as a rival: add her, or another player.
error-luna-full = Luna joins at most three players: four play without her.
error-option-needs = The option “{ $field }” cannot be “{ $value }” unless “{ $other }” is “{ $wanted }”.

## The end

ending-rounds = The seventh round is over.
ending-singularity = The singularity has ended the game early.
ending-loop = The time loop is over: the average of its games counts.

score-coins = Coins
score-astrogo = Astrogo
score-tawac = Tawac
score-skymine = Skymine
score-minerva = Minerva
score-tank = Tank track
score-research = Research track
score-loop = Average of the time loop

# What a hint gives as its reasons: the parts of what a player has and may still get.
worth-coins = coins
worth-shares = shares
worth-tank = tank track
worth-research = research track
worth-slots = additional slots
worth-bonuses = track bonuses
worth-cards = cards to be used
worth-plans = plans ahead of your marker
worth-markers = bonus markers
worth-missions = tasks and free share
worth-turn = what is left of the turn

## Names

phase-setup = setup
phase-tracks = choosing tracks
phase-tokens = choosing tokens
phase-resting = first cards go to rest
phase-start = start bonuses
phase-round = start of the round
phase-planning = planning
phase-actions = actions
phase-preparation = preparation
phase-shares = free share
phase-scoring = scoring
phase-again = time loop
phase-end = end of the game

slot-A = A
slot-B = B
slot-C = C
slot-D = D
slot-E = E

space-skymine-1 = Skymine track, first space
space-skymine-2 = Skymine track, second space
space-minerva-1 = Minerva track, first space
space-minerva-2 = Minerva track, second space
space-astrogo-1 = Astrogo track, first space
space-astrogo-2 = Astrogo track, second space
space-tawac-1 = Tawac track, first space
space-tawac-2 = Tawac track, second space

# Rewards that wait for each other.
reward-move = moves on a company track
reward-move-any = moves on a company track of your choice
reward-move-others = moves on the other company tracks
reward-research = research points
reward-remove-outposts = removal of outposts
reward-buy = purchase of a card

# Why Luna chooses a company, and why a line of her card does nothing.
luna-why-most-valuable = the most valuable
luna-why-second-most-valuable = the second most valuable
luna-why-two-most-valuable = one of the two most valuable
luna-why-least-valuable = the least valuable
luna-why-biggest-lead = her biggest lead
luna-why-two-biggest-leads = one of her two biggest leads
luna-why-all = all four move

luna-idle-no-card = there is no card on that space
luna-idle-no-share = no card on display shows a share
luna-idle-no-space = the bonus space is taken, or she has no marker left
luna-idle-no-plan = there is no plan in that position
luna-idle-no-special = no special plan lies face up
luna-idle-no-place = the company has nowhere to go or no piece left
