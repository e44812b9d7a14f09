"""Pictures of a part of a game of Ankh: a battle, a draft, changes, a sheet, a hand."""

from __future__ import annotations

from itertools import islice

from PIL import Image

from bot.checks import waiting
from bot.command import UsageError
from bot.drawings.drawing import Files, Wanted
from bot.played import playing
from renderer import encode
from renderer.ankh.battle_picture import draw_battle
from renderer.ankh.battle_report import battle_report
from renderer.ankh.changes import changed_marks
from renderer.ankh.draft_marks import draft_marks
from renderer.ankh.encode import colours
from renderer.ankh.hand_picture import draw_hand
from renderer.ankh.map_picture import draw_map
from renderer.ankh.marks import NO_MARKS
from renderer.ankh.palette import THEMES, Theme
from renderer.ankh.sheet_picture import draw_sheet
from rules.ankh.data import God
from rules.ankh.view import View


def draw_detail(picture: str, wanted: Wanted) -> Files:
    """Draw one picture of a random game at its step."""
    theme = THEMES[wanted.theme]
    return {f"{picture}.png": encode.png(_draw(picture, wanted, theme), colours(theme))}


def _draw(picture: str, wanted: Wanted, theme: Theme) -> Image.Image:
    texts = wanted.texts
    match picture:
        case "battle":
            return _battle(wanted, theme)
        case "draft":
            return _draft(wanted, theme)
    before, last = wanted.last_two()
    match picture:
        case "changes":
            marks = changed_marks(before.view, last.view)
            return draw_map(last.view, texts, theme=theme, marks=marks)
        case "sheet":
            name = _name(wanted, last.view)
            return draw_sheet(last.view, _god(last.view), texts, name=name, theme=theme)
        case _:
            return draw_hand(last.view, _god(last.view), texts, theme=theme)


def _god(view: View) -> God:
    """The active god, unless it is forgotten."""
    playing_on = [sheet.god for sheet in view.gods]
    if not playing_on:
        raise UsageError("all gods are forgotten: fewer --steps")
    active = view.active_god
    return active if active in playing_on else playing_on[0]


def _name(wanted: Wanted, view: View) -> str:
    return wanted.names[view.active] if view.active < len(wanted.names) else ""


def _battle(wanted: Wanted, theme: Theme) -> Image.Image:
    """The last battle up to the step, as far as it has come; before any, the first one."""
    moments = wanted.moments()
    begun = [n for n, m in enumerate(moments) if any(e.what == "battle" for e in m.events)]
    if not begun:
        raise UsageError("this game has no battle: try another --seed")
    last = min(max(wanted.steps, begun[0]), len(moments) - 1)
    report = battle_report(event for moment in moments[: last + 1] for event in moment.events)
    return draw_battle(moments[last].view, report, wanted.texts, names=wanted.names, theme=theme)


def _draft(wanted: Wanted, theme: Theme) -> Image.Image:
    """The next decision from the step on that has a place on the map, one answer drafted."""
    game = playing(wanted.game, wanted.seed, scenario=wanted.scenario, seats=wanted.seats)
    for session in islice(game, wanted.steps, None):
        if session.request is None:
            break
        choice = waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view: View = session.game.view(session.state, None)
        if draft_marks(view, [], keys) != NO_MARKS:
            draft = [] if choice.what == "caravan" else keys[:1]
            marks = draft_marks(view, draft, keys)
            return draw_map(view, wanted.texts, theme=theme, marks=marks)
    raise UsageError("nothing on the map is left to decide: fewer --steps")
