# Karty dodatkowe: pytania, ruchy, zdarzenia i odmowy.

## Pytania

ask-set-die = Ustaw kość w tajemnicy. Pozostali będą zgadywać liczbę.
    .others = { $player } ustawia kość w tajemnicy.
ask-guess = Co pokazuje kość? Za trafienie dostajesz kredyty, pomyłka kosztuje dni lotu.
    .others = { $player } zgaduje, co pokazuje kość.
ask-offer = Ile w tajemnicy oferujesz Robopolicji? Płaci tylko najwyższa oferta.
    .others = { $player } składa tajną ofertę.
ask-police-column = Którą kolumnę ma przeszukać Robopolicja?
    .others = { $player } wskazuje Robopolicji kolumnę.
ask-police-row = Kolumna { $column }: który rząd ma przeszukać Robopolicja?
    .others = { $player } wskazuje Robopolicji rząd w kolumnie { $column }.
ask-police-time = Robopolicja nie będzie długo czekać.
    .others = Robopolicja nie będzie długo czekać.
ask-billiards = Który wers meteorów posyłasz i na kogo?
    .others = { $player } wybiera wers meteorów i przeciwnika.
ask-junkyard = Na którym obszarze złomowiska się zatrzymujesz?
    .others = { $player } może się zatrzymać na złomowisku.
ask-place-humans = { $waiting ->
    [0] Każdy ma miejsce. Czy ktoś się przesiada?
    [one] { $waiting } kosmonauta czeka na miejsce. Które?
    [few] { $waiting } kosmonautów czeka na miejsca. Które?
   *[many] { $waiting } kosmonautów czeka na miejsca. Które?
}
    .others = { $player } szuka miejsc dla nowych kosmonautów.
ask-place-tokens = { $waiting ->
    [0] Wszystkie znaczniki baterii mają miejsce. Czy przekładasz któreś?
    [one] { $waiting } znacznik baterii czeka na miejsce. Które?
    [few] { $waiting } znaczniki baterii czekają na miejsca. Które?
   *[many] { $waiting } znaczników baterii czeka na miejsca. Które?
}
    .others = { $player } szuka miejsc dla nowych znaczników baterii.
ask-star-warehouse = Którą część bierzesz z gwiezdnego magazynu?
    .others = { $player } może wziąć część z gwiezdnego magazynu.
ask-fit-part = Gdzie trafia ta część: { $part }?
    .others = { $player } montuje część: { $part }.

## Ceny i nagrody

price-crew = { $count ->
    [one] { $count } członek załogi
    [few] { $count } członków załogi
   *[many] { $count } członków załogi
}
price-humans = { $count ->
    [one] { $count } kosmonauta
    [few] { $count } kosmonautów
   *[many] { $count } kosmonautów
}
price-tokens = { $count ->
    [one] { $count } znacznik baterii
    [few] { $count } znaczniki baterii
   *[many] { $count } znaczników baterii
}
price-credits = { $count ->
    [one] { $count } kredyt
    [few] { $count } kredyty
   *[many] { $count } kredytów
}
price-days = { $count ->
    [one] { $count } zyskany dzień lotu
    [few] { $count } zyskane dni lotu
   *[many] { $count } zyskanych dni lotu
}
price-small_meteor-front = { $count ->
    [one] mały meteor z przodu
    [few] { $count } małe meteory z przodu
   *[many] { $count } małych meteorów z przodu
}
price-small_meteor-right = { $count ->
    [one] mały meteor z prawej
    [few] { $count } małe meteory z prawej
   *[many] { $count } małych meteorów z prawej
}
price-small_meteor-rear = { $count ->
    [one] mały meteor z tyłu
    [few] { $count } małe meteory z tyłu
   *[many] { $count } małych meteorów z tyłu
}
price-small_meteor-left = { $count ->
    [one] mały meteor z lewej
    [few] { $count } małe meteory z lewej
   *[many] { $count } małych meteorów z lewej
}
price-large_meteor-front = { $count ->
    [one] duży meteor z przodu
    [few] { $count } duże meteory z przodu
   *[many] { $count } dużych meteorów z przodu
}
price-large_meteor-right = { $count ->
    [one] duży meteor z prawej
    [few] { $count } duże meteory z prawej
   *[many] { $count } dużych meteorów z prawej
}
price-large_meteor-rear = { $count ->
    [one] duży meteor z tyłu
    [few] { $count } duże meteory z tyłu
   *[many] { $count } dużych meteorów z tyłu
}
price-large_meteor-left = { $count ->
    [one] duży meteor z lewej
    [few] { $count } duże meteory z lewej
   *[many] { $count } dużych meteorów z lewej
}
price-light_shot-front = { $count ->
    [one] lekki strzał z przodu
    [few] { $count } lekkie strzały z przodu
   *[many] { $count } lekkich strzałów z przodu
}
price-light_shot-right = { $count ->
    [one] lekki strzał z prawej
    [few] { $count } lekkie strzały z prawej
   *[many] { $count } lekkich strzałów z prawej
}
price-light_shot-rear = { $count ->
    [one] lekki strzał z tyłu
    [few] { $count } lekkie strzały z tyłu
   *[many] { $count } lekkich strzałów z tyłu
}
price-light_shot-left = { $count ->
    [one] lekki strzał z lewej
    [few] { $count } lekkie strzały z lewej
   *[many] { $count } lekkich strzałów z lewej
}
price-heavy_shot-front = { $count ->
    [one] ciężki strzał z przodu
    [few] { $count } ciężkie strzały z przodu
   *[many] { $count } ciężkich strzałów z przodu
}
price-heavy_shot-right = { $count ->
    [one] ciężki strzał z prawej
    [few] { $count } ciężkie strzały z prawej
   *[many] { $count } ciężkich strzałów z prawej
}
price-heavy_shot-rear = { $count ->
    [one] ciężki strzał z tyłu
    [few] { $count } ciężkie strzały z tyłu
   *[many] { $count } ciężkich strzałów z tyłu
}
price-heavy_shot-left = { $count ->
    [one] ciężki strzał z lewej
    [few] { $count } ciężkie strzały z lewej
   *[many] { $count } ciężkich strzałów z lewej
}

