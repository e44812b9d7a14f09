"""A draft of Imhotep warns of stones for which no card is left."""

from __future__ import annotations

from tests.cases.test_imhotep_cards import market
from tests.kit.drafting import warned_in


async def test_the_market_has_fewer_cards_than_stones_come():
    (line,) = await warned_in(market(market=["statue"], ships="4 3 2[W,N] 2"), "sail 3 market")
    assert "gets no card" in line
