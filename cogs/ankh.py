"""The verbs of Ankh as slash commands: each writes a line for its player, and plays it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.client import ThothBot
from cogs.presses import Interaction
from cogs.tables.game_verbs import Choices, suggest
from cogs.tables.lines import play_line
from cogs.translation import told


class Ankh(commands.Cog):
    """`/ankh`: one command for each thing that a god can do."""

    ankh = app_commands.Group(name="ankh", description=told("command-ankh"))

    @ankh.command(description=told("command-ankh-move"))
    @app_commands.describe(moves=told("command-ankh-move-moves"))
    async def move(self, interaction: Interaction, moves: str) -> None:
        """Move figures."""
        await play_line(interaction, f"move {moves}")

    @move.autocomplete("moves")
    async def _moves(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "move")

    @ankh.command(description=told("command-ankh-summon"))
    @app_commands.describe(pieces=told("command-ankh-summon-pieces"))
    async def summon(self, interaction: Interaction, pieces: str) -> None:
        """Summon figures."""
        await play_line(interaction, f"summon {pieces}")

    @summon.autocomplete("pieces")
    async def _pieces(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "summon")

    @ankh.command(description=told("command-ankh-gain"))
    async def gain(self, interaction: Interaction) -> None:
        """Gain followers."""
        await play_line(interaction, "gain")

    @ankh.command(description=told("command-ankh-unlock"))
    @app_commands.describe(power=told("command-ankh-unlock-power"))
    async def unlock(self, interaction: Interaction, power: str) -> None:
        """Unlock an ankh power."""
        await play_line(interaction, f"unlock {power}")

    @unlock.autocomplete("power")
    async def _powers(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "unlock")

    @ankh.command(description=told("command-ankh-claim"))
    @app_commands.describe(at=told("command-ankh-claim-at"))
    async def claim(self, interaction: Interaction, at: str) -> None:
        """Take control of a monument."""
        await play_line(interaction, f"claim {at}")

    @claim.autocomplete("at")
    async def _monuments(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "claim")

    @ankh.command(description=told("command-ankh-caravan"))
    @app_commands.describe(
        path=told("command-ankh-caravan-path"),
        token=told("command-ankh-caravan-token"),
        swap=told("command-ankh-caravan-swap"),
    )
    async def caravan(
        self, interaction: Interaction, path: str, token: str = "", swap: str = ""
    ) -> None:
        """Place a caravan, and say what becomes of the conflict tokens."""
        parts = [f"caravan {path}", token and f"token:{token}", swap and f"swap:{swap}"]
        await play_line(interaction, " ".join(part for part in parts if part))

    @caravan.autocomplete("path")
    async def _paths(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "caravan")

    @ankh.command(description=told("command-ankh-battle"))
    @app_commands.describe(
        card=told("command-ankh-battle-card"), second=told("command-ankh-battle-second")
    )
    async def battle(self, interaction: Interaction, card: str, second: str = "") -> None:
        """Choose a battle card, or two."""
        await play_line(interaction, f"battle {card}+{second}" if second else f"battle {card}")

    @battle.autocomplete("card")
    async def _cards(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "battle")

    @ankh.command(description=told("command-ankh-bid"))
    @app_commands.describe(followers=told("command-ankh-bid-followers"))
    async def bid(
        self, interaction: Interaction, followers: app_commands.Range[int, 0, 999]
    ) -> None:
        """Bid followers in secret."""
        await play_line(interaction, f"bid {followers}")

    @ankh.command(description=told("command-ankh-choose"))
    @app_commands.describe(answer=told("command-ankh-choose-answer"))
    async def choose(self, interaction: Interaction, answer: str) -> None:
        """Answer any other question."""
        await play_line(interaction, answer)

    @choose.autocomplete("answer")
    async def _answers(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, current, "")


async def setup(bot: ThothBot) -> None:
    """Add to the bot."""
    await bot.add_cog(Ankh())
