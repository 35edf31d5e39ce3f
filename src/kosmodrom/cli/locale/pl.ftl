# Słowa wiersza poleceń i stołu w terminalu.

## Pomoc

cli-help = Kosmodrom: kosmiczne gry planszowe w przeglądarce i w terminalu, z ludźmi i botami. Bez polecenia robi to samo co „kosmodrom serve”.
cli-help-serve = Uruchamia serwer: do gry w przeglądarce, w pojedynkę albo z innymi.
cli-help-games = Lista gier: liczba graczy, czas, złożoność i opcje.
cli-help-play = Gra w terminalu przeciw botom; bez nazwy gry pyta, w co grać.
cli-help-simulate = Boty rozgrywają między sobą wiele gier, a program liczy wyniki.
cli-help-soak = Rozgrywa tysiące losowych gier, na każdy możliwy sposób, i sprawdza, czy zasady dotrzymują obietnic.
cli-help-mission = Sprawdza napisaną przez ciebie misję i daje ją botom do wypróbowania.
cli-help-mission-check = Wymienia wszystkie błędy w plikach misji.
cli-help-mission-try = Boty grają misję: jak często wygrywają, dlaczego przegrywają, które cele osiągają.
cli-help-replay = Pokazuje zapisaną grę: przebieg, planszę i wynik.
cli-help-rules = Szuka w zasadach gry; bez słów pokazuje rozdziały.

cli-help-usage = Użycie:
cli-help-options-piece = [OPCJE]
cli-help-command-piece = POLECENIE ...
cli-help-commands = Polecenia
cli-help-arguments = Argumenty
cli-help-options = Opcje
cli-help-help = Pokaż tę pomoc.
cli-help-version = Pokaż wersję.
cli-help-lang = Język: en albo pl. Domyślnie język terminala (KOSMODROM_LANG, LC_ALL, LC_MESSAGES, LANG).
cli-help-install-completion = Zainstaluj uzupełnianie w tej powłoce.
cli-help-show-completion = Pokaż skrypt uzupełniania dla tej powłoki.

cli-help-game = Nazwa gry z listy „kosmodrom games”.
cli-help-players = Liczba graczy razem z botami.
cli-help-bots = Boty po przecinku; gdy jest ich mniej niż miejsc, powtarzają się.
cli-help-automas = Liczba przeciwników, którymi kierują zasady gry, jeśli gra takich ma. Domyślnie 0.
cli-help-seed = To samo ziarno, ta sama gra: liczba albo dowolny tekst.
cli-help-option = Opcja gry z listy „kosmodrom games”. Można podać kilka razy.
cli-help-overlay = Folder z plikami TOML, które poprawiają wbudowane karty i plansze.
cli-help-mission-file = Plik misji napisanej przez ciebie; zob. docs/writing-a-mission.md.
cli-help-mission-files = Pliki misji.
cli-help-mission-players = Liczba graczy; można podać kilka razy. Domyślnie każda, na którą pozwala gra.
cli-help-mission-games = Liczba gier na każdy poziom trudności i każdą liczbę graczy. Domyślnie 20.
cli-help-mission-difficulty = Poziom trudności; można podać kilka razy. Domyślnie wszystkie.
cli-help-seat = Twoje miejsce, licząc od 0.
cli-help-name = Twoje imię przy stole. Podaj kilka, jeśli przy tym terminalu gra kilka osób, licząc od twojego miejsca.
cli-help-load = Kontynuuj zapisaną grę.
cli-help-campaign = Zagraj kampanię gry, rozdział po rozdziale; listę kampanii podaje „kosmodrom games”.
cli-help-save = Plik na zapis gry albo kampanii. Jeśli już istnieje, kontynuuj z niego.
cli-help-chapter = Rozdział zapisanej kampanii, licząc od 1. Domyślnie wszystkie, w skrócie.
cli-help-games-number = Liczba gier. Domyślnie 100.
cli-help-jobs = Liczba procesów. Domyślnie po jednym na rdzeń. Gry są takie same przy każdej liczbie.
cli-help-soak-game = Nazwy gier albo pomocników z listy „kosmodrom games”. Domyślnie wszystkie gry.
cli-help-soak-games = Liczba partii każdej gry. Domyślnie 100; przy 0 tylko pokazuje, co jest w pliku podanym w --state.
cli-help-soak-seed = Dowolny tekst: to samo ziarno i ten sam numer, ta sama partia. Domyślnie soak.
cli-help-soak-replay = Jaką część partii także odtwarzać z zapisu i zamrażać w połowie, od 0 do 1. Domyślnie 0.1.
cli-help-soak-state = Zapisuj w tym pliku, co już rozegrano; jeśli istnieje, kontynuuj od tego miejsca.
cli-help-soak-report = Zapisz tabelę także w tym pliku (Markdown).
cli-help-soak-only = Rozegraj jeszcze raz tylko partię o tym numerze, z każdym sprawdzeniem.
cli-help-json = Wypisz jeden obiekt JSON i nic więcej.
cli-help-file = Zapisana gra.
cli-help-at = Zatrzymaj się po tylu ruchach. Domyślnie cała gra.
cli-help-replay-seat = Pokaż to, co widać z tego miejsca, licząc od 0. Domyślnie to, co widzi widz.
cli-help-words = Szukane słowa albo numery zasad, np. AM-301 lub AM-3.
cli-help-where = Pokaż przy każdej zasadzie wiersze kodu i testy, które jej dotyczą.
cli-help-coverage = Pokaż przy każdej zasadzie testy, które ją sprawdzają; kończy się błędem, gdy któraś nie ma żadnego.
cli-help-tests = Folder z testami. Domyślnie tests/games/GRA w kopii roboczej.

