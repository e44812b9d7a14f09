"""DI cards outside battle: when they help, what they are aimed at, and Vetoes."""

from __future__ import annotations

from collections.abc import Sequence

from ai.kemet import values
from ai.kemet.forecast import rough_chance
from ai.kemet.moves import Moves
from ai.kemet.recruits import Levies
from ai.kemet.sides import strength_of
from ai.kemet.table import NO_ARMY, Table
from rules.kemet.boards import Area, Kind, districts
from rules.kemet.data import CARD_PRAYER, CARDS, IN_MOVE, Card, Icon
from rules.kemet.keys import NONE, PASS, VETO
from rules.kemet.lookup import card_price, temples_of
from rules.kemet.read_keys import read_number, read_step


class Interventions:
    """Weighs the cards of a hand."""

    def __init__(self, moves: Moves, levies: Levies) -> None:
        self._moves, self._levies = moves, levies
        self._holding = moves.holding
        self._table: Table = moves.table

    # --- which card -----------------------------------------------------------------------------

    def wanted(self) -> Card | None:
        """The card that helps most now, if one does."""
        worths = {card: self._worth(card) for card in dict.fromkeys(self._table.mine.hand)}
        best = max(worths, key=lambda card: worths[card], default=None)
        return best if best is not None and worths[best] > values.USEFUL else None

    def best_card(self, options: Sequence[str]) -> str:
        """The card that helps most, or none after all."""
        wanted = self.wanted()
        return str(wanted) if wanted is not None and str(wanted) in options else NONE

    def _worth(self, card: Card) -> float:
        """What a card brings now, against keeping it."""
        table, mine = self._table, self._table.mine
        price = card_price(mine, card)
        if CARDS[card].icon is not Icon.DAY or price > mine.prayer:
            return 0.0
        if card in IN_MOVE and table.view.moving is None:
            return 0.0
        return self._effect(card) - table.spending(price)

    def _effect(self, card: Card) -> float:
        table = self._table
        match card:
            case Card.PRAYER:
                return self._prayers(CARD_PRAYER) - 0.5 * values.CARDS[card]
            case Card.THEFT:
                losers = [r for r in table.rivals if r.prayer]
                harm = sum(0.08 * table.share(r.seat) for r in losers)
                return harm + self._prayers(1) - 0.5 * values.CARDS[card]
            case Card.ENLISTMENT:
                return self._enlisting() - 0.5 * values.CARDS[card]
            case Card.FIRE:
                best = max((self._burning(area) for area in self._targets()), default=0.0)
                return best if best > values.FIRE else 0.0
            case Card.TELEPORTATION:
                return self._teleporting() - values.CARDS[card]
            case Card.GATES:
                return self._opening() - values.CARDS[card]
            case _:
                return 0.0

    def _prayers(self, count: int) -> float:
        """Prayer points; above the limit they would be lost."""
        return -self._table.spending(-count)

    # --- Enlistment -----------------------------------------------------------------------------

    def _enlisting(self) -> float:
        """Two soldiers where they are worth most: at home, or with any army."""
        table, mine = self._table, self._table.mine
        if table.view.moving is not None or not mine.reserve:
            return 0.0
        found = [0.0]
        for area in {*districts(mine.city), *table.own}:
            room = mine.army_limit - table.own.get(area, NO_ARMY)[0]
            count = min(2, room, mine.reserve)
            if count > 0 and table.enemy_in(area) is None:
                found.append(self._levies.placed(((area, count),)))
        return max(found)

    # --- Raining Fire ---------------------------------------------------------------------------

    def _targets(self) -> list[Area]:
        return [area for area in self._table.areas if self._table.enemy_in(area) is not None]

    def _burning(self, area: Area) -> float:
        """What it brings that an enemy loses a soldier; the last one holds an area."""
        table, enemy = self._table, self._table.enemy_in(area)
        if enemy is None:
            return 0.0
        harm = values.LOST_SOLDIER
        if enemy.soldiers == 1:
            harm += self._holding.area_worth(area, enemy.seat, 1)
            temples = temples_of(table.view, enemy.seat)
            if area in temples and len(temples) == 2:
                harm += 0.3 + 0.7 * table.is_last_turn
        return table.share(enemy.seat) * harm

    def best_fire(self, options: Sequence[str]) -> str:
        """The enemy soldier whose loss hurts most."""
        return max(options, key=lambda key: self._burning(read_number(key) or 0))

    # --- inside a Move --------------------------------------------------------------------------

    def _teleporting(self) -> float:
        """What the best teleport by card brings beyond the best way without it."""
        moving = self._table.view.moving
        here = moving.here if moving is not None else 0
        starts = [here] if here else list(self._table.own)
        obelisks = [area.area for area in self._table.view.areas if area.obelisk]
        found = [0.0]
        for start in starts:
            soldiers, creature = self._table.own.get(start, NO_ARMY)
            group = (start, min(soldiers, self._table.mine.army_limit), creature)
            gains = [self._moves.gain(group, end, 0) for end in obelisks if end != start]
            found += [gain for gain in gains if gain is not None]
        return max(found) - self._without_card()

    def _without_card(self) -> float:
        best = self._moves.best
        return max(0.0, best.gain) if best is not None else 0.0

    def _opening(self) -> float:
        """What the best way through a wall brings beyond the best one without."""
        moving = self._table.view.moving
        if moving is None or moving.gates:
            return 0.0
        opened = max((plan.gain for plan in self._moves.plans(gates=True)), default=0.0)
        return max(0.0, opened) - self._without_card()

    def best_teleport(self, options: Sequence[str]) -> str:
        """Where the card brings most."""

        def gain(key: str) -> float:
            wanted = read_step(key)
            if wanted is None:
                return 0.0
            found = self._moves.gain(self._moves.group_of(key, wanted), wanted.end, 0)
            return -9.0 if found is None else found

        return max(options, key=gain)

    # --- Vetoes ---------------------------------------------------------------------------------

    def veto_or_pass(self, options: Sequence[str]) -> str:
        """A Veto against what hurts; or for a card of mine that somebody has vetoed."""
        playing = self._table.view.playing
        if VETO not in options or playing is None:
            return PASS
        cancelled = len(playing.vetoes) % 2 == 1
        if playing.seat == self._table.me:
            return VETO if cancelled else PASS
        return VETO if not cancelled and self._harm() >= values.VETO else PASS

    def _harm(self) -> float:
        """What the card that is being played costs me."""
        table, playing = self._table, self._table.view.playing
        assert playing is not None
        share = table.share(playing.seat)
        match playing.card:
            case Card.FIRE:
                return self._burned(playing.area)
            case Card.TELEPORTATION:
                return self._attacked(playing.area, playing.soldiers, share)
            case Card.ENLISTMENT:
                return max(self._attacked(area, count, share) for area, count in playing.placed)
            case _:
                return share * values.CARDS[playing.card]

    def _burned(self, area: Area) -> float:
        """What I lose with one of my soldiers."""
        soldiers, creature = self._table.own.get(area, NO_ARMY)
        if not soldiers:
            return 0.0
        after = {where: army for where, army in self._table.own.items() if where != area}
        if soldiers > 1:
            after[area] = (soldiers - 1, creature)
        return self._holding.worth(self._table.own) - self._holding.worth(after)

    def _attacked(self, area: Area, soldiers: int, share: float) -> float:
        """What I risk where somebody is coming."""
        table, playing = self._table, self._table.view.playing
        assert playing is not None
        army = table.own.get(area, NO_ARMY)
        if not army[0]:
            taken = table.areas[area].kind is Kind.TEMPLE
            return share * table.temporary if taken else 0.0
        comer = (soldiers, playing.creature)
        rival = table.view.players[playing.seat]
        lead = strength_of(rival, comer, army[1], attacks=True)
        lead -= strength_of(table.mine, army, playing.creature, attacks=False)
        after = {where: other for where, other in table.own.items() if where != area}
        lost = self._holding.worth(table.own) - self._holding.worth(after)
        return rough_chance(lead) * (share + lost)
