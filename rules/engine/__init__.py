"""Runs games whose rules are coroutines that stop wherever a player must decide.

* :mod:`~rules.engine.decisions` - what rules may ask, and how
* :mod:`~rules.engine.session` - the live position: answer, clone, undo, snapshot, restore
* :mod:`~rules.engine.history` - a whole game: log, checkpoints, taking acts back
* :mod:`~rules.engine.plain` - copies and JSON of plain state
* :mod:`~rules.engine.events` - what happened, and who may know
* :mod:`~rules.engine.errors` - refusals and faults
* :mod:`~rules.engine.game` - what the engine needs to know about a game
"""
