"""What Discord refuses in messages though its description does not say so."""

import pytest

from sandbox.attachments import Upload
from sandbox.errors import ApiError, InvalidFormError
from sandbox.validation.messages import check_edit, check_new_message
from sandbox.wire import MAX_FILE_BYTES, MessageFlag

V2 = MessageFlag.COMPONENTS_V2.value


def button(**fields):
    return {"type": 2, "style": 1, "label": "x", "custom_id": "a"} | fields


def row(*components):
    return {"type": 1, "components": list(components)}


def select(**fields):
    options = [{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]
    return {"type": 3, "custom_id": "s", "options": options} | fields


def text(content="words"):
    return {"type": 10, "content": content}


def gallery(url="https://example.org/a.png", **fields):
    return {"type": 12, "items": [{"media": {"url": url}} | fields]}


def mistakes(body, uploads=None, **options):
    """The paths of what is wrong with a message."""
    try:
        check_new_message(body, uploads or {}, **options)
    except InvalidFormError as refusal:
        return {"/".join(map(str, m.path)): m.code for m in refusal.mistakes}
    return {}


GOOD = [
    {"content": "x" * 2000},
    {"content": "", "embeds": [{"description": "d"}]},
    {"components": [row(button())]},
    {"content": "a", "components": [row(*(button(custom_id=str(n)) for n in range(5)))]},
    {"content": "a", "components": [row(button(style=5, custom_id=None, url="https://x.org"))]},
    {"content": "a", "components": [row(select(min_values=0, max_values=2))]},
    {"flags": V2, "components": [text("x" * 4000)]},
    {"flags": V2, "components": [{"type": 17, "components": [text(), gallery(), row(button())]}]},
    {"flags": V2, "components": [{"type": 9, "components": [text()], "accessory": button()}]},
]


@pytest.mark.parametrize("body", GOOD)
def test_what_discord_takes_is_taken(body):
    assert mistakes(body) == {}


BAD = [
    ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    ({"content": "a", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    ({"content": "a", "flags": 64}, "flags", "BASE_TYPE_CHOICES"),
    (
        {"content": "a", "components": [row(button(custom_id=str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"content": "a", "components": [row(button(), button())]},
        "components/0/components/1/custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    (
        {"content": "a", "components": [row(*(button(custom_id=str(n)) for n in range(6)))]},
        "components/0/components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"content": "a", "components": [row(button(custom_id=None))]},
        "components/0/components/0/custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    (
        {"content": "a", "components": [row(button(custom_id="i" * 101))]},
        "components/0/components/0/custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"content": "a", "components": [row(button(label=None))]},
        "components/0/components/0",
        "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI",
    ),
    (
        {"content": "a", "components": [row(button(label="l" * 81))]},
        "components/0/components/0/label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"content": "a", "components": [row(button(style=5, custom_id=None))]},
        "components/0/components/0/url",
        "BASE_TYPE_REQUIRED",
    ),
    (
        {"content": "a", "components": [row(select(), button())]},
        "components/0/components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    (
        {"content": "a", "components": [row(select(options=[{"label": "A", "value": "a"}] * 2))]},
        "components/0/components/0/options/1/value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        {"content": "a", "components": [row(select(options=[]))]},
        "components/0/components/0/options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"content": "a", "components": [row(select(max_values=3))]},
        "components/0/components/0/max_values",
        "BASE_TYPE_MAX",
    ),
    (
        {"content": "a", "components": [row(select(type=5))]},
        "components/0/components/0/options",
        "BASE_TYPE_BAD_TYPE",
    ),
    (
        {"content": "a", "components": [row({"type": 5, "custom_id": "s", "max_values": 26})]},
        "components/0/components/0/max_values",
        "BASE_TYPE_MAX",
    ),
    (
        {"content": "a", "components": [row(select(placeholder="p" * 151))]},
        "components/0/components/0/placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ({"content": "a", "components": [text()]}, "components/0/type", "BASE_TYPE_CHOICES"),
    (
        {"content": "a", "flags": V2, "components": [text()]},
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        {"embeds": [{"title": "t"}], "flags": V2, "components": [text()]},
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    (
        {"flags": V2, "components": [text() for _ in range(41)]},
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    (
        {"flags": V2, "components": [text("x" * 2001), text("y" * 2000)]},
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    (
        {"flags": V2, "components": [gallery(description="d" * 1025)]},
        "components/0/items/0/description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        {"flags": V2, "components": [gallery("attachment://gone.png")]},
        "components",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        {
            "flags": V2,
            "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}],
        },
        "components/0/components/0/type",
        "BASE_TYPE_CHOICES",
    ),
    (
        {"embeds": [{"image": {"url": "attachment://gone.png"}}]},
        "embeds/0/image/url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    (
        {"embeds": [{"description": "x" * 4096}, {"description": "y" * 1905}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    (
        {"embeds": [{"fields": [{"name": "n", "value": ""}]}]},
        "embeds/0/fields/0/value",
        "BASE_TYPE_REQUIRED",
    ),
    (
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        "embeds/0/fields",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
]


@pytest.mark.parametrize(("body", "path", "code"), BAD)
def test_what_discord_refuses_is_refused_with_its_path(body, path, code):
    assert mistakes(body) == {path: code}


def test_an_empty_message_is_50006():
    with pytest.raises(ApiError) as refusal:
        check_new_message({"content": ""}, {})
    assert (refusal.value.status, refusal.value.code) == (400, 50006)


def test_ephemeral_is_for_interactions_only():
    body = {"content": "a", "flags": 64}
    assert mistakes(body, ephemeral_allowed=True) == {}
    assert mistakes(body) == {"flags": "BASE_TYPE_CHOICES"}


def test_a_file_over_ten_mebibytes_is_too_large():
    upload = Upload("a.bin", "application/octet-stream", b"\0" * (MAX_FILE_BYTES + 1))
    with pytest.raises(ApiError) as refusal:
        check_new_message({}, {"0": upload})
    assert (refusal.value.status, refusal.value.code) == (413, 40005)


def test_three_files_over_twenty_five_mebibytes_are_too_large_together():
    upload = Upload("a.bin", "application/octet-stream", b"\0" * (9 * 1024 * 1024))
    with pytest.raises(ApiError):
        check_new_message({}, {"0": upload, "1": upload, "2": upload})


def test_an_uploaded_file_must_be_listed():
    upload = Upload("a.png", "image/png", b"x")
    assert mistakes({"attachments": [{"id": "1"}]}, {"0": upload}) == {
        "attachments": "ATTACHMENT_NOT_FOUND",
        "attachments/0/id": "ATTACHMENT_NOT_FOUND",
    }
    assert mistakes({"attachments": [{"id": 0, "filename": "a.png"}]}, {"0": upload}) == {}


def test_a_message_becomes_v2_only_without_its_old_content():
    old = {"content": "old", "embeds": [], "components": [], "flags": 0}
    change = {"flags": V2, "components": [text()]}
    with pytest.raises(InvalidFormError):
        check_edit(old, [], change, {})
    check_edit(old, [], change | {"content": None}, {})


def test_a_v2_message_stays_v2():
    old = {"content": "", "embeds": [], "components": [text()], "flags": V2}
    with pytest.raises(InvalidFormError):
        check_edit(old, [], {"content": "words"}, {})
    check_edit(old, [], {"components": [text("new")]}, {})


KEPT = {"id": "5", "filename": "board.png", "url": "http://discord/cdn/1/5/board.png"}


@pytest.mark.parametrize(
    ("shown", "listed", "taken"),
    [
        ("attachment://board.png", [{"id": "5", "filename": "board.png"}], True),
        ("attachment://board.png", None, False),
        ("attachment://board.png", [], False),
        ("attachment://board.png", [{"id": "5"}], False),
        ("attachment://board.png", [{"id": "5", "filename": "other.png"}], False),
        ("attachment://other.png", [{"id": "5", "filename": "other.png"}], False),
        ("attachment://board.png", [{"id": "6", "filename": "board.png"}], False),
        (KEPT["url"] + "?ex=1", None, True),
        (KEPT["url"] + "?ex=1", [{"id": "5"}], True),
        (KEPT["url"] + "?ex=1", [], False),
    ],
)
def test_an_edit_shows_only_files_that_it_lists(shown, listed, taken):
    """Findings, Discord 3: a kept picture needs its id and its filename."""
    old = {"content": "", "embeds": [], "components": [text()], "flags": V2}
    body = {"components": [gallery(shown)]}
    if listed is not None:
        body["attachments"] = listed
    if taken:
        check_edit(old, [KEPT], body, {})
    else:
        with pytest.raises(InvalidFormError):
            check_edit(old, [KEPT], body, {})


def test_an_upload_without_a_list_drops_what_was_there():
    """API v10: a new file alone takes the place of the old ones (discord-api-docs 5170)."""
    old = {"content": "", "embeds": [], "components": [text()], "flags": V2}
    body = {"components": [gallery(KEPT["url"])]}
    with pytest.raises(InvalidFormError):
        check_edit(old, [KEPT], body, {"0": Upload("new.png", "image/png", b"x")})
