"""Advice while practising: what a strong player would do, and what each option promises.

It comes from the veil of whoever asks, so it knows no more than they do.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from ai.player import Weighed
from bot.games.clicks import DOT
from bot.games.game_ui import GameUi, Look, Picture, View
from bot.process.services import Services
from bot.tables.computers import HARD, NORMAL
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.saying import clipped
from bot.turns.minds import Mind, weighed_by
from renderer.charts import Bar, bars_png
from renderer.theme import ThemeName
from renderer.type import readable
from renderer.words import LONGEST_ALT
from rules.engine.decisions import Choice
from rules.engine.session import Session

log = logging.getLogger(__name__)
MOST_SHOWN = 5  # options, the best ones
ALIKE = 0.015  # of a win: a difference that says little


class Promise(NamedTuple):
    """An option as its buttons name it, and what share of a win it promises."""

    label: str
    share: float


class Advice(NamedTuple):
    """What to do, and the best options beside it, the answer first."""

    answer: str  # in the words of a draft
    promises: tuple[Promise, ...] = ()


async def advice(
    services: Services,
    table: Table,
    ui: GameUi,
    texts: Texts,
    choice: Choice[Any],
    session: Session[Any],
) -> Advice | None:
    """Ask a strong player about the table's position or a draft's; None if nobody answers.

    The position is as the one who asks may know it, and in somebody's language.
    """
    veil = session.veiled(choice.seat)
    for level in (HARD, NORMAL):
        mind = Mind(table.row.name, level, len(table.seats), str(table.id))
        weighed = await services.ponder(partial(weighed_by, mind, veil), is_long=mind.is_long)
        if weighed is not None and choice.find(weighed.key) is not None:
            view = table.game.view(session.state, choice.seat)
            return _worded(ui, texts, view, choice, weighed)
        log.error("game %d: no advice by the player of level %s", table.id, level)
    return None


def _worded(ui: GameUi, texts: Texts, view: View, choice: Choice[Any], weighed: Weighed) -> Advice:
    key, shares = weighed.key, weighed.shares
    answer = ui.answered(texts, view, choice.what, key)
    if len(choice.options) < 2:
        return Advice(answer)
    ranked = sorted(shares, key=lambda other: (other != key, -shares[other]))[:MOST_SHOWN]
    labels = labels_of_options(ui, texts, view, choice, ranked)
    return Advice(answer, tuple(Promise(labels[key], shares[key]) for key in ranked))


def labels_of_options(
    ui: GameUi, texts: Texts, view: View, choice: Choice[Any], wanted: list[str]
) -> Mapping[str, str]:
    """What is written on the buttons that lead to some options."""
    closing = ui.closing(choice.what)
    keys = [key for option in choice.options if (key := str(option)) != closing]
    ways = ui.clicks(texts, view, choice.what, keys)
    labels = {key: DOT.join(step.label for step in way) for key, way in ways.items()}
    if closing is not None:
        labels[closing] = ui.declining(texts, choice.what)
    return {key: labels.get(key) or ui.answered(texts, view, choice.what, key) for key in wanted}


def said(texts: Texts, advice: Advice) -> str:
    """The advice with its reason, in one sentence."""
    if not advice.promises:
        return texts("advice-bare", answer=advice.answer)
    best, *others = advice.promises
    share = percent(best.share)
    if not others:
        return texts("advice-lone", answer=advice.answer, share=share)
    next_best = max(others, key=lambda promise: promise.share)
    about = {"answer": advice.answer, "share": share, "other": next_best.label}
    if next_best.share > best.share - ALIKE:
        return texts("advice-alike", **about)
    return texts("advice-better", **about, less=percent(next_best.share))


def drawn(look: Look, advice: Advice) -> list[Picture]:
    """The best options as bars; slow, so call it in a worker."""
    if len(advice.promises) < 2:
        return []
    texts = look.texts
    bars = [
        Bar(readable(label), share, written(texts, share), is_best=n == 0)
        for n, (label, share) in enumerate(advice.promises)
    ]
    data = bars_png(texts("advice-title"), bars, ThemeName(look.theme))
    lines = [texts("advice-title"), *(f"{bar.label}: {bar.number}" for bar in bars)]
    return [Picture("promises.png", data, clipped("\n".join(lines), LONGEST_ALT))]


def percent(share: float) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)


def written(texts: Texts, share: float) -> str:
    """A share as it is written in a picture."""
    return texts("share-percent", share=percent(share))
