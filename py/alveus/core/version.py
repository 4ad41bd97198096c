"""The version of alveus, which wheels, saves and `alveus.__version__` bear."""

__version__ = "0.1.0"
