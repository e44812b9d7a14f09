"""Acceptance stories of Kemet on the local Discord, by their numbers."""

from __future__ import annotations

import json
import re

from bot.store.opening import FILE, open_store
from bot.tables.preferences import People
from bot.texts import Texts
from bot.texts.saying import text_key
from renderer.kemet.market_picture import draw_market
from rules.kemet.data import TILES_OF, Colour
from rules.kemet.game import GAME
from rules.kemet.lookup import why_not_buy
from rules.kemet.refusals import Reason
from sandbox import components
from tests.e2e.games.kemet.positions import attack, fire, player, position
from tests.kit import prepared
from tests.kit.actor import text_of
from tests.kit.story import answer, buttons, click, clicks, file, labels, reads, said
from tests.kit.story import pictures as in_message
from tests.kit.table_talk import is_private, newest_panel, widgets

LONG = 25.0  # seconds that nobody should need
A_MINUTE = 60
HALF_AN_HOUR = 30 * A_MINUTE
ABSENCE = 10 * A_MINUTE


async def types(actor, line):
    return await answer(actor, actor.slash("/play", do=line))


def lit(panel):
    """The labels of what decides, and can be pressed."""
    return [w.label for w in widgets(panel) if w.verb == "d"]


def pictures(message):
    """The alternative texts of the pictures, by file name."""
    found = {}
    for part in components.walk(message["components"]):
        for item in part.get("items", ()):
            name = item["media"]["url"].rpartition("/")[2].partition("?")[0]
            found[name] = item.get("description", "")
    return found


async def choosing(actor):
    """Open the private panel of what is asked in secret."""
    return await click(actor, newest_panel(actor), "Choose in secret")


def everything(actor):
    """All that somebody can see, in the channel and in letters."""
    return json.dumps([actor.messages(), actor.dm.messages()], ensure_ascii=False)


async def test_story_1_only_the_empty_row_is_lit_and_named(story):
    tokens = dict.fromkeys(("move2", "build", "pray3", "white"), "normal")
    given = position(player(0, tokens=tokens), player(1, tokens=tokens), turn=5)
    panel = await story.begins([story.alice, story.bob], given, game="kemet")
    assert lit(panel) == ["1 Move", "1 Recruit"]
    grey = [label for label, part in buttons(panel).items() if part.get("disabled")]
    assert {"2 Pray +2", "3 Red", "3 Blue", "Play a card", "End turn"} <= set(grey)
    assert "Rows to fill: 1." in said(panel)
    assert "1 token left" in said(panel)


async def test_story_2_a_step_takes_the_free_row_and_confirm_begins_the_battle(story):
    panel = await story.begins([story.alice, story.bob], attack(["bronze"]), game="kemet")
    planned = await answer(story.alice, story.alice.slash("/play", do="10>81", when="next"))
    before = len(story.public())
    draft = await click(story.alice, planned, "Use")
    assert is_private(draft)
    assert "2 Move" in said(draft)
    assert "10 → 81: 5" in said(draft)
    assert "Battle against Green: your 5 against 3" in text_of(draft)
    assert "map.png" in pictures(draft), "the arrow is drawn for Alice"
    assert len(story.public()) == before, "nobody else sees anything of it"
    assert "10 → 81" not in everything(story.bob)
    await click(story.alice, draft, "Confirm")
    told = await reads(story.bob, "attacks Green in 81", patience=LONG)
    assert told["id"] != panel["id"]
    await reads(story.bob, "Battle: choose a card to play", patience=LONG)


async def test_story_3_the_market_says_what_can_be_bought_and_why_not(story):
    red = {"white": [1, 11], "red": [3, 12], "blue": [1, 13]}
    given = position(player(0, prayer=2, pyramids=red, tiles=[211]), player(1))
    panel = await story.begins([story.alice, story.bob], given, game="kemet")
    draft = await click(story.alice, panel, "3 Red")
    offered = [label for label in labels(draft) if label[:1] == "2"]
    assert [label[:3] for label in offered] == ["213", "214", "221", "222", "223", "224"]
    assert all("PP" in label for label in offered)
    assert "red.png" in pictures(draft)
    view = GAME.view(GAME.read_position(given), 0)
    assert reasons(view) == {
        Reason.TILE_GONE: [],
        Reason.DUPLICATE_TILE: [211, 212],
        Reason.NOT_ENOUGH_PRAYER: [231, 232, 233, 234],
        Reason.PYRAMID_LEVEL: [241, 242, 243, 244],
    }


