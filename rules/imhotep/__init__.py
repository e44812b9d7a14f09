"""Imhotep: Builder of Egypt."""
