"""Opponents for any title, the pool they think in, and the arena that measures them."""
