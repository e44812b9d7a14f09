"""Those who watch a game: boards, sheets, the log, replays, following; story 15."""

import re
from itertools import cycle

from bot.commands import checks
from bot.games.uis import ui_of
from bot.store.rows import SeatRow, WatcherRow
from bot.texts import LANGUAGES, Texts
from tests.kit.actor import text_of
from tests.kit.example import GAME, TITLE
from tests.kit.gallery import answers, at_step, gallery, is_battle, pictures
from tests.kit.table_talk import is_private

__all__ = ["gallery"]

LOCALES = ("en-US", "ru", "uk")
ODD = (
    "",
    "ß🙂" * 40,
    "-7",
    "9" * 40,
    "<@1>",
    "../..",
    "%s{0}$x",
    "Ра · Хто",
    "\u202e57>68",
    "Ra\n",
)


# --- /board -------------------------------------------------------------------------------------


async def test_a_spectator_sees_the_board_alone(gallery, http):
    await gallery.opens()
    await gallery.plays(at_step(12))
    assert (await gallery.watcher.slash("/board")).kind == "deferred"
    message = await gallery.watcher.sees("Крок 12")
    assert is_private(message)
    assert gallery.bob.at("Nile").shows("Крок 12") is None
    shown = pictures(message)
    assert shown
    for name, alt, url in shown:
        assert re.fullmatch(r"[a-z]+-12\.png(\?.*)?", name)
        assert alt
        async with http.get(url) as answer:
            assert (await answer.read()).startswith(b"\x89PNG")


async def test_the_board_in_words_is_all_there(gallery):
    table = await gallery.opens()
    await gallery.plays(at_step(20))
    await gallery.watcher.slash("/board", view="text")
    blocks = ui_of(GAME).text_board(Texts("uk"), table.view(None))
    for block in blocks:
        assert is_private(await gallery.watcher.sees(block))


async def test_words_may_be_somebody_s_usual_board(gallery):
    table = await gallery.opens()
    await gallery.plays(at_step(5))
    person = int(gallery.olena.person.id)
    await gallery.services.people.change(person, words=True, language="ru")
    block = ui_of(GAME).text_board(Texts("ru"), table.view(None))[0]
    await gallery.watcher.slash("/board")
    assert pictures(await gallery.watcher.sees(block)) == []
    assert pictures((await answers(gallery.watcher, "/board", view="map"))[0])
    assert pictures((await answers(gallery.watcher, "/status", player="Bob"))[0]) == []


async def test_the_board_after_an_earlier_step(gallery):
    table = await gallery.opens()
    await gallery.plays(at_step(3))
    block = ui_of(GAME).text_board(Texts("uk"), table.view(None))[0]
    await gallery.plays(at_step(9))
    assert ui_of(GAME).text_board(Texts("uk"), table.view(None))[0] != block
    await gallery.watcher.slash("/board", view="text", at=3)
    assert "Крок 3" in text_of(await gallery.watcher.sees(block))
    await gallery.watcher.slash("/board", at=10)
    assert is_private(await gallery.watcher.sees("кроки з 0 до 9"))


async def test_a_shared_board_is_for_everybody_in_the_game_s_language(gallery):
    await gallery.opens(language="ru")
    await gallery.plays(at_step(4))
    await gallery.watcher.slash("/board", share=True)
    message = await gallery.bob.at("Nile").sees("Шаг 4")
    assert "Olena" in text_of(message) or "Олена" in text_of(message)
    assert not is_private(message)
    assert pictures(message)
    assert is_private(await gallery.watcher.sees("бачать усі"))
    await gallery.watcher.slash("/board", view="text", at=2, share=True)
    await gallery.bob.at("Nile").sees("Шаг 2")


async def test_a_game_that_has_ended_is_still_shown(gallery):
    await gallery.opens()
    await gallery.plays()
    await gallery.watcher.slash("/board")
    await gallery.watcher.sees(f"Крок {gallery.table.revision}")
    await gallery.watcher.slash("/watch")
    await gallery.watcher.sees("завершена")


async def test_without_a_game_there_is_nothing_to_see(gallery):
    gallery.services = gallery.bot.client.services
    for command in ("/board", "/status", "/log", "/replay", "/watch"):
        await gallery.olena.slash(command)
        assert is_private(await gallery.olena.sees("немає гри"))


