# Flux Industries: Znacznik Strumienia i jego tor.

ask-flux = Na którym torze kładziesz Znacznik Strumienia?
    .others = { $player } wybiera tor dla Znacznika Strumienia.

effect-flux-token = Znacznik Strumienia

option-flux-token = Znacznik Strumienia: { $track }
    .group = Położenie Znacznika Strumienia
    .why = Twoje Technologie działają dla toru ze Znacznikiem.

event-flux-token = { $seat } kładzie Znacznik Strumienia: { $track }.

refusal-flux-token-stays = Znacznik Strumienia przenosisz tylko wtedy, gdy odblokowujesz Technologię.
refusal-no-milestone-ahead = Przed Znacznikiem nie ma już Kamienia Milowego: { $track }.

board-flux = Tor strumienia: { $track }
