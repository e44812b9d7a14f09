"""An answer in words, as the list of a draft shows it."""

from __future__ import annotations

from bot.games.ankh.caravans import sizes_of
from bot.games.ankh.clicks import PLAIN, label_of
from bot.games.ankh.words import Words
from bot.texts import Texts
from renderer.labels import key as text_key
from rules.ankh.board import Border, Cell
from rules.ankh.data import LEVEL_OF_POWER, Action, MonumentKind, Power
from rules.ankh.keys import Move, Summon, aim_key, borders_key
from rules.ankh.lookup import decider, figure_at
from rules.ankh.read_keys import (
    read_borders,
    read_building,
    read_move,
    read_portal,
    read_summon,
    read_swap,
)
from rules.ankh.view import View


def answered(texts: Texts, view: View, what: str, key: str) -> str:
    """Say an answer in a few words: ``Warrior 57 → 68``."""
    words = Words(texts, view)
    if move := read_move(key):
        return _capital(_moved(words, move))
    if summon := read_summon(key):
        return _capital(_summoned(words, summon))
    if portal := read_portal(key):
        way = f"{portal.start} → {portal.end}" if portal.start else str(portal.end)
        return texts("ankh-answer-portal", answer=way)
    if found := read_building(key):
        kind = words.monument_kind(found.kind)
        return texts("ankh-answer-battle-build", answer=f"{kind} {found.cell}")
    if borders := read_borders(key):
        return _caravan(words, borders)
    return _said(words, what, key)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _moved(words: Words, move: Move) -> str:
    """A move, the figure it pushes, and where the claws point then."""
    start, end = str(move.start), str(move.end)
    kind = words.kind_at(move.start) or words.kind_at(move.end)
    way = start if move.start == move.end else f"{start} → {end}"
    text = f"{kind} {way}".strip()
    if move.push:
        victim = figure_at(words.view, move.end)
        name = words.figure(victim) if victim and victim.cell != move.start else end
        text += ", " + words.texts("ankh-answer-push", figure=name, cell=str(move.push))
    return text + _claws(words, move.end, move.aim)


def _summoned(words: Words, summon: Summon) -> str:
    name = words.kind(summon.kind)
    if summon.ransom:
        name = words.texts("ankh-click-ransomed", figure=name)
    sun = f", {words.texts('ankh-click-with-sun')}" if summon.sun else ""
    return f"{name} → {summon.cell}{sun}{_claws(words, summon.cell, summon.aim)}"


def _claws(words: Words, cell: Cell, aim: int) -> str:
    if aim < 0:
        return ""
    return words.texts("ankh-said-claws", cells=words.facing(aim_key(cell, aim), cell, aim).label)


def _caravan(words: Words, borders: list[Border]) -> str:
    way, sizes = borders_key(borders), sizes_of(words.view, borders)
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
        return words.texts(
            "ankh-answer-caravan-swap", answer=answer, order=_order_after(words, key)
        )
    name = text_key("ankh-answer", what.replace(".", "-"))
    return words.texts(name, answer=answer) if name in words.texts else answer


def _order_after(words: Words, key: str) -> str:
    """In which order the regions fight after a swap, and who stands there."""
    swap = read_swap(key)
    tokens = dict(zip(swap.tokens, reversed(swap.tokens), strict=True)) if swap else {}
    regions = {tokens.get(region.token, region.token): region for region in words.view.regions}
    return "; ".join(f"{token}: {words.armies(regions[token].land)}" for token in sorted(regions))


def _action(words: Words, action: Action) -> str:
    sheet = decider(words.view, "action")
    if action is not Action.GAIN or sheet is None:
        return words.texts(text_key("ankh-action", action))
    gain = sheet.would_gain
    return words.texts("ankh-answer-gain", amount=f"+{gain}", after=sheet.followers + gain)
