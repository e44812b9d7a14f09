"""The pictures of 7 Wonders Duel: table, cities, discard pile, Wonder draft, gods and the end."""
