"""What every cog relies on: components, replies, posting, errors.

* ``components`` - buttons, menus and pop-ups that consist of nothing but their custom id: verb,
  table, revision, rest
* ``emojis`` - what stands beside words, and sending without it if Discord refuses it
* ``replies``, ``finding`` - answering one person; which table they mean
* ``posting``, ``failures`` - posting in public exactly once; what a failed call to Discord means
* ``late_pictures`` - private answers whose pictures take long: words first, then an edit
* ``presses`` - edits by whoever pressed a button of a message, outside the limit of all calls
* ``errors``, ``translation`` - every error gets a clear answer; commands in three languages

**Acknowledge, then work.**  Every handler acknowledges before it touches a table; what it shows
comes after the commit.  Replies are private.

**The act and its reply are separate.**  A reply that Discord does not accept is retried and never
fails its handler; an acknowledgement whose response was lost counts.  If something goes wrong,
what the person reads about the game is what the store says.

**Trust nobody.**  A verb is registered for buttons, menus or pop-ups; a table's number counts only
where that game is played and in its players' direct messages; each handler checks the person, the
state of the table and the revision itself.  Whatever does not fit is answered as an old button
(``old_button``), and nothing happens.  Questions carry what they are about: an undo its author,
act and start; a missed deadline its request and the deadline; an offered seat its revision; a
resignation its seats.  If that has changed, they are settled.  A seat that changes hands settles
all of them, in the same transaction.

**Posted exactly once.**  The mark of an outbox row, a random number, is the id of the container of
the message that tells it.  A process that is not sure whether a message was posted (it has just
started, or Discord's response was lost) looks for that id in the channel before it posts.  Not
even a restored backup reuses a mark.
"""
