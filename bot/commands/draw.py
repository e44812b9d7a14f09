"""``python -m bot draw GAME --random --out DIR``: draw a position.

The position is read from a file (docs/positions.md) or reached by random play; with
``--seed``, ``--steps``, ``--options`` and ``--seats`` a random one is always the same.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from bot.commands.checks import waiting
from bot.commands.command import UsageError, add_settings
from bot.commands.seeded_games import Options, drafted, played, playing
from bot.games.game_ui import GameUi, Look, Moment, Picture
from bot.games.uis import ui_of
from bot.texts import LANGUAGES, Texts
from renderer.theme import ThemeName
from rules.engine.errors import BadSetting
from rules.engine.session import Session

TURN = "turn"  # all pictures of a turn
STEPS = 60  # a third of a random game or more


class Wanted(NamedTuple):
    """A random game that is always the same, how far it is played, and how it is to be drawn."""

    ui: GameUi
    look: Look
    seed: int
    steps: int
    options: Options = None
    seats: int | None = None

    @property
    def moments(self) -> Iterator[Moment]:
        """What happens in the game, from its set-up on."""
        return played(self.ui.game.name, self.seed, options=self.options, seats=self.seats)

    @property
    def moments_so_far(self) -> list[Moment]:
        """The same up to the step."""
        return list(islice(self.moments, self.steps + 1))

    @property
    def sessions(self) -> Iterator[Session[Any]]:
        """The game itself, again and again, from the step on."""
        name = self.ui.game.name
        game = playing(name, self.seed, options=self.options, seats=self.seats)
        return islice(game, self.steps, None)


def _turn(wanted: Wanted) -> list[Picture]:
    return wanted.ui.board(wanted.look, wanted.moments_so_far[-1].view)


def _changes(wanted: Wanted) -> list[Picture]:
    """The pictures of a turn with what the last decision changed."""
    moments = wanted.moments_so_far
    if len(moments) < 2:
        raise UsageError("nothing has happened yet: more --steps")
    before, last = moments[-2:]
    return wanted.ui.board(wanted.look, last.view, before=before.view)


def _draft(wanted: Wanted) -> list[Picture]:
    """The next open decision that can be drawn, one answer drafted; the longest is the richest."""
    for session in wanted.sessions:
        is_open = session.request is not None and not session.request.secret
        for choice in waiting(session)[:1] if is_open else ():
            for key in sorted(map(str, choice.options), key=len, reverse=True):
                pictures = wanted.ui.preview(wanted.look, drafted(session, key))
                if pictures:
                    return pictures
    return []


def _sheet(wanted: Wanted) -> list[Picture]:
    """Everything that all may know about whoever decides."""
    return [
        picture
        for session in islice(wanted.sessions, 1)
        for choice in waiting(session)[:1]
        for picture in wanted.ui.sheet(
            wanted.look, session.game.view(session.state, None), choice.seat
        )
    ]


def _hand(wanted: Wanted) -> list[Picture]:
    """What whoever decides holds."""
    return [
        picture
        for session in islice(wanted.sessions, 1)
        for choice in waiting(session)[:1]
        for picture in wanted.ui.hand(
            wanted.look, session.game.view(session.state, choice.seat), choice.seat
        )
    ]


def _scene(wanted: Wanted) -> list[Picture]:
    """The last scene up to the step; before any, the first one."""
    moments = list(wanted.moments)
    scenic = [n for n, m in enumerate(moments) if any(map(wanted.ui.is_scenic, m.events))]
    before = [n for n in scenic if n <= wanted.steps]
    return _scene_at(wanted, moments, (before[-1:] or scenic[:1] or [0])[0])


def _end(wanted: Wanted) -> list[Picture]:
    """How the game ends."""
    moments = list(wanted.moments)
    return _scene_at(wanted, moments, len(moments) - 1)


def _scene_at(wanted: Wanted, moments: list[Moment], at: int) -> list[Picture]:
    earlier = [event for moment in moments[:at] for event in moment.events]
    return wanted.ui.scene(wanted.look, moments[at].view, moments[at].events, earlier)


def _replay(wanted: Wanted) -> list[Picture]:
    """A file for each chapter up to the step."""
    return wanted.ui.replay(wanted.look, wanted.moments_so_far)


PICTURES: dict[str, Callable[[Wanted], list[Picture]]] = {
    TURN: _turn,
    "changes": _changes,
    "draft": _draft,
    "sheet": _sheet,
    "hand": _hand,
    "scene": _scene,
    "end": _end,
    "replay": _replay,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="which game")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--position", type=Path, metavar="FILE", help="a position in JSON")
    source.add_argument("--random", action="store_true", help="a position from a random game")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random game (1)")
    parser.add_argument("--steps", type=int, default=STEPS, help=f"decisions made in it ({STEPS})")
    add_settings(parser)
    parser.add_argument("--theme", choices=list(ThemeName), default=ThemeName.LIGHT)
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--names", nargs="*", default=[], help="of the people, by seat")
    parser.add_argument(
        "--picture",
        default=TURN,
        help=f"one of {', '.join(PICTURES)} ({TURN}), or the name of one picture of a turn",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="where to write")


def run(args: argparse.Namespace) -> int:
    """Draw, write the files and name them."""
    pictures = _drawn(args)
    if not pictures:
        raise UsageError(f"there is no {args.picture} to draw here: other --steps or --seed")
    args.out.mkdir(parents=True, exist_ok=True)
    for picture in pictures:
        path = args.out / picture.name
        path.write_bytes(picture.data)
        sys.stdout.write(f"{path} {len(picture.data):,} bytes\n")
    return 0


def _drawn(args: argparse.Namespace) -> list[Picture]:
    ui = ui_of(args.game)
    look = Look(Texts(args.language), args.names, ThemeName(args.theme))
    wanted = Wanted(ui, look, args.seed, args.steps, args.options, args.seats)
    if args.picture in PICTURES and args.picture != TURN:
        if args.position:
            raise UsageError(f"--picture {args.picture} needs a game: --random")
        return PICTURES[args.picture](wanted)
    turn = ui.board(look, _read(ui, args.position)) if args.position else _turn(wanted)
    named = {Path(picture.name).stem: picture for picture in turn}
    if args.picture not in (TURN, *named):
        known = ", ".join((*PICTURES, *named))
        raise UsageError(f"--picture of {args.game} is one of {known}")
    return turn if args.picture == TURN else [named[args.picture]]


def _read(ui: GameUi, path: Path) -> Any:  # noqa: ANN401 - each game has its own view
    try:
        state = ui.game.read_position(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, BadSetting) as error:
        raise UsageError(f"{path}: {error}") from error
    return ui.game.view(state, None)
