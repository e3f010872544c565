"""What is kept, over HTTP. Finished public games are everybody's to see, signed in or not."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from saloon.server.given import GivenAsker, GivenHouse, GivenVisitor
from saloon.server.history import advice, comments, fair, frames, lists, pages
from saloon.server.history.kept import script
from saloon.server.people.desk import let
from saloon.server.people.rights import needs
from saloon.server.tables.routes import keep
from saloon.server.trouble import language_of
from saloon.server.wire.history import (
    Advice,
    AdviceWish,
    Comment,
    FramesPage,
    GamePage,
    GamesPage,
    HeadToHead,
    NewComment,
    PlayOn,
    Profile,
    Standing,
    Verified,
)
from saloon.server.wire.tables import MadeTable

AnyRequest = Request[Any, Any, Any]
OptionalText = FromQuery[str | None]


@get("/api/users/{name:str}")
async def profile(name: FromPath[str], visitor: GivenVisitor, house: GivenHouse) -> Profile:
    return await house.store.read(lambda db: lists.profile(db, visitor, name))


@get("/api/users/{name:str}/games")
async def games_of(
    name: FromPath[str],
    visitor: GivenVisitor,
    house: GivenHouse,
    title: OptionalText = None,
    before: OptionalText = None,
) -> GamesPage:
    return await house.store.read(lambda db: lists.archive(db, visitor, title, before, name))


@get("/api/users/{name:str}/against/{other:str}")
async def against(name: FromPath[str], other: FromPath[str], house: GivenHouse) -> list[HeadToHead]:
    return await house.store.read(lambda db: lists.against(db, name, other))


@get("/api/ratings/{title:str}")
async def ladder(
    title: FromPath[str], house: GivenHouse, role: OptionalText = None, bots: FromQuery[bool] = False
) -> list[Standing]:
    """The ladder of a title: of people, or of bots."""
    return await house.store.read(lambda db: lists.ladder(db, title, role, bots))


@get("/api/games")
async def games(
    visitor: GivenVisitor, house: GivenHouse, title: OptionalText = None, before: OptionalText = None
) -> GamesPage:
    """The public archive, newest first."""
    return await house.store.read(lambda db: lists.archive(db, visitor, title, before))


@get("/api/games/{game:str}")
async def game_page(
    game: FromPath[str],
    request: AnyRequest,
    visitor: GivenVisitor,
    house: GivenHouse,
    key: OptionalText = None,
) -> GamePage:
    kept = await house.shelf.find(house.store, game, visitor, key)
    language = language_of(request)
    return await house.store.read(lambda db: pages.page(db, kept, language))


@get("/api/games/{game:str}/game", media_type="text/plain")
async def game_file(
    game: FromPath[str], visitor: GivenVisitor, house: GivenHouse, key: OptionalText = None
) -> Response[str]:
    """The `.game` file, also of a game that was broken off."""
    found = await script(house.store, game, visitor, key)
    name = f"{found.row.title}-{found.row.id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "X-Content-Type-Options": "nosniff"}
    return Response(found.text(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/games/{game:str}/export.json")
async def game_export(
    game: FromPath[str], visitor: GivenVisitor, house: GivenHouse, key: OptionalText = None
) -> dict[str, Any]:
    """The game for programs, also one that was broken off (without winners)."""
    return pages.export(await script(house.store, game, visitor, key))


@get("/api/games/{game:str}/frames")
async def game_frames(
    game: FromPath[str],
    request: AnyRequest,
    visitor: GivenVisitor,
    house: GivenHouse,
    viewer: FromQuery[str] = "archive",
    start: FromQuery[int] = 0,
    count: FromQuery[int] = frames.MOST,
    key: OptionalText = None,
) -> FramesPage:
    """Some frames of the replay, as one viewer sees it."""
    kept = await house.shelf.find(house.store, game, visitor, key)
    return await asyncio.to_thread(frames.page, kept, viewer, start, count, language_of(request))


@get("/api/games/{game:str}/verify")
async def verify_game(
    game: FromPath[str],
    request: AnyRequest,
    visitor: GivenVisitor,
    house: GivenHouse,
    key: OptionalText = None,
) -> Verified:
    """The same check as `saloon verify` makes on the file."""
    kept = await house.shelf.find(house.store, game, visitor, key)
    return await asyncio.to_thread(fair.check, kept, language_of(request))


@post("/api/games/{game:str}/comments", status_code=201)
async def comment(
    game: FromPath[str],
    data: JSONBody[NewComment],
    asker: GivenAsker,
    house: GivenHouse,
    key: OptionalText = None,
) -> Comment:
    needs(asker, "play")
    kept = await house.shelf.find(house.store, game, asker, key)
    let(house.desk.comments, asker.id)
    plies, now = len(kept.match.log), house.now()
    return await house.store.write(lambda db: comments.add(db, game, plies, asker, data, now))


@delete("/api/games/{game:str}/comments/{comment_id:str}", status_code=204)
async def remove_comment(
    game: FromPath[str], comment_id: FromPath[str], asker: GivenAsker, house: GivenHouse
) -> None:
    needs(asker, "play")
    await house.store.write(lambda db: comments.remove(db, game, comment_id, asker))


@post("/api/games/{game:str}/on", status_code=201)
async def play_on(
    game: FromPath[str],
    data: JSONBody[PlayOn],
    asker: GivenAsker,
    house: GivenHouse,
    key: OptionalText = None,
) -> MadeTable:
    """Play on from a moment of a finished game, against bots."""
    needs(asker, "manage")
    kept = await house.shelf.find(house.store, game, asker, key)
    row = await asyncio.to_thread(pages.play_on, kept, data, asker, house.now())
    return await keep(house, row, asker, True)


@post("/api/games/{game:str}/advice", status_code=200)
async def advise(
    game: FromPath[str],
    data: JSONBody[AdviceWish],
    request: AnyRequest,
    asker: GivenAsker,
    house: GivenHouse,
    key: OptionalText = None,
) -> Advice:
    """What a bot would say at a moment of a finished game, from what the seat knew then."""
    needs(asker, "play")
    kept = await house.shelf.find(house.store, game, asker, key)
    let(house.desk.advice, asker.id)
    language = language_of(request)
    work = await asyncio.to_thread(advice.question, kept, data, language)
    return advice.answer(kept, data, await house.bots().think(work), language)


ROUTES = [
    profile,
    games_of,
    against,
    ladder,
    games,
    game_page,
    game_file,
    game_export,
    game_frames,
    verify_game,
    comment,
    remove_comment,
    play_on,
    advise,
]
