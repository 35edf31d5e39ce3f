# Słowa gier-zabawek.

game-name = Zabawki
game-tagline = Małe gry, które sprawdzają rdzeń.

game-option-hand = Ręka
    .help = Ile kart ma każdy na ręce.
game-option-scoring = Punktacja
    .help = Ile warta jest zagrana karta.
game-option-scoring-sum = swój numer
game-option-scoring-count = jeden punkt
game-option-short = Krótka gra
    .help = Tylko dziesięć kart.
game-option-seconds = Sekundy
    .help = Jak długo sypie się piasek; 0: bez klepsydry.
game-option-legs = Etapy
    .help = Jak daleko jest do domu.
game-option-gentle = Łagodnie
    .help = Z większym zapasem paliwa.

ending-deck = Talia jest pusta.
ending-target = Ktoś osiągnął cel.
ending-rounds = Rozegrano wszystkie rundy.
ending-time = Czas minął.
ending-sold-out = Wszystko zabrane.
ending-saved = Wszyscy uratowani.
ending-no-air = Zabrakło powietrza.
ending-home = Statek jest w domu.
ending-no-fuel = Nie ma już paliwa.

score-points = Punkty
score-saved = Uratowani
section-scores = Wyniki
card-1 = karta 1
card-2 = karta 2
card-3 = karta 3
card-4 = karta 4
card-5 = karta 5
card-6 = karta 6
card-7 = karta 7
card-8 = karta 8
card-9 = karta 9
card-10 = karta 10
card-11 = karta 11
card-12 = karta 12
card-13 = karta 13
card-14 = karta 14
card-15 = karta 15
card-16 = karta 16
card-17 = karta 17
card-18 = karta 18
amount-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}

ask-turn = Zagraj kartę (zostało { $left }).
    .others = { $player } zagrywa kartę.
ask-more = Dobierasz kartę?
    .others = { $player } może dobrać kartę.
ask-bid = Licytuj w ukryciu.
    .others = { $player } licytuje w ukryciu.
ask-grab = Złap kafelek!
    .others = { $player } może złapać kafelek.
ask-run = Niech piasek się sypie.
    .others = { $player } odmierza czas.
ask-work = Pracuj w ogrodzie.
    .others = { $player } pracuje w ogrodzie.
ask-act = Rzuć albo odetchnij.
    .others = { $player } działa.
ask-take = Weź kartę z rzędu.
    .others = { $player } bierze kartę z rzędu.
ask-fly = Leć.
    .others = { $player } leci.
ask-lost = Nie ma już paliwa. Spróbować jeszcze raz?
    .others = { $player } mówi, czy spróbować jeszcze raz.

option-play = Zagraj: { $card }
option-draw = Dobierz
option-stop = Zakończ
option-bid = Licytuj { $amount }
option-grab = Złap { $tile }
option-tick = Piasek się sypie
option-plant = Obsadź grządkę { $bed }
option-dig = Kop
option-rest = Odpocznij
option-roll = Rzuć
option-breathe = Odetchnij
option-take = Weź { $card }
option-push = Pełny ciąg, na pewno
option-burn = Krótki ciąg, jak się uda
option-wait = Czekaj
option-again = Jeszcze raz
option-onward = Mimo wszystko dalej

event-played = { $seat } zagrywa: { $card }; { $gains }.
event-drew = { $seat } dobiera: { $card }.
event-drew-something = { $seat } dobiera kartę.
event-bids = Stawki: { $amounts }.
event-grabbed = { $seat } łapie { $tile }.
event-ticked = Piasek się sypie; zostało { $left }.
event-planted = { $seat } obsadza grządkę { $bed }.
event-found = { $seat } znajduje coś wartego { $worth }.
event-dug = { $seat } kopie.
event-season = Zaczyna się pora roku { $number }.
event-rolled = { $seat } wyrzuca { $face }.
event-took = { $seat } bierze { $card }.
event-flew = { $seat } leci; zostało etapów: { $legs }.

refusal-not-in-hand = Nie masz na ręce: { $card }.

section-stores = Zapasy
stores-fuel = Zapas paliwa: { $fuel }
stores-lost = { $count ->
    [0] Bez przegranych rozdziałów
    [one] Jeden przegrany rozdział
    [few] { $count } przegrane rozdziały
   *[many] { $count } przegranych rozdziałów
}

campaign-homeward = Do domu
    .story = Mała załoga, daleka droga i resztki paliwa: sprowadźcie wszystkich do domu.
campaign-homeward-chapter-launch = Start
    .story = Płyta jest zimna, a zbiorniki prawie puste. Jeden etap prowadzi z cienia księżyca.
    .won = Księżyc maleje za wami.
campaign-homeward-chapter-drift = Dryf
    .story = Dwa etapy ciszy. Każde odpalenie jest policzone i nikt nie mówi o wskaźniku.
    .won = Przed wami widać niebieską kropkę.
    .lost = Silniki milczą, a statek dryfuje dalej.
campaign-homeward-chapter-landing = Lądowanie
    .story = Trzy etapy przez rzadkie powietrze. Drugiego okrążenia nie będzie.
campaign-homeward-rank-hero = Bohaterowie drogi do domu
campaign-homeward-rank-survivor = Jakoś w domu
campaign-homeward-rank-stranded = Rozbitkowie
campaign-derby = Derby
    .story = Dwoje pilotów, jedna trasa i wspólny zbiornik.
campaign-derby-chapter-heat = Eliminacje
    .story = Krótka trasa na rozgrzewkę.
campaign-derby-chapter-final = Finał
    .story = Długa trasa. Teraz liczy się każdy etap.
campaign-derby-rank-ace = As
campaign-derby-rank-pilot = Pilot
