# Pierwsi Marsjanie: gra, plansza w słowach, opowieść i wybory, o które pytają efekty.

game-name = Pierwsi Marsjanie
game-tagline = Załoga, baza, która się zużywa, i misja: przetrwajcie razem na Marsie.

score-goals = Cele
score-optional = Cele opcjonalne
ending-won = misja wykonana
ending-death = zginęło jedno z was
ending-time = zabrakło czasu
ending-threshold = za dużo uszkodzonych części
ending-story = tak potoczyła się historia
play-points = Cele
play-points-unit = { $points ->
    [one] { $points } cel
    [few] { $points } cele
   *[many] { $points } celów
}
worth-goals = cele
worth-health = zdrowie załogi
worth-calm = Stres i Morale
worth-malfunctions = tory Uszkodzeń
worth-repairs = części i łaziki
worth-power = tlen i energia w HUB-ie
worth-stores = Rezerwy i Ładownia
worth-events = Wydarzenia misji
worth-rest = żetony Morale

## Opcje gry

game-option-mission = Misja
    .help = Po co załoga tu przyleciała. Na początek najlepsze jest Zadomowienie.
game-option-mission-settling-in = Zadomowienie
game-option-mission-beyond-the-ridge = Za granią
game-option-mission-signs-of-life = Oznaki życia
game-option-mission-red-fever = Czerwona gorączka
game-option-mission-second-roof = Drugi dach
game-option-mission-mayday = Mayday
game-option-difficulty = Poziom trudności
    .help = Od łatwego do trudnego: często mniej solów, mniejsze Rezerwy i więcej usterek.
game-option-difficulty-easy = łatwy
game-option-difficulty-normal = zwykły
game-option-difficulty-hard = trudny
game-option-astronauts = Astronauci
    .help = Czy każdy wybiera astronautę, czy dostaje go w losowaniu.
game-option-astronauts-chosen = wybierani
game-option-astronauts-dealt = losowani
game-option-first_player = Pierwszy Gracz
    .help = Kto czyta pierwsze Wydarzenie i rozstrzyga spory w pierwszym solu.
game-option-first_player-random = losowy
game-option-first_player-1 = gracz 1
game-option-first_player-2 = gracz 2
game-option-first_player-3 = gracz 3
game-option-first_player-4 = gracz 4

## Plansza w słowach

board-sol = Sol { $round } z { $sols }
board-first = Pierwszy Gracz: { $astronaut }
board-goal-red = [ ] { $goal }
board-goal-orange = ( ) { $goal } (opcjonalnie)
board-goal-done = [x] { $goal }
board-threshold = Uszkodzone części: { $broken }, na końcu najwyżej { $threshold }
board-action = Akcja misji: { $action }. { $deed }
board-event-effects = Od razu: { $effects }
board-open-event = Akcja do sola { $round }: { $action }. { $deed }
board-tracks = Tory
board-morale = Morale { $morale }
board-stress = Stres { $stress } z 18
board-malfunction =
    { $red ->
        [true] { $block }: Uszkodzenia { $level } z 5, rzuca się kością
       *[other] { $block }: Uszkodzenia { $level } z 5
    }
board-forecast-oxygen = Najbliższa Produkcja: { $made } tlenu, potrzeba { $needed }
board-forecast-energy = Najbliższa Produkcja: { $made } energii, potrzeba { $needed }
board-forecast-food = Najbliższa Produkcja: żywność { $made }, porcje { $needed }
board-forecast-stress = Najbliższa Produkcja: Stres +{ $stress }
board-forecast-wilting = W najbliższej Produkcji Farma zwiędnie, jeśli nie zapłacicie
board-output = wytwarza { $output }
board-farm = szklarnie z roślinami: { $plants } z { $greenhouses }
board-seeds = nasiona na polach { $spaces }
board-broken = uszkodzone: { $parts }
board-shutdown = Przestój ({ $resource })
board-cargo = Rezerwy i Ładownia
board-available = Dostępne: { $things }
board-pending = Oczekujące: { $things }
board-research = Zbadane próbki: { $examined }, Odkrycia: { $discoveries }
board-map = Wokół HUB-u
board-unexplored = Nic jeszcze nie zbadano.
board-astronaut = Rany { $wounds }, żetony Morale { $morale }
board-conditions = Stany: { $conditions }
board-skill =
    { $used ->
        [true] { $skill } ({ $cost }), użyta
       *[other] { $skill } ({ $cost })
    }
board-plan = Plan
board-no-plan = Żaden pion nie jest jeszcze przydzielony.
board-donor = część z: { $facility }
board-objection = Sprzeciw: { $seat }
board-stack = { $task }: { $pawns } ({ $has } z { $rolled } z rzutem, { $sure } na pewno; { $odds }%)
