"""The mutants of a module, made by cosmic-ray's operators."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

from mutation.groups import SOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OPERATORS = (
    "AddNot",
    "ReplaceUnaryOperator_Delete_Not",
    "ReplaceAndWithOr",
    "ReplaceOrWithAnd",
    "ReplaceTrueWithFalse",
    "ReplaceFalseWithTrue",
    "ReplaceComparisonOperator_Eq_NotEq",
    "ReplaceComparisonOperator_NotEq_Eq",
    "ReplaceComparisonOperator_Is_IsNot",
    "ReplaceComparisonOperator_IsNot_Is",
    "ReplaceComparisonOperator_Lt_LtE",
    "ReplaceComparisonOperator_LtE_Lt",
    "ReplaceComparisonOperator_Gt_GtE",
    "ReplaceComparisonOperator_GtE_Gt",
    "ReplaceBinaryOperator_Add_Sub",
    "ReplaceBinaryOperator_Sub_Add",
    "ReplaceBinaryOperator_Mul_FloorDiv",
    "ReplaceBinaryOperator_FloorDiv_Mul",
    "ReplaceBinaryOperator_Div_Mul",
    "ReplaceBinaryOperator_Mod_FloorDiv",
    "ReplaceBinaryOperator_LShift_RShift",
    "ReplaceBinaryOperator_RShift_LShift",
    "ReplaceBinaryOperator_BitAnd_BitOr",
    "ReplaceBinaryOperator_BitOr_BitAnd",
    "ReplaceBinaryOperator_BitXor_BitAnd",
    "ReplaceUnaryOperator_USub_UAdd",
    "ReplaceUnaryOperator_Delete_Invert",
    "ReplaceBreakWithContinue",
    "ReplaceContinueWithBreak",
    "ZeroIterationForLoop",
    "ExceptionReplacer",
)
"""Operators that change comparisons, signs, boolean operators, conditions and loops."""
NUMBERS = "NumberReplacer"
"""Operator that replaces a number by its neighbours; optional, because many numbers are limits."""

Place = tuple[int, int]
"""Place in a source file: line (from 1) and column (from 0)."""


@dataclass(frozen=True)
class Mutant:
    """One change: the n-th occurrence of an operator in a module."""

    path: Path
    operator: str
    occurrence: int
    line: int

    @property
    def module(self) -> str:
        """The module's file under `py/alveus`."""
        return self.path.relative_to(SOURCES).as_posix()

    def source(self) -> str:
        """Return the module's text with the change."""
        operator = get_operator(f"core/{self.operator}")()
        text: str = mutate_code(_read(self.path), operator, self.occurrence)
        return text

    def lines(self) -> tuple[str, str]:
        """Return the first changed line before and after the change, without indentation."""
        pairs = zip(_read(self.path).splitlines(), self.source().splitlines(), strict=False)
        before, after = next(pair for pair in pairs if pair[0] != pair[1])
        return before.strip(), after.strip()


def mutants_of(path: Path, numbers: bool = False) -> list[Mutant]:
    """Return all mutants of a module in line order; with `numbers`, also those that change numbers.

    These places are excluded: annotations, imports for type checking, cache sizes, and `strict`,
    which checks conditions that always hold.
    """
    unseen = list(_unseen(_read(path)))
    nodes = list(ast_nodes(get_ast(_read(path))))
    mutants = [
        Mutant(path, operator, occurrence, start[0])
        for operator in (*OPERATORS, *([NUMBERS] if numbers else []))
        for occurrence, (start, end) in enumerate(_places(operator, nodes))
        if not any(begin <= start and end <= finish for begin, finish in unseen)
    ]
    return sorted(mutants, key=lambda mutant: mutant.line)


def statement_lines(path: Path, line: int) -> range:
    """Return the lines from the start of the innermost statement of a line to the line itself."""
    starts = [
        node.lineno
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return range(max(starts, default=line), line + 1)


def _places(operator: str, nodes: list[Any]) -> Iterator[tuple[Place, Place]]:
    change = get_operator(f"core/{operator}")()
    for node in nodes:
        yield from change.mutation_positions(node)


def _unseen(text: str) -> Iterator[tuple[Place, Place]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            yield _span(node)
        for part in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if part is not None:
                yield _span(part)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "lru_cache":
            yield _span(node)
        if isinstance(node, ast.keyword) and node.arg == "strict":
            yield _span(node.value)


def _span(node: ast.stmt | ast.expr) -> tuple[Place, Place]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


@cache
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(_read(path))
