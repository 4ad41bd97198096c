"""URLs and exhibit files with damage in all parts, determined by a number.

If Python is not needed in the page, the bridge in the test process answers instead.
"""

from __future__ import annotations

import json
import random
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from alveus import registry
from alveus.bridge import Session, answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from playwright.sync_api import BrowserContext

LONGEST = 3000
"""Maximum length of a damaged value in characters."""

WORDS = (
    *("", " ", "~", "null", "true", "NaN", "-1", "0", "1e999", "0x10", "٣", "2.5", "999999999999"),
    *("__proto__", "constructor", "toString", "hasOwnProperty", "../../etc/passwd", "javascript:1"),
    *("<b>", "'\"", "[]", "{}", "𝔵", "‮abc", "e\u0301", "a,b,,c", ",", "1.", "1.AAAA", "\\u0000"),
)
RAW = ("%", "%zz", "%ff%fe", "%00", "%E0%A4%A", "+", "%2C%2C", "%u0041", "%ED%A0%80", "a%0D%0Ab")
"""Damaged values that are inserted into a URL without encoding."""
SIGNS = ("é", "%", "&", "=", "#", '"', "{", "}", "[", ":", ",", "0", "9", "-", " ", "\u0000", "Z")

GAMES = tuple(registry.ids())
STUDIES = ("zeno", "chain", "last")


def _position(game: str) -> dict[str, Any]:
    """Return the opening position of a game."""
    rules = registry.game(game, {})
    return rules.to_json(rules.opening())


TABLES, BEANS = _position("lombardorum"), _position("bohnenspiel")
LINK = "1.eNqrVkpXslJKys_IS80rLshMzVHSUcpXsqqu1VHKVbKKVjJWiq0FANUhCxA"
"""Link to a game of Bohnenspiel after one move."""
PLACES = (LINK, json.dumps(TABLES), json.dumps(BEANS))

SOUND: Mapping[str, tuple[str, ...]] = {
    "game": GAMES,
    "lang": ("en", "de"),
    "level": ("1", "2", "3", "gast", "lusor"),
    "view": ("play", "study", "learn", "rules"),
    "study": STUDIES,
    "games": (*GAMES, "bohnenspiel,xii", "duodecim,lombardorum,terzett"),
    "studies": (*STUDIES, "chain,last"),
    "mode": ("ai", "two", "demo"),
    "rotate": ("none", "turn", "table"),
    "theme": ("auto", "light", "dark", "contrast"),
    "hints": ("0", "1"),
    "links": ("0", "1"),
    "storage": ("0", "1"),
    "chrome": ("min", "full"),
    "kiosk": ("0", "1"),
    "begun": ("en", "de"),
    "langs": ("en", "de", "de,en"),
    "choices": ("level", "game", "level,game", ""),
    "idle": ("10", "90", "3600"),
    "warn": ("5", "30", "600"),
    "pace": ("800", "900", "60000"),
    "exhibit": ("exhibit.json",),
}
"""Every parameter of a URL, with valid values."""
SHAPING = ("game", "view", "mode", "rotate", "kiosk", "storage", "links")
SPARED = 6
"""Parameters that select another kind of frame are valid in one of `SPARED` URLs."""

