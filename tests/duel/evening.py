"""People at a table of Duel on the local Discord, in positions of the acceptance stories."""

from __future__ import annotations

import json
from importlib.resources import files
from itertools import chain

import pytest

from sandbox import components
from tests.kit.actor import text_of
from tests.kit.bots import GAMES
from tests.kit.prepared import prepare
from tests.kit.quick_bot import QuickBot
from tests.kit.stage import Stage
from tests.kit.table_talk import is_private, widgets

LONG = 60.0  # seconds that nobody should need
STRUCTURE = {
    "11": "walls",
    "12": "library",
    "13": "school",
    "14": "laboratory",
    "15": "statue",
    "16": "temple",
    **dict.fromkeys(("21", "22", "23", "24", "25")),
    "31": "dispensary",
    "32": "parade_ground",
    "33": "courthouse",
    "34": "barracks",
}
AGE_2 = {
    "age": 2,
    "structure": STRUCTURE,
    "progress": ["economy", "law", "masonry", "strategy", "philosophy"],
    "players": [
        {"coins": 20, "cards": ["pharmacist"], "wonders": ["sphinx", "statue_of_zeus"]},
        {"coins": 9, "cards": ["sawmill", "logging_camp"], "wonders": ["pyramids"]},
    ],
}
MOCK = {  # the position of the designer's pictures, figure by figure
    "pantheon": True,
    "age": 2,
    "pawn": -4,
    "structure": {
        "11": "aqueduct",
        "12": "school",
        "13": "courthouse",
        "14": "laboratory",
        "15": "statue",
        "16": "rostrum",
        **dict.fromkeys(("21", "22", "23")),
        "24": "shelf_quarry",
        "25": "barracks",
        "31": "dispensary",
        "32": "parade_ground",
    },
    "offerings": {"21": 3, "23": 4},
    "discard": ["wood_reserve", "guard_tower"],
    "progress": ["philosophy", "strategy", "economy", None, "engineering"],
    "slots": {"1": "aphrodite", "2": "minerva", "3": "gate", "4": "enki", "6": "isis"},
    "enki": ["mathematics", "architecture"],
    "players": [
        {
            "coins": 7,
            "cards": [
                "lumber_yard",
                "quarry",
                "brickyard",
                "glassworks",
                "tavern",
                "brewery",
                "theater",
                "baths",
                "scriptorium",
                "library",
                "pharmacist",
                "palisade",
            ],
            "wonders": ["temple_of_artemis", "statue_of_zeus", "piraeus", "pyramids"],
            "built": {"temple_of_artemis": "stone_pit"},
            "progress": ["urbanism"],
            "mythologies": ["greek", "roman"],
            "offerings": [2],
        },
        {
            "coins": 9,
            "cards": [
                "sawmill",
                "logging_camp",
                "clay_pool",
                "press",
                "clay_reserve",
                "altar",
                "temple",
                "workshop",
                "stable",
                "garrison",
                "horse_breeders",
            ],
            "wonders": ["colossus", "sphinx", "appian_way", "divine_theater"],
            "built": {"colossus": "walls"},
            "mythologies": ["mesopotamian", "phoenician", "egyptian"],
            "gods": ["tanit"],
        },
    ],
}
POOR = {**MOCK, "players": [{**MOCK["players"][0], "coins": 1}, MOCK["players"][1]]}
SPHINX = {**AGE_2, "players": [{**AGE_2["players"][0], "coins": 60}, AGE_2["players"][1]]}
GODS = {
    **AGE_2,
    "pantheon": True,
    "slots": {"4": "enki"},
    "enki": ["architecture", "theology"],
    "players": [{"coins": 2, "offerings": [2, 4]}, {"coins": 9}],
}
SECRET = {
    "pantheon": True,
    "age": 1,
    "structure": {
        "11": "lumber_yard",
        "12": "clay_pool",
        "21": None,
        "31": "tavern",
        "32": "altar",
    },
    "mythologies": {"21": "greek"},
    "decks": {},
}
TASTE = json.loads((files("bot.games.duel") / "taste.json").read_text("utf-8"))


@pytest.fixture
async def play(sandbox, tmp_path):
    """Alice is the Sun and Bob the Moon in a position of the test's choice."""
    bot = QuickBot(sandbox, tmp_path, GAMES)
    stage = Stage(sandbox, bot)

    async def begin(position, held=0.0):
        bot.held = held
        await prepare(tmp_path, [stage.alice, stage.bob], position, game="duel")
        await bot.start()
        await stage.alice.sees("Take a card or activate a god", patience=LONG)
        return stage.alice, stage.bob

    begin.sandbox = sandbox
    yield begin
    await bot.stop()


def public(actor):
    """Everything that all can read, as it is now."""
    return [text_of(message) for message in actor.messages() if not is_private(message)]


def private(actor):
    return [message for message in actor.messages() if is_private(message)][-1]


def pictures(message):
    """What a message shows: the address and the alternative text of each picture."""
    items = [part.get("items", ()) for part in components.walk(message["components"])]
    return [
        {"url": item["media"]["url"], "description": item.get("description")}
        for item in chain(*items)
    ]


async def click(actor, message, label):
    """Use what is called so, or begins so."""
    found = [w for w in widgets(message) if w.label.startswith(label)]
    assert found, (label, [w.label for w in widgets(message)])
    return await found[0].use(actor)


async def types(actor, line):
    return await actor.slash("/play", do=line)
