"""Senet, the oldest board game of Egypt, after Timothy Kendall's reconstruction."""
