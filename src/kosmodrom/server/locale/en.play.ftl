# Words of the server about tables: why something cannot be done there.

## Tables

error-invite-needed = This table is for invited players. Ask the person who gave you this address for the invitation link: players find it under “Invite”, or in the address bar.
error-invite-old = This invitation is no longer valid. Ask someone at the table for the new link.
error-table-broken = This table is damaged: its saved game cannot be read. The administrator of the server knows about it; other tables are not affected.
error-table-rules = This game was begun under version { $found } of the rules. The server now has version { $known }, which cannot replay it.
error-table-newer = This game was begun under version { $found } of the rules, and the server has only version { $known }. It comes back once the administrator updates the server.
error-table-data = This game was begun with other cards and figures than the server has now, so it cannot be replayed. It comes back if the administrator restores the former ones.
error-table-mission = This game plays the mission “{ $mission }”, which the server no longer has. It comes back if the administrator restores its file.
error-table-game = The game of this table, { $game }, is no longer installed here. The table comes back if the administrator installs it again.
error-table-lobby = This table was made before the game changed, and what was chosen for it is no longer possible. Please make a new one.
error-start-open = Some seats are still free. Wait for people to take them, or give them to bots.
error-own-tables =
    { $limit ->
        [one] You may sit at one table at a time here. Finish or leave it first.
       *[other] You may sit at { $limit } tables at a time here. Finish or leave one first.
    }
error-tables = This server has reached its limit of tables ({ $limit }). Please try again later.
error-no-guide = { $game } has no guided first game.
error-bot-tables =
    { $limit ->
        [one] You can have one bots-only game running at a time. Wait for it to end, close it, or play along.
       *[other] You can have { $limit } bots-only games running at a time. Wait for one to end, close one, or play along.
    }
error-no-seat = There is no seat { $seat } at this table.
error-language = There is no language “{ $language }”. Known: { $known }.
error-no-moment = This game has no moment { $number }: the last one is { $last }.
error-no-hint = The bot has no advice just now. Please try again.
error-sockets = Too many connections from your address: at most { $limit } are allowed.
error-message = This message is not JSON: { $problem }.

refusal-full = There is no free seat at this table.
refusal-seat-taken = This seat is taken.
refusal-seat-changed = Someone took or left this seat at the same moment. Please check, and try again.
refusal-seat-in-play = Before the start any seat can be changed. Later you can only change the bot on a seat that nobody plays.
refusal-own-seat = This is your own seat. To give it up, leave the table.
refusal-companion-seats = A companion stands beside people at a real table: neither bots nor automas nor others can sit there.
refusal-automa-last = Automas always have the last seats: nobody else can sit after one.
refusal-not-at-table = You have no seat at this table.
refusal-removed = The host has removed you from this table.
refusal-other-seat = This seat is not one of yours.
refusal-which-seat = You have several seats at this table: say which one you mean ({ $names }).
refusal-not-your-seat = A bot plays this seat. Come back to the table to play it yourself.
refusal-host-only = Only the host of this table can do that.
refusal-forfeit = This seat has lost on time: a bot plays it to the end.
refusal-started = The game has already begun.
refusal-not-paused = The game is not paused.
refusal-not-finished = The game is not over yet.
refusal-overtaken = Something happened at the table at the same moment. Please check, and try again.
refusal-watch-first = First say which table you are watching.

refusal-join-playing = The game has begun: nobody can take a seat any more.
refusal-join-paused = The game has begun: nobody can take a seat any more.
refusal-join-finished = This game is over. Ask for a rematch.
refusal-join-closed = This table is closed.

refusal-table-lobby = The game has not begun yet.
refusal-table-playing = The game is in progress.
refusal-table-paused = The game is paused.
refusal-table-finished = The game is over.
refusal-table-closed = This table is closed.

## Playing

refusal-moved-on = The table has moved on since you looked (you saw { $at }, it is now at { $now }). Please check, and choose again.
refusal-taken = { $player } was quicker. Please choose something else.
refusal-key-used = This key belongs to something that someone else sent.
refusal-undo-not-yours = Choice { $to } is not one of yours.
refusal-no-wish = Nobody is asking to take anything back.
refusal-no-hints = Hints are switched off at this table.
refusal-overtaken = You have asked about other choices since.
refusal-hint-running = The bot is still thinking about your last question.
