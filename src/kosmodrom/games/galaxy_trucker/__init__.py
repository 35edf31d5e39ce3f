"""Galaxy Trucker with the Big Expansion."""
