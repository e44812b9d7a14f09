"""The computer player of Senet."""
