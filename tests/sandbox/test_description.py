"""Discord's own description as a judge."""

import os

import pytest

from sandbox.server import all_endpoints
from sandbox.validation.description import PATH_VARIABLE, Description, load_description

MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


@pytest.fixture(scope="module")
def description() -> Description:
    found = load_description()
    if found is None and not os.environ.get("CI"):
        pytest.skip("Discord's description is not on this machine")
    assert found is not None, "CI needs Discord's description"
    return found


def paths(found):
    return {"/".join(map(str, mistake.path)): mistake.code for mistake in found}


async def test_every_operation_served_is_one_that_discord_publishes(description, sandbox):
    served = {(endpoint.method, endpoint.template) for endpoint in all_endpoints(sandbox)}
    unknown = {operation for operation in served if not description.knows(*operation)}
    assert unknown == set()


def test_a_good_message_passes(description):
    assert description.mistakes("POST", MESSAGES, {"content": "hello"}) == []


def test_ids_may_be_numbers(description):
    body = {"content": "a", "allowed_mentions": {"users": [123]}}
    assert description.mistakes("POST", MESSAGES, body) == []


def test_a_mistake_deep_in_a_union_is_named_at_its_place(description):
    bad = {"type": 2, "style": 99, "custom_id": "a" * 101}
    body = {"content": 5, "components": [{"type": 1, "components": [bad]}]}
    assert paths(description.mistakes("POST", MESSAGES, body)) == {
        "content": "BASE_TYPE_BAD_TYPE",
        "components/0/components/0/custom_id": "BASE_TYPE_BAD_LENGTH",
        "components/0/components/0/style": "BASE_TYPE_CHOICES",
    }


def test_a_callback_is_judged_by_its_type(description):
    body = {"type": 9, "data": {"custom_id": "m", "components": []}}
    assert "data/title" in paths(description.mistakes("POST", CALLBACK, body))


def test_answers_are_judged_too(description):
    found = description.answer_mistakes("GET", "/users/@me", 200, {"id": "1"})
    assert "username" in paths(found)
    assert description.answer_mistakes("GET", "/users/@me", 218, {})[0].code == "UNDESCRIBED"


def test_without_the_file_the_layer_is_off_and_says_so(monkeypatch, tmp_path, caplog):
    monkeypatch.setenv(PATH_VARIABLE, str(tmp_path / "nothing.json"))
    with caplog.at_level("INFO"):
        assert load_description() is None
    assert "only our own checks apply" in caplog.text
