"""What every game of the house must be able to do; docs/adding-a-game.md explains it."""
