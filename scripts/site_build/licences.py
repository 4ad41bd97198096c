"""The licences of all software and fonts in the site.

`licences.json` is a list of objects with `name`, `licence`, `source` (URL or "") and `text`, which
the page `licences.html` shows. `licences.txt` contains the same for readers without JavaScript.
"""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any

from alveus.words.messages import LANGUAGES
from site_build.pagewords import Words
from toolchain.ground import ROOT, WEB, SetupFailed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from site_build.notebooks import Part

LIST = "licences.json"
TEXT = "licences.txt"
READ = '<section class="read" hidden>'
LINE = "=" * 72
TEXTS = WEB / "licences"
MODULES = WEB / "node_modules"
PYODIDE = "pyodide"
"""The npm package that `_fixed_parts` lists, because its parts have different licences."""
NOT_BUNDLED = ("@types/emscripten", "@types/trusted-types", "ws")
"""Packages without code in the site: types, and a package that Pyodide uses under Node only."""


def write_licences(site: Path, further: Iterable[Part] = ()) -> None:
    """Write `licences.json` and `licences.txt`, and a link to the text into `licences.html`.

    The components `further` are added at the end.  Raises SetupFailed if the licence text of a
    package is missing, or if `_packages` finds an unknown dependency.
    """
    parts = [*_fixed_parts(), *map(_package, _packages())]
    listed = {(part["name"], part["text"]) for part in parts}
    for part in further:
        if (part["name"], part["text"]) not in listed:
            listed.add((part["name"], part["text"]))
            parts.append(part)
    text = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
    (site / LIST).write_text(text, encoding="utf-8")
    sections = []
    for part in parts:
        head = [part[key] for key in ("name", "licence", "source") if part[key]]
        sections.append("\n".join([LINE, *head, LINE, "", part["text"].strip(), ""]))
    (site / TEXT).write_text("\n".join(sections), encoding="utf-8")
    page = site / "licences.html"
    links = "".join(
        f'<p lang="{language}"><a href="./{TEXT}">'
        f"{escape(Words(language, 'shell').text('licences-title'))}</a></p>"
        for language in LANGUAGES
    )
    html = page.read_text(encoding="utf-8")
    page.write_text(html.replace(READ, READ + links, 1), encoding="utf-8")


def _fixed_parts() -> Iterator[Part]:
    """Yield the components that are not ordinary npm packages (see `_packages`)."""
    pyodide = _read(MODULES / PYODIDE / "package.json")["version"]
    python = _read(MODULES / PYODIDE / "pyodide-lock.json")["info"]["python"]
    mozilla = _text("MPL-2.0.txt")
    yield _part("alveus", "MIT", "", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    yield _part(
        f"CPython {python}", "PSF-2.0", "https://github.com/python/cpython", _text("CPython.txt")
    )
    yield _part(
        f"Pyodide {pyodide}, cut down by scripts/site_build/machine.mjs",
        "MPL-2.0",
        f"https://github.com/pyodide/pyodide/tree/{pyodide}",
        mozilla,
    )
    yield _part(
        "Libraries in Pyodide",
        "MIT, Zlib, BSD",
        "https://github.com/pyodide/pyodide/tree/main/cpython",
        _text("libraries.txt"),
    )
    yield _part("micropip", "MPL-2.0", "https://github.com/pyodide/micropip", mozilla)
    yield _part(
        "Material for MkDocs (documentation)",
        "MIT, its icons Apache-2.0",
        "https://github.com/squidfunk/mkdocs-material",
        f"{_text('mkdocs-material.txt')}\n{_text('Apache-2.0.txt')}",
    )


def _packages() -> list[str]:
    """Return the npm packages whose code or fonts the site contains: fonts, then the others.

    Raises SetupFailed for an indirect dependency that is not in `NOT_BUNDLED`.
    """
    direct = set(_read(WEB / "package.json")["dependencies"])
    locked = _read(WEB / "package-lock.json")["packages"]
    needed = {
        path.rpartition("node_modules/")[2]
        for path, package in locked.items()
        if path and not package.get("dev")
    }
    unknown = sorted(needed - direct - {*NOT_BUNDLED})
    if unknown:
        raise SetupFailed(
            f"{', '.join(unknown)}: new indirect dependencies. If the site contains their code, "
            "add them to the dependencies in web/package.json, so that licences.html lists them; "
            "otherwise add them to NOT_BUNDLED in scripts/site_build/licences.py."
        )
    return sorted(direct - {PYODIDE}, key=lambda name: (not name.startswith("@fontsource"), name))


def _package(name: str) -> Part:
    folder = MODULES / name
    about = _read(folder / "package.json")
    own = [
        path for path in folder.iterdir() if path.name.lower().startswith(("licence", "license"))
    ]
    common = TEXTS / f"{about['license']}.txt"
    file = min(own, default=common)
    if not file.exists():
        raise SetupFailed(f"The licence text of {name} is missing: add {common.relative_to(ROOT)}.")
    source = about.get("homepage", f"https://www.npmjs.com/package/{name}")
    text = file.read_text(encoding="utf-8")
    return _part(f"{name} {about['version']}", about["license"], source, text)


def _part(name: str, licence: str, source: str, text: str) -> Part:
    return {"name": name, "licence": licence, "source": source, "text": text}


def _text(name: str) -> str:
    return (TEXTS / name).read_text(encoding="utf-8")


def _read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))
