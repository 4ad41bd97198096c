"""A pseudo-locale: English messages with accents, 30 % longer, in brackets.

It reveals clipped texts, texts outside the message files, and sentences that the page assembles
from several messages.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

OPEN, CLOSE = "⟦", "⟧"
ACCENTS = str.maketrans("aeiouyAEIOUYcns", "áéíóúýÁÉÍÓÚÝçñš")
PADDING = "ẋ"
DATA = re.compile(r"^(?:latin-terms|number-|list-)")
"""Ids of messages that are not texts."""


@cache
def pseudo(source: str) -> str:
    """Return a message file with all texts in the pseudo-locale."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and not DATA.match(entry.id.name):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    _lengthen(pattern)
    return FluentSerializer().serialize(resource)


def _lengthen(pattern: ftl.Pattern) -> None:
    letters = _accent(pattern)
    before, after = ftl.TextElement(OPEN), ftl.TextElement(PADDING * (letters * 3 // 10) + CLOSE)
    pattern.elements = [before, *pattern.elements, after]


def _accent(pattern: ftl.Pattern) -> int:
    """Add accents to the texts of a pattern; return the greatest number of letters."""
    letters = 0
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            letters += sum(map(str.isalpha, element.value))
            element.value = element.value.translate(ACCENTS)
        elif isinstance(element.expression, ftl.SelectExpression):
            letters += max(_accent(variant.value) for variant in element.expression.variants)
    return letters


def use_pseudo_locale(page: Page) -> None:
    """Answer the page's requests for message files with texts in the pseudo-locale."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=pseudo(response.text()))

    page.route("**/assets/*.txt", answer)
