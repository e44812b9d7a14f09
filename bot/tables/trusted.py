"""What a table shows so that nobody has to trust it: seals of picks, the seed after the end."""

from __future__ import annotations

import json
from collections.abc import Mapping

from bot.store.rows import GameRow
from bot.store.store import Store
from bot.tables import seals
from bot.tables.position import Position
from rules.engine.decisions import Seat
from rules.engine.seeds import Seed, Seeds
from rules.engine.session import Chance

AGREED = "agreed"  # the setting with what was agreed in the lobby, as JSON


class Trusted:
    """The part of a table that others can check (docs/trust.md)."""

    store: Store
    row: GameRow
    position: Position
    settings: Mapping[str, str]
    chance: Chance | Seeds  # secret until the end

    @property
    def agreed(self) -> Mapping[str, str]:
        """What was agreed in the lobby; nothing for a game that came about without one."""
        agreed: dict[str, str] = json.loads(self.settings.get(AGREED, "{}"))
        return agreed

    @property
    def is_sealed(self) -> bool:
        """Whether secret picks are sealed (:mod:`bot.tables.seals`)."""
        return seals.are_agreed(self.agreed)

    @property
    def seals_picks(self) -> bool:
        """Whether what is asked now is picked under seals that everybody sees."""
        request = self.position.session.request
        return self.is_sealed and request is not None and seals.can_be_sealed(request)

    @property
    def sealed(self) -> dict[Seat, str]:
        """The seals of what has been picked and is not revealed yet, for everybody to see."""
        picked = sorted(self.position.picked.items())
        return {
            seat: seals.hash_of(self.row.id, pick.seal, seat, pick.key)
            for seat, pick in picked
            if pick.seal is not None
        }

    async def unsealed_by(self, act: int) -> tuple[seals.Unsealed, ...]:
        """Return the sealed picks that an act has revealed."""
        if not self.is_sealed:
            return ()
        return seals.unsealed(self.row.id, await self.store.decisions_of(self.row.id, act))

    @property
    def seed_told(self) -> Seed | None:
        """The seed from which chance came, once the game is over; until then it is secret."""
        is_over = self.row.status.is_over
        return self.chance.last if is_over and isinstance(self.chance, Seeds) else None
