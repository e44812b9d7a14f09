"""Other spellings of Imhotep's options, as docs/referee.md promises them."""

from __future__ import annotations

from rules.imhotep.words import VERB_OF


def spellings(what, option):
    key, verb = str(option), VERB_OF.get(what)
    if "." in key:
        yield from (key.replace(".", join) for join in ("-", "/", ":"))
    if key.startswith("card lever"):
        head, _, order = key.rpartition(" ")
        yield f"{head} {order.replace('-', '')}"
        yield key.removeprefix("card ")
    if verb is not None and key not in ("done", "no", "pass"):
        yield f"{verb} {key}"
