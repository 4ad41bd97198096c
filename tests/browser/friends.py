"""Players of a game by letter, each with a separate device."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

from playwright.sync_api import expect
from tests.browser.helpers import wait_ready
from tests.browser.table import press, press_quietly

from alveus import registry
from toolchain.ground import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

# The actions of the player on turn; null if there are none.
ABLE = """() => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
  if (document.querySelector("dialog")) return null;
  const able = (one) => one && !one.closest("[hidden]") && one.ariaDisabled !== "true";
  const seen = (one) => able(one) && one.getClientRects().length > 0;
  const send = document.querySelector("[data-act=send]");
  if (able(send)) return "send";
  if (["theirs", "over"].includes(document.querySelector(".game").dataset.letter))
    return document.querySelector(".game").dataset.letter;
  for (const act of ["throw", "pass"])
    if (seen(document.querySelector(`#acts [data-act=${act}]`))) return act;
  const places = [...document.querySelectorAll("#board [data-place][aria-disabled=false]")];
  return places.length ? "play" : null;
}"""


# The targets of the selected piece; empty if it has already moved.
TARGETS = """() => [...document.querySelectorAll("#board [data-place][aria-disabled=false]")]
  .filter(({ ariaLabel }) => /target|hits with/.test(ariaLabel))
  .map(({ dataset }) => dataset.place)"""


def run_python(*words: str) -> str:
    """Return the output of a new Python process with alveus, without these tests."""
    around = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    line = [sys.executable, *words]
    return subprocess.run(line, env=around, check=True, capture_output=True, text=True).stdout


class Friend:
    """A player with a separate device."""

    def __init__(
        self, new_context: Callable[..., BrowserContext], url: str, **device: object
    ) -> None:
        self.page: Page = new_context(**device).new_page()
        self.url = url
        self.written = ""
        """The first letter of a game with dice, which the page writes at the start."""

    def begin(
        self, game: str, name: str = "", other: str = "", points: str = "", word: str = ""
    ) -> None:
        self.page.goto(f"{self.url}letter.html?game={game}")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Your name").fill(name)
        dialog.get_by_label("Your friend’s name").fill(other)
        if points:
            dialog.get_by_role("radiogroup", name="Length").get_by_text(points, exact=True).click()
        if word:
            dialog.get_by_label("A few words").fill(word)
        dialog.locator(".dialog-foot .first").click()
        if registry.spec(game).build({}).info.chance:
            self.written = self._sent()
        wait_ready(self.page)
        self.page.wait_for_function("() => location.search.includes('id=')")

    def open(self, link: str) -> None:
        self.page.goto("about:blank")
        self.page.goto(link)
        self._wait_kept()
        wait_ready(self.page)
        expect(self.page.locator(".game")).to_have_attribute("data-letter", re.compile(r"\w"))

    def receive(self, link: str) -> None:
        """Open a letter in the window of the game."""
        self.page.evaluate("(hash) => { location.hash = hash; }", link.partition("#")[2])
        self._wait_kept()

    def _wait_kept(self) -> None:
        """Wait until the letter has been read and stored; the URL then contains the game."""
        self.page.wait_for_function("() => !location.hash")

    def choose(self, entry: str) -> None:
        """Press an entry of the menu."""
        self.page.locator("#menu").click()
        self.page.get_by_role("menuitem", name=entry).click()

    def able(self) -> str:
        """Return the present task."""
        actions: str = self.page.wait_for_function(ABLE).json_value()
        return actions

    def play(self) -> str:
        """Play until a letter must be written; return the state of the letter."""
        for _ in range(400):
            what = "send" if self.written else self.able()
            if what in ("send", "theirs", "over"):
                return what
            if what == "play":
                place = self.page.locator("#board [data-place][aria-disabled=false]").first
                name = place.get_attribute("data-place") or ""
                press(self.page, name)
                press(self.page, (self.page.evaluate(TARGETS) or [name])[0])
            else:
                press_quietly(self.page, self.page.locator(f"#acts [data-act={what}]"))
            self.page.wait_for_timeout(60)
        raise AssertionError("no letter comes of it")

    def sow(self, pit: str) -> None:
        """Sow a pit; the first press may only end an animation or select the pit."""
        place = self.page.locator("#board [data-place][aria-disabled=false]").first
        name = f"{(place.get_attribute('data-place') or '')[0]}{pit}"
        while self.able() == "play":
            press(self.page, name)
            self.page.wait_for_timeout(60)

    def send(self, word: str = "") -> str:
        """Write the letter, and return its link."""
        if self.written:
            link, self.written = self.written, ""
            return link
        self.page.locator("#letter-word").fill(word)
        self.page.locator("[data-act=send]").click()
        return self._sent()

    def _sent(self) -> str:
        mail = self.page.locator("[data-act=mail]").get_attribute("href") or ""
        self.page.keyboard.press("Escape")
        return unquote(mail).rpartition("\n")[2]


class Terminal:
    """A player who writes letters at a terminal."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "mine.json"

    def do(self, *words: str) -> Any:
        """Return the output of a command of `alveus letter`."""
        kept = ("--keep", str(self.file), "--json")
        return json.loads(run_python("-m", "alveus", "letter", *words, *kept))

    def answer(self, link: str) -> str:
        """Read a letter, play the first move of every turn, and return the link of the reply."""
        table = self.do("read", link)
        while not table["ready"]:
            game = registry.spec(table["game"]).build_for({}, table["position"])
            state = game.from_json(table["position"])
            table = self.do("play", game.text(state, next(iter(game.moves(state)))))
        return self.write()

    def write(self) -> str:
        link: str = self.do("write")["link"]
        return link