async def test_a_game_can_be_named_by_those_who_may_see_it(gallery):
    table = await gallery.opens()
    await gallery.plays(at_step(2))
    await gallery.bob.slash("/board", game=f"{table.id} · {TITLE[:4]}")  # in another channel
    await gallery.bob.sees("Step 2")
    assert await gallery.bob.completes("/board", "game", "") == [
        f"{table.id} · {TITLE} · Alice, Bob"
    ]
    await gallery.olena.person.open_dm()
    await gallery.olena.dm.slash("/board", game=str(table.id))
    await gallery.olena.dm.sees("немає гри")
    await gallery.watcher.slash("/watch")
    await gallery.watcher.sees("стежите")
    await gallery.olena.dm.slash("/board")
    await gallery.olena.dm.sees("Крок 2")


# --- /status ------------------------------------------------------------------------------------


async def test_the_sheet_of_a_player(gallery):
    table = await gallery.opens()
    await gallery.plays(at_step(8))
    ui = ui_of(GAME)
    names = [ui.seat_name(Texts("uk"), table.view(None), seat) for seat in (0, 1)]
    labels = [f"1. {names[0]}: Alice", f"2. {names[1]}: Bob"]
    assert await gallery.watcher.completes("/status", "player", "") == labels
    assert await gallery.watcher.completes("/status", "player", "bo") == labels[1:]
    own = ui.seat_name(Texts("en"), table.view(None), 1)
    await gallery.bob.at("Nile").slash("/status")
    message = await gallery.bob.at("Nile").sees(f"{own}: Bob")
    assert is_private(message)
    assert all(alt for _, alt, _ in pictures(message))
    said = [labels[1], "bob", f"<@{gallery.bob.person.id}>", "2"]
    said += [ui.seat_name(Texts(language), table.view(None), 1) for language in LANGUAGES]
    for typed in said:
        assert labels[1] in text_of((await answers(gallery.watcher, "/status", player=typed))[0])
    await gallery.watcher.slash("/status", player="Сет")
    assert labels[0] in text_of(await gallery.watcher.sees("Такого місця немає"))


# --- /log ---------------------------------------------------------------------------------------


async def test_the_log_is_read_page_by_page_in_the_reader_s_language(gallery):
    await gallery.opens()
    await gallery.plays(lambda table: table.view(None).turn >= 8)
    await gallery.watcher.slash("/log")
    newest = await gallery.watcher.sees("Журнал")
    pages = int(re.search(r"сторінка (\d+) з \1", text_of(newest))[1])
    assert pages > 2
    assert is_private(newest)
    last = text_of(newest)
    await gallery.watcher.press("Раніше")
    await gallery.watcher.sees(f"сторінка {pages - 1} з {pages}")
    await gallery.watcher.press("На початок")
    first = text_of(await gallery.watcher.sees(f"сторінка 1 з {pages}"))
    assert "**0** · " in first
    assert first != last
    await gallery.watcher.press("У кінець")
    assert text_of(await gallery.watcher.sees(f"сторінка {pages} з {pages}")) == last


async def test_parts_of_the_log(gallery):
    await gallery.opens()
    await gallery.plays(lambda table: table.view(None).turn >= 5)
    await gallery.watcher.slash("/log", last=3)
    assert len(text_of(await gallery.watcher.sees("1 з 1")).split("\n**")) == 5
    await gallery.watcher.slash("/log", turn=2)
    await gallery.watcher.sees("Журнал")
    await gallery.watcher.slash("/log", turn=99)
    await gallery.watcher.sees("За хід 99 нічого не сталося")


# --- /replay ------------------------------------------------------------------------------------


async def test_a_replay_is_an_animation(gallery, http):
    await gallery.opens()
    await gallery.plays(at_step(14))
    await gallery.watcher.slash("/replay", **{"from": 2, "to": 12})
    message = await gallery.watcher.sees("Кроки з 2 до 12", patience=20)
    assert is_private(message)
    for _, alt, url in pictures(message):
        assert alt
        async with http.get(url) as answer:
            assert (await answer.read()).startswith(b"GIF89a")
    await gallery.watcher.slash("/replay", share=True)
    shared = await gallery.bob.at("Nile").sees("Steps 0 to 14", patience=20)
    assert not is_private(shared)
    for wrong in ({"from": 9, "to": 3}, {"from": 15}, {"to": 99}):
        assert "кроки з 0 до 14" in text_of((await answers(gallery.watcher, "/replay", **wrong))[0])


