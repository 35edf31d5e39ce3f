# Plansza słowami oraz to, co narysowana plansza mówi o wskazywanych rzeczach.

board-title-round = Lot
board-title-roads = Trudna trasa
board-title-shipyard = Stocznia
board-title-flight = Plansza lotu
board-title-cards = Karty
board-title-you = { $player } (ty)
board-title-ship = Statek: { $player }
board-title-hand = W ręce: { $player }

board-round = Lot { $flight } z { $flights }, { $ship }: { $phase }
board-turn = Teraz: { $player }
board-hourglass = { $running ->
    [true] Piasek sypie się: { $circle }
   *[other] Piasek się przesypał: { $circle }
}
board-dead = Martwa kolumna: { $column }
board-warehouse = { $parts ->
    [one] { $parts } zakryta część w magazynie
    [few] { $parts } zakryte części w magazynie
   *[many] { $parts } zakrytych części w magazynie
}
board-removed = { $parts ->
    [one] { $parts } część jest poza grą, niepodejrzana
    [few] { $parts } części są poza grą, niepodejrzane
   *[many] { $parts } części jest poza grą, niepodejrzanych
}
board-returned = Odkryte: { $parts }
board-numbers = Wolne żetony kolejności: { $numbers }
board-place = { $days ->
    [0] { $place }: { $player }
    [one] { $place }: { $player }, { $days } dzień za liderem
   *[other] { $place }: { $player }, { $days } dni za liderem
}
board-gone = Już poza lotem: { $players }
board-dice = Ostatni rzut: { $dice } = { $sum }
board-counts = Ostatnio policzono: { $counts }
board-bank = W banku: { $goods }
board-card = Bieżąca karta: { $card }
board-taken = { $number }: { $player }
board-users = Kto korzysta: { $players }
board-line = Trwa polecenie { $line }
board-chosen = Polecenie { $line } jest wybrane, ile razy: { $times }
board-guesses = Typy: { $guesses }
board-bid = { $credits ->
    [one] Najwyższa oferta: { $credits } kredyt ({ $player })
    [few] Najwyższa oferta: { $credits } kredyty ({ $player })
   *[many] Najwyższa oferta: { $credits } kredytów ({ $player })
}
board-demand = { $credits ->
    [one] Żądanie: { $credits } kredyt
    [few] Żądanie: { $credits } kredyty
   *[many] Żądanie: { $credits } kredytów
}
board-offered = Do wyboru: { $parts }
board-struck = Kogo trafia: { $players }
board-pile = { $cards ->
    [one] Stos { $number }: { $cards } karta
    [few] Stos { $number }: { $cards } karty
   *[many] Stos { $number }: { $cards } kart
}
board-deck = { $cards ->
    [0] Nie ma już kart
    [one] Została { $cards } karta
    [few] Zostały { $cards } karty
   *[many] Zostało { $cards } kart
}
board-coming = Wśród nich, ze stosów, które znasz:
board-turned = Rozpatrzone: { $cards }
board-again = To drugi przelot: karty idą w odwrotnej kolejności

## Gracze

board-credits = { $credits ->
    [one] { $credits } kredyt
    [few] { $credits } kredyty
   *[many] { $credits } kredytów
}
board-loans = { $loans ->
    [one] { $loans } pożyczka do spłacenia
    [few] { $loans } pożyczki do spłacenia
   *[many] { $loans } pożyczek do spłacenia
}
board-handlings = { $count ->
    [one] została { $count } czynność
    [few] zostały { $count } czynności
   *[many] zostało { $count } czynności
}
board-number = Żeton kolejności { $number }
board-looking = Ogląda stos { $pile }
board-finished = Na miejscu
board-away = { $cards ->
    [one] W nadprzestrzeni na czas tej karty
    [few] W nadprzestrzeni, jeszcze { $cards } karty
   *[many] W nadprzestrzeni, jeszcze { $cards } kart
}
board-specialist = Specjalista: { $specialist }
board-bound = Obowiązują: { $roads }
board-planted = Karta podłożona
board-firepower = Siła ognia { $least }, z zasilaniem { $most }
board-engine-power = Moc silników { $least }, z zasilaniem { $most }
board-crew = { $sleepers ->
    [0] Załoga { $crew }, w tym kosmonauci: { $humans }
   *[other] Załoga { $crew }, w tym kosmonauci: { $humans }; zahibernowani: { $sleepers }
}
board-exposed = Odsłonięte złącza: { $connectors }
board-fault = Błąd w rzędzie { $row }, w kolumnie { $column }: { $fault }
board-cell = Rząd { $row }, kolumna { $column }, { $part }: { $contents }
board-humans = { $humans ->
    [one] { $humans } kosmonauta
    [few] { $humans } kosmonautów
   *[many] { $humans } kosmonautów
}
board-aside = Odłożone na bok: { $parts }
board-ordered = Zamówione: { $parts }
board-lost = Utracone części ({ $count }): { $parts }
board-junk = Latający złom: { $parts }
board-machinations = { $cards ->
    [one] { $cards } nieczyste zagranie na ręce
    [few] { $cards } nieczyste zagrania na ręce
   *[many] { $cards } nieczystych zagrań na ręce
}
board-hand = Nieczyste zagrania na ręce: { $cards }
board-own-planted = Podłożone na ten lot: { $card }
board-legend = Liczby przy części to złącza: 1 pojedyncze, 2 podwójne, 3 uniwersalne. ^ > v < pokazuje, dokąd jest zwrócona.

