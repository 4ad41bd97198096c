"""Damaged URLs, exhibit files and messages in real frames: a board appears, and the fault is shown.

`web/tests/ui.damaged.test.ts` tests the parsers alone, with two thousand damaged inputs each.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.damage import carry, damaged_address, damaged_exhibit
from tests.browser.table import turn
from tests.nightly import is_nightly

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

    from alveus.serve import SiteServer

NIGHTLY = is_nightly()
MESSAGES = int(os.environ.get("ALVEUS_WAYS", "2000" if NIGHTLY else "10"))
"""Number of damaged values for each member of each message."""
LOADS = int(os.environ.get("ALVEUS_LOADS", "3400" if NIGHTLY else "6"))
FIRST = int(os.environ.get("ALVEUS_FIRST", "0"))
"""Number of the first damaged URL or exhibit, so that a long run can be divided into parts."""
SLOW_MS = 2000

HOST = """<!doctype html><link rel="icon" href="data:,">
<script>
  self.heard = [];
  self.waiting = new Map();
  addEventListener('message', ({ data }) => {
    heard.push(data.type);
    if (data.to) waiting.get(data.id)?.(data);
  });
</script>
<iframe title="board" width="640" height="480" src="%s"></iframe>"""

# Sends damaged variants of a message one after the other. Returns the messages without an answer,
# and the slowest answer with its message.
FEED = """async ([ways, seed, type, member, sound, others]) => {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const signs = [...'é%{}[":,09-~A', '\\u0000', '\\ud800'];
  const wrap = (times, make) => {
    let inner = {};
    for (let i = 0; i < times; i += 1) inner = make(inner);
    return inner;
  };
  const ring = {};
  ring.ring = ring;
  const spoilt = (text) => {
    let now = text;
    for (let i = 0; i <= random(3); i += 1) {
      const at = random(now.length + 1);
      const cut = random(3) === 0 ? random(20) : 1;
      now = now.slice(0, at) + (random(2) ? signs[random(signs.length)] : '') + now.slice(at + cut);
    }
    return now;
  };
  const read = (text) => { try { return JSON.parse(text); } catch { return text; } };
  const changed = (value) => {
    if (random(6) === 0 || typeof value !== 'object' || value === null) return any();
    const whole = Array.isArray(value) ? [...value] : { ...value };
    const keys = Object.keys(whole);
    const key = keys[random(keys.length)];
    if (key === undefined) return any();
    if (random(5) === 0) delete whole[key];
    else whole[key] = changed(whole[key]);
    return whole;
  };
  const anything = [
    () => null, () => undefined, () => true, () => random(2000) - 1000, () => 2 ** 53, () => NaN,
    () => 1e308, () => 0.5, () => '', () => '__proto__', () => 'x'.repeat(random(3000)),
    () => [], () => ({}), () => [null], () => ring, () => wrap(900, (inner) => [inner]),
    () => wrap(40, (inner) => ({ inner, other: inner })), () => 2n ** 70n, () => new Date(NaN),
    () => new Map(), () => ({ toString: 5, valueOf: 5 }), () => new Uint8Array(9),
    () => JSON.stringify(wrap(900, (inner) => ({ inner }))), () => 'x'.repeat(1_000_001),
  ];
  const any = () => anything[random(anything.length)]();
  const damage = () => {
    const value = sound[random(sound.length)];
    if (value === undefined || random(4) === 0) return any();
    if (typeof value === 'string') return spoilt(value);
    return random(2) ? read(spoilt(JSON.stringify(value))) : changed(value);
  };
  const found = { silent: 0, slowest: 0, slow: null, codes: {} };
  for (let way = 0; way < ways; way += 1) {
    const value = damage();
    const id = `${type} ${member} ${way}`;
    const message = { alveus: 1, type, ...others, id, [member]: value };
    const begun = performance.now();
    const answer = await new Promise((done) => {
      const timer = setTimeout(() => done(null), 10_000);
      const take = (told) => {
        clearTimeout(timer);
        waiting.delete(id);
        done(told);
      };
      // One whose id is damaged is known by being the only one under way.
      if (member === 'id') {
        addEventListener('message', function hear({ data }) {
          if (data.to !== type) return;
          removeEventListener('message', hear);
          take(data);
        });
      } else waiting.set(id, take);
      frames[0].postMessage(message, '*');
    });
    const took = performance.now() - begun;
    if (!answer) found.silent += 1;
    const code = answer ? (answer.code ?? 'ok') : 'silent';
    found.codes[code] = (found.codes[code] ?? 0) + 1;
    if (answer?.code && (!answer.text || answer.text.length > 1000)) found.unreadable = answer.text;
    if (code === 'internal') found.internal = String(typeof value === 'object' ? member : value);
    if (took > found.slowest) Object.assign(found, { slowest: took, slow: code });
  }
  return found;
}"""

TEXTS = {"en": {"title": "Beans", "object": "In the case beside you."}}
SOUND_EXHIBIT = {"alveus": 1, "game": "bohnenspiel", "languages": ["en", "de"], "texts": TEXTS}


@pytest.fixture
def host(page: Page, url: str, tmp_path: Path, keep_serving: Callable[..., SiteServer]) -> Page:
    """Open a page of another origin with an exhibit for two players in a frame."""
    (tmp_path / "index.html").write_text(
        HOST % f"{url}embed.html?game=bohnenspiel&kiosk=1&mode=two&idle=3600"
    )
    page.goto(keep_serving(tmp_path).url)
    page.wait_for_function("() => heard.includes('ready')")
    return page


def sound_values(page: Page) -> dict[str, dict[str, list[Any]]]:
    """Return every message with its members, and valid values of each."""
    state = page.evaluate(
        """() => new Promise((done) => {
          addEventListener('message', ({ data }) => data.type === 'state' && done(data));
          frames[0].postMessage({ alveus: 1, type: 'getState' }, '*');
        })"""
    )
    position = state["position"]
    return {
        "newGame": {"level": [1, "3"], "mode": ["two"], "options": [{}], "id": [1, "one"]},
        "setPosition": {"position": [state["link"], position, json.dumps(position)], "id": [2]},
        "setTexts": {"texts": [TEXTS], "logo": ["icon.svg", "blob:nothing"]},
        "setLang": {"lang": ["en", "de"]},
        "setTheme": {"theme": ["light", "dark"]},
        "setLog": {"on": [True]},
        "mute": {"on": [True]},
        "getState": {"id": [3]},
        "reset": {"id": ["four"]},
        "dance": {"id": [5]},
    }


@pytest.mark.nightly
def test_every_damaged_message_is_answered_quickly(host: Page, complaints: list[str]) -> None:
    frame = host.frames[1]
    for number, (kind, members) in enumerate(sound_values(host).items()):
        for member, sound in members.items():
            others = {name: values[0] for name, values in members.items() if name != member}
            report = host.evaluate(FEED, [MESSAGES, number + 1, kind, member, sound, others])
            print(kind, member, report)
            assert report["silent"] == 0, (kind, member, report)
            assert report["slowest"] < SLOW_MS, (kind, member, report)
            assert "unreadable" not in report, (kind, member, report)
            assert "internal" not in report["codes"], (kind, member, report)
    host.evaluate("frames[0].postMessage({ alveus: 1, type: 'setLang', lang: 'en' }, '*')")
    host.evaluate("frames[0].postMessage({ alveus: 1, type: 'newGame', mode: 'two' }, '*')")
    assert turn(frame)["places"]
    # A picture with a damaged name does not exist, and its place stays empty.
    complaints[:] = [complaint for complaint in complaints if "404" not in complaint]


SIZES = (*((480, 360), (390, 600), (300, 300)) * 3, (1080, 1920), (1280, 720))
EVERY = 100
"""One of `EVERY` frames starts Python in its own worker, like a visitor's page."""

