"""Where a game of Ankh stands, and what an answer brings about that one should know before."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ankh.answers import answered as answered
from bot.texts import Texts
from renderer.labels import key as text_key
from rules.ankh.data import Action, EventKind
from rules.ankh.keys import TWO
from rules.ankh.lookup import (
    conflict_number,
    decider,
    event_at,
    has_effect,
    is_auction,
    sheet_of,
    triggers,
)
from rules.ankh.state import Phase
from rules.ankh.view import View
from rules.engine.decisions import Seat


def headline(texts: Texts, view: View) -> str:
    """Say where the game stands in a few words."""
    match view.phase:
        case Phase.ACTION:
            return _action(texts, view)
        case Phase.EVENT:
            return texts("ankh-headline-event", turn=view.turn + 1, event=_event(texts, view))
        case Phase.CONFLICT | Phase.REGION | Phase.AFTERMATH:
            return _conflict(texts, view)
        case Phase.SET_UP | Phase.DRAFT | Phase.FOUNDING | Phase.OVER:
            return texts("ankh-board-phase", phase=view.phase)


def turn(view: View) -> int:
    """The turn."""
    return view.turn


def next_seat(view: View, seat: Seat) -> Seat | None:
    """The next seat clockwise that still has a god, after a turn of actions."""
    if view.phase is not Phase.ACTION or view.active != seat:
        return None
    playing = {person for god in view.gods for person in god.people}
    count = len(view.seats)
    others = ((seat + step) % count for step in range(1, count))
    return next((other for other in others if other in playing), None)


def _action(texts: Texts, view: View) -> str:
    sheet = sheet_of(view, view.active_god)
    most = 1 if sheet and len(sheet.people) > 1 else 2
    number = 2 if view.first_action else 1
    return texts("ankh-headline-turn", turn=view.turn + 1, number=number, most=most)


def _event(texts: Texts, view: View) -> str:
    return event_name(texts, view, max(view.event, 1))


def _conflict(texts: Texts, view: View) -> str:
    name = _event(texts, view)
    if view.battle is not None:
        return texts("ankh-headline-battle", conflict=name, region=view.battle.region)
    if view.phase is Phase.REGION and view.regions_left:
        return texts("ankh-headline-region", conflict=name, region=view.regions_left[0])
    if view.phase is Phase.AFTERMATH:
        return texts("ankh-headline-aftermath", conflict=name)
    return name


def event_name(texts: Texts, view: View, position: int) -> str:
    """What a space of the event track brings in this scenario: ``Conflict 2``."""
    kind = event_at(position)
    if kind is EventKind.CONFLICT:
        return texts("ankh-headline-conflict", number=conflict_number(position))
    if kind is EventKind.CONTROL and is_auction(view, position):
        return texts("ankh-headline-auction")
    return texts(text_key("ankh-event", kind))


def consequences(view: View) -> dict[str, str]:
    """The event that each action would trigger now, by its kind."""
    event = str(event_at(view.event + 1))
    return {str(action): event if triggers(view, action) else "" for action in Action}


def warnings(texts: Texts, view: View, what: str, keys: Sequence[str]) -> list[str]:
    """Say once which actions trigger the coming event; what has no effect stands on buttons."""
    if what != "action":
        return [line for key in keys if (line := warning(texts, view, what, key))]
    found = [action for action in map(Action, keys) if triggers(view, action)]
    if not found:
        return []
    between = f" {texts('ankh-warnings-or')} "
    named = between.join(texts(text_key("ankh-click-action", action)) for action in found)
    event = event_name(texts, view, view.event + 1)
    return [texts("ankh-warnings-event", actions=named, event=event)]


def warning(texts: Texts, view: View, what: str, key: str) -> str:
    """Say what an answer brings about: an event, or nothing at all."""
    if what == "battle.two" and key == TWO:
        return texts("ankh-warning-two-cards")
    if what != "action" or key not in set(Action):
        return ""
    action, sheet = Action(key), decider(view, what)
    name = texts(text_key("ankh-action", action))
    said = []
    if triggers(view, action):
        event = event_name(texts, view, view.event + 1)
        said.append(texts("ankh-warning-event", action=name, event=event))
    if sheet and not has_effect(view, action, sheet):
        said.append(texts("ankh-warning-no-effect", action=name))
    return " ".join(said)
