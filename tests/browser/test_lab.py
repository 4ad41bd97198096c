"""The laboratory on its page: the same numbers as in Python, by keyboard, kept over a reload."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready

from alveus import lab
from alveus.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable

    import pytest
    from playwright.sync_api import BrowserContext, Page

DATA = Path(__file__).resolve().parents[2] / "docs" / "studies"
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


@pytest.mark.nightly
def test_page_and_python_have_equal_results_and_read_the_same_file(
    new_context: Callable[..., BrowserContext],
    url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
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
    command = shlex.split((page.locator("#command").text_content() or "").replace("\\\n", " "))
    assert command[0] == "alveus"
    capsys.readouterr()
    assert main(command[1:]) == 0
    assert json.loads(capsys.readouterr().out) == expected.to_json()
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
    expect(page.locator(".fault")).to_have_text(
        "This is not an experiment file. Choose a file saved by the laboratory."
    )
    page.locator("#import").set_input_files(tmp_path / "study.jsonl")
    expect(page.locator(".fault")).to_have_count(0)
    expect(page.locator(".state")).to_contain_text("24 of 24 games")


@pytest.mark.nightly
def test_a_study_runs_by_keyboard_with_accessible_charts(page: Page, url: str) -> None:
    page.goto(f"{url}lab.html")
    wait_ready(page)
    page.select_option("#game", "bohnenspiel")
    expect(page.locator("#first option[value=gast]")).to_be_attached()
    page.fill("#games", "1")
    page.locator("#seed").fill("monday")
    expect(page.locator("#games")).to_have_value("60")
    page.fill("#games", "22")
    page.locator("#games").press("Tab")
    page.locator(".headline summary").press("Enter")
    page.locator("[name=headline][value=drawn]").press("Space")
    expect(page.locator("#add")).to_be_enabled()
    page.locator("#add").press("Enter")
    dialog = page.locator("dialog[open]")
    dialog.locator("[name=option-beans][value='3']").focus()
    page.keyboard.press("Space")
    dialog.locator("button.first").press("Enter")
    expect(page.locator(".readings li")).to_have_count(2)
    page.locator("#run").press("Enter")
    expect(page.locator(".state [role=status]")).to_contain_text("44 of 44 games")
    expect(page.locator("#run")).to_be_enabled()
    expect(page.locator("#python")).to_contain_text('seed="monday"')
    expect(page.locator("#python")).to_contain_text('headline=["score","length","drawn"]')
    page.locator("[data-measure=length] summary").press("Enter")
    expect(page.locator("[data-measure=length] table")).to_be_visible()
    assert violations(page) == []


@pytest.mark.nightly
def test_a_study_shows_its_results_and_exports_its_charts(
    page: Page, url: str, tmp_path: Path
) -> None:
    page.goto(f"{url}lab.html")
    wait_ready(page)
    studies = page.locator(".findings a")
    expect(studies).to_have_count(6)
    studies.filter(has_text="early endings").click()
    wait_ready(page)
    report = lab.Report.read(DATA / "bohnenspiel.jsonl")
    values = report.measure("length").values
    assert values[0].own is not None
    assert values[2].apart is not None
    length = page.locator("[data-measure=length]").first
    expect(length.locator("tbody td").first).to_have_text(f"{values[0].own.value:.1f}")
    expect(length.locator("figcaption")).to_contain_text(
        re.compile(rf"{values[2].apart.value:.2f} more \(")
    )
    length.locator("summary").press("Enter")
    for form in ("SVG", "PNG"):
        with page.expect_download() as download:
            length.get_by_role("button", name=form).click()
        download.value.save_as(tmp_path / form)
    drawn = ElementTree.parse(tmp_path / "SVG").getroot()
    assert len([dot for dot in drawn if dot.tag.endswith("circle")]) == len(values)
    assert (tmp_path / "PNG").read_bytes().startswith(b"\x89PNG")
    assert violations(page) == []
    page.locator("#run").focus()
    expect(page.locator("#games")).to_have_value(str(report.experiment.games))
