# Words of the client's pages. The table and the replay: en.table.ftl. The games bring their own.

## Everywhere

skip = Skip to content
nav = Main
nav-home = Kosmodrom, front page
nav-me = My profile
nav-sign-in = Sign in
nav-about = About
footer-unofficial = An unofficial implementation. The games' names belong to their owners.
language = Language
loading = Loading…
close = Close
cancel = Cancel
save = Save
yes = yes
no = no
copy = Copy
share = Share
rules = Rules
try-again = Try again
go-home = Go to the front page
online = here
offline = away
just-now = just now
number-bounds = From { $min } to { $max }.
problem-unknown = Something went wrong on this page. Reload it and try again.
signed-out = You have been signed out. Sign in again to carry on.
link-copied = Link copied.
link-selected = The link is selected: press Ctrl+C to copy it.

# The player's name with their shape: colour is never the only sign.
seat-mark =
    { $shape ->
        [0] { $name } (circle)
        [1] { $name } (triangle)
        [2] { $name } (square)
        [3] { $name } (diamond)
        [4] { $name } (star)
       *[other] { $name } (hexagon)
    }
seat-open = Free seat

private-title = A private table
private-sign-in = I play at this table: sign in

## Titles of pages

title-home = Kosmodrom – space board games
title-turns =
    { $count ->
        [one] Your turn – Kosmodrom
       *[other] ({ $count }) Your turn – Kosmodrom
    }
title-new = New table: { $game } – Kosmodrom
title-lobby = A game of { $game } – Kosmodrom
title-me = My profile – Kosmodrom
title-rules = Rules of { $game } – Kosmodrom
title-host = Server – Kosmodrom
title-about = About – Kosmodrom
title-missing = Not found – Kosmodrom

## Settings

settings = Settings
settings-theme = Appearance
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sounds = Sounds
settings-animations = Animations
    .help = Always off if your system is set to reduce motion.
settings-speed = Speed of moves and animations
settings-speed-slow = slow
settings-speed-normal = normal
settings-speed-quick = quick
settings-watch = Show the others' moves one by one
    .help = Before your turn you see what the others did, move by move. Press Esc to skip.
settings-confirm = Confirm every choice
    .help = A choice is sent only after a second click.
settings-notifications = Tell me when it is my turn
    .help = Your browser notifies you while this page is in the background.
settings-notifications-blocked = Your browser blocks notifications from this page. You can change that in its settings.

## Front page

home-title = Space board games, ready for launch
home-lead = Send friends a link and play together, or start right away against bots. No account, nothing to install.
home-mine = My games
home-games = Choose a game
home-open = Open tables
home-open-none = No table is waiting for players right now. Open one and invite someone.
home-running = Games to watch
home-play-bots = Play against bots
home-play-people = Play with people
home-companion = With the box: { $name }
companion-start = Start
table-companion = in progress
home-strength = Opponents:

facts-players =
    { $max ->
        [one] { $max } player
       *[other] { $min }–{ $max } players
    }
facts-minutes = { $min }–{ $max } min
facts-cooperative = cooperative
facts-complexity-1 = very easy to learn
facts-complexity-2 = easy to learn
facts-complexity-3 = medium
facts-complexity-4 = demanding
facts-complexity-5 = very demanding

## Tables in lists

table-free-seats =
    { $count ->
        [0] Ready to start
        [one] { $count } free seat
       *[other] { $count } free seats
    }
table-your-turn = Your turn
table-turn-of = Turn: { $names }
table-paused = Paused
table-finished = Finished
table-closed = This table was closed.
table-you-won = You won
table-you-shared = You share the victory
table-won-together = { $count ->
    [one] Won
   *[other] Won together
}
table-lost-together = { $count ->
    [one] Lost
   *[other] Lost together
}
table-winners =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the victory
    }

status-lobby = waiting
status-playing = playing
status-paused = paused
status-finished = finished
status-closed = closed

## A new table

new-title = New table: { $game }
new-seats = Seats
new-count = Number of players
new-count-seats = Number of seats
new-seat = Seat { $number }
new-seat-me = Me
new-seat-here = Another person on this device
new-seat-name = Name of the player at seat { $number }
new-seat-name-hint = Name (optional)
new-seat-open = Free, for a person
new-seat-bot = Bot: { $level }
new-seat-automa = Automa
new-here-secrets = You share this device: pass it on when it is the next player's turn. Everyone sees only what is theirs.
new-here-open = You share this device. This game has no secrets, so you can all look at the screen together.
new-bots-help = How strong bots are: a beginner plays at random, a regular takes what looks best right now, an expert thinks ahead.
new-hints = Hints
    .help = Anyone at the table may ask a bot for advice. Switch hints off if you would rather play without them.
new-automas-help = An automa is an opponent run by the rules of the game. Its seat comes after the players' seats.
new-who = Who can join
new-link = Only with my link
    .help = You decide who gets the link.
new-public = Anyone
    .help = The table is listed on the front page.
new-options = Game options
new-pace = Time
pace-none = No clock
    .help = Everyone takes the time they need.
pace-live = Live
    .help = A bank of minutes for the game and some seconds for each move.
pace-days = Over days
    .help = Some days for each move. Come back when it is your turn.
pace-told =
    { $kind ->
        [live] { $minutes } min for the game and { $seconds } s for each move
        [days] { $days ->
            [one] { $days } day for each move
           *[other] { $days } days for each move
        }
       *[none] No clock
    }
