# Kampania

campaign-skymines = Przez Układ Słoneczny
    .story = Ziemia stała się dla korporacji za ciasna. Cztery razy zainwestujesz w nie swoje pieniądze: na Księżycu, w Pasie, znów na Księżycu i raz jeszcze tam, gdzie między skałami coś czeka. Na koniec liczy się nie jedna fortuna, lecz to, jak często dopisywał ci sukces.
campaign-skymines-chapter-mines = Kopalnie na Księżycu
    .story = Pierwsze koncesje są sprzedane, wiertła pracują. Pomnażaj majątek i miej oko na misje, które zleca zarząd Księżyca: płaci przysługami.
    .ranked = Nad pierwszymi kopalniami opada pył. Korporacje patrzą już dalej.
campaign-skymines-chapter-outward = W stronę Pasa
    .story = Promy odlatują ku planetoidom, a każdy tor lotu można zająć tylko raz. Tutaj placówka jest warta tyle co skała, na której stoi, a drogę do niej trzeba mieć własną.
    .ranked = Pas jest zbadany i podzielony, przynajmniej na razie.
campaign-skymines-chapter-return = Powrót na Księżyc
    .story = Korporacje nie czekały: ich placówki stoją już na całym Księżycu. Kto pierwszy otworzy własną filię, zostanie zapamiętany.
    .ranked = Na Księżycu zrobiło się tłoczno. Tymczasem w Pasie ktoś przestał odpowiadać.
campaign-skymines-chapter-lurking = To, co czai się w Pasie
    .story = Między dwoma torami lotu ujawniło się zagrożenie. Można je zażegnać, ale tylko wtedy, gdy prom dotrze tam na czas. W przeciwnym razie zapłacą wszyscy.
    .ranked = Ostatni rachunek jest zamknięty.
campaign-skymines-rank-earthbound = Ziemskie korzenie
campaign-skymines-rank-near-orbit = Bliska orbita
campaign-skymines-rank-near-moon = Na Księżycu jak w domu
campaign-skymines-rank-mars-next = Następny przystanek: Mars
campaign-skymines-rank-legend = Legenda Układu Słonecznego
campaign-progress-title = Punkty sukcesu
campaign-progress = { $player }: { $points ->
    [one] { $points } punkt sukcesu
    [few] { $points } punkty sukcesu
   *[many] { $points } punktów sukcesu
}

# Na narysowanej planszy

drawn-loop = Gra { $game } pętli czasu
drawn-success = { $player }: punkty sukcesu przed tym rozdziałem { $before }, z nim w tej chwili o { $now } więcej
drawn-chapter-counts = Co się tu liczy
drawn-chapter-story = Dotychczasowa historia
drawn-counts-richer = 1 za więcej crypcoinów niż ktoś inny
drawn-counts-richer-two = 1 za więcej crypcoinów niż dwie inne osoby
drawn-counts-winner = 1 za najwięcej crypcoinów
drawn-counts-tasks = 1 za dwa wykonane zadania
drawn-counts-ends = 1 za każdy tor, do którego końca dotrzesz
drawn-counts-first-personal-space = 1 za otwarcie pierwszego osobistego pola bonusu
drawn-counts-threat-removed = 1 za usunięcie zagrożenia
