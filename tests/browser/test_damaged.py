"""Addresses, exhibits and messages damaged in many ways, in real frames: a board, and a fault.

The readers alone are damaged in two thousand ways each by `web/tests/ui.damaged.test.ts`.
"""

from __future__ import annotations

import json
import os
import random
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import serving, wait_ready
from tests.browser.table import turn

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page, Route

NIGHTLY = bool(os.environ.get("ALVEUS_NIGHTLY"))
MESSAGES = int(os.environ.get("ALVEUS_WAYS", "2000" if NIGHTLY else "10"))
"""Ways in which each member of each message is damaged."""
LOADS = int(os.environ.get("ALVEUS_LOADS", "60" if NIGHTLY else "3"))
"""Addresses and exhibits that are loaded, each with several values damaged."""
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

# Sends a message in many ways, one after the other, each made of a sound value or of anything
# that can be sent; tells what was not answered, the slowest answer and what it was.
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
BEANS = {"alveus": 1, "game": "bohnenspiel", "languages": ["en", "de"], "texts": TEXTS}


@pytest.fixture
def host(page: Page, url: str, tmp_path: Path) -> Iterator[Page]:
    """A page of another origin with an exhibit in a frame, in which two people may play."""
    (tmp_path / "index.html").write_text(
        HOST % f"{url}embed.html?game=bohnenspiel&kiosk=1&mode=two&idle=3600"
    )
    with serving(tmp_path) as server:
        page.goto(server.url)
        page.wait_for_function("() => heard.includes('ready')")
        yield page


def sound_values(page: Page) -> dict[str, dict[str, list[Any]]]:
    """Every message with each of its members, and values that are sound there."""
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


def test_every_message_is_answered_soon_whatever_it_holds(
    host: Page, complaints: list[str]
) -> None:
    frame = host.frames[1]
    for number, (kind, members) in enumerate(sound_values(host).items()):
        for member, sound in members.items():
            others = {name: values[0] for name, values in members.items() if name != member}
            found = host.evaluate(FEED, [MESSAGES, number + 1, kind, member, sound, others])
            print(kind, member, found)
            assert found["silent"] == 0, (kind, member, found)
            assert found["slowest"] < SLOW_MS, (kind, member, found)
            assert "unreadable" not in found, (kind, member, found)
            assert "internal" not in found["codes"], (kind, member, found)
    host.evaluate("frames[0].postMessage({ alveus: 1, type: 'setLang', lang: 'en' }, '*')")
    host.evaluate("frames[0].postMessage({ alveus: 1, type: 'newGame', mode: 'two' }, '*')")
    assert turn(frame)["places"]
    # A picture of a damaged name is not there, and its place stays empty.
    complaints[:] = [one for one in complaints if "404" not in one]


JUNK: tuple[Any, ...] = (
    *(None, True, -1, 0, 7, 1e308, 2**70, "", "~", "%00", "__proto__", "toString", "x" * 400),
    *([], {}, [None], {"en": 5}, [[[]]], {"from": "25:00"}, "../../etc", "1.", "1.AAAA"),
)
PARAMETERS = (
    *("game", "lang", "level", "view", "study", "games", "mode", "rotate", "theme", "hints"),
    *("links", "storage", "chrome", "kiosk", "begun", "langs", "idle", "warn", "pace", "choices"),
    *("studies",),
)
FIELDS = (
    *("$schema", "alveus", "game", "study", "games", "languages", "level", "mode", "rotate"),
    *("theme", "pace", "idle", "warn", "hints", "storage", "texts", "logo", "position"),
    *("colours", "night", "volume", "choices", "evaluations", "studies", "__proto__"),
)


def expect_board(page: Page, given: object) -> None:
    """A board stands there and can be played; what is wrong is named."""
    wait_ready(page)
    expect(page.locator("#board [data-place]").first, str(given)).to_be_attached()
    assert page.locator("#notices").inner_text().strip(), given


def test_a_board_comes_whatever_the_address_says(page: Page, url: str) -> None:
    chance = random.Random(1)
    for _ in range(LOADS):
        chosen = chance.sample(PARAMETERS, 4)
        given = {name: str(chance.choice(JUNK)) for name in chosen if name not in ("view", "kiosk")}
        page.goto(f"{url}embed.html?{urlencode({**given, 'none': '1'})}#{chance.choice(JUNK)}")
        expect_board(page, given)


def test_a_board_comes_whatever_the_file_of_an_exhibit_says(page: Page, url: str) -> None:
    chance = random.Random(2)
    served: list[str] = []

    def answer(route: Route) -> None:
        route.fulfill(body=served[-1], content_type="application/json")

    page.route("**/exhibit.json", answer)
    for _ in range(LOADS):
        fields = {name: chance.choice(JUNK) for name in chance.sample(FIELDS, 4)}
        text = json.dumps({**BEANS, **fields, "none": 1})
        if chance.randrange(6) == 0:
            text = text[: chance.randrange(len(text))]
        served.append(text)
        page.goto(f"{url}embed.html?exhibit=exhibit.json")
        expect_board(page, text)
