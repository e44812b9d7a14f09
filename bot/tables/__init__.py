"""Tables: games in progress, with people at them.

* ``tables`` - all tables of the process: created, opened lazily, dropped when idle
* ``table`` - one table: act, hand over a seat, draft, undo
* ``acting`` - one act: answers applied to a clone, and the rows they produce
* ``line``, ``position``, ``loading`` - the decisions that count; a position from a checkpoint and
  that line; a stored game brought back to life
* ``chance``, ``seals`` - seeds of games, and chance without one; seals of secret picks
* ``draft``, ``undoing`` - private drafts; what an undo reverts and who must agree
* ``computers`` - the levels of computer players
* ``lobbies``, ``voting`` - games before they start; motions and votes
* ``story``, ``public_record`` - a stored game retold in public; the same as a file
* ``preferences`` - what each person has set for all games

**Stored before shown.**  An act is applied to a clone, written in one transaction (decisions,
checkpoint, picks, the act's interaction, news to post), and only then becomes the table's
position.  If a write fails, nobody knows what the database has, so the table reloads itself
before anything else.  Cancelling the caller does not stop an act.

**Revisions.**  ``revision`` grows with everything public: acts that decide something, undo, a seat
changing hands.  An answer is stale unless the request that was open at its revision is still
open.  So a pick is never refused because someone else's seat changed hands, and a button of an
earlier battle never picks in a later one.

**Undo** reverts a person's last act and everything since.  After luck or a reveal, everyone else
at the table is asked, otherwise those whose decisions would go.  Undoing a reveal leaves the
others' picks on the table for them to change.  A pick that nobody has seen is simply withdrawn.

**Lobbies** are functions from one row to another, or a refusal; ``Lobbies`` stores one change at a
time.  A lobby and its game never both exist: the transaction that stores a game deletes its lobby
and notes which game it became, and a message that missed this is corrected when someone presses
it.  Lobby numbers are never reused, because buttons live as long as their message.

**A story** is a list of *moments*: the public view and the public events after each act that
counts.  ``/board at:``, ``/log``, ``/replay`` and the export use nothing else, so they cannot
contain anything unrevealed.  A step is identified by the revision it made, which is the number
on its board.  Nothing is drawn again: decisions are followed from the opening, and where the
rules have changed since, stored positions stand in, with what happened in between told at the
next one.
"""
