"""Names are plain English: functions are verbs, and names do not use the old private dialect."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

pytestmark = pytest.mark.native  # these tests read the sources, which the browser does not have

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "py" / "alveus"


@cache
def trees() -> dict[str, ast.Module]:
    """Return the syntax trees of package and scripts by path."""
    return {
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

ALLOWED: dict[str, tuple[str, set[str]]] = {
    "known": (
        "Position.known: a public name",
        {"py/alveus/play/positions.py"},
    ),
    "told": (
        "Position.told and Match.told: public names",
        {"py/alveus/play/matches.py", "py/alveus/play/positions.py"},
    ),
    "play_on": (
        "Match.play_on: a public name",
        {"py/alveus/play/matches.py"},
    ),
    "tell": (
        "`Correspondence.tell` answers the request `tell` of the page",
        {"py/alveus/letters/correspondence.py"},
    ),
    "stand_pat": (
        "the established term for an evaluation without a move",
        {"py/alveus/families/rithmomachia/opponent/evaluation.py"},
    ),
    "is_over": (
        "a question with a predicate",
        {"py/alveus/ai/search/expectimax.py", "py/alveus/families/tables/opponent/board.py"},
    ),
    "add_up": (
        "an ordinary verb: to add up numbers",
        {"py/alveus/review/moments.py"},
    ),
    "pair_up": (
        "an ordinary verb: to pair up",
        {"py/alveus/families/dominoes/terzett/possibilities.py"},
    ),
    "lay_out": (
        "an ordinary verb: to lay out a page",
        {"py/alveus/sheets/kit.py", "scripts/benchmarks/boot.py"},
    ),
    "look_back": (
        "the handler of the request `look`",
        {"py/alveus/bridge/questions.py"},
    ),
    "borne_off": (
        "the term of tables for a man that has left the board",
        {"py/alveus/families/tables/fast.py"},
    ),
    "bear_off_reason": (
        "the term of tables",
        {"py/alveus/families/tables/rules.py"},
    ),
    "beans_on": (
        "beans on a given number of pits",
        {"py/alveus/families/bohnenspiel/opponent/fast.py"},
    ),
    "placement_on": (
        "the placement on a given board",
        {"py/alveus/families/dominoes/terzett/board.py"},
    ),
    "tile_on": (
        "the tile on a given cell",
        {"py/alveus/families/dominoes/dominosa/state.py"},
    ),
    "advise_on": (
        "advice on a second step",
        {"py/alveus/ai/answers.py", "py/alveus/families/rithmomachia/opponent/levels.py"},
    ),
    "deal_out": (
        "an ordinary verb: to deal out tiles",
        {"py/alveus/families/dominoes/line/game.py"},
    ),
    "left_over": (
        "the pieces left over",
        {"py/alveus/families/dominoes/terzett/possibilities.py"},
    ),
    "hand_over": (
        "the turn passes to the opponent",
        {"py/alveus/families/tables/turns.py"},
    ),
    "fall": (
        "the term of the battle of numbers for the fall of a piece",
        {"py/alveus/families/rithmomachia/turn.py"},
    ),
    "meet_sums": (
        "the sums that a figure must meet",
        {"py/alveus/families/dominoes/terzett/compose.py"},
    ),
    "weigh_purchases": (
        "the weights of the tiles that a seat may have bought",
        {"py/alveus/families/dominoes/line/opponent/deals.py"},
    ),
    "weigh_letters": (
        "the weight in bytes of the letters of a font",
        {"scripts/benchmarks/frame.py"},
    ),
    "go": (
        "the cursor of a match goes to a ply",
        {"py/alveus/core/match.py"},
    ),
    "look": (
        "the handler of the request `look` about a letter",
        {"py/alveus/letters/asking.py"},
    ),
    "look_reply": (
        "the reply to the request `look`",
        {"py/alveus/bridge/replies.py"},
    ),
    "beginning": (
        "the beginning of the browser's Python, a module of the build",
        {"scripts/site_build/beginning.py"},
    ),
    "judge": (
        "the function that evaluates positions while networks are trained",
        {"scripts/learning/net.py", "scripts/learning/plain.py"},
    ),
}
"""Names that match a pattern but are plain: the reason, and the files that define them."""

VAGUE = {"found", "given", "told", "one", "here", "written", "laid", "there", "met", "said"}
"""Variables named after an action instead of the value that they hold."""
MOST_VAGUE = {"py": 28, "scripts": 0}
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


def is_allowed(name: str, path: str) -> bool:
    """Return True if a name defined in a file is an exception."""
    _, paths = ALLOWED.get(snake_case(name), ("", set()))
    return path in paths


def is_odd(name: str) -> bool:
    """Return True if the name of a function, class or module is in the dialect."""
    plain = snake_case(name)
    return name in QUAINT or any(pattern.search(plain) for pattern in PATTERNS)


def is_participle(name: str) -> bool:
    """Return True if a function's name is a participle, or ends with one."""
    first, last = name.split("_")[0], name.split("_")[-1]
    if name in PARTICIPLES:
        return True
    return last.endswith("ed") and last not in NOUNS and (first not in VERBS or first == last)


def participles() -> set[tuple[str, str]]:
    """Return the public functions of the package that are not verbs, with their files."""
    return {
        (path, name)
        for path, tree in trees().items()
        if path.startswith("py/")
        for name in public_functions(tree)
        if is_participle(name)
    }


def odd_names(folder: str) -> set[tuple[str, str]]:
    """Return the functions, classes and modules with a name in the dialect, with their files."""
    return {
        (path, name)
        for path, tree in trees().items()
        if path.startswith(f"{folder}/")
        for name in (Path(path).stem, *definitions(tree))
        if is_odd(name)
    }


def test_the_names_are_read() -> None:
    """A moved folder would make the tests below pass without checking anything."""
    for folder, least in (("py", 280), ("scripts", 100)):
        assert len([path for path in trees() if path.startswith(f"{folder}/")]) > least
    tree = trees()["py/alveus/core/game.py"]
    assert "actor" in set(public_functions(tree))
    assert {"actor", "Info"} <= set(definitions(tree))
    assert {"seat", "state"} <= set(variables(tree))


def test_functions_of_the_package_are_verbs() -> None:
    assert {(path, name) for path, name in participles() if not is_allowed(name, path)} == set()


@pytest.mark.parametrize("folder", ["py", "scripts"])
def test_no_definition_or_module_has_a_name_in_the_dialect(folder: str) -> None:
    odd = {(path, name) for path, name in odd_names(folder) if not is_allowed(name, path)}
    assert odd == set()


def test_every_exception_is_needed() -> None:
    names = participles() | odd_names("py") | odd_names("scripts")
    needed = {(path, snake_case(name)) for path, name in names}
    assert {(path, name) for name, (_, paths) in ALLOWED.items() for path in paths} <= needed


@pytest.mark.parametrize("folder", ["py", "scripts"])
def test_vague_variables_do_not_become_more(folder: str) -> None:
    counts = Counter(
        name
        for path, tree in trees().items()
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
