"""Packs: wheels with games, added to a built site."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from http.server import BaseHTTPRequestHandler
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.friends import run_python
from tests.browser.helpers import (
    expect_said,
    kill_worker,
    serving,
    violations,
    wait_offline,
    wait_ready,
    wait_until,
)
from tests.browser.table import KEPT, PLAY, menu, open_game, place, press
from tests.heap import follow_the_page
from tests.toy import shelf

from alveus.registry import GROUP
from toolchain.ground import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page, Route
    from tests.browser.conftest import Complaints

    from alveus.serve import SiteServer

WHEEL = "packs/noughts-1.0-py3-none-any.whl"
WORDS = {language: f"packs/noughts.{language}.ftl" for language in ("en", "de")}
# Resolves to true if every listed file of this pack is cached.
MORRIS_KEPT = """
fetch("packs.json").then((list) => list.json()).then((packs) => {
  const { files } = packs.find(({ game }) => game === "morris");
  return Promise.all(["packs.json", ...Object.keys(files)].map((file) => caches.match(file)));
}).then((found) => found.every(Boolean))
"""
KEPT_TOY = KEPT.replace("lombardorum", shelf.TOY)
POINT = "tests.toy.noughts"


def pack(game: str = shelf.TOY, wheel: str = WHEEL, **hashes: str) -> dict[str, Any]:
    """Return an entry for `packs.json`. `list_packs` computes the hashes that are empty."""
    return {"game": game, "files": {wheel: "", **dict.fromkeys(WORDS.values(), ""), **hashes}}


PACK = pack()
EXAMPLE = ROOT / "examples" / "packs" / "morris"


# Faulty painters. Each causes a message, and the plain painter is used instead.
BOARD = """
  bleed: 0, strips: null, spot: () => null, token: () => null,
  paintStill() {}, *paintGrain() {}, paintLive() {},
"""
PAINTERS = {
    "raises": "throw new Error('out of paint');",
    "lacks": "export const brush = {};",
    "outside": f"""
export const painter = {{ least: () => 100, fit: (space, view) => ({{
  width: 90, height: 90, {BOARD}
  places: new Map(view.places.map(({{ id }}) =>
    [id, {{ box: {{ x: 80, y: 0, width: 30, height: 30 }} }}])),
}}) }};""",
    "large": f"""
export const painter = {{ least: () => 100, fit: (space) => ({{
  width: 2 * space.width, height: 90, {BOARD} places: new Map(),
}}) }};""",
    "fails": f"""
export const painter = {{ least: () => 100, fit: (space, view) => ({{
  width: 90, height: 90, {BOARD}
  paintLive() {{ throw new Error('the brush broke'); }},
  places: new Map(view.places.map(({{ id, row, column }}) => [id, {{
    box: {{ x: 30 * column, y: 30 * row, width: 30, height: 30 }}, outline: new Path2D(),
  }}])),
}}), icon() {{}} }};""",
    "reaches": """
