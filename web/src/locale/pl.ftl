# Słowa stron klienta. Stół i powtórka: pl.table.ftl. Gry mają własne.

## Wszędzie

skip = Przejdź do treści
nav = Menu główne
nav-home = Kosmodrom, strona główna
nav-me = Mój profil
nav-sign-in = Zaloguj się
nav-about = O programie
footer-unofficial = Nieoficjalna adaptacja. Nazwy gier należą do ich właścicieli.
language = Język
loading = Wczytywanie…
close = Zamknij
cancel = Anuluj
save = Zapisz
yes = tak
no = nie
copy = Kopiuj
share = Udostępnij
rules = Zasady
try-again = Spróbuj ponownie
go-home = Przejdź na stronę główną
online = przy stole
offline = poza stołem
just-now = przed chwilą
number-bounds = Od { $min } do { $max }.
problem-unknown = Coś poszło nie tak na tej stronie. Odśwież ją i spróbuj ponownie.
signed-out = Twoja sesja na tym urządzeniu się skończyła. Zaloguj się ponownie, żeby grać dalej.
link-copied = Link skopiowany.
link-selected = Link jest zaznaczony: naciśnij Ctrl+C, żeby go skopiować.

# Imię gracza z jego kształtem: kolor nigdy nie jest jedynym znakiem.
seat-mark =
    { $shape ->
        [0] { $name } (koło)
        [1] { $name } (trójkąt)
        [2] { $name } (kwadrat)
        [3] { $name } (romb)
        [4] { $name } (gwiazda)
       *[other] { $name } (sześciokąt)
    }
seat-open = Wolne miejsce

private-title = Prywatny stół
private-sign-in = Gram przy tym stole: zaloguj się

## Tytuły stron

title-home = Kosmodrom – kosmiczne gry planszowe
title-turns =
    { $count ->
        [one] Twoja kolej – Kosmodrom
       *[other] ({ $count }) Twoja kolej – Kosmodrom
    }
title-new = Nowy stół: { $game } – Kosmodrom
title-lobby = Stół: { $game } – Kosmodrom
title-me = Mój profil – Kosmodrom
title-rules = Zasady: { $game } – Kosmodrom
title-host = Serwer – Kosmodrom
title-about = O programie – Kosmodrom
title-missing = Nie znaleziono – Kosmodrom

## Ustawienia

settings = Ustawienia
settings-theme = Wygląd
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-sounds = Dźwięki
settings-animations = Animacje
    .help = Zawsze wyłączone, jeśli w systemie ograniczono ruch.
settings-speed = Tempo ruchów i animacji
settings-speed-slow = wolno
settings-speed-normal = normalnie
settings-speed-quick = szybko
settings-watch = Pokazuj ruchy innych po kolei
    .help = Przed swoim ruchem zobaczysz po kolei, co robią inni. Esc pomija.
settings-confirm = Potwierdzanie ruchów
    .help = Ruch zostaje wysłany dopiero po drugim kliknięciu.
settings-notifications = Powiadomienie, gdy przychodzi moja kolej
    .help = Powiadomienie przeglądarki, gdy ta strona jest w tle.
settings-notifications-blocked = Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.

## Strona główna

home-title = Kosmiczne gry planszowe gotowe do startu
home-lead = Wyślij znajomym link i grajcie razem albo zacznij od razu przeciw botom. Bez konta i bez instalacji.
home-mine = Moje gry
home-games = Wybierz grę
home-open = Otwarte stoły
home-open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny i zaproś kogoś.
home-running = Gry do obejrzenia
home-play-bots = Zagraj z botami
home-play-people = Zagraj z ludźmi
home-companion = Z pudełkiem: { $name }
companion-start = Zacznij
table-companion = w toku
home-strength = Przeciwnicy:

facts-players =
    { $max ->
        [one] { $max } gracz
       *[other] { $min }–{ $max } graczy
    }
facts-minutes = { $min }–{ $max } min
facts-cooperative = kooperacyjna
facts-complexity-1 = bardzo łatwa
facts-complexity-2 = łatwa
facts-complexity-3 = średnia
facts-complexity-4 = wymagająca
facts-complexity-5 = bardzo wymagająca

## Stoły na listach

table-free-seats =
    { $count ->
        [0] Gotowy do startu
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
table-your-turn = Twoja kolej
table-turn-of = Kolej: { $names }
table-paused = Wstrzymana
table-finished = Zakończona
table-closed = Ten stół został zamknięty.
table-you-won = Wygrywasz
table-you-shared = Wspólne zwycięstwo
table-won-together = { $count ->
    [one] Wygrana
   *[other] Wspólna wygrana
}
table-lost-together = { $count ->
    [one] Przegrana
   *[other] Wspólna przegrana
}
table-winners =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wspólne zwycięstwo: { $names }
    }

status-lobby = czekające
status-playing = w grze
status-paused = wstrzymane
status-finished = zakończone
status-closed = zamknięte

## Nowy stół

