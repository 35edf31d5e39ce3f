# Co mówi przewodnik w pierwszej grze, w kolejności z guide.toml. Każdy tekst musi być prawdziwy przy
# każdym stole, przy którym jego krok jest możliwy, także po zejściu z podpowiadanej drogi.

guide-newcomer = Twoja pierwsza partia w grę { $game }? Naucz się jej, grając: stół pokaże każdy ruch, a resztę załogi poprowadzi bot.

guide-welcome = Witaj na Marsie! Razem z drugą osobą z załogi prowadzisz pierwszą bazę, HUB. Wygrywacie albo przegrywacie razem, a śmierć choćby jednej osoby oznacza koniec. Ale bez stresu.
guide-goals = Oto wasza misja. Czerwone cele trzeba wykonać, zanim minie jej ostatni sol (marsjański dzień), pomarańczowe tylko pomagają. Niżej widać, ile części może być na końcu zepsutych.
guide-machine = Małej załodze pomagają AMP: maszyny z jednym pionem i jednym rodzajem pracy. Weź zaznaczoną. Maszyny nie jedzą i nie narzekają.
guide-machine-more = Możecie mieć jeszcze jedną. Ktoś, kto buduje i naprawia, zawsze się przyda: na Marsie co chwila coś się psuje.

guide-event = Każdy sol zaczyna się od Wydarzenia. To, co robi od razu, już się stało. Większość daje też akcję: jeśli nikt się nią nie zajmie, może z tego wyniknąć coś gorszego. Przeczytaj historię i przejdź dalej.
guide-morale = Faza II to Morale. Przy dobrym nastroju Pierwszy Gracz dostaje żetony Morale, przy złym je oddaje albo obrywa. Żetonami płaci się za zdolności. Obok jest Stres: przy 18 wybucha bójka.
guide-production = Faza III to Produkcja: wszyscy oddychali i zjedli, co było. Tu zawsze widać, co przyniesie następna: ile powstanie, minus ile potrzeba. Gdy czegoś zabraknie, staną Obiekty albo ktoś będzie głodny.
guide-danger = A co zepsuje się następne? Każda Sekcja HUB-u ma tor Uszkodzeń. Przy 5 dobiera się kartę i coś puszcza. Jeśli grozi to już w tym solu, obok toru widać szansę.

guide-explore = Czas na plan. Każdy ma dwa piony, a przesuwać możesz wszystkie, także cudze i te maszyn. Weź swój pion i połóż go na zaznaczonym miejscu: to Eksploracja.
guide-rover = Droga też wymaga pionów, ale łazik ich oszczędza: Scorpio jeden, Froggy dwa, lecz tylko w Eksploracji. Naciśnij zaznaczony łazik, a potem stos w planie.
guide-odds = Zanim ktokolwiek wyruszy, plan mówi, czego się spodziewać: jaka jest szansa na sukces, na ranę i na Przygodę i ile to kosztuje. Kropki to piony: pełne obwódki muszą być, kropkowane dają pewność.
guide-scout = Maszyna wychodzi sama i niczego się nie boi. Połóż ją na innym miejscu.
guide-froggy = Daj łazik także temu stosowi. Zielony znak mówi, że nikt nie musi rzucać: na pewno się uda.
guide-build = Budowa to naprawy i Ulepszenia takie jak to: dzięki nim coś w bazie działa lepiej. Połóż na nim jeden z pionów drugiej osoby.
guide-join = W pojedynkę to ryzyko. Dołóż do stosu drugi pion, a będzie pewność. Prowadzi ten, kto leży na wierzchu, i to on ponosi skutki; reszta tylko pomaga.
guide-manage = Przegląd obniża tor Uszkodzeń, zanim dojdzie do najgorszego. Wystarczy jeden pion, bez kości. I kto powiedział, że papierkowa robota na nic się nie zda?
guide-deed = To akcja z Wydarzenia. Wykonajcie ją, a to, czym grozi, nigdy nie nadejdzie. Przy okazji coś na tym zyskacie.
guide-vote = Wszystkie piony mają zajęcie. Na razie da się jeszcze wszystko zmienić. Jeśli plan ci się podoba, poddaj go pod głosowanie.
guide-agree = Nad planem głosują wszyscy, druga osoba też. Gdy się zgodzicie, plan rusza i nie ma już odwrotu.

guide-order = Akcje wykonuje się w kolejności pomieszczeń. Gdy na raz przypada kilka, decyduje Pierwszy Gracz. Zacznij od zaznaczonej.
guide-dice = Kości rzucone: Sukces, Rana, Przygoda. Co poszło źle, można czasem przerzucić dzięki zdolności, za żetony Morale. Właśnie po to są. A jeśli się nie uda, dostaniesz dwa na pocieszenie.
guide-adventure = Przygoda! Przeczytaj ją i wybierz, co zrobić. Co z tego wyniknie, okaże się potem, czasem dopiero po kilku solach: Mars ma dobrą pamięć.
guide-acted = Praca wykonana. Odkryte Obszary są na mapie razem z tym, co można tam pozyskać. Osiągnięte cele są odhaczone.
guide-malfunctions = Faza V to Uszkodzenia. Za zagrożone Sekcje rzuca się kośćmi, a zepsute części przesuwają tory jeszcze dalej. Spokojny dzień? Ciesz się nim.
guide-clean-up = Na koniec Czyszczenie: tego, co pozyskane, można już używać, zdolności są znów gotowe, a żeton Pierwszego Gracza przechodzi dalej. Czas na nowy sol!

guide-second = Drugi sol. Początek już znasz: Wydarzenie, Morale, Produkcja. Czytaj, co się dzieje, i idź dalej, aż przyjdzie pora na plan.
guide-gather = Na zewnątrz leżą próbki. Pozyskaj jedną: od następnego solu będzie można zbadać ją w Laboratorium.
guide-sheet = Misja ma własne akcje i zależą od nich cele. Połóż pion na zaznaczonej. Czego wymaga, pionów i zapasów, widać w planie.
guide-free = Reszta należy do ciebie. Jeden pion to ryzyko, drugi daje pewność, a pomyłkę można cofnąć. Gdy brak ci pomysłu, poproś o podpowiedź. Potem poddaj plan pod głosowanie.
guide-alone = Niech się dzieje! Wskaż cokolwiek albo przytrzymaj na tym palec, aby przeczytać, co to znaczy.
guide-mend = I jeszcze jedno: zepsutą część naprawia Budowa, za pomocą takiej samej części zapasowej. Gdy brakuje części, można rozmontować kartę Ulepszenia. Na rany jest Leczenie, na Stres Relaks.
guide-end = Wiesz już dość, żeby przeżyć. Chyba. Miej oko na cele i graj dalej albo skończ tutaj: stół poczeka. Zasady i strona „Jak grać” są zawsze pod ręką.
