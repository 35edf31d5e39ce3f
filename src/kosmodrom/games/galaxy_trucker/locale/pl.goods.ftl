# Ładowanie towarów: pytania, ruchy, zdarzenia i odmowy.

cube-red = czerwony towar
cube-yellow = żółty towar
cube-green = zielony towar
cube-blue = niebieski towar
cubes-red = { $count ->
    [one] { $count } czerwony towar
    [few] { $count } czerwone towary
   *[many] { $count } czerwonych towarów
}
cubes-yellow = { $count ->
    [one] { $count } żółty towar
    [few] { $count } żółte towary
   *[many] { $count } żółtych towarów
}
cubes-green = { $count ->
    [one] { $count } zielony towar
    [few] { $count } zielone towary
   *[many] { $count } zielonych towarów
}
cubes-blue = { $count ->
    [one] { $count } niebieski towar
    [few] { $count } niebieskie towary
   *[many] { $count } niebieskich towarów
}

## Pytania

ask-load = { $goods ->
    [none] Wszystko jest załadowane. Czy przekładasz towary?
   *[other] Co ładujesz i gdzie? Poza ładowniami: { $goods }.
}
    .others = { $player } ładuje towary.
ask-forgo = Z którego towaru rezygnujesz: { $goods }?
    .others = { $player } dostaje o jeden towar mniej i wybiera który.
ask-contaminated = Zainfekowany towar: czy bierzesz wszystko ({ $goods })?
    .others = { $player } może wziąć zainfekowane towary.

## Ruchy

option-load = Załaduj { $goods }: rząd { $row }, kolumna { $column }
    .group = Załadunek towaru
    .why = Czerwone towary wymagają kontenera specjalnego, inne mieszczą się w każdym.
option-lift = Wyjmij { $goods }: rząd { $row }, kolumna { $column }
    .group = Wyjęcie towaru z ładowni
    .why = Towar może trafić do innej ładowni albo do reaktora. Jeśli zostanie na zewnątrz, przepada.
option-burn = { $tokens ->
    [one] Spal { $goods } w reaktorze (rząd { $row }, kolumna { $column }): { $tokens } znacznik do baterii w rzędzie { $battery_row }, kolumnie { $battery_column }
    [few] Spal { $goods } w reaktorze (rząd { $row }, kolumna { $column }): { $tokens } znaczniki do baterii w rzędzie { $battery_row }, kolumnie { $battery_column }
   *[many] Spal { $goods } w reaktorze (rząd { $row }, kolumna { $column }): { $tokens } znaczników do baterii w rzędzie { $battery_row }, kolumnie { $battery_column }
}
    .group = Spalenie towaru w reaktorze
    .why = Towar wraca do banku, a bateria jest znów pełna.
option-done-loading = { $left ->
    [none] Gotowe
   *[other] Gotowe: zostaw { $left }
}
    .why = Co nie leży w ładowni, wraca do banku.
option-forgo = Nie bierz: { $goods }
    .group = Rezygnacja z towaru
    .why = Ktoś jest tu przed tobą, więc towarów jest o jeden mniej.
option-accept-goods = { $humans ->
    [one] Weź wszystko: tracisz { $humans } kosmonautę
    [few] Weź wszystko: tracisz { $humans } kosmonautów
   *[many] Weź wszystko: tracisz { $humans } kosmonautów
}
    .why = Każdy nowy towar ponad liczbę twoich kosmitów kosztuje kosmonautę, załadowany czy nie.
option-decline-goods = Nie bierz niczego
    .why = Nikogo nie tracisz.

## Zdarzenia

event-goods-delivered = { $seat } może załadować { $goods }.
event-bank-lacks = W banku brakuje towarów. { $seat } nie dostaje: { $goods }.
event-cube-forgone = { $seat } rezygnuje z towaru: { $goods }.
event-goods-accepted = { $humans ->
    [one] { $seat } bierze zainfekowane towary i traci { $humans } kosmonautę.
    [few] { $seat } bierze zainfekowane towary i traci { $humans } kosmonautów.
   *[many] { $seat } bierze zainfekowane towary i traci { $humans } kosmonautów.
}
event-goods-declined = { $seat } nie bierze zainfekowanych towarów.
event-cube-loaded = { $seat } ładuje { $goods }: rząd { $row }, kolumna { $column }.
event-cube-lifted = { $seat } wyjmuje { $goods }: rząd { $row }, kolumna { $column }.
event-cube-burnt = { $tokens ->
    [one] { $seat } spala { $goods } w reaktorze (rząd { $row }, kolumna { $column }): { $tokens } znacznik do baterii w rzędzie { $battery_row }, kolumnie { $battery_column }.
    [few] { $seat } spala { $goods } w reaktorze (rząd { $row }, kolumna { $column }): { $tokens } znaczniki do baterii w rzędzie { $battery_row }, kolumnie { $battery_column }.
   *[many] { $seat } spala { $goods } w reaktorze (rząd { $row }, kolumna { $column }): { $tokens } znaczników do baterii w rzędzie { $battery_row }, kolumnie { $battery_column }.
}
event-goods-left = { $seat } zostawia { $goods }.

## Odmowy

refusal-no-hold = W rzędzie { $row }, kolumnie { $column } nie masz ładowni, która przyjmuje teraz towary.
refusal-dead-hold = Ładownia w rzędzie { $row }, kolumnie { $column } leży w martwej strefie i nie przyjmuje towarów.
refusal-away-hold = Ładownia w rzędzie { $row }, kolumnie { $column } jest w nadprzestrzeni.
refusal-not-delivered = Nie ma już takich towarów do załadowania: { $goods }.
refusal-needs-special = Czerwone towary wymagają wolnego kontenera specjalnego.
refusal-hold-full = Ładownia w rzędzie { $row }, kolumnie { $column } jest pełna.
refusal-not-in-hold = W rzędzie { $row }, kolumnie { $column } nie ma takich towarów: { $goods }.
refusal-no-more-lifts = Wyjmujesz najwyżej tyle towarów, ile było na statku; resztę załaduj albo zostaw.
refusal-no-reactor = W rzędzie { $row }, kolumnie { $column } nie masz działającego reaktora.
refusal-reactor-used = Ten reaktor spala tylko jeden towar z tej dostawy.
refusal-no-battery = W rzędzie { $row }, kolumnie { $column } nie ma baterii połączonej z tym reaktorem.
refusal-battery-full = Bateria w rzędzie { $row }, kolumnie { $column } jest pełna.
