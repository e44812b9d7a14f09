"""What Discord shows of Kemet."""
