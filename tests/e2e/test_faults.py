"""Discord as it is on a bad day."""

import json

from tests.kit.actor import text_of

POSTS = {"method": "POST", "path": "/channels/*/messages"}


async def test_a_wrong_payload_is_refused_with_its_path(stage):
    await stage.alice.slash("/probe wrong")
    answer = await stage.alice.sees("50035")
    report = json.loads(text_of(answer))
    assert (report["status"], report["code"]) == (400, 50035)
    assert "components.0.components.0.custom_id" in report["text"]
    console = stage.sandbox.parts.console.refused[-1]
    button = console["error"]["errors"]["components"]["0"]["components"]["0"]
    assert button["custom_id"]["_errors"][0]["code"] == "BASE_TYPE_BAD_LENGTH"


async def test_a_second_answer_is_refused(stage):
    await stage.alice.slash("/probe twice")
    await stage.alice.sees("refused with 40060")
    assert stage.alice.shows("second") is None


async def test_after_three_seconds_the_interaction_is_unknown(stage, probe):
    outcome, answer = await probe.run_past_deadline("/probe late", seconds=3.1)
    assert outcome.kind == "failed"
    assert text_of(answer) == "too late: 10062"


async def test_after_fifteen_minutes_the_token_is_dead(stage, probe):
    outcome, answer = await probe.run_past_deadline("/probe stale", seconds=15 * 60 + 1)
    assert outcome.kind == "message"
    assert text_of(answer) == "too old: 50027"
    assert stage.alice.shows("fresh") is not None


async def test_closed_direct_messages_are_50007(stage):
    stage.bob.person.close_dms()
    await stage.bob.slash("/demo letter")
    await stage.bob.sees("Your direct messages are closed")
    assert stage.refused() == [(403, 50007)]
    assert stage.bob.dm.messages() == []


async def test_a_lost_response_and_a_retry_post_once(stage):
    """The message was written, the answer lost; the same nonce gives the same message."""
    stage.control.lose_response(**POSTS)
    await stage.alice.slash("/probe post", text="only once")
    await stage.alice.sees("at attempt 2")
    assert len([m for m in stage.bob.messages() if text_of(m) == "only once"]) == 1


async def test_a_429_storm_is_survived(stage):
    stage.control.rate_limit(0.02, times=4, **POSTS)
    await stage.alice.slash("/probe post", text="after the storm")
    await stage.bob.sees("after the storm")
    await stage.alice.sees("at attempt 1")


async def test_interaction_answers_survive_a_429_as_well(stage):
    stage.control.rate_limit(0.02, times=3, path="/interactions/*")
    assert (await stage.alice.slash("/demo secret")).kind == "message"


async def test_any_error_of_discord_can_be_ordered(stage):
    stage.control.fail(status=403, code=50278, message="no shared server", **POSTS)
    await stage.alice.slash("/probe post", text="x")
    await stage.alice.sees("forbidden: 50278")


async def test_the_ordinary_rate_limit_slows_the_bot_down(stage):
    """The headers are true: discord.py waits by itself and is never refused."""
    stage.control.limit_rate(limit=2, window=0.2)
    for number in range(5):
        await stage.alice.slash("/probe post", text=f"message {number}")
        await stage.alice.sees(f"message {number}")
    assert stage.refused() == []


async def test_a_server_error_is_retried(stage):
    stage.control.fail(status=502, **POSTS)
    await stage.alice.slash("/probe post", text="second try")
    await stage.bob.sees("second try")


async def test_a_slow_answer_only_takes_longer(stage):
    stage.control.delay(0.1, **POSTS)
    await stage.alice.slash("/probe post", text="slowly")
    await stage.bob.sees("slowly")


async def test_missing_permissions_are_told_apart_from_missing_access(stage):
    stage.control.deny("SEND_MESSAGES")
    await stage.alice.slash("/probe post", text="no")
    await stage.alice.sees("forbidden: 50013")
    stage.control.deny("VIEW_CHANNEL")
    await stage.alice.slash("/probe post", text="no")
    await stage.alice.sees("forbidden: 50001")
    stage.control.allow_all()
    await stage.alice.slash("/probe post", text="yes")
    await stage.bob.sees("yes")


async def test_faults_can_be_ordered_from_another_process(stage, http):
    base = stage.sandbox.base
    order = {"retry_after": 0.01, "times": 2, **POSTS}
    async with http.post(f"{base}/control/rate_limit", json=order) as answer:
        assert await answer.json() == {"done": "rate_limit"}
    await stage.alice.slash("/probe post", text="ordered")
    await stage.bob.sees("ordered")
    async with http.post(f"{base}/control/drop_gateway") as answer:
        assert answer.status == 200
    await stage.gateway.wait_connected()
    async with http.post(f"{base}/control/explode") as answer:
        assert answer.status == 404
    foreign = {"Origin": "http://example.org"}
    async with http.post(f"{base}/control/clear", headers=foreign) as answer:
        assert answer.status == 403
