# Co mówią planety; ich nazwy i zasady są w pl.cards.ftl.

refusal-land-and-ice = Na K-273 płytka nie może przykrywać zarazem Lądu i Lodu Planetarnego: { $at }.
refusal-ring-alone = Na Arashi płytka na pierścieniu musi przykrywać też kwadrat poza nim: { $at }.
refusal-patch-on-ring = Na Arashi na pierścieniu nie wolno umieszczać Zbiorowisk Biomasy: { $at }.
refusal-tile-across-chasm = Na Tartarusie płytka nie może leżeć w poprzek szczeliny: { $at }.
refusal-rover-across-chasm = Na Tartarusie Łaziki nie mogą tam przejeżdżać przez szczelinę: { $at }.
refusal-resource-in-quadrant = Na Persephone jeden z zasobów płytki jest zakazany w kwadrancie, w którym by leżał: { $at }.
refusal-not-on-pit = Na Charybdis pierwszy element musi przykrywać co najmniej jeden z czterech środkowych kwadratów: { $at }.
refusal-toxic = Na K'Aax Łaziki nie mogą wjeżdżać na nieprzykryte toksyczne kwadraty: { $at }.
refusal-does-not-slide = Na Pajitnovie elementy wsuwa się na miejsce, a tu nie da się tego zrobić z żadnej strony: { $at }.

## Obrazki planet w słowach

board-cities = # miasto
board-ring = = pierścień
board-pit = o środkowy kwadrat
board-toxic = % toksyczny kwadrat
board-currents = + strumień elektryczny
board-chasm = | szczelina; biegnie też pod kwadratami { $squares }. Przejścia na ukos: { $crossings }
board-three-planets = | granica między dwiema planetami
