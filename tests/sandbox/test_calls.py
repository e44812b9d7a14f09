"""Faults on the n-th REST call of a run, whatever its route."""

import asyncio

import aiohttp
import pytest

from sandbox.control import CALL_FAULTS
from sandbox.wire import ChannelType
from tests.kit.prepared import until

TEXT = {"content": "hello"}


@pytest.fixture
def control(sandbox):
    return sandbox.control


@pytest.fixture
async def thread(api, channel):
    body = {"name": "Delta", "type": ChannelType.PUBLIC_THREAD.value}
    _, opened = await api("POST", channel + "/threads", body)
    return "/channels/" + opened["id"]


async def test_every_call_is_numbered_and_remembered(api, channel, control):
    control.count_calls()
    await api("POST", channel + "/messages", TEXT)
    await api("GET", channel + "/messages/1")
    assert [(c.number, c.route, c.status) for c in control.calls] == [
        (1, "POST /channels/{channel_id}/messages", 200),
        (2, "GET /channels/{channel_id}/messages/{message_id}", 404),
    ]


@pytest.mark.parametrize("status", [500, 503])
async def test_an_error_strikes_the_call_of_that_number_only(api, channel, control, status):
    control.count_calls()
    control.at_call(2, "fail", status=status)
    answers = [(await api("POST", channel + "/messages", TEXT))[0] for _ in range(3)]
    assert answers == [200, status, 200]
    assert [c.suffered for c in control.calls] == [[], ["fail"], []]


async def test_a_storm_begins_at_the_call_of_that_number(api, channel, control):
    control.count_calls()
    control.at_call(2, "rate_limit", retry_after=0.01, times=3)
    answers = [(await api("GET", channel))[0] for _ in range(5)]
    assert answers == [200, 429, 429, 429, 200]


async def test_a_reset_leaves_no_effect_and_a_lost_response_does(api, channel, control, alice):
    place = channel.removeprefix("/channels/")
    control.count_calls()
    control.at_call(1, "reset")
    control.at_call(2, "lose_response")
    with pytest.raises(aiohttp.ClientOSError):
        await api("POST", channel + "/messages", TEXT)
    assert alice.messages(place) == []
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await api("POST", channel + "/messages", TEXT)
    assert len(alice.messages(place)) == 1
    assert [(c.status, c.suffered) for c in control.calls] == [
        (None, ["reset"]),
        (None, ["lose_response"]),
    ]


async def test_a_delay_lets_other_calls_pass(api, channel, control):
    control.count_calls()
    control.at_call(1, "delay", seconds=0.2)
    slow = asyncio.create_task(api("GET", channel))
    await until(lambda: control.calls)
    assert (await api("GET", channel))[0] == 200
    assert not slow.done()
    assert (await slow)[0] == 200


async def test_a_message_is_deleted_as_it_is_edited(api, channel, control):
    _, message = await api("POST", channel + "/messages", TEXT)
    control.count_calls()
    control.at_call(1, "delete_message")
    status, error = await api("PATCH", f"{channel}/messages/{message['id']}", {"content": "x"})
    assert (status, error["code"]) == (404, 10008)
    assert control.calls[0].suffered == ["delete_message"]


async def test_where_nothing_is_there_nothing_happens(api, channel, control):
    control.count_calls()
    control.at_call(1, "delete_message")
    assert (await api("POST", channel + "/messages", TEXT))[0] == 200
    assert control.calls[0].suffered == []


async def test_a_thread_is_deleted_as_something_is_written(api, thread, control):
    control.count_calls()
    control.at_call(1, "delete_thread")
    status, error = await api("POST", thread + "/messages", TEXT)
    assert (status, error["code"]) == (404, 10003)


async def test_a_channel_goes_with_its_threads(api, channel, thread, control, alice):
    control.count_calls()
    control.at_call(1, "delete_channel")
    assert (await api("POST", thread + "/messages", TEXT))[1]["code"] == 10003
    assert (await api("GET", channel))[1]["code"] == 10003
    assert channel.removeprefix("/channels/") not in [c["id"] for c in alice.channels()]


async def comes_back(ask):
    """Wait until a call succeeds."""
    end = asyncio.get_running_loop().time() + 10
    while (await ask())[0] != 200:
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    ("fault", "refused"),
    [("lock_thread", (403, 50013)), ("begin_outage", (503, 0)), ("remove_bot", (403, 50001))],
)
async def test_a_place_is_closed_and_opened_again(api, thread, control, fault, refused):
    control.count_calls()
    control.at_call(1, fault, back_after=0.1)
    status, error = await api("POST", thread + "/messages", TEXT)
    assert (status, error["code"]) == refused
    await comes_back(lambda: api("POST", thread + "/messages", TEXT))


async def test_a_thread_falls_asleep_as_its_message_is_edited(api, thread, control):
    _, message = await api("POST", thread + "/messages", TEXT)
    control.count_calls()
    control.at_call(1, "archive_thread")
    status, error = await api("PATCH", f"{thread}/messages/{message['id']}", TEXT)
    assert (status, error["code"]) == (400, 50083)


async def test_a_permission_goes_and_comes_back(api, channel, control):
    control.count_calls()
    control.at_call(1, "deny", permission="SEND_MESSAGES", back_after=0.1)
    assert (await api("POST", channel + "/messages", TEXT))[1]["code"] == 50013
    await comes_back(lambda: api("POST", channel + "/messages", TEXT))


async def test_a_permission_can_go_where_the_call_is_only(api, channel, control, sandbox):
    other = "/channels/" + sandbox.parts.world.text_channels()[1]["id"]
    control.count_calls()
    control.at_call(1, "deny", permission="SEND_MESSAGES", here=True)
    assert (await api("POST", channel + "/messages", TEXT))[1]["code"] == 50013
    assert (await api("POST", other + "/messages", TEXT))[0] == 200
    control.clear()
    assert (await api("POST", channel + "/messages", TEXT))[0] == 200


async def test_direct_messages_are_closed_as_one_is_written(api, control, alice):
    _, dm = await api("POST", "/users/@me/channels", {"recipient_id": alice.id})
    control.count_calls()
    control.at_call(1, "close_dms")
    assert (await api("POST", f"/channels/{dm['id']}/messages", TEXT))[1]["code"] == 50007


@pytest.mark.parametrize("fault", ["drop_gateway", "invalidate_session"])
async def test_the_gateway_goes_during_a_call_and_the_bot_comes_back(stage, fault):
    stage.control.count_calls()
    stage.control.at_call(1, fault)
    before = stage.gateway.identifies, stage.gateway.resumes
    await stage.alice.slash("/demo counter")
    await until(lambda: (stage.gateway.identifies, stage.gateway.resumes) != before, 30)
    new = stage.gateway.identifies > before[0]
    assert new == (fault == "invalidate_session")
    assert stage.control.calls[0].suffered == [fault]


async def test_what_is_no_fault_is_refused_at_once(control):
    with pytest.raises(ValueError, match="lose_response"):
        control.at_call(1, "explode")
    with pytest.raises(TypeError):
        control.at_call(1, "deny")
    with pytest.raises(TypeError):
        control.at_call(1, "delay", minutes=3)
    assert "delete_thread" in CALL_FAULTS
