"""Computer players: what a seat may know goes in, an answer comes out.

``Player.answer(view, what, options) -> key``: a player (:mod:`ai.player`) gets its seat's view, the
name of the decision and the keys of its options, and returns one of the keys.  It gets no session
and no state, and an import contract keeps it from importing them, so it knows what a person in
its seat knows.  It remembers nothing: the same view gets the same answer, so a seat may pass to
it and back at any moment, and a restart loses nothing.

``VeilPlayer.answer_veil(veil) -> key``: a player that tries things out gets the veil of its seat
instead, and nothing else.  :mod:`ai.search` alone may make sessions, and only by dealing positions
that fit such a veil: they hold what the seat knows, and guesses for the rest.

:mod:`ai.levels` makes the players of a table: Easy, Normal, Hard.  :mod:`ai.learning` is what they
have learned from games with themselves.

``thoth match [GAME] --games 100 --seats 2 [--players search:100,thoth]`` measures strength: seats
and ways to play rotate, and a game without a winner does not count as won.
"""
