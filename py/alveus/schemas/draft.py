"""JSON Schemas of types: a typed dictionary is an object with these members and no others."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

DRAFT = "http://json-schema.org/draft-07/schema#"
SCALARS = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}

Schema = dict[str, Any]


def schema_of(shape: Any, title: str) -> Schema:
    """The schema of a type, with the typed dictionaries in it as definitions."""
    definitions: dict[str, Schema] = {}
    top = _beside(_schema(shape, definitions))
    return {"$schema": DRAFT, "title": title, **top, "definitions": definitions}


def _schema(shape: Any, definitions: dict[str, Schema]) -> Schema:
    """One type's schema; what it needs is put among the definitions."""
    if shape is Any:
        return {}
    if shape in SCALARS:
        return {"type": SCALARS[shape]}
    if is_typeddict(shape):
        if shape.__name__ not in definitions:
            definitions[shape.__name__] = {}
            definitions[shape.__name__] = _object(shape, definitions)
        return {"$ref": f"#/definitions/{shape.__name__}"}
    origin, parts = get_origin(shape), get_args(shape)
    if origin is Annotated:
        return {**_schema(parts[0], definitions), **parts[1].keywords()}
    if origin is Literal:
        return {"enum": list(parts)}
    if origin in (Union, UnionType):
        return _any_of([_schema(part, definitions) for part in parts])
    if origin is list:
        return {"type": "array", "items": _schema(parts[0], definitions)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(parts[1], definitions) or True}
    raise TypeError(f"no schema for {shape}")


def _any_of(schemas: list[Schema]) -> Schema:
    """One of several; plain types are listed in one word."""
    if all(list(schema) == ["type"] for schema in schemas):
        return {"type": [schema["type"] for schema in schemas]}
    return {"anyOf": schemas}


def _object(shape: Any, definitions: dict[str, Schema]) -> Schema:
    """The schema of a typed dictionary, with what its docstrings say."""
    members, required = {}, []
    told = _told_in(sys.modules[shape.__module__])
    for name, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        schema = _schema(get_args(hint)[0] if optional else hint, definitions)
        members[name] = _described(schema, told.get((shape.__name__, name)))
        required += [] if optional else [name]
    written = {"type": "object", "properties": members, "required": required}
    return _described({**written, "additionalProperties": False}, told.get((shape.__name__, "")))


def _described(schema: Schema, description: str | None) -> Schema:
    return schema if description is None else {**_beside(schema), "description": description}


def _beside(schema: Schema) -> Schema:
    """The same schema in a form that other words may stand beside, as they may not at a `$ref`."""
    return {"allOf": [schema]} if "$ref" in schema else schema


@cache
def _told_in(module: Any) -> Mapping[tuple[str, str], str]:
    """The docstrings of all classes and members in a module, by the names of both.

    There are none without its source.
    """
    try:
        body = ast.parse(inspect.getsource(module)).body
    except OSError:
        return {}
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    bases = {node.name: [ast.unparse(base) for base in node.bases] for node in classes}
    own = {node.name: dict(_members_told(node)) for node in classes}
    return {
        (name, member): told
        for name in own
        for line in _line_of(name, bases)
        for member, told in own.get(line, {}).items()
    }


def _line_of(name: str, bases: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """A class after all that it inherits from."""
    for base in bases.get(name, ()):
        yield from _line_of(base, bases)
    yield name


def _members_told(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """A class's own docstring under no name, and those of its members."""
    if own := ast.get_docstring(node):
        yield "", _in_a_line(own)
    for member, after in pairwise(node.body):
        if (
            isinstance(member, ast.AnnAssign)
            and isinstance(member.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            yield member.target.id, _in_a_line(str(after.value.value))


def _in_a_line(text: str) -> str:
    return " ".join(text.split())
