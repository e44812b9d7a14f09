"""Before the game: lobbies, practice, the first hello."""
