"""The wheel of a pack, made of its folder: what `pyproject.toml` says of it, and its packages."""

from __future__ import annotations

import base64
import hashlib
import tomllib
from pathlib import Path
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from alveus.core.errors import SetupError
from alveus.registry import GROUP

PROJECT = "pyproject.toml"


def build_wheel(folder: Path, to: Path) -> Path:
    """Writes the wheel of a folder, always the same of the same files.  Raises SetupError."""
    project = _project(folder)
    name, version = project["name"].replace("-", "_"), project["version"]
    points = project["entry-points"][GROUP]
    files: dict[str, bytes] = {}
    for package in sorted({module.partition(".")[0] for module in points.values()}):
        for file in sorted((folder / package).rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                files[file.relative_to(folder).as_posix()] = file.read_bytes()
    if not files:
        raise SetupError("pack_project", file=str(folder), part=", ".join(points.values()))
    info = f"{name}-{version}.dist-info"
    needs = "".join(f"Requires-Dist: {one}\n" for one in project.get("dependencies", ()))
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n{needs}"
    named = "".join(f"{game} = {module}\n" for game, module in points.items())
    files[f"{info}/METADATA"] = about.encode()
    files[f"{info}/WHEEL"] = b"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    files[f"{info}/entry_points.txt"] = f"[{GROUP}]\n{named}".encode()
    lines = [f"{file},{_digest(data)},{len(data)}\n" for file, data in files.items()]
    files[f"{info}/RECORD"] = "".join([*lines, f"{info}/RECORD,,\n"]).encode()
    to.mkdir(parents=True, exist_ok=True)
    wheel = to / f"{name}-{version}-py3-none-any.whl"
    with ZipFile(wheel, "w", ZIP_DEFLATED) as archive:
        for file, data in files.items():
            archive.writestr(ZipInfo(file, (2020, 2, 2, 0, 0, 0)), data, ZIP_DEFLATED)
    return wheel


def _project(folder: Path) -> dict[str, Any]:
    """What a folder says of its project.  Raises SetupError with the part that is missing."""
    file = folder / PROJECT
    try:
        project: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))["project"]
        if not project["name"] or not project["version"] or not project["entry-points"][GROUP]:
            raise KeyError(GROUP)
    except (KeyError, ValueError, OSError, TypeError) as error:
        raise SetupError("pack_project", file=str(file), part=str(error)) from error
    return project


def _digest(data: bytes) -> str:
    """A hash as wheels record it."""
    plain = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
    return f"sha256={plain.decode().rstrip('=')}"
