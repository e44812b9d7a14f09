"""The computer player of Imhotep: Builder of Egypt."""
