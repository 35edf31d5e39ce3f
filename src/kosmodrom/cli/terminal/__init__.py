"""The table in the terminal: one person, the rest bots."""