cli-help-host = Adres, na którym serwer nasłuchuje. Domyślnie 127.0.0.1: tylko ten komputer; 0.0.0.0: cała sieć.
cli-help-port = Port. Domyślnie 8000 albo następny wolny.
cli-help-data-dir = Folder bazy danych, ustawień i sekretów. Domyślnie zwykłe miejsce na dane w tym systemie.
cli-help-database = postgresql://UŻYTKOWNIK:HASŁO@HOST/NAZWA. Domyślnie plik SQLite w folderze danych.
cli-help-workers = Ile procesów serwera dzieli się pracą; w systemie Windows więcej niż jeden wymaga PostgreSQL. Domyślnie 1.
cli-help-open = Otwórz przeglądarkę.

cli-metavar-game = GRA
cli-metavar-difficulty = POZIOM
cli-metavar-number = N
cli-metavar-bots = BOT,...
cli-metavar-seed = ZIARNO
cli-metavar-option = NAZWA=WARTOŚĆ
cli-metavar-folder = FOLDER
cli-metavar-file = PLIK
cli-metavar-campaign = KAMPANIA
cli-metavar-part = CZĘŚĆ
cli-metavar-name = IMIĘ
cli-metavar-words = SŁOWA
cli-metavar-language = JĘZYK
cli-metavar-host = ADRES
cli-metavar-url = URL

## Błędy w poleceniu

cli-usage-help = Zobacz „kosmodrom --help”.
cli-usage-command = Nie ma polecenia „{ $command }”. Znane: { $known }.
cli-usage-option = Nie ma tu opcji { $option }.
cli-usage-no-value = Opcja { $option } wymaga wartości.
cli-usage-missing = Brakuje: { $parameter }.
cli-usage-extra = Za dużo argumentów: { $arguments }.
cli-usage-other = Nie można tego zrozumieć: { $problem }
cli-usage-language = Nie ma języka „{ $language }”. Znane: { $known }.
cli-usage-number = „{ $value }” nie jest liczbą całkowitą większą lub równą { $min }.
cli-usage-part = „{ $value }” nie jest częścią: wpisz liczbę od 0 do 1, np. 0.1.
cli-usage-soak-only = Z --only podaj jedną grę i pomiń --state oraz --report.
cli-usage-port = „{ $value }” nie jest portem: wpisz liczbę od 1 do 65535 albo 0, czyli dowolny wolny.
cli-usage-pair = „{ $text }” nie jest opcją gry: wpisz NAZWA=WARTOŚĆ.

## Dodatki

cli-extra-terminal = Stół w terminalu to dodatek, który nie jest zainstalowany: { $install }
cli-extra-server = Serwer to dodatek, który nie jest zainstalowany: { $install }
cli-extra-postgresql = PostgreSQL to dodatek, który nie jest zainstalowany: { $install }

## serve

cli-serve-open = Kosmodrom jest otwarty: { $link }
cli-serve-neighbours = Dla innych w twojej sieci: { $link }
cli-serve-host = Tylko dla ciebie, strona administratora: { $link }
cli-serve-data = Gry, ustawienia i sekrety są w { $folder }
cli-serve-room =
    { $count ->
        [one] Naraz zmieści się { $count } połączenie.
        [few] Naraz zmieszczą się { $count } połączenia.
       *[many] Naraz zmieści się { $count } połączeń.
    }
