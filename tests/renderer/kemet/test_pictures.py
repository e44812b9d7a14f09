"""The pictures of Kemet: golden images, room for every word, small files, secrets."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from bot.texts import LANGUAGES, Texts
from renderer import encode
from renderer.kemet import legend
from renderer.kemet.battle_picture import draw_battle
from renderer.kemet.end_picture import draw_end
from renderer.kemet.hand_picture import draw_hand
from renderer.kemet.map_picture import draw_map
from renderer.kemet.market_picture import draw_market, lines_needed, room_for_lines
from renderer.kemet.marks import Marks
from renderer.kemet.palette import LIVERIES, THEMES, colours
from renderer.kemet.strip_picture import draw_strip
from renderer.theme import ThemeName
from rules.kemet.data import TILES, Card, Colour, PlayerColour
from rules.kemet.state import Ending, Phase
from tests.renderer.fitted import recorder  # noqa: F401 - a fixture
from tests.renderer.golden import assert_looks_as_it_looked
from tests.renderer.kemet.views import NAMES, attack, fought, seen, set_up, state

LIGHT, DARK, CONTRAST = (THEMES[name] for name in ThemeName)
MOST_BYTES = 300_000
MARKS = Marks(
    arrows=((10, 81), (11, 85)),
    areas=(61, 71, 84),
    gains=((11, 2), (62, -1)),
    pyramids=(12,),
    prayer=((0, -2),),
    points=((0, 1),),
    cards=((1, 1),),
    tiles=((0, 214),),
)


def over():
    s = state()
    s.phase, s.ending, s.winners = Phase.OVER, Ending.BATTLE, (2,)
    s.scores = ((1, 1, 1, 1, 1), (2, 1, 3, 2, 3), (3, 4, 3, 2, 3), (5, 4, 6, 3, 6), (6, 6, 8, 5, 7))
    return seen(s)


def in_words(language, theme=LIGHT):
    """Every kind of picture, in one language."""
    texts = Texts(language)
    full = {"names": NAMES, "theme": theme}
    yield draw_map(seen(state(2)), texts, step=94, theme=theme)
    yield draw_map(seen(state(3)), texts, step=94, theme=theme)
    yield draw_map(seen(set_up()), texts, step=1, theme=theme)
    yield draw_strip(seen(state()), texts, **full)
    yield draw_strip(seen(set_up()), texts, **full)
    yield draw_battle(seen(attack()), texts, **full)
    yield draw_battle(seen(attack(), 0), texts, **full)
    yield draw_battle(seen(fought()), texts, **full)
    yield draw_end(over(), texts, **full)
    for colour in Colour:
        yield draw_market(seen(state()), colour, texts, **full)
        yield draw_market(seen(state()), colour, texts, seat=3, **full)
    s = state()
    s.players[4].hand = tuple(Card)
    for seat in range(5):
        yield draw_hand(seen(s, seat), seat, texts, **full)


GOLDEN = {
    "kemet-map-2-light-ru": lambda: draw_map(seen(state(2)), Texts("ru"), step=94),
    "kemet-map-3-dark-uk": lambda: draw_map(seen(state(3)), Texts("uk"), theme=DARK),
    "kemet-map-4-attack-contrast-en": lambda: draw_map(
        seen(attack(4)), Texts("en"), theme=CONTRAST
    ),
    "kemet-map-5-marks-light-en": lambda: draw_map(seen(state()), Texts("en"), marks=MARKS),
    "kemet-strip-5-light-en": lambda: draw_strip(
        seen(state()), Texts("en"), names=NAMES, marks=MARKS
    ),
    "kemet-strip-3-dark-uk": lambda: draw_strip(seen(state(3)), Texts("uk"), theme=DARK),
    "kemet-market-white-light-ru": lambda: draw_market(seen(state()), Colour.WHITE, Texts("ru")),
    "kemet-market-red-own-contrast-uk": lambda: draw_market(
        seen(state()), Colour.RED, Texts("uk"), seat=0, names=NAMES, theme=CONTRAST
    ),
    "kemet-battle-light-en": lambda: draw_battle(seen(fought()), Texts("en"), names=NAMES),
    "kemet-battle-hidden-dark-ru": lambda: draw_battle(seen(attack(4)), Texts("ru"), theme=DARK),
    "kemet-hand-dark-ru": lambda: draw_hand(
        seen(state(), 4), 4, Texts("ru"), names=NAMES, theme=DARK
    ),
    "kemet-end-light-uk": lambda: draw_end(over(), Texts("uk"), names=NAMES),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_a_picture_looks_as_it_looked(name, request):
    assert_looks_as_it_looked(GOLDEN[name](), name, request)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut(language, recorder):  # noqa: F811 - the fixture
    drawn = list(in_words(language))
    assert len(drawn) == 20
    assert len(recorder.calls) > 1000
    assert {text for text, result, *_ in recorder.calls if text != result} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_effect_of_every_tile_fits_three_lines_of_its_cell(language):
    texts = Texts(language)
    for tile in TILES:
        assert lines_needed(texts, tile) <= min(3, room_for_lines(texts, tile)), tile


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_of_signs_has_two_lines_for_each(language):
    assert all(legend.lines_needed(Texts(language), name) <= 2 for name in legend.KEYS)


def test_a_battle_shows_a_stretch_of_the_map_without_the_key_of_signs(recorder):  # noqa: F811
    texts = Texts("ru")
    draw_battle(seen(attack(3)), texts, names=NAMES)
    written = {text for text, *_ in recorder.calls}
    words = {word for name in legend.KEYS for word in texts(f"kemet-label-key-{name}").split()}
    draw_map(seen(attack(3)), texts)
    keys = {text for text, *_ in recorder.calls} - written
    assert any(words & set(text.split()) for text in keys), "the map has it"


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_no_colour_drifts_far(theme):
    for image in in_words("uk", theme):
        shown = encode.indexed(image, colours(theme)).convert("RGB")
        histogram = ImageChops.difference(image, shown).convert("L").histogram()
        assert sum(histogram[24:]) / sum(histogram) < 0.01


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_files_of_a_message_are_small(theme):
    view, texts = seen(attack()), Texts("ru")
    turn = [draw_map(view, texts, theme=theme, marks=MARKS), draw_strip(view, texts, theme=theme)]
    scene = [draw_battle(seen(fought()), texts, theme=theme)]
    for images in (turn, [*scene, turn[0]]):
        assert sum(len(encode.png(image, colours(theme))) for image in images) <= MOST_BYTES


def test_every_player_has_a_colour_of_its_own():
    assert set(LIVERIES) == set(PlayerColour)
    assert len({livery.fill for livery in LIVERIES.values()}) == len(PlayerColour)


def test_what_was_chosen_for_a_battle_is_seen_by_its_owner_alone():
    """UX, story 10: until the reveal nothing tells what a side has committed."""
    drawn = {}
    for committed in (False, True):
        s = attack()
        if committed:
            s.battle.attacker.commitment = fought().battle.attacker.commitment
            s.battle.attacker.commitment = type(s.battle.attacker.commitment)(
                s.players[0].cards[1], s.players[0].cards[0], (Card.RAGE,)
            )
        for viewer in (None, 0, 1):
            view = seen(s, viewer)
            strip = draw_strip(view, Texts("en")).tobytes()
            battle = view.battle.attacker
            drawn.setdefault(viewer, []).append((strip, battle.card, battle.total_strength))
    for viewer, (one, two) in drawn.items():
        assert one[0] == two[0]
        assert (one[1:] == two[1:]) is (viewer != 0)


def test_a_hand_shows_nothing_to_others():
    s = state()
    other = state()
    other.players[0].hand = (Card.ESCAPE, Card.ESCAPE, Card.ESCAPE)
    for draw in (draw_map, draw_strip):
        assert draw(seen(s), Texts("en")).tobytes() == draw(seen(other), Texts("en")).tobytes()
    own = [draw_hand(seen(each, 0), 0, Texts("en")).tobytes() for each in (s, other)]
    assert own[0] != own[1]
