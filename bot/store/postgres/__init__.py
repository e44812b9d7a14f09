"""The store on PostgreSQL, for several processes.  Nothing outside of ``bot.store`` imports it.

* ``database``, ``pool`` - transactions, which run again when they get into each other's way; the
  connections for them
* ``connection`` - asyncpg as a work sees it, by way of greenlet
* ``store``, ``dialect`` - what PostgreSQL does in its own way; the rest is in ``bot.store.sql``
* ``fleet``, ``listening`` - which processes are there, and who serves what; what others change
* ``checking``, ``lives`` - looking for damage; noticing that a backup was restored
* ``migrating``, ``migrations/*.sql`` - numbered as SQLite's: a version has the same tables in both

Who is told what another process has changed is decided by triggers, so no writer can forget it.
"""
