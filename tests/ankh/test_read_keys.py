"""Keys are read as the rules write them, and nothing else is taken for a key."""

from __future__ import annotations

import pytest

from bot.commands.checks import waiting
from bot.commands.seeded_games import playing
from rules.ankh import keys, read_keys
from rules.ankh.board import BORDERS, aimed_from
from rules.ankh.data import Card, God, Kind, MonumentKind
from rules.ankh.read_keys import (
    read_bid,
    read_building,
    read_capture,
    read_caravan,
    read_cell,
    read_facing,
    read_kept,
    read_move,
    read_play,
    read_portal,
    read_summon,
    read_swap,
    read_token_side,
    surrounded,
)

READERS = {
    keys.Move: read_move,
    keys.Summon: read_summon,
    keys.Portal: read_portal,
    keys.Building: read_building,
    keys.Caravan: read_caravan,
    keys.Play: read_play,
    keys.Kept: read_kept,
    keys.Capture: read_capture,
    keys.Swap: read_swap,
}
WRITTEN = [
    keys.move(57, 68),
    keys.move(57, 68, 78),
    keys.move(57, 68, 0, 0),
    keys.move(57, 57, 0, 5),
    keys.move(11, 12, 0, 5),
    keys.summon(Kind.WARRIOR, 45),
    keys.summon(Kind.WARRIOR, 45, -1, 1, 1),
    keys.summon(Kind.GIANT_SCORPION, 45, 2, 1),
    keys.portal(0, 45),
    keys.portal(33, 45),
    keys.building(MonumentKind.TEMPLE, 67),
    keys.caravan((0, 5, 9)),
    keys.play(Card.FLOOD),
    keys.play(Card.FLOOD, Card.CHARIOTS),
    keys.keep(None, 57),
    keys.keep(Kind.CAT_MUMMY, 43),
    keys.keep(Kind.CAT_MUMMY, 0),
    keys.capture(God.RA),
    keys.swap(4, 2),
]
NO_KEYS = [
    *("", " ", ">", "@", "+", "done", "no"),
    *("57>", ">68", "57>68^x", "5757>68", "x>68"),
    *("w", "w ", "w x", "lion 45"),
    *("keep", "keep ", "keep all", "keep 57 58", "keep cat x", "keep cat 43 44"),
    *("capture", "capture cat", "swap:4", "swap:=2", "token:4"),
    *("portal", "portal >", "portal x>45", "portal 33>", "temple", "temple x"),
    *("caravan", "caravan 13", "caravan 13|", "caravan 3>7", "caravan 11|99"),
    *("flood+", "flood+w"),
]


def parts(option):
    return {name: getattr(option, name) for name in type(option).__slots__}


@pytest.mark.parametrize("option", WRITTEN, ids=str)
def test_what_is_written_is_read(option):
    for kind, read in READERS.items():
        found = read(str(option))
        if type(option) is kind:
            assert found == option
            assert parts(found) == parts(option)
        else:
            assert found is None


@pytest.mark.parametrize("text", NO_KEYS)
def test_anything_else_is_no_key(text):
    assert all(read(text) is None for read in READERS.values())


def test_every_option_of_a_game_is_read():
    met = set()
    for session in playing("ankh", 6):
        options = waiting(session)[0].options if session.request is not None else ()
        for option in options:
            if (read := READERS.get(type(option))) is not None:
                met.add(type(option))
                assert parts(read(str(option))) == parts(option)
    assert {keys.Move, keys.Summon, keys.Caravan, keys.Play} <= met


def test_an_impossible_move_is_read_all_the_same():
    step = read_move("999>1^2@foo+bar")
    assert (step.start, step.end, step.push, step.aim) == (999, 1, 2, -1)
    assert read_summon("w 999@1+2").aim == -1


def test_aims():
    for aim in keys.AIMS:
        key = keys.aim_key(45, aim)
        assert read_facing(key).cells == aimed_from(45, aim)
        assert read_move(f"44>45{key}").aim == read_summon(f"scorpion 45{key}").aim == aim
        first, second = read_facing(key)
        assert read_move(f"44>45@{second}+{first}").aim == aim
    assert read_facing("67+78") is read_facing("@67") is None


def test_an_aim_off_the_board_covers_no_cell():
    covered = [read_facing(keys.aim_key(11, aim)).cells for aim in keys.AIMS]
    assert covered == [aimed_from(11, aim) for aim in keys.AIMS]
    assert min(map(len, covered)) < 2


def test_a_cell_is_known_by_its_aims():
    every = [keys.aim_key(45, aim) for aim in keys.AIMS]
    assert surrounded(every) == 45
    assert surrounded(every[:0]) == 0


def test_plain_numbers():
    assert (read_cell("45"), read_cell("4545"), read_cell("x")) == (45, None, None)
    assert (read_bid("0"), read_bid("1000"), read_bid("-1")) == (0, 1000, None)
    assert (read_token_side("token:55"), read_token_side("55")) == (55, None)


def test_borders_are_read_wherever_they_are():
    assert read_keys.read_borders("caravan 11|99 14|13") == [(11, 99), (13, 14)]
    assert read_caravan(f"caravan {BORDERS[3][1]}|{BORDERS[3][0]}").camels == 1 << 3
