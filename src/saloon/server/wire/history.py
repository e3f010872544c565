"""What is kept, over HTTP: people's pages, ratings, finished games and their replays."""

from __future__ import annotations

import msgspec

from saloon.kernel.rulebook import Block
from saloon.kernel.told import Ending, Happening, Seen
from saloon.server.wire.shapes import Line, Mark, Person, TableInfo


class Rating(msgspec.Struct, frozen=True):
    """A rating of somebody at a title in a role (`any` where the title has none): `value` is what to show,
    `spread` its uncertainty."""

    title: str
    role: str
    value: float
    spread: float
    games: int
    wins: int


class Standing(msgspec.Struct, frozen=True):
    """One line of a ladder."""

    rank: int
    person: Person
    rating: Rating


class SeatResult(msgspec.Struct, frozen=True):
    """How a seat came out. `place` counts from 1."""

    seat: int
    person: Person | None
    score: int
    won: bool
    place: int
    role: str | None = None


class GameLine(msgspec.Struct, frozen=True):
    """A finished game in a list. `goes`: when the house will delete it, if its people were warned."""

    id: str
    title: str
    ended: int
    seats: list[SeatResult]
    reason: str
    plies: int
    name: str = ""
    goes: int | None = None


class GamesPage(msgspec.Struct, frozen=True):
    """Newest first; `next` is what to send as `before` for the following page."""

    games: list[GameLine]
    next: str | None = None


class Profile(msgspec.Struct, frozen=True):
    """Somebody's page."""

    person: Person
    since: int
    ratings: list[Rating]
    games: list[GameLine]
    muted: bool = False


class HeadToHead(msgspec.Struct, frozen=True):
    """Two people at one title: who came out ahead of whom."""

    title: str
    games: int
    ahead: int
    behind: int
    level: int


class Comment(msgspec.Struct, frozen=True):
    """Said about a moment of a finished game."""

    id: str
    ply: int
    person: Person
    text: str
    at: int


class NewComment(msgspec.Struct, frozen=True):
    ply: int
    text: str


class GamePage(msgspec.Struct, frozen=True):
    """A finished game: who, how it ended, and what there is to look at. `viewers` can be asked for frames:
    seat letters, watcher, archive. `rooms` and `marks` are opened after the end."""

    info: TableInfo
    ended: int
    ending: Ending
    seats: list[SeatResult]
    plies: int
    viewers: list[str]
    comments: list[Comment]
    rooms: dict[str, list[Line]]
    marks: list[Mark]


class Frame(msgspec.Struct, frozen=True):
    """The table after a word, as one viewer sees it, and what it was told. `by`: who spoke (-1: nobody)."""

    ply: int
    by: int
    seen: Seen
    story: list[Happening]


class FramesPage(msgspec.Struct, frozen=True):
    """Some frames of a replay: `frames[0]` is number `start` of `of`."""

    viewer: str
    start: int
    of: int
    frames: list[Frame]


class PlayOn(msgspec.Struct, frozen=True):
    """Play on from a moment of a finished game, against bots, in the seat of one's choice."""

    ply: int
    seat: int
    level: str = "ranch_hand"


class AdviceWish(msgspec.Struct, frozen=True):
    """What would a bot say at a moment of a finished game, in a seat's place?"""

    ply: int
    seat: int
    level: str = "gunslinger"


class Weighed(msgspec.Struct, frozen=True):
    """A word that was considered: the part of the win it promised, and its share of the thinking."""

    text: str
    chance: float
    share: float


class Advice(msgspec.Struct, frozen=True):
    """What the bot would say, what it weighed, best first, and how many games it thought through."""

    level: str
    text: str
    weighed: list[Weighed]
    passes: int


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked about the dice and cards."""

    text: str
    good: bool


class Verified(msgspec.Struct, frozen=True):
    """Whether every die and card follows from the seed whose hash was shown at the start."""

    good: bool
    seed: str
    seed_hash: str
    checks: list[Check]


class RulesPage(msgspec.Struct, frozen=True):
    title: str
    name: str
    lang: str
    blocks: list[Block]


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson: what is said, the table to look at, what to do (None: read on). `want` are the
    words that go on (their `say`), the lesson itself goes on with the first of them. `point` is what to look
    at: a domain of the title and a token (`town:abilene`, `seat:1`), or `view:` and a path into the view."""

    text: str
    seen: Seen
    story: list[Happening]
    want: list[str]
    hint: str = ""
    point: str = ""


class Lesson(msgspec.Struct, frozen=True):
    """A first lesson, played on a real table set up by the rules. `names`: what it calls the seats."""

    title: str
    seat: int
    names: list[str]
    steps: list[LessonStep]
