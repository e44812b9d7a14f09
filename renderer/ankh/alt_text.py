"""A picture of Ankh in words, for those who do not see it.

Screen readers and previews may stop after 250 characters, so what comes first is
complete in itself: who is to move, and who stands in each region.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from renderer.labels import Labels, key
from renderer.words import LONGEST_HEAD, sentences
from rules.ankh.data import EVENT_TRACK, God
from rules.ankh.lookup import armies
from rules.ankh.state import Phase
from rules.ankh.view import RegionView, View


class Form(NamedTuple):
    """A way to say who stands in a region: the keys, and what stands between two armies."""

    region: str
    army: str
    god: str
    between: str = ", "


FORMS = (  # the longest first
    Form("ankh-alt-region", "ankh-alt-figures", "ankh-god"),
    Form("ankh-alt-region-short", "ankh-alt-figures", "ankh-god"),
    Form("ankh-alt-region-short", "ankh-alt-figures-short", "ankh-god-short", " "),
)


def alt_text(view: View, labels: Labels) -> str:
    """Describe the table, the most important first; whole sentences only."""
    return sentences(head(view, labels), details(view, labels))


def head(view: View, labels: Labels) -> str:
    """Whose move it is and who stands where, as fully as 250 characters allow."""
    begun = to_move(view, labels)
    for form in FORMS:
        text = " ".join([begun, *(_region(view, labels, r, form) for r in view.regions)]).strip()
        if len(text) <= LONGEST_HEAD:
            break
    return text


def to_move(view: View, labels: Labels) -> str:
    """Say what the table waits for."""
    if view.phase is Phase.OVER:
        winner = labels(key("ankh-god", view.winner)) if view.winner else "none"
        return labels("ankh-alt-over", god=winner)
    if view.battle is not None:
        rivals = ", ".join(labels(key("ankh-god", god)) for god in view.battle.rivals)
        return labels("ankh-alt-battle", region=view.battle.region, gods=rivals)
    match view.phase:
        case Phase.SET_UP:
            return labels("ankh-alt-setting-up")
        case Phase.DRAFT:
            return labels("ankh-alt-draft")
        case Phase.FOUNDING:
            return labels("ankh-alt-founding")
        case Phase.CONFLICT | Phase.REGION | Phase.AFTERMATH:
            return labels("ankh-alt-conflict")
    god = view.active_god
    return labels("ankh-alt-turn", god=labels(key("ankh-god", god))) if god else ""


def _region(view: View, labels: Labels, region: RegionView, form: Form) -> str:
    present = armies(view, {*region.land, *region.water})
    return labels(form.region, region=region.token, who=_counted(labels, present, form))


def _counted(labels: Labels, counts: dict[God, int], form: Form = FORMS[0]) -> str:
    return form.between.join(
        labels(form.army, god=labels(key(form.god, god)), count=count)
        for god, count in counts.items()
    ) or labels("ankh-nobody")


def details(view: View, labels: Labels) -> Iterator[str]:
    """The rest of the table, the most important first."""
    scenario = labels(key("ankh-scenario", view.scenario))
    yield labels("ankh-alt-scenario", scenario=scenario, turn=view.turn + 1)
    if view.gods:
        leaders = {sheet.god: sheet.devotion for sheet in view.gods}
        ranked = {god: leaders[god] for god in reversed(view.ranking)}
        yield labels("ankh-alt-devotion", list=_counted(labels, ranked))
        followers = {sheet.god: sheet.followers for sheet in view.gods}
        yield labels("ankh-alt-followers", list=_counted(labels, followers))
    if view.event < len(EVENT_TRACK) and view.phase is not Phase.OVER:
        event = labels(key("ankh-event", EVENT_TRACK[view.event]))
        yield labels("ankh-alt-next-event", event=event)
    markers = (
        f"{labels(key('ankh-action', track.action))} {track.marker}/{track.spaces}"
        for track in view.tracks
    )
    yield labels("ankh-alt-tracks", list=", ".join(markers))
    yield labels("ankh-alt-monuments", list=_monuments(view, labels))
    yield from _powers(view, labels)


def _monuments(view: View, labels: Labels) -> str:
    """How many monuments each god controls, and how many nobody does."""
    owners = Counter(monument.god for monument in view.monuments)
    parts = [
        f"{labels(key('ankh-god', god))} {count}"
        for god, count in owners.items()
        if god is not None
    ]
    if owners[None]:
        parts.append(f"{labels('ankh-neutral')} {owners[None]}")
    return ", ".join(parts) or labels("ankh-board-none")


def _powers(view: View, labels: Labels) -> Iterator[str]:
    for sheet in view.gods:
        if sheet.powers:
            powers = ", ".join(labels(key("ankh-power", power)) for power in sheet.powers)
            yield labels("ankh-alt-powers", god=labels(key("ankh-god", sheet.god)), powers=powers)
