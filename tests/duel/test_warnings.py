"""A draft of Duel warns of an effect that finds no target."""

from __future__ import annotations

from tests.cases.test_duel_pantheon import gods
from tests.cases.test_duel_wonders_and_ages import with_wonder
from tests.kit.drafting import warned_in


async def test_a_god_without_a_target():
    case = gods({"1": "baal"}, A={"coins": 3}, B={"cards": ["tavern"]})
    assert await warned_in(case, "god 1") == ["-# ⚠ Sun: no effect (Baal)"]


async def test_a_wonder_without_a_target():
    (line,) = await warned_in(with_wonder("mausoleum"), "wonder altar mausoleum")
    assert "no effect" in line
    assert "Mausoleum" in line
    built = await warned_in(with_wonder("mausoleum", discard=["walls"]), "wonder altar mausoleum")
    assert built == []