cli-serve-little-room =
    { $count ->
        [one] Naraz zmieści się { $count } połączenie; aby było ich więcej, pozwól otwierać więcej plików (ulimit -n).
        [few] Naraz zmieszczą się { $count } połączenia; aby było ich więcej, pozwól otwierać więcej plików (ulimit -n).
       *[many] Naraz zmieści się { $count } połączeń; aby było ich więcej, pozwól otwierać więcej plików (ulimit -n).
    }
cli-serve-stop = Ctrl-C zatrzymuje serwer; trwające gry potoczą się dalej po następnym uruchomieniu.
cli-serve-stopped = Zatrzymano. Wszystkie gry są zapisane.
cli-serve-killed = Proces serwera został przerwany sygnałem { $signal }.
cli-serve-ended = Proces serwera zakończył się kodem { $code }.
cli-serve-hung = Proces serwera nie dawał znaku życia ({ $seconds } s), więc został przerwany.
cli-serve-not-started = Nie udało się uruchomić procesu serwera: { $problem }.
cli-serve-again = Zaraz ruszy ponownie. Wszystkie gry są zapisane.
cli-serve-later =
    { $seconds ->
        [one] To się powtarza, więc ruszy ponownie za sekundę. Wszystkie gry są zapisane.
        [few] To się powtarza, więc ruszy ponownie za { $seconds } sekundy. Wszystkie gry są zapisane.
       *[many] To się powtarza, więc ruszy ponownie za { $seconds } sekund. Wszystkie gry są zapisane.
    }
cli-serve-workers = W systemie Windows plik SQLite obsługuje jeden proces, a nie { $workers }: podaj bazę PostgreSQL w --database albo pomiń --workers.
cli-serve-running = Kosmodrom działa już z folderem { $folder }: otwórz { $link }, zatrzymaj go albo wybierz inny folder w --data-dir.
cli-serve-busy = Port { $port } adresu { $host } zajmuje inny program: zatrzymaj go albo wybierz inny port w --port.
cli-serve-all-busy = Porty od { $first } do { $last } są zajęte: wybierz inny w --port.
cli-serve-listen = Nie można nasłuchiwać na { $host }, port { $port } ({ $problem }): podaj w --host adres tego komputera, a w --port dozwolony port.
cli-serve-database = Nie można użyć bazy danych { $database }: { $problem }

## play bez nazwy gry

cli-welcome-which = W co gramy? (numer albo Enter, żeby wyjść)
cli-welcome-again =
    { $count ->
        [one] Wpisz 1 albo naciśnij sam Enter, żeby wyjść.
       *[other] Wpisz numer od 1 do { $count } albo naciśnij sam Enter, żeby wyjść.
    }

## games

cli-games-facts =
    Gracze: { $players }{ $together ->
        [true] , kooperacyjnie
       *[false] {""}
    }{ $automas ->
        [0] {""}
        [one] {" "}oraz 0 lub 1 automa
       *[many] {" "}oraz od 0 do { $automas } autom
    } · czas: { $minutes } minut · złożoność: { $complexity } z 5
cli-games-option = --option { $name }={ $values }  { $meaning } (domyślnie { $default })
cli-games-seat = Liczby oznaczają graczy przy stole: im mniej graczy, tym mniej liczb.
cli-games-needs = Działa tylko z { $needs }.
cli-games-campaign = --campaign { $id }  { $name }: { $story }
cli-games-companion = kosmodrom play { $id }  { $name }: { $tagline }

## play

cli-play-name = Kapitan
cli-play-bot-names = Łajka, Biełka, Striełka, Wietierok, Ugolok
cli-play-automa-names = Sputnik, Łuna, Voyager, Viking
cli-play-terminal = Stół wymaga terminala: standardowe wejście i wyjście nie mogą być przekierowane.
cli-play-other-game = W pliku { $file } jest gra { $game }: pomiń nazwę gry albo podaj tę.
cli-play-saved = Gra jest w pliku { $file }. Żeby grać dalej: kosmodrom play --load { $file }{ $people }
cli-no-seat = Nie ma miejsca { $seat }: miejsca liczy się od 0 do { $last }.
cli-play-no-campaign = W pliku { $file } jest pojedyncza gra, a nie kampania.
cli-play-other-campaign = W pliku { $file } jest kampania „{ $campaign }”: pomiń --campaign albo podaj tę kampanię.
cli-no-player = W tej grze nikt nie nazywa się „{ $name }”. Gracze: { $known }.