const tries = [
  () => fetch("ELSEWHERE"), () => import("ELSEWHEREa.js"), () => new Worker("ELSEWHEREw.js"),
  () => new EventSource("ELSEWHERE"), () => navigator.sendBeacon("ELSEWHERE", "all"),
  () => { const image = new Image(); image.src = "ELSEWHEREi.png"; },
  () => new Promise((done) => { const frame = document.createElement("iframe");
    frame.onload = done; frame.src = "ELSEWHEREf.html"; document.body.append(frame); }),
];
globalThis.tried = Promise.allSettled(tries.map(async (one) => one()));
export const painter = {};""",
}


def wheel(path: Path, point: str = POINT, **broken: str) -> None:
    """Write a wheel with the toy game, as if it came from another package."""
    named = f"[{GROUP}]\n{shelf.TOY} = {point}\n"
    metadata = "Metadata-Version: 2.1\nName: noughts\nVersion: 1.0\n"
    info = "-".join(path.name.split("-")[:2]) + ".dist-info"
    files = {
        "tests/__init__.py": "",
        "tests/toy/__init__.py": "",
        **{f"tests/toy/{name.name}": name.read_text("utf-8") for name in modules()},
        f"{info}/METADATA": metadata,
        f"{info}/entry_points.txt": named,
        **{name.replace("__", "/") + ".py": text for name, text in broken.items()},
    }
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name, text)


def modules() -> list[Path]:
    return [shelf.FOLDER / "noughts.py", shelf.FOLDER / "player.py"]


UNSAFE_PATHS = (
    *("https://example.org/noughts.whl", "//example.org/noughts.whl", "/packs/noughts.whl"),
    *("packs/../noughts.whl", "packs/%2e%2e/noughts.whl", "packs\\noughts.whl", "noughts.whl"),
    *("packs/.noughts.whl", "packs/noughts.whl?a.whl", "data:,noughts.whl"),
)


@pytest.fixture(scope="session")
def host(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the site, packs and faulty packs."""
    folder = tmp_path_factory.mktemp("host") / "site"
    shutil.copytree(site, folder)
    assert json.loads((folder / "packs.json").read_text()) == []
    (folder / "packs").mkdir()
    wheel(folder / WHEEL)
    for language, file in WORDS.items():
        shutil.copy(shelf.FOLDER / f"noughts.{language}.ftl", folder / file)
    (folder / "packs" / "damaged-1.0-py3-none-any.whl").write_bytes(b"PK, and then nothing")
    wheel(folder / "packs" / "raises-1.0-py3-none-any.whl", "broken", broken="1 / 0")
    wheel(folder / "packs" / "lacks-1.0-py3-none-any.whl", "lacking", lacking="SPEC = None")
    for name, text in PAINTERS.items():
        (folder / "packs" / f"{name}.painter.js").write_text(text, encoding="utf-8")
    (folder / "packs" / "noughts.course.json").write_text('{"lessons": []}', encoding="utf-8")
    wheel(folder / "packs" / "json-1.0-py3-none-any.whl", json="1 / 0", sched="1 / 0")
    wheel(folder / "packs" / "bomb-1.0-py3-none-any.whl", bomb=" " * 33_000_000)
    seeking = "import alveus.nowhere"
    wheel(folder / "packs" / "seeks-1.0-py3-none-any.whl", "seeking", seeking=seeking)
    return folder


@pytest.fixture
def packed(host: Path, keep_serving: Callable[..., SiteServer]) -> str:
    list_packs(host, PACK)
    return keep_serving(host).url


@pytest.fixture
def new_context(
    packed: str, new_context: Callable[..., BrowserContext]
) -> Callable[..., BrowserContext]:
    """Depend on `packed`, so that pages are closed before their server stops."""
    return new_context


def list_packs(host: Path, *packs: object) -> None:
    """Write `packs.json` with the hashes of the packs' files."""
    (host / "packs.json").write_text(json.dumps([hashed(host, pack) for pack in packs]))


def hashed(host: Path, entry: Any) -> Any:
    if not isinstance(entry, dict) or not isinstance(entry.get("files"), dict):
        return entry

    def hash_of(name: str) -> str:
        file = host / name
        return hashlib.sha256(file.read_bytes() if file.is_file() else b"").hexdigest()

    files = {name: listed or hash_of(name) for name, listed in entry["files"].items()}
    return {**entry, "files": files}


def forgive_files(complaints: Complaints) -> None:
    """Ignore the browser's messages about missing files and hash mismatches."""
    complaints[:] = [
        complaint
        for complaint in complaints
        if "404" not in complaint and "integrity" not in complaint
    ]


def said(page: Page) -> Any:
    return page.locator("#say .status")


def begin_with_a_friend(page: Page, url: str) -> None:
    open_game(page, url, shelf.TOY)
    menu(page, "New game…")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("A friend on this device").check()
    dialog.get_by_role("button", name="Start game").click()
    expect(dialog).to_have_count(0)
    expect(said(page)).to_have_text("Cross is to set.")


def lay_stone(page: Page, square: str) -> None:
    """Press a square twice, to select and to confirm."""
    press(page, square)
    press(page, square)
    expect(place(page, square)).to_have_attribute("aria-label", re.compile("Cross|Nought"))


