"""Every message key that the page uses exists in every language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest
from fluent.syntax.serializer import serialize_pattern
from tests.codes import CODES
from tests.test_words import LANGUAGES, WORDS, messages

from alveus import registry
from alveus.core.game import Certainty
from alveus.families.dominoes.dominosa.aids import AIDS
from alveus.lab.measures import PLAIN as MEASURES
from site_build.studies import studies

PAGE = WORDS.parent
SOURCES = {
    path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(PAGE.rglob("*.ts"))
    if "generated" not in path.parts
}
MARKUP = {
    path.name: path.read_text(encoding="utf-8")
    for path in (*PAGE.parent.glob("*.html"), *PAGE.parent.glob("parts/*.html"))
}

# A complete key in the sources. Strings after `class` are names of CSS classes.
KEY = re.compile(r'(?<!class: )(?<!class=)"([a-z]+(?:-\w+)+)"')
ASKED = re.compile(r'\b(?:t|text)\(\s*"(\w+)"')
NAMED = re.compile(r'data-t(?:-label)?="([^"]+)"')
# An element with a key in a page's HTML, and the text shown until scripts insert the message.
WORDED = re.compile(r'<(\w+)[^>]*data-t="([^"]+)"[^>]*>([^<]+)</\1>')
# A key built from parts: the fixed text around the parts.
BUILT = re.compile(r"`((?:[a-z_]+-)+\$\{[^`]*)`")
PART = re.compile(r"\$\{[^}]*\}")


def listed(path: str, name: str) -> tuple[str, ...]:
    """Return the texts of an array in the sources: `NAME = ["a", "b"]` or `name: ["a", "b"]`."""
    array = re.search(rf"\b{name}(?: =|:) \[([^\]]*)\]", SOURCES[path])
    assert array, f"{path} has no {name}"
    return tuple(re.findall(r'"([^"]+)"', array[1]))


def fields(path: str, name: str) -> tuple[str, ...]:
    """Return the names in an object of the page's sources: `NAME: Type = { a: …, b, … }`."""
    definition = re.search(rf"\bconst {name}\b.*?= \{{\n(.*?)^\}}", SOURCES[path], re.M | re.S)
    assert definition, f"{path} has no {name}"
    return tuple(re.findall(r"^  (\w+)[:,]", definition[1], re.M))


