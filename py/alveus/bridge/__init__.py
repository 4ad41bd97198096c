"""The one door of the browser: a JSON text in, a JSON text out; no rules and no search.

A request is ``{"id": …, "do": name, …}``, a reply ``{"id": …, "ok": {…}}`` or ``{"id": …,
"error": {"code", "params"}}``.  No exception ever crosses.  Long work is a task: the page asks
for slices of it until it is done, and may cancel.  A request with ``"base"``, the tag of the last
view that the page has ("" for none), is answered with a packed one (`core/wire.py`).
"""

from __future__ import annotations

from functools import partial

from alveus.bridge.door import answer as answer
from alveus.bridge.session import Session as Session

handle = partial(answer, Session())
"""The bridge's one function: a request as JSON text in, the reply as JSON text out."""
