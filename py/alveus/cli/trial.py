"""Test of a game in a pack (a wheel with games), with the calls that page and terminal make.

The test plays a random game with the default options, and one for each other value of an option.
During the first plies, it asks for hints, an analysis, and reasons why moves are illegal, and saves
and loads the game.  Every level chooses a first turn, and one position is drawn as text and SVG.
"""

from __future__ import annotations

import inspect
import json
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any

from alveus import ai, registry
from alveus.ai.answers import Analyst
from alveus.ai.search.budget import Budget
from alveus.cli.trial_parts import draw, reload, try_parts
from alveus.cli.trial_views import check_view, unsound
from alveus.cli.trial_words import ShownMessage
from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.events import finish
from alveus.core.game import CERTAINTIES, CHANCE, OVER
from alveus.core.outcomes import Outcome
from alveus.core.spec import GameSpec
from alveus.core.stream import Stream
from alveus.core.view import BoardGame, BoardView
from alveus.words.messages import messages

PLIES = 40
"""Number of tested plies (rolls, deals and moves) at the start of a random game."""
MAX_PLIES = 2000
"""Maximum number of plies of a random game, of which the first `PLIES` are tested."""
EVERY, NODES = 5, 200
"""Hints, analyses and saves are tested at every fifth decision; a search has at most 200 nodes."""
PAIRS = 1000
"""Maximum number of pairs (start, end) of places for which `Game.why` is tested in a position.  If
there are more, as many pairs are chosen at random, and those of legal moves are added."""
DRAWN = ("line", "mark")
"""Kinds of moves in puzzles that draw a line or highlight a number.  The test of `Game.why` ignores
them, because `why` explains only moves of pieces."""
DECLARED = ("action", "counter", "event", "hint", "label", "mark", "reason", "status")
"""Kinds of messages for which `Info.codes` must list every code that the game uses.  Codes of
messages for all games are exempt."""
OWN_FAULTS = (
    *("game_incomplete", "pack_outside", "pack_unsound", "pack_fails", "pack_undeclared"),
    *("pack_signature", "pack_illegal", "pack_places", "pack_chance"),
)
"""Codes of the errors that the test itself raises.  Errors of the game become `pack_fails`."""


def try_game(game_id: str) -> dict[str, Any]:
    """Test a registered game; return a report as JSON.

    The report has the numbers of tested rule variants (`readings`), plies, finished games, hints,
    analyses, and reasons for illegal moves.  It lists the levels of the game, the optional modules
    that it has (`parts`) and those that it does not have (`absent`).  Raises SetupError for the
    first fault.  The codes are those of `registry.spec`, if the game cannot be loaded, and
    `OWN_FAULTS`, such as `pack_fails` for an exception in the game's own code.
    """
    trial = Trial(registry.spec(game_id))
    trial.run()
    return trial.report()


