"""Archived and locked threads, as a bot without moderators' permissions meets them."""

import pytest

from sandbox.errors import CannotDoError
from sandbox.wire import ChannelType

PUBLIC = ChannelType.PUBLIC_THREAD.value
TEXT = {"content": "hello"}


@pytest.fixture
async def thread(api, channel):
    """The bot's own thread with a message of the bot in it."""
    _, opened = await api("POST", channel + "/threads", {"name": "Delta", "type": PUBLIC})
    return "/channels/" + opened["id"]


@pytest.fixture
async def message(api, thread):
    _, written = await api("POST", thread + "/messages", TEXT)
    return f"{thread}/messages/{written['id']}"


def number(path):
    return path.split("/")[2]


async def code(answer):
    status, body = await answer
    return status, (body or {}).get("code")


async def test_nothing_is_edited_in_an_archived_thread(api, thread, message, sandbox, alice):
    """Findings, Discord: edits give 50083; only deleting is allowed."""
    await sandbox.control.archive_thread(number(thread))
    assert await code(api("PATCH", message, TEXT)) == (400, 50083)
    assert await code(api("PUT", f"{thread}/thread-members/{alice.id}")) == (400, 50083)
    assert await code(api("PATCH", thread, {"name": "new"})) == (400, 50083)
    assert (await api("DELETE", message))[0] == 204


async def test_writing_or_a_patch_opens_an_archived_thread(api, thread, message, sandbox):
    for wake in (
        lambda: api("POST", thread + "/messages", TEXT),
        lambda: api("PATCH", thread, {"archived": False}),
    ):
        await sandbox.control.archive_thread(number(thread))
        assert (await wake())[0] == 200
        assert (await api("PATCH", message, TEXT))[0] == 200


async def test_anybody_who_writes_may_open_anothers_thread(api, channel, sandbox, alice):
    world = sandbox.parts.world
    parent = world.channel(number(channel))
    opened = await sandbox.parts.threads.start(parent, alice.id, {"name": "hers", "type": PUBLIC})
    place = "/channels/" + opened["id"]
    assert await code(api("PATCH", place, {"name": "mine"})) == (403, 50013)
    await alice.change_thread(opened["id"], archived=True)
    assert (await api("PATCH", place, {"archived": False}))[0] == 200


@pytest.mark.parametrize("archived", [False, True])
async def test_a_locked_thread_refuses_the_bot(api, thread, message, sandbox, alice, archived):
    """Findings, Discord 5: without MANAGE_THREADS a locked thread is closed."""
    await alice.change_thread(number(thread), locked=True, archived=archived)
    refused = (403, 50083 if archived else 50013)
    assert await code(api("POST", thread + "/messages", TEXT)) == refused
    assert await code(api("PATCH", message, TEXT)) == refused
    assert await code(api("PATCH", thread, {"archived": False})) == refused
    sandbox.control.allow("MANAGE_THREADS")
    assert (await api("POST", thread + "/messages", TEXT))[0] == 200


async def test_what_people_can_do_there(stage):
    bob, control = stage.bob, stage.control
    await bob.slash("/demo counter")
    panel = await bob.sees("Nobody counted yet")
    parent = stage.sandbox.parts.world.channel(bob.channel()["id"])
    opened = await stage.sandbox.parts.threads.start(
        parent, bob.person.id, {"name": "talk", "type": PUBLIC}
    )
    await control.archive_thread(opened["id"])
    with pytest.raises(CannotDoError, match="archived"):
        await bob.person.run(opened["id"], "demo counter")
    await control.lock_thread(opened["id"])
    with pytest.raises(CannotDoError, match="locked"):
        await bob.person.say(opened["id"], "hello")
    with pytest.raises(CannotDoError, match="moderators"):
        await bob.person.change_thread(opened["id"], locked=False)
    with pytest.raises(CannotDoError, match="moderators"):
        await bob.person.delete_message(panel["id"])
    await stage.alice.person.delete_message(panel["id"])
    await stage.alice.person.delete_channel(opened["id"])
    assert opened["id"] not in [c["id"] for c in bob.person.channels()]


