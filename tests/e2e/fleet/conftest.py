"""A PostgreSQL server, and processes that share a database on it."""

from __future__ import annotations

import os

import pytest

from tests.kit.postgres import running


@pytest.fixture(scope="session")
def postgres(tmp_path_factory):
    """A PostgreSQL server."""
    own = tmp_path_factory.getbasetemp()
    return running(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.fixture
async def address(postgres):
    """The address of an empty database."""
    async with postgres.database() as address:
        yield address
