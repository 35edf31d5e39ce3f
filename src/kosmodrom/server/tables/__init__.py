"""Tables: their records and log, the games in memory, and all that is done at them."""
