"""Ways to load the element, and unusual pages around a board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from alveus import serve

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from alveus.serve import SiteServer

HEAD = """<!doctype html><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<script>
  self.heard = [];
  addEventListener('message', ({ data }) => data.alveus === 1 && heard.push(data));
</script>
"""
BOARD = '<alveus-board game="bohnenspiel" mode="two" lang="en"></alveus-board>'
SCRIPT = '<script src="SITEalveus-board.js"></script>'
READY = "(count) => heard.filter(({ type }) => type === 'ready').length >= count"
STATES = "() => heard.filter(({ type }) => type === 'state').map(({ game, ply }) => [game, ply])"


@pytest.fixture
def host(url: str, tmp_path: Path, keep_serving: Callable[..., SiteServer]) -> Callable[..., str]:
    """Return a function that writes a page of another origin, and returns its URL."""
    (tmp_path / "index.html").touch()
    server = keep_serving(tmp_path)

    def write(text: str, name: str = "index.html") -> str:
        (tmp_path / name).write_text(text.replace("SITE", url))
        return f"{server.url}{name}"

    return write


def open_host(page: Page, address: str, boards: int = 1) -> None:
    page.goto(address)
    page.wait_for_function(READY, arg=boards)


LOADED = {
    "classic": SCRIPT + BOARD,
    "module": '<script type="module" src="SITEalveus-board.js"></script>' + BOARD,
    "imported module": '<script type="module">import "SITEalveus-board.js"</script>' + BOARD,
    "import()": f'<script>import("SITEalveus-board.js")</script>{BOARD}',
    "query": f'<script src="SITEalveus-board.js?ver=6.5"></script>{BOARD}',
    "defer": f'{BOARD}<script defer src="SITEalveus-board.js"></script>',
    "created": f"""{SCRIPT}<script>
      const board = document.createElement("alveus-board");
      board.setAttribute("game", "bohnenspiel");
      document.documentElement.append(board);
    </script>""",
    "base": f'<base href="https://example.org/elsewhere/">{SCRIPT}{BOARD}',
    "strict policy": f"""<meta http-equiv="Content-Security-Policy" content="
      default-src 'none'; img-src data:; script-src SITE; frame-src SITE">{SCRIPT}{BOARD}""",
}


@pytest.mark.parametrize("loaded", LOADED.values(), ids=LOADED.keys())
def test_element_loads(page: Page, host: Callable[..., str], loaded: str, url: str) -> None:
    page.goto(host(HEAD + loaded))
    page.wait_for_function("() => document.querySelector('alveus-board')?.shadowRoot")
    frame = page.locator("alveus-board iframe")
    expect(frame.content_frame.locator("html")).to_have_attribute("data-alveus", "ready")
    assert str(frame.get_attribute("src")).startswith(f"{url}embed.html?game=bohnenspiel")


@pytest.mark.parametrize("address", ["SITE", "SITEembed.html", "/"])
def test_bundle_uses_the_attribute_site(
    page: Page, host: Callable[..., str], site_file: str, address: str, url: str
) -> None:
    host(site_file, "app.js")
    board = BOARD.replace("game=", f'site="{address}" game=')
    page.route("**/embed.html?*", lambda route: route.fulfill(body="", content_type="text/html"))
    page.goto(host(f'{HEAD}<script type="module" src="app.js"></script>{board}'))
    frame = page.locator("alveus-board iframe")
    origin = page.evaluate("location.origin") + "/"
    expected = origin if address == "/" else url
    page.wait_for_function("() => document.querySelector('alveus-board').shadowRoot")
    assert str(frame.get_attribute("src")).startswith(f"{expected}embed.html")


@pytest.fixture
def site_file(site: Path) -> str:
    return (site / "alveus-board.js").read_text()


@pytest.mark.nightly
def test_bundle_without_site_is_reported(
    page: Page, host: Callable[..., str], site_file: str, complaints: list[str], url: str
) -> None:
    host(site_file, "app.js")
    page.goto(host(f'{HEAD}<script src="app.js"></script>{BOARD}'))
    expect(page.locator("alveus-board iframe")).to_have_count(0)
    assert "no site. Add the attribute site" in complaints.pop()
    page.evaluate(
        "(site) => document.querySelector('alveus-board').setAttribute('site', site)", url
    )
    page.wait_for_function(READY, arg=1)


