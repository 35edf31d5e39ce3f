# Words of the server: what people and programs are told when something cannot be done.

## Requests

error-internal = Something went wrong on the server; its administrator will see the error. Please try again.
error-not-found = There is nothing at { $path }.
error-method = { $method } is not supported here.
error-request = The server does not understand this request: { $problem }.
error-nul = An address cannot contain the character NUL.
error-utf8 = This is not text: JSON is written in UTF-8.
error-gone = The request broke off before it was complete.
error-timed-out = The request took too long to arrive.
error-busy = The server is busy with what others look up. Please try again in a moment.
error-full = The server has no room for another connection at the moment: please try again.
error-not-saved = The server cannot save anything at the moment. Nothing is lost: please wait a little and try again.
error-elsewhere = This table is just moving to another server. Nothing is lost: please wait a moment and try again.
error-link = Other servers cannot reach this one at { $host }: { $problem }.
error-not-read = The server cannot reach its data at the moment. Nothing is lost: please wait a little and try again.
error-too-large = This is too large: at most { $limit } bytes.
error-too-many =
    { $seconds ->
        [one] Too many requests. Please try again in a second.
       *[other] Too many requests. Please try again in { $seconds } seconds.
    }
error-origin = Requests from pages of { $origin } are not accepted here.
error-host = This server is reached at { $address }, not at “{ $host }”.
error-csrf = The header { $header } is missing or out of date: take its value from GET /api/me.
error-token = This token is not valid, or has expired. Please sign in again.

error-body = This request needs a JSON body.
error-body-type = The JSON body has the wrong type. Expected: { $wanted }.
error-nested = This JSON is nested too deeply.
error-field = The field “{ $field }” is not valid: { $problem }.
error-field-short =
    { $limit ->
        [one] The field “{ $field }” is too short: at least one is needed.
       *[other] The field “{ $field }” is too short: at least { $limit } are needed.
    }
error-field-long = The field “{ $field }” is too long: at most { $limit } are allowed.
error-field-low = The field “{ $field }” is too low: the minimum is { $limit }.
error-field-high = The field “{ $field }” is too high: the maximum is { $limit }.
error-field-letters = The field “{ $field }” contains characters that are not allowed.
error-field-missing = The field “{ $field }” is missing.
error-field-unknown = There is no field “{ $field }” here.
error-field-type = The field “{ $field }” should be: { $wanted }.

## People

error-sign-in = Please choose a nickname first.
error-signed-out = You have been signed out. Sign in again to carry on.
error-somebody-already = You already have a name here. To begin as another guest, sign out first.
error-nickname = A nickname needs at least one visible character.
error-nickname-accents = There are too many accents on one letter of this nickname: they would run into other lines.
error-nickname-reserved = “{ $name }” means something else here. Please choose another nickname.
error-registration = New accounts are closed on this server. You can play as a guest.
error-has-account = You already have the account “{ $name }”. Sign out to create another one.
error-name-taken = The name “{ $name }” is taken. Please choose another one, or sign in.
error-log-in = Wrong account name or password.
error-too-many-guesses =
    { $minutes ->
        [one] Too many wrong passwords for this name. Please try again in a minute.
       *[other] Too many wrong passwords for this name. Please try again in { $minutes } minutes.
    }
error-no-account = A guest has no password. Create an account first.
error-password = Wrong password.
error-no-person = There is nobody with the id “{ $person }”.

## The administrator of the server

error-host-key = This is not the administrator key. The server prints the right link when it starts.
error-host-only = This is for the administrator of the server. Open the link that the server printed when it started.
error-no-table = There is no table “{ $table }”.

## Settings

error-settings-file = Cannot read { $file }: { $problem }.
error-settings-toml = { $file } is not valid TOML: { $problem }.
error-settings-data = { $file }: the data folder is the folder of this file. Give another one with --data-dir.
error-settings-unknown = { $file }: there is no setting “{ $field }”. Known: { $known }.
error-settings-field = The setting “{ $field }” ({ $file } or the command line) is not valid: { $problem }.
error-settings-database = “{ $given }” is not a database. Write sqlite, or postgresql://user:password@host/name.
error-settings-proxy = { $file }: “{ $given }” in trusted_proxies is neither an address nor a network such as 10.0.0.0/8.
error-settings-bot = { $file }: there is no bot “{ $given }”. Known: { $known }.
error-data-folder = The data folder { $folder } cannot be made: { $problem }.
error-secrets-file = The secrets in { $file } cannot be read or written: { $problem }.
error-secrets-short = { $file }: the secret “{ $field }” is too short: it needs at least { $limit } characters. Delete the file and new ones are drawn; everyone then has to sign in again.
error-database = The database { $database } cannot be opened: { $problem }.
error-database-newer = The database { $database } comes from a newer version of this program. Start that version, or give another database or data folder; an older version cannot read it.

## Pages

client-not-built = The server is running, but the browser client is not built. In a checkout, start the server with the script ./kosmodrom, which builds it.
