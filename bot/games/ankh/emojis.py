"""Which emoji a thing of Ankh has."""

from __future__ import annotations

from collections.abc import Sequence

from renderer.ankh.emojis import drawings, named
from renderer.ankh.pictograms import CREATURES
from renderer.emoji import Drawings
from rules.ankh.board import Cell
from rules.ankh.data import MONUMENTS, Action, God, Kind
from rules.ankh.keys import Kept, is_cell
from rules.ankh.lookup import figure_at, monument_at
from rules.ankh.read_keys import read_capture, read_kept, read_play
from rules.ankh.view import View
from rules.engine.decisions import Seat


def emojis() -> Drawings:
    """Gods, figures, battle cards, monuments, actions."""
    return drawings()


def click_emoji(view: View, what: str, clicks: Sequence[str]) -> str:
    """An action, a card, a monument, or the figure that stands on a cell."""
    value = clicks[-1]
    match what:
        case "action" if value in set(Action):
            return f"action_{value}"
        case "battle.card":
            play = read_play(value)
            return f"card_{play.cards[0]}" if play else ""
        case "capture":
            captive = read_capture(value)
            return str(captive.god) if captive else ""
        case "battle.keep" | "merge.keep":
            kept = read_kept(value)
            return _kept(view, kept) if kept else ""
        case "summon":
            piece = value.removesuffix("!")  # of a captive
            return named(Kind(piece)) if piece in CREATURES else ""
        case "move" | "battle.muster" | "control":
            return _on(view, int(value)) if is_cell(value) else ""
    return value if value in MONUMENTS else ""


def _kept(view: View, kept: Kept) -> str:
    return _on(view, kept.cell) if kept.kind is None else named(kept.kind)


def _on(view: View, cell: Cell) -> str:
    """What stands on a cell: a figure, or a monument."""
    figure, monument = figure_at(view, cell), monument_at(view, cell)
    if figure is not None:
        return str(figure.god) if figure.kind is Kind.GOD else named(figure.kind)
    return str(monument.kind) if monument is not None and monument.kind in MONUMENTS else ""


def seat_emoji(view: View, seat: Seat) -> str:
    """The god of a seat; of a merged god the senior."""
    if seat >= len(view.seats):
        return ""
    own = view.seats[seat]
    return str(view.merged.get(own, own))


def choice_emoji(choice: str) -> str:
    """A god."""
    return choice if choice in set(God) else ""
