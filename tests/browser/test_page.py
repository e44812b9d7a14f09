"""The page by itself: safety, reconnecting, long channels, fields, languages, labels."""

import re
from itertools import pairwise

import pytest

from sandbox.server import Sandbox
from tests.browser.engine import expect
from tests.browser.screen import DESKTOP, PHONE

ATTACKS = (
    "<script>window.hacked = 1</script>",
    '<img src=x onerror="window.hacked = 2">',
    "[click](javascript:window.hacked=3)",
    "```html\n<script>window.hacked = 4</script>\n```",
    "||<b onclick=alert(1)>||",
)
UNLABELLED = """
    [...document.querySelectorAll("button, input, select, textarea, a[href], [role=combobox]")]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
            const labels = [...(element.labels ?? [])].map((label) => label.textContent).join("");
            const pictures = [...element.querySelectorAll("img")].map((image) => image.alt);
            const name = element.getAttribute("aria-label") || labels || pictures.join("");
            return !(name || element.textContent).trim();
        })
        .map((element) => element.outerHTML)
"""


async def test_a_message_cannot_become_markup(sandbox, open_page):
    alice, bob = await open_page("alice", DESKTOP), await open_page("bob", DESKTOP)
    for attack in ATTACKS:
        await alice.says(attack)
    await bob.sees("onclick=alert(1)")
    shown = await bob.page.locator("#timeline").text_content()
    assert "<script>window.hacked = 1</script>" in shown
    assert "[click](javascript:window.hacked=3)" in shown
    assert await bob.page.evaluate("window.hacked") is None
    assert (
        await bob.page.locator("#timeline :is(script, iframe, [onerror], [onclick])").count() == 0
    )
    assert await bob.page.locator("#timeline a[href^=javascript]").count() == 0
    # and the browser itself would refuse it
    refused = "try { document.body.innerHTML = '<b>'; false } catch { true }"
    assert await bob.page.evaluate(refused)
    assert "TrustedHTML" in bob.problems.pop()


async def test_markdown(sandbox, open_page):
    alice = await open_page("alice", DESKTOP)
    writer = sandbox.person("alice")
    general, games = (channel["id"] for channel in writer.channels()[:2])
    link = f"https://discord.com/channels/{sandbox.parts.world.guild_id}/{games}"
    lines = (
        "# Title",
        "**bold** *it* _it_ __under__ ~~gone~~ `a*b*`",
        "> quoted",
        "- one",
        "  - two",
        "1. first",
        f"||hidden|| <@{sandbox.person('bob').id}> <#{games}> <t:0:R> {link}",
        "[named](https://example.org/) \\*not\\* snake_case_name",
        "-# small",
    )
    await writer.say(general, "\n".join(lines))
    message = await alice.sees("Title")
    for selector, text in {
        "h3": "Title",
        "strong": "bold",
        "em >> nth=0": "it",
        "u": "under",
        "s": "gone",
        "code": "a*b*",
        "blockquote": "quoted",
        "ul ul li": "two",
        "ol li": "first",
        ".subtext": "small",
        ".spoiler": "hidden",
        "span.mention": "@Bob",
    }.items():
        await expect(message.locator(f".content {selector}").first).to_have_text(text)
    await expect(message.locator(".content")).to_contain_text("*not* snake_case_name")
    await expect(message.get_by_role("link", name="named")).to_have_attribute(
        "rel", re.compile("noopener")
    )
    await expect(message.locator("time[data-relative]")).to_contain_text("years ago")
    await message.get_by_role("button", name="Spoiler").click()
    await expect(message.locator(".spoiler[data-hidden]")).to_have_count(0)
    await message.get_by_role("link", name="#games").last.click()  # discord.com, rewritten
    await expect(alice.page.locator("#chat-header h2")).to_have_text("games")


