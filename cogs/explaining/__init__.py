"""Rules topics, and what one can do now."""
