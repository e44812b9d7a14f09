"""The fuzzer plays all that Imhotep describes as its options."""

from __future__ import annotations

from random import Random

from bot.games.registry import GAMES, settings_of
from tests.bot.commands.test_fuzz import run


def test_sides_and_variants_are_all_played():
    """What a game describes as its options is drawn anew for each deal."""
    deals = [
        setting.options(Random(n)) for n in range(9) for setting in settings_of(GAMES["imhotep"])
    ]
    assert {options["wrath"] for options in deals} == {False, True}
    assert {side for options in deals for side in options["sides"].values()} == {"random"}
    assert {setting.seats for setting in settings_of(GAMES["imhotep"])} == {2, 3, 4}


def test_options_can_be_fixed(capsys, tmp_path):
    code, out = run(
        capsys,
        "fuzz",
        "imhotep",
        "--games",
        3,
        "--options",
        '{"sides":"B","wrath":true}',
        "--out",
        tmp_path,
    )
    assert code == 0, out
    assert "\n3 games, 3 settings, " in out
    code, out = run(
        capsys, "fuzz", "imhotep", "--games", 1, "--options", '{"sides":"C"}', "--out", tmp_path
    )
    assert code == 1
    assert "A, B or random" in out
