# compiled zone
"""A standoff as lines of text, from a view alone: for terminals, screen readers and bots that read."""

from __future__ import annotations

from typing import Any

from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words


def board(view: dict[str, Any], words: Words) -> list[str]:
    lines = [words.say("text.round", round=view["round"])]
    top = view["steps"][-1] if view["steps"] else {}
    for seat, gunslinger in enumerate(view["seats"]):
        lines.append(f"  {gunslinger_line(seat, gunslinger, top, words)}")
    return lines


def gunslinger_line(seat: int, gunslinger: dict[str, Any], top: dict[str, Any], words: Words) -> str:
    letter, name = SEAT_LETTERS[seat], words.seat(seat)
    who = letter if name == letter else f"{letter} {name}"
    head = words.say("text.seat", who=who, lives=gunslinger["lives"])
    parts = [head]
    if gunslinger["lives"] == 0:
        parts.append(words.say("text.out"))
    else:
        parts.append(words.say("text.hat" if gunslinger["hat"] else "text.no_hat"))
    if gunslinger["lucky"] is None:
        parts.append(words.say("text.lucky_hidden"))
    elif gunslinger["lucky"]:
        key = "text.lucky_shown" if gunslinger["lucky_shown"] else "text.lucky"
        parts.append(words.say(key, lucky=gunslinger["lucky"]))
    if gunslinger["wounds"]:
        parts.append(words.say("text.wounds", wounds=gunslinger["wounds"]))
    if top.get("step") == "choose" and top["chosen"][seat]:
        choice = top["choices"][seat]
        parts.append(words.say("text.chosen") if choice is None else own_choice(choice, words))
    return ", ".join(parts)


def own_choice(choice: int | str, words: Words) -> str:
    if choice == "duck":
        said = words.say("verb.duck")
    else:
        said = words.say("verb.draw", target=words.seat(int(choice)))
    return words.say("text.mine", choice=said)
