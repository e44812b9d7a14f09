"""The application's emojis: which of ours Discord has, and how they get there.

The bot asks once, after it has started.  Until then, and without any, everything is said in
words alone; an emoji is an ornament, so nothing waits for it and nothing fails without it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import aiohttp
import discord

from bot.games.emojis import Drawn, full_name, is_of
from bot.process.pace import Pace

log = logging.getLogger(__name__)
ASK_AGAIN_SECONDS = 60.0  # after Discord has refused one, be it by mistake, or has not answered
MOST = 2000  # that an application may have


class Known:
    """Our emojis that Discord has, by the name that stays; one process is one application."""

    def __init__(self) -> None:
        self._found: dict[str, discord.PartialEmoji] = {}
        self.is_in_doubt = False  # whether Discord should be asked again

    def of(self, game: str, name: str) -> discord.PartialEmoji | None:
        """A game's emoji, if it is there; none has the empty name."""
        return self._found.get(full_name(game, name)) if name else None

    def learn(self, emojis: Iterable[discord.Emoji]) -> None:
        """Know exactly these; of two drawings of a thing the newer one."""
        ours = [(stays, e) for e in emojis if (stays := is_of(e.name)) is not None]
        ours.sort(key=lambda one: one[1].id)
        self._found = {
            stays: discord.PartialEmoji(name=emoji.name, id=emoji.id) for stays, emoji in ours
        }
        self.is_in_doubt = False

    def doubt(self) -> None:
        """Use none until Discord has been asked again: it has refused one."""
        self._found, self.is_in_doubt = {}, True

    def __len__(self) -> int:
        return len(self._found)


KNOWN = Known()


async def learn_emojis(client: discord.Client) -> None:
    """Ask Discord which emojis there are, as far as it answers."""
    try:
        KNOWN.learn(await client.fetch_application_emojis())
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        KNOWN.is_in_doubt = True
        log.info("the application's emojis are not known: %s", type(error).__name__)
    else:
        log.info("%d emojis are known", len(KNOWN))


async def learn_if_in_doubt(client: discord.Client) -> None:
    """Ask if nobody has asked yet, or Discord has refused one since."""
    if KNOWN.is_in_doubt:
        await learn_emojis(client)


# --- uploading -----------------------------------------------------------------------------------


class Changes(NamedTuple):
    """What must be done so that Discord has exactly what is drawn; what is not ours stays."""

    to_add: list[Drawn]
    to_remove: list[discord.Emoji]
    kept: int


def changes(drawn: Sequence[Drawn], there: Sequence[discord.Emoji]) -> Changes:
    """Compare what is drawn with what is there."""
    wanted, names = {d.name for d in drawn}, {e.name for e in there}
    return Changes(
        [d for d in drawn if d.name not in names],
        [e for e in there if is_of(e.name) is not None and e.name not in wanted],
        len(wanted & names),
    )


async def bring_up_to_date(
    client: discord.Client,
    drawn: Sequence[Drawn],
    report: Callable[[str], object],
    *,
    dry_run: bool = False,
    pace: Pace | None = None,
) -> Changes:
    """Upload what is missing or drawn differently now, then remove what is drawn no longer.

    A second run finds nothing to do; one that was interrupted goes on where it stopped.  With a
    ``pace``, each upload waits for its turn.
    """
    there = await client.fetch_application_emojis()
    found = changes(drawn, there)
    is_crowded = len(there) + len(found.to_add) > MOST  # no room for both old and new ones
    if is_crowded:
        await _remove(found.to_remove, report, dry_run=dry_run)
    for emoji in found.to_add:
        if pace is not None:
            await pace.turn()
        if not dry_run:
            await client.create_application_emoji(name=emoji.name, image=emoji.image)
        report(f"+ {emoji.name}")
    if not is_crowded:
        await _remove(found.to_remove, report, dry_run=dry_run)
    return found


async def _remove(
    emojis: Sequence[discord.Emoji], report: Callable[[str], object], *, dry_run: bool
) -> None:
    for emoji in emojis:
        if not dry_run:
            await emoji.delete()
        report(f"- {emoji.name}")
