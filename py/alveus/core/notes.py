"""Former module of notes; imported from `alveus.core.plies` in new code."""

from alveus.core.plies import is_note as is_note
