# Co do gry dodaje Horizon Group.

ask-drown = Twój Łazik stoi na wodzie: czy niszczysz wieziony Meteoryt?
    .others = { $player } może zniszczyć Meteoryt na wodzie.
option-keep-meteorite = Zachowaj Meteoryt
event-meteorite-picked-up = Łazik podnosi Meteoryt z { $at } (planeta: { $seat }).
board-carrying = Łaziki wiozące Meteoryt: { $squares }