def wait_kept(page: Page, ply: int) -> None:
    wait_until(page, f"({KEPT_TOY})().then((kept) => kept?.view?.ply === {ply})")


def test_a_game_from_a_pack_is_played_by_mouse_and_continues_after_a_reload(
    page: Page, packed: str
) -> None:
    begin_with_a_friend(page, packed)
    expect(page.locator("#name")).to_have_text("Noughts and Crosses")
    for square in ("a3", "b2", "b3"):
        lay_stone(page, square)
    press(page, "b3")
    expect(page.locator(".refusal")).to_contain_text("b3 is taken.")
    wait_kept(page, 3)
    page.reload()
    wait_ready(page)
    expect(said(page)).to_have_text("Nought is to set.")
    expect(place(page, "b2")).to_have_attribute("aria-label", re.compile("Nought, Square b2"))
    lay_stone(page, "a1")
    kill_worker(page)
    lay_stone(page, "c3")
    expect(said(page)).to_contain_text("Cross has won.")


@pytest.mark.nightly
def test_a_game_from_a_pack_is_played_by_keyboard(page: Page, packed: str) -> None:
    begin_with_a_friend(page, packed)
    place(page, "a3").focus()
    keys = ("", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown")
    for number, key in enumerate(keys):
        side = ("Cross", "Nought")[number % 2]
        expect(said(page)).to_have_text(f"{side} is to set.")
        if key:
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    expect(said(page)).to_contain_text("Cross has won.")


@pytest.mark.nightly
def test_the_computer_of_a_pack_plays(page: Page, packed: str) -> None:
    open_game(page, packed, shelf.TOY)
    press(page, "b2")
    press(page, "b2")
    expect(page.locator('#board [data-place][aria-label^="Nought"]')).to_have_count(1)


@pytest.mark.nightly
def test_a_press_during_a_step_is_refused_with_a_reason_on_the_computers_turn(
    page: Page, packed: str
) -> None:
    open_game(page, packed, shelf.TOY)
    place(page, "b2").evaluate("(square) => [1, 2, 3].forEach(() => square.click())")
    expect_said(page, "Not your turn: another player is to move.")
    expect(page.locator('#board [data-place][aria-label^="Nought"]')).to_have_count(1)


@pytest.mark.nightly
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_plain_board_is_accessible(page: Page, packed: str, theme: str) -> None:
    page.add_init_script(f"localStorage.setItem('alveus.settings', '{{\"theme\":\"{theme}\"}}')")
    open_game(page, packed, shelf.TOY)
    assert violations(page) == []


@pytest.mark.nightly
def test_messages_missing_in_a_language_are_shown_in_another(
    new_context: Callable[..., BrowserContext], packed: str
) -> None:
    page = new_context(locale="de-DE").new_page()
    open_game(page, packed, shelf.TOY)
    expect(page.locator("#name")).to_have_text("Noughts and Crosses")
    expect(page.locator("#board")).to_be_visible()
    assert "Square a3" in (place(page, "a3").get_attribute("aria-label") or "")


@pytest.mark.nightly
def test_a_pack_without_messages_shows_its_codes(
    page: Page, host: Path, packed: str, complaints: Complaints
) -> None:
    list_packs(host, {"game": shelf.TOY, "files": {WHEEL: ""}})
    open_game(page, packed, shelf.TOY)
    expect(page.locator("#name")).to_have_text("game-noughts")
    press(page, "a3")
    press(page, "a3")
    expect(place(page, "a3")).to_have_attribute("aria-label", re.compile("contents-stone"))
    assert all(
        complaint.startswith("error: ") and " " not in complaint[7:] for complaint in complaints
    )
    complaints.clear()


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ([], "There is no game called “noughts” here."),
        ({}, "There is no game called “noughts” here."),
        (
            pack(**{WHEEL: "0" * 64}),
            f"{WHEEL} does not match its hash in packs.json and was not opened. "
            "Ask the operator of this site to add the pack again.",
        ),
        (
            {**PACK, "files": {WHEEL: 3}},
            f"The entry for “noughts” in packs.json is damaged (in “{WHEEL}”). "
            "Ask the operator of this site to add the pack again.",
        ),
        (
            {"game": shelf.TOY, "archive": WHEEL, "sha256": "0" * 64, "words": {}},
            "The pack for noughts lacks hashes for some files. "
            "Ask the operator of this site to run “alveus pack add” again.",
        ),
        (
            pack(wheel="packs/nowhere-1.0-py3-none-any.whl"),
            "packs/nowhere-1.0-py3-none-any.whl could not be loaded. "
            "Check your connection and reload the page.",
        ),
        (
            pack(wheel="packs/damaged-1.0-py3-none-any.whl"),
            "The pack packs/damaged-1.0-py3-none-any.whl is damaged "
            "or is not a Python wheel with games.",
        ),
        (
            pack(wheel="packs/raises-1.0-py3-none-any.whl"),
            "The game “noughts” (broken) cannot be opened: ZeroDivisionError('division by zero').",
        ),
        (
            pack(wheel="packs/seeks-1.0-py3-none-any.whl"),
            "The game “noughts” (packs/seeks-1.0-py3-none-any.whl) cannot be opened: "
            "No module named 'alveus.nowhere'.",
        ),
        (
            pack(wheel="packs/lacks-1.0-py3-none-any.whl"),
            "The game “noughts” (lacking) cannot be opened: “SPEC” is missing.",
        ),
        (
            pack(game="crosses"),
            f"The pack {WHEEL} contains no game called “crosses”.",
        ),
        (
            pack(wheel="packs/json-1.0-py3-none-any.whl"),
            "packs/json-1.0-py3-none-any.whl was not opened, because Python or alveus already "
            "uses these module names: json, sched. The author of the pack must change them.",
        ),
        (
            pack(wheel="packs/bomb-1.0-py3-none-any.whl"),
            "packs/bomb-1.0-py3-none-any.whl was not opened, because it is larger than 32 MB when "
            "unpacked.",
        ),
        *(
            (
                pack(wheel=path),
                f"{path} is not in this site’s “packs” folder. The pack was not opened.",
            )
            for path in UNSAFE_PATHS
        ),
    ],
    ids=[
        *("none", "nothing", "altered", "number", "outdated", "missing", "damaged", "raises"),
        *("seeks", "lacks", "other", "shadows", "bomb", *UNSAFE_PATHS),
    ],
)
def test_a_faulty_pack_is_reported_and_does_not_affect_other_games(
    page: Page, host: Path, packed: str, complaints: Complaints, entry: Any, reason: str
) -> None:
    list_packs(host, entry)
    asked = entry["game"] if entry else shelf.TOY
    page.goto(packed + PLAY + asked)
    expect(page.locator(".turn")).to_have_text(reason)
    open_game(page, packed, "bohnenspiel")
    forgive_files(complaints)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (
            pack(**{WHEEL: "0" * 64}),
            f"{WHEEL} passt nicht zur Prüfsumme in packs.json und wurde nicht geöffnet. "
            "Der Betreiber muss das Paket neu hinzufügen.",
        ),
        (
            pack(**{"packs/outside.painter.js": "0" * 64}),
            "packs/outside.painter.js passt nicht zur Prüfsumme in packs.json und wurde nicht "
            "geöffnet. Der Betreiber muss das Paket neu hinzufügen.",
        ),
        (
            pack(**{"packs/noughts.course.json": ""}),
            "Die Datei packs/noughts.course.json aus dem Paket kann nicht verwendet werden: "
            'Error: no "steps".',
        ),
        (
            pack(game="bohnenspiel"),
            "Ein Spiel namens „bohnenspiel“ gibt es schon; "
            f"das Spiel aus {WHEEL} wird nicht geladen.",
        ),
    ],
    ids=["altered", "painter altered", "course", "twice"],
)
def test_faults_of_a_pack_are_reported_in_german(
    new_context: Callable[..., BrowserContext],
    host: Path,
    packed: str,
    complaints: Complaints,
    entry: Any,
    reason: str,
) -> None:
    list_packs(host, entry)
    page = new_context(locale="de-DE").new_page()
    page.goto(f"{packed}play.html?pack={entry['game']}")
    expect(page.locator(".turn")).to_have_text(reason)
    forgive_files(complaints)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("raises", "Error: out of paint"),
        ("lacks", "Error: no painter is exported"),
        ("outside", "Error: a3 lies outside the board"),
        ("large", "Error: a board of"),
        ("fails", "Error: the brush broke"),
    ],
    ids=("raises", "lacks", "outside", "large", "fails"),
)
def test_a_failing_painter_is_reported_and_replaced_by_the_plain_one(
    page: Page, host: Path, packed: str, name: str, reason: str
) -> None:
    file = f"packs/{name}.painter.js"
    list_packs(host, pack(**{file: ""}))
    page.goto(packed + PLAY + shelf.TOY)
    notice = page.locator("[data-notice=painter]")
    expect(notice).to_contain_text(f"The drawing code of this pack ({file}) failed: {reason}")
    wait_ready(page)
    press(page, "b2")
    press(page, "b2")
    expect(page.locator('#board [data-place][aria-label^="Nought"]')).to_have_count(1)


