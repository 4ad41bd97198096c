"""The messages of a language, and the message for a code with its parameters.

A code such as the reason `blocked` is looked up in this order: `reason-GAME-blocked`,
`reason-FAMILY-blocked` (a family is a group of related games), `reason-blocked`.  The wheel has
one file for each language, with the messages of the Python package and with the web page's messages
about rules and opponents.  In a repository checkout, the source files of both are read instead.
Messages that these files lack are read from installed packs (packages with more games).
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from pkgutil import get_data
from typing import Any, NamedTuple
from unicodedata import combining, normalize

from alveus.core.game import Info, Source
from alveus.words.fluent import Formatter, Pattern, Value, read_messages, read_pattern, resolve

ENGLISH = "en"
_FOLDER = Path(__file__).parent
_PAGE = _FOLDER.parents[2] / "web" / "src" / "i18n"


class Language(NamedTuple):
    """A language in `languages.json`: name, format of numbers and lists, documentation pages."""

    name: str
    """Name of the language in the language itself."""
    locale: str
    """BCP 47 tag, such as "en-GB"."""
    separators: str
    """Two characters: the separator of thousands, then the decimal separator."""
    and_two: str
    """Text between the items of a list of two."""
    and_last: str
    """Text before the last item of a list of three or more."""
    singular: Sequence[float]
    """Numbers that have the plural form `one`; all others have `other`."""
    documentation: Mapping[str, str]
    """Paths of the documentation in this language, keyed by the English page's name."""

    def plural_form(self, number: float) -> str:
        """Return the plural form of a number: "one" or "other"."""
        return "one" if number in self.singular else "other"


def _read_languages() -> dict[str, Language]:
    try:
        content = get_data("alveus.words", "languages.json") or b""
    except OSError:  # a checkout
        content = (_PAGE / "languages.json").read_bytes()
    entries = json.loads(content)
    return {language: Language(**entry) for language, entry in entries.items()}