pace-bank = Minutes for the game
pace-move = Seconds for each move
pace-days-number = Days for each move
pace-timeout = When time runs out
pace-timeout-bot = a bot moves
pace-timeout-lose = the player loses
    .help = A bot plays on in their place, and they come last.
new-open = Open the table
new-start = Start the game

## Lobby

lobby-no-hints = No hints
lobby-title = A game of { $game }
lobby-waiting =
    { $count ->
        [one] Waiting for one more player.
       *[other] Waiting for { $count } more players.
    }
lobby-ready = Everyone is here: start the game.
lobby-ready-guest = Everyone is here: the host can start the game.
lobby-public = Anyone may join
lobby-private = By link only
lobby-seats = Seats
lobby-you = you
lobby-here = on this device
lobby-with = same device as { $name }
lobby-add = Add a player here
lobby-add-done = Add
lobby-hand-back = Free { $name }'s seat
lobby-host = host
lobby-bot = bot, { $level }
lobby-automa = automa
lobby-sit = Sit here
lobby-start = Start the game
lobby-start-help = Wait for the free seats to be taken, or give them to bots.
lobby-leave = Leave
lobby-remove = Remove { $name }
lobby-remove-text = They lose their seat at once. The invitation link changes, and the old one stops working.
lobby-remove-really = Remove
lobby-removed = { $name } was removed. Send the new invitation link to anyone you are still expecting.
lobby-invite = Invite
lobby-link = Invitation link
lobby-link-help = Anyone who opens it can take a free seat, as a guest with a nickname. The address of this page is the same link.
lobby-share = A game of { $game }
lobby-rules = Read the rules

## People

nickname = Nickname
nickname-title = What shall we call you?
nickname-help = The others at the table see it. You can change it later.
nickname-go = Let's go
nickname-account = Have an account?
nickname-suggestions = Pilot, Captain, Navigator, Comet, Engineer, Stargazer, Rover, Orbiter, Cadet, Pioneer
account-name = Account name
account-name-help = 3 to 32 letters, digits, dots, dashes or underscores.
password = Password
password-help = At least 8 characters.
password-old = Current password
password-new = New password
log-in = Sign in
log-out = Sign out
logged-in = You are signed in.
account-made = Your account is ready, with all your games in it.
login-warning = If you sign in, you lose access to the games you play as a guest.
way = How would you like to play?
way-guest = Guest
way-guest-go = Continue as a guest
way-register = New account
way-register-go = Create the account
way-login = Sign in
way-login-go = Sign in
sign-in-title = Welcome
sign-in-lead = A nickname is enough to play. With an account, your games are there on every device.

me-account = Account { $name }
me-guest = You are a guest in this browser.
me-become = Create an account
me-become-help = You keep your games and statistics, and can sign in on other devices.
me-nickname-help = The name that others see. Games in progress keep the one they began with.
me-renamed = Your nickname has changed.
me-none-running = You have no game in progress. Choose one on the front page.
me-none-ended = You have not finished a game yet.
me-ended = Finished games
me-password = Password
me-password-change = Change password
me-password-changed = Your password has changed.
me-data = My data
me-export = Download my games
me-delete = Delete my data
me-delete-help = Your name, account, statistics and all you wrote in chats are deleted for good. A bot takes your seat in games in progress. This cannot be undone.
me-delete-yes = Delete for good
me-deleted = Your data has been deleted.

person-account = Account
person-guest = Guest
person-since = here since { $date }

statistics = Statistics
statistics-none = No finished games yet.
statistics-played = Played
statistics-won = Won
statistics-best = Best score
statistics-mean = Average

## Rules

rules-title = Rules of { $game }
rules-language = The rules of this game are in English only. The numbers are the same as at the table.
rules-search = Search by word or number, such as AM-301
rules-contents = Chapters
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule contains “{ $query }”.
rules-example = Example
rules-ruling = Ruling

## The administrator of the server

host-title = Server administration
host-locked = This page is for the person who runs the server. The server printed the link when it started; the key is in the data folder.
host-key = Administrator key
host-unlock = Open
host-server = Version { $version }, { $database }
host-since = since { $time }
host-process = process { $process }
host-people = People
host-sockets = Open connections
host-bots-working = Bots thinking
host-bots-waiting = Bots waiting
host-bots-failed = Bot failures
host-tables = Tables
host-no-tables = There are no tables yet.
host-close = Close the table
host-close-help = The game ends without a result for everyone at the table. This cannot be undone.
host-closed = The table is closed.
host-errors = Errors
host-no-errors = No errors. All systems nominal.
host-settings-help = The settings are in settings.toml in the data folder. For programs:

## About

about-title = About Kosmodrom
about-what = Kosmodrom is a digital tabletop for space board games. It enforces the rules, every refused move names the rule that forbids it, and bots fill the empty seats. Anyone can run a server.
about-unofficial-title = Unofficial
about-unofficial = This is an unofficial implementation, made by players. It contains no art or text from the publishers: all drawings and sentences are our own. The games' names belong to their owners. If you like a game here, buy the box.
about-fair-title = Fair play
about-fair = Cards and dice are drawn on the server, and what you may not see never leaves it. When a game is over, its whole record can be replayed and downloaded.
about-privacy-title = Your data
about-privacy = The server keeps your nickname, your account name and password (hashed), your games and chats. There are no trackers, and nothing is loaded from other sites. You can download your games and delete your data on your profile page.
about-licences-title = Licences
about-licences = Kosmodrom is free software under the MIT licence. It builds on the work of others:
about-version = Version { $version }

## Not found

missing-title = Lost in space
missing-text = There is no page at this address.