## Kampanie

cli-campaign-chapter = Rozdział { $number }: { $name }
cli-campaign-ready = Naciśnij Enter, żeby grać, albo wpisz q i naciśnij Enter, żeby zakończyć.
cli-campaign-outcome =
    { $outcome ->
        [won] Rozdział { $number }, { $name }: wygrana.
        [lost] Rozdział { $number }, { $name }: przegrana.
       *[ranked] Rozdział { $number }, { $name }: rozegrany.
    }
cli-campaign-over =
    { $outcome ->
        [won] { $name }: kampania wygrana.
        [lost] { $name }: kampania przegrana.
       *[ranked] { $name }: kampania dobiegła końca.
    }
cli-campaign-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
cli-campaign-saved = Kampania jest w pliku { $file }. Żeby kontynuować: kosmodrom play --load { $file }

## simulate

cli-simulate-playing = Boty grają
cli-simulate-bot = Bot
cli-simulate-wins = Wygrane
cli-simulate-share = Udział
cli-simulate-score = Średni wynik
cli-simulate-seats = Wygrane według miejsc, od pierwszego: { $wins }
cli-simulate-speed = Gry: { $games }, ruchy: { $choices }, czas: { $seconds } s, ruchów na sekundę: { $speed }
cli-simulate-fingerprint = Odcisk: { $fingerprint }

## soak

cli-soak-game = Gra
cli-soak-games = Partie
cli-soak-tables = Stoły
cli-soak-choices = Ruchy
cli-soak-players = Gracze
cli-soak-values = Spotkane wartości opcji
cli-soak-endings = Spotkane zakończenia
cli-soak-campaigns = Kampanie
cli-soak-replayed = Odtworzone
cli-soak-longest = Najwięcej ruchów
cli-soak-slowest = Najwolniejszy ruch
cli-soak-failures = Błędy
cli-soak-most = { $amount } (partia { $number })
cli-soak-slow = { $amount } ms (partia { $number })
cli-soak-run = Ziarno „{ $seed }”, część odtworzona { $replay }. Każdą partię można rozegrać jeszcze raz: kosmodrom soak GRA --seed "{ $seed }" --only NUMER
cli-soak-failed =
    { $count ->
        [one] W jednej partii złamano obietnicę:
        [few] W { $count } partiach złamano obietnicę:
       *[many] W { $count } partiach złamano obietnicę:
    }
cli-soak-failure = kosmodrom soak { $game } --seed "{ $seed }" --only { $number }:
cli-soak-played =
    { $game }, partia { $number } z ziarna „{ $seed }”{ $campaign ->
        [0] {""}
       *[other] , kampania
    }: gracze { $players }, automy { $automas }, { $values }; { $choices ->
        [one] jeden ruch
        [few] { $choices } ruchy
       *[many] { $choices } ruchów
    }.
cli-soak-other-run = { $file } należy do przebiegu z --seed "{ $seed }" --replay { $replay }: podaj te wartości albo inny plik.
cli-soak-other-rules = { $file } zawiera partie gry { $game } według innych zasad lub kart niż zainstalowane: wybierz inny plik.
cli-soak-no-state = { $file } nie pochodzi z „kosmodrom soak” albo jest uszkodzony: wybierz inny plik.
cli-soak-file = Nie można użyć pliku { $file }: { $problem }.

## mission

cli-mission-no-game = Żadna zainstalowana gra nie przyjmuje misji z plików.
cli-no-missions = Gra { $game } nie przyjmuje misji z plików.
cli-usage-mission-overlay = Podaj albo --overlay, albo --mission-file. Nakładka też może zawierać misje: w swoim folderze „missions”.
cli-usage-difficulty = Nie ma poziomu trudności „{ $value }”. Znane: { $known }.
cli-mission-checked =
    { $file }: { $mistakes ->
        [0] bez błędów.
        [one] jeden błąd.
        [few] { $mistakes } błędy.
       *[many] { $mistakes } błędów.
    }
cli-mission-level = Poziom
cli-mission-players = Gracze
cli-mission-won = Wygrane
cli-mission-likely = Zapewne między
cli-mission-rounds = Rundy
cli-mission-causes = { $level }: przegrane gry: { $lost } z { $games }
cli-mission-goals = { $level }: osiągnięte cele

## replay

