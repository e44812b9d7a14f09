"""The picture of a battle: where it is fought, how both sides add up, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderer.kemet import sprites
from renderer.kemet.area_crop import SIDES, crop_area
from renderer.kemet.battle_sides import Side, draw_side
from renderer.kemet.head import LEFT, RIGHT, colour_name, paper
from renderer.kemet.palette import LIGHT, Theme
from renderer.kemet.pictograms import Sign
from renderer.labels import Labels, key
from renderer.panels import panel
from renderer.type import Weight, write
from rules.kemet.keys import What
from rules.kemet.state import NOBODY
from rules.kemet.view import BattleView, View

_HEAD = 88
_GAP = 9
_CROP = 260  # of the map at least: the whole map stands below the battle
_VERDICT, _NEXT = 92, 58


def draw_battle(
    view: View,
    labels: Labels,
    *,
    battle: BattleView | None = None,
    names: Sequence[str] = (),
    theme: Theme = LIGHT,
) -> Image.Image:
    """Draw a battle as far as it has come: that of the view, or one told of it afterwards."""
    battle = battle or view.battle
    assert battle is not None, "there is a battle to draw"
    crop = crop_area(view, battle.area, labels, theme, least=_CROP)
    one, two = battle.attacker, battle.defender
    sides = [
        Side(view, battle, own, rival, labels, names) for own, rival in ((one, two), (two, one))
    ]
    bottom = _VERDICT + (_NEXT if _asked(view, battle, labels) else 0) if _is_fought(battle) else 0
    height = _HEAD + crop.height + 12 + sum(side.height + _GAP for side in sides) + bottom + 24
    image = paper(theme, height)
    _draw_head(image, theme, view, battle, labels)
    _draw_crop(image, theme, crop)
    top = _HEAD + crop.height + 12
    for side in sides:
        draw_side(image, theme, side, top)
        top += side.height + _GAP
    if bottom:
        _draw_verdict(image, theme, view, battle, top, bottom, labels)
    return image


def _is_fought(battle: BattleView) -> bool:
    return battle.winner != NOBODY


def _draw_head(
    image: Image.Image, theme: Theme, view: View, battle: BattleView, labels: Labels
) -> None:
    y = 53
    sprites.sign(Sign.SWORDS, theme.text, theme.paper, 46).put(image, (LEFT + 32, y))
    x = LEFT + 68
    x += (
        write(
            image,
            (x, y),
            labels("kemet-label-battle", area=battle.area),
            theme.text,
            size=36,
            width=280,
            weight=Weight.EXTRA,
        )
        + 18
    )
    right = RIGHT - 8
    if _is_fought(battle):
        sprites.badge(theme, view.players[battle.winner].colour, 24).put(image, (right - 28, y))
        name = colour_name(view, labels, battle.winner)
        right -= 66
        right -= (
            write(
                image,
                (right, y),
                labels("kemet-label-winner", name=name),
                theme.text,
                size=30,
                width=360,
                weight=Weight.EXTRA,
                align="right",
            )
            + 16
        )
    where = labels(f"kemet-area-{battle.area}")
    write(image, (x, y + 2), where, theme.faded, size=26, width=round(right - x))


def _draw_crop(image: Image.Image, theme: Theme, crop: Image.Image) -> None:
    panel(
        image,
        (SIDES[0] - 3, _HEAD - 3, SIDES[1] + 3, _HEAD + crop.height + 3),
        theme.frame,
        theme.frame,
        radius=5,
    )
    image.paste(crop, (SIDES[0], _HEAD))


def _draw_verdict(
    image: Image.Image,
    theme: Theme,
    view: View,
    battle: BattleView,
    top: int,
    tall: int,
    labels: Labels,
) -> None:
    """Strength against strength, who wins, victory points, and who decides now."""
    panel(image, (LEFT, top, RIGHT, top + tall), theme.panel, theme.panel_line, radius=10)
    y = top + 46
    one, two = battle.attacker, battle.defender
    for fighter, x, sign in ((one, LEFT + 48, 1), (two, LEFT + 276, -1)):
        colour = view.players[fighter.seat].colour
        sprites.badge(theme, colour, 27).put(image, (x, y))
        won = fighter.seat == battle.winner
        write(
            image,
            (x + 66 * sign, y),
            str(fighter.total_strength),
            theme.text if won else theme.faded,
            size=46 if won else 40,
            width=66,
            weight=Weight.EXTRA,
            align="middle",
        )
    write(image, (LEFT + 162, y), ":", theme.faded, size=40, width=20, align="middle")
    right = RIGHT - 18
    if battle.points:
        text = labels("kemet-label-battle-points", number=battle.points)
        box = (right - 158, round(y - 22), right, round(y + 22))
        panel(image, box, theme.gold, theme.ink, thick=2, radius=6)
        sprites.sign(Sign.EYE, theme.ink, theme.gold, 34).put(image, (box[0] + 28, y))
        write(image, (box[0] + 54, y), text, theme.ink, size=26, width=98, weight=Weight.EXTRA)
        right = box[0] - 14
    write(
        image,
        (LEFT + 328, y),
        _verdict(view, battle, labels),
        theme.text,
        size=28,
        width=right - LEFT - 328,
        weight=Weight.EXTRA,
    )
    asked = _asked(view, battle, labels)
    if asked:
        box = (LEFT + 18, top + _VERDICT - 6, RIGHT - 18, top + _VERDICT + 40)
        panel(image, box, theme.active, theme.gold_shade, thick=2, radius=8)
        sprites.badge(theme, view.players[view.asked[0]].colour, 15).put(
            image, (box[0] + 28, (box[1] + box[3]) / 2)
        )
        write(
            image,
            (box[0] + 56, (box[1] + box[3]) / 2),
            asked,
            theme.text,
            size=26,
            width=box[2] - box[0] - 70,
        )


def _verdict(view: View, battle: BattleView, labels: Labels) -> str:
    winner = battle.attacker if battle.winner == battle.attacker.seat else battle.defender
    name = colour_name(view, labels, winner.seat)
    if winner.lost < winner.soldiers:
        return labels("kemet-label-wins-and-survives", name=name)
    return labels("kemet-label-wins-and-dies", name=name)


def _asked(view: View, battle: BattleView, labels: Labels) -> str:
    """Who decides now, if that is public and still about this battle."""
    if not view.asked or view.battle is None or view.battle.area != battle.area:
        return ""
    name = colour_name(view, labels, view.asked[0])
    if view.asking == What.LOSER:
        fighters = (battle.attacker, battle.defender)
        left = sum(f.soldiers - f.lost for f in fighters if f.seat == view.asked[0])
        return labels("kemet-label-loser-decides", name=name, number=left)
    return labels("kemet-label-decides", name=name)


def battle_words(view: View, battle: BattleView, labels: Labels) -> str:
    """The same in words, for those who do not see it."""
    parts = [labels("kemet-label-battle", area=battle.area)]
    for fighter in (battle.attacker, battle.defender):
        card = labels(key("kemet", "battle_card", fighter.card)) if fighter.card else "?"
        parts.append(
            labels(
                "kemet-alt-side",
                name=colour_name(view, labels, fighter.seat),
                soldiers=fighter.soldiers,
                card=card,
                strength=fighter.total_strength,
                damage=fighter.total_damage,
                protection=fighter.total_protection,
                lost=fighter.lost,
            )
        )
    if _is_fought(battle):
        parts.append(_verdict(view, battle, labels))
    return f"{'. '.join(part.rstrip('.') for part in parts)}."
