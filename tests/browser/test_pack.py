"""A game that nobody here has built, as a wheel beside the site: it is played on the page."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import (
    expect_said,
    kill_worker,
    serving,
    violations,
    wait_ready,
    wait_until,
)
from tests.browser.table import KEPT, PLAY, menu, open_game, place, press
from tests.toy import shelf

from alveus.registry import GROUP

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page
    from tests.browser.conftest import Complaints

WHEEL = "packs/noughts-1.0-py3-none-any.whl"
WORDS = {language: f"packs/noughts.{language}.ftl" for language in ("en", "de")}
PACK = {"game": shelf.TOY, "archive": WHEEL, "words": WORDS}
KEPT_TOY = KEPT.replace("lombardorum", shelf.TOY)
POINT = "tests.toy.noughts"


def wheel(path: Path, point: str = POINT, **broken: str) -> None:
    """The toy game as another package would bring it."""
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
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)


def modules() -> list[Path]:
    return [shelf.FOLDER / "noughts.py", shelf.FOLDER / "player.py"]


@pytest.fixture(scope="session")
def host(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site, a list of packs and the wheels it names."""
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
    seeking = "import alveus.nowhere"
    wheel(folder / "packs" / "seeks-1.0-py3-none-any.whl", "seeking", seeking=seeking)
    return folder


@pytest.fixture
def packed(host: Path) -> Iterator[str]:
    with serving(host) as server:
        list_packs(host, PACK)
        yield server.url


def list_packs(host: Path, *packs: object) -> None:
    """Lists packs as a host would, each with the hash of its wheel unless it has one."""
    (host / "packs.json").write_text(json.dumps([hashed(host, pack) for pack in packs]))


def hashed(host: Path, pack: Any) -> Any:
    if not pack or not isinstance(pack, dict):
        return pack
    wheel = host / str(pack["archive"])
    found = hashlib.sha256(wheel.read_bytes() if wheel.is_file() else b"").hexdigest()
    return {"sha256": found, **pack}


def said(page: Page) -> Any:
    return page.locator("#say .status")


def begin_with_a_friend(page: Page, url: str) -> None:
    open_game(page, url, shelf.TOY)
    menu(page, "New game …")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("A friend on this device").check()
    dialog.get_by_role("button", name="Play a game").click()
    expect(dialog).to_have_count(0)
    expect(said(page)).to_have_text("Cross is to set.")


def lay_stone(page: Page, square: str) -> None:
    """Presses a square, and once more to confirm."""
    press(page, square)
    press(page, square)
    expect(place(page, square)).to_have_attribute("aria-label", re.compile("Cross|Nought"))


def wait_kept(page: Page, ply: int) -> None:
    wait_until(page, f"({KEPT_TOY})().then((kept) => kept?.view?.ply === {ply})")


def test_a_game_from_a_pack_is_played_by_mouse_and_goes_on_after_a_reload(
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


def test_the_computer_of_a_pack_answers(page: Page, packed: str) -> None:
    open_game(page, packed, shelf.TOY)
    press(page, "b2")
    press(page, "b2")
    expect(page.locator('#board [data-place][aria-label^="Nought"]')).to_have_count(1)


def test_a_press_while_a_step_is_under_way_says_why_not_once_the_computer_is_to_play(
    page: Page, packed: str
) -> None:
    open_game(page, packed, shelf.TOY)
    place(page, "b2").evaluate("(square) => [1, 2, 3].forEach(() => square.click())")
    expect_said(page, "b2 is taken.")
    expect(page.locator('#board [data-place][aria-label^="Nought"]')).to_have_count(1)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_plain_board_can_be_read_by_everybody(page: Page, packed: str, theme: str) -> None:
    page.add_init_script(f"localStorage.setItem('alveus.settings', '{{\"theme\":\"{theme}\"}}')")
    open_game(page, packed, shelf.TOY)
    assert violations(page) == []


def test_words_that_a_pack_lacks_in_a_language_are_told_in_another(
    new_context: Callable[..., BrowserContext], packed: str
) -> None:
    page = new_context(locale="de-DE").new_page()
    open_game(page, packed, shelf.TOY)
    expect(page.locator("#name")).to_have_text("Noughts and Crosses")
    expect(page.locator("#board")).to_be_visible()
    assert "Square a3" in (place(page, "a3").get_attribute("aria-label") or "")


def test_a_pack_without_words_is_played_by_its_codes(
    page: Page, host: Path, packed: str, complaints: Complaints
) -> None:
    list_packs(host, {"game": shelf.TOY, "archive": WHEEL})
    open_game(page, packed, shelf.TOY)
    expect(page.locator("#name")).to_have_text("game-noughts")
    press(page, "a3")
    press(page, "a3")
    expect(place(page, "a3")).to_have_attribute("aria-label", re.compile("contents-stone"))
    assert all(one.startswith("error: ") and " " not in one[7:] for one in complaints)
    complaints.clear()


@pytest.mark.parametrize(
    ("pack", "reason"),
    [
        ([], "There is no game called “noughts” here."),
        ({}, "There is no game called “noughts” here."),
        (
            {**PACK, "sha256": "0" * 64},
            f"The pack {WHEEL} is not the one that is listed here: its hash is another. "
            "It was not opened.",
        ),
        ({**PACK, "archive": 3}, "There is no game called “noughts” here."),
        (
            {**PACK, "archive": "packs/nowhere-1.0-py3-none-any.whl"},
            "The pack packs/nowhere-1.0-py3-none-any.whl could not be loaded.",
        ),
        (
            {**PACK, "archive": "packs/damaged-1.0-py3-none-any.whl"},
            "The pack packs/damaged-1.0-py3-none-any.whl is damaged or is not a wheel with games.",
        ),
        (
            {**PACK, "archive": "packs/raises-1.0-py3-none-any.whl"},
            "The game “noughts” (broken) cannot be opened: ZeroDivisionError('division by zero').",
        ),
        (
            {**PACK, "archive": "packs/seeks-1.0-py3-none-any.whl"},
            "The game “noughts” (packs/seeks-1.0-py3-none-any.whl) cannot be opened: "
            "No module named 'alveus.nowhere'.",
        ),
        (
            {**PACK, "archive": "packs/lacks-1.0-py3-none-any.whl"},
            "The game “noughts” (lacking) cannot be opened: its SPEC is missing.",
        ),
        (
            {**PACK, "game": "crosses"},
            f"The pack {WHEEL} contains no game called “crosses”.",
        ),
        (
            {**PACK, "archive": "https://example.org/noughts.whl"},
            "The pack https://example.org/noughts.whl is on another site. "
            "Only packs of this site can be opened.",
        ),
    ],
    ids=[
        *("none", "nothing", "altered", "number", "missing", "damaged", "raises", "seeks", "lacks"),
        *("other", "elsewhere"),
    ],
)
def test_a_pack_that_does_not_work_is_told_and_every_other_game_is_played(
    page: Page, host: Path, packed: str, complaints: Complaints, pack: Any, reason: str
) -> None:
    list_packs(host, pack)
    asked = pack["game"] if pack else shelf.TOY
    page.goto(packed + PLAY + asked)
    expect(page.locator(".turn")).to_have_text(reason)
    open_game(page, packed, "bohnenspiel")
    complaints[:] = [one for one in complaints if "404" not in one]


def test_packs_are_not_asked_for_while_games_of_the_house_are_played(
    page: Page, packed: str
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_game(page, packed, "bohnenspiel")
    assert not [one for one in asked if "pack" in one]
