"""No secret reaches anybody before its time: not in words, ids, alt texts, files, logs or errors.

Two evenings are the same but for one person's secret.  Whatever all others get to see, and the
bot's log at its most talkative, must be the same too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from sandbox.people import Person
from tests.conftest import POSTGRES
from tests.kit.actor import Actor, text_of
from tests.kit.bots import GAMES
from tests.kit.button_player import play_to_the_end, settled
from tests.kit.databases import Databases, Place
from tests.kit.eavesdropping import Ear, log_lines
from tests.kit.gathering import gather
from tests.kit.line_player import LinePlayer
from tests.kit.prepared import prepare, until
from tests.kit.quick_bot import QuickBot
from tests.kit.secrets_watch import SecretsWatch, all_seeds
from tests.kit.stage import Stage, new_sandbox
from tests.kit.table_talk import widgets

PATIENCE = 30.0


class TalkativeBot(QuickBot):
    level = "DEBUG"


class Evening:
    """A game in a given position; Alice has the secret, the others have ears."""

    def __init__(self, stage: Stage, people: dict[str, Actor]) -> None:
        self.stage = stage
        self.people = people
        self.alice = people["alice"]
        self.ears = {name: Ear(a.person) for name, a in people.items() if name != "alice"}

    async def line(self, name: str, line: str, **options: str) -> str:
        """Somebody types a line; return what they are told."""
        actor = self.people[name]
        outcome = await settled(actor, lambda: actor.slash("/play", do=line, **options))
        return text_of(actor.person.message(outcome.answer_id))

    async def press(self, name: str, label: str, *, dm: bool = False) -> str:
        """Somebody presses the newest button of a label, or chooses the option of a menu."""
        actor = self.people[name].dm if dm else self.people[name]
        widget = await until(lambda: _widget(actor, label), PATIENCE)
        outcome = await settled(actor, lambda: widget.use(actor))
        return text_of(actor.person.message(outcome.answer_id))

    async def all_look_around(self) -> None:
        """Everybody else looks at whatever can be looked at, and types what is suggested."""
        for name in self.ears:
            actor = self.people[name]
            await settled(actor, partial(actor.slash, "/board", view="text"))
            for command in ("/status", "/log", "/hand", "/undo"):
                await settled(actor, partial(actor.slash, command))
            for typed in ("", "ba", "f"):
                heard = await actor.completes("/play", "do", typed)
                self.ears[name].heard.append(repr(heard))

    def gist(self) -> dict[str, list[str]]:
        """All that others know: each person's client, and whoever reads the log."""
        known = {name: ear.gist() for name, ear in self.ears.items()}
        return known | {"log": log_lines(self.stage.bot.log)}


def _widget(actor: Actor, label: str):
    for message in reversed(actor.messages()):
        found = [w for w in widgets(message) if w.label.startswith(label)]
        if found:
            return found[0]
    return None


class House:
    """Where one evening is given after another, each with a database of its own."""

    def __init__(self, folder: Path, databases: Databases) -> None:
        self._folder = folder
        self._databases = databases
        self._evenings = 0

    @asynccontextmanager
    async def evening(self, position: dict, seats: list[str]):
        """Let the game of a position begin; who has no seat looks on."""
        folder = self._folder / str(self._evenings)
        self._evenings += 1
        await asyncio.to_thread(folder.mkdir)
        async with self._databases() as database, new_sandbox() as sandbox:
            bot = TalkativeBot(sandbox, folder, GAMES, database=database)
            names = ("alice", "bob", "olena", "ivan")
            people = {name: Actor(sandbox.person(name)) for name in names}
            players = [people[name] for name in seats]
            await prepare(folder, players, position, database=database)
            await bot.start()
            try:
                party = Evening(Stage(sandbox, bot), people)
                await quiet(party)
                yield party
            finally:
                await bot.stop()


@pytest.fixture
def house(tmp_path, databases):
    return House(tmp_path, databases)


Play = Callable[[Evening, str], Awaitable[None]]


async def expect_no_difference(
    house: House,
    position: dict,
    seats: list[str],
    secrets: tuple[str, str],
    play: Play,
    *,
    knows: tuple[str, ...] = (),
) -> None:
    """Play with one secret and with another; only Alice and who ``knows`` may tell them apart."""
    gists = []
    for secret in secrets:
        async with house.evening(position, seats) as party:
            await play(party, secret)
            await party.all_look_around()
            await quiet(party)
            gists.append(party.gist())
    for name, first in gists[0].items():
        second = gists[1][name]
        if name in knows:
            assert first != second, f"{name} should have heard of it"
        else:
            assert first == second, f"{name} can tell the secrets apart"


