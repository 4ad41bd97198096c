"""The nightly run: ALVEUS_NIGHTLY=1 adds long tests and more games to every test."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from _pytest.mark import MarkDecorator, ParameterSet

VARIABLE = "ALVEUS_NIGHTLY"


def is_nightly() -> bool:
    """Return True in the nightly run."""
    return bool(os.environ.get(VARIABLE))


def deselect(
    config: pytest.Config, items: list[pytest.Item], is_daily: Callable[[pytest.Item], bool]
) -> None:
    """Keep the daily tests, unless this is the nightly run or tests are selected by name."""
    named = config.option.keyword or any("::" in argument for argument in config.args)
    if named or is_nightly():
        return
    config.hook.pytest_deselected(items=[item for item in items if not is_daily(item)])
    items[:] = filter(is_daily, items)


def sampled(cases: Iterable[object], step: int) -> list[ParameterSet]:
    """Return the parameters of a test: every `step`-th case, and all cases in the nightly run.

    A case is a value, or a tuple of the values of several parameters.
    """
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=[pytest.mark.nightly] if number % step else [],
        )
        for number, case in enumerate(cases)
    ]


def setting_marks(number: int, chosen: Mapping[str, str], step: int) -> list[MarkDecorator]:
    """Return the marks of a game's setting with a number: `nightly` for most rare settings.

    A normal run uses the defaults, the presets, and the other settings whose number is a multiple
    of `step`.
    """
    usual = not chosen or "preset" in chosen
    return [] if usual or number % step == 0 else [pytest.mark.nightly]
