"""A database that processes share."""

from __future__ import annotations

import pytest


@pytest.fixture
async def address(postgres):
    """The address of an empty database."""
    async with postgres.database() as address:
        yield address
