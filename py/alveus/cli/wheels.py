"""Build a pack's wheel from its folder, with the packages listed in `pyproject.toml`."""

from __future__ import annotations

import base64
import hashlib
import io
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from alveus.cli.wheelfile import ENTRY_POINTS, MODULE, NAME, VERSION
from alveus.core.errors import SetupError
from alveus.core.files import write_file
from alveus.core.limits import PACK_BYTES
from alveus.registry import GROUP, is_game_id, reserved_modules

PROJECT = "pyproject.toml"


def build_wheel(folder: Path, to: Path) -> Path:
    """Write a folder's wheel.  The same files always give the same bytes.

    Raises OSError, or SetupError: `pack_project` with the invalid setting in `pyproject.toml`,
    `game_id`, `pack_shadows`, `pack_too_large`, `pack_link` if a file is a symbolic link to a
    target outside the folder.
    """
    project = _project(folder)
    name, version = project["name"].replace("-", "_"), project["version"]
    points = project["entry-points"][GROUP]
    files = _read_packages(folder, {module.partition(".")[0] for module in points.values()})
    if not files:
        raise SetupError("pack_project", file=str(folder), part=", ".join(points.values()))
    info = f"{name}-{version}.dist-info"
    needs = "".join(f"Requires-Dist: {one}\n" for one in project.get("dependencies", ()))
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n{needs}"
    named = "".join(f"{game} = {module}\n" for game, module in points.items())
    files[f"{info}/METADATA"] = about.encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/{ENTRY_POINTS}"] = f"[{GROUP}]\n{named}".encode()
    lines = [f"{file},{_digest(data)},{len(data)}\n" for file, data in files.items()]
    files[f"{info}/RECORD"] = "".join([*lines, f"{info}/RECORD,,\n"]).encode()
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for file, data in files.items():
            archive.writestr(ZipInfo(file, (2020, 2, 2, 0, 0, 0)), data, ZIP_DEFLATED)
    to.mkdir(parents=True, exist_ok=True)
    wheel = to / f"{name}-{version}-py3-none-any.whl"
    write_file(wheel, packed.getvalue())
    return wheel


def _read_packages(folder: Path, packages: set[str]) -> dict[str, bytes]:
    """Return the packages' files, keyed by path in the wheel."""
    if shadowed := reserved_modules(packages):
        raise SetupError("pack_shadows", archive=str(folder), names=", ".join(shadowed))
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
                megabytes = PACK_BYTES // 1_000_000
                raise SetupError("pack_too_large", archive=str(folder), megabytes=megabytes)
            files[file.relative_to(folder).as_posix()] = file.read_bytes()
    return files


def _project(folder: Path) -> dict[str, Any]:
    """Read the table `project`.  Raises SetupError `pack_project` or `game_id`."""
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
        if not all(isinstance(one, str) for one in project.get("dependencies", [])):
            raise KeyError("dependencies")
    except (KeyError, ValueError, OSError, TypeError, AttributeError, RecursionError) as error:
        raise SetupError("pack_project", file=str(file), part=str(error)) from error
    for game, module in points.items():
        if not is_game_id(game):
            raise SetupError("game_id", game=game, module=module)
    return project


def _digest(data: bytes) -> str:
    """Return a file's SHA-256 hash in the format of `RECORD`."""
    plain = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
    return f"sha256={plain.decode().rstrip('=')}"
