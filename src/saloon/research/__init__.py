"""The titles as environments for learning and as games for game theory. `docs/guides/research.md` tells how.

Nothing here knows a title. `table` drives a game, `codec` writes what a seat sees as a vector of fixed size;
on these stand PettingZoo (`aec`, `parallel`), Gymnasium (`gym`), OpenSpiel (`spiel`) and many games at once
(`vector`).
"""
