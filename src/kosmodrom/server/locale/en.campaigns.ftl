# Words of the server about campaigns: why something cannot be done there.

error-no-campaign = There is no campaign “{ $campaign }”.
error-campaign-invite = This campaign is for invited players. Ask one of them for the invitation link.
error-campaign-me = Take one of the campaign's seats yourself.
error-own-campaigns =
    { $limit ->
        [one] You may take part in one campaign at a time here. Finish or leave it first.
       *[other] You may take part in { $limit } campaigns at a time here. Finish or leave one first.
    }
error-record-choices = This record has too many choices to be replayed here: at most { $limit } are allowed, and { $chapter } in each chapter.
error-record-unreadable = This record could not be replayed here: it takes too long or too much memory, or it is damaged. Nothing was imported.
error-readers-busy = Many records are being imported right now. Please try again in a moment.

refusal-not-in-campaign = You have no seat in this campaign.
refusal-campaign-host = Only the host of this campaign can do that.
refusal-campaign-seat = This seat cannot be handed over: give other players' seats to a bot or to someone else; leave the campaign to give up your own.
refusal-campaign-open = A seat of this campaign is free. Invite someone to take it, or give it to a bot.
refusal-campaign-playing = A chapter is being played. Seats are handed over between chapters.
refusal-campaign-ended = This campaign is over.
refusal-campaign-abandoned = This campaign was given up.
refusal-campaign-overtaken = Something happened in the campaign at the same moment. Please check, and try again.

refusal-join-chapter = This table is a chapter of a campaign: only its players can sit here.
refusal-close-chapter = A chapter of a campaign is played to its end: leave the table and let a bot play for you, or give up the campaign on its page.
refusal-rematch-chapter = This was a chapter of a campaign: continue on the campaign's page.
