"""Runs games whose rules are coroutines that stop wherever a player must decide.

Rules read like the rulebook, step by step, and stop at ``await choose(...)``.  No event loop runs:
a session drives the coroutine with ``send`` and refuses anything awaited that is not a decision.

* :mod:`~rules.engine.decisions` - ``choose``, ``choose_together`` (simultaneous and secret) and
  ``draw`` (chance); the only module that suspends
* :mod:`~rules.engine.session` - the live position: answer, clone, snapshot, restore
* :mod:`~rules.engine.playout` - plays on and never goes back, for searches
* :mod:`~rules.engine.options` - long lists of options that are counted without being made
* :mod:`~rules.engine.veil` - what someone knows of a position, as plain data
* :mod:`~rules.engine.trial` - a clone for one person that knows no more than they do;
  ``reached`` is how far its last answer is known
* :mod:`~rules.engine.luck`, :mod:`~rules.engine.seeds` - chance that gives again what was taken
  back; draws that can be worked out again from a seed
* :mod:`~rules.engine.history` - a whole game: log, checkpoints, undo
* :mod:`~rules.engine.plain` - generated copies and JSON of plain state; nothing is deep-copied
* :mod:`~rules.engine.events` - what happened, and who may know
* :mod:`~rules.engine.errors` - refusals and faults
* :mod:`~rules.engine.fields` - reads a position's values and reports the path of a wrong one
* :mod:`~rules.engine.game` - what the engine needs to know about a game
* :mod:`~rules.engine.grammar` - what a game adds to the typed language, as data: words, shapes of
  answers, how they fit its decisions; ``reading``, ``spelling``, ``lines`` and ``suggestions`` do
  the rest for all games

**Position = checkpoint + decisions since.**  State is slotted dataclasses of plain data.  A *step*
(one action, one event, one round) runs from plain state to plain state; then the state is
copied as the new checkpoint.  Clone, undo, load and recovery from a bug are one
operation: copy the checkpoint, run the step, send it the decisions again.  Options may be given
as a function, which a replay never calls, so a clone costs microseconds.

**The log is the game**: ``(seat, what, key)`` in order, with chance as a seat of its own, so a
replay never draws anything.  A single option is taken without asking and logged as automatic.
The exception is the action of a turn: nobody's turn should end without their say.

**Simultaneous picks** are kept beside the log, may be replaced until the last one is in, and then
enter it together in seat order.  They are not part of the state, so no view can show them.

**Veils.**  ``Session.veiled(seat)`` is the position without what a seat, or the public, cannot
know: others' open picks and proposals, what ``Game.veil`` hides, and decisions of the open step
that only others learned (``seen_by`` of a choice).  ``Session.possible(game, veil, dealer)``
deals one of the positions that fit: it makes hidden decisions at random until the viewer sees
what they see and everyone is asked what they are asked.  A ``Trial`` is such a position, always
dealt alike and built in memory if only picks are hidden; it stops before chance and before a
reveal.  Typed lines, suggestions, drafts, hints, plans and computer players use nothing else:
``Game.expand`` and ``complete`` create their own trials, ``Table.seen_by`` provides them.
``tests/conformance/test_influence.py`` compares tables that differ only in secrets.

**Refusals** are a reason from an enum plus data, never a sentence.  A choice knows why something
is not among its options.
"""
