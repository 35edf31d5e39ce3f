# The missions: what is told before, during and after them.

## Settling In

mission-settling-in = Settling In
    .focus = Learn to live in the HUB
    .intro =
        Touchdown was the easy part. The HUB hums, the beds are narrow, and outside everything is the colour of old bricks. Mission control wants you to prove that four walls and a greenhouse can be a home: look around, study the first stones, put up a weather mast, and sit down at one table at least once. They will count the broken parts when you report, so mind the tape.
    .rules =
        The weather mast is built on an explored area of ring 1. A shared meal takes two pawns and a portion of food.
    .won =
        The mast turns in the wind, the first results are on their way to Earth, and somebody has drawn a moustache on the mission flag. It is official: people live here.
    .lost =
        The report is short. Some of what was planned was done, most of it was repaired twice, and the rest must wait for those who come after you.
goal-settling-in-look-around = Explore 4 areas
goal-settling-in-first-samples = Have 2 Examined samples
goal-settling-in-weather-mast = Build the weather mast
goal-settling-in-common-table = Share a meal
goal-settling-in-fresh-food = Grow 5 mature plants
goal-settling-in-far-horizon = Explore an area of ring 2
sheet-settling-in-raise-mast = Raise the weather mast
    .deed = Six metres of pole, a box of instruments and a great many bolts.
sheet-settling-in-shared-meal = A shared meal
    .deed = Everybody puts down what they are doing and comes to the table.
