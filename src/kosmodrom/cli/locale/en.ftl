# Words of the command line and of the table in the terminal.

## Help

cli-help = Kosmodrom: space board games in the browser and in the terminal, with people and bots. Without a command it does the same as “kosmodrom serve”.
cli-help-serve = Start the server: play in the browser, alone or with others.
cli-help-games = List the games: players, length, complexity and options.
cli-help-play = Play a game in the terminal against bots; without a name it asks which.
cli-help-simulate = Let bots play many games against each other and count the results.
cli-help-soak = Play random games by the thousand, in every way there is, and check that the rules keep their promises.
cli-help-mission = Check a mission that you wrote, and let bots try it.
cli-help-mission-check = Name every mistake in the files of missions.
cli-help-mission-try = Let bots play a mission: how often it is won, why it is lost, which goals are reached.
cli-help-replay = Show a recorded game: its log, the board, the result.
cli-help-rules = Search the rules of a game; without words, list its chapters.

cli-help-usage = Usage:
cli-help-options-piece = [OPTIONS]
cli-help-command-piece = COMMAND ...
cli-help-commands = Commands
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = Language: en or pl. Default: the language of the terminal (KOSMODROM_LANG, LC_ALL, LC_MESSAGES, LANG).
cli-help-install-completion = Install completion for this shell.
cli-help-show-completion = Show the completion script for this shell.

cli-help-game = The game's id, as listed by “kosmodrom games”.
cli-help-players = How many players, bots included.
cli-help-bots = Bots, separated by commas; repeated if there are fewer than seats.
cli-help-automas = How many opponents the game's own rules play, if it has any. Default: none.
cli-help-seed = Same seed, same game: a number or any text.
cli-help-option = An option of the game, as listed by “kosmodrom games”. May be repeated.
cli-help-overlay = A folder of TOML files that correct the built-in cards and boards.
cli-help-mission-file = The file of a mission that you wrote; see docs/writing-a-mission.md.
cli-help-mission-files = Files of missions.
cli-help-mission-players = How many players; may be repeated. Default: every number that the game takes.
cli-help-mission-games = How many games for each difficulty and number of players. Default: 20.
cli-help-mission-difficulty = A difficulty; may be repeated. Default: all.
cli-help-seat = Your seat, counted from 0.
cli-help-name = Your name at the table. Repeat it for several people at this terminal, from your seat on.
cli-help-load = Continue a saved game.
cli-help-campaign = Play a campaign of the game, chapter after chapter, as listed by “kosmodrom games”.
cli-help-save = The file to keep the game or campaign in. If it exists, continue from it.
cli-help-chapter = A chapter of a recorded campaign, counted from 1. Default: all, in short.
cli-help-games-number = How many games. Default: 100.
cli-help-jobs = How many processes. Default: one for each core. The games are the same with any number.
cli-help-soak-game = The ids of games or companions, as listed by “kosmodrom games”. Default: every game.
cli-help-soak-games = How many games of each. Default: 100; with 0 it only tells what the file of --state has.
cli-help-soak-seed = Any text: the same seed and number, the same game. Default: soak.
cli-help-soak-replay = Which part of the games is also replayed from its record and frozen halfway, from 0 to 1. Default: 0.1.
cli-help-soak-state = Note in this file what has been played, and continue from it if it exists.
cli-help-soak-report = Write the table to this file, too (Markdown).
cli-help-soak-only = Play only the game with this number again, with every check.
cli-help-json = Print one JSON object and nothing else.
cli-help-file = A saved game.
cli-help-at = Stop after this number of choices. Default: the whole game.
cli-help-replay-seat = Show what this seat sees, counted from 0. Default: what a spectator sees.
cli-help-words = Words to search for, or rule numbers such as AM-301 or AM-3.
cli-help-where = Show for each rule the source lines and the tests that cover it.
cli-help-coverage = List each rule with the tests that cover it; fails if a rule has none.
cli-help-tests = The folder of the tests. Default: tests/games/GAME of the checkout.

