"""Everything that the bot imports and reads, for the process from which quick bots are forked."""

from importlib import import_module

from bot.process.client import EXTENSIONS
from bot.process.warmup import warm_up
from tests.kit import bot_process

__all__ = ["bot_process"]

for extension in EXTENSIONS:
    import_module(extension)
warm_up()
