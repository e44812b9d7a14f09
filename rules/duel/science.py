"""Science symbols and Progress tokens (RULES D-11)."""

from __future__ import annotations

from rules.duel.asking import ask, why_not_token
from rules.duel.data import LIBRARY_DRAW, PROGRESS_COINS, SYMBOLS_TO_WIN, Progress, Symbol, Wonder
from rules.duel.ending import Supremacy
from rules.duel.keys import picks
from rules.duel.money import gain
from rules.duel.scoring import symbols
from rules.duel.state import Ending, State, progress_bag, without
from rules.engine.decisions import Seat, draw
from rules.engine.events import tell


async def gain_symbol(s: State, seat: Seat, symbol: Symbol) -> None:
    """A symbol has come to a player: six different ones win, a pair earns a token."""
    held = symbols(s.players[seat])
    if len(held) >= SYMBOLS_TO_WIN:
        raise Supremacy(seat, Ending.SCIENCE)
    if held[symbol] != 2:
        return
    left = [token for token in s.progress if token is not None]
    tell(s, "pair", seat=seat, symbol=symbol, left=len(left))
    if not left:
        return
    options = picks(s.progress)
    answer = await ask(s, seat, "choose_progress", options, why_not_token)
    place = answer.number - 1
    s.progress = (*s.progress[:place], None, *s.progress[place + 1 :])
    await gain_progress(s, seat, Progress(answer), "board")


async def gain_progress(s: State, seat: Seat, token: Progress, source: str) -> None:
    """Keep a Progress token; its coins and its symbol come at once (D-11.3)."""
    s.players[seat].progress += (token,)
    tell(s, "progress_gained", seat=seat, token=token, source=source)
    gain(s, seat, PROGRESS_COINS.get(token, 0), token)
    if token is Progress.LAW:
        await gain_symbol(s, seat, Symbol.LAW)


async def draw_from_box(s: State, by: str, count: int) -> tuple[Progress, ...]:
    """Take random Progress tokens out of the box, for everybody to see (Ruling 15)."""
    drawn = []
    for _ in range(min(count, len(s.box))):
        token = await draw(f"{by}_draw", s.box)
        s.box = without(s.box, token)
        drawn.append(token)
    return progress_bag(drawn)


def return_to_box(s: State, tokens: tuple[Progress, ...]) -> None:
    """Put Progress tokens back among those that can be drawn."""
    s.box = progress_bag((*s.box, *tokens))


async def consult_library(s: State, seat: Seat) -> None:
    """The Great Library: draw three tokens, keep one (D-9.5)."""
    drawn = await draw_from_box(s, "library", LIBRARY_DRAW)
    if not drawn:
        tell(s, "no_effect", seat=seat, source=Wonder.GREAT_LIBRARY)
        return
    s.drawn = drawn
    tell(s, "library_drawn", seat=seat, tokens=list(drawn))
    answer = await ask(s, seat, "library_token", picks(drawn), why_not_token)
    token = Progress(answer)
    s.drawn = ()
    return_to_box(s, without(drawn, token))
    await gain_progress(s, seat, token, Wonder.GREAT_LIBRARY)
