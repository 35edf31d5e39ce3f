# Słowa klienta o kampaniach. Ich nazwy i opowieści należą do gier.

title-campaign = { $name } – Kosmodrom

home-campaigns = Moje kampanie
home-campaign = Kampania: { $name }

campaign-of = Kampania gry { $game }
campaign-chapters = Rozdziały
campaign-length =
    { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
       *[many] { $count } rozdziałów
    }
campaign-chapter = Rozdział { $number }: { $name }
campaign-number = Rozdział { $number }
campaign-again = Rozdział { $number }, kolejna próba
campaign-stop-done = ukończony
campaign-stop-lost = przegrany
campaign-stop-current = teraz
campaign-stop-ahead = przed wami

campaign-play = Zagraj ten rozdział
campaign-retry = Spróbuj jeszcze raz
campaign-go-on = Graj dalej
campaign-come = Zajmij swoje miejsce
campaign-waits = Czeka na ciebie
campaign-awaits-you = Pozostali czekają na ciebie.
campaign-awaits-others = Czekamy na pozostałych.
campaign-open-help = Jedno z miejsc jest wolne. Zaproś kogoś albo oddaj je botowi, a rozdział będzie można zacząć.
campaign-story = Dotychczasowa historia
campaign-outcome-won = Wygrana
campaign-outcome-lost = Przegrana
campaign-outcome-ranked = Rozegrany
campaign-replay = Powtórka

campaign-ended = Koniec
campaign-abandoned = Ta kampania została porzucona.
campaign-over-won = Kampania dobiegła końca. Brawo!
campaign-over-lost = Kampania dobiegła końca. Tym razem bez powodzenia.
campaign-over-ranked = Kampania dobiegła końca. Łączny wynik wszystkich rozdziałów:
campaign-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

campaign-crew = Załoga
campaign-crew-new = Każdy zachowuje swoje miejsce przez wszystkie rozdziały. Między rozdziałami możesz przekazywać miejsca botom albo innym osobom.
campaign-crew-help = Między rozdziałami możesz przekazać miejsca pozostałych.
campaign-crew-playing = Miejsca można przekazać po zakończeniu rozdziału.
campaign-hand-over = Kto zajmie miejsce: { $name }
campaign-seat-stays = Bez zmian
campaign-link-help = Każdy, kto go otworzy, może zająć wolne miejsce na wszystkie kolejne rozdziały.
campaign-share = Kampania { $name }
campaign-carried = Zabieracie ze sobą

campaign-export = Pobierz
campaign-leave = Opuść
campaign-leave-help = Twoje miejsce będzie wolne i zajmie je ktoś inny albo bot. Jeśli poza tobą nie ma już nikogo, kampania się kończy.
campaign-leave-yes = Opuść kampanię
campaign-game-gone = Gra tej kampanii, { $game }, nie jest tu już zainstalowana. Kampania wróci, jeśli administrator zainstaluje ją ponownie.
campaign-abandon = Porzuć
campaign-abandon-help = Kampania kończy się dla wszystkich, także trwający rozdział. Tego nie da się cofnąć.
campaign-abandon-yes = Porzuć kampanię

campaign-begin = Zacznij kampanię
campaign-none = Ta gra nie ma takiej kampanii.
campaign-import = Kontynuuj kampanię z pliku
campaign-import-help = Kampanię rozgrywaną na innym serwerze albo w terminalu możesz kontynuować tutaj, po jej ostatnim ukończonym rozdziale.
campaign-file = Plik
campaign-file-wrong = W tym pliku nie ma kampanii.
campaign-import-seat = Kim jesteś?
campaign-import-go = Kontynuuj

lobby-campaign = Rozdział kampanii
lobby-campaign-help = Pozostali znajdą ten rozdział na stronie kampanii i na swojej stronie głównej. Zacznie się, gdy wszyscy tu będą.
lobby-campaign-page = Przejdź do kampanii
play-campaign = Kontynuuj kampanię
