"""What is in the box, as the data files give it.

What the files say is kept as plain data, which can be stored and sent. What rules need often is
worked out of it once and kept beside it: boards of squares (`PlanetBoard.ground`), pieces
(`Shape.pieces`), what a tracker scores at a position (`Track.medals`) and the like.

`box` reads the files and puts everything together.
"""
