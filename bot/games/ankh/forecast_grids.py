"""The tables of a conflict to come: regions and gods, own cards against others'."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ankh.words import Words
from bot.texts.saying import signed
from renderer.grid import Cell, Grid, Tone, compared
from renderer.labels import key as text_key
from rules.ankh.data import Card, God
from rules.ankh.foresight import Foresight, Outcome, RegionForecast, Standing

LATER = ("battle.bid", "battle.build", "battle.tie")  # decisions that may change who wins


def region_grid(words: Words, ahead: Foresight, me: God | None) -> Grid:
    """Every region to resolve, with the strength of every god there and what it fights for."""
    texts, gods = words.texts, [sheet.god for sheet in words.view.gods]
    key = "ankh-forecast-running" if ahead.running else "ankh-forecast-coming"
    return Grid(
        texts(key, number=ahead.number),
        tuple(words.god(god) for god in gods),
        tuple(
            (
                texts("ankh-click-region", region=region.token),
                tuple(_standing(region, god, me) for god in gods),
            )
            for region in ahead.regions
        ),
        texts("ankh-forecast-regions-read"),
    )


def _standing(region: RegionForecast, god: God, me: God | None) -> Cell:
    found = next((one for one in region.standings if one.god is god), None)
    if found is None:
        return Cell("–")
    tone = _place(region.standings, found) if god is me else Tone.PLAIN
    return Cell(f"{found.strength} / {signed(found.majority + found.triumph)}", tone)


def _place(standings: Sequence[Standing], own: Standing) -> Tone:
    best = max((one.strength for one in standings if one is not own), default=-1)
    return compared(own.strength, best)


# --- cards -----------------------------------------------------------------------------------


def card_grid(words: Words, outcomes: Sequence[Outcome], me: God) -> Grid:
    """Own cards against those of one rival; against more rivals, how often they win."""
    rivals = [god for god in outcomes[0].plays if god is not me]
    own = list(dict.fromkeys(row.plays[me] for row in outcomes))
    if len(rivals) > 1:
        return _many(words, outcomes, me, own)
    (rival,) = rivals
    theirs = list(dict.fromkeys(row.plays[rival] for row in outcomes))
    found = {(row.plays[me], row.plays[rival]): row for row in outcomes}
    return Grid(
        words.texts("ankh-forecast-cards", god=words.god(rival)),
        tuple(_short(words, cards) for cards in theirs),
        tuple(
            (_named(words, cards), tuple(_outcome(found[cards, other], me) for other in theirs))
            for cards in own
        ),
        words.texts("ankh-forecast-cards-read"),
    )


def _outcome(row: Outcome, me: God) -> Cell:
    others = max(gain for god, gain in row.devotion.items() if god is not me)
    open_end = "?" if set(LATER) & set(row.assumed) else ""
    return Cell(f"{row.devotion[me]}:{others}{open_end}", tone_of(row, me))


def tone_of(row: Outcome, me: God) -> Tone:
    """Whether somebody wins."""
    if row.winner is None:
        return Tone.EVEN
    return Tone.GOOD if row.winner is me else Tone.BAD


def _many(words: Words, outcomes: Sequence[Outcome], me: God, own: list[tuple[Card, ...]]) -> Grid:
    texts, rows = words.texts, []
    for cards in own:
        mine = [row for row in outcomes if row.plays[me] == cards]
        tones = [tone_of(row, me) for row in mine]
        gains = [row.devotion[me] for row in mine]
        counts = [Cell(f"{100 * tones.count(tone) // len(tones)} %", tone) for tone in _TONES]
        least, most = signed(min(gains)), signed(max(gains))
        gain = Cell(least if least == most else f"{least}…{most}")
        rows.append((_named(words, cards), (*counts, gain)))
    columns = [texts(f"ankh-forecast-{name}") for name in ("won", "drawn", "lost", "devotion")]
    return Grid(
        texts("ankh-forecast-cards-many"),
        tuple(columns),
        tuple(rows),
        texts("ankh-forecast-many-read"),
    )


_TONES = (Tone.GOOD, Tone.EVEN, Tone.BAD)


def _named(words: Words, cards: tuple[Card, ...]) -> str:
    return " + ".join(words.texts(text_key("ankh-label-card", card)) for card in cards)


def _short(words: Words, cards: tuple[Card, ...]) -> str:
    return " + ".join(words.texts(text_key("ankh-card-short", card)) for card in cards)
