"""The page of a game: immediate start in the page's language, and texts without scripts."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import load, press

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page
    from tests.browser.conftest import Complaints


def test_a_games_page_starts_it_and_can_change_the_language(page: Page, url: str) -> None:
    page.goto(f"{url}de/bohnenspiel/")
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#links a").first).to_have_attribute("href", re.compile("^page.html"))
    press(page, "s3")
    press(page, "s3")
    expect(page.locator("#moves")).to_contain_text("3")
    page.evaluate("navigator.clipboard.writeText = async (text) => { self.copied = text; }")
    page.locator("#links button").click()
    page.wait_for_function("() => self.copied")
    assert page.evaluate("self.copied").startswith(f"{url}de/bohnenspiel/#1.")
    page.locator("#language").click()
    page.get_by_role("menuitemradio", name="English").click()
    expect(page).to_have_url(f"{url}bohnenspiel/")
    page.reload()
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("#moves")).to_contain_text("3")
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(f"{url}page.html?game=bohnenspiel")
    page.get_by_role("link", name="Play Bohnenspiel").click()
    expect(page).to_have_url(f"{url}bohnenspiel/")


def test_rules_and_licences_are_readable_without_scripts(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{url}de/")
    for paragraph in page.locator(".read p").all():
        expect(paragraph).to_be_visible()
    page.get_by_role("link", name="Rithmomachia").click()
    expect(page.get_by_role("heading", name="Boethius")).to_have_count(2)
    expect(page.locator("main")).to_be_hidden()
    page.goto(f"{url}page.html?game=xii")
    page.get_by_role("link", name="Ludus XII scriptorum").first.click()
    expect(page.get_by_role("heading", name="The aim")).to_be_visible()
    page.goto(f"{url}licences.html")
    link = page.get_by_role("link", name="Licences")
    expect(link).to_be_visible()
    paragraph = page.request.get(url + str(link.get_attribute("href"))).text()
    assert "Mozilla Public License" in paragraph


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_page_has_its_title_preview_and_rules(site: Path, language: str) -> None:
    titles, abouts, pictures = set(), set(), set()
    games = ("", *registry.ids())
    for game in games:
        folder = site / ("" if language == "en" else language) / game
        page = (folder / "index.html").read_text(encoding="utf-8")
        head, body = page.split("</head>")
        [title] = re.findall("<title>(.+)</title>", head)
        [about] = re.findall('<meta name="description" content="([^"]+)"', head)
        [picture] = re.findall('<meta property="og:image" content="([^"]+)"', head)
        [data] = re.findall('<script type="application/ld\\+json">(.+?)</script>', head)
        assert 50 <= len(about) <= 165
        assert Image.open(site / picture).size == (1200, 630)
        assert json.loads(data)["inLanguage"] == language
        assert body.count("<h2>") >= 5 or not game
        titles.add(title)
        abouts.add(about)
        pictures.add(picture)
    assert len(titles) == len(abouts) == len(pictures) == len(games)


def test_without_scripts_the_museum_page_shows_its_introduction(site: Path) -> None:
    page = (site / "museums.html").read_text(encoding="utf-8")
    assert "<title>For museums · alveus</title>" in page
    assert '<meta name="description" content="Forgotten board games for exhibitions' in page


@pytest.mark.nightly
def test_an_old_browser_shows_a_message_and_the_rules(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.add_init_script("delete Object.hasOwn")
    page.goto(f"{url}lombardorum/")
    expect(page.get_by_text("The board needs JavaScript and a browser from")).to_be_visible()
    expect(page.locator("main")).to_be_hidden()
    complaints.clear()


def test_links_and_files_from_other_programs_open_their_game(page: Page, url: str) -> None:
    page.goto(f"{url}open.html")
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose a file").click()
    chosen.value.set_files({"name": "a.json", "mimeType": "", "buffer": b'{"game": "no"}'})
    expect(page.locator(".lead")).to_contain_text("This file or link contains no game")
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Choose a file").click()
    link = f"A game for you: {url}de/xii/ and so on"
    chosen.value.set_files({"name": "a.txt", "mimeType": "", "buffer": link.encode()})
    expect(page).to_have_url(f"{url}de/xii/")


@pytest.mark.nightly
def test_a_refused_file_of_another_game_offers_the_way_back(
    page: Page, url: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "alveus", "version": 1, "game": "xii"}', encoding="utf-8")
    page.goto(f"{url}bohnenspiel/")
    wait_ready(page)
    load(page, file)
    page.get_by_role("button", name="Back to Bohnenspiel").click()
    expect(page).to_have_url(f"{url}bohnenspiel/")


@pytest.mark.nightly
def test_a_backup_loaded_as_a_game_points_to_its_dialog(
    page: Page, url: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup.json"
    file.write_text('{"format": "alveus backup"}', encoding="utf-8")
    page.goto(f"{url}bohnenspiel/")
    wait_ready(page)
    load(page, file)
    expect(page.get_by_role("alert")).to_contain_text("Restore a backup")


@pytest.mark.nightly
def test_a_file_of_more_than_16_mb_is_refused(page: Page, url: str, tmp_path: Path) -> None:
    file = tmp_path / "large.json"
    file.write_text("{}" + " " * 16_000_000, encoding="utf-8")
    page.goto(f"{url}bohnenspiel/")
    wait_ready(page)
    load(page, file)
    expect(page.get_by_text("larger than 16 MB")).to_be_visible()