async def test_a_long_channel_is_shown_from_its_end_and_loads_older_parts(sandbox, open_page):
    alice = sandbox.person("alice")
    channel = alice.channels()[0]["id"]
    first = await alice.say(channel, "number 0 of many")
    for number in range(1, 500):
        await alice.say(channel, f"number {number} of many")
    bob = await open_page("bob", DESKTOP)
    await bob.sees("number 499 of many")
    assert await bob.page.locator(".message").count() == 100
    # a change of what is not loaded does not show up at the end
    await sandbox.parts.messages.edit(first, {"content": "the very first"})
    await alice.say(channel, "number 500 of many")
    await bob.sees("number 500 of many")
    assert await bob.message("the very first").count() == 0
    await bob.page.locator("#timeline").focus()
    await bob.page.keyboard.press("h")  # typing goes into the box
    await expect(bob.box).to_have_value("h")
    await bob.page.locator("#timeline").focus()
    await bob.page.keyboard.press("Home")
    await expect(bob.page.locator(".message")).to_have_count(201)
    await bob.page.evaluate(f"location.hash = '#/{channel}/{first['id']}'")
    await expect(bob.page.locator(f"#message-{first['id']}")).to_be_in_viewport()
    await expect(bob.page.locator(f"#message-{first['id']}")).to_contain_text("the very first")
    await bob.page.get_by_role("button", name="Jump to present").click()
    await expect(bob.message("number 500 of many")).to_be_in_viewport()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
async def test_who_has_scrolled_up_reads_answers_and_hears_of_news(stage, open_page, size):
    """Answers below what somebody reads seemed not to come."""
    alice = stage.sandbox.person("alice")
    channel = alice.channels()[0]["id"]
    for number in range(60):
        await alice.say(channel, f"number {number} of many")
    bob = await open_page("bob", size)
    await bob.sees("number 59 of many")
    await bob.page.locator("#timeline").evaluate("box => box.scrollTo(0, 0)")
    await expect(bob.message("number 59 of many")).not_to_be_in_viewport()
    present = bob.page.locator("#present")
    await expect(present).to_have_accessible_name("Jump to present")
    for number in (60, 61):
        await alice.say(channel, f"number {number} of many")
    await expect(present).to_have_accessible_name("New messages: 2")
    await expect(present).to_have_text("New messages: 2")
    await expect(bob.message("number 61 of many")).not_to_be_in_viewport()
    await present.click()
    await expect(bob.message("number 61 of many")).to_be_in_viewport()
    await expect(present).to_be_hidden()
    await bob.page.locator("#timeline").evaluate("box => box.scrollTo(0, 0)")
    await expect(present).to_be_visible()
    await bob.slash("/demo secret")
    await expect(bob.message("Only you can see this secret.")).to_be_in_viewport()
    await bob.page.locator("#timeline").evaluate("box => box.scrollTo(0, 0)")
    await expect(present).to_be_visible()
    await bob.slash("/demo slow")  # the bot thinks first: everybody sees it, but Bob has asked
    await expect(bob.message("Thoth has thought about it")).to_be_in_viewport()
    await expect(bob.page.locator("#announcer")).to_contain_text("Thoth has thought about it")


async def test_what_becomes_of_a_message_is_read_out(stage, open_page):
    alice = await open_page("alice", DESKTOP)
    await alice.slash("/demo counter")
    await alice.sees("Nobody counted yet")
    await stage.bob.press("Count 0")
    await expect(alice.page.locator("#announcer")).to_contain_text("Bob counted to 1")


async def test_typing_is_shown_until_the_bot_has_written(stage, open_page):
    bob = await open_page("bob", PHONE)
    channel = stage.bob.channel()
    stage.sandbox.parts.delivery.typing(channel)
    await expect(bob.page.locator("#typing")).to_have_text("Thoth is typing…")
    await stage.bob.slash("/demo counter")
    await bob.sees("Nobody counted yet")
    await expect(bob.page.locator("#typing")).to_have_text("")


