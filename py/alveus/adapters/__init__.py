"""Adapters: the games as environments and games of other libraries, for learning and search."""
