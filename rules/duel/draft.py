"""The draft of the Wonders: two batches of four (RULES D-3)."""

from __future__ import annotations

from rules.duel.ages import PICKS
from rules.duel.asking import ask, why_not_target
from rules.duel.data import BATCH, DRAFT, Side, Wonder
from rules.duel.keys import picks
from rules.duel.state import Phase, State, seat_of, without
from rules.engine.decisions import Seat, draw
from rules.engine.events import tell


def picker(s: State) -> Seat:
    """Who takes the next Wonder."""
    side = DRAFT[s.drafted // BATCH][s.drafted % BATCH]
    return seat_of(s, tuple(Side)[side])


async def draft_wonder(s: State) -> None:
    """One Wonder is taken; the fourth of a batch goes without a question (Ruling 4)."""
    if s.drafted % BATCH == 0:
        await _deal(s)
    seat = picker(s)
    answer = await ask(s, seat, "draft_wonder", picks(s.batch), why_not_target)
    wonder, place = Wonder(answer), answer.number - 1
    s.batch = (*s.batch[:place], None, *s.batch[place + 1 :])
    s.players[seat].wonders += (wonder,)
    s.drafted += 1
    tell(s, "wonder_drafted", seat=seat, wonder=wonder)
    if s.drafted % BATCH == 0:
        s.batch = ()
    if s.drafted == PICKS:
        s.phase = Phase.TURN if s.age else Phase.AGE


async def _deal(s: State) -> None:
    dealt = list[Wonder]()
    for _ in range(BATCH):
        wonder = await draw("wonder", s.wonders)
        s.wonders = without(s.wonders, wonder)
        dealt.append(wonder)
    s.batch = tuple(dealt)
    tell(s, "wonders_dealt", batch=1 + s.drafted // BATCH, wonders=dealt)
