"""Kemet, first edition, for two to five players.

What it is made of:

``data``, ``boards``               the printed components, with ids that never change
``state``, ``view``, ``lookup``    the table; what somebody may see of it; looking things up there
``keys``, ``read_keys``            the names of all decisions (:class:`~rules.kemet.keys.What`),
                                   the options of each, and readers of their keys
``events``                         all events and the names of their data
``refusals``                       all reasons of a refusal
``strength``                       what each side of a battle brings, by source

Seats are numbers from 0, -1 is nobody.  Areas are two digits (``boards``), power tiles three
(colour, level, place), battle cards their strength, damage and protection.  In keys a player is
the number of the city.

Decisions, with an example of their keys:

================  =====================================  =========================================
``city``          ``2``
``pyramids``      ``white 1 11 red 2 12``                two or three pyramids
``soldiers``      ``11:4 12:3 13:3``
``vision``        ``fire``                               secret
``night_tile``    ``raise white``, ``81+2``, ``done``    Hand of God, Reinforcements
``reinforce``     ``11+2``, ``done``                     the soldiers that are left
``order``         ``2 1 3``                              cities
``action``        ``move1``, ``silver build``,           ``card`` whenever there are DI cards
                  ``gold move``, ``card``, ``end``
``build``         ``red 3``, ``blue 1 13``, ``nothing``
``buy``           ``232``, ``nothing``
``creature``      ``11``, ``wait``
``strategy``      ``130``                                secret
``recruit``       ``11+2``, ``phoenix 11``, ``done``     until ``done``
``first_battle``  ``12``
``move``          ``10>81``, ``10:3/0>81``, ``11^85``,   until ``stop``, a battle or a card
                  ``card``, ``stop``
``move_on``       the same without ``stop``              limits do not let the group stay
``card``          ``prayer``, ``none``                   secret
``fire``          ``81``                                 the targets of a card
``enlist``        ``11+2``, ``11+1 12+1``
``teleportation`` ``71^85``, ``71:3^85``
``veto``          ``pass``, ``veto``                     secret and quiet; silence is ``pass``
``escape``        ``fight``, ``escape 62``               secret and quiet; silence is ``fight``
``battle``        ``320 221 fury bronze``,               secret; card, discard, DI cards
                  ``escape 62``
``wound``         ``prayer``, ``done``                   secret, one card after another
``loser``         ``recall``, ``retreat``
``retreat``       ``62``                                 chosen by the winner
``winner``        ``stay``, ``recall``
``home``          ``13``
``delta``         ``sacrifice``, ``no``                  the temple in the delta
``sanctuary``     ``sacrifice``, ``no``
================  =====================================  =========================================

Whatever begins last goes on first: a card that is played (``State.playing``), a battle
(``State.battle``), battles of recruits that wait (``State.fights``), a Move (``State.moving``), an
action (``State.deed``), the step of the day (``State.phase``).  Each is a step of its own, so that
secrets lie in checkpoints, where a veil can hide them.
"""
