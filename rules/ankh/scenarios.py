"""The ten scenarios: who may play them, and what stands where at the start (RULES A-23).

Special rules are in :mod:`rules.ankh.effects.scenarios`; here are only numbers and
places.  The maps of Middle Kingdom and Old Kingdom are the published ones.  The
pictures of the others are lost to us: their maps, the followers of the Dynastic
Crisis (ruling 29), the drafts of the Great Rebuilding (30), the auctions of the
Guardians of Kemet (31) and the first city holders of Discord (32) are settled here.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass, field
from functools import cache

from rules.ankh.board import Border, Cell, Cells, border, land, lowest, shore


class ScenarioId(enum.StrEnum):
    """The scenario book, from the introductory ones on."""

    MIDDLE_KINGDOM = enum.auto()
    OLD_KINGDOM = enum.auto()
    UNIVERSAL_FLOOD = enum.auto()
    TWO_CAPITALS = enum.auto()
    GIFT_OF_THE_DELTA = enum.auto()
    DYNASTIC_CRISIS = enum.auto()
    GREAT_REBUILDING = enum.auto()
    GUARDIANS_OF_KEMET = enum.auto()
    DISCORD_NEW_KINGDOM = enum.auto()
    SYNCRETISM = enum.auto()


@dataclass(frozen=True, slots=True)
class City:
    """A city and, in Discord in the New Kingdom, the player who holds it first."""

    name: str
    cell: Cell
    holder: int = 0


@dataclass(frozen=True, slots=True)
class Layout:
    """One map of a scenario.  Players are numbered from 1 in turn order.

    ``order`` names a cell of each region, in the order of the conflict tokens.
    A ``spot`` is where a player's own start monument goes in the Great Rebuilding,
    ``draft`` the number of monuments of each kind to draft there.
    """

    order: tuple[Cell, ...]
    neutral: str
    players: tuple[str, ...]
    camels: str = ""
    draft: int = 0

    def borders(self) -> list[Border]:
        """List where the camels stand."""
        pairs = (pair.split("|") for pair in self.camels.split())
        return [border(int(a), int(b)) for a, b in pairs]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario's numbers; ``layouts`` are keyed by players and, if there are two, a letter."""

    id: ScenarioId
    layouts: dict[str, Layout]
    devotion: int = 0
    followers: int = 1
    conflict_followers: tuple[int, ...] = (0, 0, 0, 0, 0)
    auctions: tuple[int, ...] = ()
    cities: tuple[City, ...] = field(default=())

    def seats(self) -> list[int]:
        """List the player counts that the scenario allows."""
        return sorted({len(layout.players) for layout in self.layouts.values()})

    def maps(self, players: int) -> list[str]:
        """List the maps for a number of players."""
        return [key for key, layout in self.layouts.items() if len(layout.players) == players]


@cache
def pieces(line: str) -> tuple[tuple[str, Cell], ...]:
    """Read ``god 25, w 24`` as pairs of a word and a cell."""
    pairs = (piece.split(" ") for piece in line.split(", "))
    return tuple((word, int(cell)) for word, cell in pairs)


