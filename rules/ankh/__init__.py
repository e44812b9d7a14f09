"""Ankh: Gods of Egypt, one file per chapter of the rulebook."""
