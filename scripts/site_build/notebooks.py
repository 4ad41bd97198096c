"""Pages that open the notebooks in a browser: JupyterLite with its own Pyodide.

All files come from the site.  The kernel gets a list of packages (`pyodide-lock.json`) with the
requirements of IPython, in the versions that Pyodide has tested, and the wheel of alveus, so that
`micropip.install("alveus")` finds it.  The pages have a separate content security policy that
allows code compiled from text, which JupyterLab needs, but no other origin.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from email import message_from_bytes
from pathlib import Path
from typing import Any

from site_build.paths import BUILD, PYODIDE, fetch_wheels
from site_build.python import published_wheel
from toolchain.ground import ROOT, WEB, run
from toolchain.python import ensure_python

Part = dict[str, str]
"""A component of the site in `licences.json`: `name`, `licence`, `source` and `text`."""

NOTEBOOKS = ROOT / "notebooks"
FOLDER = "lab"
LAB = BUILD / FOLDER
VENV = BUILD / "venv-notebooks"
PARTS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
KERNEL = "@jupyterlite/pyodide-kernel-extension"
ROOTS = ("micropip", "ipython", "jedi")
"""Packages of Pyodide that the kernel requires, without their own requirements."""
COMM = "comm==0.2.3"
OWN = {"ipykernel": ("pyodide-kernel",), "pyodide-kernel": ("comm", "ipython"), "piplite": ()}
"""The kernel's own wheels and their requirements."""
FIRST = ["micropip", "comm", "ipython", "jedi", *OWN]
"""Packages loaded before the first cell runs."""
LICENCE = re.compile(
    r"\.dist-info/(?:.*/)?(?:LICEN[CS]E|COPYING|AUTHORS|NOTICE)[^/]*$", re.IGNORECASE
)
DAY = "2026-01-01T00:00:00Z"
"""Date of every notebook, so that each build makes the same bytes."""
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob:",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self' data: blob:",
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
    ]
)


def build_notebooks() -> None:
    """Build `build/lab` with the pages, the interpreter, its packages and the notebooks."""
    python = ensure_python("notebooks", VENV)
    shutil.rmtree(LAB, ignore_errors=True)
    _build_pages(python)
    home = LAB / "pyodide"
    home.mkdir()
    for part in PARTS:
        shutil.copy(PYODIDE / part, home)
    _write_packages(home)
    _write_contents()
    for page in LAB.rglob("*.html"):
        _add_policy(page)


