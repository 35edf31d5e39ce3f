# Gra, jej opcje i koniec oraz nazwy, których używają pytania i ruchy.
# Elementy: pl.cards.ftl, pl.ids.ftl. Plansza słowami: pl.board.ftl. Rozdziały: po jednym pliku.

game-name = Galaxy Trucker
game-tagline = Zbuduj statek z tego, co wpadnie w ręce, i doleć nim na drugi koniec, zanim się rozleci.

## Opcje gry

game-option-building = Budowa
    .help = Wszyscy naraz na czas klepsydry albo na zmianę, bez pośpiechu.
game-option-building-turns = na zmianę
game-option-building-live = naraz, na czas
game-option-handlings = Czynności na klepsydrę
    .help = Przy budowie na zmianę: ile czynności ma każdy gracz zamiast jednego przesypania klepsydry.
game-option-bot_tempo = Tempo botów
    .help = Jak szybko boty budują, gdy sypie się piasek.
game-option-bot_tempo-slow = wolno
game-option-bot_tempo-normal = jak ludzie
game-option-bot_tempo-fast = szybko
game-option-first = Pierwszy lot
    .help = Klasa statku w pierwszym locie. IA może lecieć dowolną stroną do przodu.
game-option-first-none = bez lotu
game-option-first-I = klasa I
game-option-first-IA = klasa IA
game-option-first-both = klasa I, potem klasa IA
game-option-second = Drugi lot
    .help = Klasa statku w drugim locie. IIA składa się z dwóch członów.
game-option-second-none = bez lotu
game-option-second-II = klasa II
game-option-second-IIA = klasa IIA
game-option-second-both = klasa II, potem klasa IIA
game-option-third = Trzeci lot
    .help = Klasa statku w trzecim locie. IIIA jest długa i wąska.
game-option-third-none = bez lotu
game-option-third-III = klasa III
game-option-third-IIIA = klasa IIIA
game-option-third-both = klasa III, potem klasa IIIA
game-option-learning = Lot szkoleniowy
    .help = Pierwszy lot ma osiem łatwych kart i jest bez kosmitów; nikt nie podgląda kart i nikt nie rezygnuje.
game-option-check = Kontrola przed startem
    .help = Ścisła: za błędy w budowie zdejmuje się części i za nie płaci. Łagodna: części nic nie kosztują, ale statek startuje za innymi.
game-option-check-strict = ścisła
game-option-check-lenient = łagodna
game-option-forecasts = Dokładniejsze prognozy
    .help = Stosy kart nie są tasowane: kto je obejrzy, zna kolejność.
game-option-technologies = Nowe technologie
    .help = Więcej rodzajów części, niebiescy kosmici i specjaliści. Przy pięciu graczach są zawsze w grze.
game-option-four_is_five = Zasady dla pięciu
    .help = Karty dotykają dwóch graczy naraz i dzielą nagrody, jak przy pięciu osobach.
game-option-machinations = Nieczyste zagrania
    .help = Przed każdym lotem wszyscy podkładają do talii złośliwą kartę. Można też brać pożyczki.
game-option-roads = Trudna trasa
    .help = Ile surowych zasad losuje się na każdy lot.
game-option-handicaps = Wyrównanie szans
    .help = Zamiast jednej liczby dla wszystkich każdego gracza dotyczy tyle kart trudnej trasy, ile podano dla jego miejsca.
game-option-handicap_1 = Utrudnienia gracza 1
    .help = Ile kart trudnej trasy dotyczy tego gracza.
game-option-handicap_2 = Utrudnienia gracza 2
    .help = Ile kart trudnej trasy dotyczy tego gracza.
game-option-handicap_3 = Utrudnienia gracza 3
    .help = Ile kart trudnej trasy dotyczy tego gracza.
game-option-handicap_4 = Utrudnienia gracza 4
    .help = Ile kart trudnej trasy dotyczy tego gracza.
game-option-handicap_5 = Utrudnienia gracza 5
    .help = Ile kart trudnej trasy dotyczy tego gracza.
game-option-extra_cards = Karty dodatkowe
    .help = Sześć nowych przygód: biurokraci, robopolicja, bilard meteorami, złomowiska i magazyn.
game-option-lottery = Losowanie dodatków
    .help = Tyle kości wybiera przed grą klasy statków, nieczyste zagrania i trudną trasę.
game-option-robopolice_seconds = Limit czasu robopolicji
    .help = Ile sekund jest na podanie kolumny i rzędu; 0 oznacza brak limitu.

error-no-flight = Wybierz przynajmniej jeden lot.
error-option-needs = Opcja „{ $field }” nie może mieć wartości „{ $value }”, jeśli „{ $other }” nie ma wartości „{ $wanted }”.

## Koniec

ending-flights = Ostatni lot jest rozliczony.
verdict-loans = Kto nie spłaca wszystkich pożyczek, zajmuje miejsce za wszystkimi innymi i nie wygrywa.

score-flight = Po drodze
score-finish = Kolejność przylotu
score-looks = Najbardziej hermetyczny kadłub
score-creativity = Kreatywność
score-luxury = Pasażerowie
score-manager = Menedżer
score-goods = Towary
score-parts = Utracone części
score-orders = Niezużyte zamówienia

# Powody podpowiedzi: części tego, co gracz ma i może jeszcze zyskać.
worth-credits = kredyty
worth-lost = utracone części
worth-goods = towary na pokładzie
worth-ship = twój statek
worth-building = to, co jeszcze zbudujesz
worth-place = twoje miejsce w locie

# To, co gracze mają, gdy inne gry liczą punkty.
play-points = { $points ->
    [one] { $points } kredyt
    [few] { $points } kredyty
   *[many] { $points } kredytów
}
play-points-unit = kredyty

## Nazwy

phase-setup = przygotowanie
phase-round = nowy lot
phase-machinations = podkładanie kart
phase-roads = trudna trasa
phase-building = budowa
phase-inspection = kontrola
phase-boarding = wejście na pokład
phase-launch = start
phase-flight = lot
phase-settlement = rozliczenie
phase-end = koniec gry

circle-0 = START
circle-1 = pole I
circle-2 = pole II
circle-3 = pole III

strength-firepower = siła ognia
strength-engine_power = moc silników
strength-crew = załoga
strength-ambush = siła ognia w zasadzce

## Dlaczego ktoś nie jest pytany

refusal-ship-finished = Twój statek jest gotowy: pozostali jeszcze budują.
refusal-not-flying = Twój lot jest zakończony.
refusal-in-hyperspace = Twój statek jest w nadprzestrzeni: ta karta go nie dotyczy.
