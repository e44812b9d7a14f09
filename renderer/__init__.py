"""What a game looks like: pure functions from a view to a picture or a text."""
