"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings
from tests.examples import examples

# Every run uses the same examples, so that failures and run times are reproducible.
settings.register_profile("alveus", examples(60), deadline=None, derandomize=True, database=None)
settings.load_profile("alveus")