LANGUAGES: Mapping[str, Language] = _read_languages()
"""The supported languages, keyed by their message folder, such as "en"."""
_NAME_FORMS = "name-forms."
_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def cited_as(part: str) -> str:
    """Return the message id of a citation's work or place: "col. 1795" becomes `cited-col-1795`."""
    plain = "".join(letter for letter in normalize("NFD", part) if not combining(letter))
    return f"cited-{re.sub('[^a-z0-9]+', '-', plain.lower()).strip('-')}"


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources = {
            name: source
            for path in _files(language)
            for name, source in read_messages(path.read_text(encoding="utf-8"))
        }
        self._forms = [
            name.removeprefix(_NAME_FORMS) for name in self._sources if name.startswith(_NAME_FORMS)
        ]
        self._patterns: dict[str, Pattern] = {}
        plural_form = LANGUAGES[language].plural_form
        self._formatter = Formatter(self._pattern, self._number, plural_form)
        self._complete = False
        self.untranslated: set[str] = set()
        """Ids of the packs' messages that exist in English, but not in this language.  Empty until
        a message is missing, because packs are searched only then."""

    def __contains__(self, name: str) -> bool:
        if name not in self._sources and not self._complete:
            self._complete = True
            for language, source in _other_sources(self.language):
                texts = dict(read_messages(source))
                if language != self.language:
                    self.untranslated |= texts.keys() - self._sources.keys()
                self._sources = texts | self._sources
        return name in self._sources

    def text(self, name: str, params: Mapping[str, Any] | None = None) -> str:
        """Return the message with the id `name`, with `params` inserted; the id if there is none.

        Raises ValueError if the message has unsupported syntax.
        """
        if name not in self:
            return name
        arguments = self._arguments(params or {})
        return resolve(self._pattern(name), arguments, self._formatter)

    def cite(self, source: Source) -> str:
        """Return a source as text: the work and the place in it, translated if possible."""
        parts = filter(None, (source.work, source.place))
        return ", ".join(
            self.text(name) if (name := cited_as(part)) in self else part for part in parts
        )

    def say(self, kind: str, code: str, params: Mapping[str, Any], info: Info | None) -> str:
        """Return the message for a code, with `params` inserted; ``KIND-CODE`` if it is missing.

        `kind` is the first word of the message's id, such as "event"; messages of the game `info`
        have priority (see `find`).  A side in `params` is replaced by its name (`with_side`).
        """
        name = self.find(kind, code, info) or f"{kind}-{code}"
        return self.text(name, self.with_side(params, info))

    def find(self, kind: str, code: str, info: Info | None) -> str | None:
        """Return the id of the message for a code; None if there is no message.

        A message of the game `info` has priority over one of its family (group of related games),
        and this over the message for all games.  `kind` is the id's first word, such as "event".
        """
        own = () if info is None else (f"{kind}-{info.id}-{code}", f"{kind}-{info.family}-{code}")
        return next((name for name in (*own, f"{kind}-{code}") if name in self), None)

    def game(self, game: str) -> str:
        """Return the name of a game, or its id if it has no name in this language."""
        name = f"game-{game}"
        return self.text(name) if name in self else game

    def side(self, side: str, info: Info | None) -> str:
        """Return the name of a side of a game, such as "Ivory"; `side` itself if it has no name."""
        return self.text(self.find("side", side, info) or side)

    def with_side(self, params: Mapping[str, Any], info: Info | None) -> Mapping[str, Any]:
        """Return `params` with the name of the side `params["side"]` instead of its id.

        A name that the game `info` or its family gives the side has priority over the general name.
        The id is added as `sideId` ("none" if the id is ""), and grammatical forms of the name:
        `sideSubject`, for example, is the attribute `subject` of the side's message or, if that is
        missing, of the message `name-forms`.  If `params` has no `side`, return it unchanged.
        """
        side = params.get("side")
        if not isinstance(side, str):
            return params
        name = self.find("side", side, info)
        text = self.text(name) if name else side
        forms = {}
        for form in self._forms:
            own = f"{name}.{form}"
            source = own if own in self._sources else f"{_NAME_FORMS}{form}"
            forms[f"side{form[:1].upper()}{form[1:]}"] = self.text(source, {"side": text})
        return {**params, "side": text, "sideId": side or "none", **forms}

    def join(self, items: Sequence[str]) -> str:
        """Return the items as a list in words, such as "a, b, and c"."""
        if len(items) < 2:
            return "".join(items)
        language = LANGUAGES[self.language]
        last = language.and_two if len(items) == 2 else language.and_last
        return ", ".join(items[:-1]) + last + items[-1]

    def _pattern(self, name: str) -> Pattern:
        if name not in self._patterns:
            self._patterns[name] = read_pattern(self._sources[name])
        return self._patterns[name]

    def _arguments(self, params: Mapping[str, Any]) -> dict[str, Value]:
        arguments: dict[str, Value] = {}
        for name, value in params.items():
            if isinstance(value, list | tuple):
                arguments |= self._list_arguments(name, value)
            elif isinstance(value, bool):
                arguments[name] = str(value).lower()
            else:
                arguments[name] = value if isinstance(value, int | float) else str(value or "")
        return arguments

    def _list_arguments(self, name: str, values: Sequence[Any]) -> dict[str, Value]:
        """Return four arguments for the list `values` of the parameter `name`.

        For example, the parameter `dice` with the values 6 and 5 has the arguments `dice` ("6 and
        5"), `diceCount` (2), `diceFirst` ("six") and `diceRest` ("then five").  The last two are
        useful only for numbers.
        """
        numbers = [self.text("count", {"count": value}) for value in values]
        return {
            name: self.join([str(value) for value in values]),
            f"{name}Count": len(values),
            f"{name}First": "".join(numbers[:1]),
            f"{name}Rest": ", ".join(
                self.text("then", {"words": number}) for number in numbers[1:]
            ),
        }

    def _number(self, number: float) -> str:
        text = f"{round(number, 3):,}".removesuffix(".0")
        return text.translate(str.maketrans(",.", LANGUAGES[self.language].separators))


def _files(language: str) -> Iterator[Path]:
    yield from _FOLDER.glob(f"{language}.ftl")
    for folder in (_FOLDER / language, _PAGE / language):
        yield from sorted(folder.glob("*.ftl"))


def _other_sources(language: str) -> Iterator[tuple[str, str]]:
    """Yield (language, content) of the packs' message files in `language` and in English."""
    if sys.platform == "emscripten":
        return  # the page reads the messages of its packs
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    for point in entry_points(group="alveus.games"):
        package: Any = find_spec(point.module.partition(".")[0])
        for name in dict.fromkeys((language, ENGLISH)):
            try:
                file = Path(package.submodule_search_locations[0], "words", f"{name}.ftl")
                yield name, package.loader.get_data(str(file)).decode()
            except (AttributeError, TypeError, OSError, ValueError):
                continue  # not a package, or a package without this file


_messages_in = cache(Messages)


def read_again() -> None:
    """Clear the cache of messages, as needed after a pack was installed."""
    _messages_in.cache_clear()


def messages() -> Messages:
    """Return the messages of the language selected by `speaking_in`, by default English."""
    return _messages_in(_language.get())


@contextmanager
def speaking_in(language: str) -> Iterator[None]:
    """Use a language, given as a key of `LANGUAGES`, within a `with` block."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)
