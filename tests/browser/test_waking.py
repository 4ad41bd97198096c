"""Snapshots of Python's memory: on the next visit, Python is restored instead of started."""

from __future__ import annotations

import hashlib
import json
import shutil
import threading
import zipfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import begin, kill_worker, throw, wait_ready, wait_until

from alveus.registry import GROUP
from alveus.serve import open_server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, BrowserContext, Page, Route
    from tests.browser.conftest import Complaints

    from alveus.serve import SiteServer

pytestmark = pytest.mark.remembered

GAME = "play.html?game=lombardorum"
QUIET = "statements.html"
KEYS = "caches.open('alveus-memory').then((store) => store.keys())"
KEPT = f"{KEYS}.then((kept) => kept.length > 0)"
NONE_KEPT = f"{KEYS}.then((kept) => kept.length === 0)"
AFTERWARDS = 5000
"""Milliseconds to wait: a snapshot is made two seconds after the start and takes one second."""
BYTES = f"""
{KEYS}.then((keys) => Promise.all(keys.map(async (key) =>
  (await (await caches.match(key)).arrayBuffer()).byteLength)))
"""
# Changes one byte of the stored snapshot, near its end, where Python's memory is.
ALTER = """
(async () => {
  const store = await caches.open("alveus-memory");
  const [key] = await store.keys();
  const kept = await store.match(key);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  bytes[bytes.length - 100_000] ^= 1;
  await store.put(key, new Response(bytes, { headers: kept.headers }));
})()
"""
# Replaces our snapshot with one of an older worker script and one of another site on this host.
OTHERS = """
(async () => {
  const store = await caches.open("alveus-memory");
  const [{ url }] = await store.keys();
  const kept = await store.match(url);
  const older = url.replace(/worker-[^.]+/, "worker-older");
  for (const other of [older, url.replace("/assets/", "/b/assets/")])
    await store.put(other, kept.clone());
  await store.delete(url);
})()
"""
# A worker outside a game page that receives the same messages as from a page.
DESK = """
([script, name]) => {
  const worker = new Worker(script, { type: "module", name });
  const waiting = new Map();
  worker.addEventListener("message", ({ data }) => waiting.get(data.id)?.(data));
  self.ask = (what, ...given) => new Promise((answered) => {
    const id = `${what}.${waiting.size}`;
    waiting.set(id, answered);
    const argumentList = given.map((value) => ({ type: "RAW", value }));
    worker.postMessage({ id, type: "APPLY", path: [what], argumentList });
  });
}
"""


class WorkerClient:
    """Client of a worker's Python."""

    def __init__(self, page: Page, url: str, name: str = "tables") -> None:
        self.page = page
        self.fetched: list[str] = []
        page.on("request", lambda request: self.fetched.append(request.url.rpartition("/")[2]))
        page.goto(url + QUIET)
        script = page.request.get(url + GAME).text()
        [worker] = {part.split('"')[0] for part in script.split("./assets/worker-")[1:]}
        page.evaluate(DESK, [f"{url}assets/worker-{worker.rstrip(chr(92))}", name])

    def call(self, what: str, *arguments: object) -> Any:
        answer = self.page.evaluate(f"(given) => ask('{what}', ...given)", list(arguments))
        assert answer["type"] == "RAW", answer
        return answer.get("value")

    def ask(self, do: str, **members: object) -> Any:
        return json.loads(self.call("request", json.dumps({"id": 1, "do": do, **members})))

    def remember(self) -> None:
        self.call("start", [])
        self.call("storeSnapshot")
        wait_until(self.page, KEPT)

    def woke(self) -> bool:
        """Return True if Python starts without fetching its standard library."""
        self.call("start", [])
        return not any(name.startswith("stdlib-") for name in self.fetched)


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """Return a browser context without a service worker, which can store snapshots of Python."""
    return new_context(service_workers="block")


def remember(context: BrowserContext, url: str, game: str = GAME) -> None:
    page = context.new_page()
    page.goto(url + game)
    wait_ready(page)
    wait_until(page, KEPT)
    page.close()


@contextmanager
def counted(page: Page) -> Iterator[list[str]]:
    """Collect the names of all archives fetched until the block ends."""
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2]))
    yield fetched
    fetched[:] = [name for name in fetched if name.endswith(".gzip")]


def test_python_is_restored_on_the_next_visit(context: BrowserContext, url: str) -> None:
    remember(context, url)
    page = context.new_page()
    with counted(page) as fetched:
        page.goto(url + GAME)
        begin(page)
        throw(page)
        expect(page.locator("#say")).to_contain_text("Rolled:")
    assert fetched == []


TWO_CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 2 })"
# Records the loading state of the page whenever it creates a worker.
BEGUN = """
const Usual = Worker;
self.begun = [];
self.Worker = class extends Usual {
  constructor(...given) {
    super(...given);
    self.begun.push(document.readyState);
  }
};
"""


