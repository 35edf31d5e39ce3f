# Słowa rdzenia: odmowy i błędy wspólne dla wszystkich gier.

player = Gracz { $number }
clock = Zegar
waiting-for =
    { $count ->
        [one] Wybiera: { $names }.
       *[other] Wybierają: { $names }.
    }

refusal-finished = Gra się skończyła.
refusal-not-asked = Teraz nie ty decydujesz.
refusal-no-such-seat = Nie ma miejsca { $seat }: przy tym stole jest ich { $seats }, licząc od 0.
refusal-automa = { $player } to automa: kierują nią zasady gry i nikt za nią nie decyduje.
refusal-not-offered = Tego nie ma teraz wśród twoich ruchów.
refusal-wrong-question = Teraz chodzi o inną decyzję.
refusal-malformed = W tej grze nie ma takiego ruchu: { $problem }.
refusal-misstated = Ten ruch kosztuje co innego, niż podaje. Pomiń koszt albo wyślij ruch dokładnie tak, jak jest oferowany.
refusal-undo-nothing = Nie masz czego cofnąć.
refusal-undo-needs-consent =
    { $alone ->
        [0] Nie możesz cofnąć tego samodzielnie: coś zostało ujawnione albo ktoś już zagrał.
        [one] Samodzielnie możesz cofnąć tylko swój ostatni ruch.
        [few] Samodzielnie możesz cofnąć tylko swoje ostatnie { $alone } ruchy.
       *[many] Samodzielnie możesz cofnąć tylko swoich ostatnich { $alone } ruchów.
    } Dalsze cofanie wymaga zgody wszystkich.
refusal-undo-no-such-choice = Nie ma ruchu { $to }: w tej grze jest ich { $choices }.

error-seats = { $game } to gra dla { $min }–{ $max } osób, nie dla { $given }.
error-automas =
    Liczba autom w grze { $game }: { $max ->
        [0] 0
        [one] 0 lub 1
       *[many] od 0 do { $max }
    }, a nie { $given }.
error-rule = Zasada zawiodła przy ruchu { $choice } ({ $option }): { $problem }. Stół jest taki jak przed tym ruchem.
error-unknown-game = Nie ma gry „{ $game }”. Zainstalowane: { $known }.

error-unknown-campaign = Gra { $game } nie ma kampanii „{ $campaign }”. Znane: { $known }.
error-no-campaigns = Gra { $game } nie ma kampanii.
error-campaign-seats = Ta kampania gry { $game } jest dla { $min }–{ $max } osób, nie dla { $given }.
error-campaign-automas =
    Liczba autom w tej kampanii gry { $game }: { $max ->
        [0] 0
        [one] 0 lub 1
       *[many] od 0 do { $max }
    }, a nie { $given }.
error-carried-none = Gra { $game } nie ma kampanii: niczego nie można do niej przenieść.
error-carried = Gra { $game } oczekuje, że zostanie do niej przeniesione coś innego: { $problem }.

error-option-unknown = Nie ma opcji „{ $field }”. Znane: { $known }.
error-option-value = Opcja „{ $field }” nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.

error-data-toml = { $file } nie jest poprawnym plikiem TOML: { $problem }.
error-data-excess = { $file }, wiersz { $line }: { $problem }.
toml-problem-levels = Ponad 40 poziomów
toml-problem-digits = Liczba, która ma ponad 100 cyfr
error-data-table = { $file }: nie ma tabeli „{ $table }”. Znane: { $known }.
error-data-file = Nie można odczytać { $file }: { $problem }.
error-data-ordinary = { $file } nie jest zwykłym plikiem: folderu, potoku ani urządzenia nie da się tu odczytać.
error-data-size = { $file } jest za duży: plik może mieć najwyżej { $most } kB.
error-data-entries = { $file }: „{ $table }” zawiera wpisy. Zapisz każdą poprawkę pod [[{ $table }]].
error-data-twice = Dwa wpisy mają id „{ $entry }”. Id są niepowtarzalne we wszystkich plikach gry.
error-data-id = { $file }: wpis { $number } w „{ $table }” nie ma id. Dodaj id = "...", żeby było wiadomo, który wpis poprawia lub dodaje.
error-data-field = { $file }, wpis „{ $entry }”, pole „{ $field }”: { $problem }.
error-guide-step = { $file }, krok „{ $step }”: { $problem }.
error-mission-file = { $file }, wiersz { $line }: { $pl } Polecenie „kosmodrom mission check” pokaże wszystkie błędy.
error-overlay-file = Plik nakładki { $file } nie odpowiada żadnemu plikowi gry. Znane: { $known }.
error-overlay-folder = Nakładka { $folder } nie jest folderem. Podaj folder z plikami TOML o nazwach takich jak wbudowane.

