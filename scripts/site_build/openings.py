"""Opening records: files with the engine's data on every game's first position.

With these files, the page shows the board and accepts the first move before Python has started.
Further files contain the positions of studies, deals with all their moves, the printed figures of
the Terzett and the outlines of its library, the winning rows (harmonies) in Rithmomachia, and the
tasks on the practice page, each as the side to move sees it.
"""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING, Any

from alveus.bridge import handle
from alveus.core import saves
from alveus.core.controllers import Controller
from alveus.core.match import begin
from alveus.core.match_view import view
from alveus.registry import spec
from site_build import zeno_study
from site_build.paths import GAMES, OPENINGS
from site_build.sperrdomino_studies import STUDIES, Study, replay

if TYPE_CHECKING:
    from pathlib import Path

CONSULTED = (("terzett", "figures"), ("terzett", "library"), ("rithmomachia", "rows"))
"""Games and topics whose answers are stored for pages that do not load Python."""
PAINTED = ("places", "pieces", "tokens", "counters", "viewer", "actor")
"""The members of a view that a small picture of the board needs."""


def build_openings() -> None:
    """Write all files.  Every game with a painter has `<game>.json` and `info-<game>.json`.

    `games.json` lists the games without their options, which only the page of a game needs.
    """
    games = ask(do="games")
    painted = {path.parent.name for path in GAMES.glob("*/painter.ts")}
    games["games"] = [game for game in games["games"] if game["id"] in painted]
    records = {
        game["id"]: ask(do="new", game=game["id"], seed="opening") for game in games["games"]
    }
    shutil.rmtree(OPENINGS, ignore_errors=True)
    OPENINGS.mkdir(parents=True)
    consulted = {
        f"{game}-{about}": ask(do="consult", game=game, about=about) for game, about in CONSULTED
    }
    deals = {f"study-{name}": study_of_a_deal(study) for name, study in STUDIES.items()}
    entries = {f"info-{game['id']}": game for game in games["games"]}
    listed = [{k: v for k, v in game.items() if k != "options"} for game in games["games"]]
    studies = {"study-zeno": study_of_zeno(), **deals}
    tasks = {
        f"tasks-{path.parent.name}": pictures_of_tasks(path, records[path.parent.name]["view"])
        for path in GAMES.glob("*/tasks.json")
    }
    documents = {"games": {"games": listed}, **entries, **records, **studies, **consulted, **tasks}
    for name, record in documents.items():
        text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
        (OPENINGS / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def study_of_zeno() -> dict[str, Any]:
    """Return the data of Zeno's study, and the view of its position (`table`)."""
    study = zeno_study.study()
    return {**study, "table": ask(do="new", game=study["game"], position=study["position"])}


def study_of_a_deal(study: Study) -> dict[str, Any]:
    """Return the view and the save of a deal before its first move, and the results of all moves.

    The view's log and the save contain the whole deal.
    """
    seats = {"a": Controller(), "b": Controller("stammgast")}
    match = begin(spec("sperrdomino"), seats=seats, position=study.position, seed=b"study")
    for move in study.moves.split(", "):
        match.play(move)
    log = view(match)["log"]
    match.goto(0)
    table = {
        "view": {**view(match), "log": log},
        "seats": {side: seat.to_json() for side, seat in seats.items()},
    }
    return {"save": saves.save(match), "table": table, "steps": list(replay(study))}


def pictures_of_tasks(file: Path, opening: dict[str, Any]) -> dict[str, Any]:
    """Return the members of each task's view that differ from `opening`, keyed by the task's id.

    `file` contains the tasks of a game, `opening` is the view of the game's first position.
    """
    played = spec(opening["game"])
    pictures = {}
    for task in json.loads(file.read_text(encoding="utf-8"))["tasks"]:
        others = {side: Controller(played.levels[0]) for side in opening["sides"]}
        seats = {**others, task["side"]: Controller()}
        match = begin(played, seats=seats, position=task["position"], seed=b"task")
        shown: dict[str, Any] = {**view(match)}
        if [place["id"] for place in shown["places"]] == [item["id"] for item in opening["places"]]:
            shown["places"] = opening["places"]
        pictures[task["id"]] = {
            part: shown[part] for part in PAINTED if shown[part] != opening[part]
        }
    return pictures


def ask(**request: Any) -> dict[str, Any]:
    """Return the bridge's answer to one request; raise ValueError for an error."""
    reply = json.loads(handle(json.dumps({"id": 0, **request})))
    if "ok" not in reply:
        raise ValueError(f"the engine answers {request} with {reply['error']}")
    answer: dict[str, Any] = reply["ok"]
    return answer
