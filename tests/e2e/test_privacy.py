"""/privacy: what is kept, a copy of it, and being forgotten."""

from __future__ import annotations

import json
import logging
from functools import partial

import pytest

from bot.commands import recordings
from bot.commands.replay import replay
from bot.commands.verify import verify
from bot.games.uis import ui_of
from bot.process.logs import TALKATIVE
from bot.process.settings import Hosting
from bot.store.opening import FILE
from bot.store.rows import DraftRow, PlanRow, Status, WatcherRow
from bot.tables.rematch import score_after
from bot.trust.proving import prove
from sandbox.wire import Component
from tests.bot.process.test_logs import log
from tests.kit.actor import Actor, text_of
from tests.kit.bots import GAMES, InProcessBot
from tests.kit.example import BATTLE, GAME
from tests.kit.gallery import Gallery, answers, at_step, pictures
from tests.kit.prepared import prepare
from tests.kit.rooms import eventually
from tests.kit.stage import Stage, begun
from tests.kit.story import click
from tests.kit.table_talk import is_private, newest_panel, widgets
from tests.kit.traces import bytes_left, traces

__all__ = ["log"]

NAME = "Nebet-Hut"
LONG = 30.0


class Court(Gallery):
    """Alice plays with somebody whose name nobody else has; Olena watches."""

    async def until(self, is_so):
        """Wait until something is stored."""
        await eventually(is_so)

    async def names_nobody(self, person):
        """Return whether nothing stored names a person."""
        return traces(self.path, person, NAME) == []

    async def practises(self):
        """Return whether a practice game has begun."""
        return len(await self.services.store.games()) > 1

    async def handed(self, http, command, **options):
        """The text of a file that Alice is handed."""
        (message,) = await answers(self.alice.at("Nile"), command, **options)
        (part,) = [c for c in message["components"] if c["type"] == Component.FILE]
        async with http.get(part["file"]["url"]) as answer:
            return await answer.text()

    async def result_names_nobody(self, table):
        """What stays of the game: who came where, and no person that is not there any more."""
        outcome = await self.services.store.results.of(table.id)
        assert [row.person for row in outcome.placings] == [int(self.alice.person.id), None]
        panel = newest_panel(self.alice.at(str(table.row.place.thread)))
        shown = await click(self.alice, panel, "Result")
        assert "a player" in text_of(shown)
        assert NAME not in text_of(shown)

    async def reads_on(self, table):
        """Look at everything that is told of a finished game: nobody is named, pictures too."""
        for command, options in READ:
            for actor in (self.alice, self.olena):
                for message in await answers(
                    actor.at("Nile"), command, game=str(table.id), **options
                ):
                    told = text_of(message) + repr(pictures(message))
                    assert NAME not in told
                    assert self.bob.person.id not in told


READ = (("/board", {}), ("/status", {}), ("/log", {}), ("/replay", {}))


