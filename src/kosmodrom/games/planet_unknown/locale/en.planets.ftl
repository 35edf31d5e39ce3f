# What the planets say; their names and rules are in en.cards.ftl.

refusal-land-and-ice = On K-273 a tile may not cover both land and ice: { $at }.
refusal-ring-alone = On Arashi a tile on the ring must also cover a square outside of it: { $at }.
refusal-patch-on-ring = On Arashi biomass patches may not lie on the ring: { $at }.
refusal-tile-across-chasm = On Tartarus a tile may not lie across the chasm: { $at }.
refusal-rover-across-chasm = On Tartarus rovers may not cross the chasm there: { $at }.
refusal-resource-in-quadrant = On Persephone one of the tile's resources is forbidden in the quadrant where it would lie: { $at }.
refusal-not-on-pit = On Charybdis the first piece must cover at least one of the four central squares: { $at }.
refusal-toxic = On K'Aax rovers may not enter toxic squares that are not covered: { $at }.
refusal-does-not-slide = On Pajitnov a piece must be slid into its place, and there is no way in: { $at }.

## The pictures of planets in words

board-cities = # city
board-ring = = ring
board-pit = o central square
board-toxic = % toxic square
board-currents = + electric current
board-chasm = | chasm; it also runs below { $squares }. Diagonal crossings: { $crossings }
board-three-planets = | border between two planets
