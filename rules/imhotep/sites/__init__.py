"""The five sites of Imhotep, one in a file, both sides of its board."""
