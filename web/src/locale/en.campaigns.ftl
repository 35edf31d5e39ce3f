# Words of the client about campaigns. Their names and stories are the games'.

title-campaign = { $name } – Kosmodrom

home-campaigns = My campaigns
home-campaign = Campaign: { $name }

campaign-of = Campaign of { $game }
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
campaign-go-on = Go on playing
campaign-come = Take my seat
campaign-waits = Waiting for you
campaign-awaits-you = The others are waiting for you.
campaign-awaits-others = Waiting for the others to come.
campaign-open-help = A seat is open. Invite somebody, or give it to a bot; then the chapter can begin.
campaign-story = The story so far
campaign-outcome-won = Won
campaign-outcome-lost = Lost
campaign-outcome-ranked = Played
campaign-replay = Replay

campaign-ended = The end
campaign-abandoned = This campaign was given up.
campaign-over-won = The campaign is over. Well done!
campaign-over-lost = The campaign is over. This time it was not to be.
campaign-over-ranked = The campaign is over. All chapters together:
campaign-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

campaign-crew = Crew
campaign-crew-new = Everybody keeps their seat from chapter to chapter. Between two chapters you can hand seats over, to bots or to other people.
campaign-crew-help = Between two chapters you can hand the others' seats over.
campaign-crew-playing = Seats can be handed over when the chapter is over.
campaign-hand-over = Who has the seat of { $name }
campaign-seat-stays = Stays
campaign-link-help = Whoever opens it can take an open seat for all chapters to come.
campaign-share = The campaign { $name }
campaign-carried = Taken along

campaign-export = Download
campaign-leave = Leave
campaign-leave-help = Your seat is open then, and somebody else or a bot can take it. If you are the last one, the campaign ends.
campaign-leave-yes = Leave the campaign
campaign-abandon = Give up
campaign-abandon-help = The campaign ends for everybody, and so does a chapter that is being played. This cannot be taken back.
campaign-abandon-yes = Give up the campaign

campaign-begin = Begin the campaign
campaign-none = This game has no such campaign.
campaign-import = Go on with a campaign from a file
campaign-import-help = A campaign that was played on another server or in the terminal goes on here, after its last finished chapter.
campaign-file = File
campaign-file-wrong = This file does not hold a campaign.
campaign-import-seat = Who are you?
campaign-import-go = Go on with it

lobby-campaign = A chapter of the campaign
lobby-campaign-help = The others find this chapter on the page of the campaign and on their front page. It begins when everybody is here.
lobby-campaign-page = To the campaign
play-campaign = On with the campaign
