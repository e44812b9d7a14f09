"""Whole games on the local Discord: people who sit down, and play by the game's own commands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.games.verbs import CHOOSE, Verb, verbs_of
from sandbox.wire import Json
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import settled
from tests.kit.line_player import LinePlayer
from tests.kit.stage import Stage
from tests.kit.table_talk import is_verdict, widgets

LONG = 60.0  # seconds that nobody should need


async def arranged(
    hall: Stage[Any],
    game: str,
    *others: Actor,
    seats: int = 2,
    computers: int = 0,
    agreed: Mapping[str, tuple[str, str]] | None = None,
) -> None:
    """Alice opens a table, changes what is agreed, others join, and she starts.

    ``agreed`` has the value that each option has at first, and the one that it shall have.
    """
    new = {"game": game, "seats": seats, "computers": computers}
    # Whoever starts before the answer is there is quicker than the table's thread.
    await settled(hall.alice, lambda: hall.alice.slash("/game new", **new))
    lobby = await hall.alice.sees(f"a table for {seats}")
    for option, (at_first, wanted) in (agreed or {}).items():
        label = f"{option}: {wanted}"
        if label in [widget.label for widget in widgets(lobby)]:  # one of two buttons
            await settled(hall.alice, lambda label=label: hall.alice.press(label))
        else:
            menu = f"{option}: {at_first}"
            await settled(hall.alice, lambda m=menu, v=wanted: hall.alice.choose(m, v))
    for other in others:
        await other.press("Join")
        await hall.alice.sees(f"**{other.person.display_name}**")
    await hall.alice.press("Start")


def assert_over(panel: Json, hall: Stage[Any]) -> None:
    """There is a winner, and Discord refused nothing but letters to those who want none."""
    assert is_verdict(panel)
    assert "Winner: " in text_of(panel).replace("*", "")
    assert [f for f in hall.refused() if f != (403, 50007)] == []


class CommandPlayer(LinePlayer):
    """A person who types by the game's own commands where there is one."""

    async def answer(self, panel: Json) -> None:
        """Take a line that is suggested, and give it by the command that writes it."""
        line = self.random.choice(await self.suggested())
        word, _, rest = line.partition(" ")
        verb = next((v for v in verbs_of(self.game) if _writes(v, word, rest)), CHOOSE)
        typed = line if verb is CHOOSE else rest
        options = {value.name: typed for value in verb.values}
        command = f"/{self.game} {verb.name}"
        self.typed.append(command)
        said = await self.told(command, **options)
        assert "Done: " in said or "Chosen: " in said, (command, options, said)


def _writes(verb: Verb, word: str, rest: str) -> bool:
    return verb.begins == word and bool(verb.values) == bool(rest)
