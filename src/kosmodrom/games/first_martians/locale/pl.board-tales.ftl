# Co mówi tylko rysowana plansza: opowieści, kości, fazy i Dziennik misji.

## Opowieści

drawn-tale-mission = Misja
drawn-tale-event = Wydarzenie misji
drawn-tale-sol-asks = Misja pyta
drawn-tale-consequence = Skutek zaniedbania: { $event }
drawn-tale-adventure =
    { $colour ->
        [none] Przygoda
       *[other] Przygoda ({ $colour })
    }
drawn-tale-returned = To nie był koniec
drawn-tale-nothing = Nic się nie dzieje
    .story = Na razie.
drawn-tale-follow-up = Dawna historia toczy się dalej
drawn-tale-malfunction = Uszkodzenie
drawn-tale-deed = Wykonane
drawn-tale-sheet = Wykonane dla misji
drawn-tale-goal = Cel osiągnięty
drawn-tale-end = Koniec
drawn-tale-sol = Sol { $round }
drawn-tale-before = Przed pierwszym solem
drawn-tale-whole = Cała opowieść
drawn-tale-now = Co dzieje się teraz
drawn-tale-close = Odłóż opowieść
drawn-tale-empty = Opowieść jeszcze się nie zaczęła.
drawn-tale-came = Co z tego wynikło
drawn-tale-ways = Co zrobić
drawn-tale-unknown = Nic więcej nie wiadomo.
drawn-tale-on-map = Wybierz na mapie.
drawn-deed-until = najpóźniej w solu { $round }
drawn-deed-done = wykonane

## Koniec

drawn-end-mission_won = Misja wykonana
drawn-end-mission_lost = Misja przegrana
drawn-end-won = Wszystkie czerwone cele są wykonane w solu { $round }, uszkodzone części: { $broken }.
drawn-end-time = Ostatni sol minął, a nie wszystkie czerwone cele są wykonane.
drawn-end-threshold = Wszystko zrobione, ale uszkodzonych części jest { $broken }, a Próg wynosi { $threshold }.
drawn-end-death = Śmierć: { $astronaut }. Nikogo nie wolno stracić.

## Kości

drawn-dice = Kości
drawn-dice-of = { $astronaut } rzuca ({ $colour })
drawn-dice-malfunctions = Kości Uszkodzeń
drawn-dice-more = +{ $more } za uszkodzone części
drawn-die-success =
    { $hit ->
        [true] Sukces
       *[other] Bez sukcesu
    }
drawn-die-wound =
    { $hit ->
        [true] Rana
       *[other] Bez rany
    }
drawn-die-adventure =
    { $hit ->
        [true] Przygoda
       *[other] Bez Przygody
    }
drawn-die-malfunction = Na kości: { $face }.
drawn-success = Sukces
drawn-failure = Niepowodzenie

## Dziennik misji

drawn-threshold = Uszkodzone: { $broken }, najwyżej { $threshold }
drawn-goal-done = wykonany
drawn-goal-open = do wykonania
drawn-remembered = Co zostanie zapamiętane
drawn-open-events = Otwarte Wydarzenia
drawn-until = do sola { $round }
drawn-sheet = Akcje misji

## Fazy

drawn-phases = Fazy sola
drawn-phase-happened = W tym solu
