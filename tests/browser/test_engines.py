"""Firefox and WebKit: every game by mouse and keyboard, after a reload, in a frame; stored games.

A normal run tests one game in both engines, the nightly run all games.
"""

from __future__ import annotations

import json
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from tests.browser.engines import PATIENCE, driving, missing
from tests.browser.helpers import Host, serving
from tests.browser.test_letters_forms import FORMS, ZERO_WIDTH
from tests.browser.test_letters_forms import LINK as LETTER
from tests.browser.test_tabs import BEANS, BOTH, CONTINUES, RECORDS
from tests.browser.versions import copy_site, deploy, make_next

import alveus
from alveus import registry

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.engines import Remote

ENGINES = ("firefox", "webkit")
MOVES = 10
ANSWERED = 2
"""Seconds after which a press is considered to have no effect."""
# Games with an opponent. Puzzles are played differently: all cells are enabled, and a tile needs
# two presses.
PLAYED = [spec.info.id for spec in registry.specs() if len(spec.info.seats) > 1]
READY = "return document.documentElement.dataset.alveus === 'ready'"
# Marks the next element to press and returns true if there is one: the button that leaves the
# guide, an action, or an enabled place. A place that has just been enabled comes first, because it
# is a target of the selected piece. Otherwise it is the place with the fewest pairs of presses:
# pressing a pit twice sows it, and then other places get a turn.
OPEN = """
document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
const seen = (one) => one.getClientRects().length > 0;
const acts = [...document.querySelectorAll('[data-act]:not([aria-disabled=true])')].filter(seen);
const main = ['guide-leave', 'throw', 'deal', 'pass', 'again', 'commit'];
const leave = [...document.querySelectorAll('.guide-leave')].find(seen);
const act = leave ?? acts.find(({ dataset }) => main.includes(dataset.act));
const open = [...document.querySelectorAll('#board [data-place][aria-disabled=false]')];
const times = ({ dataset }) => Number(dataset.times ?? 0);
const pairs = (one) => Math.floor(times(one) / 2);
const rested = open.toSorted((one, other) => pairs(one) - pairs(other))[0];
const place = open.find((one) => !one.matches('[data-before]')) ?? rested;
if (!act && place) place.dataset.times = times(place) + 1;
for (const one of document.querySelectorAll('[data-before]')) one.removeAttribute('data-before');
for (const one of open) one.setAttribute('data-before', '');
const next = act ?? place;
document.querySelector('[data-next]')?.removeAttribute('data-next');
next?.setAttribute('data-next', '');
return next !== undefined && next !== null;
"""
# The state that a press changes: the enabled places and the status text.
SIGHT = """
const open = [...document.querySelectorAll('#board [data-place][aria-disabled=false]')];
const { innerText } = document.querySelector('#say');
return [...open.map(({ dataset }) => dataset.place), innerText].join();
"""
# Pairs of adjacent cells, one for each tile, that is, each combination of two numbers.
PAIRS = """
const cells = [...document.querySelectorAll('#board [data-place]')];
const numbers = new Map(
  cells.map(({ dataset, ariaLabel }) => [dataset.place, /\\d+/.exec(ariaLabel)?.[0]]),
);
const beside = (name) => String.fromCharCode(name.charCodeAt(0) + 1) + name.slice(1);
const found = new Map();
for (const [name, number] of numbers) {
  if (name.charCodeAt(0) % 2 === 0 || !numbers.has(beside(name))) continue;
  const tile = [number, numbers.get(beside(name))].sort().join();
  if (!found.has(tile)) found.set(tile, [name, beside(name)]);
}
return [...found.values()];
"""
PLY = """
return new Promise((done) => {
  const asked = indexedDB.open('alveus');
  asked.onerror = () => done(-1);
  asked.onsuccess = () => {
    const { result } = asked;
    if (!result.objectStoreNames.contains('games')) return result.close(), done(-1);
    const read = result.transaction('games').objectStore('games').get('game.GAME');
    read.onsuccess = () => (result.close(), done(read.result?.view?.ply ?? -1));
  };
});
"""


