"""One side of a battle: its card, and how strength, damage and protection add up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from renderer.brush import Colour
from renderer.kemet import sprites
from renderer.kemet.chips import GAP, TALL, VALUE_SIGNS, draw_tile, tile_width, value_colours
from renderer.kemet.head import LEFT, RIGHT, colour_name, person
from renderer.kemet.palette import Theme
from renderer.kemet.pictograms import Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.paragraph import write_paragraph
from renderer.type import Weight, run, write
from rules.engine.decisions import Seat
from rules.kemet.data import BATTLE_CARDS, CARDS, CREATURE_OF, BattleCard, Card, Power, Tile
from rules.kemet.lookup import card_price, losses
from rules.kemet.strength import Term
from rules.kemet.view import BattleView, FighterView, View

_CARD = (204, 372)  # sides of the card
_SIGNS = 408
_COLUMNS = {term: 490 + 92 * n for n, term in enumerate(Term)}
_SUM = (932, 1036)
_CHIPS = 388
_TOP, _ROW = 64, 60  # the first row of the matrix, and from row to row
_CHIP_ROW = 36
# Tiles of use in a battle, besides that of whoever attacks or defends.
_OF_BATTLE = (
    Power.BLADES_OF_NEITH,
    Power.CARNAGE,
    Power.SHIELD_OF_NEITH,
    Power.DIVINE_WOUND,
    Power.CRUSADE,
    Power.HOLY_WAR,
    Power.PRESCIENCE,
)
_OF_ATTACK = (Power.CHARGE, Power.INITIATIVE)
_OF_DEFENCE = (Power.DEFENSE, Power.DEFENSIVE_VICTORY)


class _Chip(NamedTuple):
    """A tile, or words on black."""

    tile: Tile = 0
    text: str = ""
    struck: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """What is drawn of one side."""

    view: View
    battle: BattleView
    fighter: FighterView
    rival: FighterView
    labels: Labels
    names: Sequence[str]

    @property
    def attacks(self) -> bool:
        """Whether this is the attacker."""
        return self.fighter is self.battle.attacker

    @property
    def is_open(self) -> bool:
        """Whether the sums are final."""
        return self.battle.revealed

    @property
    def seat(self) -> Seat:
        """Whose side it is."""
        return self.fighter.seat

    def chip_rows(self) -> list[list[_Chip]]:
        """Tiles, DI cards, wounds and a cancelled creature, in rows."""
        rows: list[list[_Chip]] = []
        taken = 0
        for chip in self._chips():
            wide = _chip_width(self.labels, chip) + GAP
            if not rows or taken + wide > RIGHT - 20 - _CHIPS:
                rows.append([])
                taken = 0
            rows[-1].append(chip)
            taken += wide
        return rows

    def _chips(self) -> list[_Chip]:
        say, fighter = self.labels, self.fighter
        player = self.view.players[self.seat]
        acting = (*_OF_BATTLE, *(_OF_ATTACK if self.attacks else _OF_DEFENCE))
        beast = fighter.creature
        found = []
        for tile, power in zip(player.tiles, player.powers, strict=True):
            present = power in acting or (beast is not None and CREATURE_OF.get(power) is beast)
            if present:
                found.append(_Chip(tile=tile, struck=power not in acting and fighter.cancelled))
        found += [
            _Chip(text=card_chip(say, card, card_price(player, card))) for card in fighter.cards
        ]
        if fighter.wounds:
            found.append(_Chip(text=say("kemet-label-wounds", number=fighter.wounds)))
        return found

    @property
    def height(self) -> int:
        """How tall the panel is."""
        return _TOP + 3 * _ROW + len(self.chip_rows()) * _CHIP_ROW + 58


def card_chip(labels: Labels, card: Card, price: int) -> str:
    """A DI card with what it adds, and what it costs its player."""
    name, adds = labels(key("kemet", "card", card)), CARDS[card].strike
    if "+" not in name:  # which some names have, to be told apart
        name += f" +{max(adds.strength, adds.damage, adds.protection)}"
    return f"{name} · {labels('kemet-label-cost', number=price)}" if price else name


def _chip_width(labels: Labels, chip: _Chip) -> int:
    if chip.tile:
        return tile_width(labels, chip.tile)
    return 46 + round(run(chip.text, Weight.BOLD, 21).width)


def draw_side(image: Image.Image, theme: Theme, side: Side, top: int) -> None:
    """Draw one side; the winner's is golden."""
    won = side.battle.winner == side.seat
    box = (LEFT, top, RIGHT, top + side.height)
    fill, edge = (theme.active, theme.ink) if won else (theme.panel, theme.panel_line)
    panel(image, box, fill, edge, thick=3.4 if won else 1.8, radius=10)
    _draw_who(image, theme, side, top, won=won)
    _draw_face(image, theme, side, top)
    _draw_matrix(image, theme, side, top, fill)
    _draw_chips(image, theme, side, top + _TOP + 3 * _ROW - 8)
    _draw_losses(image, theme, side, top + side.height - 36)


