"""What a god of Ankh can do, in words: its own power, ankh powers, guardians."""

from __future__ import annotations

from bot.games.ankh.words import Words
from bot.texts import Texts
from bot.texts.saying import explained
from renderer.labels import key as text_key
from rules.ankh.data import GUARDIANS
from rules.ankh.lookup import god_of, sheet_of
from rules.ankh.view import View
from rules.engine.decisions import Seat


def belongings(texts: Texts, view: View, seat: Seat) -> list[str]:
    """The powers of a seat's god, both after a merge; nothing of a forgotten one."""
    mine, words = sheet_of(view, god_of(view, seat)), Words(texts, view)
    if mine is None:
        return []
    gods = [(words.god(god), texts(text_key("ankh-text-god", god))) for god in mine.abilities]
    powers = [
        (texts(text_key("ankh-power", power)), texts(text_key("ankh-text-power", power)))
        for power in mine.powers
    ]
    own = {*mine.guardians, *(figure.kind for figure in view.figures if figure.god is mine.god)}
    guardians = [(words.kind(kind), words.about_kind(kind)) for kind in GUARDIANS if kind in own]
    return explained([*gods, *powers, *guardians])
