"""A process that answers every question of some games as soon as it is asked.

``python -m tests.kit.answering_process DATABASE GAME ...`` says what each of its presses came to.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from random import Random

from bot.commands import checks
from bot.store.opening import open_store
from bot.tables.refusals import Refused
from bot.tables.tables import Tables
from rules.engine.errors import Refusal


async def answer(database: str, games: list[int]) -> Counter[str]:
    """Press until all games are over; whoever is not asked any more hears that."""
    store, random, found = await open_store(database), Random(), Counter[str]()
    tables = Tables(store, is_ours=lambda _: False)  # nothing in memory is taken for true
    for game in games:
        table = await tables.open(game)
        while (request := table.session.request) is not None:
            choice = next(iter(checks.waiting(table.session)), request.choices[0])
            person = table.seats[choice.seat].person
            assert person is not None
            key, interaction = str(random.choice(choice.options)), random.getrandbits(60)
            try:
                await table.act(person, [key], table.revision, interaction)
            except Refused as refused:
                if refused.reason is not Refusal.STALE:
                    raise
                found["late"] += 1
            else:
                found["made"] += 1
            table = await tables.open(game)
    await store.close()
    return found


if __name__ == "__main__":
    came_to = asyncio.run(answer(sys.argv[1], [int(game) for game in sys.argv[2:]]))
    sys.stdout.write(json.dumps(came_to))