@pytest.fixture(scope="module", params=ENGINES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Remote]:
    lacking = missing(request.param)
    if lacking:
        pytest.skip(lacking)
    with driving(request.param, tmp_path_factory.mktemp(request.param)) as remote:
        yield remote


def wait(engine: Remote, script: str) -> Any:
    """Poll until a script returns a true value; return that value."""
    until = time.monotonic() + PATIENCE
    while not (value := engine.run(script)):
        assert time.monotonic() < until, f"never true: {script}"
        time.sleep(0.1)
    return value


def open_page(engine: Remote, url: str) -> None:
    engine.go(url)
    wait(engine, READY)


def ply(engine: Remote, game: str) -> int:
    number: int = engine.run(PLY.replace("GAME", game))
    return number


def play(engine: Remote, game: str, by_keyboard: bool, plies: int = MOVES) -> None:
    """Press enabled elements until `plies` more plies are played, including the computer's."""
    before = max(ply(engine, game), 0)
    for _ in range(12 * plies):
        wait(engine, OPEN)
        sight = engine.run(SIGHT)
        if by_keyboard:
            engine.run("document.querySelector('[data-next]')?.focus()")
            engine.type("\ue007")
        else:
            # The element may have been redrawn meanwhile; the next iteration selects it again.
            with suppress(AssertionError):
                engine.press("[data-next]")
        until = time.monotonic() + ANSWERED
        while engine.run(SIGHT) == sight and time.monotonic() < until:
            time.sleep(0.05)
        if ply(engine, game) >= before + plies:
            return
    raise AssertionError(f"{game}: fewer than {plies} plies in {12 * plies} presses")


def lay_tiles(engine: Remote, game: str, by_keyboard: bool) -> None:
    """Place tiles of a puzzle, continuing after the tiles on the board, with two presses each."""
    before = max(ply(engine, game), 0)
    for count, pair in enumerate(engine.run(PAIRS)[before : before + MOVES], before + 1):
        for name in pair:
            cell = f"#board [data-place={name}]"
            if by_keyboard:
                engine.run(f"document.querySelector('{cell}').focus()")
                engine.type("\ue007")
            else:
                engine.press(cell)
        until = time.monotonic() + PATIENCE
        while ply(engine, game) < count:
            assert time.monotonic() < until, f"{game}: {pair} is no tile, the {count}th"
            time.sleep(0.1)


@pytest.mark.parametrize("game", registry.ids())
def test_another_engine_plays_a_game_and_continues_it_after_a_reload(
    engine: Remote, url: str, game: str
) -> None:
    go_on = play if game in PLAYED else lay_tiles
    open_page(engine, f"{url}{game}/?lang=en")
    go_on(engine, game, by_keyboard=False)
    played = ply(engine, game)
    open_page(engine, f"{url}{game}/?lang=en")
    assert ply(engine, game) >= played
    go_on(engine, game, by_keyboard=True)
    # Only Chromium stores snapshots of Python, because only Chromium has been measured.
    assert not engine.run("return caches.has('alveus-memory')")


@pytest.mark.parametrize("game", registry.ids())
def test_another_engine_shows_a_game_in_a_frame_and_as_an_exhibit(
    engine: Remote, url: str, game: str
) -> None:
    for parameters in (f"game={game}", f"game={game}&kiosk=1&mode=demo"):
        open_page(engine, f"{url}embed.html?{parameters}&lang=en&storage=0")
        wait(engine, "return document.querySelectorAll('#board [data-place]').length > 0")


@pytest.mark.nightly
@pytest.mark.parametrize("game", PLAYED)
def test_another_engine_opens_a_link_and_continues_offline(
    engine: Remote, site: Path, game: str
) -> None:
    position = quote(json.dumps(alveus.game(game).start().to_json()))
    with serving(site) as server:
        page = f"{server.url}play.html?game={game}&lang=en"
        open_page(engine, f"{page}#{position}")
        play(engine, game, by_keyboard=False, plies=2)
        played = ply(engine, game)
        wait(engine, "return document.documentElement.dataset.offline === 'ready'")
    open_page(engine, page)
    assert ply(engine, game) >= played
    play(engine, game, by_keyboard=True, plies=2)


