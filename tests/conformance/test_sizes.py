"""What one can read in one go: no file over 500 lines, no function over 60."""

from __future__ import annotations

import ast

import pytest

from tests.conformance.test_names import ROOT, SOURCE, files

FILE, FUNCTION = 500, 60
MODULES = [path for path in files(*SOURCE, "tests") if path.suffix == ".py"]


@pytest.mark.parametrize("room", [*SOURCE, "tests"])
def test_files_and_functions_are_short(room):
    for path in (path for path in MODULES if path.parts[0] == room):
        source = (ROOT / path).read_text()
        assert source.count("\n") <= FILE, path
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                assert (node.end_lineno or 0) - node.lineno < FUNCTION, f"{path}: {node.name}"
