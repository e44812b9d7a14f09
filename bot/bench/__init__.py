"""Measurements: `python -m bot bench <what>`."""