@pytest.mark.nightly
def test_invalid_use_is_reported_in_one_sentence(
    page: Page, host: Callable[..., str], complaints: list[str]
) -> None:
    open_host(page, host(f'{HEAD}{SCRIPT}<alveus-board mode="chess"></alveus-board>'))
    page.wait_for_function("() => heard.some(({ type }) => type === 'error')")
    warnings = [text for text in complaints if "alveus-board:" in text]
    assert len(warnings) == 2
    assert "no game. Add the attribute game" in warnings[0]
    assert "mode = “chess”" in warnings[1]
    complaints.clear()


@pytest.mark.nightly
def test_second_script_changes_nothing(page: Page, host: Callable[..., str]) -> None:
    module = '<script type="module" src="SITEalveus-board.js"></script>'
    open_host(page, host(f"{HEAD}{SCRIPT}{SCRIPT}{module}{BOARD}"))
    assert len(page.frames) == 2


@pytest.mark.nightly
def test_second_version_is_reported(
    page: Page, host: Callable[..., str], site_file: str, complaints: list[str]
) -> None:
    host(site_file, "alveus-board.js")
    open_host(page, host(f'{HEAD}{SCRIPT}<script src="alveus-board.js"></script>{BOARD}'))
    assert "already defined by" in complaints.pop()


@pytest.mark.nightly
def test_element_passes_studies_and_exhibit(page: Page, host: Callable[..., str]) -> None:
    exhibit = {"alveus": 1, "game": "duodecim"}
    page.route("**/exhibit.json", lambda route: route.fulfill(json=exhibit))
    attributes = 'game="duodecim" kiosk="1" studies="zeno" storage="0"'
    open_host(page, host(f"{HEAD}{SCRIPT}<alveus-board {attributes}></alveus-board>"))
    source = str(page.locator("alveus-board iframe").get_attribute("src"))
    assert "studies=zeno" in source
    expect(page.frames[1].locator("html")).to_have_attribute("data-kiosk", "attract")
    page.evaluate("document.querySelector('alveus-board').setAttribute('exhibit', 'exhibit.json')")
    expect(page.locator("alveus-board iframe")).to_have_attribute(
        "src", re.compile("exhibit=exhibit.json")
    )


