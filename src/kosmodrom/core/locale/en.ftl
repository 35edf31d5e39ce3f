# Words of the core: refusals and errors that every game shares.

player = Player { $number }
clock = The clock
waiting-for =
    { $count ->
        [one] Waiting for { $names }.
       *[other] Waiting for { $names }.
    }

refusal-finished = The game is over.
refusal-not-asked = It is not your turn to decide.
refusal-no-such-seat = There is no seat { $seat }: this table has { $seats }, counted from 0.
refusal-automa = Nobody decides for { $player }: the rules of the game play this automa.
refusal-not-offered = That is not one of your choices now.
refusal-wrong-question = That is not what you are asked now.
refusal-malformed = This game has no such choice: { $problem }.
refusal-misstated = That choice does not cost what it says. Leave its cost out, or send it as it is offered.
refusal-undo-nothing = You have nothing to take back.
refusal-undo-needs-consent =
    { $alone ->
        [0] You cannot take that back on your own: something has been revealed, or someone has acted since.
        [one] On your own you can take back only your last choice.
       *[other] On your own you can take back only your last { $alone } choices.
    } Going further needs everyone's consent.
refusal-undo-no-such-choice = There is no choice { $to }: this game has { $choices }.

error-seats = { $game } is for { $min } to { $max } players, not for { $given }.
error-automas =
    { $game } takes { $max ->
        [0] no automas
        [one] 0 or 1 automa
       *[other] 0 to { $max } automas
    }, not { $given }.
error-rule = A rule failed at choice { $choice } ({ $option }): { $problem }. The table is as it was before that choice.
error-unknown-game = There is no game “{ $game }”. Installed: { $known }.

error-unknown-campaign = { $game } has no campaign “{ $campaign }”. Known: { $known }.
error-no-campaigns = { $game } has no campaigns.
error-campaign-seats = This campaign of { $game } is for { $min } to { $max } players, not for { $given }.
error-campaign-automas =
    This campaign of { $game } takes { $max ->
        [0] no automas
        [one] 0 or 1 automa
       *[other] 0 to { $max } automas
    }, not { $given }.
error-carried-none = { $game } has no campaigns: nothing can be carried into a game of it.
error-carried = What is carried into this game of { $game } is not what the game expects: { $problem }.

error-option-unknown = There is no option “{ $field }”. Known: { $known }.
error-option-value = The option “{ $field }” cannot be “{ $value }”. Allowed: { $allowed }.

error-data-toml = { $file } is not valid TOML: { $problem }.
error-data-excess = { $file }, line { $line }: { $problem }.
toml-problem-levels = More than 40 levels
toml-problem-digits = A number of more than 100 digits
error-data-table = { $file }: there is no table “{ $table }”. Known: { $known }.
error-data-file = Cannot read { $file }: { $problem }.
error-data-ordinary = { $file } is no ordinary file: a folder, a pipe or a device cannot be read here.
error-data-size = { $file } is too large: at most { $most } kB are read.
error-data-entries = { $file }: “{ $table }” contains entries. Write each correction under [[{ $table }]].
error-data-twice = Two entries have the id “{ $entry }”. Ids are unique across all files of a game.
error-data-id = { $file }: entry { $number } of “{ $table }” has no id. Add id = "..." to say which entry it corrects or adds.
error-data-field = { $file }, entry “{ $entry }”, field “{ $field }”: { $problem }.
error-guide-step = { $file }, step “{ $step }”: { $problem }.
error-mission-file = { $file }, line { $line }: { $en } Run “kosmodrom mission check” to see all mistakes.
error-overlay-file = The overlay file { $file } matches no file of the game. Known: { $known }.
error-overlay-folder = The overlay { $folder } is not a folder. Give a folder with TOML files named like the built-in ones.

error-history-file = Cannot read { $file }: { $problem }.
error-history-json = This record is damaged or cut off: { $problem }.
error-history-shape = This is not a complete record of a game: { $problem }.
error-history-format = This record has format { $found }; this version reads format { $known }.
error-history-game = This is a record of { $found }, not of { $known }.
error-history-rules = This record was played with rules version { $found } of { $game }; this version has { $known }.
error-history-data = This record was played with other card data for { $game }. Give the overlay that it was played with.
error-history-mission = This record is of the mission “{ $mission }” of { $game }, which is not here: it was written in a file of its own. Give that file, or an overlay with it in its folder “missions”.
error-history-choice = Choice { $choice } cannot be read: { $problem }.
error-history-illegal = Choice { $choice } is not legal: { $problem }
error-history-differs = The replay differs from the record: the first difference is between choice { $choice } and choice { $last }.
error-history-part = This table does not know its whole history: it was picked up at a snapshot, or its hidden parts are guessed.

error-chronicle-shape = This is not a complete record of a campaign: { $problem }.
error-chronicle-chapter = Chapter { $chapter } of this campaign cannot be replayed: { $problem }
error-chronicle-carried = Chapter { $chapter } of this campaign does not begin with what was carried into it.
error-chronicle-options = Chapter { $chapter } of this campaign is played with options other than the campaign's.
error-chronicle-seats = Chapter { $chapter } of this campaign is played by a different number of players or automas.
error-chronicle-seed = The seed of chapter { $chapter } does not come from the seed of the campaign.
error-chronicle-unfinished = Chapter { $chapter } of this campaign was not played to its end, but others follow it.
error-chronicle-over =
    { $chapters ->
        [one] This campaign is over after one chapter, but the record has more.
       *[other] This campaign is over after { $chapters } chapters, but the record has more.
    }

## Mistakes in files that people write

mistake-toml = This is not TOML: { $problem }. The rest is checked once it can be read.
mistake-field =
    There is no field “{ $field }” here. { $nearest ->
        [none] Known: { $known }.
       *[other] Did you mean “{ $nearest }”?
    }
mistake-missing = The field “{ $field }” is missing.
mistake-type =
    “{ $found }” does not fit here: this must be { $wanted ->
        [table] a table, {"{ name = value }"}
        [list] a list, [ ... ]
        [flag] true or false
        [number] a whole number
       *[text] a text in quotation marks
    }.
mistake-value =
    “{ $value }” is not known here. { $nearest ->
        [none] Known: { $known }.
       *[other] Did you mean “{ $nearest }”?
    }
mistake-length =
    There are { $found } values in this list; there must be { $bounds ->
        [exact] { $least }
        [least] at least { $least }
       *[most] at most { $most }
    }.
mistake-range =
    { $value } is out of range: { $bounds ->
        [both] it must be from { $least } to { $most }
       *[least] it must be at least { $least }
    }.
mistake-name = “{ $value }” is no name: it must begin with a small letter and have only small letters, digits and dashes.
