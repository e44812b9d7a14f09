"""What a fighter may choose for a battle: tens of thousands of combinations (RULES K-8.3).

They are one decision, so that nobody can count how many DI cards somebody adds.  Therefore they
are listed only where somebody looks at them, and a key is found without listing them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations, product
from typing import overload

from rules.engine.decisions import Choice
from rules.engine.errors import Why
from rules.kemet.asking import because
from rules.kemet.data import CARDS, BattleCard, Card, Icon
from rules.kemet.escaping import escapes, why_not_escaped
from rules.kemet.keys import Commit, commit
from rules.kemet.prices import card_price
from rules.kemet.read_keys import read_card, read_commit, read_flight
from rules.kemet.refusals import Reason
from rules.kemet.state import Battle, Fighter, Player, State

Pair = tuple[BattleCard, BattleCard]
Cards = tuple[Card, ...]


class Commitments(Sequence[str]):
    """All pairs of battle cards, each with all sets of DI cards; then the ways to escape."""

    __slots__ = ("_flights", "_pairs", "_sets")

    def __init__(
        self, pairs: tuple[Pair, ...], sets: tuple[Cards, ...], flights: Sequence[str]
    ) -> None:
        self._pairs = pairs
        self._sets = sets
        self._flights = flights

    def __len__(self) -> int:
        return len(self._pairs) * len(self._sets) + len(self._flights)

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> list[str]: ...

    def __getitem__(self, place: int | slice) -> str | list[str]:
        if isinstance(place, slice):
            return [self[n] for n in range(*place.indices(len(self)))]
        place = range(len(self))[place]
        n, rest = divmod(place, len(self._sets))
        if n >= len(self._pairs):
            return self._flights[place - len(self._pairs) * len(self._sets)]
        return commit(*self._pairs[n], self._sets[rest])

    def __iter__(self) -> Iterator[str]:
        for card, drop in self._pairs:
            for cards in self._sets:
                yield commit(card, drop, cards)
        yield from self._flights

    def found(self, key: str) -> str | None:
        """The option written as a key."""
        wanted = read_commit(key)
        if wanted is not None and wanted == key:
            fits = (wanted.card, wanted.drop) in self._pairs and wanted.cards in self._sets
            return wanted if fits else None
        return next((flight for flight in self._flights if flight == key), None)


class _BattleChoice(Choice[str]):
    """A choice that finds a key without listing all options."""

    __slots__ = ()

    def find(self, key: str) -> str | None:
        """Return the option written as ``key``, if it is on offer."""
        assert isinstance(self.options, Commitments)
        return self.options.found(key)


def choice(s: State, battle: Battle, fighter: Fighter, what: str) -> Choice[str]:
    """Ask a fighter for cards, and a defender who may still escape for that too."""
    return _BattleChoice(
        fighter.seat,
        what,
        lambda: commitments(s, battle, fighter),
        lambda key: why_not_committed(s, battle, fighter, key),
        always=True,
        seen_by=(fighter.seat,),
    )


def commitments(s: State, battle: Battle, fighter: Fighter) -> Commitments:
    """Everything that a fighter may choose."""
    player = s.players[fighter.seat]
    flights = escapes(s, battle) if may_escape(s, battle, fighter) else []
    return Commitments(pairs(player.cards), affordable_sets(player), flights)


def may_escape(s: State, battle: Battle, fighter: Fighter) -> bool:
    """Return whether Escape is a part of this choice: the defender has not been asked before."""
    return fighter is battle.defender and not battle.is_escape_asked


@lru_cache(maxsize=1 << 10)
def pairs(cards: tuple[BattleCard, ...]) -> tuple[Pair, ...]:
    """A card to play and another one to discard."""
    return tuple(permutations(cards, 2))


def affordable_sets(player: Player) -> tuple[Cards, ...]:
    """The sets of battle DI in hand that a player can pay."""
    held = tuple(card for card in player.hand if CARDS[card].icon is Icon.BATTLE)
    prices = tuple(card_price(player, card) for card in held)
    return _sets(held, prices, player.prayer)


@lru_cache(maxsize=1 << 12)
def _sets(held: Cards, prices: tuple[int, ...], prayer: int) -> tuple[Cards, ...]:
    price_of = dict(zip(held, prices, strict=True))
    counts = [range(held.count(card) + 1) for card in price_of]
    found = []
    for chosen in product(*counts):
        cards = tuple(card for card, n in zip(price_of, chosen, strict=True) for _ in range(n))
        if sum(price_of[card] for card in cards) <= prayer:
            found.append(cards)
    return tuple(sorted(found, key=len))


def why_not_committed(s: State, battle: Battle, fighter: Fighter, key: str) -> Why | None:
    """Say why cards cannot be chosen for this battle."""
    player, wanted = s.players[fighter.seat], read_commit(key)
    if wanted is None:
        if read_flight(key) is not None and may_escape(s, battle, fighter):
            return why_not_escaped(s, battle, key)
        is_card = read_card(key.partition(" ")[0]) is not None
        return because(Reason.WRONG_PHASE) if is_card else None
    return _why_not_cards(player, wanted)


def _why_not_cards(player: Player, wanted: Commit) -> Why | None:
    if wanted.card is wanted.drop or not {wanted.card, wanted.drop} <= set(player.cards):
        return because(Reason.CARD_NOT_HELD)
    for card in wanted.cards:
        if wanted.cards.count(card) > player.hand.count(card):
            return because(Reason.CARD_NOT_HELD, card=card)
        if CARDS[card].icon is not Icon.BATTLE:
            return because(Reason.WRONG_PHASE, card=card)
    price = sum(card_price(player, card) for card in wanted.cards)
    return because(Reason.NOT_ENOUGH_PRAYER, price=price, prayer=player.prayer)
