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
