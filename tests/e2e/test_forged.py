"""Custom ids that nobody was shown, or not now, not here or not so: none of them is accepted.

``--forged 2000`` tries so many.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cogs.core.components import HANDLERS, LARGEST, LONGEST_ID, Way
from tests.kit.actor import Actor, text_of
from tests.kit.court import Court, court
from tests.kit.example import GAME
from tests.kit.forging import Forged, from_another_server, use
from tests.kit.story import answer

__all__ = ["court"]

ODD = [
    "", "-1", "00", "01", "+1", " 1", "1.0", "1e3", "0x1", "²", "٣", "१", "①", "x",
    str(LARGEST + 1), str(2**64), "9" * 19, "9" * 40, "1_0",
]  # fmt: skip
MISSING = ["7", "99", "123456", str(LARGEST), "1572072304429498368"]
RESTS = [
    "", "0", "1", "2", "3", "0|", "0|0", "1|0.1", "||0", "|0", "0.", "2.", "0.last", "plan", "gain",
    "yes", "on", "off", "thread", "dm", "level", "begin", GAME, "words=on", "٣",
    "language", "0 0 computer", "2 0 anybody", "0 1 2", "3 x y", "t1.newest", "f0.", "-",
    "general", "standing:x", f"{GAME}.turn", "<@1>", "'; drop table game;--", "\u202e", "a:b:c",
    "9" * 20, "9" * 60,
]  # fmt: skip
VALUES = ["0", "1", "-1", "99", "random", "ra", "taste", "uk", "-", "9" * 40, "٣", "turns", ""]
AGED = (
    "d", "ok", "back", "pick", "undo", "agree", "refuse", "take_seat", "overdue_wait",
    "overdue_computer", "overdue_replace", "full", "do", "which", "admin_end", "vote_yes",
    "vote_no", "use",
)  # fmt: skip


class Forger:
    """Makes custom ids up, by chance that can be repeated."""

    def __init__(self, court: Court, random: Random) -> None:
        self._court = court
        self._random = random
        self._shown = [shown.forged for shown in court.shown]
        self._verbs = [*sorted({verb for _, verb in HANDLERS}), "", "nothing", "admin", "D"]

    def forged(self, count: int) -> Iterator[tuple[Actor, Forged]]:
        """Who tries what; nobody tries what they were shown."""
        court, made = self._court, 0
        entitled = (court.alice, court.bob, court.olena)
        strangers = (court.sara, court.rita, court.paul, court.wanda)
        while made < count:
            actor = self._random.choice(entitled + strangers)
            kind = self._random.choice((self._swapped, self._odd, self._missing, self._old))
            if actor in strangers:
                kind = self._random.choice((kind, self._anything))
            forged = kind()
            if forged is not None and len(forged.custom_id) and forged not in self._shown:
                made += 1
                yield actor, forged

    def _one(self, *choices: str) -> str:
        return self._random.choice(choices)

    def _made(self, way: Way, verb: str, number: str, revision: str, rest: str) -> Forged:
        prefix = "menu" if way is Way.MENU else "thoth"
        values = (self._one(*VALUES),) if way is Way.MENU else ()
        return Forged(way, f"{prefix}:{verb}:{number}:{revision}:{rest}"[:LONGEST_ID], values)

    def _way(self) -> Way:
        return self._random.choice(list(Way))

    def _swapped(self) -> Forged | None:
        """What is really shown, sent in another way."""
        shown = self._random.choice(self._shown)
        way = self._way()
        if way is shown.way or (way, shown.verb) in HANDLERS:
            return None
        same_prefix = self._random.random() < 0.5
        prefix = "menu" if way is Way.MENU else "thoth"
        written = shown.custom_id if same_prefix else f"{prefix}:{shown.custom_id.split(':', 1)[1]}"
        return Forged(way, written, ("0",) if way is Way.MENU else ())

    def _odd(self) -> Forged:
        """With a number that we never write."""
        parts = [self._one("1", "2", *ODD), self._one("0", "5", *ODD)]
        parts[self._random.randrange(2)] = self._one(*ODD)
        return self._made(self._way(), self._one(*self._verbs), *parts, self._one(*RESTS))

    def _missing(self) -> Forged:
        """About a table that there is not, or that has nothing to do with it."""
        revision = self._one("0", "1", "5", *MISSING)
        number = self._one(*MISSING)
        return self._made(self._way(), self._one(*self._verbs), number, revision, self._one(*RESTS))

    def _old(self) -> Forged:
        """About this table, but about what was asked before or never."""
        shown = [f for f in self._shown if f.verb in AGED]
        rest = self._one(*RESTS, *(f.custom_id.split(":", 4)[4] for f in shown))
        opened = self._court.table.row.opened
        revision = self._one(*map(str, range(2, opened)), str(opened + 50), *MISSING)
        way = self._random.choice((Way.BUTTON, Way.MENU))
        return self._made(way, self._one(*AGED), str(self._court.table.id), revision, rest)

    def _anything(self) -> Forged | None:
        """Whatever it is: those who have no say are refused."""
        verb = self._one(*self._verbs)
        if verb in ("new", "practice", "lobby_join", "lobby_choose", "take_seat"):
            return None
        number, revision = self._one("0", "1", "2"), self._one("0", "1", "5", "6")
        return self._made(self._way(), verb, number, revision, self._one(*RESTS))


@pytest.mark.unhurried("--forged")
async def test_no_forged_or_stale_custom_id_is_accepted(court, request):
    """faults.md 8 and Low: pop-ups with verbs of buttons, old and huge numbers, odd rests."""
    count = request.config.getoption("--forged")
    before, random = await court.is_quiet(), Random(11)
    places = [court.place, *map(court.sandbox_channel, ("general", "games", "off-topic"))]
    answers: dict[str, int] = {}
    for number, (actor, forged) in enumerate(Forger(court, random).forged(count)):
        place = random.choice([court.place, *places])
        said = await _tries(court, actor, place, forged)
        assert said.strip(), forged
        assert "went wrong" not in said, forged
        assert "пішло не так" not in said, forged
        assert court.stored() == before, (number, actor.person.name, forged, said)
        answers[said] = answers.get(said, 0) + 1
    assert await court.is_quiet() == before
    assert max(answers, key=lambda said: answers[said]).strip().startswith("This button is out")


async def _tries(court: Court, actor: Actor, place: str, forged: Forged) -> str:
    outcome = await use(court.sandbox, actor.person, place, forged)
    if outcome.kind == "modal":
        actor.person.close_modal(outcome.modal.id)
        return "a pop-up"

    async def done():
        return outcome

    return text_of(await answer(actor, done()))


async def test_a_pop_up_carries_only_verbs_of_pop_ups(court):
    """faults.md 8: a stranger's pop-up with ``admin_end`` ended a game, ``take_seat`` took a
    computer's seat, ``overdue_computer`` worked before the deadline.
    """
    before = await court.is_quiet()
    for shown in court.shown:
        for actor in (court.alice, court.sara):
            forged = Forged(Way.POP_UP, shown.forged.custom_id.replace("menu:", "thoth:", 1))
            said = await _tries(court, actor, court.place, forged)
            assert "out of date" in said, shown
    assert await court.is_quiet() == before


async def test_a_component_that_is_not_on_its_message_is_old(court):
    """Discord looks after this itself; should it ever not, nothing happens all the same."""
    before = await court.is_quiet()
    alice, sandbox = court.alice, court.sandbox
    delivery, shown = sandbox.parts.delivery, [s for s in court.shown if s.channel == court.place]
    to_bot = delivery.to_bot

    def emptied(event, body, guild_id):
        if event == "INTERACTION_CREATE":
            body = body | {"message": body["message"] | {"components": []}}
        to_bot(event, body, guild_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(delivery, "to_bot", emptied)
        for one in shown:
            assert "out of date" in await _tries(court, alice, court.place, one.forged)
    assert await court.is_quiet() == before


async def test_from_another_server_even_a_players_buttons_are_old(court):
    before = await court.is_quiet()
    at_table = [s for s in court.shown if s.forged.custom_id.split(":")[2] != "0"]
    with from_another_server(court.sandbox):
        for shown in at_table:
            if shown.forged.verb not in (
                "watch",
                "rules",
                "log",
                "forecast",
            ):  # one's own game, to be read
                said = await _tries(court, court.alice, court.place, shown.forged)
                assert "out of date" in said or said == "a pop-up" or "can't do that" in said, shown
    assert await court.is_quiet() == before
