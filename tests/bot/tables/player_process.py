"""A process that plays, and says what was stored only after it was; it is there to be killed.

``python -m tests.bot.tables.player_process DATABASE SEED``
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from bot.process.fleet import Fleet
from bot.store.opening import Where, is_address, open_store
from bot.store.rows import Status
from bot.tables.tables import Tables
from tests.bot.tables import kit
from tests.kit.example import GAME


async def play(where: Where, seed: int) -> None:
    store = await open_store(where)
    await Fleet(store.fleet).join()
    tables = Tables(store)
    random = Random(seed)
    while True:
        games = [game.id for game in await store.games(Status.PLAYING)]
        for number in games:
            table = await tables.open(number)
            if table.session.request is None:
                continue
            person, key = kit.said(table, random)
            interaction = random.getrandbits(60)
            acted = await table.act(person, [key], table.revision, interaction)
            sys.stdout.write(f"{number} {interaction} {acted.act} {acted.revision}\n")
            sys.stdout.flush()
        if len(games) < 3:
            table = await tables.create(GAME, kit.people(3), {}, host=kit.ALICE)
            sys.stdout.write(f"{table.id} 0 0 0\n")
            sys.stdout.flush()


if __name__ == "__main__":
    where = sys.argv[1]
    asyncio.run(play(where if is_address(where) else Path(where), int(sys.argv[2])))
