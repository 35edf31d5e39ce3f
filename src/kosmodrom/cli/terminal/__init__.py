"""The table in the terminal: one or more people, the rest bots."""
