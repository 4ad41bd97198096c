"""How the browser's Python finds its modules: by their names, in the archives that were laid.

Python imports this as it starts, when it has imported only what it cannot start without.  From
a zip it would read every module twice, and the list of all files first.  Here an archive has three
parts: of each module whether it is a package and its code, what else packages bring, and the code
of what dataclasses write of themselves.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec

WHOLE = "/lib/whole.zip"
"""Where the whole library would lie: there is looked for what no archive has."""


class Shelf:
    """The archives that were laid, as one; finds and loads what is in them."""

    def __init__(self):
        self.modules = {}
        self.files = {}
        self.texts = {}

    def lay(self, archive):
        """Put the content of an archive beside what is there."""
        modules, files, texts = marshal.loads(archive)
        self.modules.update(modules)
        self.files.update(files)
        self.texts.update(texts)

    def find_spec(self, name, path=None, target=None):
        """Where a module is, if it is here."""
        if name not in self.modules:
            return None
        is_package, _ = self.modules[name]
        place = name.replace(".", "/")
        file = f"{place}/__init__.pyc" if is_package else f"{place}.pyc"
        spec = ModuleSpec(name, self, origin=file, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations.append(f"{WHOLE}/{place}")
        return spec

    def create_module(self, spec):
        """Leave it to Python."""

    def exec_module(self, module):
        """Run a module's code; what dataclasses write is looked for among the texts."""
        if module.__name__ == "dataclasses":
            module.exec = self.run
        _, code = self.modules[module.__name__]
        exec(marshal.loads(code), module.__dict__)

    def run(self, text, module, found):
        """Run what a dataclass has written of itself; what nobody foresaw is compiled."""
        code = self.texts.get(text)
        exec(marshal.loads(code) if code else text, module, found)

    def get_data(self, path):
        """What a package brings, by its path."""
        try:
            return self.files[path]
        except KeyError:
            raise OSError(path) from None


def drop(name):
    """Forget a module that stood in while Pyodide started."""
    del sys.modules[name], shelf.modules[name]


# A package that Python cannot start without.
sys.modules["encodings"].__path__.append(f"{WHOLE}/encodings")

shelf = Shelf()
shelf.lay(__spec__.loader.get_data(f"{__spec__.loader.archive}/library"))
sys.meta_path.insert(0, shelf)
