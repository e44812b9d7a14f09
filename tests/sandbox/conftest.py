"""The fixtures of the test kit."""

from tests.kit.stage import process_stage, sandbox, stage

__all__ = ["process_stage", "sandbox", "stage"]
