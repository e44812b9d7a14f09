"""What a seat cannot know of the gods, and dealing it again (RULES D-23.2).

A god that lies face down is known to whoever put it there, one in a deck to whoever has seen it
there.  All others of its Mythology may be in any of the places that are left.  Everything else
that is hidden is kept as bags.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.duel.data import God, Mythology
from rules.duel.state import NOBODY, Deck, State, god_bag
from rules.engine import plain
from rules.engine.decisions import Seat
from rules.engine.veil import Dealer, shuffled


def veil(s: State, viewer: Seat | None) -> State:
    """Take the gods that the viewer cannot place out of their places, and into the bags."""
    hidden = {m: _hidden(s, m, viewer) for m in s.decks}
    if not any(hidden.values()):
        return s
    veiled = plain.copy(s)
    for number, slot in s.slots.items():
        if slot.placer not in (NOBODY, viewer):
            veiled.slots[number] = replace(slot, god=None)
    for mythology, deck in s.decks.items():
        top = tuple(
            seen if seen.is_known_to(viewer) else replace(seen, god=None) for seen in deck.top
        )
        veiled.decks[mythology] = Deck(top, god_bag((*deck.rest, *hidden[mythology])))
    return veiled


def _hidden(s: State, mythology: Mythology, viewer: Seat | None) -> list[God]:
    """The gods of a Mythology whose places are settled, but not known to the viewer."""
    lying = [
        slot.god
        for slot in s.slots.values()
        if slot.mythology is mythology and slot.placer not in (NOBODY, viewer)
    ]
    lying += [seen.god for seen in s.decks[mythology].top if not seen.is_known_to(viewer)]
    return [god for god in lying if god is not None]


def deal(s: State, dealer: Dealer) -> State:
    """Put gods of the bags into the places that a veil has left blank."""
    if not any(_blank(s, mythology) for mythology in s.decks):
        return s
    dealt = plain.copy(s)
    for mythology, deck in s.decks.items():
        if not _blank(s, mythology):
            continue
        gods = iter(shuffled(deck.rest, dealer))
        for number, slot in s.slots.items():
            if slot.god is None and slot.mythology is mythology:
                dealt.slots[number] = replace(slot, god=next(gods))
        top = tuple(
            replace(seen, god=next(gods)) if seen.god is None else seen for seen in deck.top
        )
        dealt.decks[mythology] = Deck(top, god_bag(gods))
    return dealt


def _blank(s: State, mythology: Mythology) -> bool:
    return any(_blanks(s, mythology))


def _blanks(s: State, mythology: Mythology) -> Iterator[bool]:
    for slot in s.slots.values():
        yield slot.god is None and slot.mythology is mythology
    for seen in s.decks[mythology].top:
        yield seen.god is None
