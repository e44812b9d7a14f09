"""What each main action would do: to points, coins, prices and the pawn, and who wins by it.

Nothing is reckoned here: the rules of a turn run on copies of the table, up to what chance or a
further choice decides.
"""

from __future__ import annotations

from collections.abc import Coroutine, Iterator
from dataclasses import dataclass
from typing import Any

from rules.duel.data import Wonder
from rules.duel.ending import Supremacy, end_by_supremacy
from rules.duel.keys import Action, Deed, What
from rules.duel.legality import legal_actions
from rules.duel.prices import Prices
from rules.duel.scoring import totals
from rules.duel.state import NOBODY, Ending, Phase, State, towards_rival
from rules.duel.structure import uncovered
from rules.duel.turn import activate_slot, build, build_wonder, sell
from rules.duel.view import View, view
from rules.engine import plain
from rules.engine.decisions import Choice, Seat
from rules.engine.errors import Unknown
from rules.engine.foresight import assume
from rules.engine.trial import Trial

SEATS = (0, 1)


@dataclass(frozen=True, slots=True)
class Effect:
    """What comes of an action at once; numbers by seat are changes."""

    action: Action
    points: tuple[int, ...]  # if the game ended then
    coins: tuple[int, ...]
    prices: tuple[int, ...]  # of all that lies face up, and of the seat's own Wonders
    steps: int  # of the pawn, towards the rival's capital
    opens: int  # cards that are turned up
    ending: Ending | None  # the supremacy that it wins
    left_open: str  # what must be chosen or drawn before it goes on
    after: View  # as the viewer would see it


@dataclass(frozen=True, slots=True)
class Foresight:
    """Points if the game ended now, and what whoever is to act could do."""

    seat: Seat
    points: tuple[int, ...]
    effects: tuple[Effect, ...]  # cards to build, then Wonders, then gods


def foresee(trial: Trial[State], viewer: Seat | None) -> Foresight | None:
    """Say what the main action could bring; None while no Age is played."""
    s, request = trial.reached, trial.request
    if s.phase is not Phase.TURN:
        return None
    asked = not trial.stopped and request is not None and not request.secret
    acts = asked and request is not None and request.choices[0].what == What.MAIN_ACTION
    found = tuple(effect_of(s, each, viewer) for each in _worth_telling(s)) if acts else ()
    return Foresight(s.active, tuple(totals(s)), found)


def _worth_telling(s: State) -> Iterator[Action]:
    """Every card that can be built, and every Wonder and god once; what is sold gives coins."""
    actions, wonders = legal_actions(s, s.active), set[str]()
    yield from (each for each in actions if each.deed is Deed.BUILD)
    for each in actions:
        if each.deed is Deed.WONDER and each.wonder not in wonders:
            wonders.add(each.wonder)
            yield each
    yield from (each for each in actions if each.deed is Deed.GOD)


def effect_of(s: State, wanted: Action, viewer: Seat | None) -> Effect:
    """Carry an action out on a copy of the table."""
    tried, seat = plain.copy(s), s.active
    tried.asking, tried.asked = "", NOBODY
    left_open = _carried_out(tried, _rule(tried, seat, wanted))
    before, after = totals(s), totals(tried)
    return Effect(
        wanted,
        tuple(after[each] - before[each] for each in SEATS),
        tuple(tried.players[each].coins - s.players[each].coins for each in SEATS),
        tuple(_dearer(s, tried, each) for each in SEATS),
        (tried.pawn - s.pawn) * towards_rival(s, seat),
        len(uncovered(tried)),
        tried.ending,
        left_open,
        view(tried, viewer),
    )


def _rule(s: State, seat: Seat, wanted: Action) -> Coroutine[Any, Any, None]:
    match wanted.deed:
        case Deed.BUILD:
            return build(s, seat, wanted)
        case Deed.WONDER:
            return build_wonder(s, seat, wanted)
        case Deed.GOD:
            return activate_slot(s, seat, wanted.slot)
        case Deed.SELL:
            return _sold(s, seat, wanted)


async def _sold(s: State, seat: Seat, wanted: Action) -> None:
    sell(s, seat, wanted)


def _carried_out(s: State, rule: Coroutine[Any, Any, None]) -> str:
    """Run a rule up to the first thing that is not certain, and name it."""
    stop = ""

    def answer(choice: Choice[Any]) -> object:
        nonlocal stop
        if choice.what == What.OFFERING_TOKENS:
            return choice.options[0]  # as few tokens as will do
        stop = choice.what
        raise Unknown(stop)

    def roll(choice: Choice[Any]) -> object:
        nonlocal stop
        stop = choice.what
        raise Unknown(stop)

    try:
        assume(rule, answer, roll)
    except Unknown:
        s.asking, s.asked = "", NOBODY
    except Supremacy as won:
        end_by_supremacy(s, won)
    return stop


def _dearer(before: State, after: State, seat: Seat) -> int:
    """How much more a seat would pay for all that it could still build."""
    cards = [card for card in after.structure.values() if card is not None]
    wonders: list[Wonder] = [
        wonder for wonder in after.players[seat].wonders if wonder not in after.players[seat].built
    ]
    old, new = Prices(before, seat), Prices(after, seat)
    return sum(new.card(card).total - old.card(card).total for card in cards) + sum(
        new.wonder(wonder).total - old.wonder(wonder).total for wonder in wonders
    )