@pytest.mark.nightly
def test_a_pack_does_not_affect_another_site(
    page: Page, host: Path, packed: str, complaints: Complaints, tmp_path: Path
) -> None:
    (tmp_path / "index.html").touch()
    reached: list[bytes] = []

    class Heard(BaseHTTPRequestHandler):
        # Chromium may open a connection without sending a request, so only request lines count.
        def parse_request(self) -> bool:
            reached.append(self.raw_requestline)
            return super().parse_request()

    with serving(tmp_path) as elsewhere:
        elsewhere.RequestHandlerClass = Heard
        name = "packs/reaches.painter.js"
        text = PAINTERS["reaches"].replace("ELSEWHERE", elsewhere.url)
        (host / name).write_text(text, encoding="utf-8")
        python = "from js import XMLHttpRequest\nasked = XMLHttpRequest.new()\n"
        python += f"asked.open('GET', '{elsewhere.url}', False)\nasked.send()"
        wheel(host / "packs" / "calls-1.0-py3-none-any.whl", "calling", calling=python)
        list_packs(host, pack(**{name: ""}))
        page.goto(packed + PLAY + shelf.TOY)
        expect(page.locator("[data-notice=painter]")).to_be_visible()
        page.evaluate("() => globalThis.tried.then(() => null)")
        list_packs(host, pack(wheel="packs/calls-1.0-py3-none-any.whl"))
        page.goto(packed + PLAY + shelf.TOY)
        expect(page.locator(".turn")).to_contain_text("cannot be opened: ")
    assert reached == []
    assert any("Content Security Policy" in complaint for complaint in complaints)
    complaints.clear()


