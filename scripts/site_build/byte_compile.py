"""Byte-compiled archives, made by the very Python that will read them: run inside Pyodide.

A boot with source spends more than half its time in the compiler.  The archives hold
optimised, unchecked pycs at the modules' own places, with fixed timestamps, so that the same
sources give the same bytes.

They are compressed as a whole and not file by file: modules share most of their names, so that
this is a fifth smaller, and the browser unpacks it much sooner than Python could.
"""

from __future__ import annotations

import gzip
import importlib.util
import io
import zipfile
from importlib import _bootstrap_external
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import CodeType

EPOCH = (1980, 1, 1, 0, 0, 0)


def pyc(name: str, source: bytes) -> bytes:
    """A module without asserts and docstrings, never checked against its source again."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    to_pyc: Callable[[CodeType, bytes, bool], bytes]
    to_pyc = _bootstrap_external._code_to_hash_pyc  # type: ignore[attr-defined]
    return to_pyc(code, importlib.util.source_hash(source), False)


def module_name(path: str) -> str:
    """The dotted name of a module from its place in an archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def compile_archive(source: str, target: str, wanted: Callable[[str], bool]) -> None:
    """Copy the wanted files of a zip or wheel into a gzipped zip, every module as its pyc."""
    packed = io.BytesIO()
    with zipfile.ZipFile(source) as read, zipfile.ZipFile(packed, "w") as write:
        for path in sorted(read.namelist()):
            if path.endswith("/") or not wanted(path):
                continue
            content = read.read(path)
            if path.endswith(".py"):
                content = pyc(path, content)
                path += "c"
            entry = zipfile.ZipInfo(path, EPOCH)
            entry.external_attr = 0o644 << 16
            write.writestr(entry, content, zipfile.ZIP_STORED)
    Path(target).write_bytes(gzip.compress(packed.getvalue(), 9, mtime=0))
