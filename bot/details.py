"""Pictures of a part of a game: a battle, a draft, changes, a sheet, a hand; for ``draw``."""

from __future__ import annotations

import argparse
import sys
from itertools import islice

from PIL import Image

from bot.checks import waiting
from bot.command import UsageError
from bot.played import Moment, played, playing
from bot.texts import Texts
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
from renderer.theme import ThemeName
from rules.ankh.data import God
from rules.ankh.view import View

PICTURES = ("battle", "draft", "changes", "sheet", "hand")


def run(args: argparse.Namespace) -> int:
    """Draw one picture of a random game at ``--steps``, and name its file."""
    if args.position:
        raise UsageError(f"--picture {args.picture} needs a game: --random")
    theme = THEMES[ThemeName(args.theme)]
    data = encode.png(_draw(args, Texts(args.language), theme), colours(theme))
    args.out.mkdir(parents=True, exist_ok=True)
    path = args.out / f"{args.picture}.png"
    path.write_bytes(data)
    sys.stdout.write(f"{path} {len(data):,} bytes\n")
    return 0


def _draw(args: argparse.Namespace, texts: Texts, theme: Theme) -> Image.Image:
    match args.picture:
        case "battle":
            return _battle(args, texts, theme)
        case "draft":
            return _draft(args, texts, theme)
    *_, before, last = islice(_played(args), max(args.steps, 1) + 1)
    match args.picture:
        case "changes":
            marks = changed_marks(before.view, last.view)
            return draw_map(last.view, texts, theme=theme, marks=marks)
        case "sheet":
            name = _name(args, last.view)
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


def _played(args: argparse.Namespace) -> list[Moment]:
    return list(played(args.game, args.seed, scenario=args.scenario, seats=args.seats))


def _name(args: argparse.Namespace, view: View) -> str:
    return args.names[view.active] if view.active < len(args.names) else ""


def _battle(args: argparse.Namespace, texts: Texts, theme: Theme) -> Image.Image:
    """The last battle up to the step, as far as it has come; before any, the first one."""
    moments = _played(args)
    begun = [n for n, m in enumerate(moments) if any(e.what == "battle" for e in m.events)]
    if not begun:
        raise UsageError("this game has no battle: try another --seed")
    last = min(max(args.steps, begun[0]), len(moments) - 1)
    report = battle_report(event for moment in moments[: last + 1] for event in moment.events)
    return draw_battle(moments[last].view, report, texts, names=args.names, theme=theme)


def _draft(args: argparse.Namespace, texts: Texts, theme: Theme) -> Image.Image:
    """The next decision from the step on that has a place on the map, one answer drafted."""
    game = playing(args.game, args.seed, scenario=args.scenario, seats=args.seats)
    for session in islice(game, args.steps, None):
        if session.request is None:
            break
        choice = waiting(session)[0]
        keys = [str(option) for option in choice.options]
        view: View = session.game.view(session.state, None)
        if draft_marks(view, [], keys) != NO_MARKS:
            draft = [] if choice.what == "caravan" else keys[:1]
            marks = draft_marks(view, draft, keys)
            return draw_map(view, texts, theme=theme, marks=marks)
    raise UsageError("nothing on the map is left to decide: fewer --steps")
