# What the guided first game says, in the order of guide.toml. Each text must be true of any table at
# which its step is offered, also if the reader went another way.

guide-newcomer = Your first game of { $game }? Learn it by playing: the table shows you every move, and a bot is your crewmate.

guide-welcome = Welcome to Mars! You and your crewmate run the first base, the HUB. You win together or lose together, and if anybody dies, all is lost. No pressure.
guide-goals = This is the Mission Log. Red goals must be done before the last sol (a day on Mars) is over, orange ones only help. And in the end no more parts may be broken than the log allows.
guide-machine = A small crew gets AOMs: machines with a single pawn and a single kind of work. Take the marked one. Machines never eat and never complain.
guide-machine-more = You may have another one. Somebody who builds and repairs is always welcome: on Mars something breaks every other day.
guide-spare = A spare part to begin with, of a kind that you choose. It mends what breaks, and some things cannot be built without one. The marked one will do.

guide-event = Every sol begins with an Event. Most bring an action: leave that undone for long, and something worse may come of it. Read the story, then go on.
guide-morale = Phase II, Morale: in a good mood the First Player gains Morale tokens, which pay for skills; in a bad one some are lost, or it hurts. Beside it is Stress: at 18 there is a brawl.
guide-production = Phase III, Production: everyone has breathed, and eaten what there was. Here you always see what the next one will bring, made minus needed. If that falls short, rooms shut down or somebody goes hungry.
guide-danger = And what breaks next? Each Block of the HUB has a Malfunction track: at 5 a card is drawn, and something gives way. If that threatens in this very sol, the chance stands beside it.

guide-explore = Now the plan. Everyone has two pawns, and you may move all of them, your crewmate’s and the machines’ as well. Take the marked one and put it on the marked space, to explore it.
guide-rover = The way there takes pawns, too, and a rover saves some: Scorpio one, Froggy two, but Froggy only explores. Press the marked rover, then the stack in the plan.
guide-odds = Before anybody sets out, the plan says what to expect: the chance of success, of a wound and of an Adventure, and what it costs. The dots are pawns: solid ones it must have, dotted ones make it sure.
guide-scout = Explore another space, too. A machine that can do it goes out alone and fears nothing, so send one if you have it.
guide-froggy = Give this stack a rover, too. A green tick says that nobody has to roll: it will succeed.
guide-build = Build is for repairs, and for Upgrades like this one, which make a part of the base better. Put a pawn on it, one of your crewmate’s, say.
guide-join = Alone that would be a gamble. Put another pawn on the same stack, and it is sure. Whoever is on top leads, and bears what comes of it; the others only help.
guide-research = The Lab is for samples: researched once, one is Examined, twice, it is a Discovery. A single pawn tries; if it fails, the sample is not lost.
guide-deed = Here is the action of the Event. Do it, and what it threatens will never come; its story says what you get for it.
guide-vote = All pawns have work. Up to now everything can still be changed. If you like the plan, put it to the vote.
guide-agree = Everybody votes on the plan, your crewmate, too. Agree, and it is carried out: there is no way back then.

guide-order = Now to work, one room after another. Where several actions come at once, the First Player chooses: take the marked one first.
guide-dice = The dice are cast: success, wound, Adventure. A skill may roll one of them again, for Morale tokens: that is what they are for. And whoever fails in the end gets two for comfort.
guide-adventure = An Adventure! Read it, and choose what to do. What comes of it shows afterwards, sometimes sols later: Mars has a long memory.
guide-acted = The work is done. On the map (put the story away if it lies over it) you see what was explored, and what can be gathered there. Goals that are reached are ticked off.
guide-malfunctions = Phase V, Malfunctions: dice are rolled for Blocks in danger, and broken parts push their tracks further. Manage pushes one back in time. A quiet day? Enjoy it.
guide-clean-up = Phase VI, Clean-Up: what was gathered is ready for use, skills can be used again, and the First Player token goes to the next player. On to a new sol!

guide-second = You know how a sol begins: Event, Morale, Production. Read what happens and go on, until it is time to plan.
guide-gather = Samples lie outside. Gather one: from the next sol on it can be researched in the Lab.
guide-sheet = A mission has actions of its own, and goals hang on them. Put a pawn on the marked one. What it takes, pawns and supplies, stands in the plan.
guide-free = The rest is yours. Where a stack is too small, add a pawn or a rover; a wrong one can be taken back. If you are at a loss, ask for the hint. Then put your plan to the vote.
guide-alone = Carry it out, and take what comes. Point at anything, or hold a finger on it, to read what it means.
guide-mend = One more thing: when a part breaks, Build mends it with a spare part of its kind. If you have none, take an Upgrade card apart. Wounds are for Heal, and Stress is for Unwind.
guide-end = You know enough to survive. Maybe. Keep an eye on the goals and play on, or stop here: the table waits for you. The rules and “How to play” are always at hand.
