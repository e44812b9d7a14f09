"""The store on SQLite: one file.  Nothing outside of ``bot.store`` imports it.

* ``database``, ``connection`` - one file; a connection and its thread, which runs a whole
  transaction in one trip
* ``store``, ``dialect`` - what SQLite does in its own way; the rest is in ``bot.store.sql``
* ``checking``, ``lives`` - a quick check for damage; detecting that a backup was restored
* ``fleet``, ``leasing`` - the one process that may write
* ``migrating``, ``migrations/*.sql`` - numbered, never edited once released, each applied in one
  transaction; ``packing_old`` is part of one
"""
