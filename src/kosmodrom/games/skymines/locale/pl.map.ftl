# Miejsca na Księżycu i w Pasie; morza i zatoki po polsku, kratery i planetoidy jak na mapach nieba.

## Sektory

sector-aristarchus = Aristarchus
sector-sinus-roris = Zatoka Rosy
sector-mare-frigoris = Morze Zimna
sector-lacus-somniorum = Jezioro Snów
sector-mare-imbrium = Morze Deszczów
sector-mare-crisium = Morze Przesileń
sector-oceanus-procellarum = Ocean Burz
sector-mare-serenitatis = Morze Jasności
sector-mare-insularum = Morze Wysp
sector-mare-tranquillitatis = Morze Spokoju
sector-grimaldi = Grimaldi
sector-mare-vaporum = Morze Oparów
sector-manilius = Manilius
sector-mare-cognitum = Morze Poznane
sector-kuiper = Kuiper
sector-schickard = Schickard
sector-mare-humorum = Morze Wilgoci
sector-mare-nectaris = Morze Nektaru
sector-mare-smythii = Morze Smytha
sector-mare-fecunditatis = Morze Żyzności
sector-clavius = Clavius
sector-mare-nubium = Morze Chmur
sector-piccolomini = Piccolomini
sector-mare-australe = Morze Południowe

## Planetoidy

asteroid-ceres = Ceres
asteroid-pallas = Pallas
asteroid-vesta = Westa
asteroid-iris = Iris
asteroid-flora = Flora
asteroid-hygiea = Hygiea
asteroid-irene = Irene
asteroid-eunomia = Eunomia
asteroid-melpomene = Melpomene
asteroid-lutetia = Lutetia
asteroid-kalliope = Kalliope
asteroid-themis = Themis

## Miejsca, które nazywają ruchy: sektory z numerami, pola placówek, pola promów

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
place-ceres-1 = { asteroid-ceres } (1), pole 1
place-ceres-2 = { asteroid-ceres } (1), pole 2
place-ceres-3 = { asteroid-ceres } (1), pole 3
place-pallas-1 = { asteroid-pallas } (2), pole 1
place-pallas-2 = { asteroid-pallas } (2), pole 2
place-pallas-3 = { asteroid-pallas } (2), pole 3
place-vesta-1 = { asteroid-vesta } (4), pole 1
place-vesta-2 = { asteroid-vesta } (4), pole 2
place-vesta-3 = { asteroid-vesta } (4), pole 3
place-iris-1 = { asteroid-iris } (7), pole 1
place-iris-2 = { asteroid-iris } (7), pole 2
place-iris-3 = { asteroid-iris } (7), pole 3
place-flora-1 = { asteroid-flora } (8), pole 1
place-flora-2 = { asteroid-flora } (8), pole 2
place-hygiea-1 = { asteroid-hygiea } (10), pole 1
place-hygiea-2 = { asteroid-hygiea } (10), pole 2
place-hygiea-3 = { asteroid-hygiea } (10), pole 3
place-irene-1 = { asteroid-irene } (14), pole 1
place-irene-2 = { asteroid-irene } (14), pole 2
place-irene-3 = { asteroid-irene } (14), pole 3
place-eunomia-1 = { asteroid-eunomia } (15), pole 1
place-eunomia-2 = { asteroid-eunomia } (15), pole 2
place-eunomia-3 = { asteroid-eunomia } (15), pole 3
place-melpomene-1 = { asteroid-melpomene } (18), pole 1
place-melpomene-2 = { asteroid-melpomene } (18), pole 2
place-melpomene-3 = { asteroid-melpomene } (18), pole 3
place-lutetia-1 = { asteroid-lutetia } (21), pole 1
place-lutetia-2 = { asteroid-lutetia } (21), pole 2
place-lutetia-3 = { asteroid-lutetia } (21), pole 3
place-kalliope-1 = { asteroid-kalliope } (22), pole 1
place-kalliope-2 = { asteroid-kalliope } (22), pole 2
place-themis-1 = { asteroid-themis } (24), pole 1
place-themis-2 = { asteroid-themis } (24), pole 2
place-themis-3 = { asteroid-themis } (24), pole 3
place-shuttle-3 = pole promu 3
place-shuttle-5 = pole promu 5
place-shuttle-6 = pole promu 6
place-shuttle-9 = pole promu 9
place-shuttle-11 = pole promu 11
place-shuttle-12 = pole promu 12
place-shuttle-13 = pole promu 13
place-shuttle-16 = pole promu 16
place-shuttle-17 = pole promu 17
place-shuttle-19 = pole promu 19
place-shuttle-20 = pole promu 20
place-shuttle-23 = pole promu 23
place-shuttle-25 = pole promu 25
place-shuttle-26 = pole promu 26

## Na narysowanej planszy

drawn-moon = Księżyc
drawn-belt = Pas
drawn-expansion = Ekspansja: { $company }. Pozostała energia: { $points }.
drawn-undo-step = Cofnij ostatni krok
