"""Whole games as frames, to look at boards without a house: `python -m tools.frames [TITLE SEATS SEED LANG]`.

Ranch hands play; for every viewer, `web/.frames/TITLE-SEATS-VIEWER.json` gets what it sees after each word
and what it was told: `{card, frames: [{ply, by, seen, story}]}`. Without arguments: every title, two sizes.
"""

import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from saloon.kernel import catalogue, flow, telling
from saloon.kernel.card import card
from saloon.kernel.core import seats_in
from saloon.kernel.match import Match
from saloon.kernel.rng import FastRng
from saloon.kernel.verbs import SEAT_LETTERS
from saloon.kernel.words import Words

FOLDER = Path(__file__).resolve().parent.parent / "web" / ".frames"
NAMES = dict(enumerate(["Ann", "Bea", "Cy", "Dot", "Eli", "Flo", "Gus", "Hal", "Ida", "Jo"]))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    if len(sys.argv) > 1:
        title, size, seed, lang = sys.argv[1:5]
        make(title, int(size), seed, lang)
        return
    for title in catalogue.titles():
        rules = catalogue.load(title)
        for seats in sorted({min(rules.fewest + 1, rules.most), rules.most}):
            make(title, seats, "dusk", "en")


def make(title: str, seats: int, seed: str, lang: str) -> None:
    match = Match.new(title, seats, seed=seed)
    words = Words(match.rules, lang, NAMES)
    viewers = [*SEAT_LETTERS[:seats], "watcher", "archive"]
    stories = {viewer: telling.Story(match.viewer(viewer)) for viewer in viewers}
    frames: dict[str, list[dict[str, Any]]] = {viewer: [] for viewer in viewers}
    rng, ply = FastRng(7), 0
    while True:
        fresh, ply = match.log[ply:], len(match.log)
        by = next((entry.seat for entry in fresh), -1)
        for viewer in viewers:
            frames[viewer].append(frame(match, viewer, words, stories[viewer], ply, by, fresh))
        if match.over:
            break
        seat = seats_in(flow.pending(match.state))[0]
        match.put(seat, match.rules.choose(match.state, seat, rng))
    for viewer in viewers:
        shown = {"card": asdict(card(title, lang)), "frames": frames[viewer]}
        (FOLDER / f"{title}-{seats}-{viewer}.json").write_bytes(msgspec.json.encode(shown))
    print(f"{title} for {seats}: {len(match.log)} words")


def frame(
    match: Match, viewer: str, words: Words, story: telling.Story, ply: int, by: int, fresh: list[Any]
) -> dict[str, Any]:
    start = story.heard
    told = [
        telling.happening(event, start + n, words) for n, event in enumerate(story.follow(fresh), start=1)
    ]
    seen = telling.seen(match, viewer, words, story.heard)
    return {"ply": ply, "by": by, "seen": seen, "story": told}


if __name__ == "__main__":
    main()