GAMES = tuple(registry.ids())
SEATS = tuple((game, seat) for game in GAMES for seat in registry.info(game).seats)
LABORATORY = tuple(game for game in GAMES if len(registry.info(game).seats) == 2)
EDITED = (
    *(
        (info.family, line.code)
        for spec in registry.specs()
        for info in (spec.info,)
        if spec.writing
        for game in (spec.build({}),)
        for line in registry.part(spec.writing, "write_lines")(game, game.opening())
        if not line.choices
    ),
    ("tables", "cube"),  # only with the option `cube`
)
STUDIED = tuple(study.game for study in studies())
MEANS = listed("games/rithmomachia/proportions.ts", "KINDS")
SEATING = listed("kit/settings.ts", "seating")
SETTINGS = "kit/settings.ts"
STEPS = ("theme", "size", "animation", "names", "rate", "loudness")
SWITCHES = ("autoThrow", "autoForced", "autoPass", "commit", "list", "voice")
CHOSEN = listed("games/dominosa/ui/choose.ts", "WHICH")
PROPORTIONS = (
    *listed("games/rithmomachia/proportions.ts", "PARTS"),
    *MEANS,
    *fields("games/rithmomachia/proportions.ts", "INTERVALS"),
    *("victories-1", "victories-2", "calculator-1", "harmony-1", "harmony-2", "rows-1", "rows-2"),
    *("beginner", "advanced", "kind", "own", "captured"),
)
LOST_FIGURES = (*listed("pages/figures.ts", "reconstructed"), "9", "10", "11", "12", "cover")
CRITERIA = re.findall(r"(\d\.\d\.\d+) A", SOURCES["pages/statements.ts"])
DOORS = ("learn", "letters", "make", "museums", "lab")
DOMINOSA = {option.name: option for option in registry.info("dominosa").options}
TERZETT = {option.name: option for option in registry.info("terzett").options}
SHARED = ("result", "puzzle", "sheet", "id")
TASK_ORIGINS = tuple(
    task["origin"]
    for path in sorted(PAGE.glob("games/*/tasks.json"))
    for task in json.loads(path.read_text(encoding="utf-8"))["tasks"]
    if "origin" in task
)
# Possible values of the parts of every built key. web/tests/taught.words.test.ts tests the keys of
# rules pages, lessons, studies and manifests.
PARTS: dict[str, tuple[str | tuple[str, ...], ...]] = {
    "kiosk-ask-{}": tuple(game for game in GAMES if len(registry.info(game).seats) > 1),
    "aid-{}": tuple(AIDS),
    "aid-{}-book": tuple(AIDS),
    "analysis-{}": (
        *("lead", "lead-exact", "lead-sampled", "certain", "estimated"),
        *("move", "balance", "sure", "expected", "behind"),
    ),
    "backup-{}": (
        *("asked", "merged", "warning"),
        *("damaged", "foreign", "too_new", "too_large", "full", "failed"),
    ),
    "battle-{}": ("attacks", "rows", "means", "switches"),
    "attacks-{}": ("eruptio", "insidiae", "congressus", "extended"),
    "book-{}": fields("pages/figures.ts", "LOST"),
    "book-{}-lead": fields("pages/figures.ts", "LOST"),
    "book-{}-ours": LOST_FIGURES,
    "book-{}-text": LOST_FIGURES,
    "book-{}-walk": ("2", "3"),
    "certainty-{}": get_args(Certainty),
    "choose-{}": CHOSEN,
    "choose-{}-note": CHOSEN,
    "compose-{}": listed("games/terzett/ui/compose.ts", "MOVE_KINDS"),
    "condition-{}": (*fields("games/terzett/ui/conditions.ts", "PRESCRIBED"), "own"),
    "criterion-{}": tuple(number.replace(".", "-") for number in CRITERIA),
    "criterion-state-{}": listed("pages/statements.ts", "STATES"),
    "differs-{}": ("known", "given"),
    "embed-{}": (
        *("bad_parameter", "unknown_parameter", "missing_exhibit", "not_json"),
        *("bad_message", "unknown_message", "no_exhibit", "no_board"),
    ),
    "error-{}": tuple(sorted(CODES["error"])),
    "gallery-{}": ("size", "pairs", "seals", "keys", "art", "print"),
    "gallery-part-{}": ("rectangles", "letters", "narrowest", "pierced"),
    "gallery-repair-{}": (
        *("caption_below", "legs_moved", "narrowed", "group_moved", "regrouped"),
    ),
    "game-{}": GAMES,
    "finding-{}": STUDIED,
    **{f"finding-{{}}-{part}": STUDIED for part in ("question", "found", "follows", "open")},
    "grade-{}": tuple(DOMINOSA["grade"].readings),
    "home-{}": ("continue", "learn", "daily", "offer"),
    "home-{}-kin": GAMES,
    "home-door-{}": DOORS,
    "home-door-{}-note": DOORS,
    "home-filter-{}": fields("pages/chooser.ts", "FILTERS"),
    "home-luck-{}": ("none", "little", "some", "much"),
    "home-measured-{}": listed("pages/measured.ts", "COLUMNS"),
    "home-offer-{}": ("zeno",),
    "home-offline-{}": ("no", "preparing", "saver", "ready", "waiting", "full", "version"),
    "inscription-{}-note": listed(SETTINGS, "inscription"),
    "kind-{}": tuple(TERZETT["kind"].readings),
    "kind-{}-note": tuple(TERZETT["kind"].readings),
    "known-{}": ("laid", "hand", "left"),
    "known-at-{}": ("stock", "talon", "out"),
    "lab-{}": ("first", "second"),
    "lab-event-{}": tuple(
        sorted({code for game in LABORATORY for code in registry.info(game).codes["event"]})
    ),
    "lab-measure-{}": MEASURES,
    "editor-{}-{}": EDITED,
    "editor-{}-{}-form": EDITED,
    "lab-player-{}": listed("features/lab/plan.ts", "PLAIN"),
    "lab-start-{}": ("moves", "roll", "deal"),
    "lab-quantile-{}": ("q1", "median", "q3", "p95"),
    "letter-hindrance-{}": ("storage_full", "storage_forbidden"),
    "letter-{}": ("share", "copy", "file"),
    "open-letter-{}": ("none", "damaged", "large", "other", "save", "side"),
    "restore-{}": ("letter", "damaged", "large", "other", "save"),
    "restore-differs-{}": ("secret", "moves", "rules"),
    "letters-{}": ("ours", "theirs", "over"),
    "letters-step-{}": ("1", "2", "3"),
    "letter-step-{}": listed("features/letters/figures.ts", "STEPS"),
    "make-{}": (*listed("contracts/links.ts", "PAPERS"), *listed("pages/make.ts", "KINDS")),
    "make-paper-{}": listed("contracts/links.ts", "PAPERS"),
    "make-part-{}": ("rules", "board", "puzzle", "men", "dice", "beans", "tiles", "stones"),
    "means-{}": (*MEANS, *listed("games/rithmomachia/ui/calculator.ts", "PLACES")),
    "means-{}-about": MEANS,
    "messages-{}": (
        *("newGame", "setPosition", "setTexts", "setLang", "setTheme", "setLog", "mute"),
        *("getState", "reset"),
    ),
    "messages-by-{}": ("page", "frame"),
    "museums-{}": (*listed("features/exhibits/museums/page.ts", "TERMS"), "idle", "warn"),
    "museums-{}-1": listed("features/exhibits/museums/page.ts", "TERMS"),
    "museums-{}-note": ("idle", "warn"),
    "museums-choices-{}": listed("features/exhibits/frame/parameters.ts", "VISITOR_CHOICES"),
    "missing-{}": ("version", "part", "connection"),
    "museums-colours-{}": listed("features/exhibits/museums/form.ts", "NAMES"),
    "museums-mode-{}": listed("features/exhibits/museums/plan.ts", "MODES"),
    "museums-shape-{}": listed("features/exhibits/museums/plan.ts", "SHAPES"),
    "museums-text-{}": fields("features/exhibits/kiosk/exhibit.ts", "LENGTHS"),
    "museums-volume-{}": (*fields("features/exhibits/museums/form.ts", "LOUDNESS"), "from", "to"),
    "museums-way-{}": listed("features/exhibits/museums/take.ts", "WAYS"),
    "new-seating-{}": SEATING,
    "new-seating-{}-note": SEATING,
    "own-{}": ("score-race-won", "score-row-won", "score-series-won"),
    "notice-{}": ("file", "link"),
    "offline-{}": ("no", "preparing", "saver", "game", "ready", "waiting", "full", "version"),
    "practice-hard-{}": ("1", "2", "3"),
    "proportions-{}": PROPORTIONS,
    "puzzle-{}": listed("puzzle/tools.ts", "TRIAL"),
    "puzzle-tool-{}": listed("puzzle/tools.ts", "KINDS"),
    "replay-{}": ("slow", "calm", "quick"),
    "review-measure-{}": ("judge", "depth", "luck", "skill", "doubt"),
    "rule-{}": tuple(game for game in GAMES if len(registry.info(game).seats) == 1),
    "set-{}": ("copy", "show", "keep"),
    "settings-{}": (*STEPS, "targets", "sound", "walking", *SWITCHES),
    "settings-{}-note": SWITCHES,
    "survey-kind-{}": ("man", "bean", "tile", "round", "triangle", "square", "pyramid", "piece"),
    "settings-{}-{}": tuple((name, value) for name in STEPS for value in listed(SETTINGS, name)),
    "sharing-{}": SHARED,
    "sharing-{}-done": SHARED,
    "sharing-{}-note": SHARED,
    "side-{}-{}": SEATS,
    "settings-theme-{}": listed("features/exhibits/museums/plan.ts", "THEMES"),
    "statements-{}": (
        *fields("pages/statements.ts", "TEXT_SECTIONS"),
        *("imprint", "contact", "source", "cite", "tried", "lacking", "tell"),
    ),
    "statements-{}-{}": (
        *(("privacy", str(number)) for number in (1, 2, 3)),
        *(("access", str(number)) for number in (1, 2)),
    ),
    "statements-lacking-{}": ("1", "2", "3", "4"),
    "statistics-{}": ("kind", "solved", "alone", "best", "median"),
    "study-head-{}": ("reading", "endings", "alone"),
    "study-reading-{}": (
        *("names", "last_20", "last_22", "last_none", "divus_24", "downward", "ungathered"),
    ),
    "task-origin-{}": TASK_ORIGINS,
    "trust-{}": ("seal", "roll", "moves", "not"),
    "trust-{}-{}": (("seal", "1"), ("roll", "2"), ("moves", "1"), ("not", "2")),
    "study-tab-{}": ("throw", "why", "black", "numbers"),
    "threats-{}": ("attack", "danger", "threats", *fields("kit/settings.ts", "CODES")),
    "unit-{}": ("beans", "stones", "points", "percent"),
    "units-{}": ("beans", "stones", "points", "percent"),
}
TAUGHT = {"further-{}", "glossary-{}", "page-{}", "page-{}-picture", "page-short-{}"}
TAUGHT |= {"course-group-{}", "learn-{}-{}", "learn-{}-{}{}"}
TAUGHT |= {"study-{}", "study-{}{}"}
# Keys whose existence the page checks before it uses them.
ASKED_FIRST = {"cited-{}", "found-{}", "lab-event-{}-{}", "notation-{}", "outline-terzett-{}"}
# Ids and names of elements, which are not message keys.
ELEMENTS = {"analysis-body", "readings-title", "series-body", "level-{}", "option-{}"}


