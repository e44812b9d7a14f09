"""What a player of Kemet has, in words: power tiles and DI cards."""

from __future__ import annotations

from bot.games.kemet.naming import Names
from bot.texts import Texts
from bot.texts.saying import explained
from rules.engine.decisions import Seat
from rules.kemet.view import View


def belongings(texts: Texts, view: View, seat: Seat) -> list[str]:
    """Tiles and cards with what they do; equal cards are counted."""
    if not 0 <= seat < len(view.players):
        return []
    names, mine = Names(texts, view), view.players[seat]
    tiles = [(names.tile(tile), names.about_tile(tile)) for tile in mine.tiles]
    cards = [
        (names.cards(card for card in mine.hand if card is one), names.about_card(one))
        for one in dict.fromkeys(mine.hand)
    ]
    return explained([*tiles, *cards])
