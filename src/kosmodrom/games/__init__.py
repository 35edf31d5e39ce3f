"""The games. Each has a room of its own, all furnished alike."""