## Ruchy

option-set-die = Ustaw kość na { $number }
    .why = Im więcej pokazuje, tym więcej dni kosztuje pomyłka; ale inni się tego spodziewają.
option-guess = Zgaduj { $number }
    .why = Pomyłka kosztuje tyle dni, ile pokazuje kość.
option-offer = { $credits ->
    [0] Nie oferuj nic
    [one] Zaoferuj { $credits } kredyt
    [few] Zaoferuj { $credits } kredyty
   *[many] Zaoferuj { $credits } kredytów
}
    .why = Najwyższa oferta płaci i wskazuje część, którą wszyscy tracą; z równych liczy się ta z tyłu.
option-name-column = Kolumna { $column }
    .group = Kolumny
    .why = Kolumny statków mają nadrukowane numery; niektóre numery leżą poza statkami.
option-name-row = Rząd { $row }
    .group = Rzędy
    .why = Rzędy statków mają nadrukowane numery; niektóre numery leżą poza statkami.
option-time-out = Koniec czasu
    .why = Czas płynie sam.
option-send-meteors = Wers { $line } (cel: { $opponent }): { $meteors }{ $again ->
    [true] , bez pierwszego dużego meteoru
   *[other] { "" }
}
    .group = Posłanie meteorów
    .why = Kośćmi rzucasz ty. Wersu, którego już nie ma, nikt nie pośle na ciebie.
option-stop-at = Zatrzymaj się na obszarze { $area }. Koszt: { $cost }. Nagroda: { $reward ->
    [none] brak
   *[other] { $reward }
}
    .group = Postój na złomowisku
    .why = Najpierw koszt, potem nagroda; jedno i drugie od razu.
option-place-human = Kosmonauta zajmuje miejsce (rząd { $row }, kolumna { $column })
    .group = Nowe miejsca
    .why = W kabinie załoga pracuje. W komorze hibernacyjnej śpi, aż będzie potrzebna.
option-lift-human = Kosmonauta zwalnia miejsce (rząd { $row }, kolumna { $column })
    .group = Przesiadki
    .why = Teraz może się przesiąść każdy oprócz pasażerów i kosmitów.
option-place-token = Połóż znacznik baterii (rząd { $row }, kolumna { $column })
    .group = Nowe znaczniki
    .why = Jeden znacznik zasila jedno urządzenie jeden raz.
option-lift-token = Zabierz znacznik baterii (rząd { $row }, kolumna { $column })
    .group = Przekładanie znaczników
    .why = Znacznik jest bezpieczniejszy tam, gdzie nie dolecą meteory.
