# Places on the Moon and in the Belt, by their official names.

## Sectors

sector-aristarchus = Aristarchus
sector-sinus-roris = Sinus Roris
sector-mare-frigoris = Mare Frigoris
sector-lacus-somniorum = Lacus Somniorum
sector-mare-imbrium = Mare Imbrium
sector-mare-crisium = Mare Crisium
sector-oceanus-procellarum = Oceanus Procellarum
sector-mare-serenitatis = Mare Serenitatis
sector-mare-insularum = Mare Insularum
sector-mare-tranquillitatis = Mare Tranquillitatis
sector-grimaldi = Grimaldi
sector-mare-vaporum = Mare Vaporum
sector-manilius = Manilius
sector-mare-cognitum = Mare Cognitum
sector-kuiper = Kuiper
sector-schickard = Schickard
sector-mare-humorum = Mare Humorum
sector-mare-nectaris = Mare Nectaris
sector-mare-smythii = Mare Smythii
sector-mare-fecunditatis = Mare Fecunditatis
sector-clavius = Clavius
sector-mare-nubium = Mare Nubium
sector-piccolomini = Piccolomini
sector-mare-australe = Mare Australe

## Asteroids

asteroid-ceres = Ceres
asteroid-pallas = Pallas
asteroid-vesta = Vesta
asteroid-iris = Iris
asteroid-flora = Flora
asteroid-hygiea = Hygiea
asteroid-irene = Irene
asteroid-eunomia = Eunomia
asteroid-melpomene = Melpomene
asteroid-lutetia = Lutetia
asteroid-kalliope = Kalliope
asteroid-themis = Themis

## Places that moves name: sectors with their numbers, spaces of asteroids, spaces of shuttles

place-aristarchus = { sector-aristarchus } (1)
place-sinus-roris = { sector-sinus-roris } (2)
place-mare-frigoris = { sector-mare-frigoris } (3)
place-lacus-somniorum = { sector-lacus-somniorum } (4)
place-mare-imbrium = { sector-mare-imbrium } (5)
place-mare-crisium = { sector-mare-crisium } (6)
place-oceanus-procellarum = { sector-oceanus-procellarum } (7)
place-mare-serenitatis = { sector-mare-serenitatis } (8)
place-mare-insularum = { sector-mare-insularum } (9)
place-mare-tranquillitatis = { sector-mare-tranquillitatis } (10)
place-grimaldi = { sector-grimaldi } (11)
place-mare-vaporum = { sector-mare-vaporum } (12)
place-manilius = { sector-manilius } (13)
place-mare-cognitum = { sector-mare-cognitum } (14)
place-kuiper = { sector-kuiper } (15)
place-schickard = { sector-schickard } (16)
place-mare-humorum = { sector-mare-humorum } (17)
place-mare-nectaris = { sector-mare-nectaris } (18)
place-mare-smythii = { sector-mare-smythii } (19)
place-mare-fecunditatis = { sector-mare-fecunditatis } (20)
place-clavius = { sector-clavius } (21)
place-mare-nubium = { sector-mare-nubium } (22)
place-piccolomini = { sector-piccolomini } (23)
place-mare-australe = { sector-mare-australe } (24)
place-ceres-1 = { asteroid-ceres } (1), space 1
place-ceres-2 = { asteroid-ceres } (1), space 2
place-ceres-3 = { asteroid-ceres } (1), space 3
place-pallas-1 = { asteroid-pallas } (2), space 1
place-pallas-2 = { asteroid-pallas } (2), space 2
place-pallas-3 = { asteroid-pallas } (2), space 3
place-vesta-1 = { asteroid-vesta } (4), space 1
place-vesta-2 = { asteroid-vesta } (4), space 2
place-vesta-3 = { asteroid-vesta } (4), space 3
place-iris-1 = { asteroid-iris } (7), space 1
place-iris-2 = { asteroid-iris } (7), space 2
place-iris-3 = { asteroid-iris } (7), space 3
place-flora-1 = { asteroid-flora } (8), space 1
place-flora-2 = { asteroid-flora } (8), space 2
place-hygiea-1 = { asteroid-hygiea } (10), space 1
place-hygiea-2 = { asteroid-hygiea } (10), space 2
place-hygiea-3 = { asteroid-hygiea } (10), space 3
place-irene-1 = { asteroid-irene } (14), space 1
place-irene-2 = { asteroid-irene } (14), space 2
place-irene-3 = { asteroid-irene } (14), space 3
place-eunomia-1 = { asteroid-eunomia } (15), space 1
place-eunomia-2 = { asteroid-eunomia } (15), space 2
place-eunomia-3 = { asteroid-eunomia } (15), space 3
place-melpomene-1 = { asteroid-melpomene } (18), space 1
place-melpomene-2 = { asteroid-melpomene } (18), space 2
place-melpomene-3 = { asteroid-melpomene } (18), space 3
place-lutetia-1 = { asteroid-lutetia } (21), space 1
place-lutetia-2 = { asteroid-lutetia } (21), space 2
place-lutetia-3 = { asteroid-lutetia } (21), space 3
place-kalliope-1 = { asteroid-kalliope } (22), space 1
place-kalliope-2 = { asteroid-kalliope } (22), space 2
place-themis-1 = { asteroid-themis } (24), space 1
place-themis-2 = { asteroid-themis } (24), space 2
place-themis-3 = { asteroid-themis } (24), space 3
place-shuttle-3 = shuttle space 3
place-shuttle-5 = shuttle space 5
place-shuttle-6 = shuttle space 6
place-shuttle-9 = shuttle space 9
place-shuttle-11 = shuttle space 11
place-shuttle-12 = shuttle space 12
place-shuttle-13 = shuttle space 13
place-shuttle-16 = shuttle space 16
place-shuttle-17 = shuttle space 17
place-shuttle-19 = shuttle space 19
place-shuttle-20 = shuttle space 20
place-shuttle-23 = shuttle space 23
place-shuttle-25 = shuttle space 25
place-shuttle-26 = shuttle space 26

## On the drawn board

drawn-moon = The Moon
drawn-belt = The Belt
drawn-expansion = Expansion: { $company }. Energy left: { $points }.
drawn-undo-step = Take back the last step
