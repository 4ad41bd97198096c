"""Byte-compiled archives, made inside Pyodide by the same Python version that reads them.

A start from source spends more than half its time in the compiler.  An archive contains compiled
modules without docstrings, keyed by module name, and other files of a package, keyed by path
(`web/src/pyodide/sitecustomize.py` reads it).

The archive is compressed as a whole, not file by file.  This makes it a fifth smaller, because
modules share most of their names, and the browser decompresses it much faster than Python could.
"""

from __future__ import annotations

import ast
import gzip
import importlib.util
import io
import marshal
import zipfile
from importlib import _bootstrap_external
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from types import CodeType

EPOCH = (1980, 1, 1, 0, 0, 0)


class Archive(NamedTuple):
    """Content of an archive; code is serialized by `marshal`."""

    modules: dict[str, tuple[bool, bytes]]
    """For each module name: True if the module is a package, and its code."""
    files: dict[str, bytes]
    texts: dict[str, bytes]
    """The compiled methods that dataclasses generate, keyed by source text."""


class Settled(ast.NodeTransformer):
    """Transformation of a module's syntax tree that makes its import faster.

    Annotations of functions are removed.  A typed dictionary becomes `dict`.  A dataclass gets a
    docstring, because `dataclass` would otherwise generate one at import.
    """

    def __init__(self) -> None:
        self.dictionaries = {"TypedDict"}

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt:
        """Return a dataclass with a docstring, or an assignment instead of a typed dictionary."""
        if self.dictionaries.intersection(map(ast.unparse, node.bases)):
            self.dictionaries.add(node.name)
            return ast.copy_location(ast.parse(f"{node.name} = dict").body[0], node)
        self.generic_visit(node)
        if any("dataclass(" in f"{ast.unparse(decorator)}(" for decorator in node.decorator_list):
            node.body += ast.parse(f"__doc__ = {node.name!r}").body
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Return the function without annotations."""
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Return the argument without its annotation."""
        node.annotation = None
        return node


def compiled(name: str, source: bytes) -> CodeType:
    """Return a module's code without asserts and docstrings; `Settled` transforms alveus' modules.

    `name` is the path of the module in its archive.
    """
    tree = ast.parse(source, name)
    if name.startswith("alveus/"):
        tree = Settled().visit(tree)
    code: CodeType = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return code


def module_name(path: str) -> str:
    """Return the dotted name of a module from its path in an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def read_files(source: str, wanted: Callable[[str], bool]) -> dict[str, bytes]:
    """Return the files of a zip or wheel for which `wanted(path)` is true, keyed by path."""
    with zipfile.ZipFile(source) as read:
        paths = sorted(path for path in read.namelist() if not path.endswith("/") and wanted(path))
        return {path: read.read(path) for path in paths}


def archive_of(files: Mapping[str, bytes], texts: Iterable[str] = ()) -> bytes:
    """Return an archive of these files, and of the compiled `texts` (see `Archive.texts`)."""
    codes = {text: compile(text, "<dataclass>", "exec", optimize=2) for text in texts}
    archive = Archive({}, {}, {text: marshal.dumps(code) for text, code in codes.items()})
    for path, content in files.items():
        if path.endswith(".py"):
            code = marshal.dumps(compiled(path, content))
            archive.modules[module_name(path)] = (path.endswith("/__init__.py"), code)
        else:
            archive.files[path] = content
    return marshal.dumps(tuple(archive))


def zip_of(modules: Mapping[str, bytes], files: Mapping[str, bytes]) -> bytes:
    """Return an uncompressed zip for Python's startup: modules as `.pyc` files, and other files.

    Python does not compare these `.pyc` files with their sources.  All entries have a fixed date.
    """
    to_pyc: Callable[[CodeType, bytes, bool], bytes]
    to_pyc = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as write:
        pycs = {
            f"{path}c": to_pyc(compiled(path, source), importlib.util.source_hash(source), False)
            for path, source in modules.items()
        }
        for path, content in {**pycs, **files}.items():
            write.writestr(zipfile.ZipInfo(path, EPOCH), content, zipfile.ZIP_STORED)
    return packed.getvalue()


def pack(content: bytes, target: str) -> None:
    """Write a gzip file, identical on each run."""
    Path(target).write_bytes(gzip.compress(content, 9, mtime=0))
