"""The phrase book of Duel: what its events and refusals say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.duel.payments import paid
from bot.games.phrase_book import PhraseBook, Speaker
from bot.texts import Texts
from bot.texts.saying import MINUS, NONE, Values, listed
from rules.duel.data import Side
from rules.duel.lines import GRAMMAR
from rules.duel.state import NOBODY
from rules.engine.decisions import Seat

AGES = ("", "I", "II", "III")
_THINGS = ("card", "wonder", "god", "progress")  # the families of what coins come from


def seat_name(texts: Texts, sides: Sequence[Side], seat: Seat) -> str:
    """The side of a seat; its number as long as nobody knows who begins."""
    return BOOK.speaker(texts, sides).seat(seat)


def thing_name(texts: Texts, thing: str) -> str:
    """The name of a card, Wonder, god or Progress token; what is none stays as it is."""
    say = BOOK.speaker(texts)
    names = (say.name(family, thing) for family in _THINGS)
    return next((name for name in names if name != thing), thing)


def space(number: int) -> str:
    """A space of the track; minus is the Sun's side."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def _by_place(say: Speaker, family: str, things: Mapping[Any, Any]) -> str:
    """Things with the number of their place or slot; stored events have texts for numbers."""
    return listed(f"{place} {say.name(family, thing)}" for place, thing in things.items())


# --- events whose values need more than names -------------------------------------------------


def _priced(say: Speaker, data: Values) -> Values:
    return {"price": paid(say, data["price"])}


def _sourced(say: Speaker, data: Values) -> Values:
    return {"source": thing_name(say.texts, data["source"])}


def _moved(say: Speaker, data: Values) -> Values:
    return {"start": space(data["start"]), "end": space(data["end"])}


def _token(say: Speaker, data: Values) -> Values:
    return {"token": space(data["token"])}


def _spaced(say: Speaker, data: Values) -> Values:
    return {"space": space(data["space"])}


def _gate(say: Speaker, data: Values) -> Values:
    return {"seat": NONE if data["seat"] == NOBODY else say.seat(data["seat"])}


def _discarded(say: Speaker, data: Values) -> Values:
    return {"offering": data["offering"] or NONE, "mythology": _mythology(say, data)}


def _mythology(say: Speaker, data: Values) -> str:
    found = data["mythology"]
    return NONE if found is None else say.name("mythology", found)


def _activated(say: Speaker, data: Values) -> Values:
    return {"offerings": "+".join(map(str, data["offerings"])) or NONE}


def _hidden(say: Speaker, data: Values) -> Values:
    return {"back": NONE if data["back"] is None else say.name("god", data["back"])}


def _scored(say: Speaker, data: Values) -> Values:
    totals = (sum(row.values()) for row in data["points"])
    return {"points": listed(f"{say.seat(seat)} {total}" for seat, total in enumerate(totals))}


BOOK = PhraseBook(
    "duel",
    GRAMMAR,
    example="32",
    players="side",
    ids=Side,
    names={
        "back": "god",
        "card": "card",
        "ending": "ending",
        "god": "god",
        "gods": "god",
        "mythology": "mythology",
        "progress": "progress",
        "symbol": "symbol",
        "token": "progress",
        "tokens": "progress",
        "wonder": "wonder",
        "wonders": "wonder",
    },
    seats=frozenset(("seat", "first", "owner", "starter")),
    special={
        "age_laid_out": lambda say, d: {"age": AGES[d["age"]]},
        "starter_chosen": lambda say, d: {"age": AGES[d["age"]]},
        "gods_turned_up": lambda say, d: {"gods": _by_place(say, "god", d["gods"])},
        "turned_up": lambda say, d: {"cards": _by_place(say, "card", d["cards"])},
        "gate_placed": _gate,
        "built": _priced,
        "wonder_built": _priced,
        "built_free": _sourced,
        "coins_gained": _sourced,
        "coins_lost": _sourced,
        "no_effect": _sourced,
        "card_discarded": _sourced,
        "pawn_moved": _moved,
        "pawn_stopped": _spaced,
        "minerva_placed": _spaced,
        "military_token": _token,
        "military_removed": _token,
        "structure_discarded": _discarded,
        "god_activated": _activated,
        "god_hidden": _hidden,
        "scored": _scored,
        "ended": lambda say, d: {"seats": listed(map(say.seat, d["seats"]))},
    },
    missing={"card": "", "wonder": "", "slot": 0, "place": 0},
)

said, emphasised, asked = BOOK.said, BOOK.emphasised, BOOK.asked
refused, unreadable = BOOK.refused, BOOK.unreadable