@pytest.mark.nightly
@pytest.mark.offline
def test_nine_mens_morris_has_entry_board_course_and_rules_also_offline(
    page: Page, host: Path, tmp_path: Path
) -> None:
    list_packs(host)
    lay_pack(host, EXAMPLE, tmp_path)
    with serving(host) as server:
        page.goto(server.url)
        page.get_by_role("link", name="Nine Men’s Morris").click()
        wait_ready(page)
        lay_man(page, "d2")
        wait_offline(page)
        wait_until(page, MORRIS_KEPT)
    page.goto(f"{server.url}page.html?game=morris")
    expect(page.get_by_role("heading", name="Mills and taking")).to_be_visible()
    expect(page.locator("#board .layers canvas").first).to_be_visible()
    page.get_by_role("link", name="Try it on the board.").click()
    wait_ready(page)
    press(page, "a7")
    press(page, "a7")
    expect(page.locator("#say")).to_contain_text("A mill: take one")
    page.goto(f"{server.url}play.html?game=morris&learn#step=2")
    wait_ready(page)
    press(page, "a7")
    press(page, "a7")
    expect(page.locator(".course-said")).to_contain_text("That is a mill.")
    page.goto(server.url)
    page.get_by_role("link", name="Nine Men’s Morris").click()
    wait_ready(page)
    expect(place(page, "a7")).to_have_attribute("aria-label", re.compile("White"))