cli-help-host = The address to listen on. Default: 127.0.0.1, this machine only; 0.0.0.0 is the whole network.
cli-help-port = The port. Default: 8000, or the next free one.
cli-help-data-dir = The folder of the database, the settings and the secrets. Default: the system's usual place for data.
cli-help-database = postgresql://USER:PASSWORD@HOST/NAME. Default: an SQLite file in the data folder.
cli-help-workers = How many server processes share the work; on Windows more than one needs PostgreSQL. Default: 1.
cli-help-open = Open the browser.

cli-metavar-game = GAME
cli-metavar-difficulty = DIFFICULTY
cli-metavar-number = N
cli-metavar-bots = BOT,...
cli-metavar-seed = SEED
cli-metavar-option = NAME=VALUE
cli-metavar-folder = FOLDER
cli-metavar-file = FILE
cli-metavar-campaign = CAMPAIGN
cli-metavar-part = PART
cli-metavar-name = NAME
cli-metavar-words = WORDS
cli-metavar-language = LANGUAGE
cli-metavar-host = ADDRESS
cli-metavar-url = URL

## Usage errors

cli-usage-help = See “kosmodrom --help”.
cli-usage-command = There is no command “{ $command }”. Known: { $known }.
cli-usage-option = There is no option { $option } here.
cli-usage-no-value = The option { $option } needs a value.
cli-usage-missing = { $parameter } is missing.
cli-usage-extra = Too many arguments: { $arguments }.
cli-usage-other = This cannot be understood: { $problem }
cli-usage-language = There is no language “{ $language }”. Known: { $known }.
cli-usage-number = “{ $value }” is not a whole number of at least { $min }.
cli-usage-part = “{ $value }” is not a part: write a number from 0 to 1, such as 0.1.
cli-usage-soak-only = With --only, name one game, and leave out --state and --report.
cli-usage-port = “{ $value }” is not a port: write a number from 1 to 65535, or 0 for any free one.
cli-usage-pair = “{ $text }” is not an option of a game: write NAME=VALUE.

## Extras

cli-extra-terminal = The table in the terminal is an extra that is not installed: { $install }
cli-extra-server = The server is an extra that is not installed: { $install }
cli-extra-postgresql = PostgreSQL is an extra that is not installed: { $install }

## serve

cli-serve-open = Kosmodrom is open: { $link }
cli-serve-neighbours = For others on your network: { $link }
cli-serve-host = For you only, the administrator's page: { $link }
cli-serve-data = Games, settings and secrets are kept in { $folder }
cli-serve-room =
    { $count ->
        [one] There is room for { $count } connection at once.
       *[other] There is room for { $count } connections at once.
    }
cli-serve-little-room =
    { $count ->
        [one] There is room for { $count } connection at once; for more, let it open more files (ulimit -n).
       *[other] There is room for { $count } connections at once; for more, let it open more files (ulimit -n).
    }
cli-serve-stop = Ctrl-C stops the server; games in progress continue at the next start.
cli-serve-stopped = Stopped. Every game is saved.
cli-serve-killed = A server process was killed by { $signal }.
cli-serve-ended = A server process ended with exit code { $code }.
cli-serve-hung = A server process had hung for { $seconds } seconds and was killed.
cli-serve-not-started = A server process could not be started: { $problem }.
cli-serve-again = It is being started again. Every game is saved.
cli-serve-later =
    { $seconds ->
        [one] This keeps happening, so it will be started again in a second. Every game is saved.
       *[other] This keeps happening, so it will be started again in { $seconds } seconds. Every game is saved.
    }
cli-serve-workers = On Windows an SQLite file serves one process, not { $workers }: give a PostgreSQL database with --database, or leave --workers out.
cli-serve-running = Kosmodrom is already running with the folder { $folder }: open { $link }, or stop it, or choose another folder with --data-dir.
cli-serve-busy = Port { $port } of { $host } is taken by another program: stop that, or choose another port with --port.
cli-serve-all-busy = The ports from { $first } to { $last } are all taken: choose another one with --port.
cli-serve-listen = Cannot listen on { $host }, port { $port } ({ $problem }): give an address of this machine with --host and a port that you may use with --port.
cli-serve-database = The database { $database } cannot be used: { $problem }

## play without a game

cli-welcome-which = Which game? (a number, or Enter to leave)
cli-welcome-again =
    { $count ->
        [one] Type 1, or just Enter to leave.
       *[other] Type a number from 1 to { $count }, or just Enter to leave.
    }

