# Words of the server about campaigns: why something cannot be done there.

error-no-campaign = There is no campaign “{ $campaign }”.
error-campaign-invite = This campaign belongs to others. Open the invitation link that one of them sends you.
error-campaign-me = Take one seat of the campaign yourself.
error-own-campaigns =
    { $limit ->
        [one] You may take part in one campaign at a time here. Finish or leave it first.
       *[other] You may take part in { $limit } campaigns at a time here. Finish or leave one first.
    }

refusal-not-in-campaign = You have no seat in this campaign.
refusal-campaign-host = Only the host of this campaign can do that.
refusal-campaign-seat = This seat cannot be handed over: give other players' seats to a bot or to somebody else; leave the campaign to give up your own.
refusal-campaign-open = A seat of this campaign is open. Invite somebody to take it, or give it to a bot.
refusal-campaign-playing = A chapter is being played. Seats are handed over between two chapters.
refusal-campaign-ended = This campaign has come to its end.
refusal-campaign-abandoned = This campaign was given up.
refusal-campaign-overtaken = Something happened in the campaign at the same moment. Please look, and try again.

refusal-join-chapter = This table is a chapter of a campaign: only its people can sit here.
refusal-close-chapter = A chapter of a campaign is played to its end: leave the table and let a bot play for you, or give up the campaign on its page.
refusal-rematch-chapter = This was a chapter of a campaign: it goes on from the campaign's page.
