"""Limits that no header tells of."""

import aiohttp
import pytest

from sandbox.wire import API_PREFIX

TEXT = {"content": "hello"}


async def code(answer):
    status, body = await answer
    return status, (body or {}).get("code")


@pytest.fixture
async def ask(sandbox):
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(sandbox.base + "/", headers=headers) as session:

        async def asked(path):
            async with session.get(API_PREFIX + path) as answer:
                return answer.status, answer.headers, await answer.read()

        yield asked


async def test_all_routes_together_have_a_limit(ask, channel, sandbox):
    """Findings, Discord: 50 a second for the token, not for each route."""
    sandbox.control.limit_globally(4, window=60)
    paths = [channel, "/users/@me", channel + "/messages", "/gateway"]
    assert [(await ask(path))[0] for path in paths] == [200] * 4
    status, headers, body = await ask(channel)
    assert (status, headers["X-RateLimit-Scope"]) == (429, "global")
    assert headers["X-RateLimit-Global"] == "true"
    assert b'"global":true' in body
    assert (await ask("/webhooks/1/2/messages/@original"))[0] == 404  # outside the limit
    sandbox.control.limit_globally(None)
    assert (await ask(channel))[0] == 200


async def test_all_processes_of_a_bot_share_that_limit(api, ask, channel, sandbox):
    sandbox.control.limit_globally(4, window=60)
    for _ in range(2):
        assert (await api("GET", channel))[0] == (await ask(channel))[0] == 200
    assert (await api("GET", "/users/@me"))[0] == (await ask("/gateway"))[0] == 429


async def test_fifty_a_second_is_the_limit_of_the_house(ask, channel, sandbox):
    sandbox.parts.rate_limits.global_window = 60  # a slow machine must not matter
    sandbox.control.limit_rate(1000, 60)
    statuses = [(await ask(channel))[0] for _ in range(51)]
    assert statuses == [200] * 50 + [429]


async def test_the_bot_waits_out_the_global_limit(stage):
    stage.control.limit_globally(2, window=0.3)
    for text in ("first", "second", "third"):
        await stage.alice.slash("/probe post", text=text)
        await stage.bob.sees(text)


async def test_too_many_refused_requests_ban_the_address(ask, sandbox):
    """Findings, Discord: 10,000 invalid requests in 10 minutes end in a ban."""
    sandbox.control.ban_at(3)
    sandbox.control.deny("VIEW_CHANNEL")
    hidden = "/channels/" + sandbox.parts.world.text_channels()[0]["id"]
    assert [(await ask(hidden))[0] for _ in range(3)] == [403] * 3
    assert (await ask("/channels/1"))[0] == 429
    assert sandbox.control.invalid_requests == 3
    assert "Via" not in (await ask("/users/@me"))[1]
    sandbox.control.advance_clock(601)
    assert (await ask("/users/@me"))[0] == 200


async def test_shared_limits_and_wrong_addresses_are_not_held_against_the_bot(ask, sandbox):
    sandbox.control.rate_limit(0.01)
    assert (await ask("/users/@me"))[0] == 429
    assert (await ask("/channels/1"))[0] == 404
    assert sandbox.control.invalid_requests == 0


async def test_old_messages_are_edited_but_seldom(api, channel, sandbox):
    """Findings, Discord: edits of a message older than an hour end in 429 with code 30046."""
    _, message = await api("POST", channel + "/messages", TEXT)
    path = f"{channel}/messages/{message['id']}"
    for _ in range(5):
        assert (await api("PATCH", path, TEXT))[0] == 200
    sandbox.control.limit_old_edits(2, 3600)
    sandbox.control.advance_clock(3601)
    answers = [await code(api("PATCH", path, TEXT)) for _ in range(3)]
    assert answers == [(200, None), (200, None), (429, 30046)]


async def test_automod_blocks_words_wherever_they_stand(api, channel, sandbox):
    sandbox.control.block_word("Apep")
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": "Hail apep!"}]}
    assert await code(api("POST", channel + "/messages", layout)) == (400, 200000)
    assert (await api("POST", channel + "/messages", TEXT))[0] == 200
    sandbox.control.clear()
    assert (await api("POST", channel + "/messages", layout))[0] == 200


async def test_conversations_are_not_opened_too_fast(api, sandbox, alice):
    bob = sandbox.person("bob")
    sandbox.control.limit_dms(1)
    path = "/users/@me/channels"
    assert (await api("POST", path, {"recipient_id": alice.id}))[0] == 200
    assert await code(api("POST", path, {"recipient_id": bob.id})) == (400, 40003)
    assert (await api("POST", path, {"recipient_id": alice.id}))[0] == 200  # it is open already


async def test_a_message_names_a_hundred_people_at_most(api, channel):
    """Findings, Discord 7."""
    body = TEXT | {"allowed_mentions": {"parse": [], "users": [str(n) for n in range(1, 102)]}}
    assert await code(api("POST", channel + "/messages", body)) == (400, 50035)
    body["allowed_mentions"]["users"].pop()
    assert (await api("POST", channel + "/messages", body))[0] == 200


async def test_addresses_of_files_are_signed_and_expire(sandbox, channel, api, alice):
    form = aiohttp.FormData()
    form.add_field("payload_json", '{"attachments": [{"id": 0, "filename": "a.txt"}]}')
    form.add_field("files[0]", b"words", filename="a.txt")
    _, message = await api("POST", channel + "/messages", None, data=form)

    async def fetched(url):
        async with aiohttp.request("GET", url) as answer:
            return answer.status

    url = message["attachments"][0]["url"]
    assert {part[:3] for part in url.partition("?")[2].split("&")} == {"ex=", "is=", "hm=", ""}
    assert await fetched(url) == 200
    assert await fetched(url.partition("?")[0]) == 404
    assert await fetched(url.replace("a.txt", "b.txt")) == 404
    sandbox.control.advance_clock(24 * 3600 + 1)
    assert await fetched(url) == 404
    _, again = await api("GET", f"{channel}/messages/{message['id']}")
    assert await fetched(again["attachments"][0]["url"]) == 200
    (shown,) = alice.messages(channel.removeprefix("/channels/"))
    assert await fetched(shown["attachments"][0]["url"]) == 200
    _, edited = await api("PATCH", f"{channel}/messages/{message['id']}", {"attachments": []})
    assert edited["attachments"] == []
    assert await fetched(again["attachments"][0]["url"]) == 404  # dropped, and gone