@cache
def kinds() -> set[str]:
    """Return the first parts of the names of messages."""
    return {name.partition("-")[0] for name in messages("en") if "-" in name}


def keys() -> Iterator[tuple[str, str]]:
    for path, text in SOURCES.items():
        for match in (*KEY.finditer(text), *ASKED.finditer(text)):
            key = match[1]
            if key not in ELEMENTS and ("-" not in key or key.partition("-")[0] in kinds()):
                yield key, path
    for path, text in {**SOURCES, **MARKUP}.items():
        yield from ((match[1], path) for match in NAMED.finditer(text))


def built() -> Iterator[tuple[str, str]]:
    for path, text in SOURCES.items():
        for match in BUILT.finditer(text):
            template = PART.sub("{}", match[1])
            if template not in ELEMENTS and template.partition("-")[0] in kinds():
                yield template, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_page_has_a_message(language: str) -> None:
    named = {name.partition(" of ")[0] for name in messages(language)}
    assert {(key, path) for key, path in keys() if key not in named} == set()


@pytest.mark.parametrize("path", sorted(MARKUP))
def test_texts_in_the_html_equal_the_english_messages(path: str) -> None:
    for _, key, text in WORDED.findall(MARKUP[path]):
        value = messages("en")[key].value
        assert value is not None
        assert serialize_pattern(value).strip() == " ".join(text.split())


def test_parts_of_every_built_key_are_listed() -> None:
    templates = {*PARTS, *TAUGHT, *ASKED_FIRST}
    assert {(template, path) for template, path in built() if template not in templates} == set()
    assert templates - {template for template, _ in built()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_built_key_has_a_message(language: str) -> None:
    missing = set()
    for template, values in PARTS.items():
        for value in values:
            key = template.format(*([value] if isinstance(value, str) else value))
            if key not in messages(language):
                missing.add(key)
    assert not missing