def _build_pages(python: Path) -> None:
    kernel = {
        "pyodideUrl": "./pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": FIRST},
    }
    page = {
        "appName": "alveus",
        "appUrl": "./tree",
        "contentsAllJsonFile": "all.json",
        "disabledExtensions": ["@jupyterlite/application-extension:service-worker-manager"],
        "litePluginSettings": {f"{KERNEL}:kernel": kernel},
    }
    building = {
        "apps": ["notebooks", "tree"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": str(LAB),
    }
    with tempfile.TemporaryDirectory() as folder:
        settings = {"jupyter-lite-schema-version": 0, "jupyter-config-data": page}
        _write(Path(folder, "jupyter-lite.json"), settings)
        _write(Path(folder, "jupyter_lite_config.json"), {"LiteBuildConfig": building})
        run(
            [python, "-W", "ignore", "-m", "jupyterlite_core", "build", "--lite-dir", folder],
            otherwise="JupyterLite could not be built: see its message above.",
            cwd=Path(folder),
        )


def _write_packages(home: Path) -> None:
    """Write the wheels, and the list with which Pyodide and micropip find them."""
    tried = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    needed = {name: tried["packages"][name] for name in _close(tried["packages"], ROOTS)}
    wheels = [
        *fetch_wheels([f"{name}=={package['version']}" for name, package in needed.items()]),
        *fetch_wheels([COMM]),
        *(wheel for name in OWN for wheel in _kernel_wheels(name)),
        published_wheel(),
    ]
    needs = {name: package["depends"] for name, package in needed.items()} | OWN
    packages = {}
    for wheel in wheels:
        shutil.copy(wheel, home)
        name = _normal(wheel.name.partition("-")[0])
        packages[name] = _describe(name, wheel, needs.get(name, ()))
    _write(home / "pyodide-lock.json", {"info": tried["info"], "packages": packages})


def _close(packages: Mapping[str, Any], roots: Iterable[str]) -> list[str]:
    """Return the packages `roots` and everything that they require, directly or indirectly."""
    names: dict[str, None] = {}
    edge = list(roots)
    while edge:
        name = _normal(edge.pop())
        if name not in names:
            names[name] = None
            edge += packages[name]["depends"]
    return sorted(names)


def _kernel_wheels(name: str) -> Iterator[Path]:
    folder = LAB / "extensions" / KERNEL / "static" / "pypi"
    return folder.glob(f"{name.replace('-', '_')}-*.whl")


def _describe(name: str, wheel: Path, needs: Iterable[str]) -> dict[str, Any]:
    """Return a wheel's entry in `pyodide-lock.json`; `needs` are the packages that it requires."""
    with zipfile.ZipFile(wheel) as archive:
        tops = {entry.partition("/")[0] for entry in archive.namelist()}
    return {
        "name": name,
        "version": wheel.name.split("-")[1],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(top.removesuffix(".py") for top in tops if "." not in top[:-3]),
        "depends": [_normal(need) for need in needs],
        "unvendored_tests": False,
    }


def _write_contents() -> None:
    """Write the notebooks, and the listing with which the pages find them."""
    shutil.copytree(NOTEBOOKS, LAB / "files", ignore=lambda *_: {".ipynb_checkpoints"})
    listed = [
        _list_entry(file.name, "notebook", size=file.stat().st_size)
        for file in sorted((LAB / "files").glob("*.ipynb"))
    ]
    (LAB / "api" / "contents").mkdir(parents=True)
    folder = _list_entry("", "directory", content=listed, format="json")
    _write(LAB / "api" / "contents" / "all.json", folder)


def _list_entry(name: str, kind: str, **more: Any) -> dict[str, Any]:
    common = dict.fromkeys(("content", "format", "mimetype", "size"))
    dates = {"created": DAY, "last_modified": DAY}
    return {"name": name, "path": name, "type": kind, "writable": True, **common, **dates, **more}


def _add_policy(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    meta = f'<head><meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    page.write_text(text.replace("<head>", meta, 1), encoding="utf-8")


def _write(file: Path, value: Any) -> None:
    file.write_text(json.dumps(value, sort_keys=True) + "\n", encoding="utf-8")


def _normal(name: str) -> str:
    return name.lower().replace("_", "-")


def licence_parts() -> Iterator[Part]:
    """Yield the scripts and the wheels of these pages, for the list of licences."""
    yield from _bundled_parts()
    yield from _wheel_parts()


def _bundled_parts() -> Iterator[Part]:
    """Yield the scripts of the pages, as recorded by JupyterLab's bundler."""
    for listed in sorted(LAB.rglob("third-party-licenses.json")):
        for package in json.loads(listed.read_text(encoding="utf-8"))["packages"]:
            licence, text = package["licenseId"], package["extractedText"].strip()
            common = WEB / "licences" / f"{licence}.txt"
            if not text and common.exists():
                text = common.read_text(encoding="utf-8")
            yield _part(f"{package['name']} {package['versionInfo']}", licence, text or licence)


def _wheel_parts() -> Iterator[Part]:
    """Yield the packages of the kernel, with the licences in their wheels."""
    for wheel in sorted((LAB / "pyodide").glob("*.whl")):
        if wheel.name == published_wheel().name:
            continue
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            [metadata] = [name for name in names if name.endswith(".dist-info/METADATA")]
            about = message_from_bytes(archive.read(metadata))
            texts = [name for name in names if LICENCE.search(name)]
            text = "\n\n".join(archive.read(name).decode(errors="replace") for name in texts)
        licence = about["License-Expression"] or (about["License"] or "").partition("\n")[0]
        classified = [
            classifier.rpartition(" :: ")[2]
            for classifier in about.get_all("Classifier", [])
            if classifier.startswith("License")
        ]
        licence = licence or ", ".join(classified)
        yield _part(f"{about['Name']} {about['Version']}", licence, text or licence)


def _part(name: str, licence: str, text: str) -> Part:
    return {"name": name, "licence": licence, "source": "", "text": text}


def write_headers(site: Path) -> None:
    """Write header files that give these pages their own policy."""
    header = "Content-Security-Policy"
    with (site / "_headers").open("a", encoding="utf-8") as headers:
        headers.write(f"/{FOLDER}/*\n  ! {header}\n  {header}: {POLICY}\n")
    rule = f'<IfModule mod_headers.c>\n  Header set {header} "{POLICY}"\n</IfModule>\n'
    (site / FOLDER / ".htaccess").write_text(rule, encoding="utf-8")
