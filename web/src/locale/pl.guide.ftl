# Pierwsze gry z przewodnikiem i strona „Jak grać”.

guide-title = Przewodnik
guide-step = Krok { $number } z { $count }
guide-next = Następny krok
guide-back = Wstecz
guide-finish = Graj dalej
guide-skip = Ukryj przewodnik
guide-resume = Wróć do przewodnika
guide-astray = Grasz po swojemu i bardzo dobrze. Rób, co chcesz: przewodnik wróci, gdy tylko jego następny krok będzie możliwy. Możesz też pominąć ten krok.
guide-leave-out = Pomiń krok

guide-offer = Naucz się, grając: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
guide-newcomer = Twoja pierwsza partia w grę { $game }? Naucz się jej, grając: stół pokaże każdy ruch, a przeciwnikiem będzie bot.

start-link = Jak grać
start-title = { $game }: jak grać? Zasady w pięć minut
start-print = Drukuj
start-rules = Wszystkie zasady
start-loop = Gra na jednym obrazku
start-round = Runda
start-points = Skąd biorą się punkty
start-legend = Symbole
title-start = Jak grać: { $game }
