"""Small decisions: set-up, the night, after a battle, sacrifices."""

from __future__ import annotations

from collections.abc import Sequence

from ai.kemet import values
from ai.kemet.holding import Holding
from ai.kemet.table import Army, Table
from rules.kemet.boards import DELTA_TEMPLE, PAY, Area
from rules.kemet.data import MOST_PRAYER, Colour, Mode
from rules.kemet.keys import NO, RECALL, RETREAT, SACRIFICE, STAY
from rules.kemet.lookup import seat_of_city, temples_of
from rules.kemet.read_keys import (
    read_battle_card,
    read_card,
    read_cities,
    read_levy,
    read_number,
    read_pyramids,
)

ABOUT_AS_GOOD = 0.1  # openings that differ by less
RIGHT_SPLIT = 0.5
OPENINGS = {  # what a level of a pyramid is worth at the beginning
    Colour.WHITE: 0.3,
    Colour.RED: 0.25,
    Colour.BLUE: 0.2,
}

# --- set-up --------------------------------------------------------------------------------------


def best_pyramids(table: Table, options: Sequence[str]) -> str:
    """A second level opens better tiles at once; beginners can't buy those on the first day."""
    beginner = table.view.mode is Mode.BEGINNER

    def worth(key: str) -> float:
        rows = read_pyramids(key) or ()
        high = sum(OPENINGS[colour] * level for colour, level, _ in rows)
        return high + (RIGHT_SPLIT if (len(rows) == 3) is beginner else 0.0)

    # Of several openings that are about as good any may be played.
    best = max(map(worth, options))
    return next(key for key in options if worth(key) > best - ABOUT_AS_GOOD)


def best_soldiers(table: Table, options: Sequence[str]) -> str:
    """Two full armies, where pyramids let them leave."""

    def worth(key: str) -> float:
        rows = read_levy(key) or ()
        return sum(
            values.ARMY[count] * (1.2 if table.areas[area].pyramid is not None else 1.0)
            for area, count in rows
        )

    return max(options, key=worth)


# --- the night -----------------------------------------------------------------------------------


def best_vision(options: Sequence[str]) -> str:
    """The most useful card."""
    cards = {key: card for key in options if (card := read_card(key)) is not None}
    return max(cards, key=lambda key: values.CARDS[cards[key]])


def best_order(table: Table, options: Sequence[str]) -> str:
    """Me last, when nobody can come any more; whoever is ahead first."""

    def worth(key: str) -> float:
        seats = [seat_of_city(table.view, city) for city in read_cities(key) or ()]
        ahead = sum(place * -table.view.players[seat].total for place, seat in enumerate(seats))
        return 100.0 * seats.index(table.me) + ahead

    return max(options, key=worth)


def best_given(options: Sequence[str]) -> str:
    """The battle card that is needed least."""

    def worth(key: str) -> float:
        card = read_battle_card(key)
        return values.BATTLE_CARDS[card] if card is not None else 1.0

    return min(options, key=worth)


# --- after a battle ------------------------------------------------------------------------------


def _army_here(table: Table) -> tuple[Area, Army]:
    assert table.view.battle is not None
    area = table.view.battle.area
    return area, table.own[area]


def _recalled(table: Table, holding: Holding, area: Area) -> float:
    """What stands without an army, with a prayer point for each soldier."""
    soldiers, _ = table.own[area]
    left = {where: army for where, army in table.own.items() if where != area}
    gained = -table.spending(-soldiers) + values.RESERVE_SOLDIER * soldiers
    return holding.worth(left) + gained


def stay_or_recall(table: Table) -> str:
    """Stay where it is worth more than prayer points."""
    holding, (area, _) = Holding(table), _army_here(table)
    return STAY if holding.worth(table.own) >= _recalled(table, holding, area) else RECALL


def recall_or_retreat(table: Table, options: Sequence[str]) -> str:
    """Retreat if even the worst area that the winner may choose is better than the reserve."""
    if RETREAT not in options:
        return RECALL
    holding, (area, army) = Holding(table), _army_here(table)
    left = {where: other for where, other in table.own.items() if where != area}
    worst = min(
        (
            holding.worth({**left, end: (there + army[0], army[1] or beast)})
            for end in table.areas[area].adjacent
            if table.enemy_in(end) is None
            for there, beast in (left.get(end, (0, None)),)
            if there + army[0] <= table.mine.army_limit and not (army[1] and beast)
        ),
        default=-1.0,
    )
    return RETREAT if worst > _recalled(table, holding, area) else RECALL


def best_retreat(table: Table, options: Sequence[str]) -> str:
    """Where the loser has least of the army, and does not threaten me."""
    battle = table.view.battle
    assert battle is not None
    loser = battle.defender if battle.winner == battle.attacker.seat else battle.attacker
    holding = Holding(table)

    def harm(key: str) -> float:
        area = read_number(key) or 0
        here = table.areas[area]
        worth = holding.area_worth(area, loser.seat, loser.soldiers - loser.lost)
        leaves = here.pyramid is not None or here.obelisk
        return worth + 0.1 * leaves + (0.5 if here.owner == table.me else 0.0)

    return min(options, key=harm)


# --- the end of the day --------------------------------------------------------------------------


def delta(table: Table) -> str:
    """A soldier for prayer points, unless the temple goes with the last one."""
    soldiers, _ = table.own[DELTA_TEMPLE]
    gain = min(MOST_PRAYER, table.mine.prayer + PAY[DELTA_TEMPLE]) - table.mine.prayer
    brought = -table.spending(-gain)
    lost = values.LOST_SOLDIER
    if soldiers == 1:
        lost += table.temporary + (len(temples_of(table.view, table.me)) == 2)
    return SACRIFICE if brought > lost else NO


def sanctuary() -> str:
    """A victory point is worth two soldiers."""
    return SACRIFICE
