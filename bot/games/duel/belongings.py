"""What a city of Duel has, in words: Wonders, Progress tokens, gods."""

from __future__ import annotations

from bot.games.duel.words import Words
from bot.texts import Texts
from bot.texts.saying import explained
from rules.duel.lookup import city_of
from rules.duel.view import View
from rules.engine.decisions import Seat

BUILT = " ✓"


def belongings(texts: Texts, view: View, seat: Seat) -> list[str]:
    """Wonders, built ones with a tick, then tokens and gods with what they do."""
    city, words = city_of(view, seat), Words(texts, view)
    if city is None:
        return []
    wonders = [
        (f"{w.number} {words.name(w.wonder)}" + BUILT * w.built, words.about("wonder", w.wonder))
        for w in city.wonders
    ]
    tokens = [(words.name(token), words.about("progress", token)) for token in city.progress]
    gods = [(words.name(god), words.about("god", god)) for god in city.gods]
    return explained([*wonders, *tokens, *gods])
