# Co mówi przewodnik w pierwszej grze, w kolejności z guide.toml. Każdy tekst musi być prawdziwy przy
# każdym stole, przy którym jego krok jest możliwy, także po zejściu z podpowiadanej drogi.

guide-welcome = Witaj w pasie asteroid! Twoja załoga to siedem kości. Przez osiem rund przynoszą misje, wydobywają surowce i realizują zamówienia. Najwięcej punktów dają zamówienia, a wygrywa najwyższy wynik.
guide-reroll = Każda kość to pracownik: górnik, automat, inspektor albo geolog. Raz w rundzie możesz za darmo przerzucić te, które się nie przydadzą. Na razie wystarczy jeden inspektor: wskaż drugiego i przerzuć go.
guide-dispatch = Gracze na zmianę wykonują po jednej akcji. Inspektor w dyspozytorni przynosi misję: weź inspektora i postaw go na zaznaczonym polu.
guide-mission = Karta pokazuje, ile kosztuje wystawienie (u góry), jakiej załogi potrzebuje i co daje każda kość. Masz po jednej sztuce każdego surowca, więc wybierz misję, na którą od razu cię stać: zaznaczona będzie w sam raz.
guide-launch = Teraz ją wystaw: naciśnij misję na ręce. Trafi do doku na jednej z twoich dwóch barek. Wystawienie nie wymaga kości, tylko zapłaty.
guide-yellow = Przy wystawianiu możesz od razu obsadzić pola z żółtą obwódką. Postaw tam górnika. Misja płaci dopiero wtedy, gdy na każdym polu stoi kość.
guide-white = Białe pola są otwarte dla wszystkich, po jednej kości na turę. Inni mogą dołączyć do twojej misji, a ty do ich misji: każda kość zarabia dla swojego gracza. Dołóż jeszcze jednego górnika.
guide-store = Magazyny, zbiorniki i zasobniki dają plastal, wodę i ksenon: sztukę za każdy symbol na kości i jeszcze jedną na pierwszym polu. Podwójny symbol liczy się dwa razy, więc wyślij go na pierwsze pole.
guide-refinery = A teraz punkty. Geolog w rafinerii przynosi zamówienie: wyślij go tam.
guide-order = Zamówienie pokazuje swoje punkty, cenę i efekt, który działa raz. Szukaj takiego, na które prawie cię stać: zaznaczone jest dobre na początek.
guide-exchange = Brakujący surowiec można wziąć w zamian za inny. Kosztuje to kość na tę rundę, z dowolnym symbolem: użyj takiej, która nie ma nic lepszego do roboty.
guide-give = Oddaj coś, czego masz więcej, niż potrzebujesz.
guide-gain = I weź to, czego brakuje do zamówienia.
guide-pass = Gdy nic się już nie opłaca, spasuj: twoja runda się kończy, a nieużyte kości wracają w następnej. (Jeśli wolisz, zagraj najpierw ostatnie kości).
guide-settled = Teraz rozlicza się rundę. Kto ma najwięcej kości na misjach, bierze premię rundy. Każda misja z pełną załogą płaci każdej kości, raz za każdy symbol; niepełna czeka jeszcze rundę, a potem przepada. W przebiegu gry widać, kto co dostaje.
guide-buy = Na koniec rundy każdy może wykupić jedno zamówienie z ręki. Wykup swoje, jeśli cię na nie stać.
guide-points = Tu są twoje punkty. Zamówienia, nagrody za zestawy misji, technologie i biuletyny dają tyle, ile na nich widać; wykonana misja daje 1; na końcu każde 4 sztuki surowca dają 1, a promowanego już każde 3.
guide-again = Nowa runda: rzuca się wszystkimi kośćmi, które nie stoją na misjach. Wiesz już, jak to działa: przerzuć niektóre albo zostaw wszystkie.
guide-effect = Wykupione zamówienie ma efekt, który działa raz i nie zajmuje akcji. Użyj go teraz, przed akcją.
guide-turn = Zmień kość, którą możesz poświęcić, na przykład drugiego inspektora.
guide-free = To już wszystko. Zagraj tę rundę po swojemu: przynieś misję, zbierz do niej załogę, przynieś zamówienie. Wskaż cokolwiek albo przytrzymaj palcem, a przeczytasz, co robi; podpowiedź pokazuje dobry ruch.
guide-end = Świetnie! Stół jest twój: graj dalej do ósmej rundy albo zacznij nową grę. Zasady i strona „Jak grać” są zawsze pod ręką.
