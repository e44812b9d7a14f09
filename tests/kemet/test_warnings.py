"""A draft of Kemet warns of an action that does nothing."""

from __future__ import annotations

from tests.cases.kemet import table
from tests.kit.drafting import warned_in


async def test_no_tile_can_be_bought():
    (line,) = await warned_in(table(2, P1={"prayer": 0}), "blue")
    assert line.endswith("Buy a tile (no effect)")
    assert await warned_in(table(2, P1={"prayer": 0}), "pray3") == []
