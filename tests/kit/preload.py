"""Everything that the bot imports, for the process from which quick bots are forked."""

from importlib import import_module

from bot.client import EXTENSIONS
from tests.kit import bot_process

__all__ = ["bot_process"]

for extension in EXTENSIONS:
    import_module(extension)
