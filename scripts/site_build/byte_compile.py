"""Byte-compiled archives, made by the very Python that will read them: run inside Pyodide.

A boot with source spends more than half its time in the compiler.  An archive holds optimised
code without docstrings and without the columns of lines that nobody has: modules by their names,
and whatever else a package brings by its path (`web/src/engine/sitecustomize.py` reads it).

It is compressed as a whole and not file by file: modules share most of their names, so that
this is a fifth smaller, and the browser unpacks it much sooner than Python could.
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
    """What an archive holds: of a module, whether it is a package, and its code."""

    modules: dict[str, tuple[bool, bytes]]
    files: dict[str, bytes]
    texts: dict[str, bytes]
    """The code of what dataclasses write of themselves, by its text."""


class Settled(ast.NodeTransformer):
    """Settles what would be found out at every start, and is for those alone who check types.

    A dataclass is described, or else describes itself; a typed dictionary is a dictionary;
    nothing says of functions what they take and give.
    """

    def __init__(self) -> None:
        self.dictionaries = {"TypedDict"}

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt:
        """The class, described where it is a dataclass, or the name of a dictionary."""
        if self.dictionaries.intersection(map(ast.unparse, node.bases)):
            self.dictionaries.add(node.name)
            return ast.copy_location(ast.parse(f"{node.name} = dict").body[0], node)
        self.generic_visit(node)
        if any("dataclass(" in f"{ast.unparse(one)}(" for one in node.decorator_list):
            node.body += ast.parse(f"__doc__ = {node.name!r}").body
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """The function, without what it takes and gives."""
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """The argument by its name alone."""
        node.annotation = None
        return node


def compiled(name: str, source: bytes) -> CodeType:
    """A module's code without asserts and docstrings; the engines' own settled."""
    tree = ast.parse(source, name)
    if name.startswith("alveus/"):
        tree = Settled().visit(tree)
    code: CodeType = compile(tree, name, "exec", dont_inherit=True, optimize=2)
    return code


def module_name(path: str) -> str:
    """The dotted name of a module from its place in an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def read_files(source: str, wanted: Callable[[str], bool]) -> dict[str, bytes]:
    """The wanted files of a zip or wheel, by their paths."""
    with zipfile.ZipFile(source) as read:
        paths = sorted(path for path in read.namelist() if not path.endswith("/") and wanted(path))
        return {path: read.read(path) for path in paths}


def archive_of(files: Mapping[str, bytes], texts: Iterable[str] = ()) -> bytes:
    """An archive of these files, and of what their dataclasses write."""
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
    """A zip that Python starts from: modules as unchecked pycs, fixed in time, and files."""
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
    """Write what is fetched, gzipped the same way each time."""
    Path(target).write_bytes(gzip.compress(content, 9, mtime=0))
