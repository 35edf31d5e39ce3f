# Words of the table page and the replay.

play-title = { $game }
play-title-turn = ● Your turn: { $game }
play-title-turn-as = ● { $name }: { $game }
play-board = Board
play-players = Players
play-side = Log, chat and rules
play-tabs = Beside the board
play-request = What is asked
play-loading = One moment…

play-tab-choices = Choices
play-tab-players = Players
play-tab-log = Log
play-tab-chat = Chat
play-tab-rules = Rules

## Players

play-you = (you)
play-decides = deciding
play-seat-here = here
play-seat-same-device = on this device
play-seat-away = away
play-seat-left = has left, a bot is playing
play-seat-forfeit = lost on time
play-seat-automa = automa
play-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
play-points-unit = VP
play-points-parts = where they come from
play-clock = Time left: { $time }
play-hourglass = Hourglass: { $time }
play-watching = You are watching.

## The request

play-your-decision = Your decision
play-your-decision-as = { $name }: your decision
play-waiting-for =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
play-thinking = { $name } (thinking)
play-away = { $name } (away)
play-nobody-asked = Nothing to decide right now.
play-side-by-side = Everyone decides at the same time. You will see what the others did when all are ready.
play-over = The game is over.
play-closed = This table is closed.
play-paused = The game is paused.
play-undo = Undo
play-undo-ask = Ask to undo
play-put-back = Put back
play-held = In hand: { $things }. Choose where it goes, or put it back.
play-picked = Picked: { $things }. Pick more, confirm, or put them back.
play-made = { $choice }: confirm it, or put it back.
play-hint = Hint
play-why-not = Why not…?
play-asking = Point at something on the board, or at an earlier choice, to see why it is not possible now.
play-choices = Your choices
play-wishes = Choices you had before
play-no-wishes = Point at something on the board.
play-find = Find a choice
play-narrow = Show only
play-none-found = No choice contains these words.
play-on-board = Choose on the board, or from this list of all your choices.
play-hinted = (hint)
play-sending = Sending…
play-confirm = Confirm
play-cancel = Cancel
play-mark-first = Pick a choice, then confirm it.

## What is said to it

play-hint-only = A bot would do this.
play-hint-equal = A bot would do this; another choice is about as good.
play-hint-gain =
    { $points ->
        [one] A bot would do this: it expects about { $points } point more than from the next best choice.
       *[other] A bot would do this: it expects about { $points } points more than from the next best choice.
    }
play-hint-reasons = In points: { $reasons }.
play-hint-take = Do it
play-why-about = { $choice }: why not?
play-why-offered = It is possible now: it is among your choices.
play-rule-link = Rule { $rule }

play-undo-wish = { $player } would like to take back their last choice, and with it everything that has happened since. Do you agree?
play-undo-asked = You have asked to take back your last choice. Still to answer: { $missing }.
play-undo-others = { $player } has asked to take back their last choice. Still to answer: { $missing }.
play-undo-refused = Not everyone agreed to the undo.
play-undo-withdraw = Withdraw
play-agree = Agree
play-refuse = Refuse

play-connecting = Connection lost. Reconnecting…
play-offline = No connection. Trying again…
play-kept = Your choice is safe and will be sent as soon as you are back online.
play-reconnect = Try now

## One device for several people

hand-to = Pass the device to { $name }
hand-text = What comes next is for { $name } only. Everyone else, look away.
hand-take = I am { $name }
hand-who = Who has the device?
hand-who-text = Several of you share this device. Say who you are, and the table opens for you alone.
hand-switch = Players on this device
hand-pass = Pass to { $name }
hand-due = It is { $name }'s turn: pass the device on when you are ready.

## What happened

play-news =
    { $count ->
        [0] Nothing new since your last choice
        [one] { $count } event since your last choice
       *[other] { $count } events since your last choice
    }
play-news-watching = Latest events
play-changed = Changed:
play-log = Log
play-log-new = New
play-log-missed =
    { $count ->
        [one] { $count } new event
       *[other] { $count } new events
    }
play-log-you = You: { $choice }
play-log-earlier = Show earlier events
play-rewind = Watch again
play-rewind-at = { $number } of { $count }:
play-rewind-begin = The table after your last choice.
play-rewind-end = Back to the game
play-round-over = The round is over: who got what
play-log-empty = Nothing has happened yet.

## Chat

play-chat = Chat
play-chat-empty = Nobody has said anything yet.
play-chat-deleted = This line was deleted with its author’s data.
play-chat-write = Write to the table
play-chat-send = Send
play-mute = Mute { $name }
play-unmute = Unmute { $name }

## Rules

play-rules-asked = Rules for this decision
play-rules-back = The current decision
play-rules-all = All rules
play-rules-none = No rule belongs to this decision.

## The table

play-in-words = Board in words
play-pause = Pause
play-resume = Resume
play-leave = Leave
play-leave-text =
    { $count ->
        [one] A bot will play your seat for the rest of the game. The others go on without you.
       *[other] Bots will play your seats for the rest of the game. The others go on without you.
    }
play-leave-really = Leave the table
play-come-back = Take your seat again
play-stay = Stay

## The end

play-result = Result
play-you-win = You win!
play-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] Shared victory: { $winners }.
    }
play-won = { $count ->
    [one] You won.
   *[other] You won together.
}
play-lost = { $count ->
    [one] You lost.
   *[other] You lost together.
}
play-scores = Points by category
play-together = Together
play-total = Total
play-replay = Replay
play-rematch = Play again
play-rematch-join = Go to the new game

## Replay

replay-title = Replay: { $game }
replay-begin = The game begins.
replay-at = { $number } of { $count }
replay-first = To the start
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-forward = One choice forward
replay-last = To the end
replay-speed = Speed
replay-round = Jump to a round
replay-round-number = Round { $round }
replay-position = Position in the game
replay-seat = Seen by
replay-spectator = a spectator
replay-share = Copy a link to this moment
replay-shared = Link copied.
replay-share-failed = The link could not be copied. It is in the address bar.
replay-download = Download the game
replay-table = Back to the table
replay-chose = { $player }: { $choice }
replay-scores = Scores over the game
replay-scores-table = As a table
replay-chart = Scores of { $names } over { $count } choices. The table beside it has the numbers.

# A helper beside a real table

companion-read = Read aloud
companion-silence = Stop reading
companion-no-voice = This browser has no English voice, so the text must be read by one of you.
companion-now = At the table now
companion-things = Things
companion-number = Number
companion-less = Less
companion-more = More
companion-take = Enter
companion-over = That was all. Compare the scores at your table.
companion-home = Front page
companion-end = Put it away
companion-end-text = Your game on the table is over, or you go on without this helper. It cannot be taken up again.
companion-end-really = Put it away for good
companion-go-on = Go on
