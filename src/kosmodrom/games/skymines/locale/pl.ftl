# Gra, jej opcje i koniec oraz nazwy, których używają pytania i ruchy.
# Elementy: pl.cards.ftl, pl.names.ftl, pl.map.ftl. Rozgrywka: pl.play.ftl. Plansza: pl.board.ftl.

game-name = Skymines
game-tagline = Inwestuj w korporacje górnicze, prowadź ich ekspansję na Księżycu i podnoś wartość udziałów.

## Opcje gry

game-option-board = Plansza
    .help = Księżyc to gra podstawowa. W Pasie placówki na planetoidach łączą promy.
game-option-board-moon = Księżyc
game-option-board-belt = Pas
game-option-tracks = Tory korporacji
    .help = Które tory leżą przy których korporacjach. Różnią się udziałami, barierami i bonusami.
game-option-tracks-first_game = zestaw na pierwszą grę
game-option-tracks-random = losowe
game-option-tracks-chosen = wybrane przez graczy
game-option-tokens = Startowe żetony badań
    .help = Stały zestaw albo każdy dostaje dwa i zachowuje jeden.
game-option-tokens-first_game = zestaw na pierwszą grę
game-option-tokens-dealt = jeden z dwóch rozdanych
game-option-missions = Karty misji
    .help = Zadania dają crypcoiny i znaczniki jednorazowego bonusu, a komplet trzech – osobiste pole bonusu.
game-option-threats = Karty zagrożeń
    .help = Zagrożenie w Pasie dotyka na koniec wszystkich, jeśli nikt go nie zneutralizuje.
game-option-starting_outposts = Placówki od początku
    .help = Każda korporacja ma od początku trzy sektory Księżyca, jak w trzecim rozdziale kampanii.
game-option-linked_slots = Połączone miejsca
    .help = Po wycofaniu się karta trafia na miejsce na zużyte karty tuż nad swoim miejscem, bez wyboru.
game-option-open_hands = Jawne ręce
    .help = Wszyscy widzą karty na rękach. Inaczej widać tylko, ile kart mają inni; ale każdą było widać, zanim trafiła na rękę.
game-option-luna_level = Poziom Luny
    .help = Jak dobrze gra Luna, jeśli bierze udział: 0 i 1 to poziomy łatwe, 2 standardowy, od 3 do 8 zaawansowane.
game-option-first_player = Pierwszy gracz
    .help = Kto ma znacznik pierwszego gracza w pierwszej rundzie.
game-option-first_player-random = losowo
game-option-first_player-1 = gracz 1
game-option-first_player-2 = gracz 2
game-option-first_player-3 = gracz 3
game-option-first_player-4 = gracz 4

error-luna-needed = Jednej osobie potrzebna jest Luna jako rywalka: dodaj ją albo jeszcze jednego gracza.
error-luna-full = Luna dołącza najwyżej do trzech graczy: czworo gra bez niej.
error-option-needs = Opcja „{ $field }” nie może mieć wartości „{ $value }”, jeśli „{ $other }” nie ma wartości „{ $wanted }”.

## Koniec

ending-rounds = Siódma runda dobiegła końca.
ending-singularity = Osobliwość zakończyła grę przed czasem.
ending-loop = Pętla czasowa dobiegła końca: liczy się średnia jej gier.

score-coins = Crypcoiny
score-astrogo = Astrogo
score-tawac = Tawac
score-skymine = Skymine
score-minerva = Minerva
score-tank = Tor zbiornika
score-research = Tor badań
score-loop = Średnia pętli czasu

# Powody podpowiedzi: części tego, co gracz ma i może jeszcze zyskać.
worth-coins = crypcoiny
worth-shares = udziały
worth-tank = tor zbiornika
worth-research = tor badań
worth-slots = dodatkowe miejsca
worth-bonuses = bonusy z torów
worth-cards = karty do użycia
worth-plans = plany przed znacznikiem
worth-markers = znaczniki bonusu
worth-missions = zadania i wolny udział
worth-turn = reszta tury

## Nazwy

phase-setup = przygotowanie gry
phase-tracks = wybór torów
phase-tokens = wybór żetonów
phase-resting = pierwsze zużyte karty
phase-start = startowe bonusy
phase-round = początek rundy
phase-planning = faza planowania
phase-actions = faza akcji
phase-preparation = faza przygotowania
phase-shares = wolny udział
phase-scoring = punktacja
phase-again = pętla czasowa
phase-end = koniec gry

slot-A = A
slot-B = B
slot-C = C
slot-D = D
slot-E = E

space-skymine-1 = tor Skymine, pierwsze pole
space-skymine-2 = tor Skymine, drugie pole
space-minerva-1 = tor Minerva, pierwsze pole
space-minerva-2 = tor Minerva, drugie pole
space-astrogo-1 = tor Astrogo, pierwsze pole
space-astrogo-2 = tor Astrogo, drugie pole
space-tawac-1 = tor Tawac, pierwsze pole
space-tawac-2 = tor Tawac, drugie pole

# Nagrody, które na siebie czekają.
reward-move = ruch na torze korporacji
reward-move-any = ruch na dowolnym torze korporacji
reward-move-others = ruch na innych torach korporacji
reward-research = punkty badań
reward-remove-outposts = usunięcie placówek
reward-buy = kupno karty

# Dlaczego Luna wybiera korporację i dlaczego polecenie jej karty nic nie daje.
luna-why-most-valuable = najbardziej wartościowa
luna-why-second-most-valuable = druga najbardziej wartościowa
luna-why-two-most-valuable = jedna z dwóch najbardziej wartościowych
luna-why-least-valuable = najmniej wartościowa
luna-why-biggest-lead = największa przewaga Luny
luna-why-two-biggest-leads = jedna z dwóch największych przewag Luny
luna-why-all = ruch na wszystkich czterech torach

luna-idle-no-card = na tym polu nie ma karty
luna-idle-no-share = żadna karta w obszarze kart nie ma udziału
luna-idle-no-space = pole bonusu jest zajęte albo zabrakło jej znaczników
luna-idle-no-plan = na tej pozycji nie ma planu
luna-idle-no-special = nie ma odkrytego specjalnego planu
luna-idle-no-place = korporacja nie ma dokąd wejść albo nie ma już czego postawić