async def test_it_comes_back_after_the_server_was_away(open_page, browser, tmp_path):
    async with Sandbox(path=tmp_path / "state.sqlite") as server:
        port = int(server.base.rsplit(":", 1)[1])
        alice = await open_page("alice", DESKTOP)  # keeps its own sandbox
        await alice.page.goto(server.page_of(server.person("alice")))
        await alice.ready()
        await alice.says("before")
        await alice.sees("before")
    await expect(alice.page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    async with Sandbox(path=tmp_path / "state.sqlite", port=port) as server:
        bob = server.person("bob")
        await bob.say(bob.channels()[0]["id"], "while away")
        await alice.sees("while away")
        await alice.sees("before")
        await expect(alice.page.locator("#connection")).to_be_hidden()


async def test_every_kind_of_field_in_a_pop_up(stage, open_page):
    alice = await open_page("alice", PHONE)
    await alice.slash("/probe questions")
    page, dialog = alice.page, alice.page.get_by_role("dialog", name="Questions")
    await expect(dialog).to_be_visible()
    assert await page.evaluate(UNLABELLED) == []
    await focus_stays_inside(page, dialog)
    await dialog.get_by_role("combobox", name="Friend").press("ArrowDown")
    await expect(page.get_by_role("listbox", name="Friend")).to_be_visible()
    await page.keyboard.press("Escape")  # closes the list, not the pop-up
    await expect(page.get_by_role("listbox", name="Friend")).to_be_hidden()
    await dialog.get_by_role("radio", name="Isis").check()
    await dialog.get_by_role("checkbox", name="gold").check()
    await dialog.get_by_role("checkbox", name="stone").check()
    await dialog.get_by_role("checkbox", name="Sure").check()
    await dialog.get_by_role("combobox", name="Friend").click()
    await page.get_by_role("option", name="Bob").click()
    await dialog.get_by_role("button", name="Submit").click()
    await alice.sees("Isis gets ['gold', 'stone'] from Bob, sure: True")


async def focus_stays_inside(page, dialog):
    """Tab goes round in reading order and never leaves the dialog."""
    tops = []
    for _ in range(10):
        await page.keyboard.press("Tab")
        inside = "document.querySelector('dialog').contains(document.activeElement)"
        assert await page.evaluate(inside)
        tops.append(await page.evaluate("document.activeElement.getBoundingClientRect().top"))
    turns = sum(later < earlier for earlier, later in pairwise(tops))
    assert turns <= 2  # once round, from the last field to the first
    await expect(dialog).to_be_visible()


async def test_menus_of_every_kind(stage, open_page):
    alice = await open_page("alice", DESKTOP)
    await alice.slash("/probe menus")
    await alice.choose("Role", "Thoth")
    await alice.sees("role: Thoth")
    await alice.choose("Channel", "#games")
    await alice.sees("channel: games")
    await alice.choose("Anyone", "Bob")
    await alice.sees("anyone: bob")
    # several are ticked, and sent when the list is closed; a change meanwhile does not disturb
    menu = alice.page.get_by_role("combobox", name="Gods")
    await menu.click()
    menus = stage.alice.shows("Menus")
    await stage.sandbox.parts.messages.edit(menus, {"content": "Menus, edited"})
    await stage.bob.says("by the way")
    await alice.sees("by the way")
    for god in ("Ra", "Isis", "Amun"):  # two at most: the third does not stick
        await alice.page.get_by_role("option", name=god).click()
    await expect(alice.page.get_by_role("option", selected=True)).to_have_text(["Ra", "Isis"])
    await alice.page.keyboard.press("Escape")
    await alice.sees("gods: ['Isis', 'Ra']")
    await alice.sees("Menus, edited")


async def test_options_of_every_kind(stage, open_page):
    alice = await open_page("alice", DESKTOP)
    page = alice.page
    await alice.box.fill("/probe options")
    await page.keyboard.press("Enter")
    for option, typed in {
        "who": "bo",
        "where": "gam",
        "many": "3",
        "share": "0.5",
        "loud": "t",
    }.items():
        field = page.locator(f"[data-option={option}]")
        await expect(field).to_be_focused()
        await page.keyboard.type(typed)
        if option in ("who", "where", "loud"):
            await expect(page.get_by_role("option")).to_have_count(1)
            await page.keyboard.press("Enter")
        else:
            await page.keyboard.press("Tab")
    await page.get_by_role("button", name="+1 optional").click()
    await page.get_by_role("option", name="two").click()
    assert await page.evaluate(UNLABELLED) == []
    await page.keyboard.press("Enter")
    await alice.sees("Bob games 3 0.5 True two")
    # what is out of range is refused with a reason, and nothing typed is lost
    await alice.slash("/probe options who:bob where:games many:9 share:1 loud:true")
    await expect(page.get_by_role("alert").filter(has_text="out of range")).to_be_visible()
    await expect(page.locator("[data-option=where]")).to_have_value("#games")
    await page.locator("[data-option=many]").fill("5")
    # and whom nobody knows cannot be sent
    await page.locator("[data-option=who]").fill("nobody")
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-option=who]")).to_have_attribute("aria-invalid", "true")
    await page.locator("[data-option=who]").fill("bob")
    await page.get_by_role("option", name="Bob").click()
    await page.keyboard.press("Enter")
    await alice.sees("Bob games 5 1.0 True one")


