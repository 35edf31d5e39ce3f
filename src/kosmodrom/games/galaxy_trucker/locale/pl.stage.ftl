# Lot na rysowanej planszy.

## Znaki na kartach

stage-sign-crew = załoga
stage-sign-alien = premie obcych
stage-sign-days = dni lotu
stage-sign-credits = kredyty
stage-sign-tokens = znaczniki baterii
stage-sign-cubes = towary
stage-sign-firepower = siła ognia
stage-sign-engine = moc silników
stage-sign-exposed = odsłonięte złącze
stage-sign-part = część
stage-sign-dice = kości
stage-sign-cabins = połączone zajęte kabiny
stage-sign-target = wskazany rząd i wskazana kolumna
stage-sign-first = lider
stage-sign-last = ostatni statek
stage-sort-least = najmniej: { $what }
stage-sort-most = najwięcej: { $what }
stage-sort-from = { $what }: co najmniej { $count }
stage-sort-over = więcej niż { $count ->
    [0] to: { $what }
   *[other] { $count }: { $what }
}
stage-sort-under = mniej niż { $count }: { $what }
stage-sort-each = za każde: { $what }
stage-sort-plus = zysk: { $what }{ $count ->
    [0] { "" }
   *[other] {" "}({ $count })
}
stage-sort-minus = strata: { $what }{ $count ->
    [0] { "" }
   *[other] {" "}({ $count })
}
stage-or = albo
stage-bid = Najwięcej: { $credits }
stage-users = Korzysta:
stage-struck = Trafia w:
stage-order = Kolejność:

## Miejsca

stage-planet = Planeta { $number }
stage-area = Obszar { $number }
stage-line = Linia { $number }
stage-column = Kolumna { $number }
stage-row = Rząd { $number }
stage-die = { $number }

## Konwój

stage-convoy = Statki, od lidera
stage-behind = { $days ->
    [one] { $days } dzień z tyłu
    [few] { $days } dni z tyłu
   *[many] { $days } dni z tyłu
}
stage-away = w nadprzestrzeni
stage-front = Tu jest teraz przód statku.
stage-arrived = u celu
stage-gone = poza lotem
stage-gone-short = poza lotem
stage-rolled = Suma na kościach: { $sum }

## Wartości i dobytek

stage-figures = Możliwości statku
stage-counted = { $what }, dotąd
stage-lost = { $count ->
    [one] { $count } utracona część
    [few] { $count } utracone części
   *[many] { $count } utraconych części
}
stage-loans = { $count ->
    [one] { $count } pożyczka
    [few] { $count } pożyczki
   *[many] { $count } pożyczek
}
stage-hyperspace = { $half ->
    [none] nadprzestrzeń
   *[other] { $half } w nadprzestrzeni
}: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
stage-hand = { $count ->
    [one] { $count } nieczyste zagranie
    [few] { $count } nieczyste zagrania
   *[many] { $count } nieczystych zagrań
}
stage-hand-told = Nikt inny ich nie widzi.
stage-planted = jedno jest w talii
stage-planted-own = W talii: { $card }

## Taca

stage-pool-empty = Wszystko jest na pokładzie.
stage-waiting = Czeka na miejsce
stage-fitting = Do zamontowania
stage-fit_part = Dołóż tutaj
stage-exchange_part = Wymień
stage-dice = Która liczba?
stage-numbers = Inne liczby
stage-opponents = W kogo?
stage-sum = Ile kredytów?
stage-less = Mniej
stage-more = Więcej
stage-schemes = Twoje nieczyste zagrania
stage-made = Co masz w ręce
stage-happened = Co się stało
stage-before = Przed lotem
stage-before-told = Trwają przygotowania do następnego lotu.

## Rozliczenie

stage-accounts = Lot { $number }: zyski i straty
stage-accounts-all = Cała podróż: zyski i straty
stage-total = Razem
stage-now = Kredyty teraz
stage-unpaid = Niespłacone pożyczki
stage-unpaid-told = Kto kończy grę z pożyczką, zajmuje miejsce za wszystkimi innymi i nie wygrywa.
stage-settled = Rozliczenie lotu { $number }
stage-close = Zamknij
stage-album = Podróż w obrazkach
stage-flight = Lot { $number } · klasa { $class }
stage-launched = przed
stage-landed = po
stage-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}
stage-save-png = Zapisz jako obrazek
stage-save-svg = Zapisz jako SVG