# --- /watch -------------------------------------------------------------------------------------


async def test_following_in_the_thread(gallery):
    table, services = await gallery.opens(), gallery.bot.client.services
    olena = int(gallery.olena.person.id)
    await gallery.watcher.slash("/watch")
    await gallery.watcher.sees("Згадую вас у гілці: Конфлікти й кінець")
    members = [member.id for member in await gallery.thread.fetch_members()]
    assert olena in members
    assert await gallery.to_ping(table, "turns") == []
    assert await gallery.to_ping(table, "chapters") == [olena]
    assert await gallery.to_ping(table, "end") == [olena]
    await gallery.watcher.choose("Про що повідомляти?", "Кожен хід і кінець")
    await gallery.watcher.sees("Згадую вас у гілці: Кожен хід")
    assert await gallery.to_ping(table, "turns") == [olena]
    await services.people.change(olena, pings="end")
    assert await gallery.to_ping(table, "chapters") == []
    await services.people.change(olena, pings="off")
    assert await gallery.to_ping(table, "end") == []
    await services.people.change(olena, pings="turns")
    await gallery.watcher.press("Більше не стежити")
    await gallery.watcher.sees("більше не стежите")
    assert await gallery.to_ping(table, "end") == []
    await gallery.watcher.press("Стежити")
    await gallery.watcher.sees("Конфлікти й кінець")


async def test_a_level_that_an_earlier_build_stored_is_understood(gallery):
    table, services = await gallery.opens(), gallery.bot.client.services
    olena = int(gallery.olena.person.id)
    await services.store.watchers.keep(WatcherRow(table.id, olena, "thread", "of old"))
    assert await gallery.to_ping(table, "turns") == []
    assert await gallery.to_ping(table, "chapters") == [olena]
    await gallery.watcher.slash("/watch", how="thread")
    await gallery.watcher.sees("Згадую вас у гілці: Конфлікти й кінець")


async def test_those_who_follow_are_called_by_the_table_s_message(gallery):
    """A name alone calls nobody: the message must name them and be allowed to call them."""
    await gallery.opens()
    await gallery.watcher.slash("/watch", level="turns")
    await gallery.watcher.sees("Кожен хід")
    await gallery.plays(lambda table: table.view(None).turn >= 3)
    message = await gallery.bob.at("Nile").sees("Watching:")
    assert gallery.olena.person.id in [user["id"] for user in message["mentions"]]


async def test_whoever_plays_need_not_follow(gallery):
    table, services = await gallery.opens(), gallery.bot.client.services
    await gallery.bob.at("Nile").slash("/watch", how="dm", level="turns")
    await gallery.bob.at("Nile").sees("You're playing in this game")
    await gallery.bob.at("Nile").press("Watch")  # of the panel: it shows a player the board
    shown = await gallery.bob.at("Nile").sees("Step 0")
    assert is_private(shown)
    assert pictures(shown)
    assert await services.store.watchers.of(table.id) == []
    await gallery.watcher.slash("/watch", level="turns")
    await gallery.watcher.sees("Кожен хід")
    await table.give_seat(SeatRow(1, "Olena", int(gallery.olena.person.id)))
    assert await gallery.to_ping(table, "turns") == []


async def test_following_by_letter(gallery):
    table, bot = await gallery.opens(), gallery.bot.client
    await gallery.watcher.slash("/watch", how="dm", level="chapters")
    await gallery.watcher.sees("Пишу вам особисто")
    await gallery.olena.dm.sees("Сповіщення надходитимуть сюди")
    assert await gallery.to_ping(table, "end") == []
    await gallery.tells_watchers(table, "turns", "https://discord.com/channels/1/2/3")
    await gallery.tells_watchers(table, "chapters", "https://discord.com/channels/1/2/4")
    message = await gallery.olena.dm.sees("/1/2/4")
    assert gallery.olena.dm.shows("/1/2/3") is None
    assert "[conflict]" in text_of(message)  # nothing is known of her language but the game's
    await bot.services.people.change(int(gallery.olena.person.id), language="uk")
    await gallery.tells_watchers(table, "end", "https://discord.com/channels/1/2/5")
    assert "кінець гри" in text_of(await gallery.olena.dm.sees("/1/2/5"))