@pytest.mark.nightly
def test_a_pack_begun_as_documented_can_be_played_by_two(
    page: Page, host: Path, tmp_path: Path, keep_serving: Callable[..., SiteServer]
) -> None:
    add_heap(host, tmp_path)
    server = keep_serving(host)
    page.goto(f"{server.url}play.html?pack=heap")
    wait_ready(page)
    before = said(page).inner_text()
    take_a_stone(page, "12")
    expect(said(page)).not_to_have_text(before)


@pytest.mark.nightly
def test_a_pack_with_all_documented_additions_can_be_played_on_a_phone(
    new_context: Callable[..., BrowserContext],
    host: Path,
    tmp_path: Path,
    keep_serving: Callable[..., SiteServer],
) -> None:
    add_heap(host, tmp_path, follow_the_page)
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = new_context(**phone).new_page()
    server = keep_serving(host)
    page.goto(f"{server.url}play.html?pack=heap")
    wait_ready(page)
    take_a_stone(page, "12")
    expect(page.locator("#say")).to_contain_text("Second takes")
    boxes = [page.locator(".player").nth(index).bounding_box() for index in range(2)]
    far, near = [box["y"] for box in boxes if box]
    board = place(page, "1").bounding_box()
    assert board
    assert far < board["y"] < board["y"] + board["height"] < near
    page.goto(f"{server.url}play.html?game=heap&learn")
    wait_ready(page)
    take_a_stone(page, "1")
    expect(page.locator(".course-said")).to_have_text("That was the last one.")


def add_heap(site: Path, folder: Path, more: Callable[[Path], None] = lambda _: None) -> None:
    """Add the pack from the documentation to a site."""
    run_python("-m", "alveus", "pack", "new", "heap", "--to", str(folder / "heap"))
    more(folder / "heap")
    lay_pack(site, folder / "heap", folder / "made")


def lay_pack(site: Path, source: Path, made: Path) -> None:
    """Build a pack and add it to a site, in other processes to keep the registry here unchanged."""
    run_python("-m", "alveus", "pack", "build", str(source), "--to", str(made))
    (wheel,) = made.iterdir()
    run_python("-m", "alveus", "pack", "add", str(wheel), "--site", str(site), "--yes")


def take_a_stone(page: Page, stone: str) -> None:
    place(page, stone).press("Enter")
    place(page, stone).press("Enter")


def lay_man(page: Page, point: str) -> None:
    """Place a man and wait for the computer's first man."""
    press(page, point)
    press(page, point)
    expect(page.locator('#board [data-place][aria-label*="man of Black"]')).to_have_count(1)


def test_the_home_page_reports_a_duplicate_game(page: Page, host: Path, packed: str) -> None:
    list_packs(host, pack(game="xii"), PACK)
    page.goto(packed)
    others = page.get_by_role("navigation", name="Games by others")
    expect(others.get_by_role("link")).to_have_text("Noughts and Crosses")
    expect(others).to_contain_text(f"There is already a game called “xii”; the one from {WHEEL} is")


DAMAGED_WORDS = {
    "encoding": (b"game-other = M\xfchle\n", "cannot be used: TypeError"),
    "nested": (b"game-other = " + b"{ " * 50_000, "cannot be used: RangeError"),
    "altered": (b"game-other = Other\n", "does not match its hash"),
    "missing": (None, "could not be loaded"),
}


