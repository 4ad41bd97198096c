"""Former module of the shared codes; imported from `alveus.core.errors` in new code."""

from alveus.core.errors import CODES as CODES
