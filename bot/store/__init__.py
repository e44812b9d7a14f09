"""Storage: all SQL lives here, behind the interface :class:`~bot.store.store.Store`.

* ``store``, ``parts``, ``rows`` - the interface and its parts; what is stored, row by row
* ``opening`` - the one place that chooses the database
* ``fleet`` - several processes on one database, and which of them serves what
* ``holders``, ``owners`` - which process uses a database; whose settings they are
* ``sqlite`` - the implementation on SQLite; nothing outside this package imports it

**The log** is append-only, enforced by a trigger.  A return (an undo, or a restart of the step
after rule changes) is a row that names the point returned to.  Chance of undone decisions is used
again while it fits.  The checkpoints of turns and the latest one are kept.

**Secrets** are in ``pick``, ``draft``, ``plan``, ``seed`` and in the states of checkpoints, nowhere
else.
Refusals and faults leave the answer out of their message, and aiosqlite's debug lines, which
contain every value, are filtered out.

**Many writers.**  Writes requested during a transaction go into the next one, each under its own
savepoint, so many tables wait for the disk once.  A transaction is one trip to aiosqlite's
thread; separate statements would each be a round trip.

**One process.**  A lease row, renewed and expiring, names the process that writes.  Every
transaction checks it, so a process that slept through its lease writes nothing more and stops.
On the same machine nobody waits for a dead process.

**Lives.**  The database counts its writes, and so does the file ``thoth.life`` beside it.  If the
file has counted more, a backup was restored or writes were lost, and Discord has messages that
this database does not know.  Then every running table is told and posts its panel again at a
revision that the lost life cannot have reached, so no lost button fits, and no number of a game,
lobby or vote is used twice.  Chance goes on from a new seed.

**Small.**  A position is packed relative to an earlier turn's, events relative to the game's first
ones.  Nothing is dropped, and zlib's checksums detect damage.

``thoth verify --data DIR`` replays every stored game on a copy and reports the first difference or
damage of each.
"""
