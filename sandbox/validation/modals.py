"""Modal and autocomplete rules that the published description omits."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.validation.components import MAX_CUSTOM_ID, check_options, check_select
from sandbox.validation.form import Form
from sandbox.wire import SELECTS, Component, Json

MAX_TITLE = 45
MAX_PARTS = 5
MAX_LABEL = 45
MAX_TEXT_VALUE = 4000
MAX_CHOICES = 25
MAX_CHOICE_TEXT = 100
MODAL_PARTS = (Component.ACTION_ROW, Component.TEXT_DISPLAY, Component.LABEL)
GROUPS = (Component.RADIO_GROUP, Component.CHECKBOX_GROUP)


def check_modal(data: Json) -> None:
    """Check a modal that the bot wants to open."""
    form = Form(("data",))
    form.required("title", data.get("title"))
    form.length("title", data.get("title"), 1, MAX_TITLE)
    form.required("custom_id", data.get("custom_id"))
    form.length("custom_id", data.get("custom_id"), 1, MAX_CUSTOM_ID)
    parts = data.get("components") or []
    form.length("components", parts, 1, MAX_PARTS)
    inputs = list(_inputs(form.at("components"), parts))
    for place, component in inputs:
        _check_input(place, component)
    form.unique(
        ((place.at("custom_id"), str(c.get("custom_id"))) for place, c in inputs),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "Component custom id cannot be duplicated",
    )
    form.done()


def _inputs(form: Form, parts: list[Json]) -> Iterator[tuple[Form, Json]]:
    """The fields of a modal with their places; notes what cannot stand in a modal."""
    for index, part in enumerate(parts):
        place = form.at(index)
        if part["type"] not in MODAL_PARTS:
            place.at("type").wrong("BASE_TYPE_CHOICES", "Value must be one of {1, 10, 18}.")
        elif part["type"] == Component.LABEL:
            place.length("label", part.get("label"), 1, MAX_LABEL)
            yield place.at("component"), part["component"]
        elif part["type"] == Component.ACTION_ROW:
            place.length("components", part.get("components") or [], 1, 1)
            for inner, component in enumerate(part.get("components") or ()):
                yield place.at("components", inner), component


def _check_input(form: Form, component: Json) -> None:
    form.required("custom_id", component.get("custom_id"))
    form.length("custom_id", component.get("custom_id"), 1, MAX_CUSTOM_ID)
    match component["type"]:
        case Component.TEXT_INPUT:
            form.at_most("value", component.get("value"), MAX_TEXT_VALUE)
            low, high = component.get("min_length") or 0, component.get("max_length")
            if high is not None and low > high:
                form.at("min_length").wrong(
                    "TEXT_INPUT_COMPONENT_MIN_LENGTH", "Minimum length exceeds maximum length"
                )
        case kind if kind in SELECTS:
            check_select(form, component)
        case kind if kind in GROUPS:
            check_options(form, component, least=2 if kind == Component.RADIO_GROUP else 1)
        case Component.BUTTON:
            form.at("type").wrong("BASE_TYPE_CHOICES", "Buttons cannot be used in a modal.")


def check_choices(data: Json) -> None:
    """Check the bot's autocomplete suggestions."""
    form = Form(("data",))
    choices = data.get("choices") or []
    form.at_most("choices", choices, MAX_CHOICES)
    for index, choice in enumerate(choices):
        if choice is None:  # the description lets it pass
            form.at("choices").required(str(index), choice)
            continue
        place = form.at("choices", index)
        place.length("name", choice.get("name"), 1, MAX_CHOICE_TEXT)
        if isinstance(choice.get("value"), str):
            place.length("value", choice["value"], 1, MAX_CHOICE_TEXT)
    form.done()
