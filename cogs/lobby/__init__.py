"""Before the game: lobbies, practice, the welcome message.

Commands and buttons end in the same functions (``actions``).  What a game offers (ways to play,
what to play as, practice) comes from its ``GameUi``.  Names may be typed in any of the languages,
or in part.

Invitations are stored: ``inviting`` says who may be called, ``calls`` keeps their messages true,
and ``answering`` takes what is said to them.
"""
