"""What a computer player is.

There are two kinds, and both know only what a person in their seat knows:

* A :class:`Player` judges what it sees: a view and the keys of its options.
* A :class:`VeilPlayer` tries things out.  A view cannot be played on, for it lacks the rule that is
  suspended at the open question; a veil can (``Session.possible``).  A veil is everything its seat
  may know and nothing else: positions that look alike to the seat have the same veil.  It is plain
  text, so a player in another process can be given it, and it says by itself whose it is and what
  is asked.

Whoever runs a game gives a player the one or the other, never a session.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

V_contra = TypeVar("V_contra", contravariant=True)


class Player(Protocol[V_contra]):
    """Answers for one seat, and knows nothing but what that seat may see.

    >>> player.answer(view, "action", ["move", "summon", "gain", "unlock"])   # doctest: +SKIP
    'gain'
    """

    def answer(self, view: V_contra, what: str, options: Sequence[str]) -> str:
        """Return one of the options' keys for the decision of this name."""
        ...


@runtime_checkable
class VeilPlayer(Protocol):
    """Answers for the seat whose veil it is given, by playing on from positions that fit it.

    >>> player.answer_veil(session.veiled(seat))   # doctest: +SKIP
    'gain'
    """

    def answer_veil(self, veil: str) -> str:
        """Return the key of one of the options that the seat of this veil has now."""
        ...


class Weighed(NamedTuple):
    """An answer, and what speaks for it."""

    key: str
    shares: dict[str, float]  # of a win, that each option tried promises; none for a lone option


@runtime_checkable
class Weigher(VeilPlayer, Protocol):
    """Says also what the options promise the seat.

    >>> player.weigh(session.veiled(seat))   # doctest: +SKIP
    Weighed(key='gain', shares={'move': 0.48, 'summon': 0.51, 'gain': 0.55})
    """

    def weigh(self, veil: str) -> Weighed:
        """Return what :meth:`answer_veil` would, with the promise of each option tried."""
        ...
