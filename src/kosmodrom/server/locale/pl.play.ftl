# Słowa serwera o stołach: dlaczego czegoś nie można tam zrobić.

## Stoły

error-invite-needed = Przy tym stole grają zaproszone osoby. Poproś osobę, od której masz ten adres, o link z zaproszeniem: gracze widzą go w sekcji „Zaproś” albo w pasku adresu.
error-invite-old = To zaproszenie straciło ważność. Poproś kogoś przy stole o nowy link.
error-table-broken = Ten stół jest uszkodzony: zapisu jego partii nie da się odczytać. Administrator serwera o tym wie; innych stołów to nie dotyczy.
error-table-rules = Tę partię rozpoczęto według wersji { $found } zasad. Serwer ma teraz wersję { $known }, która nie potrafi jej odtworzyć.
error-table-newer = Tę partię rozpoczęto według wersji { $found } zasad, a serwer ma dopiero wersję { $known }. Partia wróci, gdy administrator zaktualizuje serwer.
error-table-data = Tę partię rozpoczęto z innymi kartami i wartościami niż te, które serwer ma teraz, więc nie da się jej odtworzyć. Partia wróci, jeśli administrator przywróci poprzednie.
error-table-mission = W tej partii gra się misję „{ $mission }”, której serwer już nie ma. Partia wróci, jeśli administrator przywróci jej plik.
error-table-game = Gra tego stołu, { $game }, nie jest tu już zainstalowana. Stół wróci, jeśli administrator zainstaluje ją ponownie.
error-table-lobby = Ten stół przygotowano, zanim gra się zmieniła, i wybranych tu ustawień już nie ma. Przygotuj nowy stół.
error-start-open = Są jeszcze wolne miejsca. Zaczekaj na graczy albo oddaj je botom.
error-own-tables =
    { $limit ->
        [one] Możesz tu siedzieć naraz tylko przy jednym stole. Najpierw skończ grę albo odejdź od niego.
        [few] Możesz tu siedzieć naraz przy { $limit } stołach. Najpierw skończ grę albo odejdź od któregoś.
        [many] Możesz tu siedzieć naraz przy { $limit } stołach. Najpierw skończ grę albo odejdź od któregoś.
       *[other] Możesz tu siedzieć naraz przy { $limit } stołach. Najpierw skończ grę albo odejdź od któregoś.
    }
error-tables = Ten serwer osiągnął limit stołów ({ $limit }). Spróbuj ponownie później.
error-no-guide = Gra { $game } nie ma pierwszej gry z przewodnikiem.
error-bot-tables =
    { $limit ->
        [one] Możesz prowadzić naraz tylko jedną grę samych botów. Zaczekaj na jej koniec, zamknij ją albo zagraj z nimi.
        [few] Możesz prowadzić naraz { $limit } gry samych botów. Zaczekaj na koniec którejś, zamknij ją albo zagraj z nimi.
        [many] Możesz prowadzić naraz { $limit } gier samych botów. Zaczekaj na koniec którejś, zamknij ją albo zagraj z nimi.
       *[other] Możesz prowadzić naraz { $limit } gry samych botów. Zaczekaj na koniec którejś, zamknij ją albo zagraj z nimi.
    }
error-no-seat = Przy tym stole nie ma miejsca { $seat }.
error-language = Nie ma języka „{ $language }”. Znane: { $known }.
error-no-moment = W tej grze nie ma momentu { $number }: ostatni to { $last }.
error-no-hint = Bot nie ma teraz podpowiedzi. Spróbuj ponownie.
error-sockets = Zbyt wiele połączeń z twojego adresu: dozwolone najwyżej { $limit }.
error-message = Ta wiadomość to nie JSON: { $problem }.

refusal-full = Przy tym stole nie ma wolnego miejsca.
refusal-seat-taken = To miejsce jest zajęte.
refusal-seat-changed = W tej samej chwili ktoś zajął to miejsce albo je zwolnił. Sprawdź i spróbuj ponownie.
refusal-seat-in-play = Przed rozpoczęciem gry można zmienić każde miejsce, później tylko bota na miejscu, na którym nikt nie gra.
refusal-own-seat = To twoje własne miejsce. Żeby je oddać, odejdź od stołu.
refusal-companion-seats = Pomocnik stoi obok ludzi przy prawdziwym stole: nie siadają przy nim ani boty, ani automy, ani inni gracze.
refusal-automa-last = Automy mają zawsze ostatnie miejsca: nikt inny nie może siedzieć za automą.
refusal-not-at-table = Nie masz miejsca przy tym stole.
refusal-removed = Decyzją gospodarza nie siedzisz już przy tym stole.
refusal-other-seat = To nie jest twoje miejsce.
refusal-which-seat = Masz przy tym stole kilka miejsc: powiedz, o które chodzi ({ $names }).
refusal-not-your-seat = Na tym miejscu gra bot. Wróć do stołu, żeby grać samodzielnie.
refusal-host-only = Może to zrobić tylko gospodarz tego stołu.
refusal-forfeit = To miejsce przegrało na czas: do końca gra na nim bot.
refusal-started = Gra już się zaczęła.
refusal-not-paused = Gra nie jest wstrzymana.
refusal-not-finished = Gra jeszcze się nie skończyła.
refusal-overtaken = W tej samej chwili coś się przy stole zmieniło. Sprawdź i spróbuj ponownie.
refusal-watch-first = Najpierw powiedz, który stół oglądasz.

refusal-join-playing = Gra się zaczęła: nikt nie może już zająć miejsca.
refusal-join-paused = Gra się zaczęła: nikt nie może już zająć miejsca.
refusal-join-finished = Ta gra się skończyła. Poproś o rewanż.
refusal-join-closed = Ten stół jest zamknięty.

refusal-table-lobby = Gra jeszcze się nie zaczęła.
refusal-table-playing = Gra trwa.
refusal-table-paused = Gra jest wstrzymana.
refusal-table-finished = Gra się skończyła.
refusal-table-closed = Ten stół jest zamknięty.

## Gra

refusal-moved-on = Sytuacja przy stole się zmieniła (widać było { $at }, jest { $now }). Sprawdź i wybierz ponownie.
refusal-taken = { $player } cię wyprzedza. Wybierz coś innego.
refusal-key-used = Ten klucz należy do czegoś, co wysłał ktoś inny.
refusal-undo-not-yours = Ruch { $to } nie należy do ciebie.
refusal-no-wish = Nikt nie prosi o cofnięcie ruchu.
refusal-no-hints = Przy tym stole podpowiedzi są wyłączone.
refusal-overtaken = Od tego czasu zadano pytania o inne ruchy.
refusal-hint-running = Bot zastanawia się jeszcze nad twoim poprzednim pytaniem.
