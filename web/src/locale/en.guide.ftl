# Guided first games, and the page "How to play".

guide-title = Guide
guide-step = Step { $number } of { $count }
guide-next = Next
guide-back = Back
guide-finish = Play on
guide-skip = Hide the guide
guide-resume = Back to the guide
guide-astray = You are going your own way, and that is fine. Play on as you like: the guide comes back as soon as its next step is possible. You can also skip that step.
guide-leave-out = Skip this step

guide-offer = Learn by playing, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
guide-newcomer = Your first game of { $game }? Learn it by playing: the table shows you every move, and a bot is your opponent.

start-link = How to play
start-title = { $game }: how to play in five minutes
start-print = Print
start-rules = All the rules
start-loop = The game in one picture
start-round = A round
start-points = Where points come from
start-legend = Symbols
title-start = How to play { $game }
