# Words of the client about campaigns. Their names and stories are the games'.

title-campaign = { $name } – Kosmodrom

home-campaigns = My campaigns
home-campaign = Campaign: { $name }

campaign-of = { $game } campaign
campaign-chapters = Chapters
campaign-length =
    { $count ->
        [one] { $count } chapter
       *[other] { $count } chapters
    }
campaign-chapter = Chapter { $number }: { $name }
campaign-number = Chapter { $number }
campaign-again = Chapter { $number }, another try
campaign-stop-done = done
campaign-stop-lost = lost
campaign-stop-current = now
campaign-stop-ahead = to come

campaign-play = Play this chapter
campaign-retry = Try again
campaign-go-on = Continue playing
campaign-come = Take my seat
campaign-waits = Waiting for you
campaign-awaits-you = The others are waiting for you.
campaign-awaits-others = Waiting for the others.
campaign-open-help = A seat is free. Invite someone, or give it to a bot; then the chapter can begin.
campaign-story = The story so far
campaign-outcome-won = Won
campaign-outcome-lost = Lost
campaign-outcome-ranked = Played
campaign-replay = Replay

campaign-ended = The end
campaign-abandoned = This campaign was given up.
campaign-over-won = The campaign is over. Well done!
campaign-over-lost = The campaign is over. This time it was not to be.
campaign-over-ranked = The campaign is over. Total over all chapters:
campaign-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

campaign-crew = Crew
campaign-crew-new = Everyone keeps their seat from chapter to chapter. Between chapters you can hand seats over, to bots or to other people.
campaign-crew-help = Between chapters you can hand over the others' seats.
campaign-crew-playing = Seats can be handed over when the chapter is over.
campaign-hand-over = Who takes the seat of { $name }
campaign-seat-stays = No change
campaign-link-help = Anyone who opens it can take a free seat for all the chapters to come.
campaign-share = The campaign { $name }
campaign-carried = You bring along

campaign-export = Download
campaign-leave = Leave
campaign-leave-help = Your seat becomes free, and someone else or a bot can take it. If you are the last one, the campaign ends.
campaign-leave-yes = Leave the campaign
campaign-game-gone = The game of this campaign, { $game }, is no longer installed here. The campaign comes back if the administrator installs it again.
campaign-abandon = Give up
campaign-abandon-help = The campaign ends for everyone, and so does a chapter that is being played. This cannot be undone.
campaign-abandon-yes = Give up the campaign

campaign-begin = Begin the campaign
campaign-none = This game has no such campaign.
campaign-import = Continue a campaign from a file
campaign-import-help = A campaign played on another server or in the terminal can continue here, after its last finished chapter.
campaign-file = File
campaign-file-wrong = There is no campaign in this file.
campaign-import-seat = Who are you?
campaign-import-go = Continue

lobby-campaign = A chapter of the campaign
lobby-campaign-help = The others find this chapter on the campaign's page and on their front page. It begins when everyone is here.
lobby-campaign-page = Go to the campaign
play-campaign = Continue the campaign
