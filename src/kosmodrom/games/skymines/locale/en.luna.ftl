# Why Luna does what she does

event-luna-new-deck = { $cards ->
    [one] { $seat } shuffled the discard pile into a new deck ({ $cards } card).
   *[other] { $seat } shuffled the discard pile into a new deck ({ $cards } cards).
}
event-luna-compared = { $seat } compared the companies by { $by }: { $companies } ({ $numbers }).
luna-by-value = visible coin symbols
luna-by-lead = spaces ahead of the best other marker
event-luna-short = { $seat } has too few coins for the barrier of { $company } (cost { $cost }), pays what is there and goes on.
luna-why-share-shown = the most valuable of those with a share on display
luna-why-farthest-behind = of the companies in reach the one on whose track she is farthest behind

luna-place-lowest-new = the lowest number that is free
luna-place-highest-new = the highest number that is free
luna-place-lowest-held = the lowest-numbered asteroid that it already holds
luna-place-highest-held = the highest-numbered asteroid that it already holds
luna-place-lowest-rival = the lowest number of a rival, because nothing is free
luna-place-highest-rival = the highest number of a rival, because nothing is free

event-luna-finished = { $seat } is done for this round. { $top } lies on top of the discard pile: { $higher }.
luna-higher-left = its left number is higher, so the left majority card goes
luna-higher-right = its right number is higher, so the right majority card goes
luna-higher-neither = its numbers are equal, so both majority cards stay
luna-stronger-new-deck = it comes with the new deck
luna-stronger-token = a marker reached a Luna token
