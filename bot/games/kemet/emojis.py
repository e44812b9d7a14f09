"""Which emoji a thing of Kemet has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renderer.emoji import Drawings
from renderer.kemet.emojis import drawings
from rules.engine.decisions import Seat
from rules.kemet.data import (
    CARDS,
    CREATURE_OF,
    SPACES,
    TILES,
    BattleCard,
    Card,
    Creature,
    PlayerColour,
    Token,
)
from rules.kemet.keys import CARD, ESCAPE, VETO, What
from rules.kemet.read_keys import read_battle_card, read_construction, read_number, read_placing
from rules.kemet.view import View

_ASKED_FOR = {CARD: "di_day", VETO: "di_opponent", ESCAPE: "di_opponent"}


def emojis() -> Drawings:
    """Players, creatures, battle cards, pyramids, tiles, actions, tokens, DI cards."""
    return drawings()


def click_emoji(view: View, what: str, clicks: Sequence[str]) -> str:
    """What a click stands for, by the decision that it belongs to."""
    value = clicks[-1]
    found = _OF.get(what)
    return (found(view, value) if found else "") or _ASKED_FOR.get(value, "")


def _placing(view: View, value: str) -> str:
    """An action, or the token with which another click chooses one."""
    if value in (Token.SILVER, Token.GOLD):
        return f"token_{value}"
    placed = read_placing(value)
    if placed is None:
        return ""
    kind = SPACES[placed.space]
    if placed.deed is None and kind.colour is not None:
        return f"tile_{kind.colour}"
    deed = placed.deed or kind.deed
    return f"action_{deed}" if deed else ""


def _tile(view: View, value: str) -> str:
    """A creature's tile shows the creature, another its colour and its level."""
    tile = TILES.get(read_number(value) or 0)
    if tile is None:
        return ""
    creature = CREATURE_OF.get(tile.power)
    return str(creature) if creature else f"pyramid_{tile.colour}_{tile.level}"


def _pyramid(view: View, value: str) -> str:
    built = read_construction(value)
    return f"pyramid_{built.colour}_{built.level}" if built and not built.site else ""


def _fight(view: View, value: str) -> str:
    """A battle card played or discarded; DI cards that are added to it."""
    way, _, card = value.partition(" ")
    if card in set(BattleCard) and way in ("play", "drop"):
        return f"card_{card}"
    return _di_card(view, value.partition("+")[0].rstrip("0123456789")) if value[-1:] != "0" else ""


def _battle_card(view: View, value: str) -> str:
    card = read_battle_card(value)
    return f"card_{card}" if card else ""


def _di_card(view: View, value: str) -> str:
    """When a DI card is played."""
    return f"di_{CARDS[Card(value)].icon}" if value in set(Card) else ""


def _creature(view: View, value: str) -> str:
    """A creature that comes, or goes with its army: ``3/phoenix``."""
    name = value.rpartition("/")[2]
    return name if name in set(Creature) else ""


def _of_city(view: View, value: str) -> str:
    """Whose city has a place in the turn order: ``1:3``."""
    city = read_number(value.rpartition(":")[2])
    return next((str(p.colour) for p in view.players if p.city and p.city == city), "")


def _victim(view: View, value: str) -> str:
    seat = read_number(value.removeprefix("seat "))
    return seat_emoji(view, seat) if seat is not None and value.startswith("seat ") else ""


_OF: dict[str, Callable[[View, str], str]] = {
    What.ACTION: _placing,
    What.BUY: _tile,
    What.BUILD: _pyramid,
    What.BATTLE: _fight,
    What.STRATEGY: _battle_card,
    What.VISION: _di_card,
    What.CARD: _di_card,
    What.WOUND: _di_card,
    What.RECRUIT: _creature,
    What.REINFORCE: _creature,
    What.NIGHT_TILE: _creature,
    What.MOVE: _creature,
    What.MOVE_ON: _creature,
    What.TELEPORTATION: _creature,
    What.ORDER: _of_city,
    What.FIRE: _victim,
}


def seat_emoji(view: View, seat: Seat) -> str:
    """The shape and emblem of a seat's colour."""
    return str(view.players[seat].colour) if seat < len(view.players) else ""


def choice_emoji(choice: str) -> str:
    """A colour."""
    return choice if choice in set(PlayerColour) else ""
