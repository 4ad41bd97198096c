"""The messages of one language, and the words for a code with its parameters.

The wheel holds the page's words of the rules and the opponents and Python's own in one file; a
checkout reads them where they are written.  A code is looked up from the particular to the
general, as the page does it: `reason-GAME-blocked`, then `reason-FAMILY-blocked`, then
`reason-blocked`.  What the house has no words for is looked for in the packages of other games.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from alveus.core.game import Info, Source
from alveus.words.fluent import Pattern, Value, read_messages, read_pattern, resolve

ENGLISH = "en"
LANGUAGES = (ENGLISH, "de")
_HERE = Path(__file__).parent
_PAGE = _HERE.parents[2] / "web" / "src" / "i18n"
_SEPARATORS = {"en": ",.", "de": ".,"}
_AND = {"en": (" and ", ", and "), "de": (" und ", " und ")}
"""What stands before the last of two things, and of more."""
_spoken: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def cited_as(part: str) -> str:
    """The id of a part of a citation by its own letters: "col. 1795" is `cited-col-1795`."""
    plain = "".join(sign for sign in normalize("NFD", part) if not combining(sign))
    return f"cited-{re.sub('[^a-z0-9]+', '-', plain.lower()).strip('-')}"


class Messages:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._written = {
            name: written
            for path in _files(language)
            for name, written in read_messages(path.read_text(encoding="utf-8"))
        }
        self._read: dict[str, Pattern] = {}
        self._complete = False

    def __contains__(self, name: str) -> bool:
        if name not in self._written and not self._complete:
            self._complete = True
            for text in _texts_of_others(self.language):
                self._written = dict(read_messages(text)) | self._written
        return name in self._written

    def text(self, name: str, params: Mapping[str, Any] | None = None) -> str:
        """A message by its id; the id itself where there is none."""
        if name not in self:
            return name
        given = self._given(params or {})
        return resolve(self._pattern(name), given, self._pattern, self._number)

    def cite(self, source: Source) -> str:
        """A work and the place in it: what reads otherwise in a language has words of its own."""
        parts = filter(None, (source.work, source.place))
        return ", ".join(
            self.text(name) if (name := cited_as(part)) in self else part for part in parts
        )

    def say(self, kind: str, code: str, params: Mapping[str, Any], info: Info | None) -> str:
        """The words for a code of a game; sides in the parameters are named as players see them."""
        side = params.get("side")
        if isinstance(side, str):
            params = {**params, "side": self.side(side, info), "sideId": side or "none"}
        return self.text(self.find(kind, code, info) or f"{kind}-{code}", params)

    def find(self, kind: str, code: str, info: Info | None) -> str | None:
        """The id of the most particular message for a code, or None."""
        own = () if info is None else (f"{kind}-{info.id}-{code}", f"{kind}-{info.family}-{code}")
        return next((name for name in (*own, f"{kind}-{code}") if name in self), None)

    def game(self, game: str) -> str:
        """A game by its name; one that has none in this language, by its id."""
        name = f"game-{game}"
        return self.text(name) if name in self else game

    def side(self, side: str, info: Info | None) -> str:
        """A side by what one sees: "Ivory"."""
        return self.text(self.find("side", side, info) or side)

    def join(self, things: Sequence[str]) -> str:
        """Things one after the other, "a, b, and c"."""
        if len(things) < 2:
            return "".join(things)
        two, more = _AND[self.language]
        last = two if len(things) == 2 else more
        return ", ".join(things[:-1]) + last + things[-1]

    def _pattern(self, name: str) -> Pattern:
        if name not in self._read:
            self._read[name] = read_pattern(self._written[name])
        return self._read[name]

    def _given(self, params: Mapping[str, Any]) -> dict[str, Value]:
        given: dict[str, Value] = {}
        for name, value in params.items():
            if isinstance(value, list | tuple):
                given |= self._listed(name, value)
            elif isinstance(value, bool):
                given[name] = str(value).lower()
            else:
                given[name] = value if isinstance(value, int | float) else str(value or "")
        return given

    def _listed(self, name: str, values: Sequence[Any]) -> dict[str, Value]:
        """A list as a whole, its length, and its numbers one by one: "two", "then four"."""
        counted = [self.text("count", {"count": value}) for value in values]
        return {
            name: self.join([str(value) for value in values]),
            f"{name}Count": len(values),
            f"{name}First": "".join(counted[:1]),
            f"{name}Rest": ", ".join(self.text("then", {"words": one}) for one in counted[1:]),
        }

    def _number(self, number: float) -> str:
        """A number as the language writes it, three places at most behind its point."""
        written = f"{round(number, 3):,}"
        written = written.removesuffix(".0")
        return written.translate(str.maketrans(",.", _SEPARATORS[self.language]))


def _files(language: str) -> Iterator[Path]:
    """The wheel's file, or those that it is made of."""
    yield from _HERE.glob(f"{language}.ftl")
    for folder in (_HERE / language, _PAGE / language):
        yield from sorted(folder.glob("*.ftl"))


def _texts_of_others(language: str) -> Iterator[str]:
    """The words that packages of other games bring in `words/`; English for what else lacks."""
    if sys.platform == "emscripten":
        return  # a page reads them itself
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    for point in entry_points(group="alveus.games"):
        package: Any = find_spec(point.module.partition(".")[0])
        for spoken in dict.fromkeys((language, ENGLISH)):
            try:
                file = Path(package.submodule_search_locations[0], "words", f"{spoken}.ftl")
                yield package.loader.get_data(str(file)).decode()
            except (AttributeError, TypeError, OSError, ValueError):
                continue  # no package, or one without words


def read_again() -> None:
    """Forgets all words: another package may have come."""
    _messages_in.cache_clear()


def messages() -> Messages:
    """The words of the language that is spoken here."""
    return _messages_in(_spoken.get())


@contextmanager
def speaking_in(language: str) -> Iterator[None]:
    """Within it all sentences are said in a language."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


@cache
def _messages_in(language: str) -> Messages:
    return Messages(language)
