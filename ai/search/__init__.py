"""Tree search for any game: what a seat may know goes in, an answer comes out.

* :mod:`ai.search.guide`: what a game can give to the search, all of it optional
* :mod:`ai.search.tree`: what is remembered of the decisions met so far, and which to try next
* :mod:`ai.search.walk`: the way of one iteration through it, and who learns what on it
* :mod:`ai.search.search`: one search, iteration by iteration
* :mod:`ai.search.limits`: when it ends
* :mod:`ai.search.player`: a player that answers by it
* :mod:`ai.search.by_view`: players that judge by a view, given a veil
* :mod:`ai.search.quick`: a player that plays as a search finishes a turn, to learn from
* :mod:`ai.search.points`: a player to measure against, who is after points now

The search gets the veil of its own seat (``Session.veiled``) and deals possible positions from it:
it never meets the session of a table, so it has nothing secret to read.  ``docs/players.md`` tells
how it works, how a game joins and how to measure it.
"""
