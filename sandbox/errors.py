"""What the local Discord refuses, and how it says so.

SandboxError
|-- ApiError           an answer to the bot: HTTP status, Discord's code, message
|   |-- InvalidFormError    400 / 50035 with the path of every mistake
|   `-- TooManyError        429 of one thing, which no header announces
`-- CannotDoError           a person tried what no Discord client would let them do
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandbox.wire import Json

PathStep = str | int


class SandboxError(Exception):
    """The root of this package's errors."""


class ApiError(SandboxError):
    """An error answer as Discord gives it."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message

    def body(self) -> Json:
        """Write the answer's JSON."""
        return {"message": self.message, "code": self.code}


@dataclass(frozen=True, slots=True)
class Mistake:
    """One thing wrong with a request body, and where."""

    path: tuple[PathStep, ...]
    code: str
    message: str


class InvalidFormError(ApiError):
    """400 / 50035: the body breaks a rule; `errors` nests like the body."""

    def __init__(self, mistakes: Sequence[Mistake]) -> None:
        super().__init__(400, 50035, "Invalid Form Body")
        self.mistakes = tuple(mistakes)

    def body(self) -> Json:
        """Write the answer's JSON, each mistake under the path of its field."""
        errors: Json = {}
        for mistake in self.mistakes:
            node = errors
            for step in mistake.path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append(
                {"code": mistake.code, "message": mistake.message}
            )
        return super().body() | {"errors": errors}


class TooManyError(ApiError):
    """429: too much of one thing; the headers of the route knew nothing of it."""

    def __init__(
        self, retry_after: float, *, code: int = 0, message: str = "You are being rate limited."
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after

    def body(self) -> Json:
        """Write the answer's JSON."""
        told = {"message": self.message, "retry_after": round(self.retry_after, 3), "global": False}
        return told | ({"code": self.code} if self.code else {})


class CannotDoError(SandboxError):
    """A person's client has no such button, command or value to offer."""


def unauthorized() -> ApiError:
    """The token is wrong."""
    return ApiError(401, 0, "401: Unauthorized")


def not_found() -> ApiError:
    """There is no such route here."""
    return ApiError(404, 0, "404: Not Found")


def unknown_channel() -> ApiError:
    """No such channel."""
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    """No such server."""
    return ApiError(404, 10004, "Unknown Guild")


def unknown_member() -> ApiError:
    """Nobody of that id in this server."""
    return ApiError(404, 10007, "Unknown Member")


def unknown_message() -> ApiError:
    """No such message, or one that this caller cannot see."""
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    """Nobody of that id."""
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    """No such emoji."""
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    """The interaction has no first answer yet, so it has no follow-ups either."""
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiError:
    """No such interaction, or its three seconds are over."""
    return ApiError(404, 10062, "Unknown interaction")


def unknown_command() -> ApiError:
    """No such application command."""
    return ApiError(404, 10063, "Unknown application command")


def entity_too_large() -> ApiError:
    """The request or a file in it is too big."""
    return ApiError(413, 40005, "Request entity too large")


def already_acknowledged() -> ApiError:
    """The interaction has its first answer."""
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_many_follow_ups() -> ApiError:
    """Where the bot is only in somebody's account, it may not say much."""
    message = "This interaction has reached its maximum number of follow up messages"
    return ApiError(400, 40094, message)


def thread_exists() -> ApiError:
    """A message can start one thread only."""
    return ApiError(400, 160004, "A thread has already been created for this message")


def missing_access() -> ApiError:
    """The bot does not see this channel."""
    return ApiError(403, 50001, "Missing Access")


def not_the_author() -> ApiError:
    """Only the author edits a message."""
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    """A message needs something in it."""
    return ApiError(400, 50006, "Cannot send an empty message")


def closed_dms() -> ApiError:
    """The person takes no direct messages."""
    return ApiError(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> ApiError:
    """The bot sees the channel but may not do this."""
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    """The interaction's fifteen minutes are over."""
    return ApiError(401, 50027, "Invalid Webhook Token")


def thread_archived() -> ApiError:
    """Nothing can be changed in an archived thread."""
    return ApiError(400, 50083, "Thread is archived")


def thread_closed() -> ApiError:
    """Only moderators reopen a thread that is archived and locked."""
    return ApiError(403, 50083, "Thread is archived")


def too_many_threads() -> ApiError:
    """The server has as many open threads as it may have."""
    return ApiError(400, 160006, "Maximum number of active threads reached")


def tag_required() -> ApiError:
    """A forum whose posts must have a tag."""
    return ApiError(400, 40067, "A tag is required to create a forum post in this channel")


def too_many_pins() -> ApiError:
    """A channel has as many pinned messages as it may have."""
    return ApiError(400, 30003, "Maximum number of pins reached for the channel (250)")


def wrong_channel_type() -> ApiError:
    """Channels of this kind have no such thing."""
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def not_a_text_channel() -> ApiError:
    """Nobody writes here; a forum has posts only."""
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def no_shared_server() -> ApiError:
    """The bot and the person meet nowhere."""
    message = "Cannot send messages to this user due to having no mutual guilds"
    return ApiError(403, 50278, message)


def opening_dms_too_fast() -> ApiError:
    """New conversations come one by one."""
    return ApiError(400, 40003, "You are opening direct messages too fast")


def blocked_by_automod() -> ApiError:
    """The server's AutoMod does not like the words."""
    return ApiError(400, 200000, "Message was blocked by automatic moderation")


def server_unavailable() -> ApiError:
    """The server has an outage."""
    return ApiError(503, 0, "503: Service Unavailable")


def too_many_old_edits(retry_after: float) -> TooManyError:
    """Messages older than an hour are edited but seldom."""
    message = "Maximum number of edits to messages older than 1 hour reached. Try again later"
    return TooManyError(retry_after, code=30046, message=message)
