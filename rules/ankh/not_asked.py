"""Why a player is not asked the question they try to answer.

A question with nothing to choose from is never asked, so no choice can give the reason.  A
player who answers anyway gets it from here.
"""

from __future__ import annotations

from rules.ankh.bases import has_free_base
from rules.ankh.caravan import legal_caravans, why_not_caravan
from rules.ankh.control import why_not_claim
from rules.ankh.data import GUARDIANS, God, Kind, Power
from rules.ankh.keys import TIE
from rules.ankh.lines import GRAMMAR
from rules.ankh.moving import legal_moves, why_not_move
from rules.ankh.not_asked_in_battle import why_not_in_battle
from rules.ankh.orders import basic_area
from rules.ankh.read_keys import read_capture, read_kept, read_move, read_summon
from rules.ankh.refusals import Reason
from rules.ankh.state import Phase, State, god_of
from rules.ankh.summoning import extra_areas, legal_summons, why_not_summon
from rules.ankh.unlocking import unlockable, why_not_unlock
from rules.ankh.words import Verb
from rules.engine.decisions import Seat
from rules.engine.errors import Unreadable, Why
from rules.engine.reading import Answer, read


def why_not_asked(s: State, seat: Seat, text: str) -> Why | None:
    """Explain, if the answer itself tells what the player means."""
    god = god_of(s, seat) if 0 <= seat < len(s.seats) else None
    if god is None or len(text) > 200:
        return None
    try:
        answers = read(GRAMMAR, text)
    except Unreadable:
        return None
    return _explain(s, god, answers[-1]) if answers else None


def _explain(s: State, god: God, answer: Answer) -> Why | None:
    """Ask those who know the decision that such an answer belongs to."""
    if answer.verb == Verb.CLAIM:
        return why_not_claim(s, god, answer.key)
    if answer.key.startswith(f"{Verb.CARAVAN} "):
        return None if legal_caravans(s) else why_not_caravan(s, answer.key)
    if answer.key in set(Power):
        return None if unlockable(s, god) else why_not_unlock(s, god, answer.key)
    if answer.key == TIE:
        return Why(Reason.NOT_TIED) if s.tie_breaker is not None else None
    if read_capture(answer.key):
        return _why_not_capture(s, god)
    if s.battle is not None:
        return why_not_in_battle(s, s.battle, god, answer)
    if is_auction(s) and answer.key.isdecimal():
        return _why_not_guardian(s, god, s.row[0])
    if kept := read_kept(answer.key):
        return _why_not_guardian(s, god, kept.kind)
    return _why_not_figure(s, god, answer.key)


def is_auction(s: State) -> bool:
    """Return whether a guardian is being auctioned: in no other event is there a tie-breaker."""
    return s.phase is Phase.EVENT and s.tie_breaker_up and bool(s.row)


def _why_not_guardian(s: State, god: God, kind: Kind | None) -> Why | None:
    """Nobody bids for a guardian, or inherits one, without a base for it."""
    if kind not in GUARDIANS or has_free_base(s, god, kind):
        return None
    return Why(Reason.NO_FREE_BASE, {"guardian": kind})


def _why_not_capture(s: State, god: God) -> Why | None:
    sheet = s.sheets[god]
    if not sheet.captive_slots:
        return None
    full = len(sheet.captives) >= sheet.captive_slots
    return Why(Reason.NO_FREE_SLOT if full else Reason.NO_CAPTIVE)


def _why_not_figure(s: State, god: God, key: str) -> Why | None:
    """A Move or Summon action in which nothing can be done asks nothing."""
    if read_move(key) is not None:
        return None if any(legal_moves(s, god, set())) else why_not_move(s, god, set(), key)
    if read_summon(key) is None:
        return None
    areas = [basic_area(s, god), *extra_areas(s, god)]
    return None if any(legal_summons(s, god, areas, [])) else why_not_summon(s, god, areas, [], key)
