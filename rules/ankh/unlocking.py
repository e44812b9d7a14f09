"""The action Unlock Ankh Power, and the guardians it uncovers (RULES A-10)."""

from __future__ import annotations

from rules.ankh.bases import has_free_base
from rules.ankh.data import (
    GUARDIAN_SYMBOLS,
    GUARDIANS,
    LEVEL_OF_POWER,
    POWERS_OF_LEVEL,
    UNLOCK_LEVELS,
    Action,
    God,
    Power,
)
from rules.ankh.effects.scenarios import rules_of
from rules.ankh.followers import sacrifice
from rules.ankh.keys import NO
from rules.ankh.refusals import Reason
from rules.ankh.state import State
from rules.engine.decisions import Seat, choose
from rules.engine.errors import Why
from rules.engine.events import tell


async def unlock_power(s: State, god: God, seat: Seat) -> None:
    """Sacrifice followers to unlock a power of the next level, or decline."""
    powers = unlockable(s, god)
    if not powers:
        tell(s, "nothing_unlocked", god=god)
        return
    answer = await choose(
        seat, "unlock", [*powers, NO], why_not=lambda key: why_not_unlock(s, god, key)
    )
    if not isinstance(answer, Power):
        tell(s, "nothing_unlocked", god=god)
        return
    sacrifice(s, god, LEVEL_OF_POWER[answer], Action.UNLOCK)
    s.sheets[god].powers += (answer,)
    tell(s, "unlocked", god=god, power=answer)
    uncover_guardian(s, god)


def unlockable(s: State, god: God) -> list[Power]:
    """The locked powers of the next level, if the god can pay for one (A-10.1, A-10.2)."""
    sheet = s.sheets[god]
    if len(sheet.powers) == len(UNLOCK_LEVELS):
        return []
    level = UNLOCK_LEVELS[len(sheet.powers)]
    if sheet.followers < level:
        return []
    rules = rules_of(s)
    return [
        power
        for power in POWERS_OF_LEVEL[level]
        if power not in sheet.powers and not rules.forbids_power(power)
    ]


def uncover_guardian(s: State, god: God) -> None:
    """The 2nd, 4th and 5th unlock bring a guardian, if one and a base for it are left."""
    sheet = s.sheets[god]
    level = GUARDIAN_SYMBOLS[len(sheet.powers) - 1]
    if not level or not rules_of(s).guardian_symbols:
        return
    kind = next((kind for kind in s.guardians if GUARDIANS[kind].level == level), None)
    if kind is None or not s.guardians[kind] or not has_free_base(s, god, kind):
        tell(s, "no_guardian", god=god, level=level)
        return
    s.guardians[kind] -= 1
    sheet.guardians += (kind,)
    tell(s, "guardian_gained", god=god, guardian=kind)


def why_not_unlock(s: State, god: God, key: str) -> Why | None:
    """Say why a power cannot be unlocked now."""
    if key not in set(Power) or rules_of(s).forbids_power(Power(key)):
        return Why(Reason.NO_SUCH_POWER, {"power": key})
    sheet = s.sheets[god]
    power, level = Power(key), LEVEL_OF_POWER[Power(key)]
    if power in sheet.powers:
        return Why(Reason.ALREADY_UNLOCKED, {"power": power})
    unlocks = len(sheet.powers)
    due = UNLOCK_LEVELS[unlocks] if unlocks < len(UNLOCK_LEVELS) else None
    if due is None or level < due:
        return Why(Reason.LEVEL_FULL, {"power": power, "level": level})
    if level > due:
        return Why(Reason.WRONG_LEVEL, {"power": power, "level": level, "due": due})
    if sheet.followers < level:
        return Why(Reason.TOO_FEW_FOLLOWERS, {"need": level, "have": sheet.followers})
    return None
