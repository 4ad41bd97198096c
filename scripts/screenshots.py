"""Make the pictures of README and manifests from the built site.

`python3 scripts/screenshots.py`. Most pictures show a position from a link or a study in the
browser; others show the gallery or the home page.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from threading import Thread
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import quote

from toolchain.ground import ROOT, SITE, plain_failures
from toolchain.inside import enter

enter(site=True)
sys.path.insert(0, str(ROOT / "py"))

from playwright.sync_api import sync_playwright

from alveus.core.links import link
from alveus.core.match import begin
from alveus.registry import spec
from alveus.serve import open_server
from alveus.words.messages import ENGLISH, LANGUAGES
from toolchain.chromium import find_chromium

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

PICTURES = ROOT / "docs"
INSTALL = ROOT / "web" / "public" / "screenshots"
"""Folder of the pictures in the browser's installation dialog."""
SHAPES = {"wide": ((1280, 800), 1), "narrow": ((390, 844), 2)}
MID_GAME = {
    "turn": "white",
    "dice": [5, 1],
    "white": {"points": {"2": 1, "6": 1, "7": 3, "8": 3, "9": 3, "10": 2}, "off": 2},
    "black": {
        "points": {"1": 4, "2": 2, "8": 2, "9": 3, "10": 1, "12": 2},
        "bar": 1,
    },
}
SLAB = {
    "turn": "white",
    "dice": [4, 2],
    "white": {"points": {"31": 2, "32": 2, "33": 3, "35": 2, "36": 2}, "bar": 1, "off": 3},
    "black": {
        "points": {"2": 2, "5": 2, "12": 1, "13": 2, "16": 1, "20": 2, "24": 2}
        | {"26": 1, "28": 1, "34": 1},
    },
}
CHAIN = {
    "turn": "south",
    "pits": [4, 1, 7, 0, 3, 5, 3, 1, 6, 2, 8, 0],
    "stores": [18, 14],
}
SHEET = {
    "puzzle": "7:325266642004564073412755101226740751607150336443175234510137576226430371",
    "laid": [
        *("c3-d3", "h5-i5", "a6-b6", "e3-f3", "i7-i8", "e7-e8"),
        *("h6-i6", "g7-g8", "d2-e2", "h7-h8", "f7-f8", "f2-g2"),
    ],
    "lines": ["f1-f2"],
    "marks": ["1a", "6b"],
}
NINE = """
03........75 03........75 03........75 21........60 21........60 21........60
666555444333 777333222777 15........40 15........40 15........40 42........61
42........61 42........61
"""
H = {
    "puzzle": {
        "reach": 7,
        "grid": [[None if d == "." else int(d) for d in row] for row in NINE.split()],
    },
    "laid": [
        *("a3-a4", "b3-b4", "a5-b5", "a6-a7", "b6-b7", "l3-l4", "f8-g8", "a8-a9", "a10-b10"),
    ],
}
DEAL = {
    "game": "sperrdomino",
    "turn": "a",
    "hands": {
        "a": ["1:6", "2:2", "2:3", "2:4", "2:5", "4:6"],
        "b": ["0:0", "0:6", "4:5", "5:5", "5:6", "6:6"],
    },
    "line": ["0:1", "1:1", "1:2", "2:0", "0:4", "4:1", "1:3", "3:0", "0:5", "5:1"],
    "stock": ["2:6", "3:3", "3:4", "3:5", "3:6", "4:4"],
}
BATTLE = {
    "game": "rithmomachia",
    "turn": "white",
    "stones": [
        *("WS15@a5", "WR6@b6", "WT20@c4", "WR4@d4", "WR8@e5", "WS45@b3", "WT42@e3", "WR2@c2"),
        *("WP91@g4", "WS153@h4", "BS120@e12", "BP190@a10", "BR9@c10", "BS66@h10", "BR7@d9"),
        *("BT12@e9", "BR3@f9", "BR5@a8", "BT30@g6"),
    ],
    "captured": {"white": ["BS28", "BT90", "BT56"], "black": ["WT6", "WT72"]},
}
STUDY = "duodecim&study=zeno"
ZENO = ("p10", "p16", "p19", "p24", "p20", "p22")
WIDE, PHONE = (1440, 900), (390, 844)


