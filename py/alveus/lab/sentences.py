"""Errors of the laboratory in sentences, wherever there are words: the page has its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec

from alveus import registry
from alveus.core.errors import AlveusError

WORDS = "alveus.play"
"""Who says what is wrong; the browser goes without it."""


@contextmanager
def in_sentences() -> Iterator[None]:
    """Gives an error that comes past its sentence, with the nearest right name."""
    try:
        yield
    except AlveusError as error:
        if not error.sentence and find_spec(WORDS) is not None:
            game = error.params.get("game")
            info = registry.info(game) if game in registry.ids() else None
            error.sentence = import_module(f"{WORDS}.sentences").word_error(error, info)
        raise
