"""How everybody's points come together, source by source, before anything is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.engine.decisions import Seat
from rules.imhotep.data import (
    BLUE_CARDS,
    CARDS,
    POINTS_OF_SURPLUS,
    STONES_PER_ORNAMENT_POINT,
    Card,
    CardColour,
    Side,
    Site,
    Source,
)
from rules.imhotep.lookup import stones_at
from rules.imhotep.view import View


class Entry(NamedTuple):
    """A player's points from a source, and the parts of which they are the sum.

    ``number`` is what they are given for: cards, or the height of an obelisk.
    """

    points: int
    parts: tuple[int, ...] = ()
    number: int = 0


class Row(NamedTuple):
    """A source with an entry for each seat; ``how`` names the rule behind it."""

    source: Source
    how: str
    entries: tuple[Entry, ...]


def score_sheet(view: View) -> list[Row]:
    """All sources from which anybody has, or would have, points; the usual ones always.

    Entries of a seat add up to its points at the end: those so far, and what final
    scoring would give now.
    """
    return [
        Row(source, _how(view, source), _entries(view, source))
        for source in Source
        if source not in (Source.EARLIER, Source.WRATH) or any(_points(view, source))
    ]


def totals(view: View) -> list[int]:
    """Everybody's points if the game ended now, or as it ended."""
    return [player.score + sum(player.prospects.values()) for player in view.players]


def _points(view: View, source: Source) -> list[int]:
    return [p.points.get(source, 0) + p.prospects.get(source, 0) for p in view.players]


def _entries(view: View, source: Source) -> tuple[Entry, ...]:
    """Parts are only told when they explain all of the points."""
    found = []
    for seat, points in enumerate(_points(view, source)):
        parts = tuple(part for part in _parts(view, source, seat) if part)
        found.append(
            Entry(points, parts if sum(parts) == points else (), _count(view, source, seat))
        )
    return tuple(found)


def _how(view: View, source: Source) -> str:
    match source:
        case Source.TOMB:
            return "tomb-groups" if view.sides[Site.TOMB] is Side.A else "tomb-rows"
        case Source.OBELISKS:
            return "obelisks-ranks" if view.sides[Site.OBELISKS] is Side.A else "obelisks-towers"
        case _:
            return str(source)


def _parts(view: View, source: Source, seat: Seat) -> Sequence[int]:
    match source:
        case Source.PYRAMID:
            return _pyramid_parts(view, seat)
        case Source.TOMB:
            groups = [group.points for group in view.tomb.groups if group.seat == seat]
            return [*sorted(groups, reverse=True), *(r.get(seat, 0) for r in view.tomb.row_points)]
        case Source.OBELISKS if view.sides[Site.OBELISKS] is Side.B:
            towers = [tower.points for tower in view.obelisks.towers if tower.seat == seat]
            return [*towers, view.obelisks.stones[seat]]
        case Source.ORNAMENTS:
            return [_ornament(view, card) for card in _held(view, seat, CardColour.GREEN)]
        case _:
            return ()


def _pyramid_parts(view: View, seat: Seat) -> list[int]:
    cells = [cell for pyramid in view.pyramids for cell in pyramid.cells]
    points = sorted((cell.points for cell in cells if cell.seat == seat), reverse=True)
    return [*points, *[POINTS_OF_SURPLUS] * view.edge.count(seat)]


def _ornament(view: View, card: Card) -> int:
    site = CARDS[card].site
    return stones_at(view, site) // STONES_PER_ORNAMENT_POINT if site else 0


def _held(view: View, seat: Seat, colour: CardColour) -> list[Card]:
    return [card for card in view.players[seat].cards if CARDS[card].colour is colour]


def _count(view: View, source: Source, seat: Seat) -> int:
    match source:
        case Source.OBELISKS if view.sides[Site.OBELISKS] is Side.A:
            return view.obelisks.stones[seat]
        case Source.STATUES:
            return len(_held(view, seat, CardColour.VIOLET))
        case Source.BLUE:
            return sum(card in BLUE_CARDS for card in view.players[seat].cards)
        case _:
            return 0
