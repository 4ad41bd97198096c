"""Fixtures: a server with the built site, a Chromium, and pages that must not report errors."""

from __future__ import annotations

import json
import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect, sync_playwright
from tests.browser.helpers import PATIENCE_MS, prepare_pages, serving
from tests.browser.nightly import is_daily
from tests.nightly import deselect

from alveus import registry
from toolchain.chromium import find_chromium
from toolchain.ground import SITE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

    from alveus.serve import SiteServer

FLAGS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Pages of the tests are too short-lived to benefit from V8's second, slower compiler.
    "--js-flags=--liftoff-only",
)
# A device on which the guides of all games have been closed, so that only the game is shown.
GUIDES_LEFT = """
try {
  localStorage["alveus.guide"] ??= JSON.stringify({over: true, games: GAMES});
} catch {}
""".replace("GAMES", json.dumps(dict.fromkeys(registry.ids())))

# Caching the whole site takes as long as a test, so only tests marked `offline` do it.
NEVER_KEPT = """
try {
  navigator.serviceWorker.register = () => new Promise(() => {});
} catch {}
"""

# A second Python occupies a core for a while, so only tests marked `remembered` start one.
NO_ROOM = """
try {
  navigator.storage.estimate = async () => ({ quota: 0, usage: 0 });
} catch {}
"""

SITE_FOLDER = Path(os.environ.get("ALVEUS_SITE", SITE))


@pytest.fixture(scope="session")
def site() -> Path:
    if not (SITE_FOLDER / "index.html").is_file():
        pytest.fail("there is no site to test: run scripts/build_site.py first")
    return SITE_FOLDER


@pytest.fixture(scope="session")
def server(site: Path) -> Iterator[SiteServer]:
    with serving(site) as server:
        yield server


@pytest.fixture(scope="session")
def url(server: SiteServer) -> str:
    """Return the URL of the site's folder, with a slash at its end."""
    return server.url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = find_chromium()
    if chromium is None:
        pytest.fail("no Chromium was found: scripts/test.py installs one")
    expect.set_options(timeout=PATIENCE_MS)
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))


class Complaints(list[str]):
    """Errors reported by the browser; a test removes those that it expects.

    The browser can report a failed request late.  After `clear`, such reports are ignored.
    """

    _requests_may_fail = False

    def clear(self) -> None:
        """Remove all complaints, and ignore later reports of failed requests."""
        self._requests_may_fail = True
        super().clear()

    def listen(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.append(f"uncaught: {error.stack or error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            failed_request = "Failed to load" in message.text
            if failed_request and self._requests_may_fail:
                return
            # The browser expects each preloaded file within seconds: a busy machine is slower.
            if "was preloaded using link preload but not used" in message.text:
                return
            named = f"({message.location['url']})" if failed_request else ""
            self.append(f"{message.type}: {message.text}{named}")


@pytest.fixture
def keep_serving() -> Iterator[Callable[..., SiteServer]]:
    """Serve folders as `serving` does, until the pages of the test are closed."""
    with ExitStack() as servers:
        yield lambda *args, **kwargs: servers.enter_context(serving(*args, **kwargs))


@pytest.fixture
def complaints(keep_serving: Callable[..., SiteServer]) -> Iterator[Complaints]:
    """Collect the complaints; servers of `keep_serving` stop after the pages are closed."""
    complaints = Complaints()
    yield complaints
    assert complaints == [], "the browser complained"


@pytest.fixture
def new_context(
    browser: Browser, complaints: Complaints, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Return a function that opens a new profile; its pages must not report errors.

    Guides have already been closed, except on a device that is `guided`.
    """
    contexts: list[BrowserContext] = []

    def open_context(*, guided: bool = False, **options: object) -> BrowserContext:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 800}, **options}
        context = browser.new_context(**options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(prepare_pages(request.node.name))
        if request.node.get_closest_marker("offline") is None:
            context.add_init_script(NEVER_KEPT)
        if request.node.get_closest_marker("remembered") is None:
            context.add_init_script(NO_ROOM)
        if not guided:
            context.add_init_script(GUIDES_LEFT)
        context.on("page", complaints.listen)
        contexts.append(context)
        return context

    yield open_context
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    """Return a page in a new profile: wide, light, English."""
    return new_context().new_page()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    deselect(config, items, is_daily)
