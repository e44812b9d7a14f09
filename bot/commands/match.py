"""``python -m bot match GAME``: computer players against one another, to see who is stronger.

The first player named sits in one seat, the second in all the others; seats and settings
go round, everything else that may be agreed is left to chance.  Each player gets what its
seat may know, and nothing else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import cycle, islice
from typing import Any

from bot.commands import contestants
from bot.commands.command import UsageError, add_settings
from bot.commands.intervals import quantile, wilson
from bot.commands.lineups import play
from bot.games.game_ui import GameUi
from bot.games.registry import Setting, settings_of
from bot.games.uis import ui_of
from bot.texts import Texts
from rules.engine.decisions import Seat
from rules.engine.session import Session


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument("game", help="which game")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many (100)")
    parser.add_argument(
        "--players",
        default="thoth,random",
        metavar="A,B",
        help=f"the player and its opponents: {contestants.NAMES} (thoth,random)",
    )
    add_settings(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="of the first game (1)")
    parser.add_argument("--json", action="store_true", help="report as JSON")


def run(args: argparse.Namespace) -> int:
    """Play the games and report."""
    ui = ui_of(args.game)
    names = args.players.split(",")
    if len(names) != 2:
        raise UsageError("--players must be two names, separated by a comma")
    for name in names:
        contestants.check(name)
    if args.games < 1:
        raise UsageError("--games: at least one")
    seats = args.seats or ui.game.seats[0]
    fitting = settings_of(ui.game, seats, args.options)
    if not fitting:
        raise UsageError("nobody plays that with so many players")
    tally = Tally(names[0], names[1], seats)
    for n, setting in enumerate(islice(cycle(fitting), args.games)):
        play_one(ui, setting, args.seed + n, n, tally)
    sys.stdout.write(json.dumps(tally.data()) + "\n" if args.json else tally.words())
    return 0


@dataclass(slots=True)
class Tally:
    """How the first player has done so far."""

    player: str
    opponent: str
    seats: int
    games: int = 0
    wins: int = 0
    nobody: int = 0
    seconds: list[float] = field(default_factory=list)  # of the processor, for each answer
    slowest_what: str = ""
    endings: Counter[str] = field(default_factory=Counter)
    not_won: list[str] = field(default_factory=list)

    def take(self, seconds: float, what: str) -> None:
        """Count an answer."""
        if seconds > self.slowest:
            self.slowest_what = what
        self.seconds.append(seconds)

    @property
    def decisions(self) -> int:
        """How often the first player has answered."""
        return len(self.seconds)

    @property
    def slowest(self) -> float:
        """The longest time that it took to answer, in seconds."""
        return max(self.seconds, default=0.0)

    def data(self) -> dict[str, Any]:
        """The report as data; the interval holds the true rate of wins 95 times of 100."""
        low, high = wilson(self.wins, self.games)
        return {
            "player": self.player,
            "opponent": self.opponent,
            "seats": self.seats,
            "games": self.games,
            "wins": self.wins,
            "losses": self.games - self.wins - self.nobody,
            "nobody": self.nobody,
            "rate": round(self.wins / max(1, self.games), 3),
            "interval": [round(low, 3), round(high, 3)],
            "decisions": self.decisions,
            "mean_ms": round(1000 * sum(self.seconds) / max(1, self.decisions), 2),
            "p99_ms": round(1000 * quantile(self.seconds, 0.99), 2),
            "max_ms": round(1000 * self.slowest, 2),
            "slowest": self.slowest_what,
            "endings": dict(self.endings),
            "not_won": self.not_won,
        }

    def words(self) -> str:
        """The report for a person."""
        data = self.data()
        low, high = data["interval"]
        endings = ", ".join(f"{name} {count}" for name, count in self.endings.most_common())
        return (
            f"{self.player} against {self.opponent}, {self.seats} seats: {self.wins} of "
            f"{self.games} games won, {data['losses']} lost, {self.nobody} without a winner\n"
            f"  rate {data['rate']:.2f}, 95 % interval {low:.2f} to {high:.2f}; a fair share is "
            f"{1 / self.seats:.2f}\n"
            f"  {self.decisions} decisions, {data['mean_ms']} ms of CPU time each, 99 % within "
            f"{data['p99_ms']} ms, at most {data['max_ms']} ms ({self.slowest_what}); "
            f"endings: {endings}\n" + "".join(f"  not won: {line}\n" for line in self.not_won)
        )


def play_one(ui: GameUi, setting: Setting, seed: int, n: int, tally: Tally) -> None:
    """Play one game; the player's seat depends on the game's number."""
    seat = n % setting.seats if n // setting.seats % 2 else -1 - n % setting.seats
    seat %= setting.seats
    names = [tally.player if s == seat else tally.opponent for s in range(setting.seats)]
    game = ui.game

    def took(whose: Seat, what: str, seconds: float) -> None:
        if whose == seat:
            tally.take(seconds, what)

    session = play(ui, setting, seed, names, took)
    result = game.result(session.state)
    assert result is not None
    tally.games += 1
    tally.endings[str(result["ending"])] += 1
    tally.nobody += not result["seats"]
    if seat in result["seats"]:
        tally.wins += 1
    else:
        tally.not_won.append(_defeat(ui, session, setting, seed, seat))


def _defeat(ui: GameUi, session: Session[Any], setting: Setting, seed: int, seat: int) -> str:
    """Say which game was not won, and who has won it."""
    view, texts = ui.game.view(session.state, None), Texts("en")
    result = ui.game.result(session.state)
    winners = [] if result is None else result["seats"]
    won = ", ".join(ui.seat_name(texts, view, winner) for winner in winners) or "nobody"
    agreed = "".join(f"{value}, " for value in setting.agreed.values())
    return f"seed {seed}, {agreed}{ui.seat_name(texts, view, seat)}: {won} won"
