"""Secret bids of followers, in a Plague and in an auction."""

from __future__ import annotations

from rules.ankh.asking import choice
from rules.ankh.data import God
from rules.ankh.refusals import Reason
from rules.ankh.state import State
from rules.engine.decisions import Choice, choose_together
from rules.engine.errors import Why


async def secret_bids(s: State, what: str, bidders: list[God]) -> dict[God, int]:
    """All bidders bid any number of their followers, 0 included, at the same time."""
    answers = await choose_together([_bid(s, what, god) for god in bidders])
    return {god: answers[s.sheets[god].people[0]] for god in bidders}


def _bid(s: State, what: str, god: God) -> Choice[int]:
    followers = s.sheets[god].followers
    return choice(
        s, god, what, range(followers + 1), why_not=lambda key: _why_not_bid(followers, key)
    )


def _why_not_bid(followers: int, key: str) -> Why | None:
    return Why(Reason.TOO_FEW_FOLLOWERS, {"have": followers}) if key.isdecimal() else None
