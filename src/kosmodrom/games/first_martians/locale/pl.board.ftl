# Co mówi tylko rysowana plansza: rama, HUB i załoga.

drawn-board = Baza i jej okolica
drawn-tabs = Części planszy
drawn-tab-base = Baza
drawn-tab-outside = Teren
drawn-tab-plan = Plan
drawn-tab-crew = Załoga
drawn-tab-story = Historia
