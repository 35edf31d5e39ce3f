# Słowa strony stołu i powtórki.

play-title = { $game }
play-title-turn = ● Twoja kolej: { $game }
play-title-turn-as = ● { $name }: { $game }
play-board = Plansza
play-players = Gracze
play-side = Przebieg, rozmowa i zasady
play-tabs = Obok planszy
play-request = Pytanie
play-loading = Chwileczkę…

play-tab-choices = Ruchy
play-tab-players = Gracze
play-tab-log = Przebieg
play-tab-chat = Rozmowa
play-tab-rules = Zasady

## Gracze

play-you = (ty)
play-decides = wybiera
play-seat-here = przy stole
play-seat-same-device = przy tym urządzeniu
play-seat-away = poza stołem
play-seat-left = miejsce opuszczone, gra bot
play-seat-forfeit = przegrana na czas
play-seat-automa = automa
play-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
play-points-unit = PZ
play-points-parts = skąd się biorą
play-clock = Pozostały czas: { $time }
play-hourglass = Klepsydra: { $time }
play-watching = Oglądasz tę grę.

## Pytanie

play-your-decision = Twoja decyzja
play-your-decision-as = { $name }: twoja decyzja
play-waiting-for =
    { $count ->
        [one] Wybiera: { $names }
       *[other] Wybierają: { $names }
    }
play-thinking = { $name } (myśli)
play-away = { $name } (poza stołem)
play-nobody-asked = W tej chwili nie ma o czym decydować.
play-side-by-side = Wszyscy decydują równocześnie. Ruchy innych zobaczysz, gdy wszyscy skończą.
play-over = Koniec gry.
play-closed = Ten stół jest zamknięty.
play-paused = Gra jest wstrzymana.
play-undo = Cofnij
play-undo-ask = Poproś o cofnięcie
play-put-back = Odłóż
play-held = W ręce: { $things }. Wybierz miejsce albo odłóż.
play-picked = Wskazane: { $things }. Wskaż kolejne, potwierdź albo odłóż.
play-made = { $choice }: potwierdź albo odłóż.
play-hint = Podpowiedź
play-why-not = Czemu nie…?
play-asking = Wskaż coś na planszy albo wcześniejszy ruch, a dowiesz się, czemu teraz nie można.
play-choices = Twoje ruchy
play-wishes = Ruchy możliwe wcześniej
play-no-wishes = Wskaż coś na planszy.
play-find = Znajdź ruch
play-narrow = Pokaż tylko
play-none-found = Żaden ruch nie zawiera tych słów.
play-on-board = Wybierz na planszy albo z tej listy wszystkich ruchów.
play-hinted = (podpowiedź)
play-sending = Wysyłanie…
play-confirm = Potwierdź
play-cancel = Anuluj
play-mark-first = Zaznacz ruch, a potem go potwierdź.

## Odpowiedzi

play-hint-only = Tak zagrałby bot.
play-hint-equal = Tak zagrałby bot; inny ruch jest mniej więcej tak samo dobry.
play-hint-gain =
    { $points ->
        [one] Tak zagrałby bot: spodziewa się o około { $points } punkt więcej niż po drugim najlepszym ruchu.
        [few] Tak zagrałby bot: spodziewa się o około { $points } punkty więcej niż po drugim najlepszym ruchu.
        [many] Tak zagrałby bot: spodziewa się o około { $points } punktów więcej niż po drugim najlepszym ruchu.
       *[other] Tak zagrałby bot: spodziewa się o około { $points } punktu więcej niż po drugim najlepszym ruchu.
    }
play-hint-reasons = W punktach: { $reasons }.
play-hint-take = Zrób to
play-why-about = { $choice }: czemu nie?
play-why-offered = Teraz można: jest wśród twoich ruchów.
play-rule-link = Zasada { $rule }

play-undo-wish = { $player } prosi o cofnięcie swojego ostatniego ruchu, a z nim wszystkiego, co było później. Czy się zgadzasz?
play-undo-asked = Prosisz o cofnięcie swojego ostatniego ruchu. Czekamy na odpowiedź: { $missing }.
play-undo-others = { $player } prosi o cofnięcie swojego ostatniego ruchu. Czekamy na odpowiedź: { $missing }.
play-undo-refused = Nie ma zgody wszystkich na cofnięcie.
play-undo-withdraw = Wycofaj prośbę
play-agree = Zgadzam się
play-refuse = Nie zgadzam się

play-connecting = Utracono połączenie. Łączymy ponownie…
play-offline = Brak połączenia. Próbujemy ponownie…
play-kept = Twój ruch jest zapamiętany. Wyślemy go, gdy tylko wróci połączenie.
play-reconnect = Spróbuj teraz

## Jedno urządzenie dla kilku osób

hand-to = Przekaż urządzenie: { $name }
hand-text = To, co się teraz pokaże, jest tylko dla jednej osoby: { $name }. Pozostali odwracają wzrok.
hand-take = To ja, { $name }
hand-who = Kto trzyma urządzenie?
hand-who-text = Gracie tu w kilka osób. Powiedz, kim jesteś, a stół pokaże się tylko tobie.
hand-switch = Gracze przy tym urządzeniu
hand-pass = Przekaż: { $name }
hand-due = Teraz decyduje { $name }: przekaż urządzenie, gdy skończysz.

## Co się stało

play-news =
    { $count ->
        [0] Nic nowego od twojego ruchu
        [one] { $count } zdarzenie od twojego ruchu
        [few] { $count } zdarzenia od twojego ruchu
        [many] { $count } zdarzeń od twojego ruchu
       *[other] { $count } zdarzenia od twojego ruchu
    }
