"""What stays of games that are over, on Discord.

* ``noting`` - keeps the results up to date while the bot runs
* ``pages`` - ``/stats``: a person, what is played, two people, a server
* ``leaders`` - ``/leaderboard``, and who wants to be listed on it
* ``results`` - [Result] below the end of a game
* ``readers`` - for whom something is shown, and what people are called
"""
