"""Where games are played: missing permissions, removed channels, paused games.

A game is refused where it could not be posted; ``trouble`` has the one list of permissions it
needs.  A game whose thread, channel or server is removed is *displaced*, one without an act for 30
days *archived*.  Both are statuses of their own, so code that looks for games in play never meets
them; ``/game resume`` continues both.  Quiet days are counted while the bot runs, not computed
from times.  News that could not be posted is retried when roles, channels or threads change
(``cog``).  Work that can wait, such as news of the bot's return, takes turns
(``bot.process.pace``).  ``visibility`` decides who may look at a game: its players, and everyone
who can read its channel.
"""
