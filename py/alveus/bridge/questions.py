"""Handlers of requests with an immediate answer: they need no task and change nothing.

The exception is `letter`: it can begin, open, continue or end a game by letter.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, cast

from alveus import registry
from alveus.bridge.session import Session, match_id
from alveus.core import links, saves
from alveus.core.errors import IllegalMove, SetupError
from alveus.core.events import Message
from alveus.core.game import CHANCE, Game, Refusal
from alveus.core.json_validation import integer, items, record, strings, text
from alveus.core.match_view import view as show
from alveus.core.spec import HiddenGame, PuzzleGame

if TYPE_CHECKING:
    from alveus.bridge import replies, requests


def list_games(session: Session, request: requests.Empty) -> replies.GamesReply:
    """Return the catalogue of games, and the errors of games that cannot be used."""
    games = registry.catalogue()
    problems = [problem.to_json() for problem in registry.problems()]
    return cast("replies.GamesReply", {"games": games, "problems": problems})


def view(session: Session, request: requests.ViewRequest) -> replies.ViewReply:
    """Return the current view, that is, everything that the page shows of the match.

    If the request has `rev`, a revision, the history begins with the first ply changed since then.
    """
    since = integer(request["rev"], "rev") if "rev" in request else None
    session.match.check(session.match.rev, match_id(request))
    return {"view": session.view(since)}


def consult(session: Session, request: requests.ConsultRequest) -> requests.Json:
    """Answer a question about a game: `about` is its topic, `given` contains its parameters."""
    game, about = text(request.get("game"), "game"), text(request.get("about"), "about")
    question = record(request, "given") if "given" in request else {}
    return registry.spec(game).consult(about, question)


def key(session: Session, request: requests.Present) -> replies.KeyReply:
    """Return a solution of the current puzzle, and the number of its solutions.

    Raises SetupError `no_puzzles` if the game is not a puzzle.
    """
    match = session.check(request)
    if not isinstance(match.game, PuzzleGame):
        raise SetupError("no_puzzles", game=match.game.info.id)
    return cast("replies.KeyReply", match.game.key(match.state))


def knowledge(session: Session, request: requests.Present) -> replies.KnowledgeReply:
    """Return the viewer's conclusions about the tiles in hidden hands.

    Raises SetupError: `no_knowledge` in a game without hidden hands or before the deal;
    `hidden_hand` while all hands are covered for a change of players at the screen.
    """
    match = session.check(request)
    game = match.game
    if not isinstance(game, HiddenGame) or match.actor == CHANCE:
        raise SetupError("no_knowledge", game=game.info.id)
    viewer = match.viewer()
    if viewer is None:
        raise SetupError("hidden_hand")
    observation = match.game.information_state(match.state, viewer)
    return cast("replies.KnowledgeReply", game.knowledge(observation, viewer))


def why(session: Session, request: requests.WhyRequest) -> replies.WhyReply:
    """Return why no legal move begins with the places in `path`; None if there is such a move.

    `path` contains the ids of selected places, in this order.  If `kind` is given (the first word
    of a special move, such as "line"), return why this move with exactly these places is illegal.
    The reason is `game_over` after the end, also by resignation, and `not_your_turn` if the player
    to move is not a human at this device.
    """
    match = session.match
    path = [text(place, "path") for place in items(request, "path")]
    kind = text(request.get("kind", ""), "kind")
    game = match.game
    known = match.observation
    turn = game.turn(match.state) if match.actor == CHANCE else match.actor
    refusal: Refusal | None
    if match.outcome is not None:
        refusal = game.cite(Message("game_over"))
    elif match.people and turn not in (None, *match.people):
        refusal = game.cite(Message("not_your_turn"))
    else:
        refusal = _why_kind(game, known, kind, path) if kind else game.why(known, path)
    return cast("replies.WhyReply", {"why": None if refusal is None else asdict(refusal)})


def _why_kind(game: Game[Any, Any], state: Any, kind: str, path: Sequence[str]) -> Refusal | None:
    """Return why a special move is illegal; None if it is legal.

    `kind` is the first word of the move, such as "line"; `path` contains the ids of its places.
    """
    try:
        for move in game.parse(state, f"{kind} {'-'.join(path)}"):
            state, _ = game.apply(state, move)
    except IllegalMove as refused:
        return game.cite(Message(refused.code, refused.params))
    return None


def look_back(session: Session, request: requests.PlyRequest) -> replies.LookReply:
    """Return the view and the position after any ply, without a change of the match.

    Raises IllegalMove `no_such_ply` if the history has no such ply, and SetupError `hidden_hand` if
    the ply belongs to a game with hidden hands that is not over.
    """
    match = session.check(request)
    number = integer(request.get("ply"), "ply")
    ply = match.ply_at(number)
    if not match.is_open(ply):
        raise SetupError("hidden_hand")
    earlier = copy(match)
    earlier.goto(number)
    position = ply.match_game.game.to_json(ply.state)
    return {"shown": show(earlier, earlier.rev), "position": position}


def arrange(session: Session, request: requests.ArrangeRequest) -> replies.ArrangeReply:
    """Return a position for the editor, as lines of text and as JSON.

    The request's `lines` define the position; without `lines`, it is the current position.
    Raises SetupError `no_editor` if the game has no editor.  Raises SetupError or NotationError if
    the lines or their position are invalid.
    """
    match = session.check(request)
    game = match.game
    module = registry.spec(game.info.id).writing
    if not module:
        raise SetupError("no_editor", game=game.info.id)
    if "lines" in request:
        texts = strings(request["lines"], "lines")
        state = game.from_json(registry.part(module, "read_lines")(game, texts))
    else:
        state = match.observation
    lines = registry.part(module, "write_lines")(game, state)
    reply = {"lines": [asdict(line) for line in lines], "position": game.to_json(state)}
    return cast("replies.ArrangeReply", reply)


def diagram(session: Session, request: requests.Present) -> replies.DiagramReply:
    """Return a line drawing (SVG) of the current position as the viewer sees it."""
    from alveus.diagrams import diagram as draw  # a separate archive in the browser

    match = session.check(request)
    return {"svg": draw(match.game, match.observation)}


def check(session: Session, request: requests.CheckRequest) -> replies.CheckReply:
    """Compare the user's answer to an exercise with the accepted turns of this exercise.

    The exercise begins in the position after the ply with the index `ply`; the moves since then are
    the user's answer.  `answers` contains the accepted turns, as texts.  The result is "right" if
    the position or the outcome of the game is the same as after an accepted turn; "open" if the
    user can still reach such a position or outcome in this turn; otherwise "wrong".
    """
    match = session.check(request)
    start = match.ply_at(integer(request.get("ply"), "ply"))
    game, state = start.match_game.game, match.state
    accepted = []
    for answer in items(request, "answers"):
        after = start.state
        for move in game.parse(after, text(answer, "answers")):
            after = game.advance(after, move)
        accepted.append(after)
    # After the end of a game, compare outcomes: the position can also contain the order of the
    # moves.
    outcomes = [outcome for end in accepted if (outcome := game.outcome(end)) is not None]

    def is_right(end: Any) -> bool:
        return end in accepted or game.outcome(end) in outcomes

    if is_right(state):
        return {"result": "right"}
    under_way = match.actor == game.actor(start.state)
    can_become = under_way and any(map(is_right, game.ends(state)))
    return {"result": "open" if can_become else "wrong"}


def save(session: Session, request: requests.Empty) -> replies.SaveReply:
    """Return a saved game with the current match and, if any, the previous match."""
    return {"save": saves.save(session.match, session.before)}


def link(session: Session, request: requests.Empty) -> replies.LinkReply:
    """Return the current game as a link.  Raises SetupError `link_hidden` if hands are hidden."""
    match = session.match
    link_text, kind = links.link(match)
    return {"link": link_text, "position": match.game.to_json(match.state), "kind": kind}


def letter(session: Session, request: requests.LetterRequest) -> replies.LetterReply:
    """Carry out an action in a game by letter (correspondence), such as to read or write a letter.

    A letter is a link that contains the game with the writer's turn.  The member `what` of the
    request names the action.
    """
    from alveus.letters import asking  # a separate archive in the browser

    return cast("replies.LetterReply", asking.answer(session, request))


HANDLERS = {
    "games": list_games,
    "view": view,
    "consult": consult,
    "key": key,
    "knowledge": knowledge,
    "why": why,
    "look": look_back,
    "arrange": arrange,
    "diagram": diagram,
    "check": check,
    "save": save,
    "link": link,
    "letter": letter,
}
