"""The five sites as a seat sees them, to try out what arriving stones would be worth."""

from __future__ import annotations

from collections.abc import Iterable

from ai.imhotep import values
from rules.engine.decisions import Seat
from rules.imhotep.data import (
    BLUE_CARDS,
    CARDS,
    POINTS_OF_SURPLUS,
    STONES_OF_TOWER,
    STONES_PER_ORNAMENT_POINT,
    TOMB_ROWS,
    Bonus,
    Card,
    CardColour,
    Reward,
    Side,
    Site,
)
from rules.imhotep.lookup import stones_at
from rules.imhotep.scoring import group_points, rank_points
from rules.imhotep.sites.tomb import groups
from rules.imhotep.view import PyramidCellView, View

BONUS_WORTH = {Bonus.CARD: values.UNKNOWN_CARD, Bonus.STONES: 1.2, Bonus.LOAD: 1.0}
REWARD_WORTH = {Reward.POINTS: 1.0, Reward.CHOICE: 1.3, Reward.CARD: values.UNKNOWN_CARD}

Worth = list[float]  # by seat


class Boards:
    """What stones of given owners, arriving in a given order, are worth to each seat."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seats = range(len(view.players))
        self.rounds_left = view.rounds - view.round
        self._known: dict[tuple[Site, tuple[Seat, ...]], Worth] = {}
        self._tomb_before: Worth | None = None

    def arriving(self, site: Site, owners: Iterable[Seat]) -> Worth:
        """The worth to each seat of a ship that is unloaded at a site."""
        asked = site, tuple(owners)
        if asked not in self._known:
            self._known[asked] = self._arriving(site, list(asked[1]))
        return self._known[asked]

    def _arriving(self, site: Site, stones: list[Seat]) -> Worth:
        match site:
            case Site.MARKET:
                return self._market(stones)
            case Site.PYRAMID:
                return self._pyramid(stones)
            case Site.TEMPLE:
                return self._temple(stones)
            case Site.TOMB:
                return self._tomb(stones)
            case Site.OBELISKS:
                return self._obelisks(stones)

    def _nothing(self) -> Worth:
        return [0.0 for _ in self.seats]

    # --- pyramid ----------------------------------------------------------------------------

    def _pyramid(self, stones: list[Seat]) -> Worth:
        """Cells in order; on side B every owner takes the best of three."""
        worth = self._nothing()
        left = [list(p.cells[p.built :]) for p in self.view.pyramids]
        for seat in stones:
            open_ones = [cells for cells in left if cells]
            if not open_ones:
                worth[seat] += POINTS_OF_SURPLUS
                continue
            best = max(open_ones, key=lambda cells: cell_worth(cells[0]))
            worth[seat] += cell_worth(best.pop(0))
        return worth

    # --- temple -----------------------------------------------------------------------------

    def _temple(self, stones: list[Seat]) -> Worth:
        """A stone on top counts for this round and some more; what it covers no longer."""
        cells = self.view.temple
        tops = [cell.stones[-1] if cell.stones else None for cell in cells]
        start = sum(len(cell.stones) for cell in cells)
        rounds = min(self.rounds_left + 1, values.TEMPLE_ROUNDS)
        worth = self._nothing()
        for n, seat in enumerate(stones):
            at = (start + n) % len(cells)
            points = REWARD_WORTH[cells[at].reward] * max(cells[at].points, 1)
            covered = tops[at]
            if covered is not None:
                worth[covered] -= points * rounds
            worth[seat] += points * rounds
            tops[at] = seat
        return worth

    # --- tomb -------------------------------------------------------------------------------

    def _tomb(self, stones: list[Seat]) -> Worth:
        worth = self._rows if self.view.sides[Site.TOMB] is Side.B else self._groups
        before = list(self.view.tomb.stones)
        if self._tomb_before is None:
            self._tomb_before = worth(before)
        return self._gain(self._tomb_before, worth([*before, *stones]))

    def _groups(self, tomb: list[Seat]) -> Worth:
        """Points of groups; the last columns can still grow."""
        worth = self._nothing()
        for group in groups(tomb):
            worth[group.owner] += group_points(len(group.stones))
            if self.rounds_left and max(group.stones) >= len(tomb) - TOMB_ROWS:
                worth[group.owner] += values.TOMB_GROWTH * len(group.stones)
        return worth

    def _rows(self, tomb: list[Seat]) -> Worth:
        worth = self._nothing()
        share = 1 - self.rounds_left / self.view.rounds
        for row in range(TOMB_ROWS):
            counts = {seat: tomb[row::TOMB_ROWS].count(seat) for seat in self.seats}
            ranks = rank_points(counts, self.view.tomb.ranks)
            for seat in self.seats:
                worth[seat] += share * ranks.get(seat, 0) + values.ROW_STONE * counts[seat]
        return worth

    # --- obelisks ---------------------------------------------------------------------------

    def _obelisks(self, stones: list[Seat]) -> Worth:
        before = list(self.view.obelisks.stones)
        if self.view.sides[Site.OBELISKS] is Side.B:
            return self._towers(before, stones)
        after = [height + stones.count(seat) for seat, height in enumerate(before)]
        return self._gain(self._ranks(before), self._ranks(after))

    def _ranks(self, heights: list[int]) -> Worth:
        """Ranks are not settled before the end, so every stone counts a little too."""
        share = 1 - self.rounds_left / (self.view.rounds + 1)
        ranks = rank_points(dict(enumerate(heights)), self.view.obelisks.ranks)
        return [share * ranks.get(s, 0) + values.OBELISK * heights[s] for s in self.seats]

    def _towers(self, loose: list[int], stones: list[Seat]) -> Worth:
        worth = self._nothing()
        free = [tower.points for tower in self.view.obelisks.towers if tower.seat < 0]
        for seat in stones:
            loose[seat] += 1
            if loose[seat] == STONES_OF_TOWER and free:
                loose[seat] = 0
                worth[seat] += free.pop(0) - (STONES_OF_TOWER - 1) * values.TOWER_STONE
            else:
                worth[seat] += values.TOWER_STONE if free else 1
        return worth

    # --- market -----------------------------------------------------------------------------

    def _market(self, stones: list[Seat]) -> Worth:
        """Every owner takes the best card left."""
        worth = self._nothing()
        left = [card for card in self.view.market.cards if card is not None]
        pair = self.view.market.pair > 0
        for seat in stones:
            best = max(left, key=lambda card: self.card_worth(seat, card), default=None)
            value = 0.0 if best is None else self.card_worth(seat, best)
            if pair and value < values.PAIR:
                worth[seat] += values.PAIR
                pair = False
            elif best is not None:
                worth[seat] += value
                left.remove(best)
        return worth

    def card_worth(self, seat: Seat, card: Card) -> float:
        """What a card is worth to a seat."""
        kind = CARDS[card]
        if card in BLUE_CARDS:
            return 1 + (values.BLUE - 1) * self.rounds_left / self.view.rounds
        if kind.site is None:
            held = self.view.players[seat].cards.count(Card.STATUE)
            more = group_points(held + 1) - group_points(held)
            return more + values.STATUE_GROWTH * self.rounds_left
        if kind.colour is CardColour.GREEN:
            growth = 2.2 * self.rounds_left  # stones that a site usually gets in a round
            return (stones_at(self.view, kind.site) + growth) // STONES_PER_ORNAMENT_POINT
        if not self.view.players[seat].quarry:
            return 0.0
        return self.arriving(kind.site, [seat])[seat]

    @staticmethod
    def _gain(before: Worth, after: Worth) -> Worth:
        return [now - then for then, now in zip(before, after, strict=True)]


def cell_worth(cell: PyramidCellView) -> float:
    """The points of a pyramid's cell and what its bonus is worth."""
    return cell.points + (BONUS_WORTH[cell.bonus] if cell.bonus else 0.0)
