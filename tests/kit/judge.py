"""The referee without the process around it."""

from __future__ import annotations

import json

from bot.commands.referee import Referee


class InProcess:
    """Answers requests as the process would."""

    def __init__(self):
        self.referee = Referee()

    def ask(self, do, **fields):
        return json.loads(self.referee.handle_line(json.dumps({"do": do, **fields})))

    def session(self, table):
        return self.referee.tables[table].history.session
