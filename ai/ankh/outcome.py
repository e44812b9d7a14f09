"""The result of a battle when all cards are known, in points for each god."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ai.ankh import values
from ai.ankh.strength import majorities, strength
from ai.ankh.table import Region, Table
from rules.ankh.board import DESERT, FERTILE, Cell
from rules.ankh.data import CARD_STRENGTH, LAST_RED, Card, God, Kind, Power

Plays = Mapping[God, tuple[Card, ...]]

BUILDING = 1.5  # a monument put where it helps
BUILDING_COST = 3
GLORIOUS_MARGIN, GLORIOUS_REWARD = 3, 3
CYCLE = 0.6  # of what the cards taken back are worth


@dataclass(slots=True)
class Side:
    """One god in a battle: everything that does not depend on the cards."""

    god: God
    figures: list[Cell]
    mortal: dict[Cell, float]  # warriors and guardians, with what they are worth
    sheltered: set[Cell]  # by Isis
    strength: int
    majorities: float
    triumph: float  # the gain for winning, but for Drought and Glorious
    bounty: int
    followers: int
    has_god: bool


class Fight:
    """A battle that is about to be fought, prepared for trying many plays."""

    def __init__(self, table: Table, region: Region) -> None:
        self.table = table
        self.region = region
        self.follower = values.follower(table)
        present = table.within(region.area)
        major = majorities(table, region)
        self.sides = {
            god: _side(table, region, god, present[god], major.get(god, 0)) for god in present
        }
        view = table.view
        self.holder = view.tie_breaker if view.tie_breaker_up else None
        # A card is kept for the battles to come, as many as there are.
        self.thrift = min(1.0, 0.5 * table.conflicts_left + 0.15 * len(view.regions_left))

    def worth(self, plays: Plays) -> dict[God, float]:
        """Points for each god if these cards are played."""
        worth = {god: self._at_once(god, cards) for god, cards in plays.items()}
        fallen = self._plague(plays, worth)
        alive = [g for g in plays if self.sides[g].has_god or g not in fallen]
        force = {god: self._force(god, plays[god], god in fallen) for god in alive}
        for god in alive:
            worth[god] += self.sides[god].majorities
        winner = self._winner(force)
        if winner is not None:
            worth[winner] += self._reward(winner, plays[winner], force)
        for god, cards in plays.items():
            worth[god] += self._toll(god, cards, lost=god is not winner, plagued=god in fallen)
        return worth

    def _at_once(self, god: God, cards: tuple[Card, ...]) -> float:
        """Followers of a Flood, a new monument, cards taken back, and what cards cost."""
        side, worth = self.sides[god], 0.0
        for card in cards:
            worth -= values.CARD[card] * self.thrift
            if card is Card.FLOOD:
                worth += self.follower * sum(1 for c in side.figures if FERTILE >> c & 1)
            elif card is Card.BUILD and self.table.sheets[god].ankhs:
                free = Power.INSPIRING in self.table.powers[god]
                if free or side.followers >= BUILDING_COST:
                    worth += BUILDING - (0 if free else BUILDING_COST * self.follower)
            elif card is Card.CYCLE:
                back = (*self.table.sheets[god].played, *cards)
                worth += CYCLE * self.thrift * sum(values.CARD[c] for c in back)
        return worth

    def _plague(self, plays: Plays, worth: dict[God, float]) -> set[God]:
        """Who loses all figures; the richest is taken to outbid, and pays as the second."""
        if not any(Card.PLAGUE in cards for cards in plays.values()):
            return set()
        purses = {god: self.sides[god].followers for god in plays}
        richest = max(purses.values())
        leaders = [god for god in plays if purses[god] == richest]
        second = max((purses[g] for g in plays if g is not leaders[0]), default=0)
        for god in plays:
            worth[god] -= self.follower * 0.6 * min(purses[god], second + 1)
        return {god for god in plays if leaders != [god]}

    def _force(self, god: God, cards: tuple[Card, ...], plagued: bool) -> int:
        side = self.sides[god]
        force = side.strength - (len(side.mortal) if plagued else 0)
        return max(0, force) + sum(CARD_STRENGTH[card] for card in cards)

    def _winner(self, force: dict[God, int]) -> God | None:
        if not force:
            return None
        most = max(force.values())
        tied = [god for god in force if force[god] == most]
        if len(tied) == 1:
            return tied[0]
        return self.holder if self.holder in tied else None

    def _reward(self, god: God, cards: tuple[Card, ...], force: dict[God, int]) -> float:
        side, powers = self.sides[god], self.table.powers[god]
        worth = side.triumph
        others = max((force[g] for g in force if g is not god), default=0)
        if Power.GLORIOUS in powers and force[god] - others >= GLORIOUS_MARGIN:
            worth += GLORIOUS_REWARD - 1
        if Card.DROUGHT in cards:
            worth += sum(1 for cell in side.figures if DESERT >> cell & 1)
        if Power.COMMANDING in powers:
            worth += 3 * self.follower
        return worth

    def _toll(self, god: God, cards: tuple[Card, ...], *, lost: bool, plagued: bool) -> float:
        """The dead, and what they bring: consolation and miracles."""
        side = self.sides[god]
        dead = set(side.mortal) if plagued else set()
        worth = 0.0
        if lost:
            safe = {c for c in side.mortal if FERTILE >> c & 1} if Card.FLOOD in cards else set()
            dead |= set(side.mortal) - safe - side.sheltered
            standing = len(side.figures) - (len(side.mortal) if plagued else 0)
            if Power.MAGNANIMOUS in self.table.powers[god] and standing >= 2:
                worth += 2 + side.bounty
        worth -= sum(side.mortal[cell] for cell in dead)
        if Card.MIRACLE in cards and dead:
            worth += len(dead) + side.bounty
        return worth


def _side(table: Table, region: Region, god: God, figures: list[Cell], major: int) -> Side:
    sheet = table.sheets[god]
    bounty = int(table.is_bountiful(god))
    urgent = values.devotion(table) if god is table.me and sheet.devotion <= LAST_RED else 1.0
    radiant = any(table.figures[cell].sun for cell in figures)
    return Side(
        god=god,
        figures=figures,
        mortal={
            cell: values.FIGURE[table.figures[cell].kind]
            for cell in figures
            if table.figures[cell].kind is not Kind.GOD
        },
        sheltered=_sheltered(table, god, figures),
        strength=strength(table, god, region, figures),
        majorities=urgent * (major * table.majority_worth(region) + (bounty if major else 0)),
        triumph=urgent * (1 + radiant + table.triumph_bonus(region) + bounty),
        bounty=bounty,
        followers=sheet.followers,
        has_god=any(table.figures[cell].kind is Kind.GOD for cell in figures),
    )


def _sheltered(table: Table, god: God, figures: list[Cell]) -> set[Cell]:
    """Isis's figures next to an enemy (A-21.3)."""
    if God.ISIS not in table.sheets[god].abilities:
        return set()
    enemies = 0
    for cell, piece in table.figures.items():
        if piece.god is not god:
            enemies |= table.near[cell]
    return {cell for cell in figures if enemies >> cell & 1}
