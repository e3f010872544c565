"""Desperados: one sheriff against a gang that plans together and moves in secret. Read RULES.md, then
game.py."""
