"""The public interface for the rules of a game in a pack (a package that adds games).

A game is a class with the methods of :class:`Game` and :meth:`BoardGame.view`.  The base class
:class:`TwoPlayerGame` implements the methods that are the same in most games.  The game's module
ends with its declaration, a :class:`GameSpec` named `SPEC`.  `alveus.pack_ai` is the interface for
the game's opponent.
"""

from alveus.core.base import DefaultFastPlay as DefaultFastPlay
from alveus.core.base import Deterministic as Deterministic
from alveus.core.base import SingleMoveTurns as SingleMoveTurns
from alveus.core.base import TwoPlayerGame as TwoPlayerGame
from alveus.core.base import check_allowed as check_allowed
from alveus.core.base import cite as cite
from alveus.core.base import perft as perft
from alveus.core.errors import IllegalMove as IllegalMove
from alveus.core.errors import NotationError as NotationError
from alveus.core.errors import SetupError as SetupError
from alveus.core.events import Event as Event
from alveus.core.events import Message as Message
from alveus.core.events import say as say
from alveus.core.game import CHANCE as CHANCE
from alveus.core.game import OVER as OVER
from alveus.core.game import Game as Game
from alveus.core.game import Info as Info
from alveus.core.game import Option as Option
from alveus.core.game import Refusal as Refusal
from alveus.core.game import Result as Result
from alveus.core.game import Source as Source
from alveus.core.game import source_of as source_of
from alveus.core.json_validation import integer as integer
from alveus.core.json_validation import items as items
from alveus.core.json_validation import member as member
from alveus.core.json_validation import record as record
from alveus.core.json_validation import strings as strings
from alveus.core.json_validation import text as text
from alveus.core.outcomes import Outcome as Outcome
from alveus.core.outcomes import outcome_message as outcome_message
from alveus.core.outcomes import over_event as over_event
from alveus.core.spec import GameSpec as GameSpec
from alveus.core.spec import HiddenGame as HiddenGame
from alveus.core.spec import PuzzleGame as PuzzleGame
from alveus.core.spec import PuzzleMaker as PuzzleMaker
from alveus.core.stream import Stream as Stream
from alveus.core.stream import stream_of as stream_of
from alveus.core.view import BoardGame as BoardGame
from alveus.core.view import BoardView as BoardView
from alveus.core.view import MarkView as MarkView
from alveus.core.view import MoveView as MoveView
from alveus.core.view import PieceView as PieceView
from alveus.core.view import PlaceView as PlaceView
from alveus.core.view_builders import action_view as action_view
from alveus.core.view_builders import move_view as move_view
from alveus.core.view_builders import piece_view as piece_view
from alveus.core.view_builders import place_view as place_view
from alveus.core.view_builders import token_view as token_view
