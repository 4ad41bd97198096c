"""Registers the toy game during a test."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.option_effects import Probe

from alveus import registry

TOY = "noughts"
FOLDER = Path(__file__).parent
EFFECTS = {"three": (Probe({"turn": "nought", "board": ["xxx", "oo.", "..."]}),)}


@contextmanager
def on_the_shelf() -> Iterator[None]:
    registry.register("tests.toy.noughts")
    try:
        yield
    finally:
        registry.forget(TOY)