@pytest.mark.nightly
@pytest.mark.parametrize("width", [280, 320, 390])
def test_element_is_never_wider_than_the_page(
    new_context: Callable[..., BrowserContext], host: Callable[..., str], width: int
) -> None:
    page = new_context(viewport={"width": width, "height": 800}).new_page()
    open_host(page, host(f"{HEAD}{SCRIPT}<main>{BOARD}</main>"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box = page.locator("alveus-board").bounding_box()
    assert box is not None
    assert box["height"] >= 300


@pytest.mark.nightly
def test_frame_without_title_has_the_name_of_the_game(page: Page, host: Callable[..., str]) -> None:
    open_host(page, host(HEAD + SCRIPT + BOARD))
    expect(page.locator("alveus-board iframe")).to_have_attribute("title", "Bohnenspiel")


@pytest.mark.nightly
def test_equal_boards_store_separate_games(page: Page, host: Callable[..., str]) -> None:
    german = BOARD.replace('"en"', '"de"')
    address = host(f"{HEAD}{SCRIPT}{BOARD}{BOARD}{german}")
    open_host(page, address, 3)
    page.locator("alveus-board").nth(1).scroll_into_view_if_needed()
    frame = page.locator("alveus-board iframe").nth(1).content_frame
    for _ in range(2):
        frame.locator("#board [data-place][aria-disabled=false]").first.press("Enter")
    page.wait_for_function("() => heard.some(({ type, ply }) => type === 'state' && ply > 0)")
    frame.locator("html").evaluate("() => new Promise((done) => setTimeout(done, 500))")
    open_host(page, address, 3)
    page.wait_for_function("() => heard.filter(({ type }) => type === 'state').length >= 3")
    assert sorted(ply for _, ply in page.evaluate(STATES)) == [0, 0, 1]


OLD_GAME = """() => new Promise((done, failed) => {
  const asked = indexedDB.open('alveus');
  asked.onerror = failed;
  asked.onsuccess = () => {
    const records = asked.result.transaction('games', 'readwrite').objectStore('games');
    const found = records.getAllKeys();
    found.onsuccess = () => {
      const key = found.result.find((key) => String(key).startsWith('game.frame.'));
      records.get(key).onsuccess = ({ target }) => {
        records.put(target.result, 'game.embed.bohnenspiel.two');
        records.delete(key).onsuccess = () => (asked.result.close(), done(key));
      };
    };
  };
})"""


@pytest.mark.nightly
def test_game_stored_by_an_older_build_is_resumed(page: Page, url: str) -> None:
    address = f"{url}embed.html?game=bohnenspiel&mode=two&lang=en"
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("data-alveus", "ready")
    for _ in range(2):
        page.locator("#board [data-place][aria-disabled=false]").first.press("Enter")
    expect(page.locator("#acts [data-act=undo]")).to_have_attribute("aria-disabled", "false")
    page.wait_for_timeout(500)
    page.goto(f"{url}index.html")
    assert page.evaluate(OLD_GAME)
    page.goto(address)
    expect(page.locator("#acts [data-act=undo]")).to_have_attribute("aria-disabled", "false")


FRAME = """<iframe src="SITEembed.html?game=bohnenspiel&mode=two&lang=en" width="640" height="480"
  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe>"""
NO_REFERRER = '<meta name="referrer" content="no-referrer">'
ANSWER = """(type) => new Promise((done) => {
  addEventListener('message', ({ data }) => data.id === 'asked' && done(data.type));
  frames[0].postMessage({ alveus: 1, id: 'asked', type }, '*');
})"""


@pytest.mark.nightly
@pytest.mark.parametrize("head", [HEAD, NO_REFERRER + HEAD], ids=["referrer", "no-referrer"])
def test_frame_stays_connected_after_a_navigation_inside(
    page: Page, host: Callable[..., str], head: str
) -> None:
    open_host(page, host(head + FRAME))
    page.frames[1].evaluate("location.assign('embed.html?game=xii&mode=two&lang=en')")
    page.wait_for_function(
        "() => heard.some(({ type, game }) => type === 'ready' && game === 'xii')"
    )
    assert page.evaluate(ANSWER, "getState") == "ok"


@pytest.mark.nightly
def test_nested_frame_sends_messages_to_its_parent_only(
    page: Page, host: Callable[..., str]
) -> None:
    host(HEAD + FRAME, "inner.html")
    page.goto(host(f'{HEAD}<iframe src="inner.html" width="700" height="600"></iframe>'))
    inner = page.frames[1]
    inner.wait_for_function(READY, arg=1)
    assert inner.evaluate(ANSWER, "getState") == "ok"
    assert page.evaluate("heard.length") == 0


@pytest.mark.nightly
def test_board_in_a_hidden_part_of_the_page_appears_when_shown(
    page: Page, host: Callable[..., str]
) -> None:
    page.goto(host(f'{HEAD}<div id="tab" style="display: none">{FRAME}</div>'))
    page.wait_for_function(READY, arg=1)
    page.evaluate("tab.style.display = 'block'")
    page.frames[1].wait_for_function(
        "() => document.querySelector('#board .stage').getBoundingClientRect().width > 200"
    )


@pytest.mark.nightly
def test_method_loads_a_lazy_board_below_the_window(page: Page, host: Callable[..., str]) -> None:
    page.goto(host(f'{HEAD}{SCRIPT}<div style="height: 20000px"></div>{BOARD}'))
    page.evaluate("document.querySelector('alveus-board').getState()")
    assert page.evaluate("heard.some(({ type }) => type === 'state')")


@pytest.mark.nightly
def test_moved_element_continues_its_game(page: Page, host: Callable[..., str]) -> None:
    open_host(page, host(f'{HEAD}{SCRIPT}{BOARD}<div id="other"></div>'))
    frame = page.locator("alveus-board iframe").content_frame
    for _ in range(2):
        frame.locator("#board [data-place][aria-disabled=false]").first.press("Enter")
    page.wait_for_function("() => heard.some(({ type, ply }) => type === 'state' && ply > 0)")
    page.wait_for_timeout(500)
    page.evaluate("heard.length = 0, other.append(document.querySelector('alveus-board'))")
    page.wait_for_function("() => heard.some(({ type, ply }) => type === 'state' && ply > 0)")


@pytest.mark.nightly
def test_same_attributes_keep_the_frame(page: Page, host: Callable[..., str]) -> None:
    open_host(page, host(HEAD + SCRIPT + BOARD))
    page.evaluate(
        """() => {
          const board = document.querySelector('alveus-board');
          self.before = board.shadowRoot.querySelector('iframe');
          for (const { name, value } of [...board.attributes]) board.setAttribute(name, value);
        }"""
    )
    page.wait_for_timeout(100)
    assert page.evaluate(
        "before === document.querySelector('alveus-board').shadowRoot.querySelector('iframe')"
    )


@pytest.mark.nightly
def test_full_screen_is_offered_only_where_allowed(page: Page, host: Callable[..., str]) -> None:
    def button() -> Any:
        return page.frames[1].get_by_role("button", name="Full screen")

    open_host(page, host(HEAD + SCRIPT + BOARD))
    expect(button()).to_be_visible()
    open_host(page, host(HEAD + FRAME))
    expect(button()).to_have_count(0)


UNUSUAL = {
    "trusted types": """<meta http-equiv="Content-Security-Policy"
      content="require-trusted-types-for 'script'">""",
    "right to left": "<script>document.dir = 'rtl'</script>",
    "scaled": "<style>body { transform: scale(0.5); zoom: 1.5 }</style>",
    "flexible": "<style>body { display: flex } alveus-board { flex: 1 }</style>",
    "grid": "<style>body { display: grid; grid-template-columns: 200px 1fr }</style>",
    "quirks": "<!-- no doctype -->",
}


@pytest.mark.nightly
@pytest.mark.parametrize("style", UNUSUAL.values(), ids=UNUSUAL.keys())
def test_board_works_in_an_unusual_page(page: Page, host: Callable[..., str], style: str) -> None:
    head = HEAD.replace("<!doctype html>", "") if "doctype" in style else HEAD
    open_host(page, host(head + style + SCRIPT + BOARD))
    answer = "document.querySelector('alveus-board').getState().then(() => 'ok')"
    assert page.evaluate(answer) == "ok"
    width = page.evaluate(
        "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    )
    assert width <= 0


@pytest.mark.nightly
def test_isolated_page_shows_a_board(
    page: Page,
    url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    keep_serving: Callable[..., SiteServer],
) -> None:
    class Isolated(serve.SiteRequest):
        def end_headers(self) -> None:
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            super().end_headers()

    monkeypatch.setattr(serve, "SiteRequest", Isolated)
    script = SCRIPT.replace("<script", "<script crossorigin").replace("SITE", url)
    (tmp_path / "index.html").write_text(HEAD + script + BOARD)
    server = keep_serving(tmp_path)
    open_host(page, server.url)
    assert page.evaluate("crossOriginIsolated")


@pytest.mark.nightly
def test_board_works_in_a_srcdoc_page(page: Page, host: Callable[..., str]) -> None:
    inner = (HEAD + FRAME).replace('"', "&quot;")
    page.goto(host(f'{HEAD}<iframe srcdoc="{inner}" width="700" height="600"></iframe>'))
    frame = page.frames[1]
    frame.wait_for_function(READY, arg=1)
    assert frame.evaluate(ANSWER, "getState") == "ok"


@pytest.mark.nightly
@pytest.mark.parametrize("size", [(120, 120), (200, 100), (100, 400)], ids=str)
def test_very_small_frame_does_not_fail(
    page: Page, host: Callable[..., str], size: tuple[int, int]
) -> None:
    width, height = size
    frame = FRAME.replace('width="640" height="480"', f'width="{width}" height="{height}"')
    open_host(page, host(HEAD + frame))
    assert page.evaluate(ANSWER, "getState") == "ok"


@pytest.mark.nightly
def test_element_mounted_twice_at_once_has_one_frame(page: Page, host: Callable[..., str]) -> None:
    script = """<script>
      const { body } = document;
      const board = document.createElement('alveus-board');
      board.setAttribute('game', 'bohnenspiel');
      body.append(board);
      board.remove();
      body.append(board);
    </script>"""
    open_host(page, host(f"{HEAD}{SCRIPT}<body>{script}"))
    assert len(page.frames) == 2
    assert "save" not in page.frames[1].url


@pytest.mark.nightly
def test_move_before_keeps_the_frame(page: Page, host: Callable[..., str]) -> None:
    open_host(page, host(f'{HEAD}{SCRIPT}{BOARD}<div id="other"></div>'))
    if not page.evaluate("'moveBefore' in Element.prototype"):
        pytest.skip("this browser has no moveBefore()")
    page.frames[1].evaluate("self.mark = 1")
    page.evaluate("other.moveBefore(document.querySelector('alveus-board'), null)")
    assert page.frames[1].evaluate("self.mark") == 1