def _draw_who(image: Image.Image, theme: Theme, side: Side, top: int, *, won: bool) -> None:
    x, width = (LEFT + _CARD[0]) / 2, _CARD[0] - LEFT - 20
    colour = side.view.players[side.seat].colour
    sprites.badge(theme, colour, 36).put(image, (x, top + 56))
    name = colour_name(side.view, side.labels, side.seat)
    write(
        image,
        (x, top + 122),
        name,
        theme.text,
        size=28,
        width=width,
        weight=Weight.EXTRA,
        align="middle",
    )
    write(
        image,
        (x, top + 154),
        person(side.names, side.seat),
        theme.faded,
        size=24,
        width=width,
        weight=Weight.MEDIUM,
        align="middle",
    )
    deed = side.labels("kemet-label-attacks" if side.attacks else "kemet-label-defends")
    write(image, (x, top + 184), deed, theme.text, size=24, width=width, align="middle")
    if won:
        panel(
            image, (LEFT + 12, top + 204, _CARD[0] - 12, top + 242), theme.ink, theme.ink, radius=7
        )
        write(
            image,
            (x, top + 223),
            side.labels("kemet-label-won"),
            theme.gold,
            size=25,
            width=width - 8,
            weight=Weight.EXTRA,
            align="middle",
        )


def _draw_face(image: Image.Image, theme: Theme, side: Side, top: int) -> None:
    """The battle card, or its back."""
    left, right = _CARD
    box = (left, top + 18, right, top + 258)
    if side.fighter.card is None:
        _draw_back(image, theme, side, box)
    else:
        _draw_front(image, theme, side.fighter.card, side.labels, box)


def _draw_back(
    image: Image.Image, theme: Theme, side: Side, box: tuple[int, int, int, int]
) -> None:
    """A card that nobody else knows yet."""
    left, top, right, _ = box
    middle = (left + right) / 2
    panel(image, box, theme.ink, theme.gold, thick=5, radius=10)
    write(
        image,
        (middle, top + 92),
        "?",
        theme.gold,
        size=80,
        width=80,
        weight=Weight.EXTRA,
        align="middle",
    )
    word = "kemet-label-chosen" if side.fighter.committed else "kemet-label-thinks"
    _write_below(image, theme.halo, side.labels(word), (middle, top + 172), right - left - 20)


def _draw_front(
    image: Image.Image,
    theme: Theme,
    card: BattleCard,
    labels: Labels,
    box: tuple[int, int, int, int],
) -> None:
    """A card with its three values and its name."""
    left, top, right, bottom = box
    middle = (left + right) / 2
    panel(image, box, theme.card, theme.ink, thick=3, radius=10)
    inner = (left + 6, top + 6, right - 6, bottom - 6)
    panel(image, inner, theme.card, theme.gold_shade, thick=2, radius=7)
    strike = BATTLE_CARDS[card]
    values = (strike.strength, strike.damage, strike.protection)
    for n, (what, colour, value) in enumerate(
        zip(VALUE_SIGNS, value_colours(theme), values, strict=True)
    ):
        y = top + 32 + 48 * n
        paint = colour if value else theme.panel_line
        sprites.sign(what, paint, theme.card, 38).put(image, (middle - 30, y))
        write(
            image,
            (middle + 30, y),
            str(value),
            colour if value else theme.faded,
            size=38,
            width=50,
            weight=Weight.EXTRA,
            align="middle",
        )
    name = labels(key("kemet", "battle_card", card))
    _write_below(image, theme.text, name, (middle, top + 179), right - left - 20)


def _write_below(
    image: Image.Image, colour: Colour, text: str, at: tuple[float, float], width: int
) -> None:
    """One or two lines in the lower part of a card."""
    write_paragraph(
        image, at, text, colour, size=23, width=width, most=2, weight=Weight.BOLD, align="middle"
    )


# --- the matrix --------------------------------------------------------------------------------


