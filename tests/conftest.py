"""Settings for all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings
from tests.examples import examples

# Every run uses the same examples, so that failures and run times are reproducible.
settings.register_profile("alveus", examples(60), deadline=None, derandomize=True, database=None)
settings.load_profile("alveus")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked `nightly`, unless tests are selected by name."""
    named = config.option.keyword or any("::" in argument for argument in config.args)
    if named or os.environ.get("ALVEUS_NIGHTLY"):
        return
    nightly = [item for item in items if item.get_closest_marker("nightly")]
    items[:] = [item for item in items if item not in nightly]
    config.hook.pytest_deselected(items=nightly)
