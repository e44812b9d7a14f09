"""What Discord refuses: its published description, and the rules that the description misses."""
