"""Why a player is not asked the question they try to answer in a battle."""

from __future__ import annotations

from rules.ankh.battle import can_muster, muster_area, why_not_muster
from rules.ankh.data import Card, God, Kind, Power
from rules.ankh.effects.base import Effect
from rules.ankh.effects.cards import build_cost, buildable, why_not_build
from rules.ankh.effects.gods import legal_portals, why_not_portal
from rules.ankh.effects.guardians import Mummy, why_not_return
from rules.ankh.effects.owned import owned
from rules.ankh.effects.powers import WORSHIP_COST
from rules.ankh.keys import KEEP_ALL, TWO, YES, Building, keep
from rules.ankh.monuments import kinds_available
from rules.ankh.read_keys import read_building, read_kept, read_portal, read_summon
from rules.ankh.refusals import Reason
from rules.ankh.state import Battle, State, extent, figures_of, gods_within
from rules.ankh.words import Verb
from rules.engine.errors import Why
from rules.engine.reading import Answer


def why_not_in_battle(s: State, fight: Battle, god: God, answer: Answer) -> Why | None:
    """Those who do not fight are not asked; those who do, only for what they could do."""
    key = answer.key
    if key.isdecimal():  # a bid in a Plague, by those who still have figures there
        present = god in gods_within(s, extent(s, fight.region))
        return None if present else _no_participant(fight)
    about_battle = answer.verb in (Verb.BATTLE, Verb.BID) or ">" in key
    if god not in fight.rivals:
        return _no_participant(fight) if about_battle or key in set(Card) else None
    if read_portal(key):
        return _why_not_portal(s, fight, god, key)
    if ">" in key:
        return _why_not_muster(s, fight, god, key)
    if key == TWO:
        return _why_not_two(s, god)
    if key == KEEP_ALL or read_kept(key):
        return _why_not_kept(s, god, key)
    if key == YES:
        return _why_not_worship(s, god)
    return _why_not_place(s, fight, god, key)


def _no_participant(fight: Battle) -> Why:
    return Why(Reason.NOT_A_PARTICIPANT, {"region": fight.region})


def _why_not_muster(s: State, fight: Battle, god: God, key: str) -> Why | None:
    """Only those attuned to an obelisk there move figures when a battle begins."""
    if Power.OBELISK_ATTUNED not in s.sheets[god].powers:
        return Why(Reason.NOT_UNLOCKED, {"power": Power.OBELISK_ATTUNED})
    goal = muster_area(s, god, s.regions[fight.region])
    if can_muster(s, god, goal, []):
        return None
    return why_not_muster(s, god, goal, [], key)


def _why_not_portal(s: State, fight: Battle, god: God, key: str) -> Why | None:
    region = s.regions[fight.region]
    if God.OSIRIS not in s.sheets[god].abilities or legal_portals(s, god, region):
        return None
    return why_not_portal(s, god, region, key)


def _why_not_two(s: State, god: God) -> Why | None:
    sheet = s.sheets[god]
    if God.AMUN not in sheet.abilities:
        return None
    if not sheet.two_cards:
        return Why(Reason.TOKEN_FACE_DOWN)
    return Why(Reason.ONE_CARD_ONLY) if len(sheet.hand) < 2 else None


def _why_not_kept(s: State, god: God, key: str) -> Why | None:
    """Only Isis's figures next to an enemy are kept alive."""
    shelter = 0
    for effect in owned(s, god, Effect.shelter):
        shelter |= effect.shelter(s, god)
    kept = [cell for cell in figures_of(s, god) if shelter >> cell & 1]
    if kept and key in (KEEP_ALL, *(keep(None, cell) for cell in kept)):
        return None
    return Why(Reason.NOT_PROTECTED, {"figure": key})


def _why_not_worship(s: State, god: God) -> Why | None:
    sheet = s.sheets[god]
    if Power.WORSHIPFUL not in sheet.powers or sheet.followers >= WORSHIP_COST:
        return None
    return Why(Reason.TOO_FEW_FOLLOWERS, {"need": WORSHIP_COST, "have": sheet.followers})


def _why_not_place(s: State, fight: Battle, god: God, key: str) -> Why | None:
    """A monument that cannot be built, a Mummy that cannot come back."""
    order, wanted = read_summon(key), read_building(key)
    if wanted is not None:
        return _why_not_build(s, fight, god, wanted)
    is_mummy = order is not None and order.kind is Kind.MUMMY
    if is_mummy and Kind.MUMMY in s.sheets[god].guardians and not Mummy().returns(s, god):
        return why_not_return(s, god, key)
    return None


def _why_not_build(s: State, fight: Battle, god: God, wanted: Building) -> Why | None:
    """The card Build Monument asks nothing of a god that cannot build."""
    sheet, cost = s.sheets[god], build_cost(s, god)
    if Card.BUILD not in fight.cards.get(god, []):
        return None
    if sheet.followers < cost:
        return Why(Reason.TOO_FEW_FOLLOWERS, {"need": cost, "have": sheet.followers})
    if not sheet.ankhs:
        return Why(Reason.NO_ANKH_TOKEN, {"cell": wanted.cell})
    if not kinds_available(s, god):
        return Why(Reason.NONE_LEFT, {"monument": wanted.kind})
    area = extent(s, fight.region)
    return None if buildable(s, god) & area else why_not_build(s, god, area, wanted)
