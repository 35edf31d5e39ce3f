# Zagrożenia, trafienia i straty: pytania, ruchy, zdarzenia i odmowy.

## Pytania

ask-defence = Leci { $kind } ({ $side }), cel: { $part } (rząd { $row }, kolumna { $column }). Bronisz?
    .others = { $player } broni statku. Nadlatuje { $kind }.
ask-keep-piece = { $pieces ->
    [one] Twój statek się rozpadł. Który kawałek zachowujesz?
    [few] Twój statek rozpadł się na { $pieces } kawałki. Który zachowujesz?
   *[many] Twój statek rozpadł się na { $pieces } kawałków. Który zachowujesz?
}
    .others = { $player } wybiera kawałek statku, który poleci dalej.
ask-lose-crew = { $crew ->
    [one] Kto opuszcza statek? Odchodzi { $crew } członek załogi.
    [few] Kto opuszcza statek? Odchodzi { $crew } członków załogi.
   *[many] Kto opuszcza statek? Odchodzi { $crew } członków załogi.
}
    .others = { $player } wybiera, kto opuszcza statek.
ask-wake = Zwolniły się miejsca. Czy budzisz zahibernowanego kosmonautę?
    .others = { $player } może budzić zahibernowanych kosmonautów.
ask-lose-goods = { $cubes ->
    [one] Tracisz { $cubes } towar. Z której ładowni oddajesz { $goods }?
    [few] Tracisz { $cubes } towary. Z której ładowni oddajesz { $goods }?
   *[many] Tracisz { $cubes } towarów. Z której ładowni oddajesz { $goods }?
}
    .others = { $player } wybiera, z której ładowni traci towary.
ask-lose-goods-of-half = { $cubes ->
    [one] Tracisz { $cubes } towar z wybranego członu. Który oddajesz?
    [few] Tracisz { $cubes } towary, każdy z wybranego członu. Który oddajesz teraz?
   *[many] Tracisz { $cubes } towarów, każdy z wybranego członu. Który oddajesz teraz?
}
    .others = { $player } wybiera, z którego członu statku traci towary.
ask-lose-tokens = { $tokens ->
    [one] Z której baterii tracisz { $tokens } znacznik?
    [few] Z których baterii tracisz { $tokens } znaczniki?
   *[many] Z których baterii tracisz { $tokens } znaczników?
}
    .others = { $player } wybiera, z których baterii traci znaczniki.
ask-pay-token = { $tokens ->
    [one] Która bateria daje { $tokens } znacznik na zasilanie?
    [few] Które baterie dają { $tokens } znaczniki na zasilanie?
   *[many] Które baterie dają { $tokens } znaczników na zasilanie?
}
    .others = { $player } wybiera baterię, która daje zasilanie.

## Ruchy

option-use-shield = { $tokens ->
    [0] Włącz osłonę (rząd { $row }, kolumna { $column }) za darmo
    [one] Włącz osłonę (rząd { $row }, kolumna { $column }) za { $tokens } znacznik
    [few] Włącz osłonę (rząd { $row }, kolumna { $column }) za { $tokens } znaczniki
   *[many] Włącz osłonę (rząd { $row }, kolumna { $column }) za { $tokens } znaczników
}
    .group = Osłony
    .why = Zatrzymuje to zagrożenie, a przy następnym można ją włączyć ponownie.
option-use-boosted-shield = { $tokens ->
    [0] Włącz osłonę (rząd { $row }, kolumna { $column }) ze wzmacniaczem za darmo
    [one] Włącz osłonę (rząd { $row }, kolumna { $column }) ze wzmacniaczem za { $tokens } znacznik
    [few] Włącz osłonę (rząd { $row }, kolumna { $column }) ze wzmacniaczem za { $tokens } znaczniki
   *[many] Włącz osłonę (rząd { $row }, kolumna { $column }) ze wzmacniaczem za { $tokens } znaczników
}
    .group = Osłony
    .why = Ze wzmacniaczem osłona zatrzymuje nawet duże meteory i ciężki ostrzał.
option-shoot = { $tokens ->
    [0] Zestrzel meteor działem (rząd { $row }, kolumna { $column }) za darmo
    [one] Zestrzel meteor działem (rząd { $row }, kolumna { $column }) za { $tokens } znacznik
    [few] Zestrzel meteor działem (rząd { $row }, kolumna { $column }) za { $tokens } znaczniki
   *[many] Zestrzel meteor działem (rząd { $row }, kolumna { $column }) za { $tokens } znaczników
}
    .group = Działa
    .why = Zestrzelony duży meteor nie szkodzi twojemu statkowi.
option-take-hit = Przyjmij trafienie
    .why = Znaczniki zostają, ale część jest zniszczona wraz ze wszystkim, co trzyma się tylko na niej.