play-news-watching = Ostatnie zdarzenia
play-changed = Zmienione:
play-log = Przebieg gry
play-log-new = Nowe
play-log-missed =
    { $count ->
        [one] { $count } nowe zdarzenie
        [few] { $count } nowe zdarzenia
       *[many] { $count } nowych zdarzeń
    }
play-log-you = Ty: { $choice }
play-log-earlier = Pokaż wcześniejsze zdarzenia
play-rewind = Obejrzyj jeszcze raz
play-rewind-at = { $number } z { $count }:
play-rewind-begin = Stół po twoim ostatnim ruchu.
play-rewind-end = Wróć do gry
play-round-over = Koniec rundy: kto co zyskuje
play-log-empty = Nic się jeszcze nie stało.

## Rozmowa

play-chat = Rozmowa
play-chat-empty = Nikt jeszcze nic nie powiedział.
play-chat-deleted = Ten wpis usunięto razem z danymi autora.
play-chat-write = Napisz do wszystkich przy stole
play-chat-send = Wyślij
play-mute = Wycisz: { $name }
play-unmute = Wyłącz wyciszenie: { $name }

## Zasady

play-rules-asked = Zasady dotyczące tej decyzji
play-rules-back = Bieżąca decyzja
play-rules-all = Wszystkie zasady
play-rules-none = Tej decyzji nie dotyczy żadna zasada.

## Stół

play-in-words = Plansza w słowach
play-pause = Wstrzymaj
play-resume = Wznów
play-leave = Odejdź
play-leave-text =
    { $count ->
        [one] Do końca gry na twoim miejscu zagra bot. Pozostali grają dalej bez ciebie.
       *[other] Do końca gry na twoich miejscach zagrają boty. Pozostali grają dalej bez ciebie.
    }
play-leave-really = Odejdź od stołu
play-come-back = Wróć na swoje miejsce
play-stay = Zostań

## Koniec

play-result = Wynik
play-you-win = Wygrywasz!
play-winners =
    { $count ->
        [one] Zwycięstwo: { $winners }.
       *[other] Wspólne zwycięstwo: { $winners }.
    }
play-won = { $count ->
    [one] Wygrana.
   *[other] Wspólna wygrana.
}
play-lost = { $count ->
    [one] Przegrana.
   *[other] Wspólna przegrana.
}
play-scores = Punkty według kategorii
play-together = Wspólnie
play-total = Razem
play-replay = Powtórka
play-rematch = Zagraj ponownie
play-rematch-join = Przejdź do nowej gry

## Partia, której nie da się tu dokończyć

unplayable-running = Tej partii nie da się tu dokończyć
unplayable-finished = Tej partii nie da się już tu odtworzyć
unplayable-closed = Ta partia została zamknięta
unplayable-begun = Rozpoczęta: { $date }
unplayable-left = już nie gra
unplayable-running-help = Możesz odejść od stołu, a jego gospodarz może go zamknąć. Zegary stoją i nikt na tym nie traci.
unplayable-watching-help = Partia jest wstrzymana. Osoby przy stole mogą od niego odejść albo zacząć nową.
unplayable-finished-help = Jej wynik i ruchy są zachowane.
unplayable-again-help = „Zagraj ponownie” zaczyna nową partię z tymi samymi ustawieniami, według dzisiejszych zasad.
unplayable-chapter-again = Zagraj ten rozdział jeszcze raz
unplayable-leave-text = Oddajesz swoje miejsca. Gdy odejdzie ostatnia osoba, stół zostanie zamknięty.
unplayable-close = Zamknij stół
unplayable-close-text = Partia skończy się dla wszystkich, bez wyniku.
unplayable-log = Ruchy
unplayable-own-log = Twoje ruchy
unplayable-table = Przejdź do stołu
unplayable-lobby = Przy tym stole nie można zacząć gry.
unplayable-lobby-title = Dlaczego nie można zacząć

## Powtórka

replay-title = Powtórka: { $game }
replay-begin = Początek gry.
replay-at = { $number } z { $count }
replay-first = Na początek
replay-back = Jeden ruch wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Jeden ruch naprzód
replay-last = Na koniec
replay-speed = Tempo
replay-round = Przejdź do rundy
replay-round-number = Runda { $round }
replay-position = Moment gry
replay-seat = Widok
replay-spectator = widz
replay-share = Kopiuj link do tego momentu
replay-shared = Link skopiowany.
replay-share-failed = Nie udało się skopiować linku. Jest w pasku adresu.
replay-download = Pobierz zapis gry
replay-table = Wróć do stołu
replay-chose = { $player }: { $choice }
replay-scores = Punkty w trakcie gry
replay-scores-table = Jako tabela
replay-chart = Punkty graczy: { $names }, liczba ruchów: { $count }. Liczby są w tabeli obok.

# Pomocnik przy prawdziwym stole

companion-read = Czytaj na głos
companion-silence = Przestań czytać
companion-no-voice = Ta przeglądarka nie ma polskiego głosu: tekst musi przeczytać ktoś z was.
companion-now = Teraz przy stole
companion-things = Rzeczy
companion-number = Liczba
companion-less = Mniej
companion-more = Więcej
companion-take = Zatwierdź
companion-over = To wszystko. Porównajcie wyniki przy stole.
companion-home = Strona główna
companion-end = Odłóż pomocnika
companion-end-text = Gra na stole jest skończona albo grasz dalej bez pomocnika. Nie da się do niego wrócić.
companion-end-really = Odłóż na dobre
companion-go-on = Graj dalej
