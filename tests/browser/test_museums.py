"""The museum page: live preview of the settings, and exhibits that work after download."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import violations, wait_ready

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, FilePayload, Frame, Page


def frame_of(page: Page, address: str = "embed.html") -> Frame:
    """Return the preview frame whose URL contains `address`, once its board is ready."""
    element = page.locator(f'.glass iframe[src*="{address}"]').element_handle()
    frame = element.content_frame()
    assert frame is not None
    frame.wait_for_function("() => document.documentElement?.dataset.alveus === 'ready'")
    return frame


def test_choices_are_shown_in_the_preview_and_in_the_file(page: Page, url: str) -> None:
    page.goto(f"{url}museums.html?game=bohnenspiel")
    frame_of(page)
    page.get_by_role("button", name="Deutsch").first.click()
    page.get_by_label("Title").fill("Beans from Livonia")
    page.get_by_role("radio", name="Dark").check(force=True)
    frame = frame_of(page, "langs=en%2Cde")
    expect(frame.locator(".kiosk-title")).to_have_text("Beans from Livonia")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.get_by_role("button", name="Deutsch")).to_be_visible()
    with page.expect_download(timeout=90_000) as waiting:
        page.get_by_role("button", name="Save settings").click()
    exhibit = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert exhibit["languages"] == ["en", "de"]
    assert exhibit["texts"] == {"en": {"title": "Beans from Livonia"}}
    page.route("**/exhibit.json", lambda route: route.fulfill(body=json.dumps(exhibit)))
    page.goto(f"{url}embed.html?exhibit=exhibit.json")
    wait_ready(page)
    expect(page.locator("#notices")).to_be_empty()
    expect(page.locator(".kiosk-title")).to_have_text("Beans from Livonia")


@pytest.mark.nightly
def test_colours_sound_and_settings_for_visitors_can_be_chosen(page: Page, url: str) -> None:
    page.goto(f"{url}museums.html?game=bohnenspiel")
    frame_of(page)
    page.get_by_label("Buttons").fill("#1b4f7a")
    take = frame_of(page).get_by_role("button", name="Touch to play")
    expect(take).to_have_css("background-color", "rgb(27, 79, 122)")
    page.get_by_label("Buttons").fill("#e8e0d0")
    expect(page.locator("#form [role=alert]")).to_contain_text("contrast")
    expect(take).to_have_css("background-color", "rgb(122, 31, 27)")
    page.get_by_label("Buttons").fill("#1b4f7a")
    page.get_by_role("radio", name="low").check(force=True)
    page.get_by_role("button", name="the level").click()
    with page.expect_download(timeout=90_000) as waiting:
        page.get_by_role("button", name="Save settings").click()
    exhibit = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert exhibit["colours"]["accent"] == "#1b4f7a"
    assert exhibit["volume"] == [{"from": "10:00", "to": "17:00", "loudness": 0.3}]
    assert exhibit["choices"] == ["game"]
    frame = frame_of(page, "choices=game")
    frame.get_by_role("button", name="Touch to play").click()
    expect(frame.get_by_role("button", name="How do I play?")).to_be_visible()
    expect(frame.get_by_role("group", name="Computer")).to_have_count(0)


@pytest.mark.nightly
def test_the_html_for_embedding_contains_the_choices(page: Page, url: str) -> None:
    page.goto(f"{url}museums.html?game=bohnenspiel")
    page.get_by_role("button", name="Web page").click()
    page.get_by_label("Opening screen").select_option(label="The rules in pictures")
    frame = frame_of(page, "view=rules")
    expect(frame.locator(".short-rules li")).to_have_count(3)
    line = page.locator("#take pre").inner_text()
    assert "view=rules" in line
    assert "sandbox=" in line
    page.get_by_role("button", name="element").click()
    expect(page.locator("#take pre")).to_contain_text('<alveus-board game="bohnenspiel"')


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("address", ["museums.html", "messages.html", "statements.html"])
def test_the_pages_for_museums_are_accessible(
    new_context: Callable[..., BrowserContext], url: str, address: str, language: str
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    page.goto(f"{url}{address}?lang={language}")
    expect(page.locator("h1")).not_to_be_empty()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


SCRIPTED_LOGO = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="alert(1)">'
    b"<script>alert(1)</script><rect width='40' height='20' fill='red'/></svg>"
)


def choose_logo(page: Page, name: str, content: bytes) -> None:
    media_type = "image/svg+xml" if name.endswith("svg") else "image/png"
    file: FilePayload = {"name": name, "mimeType": media_type, "buffer": content}
    page.locator(".choose-file").set_input_files(file)


@pytest.mark.nightly
def test_logo_that_cannot_be_drawn_is_refused(page: Page, url: str) -> None:
    page.goto(f"{url}museums.html?game=bohnenspiel")
    choose_logo(page, "logo.svg", b"<svg xmlns='http://www.w3.org/2000/svg'")
    expect(page.get_by_text("This picture cannot be used.")).to_be_visible()
    choose_logo(page, "logo.svg", SCRIPTED_LOGO)
    expect(page.get_by_text("This picture cannot be used.")).to_have_count(0)
    expect(page.get_by_text("logo.svg")).to_be_visible()


@pytest.mark.nightly
def test_the_archive_packed_in_the_browser_runs_from_its_folder(
    page: Page, url: str, tmp_path: Path
) -> None:
    page.goto(f"{url}museums.html?game=bohnenspiel")
    page.get_by_label("Title").fill("On a stick")
    choose_logo(page, "icon-192.svg", SCRIPTED_LOGO)
    with page.expect_download(timeout=90_000) as waiting:
        page.get_by_role("button", name="Archive for a USB stick").click()
    archive = zipfile.ZipFile(io.BytesIO(Path(waiting.value.path()).read_bytes()))
    assert archive.testzip() is None
    names = [name.casefold() for name in archive.namelist()]
    assert len(names) == len(set(names))
    # The site already has an icon-192.png, and an SVG could contain a script.
    exhibit = json.loads(archive.read("alveus-exhibit/site/exhibit.json"))
    assert exhibit["logo"] == "museum-icon-192.png"
    assert archive.read("alveus-exhibit/site/museum-icon-192.png").startswith(b"\x89PNG")
    assert not [name for name in archive.namelist() if b"onload" in archive.read(name)[:300]]
    archive.extractall(tmp_path)
    folder = tmp_path / "alveus-exhibit"
    command = [sys.executable, "-S", "-E", "start.py", "--serve"]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        try:
            server = started.stdout.readline().strip()
            page.goto(f"{server}embed.html?exhibit=exhibit.json")
            wait_ready(page)
            expect(page.locator(".kiosk-title")).to_have_text("On a stick")
        finally:
            page.close()
            started.terminate()


@pytest.mark.nightly
def test_every_example_of_a_message_is_answered(page: Page, url: str) -> None:
    page.goto(f"{url}messages.html")
    answers = page.locator(".answers ol")
    expect(answers).to_contain_text('"type":"ready"')
    for button in page.get_by_role("button", name="Send: ").all():
        count = page.locator(".answers [data-by=page]").count()
        button.click()
        expect(page.locator(".answers [data-by=page]")).to_have_count(count + 1)
    answered = page.locator(".answers [data-by=frame] code", has_text='"to":')
    expect(answered).to_have_count(page.locator(".answers [data-by=page]").count())
    page.get_by_role("button", name="Send", exact=True).or_(
        page.get_by_role("button", name="Senden", exact=True)
    ).last.click()
    expect(answers).to_contain_text('"code":"bad_parameter"')


@pytest.mark.parametrize(
    "name", ["index.html", "play.html", "embed.html", "museums.html", "page.html", "letter.html"]
)
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_a_page_opened_as_a_file_shows_instructions(
    browser_page: Callable[[str], Page], site: Path, name: str, language: str
) -> None:
    page = browser_page(language)
    page.goto((site / name).as_uri())
    expect(page.locator("body")).to_contain_text("start-windows")
    assert page.evaluate("document.documentElement.lang") == language[:2]


@pytest.fixture
def browser_page(new_context: Callable[..., BrowserContext], complaints: list[str]) -> object:
    """Return a function that opens a page from a file; ignore messages about blocked scripts."""

    def open_page(language: str) -> Page:
        return new_context(locale=language).new_page()

    yield open_page
    complaints.clear()


def test_faulty_exhibit_is_not_packed_and_its_fault_is_shown(page: Page, url: str) -> None:
    page.goto(f"{url}museums.html?game=bohnenspiel")
    archive = page.get_by_role("button", name="Archive for a USB stick")
    expect(archive).to_be_visible()
    page.get_by_label("Title").fill("x" * 67)
    expect(page.locator("#take [role=alert]")).to_contain_text("texts.en.title")
    expect(archive).to_have_count(0)
    expect(page.get_by_role("button", name="Save settings")).to_have_count(0)
    page.get_by_label("Title").fill("Beans")
    expect(archive).to_be_visible()


@pytest.mark.nightly
def test_reload_keeps_the_plan(page: Page, url: str) -> None:
    page.goto(f"{url}museums.html")
    page.get_by_label("Title").fill("Beans from Livonia")
    page.locator(".choose-one").first.select_option("xii")
    frame_of(page, "game=xii")
    page.reload()
    expect(page.get_by_label("Title")).to_have_value("Beans from Livonia")
    expect(page.locator(".choose-one").first).to_have_value("xii")
    page.get_by_role("button", name="Start from scratch").click()
    expect(page.get_by_label("Title")).to_have_value("")


@pytest.mark.nightly
def test_existing_exhibit_is_unchanged_after_opening_and_saving(page: Page, url: str) -> None:
    exhibit = {
        "$schema": "schemas/exhibit.json",
        "alveus": 1,
        "game": "duodecim",
        "study": "zeno",
        "games": ["duodecim", "xii"],
        "languages": ["de", "en"],
        "mode": "ai",
        "theme": "dark",
        "idle": 60,
        "warn": 20,
        "texts": {"de": {"title": "Zenons Spiel"}},
        "volume": [{"from": "10:00", "to": "17:30", "loudness": 0.3}],
        "choices": ["level"],
        "evaluations": True,
    }
    page.goto(f"{url}museums.html?game=bohnenspiel")
    content = json.dumps(exhibit).encode()
    file: FilePayload = {"name": "exhibit.json", "mimeType": "application/json", "buffer": content}
    page.locator(".choose-exhibit").set_input_files(file)
    expect(page.get_by_label("Title")).to_have_value("Zenons Spiel")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save settings").click()
    saved = json.loads(Path(waiting.value.path()).read_text(encoding="utf-8"))
    assert {name: saved[name] for name in exhibit} == exhibit
