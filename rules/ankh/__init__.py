"""Ankh: Gods of Egypt, one module per chapter of the rulebook.

All games use the same file names where they have the same thing:

* ``data``, ``board``, ``scenarios`` - the printed components as frozen tables
* ``state`` - the state, and look-ups in it
* ``game`` - the game as the engine sees it: version, phases, steps
* ``setup``, ``turn``, ``moving``, ``summoning``, ``gaining``, ``unlocking``, ``control``,
  ``caravan``, ``conflict``, ``battle``, ``merge``, ``ending``, ... - one chapter each
* ``effects`` - what gods, powers, guardians, cards and scenarios do at named moments
* ``view`` - what a seat or the public may see: the only thing that leaves the rules
* ``lookup`` - look-ups in a view, for interfaces, pictures and computer players
* ``rows`` - moves and summons as rows of options that are counted without being listed
* ``keys``, ``read_keys`` - options with their keys; reading keys that come as text (small games
  read them in ``keys``)
* ``words``, ``lines`` - the game's part of the typed language: words and grammar
* ``positions``, ``fields``, ``invariants``, ``moment`` - positions as JSON, and their invariants
* ``refusals`` - the reasons why something is not allowed

The flow never tests for a name.  It asks everyone who has an effect at a moment
(``owned(s, god, Effect.battle_lost)``), so a new power is a new row in a table.

Sets of cells are ints with one bit per cell, because state needs an order and bits are fast.  A
region's legal caravans depend on its land alone (rivers and camels always lie between two
regions), so they are computed once per region and cached.
"""