cli-replay-at = Nie ma ruchu { $at }: w tym zapisie jest ich { $choices }.
cli-replay-stands = Po ruchu { $choices } z { $total }.
cli-replay-chapter =
    { $chapters ->
        [0] Nie ma rozdziału { $chapter }: żaden jeszcze się nie zaczął.
        [one] Nie ma rozdziału { $chapter }: w tym zapisie jest jeden.
        [few] Nie ma rozdziału { $chapter }: w tym zapisie są { $chapters }.
       *[many] Nie ma rozdziału { $chapter }: w tym zapisie jest { $chapters }.
    }
cli-replay-no-campaign = W pliku { $file } jest pojedyncza gra: nie ma rozdziałów.

## rules

cli-rules-page = { $problem }.
cli-rules-none = Żadna zasada nie zawiera „{ $words }”.
cli-rules-lines = Kod:
cli-rules-carried = Testy:
cli-rules-no-line = Nie wymienia jej żaden wiersz kodu.
cli-rules-uncarried = Nie może jej pokazać żaden wiersz kodu: { $why }
cli-rules-no-test = Nie sprawdza jej żaden test.
cli-rules-checkout = Testy są tylko w kopii roboczej Kosmodromu, a nie w zainstalowanym pakiecie; można też wskazać ich folder opcją --tests.
cli-rules-tests = Nie ma folderu { $folder } z testami. Wskaż inny opcją --tests.
cli-rules-coverage =
    { $excused ->
        [0] Numery sprawdzane w testach: { $covered } z { $total }.
       *[other] Numery sprawdzane w testach: { $covered } z { $total }, w tym z podanym wyżej powodem, dlaczego testu nie ma: { $excused }.
    }
cli-rules-excused = { $number }: bez testu, bo { $why }
cli-rules-missing = Bez testu: { $numbers }
cli-rules-unknown = { $test } wymienia numer { $number }, którego nie ma w zasadach.

## Stół w terminalu

table-area-board = Plansza
table-area-player = Gracze
table-area-hand = Ręka
table-area-log = Przebieg

table-welcome = Wpisz numer ruchu i naciśnij Enter albo użyj strzałek.
table-typed = Ruch { $number }: Enter zatwierdza.
table-no-choice = Nie ma ruchu { $number }.
table-not-asked = Teraz nie ty decydujesz.
table-undone = Cofnięto: { $choice }
table-hint-thinking = Bot „{ $bot }” zastanawia się nad twoim ruchem…
table-hint = Podpowiedź bota „{ $bot }”: { $number }. { $choice }
table-filter = Fragment ruchu; Enter wraca do listy, Escape pokazuje wszystko
table-choices-made =
    { $count ->
        [one] { $count } ruch za nami
        [few] { $count } ruchy za nami
       *[many] { $count } ruchów za nami
    }

table-key-undo = Cofnij
table-key-hint = Rada
table-key-rules = Zasady
table-key-filter = Szukaj
table-key-save = Zapisz
table-key-pass = Przekaż
table-key-language = English
table-key-page = Strona
table-key-leave = Wyjdź

table-rules = Zasady dotyczące tej decyzji
table-keys-read = Escape: wróć   strzałki, PgUp, PgDn: przewijanie
table-save = Do jakiego pliku zapisać grę?
table-keys-save = Enter: zapisz   Escape: wróć
table-saved = Zapisano w { $file }.
table-save-failed = Nie można zapisać { $file }: { $problem }.
table-leave = Odejście od stołu
table-leave-text = Zapisać grę w { $file } przed wyjściem?
table-keys-leave = Enter: zapisz i wyjdź   n: wyjdź bez zapisu   Escape: zostań
table-hand = Przekaż terminal: { $name }
table-hand-text = To, co się teraz pokaże, jest tylko dla jednej osoby: { $name }. Pozostali odwracają wzrok.
table-keys-hand = Enter: to ja, { $name }
table-keys-hand-back = Escape: wraca { $name }
table-hand-kept = Teraz decyduje { $name }: p przekazuje terminal.
table-result = Koniec
table-keys-result = Enter: obejrzyj planszę   s: zapisz   u: cofnij   q: wyjdź
table-keys-chapter = Enter: obejrzyj planszę   u: cofnij   q: kontynuuj kampanię
table-over = Gra się skończyła.
table-automa = automa
table-winners =
    { $count ->
        [one] Wygrywa { $winners }.
       *[other] Wspólne zwycięstwo: { $winners }.
    }
table-won = { $count ->
    [one] Wygrana.
   *[other] Wspólna wygrana.
}
table-lost = { $count ->
    [one] Przegrana.
   *[other] Wspólna przegrana.
}
table-total = Razem
