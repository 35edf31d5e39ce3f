"""First Martians, a cooperative game of life on Mars for 1 to 4 players."""