async def test_a_thread_gets_two_new_names_in_ten_minutes(api, thread, sandbox):
    for name in ("one", "two"):
        assert (await api("PATCH", thread, {"name": name}))[0] == 200
    status, error = await api("PATCH", thread, {"name": "three"})
    assert status == 429
    assert 500 < error["retry_after"] <= 600
    assert (await api("PATCH", thread, {"name": "two", "archived": True}))[0] == 200
    await api("PATCH", thread, {"archived": False})
    sandbox.control.advance_clock(600)
    assert (await api("PATCH", thread, {"name": "three"}))[0] == 200


async def test_a_server_has_so_many_open_threads(api, channel, thread, sandbox):
    sandbox.control.limit_threads(1)
    body = {"name": "Nile", "type": PUBLIC}
    assert await code(api("POST", channel + "/threads", body)) == (400, 160006)
    await sandbox.control.archive_thread(number(thread))
    assert (await api("POST", channel + "/threads", body))[0] == 201


async def test_a_quiet_thread_falls_asleep(api, channel, sandbox):
    body = {"name": "Nile", "type": PUBLIC, "auto_archive_duration": 60}
    _, opened = await api("POST", channel + "/threads", body)
    place = "/channels/" + opened["id"]

    async def sleeps():
        return (await api("GET", place))[1]["thread_metadata"]["archived"]

    sandbox.control.advance_clock(3000)
    await api("POST", place + "/messages", TEXT)
    sandbox.control.advance_clock(3000)
    assert not await sleeps()
    sandbox.control.advance_clock(700)
    assert await sleeps()


# -- forums ------------------------------------------------------------------------------------


@pytest.fixture
async def forum(sandbox):
    return await sandbox.control.add_channel("tables", "FORUM")


def post(**fields):
    return {"name": "x", "message": {"content": "hello"}} | fields


async def tagged(sandbox, forum, *names, **how):
    changed = await sandbox.control.tag_forum(forum["id"], names, **how)
    return [tag["id"] for tag in changed["available_tags"]]


async def test_the_first_message_of_a_post_has_its_number(api, forum):
    _, made = await api("POST", f"/channels/{forum['id']}/threads", post())
    assert made["message"]["id"] == made["id"]
    assert made["applied_tags"] == []


async def test_a_post_has_tags_of_its_forum(api, sandbox, forum):
    place = f"/channels/{forum['id']}/threads"
    one, two = await tagged(sandbox, forum, "open", "over")
    status, made = await api("POST", place, post(applied_tags=[one]))
    assert (status, made["applied_tags"]) == (201, [one])
    status, made = await api("PATCH", f"/channels/{made['id']}", {"applied_tags": [two]})
    assert (status, made["applied_tags"]) == (200, [two])
    status, body = await api("POST", place, post(applied_tags=["1"]))
    assert (status, body["code"]) == (400, 50035)


async def test_a_forum_may_require_a_tag_or_reserve_it_for_moderators(api, sandbox, forum):
    place = f"/channels/{forum['id']}/threads"
    (tag,) = await tagged(sandbox, forum, "open", required=True)
    status, body = await api("POST", place, post())
    assert (status, body["code"]) == (400, 40067)
    assert (await api("POST", place, post(applied_tags=[tag])))[0] == 201
    (tag,) = await tagged(sandbox, forum, "open", moderated=True)
    status, body = await api("POST", place, post(applied_tags=[tag]))
    assert (status, body["code"]) == (403, 50013)


async def test_who_may_manage_a_forum_makes_its_tags(api, sandbox, forum):
    place = f"/channels/{forum['id']}"
    wanted = {"available_tags": [{"name": "open"}, {"name": "over"}]}
    status, body = await api("PATCH", place, wanted)
    assert (status, body["code"]) == (403, 50013)
    sandbox.control.allow("MANAGE_CHANNELS")
    status, changed = await api("PATCH", place, wanted)
    assert [tag["name"] for tag in changed["available_tags"]] == ["open", "over"]
    for bad in (
        [{"name": ""}],
        [{"name": "n" * 21}],
        [{"name": "a"}, {"name": "a"}],
        [{"name": str(n)} for n in range(21)],
        [{"id": "5", "name": "a"}],
    ):
        status, body = await api("PATCH", place, {"available_tags": bad})
        assert (status, body["code"]) == (400, 50035)
