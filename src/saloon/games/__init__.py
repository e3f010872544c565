"""One folder per title. A folder with a `game.py` is a title; nothing is registered anywhere."""
