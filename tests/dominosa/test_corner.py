"""The corner of a sheet, where a cell has two neighbours only."""

from __future__ import annotations

from tests.test_bridge import Page

CORNER = "3:03211332102101200332"
"""3 lies to the right of the 0 in the corner and below it."""


def test_a_corner_between_equal_numbers_commits_its_tile() -> None:
    """0:3 lies at a1 whichever way, so it cannot lie on c3-c4."""
    page = Page()
    page.ok("new", game="dominosa", position={"puzzle": CORNER})
    view = page.ok("view")["view"]
    crossed: list[str] = []
    while view["actor"]["kind"] != "over":
        hint = page.finish(page.ok("hint", rev=view["rev"])["task"])
        crossed += [hint["text"]] if hint["text"].startswith("line") else []
        view = page.play(hint["text"])
    assert any("c3-c4" in text for text in crossed)
