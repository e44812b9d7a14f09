"""An answer in words, as the list of a draft shows it."""

from __future__ import annotations

from bot.fronts.ankh_caravans import CARAVAN, sizes_of
from bot.fronts.ankh_clicks import PLAIN, label_of
from bot.fronts.ankh_drafts import with_tokens
from bot.fronts.ankh_figures import BUILDING, PORTAL, Going, Order, going, order
from bot.fronts.ankh_table import decider, figure_at
from bot.fronts.ankh_words import Words
from bot.texts import Texts
from renderer.ankh.draft_marks import borders_in
from renderer.labels import key as text_key
from rules.ankh.board import Cell
from rules.ankh.data import LEVEL_OF_POWER, Action, MonumentKind, Power
from rules.ankh.keys import aim_key
from rules.ankh.view import View


def answered(texts: Texts, view: View, what: str, key: str) -> str:
    """Say an answer in a few words: ``Warrior 57 → 68``."""
    words = Words(texts, view)
    if move := going(key):
        return _capital(_moved(words, move))
    if summon := order(key):
        return _capital(_summoned(words, summon))
    if found := PORTAL.fullmatch(key):
        way = f"{found['start']} → {found['end']}" if found["start"] else found["end"]
        return texts("ankh-answer-portal", answer=way)
    if found := BUILDING.fullmatch(key):
        kind = words.monument_kind(MonumentKind(found["kind"]))
        return texts("ankh-answer-battle-build", answer=f"{kind} {found['cell']}")
    if CARAVAN.fullmatch(key):
        return _caravan(words, key)
    return _said(words, what, key)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _moved(words: Words, move: Going) -> str:
    """A move, whoever it pushes, and where the claws point then."""
    start, end = str(move.start), str(move.end)
    kind = words.kind_at(move.start) or words.kind_at(move.end)
    way = start if move.start == move.end else f"{start} → {end}"
    text = f"{kind} {way}".strip()
    if move.push:
        victim = figure_at(words.view, move.end)
        name = words.figure(victim) if victim and victim.cell != move.start else end
        text += ", " + words.texts("ankh-answer-push", figure=name, cell=str(move.push))
    return text + _claws(words, move.end, move.aim)


def _summoned(words: Words, summon: Order) -> str:
    name = words.kind(summon.kind)
    if summon.ransom:
        name = words.texts("ankh-click-ransomed", figure=name)
    sun = f", {words.texts('ankh-click-with-sun')}" if summon.sun else ""
    return f"{name} → {summon.cell}{sun}{_claws(words, summon.cell, summon.aim)}"


def _claws(words: Words, cell: Cell, aim: int) -> str:
    if aim < 0:
        return ""
    return words.texts("ankh-said-claws", cells=words.facing(aim_key(cell, aim), cell, aim).label)


def _caravan(words: Words, key: str) -> str:
    borders = borders_in(key)
    way, sizes = key.removeprefix("caravan "), sizes_of(words.view, borders)
    if not sizes:
        return words.texts("ankh-answer-caravan-drawn", borders=way)
    return words.texts("ankh-answer-caravan", borders=way, sizes=sizes)


def _said(words: Words, what: str, key: str) -> str:
    """An answer that has no place on the map, with what it is an answer to."""
    if (what, key) in PLAIN or ("", key) in PLAIN:
        return label_of(words.texts, words.view, what, key)
    if what == "action":
        return _action(words, Action(key))
    if key in set(MonumentKind):
        answer = words.monument_kind(MonumentKind(key))
    else:
        answer = label_of(words.texts, words.view, what, key)
    if what == "unlock":
        return words.texts("ankh-answer-unlock", answer=answer, count=LEVEL_OF_POWER[Power(key)])
    if what == "caravan.swap":
        order = _order_after(words, key)
        return words.texts("ankh-answer-caravan-swap", answer=answer, order=order)
    name = text_key("ankh-answer", what.replace(".", "-"))
    return words.texts(name, answer=answer) if name in words.texts else answer


def _order_after(words: Words, key: str) -> str:
    """In which order the regions fight after a swap, and who stands there."""
    swapped = with_tokens(words.view, [key])
    return "; ".join(f"{r.token}: {words.armies(r.land)}" for r in swapped.regions)


def _action(words: Words, action: Action) -> str:
    sheet = decider(words.view, "action")
    if action is not Action.GAIN or sheet is None:
        return words.texts(text_key("ankh-action", action))
    gain = sheet.would_gain
    return words.texts("ankh-answer-gain", amount=f"+{gain}", after=sheet.followers + gain)
