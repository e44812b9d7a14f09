"""What one player alone may see: DI cards with their texts, and the own battle cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PIL import Image

from renderer.kemet import sprites
from renderer.kemet.card_faces import BATTLE, DI, draw_battle_card, draw_di
from renderer.kemet.head import LEFT, RIGHT, colour_name, paper, person
from renderer.kemet.palette import LIGHT, Theme
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, write
from rules.engine.decisions import Seat
from rules.kemet.data import BattleCard, Card
from rules.kemet.lookup import card_price
from rules.kemet.view import PlayerView, View

_HEAD, _TITLE, _GAP = 92, 48, 10


def draw_hand(
    view: View,
    seat: Seat,
    labels: Labels,
    *,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
    marked: Sequence[Card] = (),
) -> Image.Image:
    """Draw what a player's own view shows of cards."""
    player = view.players[seat]
    held = Counter(view.looking or player.hand)
    rows = -(-len(held) // 2)
    cards = _battle_cards(player, labels)
    card_rows = -(-len(cards) // _in_row(cards))
    image = paper(theme, _height(rows, card_rows))
    _draw_head(image, theme, view, seat, labels, names)
    top = _draw_di(image, theme, view, player, held, labels, marked)
    _draw_battle_cards(image, theme, cards, top, labels)
    return image


def _height(rows: int, card_rows: int) -> int:
    di, battle = max(1, rows) * (DI[1] + _GAP), card_rows * (BATTLE[1] + 22)
    return _HEAD + _TITLE + di + _TITLE + battle + 26


def _draw_head(
    image: Image.Image,
    theme: Theme,
    view: View,
    seat: Seat,
    labels: Labels,
    names: Sequence[str],
) -> None:
    y = 55
    sprites.badge(theme, view.players[seat].colour, 26).put(image, (LEFT + 40, y))
    name = " · ".join(filter(None, (colour_name(view, labels, seat), person(names, seat))))
    taken = write(
        image,
        (RIGHT - 10, y),
        labels("kemet-label-only-you"),
        theme.mark,
        size=25,
        width=320,
        align="right",
    )
    write(
        image,
        (LEFT + 82, y),
        name,
        theme.text,
        size=34,
        width=RIGHT - LEFT - 120 - taken,
        weight=Weight.EXTRA,
    )


def _title(image: Image.Image, theme: Theme, text: str, top: int) -> None:
    write(
        image,
        (LEFT + 8, top + _TITLE / 2 - 4),
        text,
        theme.faded,
        size=27,
        width=RIGHT - LEFT - 16,
        weight=Weight.EXTRA,
    )


def _draw_di(
    image: Image.Image,
    theme: Theme,
    view: View,
    player: PlayerView,
    held: Counter[Card],
    labels: Labels,
    marked: Sequence[Card],
) -> int:
    """DI cards, two in a row; return where they end."""
    title = labels("kemet-label-hand-title", number=len(player.hand))
    _title(image, theme, labels("kemet-label-vision") if view.looking else title, _HEAD)
    top = _HEAD + _TITLE
    for n, (card, count) in enumerate(held.items()):
        row, column = divmod(n, 2)
        at = (LEFT + 2 + column * (DI[0] + 8), top + row * (DI[1] + _GAP))
        price = card_price(player, card)
        draw_di(image, theme, labels, card, count, price, at, marked=card in marked)
    if not held:
        panel(image, (LEFT, top, RIGHT, top + DI[1]), theme.dim, theme.panel_line, radius=10)
        write(
            image,
            ((LEFT + RIGHT) / 2, top + DI[1] / 2),
            labels("kemet-label-hand-empty"),
            theme.faded,
            size=28,
            width=600,
            align="middle",
        )
    return top + max(1, -(-len(held) // 2)) * (DI[1] + _GAP)


def _battle_cards(player: PlayerView, labels: Labels) -> list[tuple[BattleCard, str]]:
    """All own battle cards, with what became of those that are not in hand."""
    fates = dict.fromkeys(player.played, "played")
    fates |= dict.fromkeys(player.own_dropped, "dropped")
    fates |= dict.fromkeys(player.own_removed, "removed")
    ours = [card for card in BattleCard if card in player.own_cards or card in fates]
    return [
        (card, labels(key("kemet-label", fates[card])) if card in fates else "") for card in ours
    ]


def _in_row(cards: Sequence[object]) -> int:
    """Six in one row; more, with special cards, in two."""
    return 6 if len(cards) <= 6 else 4


def _draw_battle_cards(
    image: Image.Image,
    theme: Theme,
    cards: list[tuple[BattleCard, str]],
    top: int,
    labels: Labels,
) -> None:
    _title(image, theme, labels("kemet-label-battle-cards"), top)
    top += _TITLE
    for n, (card, gone) in enumerate(cards):
        row, column = divmod(n, _in_row(cards))
        at = (LEFT + 2 + column * (BATTLE[0] + 9), top + row * (BATTLE[1] + 22))
        draw_battle_card(image, theme, labels, card, at, gone=gone)
