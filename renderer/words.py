"""Pictures in words: whole sentences that fit, and blocks that fit a message."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

LONGEST_ALT = 1024  # of a picture's alt text, by Discord's limit
LONGEST_HEAD = 250  # what a screen reader or a preview surely reads of it
LONGEST_BLOCK = 2000  # of a Discord message


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sentences(head: str, more: Iterable[str], longest: int = LONGEST_ALT) -> str:
    """The head, and after it as many whole sentences as fit."""
    text = head
    for sentence in more:
        if len(text) + 1 + len(sentence) <= longest:
            text = f"{text} {sentence}"
    return text


def blocks(paragraphs: Iterable[str], longest: int = LONGEST_BLOCK) -> Iterator[str]:
    """Pack paragraphs into as few blocks as possible; only one too long is split, at a line."""
    block = ""
    for paragraph in paragraphs:
        joined = f"{block}\n\n{paragraph}" if block and paragraph else block or paragraph
        if len(joined) <= longest:
            block = joined
            continue
        if block:
            yield block
        *full, block = _split(paragraph, longest)
        yield from full
    if block:
        yield block


def _split(paragraph: str, longest: int) -> list[str]:
    """Split a paragraph at line ends."""
    parts = [""]
    for line in paragraph.split("\n"):
        joined = f"{parts[-1]}\n{line}" if parts[-1] else line
        if len(joined) <= longest:
            parts[-1] = joined
        else:
            parts.append(line)
    return parts
