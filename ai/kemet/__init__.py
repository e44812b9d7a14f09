"""A computer player of Kemet."""
