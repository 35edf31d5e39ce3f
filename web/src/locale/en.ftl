# Words of the client's pages. The table and the replay: en.table.ftl. The games bring their own.

## Everywhere

skip = Skip to the content
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
go-home = To the front page
online = here
offline = away
just-now = just now
number-bounds = From { $min } to { $max }.
problem-unknown = Something went wrong on this page. Reload it and try again.
signed-out = You are signed out here. Sign in again to go on.
link-copied = The link is copied.
link-selected = The link is selected: copy it with Ctrl+C.

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

## Titles of pages

title-home = Kosmodrom – space board games
title-turns =
    { $count ->
        [one] Your turn – Kosmodrom
       *[other] ({ $count }) Your turn – Kosmodrom
    }
title-new = New table: { $game } – Kosmodrom
title-lobby = Table of { $game } – Kosmodrom
title-me = My profile – Kosmodrom
title-rules = Rules of { $game } – Kosmodrom
title-host = Host – Kosmodrom
title-about = About – Kosmodrom
title-missing = Not found – Kosmodrom

## Settings

settings = Settings
settings-theme = Appearance
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-sounds = Sounds
settings-animations = Animations
    .help = Off as well when your system asks for less motion.
settings-confirm = Confirm every choice
    .help = A choice is sent only after a second click.
settings-notifications = Tell me when it is my turn
    .help = A notification of the browser while this page is in the background.
settings-notifications-blocked = The browser does not allow notifications for this page. You can change that in its settings.

## Front page

home-title = Space board games, ready for launch
home-lead = Play with friends by sending them a link, or start at once against bots. No account, nothing to install.
home-mine = My games
home-games = Choose a game
home-open = Open tables
home-open-none = No table is waiting for players right now. Open one and invite somebody.
home-running = Games to watch
home-play-bots = Play against bots
home-play-people = Play with people

facts-players =
    { $max ->
        [one] { $max } player
       *[other] { $min }–{ $max } players
    }
facts-minutes = { $min }–{ $max } min
facts-cooperative = together
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
new-seat-here = Another person here
new-seat-name = Name of the player at seat { $number }
new-seat-name-hint = Name (optional)
new-seat-open = Free, for a person
new-seat-bot = Bot: { $level }
new-seat-automa = Automa
new-here-secrets = You share this device: it is handed over, and each of you sees only your own things.
new-here-open = You share this device: there are no secrets in this game, so you all look at it together.
new-bots-help = Bots by strength: random plays anything, greedy takes what looks best now, search thinks ahead.
new-automas-help = An automa is an opponent that the rules of the game play by themselves. It sits after the players.
new-who = Who can join
new-link = Only with my link
    .help = You send the link to whom you like.
new-public = Anybody
    .help = The table is listed on the front page.
new-options = Options of the game
new-pace = Time
pace-none = No clock
    .help = Everybody takes the time they need.
pace-live = Live
    .help = A bank of minutes for the game and some seconds for each move.
pace-days = Days
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
pace-bank = Minutes in the bank
pace-move = Seconds for each move
pace-days-number = Days for each move
pace-timeout = When the time runs out
pace-timeout-bot = a bot moves
pace-timeout-lose = the seat loses
    .help = A bot plays on for it, and it comes last.
new-open = Open the table
new-start = Start the game

## Lobby

lobby-title = Table of { $game }
lobby-waiting =
    { $count ->
        [one] One more player is awaited.
       *[other] { $count } more players are awaited.
    }
lobby-ready = Everybody is here: start the game.
lobby-ready-guest = Everybody is here: the host can start the game.
lobby-public = Anybody may join
lobby-private = By link only
lobby-seats = Seats
lobby-you = you
lobby-here = at this device
lobby-with = same device as { $name }
lobby-add = Add a player here
lobby-add-done = Add
lobby-hand-back = Free the seat of { $name }
lobby-host = host
lobby-bot = bot, { $level }
lobby-automa = automa
lobby-sit = Sit here
lobby-start = Start the game
lobby-start-help = Wait for the free seats to be taken, or give them to bots.
lobby-leave = Leave
lobby-remove = Remove { $name }
lobby-remove-text = They lose their seat at once. The invitation link changes: the old one lets nobody in any more.
lobby-remove-really = Remove
lobby-removed = { $name } was removed. Send the new invitation link to those whom you still expect.
lobby-invite = Invite
lobby-link = Invitation link
lobby-link-help = Whoever opens it can take a free seat, as a guest with a nickname.
lobby-share = A game of { $game }
lobby-rules = Read the rules