option-done-placing = { $left ->
    [0] Gotowe
   *[other] Gotowe (nie zabierasz: { $left })
}
    .why = Wszystko zostaje tak, jak jest teraz.
option-take-part = Weź część: { $part }
    .group = Weź część
    .why = Kosztuje dzień lotu, ale ma już załogę albo znaczniki baterii.
option-fit-part = Dołóż ją: rząd { $row }, kolumna { $column }, { $turns }
    .group = Dołożenie części
    .why = Musi pasować do wszystkich sąsiednich części.
option-exchange-part = Wymień na nią: { $replaced } (rząd { $row }, kolumna { $column }), { $turns }
    .group = Wymiana części
    .why = Zawartość starej części przepada, ale ona sama nie liczy się jako utracona.

## Zdarzenia

event-die-set = { $seat } ustawia kość.
event-die-set-to = { $seat } ustawia kość na { $number }; nikt inny o tym nie wie.
event-guessed = { $seat } zgaduje: { $number }.
event-die-revealed = Kość, którą ustawia { $seat }, pokazuje { $number }.
event-offered = { $credits ->
    [0] { $seat } nie oferuje nic.
    [one] { $seat } oferuje { $credits } kredyt.
    [few] { $seat } oferuje { $credits } kredyty.
   *[many] { $seat } oferuje { $credits } kredytów.
}
event-offer-won = { $tied ->
    [true] Robopolicję dostaje { $seat }: oferta równa, ale rakieta najbliżej końca.
   *[other] Robopolicję dostaje { $seat }: to najwyższa oferta.
}
event-coordinates-named = { $seat } posyła Robopolicję: kolumna { $column }, rząd { $row }.
event-coordinates-drawn = { $seat } nie ma już czasu: Robopolicja przeszukuje kolumnę { $column }, rząd { $row }.
event-meteors-sent = { $again ->
    [true] { $seat } znów posyła wers { $line }, bez pierwszego dużego meteoru. Cel: { $opponent }.
   *[other] { $seat } posyła wers { $line }. Cel: { $opponent }.
}
event-stopped-at = { $shared ->
    [true] { $seat } też zatrzymuje się na obszarze { $area } i dostaje wszystkiego o 1 mniej.
   *[other] { $seat } zatrzymuje się na obszarze { $area }.
}
event-human-placed = { $seat }: kosmonauta zajmuje miejsce (rząd { $row }, kolumna { $column }).
event-human-lifted = { $seat }: kosmonauta zwalnia miejsce (rząd { $row }, kolumna { $column }).
event-humans-left = { $humans ->
    [one] { $seat } nie zabiera { $humans } nowego kosmonauty.
    [few] { $seat } nie zabiera { $humans } nowych kosmonautów.
   *[many] { $seat } nie zabiera { $humans } nowych kosmonautów.
}
event-token-placed = { $seat } kładzie znacznik baterii (rząd { $row }, kolumna { $column }).
event-token-lifted = { $seat } zabiera znacznik baterii (rząd { $row }, kolumna { $column }).
event-tokens-left = { $tokens ->
    [one] { $seat } nie zabiera { $tokens } nowego znacznika baterii.
    [few] { $seat } nie zabiera { $tokens } nowych znaczników baterii.
   *[many] { $seat } nie zabiera { $tokens } nowych znaczników baterii.
}
event-warehouse-opened = Gwiezdny magazyn oferuje: { $parts }.
event-part-fitted = { $seat } dokłada część (rząd { $row }, kolumna { $column }): { $part }.
event-part-exchanged = { $seat } wymienia część (rząd { $row }, kolumna { $column }). Stara: { $replaced }. Nowa: { $part }.
event-humans-joined = { $humans ->
    [one] Na statek gracza { $seat } wsiada { $humans } kosmonauta (rząd { $row }, kolumna { $column }).
    [few] Na statek gracza { $seat } wsiada { $humans } kosmonautów (rząd { $row }, kolumna { $column }).
   *[many] Na statek gracza { $seat } wsiada { $humans } kosmonautów (rząd { $row }, kolumna { $column }).
}
event-sleepers-joined = { $sleepers ->
    [one] Na statek gracza { $seat } trafia { $sleepers } zahibernowany kosmonauta (rząd { $row }, kolumna { $column }).
    [few] Na statek gracza { $seat } trafia { $sleepers } zahibernowanych kosmonautów (rząd { $row }, kolumna { $column }).
   *[many] Na statek gracza { $seat } trafia { $sleepers } zahibernowanych kosmonautów (rząd { $row }, kolumna { $column }).
}
event-battery-filled = { $tokens ->
    [one] { $seat } dostaje z częścią { $tokens } znacznik baterii (rząd { $row }, kolumna { $column }).
    [few] { $seat } dostaje z częścią { $tokens } znaczniki baterii (rząd { $row }, kolumna { $column }).
   *[many] { $seat } dostaje z częścią { $tokens } znaczników baterii (rząd { $row }, kolumna { $column }).
}

