"""What a release consists of, and what it must pass."""