error-history-file = Nie można odczytać { $file }: { $problem }.
error-history-json = Ten zapis jest uszkodzony albo urwany: { $problem }.
error-history-shape = To nie jest pełny zapis gry: { $problem }.
error-history-format = Ten zapis ma format { $found }; ta wersja czyta format { $known }.
error-history-game = To zapis gry { $found }, a nie { $known }.
error-history-rules = Ten zapis powstał z wersją { $found } zasad gry { $game }; ta wersja programu ma { $known }.
error-history-data = Ten zapis powstał z innymi danymi kart gry { $game }. Podaj tę samą nakładkę, z którą się grało.
error-history-mission = Ten zapis to misja „{ $mission }” gry { $game }, której tu nie ma: napisano ją w osobnym pliku. Podaj ten plik albo nakładkę, w której folderze „missions” on jest.
error-history-choice = Nie można odczytać ruchu { $choice }: { $problem }.
error-history-illegal = Ruch { $choice } jest niedozwolony: { $problem }
error-history-differs = Odtworzona gra różni się od zapisu: pierwsza różnica jest między ruchem { $choice } a ruchem { $last }.
error-history-part = Ten stół nie zna całej swojej historii: wznowiono go z migawki albo jego ukryte części są odgadnięte.

error-chronicle-shape = To nie jest pełny zapis kampanii: { $problem }.
error-chronicle-chapter = Nie można odtworzyć rozdziału { $chapter } tej kampanii: { $problem }
error-chronicle-carried = Rozdział { $chapter } tej kampanii nie zaczyna się od tego, co zostało do niego przeniesione.
error-chronicle-options = Rozdział { $chapter } tej kampanii ma inne opcje niż kampania.
error-chronicle-seats = W rozdziale { $chapter } tej kampanii jest inna liczba graczy lub autom.
error-chronicle-seed = Ziarno rozdziału { $chapter } nie pochodzi od ziarna kampanii.
error-chronicle-unfinished = Rozdział { $chapter } tej kampanii nie jest dokończony, a po nim są następne.
error-chronicle-over =
    { $chapters ->
        [one] Ta kampania kończy się po jednym rozdziale, a w zapisie jest ich więcej.
        [few] Ta kampania kończy się po { $chapters } rozdziałach, a w zapisie jest ich więcej.
       *[many] Ta kampania kończy się po { $chapters } rozdziałach, a w zapisie jest ich więcej.
    }

## Błędy w plikach, które ktoś pisze

mistake-toml = To nie jest TOML: { $problem }. Reszta zostanie sprawdzona, gdy da się to odczytać.
mistake-field =
    Nie ma tu pola „{ $field }”. { $nearest ->
        [none] Znane: { $known }.
       *[other] Może chodzi o „{ $nearest }”?
    }
mistake-missing = Brakuje pola „{ $field }”.
mistake-type =
    „{ $found }” tu nie pasuje: to musi być { $wanted ->
        [table] tabela, {"{ nazwa = wartość }"}
        [list] lista, [ ... ]
        [flag] true albo false
        [number] liczba całkowita
       *[text] tekst w cudzysłowie
    }.
mistake-value =
    „{ $value }” nie jest tu znane. { $nearest ->
        [none] Znane: { $known }.
       *[other] Może chodzi o „{ $nearest }”?
    }
mistake-length =
    Liczba wartości na tej liście to { $found }, a powinno ich być { $bounds ->
        [exact] { $least }
        [least] co najmniej { $least }
       *[most] najwyżej { $most }
    }.
mistake-range =
    { $value } jest poza zakresem: dozwolone { $bounds ->
        [both] od { $least } do { $most }
       *[least] co najmniej { $least }
    }.
mistake-name = „{ $value }” nie jest nazwą: musi zaczynać się małą literą i mieć tylko małe litery (bez polskich znaków), cyfry i łączniki.
