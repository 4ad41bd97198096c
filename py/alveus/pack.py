"""The public interface for the rules of a game in a pack (a package that adds games).

A game is a class with the methods of :class:`Game` and :meth:`BoardGame.view`, most of which
:class:`TwoPlayerGame` implements.  Its module ends with a :class:`GameSpec` named `SPEC`.
"""

from alveus.core.base import (
    DefaultFastPlay,
    Deterministic,
    SingleMoveTurns,
    TwoPlayerGame,
    check_allowed,
    cite,
    perft,
)
from alveus.core.errors import IllegalMove, NotationError, SetupError
from alveus.core.events import Event, Message, say
from alveus.core.game import CHANCE, OVER, Game, Info, Option, Refusal, Result, Source, source_of
from alveus.core.json_validation import integer, items, member, record, strings, text
from alveus.core.outcomes import Outcome, outcome_message, over_event
from alveus.core.spec import GameSpec, HiddenGame, PuzzleGame, PuzzleMaker, SampledGame
from alveus.core.stream import Stream, stream_of
from alveus.core.text_position import Line, read_words, write_rows
from alveus.core.view import (
    BoardGame,
    BoardView,
    CounterView,
    MarkView,
    MoveView,
    PieceView,
    PlaceView,
)
from alveus.core.view_builders import action_view, move_view, piece_view, place_view, token_view

__all__ = [
    "CHANCE", "OVER", "BoardGame", "BoardView", "CounterView", "DefaultFastPlay", "Deterministic",
    "Event", "Game", "GameSpec", "HiddenGame", "IllegalMove", "Info", "Line", "MarkView", "Message",
    "MoveView", "NotationError", "Option", "Outcome", "PieceView", "PlaceView", "PuzzleGame",
    "PuzzleMaker", "Refusal", "Result", "SampledGame", "SetupError", "SingleMoveTurns", "Source",
    "Stream", "TwoPlayerGame", "action_view", "check_allowed", "cite", "integer", "items", "member",
    "move_view", "outcome_message", "over_event", "perft", "piece_view", "place_view",
    "read_words", "record", "say", "source_of", "stream_of", "strings", "text", "token_view",
    "write_rows",
]  # fmt: skip
