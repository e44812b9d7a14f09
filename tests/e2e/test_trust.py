"""What lets people trust a game: the hash and the seed, sealed picks, the game as a file."""

from __future__ import annotations

import hashlib
import re

from bot.commands import recordings
from bot.texts import Texts
from bot.trust.proving import prove
from sandbox import components
from sandbox.wire import Component
from tests.kit.actor import text_of
from tests.kit.eavesdropping import Ear
from tests.kit.gallery import answers, gallery, is_battle
from tests.kit.prepared import until
from tests.kit.secrets_watch import SecretsWatch, hidden

__all__ = ["gallery"]
HASH = re.compile(r"`([0-9a-f]{64})`")
SEALED_LINE = re.compile(r"`(thoth-seal/1 [^`]+)`")
PATIENCE = 20.0


def said(gallery):
    """Everything public in the thread, as Olena reads it."""
    return "\n".join(text_of(message) for message in gallery.watcher.messages())


async def test_the_hash_and_the_seals_hold_what_the_end_tells(gallery, tmp_path, http, caplog):
    for logger in ("bot", "cogs", "rules"):
        caplog.set_level("DEBUG", logger=logger)
    table = await gallery.opens(trusted=True)
    watch = SecretsWatch(gallery.olena.person, gallery.bot.place)
    ears = [Ear(actor.person) for actor in (gallery.alice, gallery.bob, gallery.olena)]
    await until(lambda: "comes from a seed" in said(gallery), PATIENCE)
    (told_hash,) = HASH.findall(said(gallery))
    await gallery.plays(is_battle)
    seat = table.session.request.choices[0].seat
    seals = await picks_are_sealed(gallery, seat)
    secrets = hidden(gallery.bot.place)
    assert len(secrets) == 2
    (refused,) = await answers(gallery.watcher, "/game export")
    assert Texts("uk")("trust-export-going-on") in text_of(refused)
    assert not any(secret in line for ear in ears for line in ear.heard for secret in secrets)
    await the_others_pick(gallery)
    (log,) = await answers(gallery.watcher, "/log", last=12)
    lines = SEALED_LINE.findall(text_of(log))
    assert len(lines) == len(gallery.sides), "all are revealed together"
    hashes = {hashlib.sha256(line.encode()).hexdigest() for line in lines}
    assert seals[-1] in hashes, "the last pick counts"
    assert seals[0] not in hashes
    assert seals[-1] in said(gallery), "whoever comes later can compare"
    assert table.chance.last.hex not in said(gallery)
    await table.close()
    await until(lambda: "came from the seed" in said(gallery), PATIENCE)
    assert said(gallery).count("comes from a seed") == 1
    assert said(gallery).count("came from the seed") == 1
    (seed,) = re.findall(r"came from the seed `([0-9a-f]{64})`", said(gallery))
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == told_hash
    assert watch.told == []
    assert seed not in caplog.text
    await the_file_is_right(gallery, http, told_hash)


async def picks_are_sealed(gallery, seat):
    """Somebody picks, and picks the same again; return the seals that the panel showed."""
    choice = gallery.table.session.request.of(seat)
    gallery.sides = [c.seat for c in gallery.table.session.request.choices]
    shown = []
    for _ in range(2):
        await gallery.answers(seat, str(choice.options[0]))
        (seal,) = gallery.table.sealed.values()
        await until(lambda seal=seal: seal in said(gallery), PATIENCE)
        shown.append(seal)
    assert shown[0] != shown[1], "each pick has a salt of its own"
    assert shown[0] not in said(gallery)
    return shown


async def the_others_pick(gallery):
    table = gallery.table
    request = table.session.request
    while table.session.request is request:
        choice = next(c for c in request.choices if c.seat not in table.session.picks)
        await gallery.answers(choice.seat, str(choice.options[0]))


async def the_file_is_right(gallery, http, told_hash):
    """Anybody who can read there gets the game, and can prove it."""
    (message,) = await answers(gallery.watcher, "/game export", game=str(gallery.table.id))
    (file,) = [p for p in components.walk(message["components"]) if p["type"] == Component.FILE]
    async with http.get(file["file"]["url"]) as answer:
        (game,) = recordings.loads(await answer.text())
    assert [seed.sha256 for seed in game.played.seeds] == [told_hash]
    proof = prove(game)
    assert proof.sealed == len(gallery.sides)
    assert proof.draws > 0