# Loads a frame, waits for its state and requests a new game. Returns all messages received until
# the new game and the fault have been reported, or until a time limit.
SHOW = """([address, name, [width, height], patience]) => new Promise((done) => {
  document.querySelector('iframe')?.remove();
  const frame = Object.assign(document.createElement('iframe'), { name, width, height });
  frame.title = 'board';
  const told = [];
  const end = () => {
    removeEventListener('message', hear);
    clearTimeout(timer);
    done(told);
  };
  const timer = setTimeout(end, patience);
  function hear({ source, data }) {
    if (source !== frame.contentWindow) return;
    const { type, to, code, text } = data;
    told.push({ type, to, code, text });
    if (type === 'ready') source.postMessage({ alveus: 1, type: 'newGame', id: 1 }, '*');
    const has = (fits) => told.some(fits);
    if (has(({ to }) => to === 'newGame') && has(({ to }) => to === null)) setTimeout(end, 50);
  }
  addEventListener('message', hear);
  frame.src = address;
  document.body.append(frame);
})"""

LOOK = """() => ({
  board: !!document.querySelector('#board [data-place], .rules-only figure, .rules-only canvas'),
  said: document.querySelector('#notices')?.textContent.trim() ?? '',
  longest: self.longest,
  kind: document.documentElement.dataset.kiosk ? 'exhibit'
    : document.querySelector('.rules-only') ? 'rules' : 'frame',
})"""


