"""Packs, that is, wheels with games: build a wheel, or read one without running its code."""

from __future__ import annotations

import base64
import hashlib
import io
import re
import stat
import struct
import tomllib
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from alveus.core.errors import SetupError
from alveus.core.files import write_file
from alveus.core.limits import PACK_BYTES, PACK_FILES
from alveus.registry import GROUP, is_game_id, read_entry_points, reserved_modules, top_modules

PROJECT = "pyproject.toml"
NAME = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._]*[A-Za-z0-9])?")
"""Package name as it appears in the wheel's file name, with `_` instead of `-`."""
VERSION = re.compile(r"[A-Za-z0-9]([A-Za-z0-9._+!]*[A-Za-z0-9])?")
DEVICES = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE
)
"""File names that Windows reserves for devices, such as con, with or without an extension."""
ENTRY_POINTS = "entry_points.txt"
MODULE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*", re.ASCII)
UNREADABLE = (
    *(BadZipFile, EOFError, LookupError, OverflowError, RuntimeError, ValueError),
    *(struct.error, zlib.error),
)
"""Exceptions that reading a damaged archive can raise."""


@dataclass(frozen=True)
class Wheel:
    """A wheel with games (Python package file) that has been read: metadata, games and files."""

    content: bytes
    """The bytes of the whole archive."""
    name: str
    version: str
    games: Mapping[str, str]
    """Name of the module whose variable `SPEC` declares the game, keyed by game id."""
    files: Mapping[str, bytes]
    """The contents of the files in the wheel, keyed by path."""

    @property
    def file_name(self) -> str:
        """The wheel's file name according to the packaging standard."""
        return f"{self.name}-{self.version}-py3-none-any.whl"

    @property
    def sha256(self) -> str:
        """SHA-256 of the archive in hexadecimal digits."""
        return hashlib.sha256(self.content).hexdigest()

    def file_of(self, game: str, path: str) -> bytes | None:
        """Return the contents of the file `path` in a game's top package; None if it is missing."""
        package = self.games[game].partition(".")[0]
        return self.files.get(f"{package}/{path}")


def read_wheel(path: Path) -> Wheel:
    """Read a wheel and check its content.  No code of the wheel is run.

    Raises OSError, or SetupError: `pack_damaged` if the file is not an intact wheel with games,
    `pack_too_large`, `pack_entry` for a repeated or forbidden entry, `pack_shadows` if a module
    would replace one of Python or alveus, `game_id` for an invalid id.
    """
    with path.open("rb") as file:
        content = file.read(PACK_BYTES + 1)
    if len(content) > PACK_BYTES:
        raise _too_large(path)
    try:
        files = _read_files(content, path)
        name, version, games = _read_metadata(files)
    except UNREADABLE as error:
        if isinstance(error, SetupError):
            raise
        raise SetupError("pack_damaged", archive=str(path)) from error
    _check_ids(games)
    _check_modules(files, path)
    tops = top_modules(files)
    for module in games.values():
        if not MODULE.fullmatch(module) or module.split(".")[0] not in tops:
            raise SetupError("pack_damaged", archive=str(path))
    return Wheel(content, name, version, games, files)


def _read_files(content: bytes, path: Path) -> dict[str, bytes]:
    with ZipFile(io.BytesIO(content)) as archive:
        entries = archive.infolist()
    size = sum(entry.file_size for entry in entries)
    if size > PACK_BYTES or len(entries) > PACK_FILES:
        raise _too_large(path)
    names: set[str] = set()
    files: dict[str, bytes] = {}
    for entry in entries:
        name = entry.filename.removesuffix("/")
        # On Windows and macOS, two names that differ only in case mean the same file.
        if not _is_allowed(entry) or name.casefold() in names:
            raise SetupError("pack_entry", archive=str(path), entry=_printable(entry.filename))
        names.add(name.casefold())
        if not entry.is_dir():
            files[name] = _unpack(content, entry)
    return files


def _is_allowed(entry: ZipInfo) -> bool:
    """Return True if an entry can be unpacked safely on all systems and is not encrypted."""
    name = entry.filename
    parts = name.removesuffix("/").split("/")
    kind = stat.S_IFMT(entry.external_attr >> 16)
    return (
        name == entry.orig_filename
        and name.isprintable()
        and not set(name) & set('\\:*?"<>|')
        and all(part and part == part.rstrip(" .") for part in parts)
        and not any(map(DEVICES.fullmatch, parts))
        and kind in (0, stat.S_IFREG, stat.S_IFDIR)
        and entry.compress_type in (ZIP_STORED, ZIP_DEFLATED)
        and not entry.flag_bits & 1  # encrypted
    )


def _unpack(content: bytes, entry: ZipInfo) -> bytes:
    """Return the unpacked bytes of an archive entry.

    Raises one of `UNREADABLE` if the entry is damaged or longer than its declared size.
    `ZipFile.read` would ignore the excess bytes, but Python's importer would load them.
    """
    at = entry.header_offset
    if at < 0 or content[at : at + 4] != b"PK\x03\x04":
        raise ValueError(entry.filename)
    name, extra = struct.unpack("<HH", content[at + 26 : at + 30])
    begin = at + 30 + name + extra
    data = content[begin : begin + entry.compress_size]
    whole = len(data) == entry.compress_size
    if entry.compress_type == ZIP_DEFLATED:
        inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        data = inflater.decompress(data, entry.file_size + 1)
        whole = whole and inflater.eof and not inflater.unused_data
    if not whole or len(data) != entry.file_size or zlib.crc32(data) != entry.CRC:
        raise ValueError(entry.filename)
    return data


