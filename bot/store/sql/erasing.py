"""Takes a person out of the database: what is theirs goes, and what games keep names nobody.

Every table is looked through, also those that nobody thought of here: a row with the person's
number in a column is theirs and goes, unless its table is among those whose rows games keep.
The rules know seats, not people, so positions and events name nobody.
"""

from __future__ import annotations

import json
import logging
import zlib
from contextlib import suppress

from bot.store.errors import Damaged
from bot.store.owners import of_person
from bot.store.rows import ERASED
from bot.store.sql import bundling
from bot.store.sql.connection import Connection
from bot.store.sql.dialect import Column, Dialect
from bot.store.sql.naming_nobody import NOBODY, Who, mentions, text_without, without
from bot.store.sql.phrases import SQL_SET

log = logging.getLogger(__name__)
# Rows that games keep; without a person they are those of nobody, or of a computer player.
_KEPT = ("game", "seat", "decision", "act", "offer", "placing")
# Rows that go too when they only mention somebody: others propose or wish it again.
_ABOUT_PEOPLE = ("motion", "wish")
_PEOPLE = ("person", "host", "owner")  # what a column with a person is called at least
# Written by the rules, which know no people, and packed so that nothing can be read from it.
_OF_RULES = {"decision": ("what", "key", "rules", "events"), "checkpoint": ("state",)}
_LEVEL = 9  # of zlib
UNSCRUBBED = ("bot", "unscrubbed")  # the setting that says that bytes are left to be overwritten


def holds_people(column: Column, who: Who) -> bool:
    """Return whether the person's number may stand in a column, and mean them."""
    return column.kind == "integer" and (who.is_unmistakable or column.name in _PEOPLE)


def known_as(db: Connection, number: int) -> Who:
    """Return a person with every name that they have at a table or in a lobby."""
    rows = db.execute(
        "select name from seat where person=? union select name from guest where person=?",
        (number, number),
    )
    return Who(number, frozenset(name for (name,) in rows if name))


def erase(db: Connection, number: int, dialect: Dialect) -> None:
    """Take a person out, inside a transaction that somebody else has begun."""
    who = known_as(db, number)
    bundled = bundling.games_of(db, number)
    db.execute("delete from setting where owner=?", (of_person(number),))
    _leave_conversation(db, who)
    db.execute(
        "update game set host = coalesce((select person from seat where game=game.id"
        " and person is not null and person<>? order by seat limit 1), ?) where host=?",
        (number, NOBODY, number),
    )
    db.execute(
        "update seat set person=null, level=?, name='' where person=?",
        (ERASED, number),
    )
    for game in bundled:
        try:
            bundling.name_nobody(db, game, number)
        except Damaged as damaged:
            log.warning("game %d cannot be read, so it stays as it is: %s", game, damaged)
    for table, columns in dialect.tables(db).items():
        with dialect.unlocked(db, table):
            _clean(db, table, columns, who)
    for name in who.names:  # how a vote ended is told in words
        db.execute("delete from motion where replace(told, ?, '') <> told", (name,))
    db.execute(SQL_SET, (*UNSCRUBBED, "yes"))


def _leave_conversation(db: Connection, who: Who) -> None:
    """Forget where the direct messages are in which somebody has practised."""
    games = db.execute(
        "select id from game where guild is null and channel is not null"
        " and id in (select game from seat where person=?)"
        " and id not in (select game from seat where person<>?)",
        (who.number, who.number),
    ).fetchall()
    for (game,) in games:
        for table in ("outbox", "post", "old_panel"):
            db.execute(f'delete from "{table}" where game=?', (game,))
        db.execute("update game set channel=? where id=?", (NOBODY, game))


def _clean(db: Connection, table: str, columns: list[Column], who: Who) -> None:
    """Take somebody out of one table."""
    for column in columns:
        if column.name in _OF_RULES.get(table, ()):
            continue
        if holds_people(column, who):
            _clean_numbers(db, table, column, who)
        elif column.kind == "text" and who.is_unmistakable:
            _clean_texts(db, table, column.name, who)
        elif column.kind == "blob" and who.is_unmistakable and table != "bundle":
            _clean_blobs(db, table, column.name, who)


def _clean_numbers(db: Connection, table: str, column: Column, who: Who) -> None:
    if table not in _KEPT:
        db.execute(f'delete from "{table}" where {column.name}=?', (who.number,))
        return
    nobody = NOBODY if column.is_needed else None
    db.execute(f'update "{table}" set {column.name}=? where {column.name}=?', (nobody, who.number))


def _clean_texts(db: Connection, table: str, column: str, who: Who) -> None:
    found = db.execute(
        f'select distinct {column} from "{table}" where {column} like ?', (f"%{who.digits}%",)
    )
    for (text,) in found.fetchall():
        if not mentions(text, who):
            continue
        if table in _ABOUT_PEOPLE:
            db.execute(f'delete from "{table}" where {column}=?', (text,))
        else:
            _replace(db, table, column, text, text_without(text, who))


def _clean_blobs(db: Connection, table: str, column: str, who: Who) -> None:
    for (blob,) in db.execute(f'select distinct {column} from "{table}"').fetchall():
        with suppress(zlib.error, ValueError, TypeError):  # then it is not JSON that we packed
            data = json.loads(zlib.decompress(blob))
            cleaned = without(data, who)
            if cleaned != data:
                text = json.dumps(cleaned, separators=(",", ":"))
                _replace(db, table, column, blob, zlib.compress(text.encode(), _LEVEL))


def _replace(
    db: Connection, table: str, column: str, before: str | bytes, after: str | bytes
) -> None:
    """Put something in place of something else; where that stands already, the row goes."""
    db.execute("savepoint replacing")
    try:
        db.execute(f'update "{table}" set {column}=? where {column}=?', (after, before))
    except db.IntegrityError:
        db.execute("rollback to savepoint replacing")
        db.execute(f'delete from "{table}" where {column}=?', (before,))
    db.execute("release savepoint replacing")
