"""Reconstruction of the figures of Adler's book whose drawings are missing from our copy."""