def at_rest(database: Place) -> bool:
    """Say whether everything has been told: the panel is settled after its letters."""
    panels = database.look(
        "select 1 from game join post on post.game = game.id and kind = 'panel'"
        " where post.revision = game.revision and not exists (select id from outbox)"
    )
    return bool(panels)


async def quiet(party: Evening) -> None:
    """Wait until the table has posted its panel and letters, and nothing more is heard."""
    await until(lambda: at_rest(party.stage.bot.place), PATIENCE)
    before = -1
    while before != (now := sum(len(ear.heard) for ear in party.ears.values())):
        before = now
        await asyncio.sleep(0.3)


BATTLE = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53", "w 63"], "devotion": 5, "followers": 300},
        {"god": "ra", "figures": ["god 81", "w 82", "w 91"], "devotion": 7, "followers": 300},
    ],
    "next": "region 3",
}
TURN = {
    "gods": [
        {"god": "isis", "figures": ["god 62", "w 53"], "followers": 3},
        {"god": "ra", "figures": ["god 81", "w 82"], "followers": 3},
    ],
}


async def expect_nothing_known_of_a_card(house: House, way: str) -> None:
    async def play(party: Evening, card: str) -> None:
        if way == "line":
            said = await party.line("alice", f"battle {card}")
        elif way == "letter":
            said = await party.press("alice", card.title(), dm=True)
        else:
            await party.press("alice", "Choose in secret")
            if way == "changed":
                await party.press("alice", "Drought")
            said = await party.press("alice", card.title())
        assert card in said.lower()
        await party.people["bob"].sees("1 of 2 chosen", patience=PATIENCE)
        await party.press("bob", "Choose in secret")

    await expect_no_difference(house, BATTLE, ["alice", "bob"], ("flood", "miracle"), play)


@pytest.mark.parametrize("way", ["panel", "letter", "line", "changed"])
async def test_a_battle_card(house, way):
    await expect_nothing_known_of_a_card(house, way)


@pytest.mark.parametrize("databases", [POSTGRES], indirect=True)
async def test_a_battle_card_in_postgresql(house):
    await expect_nothing_known_of_a_card(house, "letter")


LOSING = {
    "gods": [
        {"god": "isis", "figures": ["w 74", "w 94"]},
        {"god": "ra", "figures": ["god 84", "w 85", "w 95", "w 83"]},
    ],
    "next": "region 2",
}
TYPED = ("", "d", "drought", "drought ", "drought k", "battle drought ")


async def suggestions(actor: Actor) -> list[list[str]]:
    """What somebody is suggested who types without sending."""
    play = [await actor.completes("/play", "do", typed) for typed in TYPED]
    return play + [await actor.completes("/ankh battle", "card", typed) for typed in TYPED]


async def test_suggestions_do_not_tell_what_others_have_picked(house):
    """Suggestions told the last one how each card of hers would end."""
    async with house.evening(LOSING, ["olena", "ivan"]) as party:
        olena, ivan = party.people["olena"], party.people["ivan"]
        before = await suggestions(olena)
        assert ["drought"] in before
        for card in ("maat", "chariots"):
            await party.line("ivan", f"battle {card}")
            await olena.sees("1 of 2 chosen", patience=PATIENCE)
            assert await suggestions(olena) == before
        await party.line("olena", "drought")
        await ivan.sees("Isis — Drought", patience=PATIENCE)
        # Nobody died unasked: she is asked, or keeps all as her standing answer says.
        await until(lambda: olena.shows("keep 74") or olena.shows("keeps alive: 74"), PATIENCE)
        assert olena.shows("Fallen") is None


async def test_others_suggestions_and_refusals_do_not_depend_on_a_card(house):
    async def play(party: Evening, card: str) -> None:
        await party.line("alice", f"battle {card}")
        await party.people["bob"].sees("1 of 2 chosen", patience=PATIENCE)
        for typed in TYPED:
            party.ears["bob"].heard.append(
                repr(await party.people["bob"].completes("/play", "do", typed))
            )
        for line in ("drought keep 74", "keep 74", "done", "battle ¤"):
            party.ears["bob"].heard.append(await party.line("bob", line))

    await expect_no_difference(house, LOSING, ["bob", "alice"], ("maat", "chariots"), play)


async def test_a_bid(house):
    async def play(party: Evening, bid: str) -> None:
        await party.line("alice", "battle plague")
        # Whether this edit is seen before the next one depends on who is quicker.
        await party.people["bob"].sees("1 of 2 chosen", patience=PATIENCE)
        await party.line("bob", "battle flood")
        await party.people["bob"].sees("0 of 2 chosen", patience=PATIENCE)
        await quiet(party)
        assert bid in await party.line("alice", f"bid {bid}")
        await party.people["bob"].sees("1 of 2 chosen", patience=PATIENCE)
        assert "only" in await party.line("bob", "bid 999")  # an error tells nothing either

    await expect_no_difference(house, BATTLE, ["alice", "bob"], ("137", "249"), play)