new-title = Nowy stół: { $game }
new-seats = Miejsca
new-count = Liczba graczy
new-count-seats = Liczba miejsc
new-seat = Miejsce { $number }
new-seat-me = Ja
new-seat-here = Ktoś jeszcze przy tym urządzeniu
new-seat-name = Imię gracza na miejscu { $number }
new-seat-name-hint = Imię (opcjonalnie)
new-seat-open = Wolne, dla człowieka
new-seat-bot = Bot: { $level }
new-seat-automa = Automa
new-here-secrets = Gracie na jednym urządzeniu: przekazujcie je sobie. Każdy widzi tylko to, co jego.
new-here-open = Gracie na jednym urządzeniu. W tej grze nie ma tajemnic, więc możecie razem patrzeć na ekran.
new-bots-help = Siła botów: początkujący gra na chybił trafił, wprawny bierze to, co teraz wygląda najlepiej, mistrz myśli naprzód.
new-hints = Podpowiedzi
    .help = Każdy przy stole może poprosić bota o radę. Wyłącz, jeśli wolicie grać bez podpowiedzi.
new-automas-help = Automa to przeciwnik, którym kierują zasady gry. Jej miejsce jest zawsze po miejscach graczy.
new-who = Kto może dołączyć
new-link = Tylko z moim linkiem
    .help = Ty decydujesz, kto dostanie link.
new-public = Każdy
    .help = Stół jest widoczny na stronie głównej.
new-options = Opcje gry
new-pace = Czas
pace-none = Bez zegara
    .help = Każdy ma tyle czasu, ile potrzebuje.
pace-live = Na żywo
    .help = Zapas minut na całą grę i kilka sekund na każdy ruch.
pace-days = Korespondencyjnie
    .help = Kilka dni na każdy ruch. Wracasz, gdy przyjdzie twoja kolej.
pace-told =
    { $kind ->
        [live] { $minutes } min na grę i { $seconds } s na ruch
        [days] { $days ->
            [one] { $days } dzień na ruch
            [few] { $days } dni na ruch
           *[many] { $days } dni na ruch
        }
       *[none] Bez zegara
    }
pace-bank = Minuty na grę
pace-move = Sekundy na ruch
pace-days-number = Dni na ruch
pace-timeout = Gdy czas się skończy
pace-timeout-bot = ruch wykonuje bot
pace-timeout-lose = gracz przegrywa
    .help = Dalej gra za niego bot, a gracz zajmuje ostatnie miejsce.
new-open = Otwórz stół
new-start = Rozpocznij grę

## Poczekalnia

lobby-no-hints = Bez podpowiedzi
lobby-title = Stół: { $game }
lobby-waiting =
    { $count ->
        [one] Czekamy jeszcze na jedną osobę.
        [few] Czekamy jeszcze na { $count } osoby.
       *[many] Czekamy jeszcze na { $count } osób.
    }
lobby-ready = Są już wszyscy: rozpocznij grę.
lobby-ready-guest = Są już wszyscy: gospodarz może rozpocząć grę.
lobby-public = Dołączyć może każdy
lobby-private = Tylko z linkiem
lobby-seats = Miejsca
lobby-you = ty
lobby-here = przy tym urządzeniu
lobby-with = to samo urządzenie co { $name }
lobby-add = Dodaj gracza tutaj
lobby-add-done = Dodaj
lobby-hand-back = Zwolnij miejsce: { $name }
lobby-host = gospodarz
lobby-bot = bot, { $level }
lobby-automa = automa
lobby-sit = Usiądź tutaj
lobby-start = Rozpocznij grę
lobby-start-help = Poczekaj, aż wolne miejsca się zapełnią, albo oddaj je botom.
lobby-leave = Odejdź
lobby-remove = Usuń: { $name }
lobby-remove-text = Ta osoba od razu traci miejsce. Zmienia się też link z zaproszeniem: stary nikogo już nie wpuści.
lobby-remove-really = Usuń
lobby-removed = { $name } nie siedzi już przy stole. Wyślij nowy link z zaproszeniem tym, na których jeszcze czekasz.
lobby-invite = Zaproś
lobby-link = Link z zaproszeniem
lobby-link-help = Każdy, kto go otworzy, może zająć wolne miejsce, także jako gość z samym pseudonimem. Adres tej strony to ten sam link.
lobby-share = Gra: { $game }
lobby-rules = Przeczytaj zasady

## Ludzie

nickname = Pseudonim
nickname-title = Jak się do ciebie zwracać?
nickname-help = Zobaczą go inni przy stole. Możesz go później zmienić.
nickname-go = Zaczynamy
nickname-account = Masz konto?
nickname-suggestions = Pilot, Kapitan, Nawigator, Kometa, Inżynier, Gwiezdny Pył, Łazik, Orbita, Kadet, Pionier
account-name = Nazwa konta
account-name-help = Od 3 do 32 znaków: litery, cyfry, kropki, łączniki, podkreślenia.
password = Hasło
password-help = Co najmniej 8 znaków.
password-old = Obecne hasło
password-new = Nowe hasło
log-in = Zaloguj się
log-out = Wyloguj się
logged-in = Zalogowano.
account-made = Konto gotowe, są na nim wszystkie twoje gry.
login-warning = Jeśli się zalogujesz, stracisz dostęp do gier, w które grasz jako gość.
way = Jak chcesz grać?
way-guest = Gość
way-guest-go = Graj jako gość
way-register = Nowe konto
way-register-go = Załóż konto
way-login = Logowanie
way-login-go = Zaloguj się
sign-in-title = Witaj
sign-in-lead = Do gry wystarczy pseudonim. Z kontem znajdziesz swoje gry na każdym urządzeniu.

