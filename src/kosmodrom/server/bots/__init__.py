"""The bots at the tables: whose turn it is to think, and the processes they think in."""
