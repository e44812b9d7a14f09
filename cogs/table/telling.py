"""The content of a message about a table: log lines, and how important they are."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from bot.games.uis import ui_of
from bot.store.rows import AnnouncementRow, ClockRow
from bot.tables.guide import Explained, is_practice
from bot.tables.preferences import CHAPTERS, END, TURNS
from bot.tables.seals import Unsealed
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.saying import NONE
from cogs.core.replies import Sheet
from cogs.table.panel import ASIDE, News, panel, report
from rules.engine.events import Event

UNSAID = ("opened", "moved", "panel")  # kinds of news that have no line of their own


class Telling:
    """What one message is to tell of a table."""

    def __init__(
        self,
        table: Table,
        rows: Sequence[AnnouncementRow],
        events: Mapping[int, Sequence[Event]],
        clock: ClockRow | None,
        *,
        final: bool,
        unsealed: Mapping[int, Sequence[Unsealed]] | None = None,
    ) -> None:
        self.table = table
        self.unsealed = unsealed or {}  # sealed picks that are revealed, by the number of the row
        self.rows = rows
        self.events = events  # that everybody may know, by the number of their row
        self.clock = clock
        self.final = final  # whether it asks whoever is to decide
        self.ui = ui_of(table.row.name)
        self.texts = Texts(table.row.language)
        self.happened = [event for row in rows for event in events[row.id]]
        self.is_return = only_return(rows)
        self.level = self._level()

    def _level(self) -> str:
        """How important it is to those who watch."""
        if self.table.session.request is None:
            return END
        return CHAPTERS if any(map(self.ui.begins_chapter, self.happened)) else TURNS

    @property
    def note(self) -> str:
        """With what chance is sealed, when that is news; after the end, the seed itself.

        Whoever practises alone has nobody to prove anything to.
        """
        if is_practice(self.table.settings):
            return ""
        lines = []
        for row in self.rows:
            hash_of_seed = json.loads(row.data).get("chance")
            if hash_of_seed is not None:
                key = "trust-hash" if row.kind == "opened" else "trust-another-hash"
                lines.append(self.texts(key, hash=hash_of_seed))
        seed = self.table.seed_told
        if seed is not None and self.final:
            lines.append(self.texts("trust-seed", seed=seed.hex))
        return "\n".join(f"{ASIDE}{line}" for line in lines)

    def sheet(self, news: News) -> Sheet:
        """The message; its mark keeps it from being posted twice."""
        make = panel if self.final else report
        return make(self.table, self.ui, self.texts, news, self.rows[-1].mark)


def told_lines(telling: Telling, explained: Explained) -> list[str]:
    """The lines of a message: one for each event worth telling, and those of the table itself.

    What happens for the first time at a table is explained below its line.
    """
    ui, texts, view = telling.ui, telling.texts, telling.table.view(None)
    lines: list[str] = []
    for row in telling.rows:
        if row.kind not in UNSAID:
            lines.append(texts(f"told-{row.kind.replace('_', '-')}", **_values(row)))
        for event in telling.events[row.id]:
            line, lesson = ui.told(texts, event, view), ui.lesson(event)
            lines += [line] if line else []
            if lesson is not None and explained.is_new(lesson):
                lines.append(f"-# {ui.lesson_text(texts, lesson)}")
        for seat, sealed in telling.unsealed.get(row.id, ()):
            name = ui.seat_name(texts, view, seat)
            lines.append(f"{ASIDE}{texts('trust-unsealed', name=name, line=sealed)}")
    return lines


def _values(row: AnnouncementRow) -> dict[str, object]:
    data = json.loads(row.data)
    match row.kind:
        case "seat_given":
            return {"who": f"<@{data['person']}>" if data["person"] is not None else data["name"]}
        case "host_given":
            return {"who": f"<@{data['person']}>"}
        case "undone":  # older news do not say who did it
            return {"who": f"<@{data['person']}>" if data.get("person") is not None else NONE}
    return {}


def only_return(rows: Sequence[AnnouncementRow]) -> bool:
    """Return whether nothing has happened but that we are back."""
    return bool(rows) and all(row.kind == "back" for row in rows)
