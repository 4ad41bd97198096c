"""Texts of the game pages, from the page's own messages."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from alveus import registry
from alveus.words.fluent import Formatter, read_messages, read_pattern, resolve
from alveus.words.messages import ENGLISH, LANGUAGES
from toolchain.ground import WEB

if TYPE_CHECKING:
    from collections.abc import Iterator

    from alveus.core.game import Info
    from alveus.words.fluent import Pattern, Value

WORDS = WEB / "src" / "i18n"
MARKS = re.compile(r"\*([^*]+)\*|_([^_]+)_|‹([^›]+)›|`([^`]+)`")
TERM = re.compile(r"^(glossary-\w+) =.*(?:\n +[^.\n].*)*\n +\.term = (.+)$", re.M)
NO_SECTIONS = {"short"}


def games_with_rules() -> list[str]:
    """Return the ids of the games with a rules page, in the order of the home page."""
    texts = {path.stem for path in (WORDS / ENGLISH / "pages").glob("*.ftl")}
    return [game for game in registry.ids() if game in texts]


class Words:
    """The messages of one language in some of its files (`areas`)."""

    def __init__(self, language: str, *areas: str) -> None:
        self.language = language
        files = [(WORDS / language / f"{area}.ftl").read_text(encoding="utf-8") for area in areas]
        self._written = {name: text for file in files for name, text in read_messages(file)}
        self._terms = dict(term for file in files for term in TERM.findall(file))

    def text(self, name: str, **variables: Value) -> str:
        """Return a message as text.  Raises KeyError if the files do not contain it."""
        plural_form = LANGUAGES[self.language].plural_form
        return resolve(self._pattern(name), variables, Formatter(self._pattern, str, plural_form))

    def of_game(self, kind: str, code: str, info: Info, **variables: Value) -> str:
        """Return the message for a code: that of the game, of its family, or the general one.

        Raises KeyError if none of them exists.
        """
        own = (f"{kind}-{info.id}-{code}", f"{kind}-{info.family}-{code}")
        known_names = (name for name in own if name in self._written)
        return self.text(next(known_names, f"{kind}-{code}"), **variables)

    def sections(self) -> Iterator[tuple[str, list[str]]]:
        """Yield heading and paragraphs of every section of the rules, in the order of the file."""
        for name in self._written:
            _, _, part = name.partition("page-")
            if f"page-{part}-1" in self._written and part not in NO_SECTIONS:
                yield self.text(name), list(self._numbered(f"page-{part}"))

    def terms(self) -> Iterator[tuple[str, str]]:
        """Yield every term of the game with its definition."""
        for name, term in self._terms.items():
            yield term, self.text(name)

    def _numbered(self, name: str) -> Iterator[str]:
        number = 1
        while f"{name}-{number}" in self._written:
            yield self.text(f"{name}-{number}")
            number += 1

    def _pattern(self, name: str) -> Pattern:
        return read_pattern(self._written[name])


def to_html(text: str) -> str:
    """Return a text as HTML.  The markup `*…*`, `_…_`, `‹…›` and backticks become elements.

    `kit/texts.ts` does the same in the page.
    """
    return MARKS.sub(_marked, escape(text, quote=False))


def plain(text: str) -> str:
    """Return a text without this markup."""
    return MARKS.sub(lambda match: next(filter(None, match.groups())), text)


def _marked(match: re.Match[str]) -> str:
    stressed, latin, foreign, typed = match.groups()
    if stressed:
        return f"<em>{stressed}</em>"
    if typed:
        return f"<code>{typed}</code>"
    return f'<i lang="la">{latin}</i>' if latin else f"<i>{foreign}</i>"
