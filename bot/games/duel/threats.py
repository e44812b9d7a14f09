"""With what a rival could win at once if it were their turn, as far as everybody can see.

Counted are cards that can be taken and paid, Wonders, gods, what these bring out of the discard
pile, and the law by a pair, at the prices of the position that is looked at.  What turns up or
is drawn nobody knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.duel.cards import CARDS, Card
from rules.duel.data import MARS_SHIELDS, God, Progress, Side, Symbol, Wonder
from rules.duel.keys import What
from rules.duel.lookup import (
    accessible,
    city_of,
    is_new_symbol,
    makes_pair,
    rival_city,
    shields_of,
    side_of,
    steps_to_capital,
    symbols_missing,
    wonder_shields,
)
from rules.duel.state import Phase
from rules.duel.view import CardView, CityView, View
from rules.engine.decisions import Seat

FIRST_AGE_OF_GODS = 2
NEAR = 3  # steps from a capital: what one card can bring
FAR = 99  # steps past the Minerva pawn, where no shields lead


@dataclass(frozen=True, slots=True)
class Ways:
    """What would win."""

    cards: tuple[CardView, ...] = ()
    wonders: tuple[Wonder, ...] = ()
    gods: tuple[God, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.cards or self.wonders or self.gods)


@dataclass(frozen=True, slots=True)
class Threat:
    """How near a rival is to each supremacy, and what would bring it."""

    missing: int  # science symbols
    science: Ways
    steps: int  # of the pawn to the capital of whoever is threatened
    military: Ways
    unknown: bool  # a card is about to turn up

    @property
    def is_near(self) -> bool:
        """Return whether a single card could do."""
        return self.missing == 1 or self.steps <= NEAR


def threat_to(view: View, seat: Seat) -> Threat | None:
    """What the rival of a seat could win with; None where nobody is about to take a turn."""
    rival, mine = rival_city(view, seat), city_of(view, seat)
    if rival is None or mine is None or view.phase is not Phase.TURN or not view.structure:
        return None
    steps = _steps(view, rival)
    return Threat(
        symbols_missing(rival),
        _science(view, rival, mine),
        steps,
        _military(view, rival, steps),
        any(card.card is None and not card.covered_by for card in view.structure),
    )


def goes_on(view: View, seat: Seat) -> bool:
    """Say whether a seat's own turn comes before the rival's."""
    return view.replay or (view.active == seat and view.asking == What.MAIN_ACTION)


def _cards(view: View, rival: CityView) -> Iterator[tuple[CardView, Card]]:
    """The cards that a rival could build."""
    for lying in accessible(view):
        if lying.card is not None and lying.affordable[rival.seat]:
            yield lying, lying.card


def _wonders(rival: CityView) -> list[Wonder]:
    """The Wonders that a rival could construct."""
    return [wonder.wonder for wonder in rival.wonders if wonder.affordable]


def _gods(view: View, rival: CityView) -> list[God]:
    """The gods that a rival could activate."""
    slots = view.slots if view.age >= FIRST_AGE_OF_GODS else ()
    return [slot.god for slot in slots if slot.god is not None and slot.affordable[rival.seat]]


# --- by science -----------------------------------------------------------------------------------


def _science(view: View, rival: CityView, mine: CityView) -> Ways:
    if symbols_missing(rival) != 1:
        return Ways()
    cards = [lying for lying, card in _cards(view, rival) if _is_last_symbol(view, rival, card)]
    wonders = [
        wonder
        for wonder in _wonders(rival)
        if wonder is Wonder.MAUSOLEUM and _lies_in_pile(view, rival)
    ]
    gods = [god for god in _gods(view, rival) if _brings_symbol(view, rival, mine, god)]
    return Ways(tuple(cards), tuple(wonders), tuple(gods))


def _is_last_symbol(view: View, rival: CityView, card: Card) -> bool:
    """Say whether a card would bring a new symbol, or a pair and with it the law."""
    law_is_there = Progress.LAW in view.progress and Symbol.LAW not in rival.symbols
    by_pair = law_is_there and makes_pair(rival, CARDS[card].symbol)
    return by_pair or is_new_symbol(rival, card)


def _lies_in_pile(view: View, rival: CityView) -> bool:
    """Say whether the discard pile holds the last symbol."""
    return any(_is_last_symbol(view, rival, card) for card in view.discard)


def _brings_symbol(view: View, rival: CityView, mine: CityView, god: God) -> bool:
    match god:
        case God.ISHTAR:
            return Symbol.LAW not in rival.symbols
        case God.ENKI:
            return Progress.LAW in view.enki and Symbol.LAW not in rival.symbols
        case God.HADES:
            return _lies_in_pile(view, rival)
        case God.NISABA:
            return any(_is_last_symbol(view, rival, card) for card in mine.cards)
        case _:
            return False


# --- by force -------------------------------------------------------------------------------------


def _steps(view: View, rival: CityView) -> int:
    """How far the rival's shields must move the pawn; past the Minerva pawn they cannot."""
    steps = steps_to_capital(view, rival.seat)
    if view.minerva is None:
        return steps
    towards = 1 if side_of(view, rival.seat) is Side.SUN else -1
    return steps if (view.minerva - view.pawn) * towards < 0 else FAR


def _military(view: View, rival: CityView, steps: int) -> Ways:
    cards = [lying for lying, card in _cards(view, rival) if shields_of(rival, card) >= steps]
    pile = _pile_shields(view, rival)
    wonders = [
        wonder
        for wonder in _wonders(rival)
        if wonder_shields(wonder) >= steps or (wonder is Wonder.MAUSOLEUM and pile >= steps)
    ]
    gods = [god for god in _gods(view, rival) if _god_shields(view, rival, god) >= steps]
    return Ways(tuple(cards), tuple(wonders), tuple(gods))


def _pile_shields(view: View, rival: CityView) -> int:
    """How far the best card of the discard pile would move the pawn."""
    return max((shields_of(rival, card) for card in view.discard), default=0)


def _god_shields(view: View, rival: CityView, god: God) -> int:
    """How far a god would move the pawn; Isis by a Wonder that needs a discarded card."""
    match god:
        case God.MARS:
            return MARS_SHIELDS
        case God.HADES:
            return _pile_shields(view, rival)
        case God.ISIS if view.discard:
            return max((wonder_shields(w.wonder) for w in rival.wonders if not w.built), default=0)
        case _:
            return 0