async def test_letters_that_are_refused_stop(gallery):
    table, bot = await gallery.opens(), gallery.bot.client
    person = int(gallery.olena.person.id)
    gallery.olena.person.close_dms()
    await gallery.watcher.slash("/watch", how="dm")
    await gallery.watcher.sees("не можу писати вам особисто")
    assert await bot.services.store.watchers.of(table.id) == []
    gallery.olena.person.close_dms(closed=False)
    await gallery.watcher.slash("/watch", how="dm")
    await gallery.watcher.sees("Пишу вам особисто")
    assert not (await bot.services.people.get(person)).letters_closed
    gallery.olena.person.close_dms()
    await gallery.tells_watchers(table, "end", "https://discord.com/channels/1/2/3")
    assert (await bot.services.people.get(person)).letters_closed
    before = len(gallery.refused())
    await gallery.tells_watchers(table, "end", "https://discord.com/channels/1/2/3")
    assert len(gallery.refused()) == before
    gallery.sandbox.parts.console.refused.clear()  # as ordered here


# --- story 15 -----------------------------------------------------------------------------------


async def test_nothing_unrevealed_is_found_anywhere(gallery, http):
    """Spectators see the same, down to every byte, whatever a player has chosen."""
    table = await gallery.opens(3, trusted=True)
    await gallery.plays(is_battle)
    recent = max(table.revision - 10, 0)  # a film of the whole game takes seconds
    before = await everything_seen(gallery.watcher, http, recent)
    choice = checks.waiting(table.session)[0]
    assert len(choice.options) > 1
    for option in choice.options[:3]:
        await gallery.answers(choice.seat, str(option))
        assert table.session.picks
        seen = await everything_seen(gallery.watcher, http, recent)
        assert seen == before
        secrets = [table.chance.last.hex]
        secrets += [pick.seal.partition(" ")[2] for pick in table.position.picked.values()]
        assert len(secrets) > 1
        for secret in secrets:
            assert secret not in repr(seen)


async def everything_seen(watcher, http, since):
    """All texts, alt texts, file names and files that a spectator can ask for."""
    found = []
    orders = [
        ("/board", {}),
        ("/board", {"view": "text"}),
        ("/log", {}),
        ("/replay", {"from": since}),
        ("/status", {"player": "Alice"}),
        ("/status", {"player": "Bob"}),
    ]
    for command, options in orders:
        for message in await answers(watcher, command, **options):
            found.append((command, text_of(message)))
            for name, alt, url in pictures(message):
                async with http.get(url) as answer:
                    found.append((name.split("?")[0], alt, await answer.read()))
    return found


# --- whatever is typed --------------------------------------------------------------------------


async def test_odd_texts_get_an_answer(gallery, caplog):
    await gallery.opens()
    await gallery.plays(at_step(3))
    alice = gallery.alice.at("Nile")
    orders = [
        ("/status", "player"),
        ("/status", "game"),
        ("/board", "game"),
        ("/log", "game"),
        ("/replay", "game"),
        ("/watch", "game"),
        ("/tableadmin seat", "seat"),
    ]
    for (command, option), locale in zip(orders, cycle(LOCALES), strict=False):
        gallery.alice.person.set_locale(locale)
        more = {"computer": True} if option == "seat" else {}
        for text in ODD:
            if text:
                assert await answers(alice, command, **more, **{option: text})
            await alice.completes(command, option, text)
    assert gallery.table.revision == 3
    assert "failed" not in caplog.text


async def test_a_region_is_shown_enlarged_and_an_unknown_one_is_answered(gallery):
    await gallery.opens()
    bob = gallery.bob.at("Nile")
    await bob.slash("/board", part="Region 1")
    await bob.sees("Region 1")
    await bob.slash("/board", part="nowhere")
    await bob.sees("Parts that can be enlarged: Region 1")
    assert await bob.completes("/board", "part", "2") == ["Region 2"]
