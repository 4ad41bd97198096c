"""The laboratory on its page: the same numbers as in Python, by keyboard, kept over a reload."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING
from urllib.parse import quote

from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready

from alveus import lab

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

CORES = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 3 })"
"""Two players at work."""
STUDY = lab.Experiment(
    "bohnenspiel", [{}, {"beans": "3"}], players=("kind", "random"), games=12, seed="monday"
)


def open_study(page: Page, url: str) -> None:
    page.goto(f"{url}lab.html#{quote(json.dumps(STUDY.to_json()))}")
    wait_ready(page)


def play(page: Page) -> None:
    page.keyboard.press("Enter")
    expect(page.locator(".state")).to_contain_text("24 of 24 games")
    expect(page.locator("#run")).to_be_enabled()


def test_two_workers_find_what_python_finds_and_the_file_is_read_by_both(
    new_context: Callable[..., BrowserContext], url: str, tmp_path: Path
) -> None:
    context = new_context()
    context.add_init_script(CORES)
    page = context.new_page()
    open_study(page, url)
    page.locator("#run").focus()
    play(page)
    with page.expect_download() as download:
        page.locator("#jsonl").click()
    download.value.save_as(tmp_path / "study.jsonl")
    expected = STUDY.run()
    assert lab.Report.read(tmp_path / "study.jsonl") == expected
    length = expected.measure("length").values[0].own
    assert length is not None
    row = page.locator("[data-measure=length] tbody tr").first
    expect(row.locator("td").first).to_have_text(f"{length.value:.1f}")
    expect(page.locator("[data-measure=length] figcaption")).to_contain_text(f"{length.value:.1f}")
    page.goto("about:blank")
    page.goto(f"{url}lab.html")
    wait_ready(page)
    expect(page.locator(".state")).to_contain_text("24 of 24 games")
    expect(page.locator("[data-measure=length] tbody td").first).to_have_text(f"{length.value:.1f}")
    page.locator("#import").set_input_files(
        files=[{"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Anna,\n"}]
    )
    expect(page.locator(".fault")).to_have_text("This is no file of an experiment.")
    page.locator("#import").set_input_files(tmp_path / "study.jsonl")
    expect(page.locator(".fault")).to_have_count(0)
    expect(page.locator(".state")).to_contain_text("24 of 24 games")


def test_a_study_by_keyboard_whose_charts_can_be_read_by_everybody(page: Page, url: str) -> None:
    page.goto(f"{url}lab.html")
    wait_ready(page)
    page.select_option("#game", "bohnenspiel")
    page.select_option("#games", "20")
    expect(page.locator("#add")).to_be_enabled()
    page.locator("#add").press("Enter")
    dialog = page.locator("dialog[open]")
    dialog.locator("[name=option-beans][value='3']").focus()
    page.keyboard.press("Space")
    dialog.locator("button.first").press("Enter")
    expect(page.locator(".readings li")).to_have_count(2)
    page.locator("#run").press("Enter")
    expect(page.locator(".state")).to_contain_text("40 of 40 games")
    expect(page.locator("#run")).to_be_enabled()
    page.locator("[data-measure=length] summary").press("Enter")
    expect(page.locator("[data-measure=length] table")).to_be_visible()
    assert violations(page) == []