async def test_refused_requests_show_in_the_console(stage, open_page):
    alice = await open_page("alice", DESKTOP)
    await alice.slash("/probe wrong")
    await alice.page.get_by_role("button", name="Refused requests").click()
    console = alice.page.get_by_role("complementary", name="Refused requests of the bot")
    await expect(console).to_contain_text("400")
    await expect(console).to_contain_text("components.0.components.0.custom_id")
    await alice.page.keyboard.press("Escape")
    await expect(console).to_be_hidden()


async def test_languages_and_settings(stage, open_page):
    olena = await open_page("olena", DESKTOP)
    await expect(olena.page.get_by_role("navigation", name="Канали")).to_be_visible()
    await olena.box.fill("/gre")
    await expect(olena.page.get_by_role("option")).to_have_text("/demo greetПривітати бога")
    await olena.box.fill("")
    await olena.slash("/demo secret")
    await olena.sees("Таємницю бачиш лише ти.")
    await olena.page.get_by_role("button", name="Налаштування").click()
    await olena.page.get_by_label("Мова").select_option("ru")
    dialog = olena.page.get_by_role("dialog")
    await expect(olena.page.get_by_role("navigation", name="Каналы")).to_be_visible()
    await dialog.get_by_role("checkbox").check()
    await olena.page.keyboard.press("Escape")
    await olena.slash("/demo letter")
    await olena.sees("Your direct messages are closed")
    assert stage.sandbox.person("olena").locale == "ru"
    await olena.page.get_by_role("link", name="Bob").click()  # the switcher
    await expect(olena.page.locator("#self strong")).to_have_text("Bob")
    assert olena.page.url.startswith(stage.sandbox.page_of(stage.sandbox.person("bob")))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
async def test_everything_has_a_name_and_is_large_enough_to_touch(stage, open_page, size):
    alice = await open_page("alice", size)
    for line in ("/demo counter", "/demo board", "/demo secret", "/probe rivals"):
        await alice.slash(line)
    await alice.sees("Choose")
    assert await alice.page.evaluate(UNLABELLED) == []
    for landmark in ("main", "navigation"):
        assert await alice.page.get_by_role(landmark).count() >= (0 if size.touch else 1)
    if size.touch:
        small = await alice.page.evaluate(
            "[...document.querySelectorAll('#chat :is(button, a, textarea)')]"
            ".filter((element) => element.checkVisibility())"
            ".filter((element) => element.getBoundingClientRect().height < 40)"
            ".map((element) => element.outerHTML)"
        )
        assert small == []
        await alice.page.set_viewport_size({"width": 360, "height": 740})
        assert await alice.overflow() <= 0
    await alice.choose("Rival", "Bob")
    await alice.sees("rival: Bob")
    await expect(alice.page.locator("#announcer")).to_contain_text("rival: Bob")
