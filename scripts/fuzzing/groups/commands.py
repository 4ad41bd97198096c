"""The command line: invalid and unusual arguments, files, input, encodings and environments.

A command must exit with status 0, 1, 2 or 130, write a refusal as one JSON object, and change only
the files named in its arguments.
"""

from __future__ import annotations

import json
import tempfile
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from random import Random

from alveus import registry
from alveus.core import saves
from fuzzing.disk import full_disk
from fuzzing.faults import Fault
from fuzzing.mutation import TEXTS, damage_json, damage_text
from fuzzing.samples import VARIANTS, as_written, results_file, sample_match, sample_position
from fuzzing.terminal import check_end, kept_files, run_apart, run_in_process

SHARE = 40
APART = 0.02
"""Fraction of commands that run in a new process, which takes longer."""
FULL = 0.1
"""Fraction of commands that run with a full disk."""
ENCODINGS = ("utf-8", "ascii", "cp1252", "utf-16")
ENVIRONMENTS: tuple[dict[str, str], ...] = (
    {}, {"COLUMNS": "10"}, {"COLUMNS": "-5"}, {"COLUMNS": "x"}, {"LINES": "0"}, {"TERM": "dumb"},
    {"LANG": "C", "LC_ALL": "C"}, {"HOME": "/nonexistent"}, {"NO_COLOR": "1"}, {"TZ": "Mars/X"},
)  # fmt: skip
COMMANDS = (
    "games", "games GAME", "position GAME", "plays GAME", "plays", "apply GAME --play MOVE",
    "apply --play MOVE", "throw GAME --seed WORD", "throw --dice MOVE", "deal GAME --tiles MOVE",
    "choose GAME --level LEVEL --nodes 5", "hint --nodes 5", "analyse --nodes 5", "show",
    "show GAME", "diagram", "diagram GAME --move MOVE --place WORD", "perft GAME --depth 1",
    "perft --depth WORD", "match GAME --first random --second random --games 2 --nodes 1",
    "match GAME --first LEVEL --second random --games WORD", "replay FILE", "replay FILE --boards",
    "play --load FILE", "play GAME --two --seed WORD", "play GAME --level LEVEL --nodes 1",
    "play GAME --two --target WORD", "print GAME --to out.svg", "print GAME --to FILE",
    "print GAME --paper WORD --to out.svg", "lab report FILE", "lab report FILE FILE --csv",
    "lab run GAME --vary WORD --games 2 --players random --to FILE", "schema WORD", "schema save",
    "lab run GAME --games 2 --players random --limit 20 --to lab.jsonl", "letter read WORD",
    "letter begin GAME --keep mine.json --name WORD", "letter write --keep FILE",
    "letter read --keep FILE", "letter next --keep FILE", "pack new WORD", "pack check FILE",
    "pack build folder --to out", "dominosa solve WORD", "dominosa grade -", "dominosa count WORD",
    "dominosa generate --reach WORD --seed WORD", "dominosa hint WORD", "terzett check",
    "terzett count", "terzett solve", "terzett compose --rows 7 --columns 8 --given FILE",
    "terzett compose --outline FILE", "doctor", "help", "--version", "GAME", "GAME --help", "play",
)  # fmt: skip
WORDS = (
    "0", "-1", "1", "7:30", "3:32210032120310320113", "monday", "a=b", "preset=kardis", "beans=3",
    "white=Anna", "--", "-", "--json", "--lang=de", "game.json", "../x", "a4", "letter", "view",
)  # fmt: skip
FILES = (
    "game.json", "saved.json", "latin.json", "wide.json", "empty", "binary", "deep.json", "folder",
    "missing", "linked.json", "lab.jsonl", "g.new", "", "/dev/null", "missing/x", "marked.json",
)  # fmt: skip
WRITING = ("--to", "--keep")
"""Options whose value is the file to write."""


