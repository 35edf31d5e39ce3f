# Co mówi tylko rysowana plansza: rama, HUB i załoga.

drawn-board = Baza i jej okolica
drawn-tabs = Części planszy
drawn-tab-base = Baza
drawn-tab-outside = Teren
drawn-tab-plan = Plan
drawn-tab-crew = Załoga
drawn-tab-story = Historia

## Obiekty i ich części

drawn-hub = HUB
drawn-for = Akcja: { $action }
drawn-feeds = Zasila: { $facilities }
drawn-needs = W każdej fazie Produkcji zużywa: { $resources }
drawn-need = W każdej fazie Produkcji zużywa 1: { $resource }
drawn-output = W każdej fazie Produkcji daje { $output }, najwyżej { $most }
drawn-shut = Przestój: Obiektu nie można używać, jego części nie psują się i nie da się ich naprawić
drawn-part = { $facility }: { $part }
drawn-part-works = Działa. Po uszkodzeniu: { $penalty }
drawn-part-broken = Uszkodzone ({ $part }): { $penalty }
drawn-part-broken-idle = Uszkodzone, ale teraz bez skutków. Normalnie: { $penalty }
drawn-part-mended = Naprawione: działa od końca tej fazy
drawn-token-now = W tym solu: { $token }
drawn-token-later = W następnym solu: { $token }
drawn-shutdown = Kafel Przestoju: { $facility } ({ $resource })
drawn-shutdown-unknown = Zakryty: nikt jeszcze nie wie, czego wymaga jego usunięcie.

## Tory

drawn-tracks = Morale i Stres
drawn-malfunctions = Tor Uszkodzeń: { $block }
drawn-level = Poziom: { $level } z 5
drawn-danger-die = W tym solu rzuca się kością Uszkodzeń tej Sekcji.
drawn-danger-more = Uszkodzone części przesuwają znacznik w każdej fazie Uszkodzeń dodatkowo o { $more }.
drawn-danger-chance = Szansa na Uszkodzenie w najbliższej fazie Uszkodzeń: { $chance }%.
drawn-stress-soon = Najbliższa faza Produkcji doda { $stress } Stresu.
drawn-stress-brawl = Najbliższa faza Produkcji doda { $stress } Stresu: to wystarczy do bójki!

## Rezerwy i prognoza

drawn-reserves = Rezerwy
drawn-forecast = najbliższa Produkcja
drawn-reserve = { $resource } w Rezerwie: { $reserve }
drawn-supply = Najbliższa Produkcja: powstanie { $made }, potrzeba { $needed }. Wynik: { $result }
drawn-supply-even = w sam raz
drawn-supply-kept = +{ $kept } do Rezerwy
drawn-supply-shut = { $shut ->
    [one] Przestój w { $shut } Obiekcie
    [few] Przestój w { $shut } Obiektach
   *[many] Przestój w { $shut } Obiektach
}
drawn-supply-eaten = { $eaten } z Rezerwy
drawn-supply-hungry = { $hungry ->
    [one] brak { $hungry }: rana
    [few] brak { $hungry }: { $hungry } rany
   *[many] brak { $hungry }: { $hungry } ran
}
drawn-cause-shut = { $facility }: Przestój
drawn-cause-output = { $facility }: { $output } z { $most }
drawn-made-by = Skąd: { $makers }
drawn-used-by = Kto zużywa ({ $count }): { $users }
drawn-reserves-no-help = Rezerwy nie chronią przed Przestojem.
drawn-wilts = { $farm } więdnie: Rezerwy na to nie wystarczą
drawn-wilts-shut = { $farm } więdnie: Przestój
drawn-wilts-unless = { $oxygen ->
    [0] { $farm } więdnie, jeśli nie zapłacicie { $energy } energii
   *[other] { $energy ->
        [0] { $farm } więdnie, jeśli nie zapłacicie { $oxygen } tlenu
       *[other] { $farm } więdnie, jeśli nie zapłacicie { $oxygen } tlenu i { $energy } energii
    }
}
drawn-farm-gives = { $ripe ->
    [true] { $farm }: dojrzałe rośliny { $plants }, dojrzewa jeszcze jedna
   *[other] { $farm }: dojrzałe rośliny { $plants }
}
drawn-eaters = Porcje dla załogi: { $portions }
drawn-anemic = { $astronaut }: dwie porcje (Anemia)
drawn-growth = W każdej fazie Produkcji nasiona przesuwają się o jedno pole; za polem 6 stają się dojrzałymi roślinami.

## Ładownia

drawn-cargo = Ładownia
drawn-spare = Część zapasowa: { $part }
drawn-dismantle = Wymontuj część
    .why = Wskaż sprawną część: od razu staje się częścią zapasową, a w Obiekcie jest uszkodzona.
drawn-count = Jest: { $count }
drawn-count-soon = Jest: { $count }, od następnego sola { $soon } więcej
drawn-objective = Żeton celu
drawn-pending = Oczekujące: do użycia od następnego sola

## Załoga

drawn-first = Pierwszy Gracz: odpowiada za Morale załogi i rozstrzyga spory
drawn-wounds = Rany: { $wounds } z { $fatal }. Minięcie żółtego znaku przynosi Stan, ostatnia rana to śmierć.
drawn-operator = Obsługa: { $astronaut }
drawn-choose-astronaut = Załoga
drawn-choose-machine = AMP: maszyny do pomocy
drawn-choose-skill = Zdolności do odblokowania za Odkrycia
