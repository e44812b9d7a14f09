"""What changed between two looks of a reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from renderer.duel.marks import Marks
from rules.duel.cards import CARDS, Card
from rules.duel.data import Colour, Wonder
from rules.duel.view import CityView, View
from rules.engine.decisions import Seat


def changed_marks(before: View, after: View) -> Marks:
    """Frames for what turned up, came or went; the pawn's way; coins gained and lost."""
    cities = list(zip(before.cities, after.cities, strict=True))
    return Marks(
        places=tuple(_turned_up(before, after)),
        slots=tuple(_slots(before, after)),
        progress=taken_places(before, after),
        spaces=minerva_space(before, after),
        tokens=fallen(before, after),
        pawn=before.pawn if before.pawn != after.pawn else None,
        cards=tuple((b.seat, card) for a, b in cities for card in new_cards(a, b)),
        wonders=tuple((b.seat, wonder) for a, b in cities for wonder in new_wonders(a, b)),
        held=tuple((b.seat, t) for a, b in cities for t in b.progress if t not in a.progress),
        gods=tuple((b.seat, god) for a, b in cities for god in b.gods if god not in a.gods),
        coins=tuple(_coins(cities)),
        pile=discarded(before, after),
    )


def _turned_up(before: View, after: View) -> Iterator[int]:
    """Cards that lay face down, in the same Age."""
    if before.age != after.age:
        return
    hidden = {card.place for card in before.structure if card.card is None}
    for card in after.structure:
        if card.card is not None and card.place in hidden:
            yield card.place


def _slots(before: View, after: View) -> Iterator[int]:
    for a, b in zip(before.slots, after.slots, strict=False):
        if (a.mythology, a.god, a.face_up) != (b.mythology, b.god, b.face_up):
            yield b.number


def taken_places(before: View, after: View) -> tuple[int, ...]:
    """Places of Progress tokens that were taken."""
    pairs = enumerate(zip(before.progress, after.progress, strict=False), 1)
    return tuple(n for n, (a, b) in pairs if a is not None and b is None)


def minerva_space(before: View, after: View) -> tuple[int, ...]:
    """Where the Minerva pawn was put."""
    moved = after.minerva is not None and after.minerva != before.minerva
    return (after.minerva,) if moved and after.minerva is not None else ()


def fallen(before: View, after: View) -> tuple[int, ...]:
    """Military tokens that have fallen."""
    return tuple(token for token in before.military if token not in after.military)


def new_cards(before: CityView, after: CityView) -> list[Card]:
    """Cards that have come into a city."""
    return [card for card in after.cards if card not in before.cards]


def new_wonders(before: CityView, after: CityView) -> list[Wonder]:
    """Wonders that were constructed, unbuilt or taken."""
    was = {wonder.wonder: wonder.built for wonder in before.wonders}
    return [w.wonder for w in after.wonders if was.get(w.wonder) is not w.built]


def discarded(before: View, after: View) -> tuple[Colour, ...]:
    """Colours of the cards that have come onto the discard pile."""
    more = Counter(after.discard) - Counter(before.discard)
    return tuple(dict.fromkeys(CARDS[card].colour for card in more))


def _coins(cities: list[tuple[CityView, CityView]]) -> Iterator[tuple[Seat, int]]:
    for a, b in cities:
        gained = b.coins + b.vault - a.coins - a.vault
        if gained:
            yield b.seat, gained