@pytest.fixture
async def court(sandbox, tmp_path, log):
    """Alice and somebody with a name that nobody else has; Olena watches."""
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.DEBUG)
    court = Court(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    court.bob = Actor(sandbox.people.add("nebet", display_name=NAME))
    court.path, court.log = tmp_path / FILE, log
    async with begun(court):
        yield court
    assert court.refused() == []


async def does_everything(court):
    """Nebet has done what leaves something behind; returns a finished and a running game."""
    nebet, person = court.bob, int(court.bob.person.id)
    ended = await court.opens()
    services = court.services
    await court.plays()
    score = [[row.name, row.person, row.wins] for row in score_after(ui_of(GAME), ended)]
    await ended.set("score", json.dumps(score))
    await services.people.change(person, language="uk", theme="dark")
    await services.store.watchers.keep(WatcherRow(ended.id, person, "dm", "turns"))
    await nebet.slash("/game practice", game=GAME)
    await court.until(court.practises)
    going = await court.opens(seed=2)
    await court.plays(at_step(4))
    await services.store.keep_draft(DraftRow(going.id, person, going.revision, ("gain",)))
    await services.store.keep_plan(PlanRow(going.id, person, 1, "battle.tie", "ra"))
    absent = {"1": {"person": person, "turns": 1, "standing_in": False}}
    await going.set("absent", json.dumps(absent))
    await nebet.at("games").slash("/game new", game=GAME, seats=3, language="en")
    await court.alice.at("games").sees("a table for")
    await court.alice.at("games").press("Join")
    return ended, going


async def test_a_copy_is_handed_over_in_private(court, http):
    await does_everything(court)
    (message,) = await answers(court.bob.at("games"), "/privacy", export=True)
    assert is_private(message)
    (part,) = [c for c in message["components"] if c["type"] == Component.FILE]
    async with http.get(part["file"]["url"]) as answer:
        record = json.loads(await answer.read())
    assert record["person"] == int(court.bob.person.id)
    stored = record["stored"]
    assert {"settings", "seat", "decision", "draft", "plan", "watcher", "guest"} <= set(stored)
    assert court.alice.person.id not in json.dumps(stored)


async def test_somebody_is_forgotten_everywhere(court, http):
    ended, going = await does_everything(court)
    person, nebet = int(court.bob.person.id), court.bob.at("games")
    lobby = (await court.services.store.lobbies.of(person))[0]
    found = traces(court.path, person, NAME)
    assert {"seat.person", "draft.person", "plan.person", "guest.name", "setting.owner"} <= set(
        found
    )
    await nebet.slash("/privacy")
    await nebet.press("Видалити мої дані")
    asked = text_of(await nebet.sees("Видалити ваші дані?"))
    assert f"{going.id}]" in asked
    await nebet.press("Залишити мої дані")
    await nebet.sees("## Ваші дані")
    assert set(found) <= set(traces(court.path, person, NAME))
    await nebet.press("Видалити мої дані")
    await nebet.press("Видалити все")
    await nebet.sees("Ваші дані видалено")
    await court.alice.at(str(going.row.place.thread)).sees("**a player** no longer plays")
    await court.until(partial(court.names_nobody, person))  # what was being told is told by then
    await court.services.store.privacy.scrub()
    assert bytes_left(court.path, person, NAME) == []
    assert NAME not in court.log.getvalue()
    assert str(person) not in court.log.getvalue()
    assert going.people == [int(court.alice.person.id)]
    assert going.row.status is Status.PLAYING
    assert (await court.services.store.lobbies.get(lobby.id)).host == going.people[0]
    await court.reads_on(ended)
    record = await court.handed(http, "/tableadmin export")
    assert json.loads(record)["seats"][1] == {"seat": 1, "name": "a player", "computer": False}
    file = await court.handed(http, "/game export", game=str(ended.id))
    for text in (record, file):
        assert NAME not in text
        assert str(person) not in text
    (game,) = recordings.loads(file)
    assert prove(game).rows > 0
    assert replay(game, thorough=False).problem == ""
    await court.result_names_nobody(ended)
    for table in (ended, going):
        assert await verify(court.services.store, await court.services.store.game(table.id)) == ""


async def test_what_is_kept_is_told_to_everybody_alone(court):
    await court.alice.slash("/privacy")
    page = await court.alice.sees("## Your data")
    assert is_private(page)
    assert "https" not in text_of(page)
    court.bot.client.hosting = Hosting("https://example.org/privacy", "https://example.org/terms")
    await court.alice.slash("/privacy")
    page = text_of(await court.alice.sees("https://example.org/privacy"))
    assert "Terms of use: https://example.org/terms" in page
    assert court.bob.shows("Your data") is None


async def test_letters_that_ask_are_taken_back_and_the_game_goes_on(sandbox, tmp_path):
    """In the middle of a secret choice, of which the others learn nothing."""
    stage = Stage(sandbox, InProcessBot(sandbox, tmp_path, GAMES))
    nebet = Actor(sandbox.people.add("nebet", display_name=NAME))
    game = await prepare(tmp_path, [stage.alice, nebet], BATTLE)
    async with begun(stage):
        await nebet.dm.sees("Choose your battle card", patience=LONG)
        await next(w for w in widgets(nebet.dm.messages()[-1])).use(nebet)
        await nebet.dm.sees("Chosen: ", patience=LONG)
        await nebet.slash("/privacy")
        await nebet.press("Delete my data")
        await nebet.press("Delete everything")
        await nebet.sees("Your data is deleted", patience=LONG)
        await nebet.dm.loses("Choose your battle card")
        table = await stage.bot.client.services.tables.open(game)
        assert table.people == [int(stage.alice.person.id)]
        assert traces(tmp_path / FILE, int(nebet.person.id), NAME) == []
        await next(w for w in widgets(stage.alice.dm.messages()[-1])).use(stage.alice)
        await stage.alice.dm.sees("This choice is over", patience=LONG)
        assert traces(tmp_path / FILE, int(nebet.person.id), NAME) == []
    assert stage.refused() == []
