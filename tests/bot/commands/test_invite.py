"""The link that adds the bot to a server asks for exactly what is used."""

from __future__ import annotations

import pytest

from bot.__main__ import main

# View Channel, Send Messages, Embed Links, Attach Files, Read Message History,
# Create Public Threads, Send Messages in Threads: by the bits of Discord's documentation.
BITS = (10, 11, 14, 15, 16, 35, 38)
NUMBER = sum(1 << bit for bit in BITS)


def test_the_link_has_the_scopes_and_the_exact_permissions(capsys):
    assert main(["invite", "--application-id", "1147114711471147114"]) == 0
    assert NUMBER == 309237763072
    assert capsys.readouterr().out == (
        "https://discord.com/oauth2/authorize?client_id=1147114711471147114"
        f"&scope=bot+applications.commands&permissions={NUMBER}\n"
    )


def test_pinning_is_asked_for_only_if_wanted(capsys):
    assert main(["invite", "--application-id", "7", "--pin"]) == 0
    assert f"permissions={NUMBER + (1 << 51)}" in capsys.readouterr().out


def test_for_somebody_s_own_account_no_permission_is_asked_for(capsys):
    assert main(["invite", "--application-id", "7", "--user"]) == 0
    assert capsys.readouterr().out == (
        "https://discord.com/oauth2/authorize?client_id=7"
        "&scope=applications.commands&integration_type=1\n"
    )


@pytest.mark.parametrize("wrong", ["", "Thoth", "0", "-5", "12.5", "٣", "9" * 30])
def test_anything_but_the_number_is_refused_with_a_sentence(wrong, capsys):
    assert main(["invite", f"--application-id={wrong}"]) == 2
    assert "--application-id must be the number" in capsys.readouterr().err