HOST = """<!doctype html>{head}
<script>
  self.heard = [];
  addEventListener('message', ({{ data }}) => heard.push(data));
</script>
<iframe src="{url}embed.html?game=bohnenspiel&mode=two&lang=en" width="640" height="480"></iframe>
"""
READY_IN_FRAME = """
return self.heard?.some(({ type, game }) => type === 'ready' && game === 'GAME') ?? false;
"""
ANSWERED_BY_FRAME = """
frames[0].postMessage({ alveus: 1, id: 'asked', type: 'getState' }, '*');
return heard.some(({ id, type }) => id === 'asked' && type === 'ok');
"""


@pytest.mark.parametrize(
    "head", ["", '<meta name="referrer" content="no-referrer">'], ids=["referrer", "no-referrer"]
)
def test_frame_stays_connected_to_its_host_after_a_navigation_inside(
    engine: Remote, url: str, tmp_path: Path, head: str
) -> None:
    (tmp_path / "index.html").write_text(HOST.format(head=head, url=url))
    with serving(tmp_path) as host:
        engine.go(host.url)
        wait(engine, READY_IN_FRAME.replace("GAME", "bohnenspiel"))
        engine.enter(0)
        engine.run("location.assign('embed.html?game=xii&mode=two&lang=en')")
        engine.enter(None)
        wait(engine, READY_IN_FRAME.replace("GAME", "xii"))
        wait(engine, ANSWERED_BY_FRAME)


@pytest.mark.parametrize("loaded", ["script", "module", "import()"])
def test_element_loads_and_fits_the_page(
    engine: Remote, url: str, tmp_path: Path, loaded: str
) -> None:
    address = f"{url}alveus-board.js"
    scripts = {
        "script": f'<script src="{address}"></script>',
        "module": f'<script type="module" src="{address}"></script>',
        "import()": f'<script>import("{address}")</script>',
    }
    board = '<div style="width: 250px"><alveus-board game="xii"></alveus-board></div>'
    (tmp_path / "index.html").write_text(f"<!doctype html>{scripts[loaded]}{board}")
    with serving(tmp_path) as host:
        engine.go(host.url)
        wait(engine, "return !!document.querySelector('alveus-board').shadowRoot")
        frame = "document.querySelector('alveus-board').shadowRoot.querySelector('iframe')"
        assert engine.run(f"return {frame}.src").startswith(f"{url}embed.html?game=xii")
        width, height = engine.run(f"return [{frame}.offsetWidth, {frame}.offsetHeight]")
        assert width == 250
        assert height >= 300


NEW_SCRIPT = "[...document.scripts].some(({ src }) => src.includes('-9'))"
ELSEWHERE = "[data-notice=elsewhere]"
MOVES_LIST = "document.querySelector('#moves').innerText"
# Saves the next downloaded file as the text `saved`.
SAVE_AS_TEXT = """
URL.createObjectURL = (blob) => {
  blob.text().then((text) => { self.saved = text; });
  return 'about:blank';
};
HTMLAnchorElement.prototype.click = () => {};
"""
# Chooses a file with the text TEXT wherever the page asks for a file.
CHOOSE_FILE = """
HTMLInputElement.prototype.click = function () {
  const file = new File([TEXT], 'backup.json', { type: 'application/json' });
  Object.defineProperty(this, 'files', { value: [file] });
  this.dispatchEvent(new Event('change'));
};
"""
# Pastes TEXT into the field of `letter.html` and presses the button.
PASTE = """
const field = document.querySelector('#letter-paste');
if (!field) return false;
field.value = TEXT;
field.dispatchEvent(new Event('input', { bubbles: true }));
[...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Open').click();
return true;
"""


