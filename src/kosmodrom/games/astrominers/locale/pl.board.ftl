# Co narysowana plansza Astrogórników mówi ponad słowa samej gry.

astrominers-board = Plansza gry Astrogórnicy
astrominers-taken = { $player }: { $face }
astrominers-crew = „{ $card }”, pole { $space }
astrominers-used = Użyta w tej rundzie
astrominers-promoted = Surowiec promowany
astrominers-bank = W banku: { $amount }
astrominers-type = Typ asteroidy: { $type }

astrominers-dock = Dok { $dock }
astrominers-dispatch = Dyspozytornia
astrominers-refinery = Rafineria
astrominers-bank-title = Bank
astrominers-track = Tor rund
astrominers-dice = Twoje kości
astrominers-resources = Twoje surowce
astrominers-earned = Twój dorobek
astrominers-hand = Twoja ręka
astrominers-empty = pusto
astrominers-turn-to = Zmień na
astrominers-pick-dice = Wskaż kości do przerzutu
astrominers-pick-cards = Wskaż karty do oddania
astrominers-pick-units = Wskaż, czym płacisz za brakujący surowiec: { $resource }
astrominers-clear = Odłóż
astrominers-less = o 1 mniej
astrominers-passed = pas
astrominers-turn = na ruchu
astrominers-points = { $points } PZ
