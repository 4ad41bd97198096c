"""Find the modules of the browser's Python by name in archives.

Python imports this module during its start, after the few modules that it needs earlier.  Python's
zip import is slower: it reads every module twice, and first the list of all files.  An archive has
three parts: for each module, whether it is a package, and its code; other files of packages by
path; and the code of the methods that dataclasses generate.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec

WHOLE = "/lib/whole.zip"
"""Path of the complete standard library, for the modules that are in no archive."""


class Shelf:
    """Finder and loader of the modules in all archives."""

    def __init__(self):
        self.modules = {}
        self.files = {}
        self.texts = {}

    def lay(self, archive):
        """Add the content of an archive."""
        modules, files, texts = marshal.loads(archive)
        self.modules.update(modules)
        self.files.update(files)
        self.texts.update(texts)

    def find_spec(self, name, path=None, target=None):
        """Return the spec of a module; None if no archive contains it."""
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
        """Use Python's default module object."""

    def exec_module(self, module):
        """Run a module's code.  `dataclasses` gets a replacement for `exec`."""
        if module.__name__ == "dataclasses":
            module.exec = self.run
        _, code = self.modules[module.__name__]
        exec(marshal.loads(code), module.__dict__)

    def run(self, text, module, found):
        """Run the text of a dataclass's method: its stored code, or else compile it."""
        code = self.texts.get(text)
        exec(marshal.loads(code) if code else text, module, found)

    def get_data(self, path):
        """Return the content of a package's file."""
        try:
            return self.files[path]
        except KeyError:
            raise OSError(path) from None


def drop(name):
    """Remove a replacement module that was used during Pyodide's start."""
    del sys.modules[name], shelf.modules[name]


# A package that Python imports before this module.
sys.modules["encodings"].__path__.append(f"{WHOLE}/encodings")

shelf = Shelf()
shelf.lay(__spec__.loader.get_data(f"{__spec__.loader.archive}/library"))
sys.meta_path.insert(0, shelf)