_LIST = (
    Scenario(
        id=ScenarioId.MIDDLE_KINGDOM,
        layouts={
            "2": Layout(
                order=(11, 66, 20),
                neutral="temple 40, pyramid 62, obelisk 91, pyramid 28, pyramid 95",
                players=(
                    "god 25, w 24, obelisk 15",
                    "god 77, w 76, temple 66",
                ),
            ),
            "3": Layout(
                order=(11, 66, 20),
                neutral="pyramid 13, obelisk 37, temple 105, pyramid 83, obelisk 91, temple 63",
                players=(
                    "god 44, w 54, temple 55",
                    "god 77, w 76, obelisk 66",
                    "god 62, w 53, pyramid 52",
                ),
            ),
            "4": Layout(
                camels="13|14 14|23 23|24 24|34",
                order=(11, 14, 20, 66),
                neutral=(
                    "pyramid 65, pyramid 17, obelisk 24, temple 41, "
                    "pyramid 92, obelisk 93, temple 78"
                ),
                players=(
                    "god 23, w 33, temple 34",
                    "god 47, w 57, temple 58",
                    "god 62, w 53, obelisk 63",
                    "god 84, w 75, pyramid 85",
                ),
            ),
            "5": Layout(
                camels="66|67 66|77 76|77 76|86 85|86 86|96 13|14 14|23 23|24 24|34",
                order=(11, 66, 67, 20, 14),
                neutral=(
                    "pyramid 64, obelisk 24, temple 58, obelisk 77, "
                    "pyramid 76, temple 71, temple 30"
                ),
                players=(
                    "god 23, w 33, temple 22",
                    "god 94, w 83, obelisk 93",
                    "god 98, w 88, temple 108",
                    "god 53, w 62, pyramid 63",
                    "god 26, w 37, pyramid 27",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.OLD_KINGDOM,
        layouts={
            "2": Layout(
                order=(11, 66, 20),
                neutral="temple 55, temple 62, temple 102, temple 38, temple 78",
                players=(
                    "god 85, w 25, obelisk 15",
                    "god 24, w 86, obelisk 96",
                ),
            ),
            "3": Layout(
                order=(20, 66, 11),
                neutral="temple 27, temple 55, temple 31, temple 61, temple 102, temple 75",
                players=(
                    "god 67, w 92, obelisk 91",
                    "god 24, w 78, obelisk 68",
                    "god 81, w 25, obelisk 15",
                ),
            ),
            "4": Layout(
                camels="66|76 76|77 77|86 86|87",
                order=(66, 11, 20, 74),
                neutral=(
                    "temple 37, temple 55, temple 20, temple 81, temple 102, temple 75, temple 108"
                ),
                players=(
                    "god 24, w 78, obelisk 68",
                    "god 52, w 25, obelisk 15",
                    "god 104, w 61, obelisk 51",
                    "god 67, w 95, obelisk 105",
                ),
            ),
            "5": Layout(
                camels="66|76 76|77 77|86 86|87 15|16 15|25 24|25",
                order=(66, 16, 11, 20, 74),
                neutral=(
                    "temple 54, temple 20, temple 81, temple 102, temple 75, temple 58, temple 108"
                ),
                players=(
                    "god 26, w 78, obelisk 68",
                    "god 23, w 25, obelisk 16",
                    "god 52, w 34, obelisk 24",
                    "god 104, w 61, obelisk 51",
                    "god 67, w 95, obelisk 105",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.UNIVERSAL_FLOOD,
        layouts={
            "2A": Layout(
                camels="13|14 14|23 23|24 24|34 66|76 76|77 77|86 86|87",
                order=(14, 74, 11, 66),
                neutral="temple 47, temple 75, pyramid 44, obelisk 23, pyramid 78, obelisk 98",
                players=(
                    "god 26, w 37, obelisk 27",
                    "god 95, w 84, obelisk 94",
                ),
            ),
            "2B": Layout(
                camels="15|16 15|25 24|25 66|67 66|77 76|77 76|86 85|86 86|96",
                order=(11, 67, 16, 66),
                neutral="obelisk 22, obelisk 68, pyramid 27, temple 58, pyramid 95, temple 74",
                players=(
                    "god 44, w 33, temple 34",
                    "god 88, w 78, temple 87",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.TWO_CAPITALS,
        devotion=2,
        conflict_followers=(2, 2, 2, 2, 2),
        cities=(City("waset", 85), City("memphis", 23)),
        layouts={
            "2": Layout(
                order=(11, 66, 20),
                neutral="obelisk 27, temple 58, obelisk 88, temple 67, pyramid 41, pyramid 81",
                players=(
                    "god 44, w 55, pyramid 54",
                    "god 104, w 93, pyramid 94",
                ),
            ),
            "3": Layout(
                order=(11, 66, 20),
                neutral="obelisk 27, temple 58, obelisk 88, temple 67, obelisk 40, temple 91",
                players=(
                    "god 44, w 55, pyramid 54",
                    "god 104, w 93, pyramid 94",
                    "god 53, w 73, pyramid 62",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.GIFT_OF_THE_DELTA,
        cities=(City("rosetta", 40), City("tanis", 91)),
        layouts={
            "3": Layout(
                camels="66|76 76|77 77|86 86|87",
                order=(11, 74, 66, 20),
                neutral=("obelisk 25, obelisk 113, obelisk 107, temple 41, obelisk 61, temple 81"),
                players=(
                    "god 34, w 31, pyramid 44",
                    "god 84, w 92, pyramid 94",
                    "god 88, w 62, pyramid 78",
                ),
            ),
            "4": Layout(
                camels="13|14 14|23 23|24 24|34 66|76 76|77 77|86 86|87",
                order=(11, 14, 74, 66, 20),
                neutral=(
                    "obelisk 22, obelisk 58, obelisk 113, obelisk 107, "
                    "temple 41, temple 81, obelisk 63"
                ),
                players=(
                    "god 34, w 31, pyramid 44",
                    "god 26, w 52, pyramid 27",
                    "god 84, w 92, pyramid 94",
                    "god 88, w 72, pyramid 78",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.DYNASTIC_CRISIS,
        conflict_followers=(1, 1, 2, 2, 0),
        layouts={
            "2": Layout(
                order=(11, 66, 20),
                neutral=(
                    "pyramid 17, obelisk 48, pyramid 105, obelisk 78, "
                    "obelisk 41, pyramid 81, temple 62"
                ),
                players=(
                    "god 24, w 33, temple 34",
                    "god 85, w 74, temple 84",
                ),
            ),
            "3": Layout(
                camels="13|14 14|23 23|24 24|34",
                order=(11, 66, 20, 14),
                neutral=("obelisk 12, obelisk 105, obelisk 31, pyramid 27, pyramid 58, pyramid 78"),
                players=(
                    "god 44, w 33, temple 34",
                    "god 85, w 74, temple 84",
                    "god 52, w 72, temple 62",
                ),
            ),
            "4": Layout(
                camels="13|14 14|23 23|24 24|34 66|76 76|77 77|86 86|87",
                order=(11, 14, 20, 74, 66),
                neutral=(
                    "obelisk 12, obelisk 48, obelisk 31, obelisk 105, pyramid 78, pyramid 107"
                ),
                players=(
                    "god 44, w 33, temple 34",
                    "god 26, w 37, temple 27",
                    "god 52, w 72, temple 62",
                    "god 85, w 74, temple 84",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.GREAT_REBUILDING,
        layouts={
            "3": Layout(
                order=(11, 66, 20),
                draft=6,
                neutral="site 27, site 58, site 105, site 78, site 31, site 81",
                players=(
                    "god 44, w 33, spot 34",
                    "god 85, w 74, spot 84",
                    "god 52, w 73, spot 62",
                ),
            ),
            "4": Layout(
                camels="13|14 14|23 23|24 24|34",
                order=(11, 14, 20, 66),
                draft=8,
                neutral=("site 12, site 65, site 15, site 58, site 31, site 81, site 105, site 78"),
                players=(
                    "god 44, w 33, spot 34",
                    "god 26, w 37, spot 27",
                    "god 52, w 73, spot 62",
                    "god 85, w 74, spot 84",
                ),
            ),
            "5": Layout(
                camels="13|14 14|23 23|24 24|34 66|76 76|77 77|86 86|87",
                order=(11, 14, 20, 74, 66),
                draft=10,
                neutral="site 12, site 58, site 31, site 81, site 105, site 107",
                players=(
                    "god 44, w 33, spot 34",
                    "god 26, w 37, spot 27",
                    "god 52, w 73, spot 62",
                    "god 85, w 74, spot 84",
                    "god 88, w 77, spot 78",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.GUARDIANS_OF_KEMET,
        followers=2,
        auctions=(2, 3, 6, 7, 10, 14),
        layouts={
            "3": Layout(
                order=(11, 66, 20),
                neutral="pyramid 27, temple 13, pyramid 78, temple 113, pyramid 31, temple 81",
                players=(
                    "god 34, w 55, obelisk 44",
                    "god 84, w 95, obelisk 94",
                    "god 61, w 63, obelisk 62",
                ),
            ),
            "4": Layout(
                camels="13|14 14|23 23|24 24|34",
                order=(11, 14, 20, 66),
                neutral=(
                    "temple 12, pyramid 22, temple 58, pyramid 15, "
                    "pyramid 31, temple 81, pyramid 78, temple 113"
                ),
                players=(
                    "god 34, w 55, obelisk 44",
                    "god 26, w 37, obelisk 27",
                    "god 61, w 63, obelisk 62",
                    "god 84, w 95, obelisk 94",
                ),
            ),
            "5": Layout(
                camels="13|14 14|23 23|24 24|34 66|76 76|77 77|86 86|87",
                order=(11, 14, 20, 74, 66),
                neutral=(
                    "temple 12, temple 58, pyramid 15, temple 31, "
                    "pyramid 81, pyramid 113, pyramid 107"
                ),
                players=(
                    "god 34, w 55, obelisk 44",
                    "god 26, w 37, obelisk 27",
                    "god 61, w 63, obelisk 62",
                    "god 84, w 95, obelisk 94",
                    "god 88, w 77, obelisk 78",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.DISCORD_NEW_KINGDOM,
        devotion=2,
        cities=(City("bubastis", 72, 1), City("het_nesu", 47, 2)),
        layouts={
            "4": Layout(
                camels="66|76 76|77 77|86 86|87",
                order=(20, 11, 74, 66),
                neutral=(
                    "obelisk 31, pyramid 91, obelisk 14, pyramid 54, "
                    "obelisk 113, pyramid 86, obelisk 107, pyramid 68"
                ),
                players=(
                    "god 62, w 53, temple 52",
                    "god 27, w 48, temple 38",
                    "god 84, w 95, temple 94",
                    "god 88, w 77, temple 78",
                ),
            ),
        },
    ),
    Scenario(
        id=ScenarioId.SYNCRETISM,
        conflict_followers=(0, 0, 1, 0, 0),
        layouts={
            "5": Layout(
                camels="15|16 15|25 24|25 66|67 66|77 76|77 76|86 85|86 86|96",
                order=(11, 66, 67, 20, 16),
                neutral="temple 13, temple 113, temple 107, temple 58, obelisk 31, obelisk 81",
                players=(
                    "god 34, w 55, pyramid 44",
                    "god 84, w 95, pyramid 94",
                    "god 88, w 77, pyramid 78",
                    "god 52, w 73, pyramid 62",
                    "god 26, w 37, pyramid 27",
                ),
            ),
        },
    ),
)
SCENARIOS: dict[ScenarioId, Scenario] = {scenario.id: scenario for scenario in _LIST}


def _flooded() -> Cells:
    """The Delta and the sea that touches nothing else (A-23.3); 111 stays with the East."""
    delta = next(r for r in land(0, 0).regions if lowest(r) == 20)
    others = [r for r in land(0, 0).regions if r != delta]
    sea = shore(delta)
    for region in others:
        sea &= ~shore(region)
    return delta | sea


FLOODED: dict[ScenarioId, Cells] = {ScenarioId.UNIVERSAL_FLOOD: _flooded()}
