"""Telling people over HTTP: their channels, the house's push key, and the links that letters carry."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody

from saloon.server.given import GivenAsker, GivenHouse
from saloon.server.letterhead import page
from saloon.server.notify import channels
from saloon.server.people.desk import let
from saloon.server.people.rights import in_person
from saloon.server.speech import say
from saloon.server.trouble import Trouble, language_of
from saloon.server.wire.people import Channel, PushKey

AnyRequest = Request[Any, Any, Any]


@get("/api/me/channels")
async def my_channels(asker: GivenAsker, house: GivenHouse) -> list[Channel]:
    in_person(asker)
    return await house.store.read(lambda db: channels.all_of(db, asker.id))


@post("/api/me/channels", status_code=201)
async def new_channel(data: JSONBody[Channel], asker: GivenAsker, house: GivenHouse) -> Channel:
    """A new way to tell me things; an e-mail address is asked first whether it wants that."""
    in_person(asker)
    channels.check(data, house.settings)
    if data.kind == "email":
        let(house.desk.letters, asker.id)
        let(house.desk.letters, data.target.casefold())
    made, secret = await house.store.write(lambda db: channels.add(db, asker.id, data, house.now()))
    if made.kind == "email" and not made.confirmed:
        try:
            await house.post.ask_to_confirm(asker.lang, made.target, asker.name, secret)
        except OSError:
            await house.store.write(lambda db: channels.unsubscribe(db, secret))
            raise Trouble(502, "mail_failed") from None
    return made


@patch("/api/me/channels/{channel:str}")
async def change_channel(
    channel: FromPath[str], data: JSONBody[Channel], asker: GivenAsker, house: GivenHouse
) -> Channel:
    in_person(asker)
    channels.check(data, house.settings)
    return await house.store.write(lambda db: channels.change(db, asker.id, channel, data))


@delete("/api/me/channels/{channel:str}", status_code=204)
async def drop_channel(channel: FromPath[str], asker: GivenAsker, house: GivenHouse) -> None:
    in_person(asker)
    await house.store.write(lambda db: channels.drop(db, asker.id, channel))


@get("/api/push", sync_to_thread=False)
def push_key(house: GivenHouse) -> PushKey:
    """The house's public key for web push."""
    if house.post.push is None:
        raise Trouble(503, "not_yet")
    return PushKey(house.post.push.public())


@get("/api/channel/{secret:str}/{what:str}", include_in_schema=False, sync_to_thread=False)
def ask_channel(secret: FromPath[str], what: FromPath[str], request: AnyRequest) -> Response[str]:
    """The page a letter leads to. It only asks: programs follow links, people press buttons."""
    lang, asked = language_of(request), check_what(what)
    return page(lang, say(lang, f"channel.{asked}_ask"), say(lang, f"channel.{asked}_button"))


@post("/api/channel/{secret:str}/{what:str}", include_in_schema=False, status_code=200)
async def act_on_channel(
    secret: FromPath[str], what: FromPath[str], request: AnyRequest, house: GivenHouse
) -> Response[str]:
    if check_what(what) == "confirm":
        await house.store.write(lambda db: channels.confirm(db, secret))
    else:
        await house.store.write(lambda db: channels.unsubscribe(db, secret))
    lang = language_of(request)
    return page(lang, say(lang, f"channel.{what}_done"))


def check_what(what: str) -> str:
    if what not in ("confirm", "off"):
        raise Trouble(404, "not_found")
    return what


ROUTES = [
    my_channels,
    new_channel,
    change_channel,
    drop_channel,
    push_key,
    ask_channel,
    act_on_channel,
]
