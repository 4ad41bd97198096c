"""Former module of new matches; imported from `alveus.core.match` in new code."""

from alveus.core.match import begin as begin
