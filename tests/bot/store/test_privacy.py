"""A person is taken out of every table, also of those that nobody thought of."""

from __future__ import annotations

import itertools
import json
import sqlite3
import zlib
from contextlib import closing
from random import Random

import pytest

from bot.commands.verify import verify
from bot.store.rows import (
    ERASED,
    LETTER,
    Ended,
    OfferRow,
    PickRow,
    Place,
    PostRow,
    SeatRow,
    Status,
    WatcherRow,
)
from bot.store.sql.naming_nobody import Who, parts_about, text_without, without
from bot.store.sqlite.dialect import SQLITE
from bot.store.sqlite.store import SqliteStore
from bot.tables.chance import seeded
from bot.tables.tables import Tables
from tests.bot.tables import kit
from tests.kit.example import GAME
from tests.kit.traces import bytes_left, traces, traces_in

NEBET, NAME = 712345678901234567, "Nebet-Hut"
OTHER, FRIEND = 812345678901234568, "Wadjet"
WHO = Who(NEBET, (NAME,))
LINKS = ("game", "lobby", "motion", "call")
OF_GAMES = ("game", "seat", "decision", "act", "bundle", "checkpoint")  # made by real games here


@pytest.fixture
async def file(tmp_path):
    """A store whose bytes can be looked at."""
    opened = await SqliteStore.open(tmp_path / "thoth.sqlite3")
    yield opened
    await opened.close()


async def named(place) -> list[str]:
    return await place.visit(lambda db: traces_in(db, place.dialect, NEBET, NAME))


async def played(store, acts=10_000, seed=1):
    """A game of two people, as far as so many acts lead."""
    tables_ = Tables(store, chance=lambda: seeded(seed))
    seats = [SeatRow(0, NAME, NEBET), SeatRow(1, FRIEND, OTHER)]
    table, random = await tables_.create(GAME, seats, {}, host=NEBET), Random(seed)
    people = {0: NEBET, 1: OTHER}
    for _ in range(acts):
        if table.session.request is None:
            break
        person, key = kit.said(table, random)
        await table.act(people[person - kit.ALICE], [key], table.revision, next(kit.interactions))
    return table


def plant(db, dialect):
    """Name a person in every column of every table that games do not fill by themselves."""
    text = json.dumps({"person": NEBET, "name": NAME, "others": [OTHER], str(NEBET): NAME})
    numbers = itertools.count()
    for table, columns in dialect.tables(db).items():
        if table in (*OF_GAMES, "life", "lease"):
            continue
        for bearer in columns:
            if bearer.name in (*LINKS, "id"):  # numbers of rows, never of people
                continue
            number = next(numbers)
            values = [planted(one, one == bearer, text, number) for one in columns]
            marks = ", ".join("?" * len(columns))
            db.execute(f'insert into "{table}" values ({marks}) on conflict do nothing', values)


def planted(column, bears, text, number):
    match column.kind:
        case "text":
            return text if bears else f"{column.name} {number}"
        case "blob":
            return zlib.compress(text.encode()) if bears else b""
        case "real":
            return 1.0
        case "flag":
            return False
    return NEBET if bears else 900 + number


async def test_nothing_of_a_person_is_left_in_any_table(store, place):
    ended, going = await played(store), await played(store, 40, seed=2)
    assert ended.row.status is Status.OVER
    await place.visit(lambda db: plant(db, place.dialect))
    await store.set_setting(f"person:{NEBET}", "person", '{"language":"uk"}')
    before = await named(place)
    assert {"game.host", "seat.person", "seat.name", "setting.value", "guest.name"} <= set(before)
    assert {f"acts of game {ended.id}", f"decisions of game {going.id}"} <= set(before)
    await store.privacy.erase(NEBET)
    assert await named(place) == []
    assert await store.privacy.scrub()
    assert not await store.privacy.scrub()


async def test_no_byte_of_a_person_is_left_in_a_file(file):
    await played(file)
    with closing(sqlite3.connect(file.path)) as db:
        db.execute("pragma ignore_check_constraints=on")
        plant(db, SQLITE)
        db.commit()
    await file.privacy.erase(NEBET)
    assert traces(file.path, NEBET, NAME) == []
    assert await file.privacy.scrub()
    assert bytes_left(file.path, NEBET, NAME) == []


async def test_a_vote_that_has_ended_does_not_tell_the_name_any_more(store, place):
    table = await played(store, acts=3)
    motion = await store.votes.propose(table.id, "end", OTHER, 50.0)
    await store.votes.end(motion.id, Ended.LOST, f"{FRIEND} wants to end it; {NAME} does not.")
    await store.privacy.erase(NEBET)
    assert await named(place) == []
    assert await store.votes.get(motion.id) is None


async def test_the_search_finds_what_is_there(file):
    await played(file)
    assert traces(file.path, OTHER, FRIEND)
    assert bytes_left(file.path, OTHER, FRIEND)


async def test_bytes_of_what_was_deleted_before_go_too(file):
    await file.set_setting("game:1", "note", NAME * 50)
    await file._db.put("delete from setting where owner='game:1'")
    assert bytes_left(file.path, NEBET, NAME)
    await file.privacy.erase(NEBET)
    await file.privacy.scrub()
    assert bytes_left(file.path, NEBET, NAME) == []


