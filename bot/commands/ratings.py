"""``thoth ratings GAME``: play everybody against everybody, and say how strong each one is.

With two seats every pair plays, with more every group of so many; seats and settings go round.
The ratings are those of Bradley and Terry: 400 points are odds of ten to one, and the level Normal
(or the first player named) has 1000.  ``--file`` keeps the games, so that more can be added.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any, NamedTuple

from ai.levels import LEVELS, USUAL
from bot.commands import contestants, lineups
from bot.commands.bradley_terry import Contest, ratings
from bot.commands.command import UsageError, add_settings
from bot.games.game_ui import GameUi
from bot.games.registry import Setting, settings_of
from bot.games.uis import ui_of
from bot.texts import Texts
from renderer.ladder import Rung, ladder_png
from rules.engine.decisions import Seat

AT = 1000.0


class Played(NamedTuple):
    """A game: who sat where, who has won, and what the answers of each seat took."""

    seed: int
    names: tuple[str, ...]
    winners: tuple[int, ...]
    answers: tuple[int, ...]
    seconds: tuple[float, ...]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="which game")
    parser.add_argument(
        "--players",
        default=",".join((*LEVELS, "random")),
        metavar="A,B,C",
        help=f"who plays ({', '.join((*LEVELS, 'random'))}): {contestants.NAMES}",
    )
    parser.add_argument(
        "--games", type=int, default=10, metavar="N", help="of each pair or group (10)"
    )
    add_settings(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="of the first game (1)")
    parser.add_argument(
        "--file", type=Path, help="keep the games there, and play only missing ones"
    )
    parser.add_argument("--json", action="store_true", help="report as JSON")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the ratings as a PNG")


def run(args: argparse.Namespace) -> int:
    """Play, rate and report."""
    ui, names = ui_of(args.game), args.players.split(",")
    for name in names:
        contestants.check(name)
    if len(set(names)) < 2 or len(set(names)) < len(names):
        raise UsageError("--players: at least two, all different")
    if args.games < 1:
        raise UsageError("--games: at least one")
    seats = args.seats or ui.game.seats[0]
    games = list(_games(args, ui, names, seats))
    table = _table(names, games)
    if args.picture:
        title = f"{Texts('en')(f'{args.game}-game')}, {seats} players"
        rungs = [Rung(e["player"], e["rating"], e["low"], e["high"]) for e in table]
        args.picture.write_bytes(ladder_png(title, rungs))
    report = {"game": args.game, "seats": seats, "games": len(games), "players": table}
    sys.stdout.write(json.dumps(report) + "\n" if args.json else _words(report))
    return 0


def _games(
    args: argparse.Namespace, ui: GameUi, names: Sequence[str], seats: int
) -> Iterator[Played]:
    """The games of the file, and what is missing."""
    settings = settings_of(ui.game, seats, args.options)
    if not settings:
        raise UsageError("nobody plays that with so many players")
    known = {(one.seed, one.names): one for one in _read(args.file)} if args.file else {}
    for n, lineup in _lineups(names, seats, args.games):
        seed, setting = args.seed + n, settings[n // seats % len(settings)]
        one = known.get((seed, lineup))
        if one is None:
            one = _play(ui, setting, seed, lineup)
            if args.file:
                with args.file.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(one, separators=(",", ":")) + "\n")
        yield one


def _read(path: Path) -> list[Played]:
    if not path.exists():
        return []
    lines = map(json.loads, path.read_text("utf-8").splitlines())
    return [Played(seed, *(tuple(each) for each in rest)) for seed, *rest in lines]


def _lineups(names: Sequence[str], seats: int, games: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every group of players in each round; from round to round they turn about the table."""
    groups = list(combinations(names, seats))
    if not groups:
        some = combinations_with_replacement(names, seats)
        groups = [group for group in some if len(set(group)) > 1]
    for n in range(games):
        for group in groups:
            first = n % seats
            yield n, group[first:] + group[:first]


def _play(ui: GameUi, setting: Setting, seed: int, names: tuple[str, ...]) -> Played:
    answers, seconds = [0] * len(names), [0.0] * len(names)

    def took(seat: Seat, what: str, time: float) -> None:
        answers[seat] += 1
        seconds[seat] += time

    session = lineups.play(ui, setting, seed, names, took)
    result = ui.game.result(session.state)
    winners = tuple(result["seats"]) if result is not None else ()
    rounded = tuple(round(each, 4) for each in seconds)
    return Played(seed, names, winners, tuple(answers), rounded)


def _table(names: Sequence[str], games: Sequence[Played]) -> list[dict[str, Any]]:
    """A line for each player, the strongest first."""
    numbers = {name: n for n, name in enumerate(names)}
    contests = [
        Contest(tuple(numbers[name] for name in game.names), game.winners) for game in games
    ]
    rated = ratings(len(names), contests, numbers.get(USUAL, 0), AT)
    lines = [
        {
            "player": name,
            "rating": round(rating.points),
            "low": round(rating.low),
            "high": round(rating.high),
            **_record(name, games),
        }
        for name, rating in zip(names, rated, strict=True)
    ]
    return sorted(lines, key=lambda line: -line["rating"])


def _record(name: str, games: Sequence[Played]) -> dict[str, Any]:
    """How many games somebody has played and won, and how long an answer took."""
    own = [game for game in games if name in game.names]
    won = sum(
        1 / len(game.winners) for game in own for seat in game.winners if game.names[seat] == name
    )
    places = [(game, n) for game in own for n, each in enumerate(game.names) if each == name]
    answers = sum(game.answers[n] for game, n in places)
    seconds = sum(game.seconds[n] for game, n in places)
    mean = round(1000 * seconds / max(1, answers), 2)
    return {"games": len(own), "won": round(won, 2), "mean_ms": mean}


def _words(report: dict[str, Any]) -> str:
    """The report for a person."""
    lines = [f"{report['game']}, {report['seats']} seats, {report['games']} games"]
    lines.append(f"{'player':14} {'rating':>6}  {'95 %':>12}  {'won':>7} of games    ms an answer")
    for line in report["players"]:
        interval = f"{line['low']} to {line['high']}"
        won = f"{line['won']:g} of {line['games']}"
        lines.append(
            f"{line['player']:14} {line['rating']:>6}  {interval:>12}  {won:>16}  "
            f"{line['mean_ms']:>14}"
        )
    return "\n".join(lines) + "\n"
