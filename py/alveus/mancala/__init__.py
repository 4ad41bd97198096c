"""Games of the mancala family: beans are sown from pit to pit and taken by their number."""
