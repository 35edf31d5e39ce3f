# Dlaczego Luna robi to, co robi

event-luna-new-deck = { $cards ->
    [one] { $seat } tasuje stos kart odrzuconych w nową talię ({ $cards } karta).
    [few] { $seat } tasuje stos kart odrzuconych w nową talię ({ $cards } karty).
   *[many] { $seat } tasuje stos kart odrzuconych w nową talię ({ $cards } kart).
}
event-luna-compared = { $seat } porównuje korporacje ({ $by }): { $companies } ({ $numbers }).
luna-by-value = widoczne symbole monet
luna-by-lead = pola przewagi nad najlepszym z innych znaczników
event-luna-short = { $seat } ma za mało crypcoinów na barierę na torze { $company } (koszt { $cost }), płaci, ile może, i rusza dalej.
luna-why-share-shown = najbardziej wartościowa z tych, których udział jest w obszarze kart
luna-why-farthest-behind = z korporacji w zasięgu ta, na której torze Luna jest najdalej za innymi

luna-place-lowest-new = wolne miejsce o najniższym numerze
luna-place-highest-new = wolne miejsce o najwyższym numerze
luna-place-lowest-held = planetoida o najniższym numerze, na której już jest
luna-place-highest-held = planetoida o najwyższym numerze, na której już jest
luna-place-lowest-rival = miejsce rywala o najniższym numerze, bo nic nie jest wolne
luna-place-highest-rival = miejsce rywala o najwyższym numerze, bo nic nie jest wolne

event-luna-finished = { $seat } kończy tę rundę. Na wierzchu stosu kart odrzuconych leży { $top }: { $higher }.
luna-higher-left = lewa liczba jest wyższa, więc odchodzi lewa karta większości
luna-higher-right = prawa liczba jest wyższa, więc odchodzi prawa karta większości
luna-higher-neither = liczby są równe, więc obie karty większości zostają
luna-stronger-new-deck = przychodzi z nową talią
luna-stronger-token = znacznik dotarł do żetonu Luny

# Na narysowanej planszy: pola bonusów, misje, zagrożenie, przygotowanie

drawn-put-back = Odłóż
drawn-with-marker = Znacznik bonusu
drawn-with-once = Znacznik jednorazowego bonusu
drawn-task-reward = { $coins ->
    [one] Każde zadanie daje { $coins } crypcoina i znacznik jednorazowego bonusu, a trzecie także osobiste pole bonusu.
    [few] Każde zadanie daje { $coins } crypcoiny i znacznik jednorazowego bonusu, a trzecie także osobiste pole bonusu.
   *[many] Każde zadanie daje { $coins } crypcoinów i znacznik jednorazowego bonusu, a trzecie także osobiste pole bonusu.
}
drawn-threat-reached = Obok są promy korporacji: { $companies }.
drawn-threat-unreached = Żadna korporacja nie ma jeszcze promu obok niego.
drawn-threat-at = pole promu 11 albo 16
drawn-threat-ready = { $player } ma wszystko, żeby zażegnać zagrożenie.
drawn-threat-not-ready = { $player } nie ma jeszcze tego, czego potrzeba.
drawn-threat-unknown = Czy { $player } ma wszystko, czego potrzeba, zależy od kart, których nie widzisz.
drawn-sides = Tory dla korporacji { $company }
drawn-sides-label = Tory do wyboru
drawn-rewards = Następnie:
drawn-removed = Karty usunięte
drawn-removed-none = Nie usunięto jeszcze żadnej karty.

# Na narysowanej planszy: karty i tury Luny

drawn-luna-lowest = od najniższego numeru
drawn-luna-highest = od najwyższego numeru
drawn-luna-cards = { $count ->
    [one] z pola { $spaces } obszaru kart
    [few] z pól { $spaces } obszaru kart
   *[many] z pól { $spaces } obszaru kart
}
drawn-luna-share = z najbardziej wartościowym udziałem
drawn-luna-position = na pozycji { $position }
drawn-luna-special = najnowszy plan specjalny
drawn-luna-turn = Karta { $card } na miejscu { $slot }
drawn-luna-planning = Luna planuje
drawn-luna-close = Zamknij turę Luny
drawn-luna-show = Krok po kroku
drawn-luna-back = Krok wstecz
drawn-luna-next = Następny krok
drawn-luna-at = { $number } z { $count }
drawn-luna-markers = { $count ->
    [one] Pozostał { $count } znacznik bonusu
    [few] Pozostały { $count } znaczniki bonusu
   *[many] Pozostało { $count } znaczników bonusu
}
drawn-luna-tank = Znacznik hel-3 na pozycji { $at }
drawn-luna-upload = Znacznik przesyłu na pozycji { $at }
drawn-luna-token = Żeton Luny na pozycji { $at }: gdy znacznik tam dotrze, dochodzi karta klasy 2
drawn-luna-shares = { $shares ->
    [one] { $company }: { $shares } udział, znacznik na polu { $at }
    [few] { $company }: { $shares } udziały, znacznik na polu { $at }
   *[many] { $company }: { $shares } udziałów, znacznik na polu { $at }
}
drawn-luna-hand = { $count ->
    [one] { $count } karta zabrana z obszaru kart: liczy się tylko jej udział
    [few] { $count } karty zabrane z obszaru kart: liczą się tylko ich udziały
   *[many] { $count } kart zabranych z obszaru kart: liczą się tylko ich udziały
}
drawn-luna-down = Miejsce { $slot }: zakryta karta
drawn-luna-empty = Miejsce { $slot }: brak karty
drawn-luna-closed = Miejsce { $slot }: jeszcze niedostępne
drawn-luna-majority = Dwie karty większości Luny i sumy, z którymi porównujesz swoje.
drawn-luna-deck = Talia { $deck }, klasa 2: { $second }
drawn-luna-discard = Odrzucone: { $count }
drawn-luna-moved = Tura Luny
