"""The page's files and socket, without a browser."""

import aiohttp
import pytest

from sandbox.server import Sandbox
from sandbox.store import StoredFile
from sandbox.wire import MessageFlag

LONG_AGO = "1"


@pytest.fixture
async def http():
    async with aiohttp.ClientSession() as session:
        yield session


class Client:
    """A page reduced to its socket."""

    def __init__(self, socket):
        self._socket = socket
        self.updates = []

    async def snapshot(self):
        return (await self._socket.receive_json(timeout=5))["snapshot"]

    async def do(self, action, **details):
        await self.send({"id": 7, "do": action, "with": details})
        return await self.answer()

    async def send(self, frame):
        await self._socket.send_json(frame)

    async def answer(self):
        while "update" in (frame := await self._socket.receive_json(timeout=5)):
            self.updates.append(frame)
        return frame


@pytest.fixture
async def open_socket(sandbox, http):
    async def connect(name):
        address = f"{sandbox.base}/page/socket?as={name}"
        return Client(await http.ws_connect(address, headers={"Origin": sandbox.base}))

    return connect


async def test_the_page_and_its_files_are_served_with_a_strict_policy(sandbox, http):
    for path, kind in {
        "/": "text/html",
        "/page/main.js": "text/javascript",
        "/page/colours.css": "text/css",
        "/page/icon.svg": "image/svg+xml",
    }.items():
        async with http.get(sandbox.base + path) as answer:
            assert (answer.status, answer.content_type) == (200, kind)
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
            assert "http:" not in await answer.text() or kind != "text/html"


@pytest.mark.parametrize("path", ["/page/routes.py", "/page/..%2froutes.py", "/page/none.js"])
async def test_nothing_else_is_served(sandbox, http, path):
    async with http.get(sandbox.base + path) as answer:
        assert answer.status == 404


@pytest.mark.parametrize("headers", [{}, {"Origin": "http://example.org"}])
async def test_other_sites_cannot_connect(sandbox, http, headers):
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(sandbox.base + "/page/socket", headers=headers)
    assert refused.value.status == 403


async def test_a_snapshot_shows_what_one_person_may_see(sandbox, open_socket):
    await sandbox.person("bob").open_dm()
    alice, bob = await open_socket("alice"), await open_socket("bob")
    seen, bobs = await alice.snapshot(), await bob.snapshot()
    assert [c["name"] for c in seen["channels"]] == ["general", "games", "off-topic"]
    assert len(bobs["channels"]) == 4
    assert seen["me"] == sandbox.person("alice").id
    assert [p["user"]["username"] for p in seen["people"]] == ["alice", "bob", "olena", "ivan"]


async def test_whoever_is_unknown_becomes_the_first_person(sandbox, open_socket):
    assert (await (await open_socket("nobody")).snapshot())["me"] == sandbox.person("alice").id


async def test_malformed_frames_are_refused_and_the_page_lives_on(open_socket):
    page = await open_socket("alice")
    channel = (await page.snapshot())["channels"][0]["id"]
    for frame in (
        [],
        "x",
        {"id": 1},
        {"id": 1, "do": "fly"},
        {"id": 1, "do": "say"},
        {"id": 1, "do": "say", "with": {"channel": channel, "text": 3}},
        {"id": 1, "do": "messages", "with": {"channel": ["x"]}},
        {"id": 1, "do": "press", "with": {"message": LONG_AGO, "component": "x"}},
        {"id": 1, "do": "set_locale", "with": {"locale": "tlh"}},
    ):
        await page.send(frame)
        assert "refused" in await page.answer()
    assert (await page.do("say", channel=channel, text="still here"))["done"]["message_id"]


async def test_unread_messages_are_counted_until_read_on_any_page(sandbox, open_socket):
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    channel = alice.channels()[0]["id"]
    await alice.say(channel, "one")
    last = await alice.say(channel, f"two, <@{bob.id}>")
    one, other = await open_socket("bob"), await open_socket("bob")
    unread = (await one.snapshot())["unread"][channel]
    assert (unread["messages"], unread["mentions"]) == (2, 1)
    await other.snapshot()
    await one.do("mark_read", channel=channel, message=last["id"])
    await one.do("mark_read", channel=channel, message=LONG_AGO)  # never backwards
    await other.do("people")
    assert other.updates[0]["update"] == "read"
    assert other.updates[0]["data"]["messages"] == 0
    assert bob.unread(channel).messages == 0
    assert alice.unread(channel).messages == 0  # one's own are never unread


async def test_read_marks_survive_a_restart(tmp_path):
    async with Sandbox(path=tmp_path / "state.sqlite") as first:
        alice, bob = first.person("alice"), first.person("bob")
        channel = alice.channels()[0]["id"]
        message = await alice.say(channel, "one")
        bob.mark_read(channel, message["id"])
    async with Sandbox(path=tmp_path / "state.sqlite") as second:
        assert second.person("bob").unread(channel).messages == 0
        assert second.person("olena").unread(channel).messages == 1


async def test_history_comes_in_parts(sandbox, open_socket):
    alice = sandbox.person("alice")
    channel = alice.channels()[0]["id"]
    ids = [(await alice.say(channel, str(number)))["id"] for number in range(250)]
    page = await open_socket("bob")
    await page.snapshot()

    async def part(**details):
        done = (await page.do("messages", channel=channel, **details))["done"]
        return [message["id"] for message in done["messages"]], done["more"]

    assert await part() == (ids[150:], True)
    assert await part(before=ids[50]) == (ids[:50], False)
    assert await part(reaching=ids[60]) == (ids[40:], True)


async def test_an_ephemeral_message_reaches_only_the_pages_of_its_reader(sandbox, open_socket):
    alice, bob = await open_socket("alice"), await open_socket("bob")
    channel = (await alice.snapshot())["channels"][0]["id"]
    await bob.snapshot()
    await sandbox.parts.messages.create(
        channel,
        sandbox.parts.world.bot,
        {"content": "psst", "flags": int(MessageFlag.EPHEMERAL)},
        reader=sandbox.person("alice").id,
    )
    await alice.do("people")
    await bob.do("people")
    assert "psst" in str(alice.updates)
    assert "psst" not in str(bob.updates)
    assert "psst" not in str(await bob.do("messages", channel=channel))


async def test_uploaded_files_can_run_nothing(sandbox, http):
    path = "/cdn/attachments/1/2/evil.html"
    sandbox.parts.world.store.put_file(path, StoredFile("text/html", b"<script>1</script>"))
    async with http.get(sandbox.parts.world.signing.signed(sandbox.base + path)) as answer:
        assert "sandbox" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
