"""Standoff: the small complete title that shows how a title is made. Read RULES.md, then game.py."""
