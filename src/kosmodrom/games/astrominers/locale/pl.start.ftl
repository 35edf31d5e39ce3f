# Strona „Jak grać w pięć minut”.

start-aim = Prowadzisz załogę górników w pasie asteroid. Przez osiem rund siedem twoich kości przynosi misje, wydobywa surowce i realizuje zamówienia. Wygrywa ten, kto na końcu ma najwięcej punktów, a najwięcej dają ich zamówienia.

start-loop-inspector = Inspektor…
    .text = Postaw inspektora na polu dyspozytorni i weź kartę misji.
start-loop-mission = …przynosi misję
    .text = Karta pokazuje koszt, pola dla załogi i co daje każdy symbol w załodze.
start-loop-launch = Wystaw ją
    .text = Zapłać koszt i połóż ją na jednej z dwóch swoich barek w doku. Nie wymaga to kości.
start-loop-crew = Zbierz załogę
    .text = Na każdym polu musi stanąć kość. Żółte pola możesz obsadzić przy wystawianiu, resztę obsadza każdy, po jednej kości na turę.
start-loop-resources = Zarób surowce
    .text = Misja z pełną załogą płaci każdej kości, raz za każdy symbol, bez względu na to, czyja to kość. Kartę zatrzymuje właściciel barki.
start-loop-geologist = Geolog…
    .text = Postaw geologa na polu rafinerii i weź kartę zamówienia.
start-loop-order = …przynosi zamówienie
    .text = Na koniec rundy możesz wykupić jedno zamówienie z ręki. Jego efekt działa raz, w dowolnej chwili.
start-loop-points = Zdobądź punkty
    .text = Tyle, ile widać na złotym polu wykupionego zamówienia, i trochę za całą resztę.

start-round-prepare = Przygotowanie:
    .text = kości wracają, oprócz tych na niedokończonych misjach. Kto ma kość na polu pierwszego gracza, zaczyna.
start-round-roll = Rzut:
    .text = wszyscy rzucają kośćmi i mogą raz przerzucić dowolne z nich.
start-round-actions = Akcje:
    .text = po kolei, po jednej: postaw kość na polu, wystaw misję albo odrzuć kość, żeby wymienić surowiec. Albo spasuj. W każdej chwili możesz odrzucić kość, żeby zmienić lub przerzucić inne.
start-round-settle = Rozliczenie:
    .text = najwięcej kości na misjach daje premię rundy; pełne misje płacą; niepełne czekają jeszcze rundę, a potem przepadają.
start-round-buy = Wykup:
    .text = po jednym zamówieniu.

start-points-orders = Zamówienia:
    .text = tyle, ile na nich widać.
start-points-awards = Nagrody:
    .text = oddaj zestaw wykonanych misji odpowiednich typów.
start-points-investments = Technologie i biuletyny:
    .text = kilka punktów, a w każdej rundzie coś za kość.
start-points-missions = Misje i ekspedycje:
    .text = po 1, jeśli wciąż je masz.
start-points-surplus = Nadwyżka surowców:
    .text = 1 za każde 4 sztuki jednego rodzaju, a promowanego już za 3.

start-face-miner = pracuje w magazynach i na misjach
start-face-miner2 = to samo, ale zarabia podwójnie
start-face-automaton = pracuje w magazynach i na misjach
start-face-automaton2 = to samo, ale zarabia podwójnie
start-face-inspector = przynosi misję; potrzebują go niektóre misje
start-face-geologist = przynosi zamówienie; potrzebują go niektóre misje
start-basic = podstawowy: z magazynów
start-rare = rzadki: z misji
start-yellow = żółta obwódka: można obsadzić przy wystawianiu
start-white = białe: obsadza je każdy później; tutaj górnik albo automat
start-cost = ile to kosztuje
start-anydie = dowolna kość
start-types = typy asteroid, do nagród; „?” zastępuje każdy
start-exchange = odrzuć kość i wymień jeden surowiec z bankiem
start-more = Gdy brakuje surowca do zapłaty, zastąpią go 4 inne; wystarczą 3, jeśli brakuje promowanego albo płaci się promowanymi.