class Trial:
    """The test of one game; it records the messages that the game would show."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.id = spec.info.id
        self.readings = self.plies = self.finished = 0
        self.hints = self.reasons = self.analyses = 0
        self._reading = ""
        self._shown: dict[tuple[str, str, tuple[str, ...]], ShownMessage] = {}
        with self._step("build"):
            self.game: BoardGame[Any, Any] = spec.build({})
        self._chance = Random(self.id)

    @property
    def shown(self) -> Sequence[ShownMessage]:
        """The first shown message for each combination of kind, code and parameter names."""
        return tuple(self._shown.values())

    def run(self) -> None:
        """Test the whole game.  Raises SetupError for the first fault."""
        self._check_opponent()
        for level in self.spec.players:
            with self._step(f"choose ({level})"):
                self._choose(level)
        state = self._play()
        with self._step("diagrams"):
            draw(self.game, state)
        for label in try_parts(self.game, self.spec, state, self._step):
            self._say("editor", label.code, label.params)
        for preset in self.spec.info.presets:
            self._reading = f"preset={preset}"
            with self._step("build"):
                self.spec.build({"preset": preset})
        for option in self.spec.info.options:
            for value in option.values:
                if value != option.default:
                    self._reading = f"{option.name}={value}"
                    with self._step("build"):
                        self.game = self.spec.build({option.name: value})
                    self._play()

    def _play(self) -> Any:
        """Test a random game (`PLIES` plies, and the end); return the state after these plies."""
        tested, decisions = None, 0
        for ply, state in enumerate(self._walk()):
            actor = self.game.actor(state)
            if ply <= PLIES:
                tested = state
            if ply <= PLIES or actor == OVER:
                with self._step("view"):
                    view = self._check_view(state)
            if actor == OVER:
                with self._step("outcome"):
                    outcome = self.game.outcome(state)
                    if outcome is None:
                        raise unsound(self.game, state, "outcome", Outcome.__name__, outcome)
                    self._check_ending(outcome)
                self.finished += 1
            elif ply > PLIES:
                continue
            elif actor == CHANCE:
                with self._step("outcomes"):
                    self._check_rolls(state)
            else:
                with self._step("why"):
                    self._ask_reasons(state, view)
                if decisions % EVERY == 0:
                    self._ask(state, view)
                decisions += 1
        self.readings += 1
        return tested

    def _check_ending(self, outcome: Outcome) -> None:
        code = outcome.ending
        if code not in (*self.spec.info.codes.get("ending", ()), "resigned"):
            raise SetupError("pack_undeclared", game=self.id, kind="ending", text=code)

    def report(self) -> dict[str, Any]:
        """Return the results of the test as JSON (see `try_game`)."""
        parts = ("opponent", "diagrams", "sheets", "writing", "numbering", "schema")
        counts = ("readings", "plies", "finished", "hints", "reasons", "analyses")
        return {
            "game": self.id,
            "levels": list(self.spec.levels),
            **{count: getattr(self, count) for count in counts},
            "parts": [part for part in parts if getattr(self.spec, part)],
            "absent": [part for part in parts if not getattr(self.spec, part)],
        }

    @contextmanager
    def _step(self, part: str) -> Iterator[None]:
        """Convert an exception raised in the `with` block to SetupError `pack_fails`.

        The new error names the tested part (`part`) and the line of the pack's code.  A SetupError
        that the test itself raises (its code is in `OWN_FAULTS`) is not converted.
        """
        try:
            yield
        except Exception as error:
            if isinstance(error, SetupError) and error.code in OWN_FAULTS:
                raise
            at, text = self._place(error), repr(error)[:200]
            part = f"{part}, {self._reading}" if self._reading else part
            raise SetupError("pack_fails", game=self.id, part=part, at=at, error=text) from error

    def _place(self, error: Exception) -> str:
        """Return the file and line in the pack where `error` occurred, such as `heap/game.py:57`.

        If the traceback has no line of the pack, return the name of the pack's package: `heap`.
        """
        top = str(getattr(self.spec.build, "__module__", "")).partition(".")[0]
        at = top
        for frame in traceback.extract_tb(error.__traceback__):
            parts = Path(frame.filename).parts
            if top in parts or parts[-1] == f"{top}.py":
                start = parts.index(top) if top in parts else -1
                at = f"{'/'.join(parts[start:])}:{frame.lineno}"
        return at

    def _say(self, kind: str, code: str, params: Mapping[str, Any]) -> None:
        """Record a message; raise SetupError `pack_undeclared` if `Info.codes` lacks its code."""
        if not code:
            return
        declared = kind not in DECLARED or code in self.spec.info.codes.get(kind, ())
        if not declared and f"{kind}-{code}" not in messages():
            raise SetupError("pack_undeclared", game=self.id, kind=kind, text=code)
        self._shown.setdefault((kind, code, tuple(params)), ShownMessage(kind, code, params))

    def _check_opponent(self) -> None:
        """Raise SetupError for levels unlike the spec's, missing methods, or wrong signatures."""
        spec = self.spec
        opponent = registry.part(spec.opponent, "OPPONENT", self.id) if spec.opponent else None
        lacks = "levels" if tuple(getattr(opponent, "levels", ())) != spec.players else ""
        methods = (["choose"] if spec.levels else []) + (
            ["analyse", "explain"] if spec.analysis else []
        )
        for name in methods:
            lacks = lacks or ("" if hasattr(opponent, name) else name)
        if lacks:
            raise SetupError("game_incomplete", game=self.id, module=spec.opponent, part=lacks)
        for name in ("choose", "advise", "analyse", "explain", "play_greedily"):
            self._check_signature(name, getattr(opponent, name, None))

    def _check_signature(self, name: str, method: Any) -> None:
        """Raise SetupError `pack_signature` if the opponent's `method` has wrong parameters.

        The right ones are those of the method `name` of `Analyst`.  None (no method) is accepted.
        """
        names = list(inspect.signature(getattr(Analyst, name)).parameters)[1:]
        try:
            if method is not None:
                inspect.signature(method).bind(*names)
        except TypeError:
            call = f"{name}({', '.join(names)})"
            module = self.spec.opponent
            raise SetupError("pack_signature", game=self.id, module=module, method=call) from None

    def _walk(self) -> Iterator[Any]:
        """Yield the first state, and the state after each of at most `MAX_PLIES` random plies."""
        game = self.game
        with self._step("opening"):
            state = game.opening(0)
        for ply in range(MAX_PLIES):
            yield state
            with self._step("moves"):
                actor = game.actor(state)
                if actor == OVER:
                    return
                if actor == CHANCE:
                    move = self._roll(state, ply)
                else:
                    move = self._chance.choice(game.moves(state))
            with self._step("apply"):
                state, events = game.apply(state, move)
                for event in events:
                    params = {**event.params, **event.secret, "side": event.side}
                    self._say("event", event.code, params)
            self.plies += 1
        yield state

    def _roll(self, state: Any, ply: int) -> Any:
        """Return a random roll (a move of chance), computed from the number of the ply.

        Raises SetupError: `pack_chance` if the spec declares no chance; `pack_unsound` if this roll
        is missing in the game's `outcomes`, unless they are empty and the game has hidden hands.
        """
        info, roll = self.spec.info, self.game.chance(state, Stream(b"pack", ply))
        if not info.chance:
            raise SetupError("pack_chance", game=self.id, roll=self.game.text(state, roll))
        outcomes = [outcome for outcome, _ in self.game.outcomes(state)]
        if roll not in outcomes and (outcomes or not info.hidden):
            raise unsound(self.game, state, "outcomes", roll, outcomes)
        return roll

    def _check_view(self, state: Any) -> BoardView:
        """Check and return the view (JSON for the page) of the seat to move; record messages."""
        game, seat = self.game, max(self.game.actor(state), 0)
        view = game.view(game.information_state(state, seat), seat)
        json.dumps(view)
        check_view(game, state, view)
        at = {place["id"]: (place["row"], place["column"]) for place in view["places"]}
        for place, (row, column) in at.items():
            if min(row, column) < 0 or list(at.values()).count((row, column)) > 1:
                raise SetupError("pack_outside", game=self.id, place=place, row=row, column=column)
        for move in game.moves(state):
            text = game.text(state, move)
            if (parsed := game.parse(state, text)) != (move,):
                raise unsound(game, state, f"parse({text!r})", (move,), parsed)
        position = game.to_json(state)
        if (again := game.to_json(game.from_json(json.loads(json.dumps(position))))) != position:
            raise unsound(game, state, "from_json", position, again)
        if (game.actor(state) >= 0) != bool(count := len(game.moves(state))):
            raise unsound(game, state, "len(moves)", "0" if count else "> 0", count)
        for message in view["status"]:
            self._say("status", message["code"], message["params"])
        for entry in (*view["places"], *view["moves"]):
            self._say("label", entry["label"]["code"], entry["label"]["params"])
        for piece in view["pieces"]:
            params = {"side": piece["side"], "value": piece["value"], "count": 1, "words": ""}
            self._say("contents", piece["kind"], params | {"layers": []})
        marks = [mark["kind"] for mark in view["marks"] if mark["kind"] != "board"]
        for code in chain(marks, *(place["marks"] for place in view["places"])):
            self._say("mark", code, {})
        for action in view["actions"]:
            self._say("action", action["id"], {})
            if action["reason"] is not None:
                self._say("reason", action["reason"]["code"], action["reason"]["params"])
        for counter in view["counters"]:
            self._say("counter", counter["code"], {"value": counter["value"]})
        return view

    def _check_rolls(self, state: Any) -> None:
        """Play each possible roll; raise SetupError `pack_unsound` if `parse` misreads its text."""
        game = self.game
        for roll, _ in game.outcomes(state):
            text = game.text(state, roll)
            if (parsed := game.parse(state, text)) != (roll,):
                raise unsound(game, state, f"parse({text!r})", (roll,), parsed)
            game.apply(state, roll)

    def _ask(self, state: Any, view: BoardView) -> None:
        if self.spec.opponent:
            with self._step("hint"):
                self._ask_hint(state, view)
        if self.spec.analysis:
            with self._step("analyse"):
                self._analyse(state)
        with self._step("concede"):
            self._check_ending(self.game.concede(state, self.game.actor(state)))
        with self._step("save"):
            reload(self.spec, self.game, state)

    def _ask_reasons(self, state: Any, view: BoardView) -> None:
        """Test that `Game.why` gives a reason if, and only if, no legal move has the tested path.

        The paths are every place as a start, and pairs (start, end) of places (see `PAIRS`).
        """
        paths = [move["path"] for move in view["moves"] if move["kind"] not in DRAWN]
        ends = {(path[0], path[-1]) for path in paths if path}
        places = [place["id"] for place in view["places"]]
        starts = {start for start, _ in ends}
        pairs = list(product(places, repeat=2))
        if len(pairs) > PAIRS:
            pairs = [*sorted(ends), *self._chance.sample(pairs, PAIRS)]
        known = self.game.information_state(state, self.game.actor(state))
        for place in places:
            self._ask_reason(state, known, [place], legal=place in starts)
        for start, end in pairs:
            self._ask_reason(state, known, [start, end], legal=(start, end) in ends)

    def _ask_reason(self, state: Any, known: Any, path: list[str], *, legal: bool) -> None:
        game = self.game
        refusal = game.why(known, path)
        if (refusal is None) != legal:
            raise unsound(game, state, f"why({path})", None if legal else "Refusal", refusal)
        if refusal is not None:
            certainty = refusal.source.certainty if refusal.source else CERTAINTIES[0]
            if certainty not in CERTAINTIES:
                part = f"why({path}).source.certainty"
                raise unsound(game, state, part, ", ".join(CERTAINTIES), certainty)
            self.reasons += 1
            self._say("reason", refusal.reason.code, refusal.reason.params)

    def _ask_hint(self, state: Any, view: BoardView) -> None:
        game, seat = self.game, self.game.actor(state)
        known = game.information_state(state, seat)
        advice = finish(ai.advise(game, known, seat, Budget(nodes=NODES), 1))
        places = {place["id"] for place in view["places"]}
        if unknown := set(advice.path) - places:
            names, text = ", ".join(sorted(map(str, unknown))), advice.text
            raise SetupError("pack_places", game=self.id, text=text, places=names)
        self._apply("advise", state, advice.text)
        self.hints += 1
        for message in (advice.reason, *advice.more):
            self._say("hint", message.code, message.params)

    def _analyse(self, state: Any) -> None:
        game, seat = self.game, self.game.actor(state)
        known = game.information_state(state, seat)
        analysis = finish(ai.analyse(game, known, seat, Budget(nodes=NODES)))
        for prospect in analysis.prospects:
            self._apply("analyse", state, prospect.text)
        reason = ai.explain(game, known, seat, analysis.prospects[0].text)
        self._say("hint", reason.code, reason.params)
        self._say("unit", analysis.unit, {"count": 1})
        self.analyses += 1

    def _choose(self, level: str) -> None:
        """Test the opponent's level in the first decision of a random game, if it has one."""
        game = self.game
        state = next((state for state in self._walk() if game.actor(state) >= 0), None)
        if state is not None:
            seat = game.actor(state)
            known = game.information_state(state, seat)
            choice = finish(ai.choose(game, known, seat, level, Budget(nodes=NODES), 1))
            self._apply("choose", state, choice.text)
            self._say("unit", choice.unit, {"count": 1})

    def _apply(self, method: str, state: Any, text: str) -> None:
        """Raise SetupError `pack_illegal` if the first move in `text` is illegal in `state`.

        `text` is an answer of the opponent; `method` names the call that returned it, such as
        "advise", in the error.
        """
        try:
            self.game.apply(state, self.game.parse(state, text)[0])
        except (IllegalMove, NotationError, IndexError) as error:
            raise SetupError("pack_illegal", game=self.id, method=method, text=text) from error