def _draw_matrix(image: Image.Image, theme: Theme, side: Side, top: int, ground: Colour) -> None:
    fighter = side.fighter
    for term, x in _COLUMNS.items():
        write(
            image,
            (x, top + 24),
            side.labels(key("kemet", "term", term)),
            theme.faded,
            size=21,
            width=106,
            align="middle",
        )
    rows = (
        (fighter.strength, fighter.total_strength),
        (fighter.damage, fighter.total_damage),
        (fighter.protection, fighter.total_protection),
    )
    for n, ((terms, total), what, colour) in enumerate(
        zip(rows, VALUE_SIGNS, value_colours(theme), strict=True)
    ):
        y = top + _TOP + _ROW * n + 6
        sprites.sign(what, colour, ground, 34).put(image, (_SIGNS, y))
        _draw_terms(image, theme, side, terms, y)
        text = str(total) if side.is_open else f"{total}+?"
        panel(
            image,
            (_SUM[0], round(y - 26), _SUM[1], round(y + 26)),
            theme.ink,
            theme.panel_line,
            radius=7,
        )
        write(
            image,
            ((_SUM[0] + _SUM[1]) / 2, y),
            text,
            theme.white,
            size=36,
            width=_SUM[1] - _SUM[0] - 8,
            weight=Weight.EXTRA,
            align="middle",
        )


def _draw_terms(
    image: Image.Image, theme: Theme, side: Side, terms: dict[Term, int], y: float
) -> None:
    """Each term in its box with a sign before it; nothing is a dot, what is hidden a question."""
    begun = False
    for term, x in _COLUMNS.items():
        value = terms[term]
        hidden = not side.is_open and (
            (term is Term.CARD and side.fighter.card is None)
            or (term is Term.DI and side.view.viewer != side.seat)
        )
        shown = bool(value) or (term is Term.CARD and side.fighter.card is not None)
        if hidden or not shown:
            mark = "?" if hidden else "·"
            write(image, (x, y), mark, theme.faded, size=28, width=30, align="middle")
            continue
        box = (round(x - 36), round(y - 24), round(x + 36), round(y + 24))
        panel(image, box, theme.stone, theme.panel_line, thick=2, radius=6)
        write(
            image,
            (x, y),
            str(value),
            theme.ink,
            size=32,
            width=64,
            weight=Weight.EXTRA,
            align="middle",
        )
        if begun:
            write(
                image,
                (x - 46, y),
                "+",
                theme.text,
                size=28,
                width=24,
                weight=Weight.EXTRA,
                align="middle",
            )
        begun = True
    write(
        image,
        (_SUM[0] - 14, y),
        "=",
        theme.text,
        size=28,
        width=24,
        weight=Weight.EXTRA,
        align="middle",
    )


# --- below it ----------------------------------------------------------------------------------


def _draw_chips(image: Image.Image, theme: Theme, side: Side, top: int) -> None:
    for n, row in enumerate(side.chip_rows()):
        x, y = _CHIPS, top + n * _CHIP_ROW
        for chip in row:
            wide = _chip_width(side.labels, chip)
            if chip.tile:
                draw_tile(image, theme, side.labels, chip.tile, (x, y))
            else:
                panel(image, (x, y, x + wide, y + TALL), theme.ink, theme.gold_shade, radius=6)
                sign = sprites.sign(Sign.CARDS, theme.gold, theme.ink, 22)
                sign.put(image, (x + 19, y + TALL / 2))
                write(image, (x + 37, y + TALL / 2), chip.text, theme.white, size=21, width=wide)
            if chip.struck:
                panel(
                    image,
                    (x + 30, y + TALL // 2 - 2, x + wide - 6, y + TALL // 2 + 2),
                    theme.mark,
                    theme.mark,
                    radius=2,
                )
            x += wide + GAP


def _draw_losses(image: Image.Image, theme: Theme, side: Side, y: float) -> None:
    """Losses as a subtraction, once both cards lie open."""
    if not side.is_open:
        write(
            image, (_CHIPS, y), side.labels("kemet-label-hidden"), theme.faded, size=24, width=500
        )
        return
    damage, protection = side.rival.total_damage, side.fighter.total_protection
    text = side.labels("kemet-label-loses", damage=damage, protection=protection)
    if damage < protection:
        text = f"{text}, {side.labels('kemet-label-never-below')}"
    elif damage - protection > side.fighter.soldiers:
        text = f"{text}, {side.labels('kemet-label-loses-all')}"
    write(image, (_CHIPS, y), text, theme.faded, size=24, width=_SUM[0] - _CHIPS - 12)
    lost = losses(side.fighter, side.rival)
    box = (_SUM[0], round(y - 21), _SUM[1], round(y + 21))
    panel(image, box, theme.card, theme.ink, thick=2, radius=7)
    sprites.sign(Sign.SKULL, theme.text, theme.card, 28).put(image, (_SUM[0] + 28, y))
    write(
        image,
        (_SUM[0] + 70, y),
        str(lost),
        theme.text,
        size=30,
        width=44,
        weight=Weight.EXTRA,
        align="middle",
    )
