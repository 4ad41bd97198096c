"""A puzzle as a person writes it: rows ``1030 3011``, tiles ``a1-a2``, an outline ``##. ###``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from alveus.core.written import Line, read_words

_FORMS = {
    "grid": r"[0-9.]+",
    "laid": r"[a-z]+[0-9]+-[a-z]+[0-9]+",
    "lines": r"[a-z]+[0-9]+-[a-z]+[0-9]+",
    "outline": r"[#.]+",
    "given": r"([a-z]+[0-9]+)=([0-9]+)",
    "sums": r"(\w+)=([0-9]+)",
    "tiles": r"([0-9]+:[0-9]+)@(\S+)",
}


def write_lines(game: Any, state: Any) -> tuple[Line, ...]:
    """The numbers with what has been found there, or an outline with what lies in it."""
    told = game.to_json(state)

    def pairs(name: str) -> Iterable[str]:
        return (f"{at}={number}" for at, number in told.get(name, {}).items())

    if "outline" in told:
        tiles = (one.replace(" ", "@") for one in told.get("laid", ()))
        words = {"outline": told["outline"], "given": pairs("given"), "sums": pairs("sums")}
        words["tiles"] = tiles
    else:
        rows = ("".join("." if n is None else str(n) for n in row) for row in state.puzzle.grid)
        words = {"grid": rows, "laid": told.get("laid", ()), "lines": told.get("lines", ())}
    return tuple(Line(name, " ".join(of)) for name, of in words.items())


def read_lines(game: Any, written: Mapping[str, str]) -> dict[str, Any]:
    """The position that the lines tell.  Raises SetupError `line_unreadable`."""
    words = {name: read_words(written, name, re.compile(form)) for name, form in _FORMS.items()}
    text = {name: [word[0] for word in found] for name, found in words.items()}
    if "outline" not in written:
        return {"puzzle": "\n".join(text["grid"]), "laid": text["laid"], "lines": text["lines"]}
    numbers = {
        name: {word[1]: int(word[2]) for word in words[name]}
        for name in ("given", "sums")
        if words[name]
    }
    return {
        "outline": text["outline"],
        **numbers,
        "laid": [f"{word[1]} {word[2]}" for word in words["tiles"]],
    }
