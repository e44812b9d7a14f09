"""The evaluation: what a table promises its player, in points of devotion."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from math import exp

from ai.ankh import values
from ai.ankh.strength import majorities, strength
from ai.ankh.table import Figures, Region, Table
from rules.ankh.board import DESERT, Cell, Cells, cells
from rules.ankh.data import Card, God, Kind, MonumentKind, Power
from rules.ankh.scenarios import ScenarioId

CARD_SPREAD = 1.4  # how far cards blur a difference in strength
NEAR, FAR = 1.0, 0.55  # a region's promise, when its conflict is next and when it is far
CITY_PENALTY = 4
CAPITALS = 2


def outlook(table: Table) -> float:
    """The whole value of a table for its player."""
    share = min(1.0, 2 * values.RIVALRY / max(1, len(table.enemies)))
    own = values.devotion(table)
    soon = nearness(table)
    beside = table.beside(table.me)
    total = _army(table, beside) + _claims(table, beside) + _capitals(table) * soon
    for _, worths in region_outlooks(table):
        for god, worth in worths.items():
            total += soon * (own * worth if god is table.me else -share * worth)
    return total


def nearness(table: Table) -> float:
    """How much the next conflict counts: the nearer, the more."""
    events = table.events_to_conflict
    return FAR + (NEAR - FAR) / events if events else NEAR


def region_outlooks(table: Table) -> Iterator[tuple[Region, dict[God, float]]]:
    """What each god present can expect from each region's next conflict.

    Remembered by the figures in the region, as most moves leave most regions alone.  An
    Androsphinx across the border of a water cell is overlooked then.
    """
    known = table.known("outlooks", dict[Hashable, dict[God, float]])
    for region, figures in zip(table.regions, table.by_region(), strict=True):
        key = (region.land, *figures)
        worths = known.get(key)
        if worths is None:
            worths = known[key] = _region_outlook(table, region, figures)
        yield region, worths


def _region_outlook(table: Table, region: Region, figures: Figures) -> dict[God, float]:
    present: dict[God, list[Cell]] = {}
    for cell, piece in figures:
        present.setdefault(piece.god, []).append(cell)
    if not present:
        return {}
    major = majorities(table, region)
    worth = {god: _majority_gain(table, region, god, major.get(god, 0)) for god in present}
    if len(present) == 1:
        (god,) = present
        worth[god] += _triumph(table, region, god, present[god])
    else:
        powers = {god: strength(table, god, region, present[god]) for god in present}
        for god, own in present.items():
            best = max(powers[other] for other in present if other is not god)
            chance = _logistic((powers[god] - best) / CARD_SPREAD) * _crowd(len(present))
            worth[god] += _fight(table, region, god, own, chance)
    _city(table, region, worth)
    return worth


def _majority_gain(table: Table, region: Region, god: God, count: int) -> float:
    if not count:
        return 0.0
    return count * table.majority_worth(region) + table.is_bountiful(god)


def _triumph(table: Table, region: Region, god: God, figures: list[Cell]) -> float:
    """The gain for dominating, or the least for winning."""
    radiant = any(table.figures[cell].sun for cell in figures)
    return 1 + radiant + table.triumph_bonus(region) + table.is_bountiful(god)


def _fight(table: Table, region: Region, god: God, figures: list[Cell], chance: float) -> float:
    """Winning and losing a battle, weighed by the chance to win."""
    powers = table.powers[god]
    win = _triumph(table, region, god, figures)
    if Card.DROUGHT in table.sheets[god].hand:
        win += 0.35 * sum(1 for cell in figures if DESERT >> cell & 1)
    if Power.GLORIOUS in powers:
        win += 2 * max(0.0, chance - 0.4)
    if Power.COMMANDING in powers:
        win += 3 * values.follower(table)
    loss = -sum(values.FIGURE[table.figures[cell].kind] for cell in figures)
    if Power.MAGNANIMOUS in powers and len(figures) >= 2:
        loss += 2 + table.is_bountiful(god)
    return chance * win + (1 - chance) * loss


def _city(table: Table, region: Region, worth: dict[God, float]) -> None:
    """A city that is not defended costs its god devotion (A-23.9)."""
    if table.view.scenario is not ScenarioId.DISCORD_NEW_KINGDOM or not region.city:
        return
    for city in table.view.cities:
        if city.god is not None and region.land >> city.cell & 1:
            holds = 1 if list(worth) == [city.god] else 0.5 if city.god in worth else 0
            worth[city.god] = worth.get(city.god, 0.0) - CITY_PENALTY * (1 - holds)


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def _crowd(present: int) -> float:
    """With more rivals somebody's card is more often better."""
    return 1.0 if present == 2 else 0.85 if present == 3 else 0.75