def attempt(chance: Random) -> bool:
    """Run one command in a folder with unusual files."""
    game = chance.choice(registry.ids())
    words = _words(chance, game)
    stdin_bytes = _given(chance, game)
    env, encoding = chance.choice(ENVIRONMENTS), chance.choice(ENCODINGS)
    apart, full = chance.random() < APART, chance.random() < FULL
    named = [after for word, after in pairwise(words) if word in WRITING]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _lay_files(folder)
        with kept_files(folder, [*named, *_linked(named)]):
            if apart:
                return check_end(words, run_apart(words, stdin_bytes, env, folder))
            if full:
                return _run_full(words, stdin_bytes, folder, named)
            return check_end(
                words, run_in_process(words, stdin_bytes, encoding, env, folder), encoding
            )


def _run_full(words: list[str], stdin_bytes: bytes, folder: Path, named: list[str]) -> bool:
    """Run a command on a full disk.  A file that it would replace must stay unchanged."""
    kept = {file.name for file in folder.iterdir() if file.is_file()}
    before = {name: (folder / name).read_bytes() for name in named if name in kept}
    with full_disk(50):
        ended = run_in_process(words, stdin_bytes, "utf-8", {}, folder)
    for name, content in before.items():
        if not (folder / name).read_bytes().startswith(content) and ended.status:
            raise Fault("lost file: a full disk damaged a file", list(words))
    return check_end(words, ended)


def _linked(named: list[str]) -> list[str]:
    return ["game.json"] if "linked.json" in named else []


def _words(chance: Random, game: str) -> list[str]:
    """Return a command with its placeholders filled in, sometimes with an additional argument."""
    position = sample_position(game, chance.randrange(VARIANTS))
    spec = registry.spec(game)
    moves = ("pass", "3", "6-5", "throw 6-5", "b5-b6", "buy", json.dumps(position)[:20], *TEXTS)
    blanks = {
        "GAME": (game, game, game, "chess", ""),
        "LEVEL": (*spec.levels[:2], "random", "x"),
        "MOVE": moves,
        "WORD": (*WORDS, *TEXTS),
        "FILE": FILES,
    }
    words = [
        chance.choice(blanks[word]) if word in blanks else word
        for word in chance.choice(COMMANDS).split()
    ]
    if chance.random() < 0.3:
        words.insert(chance.randrange(1, len(words) + 1), chance.choice((*WORDS, *TEXTS)))
    if chance.random() < 0.2:
        option = chance.choice(registry.info(game).options)
        value = chance.choice((*option.values, "x"))
        words += ["--set", f"{option.name}={value}"]
    return words


def _given(chance: Random, game: str) -> bytes:
    """Return standard input: a position, a changed position, lines, or random bytes."""
    position = sample_position(game, chance.randrange(VARIANTS))
    match chance.randrange(6):
        case 0:
            return b""
        case 1:
            return chance.randbytes(40)
        case 2:
            lines = ("1", "help", "undo", "throw", "save out.json", "save", "why 3", "hint", "\x00")
            return "\n".join(chance.choices(lines, k=6)).encode()
        case 3:
            damaged = damage_json(chance, position)
            return damaged.encode(errors="surrogatepass")
        case 4:
            return damage_text(chance, json.dumps(position)).encode(errors="surrogatepass")
    return json.dumps(position).encode()


@lru_cache(1)
def _saved() -> str:
    return json.dumps(as_written(saves.save(sample_match("bohnenspiel", 2))))


@lru_cache(1)
def _experiment() -> bytes:
    from alveus import lab

    return results_file(lab.Experiment("bohnenspiel", games=2, players="random", limit=20))


def _lay_files(folder: Path) -> None:
    saved = _saved()
    (folder / "game.json").write_text(saved, encoding="utf-8")
    (folder / "saved.json").write_text(json.dumps({"format": "alveus"}), encoding="utf-8")
    (folder / "latin.json").write_bytes('{"name": "Müller"}'.encode("latin-1"))
    (folder / "wide.json").write_bytes(saved.encode("utf-16"))
    (folder / "marked.json").write_bytes(saved.replace(" ", "\r\n").encode("utf-8-sig"))
    (folder / "empty").write_bytes(b"")
    (folder / "binary").write_bytes(bytes(range(256)))
    (folder / "deep.json").write_text("[" * 20_000, encoding="utf-8")
    (folder / "lab.jsonl").write_bytes(_experiment())
    (folder / "g.new").write_text("unrelated", encoding="utf-8")
    (folder / "folder").mkdir()
    (folder / "linked.json").symlink_to("game.json")
