"""Where a game of Kemet stands, answers in words, and what they bring about."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.kemet.clicks import label_of
from bot.games.kemet.marches import group_of
from bot.games.kemet.naming import Names
from bot.texts import Texts
from bot.texts.saying import text_key
from rules.kemet.boards import Area, Kind
from rules.kemet.data import SPACES, Deed
from rules.kemet.keys import Recruits, Step, What
from rules.kemet.read_keys import (
    read_commit,
    read_flight,
    read_placing,
    read_recruits,
    read_step,
)
from rules.kemet.state import Phase
from rules.kemet.view import View

_MOVES = (What.MOVE, What.MOVE_ON, What.TELEPORTATION)
_NAMED = (  # decisions that an answer names, because it says too little by itself
    What.BUY,
    What.BUILD,
    What.FIRE,
    What.CREATURE,
    What.RETREAT,
    What.HOME,
    What.FIRST_BATTLE,
    What.DELTA,
    What.SANCTUARY,
    What.WOUND,
)
_SETTING_UP = (Phase.SET_UP, Phase.CITY, Phase.DEAL, Phase.PYRAMIDS, Phase.SOLDIERS)
_NIGHT = (Phase.PRAYER, Phase.DRAW, Phase.NIGHT_TILES, Phase.ORDER)


def headline(texts: Texts, view: View) -> str:
    """Say where the game stands in a few words."""
    if view.phase in _SETTING_UP:
        return texts("kemet-headline-set-up")
    if view.phase is Phase.OVER:
        return texts("kemet-headline-over")
    if view.phase in _NIGHT:
        head = texts("kemet-headline-night", day=view.day)
    elif view.phase is Phase.END_OF_DAY:
        head = texts("kemet-headline-evening", day=view.day)
    else:
        head = texts("kemet-headline-day", day=view.day, turn=view.turn, turns=view.turns)
    if view.battle is None:
        return head
    return f"{head} · {texts('kemet-headline-battle', area=view.battle.area)}"


def turn(view: View) -> int:
    """The day."""
    return view.day


# --- answers in words ----------------------------------------------------------------------------


def answered(texts: Texts, view: View, what: str, key: str) -> str:
    """An answer in a few words: ``10 → 81: 5 + Phoenix``."""
    names = Names(texts, view)
    if what in _MOVES and (wanted := read_step(key)) is not None:
        return _moved(names, wanted)
    if what == What.BATTLE and (chosen := read_commit(key)) is not None:
        return texts(
            "kemet-answer-cards",
            card=names.battle_card(chosen.card),
            drop=names.battle_card(chosen.drop),
            cards=names.cards(chosen.cards) or "none",
        )
    if (flight := read_flight(key)) is not None:
        return texts("kemet-answer-flight", place=names.place(flight.area))
    placed = read_recruits(key)
    if placed is not None and what != What.ENLIST:
        return texts("kemet-answer-placed", place=names.place(placed.area), number=placed.soldiers)
    label = label_of(texts, view, what, key)
    return texts(text_key("kemet-answer", what), answer=label) if what in _NAMED else label


def _moved(names: Names, wanted: Step) -> str:
    soldiers, creature = group_of(names, wanted)
    key = "kemet-answer-teleport" if wanted.is_teleport else "kemet-answer-step"
    group = names.group(soldiers, creature)
    return names.texts(key, start=wanted.start, end=wanted.end, group=group)


# --- what an answer brings about ------------------------------------------------------------------


def warning(texts: Texts, view: View, what: str, key: str) -> str:
    """Say whom an answer attacks, which temple it gives up, what is more than there is room for."""
    names = Names(texts, view)
    if what in _MOVES and (step := read_step(key)) is not None:
        return " ".join(line for line in (_attack(names, step), _left(names, step)) if line)
    if what == What.RECRUIT and (coming := read_recruits(key)) is not None:
        return _clash(names, coming)
    placing = read_placing(key) if what == What.ACTION else None
    if placing is not None and SPACES[placing.space].deed is Deed.PRAY:
        return _waste(names)
    return ""


def warnings(texts: Texts, view: View, what: str, keys: Sequence[str]) -> list[str]:
    """Say nothing on a public panel: what somebody should see for themselves is theirs alone."""
    return []


def _attack(names: Names, step: Step) -> str:
    enemy = names.enemy(step.end)
    if enemy is None:
        return ""
    soldiers, creature = group_of(names, step)
    return names.texts(
        "kemet-warning-attack",
        player=names.player(enemy.seat),
        own=names.group(soldiers, creature),
        theirs=names.group(enemy.soldiers, enemy.creature),
    )


def _left(names: Names, step: Step) -> str:
    """A temple that nobody holds any more."""
    army = names.army(step.start, names.me)
    soldiers, _ = group_of(names, step)
    if army is None or army.soldiers > soldiers or not _is_temple(names, step.start):
        return ""
    return names.texts("kemet-warning-temple", area=step.start)


def _is_temple(names: Names, area: Area) -> bool:
    found = names.area_view(area)
    return found is not None and found.kind is Kind.TEMPLE


def _clash(names: Names, coming: Recruits) -> str:
    enemy = names.enemy(coming.area)
    if enemy is None:
        return ""
    return names.texts(
        "kemet-warning-attack",
        player=names.player(enemy.seat),
        own=str(coming.soldiers),
        theirs=names.group(enemy.soldiers, enemy.creature),
    )


def _waste(names: Names) -> str:
    """Prayer points beyond eleven are lost."""
    costs = names.costs
    if costs is None or costs.gained(costs.prayers()) == costs.prayers():
        return ""
    return names.texts("kemet-warning-prayer", number=costs.gained(costs.prayers()))


def consequences(view: View) -> dict[str, str]:
    """Who stands where: a plan to move or recruit means this position and no other."""
    armies = " ".join(
        f"{area.area}:{army.seat}x{army.soldiers}" for area in view.areas for army in area.armies
    )
    spaces = [space for space, kind in SPACES.items() if kind.deed in (Deed.MOVE, Deed.RECRUIT)]
    return {str(space): armies for space in spaces}
