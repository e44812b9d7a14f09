"""``prove`` accepts what was exported, and refuses it with one change; ``--proofs N`` of each."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.commands.replay import replay
from bot.games.registry import GAMES
from bot.trust.proving import Wrong, prove
from tests.kit.forgeries import KINDS, forged
from tests.kit.proofs import again, exported


@pytest.mark.unhurried("--proofs")
async def test_exported_games_are_right_and_forged_ones_are_found(pytestconfig):
    wanted = pytestconfig.getoption("--proofs")
    right, found = Counter[str](), Counter[str]()
    for number in range(wanted):
        game = again(await exported(number))
        proof = prove(game)
        assert proof.rows == len(game.played.rows)
        assert proof.draws == sum(bool(r.entry and r.entry.is_luck) for r in game.played.rows)
        assert proof.sealed == sum(bool(row.seal) for row in game.played.rows)
        assert replay(game, thorough=False).problem == ""
        right[game.game] += 1
        found[expect_refused(game, number)] += 1
    assert set(right) == set(GAMES)
    assert sum(found.values()) == wanted
    assert set(found) == {*KINDS}, found


def expect_refused(game, number: int) -> str:
    """Change one thing; the change is named by its row, unless the end shows it first."""
    random = Random(f"forged/{number}")
    marked = random.random() < 0.5
    kinds = random.sample(KINDS, len(KINDS))
    forgery = next(filter(None, (forged(game, random, kind, marked=marked) for kind in kinds)))
    with pytest.raises(Wrong) as refused:
        prove(again(forgery.game))
    assert refused.value.at == forgery.row, (number, forgery.kind, marked, str(refused.value))
    return forgery.kind
