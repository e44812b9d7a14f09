"""Practice: a battle at once, everything explained once, hints, undo, and what comes after."""

from __future__ import annotations

from bot.store.rows import Status
from bot.texts import Texts
from tests.kit.actor import Actor, text_of
from tests.kit.example import GAME, THREAD, TITLE
from tests.kit.prepared import until
from tests.kit.table_talk import is_private, newest_panel, question, widgets

LESSON = "You gain 1 follower for each monument"
HINT = "hint"  # the verb of the button
LONG = 30.0  # seconds for computer players and pictures on a busy machine


async def practising(stage, person=None):
    """Somebody in the thread of their practice game, before its first panel."""
    person = person or stage.alice
    await person.press("Practice")
    await person.press(TITLE)
    name = f"{person.person.display_name} · {TITLE}"
    await until(lambda: newest_panel(person.at(name)), LONG)
    return person.at(name)


def labelled(message, start):
    return next(w for w in widgets(message) if w.label.startswith(start))


async def act(alice, start):
    """Take an action from the panel and confirm it."""
    await labelled(newest_panel(alice), start).use(alice)
    await alice.press("Confirm")


async def pick(alice):
    """Choose the first secret answer until nothing secret is asked; return what came then."""
    await alice.sees("battle in region 1", patience=LONG)
    for _ in range(12):
        panel = await until(lambda: newest_panel(alice), LONG)
        if "pick" not in {w.verb for w in widgets(panel)}:
            return panel
        await labelled(panel, "Choose in secret").use(alice)
        private = await until(lambda: _private(alice), LONG)
        await next(w for w in widgets(private) if w.verb == "pick").use(alice)
        await a_newer_panel(alice, panel)
    raise AssertionError("the conflict never ended")


async def a_newer_panel(alice, panel):
    await until(lambda: question(newest_panel(alice)) != question(panel), LONG)


def _private(alice):
    newest = alice.messages()[-1]
    return newest if is_private(newest) and widgets(newest) else None


def verbs(message):
    return [widget.verb for widget in widgets(message)]


async def only_game(stage):
    (game,) = await stage.bot.client.services.store.games(Status.PLAYING)
    return await stage.bot.client.services.tables.open(game.id)


async def test_the_first_panel_says_how_to_read_it_and_hints(near_hall):
    alice = await practising(near_hall)
    panel = newest_panel(alice)
    said = text_of(panel)
    for word in ("**The map**", "**The strip**", "**The buttons**"):
        assert said.count(word) == 1
    assert HINT in verbs(panel)
    assert "⏳" not in said  # nobody is timed here
    assert said.count("If Conflict 1 came now") == 1
    assert [w.label.split()[0] for w in widgets(panel)][:4] == ["Move", "Summon", "Gain", "Unlock"]


async def test_what_happens_is_explained_once(near_hall):
    alice = await practising(near_hall)
    await act(alice, "Gain")
    battle = await alice.sees("battle in region 1", patience=LONG)
    assert LESSON in text_of(battle)
    assert "Gods that share a region fight" in text_of(battle)
    assert text_of(battle).count("**The map**") == 1, "as long as the message is the panel"
    await pick(alice)

    def count(lesson):
        return "\n".join(text_of(m) for m in alice.messages()).count(lesson)

    for lesson in (LESSON, "Gods that share a region fight"):
        await until(lambda lesson=lesson: count(lesson) == 1, LONG)
    assert count("**The map**") <= 1


async def test_a_draft_and_the_panel_of_a_secret_choice_have_hints_too(near_hall):
    alice = await practising(near_hall)
    await labelled(newest_panel(alice), "Move").use(alice)
    draft = await alice.sees("Your draft", patience=LONG)
    assert HINT in verbs(draft)
    await alice.press("Cancel")
    await alice.sees("Draft discarded", patience=LONG)
    await act(alice, "Gain")
    battle = await alice.sees("battle in region 1", patience=LONG)
    assert HINT in verbs(battle)


async def test_other_tables_have_no_hints(near_hall):
    await near_hall.alice.slash("/game new", game=GAME, seats=2, computers=1, clock="none")
    await near_hall.alice.press("Start")
    table = near_hall.alice.at(THREAD)
    panel = await until(lambda: newest_panel(table), LONG)
    assert "**The map**" in text_of(panel)
    assert HINT not in verbs(panel)


