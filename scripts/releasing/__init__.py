"""The parts of a release and their checks."""
