"""Whoever has nothing to say at a table changes nothing there, by whatever button or command."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from cogs.core.components import Way
from sandbox.wire import CommandType, OptionType
from tests.kit.actor import Actor, text_of
from tests.kit.court import Court, court
from tests.kit.forging import Forged, command, from_another_server, use
from tests.kit.rooms import eventually
from tests.kit.story import answer
from tests.kit.table_talk import is_private

__all__ = ["court"]

FOR_ANYBODY = {"take_seat", "lobby_join", "lobby_choose", "new", "practice"}
PRIVATE = {
    "d",
    "ok",
    "back",
    "drop",
    "pick",
    "auto",
    "unplan",
    "resign",
    "give_seat",
    "admin_end",
    "lobby_agree",
    "lobby_start",
    "lobby_fill",
    "lobby_add",
    "lobby_invite",
    "lobby_table",
    "typed",
}
COMMANDS_FOR_ANYBODY = {"game new", "game practice", "game join"}
WITH_A_CHANNEL = {
    "tableadmin board",
    "tableadmin channels",
    "tableadmin mirror",
}  # there are none elsewhere


async def said_to(actor: Actor, doing) -> str:
    """What the bot answers privately to whoever does something."""
    message = await answer(actor, doing)
    assert is_private(message) or message["author"]["id"] != actor.person.id
    return text_of(message)


async def changes_nothing(court: Court, actor: Actor, shown) -> None:
    """Somebody uses something: they get a clear answer, and all stays as it is."""
    before = court.stored()
    channel = court.channel_for(actor.person, shown)
    outcome = await use(court.sandbox, actor.person, channel, shown.forged)
    if outcome.kind == "modal":
        typed = Forged(Way.POP_UP, outcome.modal.custom_id)
        said = await said_to(actor, use(court.sandbox, actor.person, channel, typed))
    else:
        said = await said_to(actor, done(outcome))
    assert said.strip(), shown
    assert "went wrong" not in said, (shown, said)
    assert court.stored() == before, (actor.person.name, shown, said)


async def done(outcome):
    return outcome


async def test_nothing_is_done_by_those_who_have_no_say(court):
    """faults.md 8; a stranger, a watcher, one who has resigned and one who was replaced press
    everything that there is at a table, in a lobby and in letters.
    """
    before = await court.is_quiet()
    occasions = {shown.occasion for shown in court.shown}
    assert {"turn", "draft", "vote", "letter", "seat offer", "undo question", "lobby"} <= occasions
    for actor in (court.sara, court.wanda, court.rita, court.paul):
        for shown in court.shown:
            if shown.forged.verb not in FOR_ANYBODY:
                await changes_nothing(court, actor, shown)
    assert await court.is_quiet() == before


async def test_nothing_is_done_by_members_of_another_server(court):
    before = await court.is_quiet()
    with from_another_server(court.sandbox):
        for shown in court.shown:
            if shown.forged.verb not in ("new", "practice"):
                await changes_nothing(court, court.sara, shown)
        for shown in court.shown:  # a player's buttons count where the game is, not elsewhere
            verb = shown.forged.verb
            if verb not in ("new", "practice") and court.place == shown.channel:
                await changes_nothing(court, court.alice, shown)
    assert await court.is_quiet() == before


async def test_players_do_nothing_with_what_is_another_players(court):
    before = await court.is_quiet()
    for actor in (court.ivan, court.alice, court.olena):
        for shown in court.shown:
            theirs = {"/hand", "letter", "own secret choice", "plan", "admin"}
            if actor is court.alice and (shown.occasion in theirs or shown.channel != court.place):
                continue
            if actor is court.olena and shown.channel == court.sandbox_channel("off-topic"):
                continue  # she is the host
            if shown.forged.verb in PRIVATE:
                await changes_nothing(court, actor, shown)
    silent = [s for s in court.shown if s.forged.verb.startswith("overdue_")]
    for shown in silent:
        await changes_nothing(court, court.bob, shown)
    assert await court.is_quiet() == before


async def test_nothing_is_done_at_a_table_that_has_ended(court):
    await court.table.close()
    await court.battle.close()
    await eventually(lambda: no_vote_is_open(court))
    before = await court.is_quiet()
    for actor in (court.alice, court.bob, court.sara, court.rita):
        for shown in court.shown:
            if shown.occasion not in ("lobby", "too few") and shown.forged.verb != "drop":
                await changes_nothing(court, actor, shown)
    assert await court.is_quiet() == before


async def no_vote_is_open(court):
    """A vote ends with its game, as soon as its message says so."""
    return court.stored()["motion"] == []


def commands_of(court: Court):
    """All commands, with something in each option that must be given, and in those that may be."""
    for top in court.sandbox.parts.world.commands.values():
        if top["type"] != CommandType.CHAT_INPUT:
            continue
        leaves = [(top["name"], top["options"])]
        if any(option["type"] == OptionType.SUBCOMMAND for option in top["options"]):
            leaves = [(f"{top['name']} {o['name']}", o.get("options", [])) for o in top["options"]]
        for line, options in leaves:
            yield line, {o["name"]: value_for(court, o) for o in options if o.get("required")}
            yield line, {o["name"]: value_for(court, o) for o in options}


def value_for(court: Court, option):
    if option.get("choices"):
        return option["choices"][-1]["value"]
    match option["type"]:
        case OptionType.USER:
            return court.sara.person.id
        case OptionType.CHANNEL:
            return court.sandbox_channel("off-topic")
        case OptionType.BOOLEAN:
            return True
        case OptionType.INTEGER:
            return option.get("min_value") or 1
    return "1"


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_no_command_of_those_who_have_no_say_changes_anything(court, elsewhere):
    """discord.md, Small: /tableadmin has no check of its own beside the default permission."""
    before = await court.is_quiet()
    places = [court.place, *map(court.sandbox_channel, ("general", "games", "off-topic"))]
    with from_another_server(court.sandbox) if elsewhere else nullcontext():
        for actor in (court.sara,) if elsewhere else (court.sara, court.wanda, court.rita):
            for line, options in commands_of(court):
                if line in COMMANDS_FOR_ANYBODY or (elsewhere and line in WITH_A_CHANNEL):
                    continue
                for place in places[:1] if elsewhere else places:
                    doing = command(actor.person, place, line, options)
                    said = await said_to(actor, doing)
                    assert said.strip(), (line, options)
                    assert "went wrong" not in said, (line, options, said)
                    assert court.stored() == before, (actor.person.name, line, options, said)
                    if line.startswith("tableadmin"):
                        assert "You can't do that here" in said
    assert await court.is_quiet() == before


async def test_no_menu_of_a_person_or_a_message_changes_anything(court):
    """Whoever waits at no table invites nobody; whoever watches changes nothing of a game."""
    before = await court.is_quiet()
    general = court.sandbox_channel("general")
    newest = court.alice.at(court.place).messages()[-1]["id"]
    calls = len(court.olena.at("off-topic").messages())
    for actor in (court.sara, court.rita, court.paul):
        person = actor.person
        for target in (court.olena, court.sara, court.alice):
            for name in ("Invite to my table", "Watch"):
                doing = person.run_on_user(general, name, target.person.id)
                said = await said_to(actor, doing)
                assert said.strip()
                assert "went wrong" not in said
        said = await said_to(actor, person.run_on_message(newest, "Watch"))
        assert "went wrong" not in said
        assert court.stored() == before
    assert len(court.olena.at("off-topic").messages()) == calls
    assert await court.is_quiet() == before
