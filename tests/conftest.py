"""Settings for all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings
from tests.examples import examples
from tests.nightly import deselect, is_nightly

# Every run uses the same examples, so that failures and run times are reproducible.
EXAMPLES = examples(60 if is_nightly() else 30)
settings.register_profile("alveus", EXAMPLES, deadline=None, derandomize=True, database=None)
settings.load_profile("alveus")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked `nightly` to the nightly run."""
    deselect(config, items, lambda item: item.get_closest_marker("nightly") is None)
