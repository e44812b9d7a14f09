"""The way to each option of a decision of Kemet, click by click."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.clicks import Way, Ways
from bot.games.kemet import aftermaths, beginnings, fights, marches, recruits, turns
from bot.games.kemet.naming import Names
from bot.games.kemet.outcomes import forecast_table
from bot.games.kemet.pyramid import PYRAMID, row_rule, to_attack
from bot.texts import Texts
from bot.texts.saying import clipped, explained
from rules.kemet.data import Card
from rules.kemet.keys import DONE, END, ESCAPE, FIGHT, PASS, STOP, VETO, What
from rules.kemet.view import View

LONGEST = 200  # of an option in one line

_LISTED: dict[str, Callable[[Names, Sequence[str]], Ways]] = {  # what looks at all options
    What.BATTLE: fights.battle,
    What.ORDER: beginnings.order,
    What.MOVE: marches.moves,
    What.MOVE_ON: marches.moves,
    What.TELEPORTATION: marches.moves,
}
_WAYS: dict[str, Callable[[Names, str], Way]] = {  # one option after another
    What.CITY: beginnings.city,
    What.PYRAMIDS: beginnings.pyramids,
    What.SOLDIERS: beginnings.soldiers,
    What.VISION: fights.di_card,
    What.NIGHT_TILE: recruits.night_tile,
    What.REINFORCE: recruits.recruit,
    What.ACTION: turns.action,
    What.BUILD: turns.build,
    What.BUY: turns.buy,
    What.CREATURE: recruits.arriving,
    What.STRATEGY: fights.given_up,
    What.RECRUIT: recruits.recruit,
    What.FIRST_BATTLE: aftermaths.area,
    What.CARD: fights.di_card,
    What.FIRE: aftermaths.fire,
    What.ENLIST: recruits.enlist,
    What.VETO: fights.veto,
    What.ESCAPE: fights.escape,
    What.WOUND: fights.di_card,
    What.LOSER: aftermaths.loser,
    What.RETREAT: aftermaths.area,
    What.WINNER: aftermaths.winner,
    What.HOME: aftermaths.area,
    What.DELTA: aftermaths.delta,
    What.SANCTUARY: aftermaths.sanctuary,
}

# What ends a decision that is asked again and again, and what its button says at first.
CLOSING: dict[str, tuple[str, str]] = {
    What.MOVE: (STOP, "kemet-click-move-nobody"),
    What.RECRUIT: (DONE, "kemet-click-recruit-nobody"),
    What.REINFORCE: (DONE, "kemet-click-no-more"),
    What.NIGHT_TILE: (DONE, "kemet-click-no-tile"),
}
# Decisions that belong to an answer given before: the action is only half chosen.
HALVES = (
    What.BUILD,
    What.BUY,
    What.CREATURE,
    What.STRATEGY,
    What.RECRUIT,
    What.MOVE,
    What.MOVE_ON,
    What.CARD,
    What.FIRE,
    What.ENLIST,
    What.TELEPORTATION,
    What.REINFORCE,
    What.WINNER,
    What.HOME,
)


def clicks(texts: Texts, view: View, what: str, keys: Sequence[str]) -> Ways:
    """The way to each option; options that belong together lie behind the same click."""
    names = Names(texts, view)
    if what in _LISTED:
        return _LISTED[what](names, keys)
    way = _WAYS[what]
    return {key: way(names, key) for key in keys}


def label_of(texts: Texts, view: View, what: str, key: str) -> str:
    """An option in one line: the labels of all its clicks."""
    way = clicks(texts, view, what, [key])[key]
    return clipped(" · ".join(click.label for click in way), LONGEST)


# Whoever could hold the card sees both answers, so a look over the shoulder tells little.
_WINDOWS: dict[str, tuple[str, ...]] = {What.VETO: (PASS, VETO), What.ESCAPE: (FIGHT, ESCAPE)}


def shown_always(what: str) -> tuple[str, ...]:
    """The pyramid of actions; both answers where somebody may hold a Veto or an Escape."""
    if what == What.ACTION:
        return tuple(key for row in PYRAMID for key in row)
    return _WINDOWS.get(what, ())


def rows(view: View, what: str) -> tuple[tuple[str, ...], ...]:
    """The pyramid of actions row by row, as it is printed."""
    if what == What.ACTION:
        return PYRAMID
    return (keys,) if (keys := shown_always(what)) else ()


def above(texts: Texts, view: View, what: str) -> str:
    """Which rows still need a token."""
    return row_rule(texts, view) if what == What.ACTION else ""


def own_hint(texts: Texts, view: View, what: str) -> str:
    """Beginners read whom they could attack."""
    return to_attack(texts, view) if what == What.ACTION else ""


def closing(what: str) -> str | None:
    """What ends a Move, a Recruit and the use of night tiles."""
    return CLOSING[what][0] if what in CLOSING else None


def declining(texts: Texts, what: str) -> str:
    """That nobody moves or comes."""
    return texts(CLOSING[what][1])


def begins_step(what: str) -> bool:
    """A turn and whatever a battle asks begin something new."""
    return what not in HALVES


def concluding(what: str) -> str | None:
    """Confirm also ends the turn in which a token was placed, and that of a Move that goes on."""
    return END if what in (What.ACTION, What.MOVE, What.MOVE_ON) else None


def in_private(texts: Texts, view: View, what: str) -> str:
    """What each own card would do in a battle; what a Veto and an Escape do, to all alike."""
    names = Names(texts, view)
    if what == What.VETO:
        return "\n".join([_answer_with(names, Card.VETO), texts("kemet-veto-advice")])
    if what == What.ESCAPE:
        return _answer_with(names, Card.ESCAPE)
    return forecast_table(texts, view) if what == What.BATTLE else ""


def _answer_with(names: Names, card: Card) -> str:
    return explained([(names.card(card), names.about_card(card))])[0]