# --- what lasts beyond the next conflict ---------------------------------------------------


def _army(table: Table, beside: Cells) -> float:
    """Figures on the board, and the followers they can gather."""
    total = 0.0
    for piece in table.figures.values():
        if piece.god is table.me:
            total += values.FIGURE[piece.kind]
    if not table.conflicts_left:
        return total
    return total + values.INCOME * table.income(table.me, beside) + _aims(table)


def _aims(table: Table) -> float:
    """What Giant Scorpions of mine are aimed at."""
    total = 0.0
    for cell, piece in table.figures.items():
        if piece.kind is not Kind.GIANT_SCORPION or piece.god is not table.me:
            continue
        total += aim_worth(table, cell, piece.aimed)
    return total


def aim_worth(table: Table, cell: Cell, aimed: tuple[Cell, ...]) -> float:
    """What it would bring to destroy what a Giant Scorpion on a cell is aimed at."""
    shrines = [
        table.monuments[target]
        for target in aimed
        if target in table.monuments and table.near[cell] >> target & 1
    ]
    return sum(_destroyed(shrine.god, table.me) for shrine in shrines)


def _destroyed(god: God | None, me: God) -> float:
    if god is me:
        return -1.2
    return -0.2 if god is None else 0.5


def _claims(table: Table, beside: Cells) -> float:
    """Monuments controlled, and those a Control event could bring."""
    total, free = table.known("holdings", lambda: _holdings(table))
    reachable = (beside & free).bit_count()
    if table.mine.ankhs and table.conflicts_left:
        first = values.CLAIM_NEXT if table.is_control_next else values.CLAIMABLE
        total += first * min(reachable, 1) + values.CLAIMABLE * min(max(reachable - 1, 0), 2)
    return total


def _holdings(table: Table) -> tuple[float, Cells]:
    """What my monuments are worth, and where those stand that I could claim."""
    shrines = table.monuments
    total = sum(
        values.MONUMENT + _attuned(table, shrine.kind)
        for shrine in shrines.values()
        if shrine.god is table.me
    )
    neutral = cells(cell for cell, shrine in shrines.items() if shrine.god is None)
    return total, neutral or cells(c for c, s in shrines.items() if s.god is not table.me)


def _attuned(table: Table, kind: MonumentKind) -> float:
    """A monument is worth more to a god with the power of its type."""
    power = {
        MonumentKind.OBELISK: Power.OBELISK_ATTUNED,
        MonumentKind.PYRAMID: Power.PYRAMID_ATTUNED,
        MonumentKind.TEMPLE: Power.TEMPLE_ATTUNED,
    }.get(kind)
    return 0.35 if power in table.powers[table.me] else 0.0


def _capitals(table: Table) -> float:
    """Most figures on the grey cells of the Two Capitals: followers, else devotion is lost."""
    if table.view.scenario is not ScenarioId.TWO_CAPITALS:
        return 0.0
    grey: Cells = sum(1 << cell for cell in table.view.grey)
    counts = dict.fromkeys(table.sheets, 0)
    for cell, piece in table.figures.items():
        counts[piece.god] += grey >> cell & 1
    best = max(counts[god] for god in table.enemies)
    lead = counts[table.me] - best
    if lead > 0:
        return CAPITALS * (1 + values.RIVALRY) + 0.1 * min(lead, 3)
    return 0.3 * lead - CAPITALS if lead < 0 else 0.0