## games

cli-games-facts =
    { $players } players{ $together ->
        [true] , cooperative
       *[false] {""}
    }{ $automas ->
        [0] {""}
        [one] {" "}and 0 or 1 automa
       *[other] {" "}and 0 to { $automas } automas
    } · { $minutes } minutes · complexity { $complexity } of 5
cli-games-option = --option { $name }={ $values }  { $meaning } (default: { $default })
cli-games-seat = The numbers are players at the table: fewer players, fewer numbers.
cli-games-needs = Only has an effect with { $needs }.
cli-games-campaign = --campaign { $id }  { $name }: { $story }
cli-games-companion = kosmodrom play { $id }  { $name }: { $tagline }

## play

cli-play-name = Captain
cli-play-bot-names = Laika, Belka, Strelka, Veterok, Ugolek
cli-play-automa-names = Sputnik, Luna, Voyager, Viking
cli-play-terminal = The table needs a terminal: standard input and output must not be redirected.
cli-play-other-game = { $file } holds a game of { $game }: leave the game's name out, or give that one.
cli-play-saved = The game is in { $file }. To continue: kosmodrom play --load { $file }{ $people }
cli-no-seat = There is no seat { $seat }: seats are counted from 0 to { $last }.
cli-play-no-campaign = { $file } holds a single game, not a campaign.
cli-play-other-campaign = { $file } holds the campaign “{ $campaign }”: leave --campaign out, or give that one.
cli-no-player = Nobody is called “{ $name }” in this game. Its players: { $known }.

## Campaigns

cli-campaign-chapter = Chapter { $number }: { $name }
cli-campaign-ready = Press Enter to play, or type q and press Enter to stop.
cli-campaign-outcome =
    { $outcome ->
        [won] Chapter { $number }, { $name }: won.
        [lost] Chapter { $number }, { $name }: lost.
       *[ranked] Chapter { $number }, { $name }: played.
    }
cli-campaign-over =
    { $outcome ->
        [won] { $name }: the campaign is won.
        [lost] { $name }: the campaign is lost.
       *[ranked] { $name }: the campaign is over.
    }
cli-campaign-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-campaign-saved = The campaign is in { $file }. To continue: kosmodrom play --load { $file }

## simulate

cli-simulate-playing = Playing
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-score = Mean score
cli-simulate-seats = Wins by seat, from the first on: { $wins }
cli-simulate-speed = { $games } games, { $choices } choices in { $seconds } s: { $speed } choices per second
cli-simulate-fingerprint = Fingerprint: { $fingerprint }

## soak

cli-soak-game = Game
cli-soak-games = Games
cli-soak-tables = Tables
cli-soak-choices = Choices
cli-soak-players = Players
cli-soak-values = Values of options met
cli-soak-endings = Endings met
cli-soak-campaigns = Campaigns
cli-soak-replayed = Replayed
cli-soak-longest = Most choices
cli-soak-slowest = Slowest choice
cli-soak-failures = Failures
cli-soak-most = { $amount } (game { $number })
cli-soak-slow = { $amount } ms (game { $number })
cli-soak-run = Seed “{ $seed }”, part replayed { $replay }. Any game can be played again: kosmodrom soak GAME --seed "{ $seed }" --only NUMBER
cli-soak-failed =
    { $count ->
        [one] In one game a promise was broken:
       *[other] In { $count } games a promise was broken:
    }
cli-soak-failure = kosmodrom soak { $game } --seed "{ $seed }" --only { $number }:
cli-soak-played =
    { $game }, game { $number } of seed “{ $seed }”{ $campaign ->
        [0] {""}
       *[other] , a campaign
    }: players { $players }, automas { $automas }, { $values }; { $choices ->
        [one] one choice
       *[other] { $choices } choices
    }.
cli-soak-other-run = { $file } belongs to a run with --seed "{ $seed }" --replay { $replay }: give these, or another file.
cli-soak-other-rules = { $file } has games of { $game } by other rules or cards than are installed: choose another file.
cli-soak-no-state = { $file } was not written by “kosmodrom soak”, or is damaged: choose another file.
cli-soak-file = { $file } cannot be used: { $problem }.

## mission

