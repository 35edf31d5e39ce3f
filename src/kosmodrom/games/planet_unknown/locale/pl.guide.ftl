# Co mówi przewodnik w pierwszej grze, w kolejności z guide.toml. Każdy tekst musi być prawdziwy przy
# każdym stole, przy którym jego krok jest możliwy, także po zejściu z podpowiadanej drogi.

guide-welcome = Witaj na pokładzie! Zasiedlasz planetę płytkami ze Stacji Kosmicznej. Każda płytka daje awans na dwóch torach zasobów, a pełne rzędy i kolumny przynoszą Medale. Wygrywa ten, kto ma ich najwięcej.
guide-rotate = W tej rundzie dowodzisz stacją: obracasz ją i tym samym decydujesz, jakie dwie płytki ma przed sobą każdy gracz. Obróć ją tak, jak zaznaczono.
guide-take = Przed tobą leżą mała i duża płytka. Wszyscy naraz biorą po jednej ze swoich dwóch. Kolory to jej dwa zasoby. Weź małą.
guide-place = Obracaj ją i odwracaj do woli. Pierwsza płytka dotyka obwodu planety. Woda liczy się tylko na Lodzie, a to, co zakryjesz, przepada: oszczędzaj Kapsuły Ratunkowe. Zaznaczone miejsce jest dobre.
guide-energy = Każdy z dwóch zasobów to awans jego Znacznika o jedną pozycję. Energia nie ma toru: daje awans drugiemu zasobowi płytki albo zasobowi sąsiedniego terenu. Użyj jej teraz.
guide-second = Następny dowódca obraca stację i masz przed sobą dwie inne płytki. Weź dużą: zakrywa więcej planety.
guide-adjacent = Odtąd płytka musi stykać się bokiem z którąś już położoną. Płytka z symbolem Meteorytu przynosi Meteoryt: dopóki leży, jego rząd i kolumna nie punktują.
guide-advance = Wybierz, który zasób awansuje najpierw; drugi zrobi to zaraz po nim. Każdy tor daje po drodze coś innego, a wyżej Medale.
guide-lines = Rząd albo kolumna bez pustych kwadratów i bez Meteorytów daje Medale, które widać obok. Dają je też Kapsuły Ratunkowe i Meteoryty zebrane przez Łaziki: 1 za każdą Kapsułę, 1 za trzy Meteoryty.
guide-commander = Znowu dowodzisz. Obróć stację tak, żeby leżała przed tobą dobra płytka; od ciebie zależy też, co dostaną inni.
guide-milestone = Teraz graj po swojemu: weź płytkę, połóż ją, awansuj. Spróbuj wspiąć się na torze Cywilizacji: jego Kamienie Milowe dają Karty Cywilizacji.
guide-card = Kamień Milowy Cywilizacji: wybierz kartę. Jedne działają od razu, inne dają Medale na końcu.
guide-rover = Graj dalej, aż pojawi się twój Łazik: daje go pierwsza pozycja toru Łazików. Skok Synergiczny po drodze to natychmiastowy awans dowolnego Znacznika.
guide-drive = Każdy Ruch Łazika to przejazd o jeden kwadrat, po płytkach albo po pustym gruncie. Po drodze Łazik zbiera Kapsuły Ratunkowe i Meteoryty. Dalsze pozycje toru Łazików dają Ruch: graj, aż Łazik pierwszy raz pojedzie.
guide-medals = Medale liczy się na końcu: pełne rzędy i kolumny, wysokość każdego Znacznika, Kapsuły i Meteoryty, karty oraz Cele między tobą a sąsiadami. Gra kończy się, gdy ktoś nie może położyć płytki albo opustoszeje Magazyn.
guide-end = To już wszystko: tor Biomasy daje Zbiorowiska Biomasy na małe luki, a tor Technologii Technologie. Stół jest twój, graj dalej, jak chcesz. Zasady i strona „Jak grać” są zawsze pod ręką.
