"""The phrase book of Senet: what its events and refusals say."""

from __future__ import annotations

from bot.games.phrase_book import PhraseBook, Speaker
from bot.texts.saying import NONE, Values, listed
from rules.senet.data import Side
from rules.senet.lines import GRAMMAR


def _set_up(say: Speaker, data: Values) -> Values:
    return {"first": say.player(Side.REED), "pieces": data["pieces"]}


def _moved(say: Speaker, data: Values) -> Values:
    other = data["other"]
    return {"other": NONE if other is None else say.seat(other)}


BOOK = PhraseBook(
    "senet",
    GRAMMAR,
    example="move 7",
    players="side",
    ids=Side,
    names={"ending": "ending"},
    seats=frozenset(("seat", "first")),
    special={
        "set_up": _set_up,
        "moved": _moved,
        "game_over": lambda say, d: {"seats": listed(map(say.seat, d["seats"]))},
    },
)

said, emphasised = BOOK.said, BOOK.emphasised
refused, unreadable = BOOK.refused, BOOK.unreadable
