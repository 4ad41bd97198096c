"""The reader of Fluent messages agrees with Mozilla's reader."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from alveus import registry
from alveus.words.fluent import read_messages, read_pattern
from alveus.words.messages import LANGUAGES, Messages

pytestmark = pytest.mark.native

ROOT = Path(__file__).resolve().parents[2]
VALUES = (0, 1, 2, 1234, 1_000_000.5, 0.1234, "", "x")
KEY = re.compile(r"^ *\*?\[([a-z]\w*)\]", re.M)
REFERENCE = re.compile(r"\{ ([a-z][\w-]*) \}")
VARIABLE = re.compile(r"\$([a-zA-Z]\w*)")


def message_files(language: str) -> str:
    """Return all message files of a language."""
    folders = (ROOT / "web/src/i18n" / language, ROOT / "py/alveus/words" / language)
    files = (path for folder in folders for path in sorted(folder.glob("*.ftl")))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_agrees_with_mozillas_reader(language: str) -> None:
    ours, bundle = Messages(language), FluentBundle([language], use_isolating=False)
    text = message_files(language)
    bundle.add_resource(FluentResource(text))
    entries = dict(re.findall(r"^([a-zA-Z][\w-]*) *=((?:.*\n(?![a-z#]))*.*)", text, re.M))
    assert len(entries) > 1500
    for name, entry in entries.items():
        inner = [entries[other] for other in REFERENCE.findall(entry)]
        names = VARIABLE.findall("".join([entry, *inner]))
        for value in (*VALUES, *{*KEY.findall(entry)} - {"one", "other"}):
            arguments = dict.fromkeys(names, value)
            theirs, errors = bundle.format_pattern(bundle.get_message(name).value, arguments)
            assert (ours.text(name, arguments), errors) == (theirs, []), (name, value)


@pytest.mark.parametrize("broken", ["{ $a", "{ A() }", "{ $a -> [x] y }", "}", "{ a -> *[x] y\n}"])
def test_unsupported_syntax_raises_an_error(broken: str) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        read_pattern(broken)


def test_missing_argument_is_shown_by_name() -> None:
    assert Messages("en").text("error-no_hints") == "Hints are not available for {$game}."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1, 2, and 3; 1 and 2; 1"), ("de", "1, 2 und 3; 1 und 2; 1")],
)
def test_lists_are_joined_with_the_words_of_the_language(language: str, said: str) -> None:
    words = Messages(language)
    joined = [words.join(list(things)) for things in ("123", "12", "1")]
    assert "; ".join(joined) == said


def test_attributes_are_read_as_messages() -> None:
    source = "name = Guest\n    .subject = The guest\n    .of = of the guest\nother = x\n"
    read = {"name": "Guest", "name.subject": "The guest", "name.of": "of the guest", "other": "x"}
    assert dict(read_messages(source)) == read


def test_a_side_without_its_own_forms_has_the_forms_of_the_language() -> None:
    params = Messages("de").with_side({"side": "white"}, registry.info("xii"))
    assert params["sideSubject"] == params["side"]
    assert params["sideOf"] == f"von {params['side']}"