class Loads:
    """Frames with damaged URLs in a page of another origin, and the faults found in them."""

    def __init__(self, page: Page, url: str, complaints: list[str]) -> None:
        self.page = page
        self.url = url
        self.complaints = complaints
        self.ways: dict[str, set[str]] = {}
        self.kinds: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.longest = 0.0
        self.failures: list[str] = []

    def load(self, number: int, address: str, damage: dict[str, str]) -> None:
        """Load one frame, and record its faults with its number."""
        whole = number % EVERY == 0
        asked = [f"{self.url}embed.html{address}", "whole" if whole else "quick"]
        messages = self.page.evaluate(SHOW, [*asked, SIZES[number % len(SIZES)], 60_000])
        seen = self.page.frames[1].evaluate(LOOK)
        faults = [
            message for message in messages if message["to"] is None and message["type"] == "error"
        ]
        answers = [message for message in messages if message["to"] == "newGame"]
        # A picture or a file with a damaged name does not exist, and its place stays empty.
        uncaught = [
            message for message in self.complaints if "404" not in message and "414" not in message
        ]
        self.complaints.clear()
        wrong = {
            "not ready": not messages or messages[0]["type"] != "ready",
            "no board": not seen["board"],
            "nothing is said": not seen["said"] and seen["kind"] != "rules",
            "the host is told nothing": not faults,
            "unreadable": any(
                not message["text"] or len(message["text"]) > 1000 for message in faults
            ),
            "a new game is not answered": not answers,
            "a defect of ours": any(message["code"] == "internal" for message in messages),
            f"{seen['longest']:.0f} ms": seen["longest"] > SLOW_MS,
            str(uncaught): bool(uncaught),
        }
        faults_found = [name for name, is_so in wrong.items() if is_so]
        if faults_found:
            self.failures.append(f"{number}: {faults_found} {address[:600]}")
        for name, value in damage.items():
            self.ways.setdefault(name, set()).add(value)
        self.kinds[f"{seen['kind']}{', Python started' if whole else ''}"] += 1
        self.codes.update(str(message["code"]) for message in faults)
        self.longest = max(self.longest, seen["longest"])

    def tell(self) -> None:
        """Print a summary, and fail if there were faults."""
        print(f"\n{dict(self.kinds)}; longest task of the page {self.longest:.0f} ms")
        print("ways:", {name: len(ways) for name, ways in sorted(self.ways.items())})
        print("told:", dict(self.codes))
        assert self.failures == []


@pytest.fixture
def loads(
    new_context: Callable[..., BrowserContext],
    url: str,
    tmp_path: Path,
    complaints: list[str],
    keep_serving: Callable[..., SiteServer],
) -> Loads:
    """Open a page of another origin, in which the test process answers some frames."""
    (tmp_path / "index.html").write_text(
        '<!doctype html><title>host</title><link rel="icon" href="data:,"><body>'
    )
    context = new_context()
    carry(context)
    page = context.new_page()
    page.goto(keep_serving(tmp_path).url)
    return Loads(page, url, complaints)


def test_a_damaged_url_shows_a_board(loads: Loads) -> None:
    loads.page.route("**/exhibit.json", lambda route: route.fulfill(json=SOUND_EXHIBIT))
    for number in range(FIRST, FIRST + LOADS):
        loads.load(number, *damaged_address(number))
    loads.tell()


@pytest.mark.nightly
def test_a_damaged_exhibit_file_shows_a_board(loads: Loads) -> None:
    served: list[str] = []
    answer = {"content_type": "application/json"}
    loads.page.route("**/exhibit.json", lambda route: route.fulfill(body=served[-1], **answer))
    for number in range(FIRST, FIRST + LOADS):
        text, damage = damaged_exhibit(number)
        served.append(text)
        loads.load(number, "?exhibit=exhibit.json", damage)
    loads.tell()
