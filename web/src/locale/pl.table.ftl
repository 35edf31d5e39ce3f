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

play-tab-choices = Wybory
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
play-clock = Pozostały czas: { $time }
play-hourglass = Klepsydra: { $time }
play-watching = Oglądasz tę grę.

## Pytanie

play-your-decision = Twój wybór
play-your-decision-as = { $name }: twoja decyzja
play-waiting-for =
    { $count ->
        [one] Wybiera: { $names }
       *[other] Wybierają: { $names }
    }
play-thinking = { $name } (myśli)
play-away = { $name } (poza stołem)
play-side-by-side = Wszyscy decydują równocześnie: wynik widać, gdy wszyscy skończą.
play-nobody-asked = Nikt nie ma nic do wyboru.
play-over = Koniec gry.
play-closed = Ten stół jest zamknięty.
play-paused = Gra jest wstrzymana.
play-undo = Cofnij
play-undo-ask = Poproś o cofnięcie
play-hint = Podpowiedź
play-why-not = Czemu nie…?
play-asking = Wskaż coś na planszy albo dawny wybór: czemu teraz nie?
play-choices = Twoje wybory
play-wishes = Wybory dostępne wcześniej
play-no-wishes = Wskaż coś na planszy.
play-find = Znajdź wybór
play-narrow = Pokaż tylko
play-none-found = Żaden wybór nie zawiera tych słów.
play-hinted = (podpowiedź)
play-sending = Wysyłanie…
play-confirm = Potwierdź
play-cancel = Anuluj
play-mark-first = Zaznacz wybór, a potem go potwierdź.

## Odpowiedzi

play-hint-only = Tak wybiera bot „{ $bot }”.
play-hint-equal = Tak wybiera bot „{ $bot }”; inny wybór jest mniej więcej tak samo dobry.
play-hint-gain =
    { $points ->
        [one] Tak wybiera bot „{ $bot }”: spodziewa się o około { $points } punkt więcej niż po drugim najlepszym wyborze.
        [few] Tak wybiera bot „{ $bot }”: spodziewa się o około { $points } punkty więcej niż po drugim najlepszym wyborze.
        [many] Tak wybiera bot „{ $bot }”: spodziewa się o około { $points } punktów więcej niż po drugim najlepszym wyborze.
       *[other] Tak wybiera bot „{ $bot }”: spodziewa się o około { $points } punktu więcej niż po drugim najlepszym wyborze.
    }
play-hint-take = Zrób to
play-why-about = Dlaczego nie „{ $choice }”?
play-why-offered = Teraz można: to jeden z twoich wyborów.
play-rule-link = Zasada { $rule }

play-undo-wish = { $player } prosi o cofnięcie swojego ostatniego wyboru. Cofnie się też wszystko, co było później. Czy się zgadzasz?
play-undo-asked = Prosisz o cofnięcie swojego ostatniego wyboru. Bez odpowiedzi: { $missing }.
play-undo-others = { $player } prosi o cofnięcie swojego ostatniego wyboru. Bez odpowiedzi: { $missing }.
play-undo-refused = Nie wszyscy zgodzili się na cofnięcie.
play-undo-withdraw = Wycofaj prośbę
play-agree = Zgadzam się
play-refuse = Nie zgadzam się

play-connecting = Połączenie zostało przerwane. Łączenie…
play-offline = Brak połączenia. Ponawiamy próby.
play-kept = Twój wybór jest zachowany i zostanie wysłany, gdy tylko wróci połączenie.
play-reconnect = Spróbuj teraz

## Jedno urządzenie dla kilku osób

hand-to = Przekaż urządzenie: { $name }
hand-text = To, co teraz się pokaże, widzi tylko { $name }. Pozostali nie patrzą.
hand-take = To ja, { $name }
hand-who = Kto trzyma urządzenie?
hand-who-text = Gra was tu kilkoro. Powiedz, kim jesteś, a stół pokaże się tylko tobie.
hand-switch = Gracze przy tym urządzeniu
hand-pass = Przekaż: { $name }
hand-due = Teraz decyduje { $name }: przekaż urządzenie, gdy wszystko będzie gotowe.

## Co się stało

play-news =
    { $count ->
        [0] Nic nowego od twojego wyboru
        [one] { $count } zdarzenie od twojego wyboru
        [few] { $count } zdarzenia od twojego wyboru
        [many] { $count } zdarzeń od twojego wyboru
       *[other] { $count } zdarzenia od twojego wyboru
    }
play-news-watching = Ostatnie zdarzenia
play-changed = Zmiana:
play-log = Przebieg gry
play-log-you = Ty: { $choice }
play-log-earlier = Pokaż wcześniejsze zdarzenia
play-log-empty = Nic się jeszcze nie stało.

## Rozmowa

play-chat = Rozmowa
play-chat-empty = Nikt jeszcze nic nie powiedział.
play-chat-write = Napisz do stołu
play-chat-send = Wyślij
play-mute = Wycisz: { $name }
play-unmute = Wyłącz wyciszenie: { $name }

## Zasady

play-rules-asked = Zasady stojące za tym pytaniem
play-rules-back = Obecne pytanie
play-rules-all = Wszystkie zasady
play-rules-none = Do tego pytania nie należą żadne zasady.

## Stół

play-in-words = Plansza słowami
play-pause = Wstrzymaj
play-resume = Graj dalej
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
play-total = Razem
play-replay = Powtórka
play-rematch = Zagraj ponownie
play-rematch-join = Do nowej gry

## Powtórka

replay-title = Powtórka: { $game }
replay-begin = Początek gry.
replay-at = { $number } z { $count }
replay-first = Do początku
replay-back = Jeden wybór wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Jeden wybór naprzód
replay-last = Do końca
replay-speed = Szybkość
replay-round = Przejdź do rundy
replay-round-number = Runda { $round }
replay-position = Miejsce w grze
replay-seat = Oczami
replay-spectator = widza
replay-share = Kopiuj odnośnik do tej chwili
replay-shared = Odnośnik skopiowany.
replay-share-failed = Nie udało się skopiować odnośnika. Jest w pasku adresu.
replay-download = Pobierz zapis gry
replay-table = Do stołu
replay-chose = { $player }: { $choice }
replay-scores = Punkty w trakcie gry
replay-scores-table = Jako tabela
replay-chart = Punkty graczy: { $names }, liczba wyborów: { $count }. Liczby są w tabeli obok.
