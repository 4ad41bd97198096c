"""Deploying a newer or older version, and deleting the old files, while pages are open."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import Host, begin, wait_offline, wait_ready
from tests.browser.table import menu
from tests.browser.versions import copy_site, deploy, make_next

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Route
    from tests.browser.conftest import Complaints

    from alveus.serve import SiteServer

# The server outlives the pages.
pytestmark = pytest.mark.usefixtures("served")

GAME = "play.html?game=lombardorum"
LOADED_AT = "performance.timeOrigin"
NEW = re.compile("^9 ")


@pytest.fixture(scope="module")
def versions(site: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two versions of the site that have no scripts in common."""
    folder = tmp_path_factory.mktemp("versions")
    return copy_site(site, folder / "first"), make_next(site, folder / "second")


@pytest.fixture
def host() -> Host:
    return Host()


@pytest.fixture
def served(
    versions: tuple[Path, Path],
    tmp_path: Path,
    host: Host,
    keep_serving: Callable[..., SiteServer],
) -> tuple[SiteServer, Path]:
    """A server with the first version."""
    folder = tmp_path / "site"
    deploy(versions[0], folder)
    return keep_serving(folder, host=host), folder


def expect_notice(page: Page, words: str) -> None:
    expect(page.locator("[data-notice=missing]")).to_contain_text(words)


def activate_new_version(page: Page) -> None:
    """Check for a new version until it is active, because one installation attempt can fail."""
    for _ in range(30):
        page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update()).catch(() => {})")
        page.wait_for_timeout(2000)
        if page.evaluate("document.documentElement.dataset.version === 'new'"):
            return
    pytest.fail("the new version does not answer")


OPENINGS: dict[str, Callable[[Page], None]] = {
    "settings": lambda page: menu(page, "Settings…"),
    "new game": lambda page: menu(page, "New game…"),
    "help": lambda page: menu(page, "Keys and help…"),
}


@pytest.mark.nightly
@pytest.mark.parametrize("part", ["settings", "new game", "help"])
def test_a_file_deleted_by_a_deployment_shows_a_message_and_the_reload_keeps_the_game(
    page: Page,
    served: tuple[SiteServer, Path],
    versions: tuple[Path, Path],
    complaints: Complaints,
    part: str,
) -> None:
    server, folder = served
    page.goto(server.url + GAME)
    begin(page)
    moves = page.locator("#moves").inner_text()
    page.wait_for_load_state("networkidle")
    deploy(versions[1], folder)
    OPENINGS[part](page)
    expect_notice(page, "A new version is available")
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    wait_ready(page)
    expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)
    assert page.evaluate("fetch('build.txt').then((it) => it.text())").startswith("9")
    OPENINGS[part](page)
    expect(page.get_by_role("dialog")).to_be_visible()
    complaints.clear()


@pytest.mark.nightly
def test_a_rollback_shows_the_message_for_a_new_version(
    page: Page,
    served: tuple[SiteServer, Path],
    versions: tuple[Path, Path],
    complaints: Complaints,
) -> None:
    server, folder = served
    deploy(versions[1], folder)
    page.goto(server.url + GAME)
    begin(page)
    moves = page.locator("#moves").inner_text()
    page.wait_for_load_state("networkidle")
    deploy(versions[0], folder)
    menu(page, "Settings…")
    expect_notice(page, "A new version is available")
    with page.expect_navigation():
        page.get_by_role("button", name="Reload").click()
    wait_ready(page)
    expect(page.locator("#moves")).to_have_text(moves, use_inner_text=True)
    menu(page, "Settings…")
    expect(page.get_by_role("dialog")).to_be_visible()
    complaints.clear()


