"""Size of a game's page: styles, and scripts before the first board."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from alveus import registry

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

PAGES = [f"{page}.html?game={game}" for game in registry.ids() for page in ("play", "embed")]
STYLES = 8_000
SCRIPTS = 90_000
"""Maximum size of the scripts in bytes after gzip."""

# The worker's script is Python's start, which the benchmark `boot` counts.
LOADED_BEFORE_THE_BOARD = """(extension) => {
  const [{ startTime: painted }] = performance.getEntriesByName("alveus:painted");
  const before = performance
    .getEntriesByType("resource")
    .filter(({ startTime, name }) => startTime < painted && name.endsWith(extension))
    .map(({ name }) => new URL(name).pathname);
  return [...new Set(before)].filter((path) => !path.includes("/worker-"));
}"""


def wait_painted(page: Page) -> None:
    page.wait_for_function("() => performance.getEntriesByName('alveus:painted').length > 0")


def weights(page: Page, site: Path, extension: str) -> dict[str, int]:
    """Return the compressed size of every file that was loaded before the board was painted."""
    paths: list[str] = page.evaluate(LOADED_BEFORE_THE_BOARD, extension)
    return {path: len(gzip.compress((site / path.lstrip("/")).read_bytes(), 6)) for path in paths}


@pytest.mark.parametrize("address", PAGES)
def test_a_games_page_loads_few_bytes_of_styles_and_scripts(
    page: Page, url: str, site: Path, address: str
) -> None:
    page.goto(url + address)
    wait_painted(page)
    styles = weights(page, site, ".css")
    assert 0 < sum(styles.values()) <= STYLES, styles
    scripts = weights(page, site, ".js")
    assert 0 < sum(scripts.values()) <= SCRIPTS, scripts


@pytest.mark.parametrize(
    ("page", "plays"),
    [("index", False), ("licences", False), ("page", False), ("play", True), ("embed", True)],
)
def test_only_pages_with_a_board_start_python_early(site: Path, page: str, plays: bool) -> None:
    assert ("./assets/worker-" in (site / f"{page}.html").read_text(encoding="utf-8")) is plays
