"""What is agreed before a game, as menus, and as two buttons where there are two values."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord

from bot.games.clicks import BUTTON
from bot.games.game_ui import GameUi, LobbyOption
from bot.store.rows import LobbyRow
from bot.texts import Texts
from cogs.core.components import MOST_OPTIONS, Menu, button, menu, option, rows
from cogs.core.emojis import Emoji
from cogs.core.replies import words


def option_menus(texts: Texts, ui: GameUi, lobby: LobbyRow) -> list[Menu]:
    """A menu for each option that has more values than two buttons can show, or for a group."""
    found: list[Menu] = []
    wanted = [o for o in _open_options(ui, lobby) if not _is_pair(texts, ui, o)]
    for group, options in groupby(wanted, lambda option: option.group):
        if group:
            found.append(_group_menu(texts, ui, lobby, group, list(options)))
        else:
            found += [_option_menu(texts, ui, lobby, option) for option in options]
    return found


def described_value(
    texts: Texts, ui: GameUi, name: str, value: str, emoji: Emoji = None
) -> discord.SelectOption:
    """A value of an option, and what it means."""
    label, about = ui.value(texts, name, value), ui.about_value(texts, name, value)
    return option(value, label, about, emoji=emoji)


def _option_menu(texts: Texts, ui: GameUi, lobby: LobbyRow, wanted: LobbyOption) -> Menu:
    """What is agreed stands in the placeholder: a chosen option could not be chosen again."""
    offered = [
        described_value(texts, ui, wanted.name, value) for value in wanted.values[:MOST_OPTIONS]
    ]
    now = lobby.agreed.get(wanted.name, wanted.values[0])
    label = _agreed(texts, ui, wanted.name, now)
    return menu(label, offered, "lobby_agree", lobby.id, rest=wanted.name)


def _group_menu(
    texts: Texts, ui: GameUi, lobby: LobbyRow, group: str, options: Sequence[LobbyOption]
) -> Menu:
    """One menu for options that belong together: what each could be; its placeholder names
    what is not as usual.
    """
    now = {o.name: lobby.agreed.get(o.name, o.values[0]) for o in options}
    offered = [
        option(
            f"{o.name} {value}",
            _agreed(texts, ui, o.name, value),
            ui.about_value(texts, o.name, value),
        )
        for o in options
        for value in o.values
        if value != now[o.name]
    ]
    unusual = [
        ui.value(texts, group, f"{o.name} {now[o.name]}")
        for o in options
        if now[o.name] != o.values[0]
    ]
    called = " · ".join(unusual) or ui.value(texts, group, options[0].values[0])
    label = texts("lobby-menu-option", option=ui.option(texts, group), value=called)
    return menu(label, offered[:MOST_OPTIONS], "lobby_agree", lobby.id)


def _open_options(ui: GameUi, lobby: LobbyRow) -> list[LobbyOption]:
    """Options that can be agreed on now."""
    idle = ui.idle_options(lobby.agreed)
    offered = ui.lobby_options(lobby.seats)
    return [option for option in offered if len(option.values) > 1 and option.name not in idle]


def _is_pair(texts: Texts, ui: GameUi, wanted: LobbyOption) -> bool:
    """Return whether an option has two values that fit buttons, such as yes and no."""
    labels = [_agreed(texts, ui, wanted.name, value) for value in wanted.values]
    return len(labels) == 2 and all(len(label) <= BUTTON for label in labels)


def _agreed(texts: Texts, ui: GameUi, name: str, value: str) -> str:
    """An option and a value of it: ``Pantheon: Yes``."""
    called = ui.value(texts, name, value)
    return texts("lobby-menu-option", option=ui.option(texts, name), value=called)


def pairs(texts: Texts, ui: GameUi, lobby: LobbyRow) -> list[discord.ui.Item[Any]]:
    """Two buttons for each option of two values, the agreed one green, below what they mean."""
    found: list[discord.ui.Item[Any]] = []
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    for name, values, _ in (o for o in _open_options(ui, lobby) if _is_pair(texts, ui, o)):
        labels = {value: _agreed(texts, ui, name, value) for value in values}
        now = lobby.agreed.get(name, values[0])
        about = {labels[value]: ui.about_value(texts, name, value) for value in values}
        if all(about.values()):
            found.append(words("\n".join(f"-# **{name}**: {said}" for name, said in about.items())))
        found += rows(
            *(
                button(
                    label,
                    "lobby_agree",
                    lobby.id,
                    rest=f"{name} {value}",
                    style=green if value == now else grey,
                )
                for value, label in labels.items()
            )
        )
    return found
