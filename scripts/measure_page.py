#!/usr/bin/env python3
"""Print the size and structure of the page's sources as a Markdown table."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "web" / "src"
BUILD_GUIDE = ROOT / "docs" / "dev" / "build.md"
SHORT = 30
"""Maximum number of lines of a short file."""
STEP = re.compile(r"^\| \d+ ", re.MULTILINE)
UNDO = re.compile(r"act-undo\b")


def scripts() -> dict[str, str]:
    """Return the TypeScript sources by path, without generated files."""
    return {
        path.relative_to(SRC).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(SRC.rglob("*.ts"))
        if "generated" not in path.parts
    }


def styles() -> str:
    """Return all style sheets as one text."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(SRC.rglob("*.css")))


def mutual_imports(sources: dict[str, str]) -> set[frozenset[str]]:
    """Return the pairs of folders of `web/src` that import each other."""
    uses = set()
    for path, text in sources.items():
        for target in re.findall(r'from "(\.[^"]+)"', text):
            resolved = (SRC / path).parent.joinpath(target).resolve()
            if resolved.is_relative_to(SRC):
                folder = resolved.relative_to(SRC).parts[0]
                uses.add((path.split("/")[0], folder))
    return {frozenset(pair) for pair in uses if pair[0] != pair[1] and pair[::-1] in uses}


def table() -> list[tuple[str, object]]:
    """Return the measures and their values."""
    sources, css = scripts(), styles()
    lines = [len(text.splitlines()) for text in sources.values()]
    languages = json.loads((SRC / "i18n" / "languages.json").read_text(encoding="utf-8"))
    return [
        ("TypeScript files", len(sources)),
        ("lines of TypeScript", sum(lines)),
        (f"files of at most {SHORT} lines", sum(count <= SHORT for count in lines)),
        ("lines of CSS", len(css.splitlines())),
        ("names of window classes", len(re.findall(r"@custom-media", css))),
        ("media conditions", len(set(re.findall(r"@media[^{]*", css)))),
        ("px values in CSS", len(re.findall(r"\b[\d.]+px", css))),
        ("pairs of folders that import each other", len(mutual_imports(sources))),
        ("files that label an undo control", sum(bool(UNDO.search(t)) for t in sources.values())),
        ("steps of the build", len(STEP.findall(BUILD_GUIDE.read_text(encoding="utf-8")))),
        ("languages in languages.json", len(languages)),
    ]


def main() -> None:
    """Print the table."""
    sys.stdout.write("| measure | value |\n|---|---|\n")
    for measure, value in table():
        sys.stdout.write(f"| {measure} | {value} |\n")


if __name__ == "__main__":
    main()
