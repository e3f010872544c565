"""What the house keeps: the log of every game, who sits where, what was said. SQLite or PostgreSQL."""
