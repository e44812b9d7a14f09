"""What may come of a battle of Kemet, and what a draft changes.

A table has each own card against each of the other's.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.forecasts import Forecast, Outlook
from bot.games.kemet.naming import Names
from bot.games.kemet.outcomes import Forecast as Outcomes
from bot.games.kemet.outcomes import Outcome, earns
from bot.games.kemet.outcomes import forecast as battle_forecast
from bot.texts import Texts
from bot.texts.saying import NONE, listed
from renderer.grid import Cell, Grid, Tone
from rules.engine.decisions import Seat
from rules.kemet.data import NUMBER_OF
from rules.kemet.state import Stage
from rules.kemet.strength import Term
from rules.kemet.view import BattleView, FighterView, View


def forecast(texts: Texts, outlook: Outlook) -> Forecast:
    """Strengths before cards; for a fighter also what the other may hold, card against card."""
    view: View = outlook.view
    battle = view.battle
    if battle is None or battle.stage is not Stage.COMMIT:
        return Forecast()
    names = Names(texts, view)
    lines = [_strengths(names, battle)]
    found = battle_forecast(view, view.viewer) if view.viewer is not None else None
    if found is None or not found.outcomes:
        return Forecast(tuple(lines))
    rival = _rival(battle, view.viewer)
    lines.append(_holds(names, rival, found))
    return Forecast(tuple(lines), {}, (_pairs(names, battle, found),))


def _rival(battle: BattleView, seat: Seat | None) -> FighterView:
    return battle.defender if seat == battle.attacker.seat else battle.attacker


# --- above the buttons -----------------------------------------------------------------------


def _strengths(names: Names, battle: BattleView) -> str:
    """Both sides without cards, and whom a victory would bring a point."""
    sides = (battle.attacker, battle.defender)
    strengths = (f"**{names.player(side.seat)} {_bare(side)}**" for side in sides)
    earning = [names.player(side.seat) for side in sides if earns(names.view, battle, side)]
    return names.texts(
        "kemet-forecast-strengths", list=" : ".join(strengths), points=listed(earning) or NONE
    )


def _bare(side: FighterView) -> int:
    return side.total_strength - side.strength[Term.CARD] - side.strength[Term.DI]


def _holds(names: Names, rival: FighterView, found: Outcomes) -> str:
    """What the other may still play."""
    player = names.view.players[rival.seat]
    cards = dict.fromkeys(NUMBER_OF[row.rival] for row in found.outcomes)
    return names.texts(
        "kemet-forecast-rival",
        player=names.player(rival.seat),
        cards=listed(cards),
        di=player.di,
        prayer=player.prayer,
    )


# --- the table -------------------------------------------------------------------------------


def _pairs(names: Names, battle: BattleView, found: Outcomes) -> Grid:
    rivals = dict.fromkeys(row.rival for row in found.outcomes)
    rows = tuple(
        (names.battle_card(card), tuple(_cell(row) for row in found.against(card)))
        for card in dict.fromkeys(row.card for row in found.outcomes)
    )
    columns = tuple(str(NUMBER_OF[rival]) for rival in rivals)
    title = names.texts("kemet-headline-battle", area=battle.area)
    return Grid(title[:1].upper() + title[1:], columns, rows, names.texts("kemet-forecast-read"))


def _cell(row: Outcome) -> Cell:
    text = f"{row.lost}:{row.killed}" + " +1" * row.points[0]
    return Cell(text, Tone.GOOD if row.is_won else Tone.BAD)


# --- a draft ---------------------------------------------------------------------------------


def changes(texts: Texts, before: Outlook, after: Outlook) -> list[str]:
    """Victory and prayer points, and the battle that a draft would begin."""
    me = before.view.viewer
    if me is None or not before.view.players or not after.view.players:
        return []
    return list(_changes(Names(texts, after.view), before.view, after.view, me))


def _changes(names: Names, before: View, after: View, me: Seat) -> Iterator[str]:
    old, new = before.players[me], after.players[me]
    if old.total != new.total:
        yield names.texts("kemet-change-points", old=old.total, new=new.total)
    if old.prayer != new.prayer:
        yield names.texts("kemet-change-prayer", old=old.prayer, new=new.prayer)
    battle = after.battle
    begins = before.battle is None and battle is not None and battle.stage is Stage.COMMIT
    if battle is None or not begins:
        return
    yield names.texts("kemet-change-battle", area=battle.area, line=_strengths(names, battle))
    found = battle_forecast(after, me)
    if found is not None and found.outcomes:
        won = sum(row.is_won for row in found.outcomes)
        yield names.texts("kemet-change-odds", won=won, all=len(found.outcomes))