@pytest.mark.nightly
def test_restored_python_starts_early_even_with_two_cores(
    context: BrowserContext, url: str
) -> None:
    context.add_init_script(TWO_CORES + BEGUN)
    remember(context, url)
    for begun in ("complete", "loading"):
        page = context.new_page()
        page.goto(url + GAME)
        wait_ready(page)
        assert page.evaluate("begun") == [begun]
        wait_until(page, "Promise.resolve(localStorage.getItem('alveus.wakes') === '[\"tables\"]')")
        page.close()


FAMILIES = {
    "tables": ("lombardorum", "duodecim", "xii"),
    "mancala": ("bohnenspiel",),
    "dominoes": ("sperrdomino", "familydomino", "dominosa", "terzett"),
    "rithmomachia": ("rithmomachia",),
}


@pytest.mark.nightly
@pytest.mark.parametrize("family", FAMILIES)
def test_a_snapshot_serves_every_game_of_its_family_only(page: Page, url: str, family: str) -> None:
    WorkerClient(page, url, family).remember()
    desk = WorkerClient(page, url, family)
    assert desk.woke()
    for game in FAMILIES[family]:
        assert desk.ask("new", game=game)["ok"]["view"]["game"] == game
    assert [name for name in desk.fetched if name.endswith(".gzip")] == []
    assert not WorkerClient(page, url, "letters").woke()


@pytest.mark.nightly
def test_missing_archives_are_loaded_after_restoring(page: Page, url: str) -> None:
    WorkerClient(page, url).remember()
    desk = WorkerClient(page, url)
    assert desk.woke()
    assert desk.ask("new", game="bohnenspiel")["ok"]["view"]["game"] == "bohnenspiel"
    assert next(name for name in desk.fetched if name.endswith(".gzip")).startswith("mancala-")
    assert desk.ask("new", game="rithmomachia")["ok"]["view"]["game"] == "rithmomachia"


@pytest.mark.nightly
def test_snapshot_is_stored_under_the_requested_packages_and_game(page: Page, url: str) -> None:
    name = "tables letters letters.asking game:xii"
    WorkerClient(page, url, name).remember()
    assert WorkerClient(page, url, name).woke()
    assert not WorkerClient(page, url, "tables letters").woke()


