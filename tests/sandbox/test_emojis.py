"""Emojis of the application, as strict as Discord."""

from __future__ import annotations

import base64
import io

import aiohttp
import pytest
from PIL import Image

from sandbox.errors import InvalidFormError
from sandbox.server import Sandbox
from sandbox.validation.emojis import MAX_EMOJI_BYTES, MAX_EMOJIS
from sandbox.validation.messages import check_new_message
from sandbox.wire import API_PREFIX


def picture(colour="red"):
    file = io.BytesIO()
    Image.new("RGBA", (128, 128), colour).save(file, "PNG")
    return file.getvalue()


def data(content, kind="image/png"):
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


class Bot:
    """Calls the routes with the bot's token, or another."""

    def __init__(self, sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
        self.sandbox, self.http, self.token = sandbox, http, sandbox.token
        self.own = f"/applications/{sandbox.parts.world.bot_id}/emojis"

    async def call(self, method, path="", body=None, base=None):
        headers = {"Authorization": f"Bot {self.token}"}
        url = self.sandbox.base + API_PREFIX + (base or self.own) + path
        async with self.http.request(method, url, json=body, headers=headers) as answer:
            told = await answer.json() if answer.content_type == "application/json" else None
            return answer.status, told

    async def add(self, name="first_one", image=None):
        return await self.call("POST", "", {"name": name, "image": image or data(picture())})


@pytest.fixture
async def bot():
    async with Sandbox(check_answers=True) as sandbox, aiohttp.ClientSession() as http:
        yield Bot(sandbox, http)
    assert sandbox.pipeline.answer_mistakes == []


def row(*components):
    return {"type": 1, "components": list(components)}


def codes(body, emojis=()):
    """What is wrong with a message, by its place."""
    try:
        check_new_message(body, {}, emojis)
    except InvalidFormError as refusal:
        return {mistake.path: mistake.code for mistake in refusal.mistakes}
    return {}


def mistakes(told):
    """The code of the first mistake of each field."""
    return {field: found["_errors"][0]["code"] for field, found in told["errors"].items()}


async def test_one_is_uploaded_listed_renamed_served_and_deleted(bot):
    status, emoji = await bot.add()
    assert status == 201
    assert (emoji["name"], emoji["animated"], emoji["available"]) == ("first_one", False, True)
    assert await bot.call("GET") == (200, {"items": [emoji]})
    assert await bot.call("GET", f"/{emoji['id']}") == (200, emoji)
    async with bot.http.get(f"{bot.sandbox.base}/cdn/emojis/{emoji['id']}.png") as answer:
        assert (answer.content_type, await answer.read()) == ("image/png", picture())
    status, renamed = await bot.call("PATCH", f"/{emoji['id']}", {"name": "second_one"})
    assert (status, renamed["name"]) == (200, "second_one")
    assert await bot.call("DELETE", f"/{emoji['id']}") == (204, None)
    assert await bot.call("GET") == (200, {"items": []})
    assert (await bot.call("GET", f"/{emoji['id']}"))[1]["code"] == 10014
    assert (await bot.call("DELETE", f"/{emoji['id']}"))[0] == 404


@pytest.mark.parametrize("name", ["a", "x" * 33, "two words", "naïve", "a-b", ""])
async def test_a_name_has_2_to_32_letters_digits_and_underscores(bot, name):
    status, told = await bot.add(name)
    assert (status, told["code"]) == (400, 50035)
    assert set(told["errors"]) == {"name"}


async def test_no_two_have_one_name(bot):
    await bot.add("first_one")
    _, other = await bot.add("second_one")
    status, told = await bot.add("first_one")
    assert (status, mistakes(told)) == (400, {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"})
    status, told = await bot.call("PATCH", f"/{other['id']}", {"name": "first_one"})
    assert (status, mistakes(told)) == (400, {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"})
    assert (await bot.call("PATCH", f"/{other['id']}", {"name": "second_one"}))[0] == 200


@pytest.mark.parametrize(
    "image",
    [
        "nonsense",
        data(b"no picture"),
        data(picture(), "text/html"),
        "data:image/png;base64,!!!",
    ],
)
async def test_a_picture_must_be_one(bot, image):
    status, told = await bot.add(image=image)
    assert (status, mistakes(told)) == (400, {"image": "IMAGE_INVALID"})


async def test_a_picture_has_at_most_256_kib(bot):
    fits = picture().ljust(MAX_EMOJI_BYTES, b"\0")
    assert (await bot.add("fits", data(fits)))[0] == 201
    status, told = await bot.add("too_large", data(fits + b"\0"))
    assert (status, mistakes(told)) == (400, {"image": "BINARY_TYPE_MAX_SIZE"})


async def test_there_are_at_most_2000(bot):
    world = bot.sandbox.parts.world
    _, emoji = await bot.add("first")
    world.emojis |= {str(n): emoji | {"name": f"e_{n}"} for n in range(MAX_EMOJIS - 1)}
    status, told = await bot.add("one_more")
    assert (status, told["code"]) == (400, 30008)


async def test_only_the_bot_itself_may(bot):
    other = "/applications/1147/emojis"
    assert (await bot.call("GET", base=other))[1]["code"] == 20012
    bot.token = "wrong"
    assert (await bot.add())[0] == 401


async def test_they_outlive_a_restart_with_their_pictures(tmp_path):
    path = tmp_path / "discord.sqlite"
    async with Sandbox(path=path) as sandbox, aiohttp.ClientSession() as http:
        _, emoji = await Bot(sandbox, http).add()
    async with Sandbox(path=path) as sandbox, aiohttp.ClientSession() as http:
        assert (await Bot(sandbox, http).call("GET"))[1]["items"] == [emoji]
        async with http.get(f"{sandbox.base}/cdn/emojis/{emoji['id']}.png") as answer:
            assert answer.status == 200
        status, other = await Bot(sandbox, http).add("another")
        assert status == 201
        assert int(other["id"]) > int(emoji["id"])


BUTTON = {"type": 2, "style": 1, "label": "First", "custom_id": "a"}
OPTION = {"label": "First", "value": "first"}


@pytest.mark.parametrize(
    ("emoji", "field"),
    [
        ({"id": "1147", "name": "first_one"}, "id"),
        ({"id": None, "name": "first_one"}, "name"),
    ],
)
def test_a_component_shows_no_emoji_that_does_not_exist(emoji, field):
    menu = {"type": 3, "custom_id": "m", "options": [OPTION | {"emoji": emoji}]}
    for component, way in ((BUTTON | {"emoji": emoji}, ()), (menu, ("options", 0))):
        found = codes({"components": [row(component)]})
        place = ("components", 0, "components", 0, *way, "emoji", field)
        assert found == {place: "BUTTON_COMPONENT_INVALID_EMOJI"}


def test_a_component_may_show_an_own_emoji_or_one_of_unicode():
    own, known = {"id": "1147", "name": "first_one"}, {"1147"}
    menu = {"type": 3, "custom_id": "m", "options": [OPTION | {"emoji": own}]}
    assert codes({"components": [row(BUTTON | {"emoji": own}), row(menu)]}, emojis=known) == {}
    assert codes({"components": [row(BUTTON | {"emoji": {"name": "🏺"}})]}) == {}
