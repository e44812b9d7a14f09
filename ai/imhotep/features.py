"""How a seat stands between turns, in numbers that a value can be learned from.

Everything here is public.  What is not settled yet stands beside itself times the part of the game
that is left: a rank at the obelisks is worth little early, and a stone on the sled little late.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai.imhotep.boards import Boards
from rules.engine.decisions import Seat
from rules.imhotep.data import (
    CARDS,
    STONES_OF_TOWER,
    TOMB_ROWS,
    WRATH_SITES,
    CardColour,
    Reward,
    Side,
    Site,
    Source,
)
from rules.imhotep.view import PlayerView, View

POINTS = 20.0  # of a game, so that numbers are of the order of 1
FEW = 3  # stones on a sled that the next turns can use
KEPT = tuple(card for card, kind in CARDS.items() if kind.colour is not CardColour.RED)

NAMES: tuple[str, ...] = (
    "points",
    "points.late",
    "lead",
    "lead.late",
    "sled.few",
    "sled.more",
    "sled.empty",
    "quarry.short",
    "first",
    "turns_until",
    "temple.tops",
    "temple.safe",
    "temple.stones",
    "tomb.settled",
    "tomb.growing",
    "tomb.joined",
    "rows.stones",
    "rows.spread",
    "obelisks.settled",
    "obelisks.height",
    "obelisks.lead",
    "obelisks.lead.late",
    "towers.one",
    "towers.two",
    "ornaments.settled",
    "statues.settled",
    "wrath.missing",
    "wrath.missing.late",
    *(f"card.{card}" for card in KEPT),
    *(f"{ship}.{site}" for ship in ("ready", "loading") for site in ("usual", "best", "worst")),
)


class _Clock(NamedTuple):
    """How much of the game is left, and how much is over."""

    left: float
    late: float


def features(view: View, seat: Seat) -> list[float]:
    """How one seat stands."""
    return table(view)[seat]


def table(view: View) -> list[list[float]]:
    """How everybody stands."""
    waiting = sum(ship.site is None for ship in view.ships) / max(1, len(view.ships))
    left = (view.rounds - view.round + waiting) / view.rounds
    clock = _Clock(left, 1 - left)
    totals = [player.score + sum(player.prospects.values()) for player in view.players]
    built, cargo = _monuments(view), _cargo(view)
    return [
        [
            *_points(totals, player.seat, clock),
            *_stones(view, player, clock),
            *_temple(view, player.seat, clock),
            *_tomb(view, player, clock),
            *_obelisks(view, player, clock),
            *_cards(player, built[player.seat] if view.wrath else 0, clock),
            *cargo[player.seat],
        ]
        for player in view.players
    ]


def _points(totals: list[int], seat: Seat, clock: _Clock) -> list[float]:
    """Points as if the game were over, and the lead over the best of the others."""
    mine = totals[seat] / POINTS
    lead = mine - max(total for other, total in enumerate(totals) if other != seat) / POINTS
    return [mine, mine * clock.late, lead, lead * clock.late]


def _stones(view: View, player: PlayerView, clock: _Clock) -> list[float]:
    """Stones at hand, and how soon they can be used."""
    seats = len(view.players)
    wait = (player.seat - view.active) % seats
    return [
        min(player.sled, FEW) / FEW * clock.left,
        max(0, player.sled - FEW) / FEW * clock.left,
        (not player.sled) * clock.left,
        (player.quarry < FEW) * clock.left,
        float(wait == 0) * clock.left,
        wait / seats * clock.left,
    ]


def _temple(view: View, seat: Seat, clock: _Clock) -> list[float]:
    """What stones on top give each round, and how many stones come before they are covered."""
    cells = view.temple
    start = sum(len(cell.stones) for cell in cells)
    tops = safe = stones = 0.0
    for n, cell in enumerate(cells):
        if not cell.stones or cell.stones[-1] != seat:
            continue
        until = (n - start) % len(cells)
        tops += max(1, cell.points)
        safe += max(1, cell.points) * until / len(cells)
        stones += cell.reward is not Reward.POINTS
    return [each * clock.left / FEW for each in (tops, safe, stones)]


def _tomb(view: View, player: PlayerView, clock: _Clock) -> list[float]:
    """What it would give now, and stones that can still be joined, or that count in rows."""
    seat, stones = player.seat, view.tomb.stones
    settled = player.prospects.get(Source.TOMB, 0) / POINTS * clock.left
    if view.sides[Site.TOMB] is Side.B:
        counts = [stones[row::TOMB_ROWS].count(seat) for row in range(TOMB_ROWS)]
        spread = sum(count > 0 for count in counts) / TOMB_ROWS
        return [settled, 0.0, 0.0, sum(counts) / 10 * clock.left, spread * clock.left]
    edge = len(stones) - TOMB_ROWS
    growing = [g for g in view.tomb.groups if g.seat == seat and max(g.stones) >= edge]
    joined = max((len(group.stones) for group in growing), default=0)
    return [settled, len(growing) / FEW * clock.left, joined / FEW * clock.left, 0.0, 0.0]


def _obelisks(view: View, player: PlayerView, clock: _Clock) -> list[float]:
    """The rank now, which may change, or the way to the next tower."""
    seat, heights = player.seat, view.obelisks.stones
    mine = heights[seat]
    if view.sides[Site.OBELISKS] is Side.B:
        free = [tower.points for tower in view.obelisks.towers if tower.seat < 0]
        worth = free[0] / POINTS if free else 0.0
        loose = [worth * clock.left * (mine == n) for n in range(1, STONES_OF_TOWER)]
        return [0.0, 0.0, 0.0, 0.0, *loose]
    settled = player.prospects.get(Source.OBELISKS, 0) / POINTS * clock.left
    best = max(height for other, height in enumerate(heights) if other != seat)
    lead = max(-1.0, min(1.0, (mine - best) / FEW))
    return [settled, mine / FEW * clock.left, lead * clock.left, lead * clock.late, 0.0, 0.0]


def _cards(player: PlayerView, missing: int, clock: _Clock) -> list[float]:
    """Cards by kind: those for a site grow with it, statues with each other, blue ones act."""
    return [
        player.prospects.get(Source.ORNAMENTS, 0) / POINTS * clock.left,
        player.prospects.get(Source.STATUES, 0) / POINTS * clock.left,
        missing * clock.left,
        float(missing > 0) * clock.late,
        *(player.cards.count(card) * clock.left for card in KEPT),
    ]


def _cargo(view: View) -> list[list[float]]:
    """What ships would bring each seat against the others: wherever, at best and at worst.

    First of the ships that could sail now, then of those that could not.
    """
    boards = Boards(view)
    found = [[0.0] * 6 for _ in view.players]
    for ship in view.ships:
        stones = [seat for seat in ship.places if seat >= 0]
        if not stones or ship.site is not None:
            continue
        worths = [boards.arriving(site, stones) for site in view.free_sites]
        at = 0 if len(stones) >= ship.minimum else 3
        for seat, row in enumerate(found):
            leads = [_lead(worth, seat) for worth in worths]
            row[at] += sum(leads) / len(leads) / FEW
            row[at + 1] += max(leads) / FEW
            row[at + 2] += min(leads) / FEW
    return found


def _lead(worth: Sequence[float], seat: Seat) -> float:
    """A seat's gain against the mean of the others'."""
    mine = worth[seat]
    return mine - (sum(worth) - mine) / (len(worth) - 1)


def _monuments(view: View) -> list[int]:
    """At how many of the four monuments each seat has not built yet."""
    towers = [tower.seat for tower in view.obelisks.towers]
    owners = {
        Site.PYRAMID: {*view.edge, *(c.seat for p in view.pyramids for c in p.cells)},
        Site.TEMPLE: {seat for cell in view.temple for seat in cell.stones},
        Site.TOMB: set(view.tomb.stones),
        Site.OBELISKS: {*towers, *(s for s, n in enumerate(view.obelisks.stones) if n)},
    }
    return [sum(player.seat not in owners[site] for site in WRATH_SITES) for player in view.players]