def _read_metadata(files: Mapping[str, bytes]) -> tuple[str, str, dict[str, str]]:
    """Return a wheel's name, its version, and its games: module names, keyed by game id.

    `files` has the contents of the wheel's files, keyed by path.  Raises KeyError if there is no
    file `entry_points.txt`; ValueError if this file is not UTF-8 or declares no game, if name or
    version are invalid, or if the number of `.dist-info` folders is not 1.
    """
    folders = {name.split("/")[0] for name in files if ".dist-info/" in name}
    (folder,) = {folder for folder in folders if folder.endswith(".dist-info")}
    name, _, version = folder.removesuffix(".dist-info").partition("-")
    if not NAME.fullmatch(name) or not VERSION.fullmatch(version):
        raise ValueError(folder)
    games = read_entry_points(files[f"{folder}/{ENTRY_POINTS}"].decode("utf-8"))
    if not games:
        raise ValueError(ENTRY_POINTS)
    return name, version, games


def _check_ids(games: Mapping[str, str]) -> None:
    for game, module in games.items():
        if not is_game_id(game):
            raise SetupError("game_id", game=_printable(game)[:80], module=_printable(module))


def _check_modules(files: Iterable[str], source: Path) -> None:
    if shadowed := reserved_modules(files):
        raise SetupError("pack_shadows", archive=str(source), names=", ".join(shadowed))


def _printable(name: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in name)[:200]


def _too_large(path: Path) -> SetupError:
    return SetupError("pack_too_large", archive=str(path), megabytes=PACK_BYTES // 1_000_000)


def build_wheel(folder: Path, to: Path) -> Path:
    """Build the wheel of the project in `folder`; return its path in the folder `to`.

    The same files give the same bytes.  Raises OSError, or SetupError: `pack_project` if
    pyproject.toml is invalid or the packages that it names have no files, `pack_link` for a
    symbolic link out of `folder`, or an error of `read_wheel`.
    """
    project = _project(folder)
    name, version = project["name"].replace("-", "_"), project["version"]
    points = project["entry-points"][GROUP]
    files = _read_packages(folder, {module.partition(".")[0] for module in points.values()})
    if not files:
        raise SetupError("pack_project", file=str(folder), part=", ".join(points.values()))
    info = f"{name}-{version}.dist-info"
    requirements = project.get("dependencies", ())
    needs = "".join(f"Requires-Dist: {requirement}\n" for requirement in requirements)
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n{needs}"
    named = "".join(f"{game} = {module}\n" for game, module in points.items())
    files[f"{info}/METADATA"] = about.encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/{ENTRY_POINTS}"] = f"[{GROUP}]\n{named}".encode()
    lines = []
    for file, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        lines.append(f"{file},sha256={digest},{len(data)}\n")
    files[f"{info}/RECORD"] = "".join([*lines, f"{info}/RECORD,,\n"]).encode()
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for file, data in files.items():
            archive.writestr(ZipInfo(file, (2020, 2, 2, 0, 0, 0)), data, ZIP_DEFLATED)
    _read_files(packed.getvalue(), folder)
    to.mkdir(parents=True, exist_ok=True)
    wheel = to / f"{name}-{version}-py3-none-any.whl"
    write_file(wheel, packed.getvalue())
    return wheel


def _read_packages(folder: Path, packages: set[str]) -> dict[str, bytes]:
    _check_modules(packages, folder)
    files: dict[str, bytes] = {}
    size, root = 0, folder.resolve()
    for package in sorted(packages):
        for file in sorted((folder / package).rglob("*")):
            if not file.is_file() or "__pycache__" in file.parts:
                continue
            if not file.resolve().is_relative_to(root):
                raise SetupError("pack_link", file=str(file))
            size += file.stat().st_size
            if size > PACK_BYTES:
                raise _too_large(folder)
            files[file.relative_to(folder).as_posix()] = file.read_bytes()
    return files


def _project(folder: Path) -> dict[str, Any]:
    """Return the table `project` of pyproject.toml.  Raises SetupError if it is invalid."""
    file = folder / PROJECT
    try:
        text = file.read_text(encoding="utf-8")
        project: dict[str, Any] = tomllib.loads(text)["project"]
        points = project["entry-points"][GROUP]
        if not NAME.fullmatch(project["name"].replace("-", "_")):
            raise KeyError("name")
        if not VERSION.fullmatch(project["version"]):
            raise KeyError("version")
        if not points or not all(MODULE.fullmatch(module) for module in points.values()):
            raise KeyError(GROUP)
        if not all(isinstance(name, str) for name in project.get("dependencies", [])):
            raise KeyError("dependencies")
    except (KeyError, ValueError, OSError, TypeError, AttributeError, RecursionError) as error:
        raise SetupError("pack_project", file=str(file), part=str(error)) from error
    _check_ids(points)
    return project
