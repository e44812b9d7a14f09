"""What changed between two looks of a reader."""

from __future__ import annotations

from collections.abc import Iterator

from renderer.kemet.marks import Marks
from rules.engine.decisions import Seat
from rules.kemet.boards import Area
from rules.kemet.data import Space
from rules.kemet.view import PlayerView, View


def changed_marks(before: View, after: View) -> Marks:
    """Arrows of moves, soldiers that came or went, pyramids, and what changed on the strip."""
    if len(before.players) != len(after.players):
        return Marks()
    pairs = list(zip(before.players, after.players, strict=True))
    arrows = tuple(
        arrow for player in after.players for arrow in _moves(before, after, player.seat)
    )
    return Marks(
        arrows=arrows,
        gains=tuple(_gains(before, after)),
        pyramids=pyramids_changed(before, after),
        prayer=tuple((b.seat, b.prayer - a.prayer) for a, b in pairs if a.prayer != b.prayer),
        points=tuple((b.seat, b.total - a.total) for a, b in pairs if a.total != b.total),
        cards=tuple((b.seat, b.di - a.di) for a, b in pairs if a.di != b.di),
        tiles=tuple((b.seat, tile) for a, b in pairs for tile in b.tiles if tile not in a.tiles),
        spaces=tuple((b.seat, s) for a, b in pairs for s in _placed(before, after, a, b)),
    )


def _placed(before: View, after: View, a: PlayerView, b: PlayerView) -> list[Space]:
    """Spaces that got a token today."""
    if before.day != after.day:
        return list(b.tokens)
    return [space for space in b.tokens if space not in a.tokens]


def soldiers_of(view: View, seat: Seat) -> dict[Area, int]:
    """A player's soldiers by area."""
    return {
        area.area: army.soldiers for area in view.areas for army in area.armies if army.seat == seat
    }


def _moves(before: View, after: View, seat: Seat) -> Iterator[tuple[Area, Area]]:
    """From where armies have gone to where they have come, the largest first."""
    was, now = soldiers_of(before, seat), soldiers_of(after, seat)
    less = {area: n - now.get(area, 0) for area, n in was.items() if n > now.get(area, 0)}
    more = {area: n - was.get(area, 0) for area, n in now.items() if n > was.get(area, 0)}
    for end in sorted(more, key=lambda area: (-more[area], area)):
        if not less:
            return
        start = max(less, key=lambda area: (min(less[area], more[end]), -area))
        yield start, end
        less[start] -= min(less[start], more[end])
        if not less[start]:
            del less[start]


def _gains(before: View, after: View) -> Iterator[tuple[Area, int]]:
    """Soldiers that came from the reserve or went there; what moved has an arrow already."""
    gains: dict[Area, int] = {}
    for player in after.players:
        was, now = soldiers_of(before, player.seat), soldiers_of(after, player.seat)
        moved = {end for arrow in _moves(before, after, player.seat) for end in arrow}
        for area in {*was, *now} - moved:
            gained = now.get(area, 0) - was.get(area, 0)
            if gained:
                gains[area] = gained
    yield from sorted(gains.items())


def pyramids_changed(before: View, after: View) -> tuple[Area, ...]:
    """Districts whose pyramid was built or raised."""
    levels = {area.area: area.pyramid.level for area in before.areas if area.pyramid is not None}
    return tuple(
        area.area
        for area in after.areas
        if area.pyramid is not None and levels.get(area.area) != area.pyramid.level
    )
