"""The SQL that every database of ours understands; nothing outside of ``bot.store`` imports it.

* ``connection``, ``database``, ``dialect`` - what a database must offer: how SQL is run, how a work
  is done all or nothing, and the few things that each does in its own way
* ``store``, ``reading``, ``writing`` - games and their logs; most other modules are parts of the
  store
* ``packing``, ``bundling`` - compact storage
* ``erasing``, ``naming_nobody`` - taking a person out
* ``leaving_behind``, ``reseeding`` - what is done once a backup is restored
* ``checking`` - whether games can be gone on with

A work is a function of a connection.  It may run again from its beginning, so it changes nothing
but the database.  Numbers of people are 64 bits, flags are ``true`` and ``false``, a question mark
stands for a value, and ``is ?`` compares with something that may be null.
"""
