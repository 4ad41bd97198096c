"""Terzett and related games: figures in which equal numbers form groups; to solve or compose.

A figure is an outline filled with numbers; a key is a layout of tiles that gives these numbers.
"""
