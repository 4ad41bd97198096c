"""The version of alveus in wheels, saves and `alveus.__version__`."""

__version__ = "0.1.0"
