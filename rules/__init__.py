"""What may happen in a game: the engine, and one package per game."""
