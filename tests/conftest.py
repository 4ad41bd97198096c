"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings
from tests.examples import examples

# Every run tries the same examples: a failure is seen by everybody, and no run is slow by chance.
settings.register_profile("alveus", examples(60), deadline=None, derandomize=True, database=None)
settings.load_profile("alveus")
