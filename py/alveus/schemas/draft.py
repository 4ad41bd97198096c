"""Generation of JSON Schemas from types and their docstrings.  Undeclared members are forbidden."""

from __future__ import annotations

import ast
import inspect
import sys
import typing
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin

DRAFT = "http://json-schema.org/draft-07/schema#"
SCALARS = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}

Schema = dict[str, Any]


def schema_of(shape: Any, title: str) -> Schema:
    """Return a type's JSON Schema with a title.  Raises TypeError for an unsupported type in it."""
    definitions: dict[str, Schema] = {}
    top = _extensible(_schema(shape, definitions))
    return {"$schema": DRAFT, "title": title, **top, "definitions": definitions}


def _schema(shape: Any, definitions: dict[str, Schema]) -> Schema:
    """Return the schema of a type; add schemas of typed dictionaries in it to `definitions`."""
    if shape is Any:
        return {}
    if shape in SCALARS:
        return {"type": SCALARS[shape]}
    if typing.is_typeddict(shape):
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
        schemas = [_schema(part, definitions) for part in parts]
        if all(list(schema) == ["type"] for schema in schemas):
            return {"type": [schema["type"] for schema in schemas]}
        return {"anyOf": schemas}
    if origin is list:
        return {"type": "array", "items": _schema(parts[0], definitions)}
    if origin is dict:
        return {"type": "object", "additionalProperties": _schema(parts[1], definitions) or True}
    raise TypeError(f"no schema for {shape}")


def _object(shape: Any, definitions: dict[str, Schema]) -> Schema:
    """Return the schema of a typed dictionary; the docstrings in its class become descriptions."""
    members, required = {}, []
    docstrings = _docstrings(sys.modules[shape.__module__])[shape.__name__]
    for name, hint in typing.get_type_hints(shape, include_extras=True).items():
        qualifier = get_origin(hint)
        is_qualified = qualifier in (Required, NotRequired)
        schema = _schema(get_args(hint)[0] if is_qualified else hint, definitions)
        members[name] = _described(schema, docstrings.get(name))
        if qualifier is Required or (shape.__total__ and qualifier is not NotRequired):
            required.append(name)
    schema = {"type": "object", "properties": members, "required": required}
    return _described({**schema, "additionalProperties": False}, docstrings.get(""))


def _described(schema: Schema, description: str | None) -> Schema:
    return schema if description is None else {**_extensible(schema), "description": description}


def _extensible(schema: Schema) -> Schema:
    """Return an extensible schema: a `$ref`, which ignores other keywords, is put in `allOf`."""
    return {"allOf": [schema]} if "$ref" in schema else schema


@cache
def _docstrings(module: Any) -> Mapping[str, Mapping[str, str]]:
    """Return the docstrings in a module by class, then by member; the key "" is for the class."""
    docstrings: defaultdict[str, dict[str, str]] = defaultdict(dict)
    try:
        body = ast.parse(inspect.getsource(module)).body
    except OSError:
        return docstrings
    for node in (node for node in body if isinstance(node, ast.ClassDef)):
        own = docstrings[node.name]
        for base in node.bases:  # base classes in this module come before their subclasses
            own |= docstrings[ast.unparse(base)]
        if about := ast.get_docstring(node):
            own[""] = " ".join(about.split())
        for member, after in pairwise(node.body):
            match member, after:
                case (
                    ast.AnnAssign(target=ast.Name(id=name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    own[name] = " ".join(text.split())
    return docstrings
