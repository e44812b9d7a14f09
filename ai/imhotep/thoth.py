"""The computer player of Imhotep: one way of deciding for each decision of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ai.imhotep import values
from ai.imhotep.actions import Turn
from ai.imhotep.boards import Boards, cell_worth
from rules.engine.decisions import Seat
from rules.imhotep.keys import NO, POINT, STONES, YES, read_offer, read_space
from rules.imhotep.lookup import next_cell
from rules.imhotep.view import View

Decide = Callable[[View, Seat, Sequence[str]], str]


def best_card(view: View, seat: Seat, options: Sequence[str]) -> str:
    """The card worth most; the pair is worth what two unknown cards usually are."""
    boards = Boards(view)

    def worth(key: str) -> float:
        offer = read_offer(key)
        return values.PAIR if offer is None else boards.card_worth(seat, offer.card)

    return max(options, key=worth)


def best_pyramid(view: View, seat: Seat, options: Sequence[str]) -> str:
    """The pyramid whose next cell gives most."""
    cells = {key: cell for key in options if (cell := next_cell(view, key))}
    return max(cells, key=lambda key: cell_worth(cells[key]))


def best_place(view: View, seat: Seat, options: Sequence[str]) -> str:
    """The place where a stone promises most; a free stone aboard is rarely wrong."""
    turn = Turn(view, seat)
    places = {key: space for key in options if (space := read_space(key)) is not None}
    best = max(places, key=lambda key: turn.loading([places[key]]))
    return best if turn.loading([places[best]]) > 0 or NO not in options else NO


def point_or_stones(view: View, seat: Seat, options: Sequence[str]) -> str:
    """Stones while the sled is nearly empty and there is a round to use them."""
    wants_stones = view.players[seat].sled <= 1 and view.round < view.rounds
    return STONES if wants_stones else POINT


def accept(view: View, seat: Seat, options: Sequence[str]) -> str:
    """A bonus costs nothing."""
    return YES


DECISIONS: dict[str, Decide] = {
    "action": lambda view, seat, options: Turn(view, seat).best(options),
    "market": best_card,
    "market.keep": best_card,
    "pyramid": best_pyramid,
    "bonus.card": accept,
    "bonus.stones": accept,
    "bonus.load": best_place,
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
        return DECISIONS[what](view, view.viewer, ours)
