"""Component rules that the published description omits."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from sandbox.components import texts, walk
from sandbox.validation.emojis import check_shown
from sandbox.validation.form import Form
from sandbox.wire import SELECTS, ButtonStyle, Component, Json

MAX_ROWS = 5
MAX_BUTTONS = 5
MAX_V2_COMPONENTS = 40
MAX_V2_TEXT = 4000
MAX_CUSTOM_ID = 100
MAX_BUTTON_LABEL = 80
MAX_OPTIONS = 25
MAX_OPTION_TEXT = 100
MAX_PLACEHOLDER = 150
MAX_GALLERY = 10
MAX_ALT_TEXT = 1024

V1_TOP_LEVEL = (Component.ACTION_ROW,)
V2_TOP_LEVEL = (
    Component.ACTION_ROW,
    Component.SECTION,
    Component.TEXT_DISPLAY,
    Component.MEDIA_GALLERY,
    Component.FILE,
    Component.SEPARATOR,
    Component.CONTAINER,
)
IN_CONTAINER = tuple(kind for kind in V2_TOP_LEVEL if kind is not Component.CONTAINER)
IN_ROW = (Component.BUTTON, *SELECTS)


def check_components(
    form: Form, components: list[Json], *, v2: bool, emojis: Collection[str]
) -> None:
    """Check the components of a message; ``emojis`` are the ids of those that the bot has."""
    here = form.at("components")
    _check_kinds(here, components, V2_TOP_LEVEL if v2 else V1_TOP_LEVEL)
    if v2:
        _check_v2_totals(here, components)
    elif len(components) > MAX_ROWS:
        here.wrong("BASE_TYPE_BAD_LENGTH", f"Must be {MAX_ROWS} or fewer in length.")
    placed = list(_placed(here, components))
    for place, component in placed:
        _check_one(place, component)
        check_shown(place, component.get("emoji"), emojis)
        for index, option in enumerate(component.get("options") or ()):
            check_shown(place.at("options", index), option.get("emoji"), emojis)
    form.unique(
        ((place.at("custom_id"), c["custom_id"]) for place, c in placed if c.get("custom_id")),
        "COMPONENT_CUSTOM_ID_DUPLICATED",
        "Component custom id cannot be duplicated",
    )


def _placed(form: Form, components: list[Json]) -> Iterator[tuple[Form, Json]]:
    """Visit every component together with its place in the body."""
    for index, component in enumerate(components):
        place = form.at(index)
        yield place, component
        yield from _placed(place.at("components"), component.get("components") or [])
        if accessory := component.get("accessory"):
            yield place.at("accessory"), accessory


def _check_kinds(form: Form, components: list[Json], allowed: tuple[Component, ...]) -> None:
    values = ", ".join(str(kind.value) for kind in allowed)
    for index, component in enumerate(components):
        if component["type"] not in allowed:
            form.at(index, "type").wrong("BASE_TYPE_CHOICES", f"Value must be one of {{{values}}}.")


def _check_v2_totals(form: Form, components: list[Json]) -> None:
    if not components:
        form.wrong("BASE_TYPE_REQUIRED", "This field is required")
    count = sum(1 for _ in walk(components))
    if count > MAX_V2_COMPONENTS:
        form.wrong(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components is {MAX_V2_COMPONENTS} (got {count})",
        )
    if sum(map(len, texts(components))) > MAX_V2_TEXT:
        form.wrong(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total text of components must be {MAX_V2_TEXT} or fewer in length.",
        )


def _check_one(form: Form, component: Json) -> None:
    match component["type"]:
        case Component.ACTION_ROW:
            _check_row(form, component)
        case Component.BUTTON:
            _check_button(form, component)
        case kind if kind in SELECTS:
            check_select(form, component)
        case Component.CONTAINER:
            inner = component.get("components") or []
            form.required("components", inner)
            _check_kinds(form.at("components"), inner, IN_CONTAINER)
        case Component.SECTION:
            _check_section(form, component)
        case Component.TEXT_DISPLAY:
            form.required("content", component.get("content"))
        case Component.MEDIA_GALLERY:
            _check_gallery(form, component)
        case Component.THUMBNAIL:
            form.length("description", component.get("description"), 1, MAX_ALT_TEXT)


def _check_row(form: Form, row: Json) -> None:
    """A row holds one to five buttons, or one select and nothing else."""
    inner = row.get("components") or []
    form.length("components", inner, 1, MAX_BUTTONS)
    _check_kinds(form.at("components"), inner, IN_ROW)
    if any(c["type"] in SELECTS for c in inner) and len(inner) > 1:
        form.at("components").wrong(
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )


def _check_button(form: Form, button: Json) -> None:
    style = button.get("style")
    if style == ButtonStyle.LINK:
        form.required("url", button.get("url"))
        if button.get("custom_id"):
            form.at("custom_id").wrong(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style != ButtonStyle.PREMIUM:
        form.required("custom_id", button.get("custom_id"))
    if style != ButtonStyle.PREMIUM and not button.get("label") and not button.get("emoji"):
        form.wrong(
            "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI", "A button must have a label or an emoji"
        )
    form.length("custom_id", button.get("custom_id"), 1, MAX_CUSTOM_ID)
    form.at_most("label", button.get("label"), MAX_BUTTON_LABEL)


def check_select(form: Form, select: Json) -> None:
    """Check a select menu, in a message or in a modal."""
    form.required("custom_id", select.get("custom_id"))
    form.length("custom_id", select.get("custom_id"), 1, MAX_CUSTOM_ID)
    form.at_most("placeholder", select.get("placeholder"), MAX_PLACEHOLDER)
    low, high = select.get("min_values"), select.get("max_values")
    if low is not None and low > (1 if high is None else high):
        form.at("min_values").wrong(
            "SELECT_COMPONENT_MIN_VALUES", "Minimum values cannot exceed maximum values"
        )
    if select["type"] == Component.STRING_SELECT:
        check_options(form, select, least=1)
        return
    if select.get("options"):
        form.at("options").wrong("BASE_TYPE_BAD_TYPE", "Only string selects have options")
    for field, value in (("min_values", low), ("max_values", high)):
        if value is not None and value > MAX_OPTIONS:
            form.at(field).wrong(
                "BASE_TYPE_MAX", f"Value must be less than or equal to {MAX_OPTIONS}."
            )
    if len(select.get("default_values") or ()) > (1 if high is None else high):
        form.at("default_values").wrong(
            "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values"
        )


def check_options(form: Form, select: Json, *, least: int) -> None:
    """Check the options of a select, radio group or checkbox group."""
    options = select.get("options") or []
    form.length("options", options, least, MAX_OPTIONS)
    places = form.at("options")
    for index, option in enumerate(options):
        place = places.at(index)
        for field in ("label", "value"):
            place.required(field, option.get(field))
            place.length(field, option.get(field), 1, MAX_OPTION_TEXT)
        place.at_most("description", option.get("description"), MAX_OPTION_TEXT)
    form.unique(
        ((places.at(i, "value"), str(option.get("value"))) for i, option in enumerate(options)),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        "The specified option value is already used",
    )
    for field in ("min_values", "max_values"):
        if (select.get(field) or 0) > len(options):
            form.at(field).wrong(
                "BASE_TYPE_MAX", f"Value must be less than or equal to {len(options)}."
            )
    if sum(1 for option in options if option.get("default")) > (select.get("max_values") or 1):
        places.wrong("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default values")


def _check_section(form: Form, section: Json) -> None:
    inner = section.get("components") or []
    form.length("components", inner, 1, 3)
    _check_kinds(form.at("components"), inner, (Component.TEXT_DISPLAY,))
    form.required("accessory", section.get("accessory"))
    accessory = section.get("accessory")
    if accessory and accessory["type"] not in (Component.BUTTON, Component.THUMBNAIL):
        form.at("accessory", "type").wrong("BASE_TYPE_CHOICES", "Value must be one of {2, 11}.")


def _check_gallery(form: Form, gallery: Json) -> None:
    items = gallery.get("items") or []
    form.length("items", items, 1, MAX_GALLERY)
    for index, item in enumerate(items):
        form.at("items", index).length("description", item.get("description"), 1, MAX_ALT_TEXT)
