# Co mówi przewodnik w pierwszej grze, w kolejności z guide.toml. Każdy tekst musi być prawdziwy przy
# każdym stole, przy którym jego krok jest możliwy, także po zejściu z podpowiadanej drogi.

guide-newcomer = Twoja pierwsza partia w grę { $game }? Naucz się jej, grając: stół pokaże każdy ruch, a resztę załogi poprowadzi bot.

guide-welcome = Witaj na Marsie! Razem z drugą osobą z załogi prowadzisz pierwszą bazę, HUB. Wygrywacie albo przegrywacie razem, a śmierć choćby jednej osoby oznacza koniec. Ale bez stresu.
guide-goals = To Dziennik misji. Czerwone cele trzeba wykonać, zanim minie ostatni sol (marsjański dzień), pomarańczowe tylko pomagają. A na końcu nie może być więcej uszkodzonych części, niż pozwala Dziennik.
guide-machine = Małej załodze pomagają AMP: maszyny z jednym pionem i jednym rodzajem pracy. Weź zaznaczoną. Maszyny nie jedzą i nie narzekają.
guide-machine-more = Możecie mieć jeszcze jedną. Ktoś, kto buduje i naprawia, zawsze się przyda: na Marsie co chwila coś się psuje.
guide-spare = Na początek część zapasowa, jaką wybierzesz. Naprawia to, co się zepsuje, a niektórych rzeczy nie da się bez niej zbudować. Zaznaczona będzie dobra.

guide-event = Każdy sol zaczyna się od Wydarzenia. Większość daje akcję: jeśli długo nikt się nią nie zajmie, może z tego wyniknąć coś gorszego. Przeczytaj historię i przejdź dalej.
guide-morale = Faza II, Morale: przy dobrym nastroju Pierwszy Gracz dostaje żetony Morale, którymi płaci się za zdolności; przy złym je traci albo obrywa. Obok jest Stres: przy 18 wybucha bójka.
guide-production = Faza III, Produkcja: wszyscy oddychali i zjedli, co było. Tu zawsze widać, co przyniesie następna: ile powstanie minus ile potrzeba. Gdy czegoś zabraknie, Obiekty mają Przestój albo ktoś jest głodny.
guide-danger = A co zepsuje się następne? Każda Sekcja HUB-u ma tor Uszkodzeń: przy 5 dobiera się kartę i coś puszcza. Jeśli grozi to już w tym solu, obok widać szansę.

guide-explore = Czas na plan. Każdy ma dwa piony, a przesuwać możesz wszystkie, także cudze i te maszyn. Weź zaznaczony i połóż go na zaznaczonym miejscu: to będzie Eksploracja.
guide-rover = Droga też wymaga pionów, ale łazik ich oszczędza: Scorpio jednego, Froggy dwóch, lecz tylko w Eksploracji. Naciśnij zaznaczony łazik, a potem stos w planie.
guide-odds = Zanim ktokolwiek wyruszy, plan mówi, czego się spodziewać: jaka jest szansa na sukces, ranę i Przygodę i ile to kosztuje. Kropki to piony: te z ciągłą obwódką muszą być, te z kropkowaną dają pewność.
guide-scout = Zbadajcie jeszcze jedno miejsce. Maszyna od Eksploracji pójdzie sama i niczego się nie boi, więc wyślij ją, jeśli ją macie.
guide-froggy = Daj łazik także temu stosowi. Zielony znak mówi, że nikt nie musi rzucać: na pewno się uda.
guide-build = Budowa to naprawy, a także Ulepszenia takie jak to: dzięki nim coś w bazie działa lepiej. Połóż na nim pion, na przykład drugiej osoby.
guide-join = W pojedynkę byłoby to ryzyko. Dołóż do tego stosu drugi pion, a będzie pewność. Prowadzi ten, czyj pion jest na wierzchu, i to on ponosi skutki; reszta tylko pomaga.
guide-research = Laboratorium jest od próbek: po pierwszym badaniu próbka jest Zbadana, po drugim staje się Odkryciem. Jeden pion to próba; jeśli się nie uda, próbka nie przepada.
guide-deed = To akcja z Wydarzenia. Wykonajcie ją, a to, czym grozi, nigdy nie nadejdzie; co za to dostaniecie, mówi jego historia.
guide-vote = Wszystkie piony mają zajęcie. Na razie da się jeszcze wszystko zmienić. Jeśli plan ci się podoba, poddaj go pod głosowanie.
guide-agree = Nad planem głosują wszyscy, druga osoba też. Gdy się zgodzicie, plan rusza i nie ma już odwrotu.

guide-order = Do pracy, jedno pomieszczenie po drugim! Gdy kilka akcji wypada naraz, wybiera Pierwszy Gracz: zacznij od zaznaczonej.
guide-dice = Kości rzucone: Sukces, Rana, Przygoda. Zdolność pozwala czasem przerzucić jedną z nich za żetony Morale: właśnie po to są. A komu się w końcu nie uda, dostaje dwa na pocieszenie.
guide-adventure = Przygoda! Przeczytaj ją i wybierz, co zrobić. Co z tego wyniknie, okaże się potem, czasem dopiero po kilku solach: Mars ma dobrą pamięć.
guide-acted = Praca wykonana. Na mapie (odłóż opowieść, jeśli ją zasłania) widać, co zostało odkryte i co można tam pozyskać. Osiągnięte cele są odhaczone.
guide-malfunctions = Faza V, Uszkodzenia: za zagrożone Sekcje rzuca się kośćmi, a uszkodzone części przesuwają tory jeszcze dalej. Przegląd w porę je obniża. Spokojny dzień? Ciesz się nim.
guide-clean-up = Faza VI, Czyszczenie: tego, co pozyskane, można już używać, zdolności są znów gotowe, a żeton Pierwszego Gracza przechodzi dalej. Czas na nowy sol!

guide-second = Jak zaczyna się sol, już wiesz: Wydarzenie, Morale, Produkcja. Czytaj, co się dzieje, i idź dalej, aż przyjdzie pora na plan.
guide-gather = Na zewnątrz leżą próbki. Pozyskaj jedną: od następnego sola będzie można zbadać ją w Laboratorium.
guide-sheet = Misja ma własne akcje, od których zależą cele. Połóż pion na zaznaczonej. Ilu pionów i czego z Rezerw wymaga, widać w planie.
guide-free = Reszta należy do ciebie. Gdzie stos jest za mały, dołóż pion albo łazik; pomyłkę można cofnąć. Gdy brak ci pomysłu, poproś o podpowiedź. Potem poddaj plan pod głosowanie.
guide-alone = Niech się dzieje! Wskaż cokolwiek albo przytrzymaj na tym palec, aby przeczytać, co to znaczy.
guide-mend = I jeszcze jedno: uszkodzoną część naprawia Budowa, za pomocą takiej samej części zapasowej. Gdy jej brak, rozmontujcie kartę Ulepszenia. Na rany jest Leczenie, na Stres Relaks.
guide-end = Wiesz już dość, żeby przeżyć. Chyba. Miej oko na cele i graj dalej albo skończ tutaj: stół poczeka. Zasady i strona „Jak grać” są zawsze pod ręką.