@pytest.mark.nightly
def test_a_pack_and_the_whole_library_are_loaded_after_restoring(
    page: Page, site: Path, tmp_path: Path, keep_serving: Callable[..., SiteServer]
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    wheel = folder / "strange-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("strange.py", "import calendar\nSPEC = None\n")
        points = f"[{GROUP}]\nstrange = strange\n"
        archive.writestr("strange-1.0.dist-info/entry_points.txt", points)
    server = keep_serving(folder)
    WorkerClient(page, server.url).remember()
    desk = WorkerClient(page, server.url)
    assert desk.woke()
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    file = {"file": wheel.name, "address": server.url + wheel.name, "sha256": digest}
    desk.call("start", [file])
    error = desk.ask("new", game="strange")["error"]
    assert (error["code"], error["params"]["game"]) == ("game_incomplete", "strange")
    assert any(name.startswith("python_stdlib-") for name in desk.fetched)


@pytest.mark.nightly
def test_errors_are_reported_after_restoring(page: Page, url: str) -> None:
    WorkerClient(page, url).remember()
    desk = WorkerClient(page, url)
    assert desk.ask("play", rev=1, text="throw")["error"]["code"] == "no_match"
    assert desk.ask("juggle")["error"]["code"] == "unknown_command"
    assert desk.woke()


@pytest.mark.nightly
def test_every_visit_has_different_random_numbers(browser: Browser, site: Path) -> None:
    """The usual test server would seed the random generator, so a plain server is used."""
    seen = []
    with open_server(site, 0) as server, browser.new_context(service_workers="block") as context:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = context.new_page()
        WorkerClient(page, server.url).remember()
        for _ in range(2):
            desk = WorkerClient(page, server.url)
            begun = desk.ask("new", game="lombardorum", base="")["ok"]["view"]
            save = desk.ask("save")["ok"]["save"]
            dealt = [save["games"][0]["commitment"], save["secret"]["key"]]
            seen += [begun["tag"].split(".")[0], *dealt]
            assert desk.woke()
        server.shutdown()
    assert len(set(seen)) == 6, seen


@pytest.mark.nightly
def test_a_changed_snapshot_is_not_restored_and_is_deleted(
    context: BrowserContext, url: str
) -> None:
    remember(context, url)
    page = context.new_page()
    page.goto(url + QUIET)
    page.evaluate(ALTER)
    with counted(page) as fetched:
        page.goto(url + GAME)
        wait_ready(page)
        assert page.evaluate(NONE_KEPT)
        expect(page.locator("#notices")).to_be_empty()
        begin(page)
    assert any(name.startswith("stdlib-") for name in fetched)


@pytest.mark.nightly
def test_a_snapshot_of_another_build_is_not_restored_and_is_replaced(
    context: BrowserContext, url: str
) -> None:
    remember(context, url)
    page = context.new_page()
    page.goto(url + QUIET)
    page.evaluate(OTHERS)
    with counted(page) as fetched:
        page.goto(url + GAME)
        wait_ready(page)
    assert any(name.startswith("stdlib-") for name in fetched)
    places = f"{KEYS}.then((kept) => kept.map(({{ url }}) => new URL(url).pathname))"
    wait_until(page, f"{places}.then((kept) => !kept.some((one) => one.includes('older.')))")
    wait_until(page, f"{places}.then((kept) => kept.length === 2)")
    assert [place for place in page.evaluate(places) if place.startswith("/b/")]


@pytest.mark.nightly
def test_a_worker_that_ends_after_restoring_is_replaced_by_a_normal_start(
    context: BrowserContext, url: str
) -> None:
    remember(context, url)
    page = context.new_page()
    page.goto(url + GAME)
    begin(page)
    moves = page.locator("#moves").inner_text()
    with counted(page) as fetched:
        kill_worker(page)
        expect(page.get_by_text("Nothing was lost")).to_be_visible()
        assert page.locator("#moves").inner_text() == moves
        throw(page)
        expect(page.locator("#say")).to_contain_text("Rolled:")
    assert any(name.startswith("stdlib-") for name in fetched)
    page.close()
    page = context.new_page()
    with counted(page) as fetched:
        page.goto(url + GAME)
        wait_ready(page)
        page.wait_for_timeout(AFTERWARDS)
    assert len([name for name in fetched if name.startswith("stdlib-")]) == 1
    assert page.evaluate(BYTES) == [0]


@pytest.mark.nightly
def test_a_snapshot_that_cannot_be_restored_is_not_made_again(
    context: BrowserContext, url: str
) -> None:
    remember(context, url)
    page = context.new_page()
    # Make restoring fail, as after an update of the browser that made the snapshot.
    page.route("**/pyodide.asm-*.js", other_machine)
    page.goto(url + GAME)
    begin(page)
    assert page.evaluate(BYTES) == [0]


def other_machine(route: Route) -> None:
    answer = route.fetch()
    begin = "API.finalizeBootstrap=function(t,e){"
    assert begin in answer.text()
    body = answer.text().replace(begin, begin + "if(t)throw new Error('another');")
    route.fulfill(response=answer, body=body)


@pytest.mark.nightly
def test_webassembly_refused_later_shows_a_message(context: BrowserContext, url: str) -> None:
    remember(context, url)
    page = context.new_page()
    page.add_init_script("delete self.WebAssembly")
    page.goto(url + GAME)
    page.wait_for_function("() => document.documentElement?.dataset.alveus === 'failed'")
    expect(page.locator("#notices")).to_contain_text("WebAssembly")


@pytest.mark.nightly
def test_a_missing_wasm_file_shows_a_message_and_keeps_the_snapshot(
    context: BrowserContext, url: str, complaints: Complaints
) -> None:
    remember(context, url)
    page = context.new_page()
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(url + GAME)
    page.wait_for_function("() => document.documentElement?.dataset.alveus === 'failed'")
    expect(page.locator("#notices")).to_contain_text("did not load")
    complaints.clear()


# Properties of the device, set before the page's own scripts run.
SMALL = "Object.defineProperty(navigator, 'deviceMemory', { get: () => 2 })"
UNSAID = "delete Navigator.prototype.deviceMemory"
FULL = "navigator.storage.estimate = async () => ({ quota: 5e8, usage: 3e8 })"
UNTOLD = "delete StorageManager.prototype.estimate"


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("device", "address"),
    [
        (SMALL, GAME),
        (UNSAID, GAME),
        (FULL, GAME),
        (UNTOLD, GAME),
        ("", "embed.html?game=lombardorum"),
        ("", "embed.html?game=lombardorum&kiosk=1"),
        ("", "embed.html?game=lombardorum&storage=1"),
    ],
    ids=["small", "unsaid", "full", "untold", "frame", "exhibit", "frame that keeps"],
)
def test_no_snapshots_on_small_or_full_devices_in_frames_or_exhibits(
    context: BrowserContext, url: str, device: str, address: str
) -> None:
    page = context.new_page()
    page.add_init_script(device)
    page.goto(url + address)
    wait_ready(page)
    page.wait_for_timeout(AFTERWARDS)
    assert page.evaluate("caches.keys()") == []


@pytest.mark.nightly
def test_refused_storage_does_not_prevent_the_start(context: BrowserContext, url: str) -> None:
    page = context.new_page()
    cdp = context.new_cdp_session(page)
    cdp.send("Storage.overrideQuotaForOrigin", {"origin": url.rstrip("/"), "quotaSize": 2_000_000})
    page.add_init_script("navigator.storage.estimate = async () => ({ quota: 1e9, usage: 0 })")
    page.goto(url + GAME)
    begin(page)
    page.wait_for_timeout(AFTERWARDS)
    assert page.evaluate(NONE_KEPT)
    throw(page)
    expect(page.locator("#say")).to_contain_text("Rolled:")
