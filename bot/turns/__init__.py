"""Turns that need no button: computer players, plans, absences, deadlines.

* ``table_workers`` - one worker per table, woken by any change: computer players play, deadlines
  are watched, news is told once.  How it is told is up to a ``Teller``; cogs have Discord's.
* ``autoplay`` - lets computer players, plans and standing answers play until a person must decide.
  It pauses where a chapter ends, so that each battle has its own message.
* ``minds``, ``thinking`` - what a worker is sent of a computer player; people see that it thinks
* ``plans`` - answers given ahead of time.  A choice made ahead becomes an offer if something is
  announced that everyone must reconsider (Amun's two cards).
* ``absences`` - computer players that stand in for people who are away
* ``timeouts`` - whose time is up is played for at once, where the table has agreed on that
* ``deadlines`` - how long a player may think: a clock for each of those who are asked.  Deadlines
  are times of day, so that they can be shown; ``own_time`` and ``calendars`` let quiet hours and
  vacations not count.
* ``timekeeping`` - gives time back: while the bot or Discord was away, or people paused the game.
  ``Timekeeper`` compares the clock with steady time: if the clock jumps or the machine slept, all
  deadlines move with it.  Absences are noted for each of Discord's shards.
* ``reminders``, ``nexts``, ``nudging`` - when somebody is reminded, who is next, and what is due
* ``hints``, ``advice`` - what a computer player would do, shown while practising: in a line that
  costs nothing, and when asked, by a strong player with its reason
"""