def wait_text(engine: Remote, selector: str, text: str) -> None:
    """Wait until an element contains a text. WebKit leaves scrolled text out of `innerText`."""
    has = (
        f"document.querySelector({json.dumps(selector)})?.textContent.includes({json.dumps(text)})"
    )
    wait(engine, f"return {has} ?? false")


def press_at_rest(engine: Remote, selector: str) -> None:
    """Press an element once it does not move any more; WebDriver misses elements that move."""
    place = f"""
      const box = document.querySelector({json.dumps(selector)})?.getBoundingClientRect();
      return box && [box.x, box.y, box.width].join();
    """
    before = ""
    while (now := wait(engine, place)) != before:
        before = now
        time.sleep(0.3)
    engine.press(selector)


def press_text(engine: Remote, selector: str, text: str) -> None:
    """Press the element with a text, once there is one."""
    found = f"[...document.querySelectorAll({json.dumps(selector)})]"
    named = f"{found}.find(({{ textContent }}) => textContent.includes({json.dumps(text)}))"
    wait(engine, f"return !!({named})")
    engine.run(f"{named}.click()")


def choose_in_menu(engine: Remote, entry: str) -> None:
    engine.press("#menu")
    press_text(engine, "[role=menuitem]", entry)


def shelved(engine: Remote) -> list[int]:
    """Return the plies of the games that were put aside."""
    records = engine.run(f"return ({RECORDS})()")
    return [one["kept"]["view"]["ply"] for key, one in records.items() if key.startswith("shelf.")]


@contextmanager
def two_tabs(engine: Remote, url: str) -> Iterator[tuple[str, str]]:
    """Open a game of two plies or more in two tabs until the block ends."""
    first = engine.tab()
    open_page(engine, url)
    play(engine, BEANS, by_keyboard=False, plies=2)
    second = engine.open_tab()
    open_page(engine, url)
    yield first, second
    engine.switch(second)
    engine.close_tab()
    engine.switch(first)


def test_a_stale_tab_loads_the_newer_state(engine: Remote, site: Path) -> None:
    with serving(site) as server, two_tabs(engine, f"{server.url}{BEANS}/?lang=en") as tabs:
        first, second = tabs
        engine.switch(first)
        play(engine, BEANS, by_keyboard=False, plies=2)
        played = ply(engine, BEANS)
        moves = engine.run(f"return {MOVES_LIST}")
        engine.switch(second)
        wait_text(engine, ELSEWHERE, CONTINUES)
        press_text(engine, f"{ELSEWHERE} button", "Load the newer position")
        wait(engine, f"return {MOVES_LIST} === {json.dumps(moves)}")
        assert ply(engine, BEANS) == played
        assert shelved(engine) == []


def test_a_move_in_a_stale_tab_keeps_both_games(engine: Remote, site: Path) -> None:
    with serving(site) as server, two_tabs(engine, f"{server.url}{BEANS}/?lang=en") as tabs:
        first, second = tabs
        before = ply(engine, BEANS)
        engine.switch(first)
        play(engine, BEANS, by_keyboard=False, plies=6)
        played = ply(engine, BEANS)
        engine.switch(second)
        wait_text(engine, ELSEWHERE, CONTINUES)
        # The last of the enabled pits, unlike `play`, so that the two games differ.
        last = "[...document.querySelectorAll('#board [data-place][aria-disabled=false]')].at(-1)"
        name = engine.run(f"return {last}.dataset.place")
        for _ in range(2):
            engine.press(f"#board [data-place={name}]")
        wait_text(engine, ELSEWHERE, BOTH)
        assert shelved(engine) == [played]
        assert before < ply(engine, BEANS) < played


