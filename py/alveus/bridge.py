"""The one door of the browser: a JSON text in, a JSON text out; no rules and no search.

A request is ``{"id": …, "do": name, …}``, a reply ``{"id": …, "ok": {…}}`` or ``{"id": …,
"error": {"code", "params"}}``.  No exception ever crosses.  Long work is a task: the page asks
for slices of it until it is done, and may cancel.  A request with ``"base"``, the tag of the last
view that the page has ("" for none), is answered with a packed one (`core/wire.py`).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from alveus import ai, registry
from alveus.catalogue import catalogue
from alveus.core import links, saves
from alveus.core.errors import AlveusError, IllegalMove, NotationError, SetupError, StaleError
from alveus.core.events import Message
from alveus.core.game import CHANCE
from alveus.core.history import Ply
from alveus.core.match import Match, Seat, begin
from alveus.core.reading import integer, items, parse_object, record, strings, text
from alveus.core.showing import view
from alveus.core.spec import HiddenGame, PuzzleGame
from alveus.core.view import View
from alveus.core.wire import Sender
from alveus.protocol import REQUESTS, AnalysisReply, ChoiceReply, HintReply, PuzzleReply
from alveus.tasks import Tasks

SLICE_MS = 5
LONGEST_SEED = 200
THINK_MS = 800
"""How long the computer thinks where the page does not say; the strongest answers in 1 s."""

Found = ai.Choice | ai.Advice | ai.Analysis | PuzzleReply
Reply = ChoiceReply | HintReply | AnalysisReply | PuzzleReply
Task = Generator[Message, None, Found]


class Desk:
    """The match on the page's table and the work under way for it."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._before: Match | None = None
        self._tasks: Tasks[Found] = Tasks()
        self._sender = Sender()

    def answer(self, written: str) -> str:
        """The reply to a request, whatever the request was."""
        request: Mapping[str, Any] = {}
        try:
            request = parse_object(written)
            told = {"ok": self._packed(request, self._do(request))}
        except StaleError as error:
            refused = {**error.to_json(), "view": self._shown()}
            told = {"error": self._packed(request, refused)}
        except AlveusError as error:
            told = {"error": error.to_json()}
        except Exception as error:  # a defect of ours must not end the page's game
            params = {"type": type(error).__name__, "text": str(error)[:200]}
            told = {"error": {"code": "internal", "params": params}}
        reply = {"id": request.get("id"), **told}
        return json.dumps(reply, ensure_ascii=False, separators=(",", ":"))

    def _packed(self, request: Mapping[str, Any], told: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is told, with its view packed for a page that says which one it has."""
        base = request.get("base")
        if not isinstance(base, str) or "view" not in told:
            return told
        return {**told, "view": self._sender.send(told["view"], base)}

    @property
    def match(self) -> Match:
        """The match on the table.  Raises SetupError `no_match`."""
        if self._match is None:
            raise SetupError("no_match")
        return self._match

    def _do(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        name = request.get("do")
        if not isinstance(name, str) or name not in REQUESTS:
            raise NotationError("unknown_command", command=str(name)[:80])
        handler: Callable[[Mapping[str, Any]], Mapping[str, Any]] = getattr(self, f"_{name}")
        return handler(request)

    def _games(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"games": catalogue()}

    def _new(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        game = text(request.get("game"), "game")
        seed = text(request["seed"], "seed").encode() if "seed" in request else None
        match = begin(
            registry.spec(game),
            strings(request.get("options", {}), "options"),
            self._seats_of(request, game),
            integer(request.get("target", 0), "target"),
            seed,
            record(request, "position") if "position" in request else None,
        )
        return self._lay(match, self._aside(match))

    def _load(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        if "save" in request:
            match, before = saves.load_both(record(request, "save"), registry.spec)
        else:
            link = text(request.get("link"), "link")
            match, before = links.follow(link, registry.spec), None
        self._check_levels(match.game.info.id, match.seats)
        return self._lay(match, self._aside(match) or before)

    def _view(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        since = integer(request["rev"], "rev") if "rev" in request else None
        self.match.check(self.match.rev, _match_id(request))
        return {"view": self._shown(since)}

    def _play(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        words, auto = text(request.get("text"), "text"), request.get("auto") is True
        return self._changed(request, lambda match: match.play(words, auto))

    def _note(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        rev = integer(request.get("rev"), "rev")
        self.match.check(rev)
        told = self.match.note(text(request.get("text"), "text"))
        return {"view": self._shown(rev), "events": [event.to_json() for event in told]}

    def _undo(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        return self._changed(request, Match.undo)

    def _redo(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        return self._changed(request, Match.redo)

    def _goto(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        ply = integer(request.get("ply"), "ply")
        return self._changed(request, lambda match: match.goto(ply))

    def _again(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        options = strings(request["options"], "options") if "options" in request else None
        seats = None
        if "seats" in request:
            seats = {**self.match.seats, **self._seats_of(request, self.match.game.info.id)}
        position = record(request, "position") if "position" in request else None
        here = self._check(request)
        rev, match = here.rev, here.again(options, seats, position)
        before = self._aside(match) or (None if match is here else here)
        return self._lay(match, before, rev)

    def _back(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        match = self._check(request)
        if match.before is not None:
            match.goto(match.before)
            return self._lay(match, self._before)
        if self._before is None:
            raise IllegalMove("no_game_before")
        return self._lay(self._before, match)

    def _seats(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        seats = self._seats_of(request, self.match.game.info.id)
        self._tasks.clear()
        self.match.seats.update(seats)
        return self._table()

    def _sit(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        side = text(request.get("side"), "side")
        self._changed(request, lambda match: match.sit(side))
        return self._table()

    def _think(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        match, seat = self._to_think(request)
        level = match.seats[match.sides[seat]].level
        level = text(request.get("level", level), "level")
        if match.seats[match.sides[seat]].human:
            self._check_eyes(match.ply, seat)
        known = match.game.known(match.state, seat)
        budget = _budget(request)
        return self._task(ai.choose(match.game, known, seat, level, budget, match.player_seed))

    def _hint(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        match, seat = self._to_think(request)
        self._check_eyes(match.ply, seat)
        known = match.game.known(match.state, seat)
        budget = _budget(request)
        return self._task(ai.advise(match.game, known, seat, budget, match.player_seed))

    def _analyse(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        match = self._check(request)
        ply = match.past(integer(request.get("ply", match.cursor), "ply"))
        game = ply.bout.game
        seat = game.actor(ply.state)
        if seat < 0 or ply.outcome is not None:
            raise SetupError("nothing_to_decide")
        self._check_eyes(ply, seat)
        known = game.known(ply.state, seat)
        return self._task(ai.analyse(game, known, seat, _budget(request)))

    def _generate(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        game = text(request.get("game"), "game")
        options = strings(request.get("options", {}), "options")
        seed = text(request.get("seed"), "seed")[:LONGEST_SEED]
        start = record(request, "position") if "position" in request else None
        return self._task(_puzzle(registry.spec(game).puzzle(options, seed, start), seed))

    def _consult(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        game, about = text(request.get("game"), "game"), text(request.get("about"), "about")
        given = record(request, "given") if "given" in request else {}
        return registry.spec(game).consult(about, given)

    def _key(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        match = self._check(request)
        if not isinstance(match.game, PuzzleGame):
            raise SetupError("no_puzzles", game=match.game.info.id)
        return match.game.key(match.state)

    def _knowledge(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        match = self._check(request)
        game = match.game
        if not isinstance(game, HiddenGame) or match.actor == CHANCE:
            raise SetupError("no_knowledge", game=game.info.id)
        eyes = match.eyes()
        if eyes < 0:
            raise SetupError("hidden_hand")
        return game.knowledge(match.game.known(match.state, eyes), eyes)

    def _why(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        match = self.match
        path = [text(place, "path") for place in items(request, "path")]
        refusal = match.game.why(match.game.known(match.state, match.eyes()), path)
        if refusal is None:
            return {"why": None}
        source = None if refusal.source is None else refusal.source.to_json()
        reason = refusal.reason.to_json()
        return {"why": {"reason": reason, "option": refusal.option, "source": source}}

    def _slice(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        number = integer(request.get("task"), "task")
        seconds = integer(request.get("ms", SLICE_MS), "ms") / 1000
        found = self._tasks.slice(number, seconds)
        if isinstance(found, Message):
            return {"progress": found.to_json()}
        return {"done": _result(found, () if self._match is None else self._match.sides)}

    def _cancel(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        self._tasks.cancel(integer(request.get("task"), "task"))
        return {}

    def _save(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"save": saves.save(self.match, self._before)}

    def _link(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        written, kind = links.link(self.match)
        return {"link": written, "kind": kind}

    def _lay(
        self, match: Match, before: Match | None, since: int | None = None
    ) -> Mapping[str, Any]:
        """Lays a match on the table, with the one that can come back.

        What the page knows of it as of revision `since` it is not told again.
        """
        view(match, match.rev)  # what cannot be shown leaves the table as it was
        if self._match is not None and self._match is not match:
            match.renew(self._match.rev)
        self._match, self._before = match, before
        self._tasks.clear()
        return self._table(since)

    def _aside(self, match: Match) -> Match | None:
        """What can come back once a match is laid: what lies there, if anything was played."""
        here = self._match
        if here is None or here.game.info.id != match.game.info.id:
            return None
        return self._before if here is match or len(here.plies) == 1 else here

    def _check(self, request: Mapping[str, Any]) -> Match:
        """The match on the table, if the request was made from its present view."""
        match = self.match
        match.check(integer(request.get("rev"), "rev"), _match_id(request))
        return match

    def _changed(
        self, request: Mapping[str, Any], change: Callable[[Match], None]
    ) -> Mapping[str, Any]:
        match = self._check(request)
        rev = match.rev
        change(match)
        self._tasks.clear()
        return {"view": self._shown(rev)}

    def _shown(self, since: int | None = None) -> View:
        return view(self.match, since, self._before is not None)

    def _table(self, since: int | None = None) -> Mapping[str, Any]:
        return {"view": self._shown(since), "seats": self._seats_view()}

    def _seats_view(self) -> dict[str, dict[str, str]]:
        return {side: self.match.seats[side].to_json() for side in self.match.sides}

    def _seats_of(self, request: Mapping[str, Any], game: str) -> dict[str, Seat]:
        if "seats" not in request:
            return {}
        given = record(request, "seats")
        seats = {side: saves.read_seat(seat) for side, seat in given.items()}
        self._check_levels(game, seats)
        return seats

    def _check_eyes(self, ply: Ply, seat: int) -> None:
        """Refuses to tell what a hand should do that the page may not see."""
        if not self.match.lies_open(ply) and seat != self.match.eyes():
            raise SetupError("hidden_hand")

    def _check_levels(self, game: str, seats: Mapping[str, Seat]) -> None:
        for seat in seats.values():
            if seat.level is not None and seat.level not in registry.spec(game).levels:
                raise SetupError("unknown_level", game=game, level=seat.level)

    def _to_think(self, request: Mapping[str, Any]) -> tuple[Match, int]:
        match = self._check(request)
        if match.actor < 0:
            raise SetupError("nothing_to_decide")
        return match, match.actor

    def _task(self, task: Task) -> Mapping[str, Any]:
        return {"task": self._tasks.begin(task)}


def _puzzle(
    making: Generator[Message, None, dict[str, Any]], seed: str
) -> Generator[Message, None, PuzzleReply]:
    position = yield from making
    return {"position": position, "seed": seed}


def _budget(request: Mapping[str, Any]) -> ai.Budget:
    return ai.Budget(seconds=integer(request.get("ms", THINK_MS), "ms") / 1000)


def _match_id(request: Mapping[str, Any]) -> str | None:
    return text(request["match"], "match") if "match" in request else None


def _result(found: Found, sides: Sequence[str]) -> Reply:
    if isinstance(found, dict):
        return found
    if isinstance(found, ai.Analysis):
        return {
            "side": sides[found.seat],
            "unit": found.unit,
            "prospects": [
                {
                    "text": p.text,
                    "value": p.value,
                    "margin": p.margin,
                    "apart": p.apart,
                    "exact": p.exact,
                    "line": list(p.line),
                }
                for p in found.prospects
            ],
        }
    if isinstance(found, ai.Advice):
        return {
            "text": found.text,
            "path": list(found.path),
            "reason": found.reason.to_json(),
            "value": found.value,
            "unit": found.unit,
        }
    return {"text": found.text, "value": found.value, "unit": found.unit, "nodes": found.nodes}


_desk = Desk()
handle = _desk.answer
"""The bridge's one function: a request as JSON text in, the reply as JSON text out."""
