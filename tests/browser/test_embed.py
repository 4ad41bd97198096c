"""The board in somebody else's page: parameters, messages, storage, links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import serving, wait_ready

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Frame, Page

HOST = """<!doctype html><link rel="icon" href="data:,">
<script>
  self.heard = [];
  addEventListener('message', ({ data }) => heard.push(data));
  self.tell = (message) => frames[0].postMessage(message, '*');
</script>
<iframe title="board" width="640" height="480" src="%s" allow="fullscreen; clipboard-write"
  sandbox="allow-scripts allow-same-origin"></iframe>"""


@pytest.fixture
def embed(page: Page, url: str, tmp_path: Path) -> Iterator[Callable[..., Frame]]:
    """Opens a page of another origin with the board in a frame, as the README writes it."""
    host_page = tmp_path / "index.html"
    host_page.touch()
    with serving(tmp_path) as host:

        def open_host(parameters: str = "") -> Frame:
            host_page.write_text(HOST % f"{url}embed.html{parameters}")
            page.goto(host.url)
            page.wait_for_function("() => heard.some(({ type }) => type === 'ready')")
            return page.frames[1]

        yield open_host


def heard(page: Page, kind: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "(kind) => heard.filter(({ type }) => type === kind)", kind
    )
    return found


def test_messages_out_carry_the_version(page: Page, embed: Callable[..., Frame]) -> None:
    frame = embed()
    assert heard(page, "ready")[0]["alveus"] == 1
    assert heard(page, "resize")
    frame.locator("#acts [data-act=throw]").click()
    page.wait_for_function("() => heard.some(({ type, ply }) => type === 'state' && ply > 0)")


def test_the_host_sets_language_and_theme_and_begins_anew(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed()
    page.evaluate("tell({ alveus: 1, type: 'setLang', lang: 'de' })")
    expect(frame.locator(".turn")).to_have_text("Wer beginnt?")
    page.evaluate("tell({ alveus: 1, type: 'setTheme', theme: 'dark' })")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    frame.locator("#acts [data-act=throw]").click()
    page.wait_for_function("() => heard.some(({ type, ply }) => type === 'state' && ply > 0)")
    page.evaluate("tell({ alveus: 1, type: 'newGame', mode: 'two' })")
    expect(frame.locator(".turn")).to_have_text("Wer beginnt?")


def test_the_host_sets_a_position(page: Page, embed: Callable[..., Frame]) -> None:
    frame = embed("?mode=two")
    position = (
        '{"game":"lombardorum","turn":"white","dice":[5,1],'
        '"white":{"points":{"12":2},"bar":0,"off":13},"black":{"points":{"5":15},"bar":0,"off":0}}'
    )
    page.evaluate("(position) => tell({ alveus: 1, type: 'setPosition', position })", position)
    expect(frame.locator(".status")).to_have_text("Rolled: 5 and 1.")


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "setLang", "lang": "xx"}, "bad_parameter"),
        ({"type": "setTheme", "theme": "pink"}, "bad_parameter"),
        ({"type": "newGame", "level": "9"}, "bad_parameter"),
        ({"type": "setPosition", "position": "~"}, "link_damaged"),
    ],
)
def test_what_the_host_asks_wrongly_is_answered_with_an_error(
    page: Page, embed: Callable[..., Frame], message: dict[str, str], code: str
) -> None:
    embed()
    page.evaluate("(message) => tell({ alveus: 1, ...message })", message)
    page.wait_for_function("() => heard.some(({ type }) => type === 'error')")
    assert heard(page, "error")[0]["code"] == code


def test_messages_of_another_version_or_key_are_not_heard(
    page: Page, embed: Callable[..., Frame]
) -> None:
    frame = embed()
    page.evaluate("tell({ alveus: 2, type: 'setLang', lang: 'de' })")
    page.evaluate("tell({ type: 'setLang', lang: 'de' })")
    page.evaluate("tell('setLang')")
    page.wait_for_timeout(200)
    expect(frame.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("?level=9", "level = “9” is not allowed; choose 1"),
        ("?lang=xx", "lang = “xx” is not allowed; choose"),
        ("?game=chess", "game = “chess” is not allowed; choose lombardorum · duodecim"),
        ("?kiosk=1", "There is no parameter kiosk."),
        ("?theme=pink&hints=maybe", "hints = “maybe” is not allowed; choose 0 · 1"),
        ("#~", "position after # cannot be read"),
    ],
)
def test_wrong_parameters_are_reported_in_the_page_and_a_board_is_there(
    page: Page, url: str, parameters: str, words: str
) -> None:
    page.goto(url + "embed.html" + parameters)
    wait_ready(page)
    expect(page.locator("#notices")).to_contain_text(words)
    expect(page.get_by_role("gridcell", name="15 ivory men")).to_have_count(1)


@pytest.mark.offline
def test_without_storage_nothing_is_kept(
    new_context: Callable[..., BrowserContext], url: str
) -> None:
    page = new_context().new_page()
    page.add_init_script(
        "for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])"
        "  Object.defineProperty(self, name, { get() { throw new Error(`${name} was touched`) } })"
    )
    page.goto(url + "embed.html?storage=0")
    wait_ready(page)
    page.locator("#acts [data-act=throw]").click()
    expect(page.locator("[aria-live=polite]").first).to_contain_text("rolls")
    assert page.context.cookies() == []
    workers = page.evaluate("navigator.serviceWorker.getRegistrations()")
    assert workers == []


def test_without_links_nothing_leads_out(page: Page, url: str) -> None:
    page.goto(url + "embed.html?links=0&mode=two&rotate=table")
    wait_ready(page)
    expect(page.locator(".band")).to_have_count(2)
    assert page.locator("a[href]").count() == 0


def test_level_counts_from_the_weakest_and_hints_can_be_left_out(page: Page, url: str) -> None:
    page.goto(url + "embed.html?level=1&hints=0&chrome=min&theme=contrast")
    wait_ready(page)
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert page.get_by_role("button", name="Hint").count() == 0
    expect(page.locator(".game-name")).to_be_hidden()


def test_the_computer_plays_against_itself(page: Page, url: str) -> None:
    page.goto(url + "embed.html?mode=demo")
    wait_ready(page)
    expect(page.locator("[aria-live=polite]").first).to_contain_text("plays")
