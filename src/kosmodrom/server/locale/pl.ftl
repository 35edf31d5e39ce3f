# Słowa serwera: co słyszą ludzie i programy, gdy czegoś nie da się zrobić.

## Żądania

error-internal = Coś poszło nie tak na serwerze; jego administrator zobaczy ten błąd. Spróbuj ponownie.
error-not-found = Pod adresem { $path } niczego nie ma.
error-method = Metoda { $method } nie jest tu obsługiwana.
error-request = Serwer nie rozumie tego żądania: { $problem }.
error-nul = Adres nie może zawierać znaku NUL.
error-utf8 = To nie jest tekst: JSON zapisuje się w UTF-8.
error-gone = Żądanie zostało przerwane, zanim dotarło w całości.
error-timed-out = Przesyłanie żądania trwało zbyt długo.
error-busy = Serwer zajmuje się teraz pytaniami innych. Spróbuj ponownie za chwilę.
error-full = Serwer nie ma teraz miejsca na kolejne połączenie: spróbuj ponownie.
error-not-saved = Serwer nie może teraz niczego zapisać. Nic nie przepadło: poczekaj chwilę i spróbuj ponownie.
error-elsewhere = Ten stół właśnie przechodzi na inny serwer. Nic nie przepadło: poczekaj chwilę i spróbuj ponownie.
error-link = Inne serwery nie mogą się połączyć z tym pod adresem { $host }: { $problem }.
error-not-read = Serwer nie ma teraz dostępu do swoich danych. Nic nie przepadło: poczekaj chwilę i spróbuj ponownie.
error-too-large = To za dużo: dozwolone najwyżej { $limit } bajtów.
error-too-many =
    { $seconds ->
        [one] Za dużo żądań. Spróbuj ponownie za sekundę.
        [few] Za dużo żądań. Spróbuj ponownie za { $seconds } sekundy.
       *[many] Za dużo żądań. Spróbuj ponownie za { $seconds } sekund.
    }
error-origin = Żądania ze stron { $origin } nie są tu przyjmowane.
error-host = Ten serwer ma adres { $address }, a nie „{ $host }”.
error-csrf = Brakuje nagłówka { $header } albo jest nieaktualny: jego wartość podaje GET /api/me.
error-token = Ten token jest nieprawidłowy albo stracił ważność. Zaloguj się ponownie.

error-body = To żądanie wymaga treści w formacie JSON.
error-body-type = Treść JSON jest niewłaściwego typu. Oczekiwany: { $wanted }.
error-nested = Ten JSON jest zbyt głęboko zagnieżdżony.
error-field = Pole „{ $field }” jest nieprawidłowe: { $problem }.
error-field-short = Pole „{ $field }” jest za krótkie: potrzeba co najmniej { $limit }.
error-field-long = Pole „{ $field }” jest za długie: dozwolone najwyżej { $limit }.
error-field-low = Wartość pola „{ $field }” jest za mała: najmniejsza to { $limit }.
error-field-high = Wartość pola „{ $field }” jest za duża: największa to { $limit }.
error-field-letters = Pole „{ $field }” zawiera niedozwolone znaki.
error-field-missing = Brakuje pola „{ $field }”.
error-field-unknown = Nie ma tu pola „{ $field }”.
error-field-type = Pole „{ $field }” powinno być typu: { $wanted }.

## Ludzie

error-sign-in = Najpierw podaj swój pseudonim.
error-signed-out = Twoja sesja na tym urządzeniu się skończyła. Zaloguj się ponownie, żeby grać dalej.
error-somebody-already = Masz już tu swoją nazwę. Żeby zacząć jako inny gość, najpierw się wyloguj.
error-nickname = Pseudonim musi zawierać co najmniej jeden widoczny znak.
error-nickname-accents = Jedna z liter pseudonimu ma za dużo znaków nad sobą i pod sobą: zachodziłyby na inne wiersze.
error-nickname-reserved = „{ $name }” oznacza tu coś innego. Wybierz inny pseudonim.
error-registration = Na tym serwerze nie można zakładać nowych kont. Możesz grać jako gość.
error-has-account = Masz już konto „{ $name }”. Wyloguj się, aby założyć inne.
error-name-taken = Nazwa „{ $name }” jest zajęta. Wybierz inną albo się zaloguj.
error-log-in = Błędna nazwa konta albo błędne hasło.
error-too-many-guesses =
    { $minutes ->
        [one] Za dużo błędnych haseł dla tej nazwy. Spróbuj ponownie za minutę.
        [few] Za dużo błędnych haseł dla tej nazwy. Spróbuj ponownie za { $minutes } minuty.
       *[many] Za dużo błędnych haseł dla tej nazwy. Spróbuj ponownie za { $minutes } minut.
    }
error-no-account = Gość nie ma hasła. Najpierw załóż konto.
error-password = Błędne hasło.
error-no-person = Nie ma nikogo o identyfikatorze „{ $person }”.

## Administrator serwera

error-host-key = To nie jest klucz administratora. Właściwy link serwer wypisuje przy uruchomieniu.
error-host-only = To jest dla administratora serwera. Otwórz link, który serwer wypisał przy uruchomieniu.
error-no-table = Nie ma stołu „{ $table }”.

## Ustawienia

error-settings-file = Nie można odczytać pliku { $file }: { $problem }.
error-settings-toml = { $file } nie jest poprawnym plikiem TOML: { $problem }.
error-settings-data = { $file }: folderem danych jest folder tego pliku. Inny można podać przez --data-dir.
error-settings-unknown = { $file }: nie ma ustawienia „{ $field }”. Znane: { $known }.
error-settings-field = Ustawienie „{ $field }” ({ $file } albo wiersz poleceń) jest nieprawidłowe: { $problem }.
error-settings-database = „{ $given }” nie jest bazą danych. Wpisz sqlite albo postgresql://użytkownik:hasło@host/nazwa.
error-settings-proxy = { $file }: „{ $given }” w trusted_proxies nie jest ani adresem, ani siecią taką jak 10.0.0.0/8.
error-settings-bot = { $file }: nie ma bota „{ $given }”. Znane: { $known }.
error-data-folder = Nie można utworzyć folderu danych { $folder }: { $problem }.
error-secrets-file = Nie można odczytać lub zapisać sekretów w { $file }: { $problem }.
error-secrets-short = { $file }: sekret „{ $field }” jest za krótki: potrzeba co najmniej { $limit } znaków. Po usunięciu pliku zostaną wylosowane nowe; wszyscy będą musieli zalogować się ponownie.
error-database = Nie można otworzyć bazy danych { $database }: { $problem }.
error-database-newer = Baza danych { $database } pochodzi z nowszej wersji tego programu. Uruchom tamtą wersję albo podaj inną bazę lub inny folder danych; starsza wersja jej nie odczyta.

## Strony

client-not-built = Serwer działa, ale klient do przeglądarki nie jest zbudowany. W kopii roboczej uruchom serwer skryptem ./kosmodrom, który go zbuduje.
