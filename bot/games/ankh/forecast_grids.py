"""The tables of a conflict to come: regions and gods, own cards against others'."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.ankh.words import Words
from bot.texts import Texts
from bot.texts.saying import listed, signed
from renderer.grid import Cell, Grid, Tone, compared
from renderer.labels import key as text_key
from rules.ankh.data import MONUMENTS, Card, God, MonumentKind
from rules.ankh.foresight import Foresight, Outcome, RegionForecast, Standing

NONE, HELD = "–", "+"
BIDS = "battle.bid"
LATER = (BIDS, "battle.build", "battle.tie")  # decisions that may change who wins


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


def monument_grid(words: Words, ahead: Foresight, me: God | None) -> Grid:
    """Who controls how many monuments in each region; a majority is marked."""
    texts = words.texts
    return Grid(
        texts("ankh-forecast-monuments"),
        tuple(_titled(texts(text_key("ankh-monument", kind))) for kind in MONUMENTS),
        tuple(
            (
                texts("ankh-click-region", region=region.token),
                tuple(_owners(words, region, kind, me) for kind in MONUMENTS),
            )
            for region in ahead.regions
        ),
        texts("ankh-forecast-monuments-read"),
    )


def _owners(words: Words, region: RegionForecast, kind: MonumentKind, me: God | None) -> Cell:
    counts = sorted(region.monuments[kind].items(), key=lambda each: -each[1])
    leader = next((one.god for one in region.standings if kind in one.kinds), None)
    tone = Tone.PLAIN if leader is None else Tone.GOOD if leader is me else Tone.EVEN
    return Cell(listed(f"{words.god(god)} {count}" for god, count in counts) or NONE, tone)


def hand_grid(words: Words) -> Grid:
    """What each god has: devotion, followers, and the cards that may still be played."""
    texts, sheets = words.texts, words.view.gods
    rows = [
        (texts("ankh-forecast-row-devotion"), tuple(Cell(str(one.devotion)) for one in sheets)),
        (texts("ankh-forecast-row-followers"), tuple(Cell(str(one.followers)) for one in sheets)),
    ]
    rows += [
        (
            texts(text_key("ankh-label-card", card)),
            tuple(Cell(HELD if card in one.hand else NONE) for one in sheets),
        )
        for card in Card
        if any(card in one.hand for one in sheets)
    ]
    return Grid(
        texts("ankh-forecast-hands"),
        tuple(words.god(one.god) for one in sheets),
        tuple(rows),
        texts("ankh-forecast-hands-read"),
    )


def _titled(name: str) -> str:
    return name[:1].upper() + name[1:]


def _standing(region: RegionForecast, god: God, me: God | None) -> Cell:
    found = next((one for one in region.standings if one.god is god), None)
    if found is None:
        return Cell(NONE)
    tone = _place(region.standings, found) if god is me else Tone.PLAIN
    return Cell(f"{found.strength} / {signed(found.majority + found.triumph)}", tone)


def _place(standings: Sequence[Standing], own: Standing) -> Tone:
    best = max((one.strength for one in standings if one is not own), default=-1)
    return compared(own.strength, best)


# --- cards -----------------------------------------------------------------------------------


def card_grids(words: Words, outcomes: Sequence[Outcome], me: God) -> list[Grid]:
    """Own cards against those of one rival; against more, how often they win against each."""
    rivals = [god for god in outcomes[0].plays if god is not me]
    if len(rivals) == 1:
        return [_duel(words, outcomes, me, rivals[0])]
    return [_many(words, outcomes, me), *(_among(words, outcomes, me, one) for one in rivals)]


def _duel(words: Words, outcomes: Sequence[Outcome], me: God, rival: God) -> Grid:
    found = {(row.plays[me], row.plays[rival]): row for row in outcomes}
    theirs = _played(outcomes, rival)
    return Grid(
        words.texts("ankh-forecast-cards", god=words.god(rival)),
        tuple(_short(words, cards) for cards in theirs),
        tuple(
            (_named(words, cards), tuple(_outcome(found[cards, other], me) for other in theirs))
            for cards in _played(outcomes, me)
        ),
        words.texts("ankh-forecast-cards-read"),
    )


def _played(outcomes: Sequence[Outcome], god: God) -> list[tuple[Card, ...]]:
    """What a god may play."""
    return list(dict.fromkeys(row.plays[god] for row in outcomes))


def _outcome(row: Outcome, me: God) -> Cell:
    others = max(gain for god, gain in row.devotion.items() if god is not me)
    open_end = "?" if set(LATER) & set(row.assumed) else ""
    return Cell(f"{row.devotion[me]}:{others}{open_end}", tone_of(row, me))


def tone_of(row: Outcome, me: God) -> Tone:
    """Whether somebody wins."""
    if row.winner is None:
        return Tone.EVEN
    return Tone.GOOD if row.winner is me else Tone.BAD


def without_bids(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """What bids do not decide."""
    return [row for row in outcomes if BIDS not in row.assumed]


def _many(words: Words, outcomes: Sequence[Outcome], me: God) -> Grid:
    texts, rows = words.texts, []
    for cards in _played(outcomes, me):
        mine = without_bids(row for row in outcomes if row.plays[me] == cards)
        rows.append((_named(words, cards), _summary(texts, mine, me)))
    columns = [texts(f"ankh-forecast-{name}") for name in ("won", "drawn", "lost", "devotion")]
    return Grid(
        texts("ankh-forecast-cards-many"),
        tuple(columns),
        tuple(rows),
        texts("ankh-forecast-many-read"),
    )


def _summary(texts: Texts, rows: Sequence[Outcome], me: God) -> tuple[Cell, ...]:
    if not rows:
        return (Cell("?"),) * (len(_TONES) + 1)
    tones, gains = [tone_of(row, me) for row in rows], [row.devotion[me] for row in rows]
    counts = [Cell(_percent(texts, tones.count(tone), len(tones)), tone) for tone in _TONES]
    least, most = signed(min(gains)), signed(max(gains))
    return (*counts, Cell(least if least == most else f"{least}…{most}"))


def _among(words: Words, outcomes: Sequence[Outcome], me: God, rival: God) -> Grid:
    """How often own cards win if one rival plays this and the others anything."""
    theirs = _played(outcomes, rival)
    return Grid(
        words.texts("ankh-forecast-cards", god=words.god(rival)),
        tuple(_short(words, cards) for cards in theirs),
        tuple(
            (
                _named(words, own),
                tuple(
                    _often(
                        words.texts,
                        without_bids(
                            row
                            for row in outcomes
                            if row.plays[me] == own and row.plays[rival] == other
                        ),
                        me,
                    )
                    for other in theirs
                ),
            )
            for own in _played(outcomes, me)
        ),
        words.texts("ankh-forecast-among-read"),
    )


def _often(texts: Texts, rows: Sequence[Outcome], me: God) -> Cell:
    if not rows:
        return Cell("?")
    won = sum(row.winner is me for row in rows)
    return Cell(_percent(texts, won, len(rows)), compared(2 * won, len(rows)))


def _percent(texts: Texts, part: int, whole: int) -> str:
    return texts("share-percent", share=round(100 * part / whole))


_TONES = (Tone.GOOD, Tone.EVEN, Tone.BAD)


def _named(words: Words, cards: tuple[Card, ...]) -> str:
    return " + ".join(words.texts(text_key("ankh-label-card", card)) for card in cards)


def _short(words: Words, cards: tuple[Card, ...]) -> str:
    return " + ".join(words.texts(text_key("ankh-card-short", card)) for card in cards)
