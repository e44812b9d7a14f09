"""Watching games: boards, logs, replays, followers.

* ``looking``, ``showing`` - which game is meant, even a finished one; long texts and pictures
* ``finished`` - finding games that have ended, among those one may see
* ``boards``, ``closeups`` - boards, sheets, replays; parts of the board by buttons of a panel
* ``reviewing`` - how a game went, after its end
* ``logs`` - the log in pages that never change
* ``following`` - who is pinged or written to when news is posted
"""
