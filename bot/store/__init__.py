"""Storage: all SQL lives here, behind the interface :class:`~bot.store.store.Store`.

* ``store``, ``parts``, ``rows`` - the interface and its parts; what is stored, row by row
* ``opening`` - the one place that chooses the database
* ``fleet`` - several processes on one database, and which of them serves what
* ``holders``, ``owners`` - which process uses a database; whose settings they are
* ``sql`` - the SQL that both databases understand, and the parts of the store in it
* ``sqlite``, ``postgres`` - what only one of them says; nothing outside this package imports them

**The log** is append-only, enforced by a trigger.  A return (an undo, or a restart of the step
after rule changes) is a row that names the point returned to.  Chance of undone decisions is used
again while it fits.  The checkpoints of turns and the latest one are kept.

**Secrets** are in ``pick``, ``draft``, ``plan``, ``seed`` and in the states of checkpoints, nowhere
else.
Refusals and faults leave the answer out of their message, and aiosqlite's debug lines, which
contain every value, are filtered out.

**Many writers.**  Writes requested during a transaction go into the next one, each under its own
savepoint, so many tables wait for the disk once.  A transaction is one trip to aiosqlite's thread;
separate statements would each be a round trip.  PostgreSQL does so by itself: there each write is
a transaction of its own, which runs again when it meets another.  A write is therefore a plain
function of a connection that changes nothing else.

**Two databases.**  The same functions run on both: sqlite3's connection as it is, and asyncpg's by
way of a greenlet, which makes it look alike.  A number of a version means the same tables in both.

**One process, or several.**  On SQLite a lease row, renewed and expiring, names the process that
writes.  On PostgreSQL there is a row for each process, and the shards that it serves go with it.
Every transaction checks its own row, so a process that slept for too long writes nothing more and
stops.  On the same machine nobody waits for a dead process.  Triggers tell the other processes
what has changed, and lists of things to be done can be asked for some shards alone.

**Lives.**  On SQLite the database counts its writes, and so does the file ``thoth.life`` beside it.
If the file has counted more, a backup was restored or writes were lost, and Discord has messages
that this database does not know.  Then every running table is told and posts its panel again at a
revision that the lost life cannot have reached, so no lost button fits, and no number of a game,
lobby or vote is used twice.  Chance goes on from a new seed.  PostgreSQL has no file beside it;
there the number of its cluster, timeline and tables tell the same (``postgres/lives.py``).

**Small.**  A position is packed relative to an earlier turn's, events relative to the game's first
ones.  Nothing is dropped, and zlib's checksums detect damage.

``thoth verify`` replays every stored game on a copy and reports the first difference or
damage of each.
"""
