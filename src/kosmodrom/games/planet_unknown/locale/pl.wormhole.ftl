# Wormhole Corp.: to, co mówi się tylko o tej korporacji.

effect-benefit = jedna z dwóch Korzyści

either-benefit-patch = Zbiorowisko Biomasy
either-benefit-synergy = Skok Synergiczny
either-benefit-civ = awans na torze Cywilizacji
either-benefit-water = awans na torze Wody
either-benefit-rover = awans na torze Łazików
either-benefit-tech = awans na torze Technologii

option-take-benefit = Korzyść z { $position }. stopnia Biomasy: { $benefit }
    .group = Wybór jednej z dwóch Korzyści
    .why = Dostajesz tę Korzyść, a drugiej nie.

event-biomass-reset = { $seat } cofa Znacznik Biomasy na start.

refusal-energy-not-biomass = W Wormhole Corp. Energia nigdy nie awansuje Biomasy.
refusal-biomass-not-extended = Płytka nie powiększa żadnej Strefy Terenu Biomasy, więc jej Biomasa nie daje awansu.
refusal-patch-on-patch = Zbiorowisko Biomasy nie może leżeć na innym Zbiorowisku: { $at }.
refusal-patch-on-meteorite = Twoje Technologie nie pozwalają położyć Zbiorowiska Biomasy na Meteorycie: { $at }.
refusal-patch-on-tile = Twoje Technologie nie pozwalają położyć Zbiorowiska Biomasy na płytce: { $at }.
refusal-biomass-not-on-top = Znacznik Biomasy nie jest na szczycie toru.
refusal-no-patch-gained = Nie zyskujesz teraz Zbiorowiska Biomasy, które mogłoby się podwoić.
