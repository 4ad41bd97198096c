"""The public interface for the type of a game's positions in a pack.

The field `schema` of a game's `SPEC` names a module with `POSITION`, a typed dictionary that
extends :class:`Position`.  Its docstrings become the descriptions in the JSON Schema, and fields
that it does not declare are refused.
"""

from alveus.core.position_types import Count, Limits, Position, Result

__all__ = ["Count", "Limits", "Position", "Result"]
