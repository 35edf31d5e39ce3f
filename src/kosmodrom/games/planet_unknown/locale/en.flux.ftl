# Flux Industries: the flux token and its track.

ask-flux = On which track do you put the flux token?
    .others = { $player } chooses a track for the flux token.

effect-flux-token = flux token

option-flux-token = Flux token on the { $track }
    .group = Place the flux token
    .why = Your technologies work for the track with the token.

event-flux-token = { $seat } put the flux token on the { $track }.

refusal-flux-token-stays = The flux token moves only when you unlock a technology.
refusal-no-milestone-ahead = There is no milestone ahead of the tracker: { $track }.

board-flux = Flux track: { $track }
