"""Playing without a network, from a sub-folder, and without a service worker."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.helpers import begin, serving, throw, wait_offline, wait_ready

from alveus import registry
from site_build.offline import copied_files

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.offline

GAME = "play.html?game=lombardorum"


def test_the_game_continues_after_the_server_stops(page: Page, site: Path) -> None:
    with serving(site) as server:
        page.goto(server.url + GAME)
        begin(page)
        wait_offline(page)
    moves = page.locator("#moves").inner_text()
    page.reload()
    wait_ready(page)
    assert page.locator("#moves").inner_text() == moves
    throw(page)
    expect(page.locator("#say")).to_contain_text("Rolled:")


@pytest.mark.nightly
def test_every_page_opens_and_a_game_starts_after_the_server_stops(page: Page, site: Path) -> None:
    with serving(site) as server:
        page.goto(server.url)
        wait_offline(page)
    for path in ("", "index.html", "page.html?game=lombardorum", "licences.html"):
        page.goto(server.url + path)
        expect(page.locator("h1").first).to_be_visible()
    page.goto(f"{server.url}lombardorum/?utm_source=a-friend")
    wait_ready(page)
    begin(page)
    page.goto(f"{server.url}de/")
    expect(page.locator("h1").first).to_be_visible()


def test_the_copy_contains_every_file_that_is_needed_offline(site: Path) -> None:
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    online = (
        *("docs/", "lab/", "previews/", "print/", "schemas/", "screenshots/", "stick/"),
        *("assets/stage-", "wheels/"),
    )
    beside = {file for file in files if file.startswith(online)}
    beside |= {file for file in files if file.endswith(".jsonl")}
    hosts = {"_headers", ".htaccess", "packs.json", "imprint.txt", "build.txt", "stages.json"}
    search = {"404.html", "robots.txt", "sitemap.xml", "licences.txt"}
    assert copied_files(site) == files - beside - hosts - search - {"sw.js"}


@pytest.mark.nightly
def test_the_site_runs_from_a_sub_folder(page: Page, site: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").touch()
    shutil.copytree(site, tmp_path / "games" / "old")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with serving(tmp_path) as server:
        folder = f"{server.url}games/old/"
        page.goto(folder + GAME)
        begin(page)
        wait_offline(page)
        assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == folder
    assert [url for url in asked if not url.startswith((folder, "data:"))] == []
    page.reload()
    wait_ready(page)


@pytest.mark.nightly
def test_the_game_runs_without_a_service_worker(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    context = new_context()
    context.add_init_script("delete Navigator.prototype.serviceWorker")
    page = context.new_page()
    page.goto(url + GAME)
    begin(page)
    expect(page.locator("html")).to_have_attribute("data-offline", "no")


def test_the_manifest_installs_the_site_from_any_folder(site: Path) -> None:
    for language, name in (("en", "manifest"), ("de", "manifest.de")):
        manifest = json.loads((site / f"{name}.webmanifest").read_text(encoding="utf-8"))
        assert manifest["lang"] == language
        assert manifest["id"] == "alveus"
        assert manifest["scope"] == "./"
        assert (manifest["dir"], manifest["orientation"]) == ("ltr", "any")
        assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
        opened = " ".join(shortcut["url"] for shortcut in manifest["shortcuts"])
        assert [game for game in registry.ids() if game not in opened] == []
        shapes = Counter(picture["form_factor"] for picture in manifest["screenshots"])
        assert shapes == {"wide": 2, "narrow": 2}
        assert all(picture["label"] for picture in manifest["screenshots"])
        for picture in (*manifest["icons"], *manifest["screenshots"]):
            file = site / picture["src"]
            assert file.is_file()
            if file.suffix != ".svg":
                width, height = Image.open(file).size
                assert picture["sizes"] == f"{width}x{height}"
        pages = [manifest["start_url"], manifest["share_target"]["action"]]
        pages += [handler["action"] for handler in manifest["file_handlers"]]
        pages += [handler["url"] for handler in manifest["shortcuts"]]
        for page in pages:
            there = site / page.partition("?")[0]
            assert (there / "index.html" if there.is_dir() else there).is_file()
