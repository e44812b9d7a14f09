"""The table: panels, drafts, typed lines, secret choices, plans, undo.

* ``cog`` - ``/play``, ``/undo`` and ``/hand``; ``game_verbs`` - what the games' commands share
* ``panel``, ``option_menus``, ``drafts``, ``lines`` - a turn's message; the path to an option click
  by click; a private draft; a typed line
* ``secret_choices``, ``direct_messages`` - secret choices in the channel and by direct message
* ``advising`` - [Hint] while practising
* ``outlooks`` - forecasts: lines above buttons, tables a press away, what a draft changes
* ``plans``, ``undo``, ``overdue``, ``hand`` - plans; undo by consent; missed deadlines; your hand
* ``teller``, ``poster``, ``telling`` - show tables on Discord: post each piece of news once
* ``results`` - leads whoever has chosen last in secret to what came of it
* ``upkeep`` - keeps posted messages true: counts, deadlines, late pictures, old buttons
* ``refusals`` - what was wrong, why, and the nearest legal moves as buttons

**Nothing blocks the news.**  A new panel is stored as posted before the old one is touched.
Counts, late pictures and old buttons are best effort: they never delay a move, and what Discord
will never accept is dropped.  Temporary trouble is retried with growing pauses for as long as it
lasts, and at once when the gateway, a permission or a place comes back.  A deleted panel is
posted again.  A picture that takes longer than 3 s is added by an edit.  Old panels keep words
and pictures and lose their buttons and question.

**Clicks are stateless.**  A component carries the path of clicks and the number of answers its
draft had, so nothing is kept in memory, and an old one shows itself again instead of doing
something else.  Panel and draft use the same function for the paths (``option_menus.ways_to``).
The answer that ends a decision is not a click among the others: if nothing is chosen it has a
button that says so, and Confirm sends it only if something is chosen.

**Direct messages** ask for secret choices, and inform spectators who asked for them; nothing else.
The reply to joining says so, and ``/settings`` turns them off.
"""
