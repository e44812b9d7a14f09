"""What stays of a game of Ankh: everybody's place and god, and what was achieved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from bot.games.ui_types import Moment, View
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.ankh.data import GUARDIAN_LEVELS, GUARDIANS, UNLOCK_LEVELS, God
from rules.ankh.devotion import is_red
from rules.ankh.state import Ending
from rules.engine.decisions import Seat

RED_ZONE, SUMMIT, MENAGERIE = "red_zone", "summit", "menagerie"
ENLIGHTENED, UNBEATEN, ALL_MONUMENTS = "enlightened", "unbeaten", "all_monuments"
LAST_CHANCE = 4  # the conflict after which gods in the red part are forgotten
FOUGHT = 3  # battles of somebody who has won them all
KINDS = 3  # of monuments


def places(view: View) -> Sequence[int]:
    """The winner, the other gods by devotion, and those who were forgotten together at the end.

    Both players of a merged god share its place.
    """
    gods = [view.merged.get(god, god) for god in view.seats]
    merits = [_merit(view, god) for god in gods]
    return [1 + sum(other > merit for other in merits) for merit in merits]


def _merit(view: View, god: God) -> tuple[bool, int]:
    return god is view.winner, view.ranking.index(god) if god in view.ranking else -1


def role(view: View, seat: Seat) -> str:
    """The god that a seat began with."""
    return str(view.seats[seat]) if seat < len(view.seats) else ""


def roles() -> Sequence[str]:
    """The gods."""
    return list(map(str, God))


def role_name(texts: Texts, role: str) -> str:
    """The name of a god."""
    return texts(text_key("ankh-god", role))


def achievements() -> Sequence[str]:
    """What can be achieved."""
    return (RED_ZONE, SUMMIT, MENAGERIE, ENLIGHTENED, UNBEATEN, ALL_MONUMENTS)


def achieved(moments: Sequence[Moment]) -> Mapping[str, Collection[Seat]]:
    """Who has achieved what; both players of a merged god achieve what it does."""
    end = moments[-1].view
    winner = [] if end.winner is None else [end.winner]
    events = [event for moment in moments for event in moment.events]
    fought, won = _battles(moments)
    gods = {
        RED_ZONE: [god for god in winner if god in _in_the_red(moments)],
        SUMMIT: [god for god in winner if end.ending == Ending.TOP],
        MENAGERIE: _with_all_levels(moments),
        ENLIGHTENED: [g.god for m in moments for g in m.view.gods if _has_all_powers(g)],
        UNBEATEN: [god for god in winner if fought[god] == won[god] >= FOUGHT],
        ALL_MONUMENTS: [
            e.data["god"]
            for e in events
            if e.what == "majority" and len(e.data["monuments"]) == KINDS
        ],
    }
    return {name: _seats(end, found) for name, found in gods.items()}


def _seats(view: View, gods: Collection[str]) -> list[Seat]:
    """Who plays some gods at the end."""
    now = {view.merged.get(God(god), God(god)) for god in gods}
    return [seat for seat, god in enumerate(view.seats) if view.merged.get(god, god) in now]


def _in_the_red(moments: Sequence[Moment]) -> set[str]:
    """The gods that were in the red part when the last chance to leave it began."""
    devotion: dict[str, int] = {}
    for moment in moments:
        for event in moment.events:
            if event.what == "devotion":
                devotion[event.data["god"]] = event.data["after"]
            elif event.what == "conflict" and event.data["number"] == LAST_CHANCE:
                return {str(god) for god, space in devotion.items() if is_red(space)}
        devotion = {str(sheet.god): sheet.devotion for sheet in moment.view.gods}
    return set()


def _with_all_levels(moments: Sequence[Moment]) -> list[God]:
    """The gods that have had guardians of all levels at once, on the board or beside it."""
    found = []
    for moment in moments:
        for sheet in moment.view.gods:
            mine = {*sheet.guardians, *(f.kind for f in moment.view.figures if f.god is sheet.god)}
            levels = {GUARDIANS[kind].level for kind in mine if kind in GUARDIANS}
            if levels.issuperset(GUARDIAN_LEVELS):
                found.append(sheet.god)
    return found


def _has_all_powers(sheet: View) -> bool:
    return len(sheet.powers) >= len(UNLOCK_LEVELS)


def _battles(moments: Sequence[Moment]) -> tuple[Counter[str], Counter[str]]:
    """In how many battles each god has fought, and how many of them it has won."""
    fought, won = Counter[str](), Counter[str]()
    for moment in moments:
        for event in moment.events:
            if event.what == "battle_result":
                fought.update(event.data["strength"].keys())
                won.update([event.data["winner"]] if event.data["winner"] else [])
    return fought, won
