"""Tables: games in progress, with people at them."""
