"""The contract that everything else builds on. It knows no particular game and no network."""