def reasons(view):
    """Which red tiles bear which reason on the picture that was drawn for Yellow."""
    found = {}
    for reason in (
        Reason.TILE_GONE,
        Reason.DUPLICATE_TILE,
        Reason.NOT_ENOUGH_PRAYER,
        Reason.PYRAMID_LEVEL,
    ):
        found[reason] = [n for n in TILES_OF[Colour.RED] if why_not_buy(view, 0, n) is reason]
        label, written = text_key("kemet-label-why", reason), []
        draw_market(view, Colour.RED, Written(written), seat=0)
        assert written.count(label) == len(found[reason]), label
    return found


class Written(Texts):
    """Notes what is written on a picture."""

    def __init__(self, written):
        super().__init__("en")
        self._written = written

    def __call__(self, key, **variables):
        self._written.append(key)
        return super().__call__(key, **variables)


async def windows(story, given, **options):
    """Yellow has played Raining Fire on 81; return the panel of the window."""
    people = [story.alice, story.bob, story.olena]
    await story.begins(people, given, game="kemet", clock="async", **options)
    await types(story.alice, "card fire 81")
    return await reads(story.bob, "Veto possible until", patience=LONG)


async def test_story_4_all_who_could_are_asked_alike_and_silence_passes(story):
    panel = await windows(story, fire(["bronze"], ["veto"]))
    public = text_of(panel)
    assert "Raining Fire → 81" in public
    assert "<t:" in public
    assert not re.search(r"<@\d+>", public.partition("Veto possible")[2]), "nobody is named"
    assert "Olena" not in public
    assert "chosen" not in public, "nobody is counted"
    for actor, holds in ((story.bob, False), (story.olena, True)):
        own = await choosing(actor)
        veto = [part for label, part in buttons(own).items() if label in ("Veto", "Вето")]
        assert [not part.get("disabled", False) for part in veto] == [holds]
        assert any(label in ("Let it happen", "Хай буде") for label in labels(own))
    story.late(HALF_AN_HOUR + 5)
    await reads(story.bob, "loses a soldier in 81", patience=LONG)


async def test_story_5_the_second_veto_is_played_and_the_third_stays_secret(story):
    await windows(story, fire(["veto"], ["veto"]))
    await clicks(story.olena, await choosing(story.olena), "Вето")
    await clicks(story.bob, await choosing(story.bob), "Veto")
    told = await reads(story.alice, "Green vetoes", patience=LONG)
    assert "Violet" not in text_of(told).partition("Green vetoes")[2].partition("\n")[0]
    for actor in (story.alice, story.bob):
        await answer(actor, actor.slash("/log"))
        assert "Violet vetoes" not in everything(actor)
    hand = await answer(story.olena, story.olena.slash("/hand"))
    assert any("Вето" in alt for alt in pictures(hand).values()), "the card stays"


async def tells(story, words):
    """Read it behind [What happened]: how to read a first panel takes the room above."""
    panel = await reads(story.bob, "earlier: /log", patience=LONG)
    assert words in text_of(await click(story.bob, panel, "What happened"))


async def test_story_6_an_order_answers_although_nobody_is_waited_for(story):
    people = [story.alice, story.bob, story.olena]
    given = fire(["bronze"], ["veto"])
    store = await open_store(story.bot.folder / FILE)
    for actor in people:
        standing = {"kemet": {"veto": "pass"}}
        await People(store).change(int(actor.person.id), standing=standing)
    await store.close()
    panel = await story.begins(people, given, game="kemet", clock="async")
    plan = await click(story.olena, panel, "Plan")
    await click(story.olena, plan, "Вогняний дощ: Вето")
    await types(story.alice, "card fire 81")
    await tells(story, "**Violet** vetoes")
    assert "Veto possible until" not in "".join(map(text_of, story.public()))


async def test_story_7_no_window_once_both_vetoes_were_seen(story):
    people = [story.alice, story.bob, story.olena]
    given = fire(["bronze"], ["iron"], shown=["veto", "veto"])
    await story.begins(people, given, game="kemet", clock="async")
    await types(story.alice, "card fire 81")
    await tells(story, "loses a soldier in 81")
    assert "Veto possible" not in "".join(map(text_of, story.public()))


async def battle_of(story, given, **options):
    """Yellow has attacked 81; return the public panel."""
    await story.begins([story.alice, story.bob], given, game="kemet", **options)
    await types(story.alice, "10>81")
    return await reads(story.bob, "Battle: choose a card to play", patience=LONG)


