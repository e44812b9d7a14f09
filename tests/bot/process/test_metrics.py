"""Metrics in the text format of Prometheus."""

from __future__ import annotations

import aiohttp
import pytest

from bot.process.metrics import BUCKETS, CONTENT_TYPE, Histogram, Metrics, exposed, gauge, sample
from bot.process.metrics_page import MetricsPage


def test_a_histogram_counts_up_to_each_bound():
    measured = Histogram()
    for seconds in (0.004, 0.005, 0.3, 99.0):
        measured.observe(seconds)
    lines = dict(line.rsplit(" ", 1) for line in measured.samples("x"))
    assert lines['x_bucket{le="0.005"}'] == "2"
    assert lines['x_bucket{le="0.25"}'] == "2"
    assert lines['x_bucket{le="0.5"}'] == "3"
    assert lines['x_bucket{le="30"}'] == "3"
    assert lines['x_bucket{le="+Inf"}'] == lines["x_count"] == "4"
    assert lines["x_sum"] == "99.309"


def test_a_share_lies_within_a_bound():
    measured = Histogram()
    assert measured.within(0.95) is None
    for _ in range(95):
        measured.observe(0.02)
    assert measured.within(0.95) == 0.025
    for _ in range(6):
        measured.observe(1000.0)
    assert measured.within(0.95) is None  # beyond all bounds
    assert measured.within(0.5) == 0.025


def test_everything_is_named_and_typed_once():
    metrics = Metrics()
    metrics.interactions["command"] += 2
    text = exposed(*metrics.families(), gauge("servers", "Servers.", 3))
    lines = text.splitlines()
    assert text.endswith("\n")
    assert 'thoth_interactions_total{kind="command"} 2' in lines
    assert "# TYPE thoth_acknowledge_seconds histogram" in lines
    assert "thoth_servers 3" in lines
    types = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(types) == len(set(types))
    assert len([line for line in lines if "answer_seconds_bucket" in line]) == len(BUCKETS) + 1


def test_labels_are_escaped():
    assert sample("x", 1, of='a"\\\n') == 'x{of="a\\"\\\\\\n"} 1'


@pytest.fixture
async def page():
    async def text():
        return "thoth_servers 1\n"

    page = MetricsPage(text)
    await page.open("127.0.0.1", 0)
    yield page
    await page.close()


async def test_the_page_is_served(page):
    async with aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{page.port}/metrics") as answer:
            assert answer.headers["Content-Type"] == CONTENT_TYPE
            assert await answer.text() == "thoth_servers 1\n"
        async with session.get(f"http://127.0.0.1:{page.port}/") as answer:
            assert answer.status == 404


async def test_a_port_that_is_taken_is_logged_and_the_bot_goes_on(page, caplog):
    other = MetricsPage(page._text)
    await other.open("127.0.0.1", page.port)
    assert other.port is None
    assert f"port {page.port} of 127.0.0.1 cannot be used" in caplog.text
    await other.close()
