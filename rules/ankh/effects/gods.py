"""The abilities of the five gods (RULES A-21).

A merged god has the abilities of both; "your god figure" is then its one figure.
"""

from __future__ import annotations

from rules.ankh.asking import ask
from rules.ankh.board import Cell, Cells, members
from rules.ankh.data import CAPTIVE_SLOTS, SUN_TOKENS, UNDERWORLD_TOKENS, God
from rules.ankh.effects.base import Effect
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.keys import NO, Capture, Portal, capture, portal
from rules.ankh.read_keys import read_portal
from rules.ankh.refusals import Reason, why_not_stand
from rules.ankh.state import Sheet, State, adjacent, figures_within, standable
from rules.engine.errors import Why
from rules.engine.events import tell


class Amun(Effect):
    """Once per conflict he plays two cards in one battle; his token shows whether he has."""

    def prepare(self, sheet: Sheet) -> None:
        """The token starts face up."""
        sheet.two_cards = True

    def conflict_ends(self, s: State, god: God) -> None:
        """Turn the token up again."""
        s.sheets[god].two_cards = True

    def unite(self, s: State, senior: God, junior: God) -> None:
        """The token passes on as it lies."""
        s.sheets[senior].two_cards = s.sheets[junior].two_cards


class Anubis(Effect):
    """He captures dead warriors, and each captive strengthens his god figure."""

    def prepare(self, sheet: Sheet) -> None:
        """Three slots for captives."""
        sheet.captive_slots = CAPTIVE_SLOTS

    def god_bonus(self, s: State, god: God) -> int:
        """One a captive."""
        return len(s.sheets[god].captives)

    async def enemy_warriors_died(self, s: State, god: God, owners: list[God]) -> list[God]:
        """Take one of the dead into a free slot, whatever the number of victims (ruling 20)."""
        sheet = s.sheets[god]
        if not owners or len(sheet.captives) >= sheet.captive_slots:
            return []
        options = [capture(owner) for owner in owners]
        answer = await ask(
            s, god, "capture", [*options, NO], why_not=lambda key: Why(Reason.NO_CAPTIVE)
        )
        if not isinstance(answer, Capture):
            return []
        sheet.captives += (answer.god,)
        tell(s, "captured", god=god, owner=answer.god)
        return [answer.god]

    def unite(self, s: State, senior: God, junior: God) -> None:
        """Captives of the senior go home; the others stay (A-18.3)."""
        sheet, captives = s.sheets[senior], s.sheets[junior].captives
        sheet.warriors += captives.count(senior)
        sheet.captives = tuple(owner for owner in captives if owner is not senior)
        sheet.captive_slots = CAPTIVE_SLOTS

    def forget(self, s: State, god: God) -> None:
        """All captives return to their owners' pools (A-20.1)."""
        for owner in s.sheets[god].captives:
            s.sheets[owner].warriors += 1
        s.sheets[god].captives = ()


class Isis(Effect):
    """Her figures next to an enemy figure may survive the resolution of a battle."""

    def shelter(self, s: State, god: God) -> Cells:
        """All cells adjacent to an enemy figure, gods included."""
        near = adjacent(s)
        result = 0
        for cell, figure in s.figures.items():
            if figure.owner is not god:
                result |= near[cell]
        return result


class Osiris(Effect):
    """After a defeat he opens a way to the underworld, through which he summons."""

    def prepare(self, sheet: Sheet) -> None:
        """Three tokens, at first off the board."""
        sheet.portals = UNDERWORLD_TOKENS

    def summon_areas(self, s: State, god: God) -> list[Cells]:
        """One extra summon in all, on any of the tokens."""
        mine = sum(1 << cell for cell, owner in s.portals.items() if owner is god)
        return [mine] if mine else []

    async def battle_lost(self, s: State, god: God, region: Cells) -> None:
        """Place a token, or move one from anywhere, to an empty land cell of the region."""
        options = legal_portals(s, god, region)
        if not options:
            return
        answer = await ask(
            s,
            god,
            "portal",
            [*options, NO],
            why_not=lambda key: why_not_portal(s, god, region, key),
        )
        if isinstance(answer, Portal):
            open_portal(s, god, answer)

    def unite(self, s: State, senior: God, junior: God) -> None:
        """The tokens stay where they are and serve the merged god."""
        s.sheets[senior].portals = s.sheets[junior].portals
        s.portals = {c: senior if g is junior else g for c, g in s.portals.items()}

    def forget(self, s: State, god: God) -> None:
        """All tokens leave the game."""
        s.portals = {c: g for c, g in s.portals.items() if g is not god}
        s.sheets[god].portals = 0


def legal_portals(s: State, god: God, region: Cells) -> list[Portal]:
    """List where an underworld token can go after a defeat in the region."""
    ends = standable(s, god) & region & ~rules_of(s).closed_to_tokens(s)
    for cell in s.portals:
        ends &= ~(1 << cell)
    starts: list[Cell] = [0] if s.sheets[god].portals else []
    starts += sorted(cell for cell, owner in s.portals.items() if owner is god)
    return [portal(start, end) for start in starts for end in members(ends)]


def why_not_portal(s: State, god: God, region: Cells, key: str) -> Why | None:
    """Say why an underworld token cannot be put there."""
    wanted = read_portal(key)
    if wanted is None:
        return None
    cell = wanted.end
    if cell in s.portals:
        return Why(Reason.UNDERWORLD, {"cell": cell})
    why = why_not_stand(s, god, cell)
    if why:
        return why
    if not region >> cell & 1:
        return Why(Reason.OUTSIDE_REGION, {"cell": cell})
    if rules_of(s).closed_to_tokens(s) >> cell & 1:
        return Why(Reason.GREY, {"cell": cell})
    return Why(Reason.NONE_LEFT, {"cell": cell})


def open_portal(s: State, god: God, way: Portal) -> None:
    """Put an underworld token on the map; a figure on a moved token stays where it is."""
    if way.start:
        del s.portals[way.start]
    else:
        s.sheets[god].portals -= 1
    s.portals[way.end] = god
    tell(s, "portal", god=god, start=way.start or None, cell=way.end)


class Ra(Effect):
    """Radiant figures make his triumphs larger; a sun token is put on as one is summoned."""

    source = "radiance"

    def prepare(self, sheet: Sheet) -> None:
        """Three sun tokens."""
        sheet.suns = SUN_TOKENS

    def triumph_bonus(self, s: State, god: God, area: Cells) -> int:
        """One more with at least one radiant figure there, never more than one."""
        return int(any(s.figures[cell].sun for cell in figures_within(s, god, area)))

    def unite(self, s: State, senior: God, junior: God) -> None:
        """Tokens that are on no figure go to the merged god."""
        s.sheets[senior].suns = s.sheets[junior].suns


GODS: dict[God, Effect] = {
    God.AMUN: Amun(),
    God.ANUBIS: Anubis(),
    God.ISIS: Isis(),
    God.OSIRIS: Osiris(),
    God.RA: Ra(),
}
assert set(GODS) == set(God), "every god has an ability"