FIELDS: Mapping[str, tuple[Any, ...]] = {
    "$schema": ("schemas/exhibit.json",),
    "alveus": (1,),
    "game": GAMES,
    "study": STUDIES,
    "games": (["bohnenspiel", "xii"], list(GAMES)),
    "studies": (list(STUDIES), ["zeno"]),
    "languages": (["de", "en"], ["en"]),
    "level": (1, "2", "gast"),
    "mode": ("ai", "two", "demo"),
    "rotate": ("none", "turn", "table"),
    "theme": ("auto", "light", "dark", "contrast"),
    "pace": (900, 4000),
    "idle": (60, 90),
    "warn": (20, 30),
    "hints": (True, False),
    "storage": (True, False),
    "texts": (
        {"en": {"title": "Beans", "object": "In the case beside you."}},
        {
            "de": {
                "museum": "Museum",
                "eyebrow": "Um 1908",
                "title": "Bohnen",
                "sentence": "Ein Satz.",
            }
        },
    ),
    "logo": ("icon.svg",),
    "position": (LINK, TABLES, BEANS),
    "colours": ({"paper": "#ffffff", "ink": "#101010", "accent": "#1b4f7a"},),
    "night": ({"from": "20:00", "to": "07:30"},),
    "volume": ([{"from": "10:00", "to": "17:00", "loudness": 0.4}],),
    "choices": (["level"], ["level", "game"], []),
    "evaluations": (True, False),
    "__proto__": ({},),
}
"""Every field of an exhibit file, with valid values."""
SHAPING_FIELDS = ("game", "mode", "rotate", "study", "languages", "texts", "storage", "alveus")

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 7, 0.5, 1e308, 2**70, [], {}, [None], {"en": 5}, [[[]]], *WORDS),
    *(
        {"from": "25:00"},
        {"en": {"title": []}},
        [{"loudness": 2}],
        {"paper": "#fff"},
        {"__proto__": 1},
    ),
)


def sign(chance: random.Random) -> str:
    """Return a special character of a syntax, or any character of any script."""
    return chance.choice((*SIGNS, chr(chance.randint(0xA1, 0x2FFF)), chr(chance.randint(33, 126))))


def spoilt(chance: random.Random, sound: str) -> str:
    """Return a valid text with characters removed or inserted."""
    now = sound
    for _ in range(chance.randint(1, 5)):
        at = chance.randint(0, len(now))
        cut = chance.choice((0, 1, 1, chance.randint(0, 20)))
        now = now[:at] + chance.choice(("", sign(chance), sign(chance))) + now[at + cut :]
    return now


def junk(chance: random.Random, depth: int = 0) -> object:
    """Return a random JSON value."""
    kind = chance.randrange(6 if depth < 3 else 4)
    if kind == 0:
        return chance.choice(JUNK)
    if kind == 1:
        return chance.choice((chance.randint(-(10**6), 10**9), chance.uniform(-1e3, 1e3)))
    if kind < 4:
        return spoilt(chance, chance.choice(WORDS))
    parts = [junk(chance, depth + 1) for _ in range(chance.randrange(4))]
    if kind == 4:
        return parts
    return {spoilt(chance, chance.choice(WORDS)): part for part in parts}


def damaged_text(chance: random.Random, sound: tuple[str, ...]) -> str:
    """Return an encoded value for a URL that differs from all valid values."""
    while True:
        kind = chance.randrange(12)
        if kind == 0:
            return chance.choice(RAW) + quote(spoilt(chance, chance.choice(sound)), safe="")
        if kind == 1 and chance.randrange(4) == 0:
            return "x" * chance.randint(200, LONGEST)
        if kind < 3:
            value = chance.choice(WORDS) + chance.choice(("", sign(chance), spoilt(chance, "")))
        elif kind < 4:
            value = str(chance.choice((chance.randint(-(10**6), 10**12), chance.random())))
        elif kind < 7:
            value = ",".join(chance.choice((*sound, *WORDS)) for _ in range(chance.randint(2, 9)))
        else:
            value = spoilt(chance, chance.choice(sound))
        if value not in sound:
            return quote(value, safe="")


