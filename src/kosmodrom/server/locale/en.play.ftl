# Words of the server about tables: why something cannot be done there.

## Tables

error-invite-needed = Somebody plays here in private. Ask the person who gave you this address for the invitation link: people at the table find it under “Invite”, or in the address bar.
error-invite-old = This invitation is no longer valid. Ask somebody at the table for the new link.
error-table-broken = This table is out of order: what is stored of its game cannot be read. The host of the server knows of it; other tables are not affected.
error-table-rules = This table was begun with rules version { $found } of { $game }, and the server now has version { $known }. It cannot go on here; the host of the server knows of it.
error-table-data = This table was begun with other card data of { $game } than the server has now. It cannot go on until the host of the server brings them back; the host knows of it.
error-table-game = The game of this table, { $game }, is no longer installed here. The host of the server knows of it.
error-start-open = Some seats are still open. Wait for people to take them, or give them to bots.
error-own-tables =
    { $limit ->
        [one] You may sit at one table at a time here. Finish or leave it first.
       *[other] You may sit at { $limit } tables at a time here. Finish or leave one first.
    }
error-tables = There are as many tables as this server allows ({ $limit }). Please try again later.
error-no-guide = { $game } has no guided first game.
error-bot-tables =
    { $limit ->
        [one] One game of bots alone can run for you at a time. Wait for its end, close it, or play along.
       *[other] { $limit } games of bots alone can run for you at a time. Wait for the end of one, close one, or play along.
    }
error-no-seat = There is no seat { $seat } at this table.
error-language = There is no language “{ $language }”. Known: { $known }.
error-no-moment = There is no moment { $number } in this game: it ends with { $last }.
error-no-hint = The bot has no advice just now. Please try again.
error-sockets = There are too many connections from your address: at most { $limit } are allowed.
error-message = This message is not JSON: { $problem }.

refusal-full = There is no free seat at this table.
refusal-seat-taken = This seat is taken.
refusal-seat-changed = Somebody came to this seat or left it at the same moment. Please look, and try again.
refusal-seat-in-play = Before the start any seat can be changed, later only the bot on one that nobody plays.
refusal-own-seat = This is your own seat. To give it up, leave the table.
refusal-automa-last = Automas have the last seats: nobody else can sit after one.
refusal-not-at-table = You do not sit at this table.
refusal-removed = You were removed from this table by its host.
refusal-other-seat = This seat is not one of yours.
refusal-which-seat = You have several seats at this table: say for which of them ({ $names }).
refusal-not-your-seat = A bot plays this seat. Come back to the table to play it yourself.
refusal-host-only = Only the host of this table can do that.
refusal-forfeit = This seat has lost on time: a bot plays it to the end.
refusal-started = The game has begun already.
refusal-not-paused = The game is not paused.
refusal-not-finished = The game is not over yet.
refusal-overtaken = Something happened at the table at the same moment. Please look, and try again.
refusal-watch-first = First say which table you watch.

refusal-join-playing = The game has begun: nobody can take a seat any more.
refusal-join-paused = The game has begun: nobody can take a seat any more.
refusal-join-finished = This game is over. Ask for a rematch.
refusal-join-closed = This table is closed.

refusal-table-lobby = The game has not begun yet.
refusal-table-playing = The game is running.
refusal-table-paused = The game is paused.
refusal-table-finished = The game is over.
refusal-table-closed = This table is closed.

## Playing

refusal-moved-on = The table has moved on since you looked (you saw { $at }, it is at { $now }): please look, and choose again.
refusal-taken = { $player } was quicker. Please choose something else.
refusal-key-used = This key belongs to something that somebody else sent.
refusal-undo-not-yours = Choice { $to } is not one of yours.
refusal-no-wish = Nobody is asking to take anything back.
refusal-no-hints = The host of this table has switched hints off.
refusal-hint-running = The bot is still thinking about your last question.
