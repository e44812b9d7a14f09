"""A local Discord whose bot has emojis."""

from __future__ import annotations

from functools import cache

from bot.games.emojis import Drawn, draw_emojis
from bot.process.emojis import KNOWN
from sandbox.server import Sandbox
from sandbox.store import StoredFile
from tests.kit.rooms import eventually


@cache
def drawn_of(game: str) -> tuple[Drawn, ...]:
    """The emojis of a game."""
    return tuple(draw_emojis([game]))


def hang_up(sandbox: Sandbox, game: str) -> None:
    """Let the bot have the emojis of a game, as after an upload."""
    for emoji in drawn_of(game):
        sandbox.parts.emojis.add(emoji.name, StoredFile("image/png", emoji.image))


def take_down(sandbox: Sandbox) -> None:
    """Delete all emojis, as the owner can in the Developer Portal."""
    for emoji in sandbox.parts.emojis.all():
        sandbox.parts.emojis.remove(emoji["id"])


async def learned(count: int) -> None:
    """Wait until the bot knows so many."""

    async def is_so() -> bool:
        return len(KNOWN) == count

    await eventually(is_so)
