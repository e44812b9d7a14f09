"""What options look like at first, and how to finish an action quickly, for the search."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ai.ankh.actions import Plans
from ai.ankh.figures import move_worths, summon_worths
from ai.ankh.powers import usefulness
from ai.ankh.table import Table
from ai.ankh.thoth import DECISIONS
from ai.search.guide import Look, shares
from rules.ankh.data import Action, Power
from rules.ankh.keys import DONE, KEEP_ALL, NO
from rules.ankh.view import View

HUNCH = 0.3  # points of devotion more make a cell e times as promising
PLAN = 1.0  # and so many more an action or a power, of which less is known
FAVOURITE = 0.5  # what Thoth would do has at least so much of the whole
OPEN_MIND = 0.1  # of the whole is the same for all options
TRIED = 4  # moves that come to mind on the way to a quiet point
LOW_BIDS = 3
MOVES = frozenset(("move", "battle.muster"))
PLACES = frozenset(("summon", "mummy", "auction.place"))
OF_NO_WEIGHT = frozenset(("caravan.token", "caravan.swap"))


def hunches(view: View, what: str, options: Sequence[str]) -> list[float] | None:
    """How promising options look; None: all alike."""
    if what in OF_NO_WEIGHT:
        return None
    table = Table(view)
    worths = _worths(table, what, options)
    if worths is None:
        random = Random(f"{view.turn}/{view.event}/{what}")
        favourite = DECISIONS[what](table, options, random)
        others = (1 - FAVOURITE) / len(options)
        return [others + FAVOURITE * (key == favourite) for key in options]
    spread = HUNCH if what in MOVES or what in PLACES else PLAN
    common = OPEN_MIND / len(options)
    return [common + (1 - OPEN_MIND) * share for share in shares(worths, spread)]


def _worths(table: Table, what: str, options: Sequence[str]) -> list[float] | None:
    """In points of devotion, where they can be told option by option."""
    if what in MOVES:
        return move_worths(table, options)
    if what in PLACES:
        return summon_worths(table, options)
    if what == "action":
        plans = Plans(table)
        return [plans.turn(Action(key)) for key in options]
    if what == "unlock":
        return [0.0 if key == NO else usefulness(table, Power(key)) for key in options]
    return None


def quick(look: Look[View], what: str, options: Sequence[object], random: Random) -> int:
    """Finish an action quickly, without doing anything silly."""
    if len(options) > 1:
        if what in MOVES or what in PLACES:
            return _tried(Table(look()), what, [str(option) for option in options], random)
        if what.endswith(".keep") and KEEP_ALL in options:
            return options.index(KEEP_ALL)
        if what.endswith(".bid"):
            return int(random.random() * min(len(options), LOW_BIDS))
        if what == "unlock" and options[-1] == NO:
            return int(random.random() * (len(options) - 1))
    return int(random.random() * len(options))


def _tried(table: Table, what: str, options: Sequence[str], random: Random) -> int:
    """The best of a few moves; to be done is always among them."""
    places = random.sample(range(len(options)), min(TRIED, len(options)))
    if DONE in options and (done := options.index(DONE)) not in places:
        places.append(done)
    weigh = move_worths if what in MOVES else summon_worths
    worths = weigh(table, [options[place] for place in places])
    return places[worths.index(max(worths))]