def damaged_address(number: int) -> tuple[str, dict[str, str]]:
    """Return the part of a URL after `embed.html`, and its damaged parameters."""
    chance = random.Random(f"address {number}")
    damage, parts = {}, ["none=1"]
    for name, sound in SOUND.items():
        # Every URL with a file is an exhibit; other frames must be tested too.
        if name == "exhibit" and chance.randrange(3) == 0:
            continue
        if name in SHAPING and chance.randrange(SPARED) == 0:
            parts.append(f"{name}={chance.choice(sound)}")
            continue
        damage[name] = damaged_text(chance, sound)
        parts.append(f"{name}={damage[name]}")
        if chance.randrange(20) == 0:
            parts.append(f"{name}={quote(chance.choice(sound), safe='')}")
    chance.shuffle(parts)
    if chance.randrange(SPARED):
        damage["#"] = damaged_text(chance, PLACES)
    return f"?{'&'.join(parts)}" + (f"#{damage['#']}" if "#" in damage else ""), damage


def changed(chance: random.Random, value: object) -> object:
    """Return the value with one part changed, or an unrelated value."""
    if chance.randrange(4) == 0 or value in ({}, [], ""):
        return junk(chance)
    if isinstance(value, dict):
        key = chance.choice(list(value))
        if chance.randrange(5) == 0:
            return {name: part for name, part in value.items() if name != key}
        if chance.randrange(5) == 0:
            return {**value, spoilt(chance, chance.choice(WORDS)): junk(chance)}
        return {**value, key: changed(chance, value[key])}
    if isinstance(value, list):
        at = chance.randrange(len(value))
        return [*value[:at], changed(chance, value[at]), *value[at + chance.randrange(2) :]]
    if isinstance(value, str):
        spoiled = spoilt(chance, value)
        return chance.choice((spoiled, spoiled, spoiled * chance.randint(2, 300), [spoiled]))
    if isinstance(value, int | float):
        near = value + chance.uniform(-1e4, 1e4)
        return chance.choice((near, near, -near, str(near), round(near), not value))
    return junk(chance)


def damaged_exhibit(number: int) -> tuple[str, dict[str, str]]:
    """Return the text of an exhibit file, and its damaged fields."""
    chance = random.Random(f"exhibit {number}")
    fields: dict[str, object] = {"none": 1}
    damage = {}
    for name, sound in FIELDS.items():
        value: object = chance.choice(sound)
        if name not in SHAPING_FIELDS or chance.randrange(SPARED):
            while (now := changed(chance, value)) in sound:
                pass
            value = now
            damage[name] = json.dumps(value)
        fields[name] = value
    text = json.dumps(fields)
    if chance.randrange(10) == 0:
        text = chance.choice((spoilt(chance, text), text[: chance.randrange(len(text))], ""))
    return text, damage


# Uses the worker's protocol (comlink's messages), and takes Python's answers from the test.
CARRIER = """
if (self.name === 'quick') {
  const session = `${Math.random()}`;
  const ask = (text) => self.askPython(session, text);
  const calls = {
    hold: async () => '',
    start: async () => undefined,
    request: ask,
    async run(text) {
      const begun = await ask(text);
      const { id, ok } = JSON.parse(begun);
      if (!ok) return begun;
      for (;;) {
        const answer = await ask(JSON.stringify({ id, do: 'slice', task: ok.task }));
        const { ok: news } = JSON.parse(answer);
        if (!news || 'done' in news) return answer;
      }
    },
  };
  self.Worker = class extends EventTarget {
    async postMessage({ id, path, argumentList = [] }) {
      const made = calls[path?.[0]];
      if (!made) return;
      const value = await made(argumentList[0]?.value);
      this.dispatchEvent(new MessageEvent('message', { data: { id, type: 'RAW', value } }));
    }
    terminate() {}
  };
}
self.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask', buffered: true });
"""


def carry(context: BrowserContext) -> None:
    """Answer frames named `quick` from this process, each like a separate worker."""
    doors: dict[str, Callable[[str], str]] = {}

    def ask(_source: object, session: str, text: str) -> str:
        if session not in doors:
            doors.clear()
            doors[session] = partial(answer, Session())
        return doors[session](text)

    context.expose_binding("askPython", ask)
    context.add_init_script(CARRIER)
