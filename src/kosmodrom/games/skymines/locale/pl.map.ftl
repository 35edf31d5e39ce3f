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