## Przyczyny

reason-bureaucracy = { card-bureaucracy }
reason-robopolice = { card-robopolice }
reason-space_billiards = { card-space_billiards }
reason-junkyard = { card-junkyard }

## Odmowy

refusal-no-such-number = Kość pokazuje od 1 do 6.
refusal-offer-credits = { $credits ->
    [0] Nie masz kredytów, które można zaoferować.
    [one] Możesz zaoferować najwyżej { $credits } kredyt.
    [few] Możesz zaoferować najwyżej { $credits } kredyty.
   *[many] Możesz zaoferować najwyżej { $credits } kredytów.
}
refusal-line-barred = Ani kolumna, ani rząd nie może mieć numeru { $barred }.
refusal-no-such-line = Kolumny i rzędy mają numery od 2 do 12.
refusal-row-after-column = Najpierw wskazuje się kolumnę, potem rząd.
refusal-no-such-meteors = Na karcie są wersy od 1 do { $lines }.
refusal-meteors-sent = Wers { $line } jest już wykorzystany.
refusal-meteors-sent-twice = Jeden wers jest już wykorzystany dwa razy: wersu { $line } już nie ma.
refusal-not-an-opponent = Przeciwnik to inny statek z konwoju.
refusal-no-such-area = Złomowisko ma obszary od 1 do { $areas }.
refusal-area-taken = Obszar { $area } jest już zajęty.
refusal-area-shared = Ktoś już zatrzymuje się na zajętym obszarze; nikt więcej nie może.
refusal-area-crew = { $crew ->
    [one] Obszar { $area } kosztuje { $crew } członka załogi, a masz ich za mało.
    [few] Obszar { $area } kosztuje { $crew } członków załogi, a masz ich za mało.
   *[many] Obszar { $area } kosztuje { $crew } członków załogi, a masz ich za mało.
}
refusal-area-tokens = { $tokens ->
    [one] Obszar { $area } kosztuje { $tokens } znacznik baterii, a masz ich za mało.
    [few] Obszar { $area } kosztuje { $tokens } znaczniki baterii, a masz ich za mało.
   *[many] Obszar { $area } kosztuje { $tokens } znaczników baterii, a masz ich za mało.
}
refusal-nobody-waits = Nikt nie czeka na miejsce.
refusal-no-place-for-humans = Nie ma tam miejsca dla kosmonautów.
refusal-place-full = Nie ma tam już miejsca.
refusal-nobody-to-move = Nie ma tam nikogo, kto może się przesiąść.
refusal-nobody-awake = Żeby obudzić zahibernowanego, ktoś musi czuwać.
refusal-no-more-moves = Dość przesiadek: znajdź miejsce tym, którzy czekają.
refusal-nowhere-else = Nie ma innego wolnego miejsca.
refusal-crew-not-left = Zostać mogą tylko nowi kosmonauci: znajdź miejsce pozostałym.
refusal-tokens-not-left = Zostać mogą tylko nowe znaczniki: znajdź miejsce pozostałym.
refusal-no-token-waits = Żaden znacznik baterii nie czeka na miejsce.
refusal-no-battery-there = Nie ma tam działającej baterii.
refusal-no-token-there = Nie ma tam znacznika baterii.
refusal-not-laid-out = Tej części magazyn nie oferuje: { $part }.
refusal-fits-nowhere = Ta część nie pasuje nigdzie na twoim statku: { $part }.
refusal-outside-board = Nie ma tam pola planszy statku.
refusal-exchange-there = Leży tam już część: można ją tylko wymienić.
refusal-nothing-to-exchange = Nie ma tam części, którą można wymienić.
refusal-does-not-fit = Z częścią w tym miejscu i w tym położeniu statek nie spełniałby zasad budowy.
