"""A local Discord: REST API, gateway and files on loopback, with people to play the users.

It knows Discord and no game, and imports nothing else of this project; only
``bot/process/local.py`` starts it.  ``sandbox.server.Sandbox`` is the server,
``sandbox.people.Person`` acts in it, and ``sandbox.control.Control`` breaks it on purpose.

``python -m bot`` without a token runs it and the bot in one process.  discord.py and the bot's code
are the same as in production; only discord.py's addresses differ.  Every request of the bot is
checked against Discord's published description, if available, and always against the rules that
the description omits; what Discord would refuse is refused with Discord's error codes.  The page
and the tests' kit both use ``people``, the users' side: what one person sees and can do.
docs/local-discord.md has the details.
"""
