"""What a seat or the public may see: the only thing that leaves the rules (RULES I-14.1).

Hidden are the order of the piles - which the state does not even hold -, the removed
round card, the face-down pair, and the contents of the discard pile.  A pair that has
been bought is shown to its buyer alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.engine.decisions import Seat
from rules.imhotep.data import (
    OBELISK_POINTS,
    ROUNDS,
    SLED,
    TOMB_ROWS,
    Bonus,
    Card,
    Colour,
    Pyramid,
    Reward,
    Side,
    Site,
    Source,
)
from rules.imhotep.designed import TOMB_ROW_POINTS, TOWER_POINTS
from rules.imhotep.ending import Ending, final_points, places, result
from rules.imhotep.scoring import group_points
from rules.imhotep.sites import pyramid, temple
from rules.imhotep.sites.tomb import groups, row_points
from rules.imhotep.state import NOBODY, Phase, State, discard_pile, draw_pile, free_sites


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player; ``prospects`` is what final scoring would give now, by source."""

    seat: Seat
    colour: Colour
    score: int
    points: dict[Source, int]
    prospects: dict[Source, int]
    sled: int
    quarry: int
    cards: tuple[Card, ...]
    place: int  # by points and sled, as they are now


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship of this round; places from the bow, -1 where one is empty."""

    number: int
    capacity: int
    minimum: int
    places: tuple[Seat, ...]
    site: Site | None


@dataclass(frozen=True, slots=True)
class MarketView:
    """The market and its piles; ``looking`` is for the buyer of the pair alone."""

    cards: tuple[Card | None, ...]
    pair: int
    looking: tuple[Card, ...]
    draw: int
    discard: int


@dataclass(frozen=True, slots=True)
class PyramidCellView:
    """A cell of a pyramid and whose stone is on it, or -1."""

    level: int
    column: int
    row: int
    points: int
    bonus: Bonus | None
    seat: Seat


@dataclass(frozen=True, slots=True)
class PyramidView:
    """A pyramid, its cells in the order of building."""

    pyramid: Pyramid
    cells: tuple[PyramidCellView, ...]
    built: int


@dataclass(frozen=True, slots=True)
class TempleCellView:
    """A cell of the temple with its stones, the lowest first."""

    reward: Reward
    points: int
    stones_instead: int
    stones: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GroupView:
    """Connected stones in the tomb, by their places in the order of arrival, from 0."""

    seat: Seat
    stones: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class TombView:
    """The tomb: stone n lies in column n // 3, row n % 3.  Groups on side A, rows on side B."""

    stones: tuple[Seat, ...]
    groups: tuple[GroupView, ...]
    row_points: tuple[dict[Seat, int], ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TowerView:
    """A tower space of obelisks B and who took it, or -1."""

    points: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class ObelisksView:
    """Heights by seat, on side B loose stones; ranks on side A, towers on side B."""

    stones: tuple[int, ...]
    ranks: tuple[int, ...]
    towers: tuple[TowerView, ...]


@dataclass(frozen=True, slots=True)
class UnloadingView:
    """A ship that is being unloaded: whose stone decides, and which places come after it."""

    ship: int
    site: Site
    owner: Seat
    left: tuple[int, ...]
    looks: bool  # the owner looks at the pair


@dataclass(frozen=True, slots=True)
class View:
    """Everything that one viewer may know about a game."""

    viewer: Seat | None
    phase: Phase
    sides: dict[Site, Side]
    wrath: bool
    round: int
    rounds: int
    round_cards: int  # left in the deck
    first: Seat
    active: Seat
    sailor: Seat
    passes: int
    sled_size: int
    players: tuple[PlayerView, ...]
    ships: tuple[ShipView, ...]
    free_sites: tuple[Site, ...]
    unloading: UnloadingView | None
    market: MarketView
    pyramids: tuple[PyramidView, ...]
    edge: tuple[Seat, ...]
    temple: tuple[TempleCellView, ...]
    tomb: TombView
    obelisks: ObelisksView
    ending: Ending | None
    winners: tuple[Seat, ...]


def view(s: State, viewer: Seat | None) -> View:
    """Show the game to one seat, or to the channel when viewer is None."""
    begun = s.phase is not Phase.SET_UP
    outcome = result(s) if s.phase is Phase.OVER else None
    return View(
        viewer=viewer,
        phase=s.phase,
        sides=dict(s.sides),
        wrath=s.wrath,
        round=s.round,
        rounds=ROUNDS,
        round_cards=ROUNDS - s.round,
        first=s.first,
        active=s.active,
        sailor=s.sailor,
        passes=s.passes,
        sled_size=SLED,
        players=_players(s) if begun else (),
        ships=_ships(s),
        free_sites=free_sites(s) if s.ships else (),
        unloading=_unloading(s),
        market=_market(s, viewer),
        pyramids=_pyramids(s) if begun else (),
        edge=tuple(s.edge),
        temple=_temple(s) if begun else (),
        tomb=_tomb(s) if begun else TombView((), (), (), ()),
        obelisks=_obelisks(s) if begun else ObelisksView((), (), ()),
        ending=outcome["ending"] if outcome else None,
        winners=tuple(outcome["seats"]) if outcome else (),
    )


def _players(s: State) -> tuple[PlayerView, ...]:
    final = {} if s.phase is Phase.OVER else final_points(s)
    standing = places(s)
    return tuple(
        PlayerView(
            seat=seat,
            colour=player.colour,
            score=player.score,
            points=dict(player.points),
            prospects={source: points[seat] for source, points in final.items()},
            sled=player.sled,
            quarry=player.quarry,
            cards=player.cards,
            place=standing[seat],
        )
        for seat, player in enumerate(s.players)
    )


def _ships(s: State) -> tuple[ShipView, ...]:
    return tuple(
        ShipView(number, ship.capacity, ship.minimum, ship.places, ship.site)
        for number, ship in enumerate(s.ships, 1)
    )


def _unloading(s: State) -> UnloadingView | None:
    now = s.unloading
    if now is None:
        return None
    return UnloadingView(now.ship, now.site, now.owner, now.left, bool(now.looking))


def _market(s: State, viewer: Seat | None) -> MarketView:
    now = s.unloading
    looking = now.looking if now is not None and viewer == now.owner else ()
    return MarketView(s.market, s.pair, looking, draw_pile(s), discard_pile(s))


def _pyramids(s: State) -> tuple[PyramidView, ...]:
    views = []
    for name, cells in pyramid.board(s).items():
        stones = [*s.pyramids[name], *[NOBODY] * len(cells)]
        shown = tuple(
            PyramidCellView(c.level, c.column, c.row, c.points, c.bonus, seat)
            for c, seat in zip(cells, stones, strict=False)
        )
        views.append(PyramidView(name, shown, len(s.pyramids[name])))
    return tuple(views)


def _temple(s: State) -> tuple[TempleCellView, ...]:
    return tuple(
        TempleCellView(cell.reward, cell.points, cell.stones, tuple(temple.stones_on(s, number)))
        for number, cell in enumerate(temple.board(s))
    )


def _tomb(s: State) -> TombView:
    stones = tuple(s.tomb)
    if s.sides[Site.TOMB] is Side.B:
        rows = tuple(row_points(s, row) for row in range(TOMB_ROWS))
        return TombView(stones, (), rows, TOMB_ROW_POINTS[len(s.players)])
    shown = tuple(GroupView(g.owner, g.stones, group_points(len(g.stones))) for g in groups(s.tomb))
    return TombView(stones, shown, (), ())


def _obelisks(s: State) -> ObelisksView:
    if s.sides[Site.OBELISKS] is Side.A:
        return ObelisksView(tuple(s.obelisks), OBELISK_POINTS[len(s.players)], ())
    owners = [*s.towers, *[NOBODY] * len(TOWER_POINTS)]
    towers = tuple(TowerView(p, seat) for p, seat in zip(TOWER_POINTS, owners, strict=False))
    return ObelisksView(tuple(s.obelisks), (), towers)