async def test_story_8_after_an_escape_the_attackers_cards_are_neither_shown_nor_paid(story):
    await battle_of(story, attack(["escape"]))
    await types(story.alice, "battle 410 130 fury")
    own = await choosing(story.bob)
    assert "Escape" in labels(own)
    await clicks(story.bob, own, "Escape", "63 obelisk")
    told = await reads(story.alice, "escapes", patience=LONG)
    assert "Who moves, and where?" in said(told), "Yellow may go on"
    public = "".join(map(text_of, story.public()))
    assert "410" not in public
    assert "Fury" not in everything(story.bob)
    board = text_of(await answer(story.bob, story.bob.slash("/board", view="text")))
    assert cards_of(board) == ["2", "0"], "both cards of Yellow are in hand again"
    assert re.search(r"Yellow[^\n]*\b6 PP", board), board


async def test_story_9_without_escape_everything_looks_the_same_until_the_choice(story):
    panels = []
    for place, held in (("general", ["escape"]), ("games", ["bronze"])):
        alice, bob = story.alice.at(place), story.bob.at(place)
        await story.given([alice, bob], attack(held), game="kemet", at=alice)
        panels.append((alice, bob))
    await story.bot.start()
    seen = []
    for alice, bob in panels:
        await reads(bob, "Place an action token", patience=LONG)
        await types(alice, "10>81")
        panel = await reads(bob, "Battle: choose a card to play", patience=LONG)
        await types(alice, "battle 410 130")
        panel = await reads(bob, "1 of 2", patience=LONG)
        seen.append(said(panel))
    assert seen[0] == seen[1]


async def test_story_10_committed_cards_count_as_cards_in_hand_until_the_reveal(story):
    await battle_of(story, attack(["bronze"]))
    before, strip = await counted(story.bob)
    await types(story.alice, "battle 410 130 rage fury")
    after, same = await counted(story.bob)
    assert after == before == ["2", "1"]
    assert same == strip, "the strip of /status is the same picture, byte for byte"
    await types(story.bob, "battle 410 130")
    await reads(story.bob, "War Rage", patience=LONG)
    shown, other = await counted(story.bob)
    assert shown == ["0", "1"]
    assert other != strip


async def counted(actor):
    """How many DI cards everybody has, in words, and the picture of it that /status shows."""
    board = text_of(await answer(actor, actor.slash("/board", view="text")))
    sheet = await answer(actor, actor.slash("/status"))
    ((_, _, address),) = [shown for shown in in_message(sheet) if shown[0] == "strip.png"]
    return cards_of(board), await file(address)


def cards_of(board):
    """The numbers of DI cards on a board in words."""
    return re.findall(r"DI cards (\d+)", board)


async def test_story_11_prescience_shows_the_card_to_its_owner_alone(story):
    used = {"move1": "normal"}
    given = position(
        player(0, soldiers={"10": 5}, tiles=[333], tokens=used),
        player(1, soldiers={"81": 3}, hand=["bronze"], tokens=used),
        player(2, tokens=used),
        turn=2,
    )
    await story.begins([story.alice, story.bob, story.olena], given, game="kemet")
    await types(story.alice, "10>81")
    await reads(story.bob, "Battle: choose a card to play", patience=LONG)
    await types(story.bob, "battle 301 410 bronze")
    await reads(story.olena, "Green has chosen first (Prescience)", patience=LONG)
    own = await choosing(story.alice)
    table = text_of(own).partition("```")[2]
    assert table.split("\n")[1].split() == ["301"], "all is reckoned against this card"
    assert "Bronze" not in json.dumps(own), "no DI card is shown"
    assert "301" not in "".join(map(text_of, [*story.public(), *story.olena.messages()]))


async def test_story_12_a_window_survives_a_kill(story):
    panel = await windows(story, fire(["veto"], ["veto"]))
    await clicks(story.bob, await choosing(story.bob), "Let it happen")
    await story.bot.stop(kill=True)
    story.late(ABSENCE)
    until = deadline(panel)
    await story.bot.start()
    back = await reads(story.bob, "the clocks stood still", patience=LONG)
    assert abs(deadline(back) - until - ABSENCE) < A_MINUTE, "the deadline has moved"

    def once(words):
        return sum(words in text_of(message) for message in story.public()) == 1

    assert once("plays Raining Fire"), "nothing is posted twice"
    await prepared.until(lambda: once("Veto possible"), LONG)
    ((_, picks),) = story.stored("pick")
    assert len(picks) == 1, "the answer stands"
    story.late(ABSENCE + HALF_AN_HOUR + A_MINUTE)
    await reads(story.alice, "loses a soldier in 81", patience=LONG)


def deadline(panel):
    """Until when a window is open, as everybody reads it."""
    found = re.search(r"Veto possible until <t:(\d+):t>", text_of(panel))
    return int(found[1]) if found else 0
