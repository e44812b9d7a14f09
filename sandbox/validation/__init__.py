"""What Discord refuses: its published description, and the rules the description omits."""
