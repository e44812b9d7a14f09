"""What everybody sets for themselves."""
