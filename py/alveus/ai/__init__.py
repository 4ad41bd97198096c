"""Computer players: the moves that each level chooses, hints, and analysis for every game.

A game's spec names the module of its opponent, which is imported on first use.  Opponents receive
the information state of their seat (`known`: the state without the hands that are hidden from this
seat) and never a future dice roll.  Functions that search return a generator.  The generator yields
its progress every few milliseconds, so that callers can interrupt it; `finish` runs it to the end.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, cast

from alveus import registry
from alveus.ai.answers import (
    VALUE_SCALE,
    Advice,
    Adviser,
    Analysis,
    Analyst,
    Choice,
    DiceAnalyst,
    LongAdviser,
    MoveEvaluation,
    Opponent,
)
from alveus.ai.mcts import MCTS, general_opponent
from alveus.ai.search.budget import Budget
from alveus.core.errors import SetupError
from alveus.core.events import Message, finish, say
from alveus.core.game import CHANCE, Game
from alveus.core.json_validation import shorten
from alveus.core.view import BoardGame

__all__ = [
    "GRAIN", "MCTS", "VALUE_SCALE", "Advice", "Analysis", "Budget", "Choice", "MoveEvaluation",
    "Prospect", "advise", "analyse", "check_hand", "choose", "evaluate_rolls", "explain", "finish",
    "opponent_of", "play_greedily", "rates_luck", "weigh_throws", "weighs_throws",
]  # fmt: skip


def choose(
    game: Game[Any, Any], known: Any, seat: int, level: str, budget: Budget, seed: int
) -> Generator[Message, None, Choice]:
    """Return the moves with which a computer player completes the current turn.

    `known` is the state as `seat` knows it.  `level` is a level of the game or "mcts", the general
    player.  The same seed and limit of nodes (searched positions) give the same choice.  Without a
    limit in `budget`, the level's usual limit applies.  Raises IllegalMove: `throw_first` before a
    roll or deal, `game_over` after the end.  Raises SetupError: `unknown_level`; `hidden_hand` (see
    `check_hand`); `no_sampling` if "mcts" cannot sample the hidden hands; `game_broken` or
    `game_incomplete` if the module of the opponent cannot be imported or has no `OPPONENT`.
    """
    check_hand(game, known)
    spec = registry.spec(game.info.id)
    if level not in (*spec.players, MCTS):
        raise SetupError("unknown_level", game=game.info.id, level=shorten(level))
    opponent: Opponent | None = opponent_of(game.info.id) if spec.opponent else None
    if opponent is None or level not in spec.players:
        opponent = general_opponent(opponent)
    return (yield from opponent.choose(game, known, seat, level, budget, seed))


def play_greedily(game: Game[Any, Any], known: Any, seat: int, seed: int) -> str:
    """Return the turn with the best immediate result for `seat`, without a search.

    The game's computer player rates the results.  `known` is the state as `seat` knows it; `seed`
    decides between equal turns.  Raises SetupError `no_such_player` for a puzzle, or if the
    computer player has no method `play_greedily`; `hidden_hand` (see `check_hand`).
    """
    check_hand(game, known)
    game_id = game.info.id
    opponent = opponent_of(game_id) if registry.spec(game_id).levels else None
    if opponent is None or not hasattr(opponent, "play_greedily"):
        raise SetupError("no_such_player", player="greedy", game=game_id)
    text: str = opponent.play_greedily(game, known, seat, seed)
    return text


def advise(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget, seed: int, last: str = ""
) -> Generator[Message, None, Advice]:
    """Return a hint: the next step by the strongest level or a puzzle's solver, and its reason.

    `last` is the seat's previous move ("" for none).  If the game's opponent is a `LongAdviser`,
    the hint does not reverse this move, unless no other move is legal.  If the opponent has no
    method `advise` (possible in a pack, a package that adds games), `choose` determines the step.

    Raises SetupError `no_hints` if the game's spec declares no opponent, `hidden_hand` (see
    `check_hand`).  Raises IllegalMove `throw_first` before a roll or deal, and `game_over` after
    the end.
    """
    check_hand(game, known)
    levels = registry.spec(game.info.id).levels
    strongest = levels[-1] if levels else ""
    opponent: Adviser = opponent_of(game.info.id)
    if levels and not hasattr(opponent, "advise"):
        choice = yield from choose(game, known, seat, strongest, budget, seed)
        return _advice_for(game, known, seat, choice)
    if last and isinstance(opponent, LongAdviser):
        return (yield from opponent.advise_on(game, known, seat, strongest, budget, seed, last))
    return (yield from opponent.advise(game, known, seat, strongest, budget, seed))


def _advice_for(game: Game[Any, Any], known: Any, seat: int, choice: Choice) -> Advice:
    step = game.text(known, game.parse(known, choice.text)[0])
    moves = cast("BoardGame[Any, Any]", game).view(known, seat)["moves"]
    path = next((move["path"] for move in moves if move["text"] == step), ())
    return Advice(step, tuple(path), say("strongest"), choice.value, choice.unit)


def explain(game: Game[Any, Any], known: Any, seat: int, text: str) -> Message:
    """Return the main reason for a legal move or turn (`text`, in notation), such as a capture.

    The game's computer player determines it.  Raises SetupError `no_analysis` if the game's spec
    declares no analysis.  Raises NotationError if the text is not a move, or IllegalMove with the
    reason if the move is illegal.
    """
    analyst = _analyst_of(game.info.id)
    return analyst.explain(game, known, seat, _legal_text(game, known, text))


def analyse(
    game: Game[Any, Any], known: Any, seat: int, budget: Budget, played: str = ""
) -> Generator[Message, None, Analysis]:
    """Return the value of every legal move (in games with dice: of every turn) for `seat`.

    `seat` must be the seat to move, and `known` the state as it knows it.  `played`, the played
    move or turn ("" for none), is searched as deeply as the best one.  Raises SetupError
    `no_analysis` if the spec declares no analysis, `hidden_hand` (see `check_hand`); IllegalMove
    `throw_first` before a roll or deal, `game_over` after the end; NotationError or IllegalMove for
    an invalid `played`.
    """
    check_hand(game, known)
    analyst = _analyst_of(game.info.id)
    if played:
        played = _legal_text(game, known, played)
    return (yield from analyst.analyse(game, known, seat, budget, played))


def evaluate_rolls(
    game: Game[Any, Any], state: Any, budget: Budget, with_turns: bool = True
) -> Generator[Message, None, Analysis]:
    """Return the value, for the seat that rolls, of every possible roll.

    With `with_turns`, the best turn after each roll is included, which takes longer.  Raises
    SetupError: `no_analysis` if the spec declares no analysis; `nothing_to_decide` if it is not a
    side's turn to roll, or if the opponent cannot evaluate rolls.
    """
    analyst = _analyst_of(game.info.id)
    due = game.actor(state) == CHANCE and game.turn(state) is not None
    if not due or not isinstance(analyst, DiceAnalyst):
        raise SetupError("nothing_to_decide")
    return (yield from analyst.evaluate_rolls(game, state, budget, with_turns))


def rates_luck(game: Game[Any, Any]) -> bool:
    """Return True if the luck of rolls and the skill of turns can be rated separately in a game."""
    declares = registry.spec(game.info.id).analysis
    return declares and isinstance(opponent_of(game.info.id), DiceAnalyst)


def check_hand(game: Game[Any, Any], known: Any) -> None:
    """Raise SetupError `hidden_hand` if `known` does not show the hand of the seat to move."""
    if game.info.hidden and game.actor(known) >= 0 and not game.moves(known):
        raise SetupError("hidden_hand")


def opponent_of(game_id: str) -> Any:
    """Return a game's opponent, as its spec declares it: an Adviser, Opponent or Analyst.

    Raises SetupError: `unknown_game`; `no_hints` if the spec declares no opponent; `game_broken` if
    the opponent's module cannot be imported; `game_incomplete` if the module has no `OPPONENT`.
    """
    module = registry.spec(game_id).opponent
    if not module:
        raise SetupError("no_hints", game=game_id)
    return registry.part(module, "OPPONENT", game_id)


def _legal_text(game: Game[Any, Any], known: Any, text: str) -> str:
    """Check a move or turn (`text`, in notation); return it in its usual notation.

    Raises NotationError if `text` is not a move or turn, IllegalMove if it is illegal.
    """
    state, words = known, []
    moves = game.parse(known, text)
    for move in moves:
        words.append(game.text(state, move))
        # A legal move can need a hidden tile, which `apply` refuses.
        if len(moves) > 1 or move not in game.moves(state):
            state = game.apply(state, move)[0]
    return " ".join(words)


def _analyst_of(game_id: str) -> Analyst:
    if not registry.spec(game_id).analysis:
        raise SetupError("no_analysis", game=game_id)
    analyst: Analyst = opponent_of(game_id)
    return analyst


GRAIN = VALUE_SCALE
"""Former name of `VALUE_SCALE`."""
Prospect = MoveEvaluation
"""Former name of `MoveEvaluation`."""
weigh_throws = evaluate_rolls
"""Former name of `evaluate_rolls`."""
weighs_throws = rates_luck
"""Former name of `rates_luck`."""
