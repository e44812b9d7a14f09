"""Keys are read as the rules write them."""

from ai.ankh.reading import read_aim, read_order, read_step
from rules.ankh import keys
from rules.ankh.data import Kind


def test_moves():
    assert read_step(keys.move(57, 68)) == (57, 68, 0, ())
    assert read_step(keys.move(57, 68, 78)) == (57, 68, 78, ())
    assert read_step(keys.move(57, 68, 0, 0)).aimed == read_aim(keys.aim_key(68, 0))


def test_summons():
    assert read_order(keys.summon(Kind.WARRIOR, 45, -1, 1, 1)) == (Kind.WARRIOR, 45, (), True, True)
    order = read_order(keys.summon(Kind.GIANT_SCORPION, 45, 2, 1))
    assert order.kind is Kind.GIANT_SCORPION
    assert order.sun
    assert order.aimed == read_aim(keys.aim_key(45, 2))


def test_an_aim_off_the_board_is_none():
    assert all(len(read_aim(keys.aim_key(11, aim))) <= 2 for aim in keys.AIMS)
    assert min(len(read_aim(keys.aim_key(11, aim))) for aim in keys.AIMS) < 2