cli-mission-no-game = No installed game takes missions from files.
cli-no-missions = { $game } takes no missions from files.
cli-usage-mission-overlay = Give either --overlay or --mission-file. An overlay may bring missions, too: put them into its folder “missions”.
cli-usage-difficulty = There is no difficulty “{ $value }”. Known: { $known }.
cli-mission-checked =
    { $file }: { $mistakes ->
        [0] no mistakes.
        [one] one mistake.
       *[other] { $mistakes } mistakes.
    }
cli-mission-level = Difficulty
cli-mission-players = Players
cli-mission-won = Won
cli-mission-likely = Likely between
cli-mission-rounds = Rounds
cli-mission-causes = { $level }: { $lost } of { $games } games lost
cli-mission-goals = { $level }: goals reached

## replay

cli-replay-at = There is no choice { $at }: this record has { $choices }.
cli-replay-stands = After choice { $choices } of { $total }.
cli-replay-chapter =
    { $chapters ->
        [0] There is no chapter { $chapter }: none was begun yet.
        [one] There is no chapter { $chapter }: this record has one.
       *[other] There is no chapter { $chapter }: this record has { $chapters }.
    }
cli-replay-no-campaign = { $file } holds a single game: it has no chapters.

## rules

cli-rules-page = { $problem }.
cli-rules-none = No rule contains “{ $words }”.
cli-rules-lines = Code:
cli-rules-carried = Tests:
cli-rules-no-line = No line of the source names it.
cli-rules-uncarried = No line of the source can show it: { $why }
cli-rules-no-test = No test covers it.
cli-rules-checkout = Its tests are only in a checkout of Kosmodrom, not in an installed package; or name their folder with --tests.
cli-rules-tests = There is no folder { $folder } with tests. Name one with --tests.
cli-rules-coverage =
    { $excused ->
        [0] { $covered } of { $total } numbers are covered by tests.
       *[other] { $covered } of { $total } numbers are covered: { $excused } of them by a reason above why there is no test.
    }
cli-rules-excused = { $number }: no test, since { $why }
cli-rules-missing = Without a test: { $numbers }
cli-rules-unknown = { $test } names { $number }, which is not in the rules.

## The table in the terminal

table-area-board = Board
table-area-player = Players
table-area-hand = Hand
table-area-log = Log

table-welcome = Type the number of a choice and press Enter, or use the arrows.
table-typed = Choice { $number }: press Enter to take it.
table-no-choice = There is no choice { $number }.
table-not-asked = You have nothing to decide right now.
table-undone = Taken back: { $choice }
table-hint-thinking = The bot “{ $bot }” is thinking about your choice…
table-hint = Hint from the bot “{ $bot }”: { $number }. { $choice }
table-filter = Part of a choice; Enter returns to the list, Escape shows all
table-choices-made =
    { $count ->
        [one] { $count } choice made
       *[other] { $count } choices made
    }

table-key-undo = Undo
table-key-hint = Hint
table-key-rules = Rules
table-key-filter = Find
table-key-save = Save
table-key-pass = Pass
table-key-language = Polski
table-key-page = Page
table-key-leave = Quit

table-rules = Rules for this decision
table-keys-read = Escape: back   arrows, PgUp, PgDn: scroll
table-save = Save the game to which file?
table-keys-save = Enter: save   Escape: back
table-saved = Saved to { $file }.
table-save-failed = Cannot write { $file }: { $problem }.
table-leave = Leave the table
table-leave-text = Save the game to { $file } before leaving?
table-keys-leave = Enter: save and leave   n: leave without saving   Escape: stay
table-hand = Pass the terminal to { $name }
table-hand-text = What comes next is for { $name } only. Everyone else, look away.
table-keys-hand = Enter: I am { $name }
table-keys-hand-back = Escape: back to { $name }
table-hand-kept = It is { $name }'s turn: press p to pass the terminal on.
table-result = The end
table-keys-result = Enter: look at the board   s: save   u: undo   q: quit
table-keys-chapter = Enter: look at the board   u: undo   q: continue the campaign
table-over = The game is over.
table-automa = automa
table-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] Shared victory: { $winners }.
    }
table-won = { $count ->
    [one] You won.
   *[other] You won together.
}
table-lost = { $count ->
    [one] You lost.
   *[other] You lost together.
}
table-total = Total
