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
drawn-part-works = Działa. Po zepsuciu: { $penalty }
drawn-part-broken = Zepsute ({ $part }): { $penalty }
drawn-part-broken-idle = Zepsute, ale teraz bez skutków. Normalnie: { $penalty }
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
drawn-danger-more = W każdej fazie Uszkodzeń zepsute części przesuwają znacznik dodatkowo o { $more }.
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
    [one] przestój w { $shut } Obiekcie
    [few] przestój w { $shut } Obiektach
   *[many] przestój w { $shut } Obiektach
}
drawn-supply-eaten = { $eaten } z Rezerwy
drawn-supply-hungry = { $hungry ->
    [one] brak { $hungry }: rana
    [few] brak { $hungry }: { $hungry } rany
   *[many] brak { $hungry }: { $hungry } ran
}
drawn-cause-shut = { $facility }: przestój
drawn-cause-output = { $facility }: { $output } z { $most }
drawn-made-by = Skąd: { $makers }
drawn-used-by = Kto zużywa ({ $count }): { $users }
drawn-reserves-no-help = Rezerwy nie chronią przed przestojem.
drawn-wilts = { $farm } więdnie: Rezerwy na to nie wystarczą
drawn-wilts-shut = { $farm } więdnie: przestój
drawn-wilts-unless = { $oxygen ->
    [0] { $farm } więdnie, jeśli nie zapłacicie { $energy } energii
   *[other] { $energy ->
        [0] { $farm } więdnie, jeśli nie zapłacicie { $oxygen } tlenu
       *[other] { $farm } więdnie, jeśli nie zapłacicie { $oxygen } tlenu i { $energy } energii
    }
}
drawn-farm-gives = { $ripe ->
    [true] { $farm }: owocuje { $plants }, dojrzewa jeszcze jedna roślina
   *[other] { $farm }: owocuje { $plants }
}
drawn-eaters = Porcje dla załogi: { $portions }
drawn-anemic = { $astronaut }: dwie porcje (Anemia)
drawn-growth = W każdej fazie Produkcji nasiona przesuwają się o jedno pole; za polem 6 zaczynają owocować.

## Ładownia

drawn-cargo = Ładownia
drawn-spare = Część zapasowa: { $part }
drawn-dismantle = Wymontuj część
    .why = Wskaż sprawną część: od razu staje się częścią zapasową, a w Obiekcie jest zepsuta.
drawn-count = Jest: { $count }
drawn-count-soon = Jest: { $count }, od następnej rundy { $soon } więcej
drawn-objective = Żeton misji
drawn-pending = Oczekujące: do użycia od następnej rundy

## Załoga

drawn-first = Pierwszy Gracz: odpowiada za Morale załogi i rozstrzyga spory
drawn-wounds = Rany: { $wounds } z { $fatal }. Minięcie żółtego znaku przynosi Stan, ostatnia rana to śmierć.
drawn-operator = Obsługa: { $astronaut }
drawn-choose-astronaut = Załoga
drawn-choose-machine = AMP: maszyny do pomocy
drawn-choose-skill = Umiejętności do odblokowania za Odkrycia