## People

nickname = Nickname
nickname-title = What shall we call you?
nickname-help = The others at the table see it. You can change it later.
nickname-go = Let's go
nickname-account = You have an account?
nickname-suggestions = Pilot, Captain, Navigator, Comet, Engineer, Stargazer, Rover, Orbiter, Cadet, Pioneer
account-name = Account name
account-name-help = 3 to 32 letters, digits, dots, dashes or underscores.
password = Password
password-help = At least 8 characters.
password-old = Present password
password-new = New password
log-in = Log in
log-out = Log out
logged-in = You are logged in.
account-made = The account is yours, and your games are in it.
login-warning = Logging in leaves this guest and its games behind.
way = How you come in
way-guest = Guest
way-guest-go = Go on as a guest
way-register = New account
way-register-go = Make the account
way-login = Log in
way-login-go = Log in
sign-in-title = Welcome
sign-in-lead = A nickname is enough to play. With an account you find your games on every device.

me-account = Account { $name }
me-guest = You are a guest in this browser.
me-become = Become an account
me-become-help = You keep your games and statistics, and can log in on other devices.
me-nickname-help = The name that others see. Running games keep the one they began with.
me-renamed = The nickname is changed.
me-none-running = No game is running. Choose one on the front page.
me-none-ended = No game is finished yet.
me-ended = Finished games
me-password = Password
me-password-change = Change the password
me-password-changed = The password is changed.
me-data = My data
me-export = Download my games
me-delete = Delete me
me-delete-help = Your name, account and statistics are deleted for good. At running tables a bot takes your seat. This cannot be taken back.
me-delete-yes = Delete for good
me-deleted = Everything about you is deleted.

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
rules-language = The rules of this game are written in English only. The numbers are those that the table shows.
rules-search = Search: words or a number, say AM-301
rules-contents = Chapters
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = No rule contains “{ $query }”.
rules-example = Example
rules-ruling = Ruling

## Host

host-title = Host's page
host-locked = This page is for whoever runs the server. Its link was printed when the server started; the key is in the data folder.
host-key = Host key
host-unlock = Open
host-server = Version { $version }, { $database }
host-since = since { $time }
host-process = process { $process }
host-people = People
host-sockets = Open connections
host-bots-working = Bots thinking
host-bots-waiting = Bots waiting
host-bots-failed = Failures of bots
host-tables = Tables
host-no-tables = There are no tables yet.
host-close = Close the table
host-close-help = The game ends without a result for everybody at it. This cannot be taken back.
host-closed = The table is closed.
host-errors = Errors
host-no-errors = No errors. All systems nominal.
host-settings-help = Settings are in settings.toml of the data folder. For programs:

## About

about-title = About Kosmodrom
about-what = Kosmodrom is a digital tabletop for space board games. The rules are enforced, every refused move names the rule that forbids it, and bots take the empty seats. Anybody can run a server.
about-unofficial-title = Unofficial
about-unofficial = This is an unofficial implementation, made by players. It holds no art and no text of the publishers: all drawings and sentences are our own. The games' names belong to their owners. If you like a game here, buy the box.
about-fair-title = Fair play
about-fair = Cards and dice are drawn on the server, and what you may not see never leaves it. When a game is over, its whole record can be replayed and downloaded.
about-privacy-title = Your data
about-privacy = The server keeps your nickname, your account name and password (hashed), your games and chats. There are no trackers and nothing is loaded from other sites. You can download your games and delete yourself on your profile.
about-licences-title = Licences
about-licences = Kosmodrom is free software under the MIT licence. It stands on the work of others:
about-version = Version { $version }

## Not found

missing-title = Lost in space
missing-text = There is no page at this address.