async def test_others_and_the_games_stay_as_they_were(store):
    ended, going = await played(store), await played(store, 40, seed=2)
    log = [(row.seat, row.what, row.key, row.events) for row in await store.decisions(ended.id)]
    theirs = sum(row.person == OTHER for row in await store.decisions(ended.id))
    await store.set_setting(f"person:{OTHER}", "person", '{"language":"ru"}')
    await store.watchers.keep(WatcherRow(ended.id, OTHER, "dm", "turns"))
    await store.privacy.erase(NEBET)
    after = await store.decisions(ended.id)
    assert [(row.seat, row.what, row.key, row.events) for row in after] == log
    assert {row.person for row in after} == {None, OTHER}
    assert sum(row.person == OTHER for row in after) == theirs
    assert await store.setting(f"person:{OTHER}", "person") == '{"language":"ru"}'
    assert await store.watchers.games_of(OTHER) == [ended.id]
    assert await store.privacy.scrub()
    assert await store.damage() is None
    tables_ = Tables(store, chance=lambda: seeded(3))
    for table in (ended, going):
        assert await verify(store, await store.game(table.id)) == ""
        again = await tables_.open(table.id)
        assert again.people == [OTHER]
        assert (again.seats[0].level, again.seats[0].name) == (ERASED, "")
        assert again.row.host == OTHER
        assert again.view(None) == table.view(None)


async def test_a_game_that_cannot_be_read_holds_nobody_up(store, caplog):
    ended, other = await played(store), await played(store, seed=3)
    await store._db.put("update bundle set decisions=? where game=?", (b"\0", ended.id))
    await store.privacy.erase(NEBET)
    assert f"game {ended.id} cannot be read" in caplog.text
    assert {row.person for row in await store.decisions(other.id)} == {None, OTHER}


async def test_where_somebody_practised_in_direct_messages_is_forgotten(store):
    letters = Place(channel=612345678901234567)
    table = await Tables(store).create(
        GAME,
        [SeatRow(0, NAME, NEBET), SeatRow(1, "Computer", level="easy")],
        {},
        host=NEBET,
        place=letters,
    )
    await table.close()
    await store.privacy.erase(NEBET)
    assert (await store.game(table.id)).place.channel == 0
    assert await store.restless() == []


async def test_the_log_is_append_only_again_afterwards(store):
    await played(store, 40)
    await store.privacy.erase(NEBET)
    with pytest.raises(Exception, match="append-only"):
        await store._db.put("update decision set key='x'")


async def test_a_copy_has_all_that_names_a_person_and_nothing_of_others(store):
    going = await played(store, 40, seed=2)
    plans = [
        PickRow(0, "mine", NEBET),
        PickRow(1, "theirs", OTHER),
    ]
    for pick in plans:
        await store._db.put(
            "insert into pick values (?, ?, ?, ?, false, null)",
            (going.id, pick.seat, pick.person, pick.key),
        )
    await store.set_setting(f"person:{NEBET}", "person", '{"language":"uk"}')
    score = json.dumps([[NAME, NEBET, 2], [FRIEND, OTHER, 1]])
    await store.set_setting(f"game:{going.id}", "score", score)
    await store.offers.keep(OfferRow(going.id, 0, 3, NEBET))
    await store.posts.put(PostRow(going.id, LETTER, 5, 6, 1, NEBET))
    about = await store.privacy.about(NEBET)
    assert about["settings"] == [{"name": "person", "value": {"language": "uk"}}]
    assert about["seat"] == [
        {"game": going.id, "seat": 0, "person": NEBET, "level": None, "name": NAME}
    ]
    assert [row["key"] for row in about["pick"]] == ["mine"]
    assert {"value": [NAME, NEBET, 2]} in about["setting"]
    assert len(about["decision"]) == sum(
        row.person == NEBET for row in await store.decisions(going.id)
    )
    assert {"offer", "post", "act", "game"} <= set(about)
    for other in (str(OTHER), FRIEND, "theirs", "events"):
        assert other not in json.dumps(about)
    assert await store.privacy.about(NEBET + 1) == {}


def test_plain_data_is_cleaned_where_it_names_a_person():
    data = {"person": NEBET, "name": "an older name", "seat": 3, "by": NAME, "game": "one"}
    assert without(data, WHO) == {"person": 0, "name": "", "seat": 3, "by": "", "game": "one"}
    assert without([NAME, NEBET, 4], WHO) == ["", 0, 4]
    assert without([NAME, OTHER, 4], WHO) == [NAME, OTHER, 4]  # somebody else is called so
    assert without({str(NEBET): 1, str(OTHER): 2}, WHO) == {str(OTHER): 2}
    assert without({"deep": [{"who": f"<@{NEBET}> moved"}]}, WHO) == {
        "deep": [{"who": "<@0> moved"}]
    }
    assert without([True, 1.5, None], WHO) == [True, 1.5, None]


def test_a_number_within_a_longer_one_is_another():
    assert text_without(f"replace 1 {NEBET}0", WHO) == f"replace 1 {NEBET}0"
    assert text_without(f"replace 1 {NEBET}", WHO) == "replace 1 0"
    assert text_without(str(NEBET), WHO) == "0"


def test_of_what_names_several_only_the_part_about_a_person_is_theirs():
    data = {"score": [[NAME, NEBET, 1], [FRIEND, OTHER, 2]], str(NEBET): "x"}
    assert parts_about(data, WHO) == [{str(NEBET): "x"}]
    assert parts_about(data["score"], WHO) == [[NAME, NEBET, 1]]
    assert parts_about("text", WHO) == []
