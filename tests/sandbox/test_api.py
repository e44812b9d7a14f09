"""The REST API, called as a bot calls it but without one."""

import aiohttp

from sandbox.wire import API_PREFIX, ChannelType


async def test_a_wrong_token_is_401(api):
    assert (await api("GET", "/users/@me", headers={"Authorization": "Bot wrong"}))[0] == 401


async def test_an_unknown_route_is_404(api):
    assert await api("GET", "/nonsense") == (404, {"message": "404: Not Found", "code": 0})


async def test_unknown_things_have_their_own_codes(api, channel):
    assert (await api("GET", "/channels/1"))[1]["code"] == 10003
    assert (await api("GET", channel + "/messages/1"))[1]["code"] == 10008
    assert (await api("GET", "/users/1"))[1]["code"] == 10013
    assert (await api("GET", "/guilds/1"))[1]["code"] == 10004


async def test_login_and_server_objects_are_as_described(api, sandbox):
    guild = "/guilds/" + sandbox.parts.world.guild_id
    bot = sandbox.parts.world.bot_id
    for path in (
        "/users/@me",
        "/applications/@me",
        "/oauth2/applications/@me",
        "/gateway",
        "/gateway/bot",
        "/users/@me/guilds",
        guild,
        guild + "/channels",
        guild + "/roles",
        guild + "/members/" + bot,
        guild + "/threads/active",
    ):
        assert (await api("GET", path))[0] == 200, path
    assert sandbox.pipeline.answer_mistakes == []


async def test_the_same_nonce_gives_the_same_message(api, channel, sandbox):
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    _, first = await api("POST", channel + "/messages", body)
    _, again = await api("POST", channel + "/messages", body)
    _, careless = await api("POST", channel + "/messages", body | {"enforce_nonce": False})
    assert first["id"] == again["id"] != careless["id"]
    assert first["nonce"] == "7"
    sandbox.control.advance_clock(600)
    _, later = await api("POST", channel + "/messages", body)
    assert later["id"] != first["id"]


