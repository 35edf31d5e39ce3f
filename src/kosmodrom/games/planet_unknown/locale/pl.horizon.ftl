# Co do gry dodaje Horizon Group.

ask-drown = Twój Łazik wjeżdża na teren wodny: czy niszczysz wieziony Meteoryt?
    .others = { $player } może zniszczyć Meteoryt na terenie wodnym.
option-keep-meteorite = Zachowaj Meteoryt
    .why = Zostaje na pokładzie, aż Łazik dostarczy go gdzie indziej.
event-meteorite-picked-up = Łazik podnosi Meteoryt z { $at } (planeta: { $seat }).
board-carrying = Łaziki wiozące Meteoryt: { $squares }
