"""Packs: damaged wheels, wheels with malicious names, and damaged `packs.json` files.

Every input is a command in a new process, because the command runs the pack's code.
"""

from __future__ import annotations

import io
import json
import tempfile
import warnings
from functools import lru_cache
from pathlib import Path
from random import Random
from zipfile import ZipFile

from fuzzing.faults import Fault
from fuzzing.mutation import TEXTS, damage_json, junk
from fuzzing.terminal import check_end, run_apart

SHARE = 1
EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "packs" / "morris"
NAMES = ("../../escape", "/tmp/escape", "Morris", "a b", "x.y", "", "\u0661", "con", "chess")
LIST = [{"game": "chess", "archive": "packs/c.whl", "sha256": "00", "words": {}, "page": {}}]
YES = "--yes"


def attempt(chance: Random) -> bool:
    """Check a wheel, or add it to a site."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        site = folder / "inner" / "site"
        site.mkdir(parents=True)
        (site / "index.html").write_text("<title>Games</title>", encoding="utf-8")
        (site / "packs.json").write_bytes(_list(chance))
        wheel = folder / "morris-1.0-py3-none-any.whl"
        wheel.write_bytes(_damaged_wheel(chance))
        words = ["pack", chance.choice(("check", "add")), str(wheel), *_consent()]
        if words[1] == "add":
            words += ["--site", str(site)]
        outside = _names(folder, site)
        ended = run_apart(words, b"", {}, folder)
        if _names(folder, site) != outside:
            raise Fault("a pack wrote outside the site", words)
        accepted = check_end(words, ended)
        if accepted and words[1] == "add":
            json.loads((site / "packs.json").read_text(encoding="utf-8"))
        return accepted


def _names(folder: Path, site: Path) -> set[str]:
    """Return the paths in a folder, except those in the site."""
    return {str(path) for path in folder.rglob("*") if not path.is_relative_to(site)}


def _list(chance: Random) -> bytes:
    """Return the content of a `packs.json` file, valid or damaged."""
    if chance.random() < 0.3:
        return json.dumps(LIST).encode()
    if chance.random() < 0.3:
        return json.dumps([junk(chance)]).encode()
    return damage_json(chance, LIST).encode(errors="surrogatepass")


@lru_cache(1)
def _consent() -> tuple[str, ...]:
    """Return the option that permits running a wheel's code, or none if this version has none."""
    help_text = run_apart(["pack", "check", "--help"], b"", {}, EXAMPLE).out.decode()
    return (YES,) if YES in help_text else ()


@lru_cache(1)
def _wheel() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        words = ["pack", "build", str(EXAMPLE), "--to", folder]
        ended = run_apart(words, b"", {}, Path(folder))
        if ended.status:
            raise Fault("the example pack cannot be built", ended.error)
        [wheel] = Path(folder).glob("*.whl")
        return wheel.read_bytes()


def _damaged_wheel(chance: Random) -> bytes:
    content = _wheel()
    at = chance.randrange(len(content))
    match chance.randrange(6):
        case 0:
            return content[:at]
        case 1:
            return content[:at] + chance.randbytes(chance.randrange(1, 9)) + content[at + 1 :]
        case 2:
            return content
    return _changed_wheel(chance, content)


def _changed_wheel(chance: Random, content: bytes) -> bytes:
    """Return the wheel with other entry points, or with one damaged file."""
    changed = io.BytesIO()
    warnings.filterwarnings("ignore", "Duplicate name")  # the damage is intended
    with ZipFile(io.BytesIO(content)) as old, ZipFile(changed, "w") as new:
        names = old.namelist()
        damaged = chance.choice([member for member in names if not member.endswith("RECORD")])
        for name in names:
            inner = old.read(name)
            if name.endswith("entry_points.txt") and chance.random() < 0.5:
                point = f"{chance.choice(NAMES)} = morris.{chance.choice(('game', 'x'))}"
                inner = f"[alveus.games]\n{point}\n".encode()
            elif name == damaged:
                inner = chance.choice(
                    (b"", b"\xff\xfe", b"[" * 100_000, inner[: len(inner) // 2], _text(chance))
                )
            new.writestr(name, inner)
        if chance.random() < 0.2:
            new.writestr(chance.choice(("../escape.txt", "/escape.txt", names[0])), b"twice")
    return changed.getvalue()


def _text(chance: Random) -> bytes:
    return chance.choice(TEXTS).encode(errors="surrogatepass")
