"""What those who manage a server settle."""
