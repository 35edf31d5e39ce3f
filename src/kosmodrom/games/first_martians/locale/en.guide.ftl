# What the guided first game says, in the order of guide.toml. Each text must be true of any table at
# which its step is offered, also if the reader went another way.

guide-newcomer = Your first game of { $game }? Learn it by playing: the table shows you every move, and a bot is your crewmate.

guide-welcome = Welcome to Mars! You and your crewmate run the first base, the HUB. You win together or lose together, and if anybody dies, all is lost. No pressure.
guide-goals = This is your mission. Red goals must be done before its last sol (a day on Mars) is over, orange ones only help. Below them you see how many parts may be broken in the end.
guide-machine = A small crew gets AOMs: machines with a single pawn and a single kind of work. Take the marked one. Machines never eat and never complain.
guide-machine-more = You may have another one. Somebody who builds and repairs is always welcome: on Mars something breaks every other day.

guide-event = Every sol begins with an Event. What it does at once is done already. Most bring an action, too: leave that undone for long, and something worse may come of it. Read the story, then go on.
guide-morale = Phase II is Morale. In a good mood the First Player gains Morale tokens, in a bad one some are paid, or it hurts. Tokens pay for skills. Beside it is Stress: at 18 there is a brawl.
guide-production = Phase III is Production: everyone has breathed, and eaten what there was. Here you always see what the next one will bring: made, minus needed. If that falls short, rooms shut down or somebody goes hungry.
guide-danger = And what breaks next? Each Block of the HUB has a Malfunction track. At 5 a card is drawn, and something gives way. If it threatens in this very sol, the chance stands beside the track.

guide-explore = Now the plan. Everyone has two pawns, and you may move them all, your crewmate’s and the machines’ as well. Take your own pawn and put it on the marked space: you will explore it.
guide-rover = The way there takes pawns, too, and a rover saves some: Scorpio one, Froggy two, but only to explore. Press the marked rover, then the stack in the plan.
guide-odds = Before anybody sets out, the plan says what to expect: the chance of success, of a wound and of an Adventure, and what it costs. The dots are pawns: solid ones it must have, dotted ones make it sure.
guide-scout = A machine goes out alone and fears nothing. Put it on another space.
guide-froggy = Give this stack a rover, too. A green tick says that nobody has to roll: it will succeed.
guide-build = Build is for repairs, and for Upgrades like this one, which make a part of the base better. Put one of your crewmate’s pawns on it.
guide-join = Alone it would be a gamble. Put another pawn on the stack: then it is sure. Whoever lies on top leads, and bears what comes of it; the others only help.
guide-manage = Manage pushes a Malfunction track down before it comes to the worst. It takes one pawn and no dice. Who said that paperwork is useless?
guide-deed = Here is the action of the Event. Do it, and what it threatens will never come. There is something in it for you as well.
guide-vote = All pawns have work. Until now everything can still be changed. If you like the plan, put it to the vote.
guide-agree = Everybody votes on the plan, your crewmate, too. Agree, and it is carried out: from here on there is no way back.

guide-order = The actions are carried out in the order of the rooms. Where several would come at once, the First Player decides. Take the marked one first.
guide-dice = The dice are cast: success, wound, Adventure. What went wrong may be rolled again if a skill helps, for Morale tokens. That is what they are for. If it fails in the end, you get two of them for comfort.
guide-adventure = An Adventure! Read it, and choose what to do. What comes of it shows afterwards, sometimes sols later: Mars has a long memory.
guide-acted = The work is done. What was explored is on the map, with all that lies there to be gathered. Goals that you have reached are ticked off.
guide-malfunctions = Phase V is Malfunctions. Dice are rolled for Blocks in danger, and broken parts push their tracks further. A quiet day? Enjoy it.
guide-clean-up = Last comes Clean-Up: what was gathered is ready for use, skills can be used again, and the First Player token goes to the next player. On to a new sol!

guide-second = The second sol. You know the beginning: the Event, Morale, Production. Read what happens and go on, until it is time to plan.
guide-gather = Samples lie outside. Gather one: from the next sol on it can be researched in the Lab.
guide-sheet = A mission has actions of its own, and goals hang on them. Put a pawn on the marked one. What it takes, pawns and supplies, stands in the plan.
guide-free = The rest is yours. One pawn gambles, a second one makes it sure; a wrong one can be taken back. If you are at a loss, ask for the hint. Then put your plan to the vote.
guide-alone = Carry it out, and take what comes. Point at anything, or hold a finger on it, to read what it means.
guide-mend = One more thing: when a part breaks, Build mends it with a spare part of its kind. Upgrade cards can be taken apart for spare parts, in case you need them more. Heal is for wounds, Unwind for Stress.
guide-end = You know enough to survive. Maybe. Keep an eye on the goals and play on, or stop here: the table waits for you. The rules and “How to play” are always at hand.
