"""Rules of emojis: how one is uploaded, and that a component shows only what there is."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Collection, Iterable

from sandbox.errors import ApiError
from sandbox.store import StoredFile
from sandbox.validation.form import Form
from sandbox.wire import Json

MAX_EMOJIS = 2000
MAX_EMOJI_BYTES = 256 * 1024
SHORTEST, LONGEST = 2, 32
_NAME = re.compile(r"\w+", re.ASCII)
_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)
_BEGINNINGS = {
    "image/png": b"\x89PNG\r\n\x1a\n",
    "image/jpeg": b"\xff\xd8\xff",
    "image/gif": b"GIF8",
    "image/webp": b"RIFF",
}


def check_new_emoji(body: Json, taken: Iterable[str]) -> StoredFile:
    """Check an emoji to be uploaded, and unpack its picture."""
    form = Form()
    _check_name(form, body.get("name"), taken)
    picture = _picture(form, body.get("image"))
    form.done()
    assert picture is not None, "the form says what is wrong with it"
    return picture


def check_new_name(body: Json, taken: Iterable[str]) -> None:
    """Check another name for an emoji."""
    form = Form()
    _check_name(form, body.get("name"), taken)
    form.done()


def require_room(count: int) -> None:
    """Refuse one more than an application may have."""
    if count >= MAX_EMOJIS:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")


def _check_name(form: Form, name: object, taken: Iterable[str]) -> None:
    form.required("name", name)
    if not isinstance(name, str) or not name:
        return
    form.length("name", name, SHORTEST, LONGEST)
    if not _NAME.fullmatch(name):
        form.at("name").wrong("STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name in set(taken):
        form.at("name").wrong(
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists!"
        )


def _picture(form: Form, image: object) -> StoredFile | None:
    form.required("image", image)
    found = _DATA.fullmatch(image) if isinstance(image, str) else None
    content = _decoded(found[2]) if found else None
    if not image:
        return None
    if found is None or content is None or not content.startswith(_BEGINNINGS.get(found[1], b"")):
        form.at("image").wrong("IMAGE_INVALID", "Invalid image data")
        return None
    if len(content) > MAX_EMOJI_BYTES:
        form.at("image").wrong("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return StoredFile(found[1], content)


def _decoded(text: str) -> bytes | None:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error:
        return None


def check_shown(form: Form, emoji: Json | None, known: Collection[str]) -> None:
    """Check the emoji of a button or an option: one of the bot's own, or one of Unicode.

    Discord calls the mistake by this name on options too.
    """
    if not emoji:
        return
    number, name = emoji.get("id"), emoji.get("name") or ""
    if number is not None and str(number) not in known:
        form.at("emoji", "id").wrong("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    elif number is None and (not name or name.isascii()):
        form.at("emoji", "name").wrong("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
