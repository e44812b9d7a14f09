"""The command line: one module per command, listed in ``bot/__main__.py``.

A command module has a docstring (its ``--help`` text), ``add_arguments`` and ``run``; see
``command.py``.  ``run`` starts the bot, ``referee`` serves the rules over JSON lines, ``fuzz``
and ``replay`` check them, ``verify`` checks a database, ``export``, ``importing`` and ``prove`` are
for finished games as files, ``match`` and ``ratings`` let computer
players play, ``train`` lets them learn, and ``bench`` measures.
"""
