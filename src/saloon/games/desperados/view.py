# compiled zone
"""What a viewer may see of a table: a whitelist over the known-by masks."""

from __future__ import annotations

from saloon.games.desperados.board import BANKS, MOVES, SALOON, TOWNS
from saloon.games.desperados.places import clues, count, why_not
from saloon.games.desperados.rules.cards import cards_laid
from saloon.games.desperados.rules.ending import EndOfTurn
from saloon.games.desperados.rules.robberies import PEEKING, Act
from saloon.games.desperados.rules.setting_up import Deal
from saloon.games.desperados.rules.shared import Shared
from saloon.games.desperados.rules.talk import in_team, is_shown_places, planners, readers, writers
from saloon.games.desperados.rules.verification import Verification
from saloon.games.desperados.rules.winning import target
from saloon.games.desperados.state import (
    BANK,
    HIDDEN_LOOT,
    NONE,
    ON,
    POKER,
    Desperados,
    Loot,
    Robbery,
)
from saloon.games.desperados.verbs import CARD, TARGET
from saloon.kernel.core import ARCHIVE, Step, seats_in, sees


def view(s: Desperados, viewer: int) -> dict[str, object]:
    return {
        "turn": s.turn,
        "move": s.move,
        "sheriff": town_or_none(s.sheriff),
        "goal": target(s),
        "plans": s.row[:],
        "coaches": {"brown": town_or_none(s.coaches[0]), "blue": town_or_none(s.coaches[1])},
        "deputies": [
            {"town": s.deputies[i], "rode": s.sent >> i + 1 & 1 == 1} for i in range(len(s.deputies))
        ],
        "seats": [seat_view(s, seat, viewer) for seat in range(s.seats)],
        "robberies": [robbery_view(s, robbery) for robbery in s.robberies],
        "banks": [bank_view(s, bank, viewer) for bank in range(len(BANKS))],
        "pile": {"tiles": pile_size(s), "bottom": s.bottom},
        "poker": [town for town in range(len(TOWNS)) if s.poker >> town & 1],
        "coach_tiles": len(s.coach_left),
        "loot": [loot_view(tile, viewer) for tile in s.loot],
        "total": total_for(s, viewer),
        "hidden_loot": s.options[HIDDEN_LOOT] == 1,
        "conceding": seats_in(s.conceding),
        "ended": s.ended != ON,
        "talk": talk_view(s, viewer),
        "steps": [step_view(s, viewer, step) for step in s.stack],
        "places": places_view(s, viewer),
    }


def town_or_none(town: int) -> int | None:
    return None if town == NONE else town


def pile_size(s: Desperados) -> int:
    """How many tiles the bank pile has; while banks are dealt at the start, those still due are not in it."""
    undealt = 0
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Deal):
        undealt = len(BANKS) - top.banks
    taken = len(top.taken) if isinstance(top, EndOfTurn) else 0
    return len(s.pile) - undealt + s.bottom + taken


def seat_view(s: Desperados, seat: int, viewer: int) -> dict[str, object]:
    """DES-T1, DES-H7, DES-V9: cards laid as far as known, the own team's hands, lost cards openly."""
    mine = in_team(s, viewer) if seat != s.sheriff else viewer in (seat, ARCHIVE)
    row = seat * MOVES
    return {
        "role": "sheriff" if seat == s.sheriff else "outlaw" if s.sheriff != NONE else None,
        "began": town_or_none(s.began[seat]),
        "pawn": town_or_none(s.pawn[seat]),
        "at": town_or_none(s.at[seat]) if mine else None,
        "laid": [
            CARD.token(s.laid[i]) if sees(s.known[i], viewer) else None
            for i in range(row, row + cards_laid(s, seat))
        ],
        "known_to_sheriff": [s.known[i] >> s.sheriff & 1 == 1 for i in range(row, row + cards_laid(s, seat))]
        if mine and seat != s.sheriff
        else None,
        "proved": [town_or_none(s.proved[i]) for i in range(row, row + cards_laid(s, seat))],
        "hand": [CARD.token(card) for card in range(SALOON + 1) if s.hand[seat] >> card & 1]
        if mine
        else None,
        "lost": [town for town in range(len(TOWNS)) if s.lost[seat] >> town & 1],
        "disc": town_or_none(s.disc[seat]),
        "arrested": s.arrested >> seat & 1 == 1,
    }


