"""Names are plain English: functions are verbs, and names do not use the old private dialect."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.native  # these tests read the sources, which the browser does not have

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "py" / "alveus"
TREES = {
    path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
    for folder in (PACKAGE, ROOT / "scripts")
    for path in sorted(folder.rglob("*.py"))
}

PARTICIPLES = {
    "begun", "bought", "chosen", "done", "drawn", "found", "given", "held", "hidden", "kept",
    "known", "laid", "made", "met", "seen", "shown", "sown", "taken", "thrown", "told", "written",
}  # fmt: skip
VERBS = {"check", "count", "end", "find", "is", "restore"}
"""Verbs before a final participle: `check_allowed`, `end_blocked`."""
NOUNS = {"seed", "need", "speed", "feed"}
"""Nouns that look like participles."""

PRONOUNS = re.compile(
    r"(^|_)(what|who|whom|whose|whoever|whatever|somebody|nobody|anybody|anything|nothing"
    r"|everything|here|there|its?|they|them|him|his|else|anew|aside|thus|untold)(_|$)"
)
"""Pronouns and adverbs instead of the noun: `what_lies_there`, `nothing_here`."""
ALL_PURPOSE = re.compile(
    r"^(stands?|lies?|bears?|tells?|told|goe?s?|lets?|weighs?|dreads?|meets?|falls?|hand_(on|over)"
    r"|roams?|thumb|catches|hunts|forewarn|foresee|looks?)(_|$)"
)
"""Verbs without a clear object: `tell`, `go_on`, `hand_over`, `weigh_throws`."""
SEPARABLE = re.compile(r"^[a-z]+_(on|up|over|off|out|away|down|along|aside|anew)$")
"""A verb and its particle: `play_on`, `throw_on`, `cut_down`."""
PATTERNS = (PRONOUNS, ALL_PURPOSE, SEPARABLE)

QUAINT = {
    "Bout", "Desk", "Ground", "Meter", "Left", "Seat", "Wish", "Prospect", "Clerk", "Obedient",
    "Outsider", "Keying", "Numbering", "Parting", "carry_ids", "joining", "judge", "marches",
    "meetings", "print_of", "stand", "showing", "telling", "grain", "chanceless",
    "beginning", "stepping", "stages", "strides", "sending", "leaving", "door", "post", "houses",
}  # fmt: skip
"""Former names of functions, classes and modules.  They said nothing about their meaning."""

ALLOWED = {
    "known": "Position.known: a public name",
    "told": "Position.told and Match.told: public names",
    "play_on": "Match.play_on: a public name",
    "tell": "Correspondence.tell answers the request `tell` of the page",
    "stand_pat": "the established term for an evaluation without a move",
    "is_over": "a question with a predicate",
    "add_up": "an ordinary verb: to add up numbers",
    "pair_up": "an ordinary verb: to pair up",
    "lay_out": "an ordinary verb: to lay out a page",
    "look_back": "the handler of the request `look`",
    "send_back": "the term of the rules for a man that is hit",
    "borne_off": "the term of tables for a man that has left the board",
    "bear_off_reason": "the term of tables",
    "beans_on": "beans on a given number of pits",
    "placement_on": "the placement on a given board",
    "tile_on": "the tile on a given cell",
    "advise_on": "advice on a second step",
    "deal_out": "an ordinary verb: to deal out tiles",
    "left_over": "the pieces left over",
    "hand_over": "in the tables family, until it is renamed",
    "fall": "in the battle of numbers: the fall of a piece",
    "meet_sums": "the sums that a figure must meet",
    "weigh_purchases": "in the family of dominoes, until it is renamed",
    "weigh": "in the adapter for OpenSpiel: the weights of the outcomes",
    "weigh_letters": "the weight in bytes of the letters of a font",
    "go": "the cursor of a match goes to a ply",
    "look": "in the family of tables, until it is renamed",
    "look_reply": "the reply to the request `look`",
    "why_not": "the reply to the request `why`",
    "beginning": "a module of the build: the beginning of the browser's Python",
    "judge": "in the training of networks: the evaluation of a position",
}
"""Names that match a pattern but are plain, and the reason."""

VAGUE = {"found", "given", "told", "one", "here", "written", "laid", "there", "met", "said"}
"""Variables named after an action instead of the value that they hold."""
MOST_VAGUE = {"py": 45, "scripts": 205}
"""Maximum number of vague variables in each folder.  Lower it when variables get better names."""


def definitions(tree: ast.Module) -> Iterator[str]:
    """Yield the names of all functions and classes, without leading underscores."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name.strip("_")


def public_functions(tree: ast.Module) -> Iterator[str]:
    """Yield the names of public functions and methods, but not of properties, which are values."""
    for node in ast.walk(tree):
        for child in node.body if isinstance(node, ast.Module | ast.ClassDef) else ():
            if isinstance(child, ast.FunctionDef) and child.name[0] != "_":
                decorators = {ast.unparse(decorator) for decorator in child.decorator_list}
                if not decorators & {"property", "cached_property"}:
                    yield child.name


def variables(tree: ast.Module) -> Iterator[str]:
    """Yield the names of all assigned variables and of all parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg


def snake_case(name: str) -> str:
    """Return a name in lower case with underscores: ``StandIns`` becomes ``stand_ins``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def is_odd(name: str) -> bool:
    """Return True if the name of a function, class or module is in the dialect."""
    plain = snake_case(name)
    if plain in ALLOWED:
        return False
    return name in QUAINT or any(pattern.search(plain) for pattern in PATTERNS)


def is_participle(name: str) -> bool:
    """Return True if a function's name is a participle, or ends with one."""
    first, last = name.split("_")[0], name.split("_")[-1]
    if name in PARTICIPLES:
        return True
    return last.endswith("ed") and last not in NOUNS and (first not in VERBS or first == last)


def test_functions_of_the_package_are_verbs() -> None:
    participles = {
        (path, name)
        for path, tree in TREES.items()
        if path.startswith("py/")
        for name in public_functions(tree)
        if is_participle(name) and name not in ALLOWED
    }
    assert participles == set()


@pytest.mark.parametrize("folder", ["py", "scripts"])
def test_no_definition_or_module_has_a_name_in_the_dialect(folder: str) -> None:
    odd = {
        (path, name)
        for path, tree in TREES.items()
        if path.startswith(f"{folder}/")
        for name in (Path(path).stem, *definitions(tree))
        if is_odd(name)
    }
    assert odd == set()


@pytest.mark.parametrize("folder", ["py", "scripts"])
def test_vague_variables_do_not_become_more(folder: str) -> None:
    counts = Counter(
        name
        for path, tree in TREES.items()
        if path.startswith(f"{folder}/")
        for name in variables(tree)
        if name in VAGUE
    )
    assert counts.total() <= MOST_VAGUE[folder], counts


@pytest.mark.parametrize(
    "name",
    ["what_lies_there", "throw_on", "StandIns", "weigh_throws", "Prospect", "hand_on"],
)
def test_dialect_is_recognised(name: str) -> None:
    assert is_odd(name)


@pytest.mark.parametrize("name", ["list_moves", "evaluate_rolls", "is_open", "hand_of"])
def test_plain_names_are_accepted(name: str) -> None:
    assert not is_odd(name)


def test_participles_are_recognised() -> None:
    assert is_participle("men_moved")
    assert not is_participle("end_blocked")
