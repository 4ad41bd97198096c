"""Start of Python in the page, and messages if it cannot start or its worker ends."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import begin, expect_said, kill_worker, throw, wait_ready

from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Route
    from tests.browser.conftest import Complaints

GAME = "play.html?game=lombardorum"
WASM = "**/*.wasm"
WORKER = "**/worker-*.js"

# A device with two cores; records whether the board was painted when each worker was created.
SMALL = """
Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { value: 2 });
self.paintedBefore = [];
self.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    paintedBefore.push(performance.getEntriesByName("alveus:painted").length > 0);
  }
};
"""


def expect_failure(page: Page, words: str) -> None:
    page.wait_for_function("() => document.documentElement?.dataset.alveus === 'failed'")
    expect(page.locator("#notices")).to_contain_text(words)


@pytest.mark.nightly
def test_the_first_roll_can_be_requested_before_python_has_started(page: Page, url: str) -> None:
    held: list[Route] = []
    page.route(WASM, lambda route: held.append(route))
    page.goto(url + GAME)
    page.wait_for_function("() => document.documentElement?.dataset.alveus === 'choosable'")
    assert page.get_by_role("gridcell", name="15 ivory men").count() == 1
    throw(page)
    for route in held:
        route.continue_()
    wait_ready(page)
    expect_said(page, re.compile("(Ivory|Both) rolls?"))


@pytest.mark.nightly
def test_on_a_small_phone_python_starts_after_the_board(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(has_touch=True, is_mobile=True).new_page()
    page.add_init_script(SMALL)
    page.goto(f"{url}bohnenspiel/")
    wait_ready(page)
    assert page.evaluate("paintedBefore") == [True]


def test_python_starts_at_once_if_the_board_needs_it(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context(has_touch=True, is_mobile=True).new_page()
    page.add_init_script(SMALL)
    state = registry.game("bohnenspiel").opening()
    position = registry.game("bohnenspiel").to_json(state)
    page.goto(f"{url}bohnenspiel/#{quote(json.dumps(position))}")
    wait_ready(page)
    assert page.evaluate("paintedBefore") == [False]


@pytest.mark.nightly
@pytest.mark.parametrize("query", ["&mode=demo", "&level=kind"])
def test_on_a_small_phone_a_new_game_opens_although_a_game_is_stored(
    new_context: Callable[..., BrowserContext], url: str, query: str
) -> None:
    context = new_context(has_touch=True, is_mobile=True)
    context.add_init_script(SMALL)
    page = context.new_page()
    page.goto(f"{url}play.html?game=bohnenspiel")
    wait_ready(page)
    page.goto(f"{url}play.html?game=bohnenspiel{query}")
    wait_ready(page)


def test_a_game_id_equal_to_an_object_property_is_unknown(page: Page, url: str) -> None:
    page.goto(url + "play.html?game=__proto__")
    expect(page.locator(".turn")).to_have_text("There is no game called “__proto__” here.")


@pytest.mark.nightly
def test_performance_marks_of_the_start_are_in_order(page: Page, url: str) -> None:
    page.goto(url + GAME)
    wait_ready(page)
    names = page.evaluate("performance.getEntriesByType('mark').map(({ name }) => name)")
    assert names == ["alveus:painted", "alveus:choosable", "alveus:python", "alveus:ready"]


def test_pyodide_exports_only_the_symbols_that_its_script_uses(
    page: Page, url: str, site: Path
) -> None:
    [wasm] = (site / "assets").glob("pyodide.asm-*.wasm")
    [script] = (site / "assets").glob("pyodide.asm-*.js")
    page.goto(url + "index.html")
    offered = page.evaluate(
        """async (wasm) => {
          const machine = await WebAssembly.compileStreaming(fetch(wasm));
          return WebAssembly.Module.exports(machine).map(({ name }) => name);
        }""",
        f"{url}assets/{wasm.name}",
    )
    taken = set(re.findall(r"wasmExports\.([\w$]+)", script.read_text(encoding="utf-8")))
    assert "Py_Version" in taken
    assert taken <= set(offered)
    assert len(offered) < 300


@pytest.mark.nightly
def test_python_starts_from_a_host_without_the_wasm_media_type(page: Page, url: str) -> None:
    def as_download(route: Route) -> None:
        answer = route.fetch()
        headers = {**answer.headers, "content-type": "application/octet-stream"}
        route.fulfill(response=answer, headers=headers)

    page.route(WASM, as_download)
    page.goto(url + GAME)
    wait_ready(page)


@pytest.mark.nightly
def test_a_killed_worker_is_replaced_and_the_game_continues(page: Page, url: str) -> None:
    page.goto(url + GAME)
    begin(page)
    moves = page.locator("#moves").inner_text()
    kill_worker(page)
    expect(page.get_by_text("Nothing was lost")).to_be_visible()
    assert page.locator("#moves").inner_text() == moves
    throw(page)
    expect(page.locator("#say")).to_contain_text("Rolled:")


def test_a_worker_that_ends_twice_shows_a_message(
    new_context: Callable[..., BrowserContext], url: str, complaints: Complaints
) -> None:
    page = new_context(service_workers="block").new_page()
    page.goto(url + GAME)
    wait_ready(page)
    page.route(WORKER, lambda route: route.abort())
    kill_worker(page)
    expect_failure(page, "stopped unexpectedly twice")
    complaints.clear()


def test_missing_files_show_a_message(page: Page, url: str, complaints: Complaints) -> None:
    page.route(WASM, lambda route: route.abort())
    page.goto(url + GAME)
    expect_failure(page, "did not load")
    complaints.clear()


@pytest.mark.parametrize(
    ("missing", "words"), [("WebAssembly", "WebAssembly"), ("Worker", "web workers")]
)
def test_a_browser_without_python_support_shows_a_message(
    page: Page, url: str, missing: str, words: str
) -> None:
    page.add_init_script(f"delete self.{missing}")
    page.goto(url + GAME)
    expect_failure(page, words)


def test_a_sandbox_without_allow_same_origin_is_explained(
    page: Page, url: str, complaints: Complaints
) -> None:
    page.set_content(f'<iframe sandbox="allow-scripts" src="{url}embed.html?lang=de"></iframe>')
    frame = page.frame_locator("iframe")
    expect(frame.locator("body")).to_contain_text(re.compile("allow-scripts.+allow-same-origin"))
    expect(frame.locator("html")).to_have_attribute("lang", "de")
    complaints.clear()


def test_the_engine_runs_in_a_sandbox_that_allows_same_origin(page: Page, url: str) -> None:
    sandbox = "allow-scripts allow-same-origin"
    page.set_content(f'<iframe sandbox="{sandbox}" src="{url}embed.html"></iframe>')
    html = page.frame_locator("iframe").locator("html")
    expect(html).to_have_attribute("data-alveus", "ready")
