"""Which game is meant: asked of whoever wants to play and does not say what."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.game_ui import GameUi
from bot.games.uis import UIS
from bot.texts import Texts
from cogs.core.components import Button, Interaction, Menu, Pressed, button, menu, option
from cogs.core.replies import show
from cogs.lobby.panel import game_title

MOST_BUTTONS = 5  # more games are offered in a menu


async def ask_which_game(
    interaction: Interaction, texts: Texts, verb: str, wanted: Mapping[str, str]
) -> None:
    """Offer games, privately; whatever is wanted of each comes back with its button."""
    lines = [texts("lobby-which-game"), *(_about(texts, UIS[game]) for game in wanted)]
    await show(interaction, "\n".join(lines), *_choices(texts, verb, wanted))


def chosen(pressed: Pressed) -> str:
    """What came back; empty if nobody has chosen yet."""
    return pressed.values[0] if pressed.values else pressed.rest


def _choices(texts: Texts, verb: str, wanted: Mapping[str, str]) -> list[Button | Menu]:
    if len(wanted) <= MOST_BUTTONS:
        return [
            button(game_title(texts, game), verb, 0, rest=rest) for game, rest in wanted.items()
        ]
    options = [option(rest, game_title(texts, game)) for game, rest in wanted.items()]
    return [menu(texts("lobby-which-game"), options, verb, 0)]


def _about(texts: Texts, ui: GameUi) -> str:
    """A game and for how many it is."""
    title, seats = game_title(texts, ui.game.name), ui.game.seats
    if len(seats) == 1:
        return texts("lobby-game-for", game=title, seats=seats[0])
    return texts("lobby-game-for-some", game=title, least=seats[0], most=seats[-1])