def robbery_view(s: Desperados, robbery: Robbery) -> dict[str, object]:
    """DES-B14."""
    return {
        "target": TARGET.token(robbery.target),
        "town": robbery.town,
        "move": robbery.move,
        "required": robbery.required,
        "stack": robbery.owners[: robbery.required],
        "reserve": robbery.owners[robbery.required :],
    }


def bank_view(s: Desperados, bank: int, viewer: int) -> dict[str, object]:
    """DES-P4, DES-P7; the team also sees which of its banks it knows."""
    seen = s.bank[bank] > 0 and sees(s.bank_known[bank], viewer)
    return {
        "town": BANKS[bank],
        "tile": s.bank[bank] > 0,
        "value": s.bank[bank] if seen else None,
    }


def loot_view(tile: Loot, viewer: int) -> dict[str, object]:
    """DES-V19."""
    return {
        "turn": tile.turn,
        "kind": "bank" if tile.kind == BANK else "poker" if tile.kind == POKER else "coach",
        "town": tile.town,
        "value": tile.value if sees(tile.known, viewer) else None,
    }


def total_for(s: Desperados, viewer: int) -> int | None:
    """DES-V19: the total, for those who know every tile of it."""
    for tile in s.loot:
        if not sees(tile.known, viewer):
            return None
    return s.total()


def talk_view(s: Desperados, viewer: int) -> dict[str, object]:
    """DES-T2 to DES-T4, DES-T7: what this viewer may do in the outlaws' channel, now."""
    return {
        "read": sees(readers(s), viewer),
        "write": viewer >= 0 and sees(writers(s), viewer),
        "plan": viewer >= 0 and sees(planners(s), viewer),
    }


def step_view(s: Desperados, viewer: int, step: Step[Desperados]) -> dict[str, object]:
    if isinstance(step, Shared):
        return shared_view(s, viewer, step)
    if isinstance(step, Verification):
        return {"step": "verification", "number": step.number}
    return {"step": type(step).__name__.lower()}


def shared_view(s: Desperados, viewer: int, step: Shared) -> dict[str, object]:
    """DES-R6: outside the team, that the step is open and nothing else."""
    name = type(step).__name__.lower()
    if not in_team(s, viewer):
        return {"step": name, "choices": None, "confirmed": None}
    return {
        "step": name,
        "choices": [chosen(step, choice) for choice in step.choices],
        "confirmed": step.confirmed[:],
    }


def chosen(step: Shared, choice: int) -> str | None:
    """A choice as a client reads it: a card, a target, `peek`, a start town's number, or nothing."""
    if choice == NONE:
        return None
    if isinstance(step, Act):
        return "peek" if choice == PEEKING else TARGET.token(choice)
    return CARD.token(choice)


def places_view(s: Desperados, viewer: int) -> list[dict[str, object]]:
    """DES-T10, DES-T14: the sheriff sees where each outlaw may be; the outlaws see the same, as what he
    can know of them, and where the sheriff himself may be. Both are shown once pawns stand."""
    if s.sheriff == NONE or not is_shown_places(s, viewer):
        return []
    out: list[dict[str, object]] = []
    for seat in range(s.seats):
        if s.began[seat] == NONE or seat == viewer == s.sheriff:
            continue
        of = s.outlaws()[0] if seat == s.sheriff else s.sheriff
        out.append(place_view(s, seat, of))
    return out


def place_view(s: Desperados, seat: int, of: int) -> dict[str, object]:
    """The chances in thousandths, for every move so far and the towns in town order, and for the last one
    why not the others."""
    known = clues(s, seat, of)
    found = count(known)
    moves: list[list[list[int]]] = []
    for move in range(known.moves + 1):
        moves.append([[town, 1000 * found.weight(move, town) // found.total] for town in found.places(move)])
    last = known.moves
    why: list[list[int]] = []
    for town in range(len(TOWNS)):
        if not found.weight(last, town):
            reason, tells = why_not(known, last, town)
            why.append([town, reason, tells])
    return {"seat": seat, "moves": moves, "why": why}
