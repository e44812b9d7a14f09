"""The chances of Senet: how likely pieces are hit after each move, and what a draft changes."""

from __future__ import annotations

from bot.games.forecasts import Forecast, Outlook
from bot.games.senet.clicks import label_of
from bot.games.senet.phrases import BOOK
from bot.texts import Texts
from bot.texts.saying import listed
from renderer.grid import Cell, Grid, Tone
from rules.senet.data import FALLS
from rules.senet.foresight import FALLS_OF, Foresight
from rules.senet.lookup import sides_of
from rules.senet.view import View


def forecast(texts: Texts, outlook: Outlook) -> Forecast:
    """The risk of each move; nothing while somebody throws."""
    view, ahead = outlook
    if ahead is None or not ahead.moves:
        return Forecast()
    notes = {
        move.key: texts("senet-forecast-risk", chance=percent(move.risk)) for move in ahead.moves
    }
    return Forecast((), notes, (_moves(texts, view, ahead),))


def percent(falls: int) -> int:
    """So many falls of the sticks in a hundred."""
    return round(100 * falls / len(FALLS))


def _moves(texts: Texts, view: View, ahead: Foresight) -> Grid:
    """Each move with both chances; the safest and the riskiest are marked."""
    risks = {move.risk for move in ahead.moves}
    player = BOOK.speaker(texts, sides_of(view)).seat(ahead.active)
    throws = listed(
        f"{throw}: {texts('share-percent', share=percent(falls))}"
        for throw, falls in FALLS_OF.items()
    )
    return Grid(
        texts("senet-forecast-moves", player=player),
        (texts("senet-forecast-theirs"), texts("senet-forecast-own")),
        tuple(
            (
                label_of(texts, view, move.key),
                (
                    Cell(texts("share-percent", share=percent(move.risk)), _tone(move.risk, risks)),
                    Cell(texts("share-percent", share=percent(move.hope))),
                ),
            )
            for move in ahead.moves
        ),
        texts("senet-forecast-moves-read", list=throws),
    )


def _tone(risk: int, risks: set[int]) -> Tone:
    if len(risks) == 1:
        return Tone.PLAIN
    if risk == min(risks):
        return Tone.GOOD
    return Tone.BAD if risk == max(risks) else Tone.EVEN


def changes(texts: Texts, before: Outlook, after: Outlook) -> list[str]:
    """The risk to be hit, if a draft changes it."""
    me = before.view.viewer
    if me is None or before.foreseen is None or after.foreseen is None:
        return []
    old, new = (percent(one.foreseen.risks[me]) for one in (before, after))
    return [texts("senet-change-risk", old=old, new=new)] if old != new else []
