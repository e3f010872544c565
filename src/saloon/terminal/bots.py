"""The house's own gunslingers: what a bot says, from what its seat may know."""

from __future__ import annotations

import hashlib
from typing import Final
from weakref import WeakKeyDictionary

from saloon.bots.arena.entrant import entrant
from saloon.bots.levels import Bot
from saloon.bots.program import MARK, Program
from saloon.bots.sight import look
from saloon.bots.think import Decision, Note
from saloon.kernel import flow, nature
from saloon.kernel.errors import SaloonError
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng, Rng

HEURISTIC: Final = "heuristic"
RANDOM: Final = "random"
KINDS: Final = (HEURISTIC, RANDOM)
"""Beside these every bot of the arena can take a seat, by the name it has there."""

sitting: WeakKeyDictionary[Match, dict[int, Bot]] = WeakKeyDictionary()
"""The arena's bots at the tables of this terminal."""


def is_known(kind: str) -> bool:
    if kind in KINDS:
        return True
    try:
        entrant(kind)
    except SaloonError:
        return False
    return True


def from_file(kind: str) -> str:
    """A kind as a saved game names it. A file starts no program: the heuristic plays on."""
    return HEURISTIC if kind.startswith(MARK) else kind


def luck(match: Match, seat: int) -> Rng:
    """A bot's own randomness: the same again after undo or load, and nothing of the game's dice in it."""
    key = nature.read_seed(match.seed or "nobody")
    message = f"{seat}/{len(match.log)}".encode()
    digest = hashlib.blake2b(message, key=key, digest_size=12, person=b"saloon-bots").digest()
    return FastRng(int.from_bytes(digest, "big"))


def choose(match: Match, seat: int, kind: str) -> int:
    """What a bot says for a pending seat. The heuristic thinks in a world drawn anew from what the seat
    knows, so that it cannot read the truth."""
    rng = luck(match, seat)
    if kind not in KINDS:
        return arena_bot(match, seat, kind, rng.below(1 << 30))
    if kind == RANDOM:
        legal = match.state.stack[-1].legal(match.state, seat)
        return legal[rng.below(len(legal))]
    world = match.rules.redetermine(match.state, seat, rng)
    action = match.rules.choose(world, seat, rng)
    # A heuristic's slip must not stop the table.
    return flow.fallback(match.state, seat) if flow.why(match.rules, match.state, seat, action) else action


def arena_bot(match: Match, seat: int, kind: str, seed: int) -> int:
    """What one of the arena's bots says."""
    who = entrant(kind)
    bots = sitting.setdefault(match, {})
    bot = bots.setdefault(seat, who.bot())
    bot.attend(match, seat)
    return bot.choose(look(match.rules, match.state, seat), who.budget(seed)).action


def advise(match: Match, seat: int, kind: str) -> Decision:
    """What a bot of the house would say in a seat's place, and why; from what the seat may know. A program is
    not asked."""
    if from_file(kind) == HEURISTIC:
        return Decision(choose(match, seat, HEURISTIC), Note(HEURISTIC))
    who = entrant(kind)
    seed = luck(match, seat).below(1 << 30)
    return who.bot().choose(look(match.rules, match.state, seat), who.budget(seed))


def faults(match: Match) -> list[str]:
    """What programs at this table did wrong, each told once."""
    out: list[str] = []
    for bot in sitting.get(match, {}).values():
        if isinstance(bot, Program) and bot.faults and not bot.told:
            bot.told = True
            out += bot.faults
    return out


def leave(match: Match) -> None:
    """The bots of a table get up."""
    for bot in sitting.pop(match, {}).values():
        bot.stop()
