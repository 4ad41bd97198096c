"""What a Python does that is to be remembered, after it has started as a page's own does.

It wakes on later visits: nothing in it may be of this one, and what a page asks for first is there.
"""

import gc
import json
import sys

import sitecustomize

from alveus import registry
from alveus.bridge import Session, answer


def practise() -> None:
    """Begin every game that is here, keep it and go on with it, at tables of their own."""
    for game in registry.ids():
        session = Session()
        request = {"id": 0, "base": ""}
        begun = json.loads(answer(session, json.dumps({**request, "do": "new", "game": game})))
        if "ok" in begun:
            kept = json.loads(answer(session, json.dumps({**request, "do": "save"})))
            answer(Session(), json.dumps({**request, "do": "load", **kept["ok"]}))


def settle() -> None:
    """Let go of the zip that Python started from, which is empty where it wakes."""
    archive = sitecustomize.__spec__.loader.archive
    sys.path[:] = [place for place in sys.path if place not in ("", archive)]
    sys.path_importer_cache.clear()
    sys.modules["zipimport"]._zip_directory_cache.clear()
    gc.collect()


practise()
settle()
