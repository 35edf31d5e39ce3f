# Dlaczego czegoś nie można zrobić w stoczni, podczas kontroli i przy obsadzaniu kabin.

## Stocznia

refusal-hands-empty = Nie trzymasz żadnej części: najpierw jakąś weź.
refusal-hand-full = Trzymasz już część: { $part }. Najpierw ją przyspawaj, odłóż na bok albo zwróć.
refusal-no-pile-in-hand = Nie oglądasz teraz żadnego stosu.
refusal-pile-in-hand = Najpierw odłóż stos kart.
refusal-sand-runs-by-itself = Piasek przesypuje się sam i nikt nie może go pospieszyć.
refusal-ship-is-fixed = Masz już żeton kolejności: twój statek zostaje taki, jaki jest.
refusal-time-over = Koniec czasu: możesz już tylko wziąć żeton kolejności.
refusal-time-over-early = Masz krótką klepsydrę i twój czas minął: możesz już tylko wziąć żeton kolejności.

refusal-no-such-part = Nie ma części o takiej nazwie: „{ $id }”.
refusal-warehouse-empty = Nie ma już zakrytych części. Weź jedną z odkrytych.
refusal-in-other-hand = Kto inny trzyma już tę część: { $part }.
refusal-built-in = Ta część jest już wbudowana albo utracona: { $part }.
refusal-yours-aside = Ta część leży u ciebie, odłożona na bok: { $part }. Weź ją stamtąd.
refusal-others-aside = Kto inny ma tę część odłożoną na bok: { $part }.
refusal-yours-ordered = Ta część jest z twojego zamówienia: { $part }. Weź ją stamtąd.
refusal-others-ordered = Ta część powstała na zamówienie kogoś innego: { $part }.
refusal-face-down = Ta część nie leży odkryta na stole: { $part }.
refusal-not-set-aside = Nie masz tej części odłożonej na bok: { $part }.
refusal-not-ordered = Tej części nie ma w twoim zamówieniu: { $part }.
refusal-last-part-fixed = Zdjąć można tylko ostatnio przyspawaną część, dopóki nie weźmiesz następnej ani nie obejrzysz kart.

refusal-no-cell = Na twojej planszy statku nie ma pola: rząd { $row }, kolumna { $column }.
refusal-cell-taken = Na polu (rząd { $row }, kolumna { $column }) już jest część: { $part }.
refusal-no-such-turn = Część obraca się o 0 do 3 ćwierćobrotów.
refusal-turned-alike = Po takim obrocie część wygląda tak samo, jak po mniejszym: użyj tamtego.
refusal-nothing-beside = Obok pola (rząd { $row }, kolumna { $column }) nie ma do czego przyspawać części.
refusal-smooth-beside = Do pola (rząd { $row }, kolumna { $column }) przylegają same gładkie boki: nic się tam nie utrzyma.
refusal-does-not-join = Przy takim obrocie żadne złącze części nie pasuje do złączy przy polu: rząd { $row }, kolumna { $column }.
refusal-no-reserves = { road-no_reserves }: w tym locie niczego nie odkłada się na bok.
refusal-aside-full = { $most ->
    [one] Na bok można odłożyć tylko { $most } część.
    [few] Na bok można odłożyć tylko { $most } części.
   *[many] Na bok można odłożyć tylko { $most } części.
}
refusal-aside-stays = Ta część była odłożona na bok: można ją przyspawać albo odłożyć tam znowu, ale nie zwrócić.

refusal-learning-blind = Przed lotem szkoleniowym nikt nie ogląda kart.
refusal-blind-flight = { road-blind_flight }: przed tym lotem nie możesz oglądać kart.
refusal-no-such-pile = { $piles ->
    [one] Jest { $piles } stos.
    [few] Są { $piles } stosy.
   *[many] Jest { $piles } stosów.
}
refusal-pile-hidden = Stosu { $pile } nikt nie ogląda.
refusal-nothing-welded = Przyspawaj co najmniej jedną część, zanim obejrzysz karty.
refusal-halves-not-begun = Przyspawaj co najmniej jedną część w każdym członie, zanim obejrzysz karty.
refusal-pile-with-other = Kto inny ogląda teraz stos { $pile }.
refusal-pile-seen = Znasz już stos { $pile }: jego karty masz stale przed sobą.

refusal-no-hourglass = Przy budowie na zmianę nie ma klepsydry: zamiast niej liczą się czynności.
refusal-sand-running = Klepsydrę przewraca się dopiero wtedy, gdy przesypie się cały piasek.
refusal-last-run = Piasek przesypał się na polu START: klepsydry już się nie przewraca.
refusal-start-by-finished = Na pole START klepsydrę może przewrócić tylko ktoś, kto ma już żeton kolejności.
refusal-no-such-tile = Żetony kolejności mają numery od 1 do { $numbers }.
refusal-number-taken = Kto inny ma żeton kolejności { $number }.

refusal-building-later = Statki buduje się później, gdy lot jest przygotowany.
refusal-building-over = Statki są już zbudowane.

## Kontrola

refusal-front-at-check = Przód wybiera się raz, podczas kontroli statków.
refusal-removed-at-check = Części zdejmuje się tylko podczas kontroli, i tylko te z błędem.
refusal-pieces-at-check = Kawałek wybiera się podczas kontroli, gdy statek się tam rozpadnie.
refusal-nothing-there = Twój statek nie ma części na polu: rząd { $row }, kolumna { $column }.
refusal-part-faultless = Część na polu (rząd { $row }, kolumna { $column }) nie ma udziału w żadnym błędzie: zostaje.
refusal-piece-by-first-part = Kawałek wskazuje się jego pierwszą częścią, licząc od przodu do tyłu i od lewej do prawej.
refusal-other-half-whole = Ten człon statku jest cały. Rozpadł się ten drugi.
refusal-piece-without-cabin = Trzeba zachować kawałek z kabiną dla ludzi, a ten jej nie ma.

## Obsadzanie kabin

refusal-boarding-before-launch = Załoga zajmuje kabiny raz, przed startem, po kolei.
refusal-other-cabin = Teraz chodzi o inną kabinę: rząd { $row }, kolumna { $column }.
refusal-blue-needs-card = Niebieski kosmita wchodzi na pokład z kartą specjalizacji: wybierz jedną z nich.
refusal-alien-aboard = Już jest na pokładzie: { $colour }. W każdym kolorze może być tylko jeden kosmita.
refusal-no-life-support = Ta kabina nie jest połączona z działającym modułem podtrzymywania życia dla tego kosmity: { $colour }.
refusal-specialist-taken = Ten specjalista jest już u kogoś innego: { $specialist }.