async def test_a_bad_request_names_its_paths_and_shows_in_the_console(api, channel, sandbox):
    status, error = await api("POST", channel + "/messages", {"content": "x" * 2001})
    assert (status, error["code"], error["message"]) == (400, 50035, "Invalid Form Body")
    assert error["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
    assert sandbox.parts.console.refused[-1]["error"] == error


async def test_every_answer_tells_the_rate_limit(sandbox, channel):
    async with aiohttp.ClientSession() as session:
        headers = {"Authorization": f"Bot {sandbox.token}"}
        sandbox.control.limit_rate(limit=1, window=5)
        url = sandbox.base + API_PREFIX + channel
        async with session.get(url, headers=headers) as first:
            assert first.headers["X-RateLimit-Remaining"] == "0"
            assert first.headers["Content-Type"] == "application/json"
        async with session.get(url, headers=headers) as second:
            assert second.status == 429
            assert 0 < (await second.json())["retry_after"] <= 5
            assert "Via" in second.headers


async def test_mentions_are_only_those_allowed(api, channel, alice):
    text = f"<@{alice.id}> @everyone"
    none = {"content": text, "allowed_mentions": {"parse": []}}
    some = {"content": text, "allowed_mentions": {"parse": [], "users": [alice.id]}}
    _, silent = await api("POST", channel + "/messages", none)
    _, loud = await api("POST", channel + "/messages", some)
    assert (silent["mentions"], silent["mention_everyone"]) == ([], False)
    assert [user["id"] for user in loud["mentions"]] == [alice.id]


async def test_history_pages_both_ways(api, channel):
    ids = []
    for number in range(5):
        _, message = await api("POST", channel + "/messages", {"content": str(number)})
        ids.append(message["id"])

    async def contents(query):
        _, found = await api("GET", f"{channel}/messages?{query}")
        return [message["content"] for message in found]

    assert await contents("limit=2") == ["4", "3"]
    assert await contents(f"limit=2&before={ids[3]}") == ["2", "1"]
    assert await contents(f"limit=2&after={ids[1]}") == ["3", "2"]
    assert "2" in await contents(f"limit=3&around={ids[2]}")


async def test_edits_deletes_and_whose_they_are(api, channel, alice):
    _, mine = await api("POST", channel + "/messages", {"content": "mine"})
    _, edited = await api("PATCH", f"{channel}/messages/{mine['id']}", {"content": "new"})
    assert edited["content"] == "new"
    assert edited["edited_timestamp"] is not None
    hers = await alice.say(channel.removeprefix("/channels/"), "hers")
    status, error = await api("PATCH", f"{channel}/messages/{hers['id']}", {"content": "no"})
    assert (status, error["code"]) == (403, 50005)
    assert (await api("DELETE", f"{channel}/messages/{mine['id']}"))[0] == 204
    assert (await api("GET", f"{channel}/messages/{mine['id']}"))[1]["code"] == 10008


async def test_the_bot_does_not_read_what_does_not_concern_it(api, channel, alice, sandbox):
    """Without the message content intent a bot gets the words only where it is addressed."""
    place = channel.removeprefix("/channels/")
    silent = await alice.say(place, "among ourselves")
    asked = await alice.say(place, f"<@{sandbox.parts.world.bot_id}> hello")
    assert (await api("GET", f"{channel}/messages/{silent['id']}"))[1]["content"] == ""
    assert (await api("GET", f"{channel}/messages/{asked['id']}"))[1]["content"] != ""


async def test_replies_quote_and_unknown_references_are_refused(api, channel, alice):
    hers = await alice.say(channel.removeprefix("/channels/"), "question")
    reference = {"message_id": hers["id"]}
    _, reply = await api(
        "POST", channel + "/messages", {"content": "answer", "message_reference": reference}
    )
    assert reply["type"] == 19
    assert reply["referenced_message"]["id"] == hers["id"]
    lost = {"content": "answer", "message_reference": {"message_id": "1"}}
    status, error = await api("POST", channel + "/messages", lost)
    assert (status, list(error["errors"])) == (400, ["message_reference"])


async def test_threads_with_and_without_a_message(api, channel, alice, sandbox):
    _, message = await api("POST", channel + "/messages", {"content": "start"})
    threads = f"{channel}/messages/{message['id']}/threads"
    status, thread = await api("POST", threads, {"name": "Delta"})
    assert (status, thread["id"]) == (201, message["id"])
    assert (await api("POST", threads, {"name": "Again"}))[1]["code"] == 160004

    assert (await api("POST", channel + "/threads", {"name": "Hidden"}))[1]["code"] == 50013
    sandbox.control.allow("CREATE_PRIVATE_THREADS")
    _, private = await api("POST", channel + "/threads", {"name": "Hidden"})
    assert private["type"] == ChannelType.PRIVATE_THREAD
    bob = sandbox.person("bob")
    assert "Hidden" not in [c.get("name") for c in bob.channels()]
    members = f"/channels/{private['id']}/thread-members"
    assert (await api("PUT", f"{members}/{bob.id}"))[0] == 204
    assert "Hidden" in [c.get("name") for c in bob.channels()]
    assert len((await api("GET", members))[1]) == 2


async def test_an_archived_thread_opens_when_somebody_writes(api, channel, sandbox):
    body = {"name": "Old", "type": ChannelType.PUBLIC_THREAD.value}
    _, thread = await api("POST", channel + "/threads", body)
    where = f"/channels/{thread['id']}"
    _, archived = await api("PATCH", where, {"archived": True})
    assert archived["thread_metadata"]["archived"] is True
    assert len((await api("GET", channel + "/threads/archived/public"))[1]["threads"]) == 1
    await sandbox.person("bob").say(thread["id"], "wake up")
    _, woken = await api("GET", where)
    assert woken["thread_metadata"]["archived"] is False
    assert woken["member_count"] == 2


async def test_pins(api, channel, sandbox):
    _, message = await api("POST", channel + "/messages", {"content": "keep"})
    assert (await api("PUT", f"{channel}/messages/pins/{message['id']}"))[1]["code"] == 50013
    sandbox.control.allow("PIN_MESSAGES")
    assert (await api("PUT", f"{channel}/messages/pins/{message['id']}"))[0] == 204
    _, pins = await api("GET", channel + "/messages/pins")
    assert [item["message"]["id"] for item in pins["items"]] == [message["id"]]


async def test_a_direct_message_to_who_closed_theirs_is_50007(api, alice):
    alice.close_dms()
    status, dm = await api("POST", "/users/@me/channels", {"recipient_id": alice.id})
    assert status == 200
    status, error = await api("POST", f"/channels/{dm['id']}/messages", {"content": "hi"})
    assert (status, error["code"]) == (403, 50007)


async def test_commands_keep_their_ids_when_overwritten(api, sandbox):
    commands = f"/applications/{sandbox.parts.world.bot_id}/commands"
    play = {"name": "play", "description": "Play", "description_localizations": {"uk": "Грати"}}
    _, (first,) = await api("PUT", commands, [play])
    _, (again, _) = await api("PUT", commands, [play, {"name": "stop", "description": "Stop"}])
    assert first["id"] == again["id"]
    assert again["description_localizations"] == {"uk": "Грати"}
    status, error = await api("PUT", commands, [play | {"name": "Play"}])
    assert (status, list(error["errors"])) == (400, ["0"])


async def test_the_server_has_commands_of_its_own(api, sandbox, channel):
    application = f"/applications/{sandbox.parts.world.bot_id}"
    of_server = f"{application}/guilds/{sandbox.parts.world.guild_id}/commands"
    await api("PUT", application + "/commands", [{"name": "play", "description": "Play"}])
    _, (trial,) = await api("PUT", of_server, [{"name": "trial", "description": "Try"}])
    assert trial["guild_id"] == sandbox.parts.world.guild_id
    bob = sandbox.person("bob")
    place = channel.removeprefix("/channels/")
    assert [c["name"] for c in bob.commands(place)] == ["play", "trial"]
    direct = await bob.open_dm()
    assert [c["name"] for c in bob.commands(direct["id"])] == ["play"]
    assert (await api("DELETE", f"{of_server}/{trial['id']}"))[0] == 204
    assert (await api("GET", of_server)) == (200, [])


async def test_commands_for_moderators_are_not_offered_to_others(api, sandbox, channel):
    commands = f"/applications/{sandbox.parts.world.bot_id}/commands"
    body = {"name": "admin", "description": "d", "default_member_permissions": "32"}
    assert (await api("PUT", commands, [body]))[0] == 200
    place = channel.removeprefix("/channels/")
    assert [c["name"] for c in sandbox.person("alice").commands(place)] == ["admin"]  # the owner
    assert sandbox.person("bob").commands(place) == []
