"""The store on SQLite: one file.  Nothing outside of ``bot.store`` imports it.

* ``database``, ``connection`` - one file; a connection and its thread, which runs a whole
  transaction in one trip
* ``store``, ``reading``, ``writing`` - games and their logs; the other modules are parts of the
  store
* ``packing``, ``checking``, ``lives`` - compact storage; a quick check for damage; detecting that
  a backup was restored
* ``leasing`` - which process may write
* ``migrating``, ``migrations/*.sql`` - numbered, never edited once released, each applied in one
  transaction
"""
