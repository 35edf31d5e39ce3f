"""The contract that everything stands on: it knows no game and no network."""
