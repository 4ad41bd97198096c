"""Former module of refusals; imported from `alveus.core.base` in new code."""

from alveus.core.base import check_allowed as check_allowed
from alveus.core.base import cite as cite