@pytest.mark.parametrize(
    ("content", "reason"), list(DAMAGED_WORDS.values()), ids=list(DAMAGED_WORDS)
)
def test_damaged_messages_remove_only_that_pack_from_the_home_page(
    page: Page,
    host: Path,
    packed: str,
    complaints: Complaints,
    content: bytes | None,
    reason: str,
) -> None:
    file = "packs/other.en.ftl"
    (host / file).unlink(missing_ok=True)
    if content is not None:
        (host / file).write_bytes(content)
    listed = "0" * 64 if "hash" in reason else ""
    list_packs(host, {"game": "other", "files": {WHEEL: "", file: listed}}, PACK)
    page.goto(packed)
    others = page.get_by_role("navigation", name="Games by others")
    expect(others.get_by_role("link")).to_have_text("Noughts and Crosses")
    expect(others).to_contain_text(f"{file} ")
    expect(others).to_contain_text(reason)
    page.goto(packed + PLAY + "other")
    expect(page.locator(".turn")).to_contain_text(reason)
    forgive_files(complaints)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        (3, "The entry for “?” in packs.json is damaged (in “game”)."),
        (None, "The entry for “?” in packs.json is damaged (in “game”)."),
        (
            {"game": "../x", "files": {}},
            "The entry for “../x” in packs.json is damaged (in “game”).",
        ),
        (
            {"game": ["a"], "files": {}},
            'The entry for “["a"]” in packs.json is damaged (in “game”).',
        ),
        ({"game": "other"}, "The entry for “other” in packs.json is damaged (in “files”)."),
        (
            {"game": "other", "files": {}},
            "The entry for “other” in packs.json is damaged (in “files”).",
        ),
        ({"game": "other", "archive": WHEEL, "words": {}}, "The pack for other lacks hashes"),
        ({"game": "other", "files": {"../x.whl": "0" * 64}}, "../x.whl is not in this site’s"),
    ],
    ids=["number", "null", "path", "list", "no files", "empty", "outdated", "outside"],
)
def test_a_damaged_entry_removes_only_that_pack_from_the_home_page(
    page: Page, host: Path, packed: str, entry: Any, reason: str
) -> None:
    list_packs(host, entry, PACK)
    page.goto(packed)
    others = page.get_by_role("navigation", name="Games by others")
    expect(others.get_by_role("link")).to_have_text("Noughts and Crosses")
    expect(others).to_contain_text(reason)


@pytest.mark.parametrize("content", ["{}", "[", "3", '"packs"'])
def test_a_damaged_list_is_reported_and_built_in_games_are_shown(
    page: Page, host: Path, packed: str, content: str
) -> None:
    (host / "packs.json").write_text(content)
    reason = "packs.json is damaged: it must contain a JSON list."
    page.goto(packed)
    expect(page.get_by_role("navigation", name="Games by others")).to_contain_text(reason)
    page.goto(packed + PLAY + shelf.TOY)
    expect(page.locator(".turn")).to_contain_text(reason)


def test_a_packs_messages_change_no_other_name_on_the_home_page(
    page: Page, host: Path, packed: str
) -> None:
    file = "packs/first.en.ftl"
    (host / file).write_text("game-first = First\ngame-noughts = Mine\nhome-others = All mine\n")
    list_packs(host, {"game": "first", "files": {WHEEL: "", file: ""}}, PACK)
    page.goto(packed)
    others = page.get_by_role("navigation", name="Games by others")
    expect(others.get_by_role("link")).to_have_text(["First", "Noughts and Crosses"])


@pytest.mark.parametrize("request_number", [1, 2, 3])
def test_painter_runs_only_if_its_own_bytes_match_the_hash(
    page: Page, host: Path, packed: str, complaints: Complaints, request_number: int
) -> None:
    """The server sends different bytes, starting at the first, second or third request."""
    file = "packs/changing.painter.js"
    harmless = "globalThis.painted = true; export const painter = {};"
    (host / file).write_text(harmless, encoding="utf-8")
    list_packs(host, pack(**{file: ""}))
    requests: list[str] = []

    def answer(route: Route) -> None:
        requests.append(route.request.url)
        text = harmless if len(requests) < request_number else "globalThis.evil = true;"
        route.fulfill(body=text, content_type="text/javascript")

    page.route(f"**/{file}", answer)
    page.goto(packed + PLAY + shelf.TOY)
    if request_number == 1:
        reason = f"{file} does not match its hash in packs.json and was not opened."
        expect(page.locator(".turn")).to_contain_text(reason)
    else:
        expect(page.locator("[data-notice=painter]")).to_contain_text(file)
        wait_ready(page)
    assert page.evaluate("() => globalThis.evil") is None
    assert page.evaluate("() => globalThis.painted ?? false") is (request_number == 3)
    forgive_files(complaints)


def test_packs_are_not_requested_by_built_in_games(page: Page, packed: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_game(page, packed, "bohnenspiel")
    assert not [address for address in asked if "pack" in address]