option-keep-piece = Zachowaj kawałek: rząd { $row }, kolumna { $column } ({ $parts ->
    [one] { $parts } część
    [few] { $parts } części
   *[many] { $parts } części
}, załoga: { $crew })
    .why = Pozostałe kawałki odpadają. Bez człowieka na pokładzie twój lot się kończy.
option-give-up-crew = Oddaj: { $crew } (rząd { $row }, kolumna { $column })
    .group = Oddanie załogi
    .why = Statek pilotują tylko ludzie, a kosmici go wzmacniają.
option-wake-sleeper = Obudź kosmonautę (komora: rząd { $chamber_row }, kolumna { $chamber_column }), kabina: rząd { $row }, kolumna { $column }
    .group = Budzenie kosmonauty
    .why = Obudzony kosmonauta należy do załogi. Na te miejsca można budzić tylko teraz.
option-let-sleep = Niech śpią dalej
    .why = Nikt nie może zażądać zahibernowanych, ale liczy się tylko obudzona załoga.
option-give-up-cube = Oddaj z ładowni (rząd { $row }, kolumna { $column }): { $goods }
    .group = Oddanie towarów
    .why = Liczy się, ile towar jest wart i jak bezpieczna jest jego ładownia.
option-give-up-token = Oddaj znacznik z baterii (rząd { $row }, kolumna { $column })
    .group = Oddanie znaczników
    .why = Znaczniki są warte tyle samo, ale baterie nie muszą być równie bezpieczne.
option-pay-token = Weź znacznik z baterii (rząd { $row }, kolumna { $column })
    .group = Zapłata znacznikiem
    .why = Znaczniki są warte tyle samo, ale baterie nie muszą być równie bezpieczne.

crew-human = kosmonauta
crew-purple = { alien-purple }
crew-brown = { alien-brown }
crew-blue = { alien-blue }

## Zdarzenia

event-dice-rolled = { $seat } wyrzuca { $first } i { $second }.
event-threat-comes = { $reason }: nadlatuje { $kind } (kierunek: { $side }, linia { $line }).
event-threat-ignored = { $seat }: { $kind } tego statku nie dotyczy.
event-missed = { $seat }: { $kind } nie trafia.
event-bounced = { $seat }: meteor odbija się, bo nie ma tam złącza: { $part } (rząd { $row }, kolumna { $column }).
event-plating-held = { $seat }: { $kind } nie szkodzi poszyciu (rząd { $row }, kolumna { $column }).
event-shield-used = { $seat } włącza osłonę (rząd { $row }, kolumna { $column }), { $kind } nie szkodzi statkowi.
event-boosted-shield-used = { $seat } włącza osłonę ze wzmacniaczem (rząd { $row }, kolumna { $column }), { $kind } nie szkodzi statkowi.
event-meteor-shot = { $seat } zestrzeliwuje meteor działem (rząd { $row }, kolumna { $column }).
event-flies-on = { $seat }: { $kind } leci dalej i trafia następną część: { $part } (rząd { $row }, kolumna { $column }).
event-exploded = { $seat }: wybuch (rząd { $row }, kolumna { $column })! Przyczyna: { $what }.
event-part-lost = { $seat } traci część: { $part } (rząd { $row }, kolumna { $column }), { $how }. Przyczyna: { $reason }.
event-piece-kept = { $parts ->
    [one] { $seat } zachowuje kawałek statku (rząd { $row }, kolumna { $column }): { $parts } część.
    [few] { $seat } zachowuje kawałek statku (rząd { $row }, kolumna { $column }): { $parts } części.
   *[many] { $seat } zachowuje kawałek statku (rząd { $row }, kolumna { $column }): { $parts } części.
}
event-coordinates-rolled = { $reason }: kolumna { $column }, rząd { $row }.
event-coordinates-missed = { $seat }: nic się tam nie dzieje ({ $reason }).
event-humans-lost = { $humans ->
    [one] { $seat } traci { $humans } kosmonautę (rząd { $row }, kolumna { $column }).
    [few] { $seat } traci { $humans } kosmonautów (rząd { $row }, kolumna { $column }).
   *[many] { $seat } traci { $humans } kosmonautów (rząd { $row }, kolumna { $column }).
}
event-sleepers-lost = { $sleepers ->
    [one] { $seat } traci { $sleepers } zahibernowanego kosmonautę (rząd { $row }, kolumna { $column }).
    [few] { $seat } traci { $sleepers } zahibernowanych kosmonautów (rząd { $row }, kolumna { $column }).
   *[many] { $seat } traci { $sleepers } zahibernowanych kosmonautów (rząd { $row }, kolumna { $column }).
}
event-alien-lost = { $seat }: statek opuszcza { $colour } (rząd { $row }, kolumna { $column }).
event-alien-left = { $seat }: bez modułu podtrzymywania życia odchodzi { $colour } (rząd { $row }, kolumna { $column }).
event-sleeper-woken = { $seat } budzi kosmonautę do kabiny (rząd { $row }, kolumna { $column }).
event-goods-lost = { $seat } traci { $goods } (rząd { $row }, kolumna { $column }).
event-tokens-lost = { $tokens ->
    [one] { $seat } traci { $tokens } znacznik baterii (rząd { $row }, kolumna { $column }).
    [few] { $seat } traci { $tokens } znaczniki baterii (rząd { $row }, kolumna { $column }).
   *[many] { $seat } traci { $tokens } znaczników baterii (rząd { $row }, kolumna { $column }).
}
event-tokens-spent = { $tokens ->
    [one] { $seat } zużywa { $tokens } znacznik baterii (rząd { $row }, kolumna { $column }).
    [few] { $seat } zużywa { $tokens } znaczniki baterii (rząd { $row }, kolumna { $column }).
   *[many] { $seat } zużywa { $tokens } znaczników baterii (rząd { $row }, kolumna { $column }).
}
event-token-saved = { $seat }: Technik oszczędza znacznik baterii.

