"""Which loops are late."""

from __future__ import annotations

from bot.process.health import Health


def test_a_loop_that_breaks_its_word_is_late_until_it_beats_again(clock):
    health = Health(clock)
    health.beat("clocks", within=60)
    health.beat("gateway", within=120)
    clock.now += 60
    assert health.late() == {}
    clock.now += 10
    assert health.late() == {"clocks": 10}
    health.beat("clocks", within=60)
    assert health.late() == {}


def test_a_loop_that_has_ended_on_purpose_is_not_missed(clock):
    health = Health(clock)
    health.beat("clocks", within=60)
    health.done("clocks")
    health.done("never begun")
    clock.now += 600
    assert health.late() == {}