## Co warto wiedzieć

caption-worth = { $credits ->
    [one] Wart { $credits } kredyt.
    [few] Wart { $credits } kredyty.
   *[many] Wart { $credits } kredytów.
}
caption-cells = { $count ->
    [one] Mieści { $count } znacznik baterii.
    [few] Mieści { $count } znaczniki baterii.
   *[many] Mieści { $count } znaczników baterii.
}
caption-slots = { $count ->
    [one] { $count } zwykły kontener: wszystkie towary oprócz czerwonych.
    [few] { $count } zwykłe kontenery: wszystkie towary oprócz czerwonych.
   *[many] { $count } zwykłych kontenerów: wszystkie towary oprócz czerwonych.
}
caption-special-slots = { $count ->
    [one] { $count } kontener specjalny: towary wszystkich kolorów.
    [few] { $count } kontenery specjalne: towary wszystkich kolorów.
   *[many] { $count } kontenerów specjalnych: towary wszystkich kolorów.
}
caption-connectors = Złącza według druku: { $connectors }.
caption-machination = Nieczyste zagranie.
caption-strength = Siła ognia { $strength }: kto ma więcej, wygrywa, kto ma tyle samo, ma spokój, kto ma mniej, przegrywa.
caption-losers = Przegrani: { $losses }.
caption-victor = { $days ->
    [one] Zwycięzca może wziąć { $reward } za { $days } dzień lotu.
   *[other] Zwycięzca może wziąć { $reward } za { $days } dni lotu.
}
caption-planet = Planeta { $number }: { $goods }.
caption-landing = { $days ->
    [one] Kosztuje { $days } dzień lotu.
   *[other] Kosztuje { $days } dni lotu.
}
caption-exchange = Oddaj: { $cost }; dostaniesz: { $reward }.
caption-crew = Potrzebna załoga: { $crew }.
caption-load = Towary: { $goods }.
caption-cubes = { $goods } × { $count }
caption-threats = W tej kolejności: { $threats }.
caption-threat = { $threat } ({ $side })
caption-billiards = Polecenie { $number }: { $threats }.
caption-line = Polecenie { $number }: najmniejsza { $lowest } – { $penalty }.
caption-area = Obszar { $number }: { $cost } → { $reward }.
caption-astronauts = { $count ->
    [one] { $count } kosmonauta
    [few] { $count } kosmonautów
   *[many] { $count } kosmonautów
}
caption-human = Kosmonauta: jeden członek załogi, może prowadzić statek.
caption-sleeper = Zahibernowany kosmonauta: nie należy do załogi, ale można go obudzić na zwolnione miejsce.
caption-passenger = Pasażer kabiny luksusowej: członek załogi, który płaci po przylocie.
caption-token = Znacznik baterii: jedno użycie jednego urządzenia.
caption-warehouse = Zakryte części. Widać je dopiero w ręce.
caption-returned = Części zwrócone: każdy może je wziąć.
caption-aside = Części odłożone na bok, najwyżej dwie; co tu zostanie do końca budowy, jest utracone.
caption-ordered = Części na zamówienie, tylko dla tego gracza; każda niezużyta kosztuje kredyt.
caption-hourglass = Gdy piasek się przesypie, każdy może obrócić klepsydrę na następne pole; na START tylko ten, kto ma gotowy statek.
caption-number-tile = Kto kończy budowę, bierze żeton kolejności; numer 1 startuje jako lider.
caption-pile = Karty tego lotu. Podczas budowy można obejrzeć trzy stosy.
caption-deck = Karty tego lotu, które jeszcze przyjdą.
caption-lost = Utracone części: płaci się za nie po locie.
caption-loan = Pożyczka: do spłacenia przed końcem gry, z odsetkami.
caption-hyperspace = W nadprzestrzeni: do powrotu żadna karta nie dotyczy tego statku.
caption-firepower = Siła ognia: bez znaczników baterii i ze wszystkimi.
caption-engine-power = Moc silników: bez znaczników baterii i ze wszystkimi.
caption-exposed = Złącza, obok których nic nie ma: nie lubią ich małe meteory, gwiezdny pył i nabywcy.
caption-dead = Martwa strefa: w tej kolumnie żadna część nie działa.
