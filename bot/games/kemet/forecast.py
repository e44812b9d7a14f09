"""What may come of a battle of Kemet: a table of each own card against each of the other's."""

from __future__ import annotations

from bot.games.forecasts import Forecast, Outlook
from bot.games.kemet.naming import Names
from bot.games.kemet.outcomes import Outcome
from bot.games.kemet.outcomes import forecast as battle_forecast
from bot.texts import Texts
from renderer.grid import Cell, Grid, Tone
from rules.kemet.data import NUMBER_OF


def forecast(texts: Texts, outlook: Outlook) -> Forecast:
    """Every own battle card against every card that the other may still hold."""
    view = outlook.view
    found = battle_forecast(view, view.viewer) if view.viewer is not None else None
    if found is None or not found.outcomes:
        return Forecast()
    names = Names(texts, view)
    rivals = dict.fromkeys(row.rival for row in found.outcomes)
    rows = tuple(
        (names.battle_card(card), tuple(_cell(row) for row in found.against(card)))
        for card in dict.fromkeys(row.card for row in found.outcomes)
    )
    columns = tuple(str(NUMBER_OF[rival]) for rival in rivals)
    area = texts("kemet-headline-battle", area=view.battle.area)
    grid = Grid(area, columns, rows, texts("kemet-forecast"))
    return Forecast(grids=(grid,))


def _cell(row: Outcome) -> Cell:
    return Cell(f"{row.lost}:{row.killed}", Tone.GOOD if row.is_won else Tone.BAD)
