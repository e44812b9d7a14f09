"""The pre-commit hooks run the checks of .ci/run, and CI runs .ci/run itself."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CI = (ROOT / ".ci/run").read_text("utf-8")


def hooks():
    return re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))


def test_every_check_of_ci_is_a_hook():
    checks = re.search(r'section "lint, types.*?\n\n', CI, re.DOTALL)[0].splitlines()[1:]
    assert [check for check in checks if check] == hooks()[:-1]


def test_the_last_hook_runs_the_fast_tests():
    left_out = re.findall(r"--ignore=\S+", CI)
    assert left_out
    assert re.findall(r"--ignore=\S+", hooks()[-1]) == left_out


def test_the_workflow_runs_the_script():
    assert "- run: .ci/run\n" in (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
