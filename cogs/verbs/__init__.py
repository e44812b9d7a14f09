"""The verbs of all games."""