MERGED = {
    "gods": [
        {"god": "amun", "figures": ["god 81", "w 82"], "devotion": 9, "two_cards": False},
        {
            "god": "isis",
            "figures": ["god 62", "w 63"],
            "devotion": 4,
            "people": [2, 0],
            "abilities": ["isis", "ra"],
        },
    ],
    "seats": ["ra", "amun", "isis"],
    "merged": {"ra": "isis"},
    "event": 4,
    "active": 0,
    "next": "region 3",
}


async def test_what_a_junior_proposes_is_for_the_senior_only(house):
    """Alice is the junior, Olena her senior, Bob plays against them, Ivan looks on."""

    async def play(party: Evening, card: str) -> None:
        assert card in (await party.line("alice", f"battle {card}")).lower()
        await party.people["olena"].dm.sees("proposes", patience=PATIENCE)

    seats = ["alice", "bob", "olena"]
    secrets = ("flood", "miracle")
    await expect_no_difference(house, MERGED, seats, secrets, play, knows=("olena",))


async def test_a_draft(house):
    async def play(party: Evening, action: str) -> None:
        assert "Your draft" in await party.press("alice", action)

    secrets = ("Gain", "Unlock")
    await expect_no_difference(house, TURN, ["alice", "bob"], secrets, play)


@pytest.mark.parametrize(
    "secrets", [("gain", "summon w 63"), ("57>68 47>57", "unlock revered"), ("¤¤¤¤", "££££")]
)
async def test_a_plan(house, secrets):
    async def play(party: Evening, line: str) -> None:
        assert line.partition(" ")[0] in await party.line("alice", line, when="next")

    await expect_no_difference(house, TURN, ["bob", "alice"], secrets, play)


async def test_the_ears_hear_a_revealed_card(house):
    """What is compared above is not empty: once revealed, everybody can tell cards apart."""
    gists = []
    for card in ("flood", "miracle"):
        async with house.evening(BATTLE, ["alice", "bob"]) as party:
            await party.line("alice", f"battle {card}")
            await party.line("bob", "battle drought")
            await party.people["bob"].sees(f"Isis — {card.title()}", patience=PATIENCE)
            await quiet(party)
            gists.append(party.gist())
    differ = {name for name, first in gists[0].items() if first != gists[1][name]}
    assert differ == {"bob", "olena", "ivan"}, "the log tells nothing even then"


# --- a whole game -----------------------------------------------------------------------------


class MarkedPlayer(LinePlayer):
    """Types everything in a spelling of their own, so that their words are known anywhere.

    Nobody else ever needs to see what somebody typed: neither a pick, nor a plan.
    """

    def __init__(self, actor: Actor, number: int) -> None:
        super().__init__(actor, Random(number))
        self.marks: set[str] = set()
        self._number = number

    async def _line(self) -> str:
        return self._marked(await super()._line())

    def _marked(self, line: str) -> str:
        word = next((w for w in line.split() if len(w) > 3 and w.isalpha()), "")
        if not word:
            return line
        mark = "".join(c.upper() if n % 3 == self._number else c for n, c in enumerate(word))
        self.marks.add(mark)
        return line.replace(word, mark, 1)

    async def plan(self) -> None:
        """Plan something, as if it were one's turn."""
        line = self._marked(self.random.choice(["gain", "unlock revered", "summon w 45"]))
        await settled(self.actor, lambda: self.actor.slash("/play", do=line, when="next"))


async def test_a_whole_game_of_marked_words(sandbox, tmp_path, database):
    bot = TalkativeBot(sandbox, tmp_path, GAMES, database=database)
    await bot.start()
    stage = Stage(sandbox, bot)
    people = await gather([stage.alice, stage.bob, stage.olena], taste=True)
    players = [MarkedPlayer(actor, number) for number, actor in enumerate(people)]
    everybody: list[Person] = [*(a.person for a in people), sandbox.person("ivan")]
    ears = [Ear(person) for person in everybody]
    watch = SecretsWatch(everybody[-1], bot.place)
    for player in players:
        await player.plan()
    await play_to_the_end(players)
    log = bot.log.read_text()
    await bot.stop()
    assert watch.looked > 0
    assert watch.told == []
    seeds = all_seeds(bot.place)
    assert seeds
    assert not any(seed in log for seed in seeds), "the log has a seed"
    for player in players:
        assert len(player.marks) > 3
        for mark in player.marks:
            assert mark not in log, f"the log has {mark}"
            for ear in ears:
                heard = [line for line in ear.heard if mark in line]
                assert bool(heard) <= (ear.person.id == player.id), (mark, heard[:1])
