"""Buttons, menus and pop-ups that survive a restart.

Each carries in its custom id what it means: a verb, the number of a table (or a lobby), a
revision and the rest.  Nothing about it is kept in memory: whatever comes back is read and handed
to the function that was registered for its verb and for the way in which it came::

    @on("watch", Way.BUTTON, Way.MENU)
    async def watch(interaction: Interaction, pressed: Pressed) -> None: ...

    button(texts("watch-button"), "watch", table.id)

Whatever else arrives is an old button: somebody is told so, and nothing happens.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, NamedTuple

import discord

from bot.process.client import ThothBot
from bot.tables.refusals import Refused, TableRefusal, refuse
from bot.texts.saying import clipped

Interaction = discord.Interaction[ThothBot]

_NUMBER = r"0|[1-9][0-9]{0,18}"
_WRITTEN = re.compile(rf"(thoth|menu):([a-z_]+):({_NUMBER}):({_NUMBER}):(.*)")
LARGEST = 2**63 - 1  # number that the database takes
LONGEST_LABEL, LONGEST_OPTION, MOST_OPTIONS, LONGEST_ID = 80, 100, 25, 100


class Way(enum.Enum):
    """How something that somebody did comes to us."""

    BUTTON = enum.auto()
    MENU = enum.auto()
    POP_UP = enum.auto()


class Pressed(NamedTuple):
    """What somebody pressed, chose or filled in."""

    verb: str
    number: int  # of a table or a lobby; 0 where there is none
    revision: int
    rest: str = ""
    values: tuple[str, ...] = ()  # what was chosen in a menu
    fields: Mapping[str, str] = {}  # what was filled in, by custom id


Handler = Callable[[Interaction, Pressed], Awaitable[None]]
HANDLERS: dict[tuple[Way, str], Handler] = {}
OnError = Callable[[Interaction, BaseException], Awaitable[None]]
_on_error: list[OnError] = []  # who answers when a handler fails


def on(verb: str, *ways: Way) -> Callable[[Handler], Handler]:
    """Register what happens when a button with this verb is pressed, or what else is named."""

    def register(handler: Handler) -> Handler:
        for way in ways or (Way.BUTTON,):
            before = HANDLERS.get((way, verb), handler)  # discord.py runs a cog's module once more
            assert before.__module__ == handler.__module__, f"two handlers for {verb}"
            HANDLERS[way, verb] = handler
        return handler

    return register


def old_button() -> Refused:
    """What to raise if a component is not one that is shown now, or was never ours."""
    return refuse(TableRefusal.OUT_OF_DATE)


def number_in(written: str) -> int:
    """A number in the rest of a custom id; whatever else is there makes it an old button."""
    number = int(written) if re.fullmatch(_NUMBER, written) else LARGEST + 1
    if number > LARGEST:
        raise old_button()
    return number


def expect_only(pressed: Pressed, *parts: str) -> None:
    """Refuse what carries more than these: our components with this verb never do."""
    if any(getattr(pressed, part) for part in ("number", "revision", "rest") if part not in parts):
        raise old_button()


def custom_id(verb: str, number: int, revision: int = 0, rest: str = "") -> str:
    """Write down what a component means."""
    written = f"thoth:{verb}:{number}:{revision}:{rest}"
    assert len(written) <= LONGEST_ID, f"{verb}: the custom id is too long"
    return written


# --- what arrives ---------------------------------------------------------------------------


async def arrived(interaction: Interaction) -> None:
    """Take a press, a choice or a filled-in pop-up, also of a message from before a restart."""
    data: Any = interaction.data or {}
    if interaction.type is discord.InteractionType.modal_submit:
        fields = {f["custom_id"]: str(f.get("value", "")) for f in _fields(data["components"])}
        await _dispatch(interaction, Way.POP_UP, data, fields=fields)
    elif data.get("component_type") == discord.ComponentType.button.value:
        await _dispatch(interaction, Way.BUTTON, data)
    else:
        await _dispatch(interaction, Way.MENU, data, values=tuple(data.get("values", ())))


async def _dispatch(interaction: Interaction, way: Way, data: Any, **given: Any) -> None:  # noqa: ANN401 - of any handler
    """Hand something pressed to its handler; whatever goes wrong is answered, never dropped."""
    try:
        pressed = read(way, str(data.get("custom_id", "")))._replace(**given)
        handler = HANDLERS.get((way, pressed.verb))
        if handler is None or (way is Way.MENU and not pressed.values):
            raise old_button()
        if way is not Way.POP_UP and not _is_on(interaction.message, data["custom_id"]):
            raise old_button()
        await handler(interaction, pressed)
    except Exception as error:  # the one place where presses end
        await _on_error[0](interaction, error)


def _is_on(message: discord.Message | None, written: str) -> bool:
    """Return whether a message has a component with this custom id."""
    parts: list[Any] = [] if message is None else list(message.components)
    for part in parts:
        parts += getattr(part, "children", ())
    return any(getattr(part, "custom_id", None) == written for part in parts)


def read(way: Way, written: str) -> Pressed:
    """Read a custom id; raises if we do not write such ids."""
    match = _WRITTEN.fullmatch(written)
    if match is None or len(written) > LONGEST_ID or (match[1] == "menu") != (way is Way.MENU):
        raise old_button()
    return Pressed(match[2], number_in(match[3]), number_in(match[4]), match[5])


def answer_errors_by(answer: OnError) -> None:
    """Say who answers when a handler fails."""
    _on_error[:] = [answer]


def _fields(components: Sequence[Any]) -> list[Any]:
    """All fields of a pop-up, whether in labels or in rows."""
    found = []
    for component in components:
        inner = component.get("components") or [c for c in [component.get("component")] if c]
        found += _fields(inner) if inner else [component]
    return found


# --- what is shown --------------------------------------------------------------------------

# discord.py keeps nothing of dynamic items, and calls them only if the whole custom id fits
# their template.  None does: it would leave unanswered what it does not find on the message.


class Button(discord.ui.DynamicItem[discord.ui.Button[Any]], template="thoth:"):
    """A button that is nothing but its custom id."""


AnySelect = discord.ui.Select[Any] | discord.ui.UserSelect[Any]


class Menu(discord.ui.DynamicItem[AnySelect], template="menu:"):
    """A menu that is nothing but its custom id."""


def button(
    label: str,
    verb: str,
    number: int,
    revision: int = 0,
    rest: str = "",
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> Button:
    """Make a button; an emoji stands before its words, never alone."""
    item: discord.ui.Button[Any] = discord.ui.Button(
        label=clipped(label, LONGEST_LABEL),
        style=style,
        disabled=disabled,
        emoji=emoji,
        custom_id=custom_id(verb, number, revision, rest),
    )
    return Button(item)


def menu(
    placeholder: str,
    options: Sequence[discord.SelectOption],
    verb: str,
    number: int,
    revision: int = 0,
    rest: str = "",
    *,
    least: int = 1,
    most: int = 1,
) -> Menu:
    """Make a menu; several options may be chosen if ``most`` says so."""
    item: discord.ui.Select[Any] = discord.ui.Select(
        placeholder=clipped(placeholder, 150),
        options=list(options),
        custom_id=custom_id(verb, number, revision, rest).replace("thoth", "menu", 1),
        min_values=least,
        max_values=most,
    )
    return Menu(item)


def people_menu(placeholder: str, verb: str, number: int, *, most: int) -> Menu:
    """Make a menu of the people of a server; what is chosen are their numbers."""
    item: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        placeholder=clipped(placeholder, 150),
        custom_id=custom_id(verb, number).replace("thoth", "menu", 1),
        max_values=most,
    )
    return Menu(item)


def option(
    value: str,
    label: str,
    note: str = "",
    *,
    chosen: bool = False,
    emoji: discord.PartialEmoji | None = None,
) -> discord.SelectOption:
    """Make an option of a menu."""
    return discord.SelectOption(
        value=value,
        label=clipped(label, LONGEST_OPTION),
        description=clipped(note, LONGEST_OPTION) or None,
        default=chosen,
        emoji=emoji,
    )


def rows(*items: Button | Menu) -> list[discord.ui.ActionRow[Any]]:
    """Lay components out: up to five buttons a row, each menu in a row of its own."""
    found: list[discord.ui.ActionRow[Any]] = []
    line: list[Button] = []
    for item in items:
        if isinstance(item, Menu):
            if line:
                found.append(discord.ui.ActionRow(*line))
            line = []
            found.append(discord.ui.ActionRow(item))
            continue
        line.append(item)
        if len(line) == 5:
            found.append(discord.ui.ActionRow(*line))
            line = []
    if line:
        found.append(discord.ui.ActionRow(*line))
    return found


class PopUp(discord.ui.Modal):
    """A pop-up with text fields.  What is sent arrives through its custom id, like a press."""

    def __init__(
        self,
        title: str,
        fields: Mapping[str, discord.ui.TextInput[Any]],
        verb: str,
        number: int,
        revision: int = 0,
        rest: str = "",
    ) -> None:
        super().__init__(
            title=clipped(title, 45), custom_id=custom_id(verb, number, revision, rest)
        )
        for label, field in fields.items():
            self.add_item(discord.ui.Label(text=clipped(label, 45), component=field))
