"""A house for Western tabletop games: rules as a library, tables for people, worlds for bots."""

__version__ = "0.1.0"
