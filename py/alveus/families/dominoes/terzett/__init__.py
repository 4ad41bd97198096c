"""Terzett and related games: solve or compose figures in which equal numbers form groups.

A figure is an outline filled with numbers; a key is a layout of tiles that gives these numbers.
"""
