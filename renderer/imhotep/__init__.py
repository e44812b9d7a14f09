"""Pictures of Imhotep, drawn by our own code from a view and labels."""
