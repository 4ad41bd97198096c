"""Former module of immutable mappings; imported from `alveus.core.game` in new code."""

from alveus.core.game import frozen as frozen
