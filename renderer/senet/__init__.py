"""Pictures of Senet."""
