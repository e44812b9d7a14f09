"""The computer player of Imhotep: what each option promises, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ai.imhotep import values
from ai.imhotep.actions import Turn
from ai.imhotep.boards import Boards, cell_worth
from rules.engine.decisions import Seat
from rules.imhotep.keys import POINT, STONES, YES, read_offer, read_space
from rules.imhotep.lookup import next_cell
from rules.imhotep.view import View

Weigh = Callable[[View, Seat, Sequence[str]], list[float]]


def cards(view: View, seat: Seat, options: Sequence[str]) -> list[float]:
    """What cards are worth; the pair is worth what two unknown ones usually are."""
    boards = Boards(view)

    def worth(key: str) -> float:
        offer = read_offer(key)
        return values.PAIR if offer is None else boards.card_worth(seat, offer.card)

    return [worth(key) for key in options]


def pyramids(view: View, seat: Seat, options: Sequence[str]) -> list[float]:
    """What the next cell of each pyramid gives."""
    cells = [next_cell(view, key) for key in options]
    return [0.0 if cell is None else cell_worth(cell) for cell in cells]


def places(view: View, seat: Seat, options: Sequence[str]) -> list[float]:
    """What a stone promises in each place; a free stone aboard is rarely wrong."""
    turn = Turn(view, seat)
    spaces = [read_space(key) for key in options]
    return [0.0 if space is None else turn.loading([space]) for space in spaces]


def point_or_stones(view: View, seat: Seat, options: Sequence[str]) -> list[float]:
    """Stones while the sled is nearly empty and there is a round to use them."""
    wants_stones = view.players[seat].sled <= 1 and view.round < view.rounds
    wanted = STONES if wants_stones else POINT
    return [float(key == wanted) for key in options]


def accept(view: View, seat: Seat, options: Sequence[str]) -> list[float]:
    """A bonus costs nothing."""
    return [float(key == YES) for key in options]


def actions(view: View, seat: Seat, options: Sequence[str]) -> list[float]:
    """What each action of a turn promises."""
    turn = Turn(view, seat)
    return [turn.worth(key) for key in options]


WORTHS: dict[str, Weigh] = {
    "action": actions,
    "market": cards,
    "market.keep": cards,
    "pyramid": pyramids,
    "bonus.card": accept,
    "bonus.stones": accept,
    "bonus.load": places,
    "temple": point_or_stones,
}


class Thoth:
    """Plays Imhotep sensibly, by a hand-made evaluation of what its seat can see."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._seed = seed

    def answer(self, view: View, what: str, options: Sequence[str]) -> str:
        """Return the key of the option that promises most; the same for the same view."""
        assert view.viewer is not None
        # Shuffled, so that of equals not always the first is taken; an answer does not
        # depend on what was asked before.
        ours = list(options)
        Random(f"{self._seed}/{view.round}/{what}/{len(ours)}").shuffle(ours)
        worths = WORTHS[what](view, view.viewer, ours)
        return ours[worths.index(max(worths))]
