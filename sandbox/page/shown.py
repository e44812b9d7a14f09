"""What the page is given to show, for one person's eyes."""

from __future__ import annotations

from dataclasses import asdict

from sandbox.errors import CannotDoError
from sandbox.parts import Parts
from sandbox.people import People, Person
from sandbox.wire import Json, MessageType

REFUSALS_SHOWN = 100


def snapshot(parts: Parts, people: People, person: Person) -> Json:
    """Everything the page starts from, except messages."""
    guild = parts.world.guild()
    channels = person.channels()
    return {
        "me": person.id,
        "people": shown_people(people),
        "bot": parts.world.bot,
        "guild": {"id": guild["id"], "name": guild["name"], "roles": guild["roles"]},
        "channels": channels,
        "unread": {c["id"]: asdict(person.unread(c["id"])) for c in channels},
        "refused": list(parts.console.refused)[-REFUSALS_SHOWN:],
    }


def shown_people(people: People) -> list[Json]:
    """Everybody one can act as, with their settings."""
    return [
        {"user": person.user, "locale": person.locale, "dms_closed": person.dms_closed}
        for person in people.all()
    ]


def shown_message(person: Person, message: Json) -> Json:
    """A message as a client shows it: at the top of a thread stands what it was opened under."""
    if message["type"] != MessageType.THREAD_STARTER:
        return message
    try:
        starter = person.message(message["message_reference"]["message_id"])
    except CannotDoError:  # deleted since
        return message
    return message | {"referenced_message": starter}