me-account = Konto { $name }
me-guest = Jesteś gościem w tej przeglądarce.
me-become = Załóż konto
me-become-help = Zachowasz swoje gry i statystyki oraz zalogujesz się na innych urządzeniach.
me-nickname-help = Nazwa, którą widzą inni. W trwających grach zostaje dotychczasowa.
me-renamed = Pseudonim zmieniony.
me-none-running = Nie masz żadnej gry w toku. Wybierz jakąś na stronie głównej.
me-none-ended = Nie masz jeszcze żadnej zakończonej gry.
me-ended = Zakończone gry
me-password = Hasło
me-password-change = Zmień hasło
me-password-changed = Hasło zmienione.
me-data = Moje dane
me-export = Pobierz moje gry
me-delete = Usuń moje dane
me-delete-help = Twoja nazwa, konto, statystyki i wszystko, co piszesz w rozmowach, zostaną trwale usunięte. W trwających grach twoje miejsce zajmie bot. Tego nie da się cofnąć.
me-delete-yes = Usuń trwale
me-deleted = Twoje dane zostały usunięte.

person-account = Konto
person-guest = Gość
person-since = tutaj od { $date }

statistics = Statystyki
statistics-none = Brak zakończonych gier.
statistics-played = Rozegrane
statistics-won = Wygrane
statistics-best = Najlepszy wynik
statistics-mean = Średnia

## Zasady

rules-title = Zasady: { $game }
rules-language = Zasady tej gry są spisane tylko po angielsku. Numery są takie same jak przy stole.
rules-search = Szukaj słowa albo numeru, np. AM-301
rules-contents = Rozdziały
rules-found =
    { $count ->
        [one] { $count } zasada
        [few] { $count } zasady
       *[many] { $count } zasad
    }
rules-none = Żadna zasada nie zawiera „{ $query }”.
rules-example = Przykład
rules-ruling = Rozstrzygnięcie

## Administrator serwera

host-title = Administracja serwera
host-locked = To strona dla osoby, która prowadzi serwer. Serwer wypisuje link do niej przy uruchomieniu, a klucz jest w folderze danych.
host-key = Klucz administratora
host-unlock = Otwórz
host-server = Wersja { $version }, { $database }
host-since = od { $time }
host-process = proces { $process }
host-people = Osoby
host-sockets = Otwarte połączenia
host-bots-working = Myślące boty
host-bots-waiting = Czekające boty
host-bots-failed = Awarie botów
host-tables = Stoły
host-no-tables = Nie ma jeszcze stołów.
host-close = Zamknij stół
host-close-help = Gra skończy się bez wyniku dla wszystkich przy tym stole. Tego nie da się cofnąć.
host-closed = Stół zamknięty.
host-errors = Błędy
host-no-errors = Bez błędów. Wszystkie systemy w normie.
host-settings-help = Ustawienia są w pliku settings.toml w folderze danych. Dla programów:

## O programie

about-title = O Kosmodromie
about-what = Kosmodrom to cyfrowy stół do kosmicznych gier planszowych. Pilnuje zasad, przy każdym odrzuconym ruchu podaje zasadę, która go zabrania, a puste miejsca zajmują boty. Serwer może prowadzić każdy.
about-unofficial-title = Nieoficjalnie
about-unofficial = To nieoficjalna adaptacja, stworzona przez graczy. Nie zawiera grafik ani tekstów wydawców: wszystkie rysunki i zdania są nasze. Nazwy gier należą do ich właścicieli. Jeśli jakaś gra ci się tu spodoba, kup pudełko.
about-fair-title = Uczciwa gra
about-fair = Karty i kości losuje serwer, a tego, czego nie wolno ci zobaczyć, nigdy nie wysyła. Po grze można odtworzyć i pobrać cały jej zapis.
about-privacy-title = Twoje dane
about-privacy = Serwer przechowuje twój pseudonim, nazwę konta i hasło (jako skrót), twoje gry i rozmowy. Nie ma tu śledzenia i nic nie jest wczytywane z innych stron. Na stronie profilu możesz pobrać swoje gry i usunąć swoje dane.
about-licences-title = Licencje
about-licences = Kosmodrom to wolne oprogramowanie na licencji MIT. Korzysta z pracy innych:
about-version = Wersja { $version }

## Nie znaleziono

missing-title = Zagubieni w kosmosie
missing-text = Pod tym adresem nie ma strony.
