"""What happened in a battle, put together from its public events: for the picture and for texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.ankh.board import Cell
from rules.ankh.data import Card, God, Kind, MonumentKind
from rules.engine.events import Event


@dataclass(frozen=True, slots=True)
class Sum:
    """How a god's strength adds up."""

    figures: dict[Cell, int]  # the strength of each
    bonus: int
    cards: int
    total: int


@dataclass(frozen=True, slots=True)
class Plague:
    """The bids that one Plague of Locusts has brought about."""

    god: God  # who played it
    bids: dict[God, int]
    spared: God | None


@dataclass(frozen=True, slots=True)
class Fallen:
    """A figure that died, and where it stood."""

    cell: Cell
    god: God
    kind: Kind
    sun: bool


@dataclass(frozen=True, slots=True)
class Built:
    """A monument that was built during the battle."""

    cell: Cell
    god: God
    kind: MonumentKind


@dataclass(frozen=True, slots=True)
class Change:
    """Devotion or followers gained or lost, and why."""

    god: God
    amount: int
    source: str
    after: int
    bonus: int = 0  # of the amount, by Bountiful
    parts: tuple[tuple[str, int], ...] = ()  # of the rest, by their sources, if there are several


@dataclass(frozen=True, slots=True)
class BattleReport:
    """A battle as far as it has come; what has not happened yet is empty."""

    region: int
    rivals: tuple[God, ...]
    two_cards: tuple[God, ...] = ()  # have announced two
    cards: dict[God, tuple[Card, ...]] | None = None  # None until they are revealed
    strength: dict[God, Sum] | None = None  # None until it is counted
    plagues: tuple[Plague, ...] = ()
    built: tuple[Built, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    kept: tuple[Cell, ...] = ()  # where Isis kept figures alive
    captured: tuple[tuple[God, God], ...] = ()  # who took a warrior, and whose it was
    devotion: tuple[Change, ...] = ()
    followers: tuple[Change, ...] = ()
    tie_broken: God | None = None
    decided: bool = False
    winner: God | None = None  # None with ``decided``: nobody has won

    @property
    def revealed(self) -> bool:
        """Return whether the cards lie face up."""
        return self.cards is not None


_ENDS = ("battle", "dominated", "region_skipped", "conflict_over", "game_over")
_Data = Mapping[str, Any]


def battle_report(events: Iterable[Event]) -> BattleReport:
    """Report the last battle among some events; a ValueError if there is none.

    >>> battle_report([Event("battle", {"region": 3, "gods": ["ra", "isis"]})]).rivals
    (<God.RA: 'ra'>, <God.ISIS: 'isis'>)
    """
    reports = battle_reports(events)
    if not reports:
        raise ValueError("no battle among these events")
    return reports[-1]


def battle_reports(events: Iterable[Event]) -> list[BattleReport]:
    """Report every battle among some events: one answer can end a battle and begin the next."""
    reports: list[BattleReport] = []
    running = False
    for what, data, _ in events:
        if what == "battle":
            reports.append(BattleReport(data["region"], _gods(data["gods"])))
            running = True
        elif what in _ENDS:
            running = False
        elif running and what in _NOTES:
            reports[-1] = _NOTES[what](reports[-1], data)
    return reports


def _gods(names: Iterable[str]) -> tuple[God, ...]:
    return tuple(God(name) for name in names)


def _announced(report: BattleReport, data: _Data) -> BattleReport:
    if data["cards"] < 2:
        return report
    return replace(report, two_cards=(*report.two_cards, God(data["god"])))


def _revealed(report: BattleReport, data: _Data) -> BattleReport:
    cards = {God(god): tuple(map(Card, cards)) for god, cards in data["cards"].items()}
    return replace(report, cards=cards)


def _counted(report: BattleReport, data: _Data) -> BattleReport:
    """Cells are written as numbers or, after storage, as texts."""
    return replace(
        report,
        strength={
            God(god): Sum(
                {int(cell): n for cell, n in parts["figures"].items()},
                parts["bonus"],
                parts["cards"],
                parts["total"],
            )
            for god, parts in data["gods"].items()
        },
    )


def _plague(report: BattleReport, data: _Data) -> BattleReport:
    bids = {God(god): bid for god, bid in data["bids"].items()}
    plague = Plague(God(data["god"]), bids, _god(data["spared"]))
    return replace(report, plagues=(*report.plagues, plague))


def _god(name: str | None) -> God | None:
    return None if name is None else God(name)


def _built(report: BattleReport, data: _Data) -> BattleReport:
    built = Built(data["cell"], God(data["god"]), MonumentKind(data["monument"]))
    return replace(report, built=(*report.built, built))


def _died(report: BattleReport, data: _Data) -> BattleReport:
    fallen = [
        Fallen(f["cell"], God(f["god"]), Kind(f["figure"]), bool(f["sun"])) for f in data["figures"]
    ]
    return replace(report, fallen=(*report.fallen, *fallen))


def _kept(report: BattleReport, data: _Data) -> BattleReport:
    return replace(report, kept=(*report.kept, *data["cells"]))


def _captured(report: BattleReport, data: _Data) -> BattleReport:
    pair = God(data["god"]), God(data["owner"])
    return replace(report, captured=(*report.captured, pair))


def _devotion(report: BattleReport, data: _Data) -> BattleReport:
    """The way a token really went: at the ends of the track it may be shorter."""
    amount = data["after"] - data["before"]
    whole = amount == data["amount"] + data["bonus"]
    parts = tuple(data["parts"].items()) if whole and "parts" in data else ()
    change = Change(God(data["god"]), amount, data["source"], data["after"], data["bonus"], parts)
    return replace(report, devotion=(*report.devotion, change))


def _followers(report: BattleReport, data: _Data) -> BattleReport:
    change = Change(God(data["god"]), data["amount"], data["source"], data["after"])
    return replace(report, followers=(*report.followers, change))


def _tie_broken(report: BattleReport, data: _Data) -> BattleReport:
    return replace(report, tie_broken=God(data["god"]))


def _decided(report: BattleReport, data: _Data) -> BattleReport:
    return replace(report, decided=True, winner=_god(data["winner"]))


_NOTES: dict[str, Callable[[BattleReport, _Data], BattleReport]] = {
    "announced": _announced,
    "cards_revealed": _revealed,
    "strength": _counted,
    "plague": _plague,
    "built": _built,
    "died": _died,
    "kept_alive": _kept,
    "captured": _captured,
    "devotion": _devotion,
    "followers": _followers,
    "tie_broken": _tie_broken,
    "battle_result": _decided,
}
