"""What Discord refuses in commands, modals and autocomplete."""

import pytest

from sandbox.errors import InvalidFormError
from sandbox.validation.commands import check_commands, text_length
from sandbox.validation.modals import check_choices, check_modal


def command(**fields):
    return {"name": "play", "description": "Play"} | fields


def option(**fields):
    return {"type": 3, "name": "line", "description": "What to do"} | fields


def field(**fields):
    return {"type": 4, "custom_id": "f", "style": 1} | fields


def label(component, text="Text"):
    return {"type": 18, "label": text, "component": component}


def modal(*components, **fields):
    return {"custom_id": "m", "title": "Title", "components": list(components)} | fields


def paths(check, body):
    try:
        check(body)
    except InvalidFormError as refusal:
        return ["/".join(map(str, m.path)) for m in refusal.mistakes]
    return []


def test_good_commands_are_taken():
    subcommand = {"type": 1, "name": "new", "description": "New", "options": [option()]}
    good = [
        command(),
        command(name="game", options=[subcommand]),
        command(name="ход", options=[option(required=True), option(name="other")]),
    ]
    assert paths(check_commands, good) == []


BAD_COMMANDS = [
    (command(name="Play"), "0/name"),
    (command(name="two words"), "0/name"),
    (command(description=""), "0/description"),
    (command(description="d" * 101), "0/description"),
    (command(description_localizations={"ru": "д" * 101}), "0/description_localizations/ru"),
    (command(options=[option(), option(name="must", required=True)]), "0/options/1"),
    (command(options=[option(), option()]), "0/options/1/name"),
    (command(options=[option(name=f"o{n}") for n in range(26)]), "0/options"),
    (
        command(options=[option(choices=[{"name": str(n), "value": "v"} for n in range(26)])]),
        "0/options/0/choices",
    ),
    (
        command(options=[option(choices=[{"name": "a", "value": "a"}], autocomplete=True)]),
        "0/options/0/autocomplete",
    ),
    (
        command(options=[option(), {"type": 1, "name": "sub", "description": "d"}]),
        "0/options",
    ),
]


@pytest.mark.parametrize(("body", "path"), BAD_COMMANDS)
def test_bad_commands_are_refused(body, path):
    assert path in paths(check_commands, [body])


def test_a_hundred_commands_are_the_limit():
    assert paths(check_commands, [command(name=f"c{n}") for n in range(100)]) == []
    assert paths(check_commands, [command(name=f"c{n}") for n in range(101)]) == [""]


def test_two_commands_of_one_name_are_refused():
    assert paths(check_commands, [command(), command()]) == ["1/name"]


def test_a_command_has_eight_thousand_characters_of_the_longest_language():
    localised = command(description="short", description_localizations={"uk": "д" * 90})
    assert text_length(localised) == len("play") + 90
    choices = [{"name": f"{n:02}" + "n" * 98, "value": f"{n:02}" + "v" * 98} for n in range(25)]
    big = command(options=[option(name=f"o{n}", choices=choices) for n in range(2)])
    assert paths(check_commands, [big]) == ["0"]


def test_good_modals_are_taken():
    radio = {
        "type": 21,
        "custom_id": "r",
        "options": [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}],
    }
    old_style = {"type": 1, "components": [field(custom_id="o", label="Old")]}
    assert paths(check_modal, modal(label(field()), label(radio), old_style)) == []


BAD_MODALS = [
    (modal(), "data/components"),
    (modal(*(label(field(custom_id=str(n))) for n in range(6))), "data/components"),
    (modal(label(field()), title="t" * 46), "data/title"),
    (modal(label(field()), label(field())), "data/components/1/component/custom_id"),
    (modal(label(field(), text="l" * 46)), "data/components/0/label"),
    (modal(label(field(min_length=5, max_length=2))), "data/components/0/component/min_length"),
    (
        modal({"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "b", "label": "x"}]}),
        "data/components/0/components/0/type",
    ),
    (modal({"type": 17, "components": []}), "data/components/0/type"),
]


@pytest.mark.parametrize(("body", "path"), BAD_MODALS)
def test_bad_modals_are_refused(body, path):
    assert path in paths(check_modal, body)


def test_twenty_five_suggestions_are_the_limit():
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert paths(check_choices, {"choices": choices[:25]}) == []
    assert paths(check_choices, {"choices": choices}) == ["data/choices"]
    assert paths(check_choices, {"choices": [{"name": "n" * 101, "value": "v"}]}) == [
        "data/choices/0/name"
    ]


def test_a_command_in_a_menu_has_a_name_and_nothing_else():
    in_menu = {"type": 2, "name": "Invite to my table", "name_localizations": {"uk": "Запросити"}}
    assert paths(check_commands, [in_menu, in_menu | {"type": 3}]) == []
    assert paths(check_commands, [in_menu | {"name": "n" * 33}]) == ["0/name"]
    long = {"name_localizations": {"ru": "и" * 33}}
    assert paths(check_commands, [in_menu | long]) == ["0/name_localizations/ru"]
    assert paths(check_commands, [in_menu | {"description": "No"}]) == ["0/description"]
    assert paths(check_commands, [in_menu | {"options": [option()]}]) == ["0/options"]
    many = [in_menu | {"name": f"Menu {n}"} for n in range(16)]
    assert len(paths(check_commands, many)) == 1
    assert paths(check_commands, many[:15]) == []


def test_contexts_and_installations_are_known_values_each_once():
    everywhere = {"contexts": [0, 1, 2], "integration_types": [0, 1]}
    assert paths(check_commands, [command(**everywhere)]) == []
    assert paths(check_commands, [command(contexts=[3])]) == ["0/contexts"]
    assert paths(check_commands, [command(integration_types=[2])]) == ["0/integration_types"]
    assert paths(check_commands, [command(integration_types=[])]) == ["0/integration_types"]
    assert paths(check_commands, [command(contexts=[1, 1])]) == ["0/contexts/1"]