how-destroyed = zniszczona
how-fell_off = odpada
how-discarded = odrzucona

explosive-goods = towary
explosive-batteries = znaczniki baterii

reason-small_meteor = { threat-small_meteor }
reason-large_meteor = { threat-large_meteor }
reason-light_shot = { threat-light_shot }
reason-heavy_shot = { threat-heavy_shot }
reason-explosion = wybuch
reason-unjoined = brak połączenia ze statkiem
reason-sabotage = { card-sabotage }
reason-space_psychosis = { road-space_psychosis }
reason-metal_fatigue = { road-metal_fatigue }

## Odmowy

refusal-no-part-there = W rzędzie { $row }, kolumnie { $column } nie masz żadnej części.
refusal-not-a-shield = To nie osłona: { $part }.
refusal-not-a-cannon = To nie działo: { $part }.
refusal-part-dead = Ta część leży w martwej strefie i nie działa: { $part }.
refusal-part-away = Ta część jest w nadprzestrzeni: { $part }.
refusal-shield-side = Ta osłona nie chroni strony, z której nadlatuje zagrożenie: { $side }.
refusal-shield-half = Osłona chroni tylko swój człon, a zagrożony jest drugi.
refusal-shield-too-weak = Sama osłona tego nie zatrzyma: { $threat }. Potrzebny jest wzmacniacz.
refusal-shield-enough = Wzmacniacz nie jest potrzebny, wystarczy sama osłona: { $threat }.
refusal-no-booster = Z tą osłoną nie jest połączony żaden działający wzmacniacz osłon.
refusal-cannons-no-use = Działa zestrzeliwują duże meteory, a to nie jest duży meteor: { $threat }.
refusal-cannon-points-elsewhere = To działo nie jest zwrócone w stronę, z której nadlatuje meteor: { $side }.
refusal-cannon-column = Z przodu i z tyłu meteor może zestrzelić tylko działo w tej samej kolumnie.
refusal-cannon-row = Z lewej i z prawej meteor może zestrzelić tylko działo w tym samym rzędzie albo w sąsiednim.
refusal-too-few-tokens = { $tokens ->
    [one] Do tego potrzebny jest { $tokens } znacznik baterii, a masz do dyspozycji: { $available }.
    [few] Do tego potrzebne są { $tokens } znaczniki baterii, a masz do dyspozycji: { $available }.
   *[many] Do tego potrzeba { $tokens } znaczników baterii, a masz do dyspozycji: { $available }.
}
refusal-name-a-piece = Kawałek wskazuje jego pierwsze pole, licząc od przodu do tyłu i od lewej do prawej.
refusal-sleeper-stays = Zahibernowani kosmonauci nie należą do załogi i nie można ich oddać.
refusal-nobody-there = Nikogo takiego nie ma w rzędzie { $row }, kolumnie { $column }.
refusal-no-place-freed = W rzędzie { $row }, kolumnie { $column } nie zwolniło się żadne miejsce.
refusal-passengers-place = Miejsca pasażera nikt nie zajmuje.
refusal-no-sleeper = W rzędzie { $row }, kolumnie { $column } nikt nie śpi.
refusal-chamber-half = Zahibernowani kosmonauci budzą się tylko w swoim członie.
refusal-nobody-wakes = Nie ma tam nikogo obudzonego, kto mógłby budzić innych.
refusal-most-valuable-first = Najpierw tracisz najcenniejsze towary, a teraz są to: { $goods }.
refusal-most-valuable-of-half = W każdym członie najpierw tracisz najcenniejsze towary, a tutaj są to: { $goods }.
refusal-no-such-cube = W rzędzie { $row }, kolumnie { $column } nie ma takiego ładunku: { $goods }.
refusal-no-token = W rzędzie { $row }, kolumnie { $column } nie ma znacznika baterii.
refusal-battery-half = Baterie zasilają tylko części swojego członu.
refusal-crew-elsewhere = Ta strata nie dotyczy załogi w rzędzie { $row }, kolumnie { $column }.
refusal-humans-alone = Chodzi tylko o ludzi, nie o kosmitów.
