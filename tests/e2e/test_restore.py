"""A backup is put back in mid-game, as docs/hosting.md says: the table goes on telling."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.store.opening import FILE, copy_store
from tests.kit.actor import Actor, text_of
from tests.kit.button_player import ButtonPlayer
from tests.kit.gathering import gather
from tests.kit.prepared import until
from tests.kit.public_story import told
from tests.kit.story import answer
from tests.kit.table_talk import asked, newest_panel, question, widgets

PATIENCE = 30.0
RESTORED = "was restored from a backup"


class Evening:
    """Two people at a table, one answer after another."""

    def __init__(self, hall, people: list[Actor]) -> None:
        self.hall = hall
        self.people = people
        self.players = [ButtonPlayer(actor, Random(n)) for n, actor in enumerate(people)]

    async def play(self, panels: int) -> None:
        """Answer until so many more panels have come."""
        for _ in range(panels):
            before = self.panel()
            while question(self.panel()) == question(before):
                for player in self.players:
                    if question(self.panel()) == question(before) and player.id in asked(
                        self.panel()
                    ):
                        await player.answer(self.panel())
                await until(lambda b=before: self.panel() != b, PATIENCE)

    def panel(self):
        return newest_panel(self.people[0])

    async def settled(self) -> None:
        """Wait until all is told."""
        path = self.hall.bot.folder / FILE

        def is_told() -> bool:
            with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as db:
                return not db.execute("select id from outbox").fetchall()

        await until(is_told, PATIENCE)


def put_back(backup, folder) -> None:
    for ending in ("", "-wal", "-shm"):
        (folder / (FILE + ending)).unlink(missing_ok=True)
    copy_store(backup, folder / FILE)


@pytest.mark.parametrize("later", [1, 4])
async def test_a_restored_backup_goes_on_telling(hall, tmp_path, later):
    """Finding 4 of faults.md: outbox numbers repeated, and the first moves counted as posted."""
    evening = Evening(hall, await gather([hall.alice, hall.bob]))
    await until(lambda: evening.panel() is not None, PATIENCE)
    await evening.play(2)
    await evening.settled()
    copy_store(hall.bot.folder / FILE, tmp_path / "backup")
    await evening.play(later)
    lost = evening.panel()
    await hall.bot.stop()
    put_back(tmp_path / "backup", hall.bot.folder)
    before = len(told(evening.people[0]))
    await hall.bot.start()
    await until(lambda: evening.panel()["id"] != lost["id"], PATIENCE)
    assert RESTORED in text_of(evening.panel())
    await evening.settled()
    assert len(told(evening.people[0])) == before + 1  # once, and nothing else

    again = await _press_lost(evening, lost)
    assert again is None or "Done" not in again  # a button of a turn that never was
    await evening.play(3)
    await evening.settled()
    assert before + 1 < len(told(evening.people[0])) <= before + 4  # a turn goes on in its message
    assert "ERROR" not in hall.bot.log.read_text()


async def _press_lost(evening: Evening, lost) -> str | None:
    """Press a button of the lost life; it does nothing."""
    current = evening.panel()
    player = next(p for p in evening.players if p.id in asked(lost))
    for widget in [w for w in widgets(lost) if w.verb == "d"][:1]:
        said = text_of(await answer(player.actor, widget.use(player.actor)))
        await evening.settled()
        assert evening.panel()["id"] == current["id"]
        return said
    return None
