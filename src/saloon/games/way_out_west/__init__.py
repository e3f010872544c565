"""Way Out West: auction, action boxes, cattle, buildings and gunfights. Read RULES.md, then game.py."""
