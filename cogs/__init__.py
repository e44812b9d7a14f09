"""Discord in and out: cogs translate between interactions and the bot.

One package per concern; ``cog.py`` has its commands, the modules beside it do the work:

* ``core`` - what every cog relies on: components, replies, posting, errors
* ``lobby`` - ``/game``: tables before the game, practice, the welcome message
* ``table`` - ``/play``, ``/undo``, ``/hand``: panels, drafts, secret choices, plans
* ``seats`` - seats that change hands, votes, ending a game early
* ``places`` - channels and threads: missing permissions, paused games, ``/game resume``
* ``watch`` - ``/board``, ``/status``, ``/log``, ``/replay``, ``/panel``, ``/watch``
* ``stats`` - ``/stats``, ``/leaderboard``, results
* ``help`` - ``/rules`` and ``/help``
* ``settings`` - ``/settings``, ``/away``
* ``daily`` - one letter a day about the games that wait, for whoever wants it
* ``privacy`` - ``/privacy``
* ``hosting`` - presence, metrics, ``/tableadmin health``
* ``admin`` - ``/tableadmin``

Every handler acknowledges first, checks everything itself, changes the game through ``bot.tables``
and replies in private.  The public message is separate and pings only those who must decide.
"""
