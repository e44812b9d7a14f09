"""The evaluation: what a table promises its player, in points of devotion."""

from __future__ import annotations

from math import exp

from ai.ankh import values
from ai.ankh.strength import majorities, strength
from ai.ankh.table import Region, Table
from rules.ankh.board import DESERT, Cell, Cells
from rules.ankh.data import Card, God, Kind, MonumentKind, Power
from rules.ankh.scenarios import ScenarioId

CARD_SPREAD = 1.4  # how far cards blur a difference in strength
NEAR, FAR = 1.0, 0.55  # a region's promise, when its conflict is next and when it is far
CITY_PENALTY = 4
CAPITALS = 2


def outlook(table: Table) -> float:
    """The whole value of a table for its player."""
    share = values.RIVALRY / max(1, len(table.enemies)) * 2
    soon = nearness(table)
    total = _army(table) + _claims(table) + _capitals(table) * soon
    for region in table.regions:
        for god, worth in region_outlook(table, region).items():
            total += soon * (worth if god is table.me else -share * worth)
    return total


def nearness(table: Table) -> float:
    """How much the next conflict counts: the nearer, the more."""
    events = table.events_to_conflict
    return FAR + (NEAR - FAR) / events if events else NEAR


def region_outlook(table: Table, region: Region) -> dict[God, float]:
    """What each god present can expect from a region's next conflict."""
    present = table.within(region.area)
    if not present:
        return {}
    major = majorities(table, region)
    worth = {god: _majority_gain(table, region, god, major.get(god, 0)) for god in present}
    if len(present) == 1:
        (god,) = present
        worth[god] += _triumph(table, region, god, present[god])
    else:
        powers = {god: strength(table, god, region, present[god]) for god in present}
        for god, figures in present.items():
            best = max(powers[other] for other in present if other is not god)
            chance = _logistic((powers[god] - best) / CARD_SPREAD) * _crowd(len(present))
            worth[god] += _fight(table, region, god, figures, chance)
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


def _army(table: Table) -> float:
    """Figures on the board, and the followers they can gather."""
    total = 0.0
    for piece in table.figures.values():
        if piece.god is table.me:
            total += values.FIGURE[piece.kind]
    if not table.conflicts_left:
        return total
    return total + values.INCOME * table.income(table.me) + _aims(table)


def _aims(table: Table) -> float:
    """What Giant Scorpions of mine are aimed at."""
    total = 0.0
    for cell, piece in table.figures.items():
        if piece.kind is not Kind.GIANT_SCORPION or piece.god is not table.me:
            continue
        for target in piece.aimed:
            shrine = table.monuments.get(target)
            if shrine is not None and table.near[cell] >> target & 1:
                total += _destroyed(shrine.god, table.me)
    return total


def _destroyed(god: God | None, me: God) -> float:
    if god is me:
        return -1.2
    return -0.2 if god is None else 0.5


def _claims(table: Table) -> float:
    """Monuments controlled, and those a Control event could bring."""
    beside, me = table.beside(table.me), table.me
    total, reachable = 0.0, 0
    neutral = any(shrine.god is None for shrine in table.monuments.values())
    for cell, shrine in table.monuments.items():
        if shrine.god is me:
            total += values.MONUMENT + _attuned(table, shrine.kind)
        elif shrine.god is None or not neutral:
            reachable += beside >> cell & 1
    if table.mine.ankhs and table.conflicts_left:
        total += values.CLAIMABLE * min(reachable, 2) + 0.05 * max(0, reachable - 2)
    return total


def _attuned(table: Table, kind: MonumentKind) -> float:
    """A monument is worth more to whoever has the power of its type."""
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
