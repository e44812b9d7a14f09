"""How strong computer players are: in a lobby, in practice, for a seat that is given away."""

from __future__ import annotations

from bot.tables.computers import EASY, HARD, NORMAL
from tests.kit.actor import text_of
from tests.kit.example import GAME, TITLE
from tests.kit.rooms import full_room, only_table, room, services, started
from tests.kit.table_talk import is_private

__all__ = ["full_room", "room"]


async def seats(room):
    return [(seat.name, seat.level) for seat in (await only_table(room)).seats]


async def test_a_lobby_with_a_hard_computer(room):
    alice = room.alice
    await alice.slash("/game new", game=GAME, seats=3)
    await alice.sees("a table for 3")
    await alice.press("Add computer")
    await alice.sees("2. **Thoth** (computer, normal)")
    await alice.choose("Computer: Normal", "Computer: Hard")
    await alice.sees("2. **Thoth** (computer, hard)")
    await alice.press("Add computer")
    lobby = await alice.sees("3. **Thoth 2** (computer, hard)")
    assert text_of(lobby).count("hard") == 2  # once for each
    await alice.choose("Computers: Hard", "Thoth 2: Easy")
    await alice.sees("3. **Thoth 2** (computer, easy)")
    await alice.press("Start")
    await alice.sees("the game has begun")
    assert await seats(room) == [("Alice", None), ("Thoth (hard)", HARD), ("Thoth 2 (easy)", EASY)]


async def test_only_the_host_says_how_strong_they_are(room):
    await room.alice.slash("/game new", game=GAME, seats=3, computers=1, level=HARD)
    await room.bob.sees("2. **Thoth** (computer, hard)")
    await room.bob.choose("Computer: Hard", "Computer: Easy")
    await room.bob.sees("Only the host can do that")
    assert room.bob.shows("2. **Thoth** (computer, hard)")


async def test_practice_begins_at_easy_and_its_reply_leads_to_other_levels(room):
    bob = room.bob
    await bob.press("Practice")
    await bob.press(TITLE)
    reply = await bob.sees("The computer plays at the level **easy**")
    assert is_private(reply)
    assert await seats(room) == [("Bob", None), ("Thoth (easy)", EASY)]
    await bob.press("Hard")
    await bob.sees("The computer plays at the level **hard**")
    assert await seats(room) == [("Bob", None), ("Thoth (hard)", HARD)]


async def test_a_level_can_be_asked_for_with_practice(room):
    await room.bob.slash("/game practice", game=GAME, level=NORMAL)
    await room.bob.sees("The computer plays at the level **normal**")
    assert (await seats(room))[1] == ("Thoth (normal)", NORMAL)


async def test_a_seat_goes_to_a_computer_player_of_a_level(room):
    table = await started(room, room.bob)
    thread = str(table.row.place.thread)
    await room.alice.at(thread).slash("/game replace", seat="2", level=HARD)
    await room.alice.at(thread).sees("to the computer (hard)?")
    await room.alice.at(thread).press("Give the seat")
    await room.alice.at(thread).sees("Done.")
    assert (await seats(room))[1] == ("Thoth (hard)", HARD)


async def test_a_computer_seat_goes_to_one_that_is_stronger(room):
    await started(room, seats=2, computers=1, level=EASY)
    alice = room.alice.at(str((await only_table(room)).row.place.thread))
    await alice.slash("/game replace", seat="2", computer=True)
    await alice.sees("to the computer (normal)?")
    await alice.press("Give the seat")
    await alice.sees("Done.")
    assert (await seats(room))[1] == ("Thoth (normal)", NORMAL)
    assert await services(room).store.games()
