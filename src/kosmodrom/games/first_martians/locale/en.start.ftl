# The page "How to play in five minutes".

start-aim = You are the crew of the first base on Mars, and you win or lose together. Fulfil the red goals of your mission before its last sol is over, with no more broken parts in the HUB than the mission allows, and keep everybody alive: one death, and all is lost.

start-loop-events = Hear what happens
    .text = Each sol begins with an Event. It often brings an action of its own: see to it within three sols, or something worse may come of it.
start-loop-morale = Bear the mood
    .text = The First Player gains Morale tokens if the mood is good and gives some up if it is bad. What is missing, wounds take.
start-loop-production = Breathe, power, eat
    .text = Oxygen, energy and food are made and used. Where something is lacking, you shut down a Facility, or somebody is hurt.
start-loop-plan = Plan together
    .text = Everyone has two pawns. Put them on actions, alone or in stacks, and change the plan until all agree.
start-loop-dice = Try or make sure
    .text = Two pawns succeed. A single one rolls three dice: success, wound and Adventure. Failure brings two Morale tokens.
start-loop-outside = Go outside
    .text = Explore areas, gather samples there and research them in the Lab. The further out, the more pawns it takes.
start-loop-repair = Mend the HUB
    .text = A broken part makes actions harder. Build puts a spare part in its place, or a part of another Facility.
start-loop-malfunctions = Expect the worst
    .text = The tracks of the three Blocks rise. At 5 a card is drawn and something breaks. Manage keeps them down.

start-round = A sol
start-round-events = Events:
    .text = a track rises, old stories come back, then a new Event.
start-round-morale = Morale:
    .text = only the First Player gains or pays.
start-round-production = Production:
    .text = oxygen, energy, food, then Stress. At 18 there is a brawl.
start-round-actions = Actions:
    .text = the plan, then its stacks step by step, from Event actions to those of the mission. The owner of the top pawn performs, the others assist.
start-round-malfunctions = Malfunctions:
    .text = dice move the tracks of the Blocks.
start-round-clean-up = Clean-Up:
    .text = what was gathered becomes available, and the goals are judged.

start-points = How it ends
start-points-won = Won:
    .text = all red goals are done and no more parts are broken than the Threshold allows. Orange goals help, but need not be done.
start-points-time = Out of time:
    .text = the last sol is over and a red goal is open, or too much is broken.
start-points-death = A death:
    .text = the sixth wound kills. Some wounds on the way bring a Condition, which hampers until it is cured.
start-points-story = The story:
    .text = some missions have an end of their own. Their rules say so.

start-sign-gases = oxygen and energy: made and needed by Facilities
start-sign-food = food: a portion from each plant, one for each astronaut
start-sign-farm = a seed grows into a plant, a greenhouse holds one
start-sign-parts = connector, filter, processor, hardware: parts of Facilities, and spare ones
start-sign-broken = broken: it costs or hampers until it is mended
start-sign-shutdown = Shutdown tile: the Facility is out of use

start-sign-action-rest = Rest: one Morale token
start-sign-action-unwind = Unwind: Morale up by 1, or Stress down by 6
start-sign-action-heal = Heal: a wound or a Condition less, with the Medic’s help
start-sign-action-manage = Manage: a Malfunction track down by 1
start-sign-action-explore = Explore: a new area of the map
start-sign-action-gather = Gather: a sample or a token from an area
start-sign-action-research = Research: a sample is Examined, then a Discovery
start-sign-action-build = Build: repairs, Upgrades, and what the mission asks for

start-sign-dice = success, wound and Adventure, each a die of its own
start-sign-morale = Morale: tokens pay for skills, such as rolling a die again
start-sign-tracks = Stress, and a Malfunction track
start-sign-sample = sample, Examined, Discovery
start-sign-poi = point of interest: a find, to be used at any moment
start-sign-upgrade = Upgrade of a Facility

start-sign-token-blocked = Blocked: not in this round
start-sign-token-pawn = one pawn more
start-sign-performer = an Adventure or a wound for the performer; a rover may be damaged
start-sign-token-reroll = a success must be rolled again

start-more = With fewer than four astronauts machines help, and one player alone runs two. The campaign of five chapters begins with fewer skills.
