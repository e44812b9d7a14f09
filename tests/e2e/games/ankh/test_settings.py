"""Standing answers of Ankh on the panel of /settings."""

from __future__ import annotations

from tests.e2e.test_help import study
from tests.e2e.test_personal import settings_of

__all__ = ["study"]


async def test_standing_answers_are_chosen_in_the_words_of_the_game(study):
    olena = study.olena
    await olena.slash("/settings")
    await olena.press("Постійні відповіді")
    await olena.press("Анкх: Боги Єгипту")
    await olena.sees("Дар Ісіди: які фігурки залишити живими? — **Як зазвичай**")
    await olena.choose("Яке запитання?", "Дар Ісіди: які фігурки залишити живими?")
    await olena.choose("Ваша відповідь", "keep all")
    await olena.sees("Збережено.")
    assert (await settings_of(study, olena)).standing == {"ankh": {"battle.keep": "keep all"}}
    await olena.choose("Ваша відповідь", "ask")
    await olena.sees("Дар Ісіди: які фігурки залишити живими? — **Питати мене**")
    await olena.choose("Ваша відповідь", "Як зазвичай")
    await olena.sees("Дар Ісіди: які фігурки залишити живими? — **Як зазвичай**")
    assert (await settings_of(study, olena)).standing == {}
    await olena.press("Назад")
    await olena.sees("## Ваші налаштування")
