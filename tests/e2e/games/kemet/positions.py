"""Positions for the stories of Kemet."""

from __future__ import annotations

from typing import Any

COLOURS = ("yellow", "green", "violet")


def player(seat: int, **more: Any) -> dict[str, Any]:
    """A player with soldiers at home and a pyramid of each colour."""
    city = (1, 2, 5)[seat]
    sites = {"white": [1, 10 * city + 1], "red": [1, 10 * city + 2], "blue": [1, 10 * city + 3]}
    return {
        "colour": COLOURS[seat],
        "city": city,
        "prayer": 6,
        "soldiers": {str(10 * city + 1): 3},
        "pyramids": sites,
        **more,
    }


def position(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The first turn of a day, the first player's."""
    return {"next": "turn", "day": 2, "turn": 1, "players": list(players)} | more


def attack(defenders: list[str]) -> dict[str, Any]:
    """Yellow stands in 10 with five soldiers, Green in the temple 81 with three.

    The space 1 Move is used.
    """
    used = {"move1": "normal"}
    return position(
        player(0, soldiers={"10": 5}, hand=["rage", "fury"], tokens=used),
        player(1, soldiers={"81": 3}, hand=defenders, tokens=used),
        turn=2,
    )


def fire(second: list[str], third: list[str], **more: Any) -> dict[str, Any]:
    """Yellow holds Raining Fire, Green stands in 81; the order is Yellow, Green, Violet."""
    return position(
        player(0, hand=["fire"]),
        player(1, soldiers={"81": 3}, hand=second),
        player(2, hand=third),
        **more,
    )
