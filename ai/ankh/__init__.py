"""The computer player of Ankh: Gods of Egypt."""
