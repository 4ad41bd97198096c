"""Saved games: changed JSON, damaged files in several encodings, and full disks."""

from __future__ import annotations

import json
import tempfile
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import alveus
from alveus import registry
from alveus.core import saves
from alveus.core.errors import AlveusError
from alveus.core.events import finish
from alveus.core.json_validation import parse_object
from fuzzing.disk import full_disk
from fuzzing.faults import Fault
from fuzzing.mutation import damage, damage_json
from fuzzing.samples import as_written, choose_sample, sample_match

SHARE = 100
ENCODINGS = ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "latin-1", "cp1252", "utf-7", "utf-32")
ROOM = 100
"""Number of bytes that can still be written to the full disk."""


def attempt(chance: Random) -> bool:
    """Load one damaged save, or save to a full disk."""
    saved = _sample(*choose_sample(chance))
    match chance.randrange(10):
        case 0:
            return _load_file(chance, saved)
        case 1:
            return _save_to_full_disk(chance)
        case 2:
            saved = {**saved, "before": damage(chance, _sample(saved["game"], 0))}
    text = damage_json(chance, saved)
    try:
        match, before = finish(saves.loading(parse_object(text), registry.spec))
    except AlveusError:
        return False
    again = as_written(saves.save(match, before))
    if saves.load(again, registry.spec).state != match.state:
        raise Fault(f"changed save of {match.game.info.id}", text)
    return True


@lru_cache(256)
def _sample(game_id: str, variant: int) -> dict[str, Any]:
    saved: dict[str, Any] = as_written(saves.save(sample_match(game_id, variant)))
    return saved


def _load_file(chance: Random, saved: dict[str, Any]) -> bool:
    """Load a file with a random encoding and line ends, or with random bytes in it."""
    text = json.dumps(saved, indent=1, ensure_ascii=chance.random() < 0.5)
    content = text.replace("\n", chance.choice(("\n", "\r\n", "\r"))).encode(
        chance.choice(ENCODINGS), "replace"
    )
    if chance.random() < 0.5:
        at = chance.randrange(len(content) + 1)
        content = content[:at] + chance.randbytes(chance.randrange(9))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.json")
        file.write_bytes(content)
        try:
            alveus.load(file)
        except AlveusError:
            return False
        finally:
            if file.read_bytes() != content:
                raise Fault("lost file: a file changed while it was read")
    return True


def _save_to_full_disk(chance: Random) -> bool:
    """Save over an older file while the disk is full.  The older file must stay unchanged."""
    match = alveus.Match("lombardorum", seed=chance.randrange(1000))
    match.play_on()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.json")
        match.save(file)
        before = file.read_bytes()
        match.throw()
        try:
            with full_disk(ROOM):
                match.save(file)
        except (OSError, AlveusError):
            pass
        if file.read_bytes() != before:
            raise Fault("lost file: a full disk damaged a save")
        if [path.name for path in Path(folder).iterdir()] != [file.name]:
            raise Fault("a temporary file was left on a full disk")
    return False
