# Co mówi przewodnik w pierwszej grze, w kolejności z guide.toml. Każdy tekst musi być prawdziwy przy
# każdym stole, przy którym jego krok jest możliwy, także po zejściu z podpowiadanej drogi.

guide-welcome = Witaj na pokładzie! Zasiedlasz planetę płytkami ze Stacji Kosmicznej. Każda płytka daje awans na dwóch torach zasobów, a pełne rzędy i kolumny przynoszą Medale. Wygrywa ten, kto ma ich najwięcej.
guide-rotate = W tej rundzie dowodzisz stacją: obracasz ją i tym samym decydujesz, jakie dwie płytki ma przed sobą każdy gracz. Obróć ją tak, jak zaznaczono.
guide-take = Przed tobą leżą mała i duża płytka. Wszyscy naraz biorą po jednej ze swoich dwóch. Kolory to jej dwa zasoby. Weź dużą: zakrywa więcej planety.
guide-place = Obracaj ją i odwracaj do woli. Pierwsza płytka dotyka obwodu planety. To, co zakryjesz, przepada: oszczędzaj Kapsuły Ratunkowe. Zaznaczone miejsce jest dobre.
guide-advance = Każdy z dwóch zasobów płytki to awans jego Znacznika o jedną pozycję. Wybierz, który awansuje najpierw; drugi zrobi to zaraz po nim.
guide-second = Następny dowódca obraca stację i masz przed sobą dwie inne płytki. Weź tę, której zasoby bardziej ci się przydadzą.
guide-adjacent = Odtąd płytka musi stykać się bokiem z którąś już położoną. Płytka z symbolem Meteorytu przynosi Meteoryt: dopóki leży, jego rząd i kolumna nie punktują.
guide-steps = Wiele pozycji toru daje Korzyść: zobacz, co jest na najbliższych. Gwiazdka to Skok Synergiczny, sześciokąt to Medale na koniec. Który z dwóch zasobów ma awansować najpierw?
guide-synergy = Skok Synergiczny to awans dowolnego Znacznika razem z Korzyścią. Użyj go tam, gdzie następna pozycja jest najwięcej warta.
guide-patch = Tor Biomasy daje Zbiorowiska Biomasy. Zbiorowisko zakrywa jeden kwadrat obok tego, co już leży: lukę, której nie wypełni żadna płytka. Umieść je tam, gdzie zaznaczono.
guide-lines = Rząd albo kolumna bez pustych kwadratów i bez Meteorytów daje Medale, które widać obok. Uważaj więc na luki.
guide-commander = Znowu dowodzisz. Obróć stację tak, żeby leżała przed tobą dobra płytka; od ciebie zależy też, co dostaną inni.
guide-lightning = Błyskawica to Energia, która nie ma własnego toru: daje awans drugiemu zasobowi płytki albo zasobowi terenu, z którym się styka. Weź zaznaczoną płytkę.
guide-lifepod = Łaziki zbierają Kapsuły Ratunkowe, każda jest warta Medal. Dlatego lepiej położyć płytkę obok Kapsuły niż na niej: stamtąd może ruszyć Łazik.
guide-energy = A teraz użyj Energii i wybierz Znacznik, który dzięki niej awansuje.
guide-card = Kamień Milowy Cywilizacji: wybierz kartę. Jedne działają od razu, inne dają Medale na koniec.
guide-at-once = Ta karta działa od razu: daje awanse. Pierwsza pozycja toru Łazików daje Łazik.
guide-again = I jeszcze jeden awans. Zanim wybierzesz, zobacz, co daje następna pozycja każdego toru.
guide-movement = Skoku Synergicznego użyjesz, gdzie chcesz. Tor Łazików od drugiej pozycji daje Ruch Łazika.
guide-rover = Nowy Łazik staje na ostatnio położonej płytce. Postaw go blisko Kapsuły Ratunkowej albo Meteorytu.
guide-drive = Każdy Ruch Łazika to przejazd o jeden kwadrat, po płytkach albo po pustym gruncie. Po drodze Łazik zbiera Kapsuły Ratunkowe i Meteoryty, a niewykorzystany Ruch przepada. Jedź tak, jak zaznaczono.
guide-fourth = Nowa runda i nowa para płytek. Kropla to Woda: jej tor jest najhojniejszy, ma najwięcej Medali.
guide-ice = Woda liczy się jednak tylko na Lodzie: musi tam leżeć choć jeden kwadrat Wody z płytki. A Energia najlepiej działa tam, gdzie styka się z zasobem, który ma awansować.
guide-unlock = Tor Technologii odblokowuje Technologie, które działają do końca gry. Jeśli Energia styka się z Technologią, awansuj na tym torze.
guide-preview = Znowu dowodzisz. Zanim wybierzesz, wypróbuj różne obroty: stacja pokazuje, co kto będzie miał przed sobą.
guide-fifth = Wybierz płytkę. Przy planecie widać, jak wysoko jest każdy Znacznik i co dają następne pozycje.
guide-technology = Obok planety są twoje Technologie. Pierwsza, „Swobodne lądowanie”, pozwala położyć płytkę gdziekolwiek, bez stykania się z innymi: przydaje się na odległym Lodzie. Jeśli ją masz, użyj jej teraz.
guide-medals = Medale liczy się na koniec: pełne rzędy i kolumny, wysokość każdego Znacznika, po 1 za Kapsułę Ratunkową i za każde trzy Meteoryty, karty oraz Cele między tobą a sąsiadami. Gra kończy się, gdy ktoś nie może położyć płytki albo opustoszeje Magazyn.
guide-end = To już wszystko, a każdy rodzaj ruchu masz za sobą. Stół jest twój, graj dalej, jak chcesz. Zasady i strona „Jak grać” są zawsze pod ręką.