@pytest.mark.nightly
def test_a_menu_that_cannot_be_loaded_shows_a_message(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.route("**/main-menu-*.js", lambda route: route.fulfill(status=404, body=""))
    page.goto(url + GAME)
    wait_ready(page)
    expect_notice(page, "Part of this page did not load")
    complaints.clear()


@pytest.mark.nightly
def test_the_message_is_shown_again_after_its_dialog_was_closed(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.route("**/backup-*.js", lambda route: route.fulfill(status=404, body=""))
    page.goto(url + GAME)
    wait_ready(page)
    for _ in range(2):
        menu(page, "Settings…")
        page.get_by_role("button", name="Back up").click()
        expect(page.locator("dialog [data-notice=missing]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    complaints.clear()


@pytest.mark.nightly
def test_a_file_that_cannot_be_loaded_offline_shows_a_german_message(
    new_context: Callable[..., BrowserContext], url: str, complaints: Complaints
) -> None:
    page = new_context(locale="de-DE").new_page()
    page.goto(url + GAME)
    wait_ready(page)
    page.locator("#menu").click()
    page.context.set_offline(True)
    page.get_by_role("menuitem", name="Einstellungen").click()
    expect_notice(page, "Keine Verbindung")
    before = page.evaluate(LOADED_AT)
    page.get_by_role("button", name="Neu laden").click()
    expect_notice(page, "Immer noch keine Verbindung")
    assert page.evaluate(LOADED_AT) == before
    complaints.clear()


@pytest.mark.nightly
def test_a_captive_portal_shows_the_message_for_a_missing_connection(
    page: Page, served: tuple[SiteServer, Path], host: Host, complaints: Complaints
) -> None:
    page.goto(served[0].url + GAME)
    wait_ready(page)
    page.wait_for_function("() => document.querySelector('.menu > #menu')")
    page.wait_for_load_state("networkidle")
    host.answer = lambda path: (200, "text/html", b"<h1>Log in</h1>")
    menu(page, "Settings…")
    expect_notice(page, "No connection")
    page.close()
    complaints.clear()


@pytest.mark.nightly
def test_missing_message_files_show_a_message(page: Page, url: str, complaints: Complaints) -> None:
    page.route("**/tables-*.txt", lambda route: route.fulfill(status=404, body=""))
    page.goto(url + GAME)
    expect(page.locator("body")).to_contain_text("Part of this page did not load")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    complaints.clear()


@pytest.mark.nightly
def test_a_failed_request_for_messages_is_repeated(
    page: Page, url: str, complaints: Complaints
) -> None:
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        path = route.request.url
        if path in failed:
            return route.continue_()
        failed.append(path)
        return route.abort()

    page.route("**/*.txt", fail_once)
    page.goto(url + GAME)
    begin(page)
    assert failed
    expect(page.locator("body")).not_to_contain_text("Part of this page did not load")
    complaints.clear()


@pytest.mark.nightly
def test_a_page_older_than_the_sites_scripts_reloads_itself_once(
    page: Page, served: tuple[SiteServer, Path], versions: tuple[Path, Path], complaints: Complaints
) -> None:
    server, folder = served
    old = (versions[0] / "play.html").read_bytes()
    deploy(versions[1], folder)
    answers = [old]

    def serve_old_once(route: Route) -> None:
        if answers:
            route.fulfill(body=answers.pop(), content_type="text/html")
        else:
            route.continue_()

    page.route("**/play.html*", serve_old_once)
    page.goto(server.url + GAME)
    wait_ready(page)
    assert answers == []
    complaints.clear()


def test_a_page_still_outdated_after_a_reload_shows_a_message(
    page: Page, served: tuple[SiteServer, Path], versions: tuple[Path, Path], complaints: Complaints
) -> None:
    server, folder = served
    old = (versions[0] / "play.html").read_bytes()
    deploy(versions[1], folder)
    page.route("**/play.html*", lambda route: route.fulfill(body=old, content_type="text/html"))
    page.goto(server.url + GAME)
    expect(page.locator("body")).to_contain_text("Part of this page did not load")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    complaints.clear()


@pytest.mark.offline
def test_a_new_version_does_not_change_open_pages_and_opens_with_the_next_page(
    page: Page, served: tuple[SiteServer, Path], versions: tuple[Path, Path]
) -> None:
    server, folder = served
    failed: list[str] = []
    page.context.on("response", lambda it: failed.append(it.url) if it.status >= 400 else None)
    page.goto(f"{server.url}museums.html")
    wait_offline(page)
    page.locator("input[type=text]").first.fill("Museum of Games")
    game = page.context.new_page()
    game.goto(server.url + GAME)
    begin(game)
    deploy(versions[1], folder)
    before = page.evaluate(LOADED_AT), game.evaluate(LOADED_AT)
    activate_new_version(game)
    other = page.context.new_page()
    other.goto(server.url + GAME)
    wait_ready(other)
    assert other.evaluate("document.querySelector('script[src]').src").count("-9") == 1
    assert (page.evaluate(LOADED_AT), game.evaluate(LOADED_AT)) == before
    expect(page.locator("input[type=text]").first).to_have_value("Museum of Games")
    game.locator("#menu").click()
    expect(game.get_by_text("New version: loads with the next page")).to_be_visible()
    game.get_by_role("menuitem", name="Settings").click()
    expect(game.get_by_role("dialog")).to_be_visible()
    assert failed == []


@pytest.mark.nightly
@pytest.mark.offline
def test_a_rollback_does_not_change_an_open_game(
    page: Page, served: tuple[SiteServer, Path], versions: tuple[Path, Path]
) -> None:
    server, folder = served
    deploy(versions[1], folder)
    page.goto(server.url + GAME)
    begin(page)
    wait_offline(page)
    deploy(versions[0], folder)
    before = page.evaluate(LOADED_AT)
    activate_new_version(page)
    assert page.evaluate(LOADED_AT) == before
    menu(page, "Settings…")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.reload()
    wait_ready(page)
    assert page.evaluate("document.querySelector('script[src]').src").count("-9") == 0


@pytest.mark.nightly
@pytest.mark.offline
def test_a_new_version_is_used_only_after_its_upload_is_complete(
    page: Page, served: tuple[SiteServer, Path], versions: tuple[Path, Path], tmp_path: Path
) -> None:
    server, folder = served
    page.goto(server.url + GAME)
    wait_offline(page)
    deploy(copy_site(versions[1], tmp_path / "copy"), folder)
    # Upload in progress: the new service worker is complete, but one script is not.
    [script] = (folder / "assets").glob("table-9*.js")
    content = script.read_bytes()
    script.write_bytes(content[: len(content) // 2])
    page.evaluate(
        """navigator.serviceWorker.ready.then(async (kept) => {
          await kept.update();
          const { installing } = kept;
          if (installing) await new Promise((ended) => {
            installing.onstatechange = () => installing.state === "redundant" && ended();
          });
        })"""
    )
    page.reload()
    wait_ready(page)
    assert page.evaluate("document.querySelector('script[src]').src").count("-9") == 0
    script.write_bytes(content)
    activate_new_version(page)
    page.reload()
    wait_ready(page)
    assert page.evaluate("document.querySelector('script[src]').src").count("-9") == 1


@pytest.mark.nightly
def test_inputs_and_scroll_position_survive_the_reload_button(
    page: Page, served: tuple[SiteServer, Path], versions: tuple[Path, Path], complaints: Complaints
) -> None:
    server, folder = served
    page.goto(f"{server.url}museums.html")
    field = page.locator("input[type=text]").first
    field.fill("Museum of Games")
    page.evaluate("scrollTo(0, 300)")
    deploy(versions[1], folder)
    page.evaluate("dispatchEvent(new Event('vite:preloadError'))")
    expect_notice(page, "A new version is available")
    at = page.evaluate("scrollY")
    page.get_by_role("button", name="Reload").click()
    page.wait_for_function("() => document.querySelector('script[src]').src.includes('-9')")
    expect(field).to_have_value("Museum of Games")
    page.wait_for_function(f"() => Math.abs(scrollY - {at}) < 2")
    complaints.clear()
