"""Fast West: everybody draws at once. Read RULES.md, then game.py."""
