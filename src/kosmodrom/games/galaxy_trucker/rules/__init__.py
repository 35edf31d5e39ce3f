"""The rules of Galaxy Trucker, a module for each chapter of the rulebooks (`game.play`)."""
