# Guided first games, and the page "How to play".

guide-title = Guide
guide-step = Step { $number } of { $count }
guide-next = Next
guide-back = Back
guide-finish = Play on
guide-skip = Put the guide aside
guide-resume = Go on with the guide
guide-astray = You are on a path of your own, and that is fine. Play on as you like: when the next step becomes possible, the guide shows it. Or skip it.
guide-leave-out = Skip this step

guide-offer = Learn by playing, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
guide-newcomer = Your first game of { $game }? Learn it by playing: the table shows you every move, against a bot.

start-link = How to play
start-title = { $game }: how to play in five minutes
start-print = Print
start-rules = All the rules
start-loop = The game in one picture
start-round = A round
start-points = Where points come from
start-legend = Symbols
title-start = How to play { $game }
