# Missions that people write themselves: what is wrong with them, and what they consist of.

mistake-unknown =
    There is no { $kind ->
        [goal] goal
        [action] action of the mission sheet
        [counter] counter
        [objective] objective token
        [card] Facility card
        [tile] Facility tile
        [facility] Facility
        [upgrade] Upgrade
        [follow-up] Follow-Up
       *[trait] trait
    } “{ $name }”. { $nearest ->
        [none] Known: { $known ->
            [none] none
           *[other] { $known }
        }.
       *[other] Did you mean “{ $nearest }”?
    }
mistake-id-taken = The game has something with the id “{ $id }” already. Choose another one.
mistake-id-twice = The id “{ $id }” is given twice.
mistake-level = There is no [mission.levels.{ $level }]: a mission has the levels easy, normal and hard.
mistake-no-goal = There is no red goal to win with: at least one goal must be neither hidden nor have red = false.
mistake-too-many = { $least } is more than there can be: { $most } at most.
mistake-round = Round { $round } never comes: the mission has { $last } rounds at most.
mistake-order = { $last } comes before { $first }: the second number must not be smaller than the first.
mistake-event-missions = An event of this file belongs to this mission anyway: leave out “missions”.
mistake-no-consequence = The event “{ $event }” has an action but no consequence: add what happens if nobody performs it.
mistake-no-event-action = The event “{ $event }” has a consequence but no action by which it could be averted.
mistake-no-free-way = One way at least must be open to everyone: without cost and without needs.
mistake-poi-choice = A POI token offers no choice: use effects that simply happen.
mistake-empty = This list is empty, so nothing happens. Say what happens, or leave it out.
mistake-no-part = No Facility has such a part: nothing fits facilities, block and parts together.
mistake-personal = The counter “{ $counter }” is personal: only counters of the whole crew can be paid with.
mistake-place = A place without ring, icon or token is nowhere: say which areas are meant, or leave it out for an action inside the HUB.
mistake-condition-early = Nobody is given a Condition before the first round: nothing would happen. Use a round of the mission instead.
mistake-not-drawn = Nothing was drawn: “drawn” is for the “then” of a “direction” effect.
mistake-not-here = There is no “here”: this does not take place on an area. Use “random”, “chosen” or, after a “direction”, “drawn”.
mistake-goal-hidden = Nothing lists the hidden goal “{ $goal }”: there must be an effect “add-goal” that can come about.
mistake-goal-ticked = Nothing fulfils the goal “{ $goal }”: give it tests, or an effect “tick-goal” that can come about.
mistake-action-closed = Nothing opens the action “{ $action }”: there must be an effect “open-action” that can come about.
mistake-objective-unused = The objective token “{ $objective }” never comes into play: place it with an effect “objective”, or give it at = "available".
mistake-counter-most = The counter “{ $counter }” never stands at { $least }: its “most” is { $most }.
mistake-counter-never = Nothing raises the counter “{ $counter }” to { $least }: there must be an effect “count” that can come about.
mistake-flag = Nothing notes “{ $flag }”: there must be an effect “flag” that can come about.
mistake-never-built = Nothing builds “{ $card }”: there must be an effect “build-facility” that can come about.
mistake-never = This never holds: the value is always from { $lowest } to { $highest }.
mistake-any-of = None of these can ever hold.

mistake-words-language =
    There are no words in { $language ->
        [en] English: add “en” to [mission.words]
       *[pl] Polish: add “pl” to [mission.words]
    }.
mistake-word =
    The word “{ $word }” is missing in { $language ->
        [en] English
       *[pl] Polish
    }.
mistake-word-unused =
    Nothing in the mission is told by “{ $word }”. { $nearest ->
        [none] Leave it out.
       *[other] Did you mean “{ $nearest }”?
    }
mistake-word-twice = The word “{ $word }” is there twice.
mistake-word-taken = The game has the word “{ $word }” already. Choose another id.
mistake-word-empty = “{ $word }” says nothing.
mistake-fluent = This is not Fluent: { $problem }.
mistake-variable = There is no “${ $name }” in the words of a mission: write the text out.
mistake-reference = There is no word “{ $name }” to refer to.
mistake-word-steers = “{ $word }” has characters that nobody sees and a terminal obeys.
mistake-words-deep = “{ $word }” is nested too deep, or is read through too many other words or through itself.

about-mission-goals =
    { $red ->
        [one] One red goal
       *[other] { $red } red goals
    }, { $orange } orange
about-mission-hidden =
    { $count ->
        [one] One of the red goals is hidden: it is needed only once an effect has listed it
       *[other] { $count } of the red goals are hidden: each is needed only once an effect has listed it
    }
about-mission-sols = { $level }: { $sols } rounds with 1, 2, 3, 4 players
about-mission-parts = Actions: { $actions }, counters: { $counters }, objective tokens: { $tokens }, events of its own: { $events }
about-mission-used = Tests and effects: { $used }
