# Talia Wydarzeń: co jej karty każą wybierać i co z tego wynika.

effect-boost-or-peek = Skok Synergiczny albo następne Wydarzenie
effect-collect-meteorite = zebranie Meteorytu
effect-add-meteorite = położenie Meteorytu
effect-lose-rover = utrata Łazika
effect-lose-lifepod = utrata Kapsuły Ratunkowej

## Pytania

ask-turn = Wydarzenie pozwala ci obrócić stację: o ile?
    .others = { $player } obraca stację.
ask-remove = Który stos twojego Magazynu znika ze stacji?
    .others = { $player } usuwa stos ze stacji.
ask-discard = Który Cel Osobisty odrzucasz?
    .others = { $player } odrzuca Cel Osobisty.

## Możliwości

option-gain-boost = Zyskaj Skok Synergiczny
    .why = Natychmiastowy awans na dowolnym torze.
option-peek = Podejrzyj następne Wydarzenie
    .why = Tylko ty wiesz, co będzie w następnej rundzie.
option-collect-meteorite = Zbierz Meteoryt z { $at }
    .group = Zebranie Meteorytu
    .why = Jego rząd i kolumna znów są wolne, a trzy takie dają Medal.
option-add-meteorite = Połóż Meteoryt na { $at }
    .group = Położenie Meteorytu
    .why = Jego rząd i kolumna nie punktują, dopóki leży: wybierz miejsce, do którego dojedzie Łazik.
option-destroy-rover = Zniszcz Łazik na { $at }
    .group = Zniszczenie Łazika
    .why = Wydarzenie kosztuje Łazik: wybierz najmniej potrzebny.
option-destroy-lifepod = Zniszcz Kapsułę Ratunkową na { $at }
    .group = Zniszczenie Kapsuły Ratunkowej
    .why = Wydarzenie kosztuje Kapsułę: wybierz tę, do której nie dojedzie Łazik.
option-discard-objective = Odrzuć Cel „{ $objective }”
    .group = Odrzucenie Celu
    .why = Wydarzenie kosztuje Cel: wybierz najtrudniejszy.
option-remove-stack = { $ring ->
    [small] Usuń stos małych płytek
   *[large] Usuń stos dużych płytek
}
    .group = Usunięcie stosu
    .why = Nikt już nie dostanie tych płytek; pusty Magazyn kończy grę.

## Zdarzenia

event-alert-ignored = { $seat }: Wydarzenie „{ $event }” nie obowiązuje, bo samo doprowadziłoby do końca gry.
event-next-alert = { $seat } podgląda następne Wydarzenie: „{ $event }”.
event-peeked = { $seat } podgląda następne Wydarzenie.
event-lifepod-lost = { $seat } traci zebraną Kapsułę Ratunkową.
event-meteorite-lost = { $seat } traci zebrany Meteoryt.
event-objectives-drawn = { $seat } dobiera Cele Osobiste: { $objectives }.
event-secret-objectives-drawn = { $count ->
    [one] { $seat } dobiera { $count } Cel Osobisty.
    [few] { $seat } dobiera { $count } Cele Osobiste.
   *[many] { $seat } dobiera { $count } Celów Osobistych.
}
event-objective-discarded = { $seat } odrzuca Cel Osobisty „{ $objective }”.
event-secret-objective-discarded = { $seat } odrzuca Cel Osobisty.
event-civ-cards-added = { $count ->
    [one] Z pudełka przybywa { $count } Karta Cywilizacji.
    [few] Z pudełka przybywają { $count } Karty Cywilizacji.
   *[many] Z pudełka przybywa { $count } Kart Cywilizacji.
}
event-civ-cards-removed = { $count ->
    [one] Ze stosów ubywa { $count } zakryta Karta Cywilizacji.
    [few] Ze stosów ubywają { $count } zakryte Karty Cywilizacji.
   *[many] Ze stosów ubywa { $count } zakrytych Kart Cywilizacji.
}
event-stack-removed = { $count ->
    [one] { $seat } usuwa stos ze stacji ({ $shape }): { $count } płytka.
    [few] { $seat } usuwa stos ze stacji ({ $shape }): { $count } płytki.
   *[many] { $seat } usuwa stos ze stacji ({ $shape }): { $count } płytek.
}

## Odmowy

refusal-last-place = Zbiorowisko Biomasy na { $at } nie zostawiłoby miejsca na żadną płytkę z twojego Magazynu, a samo Wydarzenie nie kończy gry.
refusal-regress-ends-game = Bez Technologii tego Znacznika nie da się umieścić żadnej płytki z twojego Magazynu, a samo Wydarzenie „{ $event }” nie kończy gry: { $track }.
refusal-event-forbids-tile = Przez Wydarzenie „{ $event }” tej płytki nie ma gdzie położyć, ale drugą można.
refusal-event-no-boosts = Przez Wydarzenie „{ $event }” nikt w tej rundzie nie zyskuje Skoków Synergicznych.
refusal-event-no-milestones = Przez Wydarzenie „{ $event }” Kamienie Milowe nic w tej rundzie nie dają.
refusal-event-one-resource = Przez Wydarzenie „{ $event }” liczy się tylko jeden zasób twojej płytki.
refusal-stack-must-stay = Ten stos musi zostać, bo bez niego gra by się skończyła.
refusal-no-event-left = Nie ma już Wydarzenia do podejrzenia.
refusal-no-meteorite = Nie masz tam Meteorytu: { $at }.
refusal-no-lifepod = Nie masz tam Kapsuły Ratunkowej: { $at }.
refusal-no-empty-symbol = Nie masz tam wolnego symbolu Meteorytu: { $at }.