async def test_against_computers_everything_can_be_taken_back(near_hall):
    alice = await practising(near_hall)
    await act(alice, "Gain")
    await alice.sees("battle in region 1", patience=LONG)
    await alice.press("Choose in secret")
    private = await until(lambda: _private(alice), LONG)
    table = await only_game(near_hall)
    secret = table.revision
    await next(w for w in widgets(private) if w.label.startswith("Chariots")).use(alice)
    await until(lambda: table.revision > secret, LONG)
    await alice.sees("Fallen", patience=LONG)  # where there is little room, the newest lines
    revision = table.revision
    await alice.press("Undo")
    await alice.sees("Undone", patience=LONG)  # the reveal
    await alice.sees(f"<@{alice.person.id}> undid a step", patience=LONG)
    await until(lambda: table.revision > revision, LONG)
    for _ in range(2):  # whatever is left: at last the very first action
        if table.view(None).turn == 4 and table.session.request.choices[0].what == "action":
            break
        panel = await until(lambda: newest_panel(alice), LONG)
        await labelled(panel, "Undo").use(alice)
        await a_newer_panel(alice, panel)
    assert table.session.request.choices[0].what == "action"


async def test_after_the_first_conflict_one_plays_on_or_starts_anew(near_hall):
    alice = await practising(near_hall)
    first = await only_game(near_hall)
    await act(alice, "Gain")
    await pick(alice)
    offer = await alice.sees("That was the first conflict", patience=LONG)
    await alice.press("Play on")
    await alice.sees("Let's play on")
    await labelled(offer, "Start a full game").use(alice)
    await alice.sees("A full game starts here", patience=LONG)
    assert first.row.status is Status.CLOSED
    table = await only_game(near_hall)
    assert table.id != first.id
    assert table.view(None).event == 0
    assert [seat.name for seat in table.seats] == ["Alice", "Thoth (easy)"]
    store = near_hall.bot.client.services.store
    assert await store.setting(f"game:{table.id}", "practice") == "yes"
    assert await store.setting(f"game:{table.id}", "taste") is None


async def test_several_people_agree_on_a_full_game(near_hall):
    alice, bob = near_hall.alice, near_hall.bob
    await alice.slash("/game new", game=GAME, seats=2, clock="none")
    await bob.press("Join")
    await alice.sees("2. **Bob**")
    lobby = await alice.sees("Scenario")
    await alice.press("Length: Quick taste")
    await until(lambda: "Scenario" not in text_of(bob.person.message(lobby["id"])), LONG)
    await alice.press("Start")
    here, there = alice.at(THREAD), bob.at(THREAD)
    await until(lambda: newest_panel(here), LONG)
    await act(here, "Gain")
    table = await only_game(near_hall)
    await until(lambda: table.session.request.secret, LONG)
    await _fight(table)
    offer = await here.sees("That was the first conflict", patience=LONG)
    await labelled(offer, "Start a full game").use(there)
    await here.sees("wants to stop here", patience=LONG)
    assert table.row.status is Status.PLAYING
    await here.press("Start a full game")
    await until(lambda: table.row.status is Status.CLOSED, LONG)


async def _fight(table):
    """Both choose whatever comes first until the conflict is over."""
    for _ in range(40):
        request = table.session.request
        if request.choices[0].what == "action":
            return
        choice = next(c for c in request.choices if c.seat not in table.session.picks)
        person = table.seats[choice.seat].person
        await table.act(person, [str(choice.options[0])], table.revision)
    raise AssertionError("the conflict never ended")


async def test_in_each_language_practice_speaks_it(near_hall):
    for name, language in (("ivan", "ru"), ("olena", "uk")):
        texts = Texts(language)
        person = Actor(near_hall.sandbox.person(name))
        await person.press("Practice")
        await person.press(texts("ankh-game"))
        thread = f"{person.person.display_name} · {texts('ankh-game')}"
        panel = await until(lambda p=person, t=thread: newest_panel(p.at(t)), LONG)
        assert texts("ankh-what-action") in text_of(panel)
        assert texts("ankh-read").splitlines()[0] in text_of(panel)
