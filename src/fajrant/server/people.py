"""HTTP routes for people: identity, name, password, login and logout."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response, StreamingResponse

from fajrant.bots import USUAL
from fajrant.house.commands import clean_name
from fajrant.house.errors import Refused
from fajrant.house.own_data import own_tables
from fajrant.house.results import results_of
from fajrant.house.store import Conflict
from fajrant.house.wire import (
    PASSWORD_LEAST,
    DeletionRequest,
    Login,
    Me,
    NameRequest,
    OwnData,
    OwnExercise,
    PasswordRequest,
)
from fajrant.house.wire_reviews import Result
from fajrant.server.context import ServerContext, address, context_of, language_of
from fajrant.server.passwords import folded
from fajrant.server.refusals import texts
from fajrant.server.responses import JSON, documented, documented_command, reply
from fajrant.texts import LANGUAGES

router = APIRouter(prefix="/api", tags=["people"])


async def name_of(context: ServerContext, request: Request, person: str) -> str:
    """The person's name, or a default name in their language."""
    return (await show_me(context, person)).name or texts(language_of(request)).say("nameless")


async def remember_name(context: ServerContext, person: str, name: str | None) -> None:
    """Remembers the last name used, to offer it next time. A name with a password is not replaced this way."""
    stored = await context.house.store.person(person)
    if name and (stored is None or (stored.password is None and stored.name != name)):
        with contextlib.suppress(Conflict):  # somebody else protected it at this very moment
            await store_name(context, person, clean_name(name))


async def store_name(context: ServerContext, person: str, name: str) -> None:
    """Stores a person's name. Raises Conflict if somebody else's password protects it."""
    await context.house.store.set_name(person, name, folded(name))
    context.house.presence.rename(person, name)


async def show_me(context: ServerContext, person: str) -> Me:
    """The person as the client sees them. A name that somebody else has protected since is no longer theirs."""
    stored = await context.house.store.person(person)
    if stored is None or await context.names.is_taken(person, stored.name):
        return Me(person, None, False)
    return Me(person, stored.name, stored.password is not None)


@router.get("/me", **documented(Me))
async def me(request: Request) -> Response:
    """Who you are. A new visitor gets an identity."""
    context = context_of(request)
    person = context.visitor(request)
    if not person:
        fresh = context.new_identity(request)
        return context.answer(request, Me(fresh, None, False), fresh, True)
    return reply(await show_me(context, person))


@router.post("/me", **documented_command(Me, NameRequest, 200, ["name_taken"]))
async def set_name(request: Request) -> Response:
    """Set your name."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, NameRequest)
    try:
        await store_name(context, person, clean_name(body.name))
    except Conflict:
        raise Refused("name_taken") from None
    return context.answer(request, await show_me(context, person), person, fresh)


@router.post("/me/password", **documented_command(Me, PasswordRequest, 200, ["wrong_password", "name_taken"]))
async def set_password(request: Request) -> Response:
    """Protect your name with a password. Changing it requires the old one and logs out all other devices."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, PasswordRequest)
    if len(body.password) < PASSWORD_LEAST:
        raise Refused("bad_request", "short_password", least=PASSWORD_LEAST)
    stored = await context.house.store.person(person)
    if stored is None:
        raise Refused("bad_request", "no_name")
    if folded(stored.name) in {folded(texts(language).say("nameless")) for language in LANGUAGES}:
        raise Refused("name_taken")  # the default name of everybody without one
    context.try_password(request, folded(stored.name), stored)
    if stored.password is not None and not await context.passwords.fits(stored.password, body.old or ""):
        raise Refused("wrong_password", "wrong_old_password")
    hashed = await context.passwords.hash(body.password)
    try:
        epoch = await context.house.store.change_password(person, folded(stored.name), hashed, stored.password)
    except Conflict:
        raise Refused("name_taken") from None
    if epoch is None:  # the password was changed in the meantime
        raise Refused("wrong_password", "wrong_old_password")
    if stored.password is not None:
        context.sessions.end_all(person, epoch)
        fresh = True  # this device stays logged in, with a new cookie
    return context.answer(request, await show_me(context, person), person, fresh)


@router.post("/login", **documented_command(Me, Login, 200, ["wrong_password"]))
async def login(request: Request) -> Response:
    """Log in on this device. The answer does not say whether the name or the password was wrong."""
    context = context_of(request)
    context.commander(request)
    body = await context.read(request, Login)
    key = folded(" ".join(body.name.split()))
    owner = await context.house.store.keeper(key)
    context.try_password(request, key, owner)
    hashed = None if owner is None else owner.password
    if not await context.passwords.fits(hashed, body.password):
        raise Refused("wrong_password")
    assert owner is not None
    assert owner.password is not None
    if context.passwords.old(owner.password):
        await context.house.store.renew_hash(owner.id, await context.passwords.hash(body.password), owner.password)
    context.knew_password(request, key)
    return context.answer(request, await show_me(context, owner.id), owner.id, True)


@router.post("/logout", **documented_command(Me))
async def logout(request: Request) -> Response:
    """Log out: this device gets a new identity, and its old cookie stops working."""
    context = context_of(request)
    context.commander(request)
    session = context.sessions.read(request.cookies)
    if session is not None:
        await context.sessions.end(session)
    return context.replace_identity(request)


@router.get("/me/data", **documented(OwnData))
async def own_data(request: Request) -> Response:
    """Everything that the server knows about you, as one file."""
    context = context_of(request)
    person = context.visitor(request)
    context.records.take(address(request))
    me = await show_me(context, person)
    tries = await context.house.store.tries_of(person) if person else []
    tried = [OwnExercise(one.source, one.item, one.tries, one.solved) for one in tries]

    async def parts() -> AsyncIterator[bytes]:
        """The file in parts, table by table, because there may be thousands."""
        head = msgspec.json.encode(OwnData(me.id, me.name, me.kept, tried, []))
        yield head.removesuffix(b"]}")
        first = True
        async for table in own_tables(context.house, person):
            yield (b"" if first else b",") + msgspec.json.encode(table)
            first = False
        yield b"]}"

    headers = {"Content-Disposition": 'attachment; filename="fajrant-data.json"', "Cache-Control": "no-store"}
    return StreamingResponse(parts(), headers=headers, media_type=JSON)


@router.get("/me/results", **documented(list[Result]))
async def own_results(request: Request) -> Response:
    """Your finished games in which you had one seat, most recent first, and what your decisions cost, if reviewed."""
    context = context_of(request)
    person = context.visitor(request)
    return reply(await results_of(context.house, person))


@router.post("/me/delete", **documented_command(Me, DeletionRequest, 200, ["wrong_password"]))
async def delete_me(request: Request) -> Response:
    """Delete yourself: name, password, seats and what you said. Bots play on for you; this device gets a new identity.

    Your moves stay in the games of others, without your name. Tables that are nobody else's are deleted. A table where
    others wait for the start gets another host.
    """
    context = context_of(request)
    person, _ = context.commander(request)
    body = await context.read(request, DeletionRequest)
    stored = await context.house.store.person(person)
    if stored is not None and stored.password is not None:
        context.try_password(request, folded(stored.name), stored)
        if not await context.passwords.fits(stored.password, body.password or ""):
            raise Refused("wrong_password")
    for table in await context.house.store.all_tables_of(person):
        with contextlib.suppress(Refused):  # it was deleted in the meantime
            await context.house.erase(table, person, USUAL)
    context.sessions.end_all(person, await context.house.store.erase_person(person))
    return context.replace_identity(request)
