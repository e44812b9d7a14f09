"""What a person can do on the page, by the names that its socket uses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict

from sandbox.chosen_values import FilledIn
from sandbox.errors import CannotDoError
from sandbox.outcomes import Outcome
from sandbox.page.shown import shown_message, shown_people
from sandbox.people import LOCALES, Locale, People, Person
from sandbox.typed_options import Typed
from sandbox.wire import Json

MESSAGES_AT_ONCE = 100
CONTEXT_MESSAGES = 20
"""How many messages are shown before one that a link leads to."""

Done = Json | list[Json] | None


class Actions:
    """The actions of one person; each returns plain data or raises `CannotDoError`."""

    def __init__(self, person: Person, people: People) -> None:
        self._person = person
        self._people = people

    async def do(self, name: str, arguments: Json) -> Done:
        """Do the action of this name."""
        if name not in ACTIONS:
            raise CannotDoError(f"there is no action {name}; there are: {', '.join(ACTIONS)}")
        return await ACTIONS[name](self, **arguments)

    # -- seeing ------------------------------------------------------------------------------

    async def messages(
        self, channel: str, before: str | None = None, reaching: str | None = None
    ) -> Done:
        """The newest messages; those before one; or all since shortly before one."""
        seen = self._person.messages(channel)
        if before is not None:
            seen = [m for m in seen if int(m["id"]) < int(before)]
        start = len(seen) - MESSAGES_AT_ONCE
        if reaching is not None:
            first = next((n for n, m in enumerate(seen) if m["id"] == reaching), len(seen))
            start = min(start, first - CONTEXT_MESSAGES)
        start = max(start, 0)
        shown = [shown_message(self._person, m) for m in seen[start:]]
        return {"messages": shown, "more": start > 0}

    async def commands(self, channel: str) -> Done:
        """The commands offered in a channel, those in menus included."""
        return self._person.commands(channel)

    async def people(self) -> Done:
        """Everybody one can act as."""
        return shown_people(self._people)

    async def mark_read(self, channel: str, message: str) -> Done:
        """Note what was read."""
        self._person.mark_read(channel, message)
        return None

    # -- doing -------------------------------------------------------------------------------

    async def say(self, channel: str, text: str) -> Done:
        """Write a message."""
        return {"message_id": (await self._person.say(channel, text))["id"]}

    async def run(self, channel: str, command: str, options: dict[str, Typed]) -> Done:
        """Run a slash command."""
        return _told(await self._person.run(channel, command, options))

    async def run_on_user(self, channel: str, command: str, user: str) -> Done:
        """Use a command in the menu of a person."""
        return _told(await self._person.run_on_user(channel, command, user))

    async def run_on_message(self, message: str, command: str) -> Done:
        """Use a command in the menu of a message."""
        return _told(await self._person.run_on_message(message, command))

    async def complete(
        self, channel: str, command: str, options: dict[str, Typed], focused: str
    ) -> Done:
        """Ask for suggestions for an option."""
        return await self._person.complete(channel, command, options, focused)

    async def press(self, message: str, component: str) -> Done:
        """Press a button."""
        return _told(await self._person.press(message, component))

    async def choose(self, message: str, component: str, values: list[str]) -> Done:
        """Choose in a select menu."""
        return _told(await self._person.choose(message, component, values))

    async def submit(self, modal: str, values: dict[str, FilledIn]) -> Done:
        """Send a pop-up."""
        return _told(await self._person.submit(modal, values))

    async def close_modal(self, modal: str) -> Done:
        """Close a pop-up unsent."""
        self._person.close_modal(modal)
        return None

    async def open_dm(self) -> Done:
        """Open the conversation with the bot."""
        return await self._person.open_dm()

    async def dismiss(self, message: str) -> Done:
        """Put an ephemeral message away."""
        await self._person.dismiss(message)
        return None

    # -- settings ----------------------------------------------------------------------------

    async def set_locale(self, locale: Locale) -> Done:
        """Change the person's language."""
        if locale not in LOCALES:
            raise CannotDoError(f"there are: {', '.join(LOCALES)}")
        self._person.set_locale(locale)
        return None

    async def close_dms(self, closed: bool) -> Done:
        """Refuse direct messages, or take them again."""
        self._person.close_dms(closed=bool(closed))
        return None


def _told(outcome: Outcome) -> Json:
    return asdict(outcome)


ACTIONS: dict[str, Callable[..., Awaitable[Done]]] = {
    action.__name__: action
    for action in (
        Actions.messages,
        Actions.commands,
        Actions.people,
        Actions.mark_read,
        Actions.say,
        Actions.run,
        Actions.run_on_user,
        Actions.run_on_message,
        Actions.complete,
        Actions.press,
        Actions.choose,
        Actions.submit,
        Actions.close_modal,
        Actions.open_dm,
        Actions.dismiss,
        Actions.set_locale,
        Actions.close_dms,
    )
}
