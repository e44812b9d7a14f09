"""Why somebody is not asked for what they try to answer.

A question with nothing to choose from is never put, so the reason cannot come from
a choice; a player who tries all the same is told it here.
"""

from __future__ import annotations

from rules.ankh.control import why_not_claim
from rules.ankh.data import Card, God
from rules.ankh.effects.cards import build_cost
from rules.ankh.keys import TIE, TWO
from rules.ankh.lines import Answer, parse
from rules.ankh.refusals import Reason
from rules.ankh.state import State, god_of
from rules.ankh.words import Verb
from rules.engine.decisions import Seat
from rules.engine.errors import Unreadable, Why


def why_not_asked(s: State, seat: Seat, text: str) -> Why | None:
    """Explain, if the answer itself tells what the player means."""
    god = god_of(s, seat) if 0 <= seat < len(s.seats) else None
    if god is None or len(text) > 200:
        return None
    try:
        answers = parse(text)
    except Unreadable:
        return None
    return _explain(s, god, answers[-1]) if answers else None


def _explain(s: State, god: God, answer: Answer) -> Why | None:
    if answer.verb is Verb.CLAIM:
        return why_not_claim(s, god, answer.key)
    sheet = s.sheets[god]
    if answer.key == TIE and s.tie_breaker is not None:
        return Why(Reason.NOT_TIED)
    if answer.key == TWO and God.AMUN in sheet.abilities and not sheet.two_cards:
        return Why(Reason.TOKEN_FACE_DOWN)
    if answer.verb is Verb.BUILD and sheet.followers < build_cost(s, god):
        return Why(Reason.TOO_FEW_FOLLOWERS, {"need": build_cost(s, god), "have": sheet.followers})
    if s.battle is not None and god not in s.battle.rivals:
        about_battle = answer.verb in (Verb.BATTLE, Verb.BID) or ">" in answer.key
        if about_battle or answer.key in set(Card):
            return Why(Reason.NOT_A_PARTICIPANT, {"region": s.battle.region})
    return None
