"""With what the rival could win at once after a main action, as far as a player can see.

Counted are cards that can be taken and paid, Wonders, gods, and the law by a pair; prices are
those of now.  What turns up nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.duel.cards import CARDS, Card
from rules.duel.data import MARS_SHIELDS, WONDERS, God, Progress, Side, Symbol, Wonder
from rules.duel.keys import Action, Deed
from rules.duel.lookup import (
    accessible,
    city_of,
    is_new_symbol,
    makes_pair,
    rival_city,
    shields_of,
    side_of,
    slot_of,
    steps_to_capital,
    symbols_missing,
    uncovered_by,
    wonder_shields,
)
from rules.duel.view import CardView, CityView, View

FIRST_AGE_OF_GODS = 2
MOST_SHIELDS = 3  # on a card


@dataclass(frozen=True, slots=True)
class Threat:
    """What would win: places of cards, Wonders and gods; and whether something unknown may."""

    cards: tuple[CardView, ...] = ()
    wonders: tuple[Wonder, ...] = ()
    gods: tuple[God, ...] = ()
    unknown: bool = False

    def __bool__(self) -> bool:
        return bool(self.cards or self.wonders or self.gods)


def threat_after(view: View, seat: int, wanted: Action) -> Threat:
    """What the rival could win with right after a main action of a seat."""
    rival, mine = rival_city(view, seat), city_of(view, seat)
    if rival is None or mine is None or _goes_on(mine, wanted):
        return Threat()
    steps = _steps(view, rival, mine, wanted)
    freed = uncovered_by(view, wanted.place) if wanted.place else []
    left = [card for card in accessible(view) if card.place != wanted.place]
    left += [card for card in freed if card.card is not None]
    cards = [c for c in left if c.affordable[rival.seat] and _wins(view, rival, c, steps)]
    near = symbols_missing(rival) == 1 or steps <= MOST_SHIELDS
    return Threat(
        tuple(cards),
        tuple(_wonders(rival, steps)) if left or freed else (),
        tuple(_gods(view, rival, mine, wanted, steps)),
        near and any(card.card is None for card in freed),
    )


def _goes_on(mine: CityView, wanted: Action) -> bool:
    """Say whether a Wonder brings its builder another turn."""
    if wanted.deed is not Deed.WONDER or wanted.wonder not in set(Wonder):
        return False
    return WONDERS[Wonder(wanted.wonder)].replay or Progress.THEOLOGY in mine.progress


def _steps(view: View, rival: CityView, mine: CityView, wanted: Action) -> int:
    """How far the rival's shields must move the pawn; past the Minerva pawn they cannot."""
    gained = _shields(view, mine, wanted)
    steps = steps_to_capital(view, rival.seat) + gained
    if view.minerva is None:
        return steps
    towards = 1 if side_of(view, rival.seat) is Side.SUN else -1
    return steps if (view.minerva - view.pawn) * towards < 0 else steps + MOST_SHIELDS * 10


def _shields(view: View, mine: CityView, wanted: Action) -> int:
    if wanted.deed is Deed.GOD:
        slot = slot_of(view, wanted.slot)
        return MARS_SHIELDS if slot and slot.god is God.MARS else 0
    if wanted.deed is Deed.WONDER and wanted.wonder in set(Wonder):
        return wonder_shields(Wonder(wanted.wonder))
    card = next((c.card for c in view.structure if c.place == wanted.place), None)
    return shields_of(mine, card) if wanted.deed is Deed.BUILD and card else 0


def _wins(view: View, rival: CityView, lying: CardView, steps: int) -> bool:
    card = lying.card
    if card is None:
        return False
    if 0 < steps <= shields_of(rival, card):
        return True
    if symbols_missing(rival) != 1:
        return False
    return is_new_symbol(rival, card) or _law_by_pair(view, rival, card)


def _law_by_pair(view: View, rival: CityView, card: Card) -> bool:
    """Say whether a pair would bring the law, and with it the last symbol."""
    is_there = Progress.LAW in view.progress and Symbol.LAW not in rival.symbols
    return is_there and makes_pair(rival, CARDS[card].symbol)


def _wonders(rival: CityView, steps: int) -> Iterator[Wonder]:
    for wonder in rival.wonders:
        if wonder.affordable and 0 < steps <= wonder_shields(wonder.wonder):
            yield wonder.wonder


def _gods(view: View, rival: CityView, mine: CityView, wanted: Action, steps: int) -> Iterator[God]:
    if view.age < FIRST_AGE_OF_GODS:
        return
    for slot in view.slots:
        if slot.god is None or slot.number == wanted.slot or not slot.affordable[rival.seat]:
            continue
        if _god_wins(rival, mine, slot.god, steps):
            yield slot.god


def _god_wins(rival: CityView, mine: CityView, god: God, steps: int) -> bool:
    is_near = symbols_missing(rival) == 1
    match god:
        case God.MARS:
            return 0 < steps <= MARS_SHIELDS
        case God.ISHTAR:
            return is_near and Symbol.LAW not in rival.symbols
        case God.NISABA:
            return is_near and any(is_new_symbol(rival, card) for card in mine.cards)
        case _:
            return False
