"""``thoth emojis``: upload the games' emojis to your application, for buttons, menus and titles.

They are drawn and uploaded under names such as ``<game>_<thing>_3f9a2c``; the end says which
drawing it is.  Run it once, and again after an update: only what is new or drawn differently is
uploaded, and our own emojis that are drawn no longer are removed.  Emojis with other names are
left alone.  Restart the bot afterwards; without emojis it works as well.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

import discord

from bot.commands.command import PassingTrouble, UsageError
from bot.games.emojis import draw_emojis
from bot.process.emojis import Changes, bring_up_to_date
from bot.process.online import passing, refusal
from bot.process.settings import LOCAL, TOKEN, TOKEN_FILE, read_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command line."""
    parser.add_argument(
        "--dry-run", action="store_true", help="only say what would be uploaded and removed"
    )


def run(args: argparse.Namespace) -> int:
    """Upload, and say what was done."""
    token = read_settings().online_token
    if token is None:
        raise UsageError(
            f"{TOKEN} or {TOKEN_FILE} must be set, and {LOCAL} must not be yes: the local Discord "
            "gets its emojis by itself"
        )
    found = asyncio.run(upload(token, dry_run=args.dry_run))
    removed = "to remove" if args.dry_run else "removed"
    added = "to upload" if args.dry_run else "uploaded"
    sys.stdout.write(
        f"{len(found.to_add)} {added}, {len(found.to_remove)} {removed}, {found.kept} unchanged\n"
    )
    return 0


async def upload(token: str, *, dry_run: bool = False) -> Changes:
    """Log in, without a gateway, and bring the application's emojis up to date."""
    client = discord.Client(intents=discord.Intents.none())
    try:
        async with client:
            await client.login(token)
            drawn = await asyncio.to_thread(draw_emojis)
            return await bring_up_to_date(client, drawn, _say, dry_run=dry_run)
    except Exception as error:
        if trouble := passing(error):
            raise PassingTrouble(f"{trouble} What was uploaded stays; run it again.") from None
        if isinstance(error, discord.HTTPException) and not isinstance(error, discord.LoginFailure):
            raise PassingTrouble(f"Discord refuses: {error}") from None
        raise refusal(error) or error from None


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
