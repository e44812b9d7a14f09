"""Computer players: a seat's view and its options go in, an answer comes out."""
