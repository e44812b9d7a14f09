"""Command rules that the published description omits."""

from __future__ import annotations

import re
from collections import Counter

from sandbox.errors import Mistake
from sandbox.validation.form import Form
from sandbox.wire import Json, OptionType

MAX_COMMANDS = 100
MAX_IN_MENU = 15  # of users, and of messages
MAX_OPTIONS = 25
MAX_CHOICES = 25
MAX_NAME = 32
MAX_DESCRIPTION = 100
MAX_CHOICE_TEXT = 100
MAX_COMMAND_TEXT = 8000
CHAT_INPUT = 1
CONTEXTS = (0, 1, 2)  # servers, the conversation with the bot, other conversations
INSTALLATIONS = (0, 1)  # on a server, in somebody's account
NAME = re.compile(r"^[-_'\w]{1,32}$")
NESTING = (OptionType.SUBCOMMAND, OptionType.GROUP)


def check_commands(commands: list[Json]) -> None:
    """Check a whole set of commands, as a bulk overwrite sends it."""
    form = Form()
    kinds = Counter(c.get("type") or CHAT_INPUT for c in commands)
    for kind, count in kinds.items():
        most = MAX_COMMANDS if kind == CHAT_INPUT else MAX_IN_MENU
        if count > most:
            message = f"Maximum number of commands reached ({most})"
            form.mistakes.append(Mistake((), "APPLICATION_COMMAND_TOO_MANY", message))
    for index, command in enumerate(commands):
        _check_command(form.at(index), command)
    form.unique(
        (
            (form.at(index, "name"), f"{command.get('type') or CHAT_INPUT}:{command['name']}")
            for index, command in enumerate(commands)
        ),
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
        "Application command names must be unique",
    )
    form.done()


def check_command(command: Json) -> None:
    """Check one command."""
    form = Form()
    _check_command(form, command)
    form.done()


def _check_command(form: Form, command: Json) -> None:
    _check_places(form, command)
    if (command.get("type") or CHAT_INPUT) != CHAT_INPUT:
        _check_in_menu(form, command)
        return
    _check_named(form, command)
    _check_options(form, command.get("options") or [])
    if text_length(command) > MAX_COMMAND_TEXT:
        form.wrong(
            "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_COMMAND_TEXT})"
        )


def _check_places(form: Form, command: Json) -> None:
    """Where a command is offered, and to whom: each value once, and one at least."""
    for field, known in (("contexts", CONTEXTS), ("integration_types", INSTALLATIONS)):
        values = command.get(field)
        if values is None:
            continue
        if not values:
            form.at(field).wrong("BASE_TYPE_BAD_LENGTH", "Must be 1 or more in length.")
        for value in values:
            if value not in known:
                listed = ", ".join(map(str, known))
                form.at(field).wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")
        form.unique(
            ((form.at(field, index), str(value)) for index, value in enumerate(values)),
            "SET_TYPE_CONTAINS_DUPLICATES",
            "The values must be unique",
        )


def _check_in_menu(form: Form, command: Json) -> None:
    """A command in the menu of a user or a message has a name, in any letters, and nothing else."""
    form.length("name", command["name"], 1, MAX_NAME)
    for locale, name in (command.get("name_localizations") or {}).items():
        form.at("name_localizations").length(locale, name, 1, MAX_NAME)
    for field in ("description", "options", "description_localizations"):
        if command.get(field):
            form.at(field).wrong(
                "APPLICATION_COMMAND_CONTEXT_MENU_FIELD",
                "Context menu commands cannot have this field",
            )


def _check_named(form: Form, item: Json) -> None:
    names = {"name": item["name"]} | {
        f"name_localizations.{locale}": name
        for locale, name in (item.get("name_localizations") or {}).items()
    }
    for field, name in names.items():
        if not NAME.match(name) or name != name.lower():
            form.at(*field.split(".")).wrong(
                "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid"
            )
    form.required("description", item.get("description"))
    form.length("description", item.get("description"), 1, MAX_DESCRIPTION)
    for locale, text in (item.get("description_localizations") or {}).items():
        form.at("description_localizations").length(locale, text, 1, MAX_DESCRIPTION)


def _check_options(form: Form, options: list[Json]) -> None:
    form.at_most("options", options, MAX_OPTIONS)
    optional_seen = False
    for index, option in enumerate(options):
        place = form.at("options", index)
        _check_named(place, option)
        _check_option(place, option)
        if option["type"] in NESTING:
            _check_options(place, option.get("options") or [])
        elif option.get("required") and optional_seen:
            place.wrong(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.get("required")
    form.unique(
        ((form.at("options", i, "name"), option["name"]) for i, option in enumerate(options)),
        "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
        "Option name cannot be duplicated",
    )
    kinds = {option["type"] in NESTING for option in options}
    if len(kinds) > 1:
        form.at("options").wrong(
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all others",
        )


def _check_option(form: Form, option: Json) -> None:
    choices = option.get("choices") or []
    form.at_most("choices", choices, MAX_CHOICES)
    if choices and option.get("autocomplete"):
        form.at("autocomplete").wrong(
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES",
            "Autocomplete and choices exclude each other",
        )
    for index, choice in enumerate(choices):
        place = form.at("choices", index)
        place.length("name", choice.get("name"), 1, MAX_CHOICE_TEXT)
        if isinstance(choice.get("value"), str):
            place.length("value", choice["value"], 1, MAX_CHOICE_TEXT)
    form.unique(
        ((form.at("choices", i, "name"), str(c.get("name"))) for i, c in enumerate(choices)),
        "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
        "Choice name is already used",
    )


def text_length(item: Json) -> int:
    """The characters of a command that count: per field its longest localisation."""
    total = 0
    for field in ("name", "description"):
        localised = (item.get(f"{field}_localizations") or {}).values()
        total += max(len(text) for text in (item.get(field) or "", *localised))
    if isinstance(item.get("value"), str):
        total += len(item["value"])
    parts = [*(item.get("options") or ()), *(item.get("choices") or ())]
    return total + sum(text_length(part) for part in parts)
