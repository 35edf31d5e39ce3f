# Słowa serwera o kampaniach: dlaczego czegoś nie można tam zrobić.

error-no-campaign = Nie ma kampanii „{ $campaign }”.
error-campaign-invite = To kampania dla zaproszonych osób. Poproś kogoś z nich o link z zaproszeniem.
error-campaign-me = Zajmij jedno z miejsc w kampanii.
error-own-campaigns =
    { $limit ->
        [one] Możesz brać tu udział w jednej kampanii naraz. Najpierw dokończ ją albo opuść.
        [few] Możesz brać tu udział w { $limit } kampaniach naraz. Najpierw dokończ albo opuść jedną z nich.
       *[many] Możesz brać tu udział w { $limit } kampaniach naraz. Najpierw dokończ albo opuść jedną z nich.
    }
error-record-choices = Ten zapis ma za dużo ruchów, by go tu odtworzyć: dozwolone najwyżej { $limit }, a w każdym rozdziale { $chapter }.
error-record-unreadable = Nie udało się odtworzyć tego zapisu: wymaga za dużo czasu lub pamięci albo jest uszkodzony. Niczego nie wczytano.
error-readers-busy = Właśnie wczytuje się wiele zapisów. Spróbuj ponownie za chwilę.

refusal-not-in-campaign = Nie masz miejsca w tej kampanii.
refusal-campaign-host = Może to zrobić tylko gospodarz tej kampanii.
refusal-campaign-seat = Tego miejsca nie można przekazać: miejsca innych oddaj botowi albo komuś innemu; żeby oddać swoje, opuść kampanię.
refusal-campaign-open = Jedno z miejsc tej kampanii jest wolne. Zaproś kogoś albo oddaj je botowi.
refusal-campaign-playing = Trwa rozdział. Miejsca przekazuje się między rozdziałami.
refusal-campaign-ended = Ta kampania dobiegła końca.
refusal-campaign-abandoned = Ta kampania została porzucona.
refusal-campaign-overtaken = W tej samej chwili coś się w kampanii zmieniło. Sprawdź i spróbuj ponownie.

refusal-join-chapter = Ten stół to rozdział kampanii: mogą przy nim usiąść tylko jej uczestnicy.
refusal-close-chapter = Rozdział kampanii gra się do końca: odejdź od stołu i pozwól grać botowi albo porzuć kampanię na jej stronie.
refusal-rematch-chapter = To był rozdział kampanii: dalszy ciąg czeka na stronie kampanii.
