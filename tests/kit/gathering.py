"""People who come together: a lobby is opened, joined and started, as players do it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kit.actor import Actor, text_of
from tests.kit.prepared import until

PATIENCE = 20.0


async def gather(people: Sequence[Actor], *, taste: bool = False, **options: Any) -> list[Actor]:
    """Let the first open a table and the others join it; return all of them at its thread.

    With ``taste`` the game begins shortly before its first battle.
    """
    host, *others = people
    await host.slash("/game new", **{"seats": len(people)} | options)
    lobby = await host.sees("a table for", patience=PATIENCE)
    if taste:
        await host.choose("Beginning: Set-up", "Quick taste: a battle at once")
        await host.sees("Beginning: **Quick taste", patience=PATIENCE)
    for other in others:
        await other.press("Join")
        await host.sees(f"**{other.person.display_name}**", patience=PATIENCE)
    await host.press("Start")
    await until(lambda: "the game has begun" in text_of(host.person.message(lobby["id"])), PATIENCE)
    return [Actor(person.person, lobby["id"]) for person in people]  # a thread has this id too
