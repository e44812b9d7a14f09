"""Pictures of Ankh, drawn by our own code from a view and labels."""
