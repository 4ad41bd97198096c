"""Prepare a newly started Python for the snapshot of its memory.

Later visits restore the snapshot.  It must contain no data of this visit, and it should contain
everything that the first requests of a page need.
"""

import gc
import json
import sys

import sitecustomize

from alveus import registry
from alveus.bridge import Session, answer


def practise() -> None:
    """Start, save and load every available game, in separate sessions."""
    for game in registry.ids():
        session = Session()
        request = {"id": 0, "base": ""}
        begun = json.loads(answer(session, json.dumps({**request, "do": "new", "game": game})))
        if "ok" in begun:
            kept = json.loads(answer(session, json.dumps({**request, "do": "save"})))
            answer(Session(), json.dumps({**request, "do": "load", **kept["ok"]}))


def settle() -> None:
    """Remove the zip archive of the start from the module path: it is empty after a restore."""
    archive = sitecustomize.__spec__.loader.archive
    sys.path[:] = [place for place in sys.path if place not in ("", archive)]
    sys.path_importer_cache.clear()
    sys.modules["zipimport"]._zip_directory_cache.clear()
    gc.collect()


practise()
settle()
