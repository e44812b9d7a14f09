"""``/review`` after a game: how it went, and the decisions that cost most.

Looking through a game takes a while, so that it is being done is said first.  What was secret is
told only to whoever chose it; what is shared tells only what all could see.
"""

from __future__ import annotations

from functools import partial

from bot.games.uis import ui_of
from bot.review.judging import Review
from bot.review.retold import OtherRules
from bot.review.showing import drawn as draw_review
from bot.review.showing import in_words, told_to
from bot.tables.table import Table
from bot.turns.stand_ins import names_of
from cogs.core.components import Interaction, Pressed, expect_only, on
from cogs.core.replies import begin, show, texts_for
from cogs.watch.boards import Reader, reader_of
from cogs.watch.looking import table_seen, table_shown
from cogs.watch.showing import drawn, post_pages, post_pictures


async def show_review(interaction: Interaction, *, share: bool, game: str | None) -> None:
    """Look through a game that is over."""
    await begin(interaction)
    await _review(interaction, await table_seen(interaction, game), share=share)


@on("review")
async def review_pressed(interaction: Interaction, pressed: Pressed) -> None:
    """Do so for whoever presses below the end of a game."""
    await begin(interaction)
    expect_only(pressed, "number")
    await _review(interaction, await table_shown(interaction, pressed.number), share=False)


async def _review(interaction: Interaction, table: Table, *, share: bool) -> None:
    texts = texts_for(interaction)
    if not table.row.status.is_over:
        await show(interaction, texts("review-going-on"))
        return
    making = interaction.client.services.reviews.begun(table.id)
    if not making.done():
        await show(interaction, texts("review-looking"))
    try:
        found = await making
    except OtherRules:
        await show(interaction, texts("review-other-rules"))
        return
    if found is None:
        await show(interaction, texts("review-failed"))
        return
    await _give(await reader_of(interaction, table, share=share), table, found)


async def _give(reader: Reader, table: Table, review: Review) -> None:
    interaction, look, share, _ = reader
    ui, names = ui_of(table.row.name), names_of(look.texts, table)
    person = None if share else interaction.user.id
    told = told_to(person, review, ui, look.texts, names, table.view(None))
    text = reader.titled(in_words(look.texts, ui, told))
    pictures = await drawn(interaction, partial(draw_review, look, told)) or []
    if not share:
        await show(interaction, text, pictures=pictures)
        return
    if pictures:
        await post_pictures(reader.place, text, pictures)
    else:
        await post_pages(reader.place, [text])
    await show(interaction, texts_for(interaction)("look-shared-now"))
