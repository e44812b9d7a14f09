"""What may happen: the engine and one package per game."""
