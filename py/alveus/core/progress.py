"""Former module of the progress functions; imported from `alveus.core.events` in new code."""

from alveus.core.events import Partial as Partial
from alveus.core.events import finish as finish
from alveus.core.events import report as report
