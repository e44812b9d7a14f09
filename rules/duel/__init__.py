"""7 Wonders Duel, with and without Pantheon.

What it is made of:

``data``, ``cards``, ``layouts``   the printed components, with ids that never change
``state``, ``view``, ``lookup``    the table; what somebody may see of it; looking things up there
``keys``                           the names of all decisions (:class:`~rules.duel.keys.What`), the
                                   options of each, and readers of their keys
``events``                         all events and the names of their data
``refusals``                       all reasons of a refusal
``prices``                         what something costs a player, and how that is made

Seats are 0 and 1.  ``first`` is the seat that begins: the Sun, A of the rules; the other is the
Moon, B.  The pawn's spaces run from -9, the Sun's capital, to 9, the Moon's.
"""
