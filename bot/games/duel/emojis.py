"""Which emoji a thing of Duel has."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.duel.emojis import drawings
from renderer.emoji import Drawings
from rules.duel.cards import CARDS, Card
from rules.duel.data import (
    MYTHOLOGY_OF,
    RESOURCES,
    Colour,
    God,
    Mythology,
    Progress,
    Side,
    Symbol,
    Wonder,
)
from rules.duel.keys import Deed, What, read_number
from rules.duel.lookup import card_at, sides_of, slot_of
from rules.duel.view import View
from rules.engine.decisions import Seat


def emojis() -> Drawings:
    """Sides, kinds of cards, resources, science, Progress tokens, Mythologies, Wonders."""
    return drawings()


def _card(card: Card) -> str:
    """What a card makes if that is one thing, its symbol, or else its colour."""
    kind = CARDS[card]
    made = [r for r, units in zip(RESOURCES, kind.makes, strict=True) if units]
    if len(made) == 1 and kind.colour in (Colour.BROWN, Colour.GREY):
        return str(made[0])
    return str(kind.symbol) if kind.symbol else f"card_{kind.colour}"


def _god(god: God) -> str:
    """The Mythology of a god; the Gate is of none."""
    return "gate" if god is God.GATE else str(MYTHOLOGY_OF[god])


_THINGS: dict[str, str] = {  # no two of them have the same name
    **{str(card): _card(card) for card in Card},
    **{str(god): _god(god) for god in God},
    **{str(wonder): "wonder" for wonder in Wonder},
    **{f"with {wonder}": "wonder" for wonder in Wonder},
    **{str(token): str(token) for token in Progress},
    **{str(mythology): str(mythology) for mythology in Mythology},
    **{str(side): str(side) for side in Side},
    **{f"side {side}": str(side) for side in Side},
    **{f"colour {colour}": f"card_{colour}" for colour in Colour},
    f"colour {Colour.GREEN}": str(Symbol.QUILL),
    str(Deed.SELL): "coin",
}


def click_emoji(view: View, what: str, clicks: Sequence[str]) -> str:
    """A card that lies there, a god in a slot, or whatever is named."""
    value = clicks[-1]
    word, _, number = value.partition(" ")
    place = read_number(number if number else value) or 0
    if word == "card" or what == What.ZEUS_CARD:
        lying = card_at(view, place) if word == "card" or not number else None
        return _card(lying.card) if lying is not None and lying.card is not None else ""
    if word == "slot" and what == What.MAIN_ACTION:
        slot = slot_of(view, place)
        return _god(slot.god) if slot is not None and slot.god is not None else ""
    return _THINGS.get(value, "")


def seat_emoji(view: View, seat: Seat) -> str:
    """The side of a seat."""
    sides = sides_of(view)
    return str(sides[seat]) if seat < len(sides) else ""
