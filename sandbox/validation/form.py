"""Collects the errors found in one request body."""

from __future__ import annotations

from collections.abc import Iterable, Sized

from sandbox.errors import InvalidFormError, Mistake, PathStep


class Form:
    """Collects mistakes under their paths; `done` refuses the request if there are any.

    form = Form()
    form.at("components", 0).length("custom_id", button["custom_id"], 1, 100)
    form.done()
    """

    def __init__(self, path: tuple[PathStep, ...] = (), found: list[Mistake] | None = None) -> None:
        self.path = path
        self.mistakes: list[Mistake] = [] if found is None else found

    def at(self, *steps: PathStep) -> Form:
        """Look at a part of the body; mistakes go into the same notebook."""
        return Form((*self.path, *steps), self.mistakes)

    def wrong(self, code: str, message: str) -> None:
        """Note a mistake at this place."""
        self.mistakes.append(Mistake(self.path, code, message))

    def required(self, field: str, value: object) -> None:
        """Note a missing field."""
        if value in (None, "", []):
            self.at(field).wrong("BASE_TYPE_REQUIRED", "This field is required")

    def length(self, field: str, value: Sized | None, low: int, high: int) -> None:
        """Note a text or list outside its limits; absent is fine."""
        if value is not None and not low <= len(value) <= high:
            self.at(field).wrong(
                "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
            )

    def at_most(self, field: str, value: Sized | None, high: int) -> None:
        """Note a text that is too long."""
        if value is not None and len(value) > high:
            self.at(field).wrong("BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")

    def unique(self, places: Iterable[tuple[Form, str]], code: str, message: str) -> None:
        """Note every value that was seen before."""
        seen: set[str] = set()
        for form, value in places:
            if value in seen:
                form.wrong(code, message)
            seen.add(value)

    def done(self) -> None:
        """Refuse the request if anything was wrong."""
        if self.mistakes:
            raise InvalidFormError(self.mistakes)
