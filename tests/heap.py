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
    blocks = [text for _, text in FENCED.findall(PAGE.read_text(encoding="utf-8"))]
    player, spec, levels, stufen, painter, course, lesson, lektion, _ = blocks
    package = folder / "heap"
    (package / "page").mkdir()
    for name, text in (
        ("player.py", player),
        ("page/painter.js", painter),
        ("page/course.json", course),
    ):
        (package / name).write_text(text, encoding="utf-8")
    game = package / "game.py"
    head, begins, _ = game.read_text(encoding="utf-8").rpartition("SPEC = ")
    assert begins
    game.write_text(head + spec, encoding="utf-8")
    for language, more in (("en", levels + lesson), ("de", stufen + lektion)):
        words = package / "words" / f"{language}.ftl"
        words.write_text(words.read_text(encoding="utf-8") + more, encoding="utf-8")
