"""Strings that nobody expects: all alphabets, emoji, control characters, code, very long ones.

None of them is an answer, a name or a number that means something at a table.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

LONGEST = 6000  # that Discord lets anybody type into an option

ALPHABETS = [  # first and last letter
    (0x3B1, 0x3C9),
    (0x5D0, 0x5EA),
    (0x627, 0x64A),
    (0x905, 0x939),
    (0x10D0, 0x10F0),
    (0x1780, 0x17B3),
    (0x3041, 0x3096),
    (0x4E00, 0x9FA5),
    (0xAC00, 0xD7A3),
    (0x13000, 0x1342E),
    (0x1F300, 0x1F5FF),
    (0x1F600, 0x1F64F),
    (0x2190, 0x21FF),
    (0x2200, 0x22FF),
]
CONTROL = [chr(n) for n in range(1, 32)] + list(
    "\x7f\x85\u00a0\u200b\u200d\u2028\u202e\ufeff\ufffd"
)
MARKDOWN = [
    "**",
    "__",
    "~~",
    "||",
    "`",
    "```",
    "> ",
    "# ",
    "-# ",
    "[a](http://b.example)",
    "<",
    "\\",
]
MENTIONS = ["@everyone", "@here", "<@71>", "<@&72>", "<#73>", "</play:74>", "<t:75:R>", "<:x:76>"]
CODE = [
    "'; drop table game; --",
    '" or 1=1 --',
    "{0}",
    "{line}",
    "{{",
    "}",
    "%s %d %(x)s",
    "$HOME",
    "{ $who }",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "\\u0000",
    "None",
    "NaN",
    "null",
    "thoth:d:1:1:0|",
    "menu:pick:1:0:|0",
    "a" * 101,
    "0x10",
    "1e309",
    "-0",
    "𝟝𝟟𝟞𝟠𝟝𝟟𝟞𝟠",
    "①②③④⑤⑥⑦",
    "१२३४५६७८९०१",
]


def odd_string(random: Random) -> str:
    """One of them; never only blanks."""
    text = random.choice(_KINDS)(random)[:LONGEST]
    return text if text.strip() else f"{text}¤"


def _word(random: Random) -> str:
    first, last = random.choice(ALPHABETS)
    return "".join(chr(random.randint(first, last)) for _ in range(random.randint(1, 12)))


def _latin_or_cyrillic(random: Random) -> str:
    letters = random.choice(["qxzjkvwy", "ЩЪЫЭЮЯФЦ", "ґєіїщюфц"])
    return "".join(random.choices(letters, k=random.randint(8, 30)))


def _number(random: Random) -> str:
    digits = random.choice([8, 19, 20, 40, 400, 5000])
    return (
        random.choice(["", "-", "+", "0x", "1."])
        + "9"
        + "".join(random.choices("0123456789", k=digits))
    )


def _pieces(of: list[str]) -> Callable[[Random], str]:
    def made(random: Random) -> str:
        return "".join(random.choices([*of, " "], k=random.randint(1, 6))) + _word(random)

    return made


def _long(random: Random) -> str:
    return (_mixed(random) + " ") * random.randint(50, 400)


def _mixed(random: Random) -> str:
    parts = random.choices([_word, _number, _latin_or_cyrillic, *map(_pieces, _PIECES)], k=3)
    return random.choice(["", " ", "\n", "+", ">", ":"]).join(part(random)[:80] for part in parts)


def _anything(random: Random) -> str:
    points = (random.randrange(1, 0x110000) for _ in range(random.randint(1, 40)))
    return "".join(chr(p) for p in points if not 0xD800 <= p <= 0xDFFF) + "¤"


_PIECES = [CONTROL, MARKDOWN, MENTIONS, CODE]
_KINDS = [_word, _latin_or_cyrillic, _number, _long, _mixed, _anything, *map(_pieces, _PIECES)]
