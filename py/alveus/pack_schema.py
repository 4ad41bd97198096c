"""The public interface for the type of a game's positions in a pack.

The field `schema` of a game's `SPEC` names a module with `POSITION`, a typed dictionary that
extends :class:`Position`.  The docstrings of this class become the descriptions in the JSON Schema.
The schema allows no members that the class does not declare.
"""

from alveus.core.position_types import Count, Limits, Position, Result

__all__ = ["Count", "Limits", "Position", "Result"]
