"""What a player of Imhotep has, in words: market cards."""

from __future__ import annotations

from bot.games.imhotep.words import Words
from bot.texts import Texts
from bot.texts.saying import explained
from renderer.words import capital
from rules.engine.decisions import Seat
from rules.imhotep.lookup import player_of
from rules.imhotep.view import View


def belongings(texts: Texts, view: View, seat: Seat) -> list[str]:
    """Cards with what they do; equal ones are counted."""
    mine, words = player_of(view, seat), Words(texts, view)
    cards = mine.cards if mine is not None else ()
    counts = {card: cards.count(card) for card in cards}
    return explained(
        (capital(words.card(card)) + (f" ×{count}" if count > 1 else ""), words.about_card(card))
        for card, count in counts.items()
    )