class Shot(NamedTuple):
    """A picture: file name, address, board places to click, size in pixels and theme."""

    name: str
    address: str
    presses: tuple[str, ...]
    size: tuple[int, int]
    scheme: Literal["light", "dark"]


def shots() -> Iterator[Shot]:
    """Yield all pictures, in the order of the home page."""
    yield Shot("duodecim", STUDY, ZENO[:1], WIDE, "light")
    yield Shot("duodecim-study-dark", STUDY, ZENO, WIDE, "dark")
    yield Shot("duodecim-phone", STUDY, ZENO[:3], PHONE, "light")
    slab = "xii#" + link(begin(spec("xii"), position=SLAB))[0]
    yield Shot("xii", slab, ("bar.white",), WIDE, "light")
    yield Shot("xii-phone", slab, ("bar.white",), PHONE, "light")
    mid_game = "lombardorum#" + link(begin(spec("lombardorum"), position=MID_GAME))[0]
    yield Shot("lombardorum", mid_game, ("p2",), WIDE, "light")
    yield Shot("lombardorum-dark", mid_game, ("p2",), WIDE, "dark")
    yield Shot("lombardorum-phone", mid_game, ("p2",), PHONE, "light")
    chain = "bohnenspiel#" + link(begin(spec("bohnenspiel"), position=CHAIN))[0]
    yield Shot("bohnenspiel", chain, ("s5",), WIDE, "light")
    yield Shot("bohnenspiel-dark", chain, ("s5",), WIDE, "dark")
    yield Shot("bohnenspiel-phone", chain, ("s5",), PHONE, "light")
    sheet = "dominosa#" + link(begin(spec("dominosa"), position=SHEET))[0]
    yield Shot("dominosa", sheet, (), WIDE, "light")
    yield Shot("dominosa-dark", sheet, (), WIDE, "dark")
    yield Shot("dominosa-phone", sheet, (), PHONE, "light")
    figure = "terzett&figure=ix#" + link(begin(spec("terzett"), position=H))[0]
    yield Shot("terzett", figure, (), WIDE, "light")
    yield Shot("terzett-gallery", "gallery.html", (), WIDE, "light")
    deal = "sperrdomino#" + quote(json.dumps(DEAL))
    yield Shot("sperrdomino", deal, (), WIDE, "light")
    battle = "rithmomachia#" + quote(json.dumps(BATTLE))
    yield Shot("rithmomachia", battle, ("b6",), WIDE, "light")


def take() -> None:
    """Open each picture's address in Chromium and save a screenshot."""
    PICTURES.mkdir(exist_ok=True)
    with open_server(SITE, 0) as server, sync_playwright() as playwright:
        Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(
            executable_path=find_chromium(), args=["--no-sandbox", "--no-first-run"]
        )
        for name, address, presses, (width, height), scheme in shots():
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                locale="en-GB",
                reduced_motion="reduce",
            )
            board = not address.endswith(".html")
            page.goto(server.url + (f"play.html?game={address}" if board else address))
            page.wait_for_function("() => document.documentElement?.dataset.alveus === 'ready'")
            for place in presses:
                page.locator(f"[data-place='{place}']").click()
                page.wait_for_timeout(400)
            page.wait_for_timeout(1500)
            page.wait_for_function("() => !document.querySelector('.toasts > *')")
            page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=88)
            page.close()
        take_for_manifests(browser, server.url)
        browser.close()
        server.shutdown()


def take_for_manifests(browser: Browser, url: str) -> None:
    """Take pictures of the home page and a board, wide and narrow, in every language."""
    INSTALL.mkdir(exist_ok=True)
    board = "lombardorum/#" + link(begin(spec("lombardorum"), position=MID_GAME))[0]
    for (shape, ((width, height), scale)), language in product(SHAPES.items(), LANGUAGES):
        folder = "" if language == ENGLISH else f"{language}/"
        for name, address in (("home", ""), ("board", board)):
            page = browser.new_page(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                locale=language,
                reduced_motion="reduce",
            )
            page.goto(f"{url}{folder}{address}")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(8000)
            to = INSTALL / f"{name}-{shape}-{language}.jpg"
            page.screenshot(path=to, type="jpeg", quality=80)
            page.close()


if __name__ == "__main__":
    with plain_failures():
        take()
