"""The example pack of the documentation, with all additions that its page describes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from toolchain.ground import ROOT

if TYPE_CHECKING:
    from pathlib import Path

PAGE = ROOT / "docs" / "site" / "packs.md"
FENCED = re.compile(r"^```(py|js|ftl)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def follow_the_page(folder: Path) -> None:
    """Write opponent, painter, course and messages of the page into a new pack."""
    player, spec, levels, painter, course, taught, _ = [
        text for _, text in FENCED.findall(PAGE.read_text(encoding="utf-8"))
    ]
    package = folder / "heap"
    (package / "page").mkdir()
    for name, text in (
        ("player.py", player),
        ("page/painter.js", painter),
        ("page/course.json", course),
    ):
        (package / name).write_text(text, encoding="utf-8")
    game, words = package / "game.py", package / "words" / "en.ftl"
    head, begins, _ = game.read_text(encoding="utf-8").rpartition("SPEC = ")
    assert begins
    game.write_text(head + spec, encoding="utf-8")
    words.write_text(words.read_text(encoding="utf-8") + levels + taught, encoding="utf-8")