@pytest.fixture(scope="module")
def versions(site: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two versions of the site that have no scripts in common."""
    folder = tmp_path_factory.mktemp("versions")
    return copy_site(site, folder / "first"), make_next(site, folder / "second")


@pytest.mark.nightly
@pytest.mark.parametrize("copied", [False, True], ids=["no copy", "offline copy"])
def test_a_page_that_is_open_during_a_deployment_keeps_its_game(
    engine: Remote, versions: tuple[Path, Path], tmp_path: Path, copied: bool
) -> None:
    host = Host()
    if not copied:
        gone = (404, "text/plain", b"")
        host.answer = lambda path: gone if path == "sw.js" else None
    deploy(versions[0], tmp_path / "site")
    with serving(tmp_path / "site", host=host) as server:
        open_page(engine, f"{server.url}{BEANS}/?lang=en")
        play(engine, BEANS, by_keyboard=False, plies=2)
        played = ply(engine, BEANS)
        state = "ready" if copied else "no"
        wait(engine, f"return document.documentElement.dataset.offline === '{state}'")
        deploy(versions[1], tmp_path / "site")
        choose_in_menu(engine, "Settings")
        if copied:
            wait(engine, "return !!document.querySelector('dialog[open] [data-act=backup]')")
            open_page(engine, f"{server.url}{BEANS}/?lang=en")
        else:
            wait_text(engine, "[data-notice=missing]", "A new version is available")
            press_text(engine, "[data-notice=missing] button", "Reload")
            wait(engine, f"return {NEW_SCRIPT}")
            wait(engine, READY)
            assert engine.run("return fetch('build.txt').then((it) => it.text())")[0] == "9"
        assert ply(engine, BEANS) >= played
        play(engine, BEANS, by_keyboard=False, plies=2)


@pytest.mark.nightly
def test_a_backup_restores_a_game_after_site_data_was_deleted(engine: Remote, site: Path) -> None:
    with serving(site) as server:
        page = f"{server.url}{BEANS}/?lang=en"
        open_page(engine, page)
        play(engine, BEANS, by_keyboard=False, plies=4)
        played = ply(engine, BEANS)
        moves = engine.run(f"return {MOVES_LIST}")
        choose_in_menu(engine, "Settings")
        wait(engine, "return !!document.querySelector('dialog[open] [data-act=backup]')")
        engine.run(SAVE_AS_TEXT)
        press_at_rest(engine, "dialog[open] [data-act=backup]")
        backup = wait(engine, "return self.saved")
        assert f"game.{BEANS}" in backup
    with serving(site) as server:
        page = f"{server.url}{BEANS}/?lang=en"
        open_page(engine, f"{server.url}xii/?lang=en")
        choose_in_menu(engine, "Settings")
        wait(engine, "return !!document.querySelector('dialog[open] [data-act=restore]')")
        engine.run(CHOOSE_FILE.replace("TEXT", json.dumps(backup)))
        press_at_rest(engine, "dialog[open] [data-act=restore]")
        wait_text(engine, "dialog[open]:last-of-type", "Restore a backup only if you made")
        body = "[...document.querySelectorAll('.dialog-body')].at(-1)"
        assert engine.run(f"return {body}.scrollHeight <= {body}.clientHeight")
        press_text(engine, "dialog[open] button", "Restore")
        press_text(engine, "dialog[open] button", "Reload the page")
        wait(engine, READY)
        open_page(engine, page)
        wait(engine, f"return {MOVES_LIST} === {json.dumps(moves)}")
        assert ply(engine, BEANS) == played


@pytest.mark.parametrize(
    "clicked",
    [
        f"letter.html?game={BEANS}#{LETTER}",
        f"letter.html?game={BEANS}%23{LETTER}",
        f"letter.html?game={BEANS}#{LETTER[:60]}{ZERO_WIDTH}{LETTER[60:]}).",
    ],
    ids=["intact", "%23", "zero-width space"],
)
def test_a_clicked_letter_opens(engine: Remote, url: str, clicked: str) -> None:
    engine.go(url + clicked)
    wait_text(engine, "#letter", "Letter 1 from Anna")
    wait(engine, "return location.hash === ''")


def test_a_pasted_email_source_opens_its_letter(engine: Remote, url: str) -> None:
    source = next(form["text"] for form in FORMS if "Base64, in parts" in form["name"])
    engine.go(f"{url}letter.html")
    wait(engine, PASTE.replace("TEXT", json.dumps(source)))
    wait_text(engine, "#letter", "Letter 1 from Anna")
