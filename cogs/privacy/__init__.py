"""``/privacy``: what is stored about a person, a copy of it, and how to have it deleted."""
