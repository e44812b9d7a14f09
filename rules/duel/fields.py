"""Reads single values of a position of Duel and reports the path of a wrong one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from rules.duel.cards import Card
from rules.duel.data import CAPITAL, GODS, MYTHOLOGY_OF, SLOTS, God, Mythology
from rules.duel.state import NOBODY, Deck, Seen, Setting, Slot, god_bag
from rules.engine.errors import BadSetting
from rules.engine.fields import (
    Fields,
    list_of,
    map_of,
    one_of,
    optional,
    read_number,
    read_seat,
    read_truth,
)

T = TypeVar("T")
read_player = read_seat(2)


def row_of(read_one: Callable[[str, Any], T]) -> Callable[[str, Any], tuple[T, ...]]:
    """Read a list as a tuple."""
    return lambda path, value: tuple(list_of(read_one)(path, value))


read_cards = row_of(one_of(Card))


def read_space(path: str, value: object) -> int:
    """Read a space of the track."""
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > CAPITAL:
        raise BadSetting(path, "a space from -9 to 9 is wanted", value=value)
    return value


def read_setting(path: str, value: object) -> Setting:
    """Read what was agreed before the game."""
    fields = Fields(path, value)
    pantheon = fields.take("pantheon", read_truth, False)
    first = fields.take("first", lambda p, v: NOBODY if v == NOBODY else read_player(p, v), NOBODY)
    fields.finish()
    return Setting(pantheon, first)


# --- the Pantheon -----------------------------------------------------------------------------


def write_slot(slot: Slot) -> Any:  # noqa: ANN401 - JSON data
    """Write ``"zeus"``, or who put it there if it lies face down."""
    if slot.placer == NOBODY:
        return slot.god
    return {"god": slot.god, "placer": slot.placer}


def read_slots(path: str, value: object) -> dict[int, Slot]:
    """Read the cards of the Pantheon by slot."""
    slots = map_of(_read_slot_number, _read_slot)(path, value)
    return {number: slots[number] for number in sorted(slots)}


def _read_slot_number(path: str, value: object) -> int:
    number = read_number(path, value)
    if number not in SLOTS:
        raise BadSetting(path, "slots are 1 to 6", value=value)
    return number


def _read_slot(path: str, value: object) -> Slot:
    if isinstance(value, str):
        god = one_of(God)(path, value)
        return Slot(god, MYTHOLOGY_OF.get(god))
    fields = Fields(path, value)
    lying = fields.take("god", optional(one_of(God)), None)
    placer = fields.take("placer", read_player, 0)
    fields.finish()
    if lying is None or lying is God.GATE:
        raise BadSetting(path, "a god is wanted")
    return Slot(lying, MYTHOLOGY_OF[lying], placer)


def write_deck(deck: Deck) -> dict[str, Any]:
    """Write the gods on top with who knows them, and the others."""
    top = [{"god": seen.god, "seats": list(seen.seats)} for seen in deck.top]
    return {"top": top, "rest": list(deck.rest)}


def read_deck(elsewhere: Iterable[God]) -> Callable[[str, Any], dict[Mythology, Deck]]:
    """Read the decks: a list of gods from the top, or all that is known of them."""

    def read(path: str, value: object) -> dict[Mythology, Deck]:
        given = map_of(one_of(Mythology), lambda p, v: (p, v))(path, value)
        return {m: _deck(m, given.get(m), list(elsewhere)) for m in Mythology}

    return read


def _deck(mythology: Mythology, given: tuple[str, Any] | None, elsewhere: Sequence[God]) -> Deck:
    """A deck; gods that are nowhere else are in its bag."""
    path, value = given or ("", {})
    fields = Fields(path, {"top": value} if isinstance(value, list) else value)
    top = fields.take("top", row_of(_read_seen), tuple[Seen, ...]())
    known = [seen.god for seen in top]
    left = [god for god in GODS[mythology] if god not in known and god not in elsewhere]
    rest = fields.take("rest", row_of(one_of(God)), tuple(left))
    fields.finish()
    if any(god not in GODS[mythology] for god in (*known, *rest)):
        raise BadSetting(path, "a god of another Mythology")
    return Deck(top, god_bag(rest))


def _read_seen(path: str, value: object) -> Seen:
    """Read a god of a deck; its name alone says that nobody has seen it there."""
    if isinstance(value, str):
        return Seen(one_of(God)(path, value), ())
    fields = Fields(path, value)
    god = fields.take("god", optional(one_of(God)), None)
    seats = fields.take("seats", row_of(read_player), tuple[int, ...]())
    fields.finish()
    if god is None:
        raise BadSetting(path, "a god is wanted")
    return Seen(god, tuple(sorted(set(seats))))
